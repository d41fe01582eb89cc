/** What stands where a secret stood: `[redacted:<kind>:<length>]`. The only place that knows how a marker is spelt. */

const BEGIN = "[redacted:";
const SPELLING = String.raw`\[redacted:([a-z0-9-]{1,40}):([0-9]{1,9})\]`;
const MARKER = new RegExp(SPELLING, "g");
const WHOLE = new RegExp(`^${SPELLING}$`);

/** Longest kind that a marker takes. */
export const MAX_KIND = 40;

/** @param length of the value in clear, in UTF-16 code units, however it was escaped or encoded where it stood */
export function redactionMarker(kind: string, length: number): string {
  return `${BEGIN}${kind}:${length}]`;
}

export interface FoundMarker {
  readonly kind: string;
  /** Of the value in clear, in UTF-16 code units. */
  readonly length: number;
  /** Where the marker stands, in UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
}

/** The markers in a text, in order. They mean something only in a record that says it was redacted. */
export function findMarkers(text: string): readonly FoundMarker[] {
  if (!text.includes(BEGIN)) return [];
  return [...text.matchAll(MARKER)].map((match) => ({
    kind: match[1] as string,
    length: Number(match[2]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** True for a text that is one marker and nothing else. */
export function isMarker(text: string): boolean {
  return WHOLE.test(text);
}

/** @param replacement what stands for a marker */
export function replaceMarkers(text: string, replacement: (kind: string, length: number) => string): string {
  if (!text.includes(BEGIN)) return text;
  return text.replace(MARKER, (_whole, kind: string, length: string) => replacement(kind, Number(length)));
}

export interface MarkerPlace {
  readonly start: number;
  readonly end: number;
  /**
   * Where the kind stands, when it is none of ours: whoever writes a text may put a secret into the form of a marker, so
   * that part is looked at like any other.
   */
  readonly inner?: { readonly start: number; readonly end: number };
}

/**
 * Where markers stand in a text, in order.
 * @param isKnown whether a kind is one that a marker of ours may have
 */
export function markerPlaces(text: string, isKnown: (kind: string) => boolean): readonly MarkerPlace[] {
  return findMarkers(text).map(({ kind, start, end }) => {
    if (isKnown(kind)) return { start, end };
    const from = start + BEGIN.length;
    return { start, end, inner: { start: from, end: from + kind.length } };
  });
}
