import { describe, expect, it } from "vitest";
import { findEntryPoints } from "../../../src/audit/server/entry-points.ts";
import type { EntryPoint } from "../../../src/audit/types.ts";
import { projectOf } from "./project.ts";

const MCP =
  'import { McpServer, ResourceTemplate } from "@modelcontextprotocol/sdk/server/mcp.js";\nimport { z } from "zod";\n';
const SERVER = `${MCP}const server = new McpServer({ name: "s", version: "1" });\n`;
const FASTMCP = 'from mcp.server.fastmcp import FastMCP, Context\nmcp = FastMCP("s")\n';

async function entries(files: Record<string, string>, manifests: Record<string, unknown> = {}): Promise<EntryPoint[]> {
  return findEntryPoints(await projectOf(files, manifests));
}

/** One line an entry: kind, name, handler, tainted places with what a schema says of them. */
function brief(list: readonly EntryPoint[]): string[] {
  return list.map((entry) => {
    const tainted = entry.tainted.map((part) => {
      const shapes = [...part.shapes]
        .filter(([, shape]) => shape.kind !== "any")
        .map(([name, shape]) => `${name}:${shape.kind}`);
      const place = [String(part.param), ...part.path].join(".");
      return `${place}${part.argument === undefined ? "" : `=${part.argument}`}${shapes.length > 0 ? `{${shapes.join(",")}}` : ""}`;
    });
    const named = entry.nameParameter ? ` @${[entry.nameParameter.param, ...entry.nameParameter.path].join(".")}` : "";
    return `${entry.kind} ${entry.name || "-"} ${entry.handler.qualifiedName.replace("<module>.", "")} [${tainted.join(" ")}]${named}`;
  });
}

