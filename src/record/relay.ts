import type { Readable, Writable } from "node:stream";

/** What one direction of the relay tells. */
export interface RelayEvents {
  /**
   * Bytes were read and handed on. `ts` was taken between the two: before they were handed on, after they were read.
   * Called after the write, so that nothing here can hold up the peer.
   */
  readonly forwarded: (chunk: Buffer, ts: string) => void;
  /** The source ended or failed and all that it gave was handed on. Called once, also after `broken`. */
  readonly ended: () => void;
  /** The destination takes no more (its reader is gone). The source is closed so that its writer learns it too. */
  readonly broken: () => void;
}

export interface Relay {
  /** True while the destination holds back the source. */
  readonly stalled: () => boolean;
  /** Stops reading; `ended` follows. */
  readonly stop: () => void;
}

/**
 * Hands the bytes of `source` to `destination` unchanged and in order. Back-pressure: a full destination pauses the source.
 * Neither stream is ended here: what the end of one means for the other is the caller's to say.
 */
export function relay(source: Readable, destination: Writable, now: () => string, events: RelayEvents): Relay {
  let ended = false;
  let broken = false;
  let waiting = false;

  const finish = (): void => {
    if (ended) return;
    ended = true;
    events.ended();
  };
  const fail = (): void => {
    if (broken) return;
    broken = true;
    waiting = false;
    events.broken();
    source.destroy();
  };

  source.on("data", (chunk: Buffer) => {
    if (broken) return;
    const ts = now();
    if (!destination.write(chunk)) {
      waiting = true;
      source.pause();
    }
    events.forwarded(chunk, ts);
  });
  destination.on("drain", () => {
    waiting = false;
    source.resume();
  });
  source.on("end", finish);
  source.on("error", finish);
  source.on("close", finish);
  // EPIPE and its kin: the reader is gone. What it did not take is lost, as it would be without a relay.
  destination.on("error", fail);
  destination.on("close", () => {
    if (!ended) fail();
  });
  return { stalled: () => waiting, stop: () => void source.destroy() };
}
