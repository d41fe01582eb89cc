import { describe, expect, it } from "vitest";
import { analyse } from "../../../src/audit/core.ts";
import type { AuditOptions } from "../../../src/audit/types.ts";
import type { Analysis } from "../../../src/findings/types.ts";
import { temporaryFolder } from "../../run/temporary-folder.ts";

async function audit(
  files: Readonly<Record<string, string>>,
  options: Partial<AuditOptions> = {},
  hooks: Parameters<typeof analyse>[1] = {},
): Promise<Analysis> {
  return analyse({ root: temporaryFolder(files), paths: ["."], exclude: [], tests: "demote", ...options }, hooks);
}

function brief(analysis: Analysis): string[] {
  return analysis.findings.map(
    (finding) => `${finding.location.path}:${finding.location.startLine} ${finding.ruleId} ${finding.severity}`,
  );
}

function loud(analysis: Analysis): string[] {
  return brief(analysis).filter((text) => !/ (cmd-exec|fs-\w+|net-egress) note$/.test(text));
}

const MANIFEST = '{ "name": "images", "version": "1.0.0", "dependencies": { "@modelcontextprotocol/sdk": "1.32.2" } }';
const SERVER = `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { convert } from "./convert.js";
const server = new McpServer({ name: "images", version: "1.0.0" });
server.registerTool("convert", { inputSchema: { file: z.string() } }, async ({ file }) => {
  return { content: [{ type: "text", text: await convert(file) }] };
});
`;
const CONVERT = `import { execSync } from "node:child_process";
export function convert(file: string): string {
  return execSync(\`convert \${file} out.png\`).toString();
}
`;
const TWO_FILES = { "package.json": MANIFEST, "src/server.ts": SERVER, "src/convert.ts": CONVERT };

