/**
 * The machinery of an evaluation: frames with budgets, summaries by what a call passes, values of modules, enclosing
 * functions and instances. What expressions and statements mean stands in expressions.ts and statements.ts.
 *
 * Longer than 400 lines: one object holds the memos and the stack that all of it shares.
 */
import type { ClassNode, Expression, FunctionNode, Parameter, Span } from "../ir/types.ts";
import type { BoundProject } from "../resolve/project.ts";
import type { Binding } from "../resolve/scopes.ts";
import type { FunctionRef, SourceFile } from "../types.ts";
import { assignPattern } from "./assignment.ts";
import { Canonical } from "./canonical.ts";
import { exposures, weakGuardsOn } from "./exposure.ts";
import { evaluate } from "./expressions.ts";
import { type Facts, NO_FACTS } from "./facts.ts";
import { KIND_BITS, NO_DOTS, NO_SEPARATOR, PATHS, RELATIVE } from "./kinds.ts";
import type { CallStep, Condition, EffectHit, Hit, Outcome } from "./outcome.ts";
import { isCosmetic, replacedMeaning } from "./patterns.ts";
import { copyState, joinStates, joinValues, newState, type State, seal } from "./state.ts";
import { runStatements } from "./statements.ts";
import { isSetting, isSourceChain, type Term, Terms, textOf } from "./terms.ts";
import { type Callable, isTainted, type Value, ValueKeys } from "./values.ts";

/** Evaluations of one function may visit its nodes this often. */
const VISITS_PER_NODE = 64;
const SMALL_FUNCTION = 400;
/** Shapes of arguments that a function is summarised for; further ones are first coarsened, then given up. */
const MAX_CONTEXTS = 24;
/** Calls that pass nothing of a caller's matter for effects only. */
const MAX_PLAIN_CONTEXTS = 8;
const MAX_COARSE_CONTEXTS = 64;
/** Nesting of calls; deeper ones are taken as unknown. */
const MAX_CALL_DEPTH = 32;
/** The same while the program is set up: what starts further in is taken as unknown. */
const MAX_SETUP_DEPTH = 3;
/** Nesting of expressions, statements and calls together: what the stack bears. */
const MAX_NESTING = 900;
/** Calls start below this; what nests further is the callee's own text. */
const MAX_CALL_NESTING = 400;
const MAX_HITS = 400;
const MAX_CALL_STEPS = 12;

export interface LoopContext {
  readonly label: string | undefined;
  /** A switch or a labelled block takes `break` only. */
  readonly takesContinue: boolean;
  readonly breaks: State[];
  readonly continues: State[];
}

export interface Frame {
  readonly file: SourceFile;
  readonly ref: FunctionRef | undefined;
  readonly captured: ReadonlyMap<Binding, Value>;
  /** Runs when the program starts, with nothing from a caller. */
  readonly isSetup: boolean;
  readonly loops: LoopContext[];
  readonly returns: { readonly state: State; readonly value: Value }[];
  readonly yields: Value[];
  readonly hits: Map<string, Hit>;
  readonly effects: Map<string, EffectHit>;
  loopDepth: number;
  inSecondPass: boolean;
  steps: number;
  readonly limit: number;
  exhausted: boolean;
}

/** Arguments of a call as values. */
export interface Arguments {
  readonly positional: readonly Value[];
  readonly named: ReadonlyMap<string, Value>;
  /** Any element of a spread list of unknown length that follows the positional ones. */
  readonly rest?: Value;
  /** A dictionary that is spread into keywords. */
  readonly namedRest?: Value;
  /** Parameters without an argument may have any value: the caller is unknown. */
  readonly isOpen?: boolean;
}

export const NO_ARGUMENTS: Arguments = { positional: [], named: new Map() };

/** Keeps a function's result beside the variables, so that both are joined alike. */
const RESULT = { name: "result" } as Binding;

export class Engine {
  readonly project: BoundProject;
  readonly terms = new Terms();
  readonly keys = new ValueKeys();
  readonly unfinished = new Map<FunctionNode, FunctionRef>();
  readonly #summaries = new Map<string, Outcome>();
  readonly #contexts = new Map<FunctionNode, number>();
  readonly #plainContexts = new Map<FunctionNode, number>();
  readonly #setupContexts = new Map<FunctionNode, number>();
  readonly #active: { readonly fn: FunctionNode; readonly key: string }[] = [];
  readonly #modules = new Map<SourceFile, ReadonlyMap<Binding, Value> | undefined>();
  readonly #enclosing = new Map<FunctionNode, { readonly env: ReadonlyMap<Binding, Value> } | undefined>();
  readonly #instances = new Map<ClassNode, Value | undefined>();
  readonly #free = new Map<FunctionNode, readonly Binding[]>();
  readonly #importing = new Set<object>();
  readonly #fields = new Map<string, Value | undefined>();
  /** What a single name inside a folder is no longer dangerous for. */
  readonly pathBits = PATHS | NO_DOTS | NO_SEPARATOR | RELATIVE;
  nesting = 0;

  constructor(project: BoundProject) {
    this.project = project;
  }

