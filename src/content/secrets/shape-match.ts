/** Tries an issuer's format where its start was found. */
import { afterEscape, isAlphanumeric, isWordCode } from "./characters.ts";
import { entropy } from "./checksum.ts";
import { type Measure, measure } from "./measure.ts";
import { isMeasuredPlaceholder, isPlaceholder } from "./placeholder.ts";
import type { SecretHit, Shape, Strength } from "./types.ts";

/** Shorter starts turn up behind separators by chance. */
const MIN_GLUED = 4;

/** From this length on a start is like nothing else, whatever stands before it. */
const MIN_WITHIN = 8;

type Behind = "nothing" | "separator" | "letter";

function behindOf({ behind }: Shape, literal: string): Behind {
  if (behind !== undefined) return behind;
  return literal.length >= MIN_WITHIN ? "letter" : literal.length >= MIN_GLUED ? "separator" : "nothing";
}

/** True when the start of a shape counts only where no letter or digit stands before it. */
export function beginsWord(shape: Shape, literal: string): boolean {
  return !shape.from && isWordCode(literal.charCodeAt(0)) && behindOf(shape, literal) !== "letter";
}

/** True when a start of the shape would stand within a word: behind a letter, a digit, `-` or `_`, and no escape. */
export function isGlued(text: string, shape: Shape, literal: string, at: number): boolean {
  return (
    at > 0 &&
    !shape.from &&
    isWordCode(text.charCodeAt(at - 1)) &&
    isWordCode(literal.charCodeAt(0)) &&
    !afterEscape(text, at)
  );
}

/** True when the start of the shape counts though it is glued to what stands before it, as in `key-AKIA…`. */
export function mayBeGlued(text: string, shape: Shape, literal: string, at: number): boolean {
  const behind = behindOf(shape, literal);
  return behind === "letter" || (behind === "separator" && !isAlphanumeric(text.charCodeAt(at - 1)));
}

/** What the last value of a shape was judged to be; undefined kind: no secret. */
interface Judged {
  readonly value: string;
  readonly kind: string | undefined;
  readonly strength: Strength;
}

/** Tries shapes in one text. */
export class ShapeMatcher {
  readonly #text: string;
  /** A value that comes again and again, right after itself, is judged once. */
  readonly #last = new Map<Shape, Judged>();

  constructor(text: string) {
    this.#text = text;
  }

  /**
   * Tries a shape at a start that is no part of a word, or may be glued to one. A hit weaker than its shape is one that the
   * shape's proof refused.
   */
  at(shape: Shape, literal: string, at: number): SecretHit | undefined {
    const text = this.#text;
    const start = shape.from ? shape.from(text, at) : at;
    if (start === undefined) return undefined;
    shape.pattern.lastIndex = start;
    // A test costs less than an array of groups, and most starts are no secrets.
    if (!shape.pattern.test(text)) return undefined;
    const end = shape.pattern.lastIndex;
    let judged = this.#last.get(shape);
    if (!judged || judged.value.length !== end - start || !text.startsWith(judged.value, start)) {
      judged = judge(shape, literal, text, start, end);
      this.#last.set(shape, judged);
    }
    const { kind, value, strength } = judged;
    return kind === undefined ? undefined : { kind, category: "secret", start, end, value, strength };
  }
}

function judge(shape: Shape, literal: string, text: string, start: number, end: number): Judged {
  const value = text.slice(start, end);
  const strength = shape.strength ?? "verified";
  if (!isDrawn(shape, literal, text, start, end, value)) return { value, kind: undefined, strength };
  if (!shape.verify || shape.verify(value)) return { value, kind: shape.kind, strength };
  return { value, kind: shape.otherwise, strength: "plausible" };
}

/** Random, no name and no placeholder. */
function isDrawn(shape: Shape, literal: string, text: string, start: number, end: number, value: string): boolean {
  if (shape.body) {
    const body = shape.body(value, literal);
    return entropy(body) >= shape.minEntropy && !isName(measure(body)) && !isPlaceholder(value, body);
  }
  const from = shape.from ? start : start + literal.length;
  const found = measure(text, from, end, start);
  return (
    !isMeasuredPlaceholder(found, text, start, from, end) &&
    !isName(found) &&
    entropy(text, from, end) >= shape.minEntropy
  );
}

/** A name of code. Such hold few digits: with more of them, only what can be nothing else counts as words. */
function isName(found: Measure): boolean {
  // Small letters and separators, and no digit: no issuer draws so.
  if (found.joints > 0 && found.lower + found.joints === found.length) return true;
  return found.isWordy(found.digitsAhead >= 3 ? 0.85 : 0.68);
}
