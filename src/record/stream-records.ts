import { createHash } from "node:crypto";
import { scanJson } from "../capture/json-scan.ts";
import { FRAME_DEPTH } from "../capture/limits.ts";
import type { Direction } from "../capture/types.ts";
import type { CaptureWriter, OtherRecord } from "../capture/writer.ts";
import { LineSplitter, type ObservedLine } from "./line-splitter.ts";
import type { Redactor } from "./redactor.ts";

/** Bytes of one stderr line that are kept. */
const STDERR_BYTES = 64 * 1024;
/** Read beyond a limit, so that a secret which the cut would split is seen whole and replaced. */
const LOOKAHEAD = 8 * 1024;

/** Reason of a gap. */
const MISTAKE = "an error of the recorder";

export type Stream = Direction | "stderr";

export interface RecordingOptions {
  readonly capture: CaptureWriter;
  /** Bytes of a message beyond which only its beginning is stored. */
  readonly frameBytes: number;
  /** Undefined stores everything in clear. */
  readonly redactor: Redactor | undefined;
  /** Called once when the capture can't be written any more, with the system's code. */
  readonly failed: (code: string) => void;
}

/** Turns what passed into records at once, one per line. No call throws: a mistake of ours costs a record. */
export class StreamRecords {
  readonly #options: RecordingOptions;
  readonly #splitters: Readonly<Record<Stream, LineSplitter>>;
  #ts = "";
  #reported = false;

  constructor(options: RecordingOptions) {
    this.#options = options;
    const frames = (dir: Direction): LineSplitter =>
      new LineSplitter(options.frameBytes + LOOKAHEAD, (line) => storeFrame(options, dir, line, this.#ts));
    this.#splitters = {
      c2s: frames("c2s"),
      s2c: frames("s2c"),
      stderr: new LineSplitter(STDERR_BYTES + LOOKAHEAD, (line) => storeStderr(options, line, this.#ts)),
    };
  }

  /**
   * Takes the bytes of a chunk from `start` on, up to so many lines.
   * @returns where to go on: the chunk's length when all was taken
   */
  bytes(stream: Stream, chunk: Buffer, ts: string, start = 0, maxLines = Number.POSITIVE_INFINITY): number {
    this.#ts = ts;
    const splitter = this.#splitters[stream];
    let next = start;
    for (let lines = 0; lines < maxLines && next < chunk.length; lines++) {
      try {
        next = splitter.push(chunk, next, 1);
      } catch {
        // It costs this line, not those behind it.
        next = chunk.indexOf(0x0a, next) + 1 || chunk.length;
        this.#options.capture.lost(1, MISTAKE);
      }
    }
    this.report();
    return next;
  }

  end(stream: Stream, ts: string): void {
    this.#at(ts, () => this.#splitters[stream].end());
  }

  event(record: OtherRecord & { readonly type: "process" }, ts: string): void {
    this.#at(ts, () => this.#options.capture.record({ ...record, ts }));
  }

  lost(reason: string, ts: string): void {
    this.#at(ts, () => this.#options.capture.lost(1, reason));
  }

  /** Lines of a stream came so fast that they were passed over. @param inLine whether they ended inside a line */
  linesLost(stream: Stream, { lines, inLine }: { lines: number; inLine: boolean }, ts: string): void {
    this.#at(ts, () => {
      this.#splitters[stream].lose(inLine);
      this.#options.capture.lost(lines + (inLine ? 1 : 0), "the recorder could not keep up");
    });
  }

  seal(): void {
    this.#options.capture.seal();
    this.report();
  }

  async close(): Promise<void> {
    await this.#options.capture.close();
    this.report();
  }

  /** Tells once that writing failed. */
  report(): void {
    const { failure } = this.#options.capture;
    if (this.#reported || failure === undefined) return;
    this.#reported = true;
    this.#options.failed(failure);
  }

  #at(ts: string, work: () => void): void {
    this.#ts = ts;
    try {
      work();
    } catch {
      this.#options.capture.lost(1, MISTAKE);
    }
    this.report();
  }
}

function storeFrame(options: RecordingOptions, dir: Direction, line: ObservedLine, ts: string): void {
  const { capture, frameBytes, redactor } = options;
  const clean = redactor?.(line.bytes, dir);
  const stored = clean ?? line.bytes;
  // What a stream ended with in the middle of a message is a beginning, not a message that is wrong.
  const torn = !line.terminated && scanJson(line.bytes, FRAME_DEPTH) === "not-json";
  // A marker may turn what was no message into JSON; what the capture says of its form is what came.
  const noise = clean !== undefined && !isMessage(line.bytes);
  const cut = torn || line.length > frameBytes || stored.length > frameBytes;
  capture.frame(dir, stored, {
    ts,
    ...(cut && { whole: { bytes: line.length, ...(!clean && { sha256: line.sha256 ?? digest(line.bytes) }) } }),
    ...(clean && { redacted: true }),
    ...(noise && { noise }),
  });
}

function isMessage(bytes: Buffer): boolean {
  const form = scanJson(bytes, FRAME_DEPTH);
  return form === "json" || form === "breaks";
}

function storeStderr({ capture, redactor }: RecordingOptions, line: ObservedLine, ts: string): void {
  const clean = redactor?.(line.bytes, "stderr");
  capture.record({
    type: "stderr",
    ts,
    text: (clean ?? line.bytes).subarray(0, STDERR_BYTES).toString("utf8"),
    ...(line.length > STDERR_BYTES && { truncated: true, bytes: line.length }),
    ...(clean && { redacted: true }),
  });
}

function digest(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
