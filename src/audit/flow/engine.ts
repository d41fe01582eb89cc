/**
 * The machinery of an evaluation: frames with budgets, summaries by what a call passes, values of modules, enclosing
 * functions and instances. What expressions and statements mean stands in expressions.ts and statements.ts.
 *
 * Longer than 400 lines: one object holds the memos and the stack that all of it shares.
 */
import type { FunctionNode, Parameter, Span } from "../ir/types.ts";
import type { BoundProject } from "../resolve/project.ts";
import type { Binding } from "../resolve/scopes.ts";
import type { FunctionRef, SourceFile } from "../types.ts";
import { assignPattern } from "./assignment.ts";
import type { Budget } from "./budget.ts";
import { Canonical } from "./canonical.ts";
import type { Covered } from "./dispatch.ts";
import { isExposed, weakGuardsOn } from "./exposure.ts";
import { type Fact, type Facts, NO_FACTS } from "./facts.ts";
import { Instances } from "./instances.ts";
import { KIND_BITS, NO_DOTS, NO_SEPARATOR, PATHS, RELATIVE } from "./kinds.ts";
import type { CallStep, Condition, EffectHit, Hit, Outcome, SinkVisit } from "./outcome.ts";
import { bindParameters, receiverBinding } from "./parameters.ts";
import { Setup } from "./setup.ts";
import { copyState, joinStates, joinValues, newState, type State, seal } from "./state.ts";
import { runStatements } from "./statements.ts";
import { isSourceChain, type Term, Terms } from "./terms.ts";
import { Unproven } from "./unproven.ts";
import { type Callable, isTainted, type Value, ValueKeys } from "./values.ts";

/** Evaluations of one function may visit its nodes this often. */
const VISITS_PER_NODE = 64;
export const SMALL_FUNCTION = 400;
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
const MAX_HITS = 4000;
/** Variables of modules in which calls leave something; further ones are not followed from call to call. */
const MAX_LEFT = 256;
/** Variables that a function takes from around it, and functions that it takes them through. */
const MAX_CAPTURED = 256;

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
  /** What promises that were made here were settled with: nobody outside asks for it again. */
  readonly settled: Set<Binding>;
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

/** How many steps are taken between two signs of life. */
const STEPS_PER_CALL = 1024;

export class Engine {
  readonly project: BoundProject;
  readonly terms = new Terms(() => this.cut());
  readonly keys = new ValueKeys();
  readonly unfinished = new Map<FunctionNode, FunctionRef>();
  /** Files whose own statements were not followed in full. */
  readonly unfinishedFiles = new Set<SourceFile>();
  /** What calls have left in variables of modules. */
  readonly left = new Map<Binding, Value>();
  readonly #budget: Budget;
  #current: Frame | undefined;
  readonly #summaries = new Map<string, Outcome>();
  readonly #contexts = new Map<FunctionNode, number>();
  readonly #plainContexts = new Map<FunctionNode, number>();
  readonly #setupContexts = new Map<FunctionNode, number>();
  readonly #active: { readonly fn: FunctionNode; readonly key: string }[] = [];
  /** Nodes belong to one file: each has one place. */
  readonly #places = new WeakMap<Span, string>();
  readonly #unknowns = new WeakMap<Span, Term>();
  readonly #settings = new WeakMap<Span, Term>();
  readonly #free = new Map<FunctionNode, readonly Binding[]>();
  /** What a single name inside a folder is no longer dangerous for. */
  readonly pathBits = PATHS | NO_DOTS | NO_SEPARATOR | RELATIVE;
  nesting = 0;
  /** Handlers of a table that are being run with what the caller sent. */
  covered: Covered | undefined;
  /** The call whose result its statement drops: an asynchronous one is not waited for there. */
  dropped: Span | undefined;

  readonly setup = new Setup(this);
  readonly instances = new Instances(this);
  readonly unproven = new Unproven(this);

  readonly observe: ((visit: SinkVisit) => void) | undefined;
  readonly #working: ((steps: number) => void) | undefined;
  #steps = 0;

