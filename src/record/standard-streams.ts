import { closeSync, fstatSync, openSync } from "node:fs";
import { Socket } from "node:net";
import type { Readable, Writable } from "node:stream";

/** In milliseconds. */
const STDERR_PATIENCE = 1000;

export interface StandardStreams {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  /** Takes no more from the client: its next write fails, as it would when the server itself had closed its input. */
  readonly closeStdin: () => void;
  /** Ends the output once all was written: the client reads the end, as when the server itself had closed its output. */
  readonly closeStdout: () => void;
  /**
   * Resolves when all that was written has gone out, or can't any more. Unread stderr is waited for only so long: many
   * clients ask for it and never read it.
   */
  readonly flushed: () => Promise<void>;
  /** Lets go of output that nobody reads, so that this process can end. */
  readonly abandon: () => void;
}

/**
 * The recorder's own descriptors 0, 1 and 2. Pipes are opened as sockets of our own, because `process.stdout` can never be
 * ended. Call it once.
 */
export function standardStreams(): StandardStreams {
  // The runtime makes its own streams when they are first named, which it does itself when a socket closes; that fails while
  // another stream works on the descriptor. So they are made first.
  const outputs = [process.stdout, process.stderr] as const;
  const ownInput = isPipe(0);
  const ownOutput = isPipe(1);
  const stdin = ownInput ? new Socket({ fd: 0, readable: true, writable: false }) : process.stdin;
  const stdout = ownOutput ? new Socket({ fd: 1, readable: false, writable: true }) : outputs[0];
  // Its descriptor stays open to the end, for what the runtime itself has to say.
  const stderr = isPipe(2) ? new Socket({ fd: 2, readable: false, writable: true }) : outputs[1];
  if (ownInput) stdin.once("close", () => replaceByNothing(0, "r"));
  if (ownOutput) stdout.once("close", () => replaceByNothing(1, "w"));
  return {
    stdin,
    stdout,
    stderr,
    closeStdin: () => void stdin.destroy(),
    closeStdout: () => {
      if (ownOutput) stdout.end();
    },
    flushed: async () => {
      await Promise.all([drained(stdout), drained(stderr, STDERR_PATIENCE)]);
      stderr.destroy();
    },
    abandon: () => {
      stdout.destroy();
      stderr.destroy();
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

/** @param patience in milliseconds; without it as long as it takes */
function drained(stream: Writable, patience?: number): Promise<void> {
  return new Promise((resolve) => {
    if (stream.destroyed || stream.errored) return resolve();
    const timer = patience === undefined ? undefined : setTimeout(resolve, patience);
    const done = (): void => {
      clearTimeout(timer);
      resolve();
    };
    stream.once("close", done);
    stream.once("error", done);
    // Called back after all that was written before.
    if (!stream.writableEnded) stream.write("", done);
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