describe("a flow through two files", () => {
  it("is one finding at the sink, with its way from the tool's argument and the registration", async () => {
    const analysis = await audit(TWO_FILES);
    expect(loud(analysis)).toEqual(["src/convert.ts:3 shell-injection critical"]);
    const [finding] = analysis.findings.filter((one) => one.ruleId === "shell-injection");
    expect(finding?.subject).toMatchObject({ tools: ["convert"], argument: "file" });
    expect(finding?.message).toContain("`file`");
    expect(finding?.flow?.map((step) => step.location.path)).toEqual(
      expect.arrayContaining(["src/server.ts", "src/convert.ts"]),
    );
    expect(finding?.flow?.at(-1)?.location.path).toBe("src/convert.ts");
    expect(finding?.related?.[0]?.location).toMatchObject({ path: "src/server.ts", startLine: 5 });
    expect(analysis.inventory).toMatchObject({
      files: 2,
      packages: [{ name: "images", path: "." }],
      servers: [{ key: "images", sdk: "typescript-sdk", tools: [{ name: "convert", effects: ["exec"] }] }],
    });
    expect(analysis.ruleFailures).toEqual([]);
    expect(analysis.notAnalysed).toEqual([]);
  });

  it("is the same when only one of the files is named", async () => {
    const whole = (await audit(TWO_FILES)).findings.filter((one) => one.ruleId === "shell-injection");
    const part = await audit(TWO_FILES, { paths: ["src/convert.ts"] });
    expect(part.findings.filter((one) => one.ruleId === "shell-injection")).toEqual(whole);
    expect(part.inventory.files).toBe(1);
  });

  it("is reported when only the file is named in which the flow begins, and by its folder", async () => {
    const whole = (await audit(TWO_FILES)).findings.filter((one) => one.ruleId === "shell-injection");
    for (const paths of [["src/server.ts"], ["src"]]) {
      const part = await audit(TWO_FILES, { paths });
      expect(part.findings.filter((one) => one.ruleId === "shell-injection")).toEqual(whole);
    }
    const apart = {
      "package.json": MANIFEST,
      "src/server.ts": SERVER.replace("./convert.js", "../lib/convert.js"),
      "lib/convert.ts": CONVERT,
      "lib/other.ts": "export const unrelated = 1;\n",
    };
    expect(loud(await audit(apart, { paths: ["src"] }))).toEqual(["lib/convert.ts:3 shell-injection critical"]);
    expect(loud(await audit(apart, { paths: ["lib"] }))).toEqual(["lib/convert.ts:3 shell-injection critical"]);
    expect(loud(await audit(apart, { paths: ["lib/other.ts"] }))).toEqual([]);
  });

  it("brings the suppressions of the file that it ends in, and no others", async () => {
    const comment = "  // portlight: ignore[shell-injection] reviewed\n  return";
    const files = {
      ...TWO_FILES,
      "src/convert.ts": CONVERT.replace("  return", comment),
      "src/names.ts": "// portlight: ignore[shell-injection] elsewhere\nexport const name = 1;\n",
    };
    const server = SERVER.replace("const server", 'import "./names.js";\nconst server');
    const part = await audit({ ...files, "src/server.ts": server }, { paths: ["src/server.ts"] });
    expect(part.suppressions?.map(({ path, reason }) => [path, reason])).toEqual([["src/convert.ts", "reviewed"]]);
  });

  it("keeps its fingerprint when lines move, and loses it when the expression changes", async () => {
    const print = async (convert: string): Promise<string | undefined> => {
      const analysis = await audit({ ...TWO_FILES, "src/convert.ts": convert });
      return analysis.findings.find((one) => one.ruleId === "shell-injection")?.fingerprint;
    };
    const before = await print(CONVERT);
    expect(await print(`// A comment.\n\n${CONVERT.replace("  return", "\n    return")}`)).toBe(before);
    expect(await print(CONVERT.replace("out.png", "out.jpg"))).not.toBe(before);
  });

  it("numbers equal sinks of one function", async () => {
    const twice = CONVERT.replace("  return", "  execSync(`convert ${file} out.png`);\n  return");
    const analysis = await audit({ ...TWO_FILES, "src/convert.ts": twice });
    const prints = analysis.findings.filter((one) => one.ruleId === "shell-injection").map((one) => one.fingerprint);
    expect(new Set(prints).size).toBe(2);
  });

  it("belongs to every tool that reaches it", async () => {
    const more = `${SERVER}server.tool("again", { path: z.string() }, async (args) => ({ content: [{ type: "text", text: await convert(args.path) }] }));\n`;
    const analysis = await audit({ ...TWO_FILES, "src/server.ts": more });
    const findings = analysis.findings.filter((one) => one.ruleId === "shell-injection");
    expect(findings.map((one) => one.subject?.tools)).toEqual([["again", "convert"]]);
  });
});

describe("code that is not shipped", () => {
  const moved = (folder: string): Record<string, string> => ({
    "package.json": MANIFEST,
    [`${folder}/server.ts`]: SERVER,
    [`${folder}/convert.ts`]: CONVERT,
  });

  it("is demoted, unless it is to count as production", async () => {
    expect(loud(await audit(moved("tests")))).toEqual(["tests/convert.ts:3 shell-injection note"]);
    const other = SERVER.replace("await convert(file)", "file");
    expect(loud(await audit({ ...moved("examples"), "src/main.ts": other }))).toEqual([
      "examples/convert.ts:3 shell-injection note",
    ]);
    expect(loud(await audit(moved("tests"), { tests: "as-production" }))).toEqual([
      "tests/convert.ts:3 shell-injection critical",
    ]);
  });

  it("counts in full when an example is the only server", async () => {
    expect(loud(await audit(moved("examples")))).toEqual(["examples/convert.ts:3 shell-injection critical"]);
  });

  it.each([
    ["an import", 'const folder = "examples";\nawait import(`../${folder}/server.js`);'],
    ["a require", 'require(require("path").join(__dirname, "..", "examples", "server"));'],
  ])("counts in full when shipped code loads it by %s that it computes", async (_, load) => {
    const other = SERVER.replace("await convert(file)", "file");
    const files = { ...moved("examples"), "main.ts": `${other}${load.replace("../", "./").replace('"..", ', "")}\n` };
    expect(loud(await audit(files))).toEqual(["examples/convert.ts:3 shell-injection critical"]);
  });

  it("counts in full when a shipped tool reaches it", async () => {
    const analysis = await audit({
      "package.json": MANIFEST,
      "src/server.ts": SERVER.replace("./convert.js", "../examples/convert.js"),
      "examples/convert.ts": CONVERT,
    });
    expect(loud(analysis)).toEqual(["examples/convert.ts:3 shell-injection critical"]);
  });

  it("is judged below the named folder: its own name never counts", async () => {
    const root = temporaryFolder(moved("examples"));
    const analysis = await analyse({ root, paths: ["examples"], exclude: [], tests: "demote" });
    expect(loud(analysis)).toEqual(["examples/convert.ts:3 shell-injection critical"]);
  });
});

