/** Work that was put off: at most this long in one turn of the event loop, in milliseconds. */
const SLICE = 0.25;
/** How long work may wait for more of its kind, in milliseconds. */
const DELAY = 2;
/**
 * Steps that the caller does when too much waits. Counted, not timed, so that a busy machine loses no more than an idle one:
 * at 64 lines a step, a flood of lines as short as JSON-RPC allows is slowed down and kept whole.
 */
const HELP = 32;
/** Pieces of done work that are let go together. */
const COMPACT_AT = 1024;

/** One step of a piece of work; true when nothing is left to do. */
export type Work = () => boolean;

/**
 * Puts off the work of observing until the bytes have long been handed on, and does it in small slices, so that a message
 * never waits for the record of another one. When more than `limit` waits, whoever adds more helps for a moment, which slows
 * a flood down to what can be observed. What costs more than that grows the backlog until it is `full`.
 */
export class Backlog {
  readonly #limit: number;
  #waiting: { readonly cost: number; readonly work: Work }[] = [];
  /** Index of the piece of work that is next. */
  #next = 0;
  #cost = 0;
  #scheduled: NodeJS.Timeout | NodeJS.Immediate | undefined;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** True when four times the limit waits: nothing that costs more should be added. */
  get full(): boolean {
    return this.#cost >= 4 * this.#limit;
  }

  /** @param cost of the work, in the unit of the limit */
  add(cost: number, work: Work): void {
    this.#waiting.push({ cost, work });
    this.#cost += cost;
    if (this.#cost > this.#limit) this.#work({ enough: this.#limit, steps: HELP });
    this.#scheduled ??= setTimeout(() => this.#slice(), DELAY);
  }

  /** Does everything that waits, now. */
  drain(): void {
    this.#work({});
  }

  #slice(): void {
    this.#scheduled = undefined;
    this.#work({ until: performance.now() + SLICE });
    if (this.#next < this.#waiting.length) this.#scheduled = setImmediate(() => this.#slice());
  }

  /** Works until no more than `enough` waits, so many steps were done, or the time is over. */
  #work({ enough = -1, steps = Number.POSITIVE_INFINITY, until = Number.POSITIVE_INFINITY }): void {
    for (let step = 0; step < steps && this.#next < this.#waiting.length && this.#cost > enough; step++) {
      const piece = this.#waiting[this.#next] as { cost: number; work: Work };
      if (piece.work()) {
        this.#next++;
        this.#cost -= piece.cost;
        if (this.#next >= COMPACT_AT || this.#next === this.#waiting.length) {
          this.#waiting = this.#waiting.slice(this.#next);
          this.#next = 0;
        }
      }
      if (performance.now() >= until) return;
    }
  }
}
