/**
 * What a value is, as an expression over its sources: `concat("ls ", prop(argument, "path"))`. Terms are shared and
 * immutable. `vn` numbers meaning and leaves places out, so that a path resolved for a test and resolved again for its use
 * is one value; facts are keyed by it. Everything that guards and sinks ask is a function of terms, and a summary is
 * instantiated by putting other terms in the place of its parameters.
 *
 * Longer than 400 lines: constructors, rewriting and the questions about one closed set of operations.
 */
import type { Span } from "../ir/types.ts";
import type { ArgumentShape, SourceFile } from "../types.ts";
import { EVERYTHING } from "./kinds.ts";

export interface Site {
  readonly file: SourceFile;
  readonly span: Span;
}

export type Op =
  /** A caller's value; `source` says which. */
  | "source"
  | "const"
  /** Something that no caller influences. */
  | "opaque"
  | "prop"
  | "elem"
  /** Another spelling of the same thing: trim, lower case, `Path()`. */
  | "same"
  /** A path without dot segments: resolve, realpath, normalize. */
  | "norm"
  | "join"
  | "dirname"
  | "relative"
  | "commonpath"
  | "part"
  | "concat"
  | "replace"
  | "decode"
  /** What an unknown function makes of its arguments. */
  | "mix"
  /** The argument after a guard: not dangerous for the kinds in `bits`. */
  | "guarded"
  /** One of several, decided at `text`. */
  | "phi";

export interface Source {
  readonly key: string;
  /** Name of the argument when the source is one argument. */
  readonly argument?: string;
  /** Properties between the source and the arguments object. */
  readonly path: readonly string[];
  readonly shapes: ReadonlyMap<string, ArgumentShape>;
  readonly site?: Site;
}

export interface Term {
  readonly id: number;
  readonly vn: number;
  readonly op: Op;
  readonly args: readonly Term[];
  readonly text: string;
  readonly bits: number;
  readonly value?: string | number | boolean | null;
  readonly source?: Source;
  readonly site?: Site;
  readonly tainted: boolean;
  readonly size: number;
}

/** Larger terms are folded to a mix of their sources. */
const MAX_SIZE = 160;
/** Sources that a folded term keeps. */
const MAX_SOURCES = 12;

const NO_SHAPES: ReadonlyMap<string, ArgumentShape> = new Map();

export class Terms {
  readonly #byKey = new Map<string, Term>();
  readonly #vns = new Map<string, number>();
  readonly #sites = new Map<string, number>();
  readonly #origins = new Map<number, ReadonlyMap<number, Term>>();

