/** What the engine takes and gives. Types only. */

/**
 * `verified`: the structure proves an issuer's secret, or the checksum a number that belongs to a person.
 * `suspected`: a name that means a secret beside a value that looks random, or a connection string with a password.
 * `plausible`: worth redacting, but often harmless (a JWT may be a public identity) or without proof (a checksum that
 * does not fit).
 */
export type Strength = "verified" | "suspected" | "plausible";

export type Category = "secret" | "personal";

export interface SecretHit {
  /** `github-token`, `private-key`, …: what enters markers, messages and fingerprints. */
  readonly kind: string;
  readonly category: Category;
  /** UTF-16 offsets into the text, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly value: string;
  readonly strength: Strength;
}

/** An issuer's format. The tables of shapes/ hold nothing else. */
export interface Shape {
  readonly kind: string;
  /** For documentation: "GitHub token". */
  readonly title: string;
  /** Default: verified. */
  readonly strength?: Strength;
  /** Literal starts of the secret, three characters or more; one scan looks for those of all shapes before any pattern runs. */
  readonly starts: readonly string[];
  /**
   * What may stand right before the start. Default by its length: a letter or digit from eight characters on, `-` and `_`
   * from four on, else neither. Starts that are words of names (`key-`, `live_`) say "nothing".
   */
  readonly behind?: "nothing" | "separator" | "letter";
  /** Where the secret begins when a start was found at `at`; default: there. Undefined: nowhere. */
  readonly from?: (text: string, at: number) => number | undefined;
  /**
   * Sticky; tried where a secret may begin. Every quantifier is bounded, or it runs over a class of characters that may
   * not stand before a start, so that no run is scanned more than three times and the whole stays linear.
   */
  readonly pattern: RegExp;
  /** Bits per character that `body` must reach. */
  readonly minEntropy: number;
  /** The part of the secret that the issuer drew at random; default: all behind the start. */
  readonly body?: (value: string, start: string) => string;
  readonly verify?: (value: string) => boolean;
  /**
   * Kind of a value that `verify` refuses, which is worth redacting all the same: its issuer may have changed how it
   * computes the checksum, and a typing error in a real token leaves most of it readable.
   */
  readonly otherwise?: string;
}

/** A pattern of the configuration, compiled by custom.ts. */
export interface CustomPattern {
  readonly kind: string;
  readonly title: string;
  /** Matches in order, none overlapping, in linear time. */
  readonly matches: (text: string) => Iterable<{ readonly start: number; readonly end: number }>;
  readonly accepts?: (value: string) => boolean;
}

export interface KindInfo {
  readonly kind: string;
  readonly title: string;
  readonly category: Category;
  readonly strength: Strength;
  /** Only looked for when this pack is asked for. */
  readonly pack?: string;
}
