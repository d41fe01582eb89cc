/** Names what a call passes by position, so that one summary serves every call that passes the same shape. */

import type { Binding } from "../resolve/scopes.ts";
import { NEVER } from "./exposure.ts";
import type { Fact, Facts, Truth } from "./facts.ts";
import { endsWithSeparator, isSetting, isSourceChain, SEPARATOR, type Term, type Terms } from "./terms.ts";
import { isTainted, mapTerms, type Value } from "./values.ts";

/** Constants longer than this select no branch worth a summary of its own. */
const MAX_CONSTANT = 64;

const NOTHING: ReadonlyMap<Binding, Value> = new Map();

export class Canonical {
  readonly #terms: Terms;
  readonly #memo = new Map<number, Term>();
  readonly #opaque = new Map<number, Term>();
  readonly #sources = new Map<number, Term>();
  /** Shape of what the callee sees, to the caller's term. */
  readonly #back = new Map<number, Term>();
  readonly #coarse: boolean;
  readonly #backMemo = new Map<number, Term>();

  constructor(terms: Terms, coarse: boolean) {
    this.#terms = terms;
    this.#coarse = coarse;
  }

  value(value: Value): Value {
    // What no caller has touched means the same everywhere; only a plain value is renamed, so that more calls agree.
    const isPlain = !value.props && !value.items && !value.elem && !value.fns;
    if (!isPlain && !isTainted(value)) return this.#coarse ? this.#outline(value) : value;
    return mapTerms(
      value,
      (term) => this.#term(term),
      () => undefined,
      this.#terms.cut,
    );
  }

  /** What an untouched object is, without what it holds. */
  #outline(value: Value): Value {
    const term = this.#term(value.term);
    const fns = value.fns?.map((fn) =>
      fn.kind === "function" ? { kind: fn.kind, ref: fn.ref, captured: NOTHING } : fn,
    );
    return {
      term,
      ...(fns ? { fns } : {}),
      ...(value.type !== undefined ? { type: value.type } : {}),
      ...(value.cls ? { cls: value.cls } : {}),
    };
  }

  #term(term: Term): Term {
    const known = this.#memo.get(term.id);
    if (known) return known;
    const made = this.#make(term);
    this.#memo.set(term.id, made);
    if (made.op !== "const" && !this.#back.has(made.shape)) this.#back.set(made.shape, term);
    return made;
  }

  #make(term: Term): Term {
    if (!term.tainted) return this.#untainted(term);
    if (isSourceChain(term)) return this.#source(term);
    if (this.#coarse) {
      // One parameter for all that it is made of; what a guard inside clears is seen again when the caller's term is back.
      const plain = this.#parameter(term);
      return term.normal ? this.#terms.op("norm", [plain], "absolute") : plain;
    }
    const args = term.args.map((arg) => this.#term(arg));
    // Places belong to the caller: it puts its own terms back.
    const { site: _, ...placeless } = term;
    return this.#terms.rebuild(placeless, args);
  }

  #untainted(term: Term): Term {
    if (term.op === "const") {
      const isLong = typeof term.value === "string" && term.value.length > MAX_CONSTANT;
      if (!isLong && !this.#coarse) return term;
      if (!isLong && typeof term.value !== "string") return term;
    }
    if (term.op === "opaque" && term.text === SEPARATOR) return term;
    const known = this.#opaque.get(term.vn);
    if (known) return known;
    const kind = isSetting(term) ? "setting:" : term.op === "opaque" && term.text.startsWith("env:") ? "env:" : "";
    const made = this.#terms.opaque(`${kind}§${this.#opaque.size}${endsWithSeparator(term) ? "~/" : ""}`);
    this.#opaque.set(term.vn, made);
    return made;
  }

  #parameter(term: Term): Term {
    const known = this.#sources.get(term.vn);
    if (known) return known;
    const made = this.#terms.parameter(this.#sources.size, undefined, []);
    this.#sources.set(term.vn, made);
    return made;
  }

  #source(term: Term): Term {
    const known = this.#sources.get(term.vn);
    if (known) return known;
    const names: string[] = [];
    let at = term;
    while (at.op === "prop" && at.args[0]) {
      names.unshift(at.text);
      at = at.args[0];
    }
    const source = at.source;
    let made: Term;
    const index = this.#sources.size;
    if (!source || source.argument !== undefined || names.length > source.path.length) {
      const isMatch = source === undefined || source.path.every((step, i) => names[i] === step);
      made = this.#terms.parameter(index, undefined, isMatch ? [] : [NEVER]);
    } else {
      const isMatch = names.every((name, i) => source.path[i] === name);
      made = this.#terms.parameter(index, source, isMatch ? source.path.slice(names.length) : [NEVER]);
    }
    this.#sources.set(term.vn, made);
    return made;
  }

  /** A term of the callee with the caller's terms in the place of its parameters. */
  back(term: Term): Term {
    if (!term.canonical) return term;
    return this.#terms.rewrite(term, (one) => (one.canonical ? this.#back.get(one.shape) : one), this.#backMemo);
  }

  backFacts(facts: Facts): Facts {
    const mapped = new Map<number, Fact>();
    for (const one of facts.values()) {
      const term = this.back(one.term);
      const other = mapped.get(term.vn);
      // Two parameters that were given one value: what holds for either holds for it.
      mapped.set(term.vn, other ? { ...one, term, clear: one.clear | other.clear } : { ...one, term });
    }
    return mapped;
  }

  backTruth(truth: Truth): Truth {
    return {
      yes: truth.yes ? this.backFacts(truth.yes) : undefined,
      no: truth.no ? this.backFacts(truth.no) : undefined,
      ...(truth.unset ? { unset: truth.unset } : {}),
    };
  }

  backValue(value: Value): Value {
    return mapTerms(
      value,
      (term) => this.back(term),
      (truth) => this.backTruth(truth),
      this.#terms.cut,
    );
  }
}