  #make(
    op: Op,
    args: readonly Term[],
    text: string,
    extra: { bits?: number; value?: string | number | boolean | null; source?: Source; site?: Site } = {},
  ): Term {
    const bits = extra.bits ?? 0;
    let meaning = `${op}|${bits}|${text}`;
    for (const arg of args) meaning += `|${arg.vn}`;
    let key = `${op}|${bits}|${text}|${extra.site ? this.#siteNumber(extra.site) : ""}`;
    for (const arg of args) key += `|${arg.id}`;
    const known = this.#byKey.get(key);
    if (known) return known;
    let vn = this.#vns.get(meaning);
    if (vn === undefined) {
      vn = this.#vns.size;
      this.#vns.set(meaning, vn);
    }
    let size = 1;
    let tainted = op === "source";
    for (const arg of args) {
      size += arg.size;
      tainted ||= arg.tainted;
    }
    const term: Term = {
      id: this.#byKey.size,
      vn,
      op,
      args,
      text,
      bits,
      tainted,
      size,
      ...(extra.value !== undefined ? { value: extra.value } : {}),
      ...(extra.source ? { source: extra.source } : {}),
      ...(extra.site ? { site: extra.site } : {}),
    };
    if (size > MAX_SIZE && op !== "source") {
      const folded = this.#fold(term);
      this.#byKey.set(key, folded);
      return folded;
    }
    this.#byKey.set(key, term);
    return term;
  }

  #siteNumber(site: Site): string {
    let file = this.#sites.get(site.file.path);
    if (file === undefined) {
      file = this.#sites.size;
      this.#sites.set(site.file.path, file);
    }
    return `${file}:${site.span.start}:${site.span.end}`;
  }

  /** A mix of the sources of a term, each with what every way to it clears. */
  #fold(term: Term): Term {
    if (!term.tainted) return this.opaque(`large:${term.vn}`);
    const leaves = new Map<number, { term: Term; bits: number }>();
    const seen = new Map<number, number>();
    const visit = (at: Term, bits: number): void => {
      if (!at.tainted) return;
      const before = seen.get(at.id);
      if (before !== undefined && (before & bits) === before) return;
      seen.set(at.id, before === undefined ? bits : before & bits);
      if (at.op === "source" || (at.op === "prop" && isSourceChain(at))) {
        const leaf = leaves.get(at.vn);
        if (leaf) leaf.bits &= bits;
        else if (leaves.size < MAX_SOURCES) leaves.set(at.vn, { term: at, bits });
        return;
      }
      const inner = at.op === "guarded" ? bits | at.bits : at.op === "decode" ? 0 : bits;
      for (const arg of at.args) visit(arg, inner);
    };
    visit(term, 0);
    const args = [...leaves.values()].map((leaf) => (leaf.bits === 0 ? leaf.term : this.guarded(leaf.term, leaf.bits)));
    return this.#make("mix", args, "large", term.site ? { site: term.site } : {});
  }

  // --- constructors -------------------------------------------------------------------------------------------------

  source(source: Source): Term {
    return this.#make("source", [], source.key, { source, ...(source.site ? { site: source.site } : {}) });
  }

  constant(value: string | number | boolean | null): Term {
    const text = `${typeof value}:${String(value)}`;
    return this.#make("const", [], text, { value });
  }

  opaque(key: string): Term {
    return this.#make("opaque", [], key);
  }

  prop(object: Term, name: string, site?: Site): Term {
    if (!object.tainted && object.op === "opaque") return this.opaque(clip(`${object.text}.${name}`));
    return this.#make("prop", [object], name, site ? { site } : {});
  }

  elem(array: Term, index: string, site?: Site): Term {
    if (!array.tainted && array.op === "opaque") return this.opaque(clip(`${array.text}[${index}]`));
    return this.#make("elem", [array], index, site ? { site } : {});
  }

  op(
    op: "same" | "norm" | "dirname" | "part" | "decode" | "relative" | "commonpath" | "join" | "replace" | "mix",
    args: readonly Term[],
    text: string,
    site?: Site,
  ): Term {
    return this.#make(op, args, text, site ? { site } : {});
  }

  concat(parts: readonly Term[], site?: Site): Term {
    const flat: Term[] = [];
    for (const part of parts) {
      const pieces = part.op === "concat" ? part.args : [part];
      for (const piece of pieces) {
        const last = flat.at(-1);
        const a = last ? textOf(last) : undefined;
        const b = textOf(piece);
        if (a !== undefined && b !== undefined) flat[flat.length - 1] = this.constant(a + b);
        else flat.push(piece);
      }
    }
    const filled = flat.filter((part) => part.value !== "");
    if (filled.length === 0) return this.constant("");
    const only = filled[0] as Term;
    if (filled.length === 1 && (only.op === "const" ? typeof only.value === "string" : true)) return only;
    return this.#make("concat", filled, "", site ? { site } : {});
  }

  guarded(term: Term, bits: number): Term {
    if (!term.tainted) return term;
    if (term.op === "guarded") {
      const both = term.bits | bits;
      return both === term.bits ? term : this.guarded(term.args[0] as Term, both);
    }
    return bits === 0 ? term : this.#make("guarded", [term], "", { bits });
  }

  phi(options: readonly Term[], site: string): Term {
    const distinct = new Map<number, Term>();
    for (const option of options) {
      const inner = option.op === "phi" && option.text === site ? option.args : [option];
      for (const one of inner) if (!distinct.has(one.vn)) distinct.set(one.vn, one);
    }
    const list = [...distinct.values()];
    if (list.length === 1) return list[0] as Term;
    if (list.length > 8) {
      const tainted = list.filter((one) => one.tainted);
      if (tainted.length === 0) return this.opaque(`phi:${site}`);
      return this.#make("phi", [...tainted.slice(0, 8), this.opaque(`phi:${site}`)], site);
    }
    return this.#make("phi", list, site);
  }

  /** The same term over other arguments. */
  rebuild(term: Term, args: readonly Term[]): Term {
    const place = term.site ? { site: term.site } : {};
    switch (term.op) {
      case "guarded":
        return this.guarded(args[0] as Term, term.bits);
      case "concat":
        return this.concat(args, term.site);
      case "phi":
        return this.phi(args, term.text);
      case "prop":
        return this.prop(args[0] as Term, term.text, term.site);
      case "elem":
        return this.elem(args[0] as Term, term.text, term.site);
      default:
        return this.#make(term.op, args, term.text, { bits: term.bits, ...place });
    }
  }

  /** Replaces subterms; `replace` answers for a term or leaves it to its arguments. */
  rewrite(term: Term, replace: (term: Term) => Term | undefined, memo: Map<number, Term>): Term {
    const known = memo.get(term.id);
    if (known) return known;
    const direct = replace(term);
    let result = direct;
    if (!result) {
      if (term.args.length === 0) result = term;
      else {
        let changed = false;
        const args = term.args.map((arg) => {
          const next = this.rewrite(arg, replace, memo);
          changed ||= next !== arg;
          return next;
        });
        result = changed ? this.rebuild(term, args) : term;
      }
    }
    memo.set(term.id, result);
    return result;
  }

  // --- questions ----------------------------------------------------------------------------------------------------

  /**
   * Terms that `term` is only another spelling of: what is found out about the place that `term` names holds for them.
   * `text` keeps to spellings of a text, `path` adds normalised paths.
   */
  origins(term: Term, through: "text" | "path"): ReadonlyMap<number, Term> {
    const key = term.vn * 2 + (through === "path" ? 1 : 0);
    const known = this.#origins.get(key);
    if (known) return known;
    this.#origins.set(key, new Map([[term.vn, term]]));
    const found = this.#findOrigins(term, through);
    this.#origins.set(key, found);
    return found;
  }

  #findOrigins(term: Term, through: "text" | "path"): ReadonlyMap<number, Term> {
    const own = new Map([[term.vn, term]]);
    const add = (inner: ReadonlyMap<number, Term>) => {
      for (const [vn, one] of inner) own.set(vn, one);
    };
    const first = term.args[0];
    switch (term.op) {
      case "guarded":
      case "same":
        if (first) add(this.origins(first, through));
        break;
      case "norm":
        if (through === "path" && first) add(this.origins(first, through));
        break;
      case "dirname":
        // A folder inside a root holds what was in it before, unless the last segment was `..`.
        if (through === "path" && first && isNormal(first)) add(this.origins(first, through));
        break;
      case "replace":
        if (through === "path" && term.text.startsWith("cosmetic") && first) add(this.origins(first, through));
        break;
      case "phi":
      case "concat": {
        if (through !== "path" && term.op === "concat") break;
        let common: Map<number, Term> | undefined;
        for (const arg of term.args) {
          if (!arg.tainted) {
            const text = textOf(arg);
            if (text !== undefined && /^[\s/\\:."']*$/u.test(text) && !text.includes(".")) continue;
            return own;
          }
          const inner = this.origins(term.op === "concat" ? pieceOf(arg) : arg, through);
          if (!common) common = new Map(inner);
          else for (const vn of [...common.keys()]) if (!inner.has(vn)) common.delete(vn);
        }
        if (common) add(common);
        break;
      }
      default:
        break;
    }
    return own;
  }

  /** Every term below, itself included. */
  contains(term: Term, vns: ReadonlySet<number>): boolean {
    const seen = new Set<number>();
    const visit = (at: Term): boolean => {
      if (vns.has(at.vn)) return true;
      if (seen.has(at.vn)) return false;
      seen.add(at.vn);
      return at.args.some(visit);
    };
    return visit(term);
  }

  numbersBelow(term: Term): ReadonlySet<number> {
    const seen = new Set<number>();
    const visit = (at: Term): void => {
      if (seen.has(at.vn)) return;
      seen.add(at.vn);
      at.args.forEach(visit);
    };
    visit(term);
    return seen;
  }

  // --- canonical parameters -----------------------------------------------------------------------------------------

  /** A source that stands for the nth distinct value that a call passes. */
  parameter(index: number, like: Source | undefined, path: readonly string[]): Term {
    const shapes = like && path.length >= 0 ? like.shapes : NO_SHAPES;
    const shapeKey = like && shapes.size > 0 ? `~${like.key}` : "";
    return this.source({ key: `§${index}${path.map((step) => `.${step}`).join("")}${shapeKey}`, path, shapes });
  }
}

