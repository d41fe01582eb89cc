import { close, closeSync, write, writeSync } from "node:fs";

/** Takes the bytes of a log to its file. */
export interface CaptureOutput {
  /** Why nothing more is written (a code such as ENOSPC), once that happened. */
  readonly failure: string | undefined;
  /**
   * Writes at a byte position of the file: its end, or before that to replace what stands there by something at least as
   * long. Never throws and never waits for a slow disk beyond what the output says.
   * @returns false when the bytes were not taken: there is no room for them now, or writing failed
   */
  write(bytes: Buffer, position: number): boolean;
  /** Resolves when the file is closed. */
  close(): Promise<void>;
}

/** Writes at once: nothing waits in memory, and a slow disk holds up the caller. */
export function immediateOutput(fd: number): CaptureOutput {
  let failure: string | undefined;
  return {
    get failure() {
      return failure;
    },
    write(bytes, position) {
      if (failure !== undefined) return false;
      try {
        for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at, bytes.length - at, position + at);
        return true;
      } catch (error) {
        failure = codeOf(error);
        return false;
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
export function queuedOutput(fd: number, { queueBytes, closeMilliseconds }: QueuedOutputOptions): CaptureOutput {
  let failure: string | undefined;
  let waiting: { bytes: Buffer; position: number }[] = [];
  let queued = 0;
  let writing = false;
  let idle: (() => void) | undefined;

  const done = (): void => {
    writing = false;
    if (failure === undefined && waiting.length > 0) next();
    else idle?.();
  };
  const put = (bytes: Buffer, at: number, position: number): void => {
    write(fd, bytes, at, bytes.length - at, position + at, (error, written) => {
      if (error) {
        failure = codeOf(error);
        waiting = [];
        queued = 0;
        done();
      } else if (at + written < bytes.length) put(bytes, at + written, position);
      else {
        queued -= bytes.length;
        done();
      }
    });
  };
  const next = (): void => {
    writing = true;
    const { bytes, position } = joined(waiting);
    // Where an end record was replaced, the joined bytes are fewer than those that came.
    queued -= waiting.reduce((sum, one) => sum + one.bytes.length, 0) - bytes.length;
    waiting = [];
    put(bytes, 0, position);
  };
  return {
    get failure() {
      return failure;
    },
    write(bytes, position) {
      if (failure !== undefined || queued + bytes.length > queueBytes) return false;
      waiting.push({ bytes, position });
      queued += bytes.length;
      if (!writing) next();
      return true;
    },
    async close() {
      if (writing) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(() => {
            failure ??= "ETIMEDOUT";
            resolve();
          }, closeMilliseconds);
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

/** Pieces as one write. Each starts where the one before ends, or before that: then it replaces what stood there. */
function joined(pieces: readonly { bytes: Buffer; position: number }[]): { bytes: Buffer; position: number } {
  const position = (pieces[0] as { position: number }).position;
  const kept: Buffer[] = [];
  let end = position;
  for (const piece of pieces) {
    let surplus = end - piece.position;
    while (surplus > 0) {
      const last = kept.pop() as Buffer;
      if (last.length > surplus) kept.push(last.subarray(0, last.length - surplus));
      surplus -= last.length;
    }
    kept.push(piece.bytes);
    end = piece.position + piece.bytes.length;
  }
  return { bytes: kept.length === 1 ? (kept[0] as Buffer) : Buffer.concat(kept), position };
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "unknown";
}
