/** Texts that are spelled in characters that nobody sees. */

/** Units of a decoded message that are kept; what follows is only counted. */
export const MAX_MESSAGE = 4096;
/** Characters of a message; fewer could be chance. */
export const MIN_MESSAGE = 3;
/** Where the code has to be guessed, chance has more tries. */
export const MIN_GUESSED = 6;
/** Symbols that are looked at to find a message: enough for the longest one in any of the codes. */
const MAX_SYMBOLS = MAX_MESSAGE * 24;

/** A copy of ASCII at U+E0000 (tag characters). */
export function tagMessage(codes: readonly number[]): string | undefined {
  let text = "";
  for (const code of codes.slice(0, MAX_MESSAGE)) {
    const ascii = code - 0xe0000;
    if (ascii >= 0x20 && ascii < 0x7f) text += String.fromCharCode(ascii);
  }
  return /[A-Za-z0-9]/.test(text) ? text : undefined;
}

/** Bytes as variation selectors: 0 to 15 are those at U+FE00, 16 to 255 those at U+E0100. */
export function selectorMessage(codes: readonly number[]): string | undefined {
  const bytes: number[] = [];
  for (const code of codes.slice(0, MAX_SYMBOLS)) {
    if (code >= 0xfe00 && code <= 0xfe0f) bytes.push(code - 0xfe00);
    else if (code >= 0xe0100 && code <= 0xe01ef) bytes.push(code - 0xe0100 + 16);
  }
  return textOf(bytes);
}

/** Icon fonts lie in the private area, too: a row of icons is shorter, or spells no word. */
const MIN_PRIVATE = 8;

/** A copy of ASCII at the start of a private area. */
export function privateMessage(codes: readonly number[]): string | undefined {
  if (codes.length < MIN_PRIVATE) return undefined;
  const bases = new Set(codes.slice(0, MAX_MESSAGE).map((code) => code & ~0x7f));
  if (bases.size !== 1) return undefined;
  const text = textOf(codes.slice(0, MAX_MESSAGE).map((code) => code & 0x7f));
  return text !== undefined && /[a-z]{4}/i.test(text) ? text : undefined;
}

/**
 * Numbers in as many digits as there are zero-width characters in use: binary with bytes of 8, 7 or 16 digits, with or
 * without a third character between them; or base 4. Which character is which digit is tried out.
 */
export function zeroWidthMessage(codes: readonly number[]): string | undefined {
  const symbols = codes.slice(0, MAX_SYMBOLS);
  const kinds = [...new Set(symbols)];
  if (kinds.length === 2) return binary(symbols, kinds[0] as number);
  if (kinds.length === 3) {
    for (const separator of kinds) {
      const zero = kinds.find((kind) => kind !== separator) as number;
      // The third one parts the characters, or only stands around the message.
      const text =
        separated(symbols, separator, zero) ??
        binary(
          symbols.filter((symbol) => symbol !== separator),
          zero,
        );
      if (text !== undefined) return text;
    }
    return undefined;
  }
  return kinds.length === 4 ? quaternary(symbols, kinds) : undefined;
}

function binary(symbols: readonly number[], zero: number): string | undefined {
  const bits = symbols.map((symbol) => (symbol === zero ? 0 : 1));
  for (const flip of [0, 1]) {
    for (const width of [8, 7, 16]) {
      const text = guessed(grouped(bits, width, 2, (bit) => bit ^ flip));
      if (text !== undefined) return text;
    }
  }
  return undefined;
}

function separated(symbols: readonly number[], separator: number, zero: number): string | undefined {
  for (const flip of [0, 1]) {
    const codes: number[] = [];
    let value = 0;
    let digits = 0;
    for (const symbol of [...symbols, separator]) {
      if (symbol !== separator) {
        value = Math.min(value * 2 + ((symbol === zero ? 0 : 1) ^ flip), 0x10000);
        digits++;
      } else if (digits > 0) {
        codes.push(value);
        value = 0;
        digits = 0;
      }
    }
    const text = guessed(codes);
    if (text !== undefined) return text;
  }
  return undefined;
}

function guessed(codes: readonly number[]): string | undefined {
  return codes.length < MIN_GUESSED ? undefined : textOf(codes);
}

function quaternary(symbols: readonly number[], kinds: readonly number[]): string | undefined {
  let best: string | undefined;
  const indices = symbols.map((symbol) => kinds.indexOf(symbol));
  for (const order of orders([0, 1, 2, 3])) {
    for (const width of [4, 8]) {
      const text = guessed(grouped(indices, width, 4, (index) => order[index] as number));
      if (text !== undefined && (best === undefined || commonLetters(text) > commonLetters(best))) best = text;
    }
  }
  return best;
}

/** Several orders of digits may give letters; the right one gives words. */
function commonLetters(text: string): number {
  return text.match(/[ etaoinshr]/g)?.length ?? 0;
}

function orders(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item) => orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

/** The numbers; none when one of them is a control, which no text has: most guesses end so, and soon. */
function grouped(digits: readonly number[], width: number, base: number, read: (digit: number) => number): number[] {
  const out: number[] = [];
  for (let at = 0; at + width <= digits.length; at += width) {
    let value = 0;
    for (let i = 0; i < width; i++) value = value * base + read(digits[at + i] as number);
    if (value === 0x7f || (value < 0x20 && value !== 0x0a && value !== 0x09 && value !== 0x0d)) return [];
    out.push(value);
  }
  return out;
}

const UNTYPEABLE = /[\0-\x08\x0b-\x0c\x0e-\x1f\x7f-\x9f\ufffd]/;
/** What sentences, addresses and paths are made of. */
const ORDINARY = /[\p{L}\p{N} \n.,:;/_'"!?@=&~-]/gu;

/** Nine in ten characters are such as sentences hold, beyond ASCII from one corner of Unicode, and none is untypeable. */
function textOf(codes: readonly number[]): string | undefined {
  if (codes.length < MIN_MESSAGE) return undefined;
  let text: string;
  if (codes.every((code) => code < 256)) text = Buffer.from(codes).toString("utf8");
  else {
    // Numbers of 16 bits by chance lie anywhere; those of one language beside each other.
    if (new Set(codes.filter((code) => code > 0x7f).map((code) => code >> 10)).size > 1) return undefined;
    text = codes.map((code) => String.fromCharCode(code)).join("");
  }
  if (text.length < MIN_MESSAGE || UNTYPEABLE.test(text)) return undefined;
  const ordinary = text.match(ORDINARY) ?? [];
  const known = ordinary.length * 10 >= [...text].length * 9 && /[\p{L}\p{N}]/u.test(text);
  return known ? text.slice(0, MAX_MESSAGE) : undefined;
}
