/** Binds the arguments of a call to the parameters of a function, as either language does. */
import type { Parameter } from "../ir/types.ts";
import type { Binding } from "../resolve/scopes.ts";
import type { FunctionRef } from "../types.ts";
import { assignPattern } from "./assignment.ts";
import type { Arguments, Engine, Frame } from "./engine.ts";
import { evaluate } from "./expressions.ts";
import { NO_FACTS } from "./facts.ts";
import { joinValues, type State } from "./state.ts";
import type { Value } from "./values.ts";

export function receiverBinding(engine: Engine, ref: FunctionRef): Binding | undefined {
  if (ref.file.language !== "python") return undefined;
  const target = ref.fn.params[0]?.target;
  const binding = target?.kind === "Identifier" ? engine.project.bound(ref.file).bindingOf.get(target) : undefined;
  return binding?.receiver ? binding : undefined;
}

export function bindParameters(
  engine: Engine,
  frame: Frame,
  state: State,
  ref: FunctionRef,
  args: Arguments,
): ReadonlyMap<number, readonly [Binding, Value]> {
  const { fn, file } = ref;
  const initial = new Map<number, readonly [Binding, Value]>();
  const receiver = receiverBinding(engine, ref);
  const shift = receiver ? 1 : 0;
  if (receiver) state.env.set(receiver, state.self ?? engine.selfOf(ref) ?? engine.typedUnknown(receiver));
  const used = new Set<string>();
  fn.params.forEach((parameter, index) => {
    if (index < shift) return;
    const value = argumentFor(engine, frame, state, parameter, index - shift, args, used, fn.params.slice(shift));
    const typed = engine.typed(file, value, parameter.annotation);
    assignPattern(engine, frame, state, parameter.target, typed);
    const target = parameter.target.kind === "DefaultPattern" ? parameter.target.target : parameter.target;
    const binding = target.kind === "Identifier" ? engine.project.bound(file).bindingOf.get(target) : undefined;
    if (binding) initial.set(index - shift, [binding, typed]);
    if (parameter.isProperty && target.kind === "Identifier" && state.self) {
      state.self = { ...state.self, props: new Map(state.self.props).set(target.name, typed) };
    }
  });
  return initial;
}

function argumentFor(
  engine: Engine,
  frame: Frame,
  state: State,
  parameter: Parameter,
  index: number,
  args: Arguments,
  used: Set<string>,
  params: readonly Parameter[],
): Value {
  const name = parameter.target.kind === "Identifier" ? parameter.target.name : undefined;
  if (parameter.rest === "positional") {
    const items = args.positional.slice(index);
    const term = engine.terms.opaque(`rest:${engine.place(frame, parameter)}`);
    return args.rest
      ? { term, elem: items.reduce((a, b) => joinValues(engine.terms, a, NO_FACTS, b, NO_FACTS, "rest"), args.rest) }
      : { term, items };
  }
  if (parameter.rest === "named") {
    const names = new Set(params.map((one) => (one.target.kind === "Identifier" ? one.target.name : "")));
    const props = new Map([...args.named].filter(([key]) => !names.has(key)));
    const term = args.namedRest?.term ?? engine.terms.opaque(`rest:${engine.place(frame, parameter)}`);
    for (const [key, value] of args.namedRest?.props ?? []) if (!props.has(key)) props.set(key, value);
    return { term, props };
  }
  const given = args.positional[index] ?? (name !== undefined ? args.named.get(name) : undefined);
  if (given) {
    if (name !== undefined) used.add(name);
    // `undefined` passed on takes the default too.
    return given;
  }
  if (args.rest) return args.rest;
  if (args.namedRest && name !== undefined) {
    const inside = args.namedRest.props?.get(name);
    if (inside) return inside;
    if (args.namedRest.term.tainted) return { term: engine.terms.prop(args.namedRest.term, name) };
  }
  const fallback =
    parameter.defaultValue ?? (parameter.target.kind === "DefaultPattern" ? parameter.target.value : undefined);
  if (args.isOpen) {
    const binding =
      parameter.target.kind === "Identifier"
        ? engine.project.bound(frame.file).bindingOf.get(parameter.target)
        : undefined;
    return binding
      ? engine.typedUnknown(binding)
      : { term: engine.terms.opaque(`setting:${engine.place(frame, parameter)}`) };
  }
  if (fallback) return evaluate(engine, frame, state, fallback);
  return { term: engine.terms.constant(null) };
}
