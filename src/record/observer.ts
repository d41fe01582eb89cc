import { createHash } from "node:crypto";
import { scanJson } from "../capture/json-scan.ts";
import { FRAME_DEPTH } from "../capture/limits.ts";
import type { Direction } from "../capture/types.ts";
import type { CaptureWriter } from "../capture/writer.ts";
import { redactText } from "../content/redact.ts";
import { LineSplitter, type ObservedLine } from "./line-splitter.ts";

/** Bytes of one stderr line that are kept. */
const STDERR_BYTES = 64 * 1024;
/** Read beyond a limit, so that a secret which the cut would split is seen whole and replaced. */
const LOOKAHEAD = 8 * 1024;

export interface Observer {
  /** Bytes that were handed on in one direction, and when. */
  bytes(dir: Direction, chunk: Buffer, ts: string): void;
  stderr(chunk: Buffer, ts: string): void;
  /** A stream ended: what it left unfinished is stored. */
  end(stream: Direction | "stderr", ts: string): void;
}

export interface ObserverOptions {
  readonly capture: CaptureWriter;
  readonly frameBytes: number;
  /** Undefined stores everything in clear. */
  readonly redactor: Redactor | undefined;
}

export type Redactor = (bytes: Buffer) => Buffer | undefined;

/** Turns the bytes of the three streams into records, one per line. */
export function createObserver({ capture, frameBytes, redactor }: ObserverOptions): Observer {
  let ts = "";
  const frames = (dir: Direction): LineSplitter =>
    new LineSplitter(frameBytes + LOOKAHEAD, (line) => storeFrame(capture, dir, line, { ts, frameBytes, redactor }));
  const splitters = {
    c2s: frames("c2s"),
    s2c: frames("s2c"),
    stderr: new LineSplitter(STDERR_BYTES + LOOKAHEAD, (line) => storeStderr(capture, line, ts, redactor)),
  };
  return {
    bytes(dir, chunk, at) {
      ts = at;
      splitters[dir].push(chunk);
    },
    stderr(chunk, at) {
      ts = at;
      splitters.stderr.push(chunk);
    },
    end(stream, at) {
      ts = at;
      splitters[stream].end();
    },
  };
}

function storeFrame(
  capture: CaptureWriter,
  dir: Direction,
  line: ObservedLine,
  { ts, frameBytes, redactor }: { ts: string; frameBytes: number; redactor: Redactor | undefined },
): void {
  const clean = redactor?.(line.bytes);
  const stored = clean ?? line.bytes;
  // What a stream ended with in the middle of a message is a beginning, not a message that is wrong.
  const torn = !line.terminated && scanJson(line.bytes, FRAME_DEPTH) === "not-json";
  const cut = torn || line.length > frameBytes || stored.length > frameBytes;
  capture.frame(dir, stored, {
    ts,
    ...(cut && { whole: { bytes: line.length, sha256: line.sha256 ?? digest(line.bytes) } }),
    ...(clean && { redacted: true }),
  });
}

function storeStderr(capture: CaptureWriter, line: ObservedLine, ts: string, redactor: Redactor | undefined): void {
  const clean = redactor?.(line.bytes);
  const text = (clean ?? line.bytes).subarray(0, STDERR_BYTES).toString("utf8");
  capture.record({
    type: "stderr",
    ts,
    text,
    ...(line.length > STDERR_BYTES && { truncated: true, bytes: line.length }),
    ...(clean && { redacted: true }),
  });
}

function digest(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/**
 * Replaces secrets in a line; undefined when it holds none. Works on bytes as Latin-1, so that whatever is no secret
 * stays byte for byte, also in what is not UTF-8.
 * @param values exact values to replace, beside secrets of known shape
 */
export function createRedactor(values: readonly string[]): Redactor {
  const exact = values.flatMap((value) => {
    const bytes = Buffer.from(value).toString("latin1");
    return bytes === value ? [value] : [value, bytes];
  });
  return (bytes) => {
    const text = bytes.toString("latin1");
    const plain = redactText(text, { exact });
    if (plain.count === 0) return undefined;
    // In JSON a marker has to stay inside of its string.
    const form = scanJson(bytes, FRAME_DEPTH);
    const clean = form === "json" || form === "breaks" ? redactText(text, { exact, json: true }) : plain;
    return clean.count === 0 ? undefined : Buffer.from(clean.text, "latin1");
  };
}
