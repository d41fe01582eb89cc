/**
 * Registrations of frameworks that make tools of decorated methods, of classes, or of functions that they serve otherwise:
 * the decorators of mcp-nest, tool classes of mcp-framework and fastmcp, routes of FastAPI behind fastapi-mcp or
 * `FastMCP.from_fastapi`, functions of gradio behind `launch(mcp_server=True)`. Sources: their own documentation.
 */
import type { ClassNode, Expression } from "../ir/types.ts";
import type { FunctionRef, SourceFile } from "../types.ts";
import { locate, type Registration } from "./handlers.ts";
import { pythonRegistration } from "./python.ts";
import { argumentShapes } from "./schema-shapes.ts";
import { type EntryKind, PYTHON_METHODS, type PythonMethod } from "./sdks.ts";
import { EMPTY, keyword, positional, type StaticReader } from "./static-values.ts";

/** Decorators of methods, by canonical name. The first parameter of the method is the arguments object. */
const SCRIPT_DECORATORS: ReadonlyMap<string, EntryKind> = new Map<string, EntryKind>([
  ["npm:@rekog/mcp-nest.Tool", "tool"],
  ["npm:@rekog/mcp-nest.Prompt", "prompt"],
  ["npm:@rekog/mcp-nest.Resource", "resource"],
  ["npm:@rekog/mcp-nest.ResourceTemplate", "resource"],
]);

interface ToolClass {
  readonly method: string;
  /** Which parameter holds the arguments, the receiver of Python counted. */
  readonly param: number;
  readonly sdk: string;
  readonly schemaField?: string;
}

/** Base classes of tools, by canonical name. */
const TOOL_CLASSES: ReadonlyMap<string, ToolClass> = new Map<string, ToolClass>([
  ["npm:mcp-framework.MCPTool", { method: "execute", param: 0, sdk: "mcp-framework", schemaField: "schema" }],
  ["pypi:fastmcp.tools.Tool", { method: "run", param: 1, sdk: "fastmcp" }],
  ["pypi:fastmcp.tools.tool.Tool", { method: "run", param: 1, sdk: "fastmcp" }],
  ["pypi:fastmcp.tools.base.Tool", { method: "run", param: 1, sdk: "fastmcp" }],
]);

/** Decorators that are functions; what they decorate takes the arguments as parameters. */
const PYTHON_DECORATORS: ReadonlyMap<string, string> = new Map([
  ["pypi:fastmcp.contrib.mcp_mixin.mcp_tool", "tool"],
  ["pypi:fastmcp.contrib.mcp_mixin.mcp_resource", "resource"],
  ["pypi:fastmcp.contrib.mcp_mixin.mcp_prompt", "prompt"],
  ["pypi:fastmcp.contrib.mcp_mixin.mcp_mixin.mcp_tool", "tool"],
  ["pypi:fastmcp.tools.tool", "tool"],
]);

/** `@tool("name", "description", schema)` of the Agent SDK: the function takes one dictionary. */
const AGENT_TOOL: PythonMethod = { kind: "tool", classes: [], arrivals: [{ param: 0, path: [] }], enforced: false };
const AGENT_DECORATORS: readonly string[] = ["pypi:claude_agent_sdk.tool", "pypi:claude_code_sdk.tool"];

const ROUTE = /^pypi:fastapi\.(?:.+\.)?(?:FastAPI|APIRouter)#(?:get|post|put|patch|delete|api_route)$/u;
const GRADIO_FUNCTION = /^pypi:gradio\.(?:Interface|ChatInterface|api)$/u;
const GRADIO_EVENTS: ReadonlySet<string> = new Set(["click", "submit", "change", "input", "load", "upload", "select"]);

/** What frameworks register in a file. */
export function readFrameworks(reader: StaticReader, file: SourceFile): Registration[] {
  const out: Registration[] = [];
  for (const ref of reader.project.functionsIn(file)) {
    const { cls, fn } = ref;
    if (fn.decorators.length > 0) out.push(...byDecorator(reader, file, ref));
    if (cls && cls.bases.length > 0 && (fn.name === "run" || fn.name === "execute"))
      out.push(...byClass(reader, ref, cls));
  }
  if (file.language === "python" && reader.project.dependsOn(file, ["gradio"]))
    out.push(...gradioFunctions(reader, file));
  return out;
}

