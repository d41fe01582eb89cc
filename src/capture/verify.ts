import { isObject } from "../findings/json-object.ts";
import { type ReadCaptureOptions, readCapture } from "./reader.ts";
import type { CaptureProblem, CaptureSummary, SessionStart } from "./types.ts";

/** What `capture verify` says of one log. */
export interface Verification {
  readonly summary: CaptureSummary;
  /** Profile of the redaction; `none` when secrets were stored in clear, `unknown` when the log does not say. */
  readonly redaction: string;
  /** True for a log that was made for committing. */
  readonly tidy: boolean;
  readonly start: SessionStart;
}

const MAX_PROFILE = 64;

/**
 * Reads a log to its end and says whether it is whole. A digest shows that a log was not damaged, never that it is true.
 * @param source a path
 * @throws UserError (3) when the file cannot be read or is no session log
 */
export function verifyCapture(source: string, options: ReadCaptureOptions = {}): Verification {
  const reader = readCapture(source, options);
  try {
    while (reader.next()) {
      // Each record is counted by the reader.
    }
  } finally {
    reader.close();
  }
  const { start } = reader;
  return { summary: reader.summary(), redaction: redactionOf(start), tidy: isTidy(start), start };
}

/** True for a capture that was made for committing. */
function isTidy(start: SessionStart): boolean {
  return operations(start).includes("tidy");
}

/** What was done to a capture since it was recorded, in its order. The record is anybody's, so nothing is taken for granted. */
export function operations(start: SessionStart): readonly string[] {
  const op: unknown = isObject(start.derived) ? start.derived.op : undefined;
  return typeof op === "string" && op.length <= MAX_PROFILE ? op.split("+") : [];
}

function redactionOf({ redaction }: SessionStart): string {
  const profile: unknown = isObject(redaction) ? redaction.profile : undefined;
  return typeof profile === "string" && profile !== "" ? profile.slice(0, MAX_PROFILE) : "unknown";
}

/** Why a log is not self-consistent, each as half a sentence. */
export function problemWords({ problems, missing, outOfOrder, dropped, damagedCount }: CaptureSummary): string[] {
  const words: Readonly<Record<CaptureProblem, string>> = {
    "no-end": "it has no end record, so the recorder was killed or the file cut",
    "torn-tail": "it ends within a line",
    digest: "its digest is not that of its lines",
    counts: "it holds another number of messages than its end record says",
    "after-end": "something follows its end record",
    "out-of-order": `${count(outOfOrder, "record stands", "records stand")} out of order`,
    missing: `${count(missing, "record is", "records are")} missing between others`,
    gap: `the recorder lost ${count(Math.max(dropped, 1), "message", "messages")}`,
    damaged: `${count(damagedCount, "line", "lines")} cannot be read`,
    "of-edited": "it was made from a capture that was edited",
    "of-incomplete": "it was made from a capture that was incomplete",
  };
  return problems.map((problem) => words[problem]);
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
