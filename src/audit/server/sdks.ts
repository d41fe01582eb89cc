/**
 * What the audit knows of the SDKs that servers are written with, as data: which classes register what, and where the
 * caller's values arrive. Sources: the SDKs' own documentation and types (TypeScript SDK 1.x and 2.x, Python SDK 1.x and
 * 2.x, fastmcp for TypeScript and Python).
 */
import type { EntryPoint } from "../types.ts";

export type EntryKind = EntryPoint["kind"];

/** Where one part of a request arrives in a handler. */
export interface Arrival {
  readonly param: number;
  readonly path: readonly string[];
  /** Set when this is one argument and not the object that holds them. */
  readonly argument?: string;
}

/** A method of a server class that registers a handler of the TypeScript SDKs. */
export interface ScriptMethod {
  readonly kind: EntryKind;
  readonly sdk: string;
  /**
   * `positional`: `(name, [description], [schema], [annotations], handler)`; the schema decides whether the handler gets
   * arguments. `config`: `(name, config, handler)`. `resource`: `(name, uri | template, [config], handler)`. `request`:
   * `(schema | method, handler)`. `object`: `({ name, parameters, execute })`.
   */
  readonly form: "positional" | "config" | "resource" | "request" | "object";
  /** Key of the schema in the configuration object. */
  readonly schemaKey?: string;
  /** Keys of the handler in a registration object. */
  readonly handlerKeys?: readonly string[];
}

export const SCRIPT_PACKAGES: readonly string[] = [
  "@modelcontextprotocol/sdk",
  "@modelcontextprotocol/server",
  "fastmcp",
];

/** Packages whose servers have the same methods; they count where a receiver's type is unknown. */
export const SCRIPT_DEPENDENCIES: readonly string[] = [
  ...SCRIPT_PACKAGES,
  "agents",
  "mcp-handler",
  "@vercel/mcp-adapter",
  "mcp-framework",
  "litemcp",
  "@mastra/mcp",
];

const TYPESCRIPT_SDK = "typescript-sdk";
const FASTMCP = "fastmcp";

/** Methods by name, for instances of `McpServer` and for receivers of unknown type that are used in the same way. */
export const SCRIPT_METHODS: ReadonlyMap<string, ScriptMethod> = new Map<string, ScriptMethod>([
  ["tool", { kind: "tool", sdk: TYPESCRIPT_SDK, form: "positional" }],
  ["registerTool", { kind: "tool", sdk: TYPESCRIPT_SDK, form: "config", schemaKey: "inputSchema" }],
  ["prompt", { kind: "prompt", sdk: TYPESCRIPT_SDK, form: "positional" }],
  ["registerPrompt", { kind: "prompt", sdk: TYPESCRIPT_SDK, form: "config", schemaKey: "argsSchema" }],
  ["resource", { kind: "resource", sdk: TYPESCRIPT_SDK, form: "resource" }],
  ["registerResource", { kind: "resource", sdk: TYPESCRIPT_SDK, form: "resource" }],
  ["setRequestHandler", { kind: "dispatch", sdk: TYPESCRIPT_SDK, form: "request" }],
  ["addTool", { kind: "tool", sdk: FASTMCP, form: "object", schemaKey: "parameters", handlerKeys: ["execute"] }],
  ["addResource", { kind: "resource", sdk: FASTMCP, form: "object", handlerKeys: ["load"] }],
  [
    "addResourceTemplate",
    { kind: "resource", sdk: FASTMCP, form: "object", schemaKey: "arguments", handlerKeys: ["load"] },
  ],
  ["addPrompt", { kind: "prompt", sdk: FASTMCP, form: "object", schemaKey: "arguments", handlerKeys: ["load"] }],
]);

/** Packages whose function `tool(name, description, shape, handler)` makes a tool for `createSdkMcpServer`. */
export const AGENT_PACKAGES: readonly string[] = ["@anthropic-ai/claude-agent-sdk", "@anthropic-ai/claude-code"];
export const AGENT_TOOL: ScriptMethod = { kind: "tool", sdk: "claude-agent-sdk", form: "positional" };

/** A request of the protocol that a low-level handler answers, by schema name and by method. */
export interface RequestModel {
  readonly method: string;
  readonly schema: string;
  readonly kind: EntryKind;
  /** Below `request`. */
  readonly arrival: Omit<Arrival, "param">;
  readonly namePath?: readonly string[];
}

export const REQUESTS: readonly RequestModel[] = [
  {
    method: "tools/call",
    schema: "CallToolRequestSchema",
    kind: "dispatch",
    arrival: { path: ["params", "arguments"] },
    namePath: ["params", "name"],
  },
  {
    method: "resources/read",
    schema: "ReadResourceRequestSchema",
    kind: "resource",
    arrival: { path: ["params", "uri"], argument: "uri" },
  },
  {
    method: "prompts/get",
    schema: "GetPromptRequestSchema",
    kind: "prompt",
    arrival: { path: ["params", "arguments"] },
  },
  {
    method: "completion/complete",
    schema: "CompleteRequestSchema",
    kind: "completion",
    arrival: { path: ["params", "argument", "value"], argument: "value" },
  },
];

