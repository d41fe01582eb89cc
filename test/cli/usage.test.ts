import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allRules } from "../../src/catalog/catalog.ts";
import { VERSION } from "../../src/catalog/product.ts";
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
    [["baseline", "wirte"], "unknown command 'wirte'; did you mean write? \"portlight baseline --help\""],
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

describe("portlight rules", () => {
  it("lists every rule", async () => {
    const { status, stdout } = await runCli("/", ["rules"]);
    expect(status).toBe(0);
    expect(
      stdout
        .trimEnd()
        .split("\n")
        .map((line) => line.split(" ")[0]),
    ).toEqual(allRules().map((rule) => rule.id));
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
