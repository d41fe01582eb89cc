/** Shorter texts are looked through as fast as they are looked up. */
const MIN_REMEMBERED = 48;

/** UTF-16 units of the texts that are remembered. */
const MAX_UNITS = 2_000_000;

/** Slots in which a text leaves a mark when it comes for the first time; a power of two. */
const SLOTS = 1 << 14;

/**
 * What the engines found in texts that come again and again, as listings and the answers of a poll do. A text is only kept when it
 * comes for the second time: most never do, and keeping them would cost more memory than all the rest of the analysis.
 */
export class TextMemo<Value> {
  #young = new Map<string, Map<string, Value>>();
  #old = new Map<string, Map<string, Value>>();
  #units = 0;
  readonly #marks = new Uint32Array(SLOTS);

  /** What is kept for a text, to be filled; undefined for one that is not kept. Asked once each time that a text comes. */
  valuesOf(text: string): Map<string, Value> | undefined {
    if (text.length < MIN_REMEMBERED || text.length > MAX_UNITS / 4) return undefined;
    const young = this.#young.get(text);
    if (young) return young;
    const old = this.#old.get(text);
    if (!old && !this.#cameBefore(text)) return undefined;
    const values = old ?? new Map<string, Value>();
    this.#keep(text, values);
    return values;
  }

  #keep(text: string, values: Map<string, Value>): void {
    this.#young.set(text, values);
    this.#units += text.length;
    if (this.#units <= MAX_UNITS / 2) return;
    this.#old = this.#young;
    this.#young = new Map();
    this.#units = 0;
  }

  /** Whether a text that looks the same at some places was the last one of its slot. Being wrong costs nothing but room. */
  #cameBefore(text: string): boolean {
    let mark = text.length;
    const step = text.length / SAMPLES;
    for (let i = 0; i < SAMPLES; i++) mark = Math.imul(mark, 31) + text.charCodeAt(Math.floor(i * step));
    mark = (mark ^ (mark >>> 15)) >>> 0;
    const slot = mark & (SLOTS - 1);
    const before = this.#marks[slot] === mark;
    this.#marks[slot] = mark;
    return before;
  }
}

/** Characters of a text that its mark is made of. */
const SAMPLES = 24;
