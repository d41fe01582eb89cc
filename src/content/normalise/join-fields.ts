/** A payload that is split over neighbouring fields, seen as one text. */

/** Where a part of joined text stands. */
export interface FieldRange<Place> {
  readonly place: Place;
  /** Offsets in the text of that field. */
  readonly start: number;
  readonly end: number;
}

export interface JoinedFields<Place> {
  readonly text: string;
  /** The fields that `[start, end)` of the joined text lies in, in order; separators belong to none. */
  locate(start: number, end: number): readonly FieldRange<Place>[];
  /** How many fields a bound kept out. */
  readonly omitted: number;
}

/** A payload is split over a handful of neighbours; the bounds keep joined views from doubling the work of a capture. */
export const MAX_JOINED_FIELDS = 256;
export const MAX_JOINED_UNITS = 256 * 1024;

/**
 * Joins the texts of adjacent fields, in the order given.
 * @param separator nothing for parts of one token, a blank for parts of a sentence
 */
export function joinFields<Place>(
  fields: readonly { readonly text: string; readonly place: Place }[],
  separator = "",
): JoinedFields<Place> {
  const starts: number[] = [];
  const parts: string[] = [];
  let length = 0;
  for (const { text } of fields) {
    const start = parts.length === 0 ? 0 : length + separator.length;
    if (parts.length === MAX_JOINED_FIELDS || start + text.length > MAX_JOINED_UNITS) break;
    starts.push(start);
    parts.push(text);
    length = start + text.length;
  }
  return {
    text: parts.join(separator),
    omitted: fields.length - parts.length,
    locate: (start, end) => {
      const out: FieldRange<Place>[] = [];
      for (let i = 0; i < parts.length; i++) {
        const from = starts[i] as number;
        const size = (parts[i] as string).length;
        if (from >= end) break;
        if (size === 0 || from + size <= start) continue;
        const field = fields[i] as { place: Place };
        out.push({ place: field.place, start: Math.max(0, start - from), end: Math.min(size, end - from) });
      }
      return out;
    },
  };
}
