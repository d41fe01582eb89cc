/** What `scanJson` found. `breaks`: JSON, but with line breaks between tokens, which a log line cannot hold. */
export type JsonForm = "json" | "breaks" | "not-json" | "too-deep";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const LF = 0x0a;
const CR = 0x0d;

/**
 * Decides whether bytes are one JSON text (RFC 8259) without building anything, so that a recorder can store a message
 * as it stands. One pass, no recursion. Looks at the grammar only: whether the bytes are UTF-8 is for the caller.
 * @param depth deepest nesting of arrays and objects that still counts as JSON
 */
export function scanJson(bytes: Uint8Array, depth: number): JsonForm {
  const objects = new Uint8Array(depth + 1);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let level = 0;
  let breaks = false;
  let at = 0;
  // What may come next: a value, or what ends or continues the value before.
  let wantsValue = true;
  let afterOpening = false;
  const end = bytes.length;
  for (;;) {
    for (; at < end; at++) {
      const byte = bytes[at];
      if (byte === LF || byte === CR) breaks = true;
      else if (byte !== 0x20 && byte !== 0x09) break;
    }
    if (at >= end) return wantsValue || level > 0 ? "not-json" : breaks ? "breaks" : "json";
    const byte = bytes[at] as number;
    const inObject = level > 0 && objects[level] === 1;

    if (wantsValue) {
      if (afterOpening && byte === (inObject ? 0x7d : 0x5d)) {
        level--;
        at++;
        wantsValue = false;
        afterOpening = false;
        continue;
      }
      if (inObject) {
        // A key and its colon; the value follows below.
        if (byte !== QUOTE) return "not-json";
        at = endOfString(bytes, at, view);
        for (; at >= 0 && at < end; at++) {
          const between = bytes[at];
          if (between === LF || between === CR) breaks = true;
          else if (between !== 0x20 && between !== 0x09) break;
        }
        if (at < 0 || bytes[at] !== COLON) return "not-json";
        for (at++; at < end; at++) {
          const between = bytes[at];
          if (between === LF || between === CR) breaks = true;
          else if (between !== 0x20 && between !== 0x09) break;
        }
        if (at >= end) return "not-json";
      }
      const first = bytes[at] as number;
      afterOpening = false;
      if (first === 0x7b || first === 0x5b) {
        if (level >= depth) return "too-deep";
        objects[++level] = first === 0x7b ? 1 : 0;
        at++;
        afterOpening = true;
        continue;
      }
      at =
        first === QUOTE ? endOfString(bytes, at, view) : first < 0x40 ? endOfNumber(bytes, at) : endOfWord(bytes, at);
      if (at < 0) return "not-json";
      wantsValue = false;
      continue;
    }

    if (level === 0) return "not-json";
    if (byte === COMMA) wantsValue = true;
    else if (byte === (inObject ? 0x7d : 0x5d)) level--;
    else return "not-json";
    at++;
  }
}

/** Index after the string that begins at `at`, -1 when it is none. @param view of the same bytes */
function endOfString(bytes: Uint8Array, at: number, view: DataView): number {
  const end = bytes.length;
  for (let i = at + 1; i < end; i++) {
    // In a string that is not short, four bytes are looked at in one step as long as all of them are plain.
    if (((i - at) & 15) === 0) {
      while (i + 4 <= end && arePlain(view.getInt32(i, true))) i += 4;
      if (i >= end) break;
    }
    const byte = bytes[i] as number;
    if (byte === QUOTE) return i + 1;
    if (byte < 0x20) return -1;
    if (byte !== BACKSLASH) continue;
    const escaped = bytes[++i];
    if (escaped === 0x75) {
      for (let digit = 0; digit < 4; digit++) if (!isHex(bytes[++i])) return -1;
    } else if (!isEscape(escaped)) return -1;
  }
  return -1;
}

/**
 * True when none of four bytes is a quote, a backslash or a control character. Subtracting from all four at once borrows
 * into the high bit of a byte that was smaller; a borrow between bytes comes only from one that is smaller itself.
 */
function arePlain(four: number): boolean {
  const quotes = four ^ 0x22222222;
  const slashes = four ^ 0x5c5c5c5c;
  const smaller =
    ((four - 0x20202020) & ~four) | ((quotes - 0x01010101) & ~quotes) | ((slashes - 0x01010101) & ~slashes);
  return (smaller & 0x80808080) === 0;
}

function isEscape(byte: number | undefined): boolean {
  // " \ / b f n r t
  return (
    byte === QUOTE ||
    byte === BACKSLASH ||
    byte === 0x2f ||
    byte === 0x62 ||
    byte === 0x66 ||
    byte === 0x6e ||
    byte === 0x72 ||
    byte === 0x74
  );
}

function isHex(byte: number | undefined): boolean {
  return byte !== undefined && (isDigit(byte) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66));
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

function endOfNumber(bytes: Uint8Array, start: number): number {
  let at = bytes[start] === 0x2d ? start + 1 : start;
  if (!isDigit(bytes[at])) return -1;
  if (bytes[at] === 0x30) at++;
  else at = endOfDigits(bytes, at);
  if (bytes[at] === 0x2e) {
    if (!isDigit(bytes[at + 1])) return -1;
    at = endOfDigits(bytes, at + 1);
  }
  if (((bytes[at] ?? 0) | 0x20) === 0x65) {
    at++;
    if (bytes[at] === 0x2b || bytes[at] === 0x2d) at++;
    if (!isDigit(bytes[at])) return -1;
    at = endOfDigits(bytes, at);
  }
  return at;
}

function endOfDigits(bytes: Uint8Array, start: number): number {
  let at = start;
  while (isDigit(bytes[at])) at++;
  return at;
}

const WORDS: readonly Uint8Array[] = ["true", "false", "null"].map((word) => Buffer.from(word));

function endOfWord(bytes: Uint8Array, at: number): number {
  for (const word of WORDS) {
    if (word.every((byte, i) => bytes[at + i] === byte)) return at + word.length;
  }
  return -1;
}
