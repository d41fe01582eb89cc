/** Calls: who is called, what the models say of it, and what comes back. */
import type { Call, Expression } from "../ir/types.ts";
import { readProp, writeBack } from "./assignment.ts";
import { deferredCall } from "./deferred.ts";
import { coveredBy, isCovered, isTable } from "./dispatch.ts";
import type { Arguments, Engine, Frame } from "./engine.ts";
import { evaluate } from "./expressions.ts";
import { type Facts, NO_FACTS } from "./facts.ts";
import { LIBRARY } from "./library.ts";
import { evaluateArguments } from "./literals.ts";
import { builtinMethod } from "./methods.ts";
import { applyModel, reportSinks } from "./model-calls.ts";
import { mixed, unique } from "./operators.ts";
import { platformCall } from "./platform.ts";
import { inheritedMethods } from "./reflection.ts";
import { report } from "./sinks.ts";
import { copyState, joinStates, joinValues, type State, seal } from "./state.ts";
import { textOf } from "./terms.ts";
import { compiledValidator, madeSchema, validationCall } from "./validation.ts";
import { type Callable, isTainted, termsIn, type Value } from "./values.ts";

/** An argument of a bound function that its call still has to give. */
export const OPEN_PLACE = "open place";

/** A call under evaluation. */
export interface CallContext {
  readonly expression: Call;
  readonly args: Arguments;
  readonly receiver: Value | undefined;
  readonly method: string | undefined;
  /** What held before the receiver was evaluated. */
  readonly before?: Facts;
}

export function call(engine: Engine, frame: Frame, state: State, expression: Call): Value {
  const { callee } = expression;
  if (callee.kind === "Super") return superCall(engine, frame, state, expression);
  let receiver: Value | undefined;
  let method: string | undefined;
  let target: Value;
  const before = state.facts;
  if (callee.kind === "Member") {
    receiver = evaluate(engine, frame, state, callee.object);
    method = callee.property;
    target = methodValue(engine, frame, receiver, method, callee);
  } else target = evaluate(engine, frame, state, callee);
  const args = evaluateArguments(engine, frame, state, expression);
  if (state.dead) return engine.unknown(frame, expression);
  const context: CallContext = { expression, args, receiver, method, before };
  const targets = target.fns ?? staticTargets(engine, frame, state, callee, receiver, method);
  if (targets.length > 0) {
    const value = callAll(engine, frame, state, targets, context);
    // `handlers[name](args)`: a call that came back means that the key was one of the table's.
    if (value) return value;
  }
  const checked = method === undefined ? compiledValidator(engine, frame, target, context) : undefined;
  if (checked) return checked;
  if (receiver && method !== undefined) {
    const value =
      deferredCall(engine, frame, state, undefined, context) ??
      builtinMethod(engine, frame, state, context, receiver, method) ??
      guessedMethods(engine, frame, state, context, receiver, method);
    if (value) return value;
    const byName = LIBRARY.method(method);
    if (byName) reportSinks(engine, frame, state, method, byName, context);
  }
  return unknownCall(engine, frame, state, context);
}

/**
 * A receiver of which nothing is known, an interface's implementation or what a container hands out: when the package has one
 * method of that name, or one family of classes has it, it is one of these. A guess, and said to be one.
 */
function guessedMethods(
  engine: Engine,
  frame: Frame,
  state: State,
  context: CallContext,
  receiver: Value,
  method: string,
): Value | undefined {
  const { args, expression } = context;
  const isUnknown =
    receiver.term.op !== "const" && !receiver.term.tainted && receiver.type === undefined && !receiver.cls;
  if (!isUnknown || receiver.fns || frame.isSetup) return undefined;
  if (!args.positional.some(isTainted) && ![...args.named.values()].some(isTainted)) return undefined;
  const place = engine.place(frame, expression);
  let joined: State | undefined;
  let value: Value | undefined;
  for (const { file, cls, ref } of engine.instances.methodsNamed(frame.file, method, args.positional.length)) {
    const self = engine.instances.instanceOf(file, cls);
    const local = copyState(state);
    const one = engine.invoke(
      frame,
      local,
      { kind: "function", ref, captured: new Map(), self },
      args,
      expression,
      true,
    ).value;
    const sealed = seal(engine.terms, one, local.facts);
    value = value ? joinValues(engine.terms, value, NO_FACTS, sealed, NO_FACTS, place) : sealed;
    joined = joined ? joinStates(engine.terms, joined, local, place) : local;
  }
  if (joined) {
    state.env = joined.env;
    state.facts = joined.facts;
    state.self = joined.self;
  }
  return value;
}

