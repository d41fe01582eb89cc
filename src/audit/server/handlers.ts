import type { Location } from "../../findings/types.ts";
import type { Expression, Span } from "../ir/types.ts";
import type { CallSite, EntryPoint, FunctionRef, SourceFile, TaintedParameter, ToolDeclaration } from "../types.ts";
import type { Arrival, EntryKind } from "./sdks.ts";
import { boundNames, type Environment, type StaticReader } from "./static-values.ts";

/** A registration that was read: what it registers, and where the caller's values arrive. */
export interface Registration {
  readonly kind: EntryKind;
  readonly name: string | undefined;
  readonly handler: FunctionRef;
  readonly tainted: readonly TaintedParameter[];
  readonly nameParameter?: Arrival;
  readonly location: Location;
  readonly sdk: string;
  readonly description?: string | undefined;
  readonly annotations?: ReadonlyMap<string, boolean> | undefined;
  /** The SDK checks the arguments against the listed schemas before a low-level handler runs. */
  readonly enforced?: boolean;
  readonly declares?: readonly ToolDeclaration[];
}

export function locate(file: SourceFile, span: Span): Location {
  return { path: file.path, ...file.text.region(span) };
}

export function toEntryPoint(registration: Registration): EntryPoint {
  const { kind, handler, tainted, nameParameter, location, sdk, description, annotations, declares } = registration;
  const name = registration.name ?? "";
  // An anonymous handler is known by what it is registered as: that name survives a move of the code.
  const scope = handler.fn.name === undefined && name !== "" ? name : handler.qualifiedName;
  return {
    kind,
    name,
    handler: { ...handler, qualifiedName: scope },
    tainted: tainted.filter((part) => part.param < handler.fn.params.length),
    ...(nameParameter ? { nameParameter: { param: nameParameter.param, path: nameParameter.path } } : {}),
    registration: location,
    sdk,
    ...(description !== undefined ? { description } : {}),
    ...(annotations && annotations.size > 0 ? { annotations } : {}),
    ...(declares ? { declares } : {}),
  };
}

/**
 * A handler that only hands its arguments on to a function which the environment binds, as in
 * `const tool = (name, run) => server.registerTool(name, {}, (args) => run(args))`: the bound function is the handler.
 * @returns the registrations that stand for it; empty when the handler calls nothing of the environment
 */
export function handedOn(reader: StaticReader, registration: Registration, env: Environment): Registration[] {
  const { file, fn } = registration.handler;
  const out: Registration[] = [];
  for (const site of reader.project.callsIn(file)) {
    const { call } = site;
    if (call.start < fn.start || call.end > fn.end) continue;
    if (!rootNames(call.callee).some((name) => env.has(name))) continue;
    const target = reader.functionOf({ file, expression: call.callee }, env);
    if (!target || target.fn === fn) continue;
    out.push({ ...registration, handler: target, tainted: mapArguments(registration, site, target) });
  }
  return out;
}

/** Names that decide what is called: `tool` of `tool.run`, `handlers` and `name` of `handlers[name]`. */
function rootNames(expression: Expression): string[] {
  const names: string[] = [];
  let current = expression;
  while (current.kind === "Member" || current.kind === "Index") {
    if (current.kind === "Index" && current.index.kind === "Identifier") names.push(current.index.name);
    current = current.object;
  }
  return current.kind === "Identifier" ? [...names, current.name] : names;
}

/** Which parameters of the target receive what is tainted in the handler that calls it. */
function mapArguments(registration: Registration, site: CallSite, target: FunctionRef): TaintedParameter[] {
  const names = new Map<string, { param: number; path: readonly string[] }>();
  registration.handler.fn.params.forEach((parameter, param) => {
    for (const [name, path] of boundNames(parameter.target)) names.set(name, { param, path });
  });
  const offset = receiverOffset(target);
  const out: TaintedParameter[] = [];
  site.call.args.forEach((argument, index) => {
    const origin = originPath(argument.value, names);
    if (!origin) return;
    for (const part of registration.tainted) {
      if (part.param !== origin.param) continue;
      const below = origin.path.slice(part.path.length);
      if (startsWith(origin.path, part.path)) {
        const [first] = below;
        out.push({
          param: index + offset,
          path: [],
          ...(part.argument !== undefined
            ? { argument: part.argument }
            : first !== undefined
              ? { argument: first }
              : {}),
          shapes: part.shapes,
        });
      } else if (startsWith(part.path, origin.path)) {
        out.push({ ...part, param: index + offset, path: part.path.slice(origin.path.length) });
      }
    }
  });
  return out;
}

/** 1 for a Python method whose first parameter is the receiver. */
export function receiverOffset(ref: FunctionRef): number {
  if (ref.file.language !== "python" || !ref.cls) return 0;
  const first = ref.fn.params[0]?.target;
  return first?.kind === "Identifier" && (first.name === "self" || first.name === "cls") ? 1 : 0;
}

function originPath(
  expression: Expression,
  names: ReadonlyMap<string, { param: number; path: readonly string[] }>,
): { param: number; path: readonly string[] } | undefined {
  switch (expression.kind) {
    case "Identifier":
      return names.get(expression.name);
    case "Member": {
      const owner = originPath(expression.object, names);
      return owner && { param: owner.param, path: [...owner.path, expression.property] };
    }
    case "Await":
      return originPath(expression.operand, names);
    case "Logical":
      return expression.operands.map((operand) => originPath(operand, names)).find((found) => found !== undefined);
    case "Call":
      // `Schema.parse(args)` hands its argument on.
      return expression.args.map((arg) => originPath(arg.value, names)).find((found) => found !== undefined);
    default:
      return undefined;
  }
}

function startsWith(path: readonly string[], prefix: readonly string[]): boolean {
  return prefix.length <= path.length && prefix.every((part, index) => part === path[index]);
}
