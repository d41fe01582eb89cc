/**
 * Replaces secrets in a text that is about to be stored. Works on a JSON text without parsing it, so that key order,
 * number spelling and white space survive. Ships in the recorder's chunk.
 */
import { findSecrets } from "./secrets/index.ts";

export interface RedactOptions {
  /**
   * True when the text is one JSON value: a marker is then only ever put inside of a string, or in place of a whole
   * number, so that the text stays JSON.
   */
  readonly json?: boolean;
  /** Exact values to remove, such as those of secret-looking environment variables. Shorter ones than 8 are ignored. */
  readonly exact?: readonly string[];
}

export interface Redaction {
  readonly text: string;
  /** Number of markers that were put in; 0 means that `text` is the input. */
  readonly count: number;
}

/** Shortest exact value: shorter ones are words such as `true` or `test`, whose loss would only harm the record. */
export const MIN_EXACT = 8;

/** A string in a string in a string: how often JSON is looked through when it carries JSON as text. */
const MAX_LAYERS = 3;

const MARKER = /\[redacted:([a-z0-9-]{1,40}):([0-9]{1,9})\]/g;

/** @param length of the value in UTF-16 code units, without the escapes it was written with */
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

/**
 * Replaces every secret of known shape and every exact value by `[redacted:<kind>:<length>]`, `env` being the kind of
 * an exact value. Values are found as they stand, and behind up to three layers of JSON escapes.
 */
export function redactText(text: string, options: RedactOptions = {}): Redaction {
  const exact = [...new Set(options.exact ?? [])].filter((value) => value.length >= MIN_EXACT);
  // In JSON a match must not begin with the letter of an escape, so text with escapes is only searched without them.
  let spans = options.json && text.includes("\\") ? [] : spansOf(text, undefined, exact);
  let layer: Layer = { text };
  for (let depth = 0; depth < MAX_LAYERS && layer.text.includes("\\"); depth++) {
    layer = unescaped(layer);
    spans = spans.concat(spansOf(layer.text, layer.origin, exact));
  }
  if (spans.length === 0) return { text, count: 0 };
  const merged = merge(spans);
  return options.json ? replaceInJson(text, merged) : replaceAll(text, merged);
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
  readonly length: number;
}

/** A text with one layer of escapes taken off; `origin[i]` is where character `i` begins in the first text. */
interface Layer {
  readonly text: string;
  readonly origin?: Uint32Array;
}

function spansOf(text: string, origin: Uint32Array | undefined, exact: readonly string[]): Span[] {
  const at = (index: number): number => (origin ? (origin[index] as number) : index);
  const spans: Span[] = findSecrets(text, { plausible: true }).map((hit) => ({
    start: at(hit.start),
    end: at(hit.end),
    kind: hit.kind,
    length: hit.value.length,
  }));
  for (const value of exact) {
    for (let i = text.indexOf(value); i !== -1; i = text.indexOf(value, i + value.length)) {
      spans.push({ start: at(i), end: at(i + value.length), kind: "env", length: value.length });
    }
  }
  return spans;
}

const SHORT: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

/** Takes one layer of JSON escapes off, wherever a backslash stands; what is no escape stays as it is. */
function unescaped(layer: Layer): Layer {
  const source = layer.text;
  const origin = new Uint32Array(source.length + 1);
  const parts: string[] = [];
  let length = 0;
  let copied = 0;
  for (let slash = source.indexOf("\\"); slash !== -1; slash = source.indexOf("\\", copied)) {
    const letter = source[slash + 1] ?? "";
    const hex = letter === "u" ? source.slice(slash + 2, slash + 6) : "";
    const char = /^[0-9a-fA-F]{4}$/.test(hex)
      ? String.fromCharCode(Number.parseInt(hex, 16))
      : (SHORT[letter] ?? (/["\\/]/.test(letter) ? letter : undefined));
    const width = char === undefined ? 1 : hex ? 6 : 2;
    parts.push(source.slice(copied, slash), char ?? "\\");
    for (let i = copied; i < slash; i++) origin[length++] = i;
    origin[length++] = slash;
    copied = slash + width;
  }
  parts.push(source.slice(copied));
  for (let i = copied; i < source.length; i++) origin[length++] = i;
  origin[length++] = source.length;
  const outer = layer.origin;
  if (outer) for (let i = 0; i < length; i++) origin[i] = outer[origin[i] as number] as number;
  return { text: parts.join(""), origin };
}

/**
 * Sorts, and joins overlapping spans. The widest one names the kind, a shape before an exact value, and of equal ones
 * the one with the fewest escapes gives the length.
 */
function merge(spans: readonly Span[]): readonly Span[] {
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

function replaceAll(text: string, spans: readonly Span[]): Redaction {
  const parts: string[] = [];
  let from = 0;
  for (const span of spans) {
    parts.push(text.slice(from, span.start), redactionMarker(span.kind, span.length));
    from = span.end;
  }
  parts.push(text.slice(from));
  return { text: parts.join(""), count: spans.length };
}

/**
 * Strings are walked once beside the spans. A span that leaves its string (a value that is itself JSON, found in the
 * structure) is passed over: its parts have their own spans where they are secrets.
 */
function replaceInJson(text: string, spans: readonly Span[]): Redaction {
  const parts: string[] = [];
  let from = 0;
  let count = 0;
  let position = 0;
  let stringEnd = -1;
  const put = (start: number, end: number, marker: string): void => {
    parts.push(text.slice(from, start), marker);
    from = end;
    count++;
  };
  for (const span of spans) {
    // Find the string that holds the span, if one does.
    while (position <= span.start) {
      if (stringEnd >= span.start) break;
      const open = text.indexOf('"', position);
      if (open === -1 || open >= span.start) break;
      stringEnd = closingQuote(text, open);
      position = stringEnd + 1;
    }
    const marker = redactionMarker(span.kind, span.length);
    if (stringEnd >= span.end) put(span.start, span.end, marker);
    else if (stringEnd < span.start && isWholeNumber(text, span)) put(span.start, span.end, `"${marker}"`);
  }
  parts.push(text.slice(from));
  return { text: parts.join(""), count };
}

function closingQuote(text: string, open: number): number {
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