describe("compiled code", () => {
  const COMPILED_SERVER = SERVER;
  const COMPILED = CONVERT.replaceAll(": string", "");

  it("is not reported beside its source", async () => {
    const analysis = await audit({ ...TWO_FILES, "dist/server.js": COMPILED_SERVER, "dist/convert.js": COMPILED });
    expect(loud(analysis)).toEqual(["src/convert.ts:3 shell-injection critical"]);
  });

  it("is reported when its source has no such flow", async () => {
    const analysis = await audit({
      ...TWO_FILES,
      "src/convert.ts": "export function convert(file: string): string {\n  return file;\n}\n",
      "dist/server.js": COMPILED_SERVER,
      "dist/convert.js": COMPILED,
    });
    expect(loud(analysis)).toEqual(["dist/convert.js:3 shell-injection critical"]);
  });
});

describe("what goes wrong", () => {
  it("says which files were left out, and analyses the others", async () => {
    const analysis = await audit({ ...TWO_FILES, "src/broken.ts": "function (((", "src/binary.js": "a\0b" });
    expect(loud(analysis)).toEqual(["src/convert.ts:3 shell-injection critical"]);
    expect(analysis.notAnalysed.map((one) => `${one.path} ${one.reason}`)).toEqual([
      "src/binary.js parse-degraded",
      "src/broken.ts parse-degraded",
    ]);
  });

  it("holds no more trees at once than its budget, what ships first, and is incomplete then", async () => {
    const files = { ...TWO_FILES, "a.test.ts": CONVERT, "a.py": "x = 1\n" };
    expect(await audit(files)).not.toHaveProperty("incomplete");
    const analysis = await audit(files, {}, { maxNodes: 5 });
    expect(analysis.notAnalysed.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
      "a.test.ts budget",
      "src/server.ts budget",
    ]);
    expect(analysis.incomplete).toEqual(["The project is too large to be held at once: one file of it was not read."]);
  });

  it("is incomplete when an entry point was not analysed, and only then", async () => {
    const manifest = MANIFEST.replace("{", '{ "bin": "src/run.py",');
    const files = { ...TWO_FILES, "package.json": manifest, "src/run.py": "# coding: utf-7\n" };
    const analysis = await audit(files);
    expect(analysis.incomplete).toEqual([
      "The entry point src/run.py was not analysed: the file declares an encoding that is not read.",
    ]);
    expect(await audit({ ...files, "package.json": MANIFEST })).not.toHaveProperty("incomplete");
  });

  it("reports a file that did not come back before, and does not touch it", async () => {
    const started: string[] = [];
    const analysis = await audit(
      TWO_FILES,
      {},
      { starting: (path) => path !== "" && started.push(path), skip: new Set(["src/convert.ts"]) },
    );
    expect(started).toEqual(["src/server.ts"]);
    expect(analysis.notAnalysed).toMatchObject([{ path: "src/convert.ts", coverage: "none", reason: "budget" }]);
    expect(loud(analysis)).toEqual([]);
  });

  it("gives an empty analysis of an empty folder", async () => {
    const analysis = await audit({ "README.md": "" });
    expect(analysis.findings).toEqual([]);
    expect(analysis.inventory.files).toBe(0);
  });

  it("survives names of the language", async () => {
    const hostile = SERVER.replace('"convert"', '"__proto__"').replaceAll("file", "constructor");
    const analysis = await audit({ ...TWO_FILES, "src/server.ts": hostile });
    const [finding] = analysis.findings.filter((one) => one.ruleId === "shell-injection");
    expect(finding?.subject).toMatchObject({ tools: ["__proto__"], argument: "constructor" });
  });
});

