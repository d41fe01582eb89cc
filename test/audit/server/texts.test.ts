import { describe, expect, it } from "vitest";
import { findEntryPoints } from "../../../src/audit/server/entry-points.ts";
import { MAX_SCHEMAS_OF_TOOL } from "../../../src/audit/server/schema-texts.ts";
import { modelTexts } from "../../../src/audit/server/texts.ts";
import { MAX_TEXT, placeInSource } from "../../../src/audit/server/written-text.ts";
import { projectOf } from "./project.ts";

const MCP = 'import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";\nimport { z } from "zod";\n';
const LOW = 'import { Server } from "@modelcontextprotocol/sdk/server/index.js";\n';
const FASTMCP =
  'from typing import Annotated, Literal\nfrom mcp.server.fastmcp import FastMCP, Context\nfrom mcp.types import Tool, Prompt, PromptArgument\nfrom pydantic import BaseModel, Field\nmcp = FastMCP("s")\n';

async function read(files: Record<string, string>): Promise<ReturnType<typeof modelTexts>> {
  const project = await projectOf(files);
  return modelTexts(project, findEntryPoints(project));
}

/** `surface owner.argument: text`, the server of the prelude aside. */
async function texts(files: string | Record<string, string>): Promise<string[]> {
  const given = typeof files === "string" ? { "server.ts": MCP + files } : files;
  const found = (await read(given)).texts.map(({ surface, owner, written }) => {
    const of = [owner.kind, owner.name ?? "?", ...(owner.argument === undefined ? [] : [owner.argument])].join(".");
    return `${surface} ${of}${owner.part ? `#${owner.part}` : ""}: ${written.text}`;
  });
  return found.filter((text) => !text.startsWith("name "));
}

const python = (text: string): Promise<string[]> => texts({ "server.py": FASTMCP + text });

