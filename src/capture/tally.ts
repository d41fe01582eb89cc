import type { Malformed } from "./records.ts";
import { Sequence } from "./sequence.ts";
import type { CaptureProblem, CaptureRecord, CaptureSummary, Derivation, SessionEnd } from "./types.ts";

/** Recorder runs in one log whose sequence numbers are followed. */
const MAX_RUNS = 1000;

/** Counts what a log holds, and says at its end whether it is whole. */
export class Tally {
  records = 0;
  /** Grows with each place where something before the current record is missing. */
  losses = 0;
  tornTail = false;

  readonly #listed: number;
  readonly #frames = { c2s: 0, s2c: 0 };
  readonly #sequences = new Map<string, Sequence>();
  readonly #damaged: { line: number; reason: string }[] = [];
  #damagedCount = 0;
  #dropped = 0;
  #gaps = 0;
  #end: { readonly record: SessionEnd; readonly agrees: boolean } | undefined;
  #afterEnd = false;

  /** Of what the log was made from. */
  readonly #original: Derivation["state"];

  /**
   * @param listed how many damaged lines are listed one by one
   * @param original state of the log that this one was made from, where that was not whole
   */
  constructor(listed: number, original?: Derivation["state"]) {
    this.#listed = listed;
    this.#original = original;
  }

  /** A line that gave records, or a record of a type that is not known. */
  line(): void {
    if (this.#end) this.#afterEnd = true;
    this.records++;
  }

  record(record: CaptureRecord): void {
    if (record.type === "frame") this.#frames[record.dir]++;
    else if (record.type === "gap") {
      this.#gaps++;
      this.#dropped += record.dropped;
    }
  }

  damage({ reason }: Malformed, line: number): void {
    this.losses++;
    this.#damagedCount++;
    if (this.#damaged.length < this.#listed) this.#damaged.push({ line, reason });
  }

  /** @param run names the recorder run, "" in a log of one */
  sequence(run: string, seq: number): void {
    let sequence = this.#sequences.get(run);
    if (!sequence) {
      sequence = new Sequence();
      // A log with more runs than this is made up; their numbers are not followed.
      if (this.#sequences.size < MAX_RUNS) this.#sequences.set(run, sequence);
    }
    const before = sequence.missing;
    sequence.see(seq);
    if (sequence.missing > before) this.losses++;
  }

  /** @param agrees the digest in the record is that of the lines before it */
  end(record: SessionEnd, agrees: boolean): void {
    this.#end = { record, agrees };
  }

  /** @param decides the format can say by itself whether something is missing */
  summary(decides: boolean, rest: Pick<CaptureSummary, "format" | "bytes" | "convertedLineEnds">): CaptureSummary {
    let missing = 0;
    let outOfOrder = 0;
    for (const sequence of this.#sequences.values()) {
      missing += sequence.missing;
      outOfOrder += sequence.outOfOrder;
    }
    const problems = decides ? this.#problems(missing, outOfOrder) : this.#losses(missing);
    return {
      ...rest,
      state: decides ? stateOf(problems) : problems.length > 0 ? "incomplete" : "unknown",
      problems,
      frames: { ...this.#frames },
      records: this.records,
      dropped: Math.max(this.#dropped, this.#end?.record.dropped ?? 0),
      damaged: this.#damaged,
      damagedCount: this.#damagedCount,
      tornTail: this.tornTail,
      missing,
      outOfOrder,
    };
  }

  #losses(missing: number): CaptureProblem[] {
    const dropped = this.#gaps > 0 || this.#dropped > 0 || (this.#end?.record.dropped ?? 0) > 0;
    return [
      ...(this.tornTail ? (["torn-tail"] as const) : []),
      ...(missing > 0 ? (["missing"] as const) : []),
      ...(dropped ? (["gap"] as const) : []),
    ];
  }

  #problems(missing: number, outOfOrder: number): CaptureProblem[] {
    const problems: CaptureProblem[] = [];
    const end = this.#end;
    if (end) {
      const { frames } = end.record;
      if (!end.agrees) problems.push("digest");
      // Frames of lines that could not be read are in the recorder's count and not in ours.
      const counted = this.#damagedCount > 0 || (frames.c2s === this.#frames.c2s && frames.s2c === this.#frames.s2c);
      if (!counted) problems.push("counts");
      if (this.#afterEnd) problems.push("after-end");
      if (outOfOrder > 0) problems.push("out-of-order");
    } else problems.push("no-end");
    problems.push(...this.#losses(missing));
    if (this.#damagedCount > 0) problems.push("damaged");
    if (this.#original !== undefined) problems.push(`of-${this.#original}`);
    return problems;
  }
}

/** They say that somebody changed the log; every other problem says that a part of it is missing. */
const EDITS: ReadonlySet<CaptureProblem> = new Set(["digest", "counts", "after-end", "out-of-order", "of-edited"]);

function stateOf(problems: readonly CaptureProblem[]): CaptureSummary["state"] {
  if (problems.includes("no-end")) return problems.includes("of-edited") ? "edited" : "incomplete";
  if (problems.some((problem) => EDITS.has(problem))) return "edited";
  // A line that cannot be read and stands under a digest that agrees is how it was written.
  return problems.some((problem) => problem !== "damaged") ? "incomplete" : "self-consistent";
}