describe("TypeScript SDK", () => {
  it("reads registerTool with a raw shape", async () => {
    const list = await entries({
      "a.ts": `${SERVER}server.registerTool("run", { inputSchema: { cmd: z.string(), n: z.number().int(), mode: z.enum(["a", "b"]), id: z.string().regex(/^[a-z]+$/) } }, async ({ cmd, n }) => ({ content: [] }));`,
    });
    expect(brief(list)).toEqual(["tool run run [0{n:number,mode:enum,id:pattern}]"]);
    expect(list[0]?.sdk).toBe("typescript-sdk");
    expect(list[0]?.registration).toMatchObject({ path: "a.ts", startLine: 4, startColumn: 1 });
  });

  it("gives no arguments to a tool without a schema", async () => {
    const list = await entries({
      "a.ts": `${SERVER}server.registerTool("now", { description: "x" }, async (extra) => ({ content: [] }));\nserver.tool("later", "text", async (extra) => ({ content: [] }));`,
    });
    expect(brief(list)).toEqual(["tool now now []", "tool later later []"]);
  });

  it("reads every form of tool()", async () => {
    const list = await entries({
      "a.ts": `${SERVER}async function run(args) {}
server.tool("a", { x: z.string() }, run);
server.tool("b", "text", { x: z.boolean() }, run);
server.tool("c", \`text \${1}\`, { x: z.string() }, { readOnlyHint: true }, run);
server.tool("d", "text", { readOnlyHint: true, title: "D" }, run);`,
    });
    expect(brief(list)).toEqual(["tool a run [0]", "tool b run [0{x:boolean}]", "tool c run [0]", "tool d run []"]);
    expect(list[2]?.annotations?.get("readOnlyHint")).toBe(true);
    expect(list[1]?.description).toBe("text");
  });

  it("sees through what wraps, binds or makes a handler", async () => {
    const list = await entries({
      "a.ts": `${SERVER}import { makeHandler } from "./make.js";
const logged = (run: any) => async (args: any) => run(args);
class Notes { read(args: any) {} start() { server.tool("bound", { x: z.string() }, this.read.bind(this)); } }
server.tool("wrapped", { x: z.string() }, logged(async ({ x }) => {}));
server.tool("made", { x: z.string() }, makeHandler("source"));`,
      "make.ts": "export function makeHandler(source: string) {\n  return async (args: any, extra: any) => source;\n}",
    });
    expect(brief(list)).toEqual(["tool bound Notes.read [0]", "tool wrapped wrapped [0]", "tool made made [0]"]);
    expect(list[2]?.handler.file.path).toBe("make.ts");
  });

  it("finds the handler before options that stand behind it", async () => {
    const list = await entries({
      "a.ts": `${SERVER}server.tool("t", { x: z.string() }, async ({ x }) => {}, { description: "d" });`,
    });
    expect(brief(list)).toEqual(["tool t t [0]"]);
  });

  it("follows schema and configuration across files, with SDK 2", async () => {
    const list = await entries({
      "server.ts":
        'import { McpServer } from "@modelcontextprotocol/server";\nimport { config, handle, NAME } from "./tool.js";\nconst s = new McpServer({ name: "s", version: "1" });\ns.registerTool(NAME, config, handle);',
      "tool.ts":
        'import * as z from "zod/v4";\nconst Base = z.object({ port: z.coerce.number() });\nconst Schema = Base.extend({ host: z.string() });\nexport const NAME = "probe";\nexport const config = { inputSchema: Schema, annotations: { destructiveHint: true } };\nexport async function handle({ port, host }: { port: number; host: string }) {}',
    });
    expect(brief(list)).toEqual(["tool probe handle [0{port:number}]"]);
    expect(list[0]?.handler.file.path).toBe("tool.ts");
  });

  it("reads prompts and resources", async () => {
    const list = await entries({
      "a.ts": `${SERVER}server.registerPrompt("p", { argsSchema: { topic: z.string() } }, ({ topic }) => ({}));
server.registerResource("r", new ResourceTemplate("x://{id}", { list: undefined }), {}, async (uri, vars) => ({}));
server.resource("fixed", "x://one", async (uri) => ({}));`,
    });
    expect(brief(list)).toEqual(["prompt p p [0]", "resource r r [0=uri 1]", "resource fixed fixed []"]);
  });

  it("reads low-level handlers by schema and by method, with the tools that the listing declares", async () => {
    const list = await entries({
      "a.js": `const { Server } = require("@modelcontextprotocol/sdk/server/index.js");
const types_1 = require("@modelcontextprotocol/sdk/types.js");
const server = new Server({}, {});
const TOOLS = [{ name: "run", inputSchema: { type: "object", properties: { n: { type: "number" } } }, annotations: { readOnlyHint: true } }];
server.setRequestHandler(types_1.ListToolsRequestSchema, async () => ({ tools: TOOLS }));
server.setRequestHandler(types_1.ListToolsRequestSchema, async () => { return { tools: TOOLS }; });
server.setRequestHandler(types_1.CallToolRequestSchema, async (request) => {});
server.setRequestHandler("resources/read", async (request) => {});
server.setRequestHandler(types_1.SetLevelRequestSchema, async (request) => {});`,
    });
    expect(brief(list)).toEqual([
      expect.stringMatching(/^dispatch - .* \[0\.params\.arguments] @0\.params\.name$/),
      expect.stringMatching(/^resource - .* \[0\.params\.uri=uri]$/),
    ]);
    expect(list[0]?.declares?.map((tool) => [tool.name, tool.annotations.get("readOnlyHint")])).toContainEqual([
      "run",
      true,
    ]);
  });

  it("reads addTool of fastmcp", async () => {
    const list = await entries({
      "a.ts":
        'import { FastMCP } from "fastmcp";\nimport { z } from "zod";\nconst server = new FastMCP({ name: "s", version: "1.0.0" });\nserver.addTool({ name: "t", parameters: z.object({ a: z.string(), b: z.number() }), execute: async (args, ctx) => "" });',
    });
    expect(brief(list)).toEqual(["tool t t [0{b:number}]"]);
    expect(list[0]?.sdk).toBe("fastmcp");
  });

  it("knows a server by its use when its type is unknown, in a package that depends on the SDK", async () => {
    const files = {
      "a.js": 'export function register(server) { server.tool("t", { a: z.string() }, async ({ a }) => {}); }',
    };
    expect(
      brief(await entries(files, { "package.json": { dependencies: { "@modelcontextprotocol/sdk": "1" } } })),
    ).toEqual(["tool t t [0]"]);
    expect(await entries(files)).toEqual([]);
  });

  it("takes nothing for a registration that another library or the project itself defines", async () => {
    const list = await entries({
      "a.ts": `${MCP}import yargs from "yargs";
class Box { tool(name: string, run: () => void) {} }
new Box().tool("x", () => {});
yargs.tool("y", () => {});`,
    });
    expect(list).toEqual([]);
  });

  it("opens a wrapper at each of its calls", async () => {
    const list = await entries({
      "a.ts": `${SERVER}const tool = (name: string, description: string, schema: any, cb: (args: any) => Promise<string>) => {
  server.registerTool(name, { description, inputSchema: schema }, async (args) => ({ content: [{ type: "text", text: await cb(args) }] }));
};
tool("one", "First.", { a: z.string() }, async ({ a }) => a);
tool("two", "Second.", { b: z.number() }, two);
async function two({ b }) { return b; }`,
    });
    expect(brief(list)).toEqual(["tool one one [0]", "tool two two [0{b:number}]"]);
  });

  it("opens tables of tools", async () => {
    const list = await entries({
      "a.ts": `${SERVER}import { tools } from "./tools.js";
for (const tool of tools) server.registerTool(tool.name, { inputSchema: tool.schema }, tool.run);
const byName = { c: { schema: { y: z.string() }, run: async ({ y }) => {} } };
Object.entries(byName).forEach(([name, tool]) => server.tool(name, tool.schema, async (args) => tool.run(args)));`,
      "tools.ts": `import { z } from "zod";
const first = { name: "a", schema: { x: z.boolean() }, run: async ({ x }) => {} };
class Second { name = "b"; schema = { q: z.string() }; async run({ q }) {} }
export const tools = [first, new Second()];`,
    });
    expect(brief(list).sort()).toEqual(["tool a a [0{x:boolean}]", "tool b Second.run [0]", "tool c c [0]"]);
  });

  it("keeps a tool called __proto__ or constructor apart", async () => {
    const list = await entries({
      "a.ts": `${SERVER}server.tool("__proto__", { constructor: z.number() }, async (a) => {});`,
    });
    expect(brief(list)).toEqual(["tool __proto__ __proto__ [0{constructor:number}]"]);
  });
});