describe("texts of the TypeScript SDK", () => {
  it("are those of registerTool: title, description, annotations, schema at any depth", async () => {
    expect(
      await texts(`const server = new McpServer({ name: "s", version: "1" }, { instructions: "I" });
const Tag = z.string().describe("T");
server.registerTool("t", {
  title: "A",
  description: "B",
  annotations: { title: "C", readOnlyHint: true },
  inputSchema: { a: z.object({ b: z.array(Tag).optional().describe("D") }), m: z.enum(["E"]).meta({ description: "F" }) },
  outputSchema: z.object({ o: z.number().default(1).describe("G") }),
}, async () => ({ content: [] }));`),
    ).toEqual([
      "instructions server.s: I",
      "description tool.t: B",
      "description tool.t#title: A",
      "description tool.t#title: C",
      "description tool.t.b: D",
      "description tool.t.b: T",
      "description tool.t.m: F",
      "description tool.t.m: E",
      "description tool.t.o: G",
    ]);
  });

  it("are those of tool and prompt, whatever stands between name and handler", async () => {
    expect(
      await texts(`const server = new McpServer({ name: "s", version: "1" });
server.tool("t", "A", { title: z.string().describe("B") }, { title: "C" }, async () => ({ content: [] }));
server.prompt("p", \`D \${process.env.X} E\`, { x: z.string().describe("F") }, ({ x }) => ({
  messages: [{ role: "user", content: { type: "text", text: "G " + x } }],
}));
server.resource("r", "file:///x", { description: "H" }, async () => ({ contents: [] }));`),
    ).toEqual([
      "description tool.t: A",
      "description tool.t.title: B",
      "description tool.t#title: C",
      "description prompt.p: D _ E",
      "description prompt.p.x: F",
      "description resource.r#name: r",
      "description resource.r: H",
      "prompt prompt.p: G _",
    ]);
  });

  it("are those of listings, tables and constants of other files", async () => {
    expect(
      await texts({
        "tools.js": `export const NOTE = "N";
export const TOOLS = { list: { name: "list", description: \`A \${NOTE}\`.trim(), inputSchema: { type: "object", properties: { tag: { type: "string", title: "B", enum: ["C"] } } } } };
export const PROMPT = { name: "p", arguments: [{ name: "x", description: "D" }] };
const other = { name: "x", description: "is no tool" };`,
        "server.js": `${LOW}import { TOOLS } from "./tools.js";
const server = new Server({ name: "s", version: "1" }, { instructions: ["I", "J"].join("-") });
server.setRequestHandler("tools/list", () => ({ tools: Object.values(TOOLS) }));`,
      }),
    ).toEqual(
      // What depends on no SDK is no server: the package of these files has one.
      expect.arrayContaining(["instructions server.s: I-J"]),
    );
  });

  it("are those of other libraries: objects, classes, texts that a prompt returns", async () => {
    expect(
      await texts({
        "server.ts": `import { FastMCP } from "fastmcp";
const server = new FastMCP({ name: "s", version: "1.0.0", instructions: "A" });
server.addTool({ name: "t", description: "B", parameters: z.object({ a: z.string().describe("C") }), execute: async () => "no" });
server.addPrompt({ name: "p", arguments: [{ name: "q", description: "D" }], load: async () => "E" });
class List extends MCPTool { name = "l"; description = "F"; schema = { m: { type: z.string(), description: "G" } }; async execute() { return "no"; } }
class Plain { name = "l"; description = "no tool"; }`,
      }),
    ).toEqual([
      "instructions server.s: A",
      "description tool.t: B",
      "description tool.t.a: C",
      "description prompt.p.q: D",
      "description tool.l: F",
      "description tool.l.m: G",
      "prompt prompt.p: E",
    ]);
  });

  it("are those that a wrapper or a loop hands over", async () => {
    expect(
      await texts(`const server = new McpServer({ name: "s", version: "1" });
const add = (name: string, description: string) => server.registerTool(name, { description }, async () => ({ content: [] }));
add("one", "A");
add("two", "B");
for (const [name, text] of [["three", "C"]]) server.tool(name, text, async () => ({ content: [] }));`),
    ).toEqual(expect.arrayContaining(["description tool.one: A", "description tool.two: B"]));
  });

  it("give one text for a constant that several tools share, with all their names", async () => {
    const { texts: found } = await read({
      "server.ts": `${MCP}const server = new McpServer({ name: "s", version: "1" });
const TEXT = "A";
server.tool("b", TEXT, async () => ({ content: [] }));
server.tool("a", TEXT, async () => ({ content: [] }));`,
    });
    const shared = found.filter(({ surface }) => surface === "description");
    expect(shared.map(({ tools }) => tools)).toEqual([["a", "b"]]);
  });

  it("end with circles and with what no limit holds", async () => {
    const doubled = Array.from({ length: 40 }, (_, n) => `const a${n + 1} = a${n} + a${n};`).join("\n");
    const { texts: found, cut } = await read({
      "server.ts": `${MCP}const server = new McpServer({ name: "s", version: "1" });
const a0 = "${"x".repeat(500)}";
${doubled}
const Node = z.object({ children: z.lazy(() => Node), next: Node2 });
const Node2 = z.object({ next: Node });
server.registerTool("t", { description: a40, inputSchema: Node }, async () => ({ content: [] }));`,
    });
    expect(cut.get("description")).toBeGreaterThan(0);
    for (const { written } of found) expect(written.text.length).toBeLessThanOrEqual(MAX_TEXT);
  });

  it("are read once for a tool where schemas share schemas, and hide no tool behind them", async () => {
    const level = (n: number): string =>
      `const L${n} = z.object({ ${Array.from({ length: 24 }, (_, field) => `f${field}: L${n + 1}`).join(", ")} });\n`;
    const { texts: found, cut } = await read({
      "server.ts": `${MCP}const server = new McpServer({ name: "s", version: "1" });
const L8 = z.string().describe("deep");
${[7, 6, 5, 4, 3, 2, 1, 0].map(level).join("")}
server.registerTool("a", { description: "A", inputSchema: L0 }, async () => ({ content: [] }));
server.registerTool("b", { description: "B", inputSchema: L0 }, async () => ({ content: [] }));`,
    });
    expect(cut.size).toBe(0);
    const described = found.filter(({ surface }) => surface === "description");
    expect(described.map(({ written, tools }) => `${written.text} ${tools.join()}`)).toEqual([
      "A a",
      "deep a,b",
      "B b",
    ]);
  });

  it("are bounded by tool, and what is left out is counted for names and descriptions", async () => {
    const server = (schemas: number): Record<string, string> => ({
      "server.ts": `${MCP}const server = new McpServer({ name: "s", version: "1" });
server.registerTool("a", { inputSchema: { a: [${"[],".repeat(schemas)}] } }, async () => ({ content: [] }));
server.registerTool("b", { description: "B" , inputSchema: { b: z.string().describe("C") } }, async () => ({ content: [] }));`,
    });
    // The two around the list count as well.
    const whole = await read(server(MAX_SCHEMAS_OF_TOOL - 2));
    expect([...whole.cut]).toEqual([]);
    const more = await read(server(MAX_SCHEMAS_OF_TOOL - 1));
    expect([...more.cut]).toEqual([
      ["name", 1],
      ["description", 1],
    ]);
    expect(more.texts.filter(({ owner }) => owner.name === "b").map(({ written }) => written.text)).toEqual([
      "b",
      "B",
      "C",
    ]);
  });
});

