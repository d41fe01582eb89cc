/**
 * Functions that answer HTTP requests beside, or in place of, an MCP endpoint: routes of the web frameworks of both
 * languages, by the type of what they are registered on, or by shape where it is not known (`app.post("/run", handler)` in a
 * function that takes the app). Sources: the frameworks' own documentation.
 */
import type { Argument, Call, Expression, Span } from "../ir/types.ts";
import type { CallSite, FunctionRef, Project, SourceFile, TaintedParameter } from "../types.ts";
import { isInjected } from "./annotation-shapes.ts";
import { locate, type Registration, receiverOffset } from "./handlers.ts";
import { argumentsOf } from "./python.ts";
import { isOfPackage, parseCanonical } from "./sdks.ts";
import { EMPTY, keyword, positional, type StaticReader, type StaticValue } from "./static-values.ts";

const SCRIPT_FRAMEWORKS: readonly string[] = [
  "express",
  "hono",
  "fastify",
  "koa",
  "@koa/router",
  "koa-router",
  "polka",
  "restify",
  "itty-router",
  "@hono/zod-openapi",
  "express-promise-router",
];

const SCRIPT_METHODS: ReadonlySet<string> = new Set(["get", "post", "put", "patch", "delete", "del", "all", "use"]);

/** Handlers that one registration may name: middleware first. */
const MAX_HANDLERS = 16;

const PYTHON_FRAMEWORKS: readonly string[] = ["fastapi", "starlette", "flask", "quart", "sanic", "aiohttp", "litestar"];
/** What registers a route on a server of the SDKs themselves. */
const PYTHON_OWN_ROUTES: ReadonlySet<string> = new Set(["custom_route"]);
const PYTHON_METHODS: ReadonlySet<string> = new Set([
  "get",
  "post",
  "put",
  "patch",
  "delete",
  "route",
  "api_route",
  "websocket",
  ...PYTHON_OWN_ROUTES,
]);
/** `app.router.add_post(path, handler)`, `app.add_route(path, handler)`, `web.post(path, handler)`. */
const PYTHON_ADDERS: ReadonlySet<string> = new Set([
  "add_get",
  "add_post",
  "add_put",
  "add_patch",
  "add_delete",
  "add_route",
  "add_api_route",
]);
const PYTHON_ROUTE_CLASS = /^pypi:(?:starlette\.routing|fastapi\.routing)\.(?:Route|APIRoute)$/u;
const PYTHON_WEB_CALL = /^pypi:aiohttp\.web\.(?:get|post|put|patch|delete|route)$/u;

const PYTHON_ROUTE_CALLS: ReadonlySet<string> = new Set("Route APIRoute get post put patch delete route".split(" "));

/** Routes in a file that users of the package run; what is shown or tested has no peers. */
export function readRoutes(reader: StaticReader, file: SourceFile): Registration[] {
  if (file.role !== "shipped" && file.role !== "build-output") return [];
  if (file.language === "python") {
    const isWeb = reader.project.dependsOn(file, PYTHON_FRAMEWORKS);
    return isWeb || reader.project.dependsOn(file, ["mcp", "fastmcp"]) ? pythonRoutes(reader, file) : [];
  }
  if (!servesHttp(reader, file)) return [];
  return reader.project.callsIn(file).flatMap((site) => scriptRoute(reader, site));
}

/** Parts of a server that are loaded by name need not depend on the framework that the whole one is built with. */
function servesHttp({ project }: StaticReader, file: SourceFile): boolean {
  if (project.dependsOn(file, SCRIPT_FRAMEWORKS)) return true;
  let known = serving.get(project);
  if (known === undefined) {
    known = [...project.files.values()].some(
      (one) => one.language !== "python" && one.role !== "test" && project.dependsOn(one, SCRIPT_FRAMEWORKS),
    );
    serving.set(project, known);
  }
  return known;
}