  // --- frames -------------------------------------------------------------------------------------------------------

  frame(
    file: SourceFile,
    ref: FunctionRef | undefined,
    captured: ReadonlyMap<Binding, Value>,
    isSetup: boolean,
    nodes: number,
  ): Frame {
    return {
      file,
      ref,
      captured,
      isSetup,
      loops: [],
      returns: [],
      yields: [],
      hits: new Map(),
      effects: new Map(),
      loopDepth: 0,
      inSecondPass: false,
      steps: 0,
      limit: VISITS_PER_NODE * Math.max(nodes, SMALL_FUNCTION),
      exhausted: false,
    };
  }

  /** Counts one visit; false when the budget is used up. */
  step(frame: Frame): boolean {
    if (frame.exhausted) return false;
    if (++frame.steps <= frame.limit) {
      if (this.nesting <= MAX_NESTING) return true;
      if (frame.ref) this.unfinished.set(frame.ref.fn, frame.ref);
      return false;
    }
    frame.exhausted = true;
    if (frame.ref) this.unfinished.set(frame.ref.fn, frame.ref);
    return false;
  }

  place(frame: Frame, span: Span): string {
    return `${frame.file.path}:${span.start}-${span.end}`;
  }

  /** A value that no caller influences and of which nothing is known. */
  unknown(frame: Frame, span: Span, hint = ""): Value {
    return { term: this.terms.opaque(`${frame.isSetup ? "setting:" : ""}${hint}${this.place(frame, span)}`) };
  }

  // --- names --------------------------------------------------------------------------------------------------------

  /** Bindings of enclosing functions that a function needs when it runs, through the functions that it names. */
  freeOf(ref: FunctionRef): readonly Binding[] {
    const known = this.#free.get(ref.fn);
    if (known) return known;
    const found = new Set<Binding>();
    const seen = new Set<FunctionNode>();
    const visit = (one: FunctionRef): void => {
      if (seen.has(one.fn)) return;
      seen.add(one.fn);
      for (const binding of this.project.bound(one.file).freeOf.get(one.fn) ?? []) {
        const inner = this.functionOfBinding(binding);
        if (inner) visit(inner);
        else found.add(binding);
      }
    };
    visit(ref);
    const list = [...found].sort((a, b) => a.ordinal - b.ordinal);
    this.#free.set(ref.fn, list);
    return list;
  }

  /** The function that a name always stands for. */
  functionOfBinding(binding: Binding): FunctionRef | undefined {
    const write = binding.writes.length === 1 ? binding.writes[0] : undefined;
    if (!write) return undefined;
    const fn =
      write.kind === "function"
        ? write.fn
        : write.kind === "value" && write.path.length === 0 && write.value.kind === "FunctionExpression"
          ? write.value.fn
          : undefined;
    return fn ? this.project.bound(binding.file).refOf.get(fn) : undefined;
  }

  read(frame: Frame, state: State, binding: Binding, span: Span): Value {
    const own = state.env.get(binding);
    if (own) return own;
    const fn = this.functionOfBinding(binding);
    if (fn) return this.closure(frame, state, fn);
    const captured = frame.captured.get(binding);
    if (captured) return captured;
    if (binding.scope.fn === undefined && binding.scope.kind !== "class") return this.moduleValue(binding, span);
    const owner = binding.scope.fn;
    if (owner && owner !== frame.ref?.fn) {
      const outer = this.#enclosingEnv(binding.file, owner)?.get(binding);
      if (outer) return outer;
    }
    return this.typedUnknown(binding, span);
  }

  typedUnknown(binding: Binding, span: Span): Value {
    const term = this.terms.opaque(`setting:${binding.file.path}:${binding.ordinal}:${binding.name}`);
    void span;
    const write = binding.writes.find((one) => one.kind === "parameter");
    const annotation =
      binding.annotation ??
      (write?.kind === "parameter" && write.path.length === 0 ? write.parameter.annotation : undefined);
    return this.typed(binding.file, { term }, annotation);
  }

  typed(file: SourceFile, value: Value, annotation: Parameter["annotation"]): Value {
    if (!annotation || value.type !== undefined || value.cls || value.fns) return value;
    const entity = this.project.annotated(file, annotation);
    if (entity?.kind === "externalInstance") return { ...value, type: this.#modelledType(entity.name) };
    if (entity?.kind === "instance") return { ...value, cls: { file: entity.file, cls: entity.cls } };
    return value;
  }

  #modelledType(name: string): string {
    return /^py:pathlib\.(?:Pure|Posix|Windows)/u.test(name) ? "py:pathlib.Path" : name;
  }

  closure(frame: Frame, state: State, ref: FunctionRef): Value {
    const captured = new Map<Binding, Value>();
    for (const binding of this.freeOf(ref)) {
      const value = state.env.get(binding) ?? frame.captured.get(binding);
      if (value) captured.set(binding, seal(this.terms, value, state.facts));
    }
    const self = ref.fn.isArrow ? state.self : undefined;
    const term = this.terms.opaque(`function:${ref.file.path}:${ref.fn.start}`);
    return { term, fns: [{ kind: "function", ref, captured, ...(self ? { self } : {}) }] };
  }

