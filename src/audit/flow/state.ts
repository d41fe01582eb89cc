/** The state of an evaluation at one point of a function, and how two of them become one. */
import type { Located } from "../server/static-values.ts";
import { Environment } from "./environment.ts";
import { both, either, type Facts, NO_FACTS, type Truth } from "./facts.ts";
import type { Term, Terms } from "./terms.ts";
import { missing } from "./unproven.ts";
import {
  type Callable,
  holdsMore,
  isTainted,
  MAX_CALLABLES,
  MAX_NESTING,
  MAX_PROPS,
  mapTerms,
  outline,
  type Value,
} from "./values.ts";

export interface State {
  env: Environment;
  facts: Facts;
  self: Value | undefined;
  /** Nothing comes here. */
  dead: boolean;
  /** Reached only when a setting of unknown value is not set. */
  unset: boolean;
}

export function newState(): State {
  return { env: new Environment(), facts: NO_FACTS, self: undefined, dead: false, unset: false };
}

export function copyState(state: State): State {
  return { env: state.env.fork(), facts: state.facts, self: state.self, dead: state.dead, unset: state.unset };
}

export function assume(state: State, facts: Facts | undefined): void {
  if (facts === undefined) state.dead = true;
  else if (facts.size > 0) {
    state.facts = both(state.facts, facts);
    for (const vn of facts.keys()) if (state.facts.get(vn)?.equals?.size === 0) state.dead = true;
  }
}

/** Enters one side of a condition. */
export function enter(state: State, truth: Truth, side: "yes" | "no"): State {
  const next = copyState(state);
  assume(next, truth[side]);
  if (truth.unset === side) next.unset = true;
  return next;
}

/** Writes what is known about the terms in a value into the value, so that it outlives the facts. */
export function seal(terms: Terms, value: Value, facts: Facts, except: Facts = NO_FACTS): Value {
  let useful = false;
  for (const [vn, one] of facts) {
    if (one.clear & ~(except.get(vn)?.clear ?? 0)) {
      useful = true;
      break;
    }
  }
  if (!useful || !isTainted(value)) return value;
  const memo = new Map<number, Term>();
  return mapTerms(
    value,
    (term) => sealTerm(terms, term, facts, except, memo),
    (truth) => truth,
    terms.cut,
  );
}

function sealTerm(terms: Terms, term: Term, facts: Facts, except: Facts, memo: Map<number, Term>): Term {
  if (!term.tainted) return term;
  const known = memo.get(term.id);
  if (known) return known;
  memo.set(term.id, term);
  let result = term;
  if (term.args.length > 0) {
    const args = term.args.map((arg) => sealTerm(terms, arg, facts, except, memo));
    if (args.some((arg, index) => arg !== term.args[index])) result = terms.rebuild(term, args);
  }
  const bits = (facts.get(term.vn)?.clear ?? 0) & ~(except.get(term.vn)?.clear ?? 0);
  if (bits !== 0) result = terms.guarded(result, bits);
  memo.set(term.id, result);
  return result;
}

/** A value is certainly true or false, or carries a condition. */
function truthOf(value: Value): { readonly truth: Truth | undefined; readonly constant: boolean | undefined } {
  if (value.truth) return { truth: value.truth, constant: undefined };
  if (value.term.op === "const") return { truth: undefined, constant: Boolean(value.term.value) };
  return { truth: undefined, constant: undefined };
}

/**
 * The condition that a value is after a join: which facts held on the ways on which it came out true. This is what makes
 * `found = true; break` in a loop, or `return null` for a bad path, a guard.
 */
function joinedTruth(a: Value, factsA: Facts, b: Value, factsB: Facts): Truth | undefined {
  const left = truthOf(a);
  const right = truthOf(b);
  const isConditionA = left.truth !== undefined || left.constant !== undefined;
  const isConditionB = right.truth !== undefined || right.constant !== undefined;
  if (!isConditionA && !isConditionB) return undefined;
  if (left.constant !== undefined && left.constant === right.constant) return undefined;
  const side = (one: typeof left, facts: Facts, want: boolean): Facts | undefined => {
    if (one.constant !== undefined) return one.constant === want ? facts : undefined;
    if (!one.truth) return facts;
    const inner = want ? one.truth.yes : one.truth.no;
    return inner ? both(facts, inner) : undefined;
  };
  const join = (want: boolean): Facts | undefined => {
    const x = side(left, factsA, want);
    const y = side(right, factsB, want);
    return x && y ? either(x, y) : (x ?? y);
  };
  return { yes: join(true), no: join(false) };
}

