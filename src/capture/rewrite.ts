import { createHash } from "node:crypto";
import { UserError } from "../errors/user-error.ts";
import { readCapture } from "./reader.ts";
import type { CaptureSummary, LocatedRecord, SessionEnd, SessionStart } from "./types.ts";
import { verifyCapture } from "./verify.ts";

/** Makes another capture from one, record by record. */
export interface Rewrite {
  /** The first record of the other capture. */
  start(start: SessionStart): SessionStart;
  /** The lines that a record becomes, none while it is held back. A line keeps its `seq`. */
  line(located: LocatedRecord, text: string): readonly string[];
  /** What was held back. */
  rest?(): readonly string[];
  /** When the end record was written. */
  end(ts: string): string;
}

/** A capture that can be rewritten: what was found out of it beforehand. */
export interface Original {
  readonly path: string;
  readonly label: string;
  readonly start: SessionStart;
  readonly summary: CaptureSummary;
}

/**
 * Reads a capture to its end, which tells whether what is made of it may be called whole.
 * @param doing names what is to be done, such as "redacted"
 * @throws UserError (3) when it cannot be read or is another recorder's
 */
export function originalOf(path: string, label: string, doing: string): Original {
  const { start, summary } = verifyCapture(path, { label });
  if (summary.format === "portlight") return { path, label, start, summary };
  throw new UserError(
    `${label} is a log of ${summary.format}, and only captures of portlight's own recorder can be ${doing}: record the session with portlight record.`,
    3,
  );
}

/**
 * The text of the other capture in pieces, one record or a few each, so that the memory does not depend on its length. Lines
 * that cannot be read are left out; the numbers show the hole. Every record keeps its number, and the end record counts and
 * digests what is there now. A capture without end record gives one without.
 */
export function* rewritten(original: Original, rewrite: Rewrite): Generator<string, void, undefined> {
  const reader = readCapture(original.path, { label: original.label, unknownRecords: true });
  const hash = createHash("sha256");
  const frames = { c2s: 0, s2c: 0 };
  let end: SessionEnd | undefined;
  const out = (lines: readonly string[]): string => {
    const text = lines.map((line) => `${line}\n`).join("");
    hash.update(text);
    return text;
  };
  try {
    for (let located = reader.next(); located; located = reader.next()) {
      const { record } = located;
      if (record.type === "session.end") end = record;
      else if (record.type === "session.start") yield out([JSON.stringify(rewrite.start(record))]);
      else {
        if (record.type === "frame") frames[record.dir]++;
        const lines = rewrite.line(located, located.rawLine?.() ?? "");
        if (lines.length > 0) yield out(lines);
      }
    }
  } finally {
    reader.close();
  }
  const rest = rewrite.rest?.() ?? [];
  if (rest.length > 0) yield out(rest);
  if (!end) return;
  const { dropped, ts } = end;
  const sealed = { type: "session.end", ts: rewrite.end(ts), frames, dropped, sha256: hash.digest("hex") };
  yield `${JSON.stringify(sealed)}\n`;
}

/** State that goes into `derived` of what is made of a capture. */
export function originalState({ state }: CaptureSummary): { state?: "edited" | "incomplete" } {
  return state === "edited" || state === "incomplete" ? { state } : {};
}
