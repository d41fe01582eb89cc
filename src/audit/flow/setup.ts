/** Values that exist before any call: variables of modules, and of functions that enclose a handler. */
import type { FunctionNode, Span } from "../ir/types.ts";
import type { Binding } from "../resolve/scopes.ts";
import type { SourceFile } from "../types.ts";
import { type Engine, NO_ARGUMENTS, SMALL_FUNCTION } from "./engine.ts";
import type { Environment } from "./environment.ts";
import { evaluate } from "./expressions.ts";
import { NO_FACTS } from "./facts.ts";
import { Fillings, MAX_FILLING } from "./fillings.ts";
import { bindParameters } from "./parameters.ts";
import { joinStates, joinValues, newState, type State } from "./state.ts";
import { runStatements } from "./statements.ts";
import type { Value } from "./values.ts";

export class Setup {
  readonly engine: Engine;
  readonly #modules = new Map<SourceFile, Environment | undefined>();
  readonly #enclosing = new Map<FunctionNode, { readonly env: Environment } | undefined>();
  readonly #importing = new Set<object>();
  readonly #filling = new Set<Binding>();
  /** Objects of modules with what other files put into them. */
  readonly #whole = new WeakMap<Value, Value>();
  #fillings: Fillings | undefined;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  moduleValue(binding: Binding, span: Span): Value {
    const { file } = binding;
    if (!this.#modules.has(file)) {
      this.#modules.set(file, undefined);
      this.#modules.set(file, this.#runModule(file));
    }
    const value = this.#filled(binding, this.#modules.get(file)?.get(binding));
    const imported = value ? undefined : this.#imported(binding, span);
    const found = value ?? imported ?? this.engine.typedUnknown(binding);
    const { unproven, terms } = this.engine;
    const isRewritten =
      unproven.isNamedElsewhere(binding) ||
      binding.writes.some(
        (write) => (write.kind === "value" || write.kind === "opaque") && write.inFunction !== undefined,
      );
    const isHanded = binding.changedInside === true || binding.handedOver === true;
    const kept = isHanded ? unproven.opened(found) : unproven.kept(found);
    if (!isRewritten && binding.changedInside !== true) return kept;
    const other: Value = { term: terms.opaque(`setting:${file.path}:${binding.name}`) };
    const open = binding.changedInside === true && kept.items ? { ...kept, elem: other } : kept;
    return joinValues(terms, open, NO_FACTS, other, NO_FACTS, `${file.path}:${binding.name}`);
  }

  /** A module's own object with what other files have put into it. */
  #filled(binding: Binding, value: Value | undefined): Value | undefined {
    if (!value || (!value.props && !value.items && !value.elem) || this.#filling.has(binding)) return value;
    const known = this.#whole.get(value);
    if (known) return known;
    this.#filling.add(binding);
    let found = value;
    this.#fillings ??= new Fillings(this.engine.project);
    const all = this.#fillings.of(binding);
    if (all.length > MAX_FILLING) this.engine.cut();
    for (const local of all.slice(0, MAX_FILLING)) {
      if (!this.#modules.has(local.file)) {
        this.#modules.set(local.file, undefined);
        this.#modules.set(local.file, this.#runModule(local.file));
      }
      const other = this.#modules.get(local.file)?.get(local);
      const place = `${binding.file.path}:${binding.name}:filled`;
      if (other) found = joinValues(this.engine.terms, found, NO_FACTS, other, NO_FACTS, place);
    }
    this.#filling.delete(binding);
    this.#whole.set(value, found);
    return found;
  }

  #runModule(file: SourceFile): Environment {
    const bound = this.engine.project.bound(file);
    const frame = this.engine.frame(
      file,
      undefined,
      new Map(),
      true,
      [...bound.sizeOf.values()].reduce((a, b) => a + b, SMALL_FUNCTION),
    );
    const state = newState();
    this.engine.isolated(() => runStatements(this.engine, frame, state, file.module.body));
    return state.env;
  }

  #imported(binding: Binding, span: Span): Value | undefined {
    const target = this.engine.project.importTarget(binding);
    if (!target || target.binding === binding) return undefined;
    if (target.binding) {
      const fn = this.engine.functionOfBinding(target.binding);
      const frame = this.engine.frame(target.file, undefined, new Map(), true, SMALL_FUNCTION);
      if (fn) return this.engine.closure(frame, newState(), fn);
      const write = target.binding.writes.length === 1 ? target.binding.writes[0] : undefined;
      if (write?.kind === "class") return this.engine.instances.classValue(target.file, write.cls);
      return this.moduleValue(target.binding, span);
    }
    if (!target.expression) return undefined;
    if (this.#importing.has(target.expression)) return undefined;
    this.#importing.add(target.expression);
    const frame = this.engine.frame(target.file, undefined, new Map(), true, SMALL_FUNCTION);
    let value: Value | undefined;
    const { expression } = target;
    this.engine.isolated(() => {
      value = evaluate(this.engine, frame, newState(), expression);
    });
    this.#importing.delete(target.expression);
    return value;
  }

  /** Variables of a function as they are once it has run, whoever called it. */
  enclosingEnv(file: SourceFile, fn: FunctionNode): Environment | undefined {
    if (this.#enclosing.has(fn)) return this.#enclosing.get(fn)?.env;
    this.#enclosing.set(fn, undefined);
    const ref = this.engine.project.bound(file).refOf.get(fn);
    if (!ref) return undefined;
    const frame = this.engine.frame(file, ref, new Map(), true, this.engine.project.bound(file).sizeOf.get(fn) ?? 1);
    const state = newState();
    state.self = this.engine.selfOf(ref);
    this.engine.isolated(() => {
      bindParameters(this.engine, frame, state, ref, { ...NO_ARGUMENTS, isOpen: true });
      runStatements(this.engine, frame, state, fn.body);
    });
    let joined: State | undefined = state.dead ? undefined : state;
    for (const { state: one } of frame.returns)
      joined = joined ? joinStates(this.engine.terms, joined, one, `${file.path}:${fn.start}`) : one;
    // A closure that outlives a throwing path still sees what was set before it.
    const env = joined?.env ?? state.env;
    this.#enclosing.set(fn, { env });
    return env;
  }
}
