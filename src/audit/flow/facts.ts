/** What tests have established about terms on the way to a place, keyed by value number. */
import type { Span } from "../ir/types.ts";
import type { SourceFile } from "../types.ts";
import { KIND_BITS } from "./kinds.ts";
import type { Term, Terms } from "./terms.ts";
import { HOST_PARTS } from "./urls.ts";

export interface WeakGuard {
  readonly file: SourceFile;
  readonly span: Span;
  readonly why: string;
}

export interface Fact {
  readonly term: Term;
  /** Kinds that the term is no longer dangerous for. */
  readonly clear: number;
  /** The texts that it can only be. */
  readonly equals?: ReadonlySet<string>;
  readonly weak?: readonly WeakGuard[];
  /** An untainted text that is a lone separator: everything absolute lies inside it. */
  readonly isRoot?: boolean;
}

export type Facts = ReadonlyMap<number, Fact>;

export const NO_FACTS: Facts = new Map();
/** A set of facts larger than this stops growing: what it has stays true. */
const MAX_FACTS = 300;
const MAX_WEAK = 6;

export function fact(term: Term, clear: number, rest: Omit<Fact, "term" | "clear"> = {}): Facts {
  return new Map([[term.vn, { term, clear, ...rest }]]);
}

/** A finding about the place or text that a term names, passed on to what it is a spelling of. */
export function factAbout(
  terms: Terms,
  term: Term,
  clear: number,
  through: "text" | "path",
  rest: Omit<Fact, "term" | "clear"> = {},
): Facts {
  const found = new Map<number, Fact>();
  for (const [vn, origin] of terms.origins(term, through)) {
    found.set(vn, { term: origin, clear, ...rest });
    // The host that was tested is the host that the URL names.
    if ((clear & KIND_BITS.URL) !== 0 && origin.op === "prop" && HOST_PARTS.has(origin.text) && origin.args[0]) {
      for (const [number, url] of terms.origins(origin.args[0], "path")) {
        if (!found.has(number)) found.set(number, { term: url, clear: KIND_BITS.URL });
      }
    }
  }
  return found;
}

function mergeWeak(
  a: readonly WeakGuard[] | undefined,
  b: readonly WeakGuard[] | undefined,
): readonly WeakGuard[] | undefined {
  if (!a || !b || a === b) return a ?? b;
  const all = [...a];
  for (const one of b)
    if (!all.some((other) => other.file === one.file && other.span.start === one.span.start)) all.push(one);
  return all.slice(0, MAX_WEAK);
}

function combine(
  term: Term,
  clear: number,
  equals: ReadonlySet<string> | undefined,
  weak: readonly WeakGuard[] | undefined,
  isRoot: boolean,
): Fact {
  return { term, clear, ...(equals ? { equals } : {}), ...(weak ? { weak } : {}), ...(isRoot ? { isRoot } : {}) };
}

/** Both hold. */
export function both(a: Facts, b: Facts): Facts {
  if (b.size === 0 || a === b) return a;
  if (a.size === 0) return b;
  const all = new Map(a);
  for (const [vn, one] of b) {
    const other = all.get(vn);
    if (!other) {
      if (all.size < MAX_FACTS) all.set(vn, one);
      continue;
    }
    let equals = other.equals ?? one.equals;
    if (other.equals && one.equals) {
      const second = one.equals;
      equals = new Set([...other.equals].filter((text) => second.has(text)));
    }
    all.set(
      vn,
      combine(
        one.term,
        other.clear | one.clear,
        equals,
        mergeWeak(other.weak, one.weak),
        other.isRoot === true || one.isRoot === true,
      ),
    );
  }
  return all;
}

/** One of them holds. A weak guard counts only where every way has passed it: a test whose both sides go on is none. */
export function either(a: Facts, b: Facts): Facts {
  if (a === b) return a;
  const all = new Map<number, Fact>();
  for (const [vn, one] of a) {
    const other = b.get(vn);
    if (!other) continue;
    const equals = one.equals && other.equals ? new Set([...one.equals, ...other.equals]) : undefined;
    const second = other.weak ?? [];
    const weak = one.weak?.filter((x) => second.some((y) => y.file === x.file && y.span.start === x.span.start));
    const isRoot = one.isRoot === true && other.isRoot === true;
    const merged = combine(
      one.term,
      one.clear & other.clear,
      equals,
      weak && weak.length > 0 ? weak : undefined,
      isRoot,
    );
    if (merged.clear !== 0 || merged.equals || merged.weak || merged.isRoot) all.set(vn, merged);
  }
  return all;
}

/**
 * What a condition's outcomes establish. `undefined` on a side: it cannot come out so. `unset` names the side on which a
 * setting of unknown value is not set: what the other side checks then counts as a guard that a setting can switch off.
 */
export interface Truth {
  readonly yes: Facts | undefined;
  readonly no: Facts | undefined;
  readonly unset?: "yes" | "no";
}

export const UNKNOWN_TRUTH: Truth = { yes: NO_FACTS, no: NO_FACTS };

export function negate(truth: Truth): Truth {
  return { yes: truth.no, no: truth.yes, ...(truth.unset ? { unset: truth.unset === "yes" ? "no" : "yes" } : {}) };
}

/** All hold, in order; the second is asked only when the first is true. */
export function conjunction(truths: readonly Truth[]): Truth {
  let yes: Facts | undefined = NO_FACTS;
  let no: Facts | undefined;
  let isFirst = true;
  let settings = 0;
  for (const truth of truths) {
    // False because this one is false, while those before were true.
    if (truth.no && yes) {
      const here: Facts = both(yes, truth.no);
      if (truth.unset === "no" && truths.length > 1) settings++;
      else {
        no = isFirst || !no ? here : either(no, here);
        isFirst = false;
      }
    }
    yes = yes && truth.yes ? both(yes, truth.yes) : undefined;
  }
  if (settings > 0 && settings === truths.length) return { yes, no: NO_FACTS, unset: "no" };
  return { yes, no: settings > 0 && !no ? NO_FACTS : no };
}

export function disjunction(truths: readonly Truth[]): Truth {
  return negate(conjunction(truths.map(negate)));
}
