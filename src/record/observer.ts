import { createHash } from "node:crypto";
import { scanJson } from "../capture/json-scan.ts";
import { FRAME_DEPTH } from "../capture/limits.ts";
import type { Direction } from "../capture/types.ts";
import type { CaptureWriter, OtherRecord } from "../capture/writer.ts";
import { Backlog, type Work } from "./backlog.ts";
import { LineSplitter, type ObservedLine } from "./line-splitter.ts";
import type { Redactor } from "./redactor.ts";

/** Bytes of one stderr line that are kept. */
const STDERR_BYTES = 64 * 1024;
/** Read beyond a limit, so that a secret which the cut would split is seen whole and replaced. */
const LOOKAHEAD = 8 * 1024;
/**
 * What may wait to be observed before the relay slows down, as bytes; four times that before lines are lost. It bounds the
 * memory and, at some hundred megabytes a second, the time that completing a capture takes.
 */
const BACKLOG_COST = 4 * 1024 * 1024;
/** A line costs as much as so many bytes, whatever it holds. */
const LINE_COST = 1024;
/** Lines that are stored in one step. */
const STEP_LINES = 64;
const LINE_FEED = 0x0a;

export type Stream = Direction | "stderr";

/** Takes what passes to the capture, in the order of the calls. No call waits for the disk, none throws. */
export interface Observer {
  /** Bytes of a stream that were handed on, and when. They must not change later. */
  bytes(stream: Stream, chunk: Buffer, ts: string): void;
  /** A stream ended: what it left unfinished is stored. */
  end(stream: Stream, ts: string): void;
  /** Something happened to the server's process. */
  event(record: OtherRecord & { readonly type: "process" }, ts: string): void;
  /** What comes from here on is not recorded, for a reason: the capture says so in a gap. */
  lost(reason: string, ts: string): void;
  /** Completes the capture; what comes later still enters it. */
  seal(): void;
  /** Completes the capture for good. */
  close(): Promise<void>;
}

/** For a session that is not recorded. */
export const UNOBSERVED: Observer = {
  bytes: () => {},
  end: () => {},
  event: () => {},
  lost: () => {},
  seal: () => {},
  close: async () => {},
};

export interface ObserverOptions {
  readonly capture: CaptureWriter;
  /** Bytes of a message beyond which only its beginning is stored. */
  readonly frameBytes: number;
  /** Undefined stores everything in clear. */
  readonly redactor: Redactor | undefined;
  /** Called once when the capture can't be written any more, with the system's code. */
  readonly failed: (code: string) => void;
}

/** Turns the bytes of the three streams into records, one per line. */
export function createObserver(options: ObserverOptions): Observer {
  const { capture, frameBytes } = options;
  const backlog = new Backlog(BACKLOG_COST);
  let ts = "";
  const frames = (dir: Direction): LineSplitter =>
    new LineSplitter(frameBytes + LOOKAHEAD, (line) => storeFrame(options, dir, line, ts));
  const splitters: Readonly<Record<Stream, LineSplitter>> = {
    c2s: frames("c2s"),
    s2c: frames("s2c"),
    stderr: new LineSplitter(STDERR_BYTES + LOOKAHEAD, (line) => storeStderr(options, line, ts)),
  };
  /** Losses that wait to be told, by stream. */
  const losses = new Map<Stream, { lines: number; inLine: boolean }>();
  let reported = false;
  const later = (cost: number, at: string, work: Work): void =>
    backlog.add(cost, () => {
      ts = at;
      let done = true;
      try {
        done = work();
      } catch {
        // A mistake of ours costs a record, never the session.
        capture.lost(1, "an error of the recorder");
      }
      report();
      return done;
    });
  const once = (at: string, work: () => void): void =>
    later(0, at, () => {
      work();
      return true;
    });
  const lose = (stream: Stream, chunk: Buffer, at: string): void => {
    let loss = losses.get(stream);
    if (!loss) {
      loss = { lines: 0, inLine: false };
      losses.set(stream, loss);
      const told = loss;
      once(at, () => {
        losses.delete(stream);
        splitters[stream].lose(told.inLine);
        capture.lost(told.lines + (told.inLine ? 1 : 0), "the recorder could not keep up");
      });
    }
    loss.lines += linesIn(chunk);
    loss.inLine = chunk[chunk.length - 1] !== LINE_FEED;
  };
  const report = (): void => {
    if (reported || capture.failure === undefined) return;
    reported = true;
    options.failed(capture.failure);
  };
  return {
    bytes: (stream, chunk, at) => {
      if (backlog.full) return lose(stream, chunk, at);
      let next = 0;
      later(chunk.length + LINE_COST * linesIn(chunk), at, () => {
        next = splitters[stream].push(chunk, next, STEP_LINES);
        return next === chunk.length;
      });
    },
    end: (stream, at) => once(at, () => splitters[stream].end()),
    event: (record, at) => once(at, () => capture.record({ ...record, ts: at })),
    lost: (reason, at) => once(at, () => capture.lost(1, reason)),
    seal: () => {
      backlog.drain();
      capture.seal();
      report();
    },
    close: async () => {
      backlog.drain();
      await capture.close();
      report();
    },
  };
}

function storeFrame(options: ObserverOptions, dir: Direction, line: ObservedLine, ts: string): void {
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

function storeStderr({ capture, redactor }: ObserverOptions, line: ObservedLine, ts: string): void {
  const clean = redactor?.(line.bytes, "stderr");
  capture.record({
    type: "stderr",
    ts,
    text: (clean ?? line.bytes).subarray(0, STDERR_BYTES).toString("utf8"),
    ...(line.length > STDERR_BYTES && { truncated: true, bytes: line.length }),
    ...(clean && { redacted: true }),
  });
}

function linesIn(chunk: Buffer): number {
  let lines = 0;
  for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, end + 1)) lines++;
  return lines;
}

function digest(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
