const TIMESTAMP = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?Z$/;
const SECOND = 1_000_000;
/** Between two records that follow each other within a second. */
const TICK = 1000;

/**
 * Moments of a capture as offsets from 1970-01-01. How long a server takes differs from one recording to the next, so of
 * the time between two records only whole seconds count, and a millisecond shows their order. Exact ones are kept when asked for.
 */
export class Offsets {
  readonly #exact: boolean;
  #start: number | undefined;
  #last = 0;
  #offset = 0;

  constructor(exact: boolean) {
    this.#exact = exact;
  }

  /** @param ts RFC 3339 in UTC; of any other form it is taken for the moment of the record before */
  of(ts: string): string {
    const at = microseconds(ts) ?? this.#last;
    if (this.#start === undefined) {
      this.#start = at;
      this.#last = at;
      return formatted(0);
    }
    if (this.#exact) this.#offset = Math.max(0, at - this.#start);
    else this.#offset += Math.max(0, Math.floor((at - this.#last) / SECOND)) * SECOND + TICK;
    this.#last = Math.max(at, this.#last);
    return formatted(this.#offset);
  }
}

/** @returns microseconds since 1970; undefined for a text of another form */
function microseconds(ts: string): number | undefined {
  const [, whole, fraction = ""] = TIMESTAMP.exec(ts) ?? [];
  const milliseconds = whole === undefined ? Number.NaN : Date.parse(`${whole}Z`);
  return Number.isNaN(milliseconds) ? undefined : milliseconds * 1000 + Number(fraction.padEnd(6, "0"));
}

/** Highest moment that a `Date` can hold. */
const MAX_MICROSECONDS = 8.64e15 - 1;

function formatted(offset: number): string {
  const at = Math.min(offset, MAX_MICROSECONDS);
  const rest = at % 1000;
  return `${new Date((at - rest) / 1000).toISOString().slice(0, 23)}${String(rest).padStart(3, "0")}Z`;
}
