/**
 * Reads a regular expression for what it lets through: which characters, where it is anchored, how it may start. The
 * pattern itself is never run. Covers JavaScript's and Python's common syntax; anything else reads as "lets all through".
 */
import { ALL_KINDS, EVERYTHING, KIND_BITS, NO_DOTS, NO_SEPARATOR, PATHS, RELATIVE } from "./kinds.ts";

/** Characters 0 to 127, and one bit for all others. */
type Characters = { readonly low: bigint; readonly others: boolean };

type Node =
  | { readonly kind: "set"; readonly set: Characters }
  | { readonly kind: "sequence"; readonly parts: readonly Node[] }
  | { readonly kind: "choice"; readonly options: readonly Node[] }
  | { readonly kind: "repeat"; readonly node: Node; readonly min: number; readonly max: number }
  | { readonly kind: "start" | "end" | "empty" };

const MAX_PATTERN = 2000;
const MAX_DEPTH = 40;
const NONE: Characters = { low: 0n, others: false };
const ALL: Characters = { low: (1n << 128n) - 1n, others: true };

const range = (from: number, to: number): Characters => {
  let low = 0n;
  for (let code = from; code <= Math.min(to, 127); code++) low |= 1n << BigInt(code);
  return { low, others: to > 127 };
};
const of = (text: string): Characters => {
  let low = 0n;
  for (const char of text) low |= 1n << BigInt(char.charCodeAt(0));
  return { low, others: false };
};
const union = (a: Characters, b: Characters): Characters => ({ low: a.low | b.low, others: a.others || b.others });
const invert = (a: Characters): Characters => ({ low: ALL.low & ~a.low, others: !a.others });
const overlaps = (a: Characters, b: Characters): boolean => (a.low & b.low) !== 0n || (a.others && b.others);
const within = (a: Characters, b: Characters): boolean => (a.low & ~b.low) === 0n && (!a.others || b.others);

const DIGITS = range(48, 57);
const LETTERS = union(range(65, 90), range(97, 122));
const WORD = union(union(DIGITS, LETTERS), of("_"));
const SPACE: Characters = union(of(" \t\n\r\f\v"), { low: 0n, others: true });
/** Of a POSIX shell and of cmd: separators, substitution, redirection, quotes, line ends. */
const SHELL_META = of(";|&$`<>()\n\r'\"\\\0");
const QUOTES_AND_CALLS = union(of("[]{}!'\"`$\\;="), { low: 0n, others: true });
const SEPARATORS = of("/\\\0");

class Reader {
  readonly text: string;
  at = 0;
  constructor(text: string) {
    this.text = text;
  }

  choice(depth: number): Node | undefined {
    if (depth > MAX_DEPTH) return undefined;
    const options: Node[] = [];
    for (;;) {
      const part = this.sequence(depth);
      if (!part) return undefined;
      options.push(part);
      if (this.text[this.at] !== "|") break;
      this.at++;
    }
    return options.length === 1 ? options[0] : { kind: "choice", options };
  }

  sequence(depth: number): Node | undefined {
    const parts: Node[] = [];
    while (this.at < this.text.length && this.text[this.at] !== "|" && this.text[this.at] !== ")") {
      const atom = this.atom(depth);
      if (!atom) return undefined;
      parts.push(this.quantified(atom));
    }
    return { kind: "sequence", parts };
  }

  quantified(node: Node): Node {
    let result = node;
    for (;;) {
      const rest = this.text.slice(this.at, this.at + 24);
      const match = /^(?:([*+?])|\{(\d{0,6})(,?)(\d{0,6})\})/u.exec(rest);
      if (!match || (match[1] === undefined && match[2] === "" && match[4] === "")) return result;
      this.at += match[0].length;
      const [, sign, low, comma, high] = match;
      const min = sign === "+" ? 1 : sign !== undefined ? 0 : Number(low || 0);
      const max =
        sign === "?" ? 1 : sign !== undefined ? Infinity : comma === "" ? min : high === "" ? Infinity : Number(high);
      result = { kind: "repeat", node: result, min, max };
      if (this.text[this.at] === "?" || this.text[this.at] === "+") this.at++;
    }
  }

  atom(depth: number): Node | undefined {
    const char = this.text[this.at++] as string;
    switch (char) {
      case "^":
        return { kind: "start" };
      case "$":
        return { kind: "end" };
      case ".":
        return { kind: "set", set: invert(of("\n\r")) };
      case "[":
        return this.characterClass();
      case "\\":
        return this.escape();
      case "(": {
        let isLook = false;
        if (this.text[this.at] === "?") {
          const group = /^\?(?::|P?<[A-Za-z_]\w{0,60}>|(<?[=!]))/u.exec(this.text.slice(this.at, this.at + 80));
          if (!group) return undefined;
          isLook = group[1] !== undefined;
          this.at += group[0].length;
        }
        const inner = this.choice(depth + 1);
        if (!inner || this.text[this.at] !== ")") return undefined;
        this.at++;
        return isLook ? { kind: "empty" } : inner;
      }
      default:
        return { kind: "set", set: literal(char) };
    }
  }

