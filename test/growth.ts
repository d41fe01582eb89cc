/** How cost grows with the length of a text, measured so that a busy machine seldom matters. */

/** Runs in which the best counts: other work makes a run slower, never faster. */
const RUNS = 3;
/** Measurements of which one has to fit. */
const ATTEMPTS = 3;
/** For what the clock and the start of a run cost, in microseconds. */
const SLACK = 20_000;

/** Processor time of the cheapest of some runs, in microseconds. */
function processorTime(work: () => unknown, runs = RUNS): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, user + system);
  }
  return best;
}

/**
 * True when a text of 16 times the length costs no more than 64 times as much: linear work takes 16 times, quadratic 256.
 * @param work what is measured, on a text
 * @param textOf a text of about so many characters, flat (see `flat`)
 * @param size of the smaller text, in characters
 */
export function growsLinearly(
  work: (text: string) => unknown,
  textOf: (size: number) => string,
  size = 10_000,
): boolean {
  const part = textOf(size);
  const whole = textOf(size * 16);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const least = processorTime(() => work(part), 2);
    if (processorTime(() => work(whole), 1) < 64 * least + SLACK) return true;
  }
  return false;
}

/**
 * True when work costs at most some times what other work costs.
 * @param times how often the reference fits
 */
export function costsAtMost(times: number, work: () => unknown, reference: () => unknown): boolean {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const known = processorTime(reference);
    if (processorTime(work) < times * known + SLACK) return true;
  }
  return false;
}

/** A unit again and again, up to a length, as one flat string: not the tree of parts that `repeat` leaves. */
export function flat(unit: string, size: number): string {
  return Buffer.from(unit.repeat(Math.ceil(size / unit.length)), "utf16le").toString("utf16le");
}
