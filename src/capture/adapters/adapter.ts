import type { Malformed } from "../records.ts";
import type { BodyRecord, SessionStart } from "../types.ts";

/** What one line of another recorder's log says, in our records. */
export interface AdaptedLine {
  /** In order; empty for a line that carries nothing we model. */
  readonly records: readonly BodyRecord[];
  readonly run?: string;
  readonly batchIndex?: number;
}

/** Reads the log of another recorder. One adapter serves one file, from its first line on. */
export interface Adapter {
  readonly format: "glassport" | "mcpsnoop";
  /** Member of a line that holds the message. */
  readonly frameMember: string;
  /** What is known of the session from the first line. */
  readonly start: SessionStart;
  line(value: unknown): AdaptedLine | Malformed;
}
