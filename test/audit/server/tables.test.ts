import { describe, expect, it } from "vitest";
import { findEntryPoints } from "../../../src/audit/server/entry-points.ts";
import { MAX_TABLE_ENTRIES } from "../../../src/audit/server/tables.ts";
import { projectOf } from "./project.ts";

const SERVER =
  'import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";\nconst server = new McpServer({ name: "s", version: "1" });\nconst shape = {};\nconst run = async (args) => {}; const show = async (args) => {};\n';
const MCP = 'import inspect\nfrom mcp.server.fastmcp import FastMCP\nmcp = FastMCP("s")\ndef run(x: str): pass\n';

async function names(files: Record<string, string>): Promise<string[]> {
  return findEntryPoints(await projectOf(files)).map((entry) => entry.name);
}

describe("a loop over a table of JavaScript", () => {
  it.each([
    ["keys", "const t = { run, show };\nfor (const k of Object.keys(t)) server.tool(k, shape, t[k]);"],
    ["keys by in", "const t = { run, show };\nfor (const k in t) server.tool(k, shape, t[k]);"],
    ["keys of a callback", "const t = { run, show };\nObject.keys(t).forEach((k) => server.tool(k, shape, t[k]));"],
    ["a name first", "const t = { run, show };\nfor (const k in t) { const h = t[k]; server.tool(k, shape, h); }"],
    [
      "spreads",
      "const a = { show };\nconst t = { run, ...a };\nfor (const [k, h] of Object.entries(t)) server.tool(k, shape, h);",
    ],
    ["a map", 'const t = new Map([["run", run], ["show", show]]);\nfor (const [k, h] of t) server.tool(k, shape, h);'],
    [
      "a filled map",
      'const t = new Map();\nt.set("run", run);\nt.set("show", show);\nt.forEach((h, k) => server.tool(k, shape, h));',
    ],
    [
      "a map of an object",
      "const t = new Map(Object.entries({ run, show }));\nfor (const [k, h] of t.entries()) server.tool(k, shape, h);",
    ],
    [
      "what a function fills",
      'const t = {};\nfunction def(n, h) { t[n] = h; }\ndef("run", run);\ndef("show", show);\nfor (const [k, h] of Object.entries(t)) server.tool(k, shape, h);',
    ],
    [
      "a function for each",
      'const t = [{ n: "run", h: run }, { n: "show", h: show }];\nfunction reg(t) { server.tool(t.n, shape, t.h); }\nt.forEach(reg);',
    ],
    [
      "a bound function",
      'const t = [{ n: "run", h: run }, { n: "show", h: show }];\nfunction reg(s, t) { s.tool(t.n, shape, t.h); }\nt.forEach(reg.bind(null, server));',
    ],
  ])("takes %s", async (_, text) => {
    expect((await names({ "a.js": `${SERVER}${text}` })).sort()).toEqual(["run", "show"]);
  });

  it("takes no more entries than MAX_TABLE_ENTRIES", async () => {
    const fill = (count: number): string =>
      `${SERVER}const t = {};\n${Array.from({ length: count }, (_, i) => `t["t${i}"] = run;`).join("\n")}\nfor (const [k, h] of Object.entries(t)) server.tool(k, shape, h);`;
    expect(await names({ "a.js": fill(MAX_TABLE_ENTRIES) })).toHaveLength(MAX_TABLE_ENTRIES);
    expect(await names({ "a.js": fill(MAX_TABLE_ENTRIES + 1) })).toHaveLength(MAX_TABLE_ENTRIES);
  });

  it("ends for tables that fill each other", async () => {
    const text =
      "const a = {}; const b = {};\nfor (const [k, h] of Object.entries(a)) b[k] = h;\nfor (const [k, h] of Object.entries(b)) a[k] = h;\nfor (const [k, h] of Object.entries(a)) server.tool(k, shape, h);";
    expect(await names({ "a.js": `${SERVER}${text}` })).toEqual([]);
  });
});

describe("a loop over a table of Python", () => {
  it.each([
    ["a dictionary's keys", 'T = {"run": run}\nfor k in T:\n    mcp.add_tool(T[k], name=k)\n'],
    ["a filled list", "T = []\nT.append(run)\nfor f in T:\n    mcp.tool()(f)\n"],
    ["a filled dictionary", 'T = dict()\nT["run"] = run\nfor k, f in T.items():\n    mcp.add_tool(f, name=k)\n'],
    [
      "an instance",
      "class T:\n    def run(self, x): pass\nfor k, m in inspect.getmembers(T()):\n    mcp.add_tool(m, name=k)\n",
    ],
    ["an own decorator", "def tool(f):\n    return mcp.tool()(f)\n@tool\ndef run(x: str): pass\n"],
    [
      "an own decorator with options",
      "def tool(**options):\n    def keep(f):\n        return mcp.tool()(f)\n    return keep\n@tool(a=1)\ndef run(x: str): pass\n",
    ],
  ])("takes %s", async (_, text) => {
    expect(await names({ "a.py": `${MCP}${text}` })).toEqual(["run"]);
  });

  it("takes what a module gives away, and nothing private", async () => {
    const tools = "def run(x: str): pass\ndef _hidden(x: str): pass\n";
    const text = "import tools\nfor n in dir(tools):\n    f = getattr(tools, n)\n    mcp.add_tool(f)\n";
    expect(await names({ "tools.py": tools, "a.py": `${MCP}${text}` })).toEqual(["run"]);
  });
});