  constructor(
    project: BoundProject,
    budget: Budget,
    working?: (steps: number) => void,
    observe?: (visit: SinkVisit) => void,
  ) {
    this.project = project;
    this.#budget = budget;
    this.#working = working;
    this.observe = observe;
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
      settled: new Set(),
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
    this.#count(1);
    this.#current = frame;
    if (frame.exhausted) return false;
    // What holds before any call is bounded by itself, and needed by all entry points.
    if (++frame.steps <= frame.limit && (frame.isSetup || !this.#budget.isSpent)) {
      if (this.nesting <= MAX_NESTING) return true;
      this.cut();
      return false;
    }
    frame.exhausted = true;
    this.cut();
    return false;
  }

  #count(steps: number): void {
    this.#budget.spend(steps);
    this.#steps += steps;
    if (this.#steps < STEPS_PER_CALL) return;
    this.#working?.(this.#steps);
    this.#steps = 0;
  }

  /** Something that may matter is left out here: what is found stays true, but it is not all. */
  cut(): void {
    const frame = this.#current;
    if (frame?.ref) this.unfinished.set(frame.ref.fn, frame.ref);
    else if (frame) this.unfinishedFiles.add(frame.file);
  }

  place(frame: Frame, span: Span): string {
    let known = this.#places.get(span);
    if (known === undefined) {
      known = `${frame.file.path}:${span.start}-${span.end}`;
      this.#places.set(span, known);
    }
    return known;
  }

  /** A value that no caller influences and of which nothing is known. */
  unknown(frame: Frame, span: Span, hint = ""): Value {
    if (hint !== "") return { term: this.#opaqueAt(frame, span, hint) };
    const known = frame.isSetup ? this.#settings : this.#unknowns;
    let term = known.get(span);
    if (!term) {
      term = this.#opaqueAt(frame, span, hint);
      known.set(span, term);
    }
    return { term };
  }

  #opaqueAt(frame: Frame, span: Span, hint: string): Term {
    return this.terms.opaque(`${frame.isSetup ? "setting:" : ""}${hint}${this.place(frame, span)}`);
  }

  // --- names --------------------------------------------------------------------------------------------------------

  /** Bindings of enclosing functions that a function needs when it runs, through the functions that it names. */
  freeOf(ref: FunctionRef): readonly Binding[] {
    const known = this.#free.get(ref.fn);
    if (known) return known;
    const found = new Set<Binding>();
    const seen = new Set<FunctionNode>();
    const waiting = [ref];
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      if (seen.has(one.fn)) continue;
      seen.add(one.fn);
      for (const binding of this.project.bound(one.file).freeOf.get(one.fn) ?? []) {
        const inner = this.functionOfBinding(binding);
        if (inner) waiting.push(inner);
        else found.add(binding);
      }
      if (found.size > MAX_CAPTURED || seen.size > MAX_CAPTURED) {
        this.unfinished.set(ref.fn, ref);
        break;
      }
    }
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
    // A function inside may run whenever something is called.
    if (own)
      return own.term.op === "const" && this.#isWrittenInside(binding) ? this.unproven.variable(binding, own) : own;
    const fn = this.functionOfBinding(binding);
    if (fn) return this.closure(frame, state, fn);
    const captured = frame.captured.get(binding);
    if (captured) return this.unproven.variable(binding, captured);
    if (binding.scope.fn === undefined && binding.scope.kind !== "class") return this.setup.moduleValue(binding, span);
    const owner = binding.scope.fn;
    if (owner && owner !== frame.ref?.fn) {
      const outer = this.setup.enclosingEnv(binding.file, owner)?.get(binding);
      if (outer) return this.unproven.variable(binding, outer);
    }
    return this.typedUnknown(binding);
  }

