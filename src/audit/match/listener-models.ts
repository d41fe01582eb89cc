/** How HTTP listeners are told where to listen, as data. Defaults are those that each library documents. */

/** Where a call names its host. */
export interface HostArgument {
  readonly keywords?: readonly string[];
  /** Path below an options object, and the position of that object. */
  readonly option?: { readonly position: number; readonly path: readonly string[] };
  readonly position?: number;
  /** Position of a `(host, port)` tuple. */
  readonly tuple?: number;
}

export interface ListenerModel {
  /** Canonical name of the callee. */
  readonly callee: RegExp;
  readonly host: HostArgument;
  /** What no host means. */
  readonly absent: "all" | "local";
}

export const LISTENERS: readonly ListenerModel[] = [
  {
    callee: /^npm:@hono\/node-server\.serve$/,
    host: { option: { position: 0, path: ["hostname"] } },
    absent: "all",
  },
  { callee: /^global:(Bun|Deno)\.serve$/, host: { option: { position: 0, path: ["hostname"] } }, absent: "all" },
  {
    callee: /^npm:fastmcp\.FastMCP#start$/,
    host: { option: { position: 0, path: ["httpStream", "host"] } },
    absent: "local",
  },
  {
    callee: /^npm:fastify(\.\w+)?#listen$/,
    host: { option: { position: 0, path: ["host"] } },
    absent: "local",
  },
  { callee: /^pypi:uvicorn\.(run|Config|config\.Config)$/, host: { keywords: ["host"] }, absent: "local" },
  { callee: /^pypi:hypercorn\.run$/, host: { keywords: ["host"] }, absent: "local" },
  {
    callee: /^pypi:(mcp|fastmcp)\.?[\w.]*\.?(FastMCP|MCPServer)#run\w*$/,
    host: { keywords: ["host"] },
    absent: "local",
  },
  { callee: /^pypi:flask\.Flask#run$/, host: { keywords: ["host"], position: 0 }, absent: "local" },
  { callee: /^pypi:aiohttp\.web\.run_app$/, host: { keywords: ["host"] }, absent: "all" },
  { callee: /^pypi:aiohttp\.web\.TCPSite$/, host: { keywords: ["host"], position: 1 }, absent: "all" },
  { callee: /^pypi:waitress\.serve$/, host: { keywords: ["host"] }, absent: "all" },
  { callee: /^py:wsgiref\.simple_server\.make_server$/, host: { keywords: ["host"], position: 0 }, absent: "local" },
  {
    callee: /^py:(http\.server\.(Threading)?HTTPServer|socketserver\.(Threading)?TCPServer)$/,
    host: { tuple: 0 },
    absent: "local",
  },
];

/** The server classes of the Python SDKs take the host of a listener that `run` starts later. */
export const SERVER_CLASS = /^pypi:(mcp|fastmcp)\.?[\w.]*\.?(FastMCP|MCPServer)$/;

/** What makes something with Node's `listen(port, host?, backlog?, callback?)`, by package of its maker. */
export const NODE_LISTEN_MAKERS =
  /^(node:https?\.(createServer|Server)|node:http2\.create(Secure)?Server|npm:(express|koa|connect|polka|restify|@modelcontextprotocol\/express|@modelcontextprotocol\/sdk\/server\/express(\.js)?)(\.\w+)*)$/;

/** The same for a receiver whose type is known: `npm:express.Express#listen`. */
export const NODE_LISTEN_METHODS =
  /^(node:https?\.(Server|createServer)|node:http2\.\w+|npm:(express|@types\/express|express-serve-static-core|koa|connect|polka|restify|@modelcontextprotocol\/express|@modelcontextprotocol\/sdk\/server\/express(\.js)?)(\.\w+)*)#listen$/;

/** Modules whose presence makes an unknown receiver of `listen(port)` an HTTP server. */
export const HTTP_MODULES: readonly string[] = [
  "express",
  "koa",
  "connect",
  "polka",
  "restify",
  "http",
  "https",
  "node:http",
  "node:https",
  "@modelcontextprotocol/express",
  "@modelcontextprotocol/sdk/server/express.js",
];

/** Modules that only a server imports. */
export const SERVER_MODULES =
  /^(@modelcontextprotocol\/(sdk\/server|sdk\/dist\/(esm|cjs)\/server|server|node|express|hono|fastify)(\/|$)|fastmcp(\/|$)|mcp-framework(\/|$)|mcp-handler(\/|$))/;

/** The same for Python. */
export const PYTHON_SERVER_MODULES = /^(mcp\.server|fastmcp)(\.|$)/;

/** Modules of the MCP SDKs, client side included: inspectors and proxies serve what they reach. */
export const MCP_MODULES = /^(@modelcontextprotocol\/|fastmcp(\/|$))/;
export const PYTHON_MCP_MODULES = /^(mcp|fastmcp)(\.|$)/;
