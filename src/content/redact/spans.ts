/** Parts of a text that are to be replaced by markers. */
import { type MarkerPlace, redactionMarker } from "./marker.ts";
import type { Redaction } from "./types.ts";

export interface Span {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
  /** Of the value in clear, in UTF-16 code units. */
  readonly length: number;
  /** Written before and after the marker: it takes the place of a number or a word of JSON. */
  readonly quote?: string;
}

/** A part of a text, in UTF-16 offsets. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Sorts, and joins overlapping spans. The widest one names the kind, a shape before an exact value, and of equal ones
 * the one with the fewest escapes gives the length.
 */
export function merge(spans: readonly Span[]): readonly Span[] {
  const sorted = [...spans].sort(
    (a, b) =>
      a.start - b.start || b.end - a.end || Number(a.kind === "env") - Number(b.kind === "env") || a.length - b.length,
  );
  const out: Span[] = [];
  for (const span of sorted) {
    const last = out.at(-1);
    if (!last || span.start >= last.end) out.push(span);
    else if (span.end > last.end) {
      out[out.length - 1] = { ...last, end: span.end, length: last.length + span.end - last.end };
    }
  }
  return out;
}

/** Characters of a secret that may stay: fewer say nothing. */
export const MIN_PART = 5;

/**
 * Leaves markers alone: of what holds one only the rest counts, so that nobody saves a secret by writing a marker into it.
 * What lies in a kind that is none of ours counts whole.
 */
export function besideMarkers(spans: readonly Span[], markers: readonly MarkerPlace[]): readonly Span[] {
  if (markers.length === 0) return spans;
  return spans.flatMap((span) => {
    const marker = markers[indexAfter(markers, span.start)];
    if (!marker || marker.start >= span.end) return [span];
    const { inner } = marker;
    if (inner !== undefined && span.start >= inner.start && span.end <= inner.end) return [span];
    return between(span, markers)
      .filter(({ start, end }) => end - start >= MIN_PART)
      .map((part) => ({ ...span, ...part, length: part.end - part.start }));
  });
}

/** What is left of a part of a text between places that are taken. @param taken sorted, not overlapping */
export function between(part: Range, taken: readonly Range[]): readonly Range[] {
  const left: Range[] = [];
  let from = part.start;
  for (let i = indexAfter(taken, part.start); i < taken.length; i++) {
    const { start, end } = taken[i] as Range;
    if (start >= part.end) break;
    if (start > from) left.push({ start: from, end: start });
    from = Math.max(from, end);
  }
  if (from < part.end) left.push({ start: from, end: part.end });
  return left;
}

/** @param spans sorted, not overlapping */
export function replaceAll(text: string, spans: readonly Span[]): Redaction {
  if (spans.length === 0) return { text, count: 0 };
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, kind, length, quote = "" } of spans) {
    parts.push(text.slice(from, start), quote, redactionMarker(kind, length), quote);
    from = end;
  }
  parts.push(text.slice(from));
  return { text: parts.join(""), count: spans.length };
}

/**
 * The spans that lie in one string of a JSON text, and those that are a whole number, with the quotes that they need. A span
 * that leaves its string (a value that is itself JSON, found in the structure) is passed over: its parts have their own
 * spans where they are secrets. Strings are walked once beside the spans.
 */
export function inJson(text: string, spans: readonly Span[]): readonly Span[] {
  const out: Span[] = [];
  let position = 0;
  let stringEnd = -1;
  for (const span of spans) {
    // Find the string that holds the span, if one does.
    while (position <= span.start) {
      if (stringEnd >= span.start) break;
      const open = text.indexOf('"', position);
      if (open === -1 || open >= span.start) break;
      stringEnd = closingQuote(text, open);
      position = stringEnd + 1;
    }
    if (stringEnd >= span.end) out.push(span);
    else if (stringEnd < span.start && isWholeNumber(text, span)) out.push({ ...span, quote: '"' });
  }
  return out;
}

/** Where the string that begins at `open` ends; the end of the text when it does not. */
export function closingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1);
  while (at !== -1) {
    let slashes = 0;
    for (let i = at - 1; i > open && text[i] === "\\"; i--) slashes++;
    if (slashes % 2 === 0) return at;
    at = text.indexOf('"', at + 1);
  }
  return text.length;
}

function isWholeNumber(text: string, span: Span): boolean {
  return (
    /^[-0-9.eE+]+$/.test(text.slice(span.start, span.end)) &&
    !/[-0-9.eE+]/.test(text[span.start - 1] ?? " ") &&
    !/[-0-9.eE+]/.test(text[span.end] ?? " ")
  );
}

/** Index of the first range that ends after a position. */
function indexAfter(ranges: readonly Range[], position: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle] as Range).end > position) high = middle;
    else low = middle + 1;
  }
  return low;
}
