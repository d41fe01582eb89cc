/** Work that was put off: at most this long in one turn of the event loop, in milliseconds. */
const SLICE = 0.25;
/** How long work may wait for more of its kind, in milliseconds. */
const DELAY = 2;
/** Pieces of done work that are let go together. */
const COMPACT_AT = 1024;

/**
 * Puts off the work of observing until the bytes have long been handed on, and does it in small slices, so that a message
 * never waits for the record of another one. Nothing is lost: when more than `limit` bytes wait, the caller does the oldest
 * work first.
 */
export class Backlog {
  readonly #limit: number;
  #waiting: { readonly bytes: number; readonly work: () => void }[] = [];
  /** Index of the next piece of work. */
  #next = 0;
  #bytes = 0;
  #scheduled: NodeJS.Timeout | NodeJS.Immediate | undefined;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** @param bytes that the work keeps in memory */
  add(bytes: number, work: () => void): void {
    this.#waiting.push({ bytes, work });
    this.#bytes += bytes;
    while (this.#bytes > this.#limit) this.#one();
    this.#scheduled ??= setTimeout(() => this.#slice(), DELAY);
  }

  /** Does everything that waits, now. */
  drain(): void {
    while (this.#next < this.#waiting.length) this.#one();
    this.#waiting = [];
    this.#next = 0;
  }

  #one(): void {
    const { bytes, work } = this.#waiting[this.#next] as { bytes: number; work: () => void };
    this.#next++;
    this.#bytes -= bytes;
    if (this.#next >= COMPACT_AT) {
      this.#waiting = this.#waiting.slice(this.#next);
      this.#next = 0;
    }
    work();
  }

  #slice(): void {
    this.#scheduled = undefined;
    const until = performance.now() + SLICE;
    while (this.#next < this.#waiting.length && performance.now() < until) this.#one();
    if (this.#next < this.#waiting.length) this.#scheduled = setImmediate(() => this.#slice());
    else this.drain();
  }
}
