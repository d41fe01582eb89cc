/** Issuers' tokens that a line break splits: what begins like one at the end of a line, and what proves it in the next. */
import { entropy } from "../secrets/checksum.ts";
import { findSecrets } from "../secrets/index.ts";
import { Scanner } from "../secrets/scanner.ts";
import { beginsWord, isGlued, mayBeGlued } from "../secrets/shape-match.ts";
import { SHAPES } from "../secrets/shapes/index.ts";
import type { Shape } from "../secrets/types.ts";
import { isWordy } from "../secrets/words.ts";
import { PART } from "./reserved-kinds.ts";
import { MIN_PART, type Span } from "./spans.ts";

/** Longest word that is looked at, of either line; a JWT with many claims has so many characters. */
const MAX_WORD = 4096;
/** Shorter beginnings are those of words. */
const MIN_TOKEN = 9;
/** Bits per character of what begins a token; eight different characters have three. */
const MIN_ENTROPY = 2;
/** Starts that are tried in one word. */
const MAX_STARTS = 64;

/** In no token: white space, quotes, brackets and what separates. */
const OUTSIDE: ReadonlySet<string> = new Set(" \t\n\r\v\f\"'`<>\\,;()[]{}|");

/** Letters and digits, or small letters before capitals, that are no date. */
const DRAWN = /^(?!\d{4}-\d\d)(?:[A-Za-z_-]*[0-9]+[A-Za-z]|[0-9]*[A-Za-z]+[0-9]|[A-Z_-]*[a-z]+[A-Z])/;

type Start = { readonly shape: Shape };

let starts: Scanner<Start> | undefined;

/** Built when the first line comes. Of what is only plausible, the tokens that everybody passes around. */
function scanner(): Scanner<Start> {
  starts ??= new Scanner(
    SHAPES.filter(({ strength, kind }) => (strength ?? "verified") === "verified" || kind === "jwt").flatMap((shape) =>
      shape.starts.map((literal) => ({ literal, wordStart: beginsWord(shape, literal), payload: { shape } })),
    ),
  );
  return starts;
}

/** The lines of one stream. */
export class BrokenTokens {
  /** The last word of the line before. */
  #word = "";
  /** Its kind, when it begins like a token and was taken out. */
  #kind: string | undefined;

  /** True when the end of the last line was taken for the beginning of a token. */
  get pending(): boolean {
    return this.#kind !== undefined;
  }

  /** Adds the parts of tokens in the next line. */
  read(line: string, spans: Span[]): void {
    const end = line.endsWith("\r") ? line.length - 1 : line.length;
    const text = line.slice(0, end);
    const proved = this.#word !== "" && this.#goOn(text, spans);
    const word = wordAtEnd(text);
    const at = end - word.length;
    const indent = end - text.trimStart().length;
    if (!proved && this.#kind !== undefined && word !== "" && at === indent && isDrawn(word)) {
      // A whole line in the middle of one.
      spans.push({ start: at, end, kind: `${this.#kind}${PART}`, length: word.length });
      this.#word = `${this.#word}${word}`.slice(-MAX_WORD);
      return;
    }
    this.#word = word;
    this.#kind = undefined;
    const found = beginningIn(word);
    if (!found) return;
    this.#kind = found.kind;
    const start = at + found.start;
    spans.push({ start, end, kind: `${found.kind}${PART}`, length: end - start });
  }

  /** Looks for a token that began before this line. True when there is one. */
  #goOn(text: string, spans: Span[]): boolean {
    const indent = text.length - text.trimStart().length;
    let end = indent;
    while (end < text.length && end - indent < MAX_WORD && !OUTSIDE.has(text[end] as string)) end++;
    if (end === indent) return false;
    const head = text.slice(indent, end);
    const before = this.#word.length;
    const whole = findSecrets(this.#word, { plausible: true }).some((hit) => hit.end === before);
    let proved = false;
    for (const hit of findSecrets(this.#word + head, { plausible: true })) {
      if (hit.start >= before || hit.end <= before) continue;
      const part = head.slice(0, hit.end - before);
      // What was whole before does not go on in a word or a date.
      if (whole && indent + part.length < text.trimEnd().length && !DRAWN.test(part)) continue;
      spans.push({ start: indent, end: indent + part.length, kind: hit.kind, length: hit.value.length });
      proved = true;
    }
    return proved;
  }
}

/** Empty where it is too long. */
function wordAtEnd(text: string): string {
  let start = text.length;
  while (start > 0 && !OUTSIDE.has(text[start - 1] as string)) {
    start--;
    if (text.length - start > MAX_WORD) return "";
  }
  return text.slice(start);
}

/** Where a word begins like a token that is not whole in it. */
function beginningIn(word: string): { readonly start: number; readonly kind: string } | undefined {
  if (word.length < MIN_TOKEN) return undefined;
  let found: { readonly start: number; readonly kind: string } | undefined;
  let tried = 0;
  scanner().scan(word, ({ shape }, at, literal) => {
    if (found || ++tried > MAX_STARTS) return word.length;
    if (isGlued(word, shape, literal, at) && !mayBeGlued(word, shape, literal, at)) return undefined;
    const start = shape.from ? shape.from(word, at) : at;
    if (start === undefined || word.length - start < MIN_TOKEN || !isDrawn(word.slice(at + literal.length)))
      return undefined;
    found = { start, kind: shape.kind };
    return word.length;
  });
  if (!found) return undefined;
  const { start } = found;
  return findSecrets(word, { plausible: true }).some((hit) => hit.start <= start && hit.end > start)
    ? undefined
    : found;
}

/** Words between separators, each with a number behind it at most. */
const WORDS = /^(?:(?:[A-Za-z]?[a-z]+[0-9]{0,3}|[A-Z]+[0-9]{0,3}|[0-9.]{1,6})(?:[-_./:@^~=+?&]+|$))*$/;
const DATE = /^\d{4}-\d\d/;

/** True for what stands behind the start of a token and is no word: digits among letters, or cases mixed as in no name. */
export function isDrawn(body: string): boolean {
  const part = body.slice(0, 64);
  if (
    part.length < MIN_PART - 1 ||
    entropy(part) < MIN_ENTROPY ||
    isWordy(part, 0.68) ||
    WORDS.test(part) ||
    DATE.test(part)
  )
    return false;
  return /[A-Za-z]/.test(part) && (/[0-9]/.test(part) || /[a-z][A-Z].*[A-Z]|[A-Z]{2}.*[a-z]/.test(part));
}
