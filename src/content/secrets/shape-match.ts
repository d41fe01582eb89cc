/** Tries an issuer's format where its start was found. */
import { entropy } from "./checksum.ts";
import { isPlaceholder } from "./placeholder.ts";
import type { SecretHit, Shape } from "./types.ts";
import { isWordy } from "./words.ts";

/** A hit weaker than its shape is one that the shape's proof refused. */
export function matchShape(text: string, shape: Shape, literal: string, at: number): SecretHit | undefined {
  let start = at;
  if (shape.from) {
    const from = shape.from(text, at);
    if (from === undefined) return undefined;
    start = from;
  } else if (!startsWord(text, at)) return undefined;
  shape.pattern.lastIndex = start;
  // A test costs less than an array of groups, and most starts are no secrets.
  if (!shape.pattern.test(text)) return undefined;
  const end = shape.pattern.lastIndex;
  const value = text.slice(start, end);
  const body = shape.body ? shape.body(value, literal) : shape.from ? value : value.slice(literal.length);
  if (entropy(body) < shape.minEntropy || isName(body) || isPlaceholder(value, body)) return undefined;
  const strength = shape.strength ?? "verified";
  if (!shape.verify || shape.verify(value))
    return { kind: shape.kind, category: "secret", start, end, value, strength };
  return shape.otherwise
    ? { kind: shape.otherwise, category: "secret", start, end, value, strength: "plausible" }
    : undefined;
}

/** Small letters and separators, and no digit: no issuer draws so. */
const SMALL_WORDS = /^[a-z]*(?:[-_][a-z]*)+$/;

/** A name of code. Such hold few digits: with more of them, only what can be nothing else counts as words. */
function isName(body: string): boolean {
  if (SMALL_WORDS.test(body)) return true;
  return isWordy(body, /[0-9][^0-9]*[0-9][^0-9]*[0-9]/.test(body.slice(0, 256)) ? 0.85 : 0.68);
}

const WORD: Uint8Array = Uint8Array.from({ length: 128 }, (_, code) =>
  /[A-Za-z0-9_-]/.test(String.fromCharCode(code)) ? 1 : 0,
);

/** A character of names and tokens: ASCII letters, digits, `_`, `-`. */
export function isWordCode(code: number): boolean {
  return code < 128 && WORD[code] === 1;
}

/**
 * True when no character of a word stands before `at`, or none begins there. The last letter of a JSON or percent escape
 * (`\n`, `\u0020`, `%3D`) is no such character.
 */
export function startsWord(text: string, at: number): boolean {
  if (at === 0 || !isWordCode(text.charCodeAt(at - 1)) || !isWordCode(text.charCodeAt(at))) return true;
  return afterEscape(text, at);
}

/** True when the characters before `at` are the end of an escape. */
export function afterEscape(text: string, at: number): boolean {
  if (at < 2) return false;
  const second = text.charCodeAt(at - 2);
  // A backslash and one letter.
  if (second === 92) return /[bfnrt]/.test(text[at - 1] as string);
  const third = at > 2 ? text.charCodeAt(at - 3) : 0;
  if (third === 37) return /^[0-9a-fA-F]{2}$/.test(text.slice(at - 2, at));
  return at > 5 && text.charCodeAt(at - 6) === 92 && /^u[0-9a-fA-F]{4}$/.test(text.slice(at - 5, at));
}
