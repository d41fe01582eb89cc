/** What redaction takes and gives. Types only. */
import type { TextMatcher } from "../linear-pattern.ts";
import type { FindOptions } from "../secrets/index.ts";
import type { ExactValues } from "./exact.ts";
import type { PathPattern } from "./paths.ts";

export interface Redaction {
  readonly text: string;
  /** Number of markers that were put in; 0 means that `text` is the input. */
  readonly count: number;
}

/** What to take out of a text beside secrets of known shape. */
export interface RedactionRules {
  readonly exact?: readonly string[] | ExactValues;
  /** By key: every value below such a member, but for null; options of commands in arrays of strings too. */
  readonly isSecretKey?: (name: string) => boolean;
  /** By value: parts of strings, not of keys. */
  readonly values?: readonly TextMatcher[];
  /** By place: every value at or below it. */
  readonly paths?: readonly PathPattern[];
  /** What else is looked for by its shape. */
  readonly secrets?: FindOptions;
}