function methodValue(engine: Engine, frame: Frame, receiver: Value, method: string, span: Expression): Value {
  if (receiver.options) {
    const fns = receiver.options.flatMap((one) => methodValue(engine, frame, one, method, span).fns ?? []);
    return fns.length > 0 ? { term: receiver.term, fns } : { term: receiver.term };
  }
  const own = receiver.props?.get(method);
  if (own?.fns) return own;
  if (receiver.module) return readProp(engine, frame, receiver, method, span);
  if (receiver.cls || receiver.fns?.some((fn) => fn.kind === "class")) {
    const open = inheritedMethods(engine, receiver, method);
    if (open.length > 0) return { term: receiver.term, fns: open };
    const value = readProp(engine, frame, receiver, method, span);
    if (value.fns) return value;
  }
  return { term: receiver.term };
}

function staticTargets(
  engine: Engine,
  frame: Frame,
  state: State,
  callee: Expression,
  receiver: Value | undefined,
  method: string | undefined,
): readonly Callable[] {
  const { project } = engine;
  const entity = project.entityOf(frame.file, callee);
  if (entity?.kind === "function") {
    const closure = engine.closure(frame, state, entity.ref).fns ?? [];
    return closure.map((fn) => (fn.kind === "function" && receiver && entity.ref.cls ? { ...fn, self: receiver } : fn));
  }
  if (entity?.kind === "class") return [{ kind: "class", file: entity.file, cls: entity.cls }];
  const origin = project.originOf(frame.file, callee);
  // The type that the value itself carries is the better witness: the resolver knows only declarations.
  if (
    receiver?.type !== undefined &&
    method !== undefined &&
    (origin === undefined || LIBRARY.find(origin) === undefined)
  ) {
    return [{ kind: "external", name: `${receiver.type}#${method}` }];
  }
  return origin === undefined ? [] : [{ kind: "external", name: origin }];
}

function callAll(
  engine: Engine,
  frame: Frame,
  state: State,
  targets: readonly Callable[],
  context: CallContext,
): Value | undefined {
  if (targets.length === 1) return callOne(engine, frame, state, targets[0] as Callable, context);
  let joined: State | undefined;
  let value: Value | undefined;
  const { expression, args } = context;
  let called = targets;
  const before = engine.covered;
  if (isTable(targets) && !frame.isSetup) {
    called = targets.filter((target) => !isCovered(engine, target, args));
    engine.covered = coveredBy(engine, called, args) ?? before;
    // What the ones that are left out give back is made of what they were given.
    if (called.length < targets.length) {
      const parts = args.positional.filter(isTainted).flatMap((one) => termsIn(one));
      value = mixed(engine, frame, unique(engine.terms, parts), expression, "unknown");
      joined = copyState(state);
    }
  }
  for (const target of called) {
    const local = copyState(state);
    const one = callOne(engine, frame, local, target, context);
    if (local.dead || !one) continue;
    const sealed = seal(engine.terms, one, local.facts);
    value = value
      ? joinValues(engine.terms, value, NO_FACTS, sealed, NO_FACTS, engine.place(frame, expression))
      : sealed;
    joined = joined ? joinStates(engine.terms, joined, local, engine.place(frame, expression)) : local;
  }
  engine.covered = before;
  if (joined) {
    state.env = joined.env;
    state.facts = joined.facts;
    state.self = joined.self;
  }
  return value;
}

function callOne(
  engine: Engine,
  frame: Frame,
  state: State,
  target: Callable,
  context: CallContext,
): Value | undefined {
  const { expression, args } = context;
  switch (target.kind) {
    case "function": {
      const unbound = unboundSelf(engine, target, context);
      if (unbound)
        return engine.invoke(
          frame,
          state,
          { ...target, self: unbound },
          { ...args, positional: args.positional.slice(1) },
          expression,
        ).value;
      const { value, self, params } = engine.invoke(frame, state, target, args, expression);
      const { callee } = expression;
      if (self && target.self && callee.kind === "Member" && engine.keys.of(self) !== engine.keys.of(target.self)) {
        writeBack(engine, frame, state, callee.object, self);
      }
      for (const [index, after] of params) {
        const argument = expression.args[index];
        const isPlain = expression.args
          .slice(0, index + 1)
          .every((one) => one.spread === undefined && one.name === undefined);
        if (argument && isPlain) writeBack(engine, frame, state, argument.value, after);
      }
      return value;
    }
    case "class":
      return engine.instances.construct(frame, state, target.file, target.cls, args, expression);
    case "settle": {
      const value = args.positional[0] ?? { term: engine.terms.constant(null) };
      const before = state.env.get(target.cell);
      state.env.set(
        target.cell,
        before ? joinValues(engine.terms, before, NO_FACTS, value, NO_FACTS, engine.place(frame, expression)) : value,
      );
      return { term: engine.terms.constant(null) };
    }
    case "given": {
      const key = target.isNamed ? args.positional[0] : undefined;
      const name = key && textOf(key.term);
      return name === undefined ? target.value : readProp(engine, frame, target.value, name, expression);
    }
    case "bound":
      return callOne(engine, frame, state, target.target, {
        ...context,
        args: {
          ...args,
          positional: filledIn(target.args, args.positional),
          ...(target.named ? { named: new Map([...target.named, ...args.named]) } : {}),
        },
      });
    case "external":
      return externalCall(engine, frame, state, target.name, context);
  }
}

