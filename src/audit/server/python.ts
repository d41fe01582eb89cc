import type { Call, Expression } from "../ir/types.ts";
import type { ArgumentShape, CallSite, FunctionRef, Project, SourceFile, TaintedParameter } from "../types.ts";
import { isInjected, modelShapes, parameterName, parameterShape } from "./annotation-shapes.ts";
import { locate, type Registration, receiverOffset } from "./handlers.ts";
import {
  isOfPackage,
  PYTHON_HANDLER_KEYWORDS,
  PYTHON_METHODS,
  PYTHON_PACKAGES,
  type PythonMethod,
  parseCanonical,
} from "./sdks.ts";
import { EMPTY, type Environment, isLocated, keyword, positional, type StaticReader } from "./static-values.ts";

const HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];

/** Methods that clients have, too: only as a decorator do they register. */
const DECORATOR_ONLY = new Set(["call_tool", "read_resource", "get_prompt", "completion", "resource", "prompt"]);

interface Matched {
  readonly model: PythonMethod;
  readonly sdk: string;
}

/** Registrations by decorator on the functions of a Python file. */
export function readDecorators(reader: StaticReader, file: SourceFile): Registration[] {
  const out: Registration[] = [];
  for (const ref of reader.project.functionsIn(file)) {
    for (const decorator of ref.fn.decorators) {
      const call = decorator.kind === "Call" ? decorator : undefined;
      const matched = methodOf(reader.project, file, call ? call.callee : decorator);
      if (!matched) continue;
      out.push(pythonRegistration(reader, file, ref, matched, call, decorator, EMPTY));
    }
  }
  return out;
}

/** What a decorator registers its function as; undefined when it registers nothing. */
export function registeredKind(
  project: Project,
  file: SourceFile,
  decorator: Expression,
): PythonMethod["kind"] | undefined {
  return methodOf(project, file, decorator.kind === "Call" ? decorator.callee : decorator)?.model.kind;
}

/** `mcp.add_tool(fn)`, `mcp.tool()(fn)`, `mcp.tool(fn)`, `Server(..., on_call_tool=fn)` */
export function readPythonCall(reader: StaticReader, site: CallSite, env: Environment): Registration[] {
  const { call, file } = site;
  const direct = call.callee.kind === "Call" ? call.callee : call;
  const matched = methodOf(reader.project, file, direct.callee);
  // `server.call_tool()(handler)` is a decorator's use, too.
  const decorates = direct !== call;
  if (matched && direct.callee.kind === "Member" && (decorates || !DECORATOR_ONLY.has(direct.callee.property))) {
    const [first] = positional(call);
    const inner = first && fromFunction(first.value);
    const handler = first && reader.functionOf({ file, expression: inner ?? first.value }, env);
    return handler ? [pythonRegistration(reader, file, handler, matched, direct, call, env)] : [];
  }
  return [...readHandlerKeywords(reader, site, env), ...readToolList(reader, site, env)];
}

/** `FastMCP("name", tools=[run, Tool.from_function(show)])` */
function readToolList(reader: StaticReader, { call, file }: CallSite, env: Environment): Registration[] {
  const model = PYTHON_METHODS.get("tool");
  const given = keyword(call, "tools");
  if (!model || !given || !isServerClass(reader.project, file, call.callee, model)) return [];
  const origin = reader.project.originOf(file, call.callee) ?? "";
  const matched = { model, sdk: sdkOf(parseCanonical(origin).module) };
  return (reader.elements({ file, expression: given.value }, env) ?? []).flatMap((element) => {
    const at = isLocated(element) ? element : undefined;
    const made = at?.expression.kind === "Call" ? at.expression : undefined;
    const inner = made && fromFunction(made);
    const handler = reader.functionOf(at && inner ? { file: at.file, expression: inner } : element, env);
    if (!handler) return [];
    return [
      pythonRegistration(
        reader,
        at?.file ?? file,
        handler,
        matched,
        inner ? made : undefined,
        at?.expression ?? call,
        env,
      ),
    ];
  });
}

/** `Tool.from_function(fn)` */
function fromFunction(expression: Expression): Expression | undefined {
  if (expression.kind !== "Call" || expression.callee.kind !== "Member") return undefined;
  return expression.callee.property === "from_function" ? expression.args[0]?.value : undefined;
}

export function hasPythonForm(project: Project, site: CallSite): boolean {
  const direct = site.call.callee.kind === "Call" ? site.call.callee.callee : site.call.callee;
  if (direct.kind === "Member" && PYTHON_METHODS.has(direct.property))
    return methodOf(project, site.file, direct) !== undefined;
  return site.call.args.some(
    (arg) => arg.name !== undefined && (PYTHON_HANDLER_KEYWORDS.has(arg.name) || arg.name === "tools"),
  );
}

function readHandlerKeywords(reader: StaticReader, { call, file }: CallSite, env: Environment): Registration[] {
  const out: Registration[] = [];
  for (const argument of call.args) {
    const model = argument.name === undefined ? undefined : PYTHON_HANDLER_KEYWORDS.get(argument.name);
    if (!model || !isServerClass(reader.project, file, call.callee, model)) continue;
    const handler = reader.functionOf({ file, expression: argument.value }, env);
    if (!handler) continue;
    out.push({
      kind: model.kind,
      name: undefined,
      handler,
      tainted: arrivals(handler, model, new Map()),
      ...nameParameter(handler, model),
      location: locate(file, argument),
      sdk: "python-sdk",
    });
  }
  return out;
}

