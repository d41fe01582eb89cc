/** Hostile input ends with the exit status of docs/guide.md and a clear sentence: no crash, no hang, no silence. */
import { chmodSync, closeSync, cpSync, mkdirSync, openSync, symlinkSync, writeSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { FORMATS } from "../../src/run/formats.ts";
import { temporaryFolder } from "../run/temporary-folder.ts";
import { portlight, runEntry } from "./entries.ts";
import { frameLine, startLine } from "./session-log.ts";

const MEGABYTE = 1024 * 1024;

function project(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  return temporaryFolder({ ".git/HEAD": "", ...files });
}

/** A file of `size` bytes in one line, written in pieces. */
function longLine(file: string, size: number, head = "", tail = ""): void {
  const handle = openSync(file, "w");
  writeSync(handle, head);
  const piece = Buffer.alloc(MEGABYTE, "a");
  for (let written = 0; written < size; written += piece.length) writeSync(handle, piece);
  writeSync(handle, tail);
  closeSync(handle);
}

/** A message that can be judged, so that what is hostile is not all that the capture holds. */
const GREETING = frameLine(1, "c2s", { jsonrpc: "2.0", method: "notifications/initialized" });

describe("200 MB in one line", () => {
  it.each(["server.py", "server.js", "server.ts", ".mcp.json"])("of %s is not analysed, and said", async (name) => {
    const cwd = project({ "other.py": "x = 1\n" });
    longLine(join(cwd, name), 200 * MEGABYTE, 'x = "', '"\n');
    const { status, stdout, stderr } = await portlight(["audit"], { cwd });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(new RegExp(`${name.replaceAll(".", "\\.")}.*too large`));
    expect((await portlight(["audit", "--strict"], { cwd })).status).toBe(1);
  });

  it("of a capture is damage that is said, in bounded memory", async () => {
    const cwd = project();
    longLine(join(cwd, "a.mcp.jsonl"), 200 * MEGABYTE, `${startLine()}\n${GREETING}\n{"type":"frame","text":"`, '"}\n');
    const { status, stdout, stderr } = await portlight(["check", "a.mcp.jsonl"], {
      cwd,
      env: { NODE_OPTIONS: "--max-old-space-size=128" },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/a\.mcp\.jsonl.*incomplete/);
  });

  it("that is no capture at all is refused", async () => {
    const cwd = project();
    longLine(join(cwd, "a.mcp.jsonl"), 200 * MEGABYTE);
    const { status, stdout } = await portlight(["check", "a.mcp.jsonl"], {
      cwd,
      env: { NODE_OPTIONS: "--max-old-space-size=128" },
    });
    expect(status).toBe(3);
    expect(stdout).toContain("a.mcp.jsonl");
  });
});

describe("100,000 nested brackets", () => {
  const deep = "[".repeat(100_000) + "]".repeat(100_000);

  it.each([
    [".mcp.json", deep],
    ["server.js", `const x = ${deep};\n`],
    ["server.ts", `const x: unknown = ${deep};\n`],
    ["server.py", `x = ${deep}\n`],
    ["parens.js", `const x = ${"(".repeat(100_000)}1${")".repeat(100_000)};\n`],
    ["open.js", "{".repeat(100_000)],
    ["open.py", "x = ".concat("(".repeat(100_000))],
  ])("in %s are not analysed, and said; other files are", async (name, text) => {
    const cwd = project({ [name]: text, "good.py": "import os\nos.system('ls')\n" });
    const { status, stdout, stderr } = await portlight(["audit", "--format", "json"], { cwd });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const report = JSON.parse(stdout);
    const paths = report.notAnalysed.map((entry: { path: string }) => entry.path);
    expect([...new Set(paths)]).toEqual([name]);
    expect(report.inventory.files).toBeGreaterThan(0);
  });

  it("that are no nesting for the language change nothing", async () => {
    const cwd = project({ "parens.py": `x = ${"(".repeat(100_000)}1${")".repeat(100_000)}\n` });
    const { status, stdout, stderr } = await portlight(["audit", "--format", "json"], { cwd });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(JSON.parse(stdout)).toMatchObject({ notAnalysed: [], ruleFailures: [], inventory: { files: 1 } });
  });

  it("in a frame of a capture end with a sentence", async () => {
    const cwd = project({
      "a.mcp.jsonl": `${startLine()}\n${GREETING}\n{"type":"frame","seq":2,"ts":"2026-01-01T00:00:00.000000Z","dir":"c2s","frame":${deep}}\n`,
    });
    for (const command of ["check", "detect"]) {
      const { status, stdout, stderr } = await portlight([command, "a.mcp.jsonl"], { cwd });
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      expect(stdout).toMatch(/a\.mcp\.jsonl/);
    }
  });

  it("in the configuration or the baseline are refused by name", async () => {
    const cwd = project({ ".portlight/config.yml": `version: 1\ncaptures: ${deep}\n` });
    const config = await portlight(["scan"], { cwd });
    expect(config.status).toBe(2);
    expect(config.stderr).toMatch(/^portlight: \.portlight\/config\.yml.*\n$/);
    const other = project({ ".portlight/baseline.json": deep });
    const baseline = await portlight(["scan"], { cwd: other });
    expect(baseline.status).toBe(2);
    expect(baseline.stderr).toMatch(/^portlight: \.portlight\/baseline\.json.*\n$/);
  });
});

describe("bytes that are no text", () => {
  it.each([
    ["nul.py", Buffer.from("x = 1\n\0\nimport os\n")],
    ["nul.js", Buffer.from("const x = 1;\n\0\n")],
    ["latin1.py", Buffer.from("x = '\xe4\xff'\n", "latin1")],
    ["latin1.ts", Buffer.from("const x = '\xe4\xff';\n", "latin1")],
    ["utf16.js", Buffer.from("\ufeffconst x = 1;\n", "utf16le")],
  ])("in %s are said", async (name, bytes) => {
    const cwd = project({ [name]: bytes });
    const { status, stdout, stderr } = await portlight(["audit"], { cwd });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(new RegExp(`${name.replace(".", "\\.")}`));
  });

  it("do not include a byte order mark, which hides nothing", async () => {
    const source =
      "\ufefffrom mcp.server.fastmcp import FastMCP\nimport os\nmcp = FastMCP('s')\n@mcp.tool()\ndef run(c: str) -> int:\n    return os.system('ls ' + c)\n";
    const cwd = project({ "server.py": source, "crlf.py": source.replaceAll("\n", "\r\n") });
    const report = JSON.parse((await portlight(["audit", "--format", "json"], { cwd })).stdout);
    expect(report.notAnalysed).toEqual([]);
    const places = report.findings
      .filter((finding: { severity: string }) => finding.severity !== "note")
      .map(
        (finding: { location: { path: string; startLine: number } }) =>
          `${finding.location.path}:${finding.location.startLine}`,
      );
    expect(places).toEqual(["crlf.py:6", "server.py:6"]);
  });

  it("in a capture are said", async () => {
    for (const bytes of [Buffer.from([0, 1, 2, 0xff, 10]), Buffer.from("\xe4\xff\n", "latin1"), Buffer.alloc(0)]) {
      const cwd = project({ "a.mcp.jsonl": bytes });
      const { status, stdout } = await portlight(["check", "a.mcp.jsonl"], { cwd });
      expect(status).toBe(3);
      expect(stdout).toContain("a.mcp.jsonl");
    }
  });
});

describe("links and files that cannot be read", () => {
  it("in the tree are reported and not followed", async () => {
    const outside = temporaryFolder({ "secret.py": "import os\n", "folder/x.py": "import os\n" });
    const cwd = project({ "a.py": "x = 1\n", "sub/b.py": "x = 1\n" });
    symlinkSync("loop.py", join(cwd, "loop.py"));
    symlinkSync("..", join(cwd, "sub/up"));
    symlinkSync(join(outside, "secret.py"), join(cwd, "out.py"));
    symlinkSync(join(outside, "folder"), join(cwd, "folder"));
    const { status, stdout, stderr } = await portlight(["audit", "--format", "json"], { cwd });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const report = JSON.parse(stdout);
    const reasons = report.notAnalysed.map(
      (entry: { path: string; reason: string }) => `${entry.path} ${entry.reason}`,
    );
    expect(reasons).toContain("loop.py link");
    expect(reasons).toContain("out.py link");
    expect(reasons).toContain("folder link");
    expect(report.inventory.files).toBe(2);
  });

  it.skipIf(process.platform === "win32")("that a user may not open are said", async () => {
    const root = temporaryFolder({
      "project/.git/HEAD": "",
      "project/a.py": "x = 1\n",
      "project/closed.py": "x = 1\n",
      "project/a.mcp.jsonl": "{}\n",
    });
    const cwd = join(root, "project");
    mkdirSync(join(cwd, "shut"));
    cpSync(inject("dist"), join(root, "dist"), { recursive: true });
    for (const path of ["closed.py", "a.mcp.jsonl", "shut"]) chmodSync(join(cwd, path), 0);
    chmodSync(root, 0o755);
    // Permissions bind nobody but an ordinary user.
    const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const cli = join(root, "dist/cli.js");
    const audit = await runEntry(cli, ["audit", "--format", "json"], { cwd, ...user });
    expect(audit).toMatchObject({ status: 0, stderr: "" });
    const entries = JSON.parse(audit.stdout).notAnalysed.map(
      (entry: { path: string; reason: string }) => `${entry.path} ${entry.reason}`,
    );
    expect(entries).toEqual(["closed.py unreadable", "shut unreadable"]);
    const named = await runEntry(cli, ["check", "a.mcp.jsonl"], { cwd, ...user });
    expect(named.status).toBe(3);
    expect(named.stdout).toMatch(/a\.mcp\.jsonl.*cannot be read/);
    chmodSync(join(cwd, "shut"), 0o700);
  });
});

describe("nothing to read", () => {
  it("ends with 0 and a line", async () => {
    const cwd = project();
    for (const command of ["scan", "audit", "check", "detect"]) {
      const { status, stdout, stderr } = await portlight([command], { cwd });
      expect({ command, status, stderr }).toEqual({ command, status: 0, stderr: "" });
      expect(stdout, command).toMatch(/^ *No .+\.$/m);
    }
    const globs = await portlight(["check", "sessions/*.mcp.jsonl"], { cwd });
    expect(globs).toMatchObject({ status: 0, stderr: "" });
    expect(globs.stdout).toContain("sessions/*.mcp.jsonl");
  });

  it("where a name was given ends with 3", async () => {
    const cwd = project();
    for (const args of [
      ["scan", "x"],
      ["audit", "x.py"],
      ["check", "x.mcp.jsonl"],
      ["detect", "x.mcp.jsonl"],
    ]) {
      const { status, stdout } = await portlight(args, { cwd });
      expect(status).toBe(3);
      expect(stdout).toMatch(/x\S* does not exist: check the path\./);
    }
  });
});

describe("names", () => {
  const SOURCE =
    "from mcp.server.fastmcp import FastMCP\nimport os\nmcp = FastMCP('s')\n@mcp.tool()\ndef run(c: str) -> int:\n    return os.system('ls ' + c)\n";

  it.skipIf(process.platform === "win32")(
    "of files with a line break, a command or a control character do nothing",
    async () => {
      const cwd = project({
        "a\nb.py": SOURCE,
        "::error file=x::y.py": SOURCE,
        "\n::set-output name=a::b.py": SOURCE,
        "\u001b[2J\u202e.py": SOURCE,
        "##vso[task.complete].py": SOURCE,
      });
      for (const format of FORMATS) {
        const { status, stdout, stderr } = await portlight(["audit", "--format", format], { cwd });
        expect({ format, status, stderr }).toEqual({ format, status: 1, stderr: "" });
        expect(stdout, format).not.toMatch(/^\s*::|\u001b|\u202e|##vso\[/m);
        if (format === "json") expect(JSON.parse(stdout).counts.critical).toBe(5);
      }
    },
  );

  it("of tools such as __proto__ and constructor are names like any other", async () => {
    const tools = ["__proto__", "constructor", "toString"];
    const python = `from mcp.server.fastmcp import FastMCP\nimport os\nmcp = FastMCP('s')\n${tools
      .map((name) => `@mcp.tool(name="${name}")\ndef f_${name}(c: str) -> int:\n    return os.system('ls ' + c)\n`)
      .join("")}`;
    const listing = {
      jsonrpc: "2.0",
      id: 1,
      result: { tools: [{ name: "__proto__", inputSchema: { type: "object" } }] },
    };
    const cwd = project({
      "server.py": python,
      "a.mcp.jsonl": `${[
        startLine(),
        frameLine(1, "c2s", { jsonrpc: "2.0", id: 1, method: "tools/list" }),
        frameLine(2, "s2c", listing),
        frameLine(3, "c2s", {
          jsonrpc: "2.0",
          id: 2,
          method: "tools/call",
          params: { name: "constructor", arguments: {} },
        }),
        frameLine(4, "s2c", { jsonrpc: "2.0", id: 2, result: { content: [] } }),
        frameLine(5, "c2s", {
          jsonrpc: "2.0",
          id: 3,
          method: "tools/call",
          params: { name: "__proto__", arguments: {} },
        }),
        frameLine(6, "s2c", { jsonrpc: "2.0", id: 3, result: { content: [] } }),
      ].join("\n")}\n`,
    });
    const audit = JSON.parse((await portlight(["audit", "--format", "json"], { cwd })).stdout);
    expect(
      audit.findings
        .filter((finding: { ruleId: string }) => finding.ruleId.startsWith("shell-"))
        .map((finding: { subject: { tools: string[] } }) => finding.subject.tools),
    ).toEqual(tools.map((name) => [name]));
    const detect = JSON.parse((await portlight(["detect", "a.mcp.jsonl", "--format", "json"], { cwd })).stdout);
    expect(
      detect.findings
        .filter((finding: { ruleId: string }) => finding.ruleId === "undeclared-tool-call")
        .map((finding: { subject: { tools: string[] } }) => finding.subject.tools),
    ).toEqual([["constructor"]]);
  });
});
