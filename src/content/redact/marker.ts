/** What stands where a secret stood: `[redacted:<kind>:<length>]`. */

const MARKER = /\[redacted:([a-z0-9-]{1,40}):([0-9]{1,9})\]/g;

/** @param length of the value in clear, in UTF-16 code units, however it was escaped or encoded where it stood */
export function redactionMarker(kind: string, length: number): string {
  return `[redacted:${kind}:${length}]`;
}

export interface FoundMarker {
  readonly kind: string;
  readonly length: number;
}

/** The markers in a text, in order. They mean something only in a record that says it was redacted. */
export function findMarkers(text: string): readonly FoundMarker[] {
  if (!text.includes("[redacted:")) return [];
  return [...text.matchAll(MARKER)].map((match) => ({ kind: match[1] as string, length: Number(match[2]) }));
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

/** A kind is words; a value that was drawn at random holds digits among letters. */
const WORDS = /^[a-z]+[0-9]{0,2}(?:-[a-z]+[0-9]{0,2}|-[0-9]{1,3})*$/;
/** Longest run of letters that a kind holds; a longer one may be a value. */
const LONGEST_WORD = 16;

/** Where markers stand in a text, in order. */
export function markerPlaces(text: string): readonly MarkerPlace[] {
  if (!text.includes("[redacted:")) return [];
  return [...text.matchAll(MARKER)].map((match) => {
    const kind = match[1] as string;
    const start = match.index;
    const end = start + match[0].length;
    const ours = WORDS.test(kind) && !kind.split("-").some((word) => word.length > LONGEST_WORD);
    const from = start + "[redacted:".length;
    return ours ? { start, end } : { start, end, inner: { start: from, end: from + kind.length } };
  });
}
