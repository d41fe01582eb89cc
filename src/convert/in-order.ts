/** Held back until it is their turn, in UTF-16 units. */
const MAX_HELD = 32 * 1024 * 1024;

/**
 * Brings texts that are ready at any time into the order in which they were begun. What waits is bounded: beyond it, the rest
 * comes in the order in which it is ready.
 */
export class InOrder {
  readonly #write: (text: string) => void;
  readonly #limit: number;
  readonly #ready = new Map<number, string>();
  #begun = 0;
  #next = 0;
  #held = 0;
  #isOrdered = true;

  constructor(write: (text: string) => void, limit = MAX_HELD) {
    this.#write = write;
    this.#limit = limit;
  }

  /** False once the bound was reached. */
  get isOrdered(): boolean {
    return this.#isOrdered;
  }

  /** @returns the place in the order */
  begin(): number {
    return this.#begun++;
  }

  /** To be called once for each place. */
  ready(place: number, text: string): void {
    if (!this.#isOrdered) {
      this.#write(text);
      return;
    }
    this.#ready.set(place, text);
    this.#held += text.length;
    for (let due = this.#ready.get(this.#next); due !== undefined; due = this.#ready.get(this.#next)) {
      this.#ready.delete(this.#next++);
      this.#held -= due.length;
      this.#write(due);
    }
    if (this.#held <= this.#limit) return;
    this.#isOrdered = false;
    for (const [, waiting] of [...this.#ready].sort(([a], [b]) => a - b)) this.#write(waiting);
    this.#ready.clear();
  }
}
