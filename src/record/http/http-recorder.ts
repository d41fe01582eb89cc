import type { Direction } from "../../capture/types.ts";
import { LineSplitter } from "../line-splitter.ts";
import type { Observer } from "../observer.ts";
import { Backlog } from "./backlog.ts";
import { ConnectionRecords } from "./connection-records.ts";
import type { Recording } from "./messages.ts";

/** What may wait to be recorded before the relay slows down, as bytes; at four times that a connection is given up. */
const BACKLOG_COST = 4 * 1024 * 1024;
/** A piece of work costs as much as so many bytes, whatever it holds; a line of a body, which may be an event, as well. */
const PIECE_COST = 1024;
const LINE_COST = 256;
/** Events that are stored in one step. */
const STEP_EVENTS = 32;
const STDERR_BYTES = 64 * 1024;
const LOOKAHEAD = 8 * 1024;
/** How long the end of a capture waits for bodies that are still decoded, in milliseconds. */
const DECODING = 2000;
const LINE_FEED = 0x0a;

/** Records one connection of a client. No call waits for anything, none throws. */
export interface ConnectionRecorder {
  /** Bytes that were handed on. They must not change later. */
  bytes(dir: Direction, chunk: Buffer, ts: string): void;
  serverEnded(ts: string): void;
  /** @param why undefined when the recorder itself ended it: what is open then stays open in the log */
  closed(why: "client-closed" | "upstream-aborted" | "upstream-unreachable" | undefined, ts: string): void;
}

export interface HttpRecorder extends Pick<Observer, "event" | "lost" | "seal" | "close"> {
  connection(): ConnectionRecorder;
  /** Whether an answer is under way, streams that only wait for news not counted. */
  busy(): boolean;
  /** What the server's process wrote to its stderr; undefined when that ended. */
  stderr(chunk: Buffer | undefined, ts: string): void;
}

/**
 * Turns what passes into records, in the order of the calls and after the bytes have long been handed on.
 * @param failed called once when the capture can't be written any more, with the system's code
 */
export function createHttpRecorder(recording: Recording, failed: (code: string) => void): HttpRecorder {
  const { capture } = recording;
  const backlog = new Backlog(BACKLOG_COST);
  const connections = new Set<ConnectionRecords>();
  let exchanges = 0;
  let stderrTs = "";
  let reported = false;
  const errors = new LineSplitter(STDERR_BYTES + LOOKAHEAD, ({ bytes, length }) => {
    const clean = recording.redactor?.(bytes, "stderr");
    capture.record({
      type: "stderr",
      ts: stderrTs,
      text: (clean ?? bytes).subarray(0, STDERR_BYTES).toString("utf8"),
      ...(length > STDERR_BYTES && { truncated: true, bytes: length }),
      ...(clean && { redacted: true }),
    });
  });
  const report = (): void => {
    if (reported || capture.failure === undefined) return;
    reported = true;
    failed(capture.failure);
  };
  const later = (cost: number, work: () => boolean): void =>
    backlog.add(cost, () => {
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
  const once = (work: () => void): void =>
    later(0, () => {
      work();
      return true;
    });

  return {
    connection: () => {
      const records = new ConnectionRecords(recording, () => ++exchanges);
      connections.add(records);
      let given = false;
      return {
        bytes: (dir, chunk, ts) => {
          if (given) return;
          if (backlog.full) {
            // What follows can't be told apart without what is missing.
            given = true;
            once(() => capture.lost(1, "the recorder could not keep up"));
            return;
          }
          let at = 0;
          later(costOf(chunk), () => {
            at = records.bytes(dir, chunk, at, ts, STEP_EVENTS);
            return at === chunk.length;
          });
        },
        serverEnded: (ts) => {
          if (!given) once(() => records.serverEnded(ts));
        },
        closed: (why, ts) => {
          if (!given && why) once(() => records.closed(why, ts));
          given = true;
          once(() => void connections.delete(records));
        },
      };
    },
    busy: () => {
      backlog.drain();
      return [...connections].some((records) => records.busy);
    },
    stderr: (chunk, ts) => {
      if (chunk && backlog.full) return once(() => capture.lost(1, "the recorder could not keep up"));
      let at = 0;
      later(chunk ? costOf(chunk) : 0, () => {
        stderrTs = ts;
        if (chunk) at = errors.push(chunk, at, STEP_EVENTS);
        else errors.end();
        return chunk === undefined || at === chunk.length;
      });
    },
    event: (record, ts) => once(() => capture.record({ ...record, ts })),
    lost: (reason) => once(() => capture.lost(1, reason)),
    seal: () => {
      backlog.drain();
      capture.seal();
      report();
    },
    close: async () => {
      backlog.drain();
      if (recording.pending.size > 0) {
        // Complete at once: whoever ends this process may not wait as long.
        capture.seal();
        await Promise.race([Promise.all(recording.pending), patience()]);
      }
      if (recording.pending.size > 0) capture.lost(recording.pending.size, "a compressed body could not be read");
      await capture.close();
      report();
    },
  };
}

/** For a session that is not recorded. */
export const UNRECORDED: HttpRecorder = {
  connection: () => ({ bytes: () => {}, serverEnded: () => {}, closed: () => {} }),
  busy: () => false,
  stderr: () => {},
  event: () => {},
  lost: () => {},
  seal: () => {},
  close: async () => {},
};

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, DECODING).unref());
}

function costOf(chunk: Buffer): number {
  let lines = 0;
  for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, end + 1)) lines++;
  return chunk.length + PIECE_COST + LINE_COST * lines;
}