describe("classes that are called as those of SDKs", () => {
  it("count where they are of one or derive from one", async () => {
    const script = (own: string): string => `${own}\nnew Server({ name: "s", version: "1" }, { instructions: "I" });`;
    expect(await texts({ "server.ts": LOW + script("") })).toEqual(["instructions server.s: I"]);
    expect(await texts({ "server.ts": MCP + script("class Server extends McpServer {}") })).toEqual([
      "instructions server.s: I",
    ]);
    expect(await texts({ "server.ts": MCP + script("class Server {}") })).toEqual([]);
    expect(await texts({ "server.ts": `${MCP}import { Server } from "socket.io";\n${script("")}` })).toEqual([]);
  });

  it("count in Python where they are imported from one", async () => {
    const made = 'x = Tool(name="t", description="A", inputSchema={})\n';
    const given = (from: string): Promise<string[]> => texts({ "server.py": `import mcp\n${from}\n${made}` });
    expect(await given("from mcp.types import Tool")).toContain("description tool.t: A");
    expect(await given("from langchain.tools import Tool")).toEqual([]);
    expect(await given("class Tool:\n    pass")).toEqual([]);
    expect(await given("import mcp.types as types\nclass Tool(types.Tool):\n    pass")).toContain(
      "description tool.t: A",
    );
  });
});

describe("texts of the Python SDKs", () => {
  it("are those of decorated functions: docstring, annotations, defaults, models", async () => {
    expect(
      await python(`class Inner(BaseModel):
    """I"""
    z: str = Field("d", title="J", examples=["K"])

class Args(BaseModel):
    inner: list[Inner] | None = None

@mcp.tool(title="A")
def t(args: Args, x: Annotated[int, Field(description="B"), "C"], mode: Literal["D"], ctx: Context, y: str = Field(description="E")) -> str:
    """Doc.

    More.
    """
    return "no prompt"
`),
    ).toEqual([
      "description tool.t#title: A",
      "description tool.t: Doc.\n\n    More.\n    ",
      "description tool.t.inner: I",
      "description tool.t.z: d",
      "description tool.t.z#title: J",
      "description tool.t.z: K",
      "description tool.t.x: B",
      "description tool.t.x: C",
      "description tool.t.mode: D",
      "description tool.t.y: E",
    ]);
  });

  it("are the description that is given instead of the docstring, prompts, and types written down", async () => {
    expect(
      await python(`@mcp.tool(description="A")
def t() -> str:
    """Not read."""
    return ""

@mcp.prompt()
def p(x: str) -> str:
    """B"""
    return f"C {x}"

LISTED = [Tool(name="l", description="D" "E", inputSchema={"type": "object", "properties": {"q": {"description": "F"}}})]
PROMPTS = [Prompt(name="o", arguments=[PromptArgument(name="w", description="G")])]
server = Server("low", instructions="H")
mcp.add_tool(later, description="J")

def later(v: Annotated[str, Field(description="L")]):
    """Not read."""
`),
    ).toEqual([
      "description tool.t: A",
      "description prompt.p: B",
      "description tool.l: DE",
      "description tool.l.q: F",
      "description prompt.o.w: G",
      "instructions server.low: H",
      "description tool.later: J",
      "description tool.later.v: L",
      "prompt prompt.p: C _",
    ]);
  });
});

