import type { Malformed } from "./records.ts";
import { Sequence } from "./sequence.ts";
import type { CaptureRecord, CaptureSummary, SessionEnd } from "./types.ts";

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

  /** @param listed how many damaged lines are listed one by one */
  constructor(listed: number) {
    this.#listed = listed;
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
    return {
      ...rest,
      state: this.#state(decides, missing, outOfOrder),
      records: this.records,
      dropped: Math.max(this.#dropped, this.#end?.record.dropped ?? 0),
      damaged: this.#damaged,
      damagedCount: this.#damagedCount,
      tornTail: this.tornTail,
      missing,
      outOfOrder,
    };
  }

  #state(decides: boolean, missing: number, outOfOrder: number): CaptureSummary["state"] {
    const lossy = this.tornTail || missing > 0 || this.#gaps > 0 || this.#dropped > 0;
    if (!decides) return lossy ? "incomplete" : "unknown";
    if (!this.#end) return "incomplete";
    const { frames, dropped } = this.#end.record;
    // Frames of lines that could not be read are in the recorder's count and not in ours.
    const counted = this.#damagedCount > 0 || (frames.c2s === this.#frames.c2s && frames.s2c === this.#frames.s2c);
    if (!this.#end.agrees || !counted || this.#afterEnd || outOfOrder > 0) return "edited";
    return lossy || dropped > 0 ? "incomplete" : "self-consistent";
  }
}
