import type { Strength } from "../types.ts";

/** A number that names a person or opens their account. */
export interface PersonalShape {
  readonly kind: string;
  readonly title: string;
  /** Default: verified. */
  readonly strength?: Strength;
  /** Characters of the number before that place, such as capitals with a space behind them. */
  readonly lead?: number;
  /** Capitals before the first digit. */
  readonly letters: number;
  /** Digits of the first group that the pattern may begin with. */
  readonly first: readonly number[];
  /** Sticky, bounded; takes the whole number, and no digit, letter or further group may follow it. */
  readonly pattern: RegExp;
  /** What must stand before the number, in the last sixty characters or the name of the key, lower case. */
  readonly context?: RegExp;
  /** Words, apart by bars, of which each match of `context` holds one; found in the pass over the text, in any case. */
  readonly cues?: string;
  readonly check: (value: string) => boolean;
}
