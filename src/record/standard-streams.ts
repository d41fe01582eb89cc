import { closeSync, fstatSync, openSync } from "node:fs";
import { Socket } from "node:net";
import type { Readable, Writable } from "node:stream";

export interface StandardStreams {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  /** Takes no more from the client: its next write fails, as it would when the server itself had closed its input. */
  readonly closeStdin: () => void;
  /** Ends the output once all was written: the client reads the end, as when the server itself had closed its output. */
  readonly closeStdout: () => void;
  /** Resolves when all that was written has gone out, or can't any more. */
  readonly flushed: () => Promise<void>;
}

/**
 * The recorder's own descriptors 0, 1 and 2. Pipes are opened as sockets of our own, because `process.stdout` can never be
 * ended. Call it once.
 */
export function standardStreams(): StandardStreams {
  const ownInput = isPipe(0);
  const ownOutput = isPipe(1);
  const stdin = ownInput ? new Socket({ fd: 0, readable: true, writable: false }) : process.stdin;
  const stdout = ownOutput ? new Socket({ fd: 1, readable: false, writable: true }) : process.stdout;
  if (ownInput) stdin.once("close", () => replaceByNothing(0, "r"));
  if (ownOutput) stdout.once("close", () => replaceByNothing(1, "w"));
  return {
    stdin,
    stdout,
    // The runtime's own warnings go there too, so it stays open to the end.
    stderr: process.stderr,
    closeStdin: () => void stdin.destroy(),
    closeStdout: () => {
      if (ownOutput) stdout.end();
    },
    flushed: async () => {
      await Promise.all([drained(stdout), drained(process.stderr)]);
    },
  };
}

/**
 * The runtime never closes the first three descriptors, so a peer would not learn of it. The number stays taken, so that
 * no file opened later gets it.
 */
function replaceByNothing(fd: number, flags: "r" | "w"): void {
  try {
    closeSync(fd);
    openSync("/dev/null", flags);
  } catch {
    // Closed already, or a system without the null device: nothing to save.
  }
}

function drained(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    if (stream.destroyed || stream.closed || stream.errored || (stream.writableLength === 0 && !stream.writableEnded)) {
      resolve();
      return;
    }
    for (const event of ["drain", "finish", "close", "error"]) stream.once(event, () => resolve());
  });
}

function isPipe(fd: number): boolean {
  if (process.platform === "win32") return false;
  try {
    const stat = fstatSync(fd);
    return stat.isFIFO() || stat.isSocket();
  } catch {
    return false;
  }
}