it("hands over suppression comments", async () => {
  const text = CONVERT.replace(
    "  return",
    "  // portlight: ignore[shell-injection] names are checked upstream\n  return",
  );
  const analysis = await audit({ ...TWO_FILES, "src/convert.ts": text });
  expect(analysis.suppressions).toEqual([
    {
      path: "src/convert.ts",
      line: 3,
      from: 3,
      to: 4,
      ruleIds: ["shell-injection"],
      reason: "names are checked upstream",
      syntax: "portlight",
    },
  ]);
});

it("gives the same bytes twice, in whatever order the files were written", async () => {
  const python = `from mcp.server.fastmcp import FastMCP
import subprocess
mcp = FastMCP("n", host="0.0.0.0")
@mcp.tool()
def ping(host: str) -> str:
    return subprocess.getoutput(f"ping {host}")
mcp.run(transport="sse")
`;
  const files = { ...TWO_FILES, "b.py": python, "a.py": python };
  const reversed = Object.fromEntries(Object.entries(files).reverse());
  expect(JSON.stringify(await audit(reversed))).toBe(JSON.stringify(await audit(files)));
});

describe("the inventory", () => {
  it("holds servers without tools, and counts what client configurations start", async () => {
    const analysis = await audit({
      "server.py": `from mcp.server.fastmcp import FastMCP
mcp = FastMCP("n")
@mcp.resource("notes://all")
def notes() -> str:
    return "none"
`,
      ".mcp.json": JSON.stringify({
        mcpServers: { a: { command: "node", args: ["a.js"] }, b: { url: "https://example.com" } },
      }),
    });
    expect(analysis.inventory).toMatchObject({ servers: [{ key: "server", tools: [] }], configuredServers: 1 });
  });
});

