import type { OtherRecord } from "../capture/writer.ts";
import type { Stream } from "./stream-records.ts";

export type { Stream } from "./stream-records.ts";

/** Takes what passes to the capture, in the order of the calls. None throws. */
export interface Observer {
  /** Bytes of a stream that were handed on, and when. */
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
