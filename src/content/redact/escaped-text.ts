/** Text behind JSON escapes, with the place of every character in the text as it stands. */
import { jsonEscapeAt } from "../json-escapes.ts";

export interface EscapedText {
  readonly text: string;
  /** `origin[i]` is where character `i` begins in the first text; without it that is `offset + i`. */
  readonly origin?: Uint32Array;
  readonly offset?: number;
}

/** Takes one layer of JSON escapes off, wherever a backslash stands; what is no escape stays as it is. */
export function unescaped(layer: EscapedText): EscapedText {
  const source = layer.text;
  const origin = new Uint32Array(source.length + 1);
  const parts: string[] = [];
  let length = 0;
  let copied = 0;
  for (let slash = source.indexOf("\\"); slash !== -1; slash = source.indexOf("\\", copied)) {
    const found = jsonEscapeAt(source, slash);
    parts.push(source.slice(copied, slash), found?.char ?? "\\");
    for (let i = copied; i < slash; i++) origin[length++] = i;
    origin[length++] = slash;
    copied = slash + (found?.length ?? 1);
  }
  parts.push(source.slice(copied));
  for (let i = copied; i < source.length; i++) origin[length++] = i;
  origin[length++] = source.length;
  for (let i = 0; i < length; i++) origin[i] = originOf(layer, origin[i] as number);
  return { text: parts.join(""), origin: origin.subarray(0, length) };
}

/** A text without some of its parts. @param parts sorted, not overlapping */
export function without(
  layer: EscapedText,
  parts: readonly { readonly start: number; readonly end: number }[],
): EscapedText {
  const source = layer.text;
  const origin = new Uint32Array(source.length + 1);
  const kept: string[] = [];
  let length = 0;
  let from = 0;
  for (const { start, end } of [...parts, { start: source.length, end: source.length }]) {
    kept.push(source.slice(from, start));
    for (let i = from; i < start; i++) origin[length++] = originOf(layer, i);
    from = end;
  }
  origin[length++] = originOf(layer, source.length);
  return { text: kept.join(""), origin: origin.subarray(0, length) };
}

/** A part of a text that reads differently. */
export interface Respelling {
  readonly start: number;
  readonly end: number;
  /** Every character of it begins where the part does. */
  readonly text: string;
}

/** A text with other text in some of its places. @param parts sorted, not overlapping */
export function respelt(layer: EscapedText, parts: readonly Respelling[]): EscapedText {
  const source = layer.text;
  const added = parts.reduce((sum, { text }) => sum + text.length, 0);
  const origin = new Uint32Array(source.length + added + 1);
  const kept: string[] = [];
  let length = 0;
  let from = 0;
  for (const { start, end, text } of [...parts, { start: source.length, end: source.length, text: "" }]) {
    kept.push(source.slice(from, start), text);
    for (let i = from; i < start; i++) origin[length++] = originOf(layer, i);
    for (let i = 0; i < text.length; i++) origin[length++] = originOf(layer, start);
    from = end;
  }
  origin[length++] = originOf(layer, source.length);
  return { text: kept.join(""), origin: origin.subarray(0, length) };
}

/** A part of a layer as a layer of its own, with the same origin. */
export function sliced(layer: EscapedText, start: number, end: number): EscapedText {
  const text = layer.text.slice(start, end);
  return layer.origin
    ? { text, origin: layer.origin.subarray(start, end + 1) }
    : { text, offset: (layer.offset ?? 0) + start };
}

/** Where character `index` of a layer begins in the first text. */
export function originOf(layer: EscapedText, index: number): number {
  return layer.origin ? (layer.origin[index] as number) : (layer.offset ?? 0) + index;
}

/** How many characters of a layer begin in a part of the first text. */
export function lengthWithin(layer: EscapedText, start: number, end: number): number {
  const { origin, text } = layer;
  if (!origin)
    return Math.max(0, Math.min(end - (layer.offset ?? 0), text.length) - Math.max(0, start - (layer.offset ?? 0)));
  return Math.min(lowerBound(origin, end), text.length) - Math.min(lowerBound(origin, start), text.length);
}

function lowerBound(sorted: Uint32Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