  /** Some function writes a variable that is not its own. */
  #isWrittenInside(binding: Binding): boolean {
    const owner = binding.scope.fn;
    return binding.writes.some(
      (write) =>
        (write.kind === "value" || write.kind === "opaque") &&
        write.inFunction !== undefined &&
        write.inFunction !== owner,
    );
  }

  typedUnknown(binding: Binding): Value {
    const term = this.terms.opaque(`setting:${binding.file.path}:${binding.ordinal}:${binding.name}`);
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

  /** Runs something that starts a stack of its own, whatever called for it. */
  isolated(run: () => void): void {
    const before = this.nesting;
    run();
    this.nesting = before;
  }

  selfOf(ref: FunctionRef): Value | undefined {
    const receiver = this.project.bound(ref.file).receiverOfFunction.get(ref.fn);
    if (receiver?.cls)
      return receiver.isStatic
        ? this.instances.classValue(ref.file, receiver.cls)
        : this.instances.instanceOf(ref.file, receiver.cls);
    if (!receiver?.object) return undefined;
    return { term: this.terms.opaque(`object:${ref.file.path}:${receiver.object.start}`) };
  }

  // --- calls --------------------------------------------------------------------------------------------------------

  /** Calls one callable of the project. `self` is the receiver afterwards, `params` are arguments whose objects changed. */
  invoke(
    frame: Frame,
    state: State,
    fn: Extract<Callable, { kind: "function" }>,
    args: Arguments,
    span: Span,
    isGuess = false,
  ): { readonly value: Value; readonly self: Value | undefined; readonly params: ReadonlyMap<number, Value> } {
    const { ref } = fn;
    const nothing = () => ({ value: this.unknown(frame, span), self: undefined, params: new Map<number, Value>() });
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
    for (const binding of state.env.shared) {
      const value = state.env.get(binding);
      const isShared = value?.term.tainted || (frame.isSetup && (value?.props || value?.items || value?.cls));
      if (value && isShared) captured.set(binding, toCallee(value));
    }

    let key = `${this.keys.number(ref.fn)}${frame.isSetup ? "!" : ""}|${self ? this.keys.of(self) : ""}`;
    for (const value of passed.positional) key += `|${this.keys.of(value)}`;
    for (const [name, value] of passed.named) key += `|${name}=${this.keys.of(value)}`;
    if (passed.rest) key += `|...${this.keys.of(passed.rest)}`;
    if (passed.namedRest) key += `|**${this.keys.of(passed.namedRest)}`;
    if (passed.isOpen) key += "|open";
    if (this.covered) key += `|in${this.covered.key}`;
    for (const [binding, value] of captured) key += `|${this.keys.number(binding)}:${this.keys.of(value)}`;

    if (!frame.isSetup && this.#budget.isSpent) {
      if (isTouched) this.unfinished.set(ref.fn, ref);
      return nothing();
    }
    let outcome = this.#summaries.get(key);
    if (!outcome) {
      const depth = this.#active.length;
      const again = this.#active.filter((one) => one.fn === ref.fn).length;
      if (again >= 2 || this.#active.some((one) => one.key === key)) return nothing();
      if (depth >= (frame.isSetup ? MAX_SETUP_DEPTH : MAX_CALL_DEPTH) || this.nesting > MAX_CALL_NESTING) {
        if (isTouched && !frame.isSetup) this.unfinished.set(ref.fn, ref);
        return nothing();
      }
      if (count >= MAX_COARSE_CONTEXTS) {
        // Nothing of a caller's is missed where no caller has been yet.
        if (isTouched) this.unfinished.set(ref.fn, ref);
        return nothing();
      }
      contexts.set(ref.fn, count + 1);
      this.#active.push({ fn: ref.fn, key });
      outcome = this.#summarise(ref, passed, self, captured, frame.isSetup);
      this.#active.pop();
      // What one entry point could not finish is not what the next one finds.
      if (frame.isSetup || !this.#budget.isSpent) this.#summaries.set(key, outcome);
    }
    return this.#apply(frame, state, outcome, canonical, ref, span, isGuess);
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
    state.self = self ?? (fn.isArrow ? undefined : this.selfOf(ref));
    const initial = bindParameters(this, frame, state, ref, args);
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
      if (binding !== RESULT && !frame.settled.has(binding) && binding.scope.fn !== fn) written.set(binding, value);
    }
    const params = new Map<number, Value>();
    for (const [index, [binding, before]] of initial) {
      const after = joined.env.get(binding);
      if (after && after !== before && binding.writes.length === 1 && (after.props || after.items || after.elem))
        params.set(index, after);
    }
    const receiver = receiverBinding(this, ref);
    const self = receiver ? joined.env.get(receiver) : joined.self;
    return { result, facts: joined.facts, returns: true, written, self, params, hits, effects };
  }

  #apply(
    frame: Frame,
    state: State,
    outcome: Outcome,
    canonical: Canonical,
    ref: FunctionRef,
    span: Span,
    isGuess: boolean,
  ) {
    const step: CallStep = { file: frame.file, span, callee: ref };
    for (const hit of outcome.hits) {
      // Everything that is asked of a hit goes through its term once.
      this.#count(hit.term.depth);
      const term = canonical.back(hit.term);
      if (!isExposed(term, KIND_BITS[hit.kind], state.facts)) {
        this.observe?.({ ...hit, state: "cleared" });
        continue;
      }
      this.addHit(frame, state, {
        ...hit,
        term,
        calls: [step, ...hit.calls],
        unsure: hit.unsure || isGuess,
        conditions: hit.conditions.map((one) => ({ ...one, term: canonical.back(one.term) })),
      });
    }
    for (const effect of outcome.effects) {
      this.addEffect(frame, state, {
        ...effect,
        conditions: effect.conditions.map((one) => ({ ...one, term: canonical.back(one.term) })),
      });
    }
    // A promise that nobody awaits may reject as it likes: what follows runs all the same, so its tests say nothing.
    const isWaitedFor = !(ref.fn.isAsync && span === this.dropped);
    // A function that is only guessed at may be another one that does come back.
    if (!outcome.returns && isWaitedFor && !isGuess) {
      state.dead = true;
      return { value: this.unknown(frame, span), self: undefined, params: new Map<number, Value>() };
    }
    const facts = isWaitedFor ? canonical.backFacts(outcome.facts) : NO_FACTS;
    const result = canonical.backValue(outcome.result);
    const value: Value = ref.fn.isAsync && !ref.fn.isGenerator ? { ...result, pending: true } : result;
    for (const [binding, one] of outcome.written) state.env.set(binding, canonical.backValue(one));
    const params = new Map([...outcome.params].map(([index, one]) => [index, canonical.backValue(one)]));
    const self = outcome.self ? canonical.backValue(outcome.self) : undefined;
    this.assume(state, facts);
    return { value, self, params };
  }

  assume(state: State, facts: Facts): void {
    const spread = new Map<number, Fact>();
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

  /** Evaluates an entry point's handler with the caller's values in its parameters. */
  enter(ref: FunctionRef, values: ReadonlyMap<number, Value>, overrides: ReadonlyMap<Binding, Value>): Frame {
    const { fn, file } = ref;
    const captured = new Map<Binding, Value>(overrides);
    const frame = this.frame(file, ref, captured, false, this.project.bound(file).sizeOf.get(fn) ?? 1);
    const state = newState();
    for (const [binding, value] of overrides) state.env.set(binding, value);
    state.self = this.selfOf(ref);
    const receiver = receiverBinding(this, ref);
    const positional = fn.params.map((parameter, index): Value => {
      const given = values.get(index);
      if (given) return given;
      if (parameter.rest === "positional") return { term: this.terms.opaque(`extra:${this.place(frame, parameter)}`) };
      return { term: this.terms.opaque(`extra:${this.place(frame, parameter)}`) };
    });
    this.#active.push({ fn, key: "entry" });
    bindParameters(this, frame, state, ref, {
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
    this.#gatherLeft(frame, state);
    return frame;
  }

  /** What a call leaves of the caller's in variables of modules: the next call finds it there. */
  #gatherLeft(frame: Frame, end: State): void {
    for (const state of [...frame.returns.map((one) => one.state), ...(end.dead ? [] : [end])]) {
      for (const binding of state.env.shared) {
        const value = state.env.get(binding);
        if (!value || !isTainted(value)) continue;
        const sealed = seal(this.terms, value, state.facts);
        const before = this.left.get(binding);
        const place = `${binding.file.path}:${binding.name}:left`;
        if (!before && this.left.size >= MAX_LEFT) {
          this.cut();
          continue;
        }
        this.left.set(binding, before ? joinValues(this.terms, before, NO_FACTS, sealed, NO_FACTS, place) : sealed);
      }
    }
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
    if (frame.isSetup) return;
    if (frame.hits.size >= MAX_HITS) {
      this.cut();
      return;
    }
    const weak = [...hit.weak];
    for (const one of weakGuardsOn(this.terms.numbersBelow(hit.term), state.facts)) {
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

function conditionKey(conditions: readonly Condition[]): string {
  return conditions
    .map((one) => `${one.term.vn}=${[...one.texts].sort().join(",")}`)
    .sort()
    .join(";");
}