function byDecorator(reader: StaticReader, file: SourceFile, handler: FunctionRef): Registration[] {
  return handler.fn.decorators.flatMap((decorator) => {
    const call = decorator.kind === "Call" ? decorator : undefined;
    const origin = reader.project.originOf(file, call ? call.callee : decorator);
    if (origin === undefined) return [];
    const kind = SCRIPT_DECORATORS.get(origin);
    if (kind !== undefined) return [decoratedMethod(reader, handler, decorator, kind)];
    if (AGENT_DECORATORS.includes(origin)) {
      const first = call && positional(call)[0];
      const name = first && reader.text({ file, expression: first.value });
      const read = pythonRegistration(
        reader,
        file,
        handler,
        { model: AGENT_TOOL, sdk: "claude-agent-sdk" },
        call,
        decorator,
        EMPTY,
      );
      return [{ ...read, name: name ?? handler.fn.name }];
    }
    const method =
      PYTHON_DECORATORS.get(origin) ?? (ROUTE.test(origin) && servesRoutes(reader, file) ? "tool" : undefined);
    const model = method === undefined ? undefined : PYTHON_METHODS.get(method);
    if (!model) return [];
    if (!ROUTE.test(origin))
      return [pythonRegistration(reader, file, handler, { model, sdk: "fastmcp" }, call, decorator, EMPTY)];
    const id = call && keyword(call, "operation_id");
    const name = id && reader.text({ file, expression: id.value });
    const read = pythonRegistration(reader, file, handler, { model, sdk: "fastapi-mcp" }, call, decorator, EMPTY);
    return [{ ...read, name: name ?? handler.fn.name }];
  });
}

/** `@Tool({ name, parameters }) async run(args, context, request)` */
function decoratedMethod(
  reader: StaticReader,
  handler: FunctionRef,
  decorator: Expression,
  kind: EntryKind,
): Registration {
  const { file } = handler;
  const options = decorator.kind === "Call" ? decorator.args[0]?.value : undefined;
  const read = (key: string) => options && reader.property(reader.resolve({ file, expression: options }, EMPTY), key);
  const schema = read("parameters");
  const description = reader.text(read("description"));
  return {
    kind,
    name: reader.text(read("name")) ?? handler.fn.name,
    handler,
    tainted: [{ param: 0, path: [], shapes: (schema && argumentShapes(reader, schema, EMPTY)) ?? new Map() }],
    location: locate(file, decorator),
    sdk: "mcp-nest",
    ...(description !== undefined ? { description } : {}),
  };
}

/** `class Search(Tool): async def run(self, arguments)`, `class Search extends MCPTool { async execute(input) {} }` */
function byClass(reader: StaticReader, handler: FunctionRef, cls: ClassNode): Registration[] {
  const { file, fn } = handler;
  const origin = cls.bases.map((base) => reader.project.originOf(file, base)).find((one) => one !== undefined);
  const model = origin === undefined ? undefined : TOOL_CLASSES.get(origin);
  if (!model || model.method !== fn.name || fn.params.length <= model.param) return [];
  const field = (name: string) => {
    const found = cls.members.find((member) => member.kind === "Field" && member.name === name);
    return found?.kind === "Field" && found.value ? { file, expression: found.value } : undefined;
  };
  const schema = model.schemaField === undefined ? undefined : field(model.schemaField);
  const description = reader.text(field("description"));
  return [
    {
      kind: "tool",
      name: reader.text(field("name")) ?? cls.name,
      handler,
      tainted: [
        { param: model.param, path: [], shapes: (schema && argumentShapes(reader, schema, EMPTY)) ?? new Map() },
      ],
      location: locate(file, fn),
      sdk: model.sdk,
      ...(description !== undefined ? { description } : {}),
    },
  ];
}

/** Whether something of the file's package serves the routes of FastAPI as tools. */
function servesRoutes(reader: StaticReader, file: SourceFile): boolean {
  if (reader.project.dependsOn(file, ["fastapi_mcp"])) return true;
  if (!reader.project.dependsOn(file, ["fastmcp"])) return false;
  return inPackage(reader, file, (callee) => callee.kind === "Member" && callee.property === "from_fastapi");
}

function inPackage(
  reader: StaticReader,
  file: SourceFile,
  test: (callee: Expression, call: Parameters<typeof keyword>[0]) => boolean,
): boolean {
  for (const other of reader.project.files.values()) {
    if (other.language !== "python" || other.package.path !== file.package.path) continue;
    if (reader.project.callsIn(other).some(({ call }) => test(call.callee, call))) return true;
  }
  return false;
}

/** `gr.Interface(fn=run)`, `button.click(run, …)` in a package that calls `launch(mcp_server=True)` */
function gradioFunctions(reader: StaticReader, file: SourceFile): Registration[] {
  const model = PYTHON_METHODS.get("tool");
  const served = inPackage(reader, file, (_, call) => {
    const flag = keyword(call, "mcp_server")?.value;
    return flag?.kind === "Literal" && flag.value === true;
  });
  if (!model || !served) return [];
  return reader.project.callsIn(file).flatMap(({ call }) => {
    const origin = reader.project.originOf(file, call.callee);
    const isEvent = call.callee.kind === "Member" && GRADIO_EVENTS.has(call.callee.property);
    if (!isEvent && (origin === undefined || !GRADIO_FUNCTION.test(origin))) return [];
    const given = keyword(call, "fn") ?? positional(call)[0];
    const handler = given && reader.functionOf({ file, expression: given.value }, EMPTY);
    if (!handler || (isEvent && origin !== undefined && !origin.startsWith("pypi:gradio"))) return [];
    const read = pythonRegistration(
      reader,
      file,
      handler,
      { model: { ...model, enforced: false }, sdk: "gradio" },
      undefined,
      call,
      EMPTY,
    );
    return [read];
  });
}