const serving = new WeakMap<Project, boolean>();

// --- JavaScript and TypeScript ----------------------------------------------------------------------------------------

function scriptRoute(reader: StaticReader, site: CallSite): Registration[] {
  const { call, file } = site;
  const { callee } = call;
  if (callee.kind !== "Member" || !(SCRIPT_METHODS.has(callee.property) || callee.property === "route")) return [];
  const origin = reader.project.originOf(file, callee);
  if (origin !== undefined && !isOf(origin, "npm", SCRIPT_FRAMEWORKS)) return [];
  const args = positional(call);
  if (callee.property === "route") return routeObject(reader, site, args);
  const path = args[0] && routePath(reader, { file, expression: args[0].value });
  const isUse = callee.property === "use";
  // Of what is not known for a framework's, only a path that is written out says so.
  if (path === undefined && origin === undefined && !isChained(callee.object)) return [];
  const name = `${isUse ? "middleware" : callee.property.toUpperCase()}${path === undefined ? "" : ` ${path}`}`;
  const given = args.flatMap((one): StaticValue[] =>
    one.value.kind === "ArrayLiteral"
      ? one.value.elements.map((element) => ({ file, expression: element.value }))
      : [{ file, expression: one.value }],
  );
  return given.slice(0, MAX_HANDLERS).flatMap((value) => {
    const handler = reader.functionOf(value, EMPTY);
    return handler ? [registration(handler, name, site.file, call, requestParameter(handler, 0))] : [];
  });
}

/** `fastify.route({ method, url, handler })` */
function routeObject(reader: StaticReader, site: CallSite, args: readonly Argument[]): Registration[] {
  const { file, call } = site;
  const object = args[0] && reader.resolve({ file, expression: args[0].value }, EMPTY);
  const given = object && reader.property(object, "handler");
  const handler = given && reader.functionOf(given, EMPTY);
  if (!handler) return [];
  const path = reader.text(reader.property(object, "url")) ?? "";
  return [registration(handler, `route ${path}`.trim(), file, call, requestParameter(handler, 0))];
}

/** `app.route("/x").get(handler)` */
function isChained(receiver: Expression): boolean {
  for (let at = receiver; at.kind === "Call" && at.callee.kind === "Member"; at = at.callee.object)
    if (at.callee.property === "route") return true;
  return false;
}

