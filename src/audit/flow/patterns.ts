/** What a regular expression lets through: which characters, where it is anchored, how it may start. */
import { ALL_KINDS, EVERYTHING, KIND_BITS, NO_DOTS, NO_SEPARATOR, PATHS, RELATIVE } from "./kinds.ts";

import {
  type Characters,
  DIGITS,
  invert,
  LETTERS,
  literal,
  NONE,
  type Node,
  of,
  overlaps,
  parse,
  union,
  WORD,
  within,
} from "./pattern-reader.ts";

/** Of a POSIX shell and of cmd: separators, substitution, redirection, quotes, line ends. */
const SHELL_META = of(";|&$`<>()\n\r'\"\\\0");
const QUOTES_AND_CALLS = union(of("[]{}!'\"`$\\;="), { low: 0n, others: true });
const SEPARATORS = of("/\\\0");

function alphabet(node: Node, ignoreCase: boolean): Characters {
  switch (node.kind) {
    case "set": {
      if (!ignoreCase || !overlaps(node.set, LETTERS)) return node.set;
      return union(node.set, LETTERS);
    }
    case "sequence":
      return node.parts.reduce((all, part) => union(all, alphabet(part, ignoreCase)), NONE);
    case "choice":
      return node.options.reduce((all, option) => union(all, alphabet(option, ignoreCase)), NONE);
    case "repeat":
      return node.max === 0 ? NONE : alphabet(node.node, ignoreCase);
    default:
      return NONE;
  }
}

/** Can match nothing. */
function isNullable(node: Node): boolean {
  switch (node.kind) {
    case "set":
      return false;
    case "sequence":
      return node.parts.every(isNullable);
    case "choice":
      return node.options.some(isNullable);
    case "repeat":
      return node.min === 0 || isNullable(node.node);
    default:
      return true;
  }
}

function firstCharacters(node: Node): Characters {
  switch (node.kind) {
    case "set":
      return node.set;
    case "sequence": {
      let all = NONE;
      for (const part of node.parts) {
        all = union(all, firstCharacters(part));
        if (!isNullable(part)) break;
      }
      return all;
    }
    case "choice":
      return node.options.reduce((all, option) => union(all, firstCharacters(option)), NONE);
    case "repeat":
      return node.max === 0 ? NONE : firstCharacters(node.node);
    default:
      return NONE;
  }
}

function lastCharacters(node: Node): Characters {
  switch (node.kind) {
    case "set":
      return node.set;
    case "sequence": {
      let all = NONE;
      for (const part of node.parts.toReversed()) {
        all = union(all, lastCharacters(part));
        if (!isNullable(part)) break;
      }
      return all;
    }
    case "choice":
      return node.options.reduce((all, option) => union(all, lastCharacters(option)), NONE);
    case "repeat":
      return node.max === 0 ? NONE : lastCharacters(node.node);
    default:
      return NONE;
  }
}

/** Two of these characters can stand side by side in a match. */
function canDouble(node: Node, chars: Characters): boolean {
  switch (node.kind) {
    case "choice":
      return node.options.some((option) => canDouble(option, chars));
    case "repeat": {
      if (node.max === 0) return false;
      const meets = overlaps(lastCharacters(node.node), chars) && overlaps(firstCharacters(node.node), chars);
      return (node.max > 1 && meets) || canDouble(node.node, chars);
    }
    case "sequence":
      return node.parts.some((part, index) => {
        if (canDouble(part, chars)) return true;
        if (!overlaps(lastCharacters(part), chars)) return false;
        for (const next of node.parts.slice(index + 1)) {
          if (overlaps(firstCharacters(next), chars)) return true;
          if (!isNullable(next)) return false;
        }
        return false;
      });
    default:
      return false;
  }
}

/** Every way through begins, or ends, at an anchor. */
function isAnchored(node: Node, at: "start" | "end"): boolean {
  switch (node.kind) {
    case "sequence": {
      const parts = at === "start" ? node.parts : node.parts.toReversed();
      for (const part of parts) {
        if (part.kind === "empty") continue;
        return isAnchored(part, at);
      }
      return false;
    }
    case "choice":
      return node.options.every((option) => isAnchored(option, at));
    default:
      return node.kind === at;
  }
}

type Ends = Map<Node, Map<number, ReadonlySet<number>>>;

/**
 * Positions in a text of at most three characters that a match from `from` can end at. Each node is asked once per
 * position: nested repeats would be exponential otherwise.
 */
function ends(node: Node, text: string, from: number, known: Ends): ReadonlySet<number> {
  let byStart = known.get(node);
  if (!byStart) {
    byStart = new Map();
    known.set(node, byStart);
  }
  let found = byStart.get(from);
  if (!found) {
    found = findEnds(node, text, from, known);
    byStart.set(from, found);
  }
  return found;
}

function findEnds(node: Node, text: string, from: number, known: Ends): ReadonlySet<number> {
  const step = (inner: Node, at: ReadonlySet<number>): ReadonlySet<number> => {
    const next = new Set<number>();
    for (const one of at) for (const end of ends(inner, text, one, known)) next.add(end);
    return next;
  };
  switch (node.kind) {
    case "set":
      return from < text.length && overlaps(node.set, literal(text[from] as string)) ? new Set([from + 1]) : new Set();
    case "sequence":
      return node.parts.reduce<ReadonlySet<number>>((at, part) => step(part, at), new Set([from]));
    case "choice":
      return new Set(node.options.flatMap((option) => [...ends(option, text, from, known)]));
    case "repeat": {
      const all = new Set<number>();
      let at: ReadonlySet<number> = new Set([from]);
      const rounds = Math.min(node.max, Math.max(node.min, text.length + 1), 8);
      if (node.min > text.length && !isNullable(node.node)) return all;
      for (let round = 0; round <= rounds; round++) {
        if (round >= Math.min(node.min, 8)) for (const one of at) all.add(one);
        at = step(node.node, at);
      }
      return all;
    }
    default:
      return new Set([from]);
  }
}

