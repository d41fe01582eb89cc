/** Tests as knowledge: what comparing, searching and matching a value says about it, on either side. */
import type { Span } from "../ir/types.ts";
import type { Engine, Frame } from "./engine.ts";
import { both, type Fact, type Facts, fact, factAbout, NO_FACTS, negate, type Truth, UNKNOWN_TRUTH } from "./facts.ts";
import { EVERYTHING, KIND_BITS, NO_DOTS, NO_SEPARATOR, PATHS, PUBLIC_HOST, RELATIVE } from "./kinds.ts";
import { forbiddenMeaning, looksForMeta, patternMeaning } from "./patterns.ts";
import { core, endsWithSeparator, isNormal, isSetting, SEPARATOR, type Term, textOf } from "./terms.ts";
import { fixesHost, HOST_PARTS, isOrigin } from "./urls.ts";
import type { Value } from "./values.ts";

const only = (yes: Facts): Truth => ({ yes, no: NO_FACTS });
const isSeparatorTerm = (term: Term): boolean => term.op === "opaque" && term.text === SEPARATOR;
const rejecting = (no: Facts): Truth => ({ yes: NO_FACTS, no });

/** What a value used as a condition says. */
export function truthOf(value: Value): Truth {
  if (value.pending) return { yes: NO_FACTS, no: undefined };
  if (value.truth) return value.truth;
  if (value.term.op === "const")
    return value.term.value ? { yes: NO_FACTS, no: undefined } : { yes: undefined, no: NO_FACTS };
  if (isObject(value)) return { yes: NO_FACTS, no: undefined };
  if (isSetting(value.term)) return { yes: NO_FACTS, no: NO_FACTS, unset: "no" };
  // A text that counts as false is empty.
  if (value.term.tainted) return { yes: NO_FACTS, no: fact(value.term, EVERYTHING) };
  return UNKNOWN_TRUTH;
}

/**
 * Certainly an object of the project: a function, a class, or an instance that was made here. A member of something outside
 * may be missing, a value of several ways may be the one that is none, and a Python class may say itself when it is false.
 */
function isObject(value: Value): boolean {
  if (value.term.op !== "opaque") return false;
  if (value.fns) return value.fns.every((fn) => fn.kind === "function" || fn.kind === "class" || fn.kind === "settle");
  return value.cls !== undefined && value.cls.file.language !== "python" && MADE.test(value.term.text);
}

/** How Instances names what it makes. */
const MADE = /^(?:setting:)?new:/u;

