/** The recording side of a session: takes what passed from the queue and stores it, on whichever thread. */
import { type BatchedOutput, batchedOutput } from "../capture/output.ts";
import { continueCapture, type OpenedCapture, type OtherRecord } from "../capture/writer.ts";
import { microsecondClock } from "./clock.ts";
import type { Loss } from "./deferred-observer.ts";
import { createRedactor } from "./redactor.ts";
import { compileRules, type RuleSettings } from "./rules.ts";
import type { Entry, QueueReader } from "./shared-queue.ts";
import { type Stream, StreamRecords } from "./stream-records.ts";

/** Written to the file in one piece at most. */
const BATCH = 256 * 1024;

/** What a recording is made of; plain data, so that it reaches a worker. */
export interface RecordingPlan {
  readonly capture: OpenedCapture;
  /** Bytes of a message beyond which only its beginning is stored. */
  readonly frameBytes: number;
  /** Exact values to redact; undefined stores everything in clear. */
  readonly secrets: readonly string[] | undefined;
  readonly rules: RuleSettings | undefined;
}

export class Recording {
  readonly #records: StreamRecords;
  readonly #output: BatchedOutput;
  #closed = false;

  private constructor(records: StreamRecords, output: BatchedOutput) {
    this.#records = records;
    this.#output = output;
  }

  /** @param failed called once when the capture can't be written any more, with the system's code */
  static async start(plan: RecordingPlan, failed: (code: string) => void): Promise<Recording> {
    const { frameBytes, secrets } = plan;
    const redactor = secrets && createRedactor(secrets, plan.rules && (await compileRules(plan.rules)));
    let output: BatchedOutput | undefined;
    const capture = continueCapture(plan.capture, {
      frameBytes,
      now: microsecondClock(),
      output: (fd, tail) => {
        output = batchedOutput(fd, tail, BATCH);
        return output;
      },
    });
    const records = new StreamRecords({ capture, frameBytes, redactor, failed });
    return new Recording(records, output as unknown as BatchedOutput);
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Stores what waits, at most so many entries, and writes it. False when nothing waited. */
  drain(queue: QueueReader, entries: number = Number.POSITIVE_INFINITY): boolean {
    let some = false;
    for (let n = 0; n < entries && !this.#closed; n++) {
      const entry = queue.take();
      if (!entry) break;
      some = true;
      this.#store(entry);
    }
    if (some && !this.#closed) {
      this.#output.flush();
      this.#records.report();
    }
    return some;
  }

  #store({ kind, ts, data }: Entry): void {
    if (kind === "c2s" || kind === "s2c" || kind === "stderr") this.#records.bytes(kind, data, ts);
    else if (kind === "seal") this.#records.seal();
    else if (kind === "close") {
      this.#closed = true;
      // Done before it returns: this output waits for nothing.
      void this.#records.close();
    } else this.#told(kind, JSON.parse(data.toString()), ts);
  }

  #told(kind: "end" | "event" | "lost" | "lines-lost", value: unknown, ts: string): void {
    if (kind === "end") this.#records.end(value as Stream, ts);
    else if (kind === "event") this.#records.event(value as OtherRecord & { readonly type: "process" }, ts);
    else if (kind === "lost") this.#records.lost(value as string, ts);
    else {
      const { stream, ...loss } = value as Loss & { readonly stream: Stream };
      this.#records.linesLost(stream, loss, ts);
    }
  }
}