export function joinValues(
  terms: Terms,
  first: Value,
  factsA: Facts,
  second: Value,
  factsB: Facts,
  site: string,
  nesting = 0,
): Value {
  if (first === second) return first;
  const isDeepest = nesting > MAX_NESTING;
  if (isDeepest && (holdsMore(first) || holdsMore(second))) terms.cut();
  const a = isDeepest ? outline(first, (term) => term) : first;
  const b = isDeepest ? outline(second, (term) => term) : second;
  const term = terms.phi([a.term, b.term], site);
  const truth = joinedTruth(a, factsA, b, factsB);
  const join = (x: Value, y: Value): Value => joinValues(terms, x, factsA, y, factsB, site, nesting + 1);

  let props: Map<string, Value> | undefined;
  const further: Value[] = [];
  if (a.props || b.props) {
    // A constant that only one of them has is not what the other's property is.
    const alone = (key: string, value: Value): Value =>
      value.term.op === "const" ? join(value, missing(terms, `${site}:${key}`)) : value;
    props = new Map();
    for (const [key, value] of a.props ?? []) props.set(key, b.props?.has(key) ? value : alone(key, value));
    for (const [key, value] of b.props ?? []) {
      const other = props.get(key);
      if (other) props.set(key, join(other, value));
      else if (props.size < MAX_PROPS) props.set(key, alone(key, value));
      else further.push(value);
    }
  }
  let items: readonly Value[] | undefined;
  let elem: Value | undefined;
  if (a.items && b.items && a.items.length === b.items.length) {
    const others = b.items;
    items = a.items.map((item, index) => join(item, others[index] as Value));
  } else if (a.items || b.items || a.elem || b.elem) {
    for (const one of [...(a.items ?? []), ...(a.elem ? [a.elem] : [])]) elem = elem ? join(elem, one) : one;
    for (const one of [...(b.items ?? []), ...(b.elem ? [b.elem] : [])]) elem = elem ? join(elem, one) : one;
  }
  for (const one of further) elem = elem ? join(elem, one) : one;
  const fns = a.fns && b.fns ? mergeCallables(terms, [a.fns, b.fns]) : (a.fns ?? b.fns);
  const type =
    a.type === b.type ? a.type : a.type === undefined || b.type === undefined ? (a.type ?? b.type) : undefined;
  const options = mergeOptions(terms, a, b);
  const cls = a.cls?.cls === b.cls?.cls ? a.cls : a.cls && b.cls ? undefined : (a.cls ?? b.cls);
  return {
    term,
    ...(props ? { props } : {}),
    ...(items ? { items } : {}),
    ...(elem ? { elem } : {}),
    ...(fns ? { fns } : {}),
    ...(type !== undefined ? { type } : {}),
    ...(cls ? { cls } : {}),
    ...(options ? { options } : {}),
    ...(a.pending && b.pending ? { pending: a.pending } : {}),
    ...(a.schemas && b.schemas ? { schemas: mergeSchemas(a.schemas, b.schemas) } : {}),
    ...(a.regex && a.regex.pattern === b.regex?.pattern ? { regex: a.regex } : {}),
    ...(truth ? { truth } : {}),
  };
}

/** All of them: one that is left out could be the one that says nothing. */
function mergeSchemas(a: readonly Located[], b: readonly Located[]): readonly Located[] {
  return [...a, ...b.filter((one) => !a.some((other) => other.expression === one.expression))];
}

/** Classes that one value may be an instance of; more are not told apart. */
const MAX_OPTIONS = 256;

function mergeOptions(terms: Terms, a: Value, b: Value): readonly Value[] | undefined {
  if (!a.options && !b.options && (!a.cls || !b.cls || a.cls.cls === b.cls.cls)) return undefined;
  const all = new Map<object | undefined, Value>();
  for (const one of [...(a.options ?? (a.cls ? [a] : [])), ...(b.options ?? (b.cls ? [b] : []))]) {
    if (all.has(one.cls?.cls)) continue;
    if (all.size < MAX_OPTIONS) all.set(one.cls?.cls, one);
    else terms.cut();
  }
  return [...all.values()];
}

/** Each function once, whatever it has captured: the first stands for the others. */
function mergeCallables(terms: Terms, lists: readonly (readonly Callable[])[]): readonly Callable[] {
  const all = new Map<object | string, Callable>();
  for (const list of lists) {
    for (const one of list) {
      const key = one.kind === "function" ? one.ref.fn : one.kind === "external" ? one.name : one;
      if (all.has(key)) continue;
      if (all.size < MAX_CALLABLES) all.set(key, one);
      else terms.cut();
    }
  }
  return [...all.values()];
}

/** One value for any of several, `site` names the place. Functions are gathered at once: a table may hold a thousand. */
export function joinAll(terms: Terms, values: Iterable<Value>, site: string): Value | undefined {
  const lists: (readonly Callable[])[] = [];
  let found: Value | undefined;
  for (const value of values) {
    let bare = value;
    if (value.fns) {
      lists.push(value.fns);
      const { fns: _, ...rest } = value;
      bare = rest;
    }
    found = found ? joinValues(terms, found, NO_FACTS, bare, NO_FACTS, site) : bare;
  }
  if (!found || lists.length === 0) return found;
  return { ...found, fns: lists.length === 1 ? (lists[0] as readonly Callable[]) : mergeCallables(terms, lists) };
}

/** Joins two ways to one place; `site` names the place. */
export function joinStates(terms: Terms, a: State, b: State, site: string): State {
  if (a.dead) return b;
  if (b.dead) return a;
  if (a === b) return a;
  // A way that only a missing setting opens does not undo what the others have checked.
  const facts = a.unset === b.unset ? either(a.facts, b.facts) : a.unset ? b.facts : a.facts;
  const env = Environment.join(a.env, b.env, (binding, left, right) => {
    if (!left || !right) {
      const [value, own] = left ? [left, a.facts] : [right, b.facts];
      return value ? seal(terms, value, own, facts) : undefined;
    }
    const x = seal(terms, left, a.facts, facts);
    const y = seal(terms, right, b.facts, facts);
    return joinValues(terms, x, a.facts, y, b.facts, `${site}:${binding.name}`);
  });
  let self = a.self;
  if (a.self && b.self && a.self !== b.self) self = joinValues(terms, a.self, a.facts, b.self, b.facts, `${site}:this`);
  return { env, facts, self, dead: false, unset: a.unset && b.unset };
}

/** All elements of a list value as one, or undefined when nothing is known of them. */
export function anyElement(terms: Terms, value: Value, site: string): Value | undefined {
  if (!value.items) return value.elem;
  return joinAll(terms, value.elem ? [value.elem, ...value.items] : value.items, site);
}