describe("an audit of one file", () => {
  const PYTHON = {
    "server.py": `from mcp.server.fastmcp import FastMCP
from tools.run import run
mcp = FastMCP("n")
@mcp.tool()
def ping(host: str) -> str:
    return run(host)
`,
    "tools/__init__.py": "",
    "tools/run.py": 'import os\ndef run(host):\n    return os.popen(f"ping {host}").read()\n',
  };

  it("loads what the file imports, also from above its folder, and reports only the flows into it", async () => {
    const files = {
      "package.json": MANIFEST,
      "lib/convert.ts": `import { createServer } from "node:http";\n${CONVERT}createServer().listen(8080, "0.0.0.0");\n`,
      "src/server.ts": SERVER.replace("./", "../lib/"),
    };
    expect(loud(await audit(files))).toContain("lib/convert.ts:6 bind-all-interfaces medium");
    const analysis = await audit(files, { paths: ["src/server.ts"] });
    expect(loud(analysis)).toEqual(["lib/convert.ts:4 shell-injection critical"]);
    expect(analysis.inventory.servers[0]?.tools).toMatchObject([{ name: "convert", effects: ["exec"] }]);
  });

  it("loads the files of its package that register its functions as tools", async () => {
    const manifest = { "pyproject.toml": '[project]\nname = "n"\nversion = "1"\n' };
    expect(loud(await audit({ ...PYTHON, ...manifest }, { paths: ["tools/run.py"] }))).toEqual([
      "tools/run.py:3 shell-injection critical",
    ]);
    // Without a manifest nothing says where the package ends.
    expect(loud(await audit(PYTHON, { paths: ["tools/run.py"] }))).toEqual([]);
    expect(loud(await audit(PYTHON, { paths: ["server.py", "tools/run.py"] }))).toEqual([
      "tools/run.py:3 shell-injection critical",
    ]);
  });

  it("loads whoever imports the file, by whichever form, and nobody who only names it", async () => {
    const loadedBy = async (files: Readonly<Record<string, string>>, path: string): Promise<string[]> => {
      const started: string[] = [];
      const starting = (one: string): unknown => one !== "" && one !== path && started.push(one);
      await audit(files, { paths: [path] }, { starting });
      return started.sort();
    };
    const scripts = {
      "package.json": MANIFEST,
      "src/convert.ts": CONVERT,
      "src/from.ts": 'import { convert } from "./convert.js";\n',
      "src/required.cjs": 'const { convert } = require("./convert");\n',
      "src/lazy.ts": 'const convert = await import("./convert.ts");\n',
      "src/again.ts": 'export * from "./convert";\n',
      "src/alias.ts": 'import { convert } from "@/convert";\n',
      "src/deep/index.ts": 'import {\n  convert,\n} from "../convert.js";\n',
      "src/level.ts": 'import "./deep";\n',
      "src/named.ts": "// convert of ./convert.js\nexport const convert = 1;\n",
      "src/other.ts": 'import { convert } from "./other/convert.js";\n',
      "src/package.ts": 'import { convert } from "@scope/package/convert";\n',
      "src/convert.test.ts": 'import { convert } from "./convert.js";\n',
      "tools/convert.py": "import convert\n",
    };
    expect(await loadedBy(scripts, "src/convert.ts")).toEqual([
      "src/again.ts",
      "src/alias.ts",
      "src/deep/index.ts",
      "src/from.ts",
      "src/lazy.ts",
      "src/level.ts",
      "src/required.cjs",
    ]);
    // A test may be what the audit is asked for: then its like counts.
    expect(await loadedBy(scripts, "src/convert.test.ts")).toEqual(["src/convert.ts"]);
    const python = {
      "pyproject.toml": '[project]\nname = "n"\n',
      "src/pkg/__init__.py": "",
      "src/pkg/run.py": "def run(host):\n    pass\n",
      "src/pkg/plain.py": "import os, pkg.run\n",
      "src/pkg/member.py": "from . import (\n    other,\n    run,\n)\n",
      "src/pkg/names.py": "def f():\n    from .run import run\n",
      "src/pkg/says.py": "# run, from .run\nrun = 1\n",
      "src/pkg/tests/test_run.py": "from pkg.run import run\n",
      "web/run.ts": 'import "./run";\n',
    };
    expect(await loadedBy(python, "src/pkg/run.py")).toEqual([
      "src/pkg/member.py",
      "src/pkg/names.py",
      "src/pkg/plain.py",
    ]);
  });

  it("follows an import by an alias of its package", async () => {
    const files = { ...TWO_FILES, "src/server.ts": SERVER.replace("./convert.js", "~/convert.js") };
    const tsconfig = JSON.stringify({ compilerOptions: { paths: { "~/*": ["./src/*"] } } });
    expect(loud(await audit({ ...files, "tsconfig.json": tsconfig }, { paths: ["src/server.ts"] }))).toEqual([
      "src/convert.ts:3 shell-injection critical",
    ]);
  });

  it("reads no more than its budget of surroundings", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 80 }, (_, index) => [`src/m${index}.ts`, 'import "./convert.js";\n']),
    );
    const started: string[] = [];
    await audit(
      { ...TWO_FILES, ...many },
      { paths: ["src/convert.ts"] },
      { starting: (path) => path !== "" && started.push(path) },
    );
    expect(started.length).toBe(1 + 50);
  });
});
