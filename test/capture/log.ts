/** Session logs for tests. */
import { createHash } from "node:crypto";
import { type ReadCaptureOptions, readCapture } from "../../src/capture/reader.ts";
import type { CaptureSummary, LocatedRecord } from "../../src/capture/types.ts";
import { fileOf } from "./temporary.ts";

type Fields = Readonly<Record<string, unknown>>;

export const START = {
  type: "session.start",
  format: "portlight.session/1",
  session: "s",
  ts: "2026-01-01T00:00:00.000000Z",
  recorder: { name: "portlight", version: "0.1.0" },
  transport: "stdio",
  server: { label: "tests" },
};

/** Records with numbers and times where they have none of their own. */
export function numbered(records: readonly Fields[]): Fields[] {
  return records.map((record, index) => {
    const seconds = String(index % 60).padStart(2, "0");
    const { type, ...rest } = record;
    return { type, seq: index + 1, ts: `2026-01-01T00:00:${seconds}.000000Z`, ...rest };
  });
}

/** A whole log of these records, with its end record. */
export function log(records: readonly Fields[], start: Fields = START): string {
  const all = numbered(records);
  const body = `${[start, ...all].map((record) => JSON.stringify(record)).join("\n")}\n`;
  const count = (dir: string): number => all.filter((one) => one.type === "frame" && one.dir === dir).length;
  return `${body}${endOf(body, { c2s: count("c2s"), s2c: count("s2c") })}\n`;
}

export function endOf(body: string | Uint8Array, frames: Fields, dropped = 0): string {
  const sha256 = createHash("sha256").update(body).digest("hex");
  return JSON.stringify({ type: "session.end", ts: "2026-01-01T00:01:00.000000Z", frames, dropped, sha256 });
}

export function c2s(frame: unknown, fields: Fields = {}): Fields {
  return { type: "frame", dir: "c2s", frame, ...fields };
}

export function s2c(frame: unknown, fields: Fields = {}): Fields {
  return { type: "frame", dir: "s2c", frame, ...fields };
}

export interface Read {
  readonly records: readonly LocatedRecord[];
  readonly summary: CaptureSummary;
}

/** Reads a log from a file. */
export function read(content: string | Uint8Array, options?: ReadCaptureOptions): Read {
  const reader = readCapture(fileOf(content), options);
  return { records: [...reader], summary: reader.summary() };
}