  escape(): Node | undefined {
    const char = this.text[this.at++];
    if (char === undefined) return undefined;
    if (char === "A") return { kind: "start" };
    if (char === "Z" || char === "z") return { kind: "end" };
    if (char === "b" || char === "B") return { kind: "empty" };
    const set = this.escaped(char);
    return set ? { kind: "set", set } : undefined;
  }

  escaped(char: string): Characters | undefined {
    switch (char) {
      case "d":
        return DIGITS;
      case "D":
        return invert(DIGITS);
      case "w":
        return WORD;
      case "W":
        return invert(WORD);
      case "s":
        return SPACE;
      case "S":
        return invert(SPACE);
      case "n":
        return of("\n");
      case "r":
        return of("\r");
      case "t":
        return of("\t");
      case "f":
        return of("\f");
      case "v":
        return of("\v");
      case "0":
        return of("\0");
      case "x":
      case "u": {
        const digits = /^(?:[0-9a-fA-F]{4}|[0-9a-fA-F]{2})/u.exec(
          this.text.slice(this.at, this.at + (char === "x" ? 2 : 4)),
        );
        if (!digits) return undefined;
        this.at += digits[0].length;
        return literal(String.fromCharCode(Number.parseInt(digits[0], 16)));
      }
      case "p":
      case "P": {
        const end = this.text.indexOf("}", this.at);
        if (end < 0 || this.text[this.at] !== "{") return undefined;
        const name = this.text.slice(this.at + 1, end);
        this.at = end + 1;
        const isText = /^(?:L|N|Letter|Number|Nd|Lu|Ll|Alphabetic|L[a-z])$/u.test(name);
        return char === "p" && isText ? { low: WORD.low, others: true } : ALL;
      }
      default:
        return /[A-Za-z1-9]/u.test(char) ? undefined : literal(char);
    }
  }

  characterClass(): Node | undefined {
    const negated = this.text[this.at] === "^";
    if (negated) this.at++;
    let set = NONE;
    let previous: number | undefined;
    let isFirst = true;
    for (;;) {
      const char = this.text[this.at++];
      if (char === undefined) return undefined;
      if (char === "]" && !isFirst) break;
      isFirst = false;
      if (char === "-" && previous !== undefined && this.text[this.at] !== "]" && this.text[this.at] !== undefined) {
        let end = this.text[this.at++] as string;
        if (end === "\\") end = this.text[this.at++] ?? "";
        set = union(set, range(previous, end.charCodeAt(0)));
        previous = undefined;
      } else if (char === "\\") {
        const next = this.text[this.at++];
        const escaped = next === undefined ? undefined : next === "b" ? of("\b") : this.escaped(next);
        if (!escaped) return undefined;
        set = union(set, escaped);
        previous = /[A-Za-z0-9]/u.test(next ?? "") ? undefined : (next ?? "").charCodeAt(0);
      } else {
        set = union(set, literal(char));
        previous = char.charCodeAt(0);
      }
    }
    return { kind: "set", set: negated ? invert(set) : set };
  }
}

function literal(char: string): Characters {
  const code = char.charCodeAt(0);
  return code < 128 ? { low: 1n << BigInt(code), others: false } : { low: 0n, others: true };
}

function parse(pattern: string): Node | undefined {
  if (pattern.length > MAX_PATTERN) return undefined;
  const reader = new Reader(pattern);
  const node = reader.choice(0);
  return node && reader.at === pattern.length ? node : undefined;
}

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

/** Positions in a text of at most three characters that a match from `from` can end at. */
function ends(node: Node, text: string, from: number): ReadonlySet<number> {
  switch (node.kind) {
    case "set":
      return from < text.length && overlaps(node.set, literal(text[from] as string)) ? new Set([from + 1]) : new Set();
    case "sequence": {
      let at: ReadonlySet<number> = new Set([from]);
      for (const part of node.parts) {
        const next = new Set<number>();
        for (const one of at) for (const end of ends(part, text, one)) next.add(end);
        at = next;
      }
      return at;
    }
    case "choice": {
      const all = new Set<number>();
      for (const option of node.options) for (const end of ends(option, text, from)) all.add(end);
      return all;
    }
    case "repeat": {
      const all = new Set<number>();
      let at: ReadonlySet<number> = new Set([from]);
      const rounds = Math.min(node.max, Math.max(node.min, text.length + 1), 8);
      if (node.min > text.length && !isNullable(node.node)) return all;
      for (let round = 0; round <= rounds; round++) {
        if (round >= Math.min(node.min, 8)) for (const one of at) all.add(one);
        const next = new Set<number>();
        for (const one of at) for (const end of ends(node.node, text, one)) next.add(end);
        at = next;
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
  const accepts = (text: string): boolean => ends(node, text, 0).has(text.length);
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
  if (within(chars, union(WORD, of("-")))) bits |= KIND_BITS.SQL | KIND_BITS.URL;
  return bits & (ALL_KINDS | NO_DOTS | RELATIVE | NO_SEPARATOR);
}
