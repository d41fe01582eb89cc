export type HiddenKind =
  /** Changes the order in which a line is shown. */
  | "bidi"
  /** Takes no width: spaces, joiners, marks in the middle of text, soft hyphens, invisible operators. */
  | "zero-width"
  /** A copy of ASCII that nobody sees. */
  | "tag"
  | "variation-selector"
  /** Shows as a blank although it is none. */
  | "filler"
  /** A control that neither breaks nor moves a line. */
  | "control"
  /** A sequence that a terminal obeys. */
  | "terminal-escape"
  /** Means what two parties agree on. */
  | "private-use"
  /** Other format characters: annotations, deprecated controls, unassigned ones that are never shown. */
  | "format"
  /** Ends a line for some parsers only. */
  | "separator";

export interface HiddenHit {
  readonly kind: HiddenKind;
  /** UTF-16 offsets, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Characters (of a terminal escape: sequences) that the hit stands for. */
  readonly count: number;
  /** The text that they spell, at most MAX_MESSAGE units; untrusted, and never for display as it is. */
  readonly message?: string;
  /** No honest text needs this here. Without it the characters are out of place, but pasted text may bring them along. */
  readonly severe?: true;
}

/** What a text is used as: a source file, text for a reader or a model, or a name. */
export type HiddenRole = "source" | "prose" | "name";
