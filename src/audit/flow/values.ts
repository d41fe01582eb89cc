/** Abstract values: a term for what the value is, and what is known of its parts. Immutable. */
import type { ClassNode } from "../ir/types.ts";
import type { Entity } from "../resolve/entities.ts";
import type { Binding } from "../resolve/scopes.ts";
import type { Located } from "../server/static-values.ts";
import type { FunctionRef, SourceFile } from "../types.ts";
import type { Truth } from "./facts.ts";
import type { Term } from "./terms.ts";

export type Callable =
  | {
      readonly kind: "function";
      readonly ref: FunctionRef;
      readonly captured: ReadonlyMap<Binding, Value>;
      readonly self?: Value;
    }
  | { readonly kind: "external"; readonly name: string; readonly self?: Value }
  | { readonly kind: "class"; readonly file: SourceFile; readonly cls: ClassNode }
  /** The function that settles a promise: what it is called with is the promise's value. */
  | { readonly kind: "settle"; readonly cell: Binding }
  /** A method that reads a part of a request: `isNamed` when its argument names what is read. */
  | { readonly kind: "given"; readonly value: Value; readonly isNamed: boolean }
  /** `f.bind(…)`, `partial(f, …)`. */
  | {
      readonly kind: "bound";
      readonly target: Callable;
      readonly args: readonly Value[];
      /** Keywords for a function outside the project. */
      readonly named?: ReadonlyMap<string, Value>;
    };

export interface Value {
  readonly term: Term;
  /** Properties of an object, dictionary or Map. */
  readonly props?: ReadonlyMap<string, Value>;
  /** All elements, in order, when every one is known. */
  readonly items?: readonly Value[];
  /** Any element of a list of unknown length. */
  readonly elem?: Value;
  readonly fns?: readonly Callable[];
  /** Canonical name of the class outside the project that this is an instance of. */
  readonly type?: string;
  readonly cls?: { readonly file: SourceFile; readonly cls: ClassNode };
  /** Instances of different classes, of which it is one. */
  readonly options?: readonly Value[];
  readonly truth?: Truth;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  /** Result of `indexOf` and the like: what it means when it is not -1, and when it is 0. */
  /** Of a comprehension: value numbers of the elements that it ran over. */
  readonly over?: ReadonlySet<number>;
  /** A module of the project that is imported when the program runs. */
  readonly module?: Entity;
  /** A promise that nobody has awaited: as a condition it is true, whatever it comes to. */
  readonly pending?: true;
  /** Schemas of a validation library, of which it is one. */
  readonly schemas?: readonly Located[];
  readonly found?: { readonly anywhere: Truth; readonly atStart: Truth };
}

/** What a promise comes to, of a list of them what they all do. */
export function settled(value: Value): Value {
  if (!value.pending && !value.items && !value.elem) return value;
  const { pending: _, ...rest } = value;
  return {
    ...rest,
    ...(rest.items ? { items: rest.items.map((item) => (item.pending ? settled(item) : item)) } : {}),
    ...(rest.elem?.pending ? { elem: settled(rest.elem) } : {}),
  };
}

/** Properties that are told apart; what is under further names may be under any. */
export const MAX_PROPS = 1024;
/** Elements that are told apart; longer lists have any element. */
export const MAX_ITEMS = 64;
/** Deeper structure collapses to its term. */
export const MAX_NESTING = 5;
/** Functions that one value may be: a table of handlers read with an unknown key. */
export const MAX_CALLABLES = 1024;
/** Terms of one value that something unknown is made of. */
const MAX_TERMS = 192;

/** Leaving this value out may hide a flow: it holds a caller's value, or code. */
export function carries(value: Value): boolean {
  return value.fns !== undefined || value.options !== undefined || value.cls !== undefined || isTainted(value);
}

/** A caller's value is in what the value holds, and nothing of it is seen in its outline. */
export function holdsMore(value: Value): boolean {
  return isTainted(value) && !value.term.tainted;
}

const taintedValues = new WeakMap<Value, boolean>();

/** It holds no other values. */
function isPlain(value: Value): boolean {
  return !value.elem && !value.items && !value.props && !value.fns && !value.options;
}

export function isTainted(value: Value): boolean {
  if (value.term.tainted) return true;
  if (isPlain(value)) return false;
  const known = taintedValues.get(value);
  if (known !== undefined) return known;
  const found =
    (value.elem !== undefined && isTainted(value.elem)) ||
    value.items?.some(isTainted) === true ||
    value.options?.some(isTainted) === true ||
    (value.props !== undefined && someTainted(value.props)) ||
    value.fns?.some(isTaintedCallable) === true;
  taintedValues.set(value, found);
  return found;
}

function someTainted(values: ReadonlyMap<unknown, Value>): boolean {
  for (const value of values.values()) if (isTainted(value)) return true;
  return false;
}

