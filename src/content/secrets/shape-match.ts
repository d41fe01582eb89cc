/** Tries an issuer's format where its start was found. */
import { afterEscape, isAlphanumeric, isWordCode } from "./characters.ts";
import { entropy } from "./checksum.ts";
import { isPlaceholder } from "./placeholder.ts";
import type { SecretHit, Shape, Strength } from "./types.ts";
import { isWordy } from "./words.ts";

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

/** How many different values of one text are remembered, so that one that comes again and again is judged once. */
export const MAX_REMEMBERED = 1000;

/** Undefined: no secret. */
type Judged = { readonly kind: string; readonly strength: Strength } | undefined;

/** Tries shapes in one text. */
export class ShapeMatcher {
  readonly #text: string;
  readonly #judged = new Map<Shape, Map<string, Judged>>();
  #remembered = 0;

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
    const value = text.slice(start, end);
    const judged = this.#judge(shape, literal, value);
    if (!judged) return undefined;
    return { kind: judged.kind, category: "secret", start, end, value, strength: judged.strength };
  }

  #judge(shape: Shape, literal: string, value: string): Judged {
    const known = this.#judged.get(shape);
    const before = known?.get(value);
    if (before !== undefined || known?.has(value)) return before;
    const judged = judge(shape, literal, value);
    if (this.#remembered < MAX_REMEMBERED) {
      this.#remembered++;
      if (known) known.set(value, judged);
      else this.#judged.set(shape, new Map([[value, judged]]));
    }
    return judged;
  }
}

function judge(shape: Shape, literal: string, value: string): Judged {
  const body = shape.body ? shape.body(value, literal) : shape.from ? value : value.slice(literal.length);
  if (entropy(body) < shape.minEntropy || isName(body) || isPlaceholder(value, body)) return undefined;
  if (!shape.verify || shape.verify(value)) return { kind: shape.kind, strength: shape.strength ?? "verified" };
  return shape.otherwise ? { kind: shape.otherwise, strength: "plausible" } : undefined;
}

/** Small letters and separators, and no digit: no issuer draws so. */
const SMALL_WORDS = /^[a-z]*(?:[-_][a-z]*)+$/;

/** A name of code. Such hold few digits: with more of them, only what can be nothing else counts as words. */
function isName(body: string): boolean {
  if (SMALL_WORDS.test(body)) return true;
  return isWordy(body, /[0-9][^0-9]*[0-9][^0-9]*[0-9]/.test(body.slice(0, 256)) ? 0.85 : 0.68);
}
