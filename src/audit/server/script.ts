import type { Argument, Call } from "../ir/types.ts";
import type { ArgumentShape, CallSite, FunctionRef, SourceFile, TaintedParameter } from "../types.ts";
import { locate, type Registration } from "./handlers.ts";
import { argumentShapes } from "./schema-shapes.ts";
import {
  AGENT_PACKAGES,
  AGENT_TOOL,
  type Arrival,
  isOfPackage,
  parseCanonical,
  REQUESTS,
  type RequestModel,
  SCRIPT_DEPENDENCIES,
  SCRIPT_METHODS,
  SCRIPT_PACKAGES,
  type ScriptMethod,
} from "./sdks.ts";
import { type Environment, isLocated, positional, type StaticReader, type StaticValue } from "./static-values.ts";

const ANNOTATIONS = ["title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];
const NO_SHAPES: ReadonlyMap<string, ArgumentShape> = new Map();

/** Method names that say by themselves what they do, whatever the receiver is called. */
const DISTINCTIVE = new Set(["registerTool", "registerPrompt", "registerResource", "setRequestHandler"]);

/** The registering method that a call of JavaScript or TypeScript uses; undefined when it registers nothing. */
export function scriptMethod(
  reader: StaticReader,
  site: CallSite,
): { model: ScriptMethod; typed: boolean } | undefined {
  const { callee } = site.call;
  if (callee.kind === "Identifier" && reader.project.dependsOn(site.file, AGENT_PACKAGES)) {
    const origin = reader.project.originOf(site.file, callee);
    return AGENT_PACKAGES.some((name) => origin === `npm:${name}.tool`)
      ? { model: AGENT_TOOL, typed: true }
      : undefined;
  }
  if (callee.kind !== "Member") return undefined;
  const model = SCRIPT_METHODS.get(callee.property);
  if (!model) return undefined;
  const origin = reader.project.originOf(site.file, callee);
  if (origin !== undefined) {
    const canonical = parseCanonical(origin);
    return canonical.scheme === "npm" && isOfPackage(canonical, SCRIPT_PACKAGES) ? { model, typed: true } : undefined;
  }
  // A wrapper of the project's own registers inside itself, where its parameters are bound call by call.
  if (reader.project.functionOf(site.file, callee)) return undefined;
  return reader.project.dependsOn(site.file, SCRIPT_DEPENDENCIES) ? { model, typed: false } : undefined;
}

/**
 * Reads one registration under one environment.
 * @returns undefined when the handler is not a function of the project, or the call has another shape
 */
export function readScript(
  reader: StaticReader,
  site: CallSite,
  method: { model: ScriptMethod; typed: boolean },
  env: Environment,
): Registration | undefined {
  const args = givenArguments(reader, site, env);
  const { form } = method.model;
  const registration =
    form === "request"
      ? readRequest(reader, site, args, env)
      : form === "object"
        ? readObject(reader, site, method.model, args, env)
        : readNamed(reader, site, method.model, args, env);
  if (!registration) return undefined;
  const known = method.typed || DISTINCTIVE.has(calledName(site.call)) || registration.name !== undefined;
  return known ? registration : undefined;
}

/** Arguments in order, a spread list of the same file opened: `server.tool(...definition)`. */
function givenArguments(reader: StaticReader, { call, file }: CallSite, env: Environment): Argument[] {
  if (call.args.every((one) => one.spread === undefined)) return positional(call);
  return call.args.flatMap((one): readonly Argument[] => {
    if (one.name !== undefined) return [];
    if (one.spread === undefined) return [one];
    const { spread: _, ...plain } = one;
    const elements = reader.elements({ file, expression: one.value }, env) ?? [];
    return elements.flatMap((element) =>
      isLocated(element) && element.file === file ? [{ ...plain, value: element.expression }] : [],
    );
  });
}

function calledName(call: Call): string {
  return call.callee.kind === "Member" ? call.callee.property : "";
}

/** `(name, …, handler)` */
function readNamed(
  reader: StaticReader,
  site: CallSite,
  model: ScriptMethod,
  args: readonly Argument[],
  env: Environment,
): Registration | undefined {
  const { file } = site;
  const first = args[0];
  if (!first) return undefined;
  let handler: FunctionRef | undefined;
  let index = args.length;
  // The handler comes last, save for options that some servers put behind it.
  while (!handler && --index > 0) handler = reader.functionOf(at(file, args[index] as Argument), env);
  if (!handler) return undefined;
  const middle = args.slice(1, index).map((arg) => at(file, arg));
  const description =
    model.form === "config" ? textOf(reader, middle[0], "description", env) : firstText(reader, middle, env);
  return {
    kind: model.kind,
    name: reader.text(at(file, first), env),
    handler,
    tainted:
      model.form === "resource"
        ? resourceParameters(reader, middle[0], env)
        : argumentParameters(
            model.form === "config"
              ? configSchema(reader, model, middle[0], env)
              : positionalSchema(reader, middle, env),
          ),
    location: registrationLocation(site, first),
    sdk: model.sdk,
    description,
    annotations:
      model.form === "config" ? annotationsIn(reader, middle[0], env) : positionalAnnotations(reader, middle, env),
  };
}

/** `none`: the handler gets no arguments, its first parameter is the SDK's own. */
type Schema = "none" | "unknown" | ReadonlyMap<string, ArgumentShape>;

function argumentParameters(schema: Schema): TaintedParameter[] {
  if (schema === "none") return [];
  return [{ param: 0, path: [], shapes: schema === "unknown" ? NO_SHAPES : schema }];
}

function configSchema(
  reader: StaticReader,
  model: ScriptMethod,
  config: StaticValue | undefined,
  env: Environment,
): Schema {
  if (!config) return "unknown";
  const resolved = reader.resolve(config, env);
  const schema = propertyIn(reader, resolved, model.schemaKey ?? "", env);
  if (schema) return argumentShapes(reader, schema, env) ?? "unknown";
  const closed =
    isLocated(resolved) &&
    resolved.expression.kind === "ObjectLiteral" &&
    resolved.expression.entries.every((entry) => !entry.spread && typeof entry.key === "string");
  return closed ? "none" : "unknown";
}

function positionalSchema(reader: StaticReader, middle: readonly StaticValue[], env: Environment): Schema {
  for (const value of middle) {
    if (reader.text(value, env) !== undefined || isDescription(value) || isAnnotations(reader, value, env)) continue;
    return argumentShapes(reader, value, env) ?? "unknown";
  }
  return "none";
}

/** A text that does not fold (a template, a concatenation) is a description all the same. */
function isDescription(value: StaticValue): boolean {
  return isLocated(value) && (value.expression.kind === "Template" || value.expression.kind === "Concat");
}

function isAnnotations(reader: StaticReader, value: StaticValue, env: Environment): boolean {
  const resolved = reader.resolve(value, env);
  if (!isLocated(resolved) || resolved.expression.kind !== "ObjectLiteral") return false;
  const { entries } = resolved.expression;
  return entries.length > 0 && entries.every((e) => typeof e.key === "string" && ANNOTATIONS.includes(e.key));
}

/** The second argument decides: a fixed URI leaves nothing to the caller, a template hands over its variables. */
function resourceParameters(reader: StaticReader, uri: StaticValue | undefined, env: Environment): TaintedParameter[] {
  if (uri && reader.text(uri, env) !== undefined) return [];
  return [
    { param: 0, path: [], argument: "uri", shapes: NO_SHAPES },
    { param: 1, path: [], shapes: NO_SHAPES },
  ];
}

/** `setRequestHandler(CallToolRequestSchema | "tools/call", handler)` */
function readRequest(
  reader: StaticReader,
  site: CallSite,
  args: readonly Argument[],
  env: Environment,
): Registration | undefined {
  const [first] = args;
  const last = args.at(-1);
  if (!first || !last || args.length < 2) return undefined;
  const request = requestOf(reader, at(site.file, first), env);
  const handler = request && reader.functionOf(at(site.file, last), env);
  if (!request || !handler) return undefined;
  const arrival: Arrival = { param: 0, ...request.arrival };
  return {
    kind: request.kind,
    name: undefined,
    handler,
    // The low-level server hands the request over as it came: no schema narrows it.
    tainted: [{ ...arrival, shapes: NO_SHAPES }],
    ...(request.namePath ? { nameParameter: { param: 0, path: request.namePath } } : {}),
    location: registrationLocation(site, first),
    sdk: "typescript-sdk",
  };
}

/** The request that a `setRequestHandler` call answers. */
function requestOf(reader: StaticReader, key: StaticValue, env: Environment): RequestModel | undefined {
  const method = reader.text(key, env);
  if (method !== undefined) return REQUESTS.find((request) => request.method === method);
  const name = schemaName(reader, key);
  return REQUESTS.find((request) => request.schema === name);
}

/** Last name of a schema: `CallToolRequestSchema`, `types_js_1.CallToolRequestSchema`. */
export function schemaName(reader: StaticReader, key: StaticValue): string | undefined {
  if (!isLocated(key)) return undefined;
  const origin = reader.project.originOf(key.file, key.expression);
  if (origin !== undefined) return parseCanonical(origin).name;
  if (key.expression.kind === "Identifier") return key.expression.name;
  return key.expression.kind === "Member" ? key.expression.property : undefined;
}

/** `addTool({ name, parameters, execute })` */
function readObject(
  reader: StaticReader,
  site: CallSite,
  model: ScriptMethod,
  args: readonly Argument[],
  env: Environment,
): Registration | undefined {
  const [first] = args;
  if (!first) return undefined;
  const object = reader.resolve(at(site.file, first), env);
  let handler: FunctionRef | undefined;
  for (const key of model.handlerKeys ?? []) {
    const value = propertyIn(reader, object, key, env);
    handler ??= value && reader.functionOf(value, env);
  }
  if (!handler) return undefined;
  const name = textOf(reader, object, "name", env);
  return {
    kind: model.kind,
    name,
    handler,
    tainted: model.schemaKey === undefined ? [] : argumentParameters(objectSchema(reader, model, object, env)),
    location: registrationLocation(site, first),
    sdk: model.sdk,
    description: textOf(reader, object, "description", env),
    annotations: annotationsIn(reader, object, env),
  };
}

function objectSchema(reader: StaticReader, model: ScriptMethod, object: StaticValue, env: Environment): Schema {
  const schema = propertyIn(reader, object, model.schemaKey ?? "", env);
  // fastmcp hands the arguments over even without a schema.
  return (schema && argumentShapes(reader, schema, env)) ?? "unknown";
}

function registrationLocation({ file, call }: CallSite, first: Argument): Registration["location"] {
  const end = first.value.kind === "ObjectLiteral" ? call.callee.end : first.end;
  return locate(file, { start: call.start, end });
}

function at(file: SourceFile, argument: Argument): StaticValue {
  return { file, expression: argument.value };
}

function propertyIn(
  reader: StaticReader,
  owner: StaticValue | undefined,
  key: string,
  env: Environment,
): StaticValue | undefined {
  const value = owner && reader.property(reader.resolve(owner, env), key);
  return value && reader.resolve(value, env);
}

function textOf(
  reader: StaticReader,
  owner: StaticValue | undefined,
  key: string,
  env: Environment,
): string | undefined {
  return reader.text(propertyIn(reader, owner, key, env), env);
}

function firstText(reader: StaticReader, values: readonly StaticValue[], env: Environment): string | undefined {
  for (const value of values) {
    const text = reader.text(value, env);
    if (text !== undefined) return text;
  }
  return undefined;
}

function positionalAnnotations(
  reader: StaticReader,
  middle: readonly StaticValue[],
  env: Environment,
): ReadonlyMap<string, boolean> | undefined {
  const value = middle.find((candidate) => isAnnotations(reader, candidate, env));
  return value && hintsOf(reader, reader.resolve(value, env));
}

function annotationsIn(
  reader: StaticReader,
  owner: StaticValue | undefined,
  env: Environment,
): ReadonlyMap<string, boolean> | undefined {
  const value = propertyIn(reader, owner, "annotations", env);
  return value && hintsOf(reader, value);
}

/** The boolean hints of an object literal that are constant. */
export function hintsOf(reader: StaticReader, value: StaticValue): Map<string, boolean> {
  const hints = new Map<string, boolean>();
  for (const name of ANNOTATIONS) {
    const hint = reader.property(value, name);
    const constant = hint && reader.constant(hint);
    if (typeof constant === "boolean") hints.set(name, constant);
  }
  return hints;
}