describe("Python SDK", () => {
  it("reads decorated functions with their annotations", async () => {
    const list = await entries({
      "s.py": `${FASTMCP}from typing import Literal, Annotated, Optional
from enum import Enum
from pydantic import Field

class Color(str, Enum):
    RED = "red"
    BLUE = "blue"

@mcp.tool()
def run(cmd: str, n: int, mode: Literal["a", "b"], color: Color, ident: Annotated[str, Field(pattern="^[a-z]+$")], maybe: Optional[int] = None, count: int | None = None, ctx: Context = None) -> str:
    """Runs."""
    return cmd
`,
    });
    expect(brief(list)).toEqual([
      "tool run run [0=cmd 1=n{n:number} 2=mode{mode:enum} 3=color{color:enum} 4=ident{ident:pattern} 5=maybe{maybe:number} 6=count{count:number}]",
    ]);
    expect(list[0]?.description).toBe("Runs.");
    expect(list[0]?.sdk).toBe("python-sdk");
  });

  it("reads bare decorators, names, hints, and tools nested in register functions", async () => {
    const list = await entries({
      "s.py": `from fastmcp import FastMCP
from mcp.types import ToolAnnotations

def register(mcp):
    @mcp.tool
    def inner(a: str): ...

    @mcp.tool(name="other", annotations=ToolAnnotations(readOnlyHint=True))
    async def named(a: str): ...
`,
    });
    expect(brief(list)).toEqual(["tool inner register.inner [0=a]", "tool other register.named [0=a]"]);
    expect(list[1]?.annotations?.get("readOnlyHint")).toBe(true);
  });

  it("reads resources, prompts and models", async () => {
    const list = await entries({
      "s.py": `${FASTMCP}from pydantic import BaseModel

class Query(BaseModel):
    text: str
    limit: int = 3

@mcp.resource("notes://{name}")
def note(name: str): ...

@mcp.resource("notes://all")
def all_notes(): ...

@mcp.prompt()
def ask(topic: str): ...

@mcp.tool()
def search(query: Query): ...
`,
    });
    expect(brief(list)).toEqual([
      "resource notes://{name} note [0=name]",
      "resource notes://all all_notes []",
      "prompt ask ask [0=topic]",
      "tool search search [0{limit:number}]",
    ]);
  });

  it("reads add_tool and decorators that are called, with methods", async () => {
    const list = await entries({
      "s.py": `${FASTMCP}
class Tools:
    def __init__(self):
        mcp.add_tool(self.run, name="runs")
    def run(self, cmd: str): ...

def plain(x: str): ...

mcp.tool()(plain)
for fn in [plain]:
    mcp.add_tool(fn)
`,
    });
    expect(brief(list)).toEqual(["tool runs Tools.run [1=cmd]", "tool plain plain [0=x]"]);
  });

  it("reads low-level handlers; version 1 enforces the listed schemas", async () => {
    const files = (decorator: string): Record<string, string> => ({
      "s.py": `from mcp.server import Server
from mcp.types import Tool
server = Server("s")

@server.list_tools()
async def list_tools():
    return [Tool(name="a", description="A", inputSchema={"type": "object", "properties": {"n": {"type": "integer"}, "q": {"type": "string"}}})]

@server.call_tool(${decorator})
async def call_tool(name: str, arguments: dict): ...

@server.read_resource()
async def read(uri): ...

@server.get_prompt()
async def prompt(name, arguments): ...
`,
    });
    expect(brief(await entries(files("")))).toEqual([
      "dispatch - call_tool [1{n:number}] @0",
      "resource - read [0=uri]",
      "prompt - prompt [1]",
    ]);
    expect(brief(await entries(files("validate_input=False")))[0]).toBe("dispatch - call_tool [1] @0");
  });

  it("reads the handlers that version 2 takes as keywords", async () => {
    const list = await entries({
      "s.py": `from mcp.server.lowlevel import Server

async def handle(ctx, params): ...

server = Server("s", on_call_tool=handle, on_read_resource=handle)
`,
    });
    expect(brief(list)).toEqual(["dispatch - handle [1.arguments] @1.name", "resource - handle [1.uri=uri]"]);
  });

  it("takes a client's call_tool for what it is", async () => {
    const list = await entries({
      "c.py": `from mcp import ClientSession

async def main(session):
    await session.call_tool("run", {"a": 1})
`,
    });
    expect(list).toEqual([]);
  });
});

it("gives the same entries whatever the order of the files", async () => {
  const a = { "a.ts": `${SERVER}server.tool("a", { x: z.string() }, async () => {});` };
  const b = { "b.ts": `${SERVER}server.tool("b", { x: z.string() }, async () => {});` };
  expect(brief(await entries({ ...b, ...a }))).toEqual(brief(await entries({ ...a, ...b })));
});

it("ends on an object that spreads itself", async () => {
  const list = await entries({
    "a.js": `import "@modelcontextprotocol/sdk/server/mcp.js";
let options = { a: 1 };
options = { ...options, b: 2 };
export function register(server) { options.tool("x", () => {}); server.tool("t", { a: 1 }, () => {}); }`,
    "b.py": `from mcp.server.fastmcp import FastMCP
options = {"a": 1}
options = {**options, "b": 2}
mcp = options.mcp

@mcp.tool()
def t(x: str): ...
`,
  });
  expect(brief(list).map((line) => line.split(" ")[1])).toEqual(["x", "t", "t"]);
});