/** A term below which single characters and slices still spell the same path when put together again. */
function pieceOf(term: Term): Term {
  let at = term;
  while (at.args[0] && ((at.op === "part" && SLICING.has(at.text)) || at.op === "same")) at = at.args[0];
  return at;
}

const SLICING = new Set(["slice", "substring", "substr", "charAt", "at", "index"]);

function clip(text: string): string {
  return text.length > 120 ? text.slice(0, 120) : text;
}

export function textOf(term: Term): string | undefined {
  return term.op === "const" && typeof term.value === "string" ? term.value : undefined;
}

export function isSourceChain(term: Term): boolean {
  let at = term;
  while (at.op === "prop" && at.args[0]) at = at.args[0];
  return at.op === "source";
}

/** Strips what does not change which value it is. */
export function core(term: Term): Term {
  let at = term;
  while ((at.op === "guarded" || at.op === "same") && at.args[0]) at = at.args[0];
  return at;
}

/** No dot segments are left, and the path starts at a root: a prefix test of it means something. */
export function isNormal(term: Term): boolean {
  const first = term.args[0];
  switch (term.op) {
    case "norm":
      // path.normalize keeps a relative path relative; below a fixed folder it does not.
      return term.text === "absolute" || (first !== undefined && isRooted(first));
    case "guarded":
    case "same":
      return first !== undefined && isNormal(first);
    case "replace":
      return term.text.startsWith("cosmetic") && first !== undefined && isNormal(first);
    case "phi":
      return term.args.every((arg) => !arg.tainted || isNormal(arg));
    case "elem":
    case "dirname":
      return first !== undefined && isNormal(first);
    default:
      return !term.tainted;
  }
}

