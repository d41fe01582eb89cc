/** Text behind JSON escapes, with the place of every character in the text as it stands. */

export interface Layer {
  readonly text: string;
  /** `origin[i]` is where character `i` begins in the first text; without it that is `offset + i`. */
  readonly origin?: Uint32Array;
  readonly offset?: number;
}

const SHORT: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

/** Takes one layer of JSON escapes off, wherever a backslash stands; what is no escape stays as it is. */
export function unescaped(layer: Layer): Layer {
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
  for (let i = 0; i < length; i++) origin[i] = originOf(layer, origin[i] as number);
  return { text: parts.join(""), origin: origin.subarray(0, length) };
}

/** A part of a layer as a layer of its own, with the same origin. */
export function sliced(layer: Layer, start: number, end: number): Layer {
  const text = layer.text.slice(start, end);
  return layer.origin
    ? { text, origin: layer.origin.subarray(start, end + 1) }
    : { text, offset: (layer.offset ?? 0) + start };
}

/** Where character `index` of a layer begins in the first text. */
export function originOf(layer: Layer, index: number): number {
  return layer.origin ? (layer.origin[index] as number) : (layer.offset ?? 0) + index;
}

/** How many characters of a layer begin in a part of the first text. */
export function lengthWithin(layer: Layer, start: number, end: number): number {
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