/** A closure carries what it has captured. */
function isTaintedCallable(fn: Callable): boolean {
  switch (fn.kind) {
    case "function":
      return (fn.self !== undefined && isTainted(fn.self)) || someTainted(fn.captured);
    case "bound":
      return (
        fn.args.some(isTainted) ||
        (fn.named !== undefined && [...fn.named.values()].some(isTainted)) ||
        isTaintedCallable(fn.target)
      );
    case "external":
      return fn.self !== undefined && isTainted(fn.self);
    case "given":
      return isTainted(fn.value);
    default:
      return false;
  }
}

/** All terms in a value, its own first: what a function that takes it whole could see. Of many, only a caller's are kept. */
export function termsIn(value: Value, into: Term[] = [], nesting = 0): Term[] {
  if (nesting > MAX_NESTING || into.length > MAX_TERMS) return into;
  if (into.length < 64 || value.term.tainted) into.push(value.term);
  if (value.elem) termsIn(value.elem, into, nesting + 1);
  for (const item of value.items ?? []) termsIn(item, into, nesting + 1);
  for (const one of value.props?.values() ?? []) termsIn(one, into, nesting + 1);
  return into;
}

/**
 * Applies a change of terms everywhere inside.
 * @param lost called when something is too deep inside to be kept and may matter
 */
export function mapTerms(
  value: Value,
  change: (term: Term) => Term,
  truth: (truth: Truth) => Truth | undefined,
  lost: () => void,
  nesting = 0,
): Value {
  if (nesting > MAX_NESTING) {
    if (holdsMore(value)) lost();
    return outline(value, change);
  }
  if (isPlain(value)) {
    const term = change(value.term);
    const nextTruth = value.truth ? truth(value.truth) : undefined;
    if (term === value.term && nextTruth === value.truth) return value;
    return mapped(value, term, nextTruth, {});
  }
  let changed = false;
  const inner = (one: Value): Value => {
    const next = mapTerms(one, change, truth, lost, nesting + 1);
    changed ||= next !== one;
    return next;
  };
  const term = change(value.term);
  const elem = value.elem ? inner(value.elem) : undefined;
  const items = value.items?.map(inner);
  let props: Map<string, Value> | undefined;
  if (value.props) {
    props = new Map();
    for (const [key, one] of value.props) props.set(key, inner(one));
  }
  const fns = value.fns?.map((fn) => {
    const next = mapCallable(fn, inner);
    changed ||= next !== fn;
    return next;
  });
  const options = value.options?.map(inner);
  const nextTruth = value.truth ? truth(value.truth) : undefined;
  if (!changed && term === value.term && nextTruth === value.truth) return value;
  return mapped(value, term, nextTruth, {
    ...(props ? { props } : {}),
    ...(items ? { items } : {}),
    ...(elem ? { elem } : {}),
    ...(fns ? { fns } : {}),
    ...(options ? { options } : {}),
  });
}

function mapped(value: Value, term: Term, truth: Truth | undefined, inside: Partial<Value>): Value {
  return {
    term,
    ...inside,
    ...(value.type !== undefined ? { type: value.type } : {}),
    ...(value.cls ? { cls: value.cls } : {}),
    ...(value.regex ? { regex: value.regex } : {}),
    ...(value.schemas ? { schemas: value.schemas } : {}),
    ...(value.module ? { module: value.module } : {}),
    ...(value.pending ? { pending: value.pending } : {}),
    ...(truth ? { truth } : {}),
  };
}

function mapCallable(fn: Callable, inner: (value: Value) => Value): Callable {
  if (fn.kind === "function") {
    if (fn.captured.size === 0 && !fn.self) return fn;
    let changed = false;
    const captured = new Map<Binding, Value>();
    for (const [binding, value] of fn.captured) {
      const next = inner(value);
      changed ||= next !== value;
      captured.set(binding, next);
    }
    const self = fn.self ? inner(fn.self) : undefined;
    return changed || self !== fn.self ? { kind: "function", ref: fn.ref, captured, ...(self ? { self } : {}) } : fn;
  }
  if (fn.kind === "bound") {
    const args = fn.args.map(inner);
    const target = mapCallable(fn.target, inner);
    const named = fn.named && new Map([...fn.named].map(([name, one]) => [name, inner(one)] as const));
    const isSame = (name: string, one: Value): boolean => fn.named?.get(name) === one;
    return target === fn.target &&
      args.every((arg, index) => arg === fn.args[index]) &&
      [...(named ?? [])].every(([name, one]) => isSame(name, one))
      ? fn
      : { kind: "bound", target, args, ...(named ? { named } : {}) };
  }
  if (fn.kind === "given") {
    const next = inner(fn.value);
    return next === fn.value ? fn : { ...fn, value: next };
  }
  if (fn.kind === "external" && fn.self) {
    const self = inner(fn.self);
    return self === fn.self ? fn : { ...fn, self };
  }
  return fn;
}

