import type { OtherRecord } from "../capture/writer.ts";
import { Backlog, type Work } from "./backlog.ts";
import { type RecordingOptions, type Stream, StreamRecords } from "./stream-records.ts";

export type { Stream } from "./stream-records.ts";

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

export type ObserverOptions = RecordingOptions;

/** Lines of a stream that are passed over because there is no room for them. */
export interface Loss {
  lines: number;
  /** Whether they end inside a line. */
  inLine: boolean;
}

/** Adds a chunk to what is lost. */
export function addToLoss(loss: Loss, chunk: Buffer): void {
  loss.lines += linesIn(chunk);
  loss.inLine = chunk[chunk.length - 1] !== LINE_FEED;
}

/** Turns the bytes of the three streams into records, one per line, on this thread and in small slices. */
export function createObserver(options: ObserverOptions): Observer {
  const backlog = new Backlog(BACKLOG_COST);
  const records = new StreamRecords(options);
  /** Losses that wait to be told, by stream. */
  const losses = new Map<Stream, Loss>();
  const once = (work: () => void): void =>
    backlog.add(0, () => {
      work();
      return true;
    });
  const lose = (stream: Stream, chunk: Buffer, ts: string): void => {
    let loss = losses.get(stream);
    if (!loss) {
      loss = { lines: 0, inLine: false };
      losses.set(stream, loss);
      const told = loss;
      once(() => {
        losses.delete(stream);
        records.linesLost(stream, told, ts);
      });
    }
    addToLoss(loss, chunk);
  };
  return {
    bytes: (stream, chunk, ts) => {
      if (backlog.full) return lose(stream, chunk, ts);
      let next = 0;
      const work: Work = () => {
        next = records.bytes(stream, chunk, ts, next, STEP_LINES);
        return next === chunk.length;
      };
      backlog.add(chunk.length + LINE_COST * linesIn(chunk), work);
    },
    end: (stream, ts) => once(() => records.end(stream, ts)),
    event: (record, ts) => once(() => records.event(record, ts)),
    lost: (reason, ts) => once(() => records.lost(reason, ts)),
    seal: () => {
      backlog.drain();
      records.seal();
    },
    close: async () => {
      backlog.drain();
      await records.close();
    },
  };
}

function linesIn(chunk: Buffer): number {
  let lines = 0;
  for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, end + 1)) lines++;
  return lines;
}
