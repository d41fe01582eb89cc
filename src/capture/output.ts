import { close, closeSync, fstatSync, write, writeSync } from "node:fs";
import { codeOf } from "../errors/system-error.ts";

/** Takes the bytes of a log to its file. */
export interface CaptureOutput {
  /** Why nothing is written (a code such as ENOSPC), since that happened. */
  readonly failure: string | undefined;
  /** Whether so many bytes would be taken now: there is room for them, and writing did not fail before. */
  accepts(length: number): boolean;
  /** Appends bytes that were accepted. Never throws. */
  write(bytes: Buffer): void;
  /** True when bytes may be used again as soon as `write` returns. */
  readonly keepsNothing?: boolean;
  /** Tries once more what could not be written, where that can be done: room on a disk comes back. */
  recover?(): void;
  /** Resolves when the file is closed. */
  close(): Promise<void>;
}

/**
 * What stands behind the last byte: asked for with every write to the file, and replaced by the next one. It never gets
 * shorter.
 */
export type Tail = () => Buffer | undefined;

/** Writes at once: nothing waits in memory, and a slow disk holds up the caller. */
export function immediateOutput(fd: number, tail: Tail): CaptureOutput {
  let failure: string | undefined;
  let position = 0;
  return {
    get failure() {
      return failure;
    },
    accepts: () => failure === undefined,
    write(bytes) {
      if (failure !== undefined) return;
      const whole = withTail([bytes], tail);
      try {
        for (let at = 0; at < whole.length; ) at += writeSync(fd, whole, at, whole.length - at, position + at);
        position += bytes.length;
      } catch (error) {
        failure = codeOf(error);
      }
    },
    async close() {
      try {
        closeSync(fd);
      } catch (error) {
        failure ??= codeOf(error);
      }
    },
  };
}

export interface QueuedOutputOptions {
  /** Bytes that may wait for the disk; more are not taken. */
  readonly queueBytes: number;
  /** How long `close` waits for a disk that does not take the queue. */
  readonly closeMilliseconds: number;
}

/**
 * Writes beside the caller, who never waits: bytes go into a bounded queue that one write at a time empties. After an error
 * what is in the queue is lost with everything later.
 */
export function queuedOutput(fd: number, tail: Tail, options: QueuedOutputOptions): CaptureOutput {
  let failure: string | undefined;
  let waiting: Buffer[] = [];
  let queued = 0;
  let position = 0;
  let writing = false;
  let idle: (() => void) | undefined;

  const done = (): void => {
    writing = false;
    if (failure === undefined && waiting.length > 0) next();
    else idle?.();
  };
  const put = (bytes: Buffer, at: number, start: number, taken: number): void => {
    write(fd, bytes, at, bytes.length - at, start + at, (error, written) => {
      if (error) failure = codeOf(error);
      else if (at + written < bytes.length) return put(bytes, at + written, start, taken);
      queued -= taken;
      done();
    });
  };
  const next = (): void => {
    writing = true;
    const taken = waiting.reduce((sum, piece) => sum + piece.length, 0);
    const bytes = withTail(waiting, tail);
    waiting = [];
    put(bytes, 0, position, taken);
    position += taken;
  };
  return {
    get failure() {
      return failure;
    },
    accepts: (length) => failure === undefined && queued + length <= options.queueBytes,
    write(bytes) {
      if (failure !== undefined) return;
      waiting.push(bytes);
      queued += bytes.length;
      // After this turn, so that one write takes all that it brings.
      if (!writing) {
        writing = true;
        setImmediate(next);
      }
    },
    async close() {
      if (writing) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(() => {
            failure ??= "ETIMEDOUT";
            resolve();
          }, options.closeMilliseconds);
          idle = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      // With a write still on its way the descriptor has to stay; it ends with the process.
      if (!writing) await new Promise<void>((resolve) => close(fd, () => resolve()));
    },
  };
}

export interface BatchedOutput extends CaptureOutput {
  /** Writes what was gathered. */
  flush(): void;
}

/** After so many refusals the write that failed is tried again. */
const RETRY_AFTER = 256;

/**
 * Gathers and writes in large pieces, at the latest when `flush` is called; a slow disk holds up the caller. What could
 * not be written stays gathered, so that it can be tried again: then nothing is lost but what was refused meanwhile.
 * A file that nobody can find any more counts as one that can't be written (ENOENT).
 * @param batchBytes gathered at most
 */
export function batchedOutput(fd: number, tail: Tail, batchBytes: number): BatchedOutput {
  const batch = Buffer.allocUnsafe(batchBytes);
  let gathered = 0;
  /** A line that is longer than a batch, by itself. */
  let large: Buffer | undefined;
  let failure: string | undefined;
  let refused = 0;
  let position = 0;
  let changed = false;

  const flush = (): void => {
    if (!changed) return;
    const bytes = large ?? batch.subarray(0, gathered);
    const end = tail();
    try {
      if (fstatSync(fd).nlink === 0) throw Object.assign(new Error("the file was removed"), { code: "ENOENT" });
      const whole = end === undefined ? bytes : Buffer.concat([bytes, end]);
      for (let at = 0; at < whole.length; ) at += writeSync(fd, whole, at, whole.length - at, position + at);
      position += bytes.length;
      gathered = 0;
      large = undefined;
      changed = false;
      failure = undefined;
    } catch (error) {
      failure = codeOf(error);
      refused = 0;
    }
  };
  return {
    keepsNothing: true,
    get failure() {
      return failure;
    },
    accepts: (length) => {
      if (failure !== undefined) {
        if (++refused % RETRY_AFTER === 0) flush();
      } else if (large !== undefined || gathered + length > batchBytes) flush();
      return failure === undefined;
    },
    write(bytes) {
      if (failure !== undefined) return;
      changed = true;
      if (gathered === 0 && bytes.length > batchBytes) {
        large = Buffer.from(bytes);
        return;
      }
      batch.set(bytes, gathered);
      gathered += bytes.length;
    },
    flush: () => {
      if (failure === undefined) flush();
    },
    recover: () => {
      if (failure !== undefined) flush();
    },
    async close() {
      flush();
      try {
        closeSync(fd);
      } catch (error) {
        failure ??= codeOf(error);
      }
    },
  };
}

function withTail(pieces: readonly Buffer[], tail: Tail): Buffer {
  const end = tail();
  if (pieces.length === 1 && end === undefined) return pieces[0] as Buffer;
  return Buffer.concat(end === undefined ? pieces : [...pieces, end]);
}