export class Guards {
  readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  #about(term: Term, clear: number, through: "text" | "path", rest: Omit<Fact, "term" | "clear"> = {}): Facts {
    return factAbout(this.engine.terms, term, clear, through, rest);
  }

  weak(frame: Frame, span: Span, term: Term, why: string): Facts {
    return this.#about(term, 0, "path", { weak: [{ file: frame.file, span, why }] });
  }

  // --- comparisons --------------------------------------------------------------------------------------------------

  compare(frame: Frame, operator: string, left: Value, right: Value, span: Span): Truth {
    switch (operator) {
      case "===":
      case "==":
      case "is":
        return this.equal(frame, left, right, span);
      case "!==":
      case "!=":
      case "<>":
      case "is not":
        return negate(this.equal(frame, left, right, span));
      case "in":
        return this.memberOf(frame, left, right, span);
      case "not in":
        return negate(this.memberOf(frame, left, right, span));
      case "<":
      case ">":
      case "<=":
      case ">=":
        return this.#ordered(operator, left, right);
      default:
        return UNKNOWN_TRUTH;
    }
  }

  #ordered(operator: string, left: Value, right: Value): Truth {
    const number = right.term.value;
    if (left.found) {
      if ((operator === ">=" && number === 0) || (operator === ">" && number === -1)) return left.found.anywhere;
      if (operator === "<" && number === 0) return negate(left.found.anywhere);
    }
    if (isSetting(left.term)) {
      if ((operator === ">" && number === 0) || (operator === ">=" && number === 1))
        return { ...UNKNOWN_TRUTH, unset: "no" };
      if ((operator === "<" && number === 1) || (operator === "<=" && number === 0))
        return { ...UNKNOWN_TRUTH, unset: "yes" };
    }
    return UNKNOWN_TRUTH;
  }

  equal(frame: Frame, left: Value, right: Value, span: Span): Truth {
    for (const [value, constant] of [
      [left, right],
      [right, left],
    ] as const) {
      if (constant.term.op !== "const") continue;
      // A folder that is written out is the server's own as much as one that is computed.
      const isCommonFolder = core(value.term).op === "commonpath" && isFolderText(constant.term.value);
      if (isCommonFolder) return this.#equalServerValue(frame, value.term, constant.term, span);
      return this.#equalConstant(value, constant);
    }
    const a = left.term;
    const b = right.term;
    if (a.tainted !== b.tainted) {
      const [value, other] = a.tainted ? [a, b] : [b, a];
      return this.#equalServerValue(frame, value, other, span);
    }
    if (a.tainted && b.tainted) return this.#equalPart(a, b);
    // A root that is the file system's own: whatever starts with a separator lies in it.
    if (isSeparatorTerm(a)) return only(fact(b, 0, { isRoot: true }));
    if (isSeparatorTerm(b)) return only(fact(a, 0, { isRoot: true }));
    return UNKNOWN_TRUTH;
  }

  /** `basename(p) === p`: no folder in it. */
  #equalPart(a: Term, b: Term): Truth {
    const inner = core(a);
    const other = core(b);
    const [part, whole] =
      inner.op === "part" && inner.text === "basename"
        ? [inner, b]
        : other.op === "part" && other.text === "basename"
          ? [other, a]
          : [undefined, a];
    if (part?.args[0] && core(part.args[0]).vn === core(whole).vn)
      return only(this.#about(whole, PATHS | NO_DOTS | NO_SEPARATOR | RELATIVE, "text"));
    return UNKNOWN_TRUTH;
  }

  #equalConstant(value: Value, constant: Value): Truth {
    const text = constant.term.value;
    const { term } = value;
    if (value.found) {
      if (text === -1) return negate(value.found.anywhere);
      if (text === 0) return value.found.atStart;
    }
    if (term.op === "const") {
      const isSame = term.value === text;
      return { yes: isSame ? NO_FACTS : undefined, no: isSame ? undefined : NO_FACTS };
    }
    if (text === null || text === false || text === undefined) {
      // Missing, or a predicate that said no.
      const truth = truthOf(value);
      return value.truth || truth.unset ? negate(truth) : UNKNOWN_TRUTH;
    }
    if (text === true) return value.truth ?? UNKNOWN_TRUTH;
    if (text === 0 && isSetting(term)) return { ...UNKNOWN_TRUTH, unset: "yes" };
    if (text === "" && isSetting(term)) return { ...UNKNOWN_TRUTH, unset: "yes" };
    if (!term.tainted) {
      const isRoot = text === "/" || text === "\\";
      return isRoot ? only(fact(term, 0, { isRoot: true })) : UNKNOWN_TRUTH;
    }
    const relative = core(term);
    // The folder itself.
    if (text === "" && relative.op === "relative") return only(this.#containedBy(relative));
    if (text === ".." && relative.op === "elem") {
      // rel.split(sep)[0] === ".."
      const split = relative.args[0] ? core(relative.args[0]) : undefined;
      const origin = split?.op === "part" && split.args[0] ? core(split.args[0]) : undefined;
      if (origin?.op === "relative") return rejecting(this.#containedBy(origin));
    }
    return only(this.#about(term, EVERYTHING, "text", { equals: new Set([String(text)]) }));
  }

  #equalServerValue(frame: Frame, value: Term, other: Term, span: Span): Truth {
    const inner = core(value);
    if (inner.op === "commonpath") return this.#commonPath(frame, inner, span);
    if (inner.op === "dirname" || (inner.op === "prop" && inner.text === "parent")) {
      const facts = inner.args[0] && isNormal(inner.args[0]) ? this.#about(value, PATHS, "path") : NO_FACTS;
      return only(facts);
    }
    if (inner.op === "part") {
      // The text before or after a cut: only that part is known.
      if (inner.text === "slice" || inner.text === "substring") {
        const origin = inner.args[0];
        if (origin) return this.prefix(frame, { term: origin }, { term: other }, span, NO_FACTS);
      }
      return UNKNOWN_TRUTH;
    }
    return only(this.#about(value, EVERYTHING, "path"));
  }

  #commonPath(frame: Frame, common: Term, span: Span): Truth {
    let yes: Facts = NO_FACTS;
    for (const arg of common.args) {
      if (!arg.tainted) continue;
      yes = both(
        yes,
        isNormal(arg)
          ? this.#about(arg, PATHS, "path")
          : this.weak(frame, span, arg, "the path is compared before it is resolved"),
      );
    }
    return only(yes);
  }

  /** `relative(root, p)` leads into the root: so does `p`. */
  #containedBy(relative: Term): Facts {
    const [root, target] = relative.args;
    if (!target || root?.tainted) return NO_FACTS;
    return both(this.#about(target, PATHS, "path"), this.#about(relative, PATHS | NO_DOTS, "text"));
  }

  // --- membership ---------------------------------------------------------------------------------------------------

  memberOf(frame: Frame, value: Value, list: Value, span: Span): Truth {
    if (!value.term.tainted) {
      const place = this.#ancestry(list);
      if (place) return only(this.#about(place, PATHS, "path"));
    }
    if (!value.term.tainted && list.term.tainted) return this.contains(frame, list, value, span);
    if (!value.term.tainted || list.term.tainted) return UNKNOWN_TRUTH;
    // A caller cannot influence the list: what is in it is the program's own.
    if (textOf(list.term) !== undefined) return UNKNOWN_TRUTH;
    const elements = list.items ?? [];
    if (elements.some((one) => one.term.tainted) || list.elem?.term.tainted) return UNKNOWN_TRUTH;
    const texts = elements.map((one) => one.term.value);
    const keys = list.props && !list.items ? [...list.props.keys()] : undefined;
    const isConstant = texts.length > 0 && !list.elem && texts.every((one) => one !== undefined);
    const equals = isConstant ? new Set(texts.map(String)) : keys && keys.length > 0 ? new Set(keys) : undefined;
    const member = this.#about(value.term, EVERYTHING, "text", equals ? { equals } : {});
    const origin = cutFrom(value.term);
    return only(origin ? both(member, this.weak(frame, span, origin, "only a part of the text is compared")) : member);
  }

  /** The path of a list that holds nothing but it and the folders that it lies in: `[p, *p.parents]`. */
  #ancestry(list: Value): Term | undefined {
    const members = [...(list.items ?? []), ...(list.elem ? [list.elem] : [])].flatMap(({ term }) =>
      term.op === "phi" ? term.args : [term],
    );
    const places = members.map((term) => {
      const inner = core(term);
      const parents = inner.op === "elem" && inner.args[0] ? core(inner.args[0]) : inner;
      return parents.op === "part" && parents.text === "parents" && parents.args[0] ? parents.args[0] : term;
    });
    const [first] = places;
    const isOne = first?.tainted && isNormal(first) && places.every((place) => core(place).vn === core(first).vn);
    return isOne ? first : undefined;
  }

  /** A caller's text is searched for a piece. */
  contains(frame: Frame, text: Value, piece: Value, span: Span): Truth {
    const wanted = textOf(piece.term);
    const inner = core(text.term);
    const isParts = inner.op === "part" && (inner.text === "split" || inner.text === "parts");
    const subject = isParts && inner.args[0] ? inner.args[0] : text.term;
    if (inner.op === "part" && inner.text === "parents" && inner.args[0]) {
      // root in path.parents
      return only(
        isNormal(inner.args[0])
          ? this.#about(inner.args[0], PATHS, "path")
          : this.weak(frame, span, inner.args[0], "the path is compared before it is resolved"),
      );
    }
    if (wanted === undefined) {
      return piece.term.op === "opaque" && endsWithSeparator(piece.term)
        ? rejecting(this.#about(subject, NO_SEPARATOR, "text"))
        : UNKNOWN_TRUTH;
    }
    if (wanted.startsWith("..")) {
      const base = core(subject);
      if (base.op === "relative" && isParts) return rejecting(this.#containedBy(base));
      const weak = this.weak(frame, span, subject, 'refusing ".." leaves absolute paths and links');
      return rejecting(both(this.#about(subject, wanted === ".." ? NO_DOTS : 0, "text"), weak));
    }
    if (wanted === "/" || wanted === "\\") return rejecting(this.#about(subject, NO_SEPARATOR, "text"));
    if (HOST_NAME.test(wanted))
      return only(
        this.weak(frame, span, subject, "the name of a host may stand anywhere in a URL, or begin another one"),
      );
    return SHELL_META.test(wanted)
      ? rejecting(this.weak(frame, span, subject, "a list of what is refused is never complete"))
      : UNKNOWN_TRUTH;
  }

  // --- prefixes -----------------------------------------------------------------------------------------------------

  prefix(frame: Frame, value: Value, prefix: Value, span: Span, facts: Facts): Truth {
    const { term } = value;
    if (!term.tainted) {
      return UNKNOWN_TRUTH;
    }
    if (prefix.term.tainted) return UNKNOWN_TRUTH;
    const text = isUpwards(prefix.term) ? "../" : textOf(prefix.term);
    if (text !== undefined) {
      if (text === "-" || text === "--") return rejecting(this.#about(term, KIND_BITS.ARGV, "text"));
      if (text.startsWith("..")) {
        const inner = core(term);
        if (inner.op === "relative") return rejecting(this.#containedBy(inner));
        return rejecting(
          this.weak(frame, span, term, 'refusing a leading ".." leaves the ones inside and absolute paths'),
        );
      }
      if (isOrigin(text)) return only(this.#about(term, KIND_BITS.URL, "text"));
      if (/^https?:\/\/[^/?#\\]/iu.test(text))
        return only(this.weak(frame, span, term, "what follows the host's name may continue it"));
      if (text === "" || /^[a-z][a-z0-9+.-]*:/u.test(text)) return UNKNOWN_TRUTH;
    }
    const isSeparator = text === "/" || text === "\\" || isSeparatorTerm(prefix.term);
    if (isSeparator) {
      const inRoot = [...facts.values()].some((one) => one.isRoot === true);
      if (inRoot && isNormal(term)) return only(this.#about(term, PATHS, "path"));
      return rejecting(this.#about(term, RELATIVE, "text"));
    }
    if (text !== undefined && !/[/\\]/u.test(text)) {
      // `command.startswith("git ")`: the first word is known, and no more than it.
      const known = /^\S+\s$/u.test(text) ? this.#about(term, KIND_BITS.EXECPATH, "text") : NO_FACTS;
      return /^\w{2}/u.test(text)
        ? only(both(known, this.weak(frame, span, term, "only the beginning is compared")))
        : UNKNOWN_TRUTH;
    }
    if (!endsWithSeparator(prefix.term))
      return only(this.weak(frame, span, term, "the folder is compared as a text without a separator after it"));
    if (!isNormal(term)) return only(this.weak(frame, span, term, 'the path is compared before its ".." are resolved'));
    return only(this.#about(term, PATHS, "path"));
  }

  /** `host.endsWith(".example.com")`: with the dot, no other domain ends so. */
  suffix(frame: Frame, value: Value, suffix: Value, span: Span): Truth {
    const { term } = value;
    const text = textOf(suffix.term);
    const part = core(term);
    const isHost = part.op === "prop" && HOST_PARTS.has(part.text);
    if (!term.tainted || suffix.term.tainted || !isHost) return UNKNOWN_TRUTH;
    const hasDot =
      text !== undefined
        ? text.startsWith(".")
        : suffix.term.op === "concat" && textOf(suffix.term.args[0] as Term)?.startsWith(".") === true;
    if (hasDot) return only(this.#about(term, KIND_BITS.URL, "text"));
    return text !== undefined
      ? only(this.weak(frame, span, term, "without a dot before it, another host's name may end so"))
      : UNKNOWN_TRUTH;
  }

  /** Python: `p.is_relative_to(root)`, and what `relative_to` lets through. */
  inside(frame: Frame, value: Value, root: Value | undefined, span: Span): Facts {
    if (!value.term.tainted || root?.term.tainted) return NO_FACTS;
    if (isNormal(value.term)) return this.#about(value.term, PATHS, "path");
    return this.weak(frame, span, value.term, 'the path is compared before its ".." are resolved');
  }

  // --- patterns -----------------------------------------------------------------------------------------------------

  matches(
    frame: Frame,
    value: Value,
    regex: { readonly pattern: string; readonly flags: string },
    whole: "whole" | "start" | "anywhere",
    span: Span,
  ): Truth {
    const { term } = value;
    if (!term.tainted) return UNKNOWN_TRUTH;
    if (fixesHost(regex.pattern) && !regex.flags.includes("m")) return only(this.#about(term, KIND_BITS.URL, "text"));
    const meaning = patternMeaning(regex.pattern, regex.flags, whole);
    const forbidden = whole === "whole" ? 0 : forbiddenMeaning(regex.pattern);
    const yes =
      meaning.clears !== 0
        ? this.#about(term, meaning.clears, "text")
        : meaning.wouldClear !== 0
          ? this.weak(frame, span, term, "the pattern does not cover the whole text")
          : NO_FACTS;
    const no =
      forbidden !== 0
        ? this.#about(term, forbidden, "text")
        : looksForMeta(regex.pattern)
          ? this.weak(frame, span, term, "a list of what is refused is never complete")
          : NO_FACTS;
    return { yes, no };
  }

  absolute(value: Value): Truth {
    return value.term.tainted ? rejecting(this.#about(value.term, RELATIVE, "text")) : UNKNOWN_TRUTH;
  }

  /** A test that good values pass. */
  /** A test for addresses of private networks means something for a host only; of a whole URL it is never true. */
  publicHost(frame: Frame, value: Value, span: Span): Truth {
    const { term } = value;
    if (!term.tainted) return UNKNOWN_TRUTH;
    const inner = core(term);
    if (inner.op === "prop" && HOST_PARTS.has(inner.text)) return only(this.#about(term, KIND_BITS.URL, "text"));
    const why = "the test for private addresses takes a host, and says nothing of a whole URL";
    return only(both(this.#about(term, PUBLIC_HOST, "text"), this.weak(frame, span, term, why)));
  }

  passes(value: Value, bits: number, through: "text" | "path" = "text"): Truth {
    return value.term.tainted ? only(this.#about(value.term, bits, through)) : UNKNOWN_TRUTH;
  }
}

/** A text that names one folder; everything lies below the root of the file system. */
/** `".." + sep` */
function isUpwards(term: Term): boolean {
  const [first, second] = term.op === "concat" && term.args.length === 2 ? term.args : [];
  return first !== undefined && second !== undefined && textOf(first) === ".." && isSeparatorTerm(second);
}

function isFolderText(text: unknown): boolean {
  return typeof text === "string" && /[^/\\]/u.test(text);
}

/** `example.com`, `.example.com`: the name of a host, or its end. */
const HOST_NAME = /^\.?[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/iu;

/** Characters that a shell reads as more than text. */
const SHELL_META = /[;&|`$<>\n]/u;

/** The text that a piece was cut from: the first word of a command line. */
function cutFrom(term: Term): Term | undefined {
  const piece = core(term);
  const cut = piece.op === "elem" && piece.args[0] ? core(piece.args[0]) : piece;
  return cut.op === "part" && cut.text !== "basename" ? cut.args[0] : undefined;
}