export interface PatternMeaning {
  /** Cleared kinds of a text that the whole pattern matches. */
  readonly clears: number;
  readonly anchored: boolean;
  /** What it would clear if it covered the whole text. */
  readonly wouldClear: number;
}

/**
 * What a text can still do that matches the pattern.
 *
 * @param whole the test matches the whole text (`fullmatch`), or `start` only its beginning (`re.match`), or anywhere.
 */
export function patternMeaning(pattern: string, flags: string, whole: "whole" | "start" | "anywhere"): PatternMeaning {
  const node = parse(pattern);
  if (!node || flags.includes("x")) return { clears: 0, anchored: false, wouldClear: 0 };
  const isAtStart = isAnchored(node, "start");
  const isAtEnd = isAnchored(node, "end");
  const covers = whole === "whole" || (isAtEnd && (whole === "start" || isAtStart));
  const anchored = covers && (whole === "whole" || !flags.includes("m"));
  const chars = alphabet(node, flags.includes("i"));
  const accepts = (text: string): boolean => ends(node, text, 0, new Map()).has(text.length);
  const clears = clearsOf(chars, firstCharacters(node), accepts, canDouble(node, of(".")));
  // Half an anchor is an attempt; none at all is a search.
  return { clears: anchored ? clears : 0, anchored, wouldClear: isAtStart || isAtEnd ? clears & ALL_KINDS : 0 };
}

/** The pattern looks for something that a shell or a path gives a meaning: a list of what is refused. */
export function looksForMeta(pattern: string): boolean {
  const node = parse(pattern);
  if (!node || isAnchored(node, "start")) return false;
  const chars = alphabet(node, false);
  return overlaps(chars, of(";|&$`<>\"'")) || (overlaps(chars, of(".")) && !chars.others && !overlaps(chars, WORD));
}

/**
 * A test that finds a forbidden character, `/[^\w.-]/`: what a text can do in which it finds nothing. Zero when the pattern
 * is no single negated class, for a list of forbidden characters is never complete.
 */
export function forbiddenMeaning(pattern: string): number {
  const node = parse(pattern);
  const set = node ? soleSet(node) : undefined;
  if (!set?.others) return 0;
  const allowed = invert(set);
  return clearsOf(allowed, allowed, (text) => [...text].every((char) => overlaps(allowed, literal(char))));
}

/** What is left after `replace(/[^a-z]/g, "")`. */
export function replacedMeaning(pattern: string, flags: string, replacement: string): number {
  if (!flags.includes("g")) return 0;
  const node = parse(pattern);
  const set = node ? soleSet(node) : undefined;
  if (!set?.others) return 0;
  let allowed = invert(set);
  for (const char of replacement) allowed = union(allowed, literal(char));
  return clearsOf(allowed, allowed, (text) => [...text].every((char) => overlaps(allowed, literal(char))));
}

/** The pattern can neither take nor add a dot: it changes how a path is written, not where it leads. */
export function isCosmetic(pattern: string, replacement: string): boolean {
  const node = parse(pattern);
  return (
    node !== undefined &&
    !overlaps(alphabet(node, false), of(".")) &&
    !overlaps(alphabet(node, false), WORD) &&
    /^[/\\\s"']*$/u.test(replacement)
  );
}

function soleSet(node: Node): Characters | undefined {
  if (node.kind === "set") return node.set;
  if (node.kind === "repeat" && node.min <= 1) return soleSet(node.node);
  return node.kind === "sequence" && node.parts.length === 1 ? soleSet(node.parts[0] as Node) : undefined;
}

/** What a name of letters, digits, `_` and `-` cannot be: a statement, a host with a domain, a pattern, markup. */
const NAMES =
  KIND_BITS.SQL |
  KIND_BITS.URL |
  KIND_BITS.NOSQL |
  KIND_BITS.TEMPLATE |
  KIND_BITS.DESERIALIZE |
  KIND_BITS.XML |
  KIND_BITS.HTML |
  KIND_BITS.REGEX;

/** @param hasDots two dots can stand side by side */
function clearsOf(
  chars: Characters,
  first: Characters,
  accepts: (text: string) => boolean,
  hasDots: boolean = overlaps(chars, of(".")),
): number {
  if (within(chars, DIGITS)) return EVERYTHING;
  let bits = 0;
  if (!overlaps(chars, SHELL_META)) bits |= KIND_BITS.SHELL;
  if (within(chars, WORD) || (!overlaps(chars, LETTERS) && !overlaps(chars, QUOTES_AND_CALLS))) bits |= KIND_BITS.CODE;
  const hasSeparator = overlaps(chars, SEPARATORS);
  const hasDot = overlaps(chars, of("."));
  if (!hasSeparator) {
    bits |= NO_SEPARATOR | RELATIVE;
    if (!hasDot || !accepts("..")) bits |= NO_DOTS | PATHS;
  } else {
    if (!hasDots) bits |= NO_DOTS;
    if (!overlaps(first, SEPARATORS)) bits |= RELATIVE;
    if (!hasDots && !overlaps(first, SEPARATORS)) bits |= PATHS;
  }
  if (!overlaps(first, of("-"))) bits |= KIND_BITS.ARGV;
  if (within(chars, union(WORD, of("-")))) bits |= NAMES;
  return bits & (ALL_KINDS | NO_DOTS | RELATIVE | NO_SEPARATOR);
}