/** Bound arguments first; the places that they leave open take what the call gives. */
function filledIn(bound: readonly Value[], given: readonly Value[]): readonly Value[] {
  const rest = [...given];
  const filled = bound.map((one) => (one.term.text === OPEN_PLACE ? (rest.shift() ?? one) : one));
  return [...filled, ...rest];
}

/** Python's `Base.method(self, x)`: the class names the method, the first argument is the receiver. */
function unboundSelf(
  engine: Engine,
  target: Extract<Callable, { kind: "function" }>,
  context: CallContext,
): Value | undefined {
  const { ref } = target;
  if (ref.file.language !== "python" || !context.receiver?.fns?.some((fn) => fn.kind === "class")) return undefined;
  const receiver = engine.project.bound(ref.file).receiverOfFunction.get(ref.fn);
  return receiver?.cls && !receiver.isStatic ? context.args.positional[0] : undefined;
}

/** Calls a function value with plain values, as a library does with a callback. */
export function callValue(
  engine: Engine,
  frame: Frame,
  state: State,
  fn: Value,
  given: readonly Value[] | Arguments,
  context: CallContext,
): Value | undefined {
  if (!fn.fns) return undefined;
  const args: Arguments = "positional" in given ? given : { positional: given, named: new Map() };
  return callAll(engine, frame, state, fn.fns, {
    expression: context.expression,
    args,
    receiver: undefined,
    method: undefined,
  });
}

/** `f.call(self, …)`. */
export function callOnSelf(
  engine: Engine,
  frame: Frame,
  state: State,
  fn: Value,
  self: Value | undefined,
  positional: readonly Value[],
  context: CallContext,
): Value | undefined {
  const isObject = self !== undefined && (self.cls !== undefined || self.props !== undefined);
  const fns = (fn.fns ?? []).map((one) => (one.kind === "function" && isObject ? { ...one, self } : one));
  return callValue(engine, frame, state, { term: fn.term, fns }, positional, context);
}

function superCall(engine: Engine, frame: Frame, state: State, expression: Call): Value {
  const args = evaluateArguments(engine, frame, state, expression);
  const cls =
    expression.callee.kind === "Super"
      ? engine.project.bound(frame.file).receiverOf.get(expression.callee)?.cls
      : undefined;
  const base = cls?.bases.map((one) => engine.project.classOf(frame.file, one)).find((one) => one !== undefined);
  if (base && state.self) {
    const made = engine.instances.construct(frame, state, base.file, base.cls, args, expression);
    state.self = { ...state.self, props: new Map([...(made.props ?? []), ...(state.self.props ?? [])]) };
  }
  return { term: engine.terms.constant(null) };
}

// --- outside the project ----------------------------------------------------------------------------------------------

export function externalCall(
  engine: Engine,
  frame: Frame,
  state: State,
  name: string,
  context: CallContext,
): Value | undefined {
  const special =
    validationCall(engine, frame, state, name, context) ??
    deferredCall(engine, frame, state, name, context) ??
    platformCall(engine, frame, state, name, context);
  if (special) return special;
  const model = LIBRARY.find(name);
  if (model) return applyModel(engine, frame, state, name, model, context);
  const { receiver, method } = context;
  if (receiver && method !== undefined) {
    const value = builtinMethod(engine, frame, state, context, receiver, method);
    if (value) return value;
    const byName = LIBRARY.method(method);
    if (byName) return applyModel(engine, frame, state, name, byName, context);
  }
  if (context.expression.isNew || /\.[A-Z]\w*$/u.test(name)) clientAddress(engine, frame, state, name, context);
  const value = unknownCall(engine, frame, state, context);
  const type = name.includes("#") && !/[A-Z]\w*$/u.test(name) ? {} : { type: name };
  return { ...value, ...type, ...madeSchema(frame, name, context.expression) };
}