/** What a value is, and what can be called on it or taken out of it to be called, without what else it holds. */
export function outline(value: Value, change: (term: Term) => Term): Value {
  const { fns, options } = value;
  if (isPlain(value)) return { ...value, term: change(value.term) };
  const code = (one: Value): Value[] =>
    one.fns ? [{ term: change(one.term), fns: one.fns.map((fn) => bareCallable(fn, change)) }] : [];
  // The methods of an instance are known by its class.
  const props = value.cls
    ? []
    : [...(value.props ?? [])].flatMap(([name, one]) => code(one).map((fn) => [name, fn] as const));
  const elem = value.elem ? code(value.elem)[0] : undefined;
  const items = value.items?.every((item) => item.fns) ? value.items.flatMap(code) : undefined;
  return {
    term: change(value.term),
    ...(props.length > 0 ? { props: new Map(props) } : {}),
    ...(items && items.length > 0 ? { items } : {}),
    ...(elem ? { elem } : {}),
    ...(fns ? { fns: fns.map((fn) => bareCallable(fn, change)) } : {}),
    ...(value.type !== undefined ? { type: value.type } : {}),
    ...(value.cls ? { cls: value.cls } : {}),
    ...(options ? { options: options.map((one) => outline(one, change)) } : {}),
    ...(value.pending ? { pending: value.pending } : {}),
  };
}

const NOTHING: ReadonlyMap<Binding, Value> = new Map();

function bareCallable(fn: Callable, change: (term: Term) => Term): Callable {
  switch (fn.kind) {
    case "function":
      return { kind: "function", ref: fn.ref, captured: NOTHING };
    case "external":
      return { kind: "external", name: fn.name };
    case "given":
      return { ...fn, value: { term: change(fn.value.term) } };
    case "bound":
      return {
        kind: "bound",
        target: bareCallable(fn.target, change),
        args: fn.args.map((arg) => ({ term: change(arg.term) })),
        ...(fn.named
          ? { named: new Map([...fn.named].map(([name, one]) => [name, { term: change(one.term) }] as const)) }
          : {}),
      };
    default:
      return fn;
  }
}

/** Nothing but its term tells it from others. */
function isBare(value: Value): boolean {
  return (
    isPlain(value) &&
    value.type === undefined &&
    !value.cls &&
    !value.module &&
    !value.pending &&
    !value.schemas &&
    !value.regex
  );
}

/** A number that is equal for values that mean the same; the key of a summary is made of them. */
export class ValueKeys {
  readonly #known = new WeakMap<Value, number>();
  readonly #numbers = new Map<string, number>();
  readonly #objects = new Map<object, number>();
  readonly #texts = new Map<string, number>();

  number(object: object): number {
    let found = this.#objects.get(object);
    if (found === undefined) {
      found = this.#objects.size;
      this.#objects.set(object, found);
    }
    return found;
  }

  /** A short name for a long text, the same each time. */
  text(text: string): string {
    let found = this.#texts.get(text);
    if (found === undefined) {
      found = this.#texts.size;
      this.#texts.set(text, found);
    }
    return String(found);
  }

  of(value: Value): number {
    if (isBare(value)) return -1 - value.term.shape;
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    let key = String(value.term.shape);
    if (value.props) {
      key += "{";
      for (const [name, one] of value.props) key += `${name.length}:${name}:${this.of(one)},`;
      key += "}";
    }
    if (value.items) key += `[${value.items.map((item) => this.of(item)).join()}]`;
    if (value.elem) key += `*${this.of(value.elem)}`;
    if (value.fns) key += `(${value.fns.map((fn) => this.callable(fn)).join()})`;
    if (value.options) key += `<${value.options.map((one) => this.of(one)).join()}>`;
    if (value.type !== undefined) key += `:${value.type}`;
    if (value.cls) key += `@${this.number(value.cls.cls)}`;
    if (value.module && "file" in value.module && value.module.file) key += `%${this.number(value.module.file)}`;
    if (value.pending) key += "?";
    if (value.schemas) key += `$${value.schemas.map((one) => this.number(one.expression)).join()}`;
    if (value.regex) key += `/${value.regex.pattern}/${value.regex.flags}`;
    let found = this.#numbers.get(key);
    if (found === undefined) {
      found = this.#numbers.size;
      this.#numbers.set(key, found);
    }
    this.#known.set(value, found);
    return found;
  }

  callable(fn: Callable): string {
    switch (fn.kind) {
      case "function": {
        let key = `f${this.number(fn.ref.fn)}`;
        for (const [binding, value] of fn.captured) key += `;${this.number(binding)}=${this.of(value)}`;
        if (fn.self) key += `;this=${this.of(fn.self)}`;
        return key;
      }
      case "external":
        return `x${fn.name}${fn.self ? this.of(fn.self) : ""}`;
      case "class":
        return `c${this.number(fn.cls)}`;
      case "settle":
        return `s${this.number(fn.cell)}`;
      case "given":
        return `g${fn.isNamed ? "!" : ""}${this.of(fn.value)}`;
      case "bound":
        return `b${this.callable(fn.target)}(${fn.args.map((arg) => this.of(arg)).join()})${[...(fn.named ?? [])].map(([name, one]) => `${name.length}:${name}=${this.of(one)}`).join()}`;
    }
  }
}
