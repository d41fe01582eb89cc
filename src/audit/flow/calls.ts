/** Calls: who is called, what the models say of it, and what comes back. */
import type { Call, Expression, Span } from "../ir/types.ts";
import type { ArgumentRef, CalleeModel, SinkKind } from "../models/types.ts";
import { readElement, readProp, writeBack } from "./assignment.ts";
import type { Arguments, Engine, Frame } from "./engine.ts";
import { exposures } from "./exposure.ts";
import { evaluate, evaluateArguments, mixed, textTerm, unique } from "./expressions.ts";
import { NO_FACTS } from "./facts.ts";
import { Guards } from "./guards.ts";
import { bitsOf, KIND_BITS } from "./kinds.ts";
import { LIBRARY } from "./library.ts";
import { builtinMethod } from "./methods.ts";
import { platformCall } from "./platform.ts";
import { runProcess } from "./processes.ts";
import { copyState, joinStates, joinValues, type State, seal } from "./state.ts";
import { core, isNormal, type Term } from "./terms.ts";
import { type Callable, isTainted, termsIn, type Value } from "./values.ts";

/** A call under evaluation. */
export interface CallContext {
  readonly expression: Call;
  readonly args: Arguments;
  readonly receiver: Value | undefined;
  readonly method: string | undefined;
}

export function call(engine: Engine, frame: Frame, state: State, expression: Call): Value {
  const { callee } = expression;
  if (callee.kind === "Super") return superCall(engine, frame, state, expression);
  let receiver: Value | undefined;
  let method: string | undefined;
  let target: Value;
  if (callee.kind === "Member") {
    receiver = evaluate(engine, frame, state, callee.object);
    method = callee.property;
    target = methodValue(engine, frame, receiver, method, callee);
  } else target = evaluate(engine, frame, state, callee);
  const args = evaluateArguments(engine, frame, state, expression);
  if (state.dead) return engine.unknown(frame, expression);
  const context: CallContext = { expression, args, receiver, method };
  const targets = target.fns ?? staticTargets(engine, frame, state, callee, receiver, method);
  if (targets.length > 0) {
    const value = callAll(engine, frame, state, targets, context);
    // `handlers[name](args)`: a call that came back means that the key was one of the table's.
    if (value) return value;
  }
  if (receiver && method !== undefined) {
    const value = builtinMethod(engine, frame, state, context, receiver, method);
    if (value) return value;
  }
  return unknownCall(engine, frame, state, context, true);
}

function methodValue(engine: Engine, frame: Frame, receiver: Value, method: string, span: Expression): Value {
  if (receiver.options) {
    const fns = receiver.options.flatMap((one) => methodValue(engine, frame, one, method, span).fns ?? []);
    return fns.length > 0 ? { term: receiver.term, fns } : { term: receiver.term };
  }
  const own = receiver.props?.get(method);
  if (own?.fns) return own;
  if (receiver.cls || receiver.fns?.some((fn) => fn.kind === "class")) {
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
  const { expression } = context;
  for (const target of targets) {
    const local = copyState(state);
    const one = callOne(engine, frame, local, target, context);
    if (local.dead || !one) continue;
    const sealed = seal(engine.terms, one, local.facts);
    value = value
      ? joinValues(engine.terms, value, NO_FACTS, sealed, NO_FACTS, engine.place(frame, expression))
      : sealed;
    joined = joined ? joinStates(engine.terms, joined, local, engine.place(frame, expression)) : local;
  }
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
      return engine.construct(frame, state, target.file, target.cls, args, expression);
    case "settle": {
      const value = args.positional[0] ?? { term: engine.terms.constant(null) };
      const before = state.env.get(target.cell);
      state.env.set(
        target.cell,
        before ? joinValues(engine.terms, before, NO_FACTS, value, NO_FACTS, engine.place(frame, expression)) : value,
      );
      return { term: engine.terms.constant(null) };
    }
    case "bound":
      return callOne(engine, frame, state, target.target, {
        ...context,
        args: { ...args, positional: [...target.args, ...args.positional] },
      });
    case "external":
      return externalCall(engine, frame, state, target.name, context);
  }
}

/** Calls a function value with plain values, as a library does with a callback. */
export function callValue(
  engine: Engine,
  frame: Frame,
  state: State,
  fn: Value,
  positional: readonly Value[],
  context: CallContext,
): Value | undefined {
  if (!fn.fns) return undefined;
  const args: Arguments = { positional, named: new Map() };
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
    const made = engine.construct(frame, state, base.file, base.cls, args, expression);
    state.self = { ...state.self, props: new Map([...(made.props ?? []), ...(state.self.props ?? [])]) };
  }
  return { term: engine.terms.constant(null) };
}

// --- outside the project ----------------------------------------------------------------------------------------------

function externalCall(
  engine: Engine,
  frame: Frame,
  state: State,
  name: string,
  context: CallContext,
): Value | undefined {
  const special = platformCall(engine, frame, state, name, context);
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
  const value = unknownCall(engine, frame, state, context, false);
  return { ...value, ...(name.includes("#") && !/[A-Z]\w*$/u.test(name) ? {} : { type: name }) };
}