function isServerClass(project: Project, file: SourceFile, callee: Expression, model: PythonMethod): boolean {
  const origin = project.originOf(file, callee);
  if (origin === undefined) return false;
  const canonical = parseCanonical(origin);
  return isOfPackage(canonical, PYTHON_PACKAGES) && model.classes.includes(canonical.name);
}

/** The registering method behind `mcp.tool`: by the receiver's class, or by shape when its type is unknown. */
function methodOf(project: Project, file: SourceFile, callee: Expression): Matched | undefined {
  if (callee.kind !== "Member") return undefined;
  const model = PYTHON_METHODS.get(callee.property);
  if (!model) return undefined;
  const origin = project.originOf(file, callee);
  if (origin !== undefined) {
    const canonical = parseCanonical(origin);
    if (canonical.scheme !== "pypi" || !isOfPackage(canonical, PYTHON_PACKAGES)) return undefined;
    if (canonical.method !== undefined && !model.classes.includes(canonical.name)) return undefined;
    return { model, sdk: sdkOf(canonical.module) };
  }
  if (project.functionOf(file, callee)) return undefined;
  return project.dependsOn(file, PYTHON_PACKAGES) ? { model, sdk: "python-sdk" } : undefined;
}

function sdkOf(module: string): string {
  return module === "fastmcp" || module.startsWith("fastmcp.") ? "fastmcp" : "python-sdk";
}

/** A registration of one function, with what its call or decorator says. */
export function pythonRegistration(
  reader: StaticReader,
  file: SourceFile,
  handler: FunctionRef,
  { model, sdk }: Matched,
  call: Call | undefined,
  at: Expression,
  env: Environment,
): Registration {
  const text = (name: string): string | undefined => {
    const argument = call && keyword(call, name);
    return argument && reader.text({ file, expression: argument.value }, env);
  };
  const first = call && positional(call)[0];
  const firstText = first && reader.text({ file, expression: first.value }, env);
  const byUri = model.kind === "resource" && model.arrivals === "parameters";
  const name = model.arrivals === "parameters" ? (text("name") ?? firstText ?? handler.fn.name) : undefined;
  const uri = byUri ? (text("uri") ?? firstText) : undefined;
  const enforced = model.enforced && !(call && isFalse(reader, file, keyword(call, "validate_input")?.value));
  return {
    kind: model.kind,
    name: uri ?? name,
    handler,
    // A resource without a template has a fixed URI: its function takes nothing from the caller.
    tainted: uri !== undefined && !uri.includes("{") ? [] : taintedParameters(reader, handler, model, enforced),
    ...nameParameter(handler, model),
    location: locate(file, at),
    sdk,
    description: text("description") ?? handler.fn.doc,
    annotations: call && annotationsOf(reader, file, call),
    enforced,
  };
}

function isFalse(reader: StaticReader, file: SourceFile, expression: Expression | undefined): boolean {
  return expression !== undefined && reader.constant({ file, expression }) === false;
}

function nameParameter(handler: FunctionRef, model: PythonMethod): Pick<Registration, "nameParameter"> {
  if (!model.nameParameter) return {};
  const { param, path } = model.nameParameter;
  return { nameParameter: { param: param + receiverOffset(handler), path } };
}

function arrivals(
  handler: FunctionRef,
  model: PythonMethod,
  shapes: ReadonlyMap<string, ArgumentShape>,
): TaintedParameter[] {
  if (model.arrivals === "parameters") return [];
  const offset = receiverOffset(handler);
  return model.arrivals.map((arrival) => ({ ...arrival, param: arrival.param + offset, shapes }));
}

/** Where the caller's values arrive in a function that is a tool, a resource or a prompt. */
export function argumentsOf(reader: StaticReader, handler: FunctionRef, kind: string): TaintedParameter[] {
  const model = PYTHON_METHODS.get(kind);
  return model ? taintedParameters(reader, handler, model, model.enforced) : [];
}

function taintedParameters(
  reader: StaticReader,
  handler: FunctionRef,
  model: PythonMethod,
  enforced: boolean,
): TaintedParameter[] {
  if (model.arrivals !== "parameters") return arrivals(handler, model, new Map());
  const { file } = handler;
  const out: TaintedParameter[] = [];
  handler.fn.params.forEach((parameter, param) => {
    if (param < receiverOffset(handler)) return;
    const { annotation } = parameter;
    const fields = annotation && modelShapes(reader.project, file, annotation);
    if (!fields && isInjected(parameter)) return;
    const name = parameterName(parameter);
    if (fields || name === undefined || parameter.rest) {
      out.push({ param, path: [], shapes: (enforced && fields) || new Map() });
      return;
    }
    const shape = enforced ? parameterShape(reader.project, file, parameter) : undefined;
    out.push({ param, path: [], argument: name, shapes: new Map(shape ? [[name, shape]] : []) });
  });
  return out;
}

/** `annotations=ToolAnnotations(readOnlyHint=True)` or a dictionary. */
export function annotationsOf(reader: StaticReader, file: SourceFile, call: Call): Map<string, boolean> {
  const hints = new Map<string, boolean>();
  const argument = keyword(call, "annotations");
  const value = argument && reader.resolve({ file, expression: argument.value }, EMPTY);
  if (!value || !("expression" in value)) return hints;
  for (const name of HINTS) {
    const given = value.expression.kind === "Call" ? keyword(value.expression, name)?.value : undefined;
    const hint = given ? { file: value.file, expression: given } : reader.property(value, name);
    const constant = hint && reader.constant(hint);
    if (typeof constant === "boolean") hints.set(name, constant);
  }
  return hints;
}
