/** Finds numbers that name a person or open their account: shape, check digits, and the words before them. */

import { afterEscape, startsWord } from "../characters.ts";
import { type Cue, Scanner } from "../scanner.ts";
import type { SecretHit } from "../types.ts";
import { CARDS, NO_CARD } from "./cards.ts";
import { EUROPE } from "./europe.ts";
import type { PersonalShape } from "./types.ts";
import { WORLD } from "./world.ts";

export const PERSONAL: readonly PersonalShape[] = [...CARDS, ...EUROPE, ...WORLD];

/** How far the words before a number count, in characters. */
const CONTEXT = 60;
const NEAR = 24;

const MAX_LETTERS = 6;
const MAX_FIRST = 31;

/** Places in PERSONAL by capitals before the first digit and digits of the first group. */
const BY_START: readonly (readonly number[])[] = Array.from(
  { length: (MAX_LETTERS + 1) * (MAX_FIRST + 1) },
  (_, index) => {
    const letters = Math.floor(index / (MAX_FIRST + 1));
    return PERSONAL.flatMap((shape, place) =>
      shape.letters === letters && shape.first.includes(index % (MAX_FIRST + 1)) ? [place] : [],
    );
  },
);

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95;
}

/** What the pass over the text looks for on behalf of this file: words that give shapes their context. */
export const PERSONAL_CUES: readonly Cue<number>[] = PERSONAL.flatMap(({ cues }, index) =>
  (cues?.split("|") ?? []).map((literal) => ({ literal, ignoreCase: true, payload: index })),
);

let nameScanner: Scanner<number> | undefined;

/**
 * Adds what is found, in order. Each run of digits is tried once, at its first digit or at the capitals before it.
 * @param name of the key that holds the text, which counts as words before it
 * @param marks where PERSONAL_CUES stand: places and payloads by turns
 */
export function findPersonal(text: string, name: string, marks: readonly number[], hits: SecretHit[]): void {
  /** By shape, where a word of its context was seen last. */
  const seen = new Int32Array(PERSONAL.length).fill(-CONTEXT - 1);
  if (name !== "") {
    nameScanner ??= new Scanner(PERSONAL_CUES);
    nameScanner.scan(name.slice(0, CONTEXT), (index) => {
      seen[index] = text.length;
      return undefined;
    });
  }
  const { length } = text;
  let free = 0;
  let next = 0;
  for (let i = 0; i < length; i++) {
    if (!isDigit(text.charCodeAt(i))) continue;
    let end = i + 1;
    while (end < length && isDigit(text.charCodeAt(end))) end++;
    const start = startOf(text, i, free);
    if (start !== undefined && end - i <= MAX_FIRST) {
      for (; next < marks.length && (marks[next] as number) < start; next += 2) {
        const index = marks[next + 1] as number;
        seen[index] = Math.max(seen[index] as number, marks[next] as number);
      }
      for (const index of BY_START[(i - start) * (MAX_FIRST + 1) + end - i] as readonly number[]) {
        const shape = PERSONAL[index] as PersonalShape;
        if (shape.cues !== undefined && start - (seen[index] as number) > CONTEXT) continue;
        const hit = tryShape(text, shape, start, name);
        if (!hit) continue;
        hits.push(hit);
        end = Math.max(end, hit.end);
        free = end;
        break;
      }
    }
    i = end;
  }
}

/** Where a number begins whose first digit stands at `at`; undefined within a word or a longer number. */
function startOf(text: string, at: number, free: number): number | undefined {
  let start = at;
  // The last letter of `%3D` is no capital of a number.
  while (start > free && at - start < MAX_LETTERS && isCapital(text.charCodeAt(start - 1)) && !afterEscape(text, start))
    start--;
  if (start === free) return start;
  const before = text.charCodeAt(start - 1);
  if (isLetter(before) || isDigit(before)) return afterEscape(text, start) ? start : undefined;
  if (before === 46 || before === 45 || before === 32) {
    // A group in the middle of a longer number is no beginning.
    return start > free + 1 && isDigit(text.charCodeAt(start - 2)) && start === at ? undefined : start;
  }
  return start;
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}

function tryShape(text: string, shape: PersonalShape, at: number, name: string): SecretHit | undefined {
  const start = at - (shape.lead ?? 0);
  if (start < 0 || (shape.lead !== undefined && !startsWord(text, start))) return undefined;
  shape.pattern.lastIndex = start;
  if (!shape.pattern.test(text)) return undefined;
  const end = shape.pattern.lastIndex;
  const value = text.slice(start, end);
  if (!shape.check(value)) return undefined;
  if (shape.context || shape.kind === "payment-card") {
    const context = contextBefore(text, start, name);
    if (shape.context && !shape.context.test(context)) return undefined;
    if (shape.kind === "payment-card" && NO_CARD.test(context.slice(-NEAR))) return undefined;
  }
  return { kind: shape.kind, category: "personal", start, end, value, strength: shape.strength ?? "verified" };
}

/** The words before, lower case, camel case apart. */
function contextBefore(text: string, start: number, name: string): string {
  const before = text.slice(Math.max(0, start - CONTEXT), start);
  let words = name === "" ? before : `${name} ${before}`;
  if (words.includes("%")) words = words.replace(/%[0-9A-Fa-f]{2}/g, " ");
  if (/[a-z][A-Z]/.test(words)) words = words.replace(/([a-z])([A-Z])/g, "$1 $2");
  return words.toLowerCase();
}