export function argument(args: Arguments, receiver: Value | undefined, ref: ArgumentRef): Value | undefined {
  if (ref === "receiver") return receiver;
  if (typeof ref === "number") return args.positional[ref] ?? args.rest;
  return args.named.get(ref) ?? args.namedRest?.props?.get(ref);
}

function argumentSpan(expression: Call, args: Arguments, ref: ArgumentRef): Span {
  void args;
  if (ref === "receiver") return expression.callee.kind === "Member" ? expression.callee.object : expression.callee;
  if (typeof ref === "number") {
    const positional = expression.args.filter((one) => one.name === undefined);
    return positional[ref]?.value ?? positional.at(-1)?.value ?? expression;
  }
  return expression.args.find((one) => one.name === ref)?.value ?? expression;
}

function applyModel(
  engine: Engine,
  frame: Frame,
  state: State,
  name: string,
  model: CalleeModel,
  context: CallContext,
): Value {
  const { expression, args, receiver } = context;
  let isWrite = false;
  for (const sink of model.sinks ?? []) {
    const refs = Array.isArray(sink.arg) ? sink.arg : [sink.arg as ArgumentRef];
    const ref = refs.find((one) => argument(args, receiver, one) !== undefined);
    const value = ref === undefined ? undefined : argument(args, receiver, ref);
    if (!value || ref === undefined) continue;
    if (sink.onlyText && value.fns) continue;
    let { kind } = sink;
    if (sink.mode) {
      const mode = sink.mode.arg.map((one) => argument(args, undefined, one)).find((one) => one !== undefined);
      const text = mode?.term.value;
      if (typeof text === "string" && [...sink.mode.containing].some((char) => text.includes(char)))
        kind = sink.mode.kind;
    }
    isWrite ||= kind === "PATH_WRITE" && sink.kind === "PATH_READ";
    report(engine, frame, state, kind, name, value, argumentSpan(expression, args, ref), expression);
  }
  for (const declared of model.effects ?? []) {
    // `open(path, "a")` is declared as reading: its mode makes it write.
    const effect = isWrite && declared === "fs-read" ? "fs-write" : declared;
    engine.addEffect(frame, state, { effect, file: frame.file, span: expression, callee: name, conditions: [] });
  }
  if (model.process) runProcess(engine, frame, state, name, model.process, context);
  if (model.exits) {
    state.dead = true;
    return engine.unknown(frame, expression);
  }
  runCallbacks(engine, frame, state, context, false);
  const value = resultOf(engine, frame, state, name, model, context);
  const typed = model.type === undefined ? value : { ...value, type: model.type };
  if (!model.guard) return typed;
  const tested = argument(args, receiver, model.guard.arg);
  if (!tested) return typed;
  const guards = new Guards(engine);
  const passed = guards.passes(tested, bitsOf(model.guard.clears), "path");
  if (model.guard.when === "throws") {
    if (passed.yes) engine.assume(state, passed.yes);
    return typed;
  }
  return { ...typed, truth: model.guard.when === "true" ? passed : { yes: passed.no, no: passed.yes } };
}