/** Module roots of the Python SDKs, as in canonical names `pypi:<root>.…`. */
export const PYTHON_PACKAGES: readonly string[] = ["mcp", "fastmcp"];

/** A decorator, or a method that takes the function, of the Python SDKs. */
export interface PythonMethod {
  readonly kind: EntryKind;
  /** Server classes that have it; on a receiver of unknown type the method's name alone decides. */
  readonly classes: readonly string[];
  /** `parameters`: each parameter is an argument. Otherwise where the low-level server hands the request over. */
  readonly arrivals: "parameters" | readonly Arrival[];
  readonly nameParameter?: Arrival;
  /** The SDK checks the arguments against the declared schema before the handler runs. */
  readonly enforced: boolean;
}

const HIGH_LEVEL = ["FastMCP", "MCPServer"];
const LOW_LEVEL = ["Server"];

export const PYTHON_METHODS: ReadonlyMap<string, PythonMethod> = new Map<string, PythonMethod>([
  ["tool", { kind: "tool", classes: HIGH_LEVEL, arrivals: "parameters", enforced: true }],
  ["add_tool", { kind: "tool", classes: HIGH_LEVEL, arrivals: "parameters", enforced: true }],
  ["resource", { kind: "resource", classes: HIGH_LEVEL, arrivals: "parameters", enforced: true }],
  ["prompt", { kind: "prompt", classes: HIGH_LEVEL, arrivals: "parameters", enforced: true }],
  [
    "call_tool",
    {
      kind: "dispatch",
      classes: LOW_LEVEL,
      arrivals: [{ param: 1, path: [] }],
      nameParameter: { param: 0, path: [] },
      enforced: true,
    },
  ],
  [
    "read_resource",
    { kind: "resource", classes: LOW_LEVEL, arrivals: [{ param: 0, path: [], argument: "uri" }], enforced: false },
  ],
  ["get_prompt", { kind: "prompt", classes: LOW_LEVEL, arrivals: [{ param: 1, path: [] }], enforced: false }],
  [
    "completion",
    {
      kind: "completion",
      classes: [...HIGH_LEVEL, ...LOW_LEVEL],
      arrivals: [{ param: 1, path: ["value"], argument: "value" }],
      enforced: false,
    },
  ],
]);

/** Keyword arguments of the low-level `Server(...)` of Python SDK 2: handlers `(context, params)`. */
export const PYTHON_HANDLER_KEYWORDS: ReadonlyMap<string, PythonMethod> = new Map<string, PythonMethod>([
  [
    "on_call_tool",
    {
      kind: "dispatch",
      classes: LOW_LEVEL,
      arrivals: [{ param: 1, path: ["arguments"] }],
      nameParameter: { param: 1, path: ["name"] },
      enforced: false,
    },
  ],
  [
    "on_read_resource",
    { kind: "resource", classes: LOW_LEVEL, arrivals: [{ param: 1, path: ["uri"], argument: "uri" }], enforced: false },
  ],
  [
    "on_get_prompt",
    { kind: "prompt", classes: LOW_LEVEL, arrivals: [{ param: 1, path: ["arguments"] }], enforced: false },
  ],
  [
    "on_completion",
    {
      kind: "completion",
      classes: LOW_LEVEL,
      arrivals: [{ param: 1, path: ["argument", "value"], argument: "value" }],
      enforced: false,
    },
  ],
]);

/** Parameter types that an SDK injects: not the caller's. */
export const INJECTED_TYPES: ReadonlySet<string> = new Set([
  "Context",
  "ServerRequestContext",
  "RequestContext",
  "ServerSession",
  "Request",
]);

/** Calls as default value that an SDK resolves by itself: not the caller's. */
export const INJECTED_DEFAULTS: ReadonlySet<string> = new Set(["Depends", "CurrentContext", "get_context"]);

/** Splits `npm:@scope/name/path.Class#method` and `pypi:pkg.mod.Class#method`. */
export interface CanonicalName {
  readonly scheme: string;
  /** `@scope/name/path` or `pkg.mod`, without the last name. */
  readonly module: string;
  readonly name: string;
  readonly method?: string;
}

export function parseCanonical(origin: string): CanonicalName {
  const colon = origin.indexOf(":");
  const scheme = origin.slice(0, colon);
  const rest = origin.slice(colon + 1);
  const hash = rest.indexOf("#");
  const head = hash < 0 ? rest : rest.slice(0, hash);
  const dot = head.lastIndexOf(".");
  const base = { scheme, module: dot < 0 ? "" : head.slice(0, dot), name: dot < 0 ? head : head.slice(dot + 1) };
  return hash < 0 ? base : { ...base, method: rest.slice(hash + 1) };
}

/** True when the module is one of the packages or lies below it. */
export function isOfPackage(canonical: CanonicalName, packages: readonly string[]): boolean {
  const separator = canonical.scheme === "npm" ? "/" : ".";
  return packages.some((name) => canonical.module === name || canonical.module.startsWith(name + separator));
}