  // --- values that exist before any call ----------------------------------------------------------------------------

  moduleValue(binding: Binding, span: Span): Value {
    const { file } = binding;
    if (!this.#modules.has(file)) {
      this.#modules.set(file, undefined);
      this.#modules.set(file, this.#runModule(file));
    }
    const value = this.#modules.get(file)?.get(binding);
    const imported = value ? undefined : this.#imported(binding, span);
    const found = value ?? imported ?? this.typedUnknown(binding, span);
    const isRewritten = binding.writes.some((write) => write.kind === "value" && write.inFunction !== undefined);
    if (!isRewritten && binding.changedInside !== true) return found;
    const other: Value = { term: this.terms.opaque(`setting:${file.path}:${binding.name}`) };
    const open = binding.changedInside === true && found.items ? { ...found, elem: other } : found;
    return joinValues(this.terms, open, NO_FACTS, other, NO_FACTS, `${file.path}:${binding.name}`);
  }

  #runModule(file: SourceFile): ReadonlyMap<Binding, Value> {
    const bound = this.project.bound(file);
    const frame = this.frame(
      file,
      undefined,
      new Map(),
      true,
      [...bound.sizeOf.values()].reduce((a, b) => a + b, SMALL_FUNCTION),
    );
    const state = newState();
    this.#isolated(() => runStatements(this, frame, state, file.module.body));
    return state.env;
  }

  /** Runs something that starts a stack of its own, whatever called for it. */
  #isolated(run: () => void): void {
    const before = this.nesting;
    run();
    this.nesting = before;
  }

  #imported(binding: Binding, span: Span): Value | undefined {
    const target = this.project.importTarget(binding);
    if (!target || target.binding === binding) return undefined;
    if (target.binding) {
      const fn = this.functionOfBinding(target.binding);
      const frame = this.frame(target.file, undefined, new Map(), true, SMALL_FUNCTION);
      if (fn) return this.closure(frame, newState(), fn);
      const write = target.binding.writes.length === 1 ? target.binding.writes[0] : undefined;
      if (write?.kind === "class") return this.classValue(target.file, write.cls);
      return this.moduleValue(target.binding, span);
    }
    if (!target.expression) return undefined;
    if (this.#importing.has(target.expression)) return undefined;
    this.#importing.add(target.expression);
    const frame = this.frame(target.file, undefined, new Map(), true, SMALL_FUNCTION);
    let value: Value | undefined;
    const { expression } = target;
    this.#isolated(() => {
      value = evaluate(this, frame, newState(), expression);
    });
    this.#importing.delete(target.expression);
    return value;
  }

  /** Variables of a function as they are once it has run, whoever called it. */
  #enclosingEnv(file: SourceFile, fn: FunctionNode): ReadonlyMap<Binding, Value> | undefined {
    if (this.#enclosing.has(fn)) return this.#enclosing.get(fn)?.env;
    this.#enclosing.set(fn, undefined);
    const ref = this.project.bound(file).refOf.get(fn);
    if (!ref) return undefined;
    const frame = this.frame(file, ref, new Map(), true, this.project.bound(file).sizeOf.get(fn) ?? 1);
    const state = newState();
    state.self = this.#selfOf(ref);
    this.#isolated(() => {
      this.#bindParameters(frame, state, ref, { ...NO_ARGUMENTS, isOpen: true });
      runStatements(this, frame, state, fn.body);
    });
    let joined: State | undefined = state.dead ? undefined : state;
    for (const { state: one } of frame.returns)
      joined = joined ? joinStates(this.terms, joined, one, `${file.path}:${fn.start}`) : one;
    // A closure that outlives a throwing path still sees what was set before it.
    const env = joined?.env ?? state.env;
    this.#enclosing.set(fn, { env });
    return env;
  }

  #selfOf(ref: FunctionRef): Value | undefined {
    const receiver = this.project.bound(ref.file).receiverOfFunction.get(ref.fn);
    if (receiver?.cls)
      return receiver.isStatic ? this.classValue(ref.file, receiver.cls) : this.instanceOf(ref.file, receiver.cls);
    if (!receiver?.object) return undefined;
    return { term: this.terms.opaque(`object:${ref.file.path}:${receiver.object.start}`) };
  }

  classValue(file: SourceFile, cls: ClassNode): Value {
    return { term: this.terms.opaque(`class:${file.path}:${cls.start}`), fns: [{ kind: "class", file, cls }] };
  }

  /** An instance of which one knows only the class. */
  instanceOf(file: SourceFile, cls: ClassNode): Value {
    const bare: Value = { term: this.terms.opaque(`setting:instance:${file.path}:${cls.start}`), cls: { file, cls } };
    if (this.#instances.has(cls)) return this.#instances.get(cls) ?? bare;
    this.#instances.set(cls, undefined);
    const frame = this.frame(file, undefined, new Map(), true, SMALL_FUNCTION);
    let made = bare;
    this.#isolated(() => {
      made = this.construct(frame, newState(), file, cls, { ...NO_ARGUMENTS, isOpen: true }, cls);
    });
    const instance: Value = { ...made, term: bare.term };
    this.#instances.set(cls, instance);
    return instance;
  }

  construct(frame: Frame, state: State, file: SourceFile, cls: ClassNode, args: Arguments, span: Span): Value {
    let self: Value = {
      term: this.terms.opaque(`${frame.isSetup ? "setting:" : ""}new:${this.place(frame, span)}`),
      cls: { file, cls },
    };
    const chain = this.#classChain(file, cls);
    let isBuilt = false;
    for (const one of chain.toReversed()) {
      const inner = this.frame(one.file, undefined, new Map(), frame.isSetup, SMALL_FUNCTION);
      const local = newState();
      local.self = self;
      for (const member of one.cls.members) {
        if (member.kind !== "Field" || member.isStatic || !member.value) continue;
        const value = evaluate(this, inner, local, member.value);
        const current: Value = local.self ?? self;
        local.self = { ...current, props: new Map(current.props).set(member.name, value) };
      }
      self = local.self ?? self;
    }
    for (const one of chain) {
      const method = one.cls.members.find(
        (member) => member.kind === "Method" && (member.name === "constructor" || member.name === "__init__"),
      );
      if (method?.kind !== "Method") continue;
      const ref = this.project.bound(one.file).refOf.get(method.fn);
      if (!ref) continue;
      const { self: after } = this.invoke(
        frame,
        state,
        { kind: "function", ref, captured: new Map(), self },
        args,
        span,
      );
      if (after) self = { ...after, term: self.term, cls: { file, cls } };
      isBuilt = true;
      break;
    }
    if (isBuilt || (args.named.size === 0 && !args.namedRest && args.positional.length === 0)) return self;
    return this.#record(self, cls, args, frame, span);
  }

  /** A class without a constructor of its own, called with values: a dataclass, a model. */
  #record(self: Value, cls: ClassNode, args: Arguments, frame: Frame, span: Span): Value {
    const props = new Map(self.props);
    const fields = cls.members.filter((member) => member.kind === "Field").map((member) => member.name);
    args.positional.forEach((value, index) => {
      const name = fields[index];
      if (name !== undefined) props.set(name, value);
    });
    for (const [name, value] of args.named) props.set(name, value);
    const spread = args.namedRest;
    if (!spread) return { ...self, props };
    for (const [name, value] of spread.props ?? []) props.set(name, value);
    const term = spread.term.tainted
      ? this.terms.op("same", [spread.term], "record", { file: frame.file, span })
      : self.term;
    return { ...self, term, props };
  }

  #classChain(file: SourceFile, cls: ClassNode): { readonly file: SourceFile; readonly cls: ClassNode }[] {
    const chain = [{ file, cls }];
    for (let at = chain[0]; at && chain.length < 12; ) {
      const base: { readonly file: SourceFile; readonly cls: ClassNode } | undefined = at.cls.bases
        .map((one) => this.project.classOf((at as { file: SourceFile }).file, one))
        .find((one) => one !== undefined);
      if (!base || chain.some((one) => one.cls === base.cls)) break;
      chain.push(base);
      at = base;
    }
    return chain;
  }

  /** A field of a pydantic model whose type leaves no text: a number, a truth value, one of fixed words. */
  isCheckedField(file: SourceFile, cls: ClassNode, name: string): boolean {
    const chain = this.#classChain(file, cls);
    const isModel = chain.some((one) =>
      one.cls.bases.some((base) => {
        const entity = this.project.entityOf(one.file, base);
        return entity?.kind === "external" && /^pypi:(?:pydantic|pydantic_settings|sqlmodel)\b/u.test(entity.name);
      }),
    );
    if (!isModel) return false;
    for (const one of chain) {
      const annotation = this.project.bound(one.file).fields.get(one.cls)?.get(name)?.annotation;
      if (!annotation) continue;
      const type = annotation.kind === "Index" ? annotation.object : annotation;
      const text = type.kind === "Identifier" ? type.name : type.kind === "Member" ? type.property : "";
      if (
        /^(?:int|float|bool|Literal|UUID|Decimal|date|datetime|PositiveInt|NonNegativeInt|conint|confloat)$/u.test(text)
      )
        return true;
      const enumeration = this.project.classOf(one.file, type);
      return enumeration?.cls.bases.some((base) => /(?:^|\.)(?:\w*Enum)$/u.test(nameOf(base))) === true;
    }
    return false;
  }

  /** A method or field of an instance of the project's own class; `self` is the instance. */
  member(self: Value, file: SourceFile, cls: ClassNode, name: string, isStatic: boolean): Value | undefined {
    for (const one of this.#classChain(file, cls)) {
      const bound = this.project.bound(one.file);
      for (const member of one.cls.members) {
        if (member.kind !== "Method" || member.name !== name) continue;
        const ref = bound.refOf.get(member.fn);
        if (!ref) continue;
        const isProperty =
          member.accessor === "get" ||
          member.fn.decorators.some((d) =>
            (d.kind === "Identifier" ? d.name : d.kind === "Member" ? d.property : "").endsWith("property"),
          );
        const receiver = bound.receiverOfFunction.get(member.fn);
        const takes =
          receiver?.cls && !(receiver.isStatic && !isStatic && one.file.language !== "python") ? self : undefined;
        const fn: Callable = { kind: "function", ref, captured: new Map(), ...(takes ? { self: takes } : {}) };
        if (!isProperty) return { term: this.terms.opaque(`method:${one.file.path}:${member.fn.start}`), fns: [fn] };
        const frame = this.frame(one.file, undefined, new Map(), false, SMALL_FUNCTION);
        return this.invoke(frame, newState(), fn, NO_ARGUMENTS, member.fn).value;
      }
      const field = this.#field(one.file, one.cls, name);
      if (field) return field;
    }
    return undefined;
  }

  /** A field as its class sets it, wherever that is. */
  #field(file: SourceFile, cls: ClassNode, name: string): Value | undefined {
    const key = `${this.keys.number(cls)}.${name}`;
    if (this.#fields.has(key)) return this.#fields.get(key);
    this.#fields.set(key, undefined);
    const info = this.project.bound(file).fields.get(cls)?.get(name);
    const scoped = this.project.bound(file).classScope.get(cls)?.bindings.get(name);
    let found: Value | undefined;
    const frame = this.frame(file, undefined, new Map(), true, SMALL_FUNCTION);
    this.#isolated(() => {
      for (const write of info?.writes ?? []) {
        if (write.path.length > 0) continue;
        const value = evaluate(this, frame, newState(), write.value);
        found = found ? joinValues(this.terms, found, NO_FACTS, value, NO_FACTS, `field:${key}`) : value;
      }
      for (const write of scoped?.writes ?? []) {
        if (write.kind === "value" && write.path.length === 0) found ??= evaluate(this, frame, newState(), write.value);
      }
    });
    if (!found && info) found = { term: this.terms.opaque(`setting:field:${file.path}:${cls.start}:${name}`) };
    if (found && info?.annotation) found = this.typed(file, found, info.annotation);
    if (found && info?.opaque) {
      const other: Value = { term: this.terms.opaque(`setting:field:${file.path}:${cls.start}:${name}`) };
      found = joinValues(this.terms, found, NO_FACTS, other, NO_FACTS, `field:${key}`);
    }
    this.#fields.set(key, found);
    return found;
  }

  // --- calls --------------------------------------------------------------------------------------------------------

  /** Calls one callable of the project. `self` is the receiver afterwards, `params` are arguments whose objects changed. */
  invoke(
    frame: Frame,
    state: State,
    fn: Extract<Callable, { kind: "function" }>,
    args: Arguments,
    span: Span,
  ): { readonly value: Value; readonly self: Value | undefined; readonly params: ReadonlyMap<number, Value> } {
    const { ref } = fn;
    const nothing = { value: this.unknown(frame, span), self: undefined, params: new Map<number, Value>() };
    const isTouched = touches(fn.self, args, fn.captured);
    const contexts = frame.isSetup ? this.#setupContexts : isTouched ? this.#contexts : this.#plainContexts;
    const count = contexts.get(ref.fn) ?? 0;
    const canonical = new Canonical(this.terms, count >= (isTouched ? MAX_CONTEXTS : MAX_PLAIN_CONTEXTS));
    const toCallee = (value: Value): Value => canonical.value(seal(this.terms, value, state.facts));

    const self = fn.self ? toCallee(fn.self) : undefined;
    const passed: Arguments = {
      positional: args.positional.map(toCallee),
      named: new Map([...args.named].map(([name, value]) => [name, toCallee(value)])),
      ...(args.rest ? { rest: toCallee(args.rest) } : {}),
      ...(args.namedRest ? { namedRest: toCallee(args.namedRest) } : {}),
      ...(args.isOpen ? { isOpen: true } : {}),
    };
    const captured = new Map<Binding, Value>();
    for (const binding of this.freeOf(ref)) {
      const value = state.env.get(binding) ?? fn.captured.get(binding) ?? frame.captured.get(binding);
      if (value) captured.set(binding, toCallee(value));
    }
    // What this run has put into variables of modules.
    for (const [binding, value] of state.env) {
      if (binding.scope !== undefined && binding.scope.fn === undefined && value.term.tainted)
        captured.set(binding, toCallee(value));
    }

    let key = `${this.keys.number(ref.fn)}${frame.isSetup ? "!" : ""}|${self ? this.keys.of(self) : ""}`;
    for (const value of passed.positional) key += `|${this.keys.of(value)}`;
    for (const [name, value] of passed.named) key += `|${name}=${this.keys.of(value)}`;
    if (passed.rest) key += `|...${this.keys.of(passed.rest)}`;
    if (passed.namedRest) key += `|**${this.keys.of(passed.namedRest)}`;
    if (passed.isOpen) key += "|open";
    for (const [binding, value] of captured) key += `|${this.keys.number(binding)}:${this.keys.of(value)}`;

    let outcome = this.#summaries.get(key);
    if (!outcome) {
      const depth = this.#active.length;
      const again = this.#active.filter((one) => one.fn === ref.fn).length;
      if (
        depth >= (frame.isSetup ? MAX_SETUP_DEPTH : MAX_CALL_DEPTH) ||
        this.nesting > MAX_CALL_NESTING ||
        again >= 2 ||
        this.#active.some((one) => one.key === key)
      )
        return nothing;
      if (count >= MAX_COARSE_CONTEXTS) {
        // Nothing of a caller's is missed where no caller has been yet.
        if (isTouched) this.unfinished.set(ref.fn, ref);
        return nothing;
      }
      contexts.set(ref.fn, count + 1);
      this.#active.push({ fn: ref.fn, key });
      outcome = this.#summarise(ref, passed, self, captured, frame.isSetup);
      this.#active.pop();
      this.#summaries.set(key, outcome);
    }
    return this.#apply(frame, state, outcome, canonical, ref, span);
  }

  #summarise(
    ref: FunctionRef,
    args: Arguments,
    self: Value | undefined,
    captured: ReadonlyMap<Binding, Value>,
    isSetup: boolean,
  ): Outcome {
    const { fn, file } = ref;
    const bound = this.project.bound(file);
    const frame = this.frame(file, ref, captured, isSetup, bound.sizeOf.get(fn) ?? 1);
    const state = newState();
    state.self = self ?? (fn.isArrow ? undefined : this.#selfOf(ref));
    const initial = this.#bindParameters(frame, state, ref, args);
    runStatements(this, frame, state, fn.body);
    return this.#outcome(frame, state, ref, initial);
  }

  #outcome(
    frame: Frame,
    state: State,
    ref: FunctionRef,
    initial: ReadonlyMap<number, readonly [Binding, Value]>,
  ): Outcome {
    const { fn, file } = ref;
    if (!state.dead) frame.returns.push({ state, value: { term: this.terms.constant(null) } });
    let joined: State | undefined;
    for (const { state: one, value } of frame.returns) {
      const exit = copyState(one);
      exit.env.set(RESULT, value);
      joined = joined ? joinStates(this.terms, joined, exit, `${file.path}:${fn.start}:return`) : exit;
    }
    const hits = [...frame.hits.values()];
    const effects = [...frame.effects.values()];
    if (!joined) {
      return {
        result: { term: this.terms.constant(null) },
        facts: NO_FACTS,
        returns: false,
        written: new Map(),
        self: undefined,
        params: new Map(),
        hits,
        effects,
      };
    }
    let result = joined.env.get(RESULT) as Value;
    if (fn.isGenerator) {
      let elem: Value | undefined;
      for (const one of frame.yields)
        elem = elem ? joinValues(this.terms, elem, NO_FACTS, one, NO_FACTS, `${file.path}:${fn.start}:yield`) : one;
      result = { term: elem?.term ?? result.term, ...(elem ? { elem } : {}) };
    }
    const written = new Map<Binding, Value>();
    for (const [binding, value] of joined.env) {
      if (binding !== RESULT && binding.scope.fn !== fn) written.set(binding, value);
    }
    const params = new Map<number, Value>();
    for (const [index, [binding, before]] of initial) {
      const after = joined.env.get(binding);
      if (after && after !== before && binding.writes.length === 1 && (after.props || after.items || after.elem))
        params.set(index, after);
    }
    const receiver = this.#receiverBinding(ref);
    const self = receiver ? joined.env.get(receiver) : joined.self;
    return { result, facts: joined.facts, returns: true, written, self, params, hits, effects };
  }

  #apply(frame: Frame, state: State, outcome: Outcome, canonical: Canonical, ref: FunctionRef, span: Span) {
    const step: CallStep = { file: frame.file, span, callee: ref };
    for (const hit of outcome.hits) {
      if (hit.calls.length >= MAX_CALL_STEPS) continue;
      const term = canonical.back(hit.term);
      if (exposures(term, KIND_BITS[hit.kind], state.facts).length === 0) continue;
      this.addHit(frame, state, {
        ...hit,
        term,
        calls: [step, ...hit.calls],
        conditions: hit.conditions.map((one) => ({ ...one, term: canonical.back(one.term) })),
      });
    }
    for (const effect of outcome.effects) {
      this.addEffect(frame, state, {
        ...effect,
        conditions: effect.conditions.map((one) => ({ ...one, term: canonical.back(one.term) })),
      });
    }
    if (!outcome.returns) {
      state.dead = true;
      return { value: this.unknown(frame, span), self: undefined, params: new Map<number, Value>() };
    }
    const facts = canonical.backFacts(outcome.facts);
    const value = canonical.backValue(outcome.result);
    for (const [binding, one] of outcome.written) state.env.set(binding, canonical.backValue(one));
    const params = new Map([...outcome.params].map(([index, one]) => [index, canonical.backValue(one)]));
    const self = outcome.self ? canonical.backValue(outcome.self) : undefined;
    this.assume(state, facts);
    return { value, self, params };
  }

  assume(state: State, facts: Facts): void {
    const spread = new Map<number, typeof facts extends ReadonlyMap<number, infer F> ? F : never>();
    for (const [vn, one] of facts) {
      spread.set(vn, one);
      // The caller's term may be a spelling of something that the callee could not see.
      if (one.clear === 0 || one.term.op !== "guarded") continue;
      for (const [inner, origin] of this.terms.origins(one.term, "text"))
        if (!spread.has(inner)) spread.set(inner, { ...one, term: origin });
    }
    const merged = new Map(state.facts);
    for (const [vn, one] of spread) {
      const other = merged.get(vn);
      merged.set(vn, other ? { ...other, ...one, clear: other.clear | one.clear } : one);
    }
    state.facts = merged;
  }

  // --- parameters ---------------------------------------------------------------------------------------------------

  #receiverBinding(ref: FunctionRef): Binding | undefined {
    if (ref.file.language !== "python") return undefined;
    const target = ref.fn.params[0]?.target;
    const binding = target?.kind === "Identifier" ? this.project.bound(ref.file).bindingOf.get(target) : undefined;
    return binding?.receiver ? binding : undefined;
  }

  #bindParameters(
    frame: Frame,
    state: State,
    ref: FunctionRef,
    args: Arguments,
  ): ReadonlyMap<number, readonly [Binding, Value]> {
    const { fn, file } = ref;
    const initial = new Map<number, readonly [Binding, Value]>();
    const receiver = this.#receiverBinding(ref);
    const shift = receiver ? 1 : 0;
    if (receiver) state.env.set(receiver, state.self ?? this.#selfOf(ref) ?? this.typedUnknown(receiver, fn));
    const used = new Set<string>();
    fn.params.forEach((parameter, index) => {
      if (index < shift) return;
      const value = this.#argumentFor(frame, state, parameter, index - shift, args, used, fn.params.slice(shift));
      const typed = this.typed(file, value, parameter.annotation);
      assignPattern(this, frame, state, parameter.target, typed);
      const target = parameter.target.kind === "DefaultPattern" ? parameter.target.target : parameter.target;
      const binding = target.kind === "Identifier" ? this.project.bound(file).bindingOf.get(target) : undefined;
      if (binding) initial.set(index - shift, [binding, typed]);
      if (parameter.isProperty && target.kind === "Identifier" && state.self) {
        state.self = { ...state.self, props: new Map(state.self.props).set(target.name, typed) };
      }
    });
    return initial;
  }

  #argumentFor(
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
      const term = this.terms.opaque(`rest:${this.place(frame, parameter)}`);
      return args.rest
        ? { term, elem: items.reduce((a, b) => joinValues(this.terms, a, NO_FACTS, b, NO_FACTS, "rest"), args.rest) }
        : { term, items };
    }
    if (parameter.rest === "named") {
      const names = new Set(params.map((one) => (one.target.kind === "Identifier" ? one.target.name : "")));
      const props = new Map([...args.named].filter(([key]) => !names.has(key)));
      const term = args.namedRest?.term ?? this.terms.opaque(`rest:${this.place(frame, parameter)}`);
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
      if (args.namedRest.term.tainted) return { term: this.terms.prop(args.namedRest.term, name) };
    }
    const fallback =
      parameter.defaultValue ?? (parameter.target.kind === "DefaultPattern" ? parameter.target.value : undefined);
    if (args.isOpen) {
      const binding =
        parameter.target.kind === "Identifier"
          ? this.project.bound(frame.file).bindingOf.get(parameter.target)
          : undefined;
      return binding
        ? this.typedUnknown(binding, parameter)
        : { term: this.terms.opaque(`setting:${this.place(frame, parameter)}`) };
    }
    if (fallback) return evaluate(this, frame, state, fallback);
    return { term: this.terms.constant(null) };
  }

  /** Evaluates an entry point's handler with the caller's values in its parameters. */
  enter(ref: FunctionRef, values: ReadonlyMap<number, Value>, overrides: ReadonlyMap<Binding, Value>): Frame {
    const { fn, file } = ref;
    const captured = new Map<Binding, Value>(overrides);
    const frame = this.frame(file, ref, captured, false, this.project.bound(file).sizeOf.get(fn) ?? 1);
    const state = newState();
    state.self = this.#selfOf(ref);
    const receiver = this.#receiverBinding(ref);
    const positional = fn.params.map((parameter, index): Value => {
      const given = values.get(index);
      if (given) return given;
      if (parameter.rest === "positional") return { term: this.terms.opaque(`extra:${this.place(frame, parameter)}`) };
      return { term: this.terms.opaque(`extra:${this.place(frame, parameter)}`) };
    });
    this.#active.push({ fn, key: "entry" });
    this.#bindParameters(frame, state, ref, {
      positional: receiver ? positional.slice(1) : positional,
      named: new Map(),
    });
    for (const [index, value] of values) {
      // `**kwargs` and `*args` of a handler are the caller's too.
      const parameter = fn.params[index];
      if (parameter?.rest) assignPattern(this, frame, state, parameter.target, value);
    }
    runStatements(this, frame, state, fn.body);
    this.#active.pop();
    return frame;
  }

  /** `text.replace(pattern, replacement)`: may clean, may be cosmetic, or may be anything. */
  replaceText(
    frame: Frame,
    subject: Value,
    pattern: Value | undefined,
    replacement: Value | undefined,
    span: Span,
  ): Value {
    const { terms } = this;
    if (!subject.term.tainted) {
      const ending = replacement ? textOf(replacement.term) : undefined;
      const isEnded = pattern?.regex?.pattern.endsWith("$") === true && ending !== undefined && /[/\\]$/u.test(ending);
      const prefix = isSetting(subject.term) ? "setting:" : "";
      return { term: terms.opaque(`${prefix}replaced:${this.place(frame, span)}${isEnded ? "~/" : ""}`) };
    }
    const site = { file: frame.file, span };
    const text = pattern ? textOf(pattern.term) : undefined;
    const isPython = frame.file.language === "python";
    // Python's re.sub takes its pattern as a text; str.replace a plain text.
    const source =
      pattern?.regex ??
      (isPython && text !== undefined && replacement && /[[\\]/u.test(text)
        ? { pattern: text, flags: "g" }
        : undefined);
    const by = replacement && !replacement.fns ? textOf(replacement.term) : undefined;
    if (replacement?.term.tainted) return { term: terms.op("mix", [subject.term, replacement.term], "replaced", site) };
    if (source && by !== undefined) {
      const flags = isPython ? `${source.flags}g` : source.flags;
      const bits = replacedMeaning(source.pattern, flags, by);
      const how = isCosmetic(source.pattern, by) ? "cosmetic" : "other";
      const isEnded = source.pattern.endsWith("$") && /[/\\]$/u.test(by);
      return {
        term: terms.guarded(
          terms.op("replace", [subject.term], `${how}:${source.pattern}:${by}${isEnded ? "~/" : ""}`, site),
          bits,
        ),
      };
    }
    const isCosmeticText =
      text !== undefined && by !== undefined && /^[/\\\s"']*$/u.test(text) && /^[/\\\s"']*$/u.test(by);
    return {
      term: terms.op(
        "replace",
        [subject.term],
        `${isCosmeticText ? "cosmetic" : "other"}:${text ?? "?"}:${by ?? "?"}`,
        site,
      ),
    };
  }

  // --- what is found ------------------------------------------------------------------------------------------------

  conditions(state: State): Condition[] {
    const found: Condition[] = [];
    for (const one of state.facts.values()) {
      if (one.equals && one.equals.size > 0 && found.length < 4 && isSourceChain(one.term))
        found.push({ term: one.term, texts: one.equals });
    }
    return found;
  }

  addHit(frame: Frame, state: State, hit: Hit): void {
    if (frame.isSetup || frame.hits.size >= MAX_HITS) return;
    const below = this.terms.numbersBelow(hit.term);
    const all = new Set(below);
    for (const vn of below) void vn;
    const weak = [...hit.weak];
    for (const one of weakGuardsOn(all, state.facts)) {
      if (!weak.some((other) => other.file === one.file && other.span.start === one.span.start)) weak.push(one);
    }
    const own = this.conditions(state);
    const conditions = [
      ...hit.conditions,
      ...own.filter((one) => !hit.conditions.some((other) => other.term.vn === one.term.vn)),
    ];
    const sealed = this.sealed(hit.term, state.facts);
    const key = `${hit.kind}|${hit.file.path}|${hit.expression.start}-${hit.expression.end}|${sealed.shape}|${conditionKey(conditions)}`;
    if (!frame.hits.has(key)) frame.hits.set(key, { ...hit, term: sealed, weak, conditions });
  }

  sealed(term: Term, facts: Facts): Term {
    return seal(this.terms, { term }, facts).term;
  }

  addEffect(frame: Frame, state: State, effect: EffectHit): void {
    if (frame.isSetup) return;
    const own = this.conditions(state);
    const conditions = [
      ...effect.conditions,
      ...own.filter((one) => !effect.conditions.some((other) => other.term.vn === one.term.vn)),
    ];
    const key = `${effect.effect}|${conditionKey(conditions)}`;
    if (!frame.effects.has(key)) frame.effects.set(key, { ...effect, conditions });
  }
}

function touches(self: Value | undefined, args: Arguments, captured: ReadonlyMap<Binding, Value>): boolean {
  if (self && isTainted(self)) return true;
  if ((args.rest && isTainted(args.rest)) || (args.namedRest && isTainted(args.namedRest))) return true;
  for (const value of args.positional) if (isTainted(value)) return true;
  for (const value of args.named.values()) if (isTainted(value)) return true;
  for (const value of captured.values()) if (isTainted(value)) return true;
  return false;
}

function nameOf(expression: Expression): string {
  return expression.kind === "Identifier" ? expression.name : expression.kind === "Member" ? expression.property : "";
}

function conditionKey(conditions: readonly Condition[]): string {
  return conditions
    .map((one) => `${one.term.vn}=${[...one.texts].sort().join(",")}`)
    .sort()
    .join(";");
}
