/**
 * What no parser comes to an end with: brackets that nest too deep or too ambiguously, and comments by the thousand in one
 * line. A scan that is no parser finds them first and blanks them, so that the rest of the file can be read.
 */
import { MAX_DEPTH } from "../../ir/limits.ts";

/**
 * Most brackets that may be open at once and each begin either a call or an arrow function: `async(` and `<T>(`. The
 * parsers read what follows once as each, so that every further one doubles or quadruples their time: 8 cost up to 2 s, 12
 * minutes.
 */
const MAX_AMBIGUOUS = 6;

/**
 * Characters that Babel may look through for the ends of lines: for each comment between marks it does so from there to
 * the line's end. This takes half a second.
 */
const MAX_LOOKED_THROUGH = 1_000_000_000;

/**
 * Characters that may be looked through for the ends of regular expressions that have none: each such slash looks to the end
 * of its line. This takes a tenth of a second; what comes after is read as a sign of division.
 */
const MAX_UNENDED = 20_000_000;

export interface Blanked {
  /** True when code was blanked, not only comments. */
  readonly tooDeep: boolean;
  /** As long as the text was; the same when nothing nests too deep. */
  readonly text: string;
  /** Offsets of lines that begin outside of all brackets, in order. */
  readonly topLines: readonly number[];
}

/** A bracket, or the start of an expression in a template. */
interface Opener {
  readonly closer: ")" | "]" | "}" | "}`";
  readonly isAmbiguous: boolean;
}

const OPENERS: ReadonlyMap<string, Opener> = new Map([
  ["(", { closer: ")", isAmbiguous: false }],
  ["[", { closer: "]", isAmbiguous: false }],
  ["{", { closer: "}", isAmbiguous: false }],
]);
const AMBIGUOUS: Opener = { closer: ")", isAmbiguous: true };
const IN_TEMPLATE: Opener = { closer: "}`", isAmbiguous: false };

/** Linear in the length of the text. */
export function blankDeepNesting(text: string): Blanked {
  const open: Opener[] = [];
  /** How many of each kind are open: a closer that matches nothing must not be looked for. */
  const counts: Record<Opener["closer"], number> = { ")": 0, "]": 0, "}": 0, "}`": 0 };
  const topLines: number[] = [];
  const pieces: string[] = [];
  let copied = 0;
  let tooDeep = false;
  let lookedThrough = 0;
  let lineEnd = -1;
  let ambiguous = 0;
  /** Number of brackets that were open when the blanked one began. */
  let blankedAt = -1;
  let previous = "";
  const slashes = { unended: 0 };
  const begin = (opener: Opener): void => {
    open.push(opener);
    counts[opener.closer]++;
  };
  const close = (closer: Opener["closer"], at: number): void => {
    if (counts[closer] === 0) return;
    // A bracket that nothing closes ends with the one around it.
    for (let last = open.pop(); last; last = open.pop()) {
      counts[last.closer]--;
      if (last.isAmbiguous) ambiguous--;
      if (last.closer === closer) break;
    }
    if (blankedAt < 0 || open.length > blankedAt) return;
    pieces.push(blanked(text, copied, at));
    copied = at;
    blankedAt = -1;
  };
  for (let at = 0; at < text.length; ) {
    const character = text.charAt(at);
    const opener = OPENERS.get(character);
    let end = at + 1;
    if (character === "\n") {
      if (open.length === 0) topLines.push(end);
    } else if (character === "/") {
      end = endOfSlash(text, at, previous, slashes);
      if (text[at + 1] === "*") {
        if (lineEnd < end) lineEnd = endOf(text, "\n", end, 0);
        lookedThrough += lineEnd - at;
        if (lookedThrough > MAX_LOOKED_THROUGH && blankedAt < 0) {
          pieces.push(text.slice(copied, at), blankOut(text.slice(at, end)));
          copied = end;
        }
      } else if (text[at + 1] !== "/") previous = "/";
    } else if (character === '"' || character === "'" || character === "`") {
      end = endOfQuoted(text, at, character);
      if (character === "`" && text.startsWith("${", end - 2)) begin(IN_TEMPLATE);
      previous = character;
    } else if (opener) {
      const isAmbiguous = character === "(" && (previous === ">" || isAsync(text, at));
      if (isAmbiguous) ambiguous++;
      if (blankedAt < 0 && (open.length >= MAX_DEPTH || ambiguous > MAX_AMBIGUOUS)) {
        blankedAt = open.length;
        tooDeep = true;
        pieces.push(text.slice(copied, end));
        copied = end;
      }
      begin(isAmbiguous ? AMBIGUOUS : opener);
      previous = character;
    } else if (character === "}" && open.at(-1)?.closer === "}`") {
      // The text of a template goes on, up to its end or the next expression in it.
      close("}`", at);
      end = endOfQuoted(text, at, "`");
      if (text.startsWith("${", end - 2)) begin(IN_TEMPLATE);
      previous = "`";
    } else if (character === ")" || character === "]" || character === "}") {
      close(character, at);
      previous = character;
    } else if (character > " ") previous = character;
    at = end;
  }
  if (blankedAt >= 0) pieces.push(blanked(text, copied, text.length));
  else if (copied === 0) return { text, topLines, tooDeep };
  else pieces.push(text.slice(copied));
  return { text: pieces.join(""), topLines, tooDeep };
}

/** White space of the same length and lines; a value where one has to stand. */
function blanked(text: string, from: number, to: number): string {
  const blank = blankOut(text.slice(from, to));
  const isList = text.charAt(from - 1) !== "(" || /^\)\s{0,9}(?:=>|\{)/u.test(text.slice(to, to + 12));
  return isList || !blank.startsWith(" ") ? blank : `0${blank.slice(1)}`;
}

/** The same lines without text. */
export function blankOut(text: string): string {
  return text.replace(/[^\n\r\u2028\u2029]/g, " ");
}

function isAsync(text: string, bracket: number): boolean {
  const before = text.slice(Math.max(0, bracket - 32), bracket);
  return /(?:^|[^\w$.])async\s*$/u.test(before);
}

/** Offset behind a comment, a regular expression or a sign of division. */
function endOfSlash(text: string, at: number, previous: string, slashes: { unended: number }): number {
  const next = text[at + 1];
  if (next === "/") return endOf(text, "\n", at, 0);
  if (next === "*") return endOf(text, "*/", at + 2, 2);
  if (previous !== "" && /[\w$)\]}"'`]/u.test(previous)) return at + 1;
  if (slashes.unended > MAX_UNENDED) return at + 1;
  let isClass = false;
  let i = at + 1;
  for (; i < text.length && text[i] !== "\n"; i++) {
    if (text[i] === "\\") i++;
    else if (text[i] === "[") isClass = true;
    else if (text[i] === "]") isClass = false;
    else if (text[i] === "/" && !isClass) return i + 1;
  }
  slashes.unended += i - at;
  return at + 1;
}

function endOf(text: string, mark: string, from: number, length: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + length;
}

/** Offset behind a string, or behind the `${` of a template. */
function endOfQuoted(text: string, at: number, quote: string): number {
  for (let i = at + 1; i < text.length; i++) {
    const character = text[i];
    if (character === "\\") i++;
    else if (character === quote) return i + 1;
    else if (quote !== "`" && character === "\n") return i;
    else if (quote === "`" && character === "$" && text[i + 1] === "{") return i + 2;
  }
  return text.length;
}