function resultOf(
  engine: Engine,
  frame: Frame,
  state: State,
  name: string,
  model: CalleeModel,
  context: CallContext,
): Value {
  void state;
  const { terms } = engine;
  const { expression, args, receiver } = context;
  const site = { file: frame.file, span: expression };
  const from = argument(args, receiver, model.from ?? 0);
  const all = [
    ...(model.from === "receiver" && receiver ? [receiver] : []),
    ...args.positional,
    ...(args.rest ? [args.rest] : []),
  ];
  const clears = bitsOf(model.clears);
  const done = (term: Term, rest: Partial<Value> = {}): Value => ({
    ...rest,
    term: clears === 0 ? term : terms.guarded(term, clears),
  });
  const plain = (value: Value | undefined): Term =>
    value ? textTerm(engine, value) : terms.opaque(`missing:${engine.place(frame, expression)}`);
  switch (model.result) {
    case "same": {
      const structure =
        from && clears === 0
          ? {
              ...(from.props ? { props: from.props } : {}),
              ...(from.items ? { items: from.items } : {}),
              ...(from.elem ? { elem: from.elem } : {}),
            }
          : {};
      if (from && clears !== 0 && (from.items || from.elem)) {
        // `shlex.join(list)`, `quote([x])`: one text of cleaned words.
        const words = termsIn(from)
          .filter((term) => term.tainted)
          .map((term) => terms.guarded(term, clears));
        return {
          term:
            words.length > 0 ? terms.op("mix", words, "quoted", site) : terms.opaque(engine.place(frame, expression)),
        };
      }
      const term = plain(from);
      if (term.op === "const") return done(term, structure);
      return done(terms.op("same", [term], shortName(name), site), structure);
    }
    case "normal":
      return done(terms.op("norm", [plain(from)], "normal", site));
    case "absolute":
      return done(terms.op("norm", [plain(from)], "absolute", site));
    case "join": {
      const whole = rejoined(all.map(plain));
      if (whole) return done(terms.op("norm", [whole], isNormal(whole) ? "absolute" : "normal", site));
      return done(terms.op("norm", [terms.op("join", all.map(plain), "keeping", site)], "normal", site));
    }
    case "joinReplacing":
      if (all.length === 1) return done(terms.op("same", [plain(all[0])], "path", site));
      return done(terms.op("join", all.map(plain), "replacing", site));
    case "resolve": {
      if (all.length === 0) return { term: terms.opaque(`cwd:${engine.place(frame, expression)}`) };
      const inner = all.length === 1 ? plain(all[0]) : terms.op("join", all.map(plain), "replacing", site);
      return done(terms.op("norm", [inner], "absolute", site));
    }
    case "basename":
      return done(terms.op("part", [plain(from)], "basename", site));
    case "dirname":
      return done(terms.op("dirname", [plain(from)], "dirname", site));
    case "part":
      return done(terms.op("part", [plain(from)], shortName(name), site));
    case "decode":
      return done(terms.op("decode", [plain(from)], shortName(name), site));
    case "relative": {
      // Python names the path first, Node the folder.
      const [first, second] = frame.file.language === "python" ? [all[1], all[0]] : [all[0], all[1]];
      return done(terms.op("relative", [plain(first), plain(second)], "relative", site));
    }
    case "commonpath": {
      const list = from?.items ?? [];
      return { term: terms.op("commonpath", list.map(plain), "commonpath", site) };
    }
    case "mix":
      return done(
        mixed(
          engine,
          frame,
          all.flatMap((value) => termsIn(value)),
          expression,
          "call",
        ).term,
      );
    default:
      return { term: terms.opaque(`${frame.isSetup ? "setting:" : "result:"}${engine.place(frame, expression)}`) };
  }
}

function shortName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf("."), name.lastIndexOf("#"), name.lastIndexOf(":")) + 1);
}

/** Functions that are passed to something unknown may be called by it. */
function runCallbacks(engine: Engine, frame: Frame, state: State, context: CallContext, withArguments: boolean): void {
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

/** Nothing is known of the callee. Its result may be made of what it was given; a lookup in the program's own data is not. */
export function unknownCall(engine: Engine, frame: Frame, state: State, context: CallContext, isLocal: boolean): Value {
  const { args, receiver, expression, method } = context;
  runCallbacks(engine, frame, state, context, true);
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
    void isLocal;
    return { term: engine.unknown(frame, expression).term };
  }
  return mixed(
    engine,
    frame,
    unique(values.filter((value) => isTainted(value)).flatMap((value) => termsIn(value))),
    expression,
    "unknown",
  );
}

// --- sinks ------------------------------------------------------------------------------------------------------------

/** Notes that a value reaches a sink, when a caller's value in it is still dangerous there. */
export function report(
  engine: Engine,
  frame: Frame,
  state: State,
  kind: SinkKind,
  callee: string,
  value: Value,
  span: Span,
  expression: Call,
  isPart = false,
): void {
  const term = textTerm(engine, value);
  if (!term.tainted || exposures(term, KIND_BITS[kind], state.facts).length === 0) return;
  engine.addHit(frame, state, {
    kind,
    callee,
    file: frame.file,
    call: { start: expression.start, end: expression.end },
    expression: { start: span.start, end: span.end },
    scope: frame.ref?.qualifiedName ?? "<module>",
    holder: frame.ref,
    term,
    calls: [],
    conditions: [],
    weak: [],
    unsure: false,
    isPart,
  });
}

/** Reports every part of a list on its own. */
export function reportList(
  engine: Engine,
  frame: Frame,
  state: State,
  kind: SinkKind,
  callee: string,
  value: Value,
  span: Span,
  expression: Call,
  isPart: boolean,
): void {
  if (value.items) {
    for (const item of value.items) report(engine, frame, state, kind, callee, item, span, expression, isPart);
    if (value.elem) report(engine, frame, state, kind, callee, value.elem, span, expression, isPart);
  } else if (value.elem) report(engine, frame, state, kind, callee, value.elem, span, expression, isPart);
  else
    report(
      engine,
      frame,
      state,
      kind,
      callee,
      value.term.tainted ? readElement(engine, frame, value, "*", expression) : value,
      span,
      expression,
      isPart,
    );
}

/** `join(realpath(dirname(p)), basename(p))` is `p` with the links of its folder followed. */
function rejoined(parts: readonly Term[]): Term | undefined {
  const [folder, name] = parts;
  if (!folder || !name || parts.length !== 2) return undefined;
  const last = core(name);
  if (last.op !== "part" || last.text !== "basename" || !last.args[0]) return undefined;
  let first = core(folder);
  while (first.op === "norm" && first.args[0]) first = core(first.args[0]);
  const isSame = first.op === "dirname" && first.args[0] && core(first.args[0]).vn === core(last.args[0]).vn;
  return isSame ? last.args[0] : undefined;
}
