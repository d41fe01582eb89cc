/**
 * Finds where something may begin, in one pass over the text. A hash of the last four characters, case folded, runs along;
 * a table of bits says whether anything begins like that. Most characters cost one look at the table, whatever the number
 * of literals.
 */
import { afterEscape, isAlphanumeric } from "./characters.ts";
import { MIN_BYTES, TextBytes } from "./text-bytes.ts";

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
  /** Stands at several places of the table: those that three characters may leave. */
  readonly isShared: boolean;
}

const SIZE = 1 << 16;
export const MASK: number = SIZE - 1;

/** A number of eight bits for each ASCII character, the same for both cases. Odd multiples keep them apart. */
export const FOLD: Uint8Array = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
  const folded = code >= 65 && code <= 90 ? code + 32 : code;
  FOLD[code] = folded * 167 + (folded >> 3) * 29;
}

/** Four bits per step: after four steps nothing is left of a character, and the lowest twelve bits are those of three. */
function step(hash: number, code: number): number {
  return ((hash << 4) ^ (FOLD[code & 127] as number)) & MASK;
}

/** The hash of the first `length` characters of a literal, of which the last four count. */
export function hashOf(literal: string, length: number): number {
  let hash = 0;
  for (let i = 0; i < length; i++) hash = step(hash, literal.charCodeAt(i));
  return hash;
}

export class Scanner<T> {
  readonly #cues: readonly Cue<T>[];
  /** 0: nothing begins so; else the index of a bucket. Undefined until the first text: many a scanner never gets one. */
  #table: Uint16Array | undefined;
  readonly #buckets: Bucket<T>[] = [{ cues: [], wordStart: true, isShared: false }];

  /** @throws Error for a cue of less than three characters */
  constructor(cues: readonly Cue<T>[]) {
    for (const { literal } of cues)
      if (literal.length < 3) throw new Error(`a cue of less than three characters: ${literal}`);
    this.#cues = cues;
  }

  #filled(): Uint16Array {
    const table = new Uint16Array(SIZE);
    for (const cue of this.#cues) {
      if (cue.literal.length > 3) this.#add(table, cue);
      else this.#addShort(table, cue);
    }
    this.#table = table;
    return table;
  }

  #add(table: Uint16Array, cue: Cue<T>): void {
    const hash = hashOf(cue.literal, 4);
    const index = table[hash] as number;
    const bucket = this.#buckets[index] as Bucket<T>;
    if (index !== 0 && !bucket.isShared) {
      put(bucket, cue, 4);
      return;
    }
    table[hash] = this.#buckets.length;
    if (index === 0) this.#buckets.push({ cues: [cue], hashed: 4, wordStart: cue.wordStart === true, isShared: false });
    else {
      // The other places of the bucket say nothing of this cue.
      const { cues, hashed, wordStart } = bucket;
      const own: Bucket<T> = { cues: [...cues], hashed, wordStart, isShared: false };
      put(own, cue, 4);
      this.#buckets.push(own);
    }
  }

  /** What stands before three characters is not known: the cue goes to each value that it may leave in the upper bits. */
  #addShort(table: Uint16Array, cue: Cue<T>): void {
    const low = hashOf(cue.literal, 3) & 4095;
    let fresh = 0;
    let shared = 0;
    for (let hash = low; hash < SIZE; hash += 4096) {
      const index = table[hash] as number;
      if (index === 0) {
        if (fresh === 0) {
          fresh = this.#buckets.length;
          this.#buckets.push({ cues: [cue], hashed: 3, wordStart: cue.wordStart === true, isShared: true });
        }
        table[hash] = fresh;
        continue;
      }
      // All places of a shared bucket are among these.
      const bucket = this.#buckets[index] as Bucket<T>;
      if (bucket.isShared && index === shared) continue;
      if (bucket.isShared) shared = index;
      put(bucket, cue, 3);
    }
  }

  /** True when any cue stands in the text, or between two places of it. */
  finds(text: string, from = 0, end: number = text.length): boolean {
    const table = this.#table ?? this.#filled();
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
    const table = this.#table ?? this.#filled();
    if (text.length < MIN_BYTES) {
      this.#scanShort(text, table, visit);
      return;
    }
    const view = TextBytes.take();
    const { bytes } = view;
    let hash = 0;
    for (let from = 0; from < text.length; ) {
      const size = view.read(text, from);
      let i = 0;
      while (i < size) {
        // Most fours hold no end of a beginning, and then one branch is all they cost.
        for (; i + 4 <= size; i += 4) {
          const first = ((hash << 4) ^ (FOLD[(bytes[i] as number) & 127] as number)) & MASK;
          const second = ((first << 4) ^ (FOLD[(bytes[i + 1] as number) & 127] as number)) & MASK;
          const third = ((second << 4) ^ (FOLD[(bytes[i + 2] as number) & 127] as number)) & MASK;
          const fourth = ((third << 4) ^ (FOLD[(bytes[i + 3] as number) & 127] as number)) & MASK;
          const found = (table[first] as number) | (table[second] as number) | (table[third] as number);
          if ((found | (table[fourth] as number)) !== 0) break;
          hash = fourth;
        }
        for (const stop = Math.min(i + 4, size); i < stop; ) {
          hash = ((hash << 4) ^ (FOLD[(bytes[i++] as number) & 127] as number)) & MASK;
          const index = table[hash] as number;
          if (index === 0) continue;
          const next = this.#visitBucket(this.#buckets[index] as Bucket<T>, text, from + i, visit);
          if (next === undefined) continue;
          i = next - from;
          hash = 0;
          break;
        }
      }
      from += i;
    }
    view.release();
  }

  #scanShort(
    text: string,
    table: Uint16Array,
    visit: (payload: T, at: number, literal: string) => number | undefined,
  ): void {
    const { length } = text;
    let hash = 0;
    for (let i = 0; i < length; i++) {
      hash = ((hash << 4) ^ (FOLD[text.charCodeAt(i) & 127] as number)) & MASK;
      const index = table[hash] as number;
      if (index === 0) continue;
      const next = this.#visitBucket(this.#buckets[index] as Bucket<T>, text, i + 1, visit);
      if (next === undefined) continue;
      i = next - 1;
      hash = 0;
    }
  }

  /** @param end of what was hashed  @returns where the scan goes on, when that is behind `end` */
  #visitBucket(
    { cues, hashed, wordStart }: Bucket<T>,
    text: string,
    end: number,
    visit: (payload: T, at: number, literal: string) => number | undefined,
  ): number | undefined {
    if (wordStart && hashed !== undefined && !mayBegin(text, end - hashed)) return undefined;
    for (let n = 0; n < cues.length; n++) {
      const { literal, ignoreCase, payload, wordStart: begins } = cues[n] as Cue<T>;
      const at = end - hashedOf(literal);
      if (at < 0 || (begins && !mayBegin(text, at)) || !standsAt(text, literal, at, ignoreCase)) continue;
      const next = visit(payload, at, literal);
      if (next !== undefined && next >= end) return next;
    }
    return undefined;
  }
}

/** @param hashed how many characters of the cue's literal are hashed */
function put<T>(bucket: Bucket<T>, cue: Cue<T>, hashed: number): void {
  bucket.cues.push(cue);
  if (bucket.hashed !== hashed) bucket.hashed = undefined;
  if (!cue.wordStart) bucket.wordStart = false;
}

/** How many characters of a literal are hashed. */
function hashedOf(literal: string): number {
  return literal.length > 3 ? 4 : 3;
}

/** No letter or digit stands before a place, or those are the end of an escape. */
export function mayBegin(text: string, at: number): boolean {
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