function routePath(reader: StaticReader, value: StaticValue): string | undefined {
  const text = reader.text(value);
  return text !== undefined && /^[/*]/u.test(text) ? text : undefined;
}

function isOf(origin: string, scheme: string, packages: readonly string[]): boolean {
  const canonical = parseCanonical(origin);
  const name = `${canonical.module}${canonical.module === "" ? "" : "."}${canonical.name}`;
  return canonical.scheme === scheme && (isOfPackage(canonical, packages) || packages.includes(name));
}

function requestParameter(handler: FunctionRef, param: number): TaintedParameter[] {
  // An Express handler for errors has the error first.
  const at = handler.fn.params.length === 4 ? 1 : param;
  return [{ param: at, path: [], shapes: new Map(), isRequest: true }];
}

function registration(
  handler: FunctionRef,
  name: string,
  file: SourceFile,
  at: Span,
  tainted: TaintedParameter[],
): Registration {
  const first = at as Call;
  const end = first.callee ? first.callee.end : at.end;
  return { kind: "route", name, handler, tainted, location: locate(file, { start: at.start, end }), sdk: "http" };
}

// --- Python -----------------------------------------------------------------------------------------------------------

function pythonRoutes(reader: StaticReader, file: SourceFile): Registration[] {
  const out: Registration[] = [];
  for (const handler of reader.project.functionsIn(file)) {
    for (const decorator of handler.fn.decorators) {
      if (decorator.kind !== "Call") continue;
      const path = decoratedPath(reader, file, decorator);
      if (path !== undefined) out.push(pythonRoute(reader, handler, path, file, decorator));
    }
  }
  for (const { call } of reader.project.callsIn(file)) {
    const path = addedPath(reader, file, call);
    const given =
      path === undefined ? undefined : (keyword(call, "endpoint") ?? keyword(call, "handler") ?? last(call));
    const handler = given && reader.functionOf({ file, expression: given.value }, EMPTY);
    if (handler) out.push(pythonRoute(reader, handler, path ?? "", file, call));
  }
  return out;
}

function last(call: Call): Argument | undefined {
  const args = positional(call);
  // `add_route(method, path, handler)` has three, `Route(path, endpoint)` two.
  return args.length >= 2 ? args.slice(1, 3).at(-1) : undefined;
}

/** The path of `@app.post("/run")`; undefined when the decorator is none of a route. */
function decoratedPath(reader: StaticReader, file: SourceFile, { callee, args }: Call): string | undefined {
  if (callee.kind !== "Member" || !PYTHON_METHODS.has(callee.property)) return undefined;
  const origin = reader.project.originOf(file, callee);
  const isOwn = PYTHON_OWN_ROUTES.has(callee.property);
  if (origin !== undefined && !isOwn && !isOf(origin, "pypi", PYTHON_FRAMEWORKS)) return undefined;
  const given = args.find((one) => one.name === "path" || one.name === "rule") ?? args[0];
  const text = given && reader.text({ file, expression: given.value });
  if (text !== undefined && (text === "" || text.startsWith("/"))) return text === "" ? "/" : text;
  return origin === undefined ? undefined : "";
}

function addedPath(reader: StaticReader, file: SourceFile, call: Call): string | undefined {
  const { callee, args } = call;
  const isAdder = callee.kind === "Member" && PYTHON_ADDERS.has(callee.property);
  const called = callee.kind === "Member" ? callee.property : callee.kind === "Identifier" ? callee.name : "";
  // Who is called by another name is not asked who it is: that costs.
  if (!isAdder && !PYTHON_ROUTE_CALLS.has(called)) return undefined;
  const origin = isAdder ? undefined : reader.project.originOf(file, callee);
  if (!isAdder && (origin === undefined || !(PYTHON_ROUTE_CLASS.test(origin) || PYTHON_WEB_CALL.test(origin))))
    return undefined;
  for (const one of args.slice(0, 2)) {
    const text = reader.text({ file, expression: one.value });
    if (text?.startsWith("/")) return text;
  }
  // What the framework itself makes a route is one, whatever its path.
  return origin !== undefined && args.length >= 2 ? "" : undefined;
}

/**
 * A function of FastAPI takes the parts of the request as parameters, those of the others the request. A parameter that
 * the framework fills in by itself is nobody's, save for the request.
 */
function pythonRoute(
  reader: StaticReader,
  handler: FunctionRef,
  path: string,
  file: SourceFile,
  at: Call,
): Registration {
  const { params } = handler.fn;
  const offset = receiverOffset(handler);
  const requests = params.flatMap((parameter, param): TaintedParameter[] => {
    const { target } = parameter;
    const name = target.kind === "Identifier" ? target.name : "";
    const isTyped = parameter.annotation !== undefined;
    const isRequest = isTyped
      ? isInjected(parameter) && REQUEST_TYPE.test(textOf(handler, parameter.annotation))
      : name === "request" || name === "req";
    return param >= offset && isRequest ? [{ param, path: [], shapes: new Map(), isRequest: true }] : [];
  });
  const taken = new Set(requests.map((one) => one.param));
  const others = argumentsOf(reader, handler, "tool").filter((one) => !taken.has(one.param));
  return registration(handler, `route ${path}`.trim(), file, at, [...requests, ...others]);
}

const REQUEST_TYPE = /\bRequest\b/u;

function textOf({ file }: FunctionRef, span: Span | undefined): string {
  return span ? file.text.slice(span) : "";
}
