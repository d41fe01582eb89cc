import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allRules } from "../../src/catalog/catalog.ts";
import { VERSION } from "../../src/catalog/product.ts";
import { errorLine } from "../../src/cli/error-line.ts";
import { temporaryFolder } from "../run/temporary-folder.ts";
import { runCli } from "./run-cli.ts";

describe("portlight", () => {
  it("has the version of its package", async () => {
    const manifest = JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"));
    expect(VERSION).toBe(manifest.version);
    expect(await runCli("/", ["--version"])).toEqual({ status: 0, stdout: `${VERSION}\n`, stderr: "" });
  });

  it("explains itself", async () => {
    const { status, stdout } = await runCli("/", ["--help"]);
    expect(status).toBe(0);
    for (const command of ["scan", "audit", "check", "detect", "record", "baseline", "rules", "explain"]) {
      expect(stdout).toMatch(new RegExp(`^  ${command} `, "m"));
    }
    expect((await runCli("/", ["scan", "--help"])).stdout).toContain("--fail-on <list>");
  });

  it("without a command shows its help, as a mistake", async () => {
    const { status, stdout, stderr } = await runCli("/", []);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain("Usage: portlight");
  });

  it.each([
    [["scann"], "unknown command 'scann'; did you mean scan? \"portlight --help\""],
    [["scan", "--formt", "json"], "unknown option '--formt'; did you mean --format? \"portlight scan --help\" shows"],
    [["scan", "--format", "jsn"], 'jsn is no report format; did you mean "json"?\n'],
    [["scan", "--fail-on", "note"], "notes never fail by severity"],
    [["scan", "--fail-on", "injektion"], 'did you mean "injection"? `portlight rules` lists groups and rules.'],
    [["audit", "-o", "json=-"], "use --format json for standard output"],
    [["scan", "--format"], "option '--format <format>' argument missing"],
    [["scan", "-o", "x.sarif"], "--output x.sarif names no format"],
    [["scan", "a", "b"], 'Expected 1 argument but got 2. "portlight scan --help" shows what there is.\n'],
    [["scan", "--min-severity", "bad"], "bad is no severity"],
    [["scan", "--fail-on", "hihg"], 'did you mean "high"'],
    [["scan", "--config", "none.yml"], "none.yml does not exist"],
    [["scan", "--baseline", "none.json"], "none.json does not exist"],
    [["record"], "missing required argument 'command'"],
    [["explain", "shel-injection"], "there is no rule shel-injection"],
    [["explain", "injection"], "portlight: injection is a group of: "],
    [["audit", ""], "an empty path was given: name a file or folder, or leave it out."],
    [["check", "a.jsonl", ""], "an empty path was given"],
    [["scan", "--config", ""], "--config is empty: give it a value, or leave it out."],
    [["scan", "--baseline", ""], "--baseline is empty"],
    [["detect", "--name", ""], "--name is empty"],
    [["scan", "--format", ""], '"" is no report format: use text'],
    [["baseline", "wirte"], "unknown command 'wirte'; did you mean write? \"portlight baseline --help\""],
    [["help", "scna"], 'there is no command scna; did you mean "scan"? "portlight help" lists them.\n'],
    [["audit", "\u001b[31m\n::error::x"], "does not exist"],
  ])("%j is told in one sentence", async (argv, sentence) => {
    const cwd = temporaryFolder({ ".git/HEAD": "" });
    const { status, stderr, stdout } = await runCli(cwd, argv);
    const told = `${stdout}${stderr}`;
    expect(told).toContain(sentence);
    expect(told).not.toMatch(/\u001b|^::|\n +at /m);
    expect(status).toBe(sentence === "does not exist" ? 3 : 2);
    if (status === 2) expect(stderr.trimEnd()).not.toContain("\n");
  });
});

describe("a sentence that quotes a file", () => {
  it.each([
    ["a path with a command and a colour", 'version: 1\naudit: { paths: ["x\\n::warning::pwned\\e[31m"] }\n'],
    ["a rule with a command", 'version: 1\nfailOn: ["x\\r\\n::warning::pwned"]\n'],
    ["an old command", 'version: 1\naudit: { paths: ["##[error]pwned"] }\n'],
  ])("begins no line and moves no cursor: %s", async (_what, config) => {
    const cwd = temporaryFolder({ ".git/HEAD": "", ".portlight/config.yml": config });
    const { status, stderr, stdout } = await runCli(cwd, ["scan"]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(/^portlight: \.portlight\/config\.yml:2: [ -~]+\n$/);
    expect(stderr).not.toContain("##[");
  });

  it("is one line whatever the error holds", () => {
    expect(errorLine("a\n::warning::b\u001b[31m ##[error]c")).toBe(
      "portlight: a\\u{a}::warning::b\\u{1b}[31m \\u{23}#[error]c\n",
    );
  });
});

describe("portlight rules", () => {
  it("lists every rule with its groups, and every group with its rules", async () => {
    const { status, stdout } = await runCli("/", ["rules"]);
    expect(status).toBe(0);
    const [rules = "", groups = ""] = stdout.split("\n\n");
    const rows = rules.split("\n").map((line) => line.split(/ {2,}/));
    expect(rows.map(([id, , , of]) => `${id} ${of}`)).toEqual(
      allRules().map((rule) => `${rule.id} ${rule.groups.join(",") || "-"}`),
    );
    expect(groups).toMatch(/^Groups, which --fail-on/);
    const listed = groups
      .trimEnd()
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(/ {2,}/));
    const known = [...new Set(allRules().flatMap((rule) => rule.groups))].sort();
    expect(listed.map(([group]) => group)).toEqual(known);
    expect(listed.find(([group]) => group === "injection")?.[1]).toContain("shell-injection");
  });
});

describe("portlight explain", () => {
  it.each(allRules().map((rule) => rule.id))("%s gives title, help and link", async (id) => {
    const { status, stdout } = await runCli("/", ["explain", id]);
    expect(status).toBe(0);
    expect(stdout).toContain(`**${id}**`);
    expect(stdout).toContain("## What to do");
    expect(stdout).toMatch(new RegExp(`/docs/rules/${id}\\.md\\n$`));
  });
});

describe("--min-severity note", () => {
  it("lists the notes that are only counted otherwise", async () => {
    const cwd = temporaryFolder({
      ".git/HEAD": "",
      "server.py":
        "from mcp.server.fastmcp import FastMCP\nimport os\nmcp = FastMCP('s')\n@mcp.tool()\ndef now() -> int:\n    return os.system('date')\n",
    });
    const counted = await runCli(cwd, ["audit"]);
    expect(counted).toMatchObject({ status: 0, stderr: "" });
    expect(counted.stdout).not.toContain("server.py:");
    expect((await runCli(cwd, ["audit", "--min-severity", "note"])).stdout).toMatch(
      /^server\.py:\d+:\d+ note cmd-exec/m,
    );
  });
});