function isRooted(term: Term): boolean {
  if (!term.tainted) return true;
  if (term.op === "join") {
    const first = term.args[0];
    return first !== undefined && isRooted(first);
  }
  if (term.op === "norm" || term.op === "guarded" || term.op === "same")
    return isNormal(term) || (term.args[0] !== undefined && isRooted(term.args[0]));
  return false;
}

/** The text ends in a path separator, as far as one can see. */
export function endsWithSeparator(term: Term): boolean {
  const text = textOf(term);
  if (text !== undefined) return /[/\\]$/u.test(text);
  switch (term.op) {
    case "opaque":
      return term.text === SEPARATOR || term.text.endsWith("~/");
    case "concat": {
      const last = term.args.at(-1);
      return last !== undefined && endsWithSeparator(last);
    }
    case "guarded":
    case "same":
      return term.args[0] !== undefined && endsWithSeparator(term.args[0]);
    case "replace":
      return term.text.endsWith("~/");
    case "phi": {
      // `root.endsWith(sep) ? root : root + sep`
      const ended = term.args.filter((arg) => endsWithSeparator(arg));
      if (ended.length === 0) return false;
      return term.args.every(
        (arg) => ended.includes(arg) || ended.some((one) => one.op === "concat" && one.args[0]?.vn === arg.vn),
      );
    }
    default:
      return false;
  }
}

/** `path.sep` and `os.sep`. */
export const SEPARATOR = "separator";

/** A configured value of which one can't say whether it is set. */
export function isSetting(term: Term): boolean {
  switch (term.op) {
    case "opaque":
      return term.text.startsWith("setting:");
    case "prop":
    case "elem":
    case "same":
    case "norm":
    case "part":
    case "replace":
      return term.args[0] !== undefined && !term.tainted && isSetting(term.args[0]);
    case "phi":
      return (
        !term.tainted && term.args.some(isSetting) && term.args.every((arg) => arg.op === "const" || isSetting(arg))
      );
    default:
      return false;
  }
}

/** What guards below identity wrappers already clear. */
export function guardedBits(term: Term): number {
  let bits = 0;
  let at: Term | undefined = term;
  while (at && (at.op === "guarded" || at.op === "same")) {
    bits |= at.bits;
    at = at.args[0];
  }
  return at && !at.tainted ? EVERYTHING : bits;
}
