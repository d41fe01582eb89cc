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
  /** Equal for terms that are one value when the program runs: places and guards left out. */
  readonly vn: number;
  /** Equal for terms that differ in places only. */
  readonly shape: number;
  readonly op: Op;
  readonly args: readonly Term[];
  readonly text: string;
  readonly bits: number;
  readonly value?: string | number | boolean | null;
  readonly source?: Source;
  readonly site?: Site;
  readonly tainted: boolean;
  /** Holds what stands for something of a caller's, see canonical.ts. */
  readonly canonical: boolean;
  /** Nodes of the tree that it unfolds to. */
  readonly size: number;
  readonly depth: number;
  /** See `isNormal`, `isRooted`, `isSetting`, `endsWithSeparator`: asked often, so known from the start. */
  readonly normal: boolean;
  readonly rooted: boolean;
  readonly setting: boolean;
  readonly separated: boolean;
}

/** What a call passes is named by its number, see canonical.ts; settings and the environment stay what they are. */
const STAND_IN = /^(?:setting:|env:)?§/u;

/** Larger terms are folded to a mix of their sources. */
const MAX_SIZE = 50_000;
/** Everything that walks a term does so by recursion. */
const MAX_DEPTH = 250;
/** Sources that a folded term keeps. */
const MAX_SOURCES = 64;
/** Ways that are told apart where they meet; further ones are folded. */
const MAX_WAYS = 8;

/**
 * How far one spelling goes: of a text; of a place, through normalised paths; of a piece of one, which counts only
 * where pieces are put together again.
 */
export type Through = "text" | "path" | "piece";

const NO_SHAPES: ReadonlyMap<string, ArgumentShape> = new Map();

export class Terms {
  readonly #byKey = new Map<string, Term>();
  readonly #constants = new Map<string | number | boolean | null, Term>();
  readonly #opaques = new Map<string, Term>();
  readonly #vns = new Map<string, number>();
  readonly #shapes = new Map<string, number>();
  readonly #schemas = new WeakMap<ReadonlyMap<string, ArgumentShape>, number>();
  readonly #schemaTexts = new Map<string, number>();
  readonly #sites = new Map<string, number>();
  readonly #origins = new Map<number, ReadonlyMap<number, Term>>();
  /** Says that something which may matter is left out of what is being made. */
  readonly cut: () => void;

  constructor(cut: () => void = () => {}) {
    this.cut = cut;
  }

