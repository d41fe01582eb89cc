/** What a reader of session logs accepts. Beyond a limit a line is counted as damaged and the reading goes on. */
export interface CaptureLimits {
  /** Longest line in bytes; a longer one is skipped without being kept in memory. */
  readonly lineBytes: number;
  /** Deepest nesting of arrays and objects in a line, the record itself included. */
  readonly depth: number;
  /**
   * Most commas and opening brackets outside of strings in a line: each stands for a value, which takes far more memory
   * than its text. A message of 1 MiB, all that our recorder keeps of one, cannot hold as many.
   */
  readonly values: number;
  /** How many damaged lines the summary lists. All are counted. */
  readonly listedDamage: number;
}

export const CAPTURE_LIMITS: CaptureLimits = {
  lineBytes: 64 * 1024 * 1024,
  depth: 1000,
  values: 1_000_000,
  listedDamage: 20,
};

/** Bytes of one message that a recorder keeps; of a longer one it keeps this much as text, with the whole's digest. */
export const FRAME_BYTES = 1024 * 1024;

/** Nesting of a message that is stored as JSON: the record around it takes one level of what the reader accepts. */
export const FRAME_DEPTH = CAPTURE_LIMITS.depth - 1;
