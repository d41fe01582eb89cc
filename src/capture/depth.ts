const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/**
 * True when arrays and objects nest deeper than `limit` in a JSON text. Looks at brackets outside of strings only, so it
 * is safe on text that is not JSON, and costs nothing on text too short to nest that deep.
 */
export function deeperThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  let depth = 0;
  const end = text.length;
  for (let i = 0; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) {
      i = stringEnd(text, i);
      if (i < 0) return false;
      continue;
    }
    // "[" is 0x5b and "{" is 0x7b, their partners two above: bit 0x20 is all that tells the pairs apart.
    const bracket = code | 0x20;
    if (bracket === 0x7b) {
      if (++depth > limit) return true;
    } else if (bracket === 0x7d) depth--;
  }
  return false;
}

/**
 * Whether a JSON text holds more than may be parsed: too many levels of arrays and objects, or too many values. Counted are
 * brackets and commas outside of strings, so it is safe on text that is not JSON.
 */
export function beyondLimits(text: string, depth: number, values: number): "too-deep" | "too-many" | undefined {
  if (text.length <= depth && text.length <= values) return undefined;
  let level = 0;
  let count = 0;
  const end = text.length;
  for (let i = 0; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) {
      i = stringEnd(text, i);
      if (i < 0) return undefined;
      continue;
    }
    const bracket = code | 0x20;
    if (bracket === 0x7b) {
      if (++level > depth) return "too-deep";
      if (++count > values) return "too-many";
    } else if (bracket === 0x7d) level--;
    else if (code === COMMA && ++count > values) return "too-many";
  }
  return undefined;
}

/** Index of the quote that ends the string which begins at `start`, -1 when there is none. */
export function stringEnd(text: string, start: number): number {
  let end = start;
  for (;;) {
    end = text.indexOf('"', end + 1);
    if (end < 0) return -1;
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return end;
  }
}