  #make(
    op: Op,
    args: readonly Term[],
    text: string,
    extra: { bits?: number; value?: string | number | boolean | null; source?: Source; site?: Site } = {},
  ): Term {
    const bits = extra.bits ?? 0;
    let meaning = `${op}|${text}`;
    let form = `${op}|${bits}|${text}`;
    let key = `${op}|${bits}|${text}|${extra.site ? this.#siteNumber(extra.site) : ""}`;
    for (const arg of args) {
      meaning += `|${arg.vn}`;
      form += `|${arg.shape}`;
      key += `|${arg.id}`;
    }
    const known = this.#byKey.get(key);
    if (known) return known;
    const vn = op === "guarded" ? (args[0] as Term).vn : number(this.#vns, meaning);
    const shape = number(this.#shapes, form);
    let size = 1;
    let depth = 1;
    let tainted = op === "source";
    let canonical = (tainted || op === "opaque") && STAND_IN.test(text);
    for (const arg of args) {
      size += arg.size;
      if (arg.depth >= depth) depth = arg.depth + 1;
      tainted ||= arg.tainted;
      canonical ||= arg.canonical;
    }
    const bare = { op, args, text, tainted, value: extra.value };
    const term: Term = {
      id: this.#byKey.size,
      vn,
      shape,
      op,
      args,
      text,
      bits,
      tainted,
      canonical,
      size,
      depth,
      normal: findNormal(bare),
      rooted: findRooted(bare),
      setting: findSetting(bare),
      separated: findSeparated(bare),
      ...(extra.value !== undefined ? { value: extra.value } : {}),
      ...(extra.source ? { source: extra.source } : {}),
      ...(extra.site ? { site: extra.site } : {}),
    };
    if ((size > MAX_SIZE || depth > MAX_DEPTH) && op !== "source") {
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
        else this.cut();
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
    let known = this.#constants.get(value);
    if (!known) {
      known = this.#make("const", [], `${typeof value}:${String(value)}`, { value });
      this.#constants.set(value, known);
    }
    return known;
  }

  opaque(key: string): Term {
    let known = this.#opaques.get(key);
    if (!known) {
      known = this.#make("opaque", [], key);
      this.#opaques.set(key, known);
    }
    return known;
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
      // A caller's value keeps the place at which it was put together.
      const pieces = part.op === "concat" && !part.tainted ? part.args : [part];
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
      for (const one of inner) if (!distinct.has(one.shape)) distinct.set(one.shape, one);
    }
    const list = [...distinct.values()];
    if (list.length === 1) return list[0] as Term;
    if (list.length > MAX_WAYS) {
      const tainted = list.filter((one) => one.tainted);
      const others = this.opaque(`phi:${site}`);
      if (tainted.length === 0) return others;
      if (tainted.length <= MAX_WAYS) return this.#make("phi", [...tainted, others], site);
      // One that was folded before takes the further ones in.
      const folded = tainted.filter((one) => one.op === "mix" && one.text === "large");
      const plain = tainted.filter((one) => !folded.includes(one));
      const rest = this.#fold(this.#make("mix", [...folded, ...plain.slice(MAX_WAYS - 1)], "ways"));
      return this.#make("phi", [...plain.slice(0, MAX_WAYS - 1), rest, others], site);
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
  origins(guarded: Term, through: Through): ReadonlyMap<number, Term> {
    let term = guarded;
    while (term.op === "guarded" && term.args[0]) term = term.args[0];
    const key = term.vn * 3 + (through === "text" ? 0 : through === "path" ? 1 : 2);
    const known = this.#origins.get(key);
    if (known) return known;
    this.#origins.set(key, new Map([[term.vn, term]]));
    const found = this.#findOrigins(term, through);
    this.#origins.set(key, found);
    return found;
  }

  #findOrigins(term: Term, through: Through): ReadonlyMap<number, Term> {
    const own = new Map([[term.vn, term]]);
    const add = (inner: ReadonlyMap<number, Term>) => {
      for (const [vn, one] of inner) own.set(vn, one);
    };
    const first = term.args[0];
    switch (term.op) {
      case "same":
        if (first) add(this.origins(first, through));
        break;
      case "norm":
        if (through !== "text" && first) add(this.origins(first, through));
        break;
      case "part":
        if (through === "piece" && SLICING.has(term.text) && first) add(this.origins(first, through));
        break;
      case "dirname":
        // A folder inside a root holds what was in it before, unless the last segment was `..`.
        if (through === "path" && first && isNormal(first)) add(this.origins(first, through));
        break;
      case "replace":
        if (through !== "text" && term.text.startsWith("cosmetic") && first) add(this.origins(first, through));
        break;
      case "phi":
      case "concat": {
        if (through === "text" && term.op === "concat") break;
        let common: Map<number, Term> | undefined;
        for (const arg of term.args) {
          if (!arg.tainted) {
            const text = textOf(arg);
            if (arg.op === "opaque" && arg.text === SEPARATOR) continue;
            if (text !== undefined && /^[\s/\\:."']*$/u.test(text) && !text.includes(".")) continue;
            return own;
          }
          const inner = this.origins(arg, term.op === "concat" ? "piece" : through);
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

  /** Equal for schemas that narrow alike. */
  #shapesNumber(shapes: ReadonlyMap<string, ArgumentShape>): number {
    const known = this.#schemas.get(shapes);
    if (known !== undefined) return known;
    const found = number(this.#schemaTexts, JSON.stringify([...shapes].sort(([a], [b]) => (a < b ? -1 : 1))));
    this.#schemas.set(shapes, found);
    return found;
  }

  /** A source that stands for the nth distinct value that a call passes. */
  parameter(index: number, like: Source | undefined, path: readonly string[]): Term {
    const shapes = like?.shapes ?? NO_SHAPES;
    const shapeKey = shapes.size > 0 ? `~${this.#shapesNumber(shapes)}` : "";
    return this.source({ key: `§${index}${path.map((step) => `.${step}`).join("")}${shapeKey}`, path, shapes });
  }
}

function number(known: Map<string, number>, key: string): number {
  let found = known.get(key);
  if (found === undefined) {
    found = known.size;
    known.set(key, found);
  }
  return found;
}

/** Cuts whose pieces spell the same path when put together again. */
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

type Bare = Pick<Term, "op" | "args" | "text" | "tainted"> & { readonly value?: Term["value"] | undefined };

/** No dot segments are left, and the path starts at a root: a prefix test of it means something. */
function findNormal({ op, args, text, tainted }: Bare): boolean {
  if (!tainted) return true;
  const first = args[0];
  switch (op) {
    case "norm":
      // path.normalize keeps a relative path relative; below a fixed folder it does not.
      return text === "absolute" || first?.rooted === true;
    case "replace":
      return text.startsWith("cosmetic") && first?.normal === true;
    case "phi":
      return args.every((arg) => arg.normal);
    case "guarded":
    case "same":
    case "elem":
    case "dirname":
      return first?.normal === true;
    default:
      return false;
  }
}

/** Starts at a root that no caller chooses, or has been made to. */
function findRooted({ op, args, text, tainted }: Bare): boolean {
  if (!tainted) return true;
  const first = args[0];
  switch (op) {
    case "join":
    case "guarded":
    case "same":
      return first?.rooted === true;
    case "norm":
      return text === "absolute" || first?.rooted === true;
    default:
      return false;
  }
}

/** The text ends in a path separator, as far as one can see. */
function findSeparated({ op, args, text, value }: Bare): boolean {
  switch (op) {
    case "const":
      return typeof value === "string" && /[/\\]$/u.test(value);
    case "opaque":
      return text === SEPARATOR || text.endsWith("~/");
    case "replace":
      return text.endsWith("~/");
    case "concat":
      return args.at(-1)?.separated === true;
    case "guarded":
    case "same":
      return args[0]?.separated === true;
    case "phi": {
      // `root.endsWith(sep) ? root : root + sep`
      const ended = args.filter((arg) => arg.separated);
      if (ended.length === 0) return false;
      return args.every(
        (arg) => arg.separated || ended.some((one) => one.op === "concat" && one.args[0]?.vn === arg.vn),
      );
    }
    default:
      return false;
  }
}

/** `path.sep` and `os.sep`. */
export const SEPARATOR = "separator";

/** A configured value of which one can't say whether it is set. */
function findSetting({ op, args, text, tainted }: Bare): boolean {
  if (tainted) return false;
  switch (op) {
    case "opaque":
      return text.startsWith("setting:");
    case "prop":
    case "elem":
    case "same":
    case "norm":
    case "part":
    case "replace":
      return args[0]?.setting === true;
    case "phi":
      return args.some((arg) => arg.setting) && args.every((arg) => arg.op === "const" || arg.setting);
    default:
      return false;
  }
}

export const isNormal = (term: Term): boolean => term.normal;
export const isSetting = (term: Term): boolean => term.setting;
export const endsWithSeparator = (term: Term): boolean => term.separated;

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