describe("the place of a passage", () => {
  async function spelled(path: string, source: string, passage: string): Promise<string> {
    const { texts: found } = await read({ [path]: source });
    for (const { written } of found) {
      const at = written.text.indexOf(passage);
      if (at < 0) continue;
      const { file, span } = placeInSource(written, at, at + passage.length);
      return `${file.path}: ${file.text.text.slice(span.start, span.end)}`;
    }
    throw new Error("no text holds the passage");
  }

  const tool = (expression: string, before = "") =>
    `${MCP}${before}const server = new McpServer({ name: "s", version: "1" });\nserver.tool("t", ${expression}, async () => ({ content: [] }));`;

  it.each([
    ['"a bad b"', "bad", "bad"],
    [String.raw`"a\n\x62\u0061\u{64} b"`, "bad", String.raw`\x62\u0061\u{64}`],
    ['"😀 bad"', "bad", "bad"],
    ["`a\n  bad \\` b`", "bad `", "bad \\`"],
    ["`a ${process.env.X} bad ${1} b`", "bad", "bad"],
    ['"a " + "bad" + " b"', "bad b", 'bad" + " b'],
    ['["a", "bad"].join("\\n")', "bad", "bad"],
    ["TEXT", "bad", "bad"],
    ["`a ${TEXT}`", "bad", "bad"],
    ["TEXT.trim()", "bad", "bad"],
  ])("of %s is that of its characters", async (expression, passage, expected) => {
    const source = tool(expression, 'const TEXT = "more bad";\n');
    expect(await spelled("server.ts", source, passage)).toBe(`server.ts: ${expected}`);
  });

  it.each([
    ['"a " "bad"  # c\n    " b"', "bad b", 'bad"  # c\n    " b'],
    [String.raw`r"a\x " 'bad'`, "bad", "bad"],
    [String.raw`"\u0062ad"`, "bad", String.raw`\u0062ad`],
    [String.raw`"\N{BULLET} \101 bad"`, "bad", "bad"],
    ['f"{X} bad"', "bad", "bad"],
    ['"""a\r\n\tbad"""', "bad", "bad"],
  ])("of %s in Python, too", async (expression, passage, expected) => {
    const source = `${FASTMCP}@mcp.tool(description=(${expression}))\ndef t() -> str:\n    return ""\n`;
    expect(await spelled("server.py", source, passage)).toBe(`server.py: ${expected}`);
  });

  it("leads into the file that holds the constant", async () => {
    const project = await projectOf({
      "texts.ts": 'export const TEXT = "a bad b";\n',
      "server.ts": tool("TEXT", 'import { TEXT } from "./texts.js";\n'),
    });
    const found = modelTexts(project, findEntryPoints(project)).texts.find(({ surface }) => surface === "description");
    if (!found) throw new Error("no text");
    const { file, span } = placeInSource(found.written, 2, 5);
    expect(`${file.path} ${file.text.slice(span)}`).toBe("texts.ts bad");
  });
});
