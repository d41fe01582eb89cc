/**
 * Finds where something may begin, in one pass over the text. A hash of the last four characters, case folded, runs along;
 * a table of bits says whether anything begins like that. Most characters cost one look at the table, whatever the number
 * of literals.
 */
import { afterEscape, isAlphanumeric } from "./characters.ts";

/** Found when its literal stands in the text. */
export interface Cue<T> {
  /** Three characters or more, ASCII. */
  readonly literal: string;
  readonly ignoreCase?: boolean;
  /** Counts only where no letter or digit stands before it, or where those are the end of an escape. */
  readonly wordStart?: boolean;
  readonly payload: T;
}

interface Bucket<T> {
  readonly cues: Cue<T>[];
  /** Length of what was hashed: four characters, or three. Undefined where both are here. */
  hashed?: number | undefined;
  /** All cues begin words: where none can begin, none is compared. */
  wordStart: boolean;
}

const SIZE = 1 << 16;
export const MASK: number = SIZE - 1;

/** A number of eight bits for each ASCII character, the same for both cases. Odd multiples keep them apart. */
export const FOLD: Uint8Array = Uint8Array.from({ length: 128 }, (_, code) => {
  const folded = code >= 65 && code <= 90 ? code + 32 : code;
  return (folded * 167 + (folded >> 3) * 29) & 255;
});

/** Four bits per step: after four steps nothing is left of a character, and the lowest twelve bits are those of three. */
function step(hash: number, code: number): number {
  return ((hash << 4) ^ (FOLD[code & 127] as number)) & MASK;
}

/** The hash of all characters of a literal, of which the last four count. */
export function hashOf(literal: string): number {
  let hash = 0;
  for (let i = 0; i < literal.length; i++) hash = step(hash, literal.charCodeAt(i));
  return hash;
}

export class Scanner<T> {
  /** 0: nothing begins so; else the index of a bucket. */
  readonly #table = new Uint16Array(SIZE);
  readonly #buckets: Bucket<T>[] = [{ cues: [], wordStart: true }];

  constructor(cues: readonly Cue<T>[]) {
    for (const cue of cues) {
      const { literal } = cue;
      if (literal.length < 3) throw new Error(`a cue of less than three characters: ${literal}`);
      if (literal.length > 3) this.#add(hashOf(literal.slice(0, 4)), cue);
      // What stands before three characters is not known: each value that it may leave in the upper bits.
      else for (let upper = 0; upper < 16; upper++) this.#add((upper << 12) | (hashOf(literal) & 4095), cue);
    }
  }

  #add(hash: number, cue: Cue<T>): void {
    let index = this.#table[hash] as number;
    if (index === 0) {
      index = this.#buckets.length;
      this.#buckets.push({ cues: [], hashed: hashedOf(cue.literal), wordStart: true });
      this.#table[hash] = index;
    }
    const bucket = this.#buckets[index] as Bucket<T>;
    bucket.cues.push(cue);
    if (bucket.hashed !== hashedOf(cue.literal)) bucket.hashed = undefined;
    if (!cue.wordStart) bucket.wordStart = false;
  }

  /** True when any cue stands in the text, or between two places of it. */
  finds(text: string, from = 0, end: number = text.length): boolean {
    const table = this.#table;
    let hash = 0;
    for (let i = from; i < end; i++) {
      hash = ((hash << 4) ^ (FOLD[text.charCodeAt(i) & 127] as number)) & MASK;
      if (table[hash] === 0) continue;
      for (const { literal, ignoreCase } of (this.#buckets[table[hash] as number] as Bucket<T>).cues) {
        const at = i + 1 - hashedOf(literal);
        if (at >= from && at + literal.length <= end && standsAt(text, literal, at, ignoreCase)) return true;
      }
    }
    return false;
  }

  /**
   * Calls `visit` for each cue at each place, in the order of the text. A number that `visit` returns is where the scan
   * goes on; it is never before the place.
   */
  scan(text: string, visit: (payload: T, at: number, literal: string) => number | undefined): void {
    const table = this.#table;
    const length = text.length;
    let hash = 0;
    for (let i = 0; i < length; i++) {
      hash = ((hash << 4) ^ (FOLD[text.charCodeAt(i) & 127] as number)) & MASK;
      if (table[hash] === 0) continue;
      const { cues, hashed, wordStart } = this.#buckets[table[hash] as number] as Bucket<T>;
      if (wordStart && hashed !== undefined && !mayBegin(text, i + 1 - hashed)) continue;
      for (let n = 0; n < cues.length; n++) {
        const { literal, ignoreCase, payload, wordStart: begins } = cues[n] as Cue<T>;
        const at = i + 1 - hashedOf(literal);
        if (at < 0 || (begins && !mayBegin(text, at)) || !standsAt(text, literal, at, ignoreCase)) continue;
        const next = visit(payload, at, literal);
        if (next === undefined || next <= i) continue;
        i = next - 1;
        hash = 0;
        break;
      }
    }
  }
}

/** How many characters of a literal are hashed. */
function hashedOf(literal: string): number {
  return literal.length > 3 ? 4 : 3;
}

function mayBegin(text: string, at: number): boolean {
  return at <= 0 || !isAlphanumeric(text.charCodeAt(at - 1)) || afterEscape(text, at);
}

function standsAt(text: string, literal: string, at: number, ignoreCase = false): boolean {
  if (!ignoreCase) return text.startsWith(literal, at);
  if (at + literal.length > text.length) return false;
  for (let i = 0; i < literal.length; i++) {
    const code = text.charCodeAt(at + i);
    if ((code >= 65 && code <= 90 ? code + 32 : code) !== literal.charCodeAt(i)) return false;
  }
  return true;
}