/** What the address of a service is called where a client for it is made; nothing else of a client's is called so. */
const ADDRESS = /(?:^|_|[a-z0-9])(?:base|api|server|service)_?ur[li]$|^endpoint(?:_?ur[li])?$/iu;

/** `new Client(token, config.apiUrl)`: all that this client asks for, it asks of whom the caller names. */
function clientAddress(engine: Engine, frame: Frame, state: State, name: string, context: CallContext): void {
  if (frame.isSetup || !/^(?:npm|pypi):/u.test(name)) return;
  const { args, expression } = context;
  const isAddress = (called: string | undefined): boolean => called !== undefined && ADDRESS.test(called);
  let index = 0;
  for (const { name: keyword, spread, value } of expression.args) {
    if (spread !== undefined) return;
    const given = keyword === undefined ? args.positional[index++] : args.named.get(keyword);
    const called = value.kind === "Member" ? value.property : value.kind === "Identifier" ? value.name : undefined;
    if (!given) continue;
    if (isAddress(keyword ?? called)) report(engine, frame, state, "URL", name, given, value, expression);
    for (const [key, one] of given.props ?? [])
      if (isAddress(key)) report(engine, frame, state, "URL", name, one, value, expression);
  }
}

/** Functions that are passed to something unknown may be called by it. */
export function runCallbacks(
  engine: Engine,
  frame: Frame,
  state: State,
  context: CallContext,
  withArguments: boolean,
): void {
  if (frame.isSetup) return;
  const { args, expression } = context;
  const values = [...args.positional, ...args.named.values()];
  const fns = values.filter((value) => value.fns?.some((fn) => fn.kind === "function" || fn.kind === "bound"));
  for (const value of [...values]) {
    // `{onData: x => …}`
    if (value.props && !value.cls)
      for (const one of value.props.values()) if (one.fns?.some((fn) => fn.kind === "function")) fns.push(one);
  }
  if (fns.length === 0) return;
  const given = withArguments ? values.filter((value) => !value.fns).flatMap((value) => termsIn(value)) : [];
  const passed = mixed(engine, frame, given, expression, "unknown");
  for (const fn of fns) {
    const local = copyState(state);
    callValue(engine, frame, local, fn, [passed, passed, passed], context);
    if (local.dead) continue;
    const joined = joinStates(
      engine.terms,
      { ...state, facts: NO_FACTS },
      { ...local, facts: NO_FACTS },
      engine.place(frame, expression),
    );
    state.env = joined.env;
    state.self = joined.self;
  }
}

/** What is called may change the objects that it is given, and the one that it is called on. */
function handOver(engine: Engine, frame: Frame, state: State, context: CallContext): void {
  const { args, receiver, expression } = context;
  const change = (place: Expression, value: Value | undefined): void => {
    const opened = value && engine.unproven.opened(value);
    if (opened && opened !== value) writeBack(engine, frame, state, place, opened);
  };
  if (expression.callee.kind === "Member") change(expression.callee.object, receiver);
  let index = 0;
  let isPlain = true;
  for (const argument of expression.args) {
    if (argument.spread !== undefined) isPlain = false;
    else if (argument.name !== undefined) change(argument.value, args.named.get(argument.name));
    else if (isPlain) change(argument.value, args.positional[index++]);
  }
}

/** Nothing is known of the callee. Its result may be made of what it was given; a lookup in the program's own data is not. */
function unknownCall(engine: Engine, frame: Frame, state: State, context: CallContext): Value {
  const { args, receiver, expression, method } = context;
  runCallbacks(engine, frame, state, context, true);
  handOver(engine, frame, state, context);
  const values = [
    ...args.positional,
    ...args.named.values(),
    ...(args.rest ? [args.rest] : []),
    ...(args.namedRest ? [args.namedRest] : []),
  ];
  if (receiver && method !== undefined) {
    if (receiver.term.tainted) {
      const all = [receiver.term, ...values.flatMap((value) => termsIn(value))];
      return mixed(engine, frame, all, expression, "unknown");
    }
    return { term: engine.unknown(frame, expression).term };
  }
  return mixed(
    engine,
    frame,
    unique(
      engine.terms,
      values.filter((value) => isTainted(value)).flatMap((value) => termsIn(value)),
    ),
    expression,
    "unknown",
  );
}
