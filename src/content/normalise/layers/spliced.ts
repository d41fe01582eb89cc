/** Encodings of single characters, decoded where they stand: the rest of the text stays around them. */

import { MappedBuilder } from "../mapped.ts";
import { type Decoding, type Encoding, lettersIn } from "./decoding.ts";

/** Splices what places stand for into a text, from left to right. */
class Splicer {
  readonly #via: Encoding;
  readonly #text: string;
  #builder: MappedBuilder | undefined;
  /** Ends of the decoded places in the result, and the letters and digits decoded up to each. */
  readonly #ends: number[] = [];
  readonly #letters: number[] = [0];
  #count = 0;
  #done = 0;

  constructor(via: Encoding, text: string) {
    this.#via = via;
    this.#text = text;
  }

  put(from: number, to: number, decoded: string): void {
    this.#builder ??= new MappedBuilder(this.#text);
    const builder = this.#builder;
    builder.keep(this.#done, from);
    this.#done = to;
    if (decoded === "") builder.drop(from, to);
    else builder.replace(from, to, decoded);
    this.#count += lettersIn(decoded);
    this.#ends.push(builder.length);
    this.#letters.push(this.#count);
  }

  /** Nothing when nothing was put. */
  finish(): readonly Decoding[] {
    const builder = this.#builder;
    if (builder === undefined) return [];
    builder.keep(this.#done, this.#text.length);
    const before = (offset: number) => this.#letters[firstBeyond(this.#ends, offset)] as number;
    return [
      {
        via: this.#via,
        mapped: builder.finish(),
        disguised: (start, end) => (end > start ? before(end) - before(start) : 0),
      },
    ];
  }
}

/** Splices `decode` of each match into the text; undefined leaves a match as it is. */
function spliced(
  via: Encoding,
  text: string,
  pattern: RegExp,
  decode: (match: RegExpExecArray) => string | undefined,
): readonly Decoding[] {
  const splicer = new Splicer(via, text);
  for (const match of text.matchAll(pattern)) {
    const decoded = decode(match);
    if (decoded !== undefined) splicer.put(match.index, match.index + match[0].length, decoded);
  }
  return splicer.finish();
}

/** How many of the sorted numbers are at most `limit`. */
function firstBeyond(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The value of a hexadecimal digit, or -1. */
function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** The number that so many hexadecimal digits spell, or -1. */
function numberAt(text: string, at: number, digits: number): number {
  let value = 0;
  for (let i = at; i < at + digits; i++) {
    const digit = digitAt(text, i);
    if (digit < 0) return -1;
    value = value * 16 + digit;
  }
  return value;
}

const EQUALS = 0x3d;

/** A byte as a sign and two digits, or -1. The last digit after an equals sign is no small letter. */
function byteAt(text: string, at: number, sign: number): number {
  if (text.charCodeAt(at) !== sign || (sign === EQUALS && text.charCodeAt(at + 2) >= 0x61)) return -1;
  return numberAt(text, at + 1, 2);
}

/** Splices the characters that are spelled as bytes in UTF-8, each a sign and two digits, into a text. */
function putBytes(splicer: Splicer, text: string, from: number, sign: number): number {
  const first = byteAt(text, from, sign);
  if (first < 0) return from + 1;
  const size = first < 0x80 ? 1 : first < 0xc0 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (size === 0) return from + 1;
  const end = from + size * 3;
  if (size === 1) {
    if (isPrintable(first)) splicer.put(from, end, String.fromCharCode(first));
    return end;
  }
  const bytes = [first];
  for (let i = 1; i < size; i++) {
    const byte = byteAt(text, from + i * 3, sign);
    if ((byte & 0xc0) !== 0x80) return from + 1;
    bytes.push(byte);
  }
  const raw = Buffer.from(bytes);
  const character = raw.toString("utf8");
  // Overlong forms and surrogates come back as replacement characters.
  if (Buffer.from(character).equals(raw)) splicer.put(from, end, character);
  return end;
}

function isPrintable(code: number): boolean {
  return (code >= 0x20 && code !== 0x7f) || (code >= 9 && code <= 13);
}

/** Percent encoding (RFC 3986, 2.1) of characters in UTF-8. */
export function percent(text: string): readonly Decoding[] {
  const splicer = new Splicer("percent", text);
  let at = text.indexOf("%");
  while (at >= 0) at = text.indexOf("%", putBytes(splicer, text, at, 0x25));
  return splicer.finish();
}

const SOFT_BREAK = /=\r?\n/y;

/** Quoted-printable (RFC 2045, 6.7): capital hexadecimal digits, and soft line breaks. */
export function quotedPrintable(text: string): readonly Decoding[] {
  const splicer = new Splicer("quoted-printable", text);
  let at = text.indexOf("=");
  while (at >= 0) {
    SOFT_BREAK.lastIndex = at;
    const size = SOFT_BREAK.exec(text)?.[0].length;
    if (size !== undefined) splicer.put(at, at + size, "");
    at = text.indexOf("=", size === undefined ? putBytes(splicer, text, at, EQUALS) : at + size);
  }
  return splicer.finish();
}

const SIMPLE: ReadonlyMap<number, string> = new Map(
  Object.entries({ n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", v: "\v", "0": "\0" })
    .concat([..."\"'`\\/"].map((char) => [char, char]))
    .map(([char, meaning]) => [char.charCodeAt(0), meaning]),
);

/** Escapes of JSON, JavaScript, Python and C; called `json` in a text that is a JSON value. */
export function escapes(text: string): readonly Decoding[] {
  const splicer = new Splicer(/^[ \t\r\n]{0,64}[{["]/.test(text) ? "json" : "escape", text);
  let at = text.indexOf("\\");
  while (at >= 0) at = text.indexOf("\\", putEscape(splicer, text, at));
  return splicer.finish();
}

/** @returns where to look on */
function putEscape(splicer: Splicer, text: string, at: number): number {
  const sign = text.charCodeAt(at + 1);
  // u, U, x: so many hexadecimal digits, or up to six in braces.
  const digits = sign === 0x75 ? 4 : sign === 0x55 ? 8 : sign === 0x78 ? 2 : 0;
  if (digits > 0) {
    const braced = sign === 0x75 && text.charCodeAt(at + 2) === 0x7b;
    const from = braced ? at + 3 : at + 2;
    let count = braced ? 0 : digits;
    if (braced) while (count < 7 && digitAt(text, from + count) >= 0) count++;
    if (braced && (count === 0 || count > 6 || text.charCodeAt(from + count) !== 0x7d)) return at + 1;
    const code = numberAt(text, from, count);
    if (code < 0) return at + 1;
    const end = from + count + (braced ? 1 : 0);
    if (code <= 0x10ffff) splicer.put(at, end, String.fromCodePoint(code));
    return end;
  }
  const octal = octalAt(text, at + 1);
  if (octal >= 0) {
    splicer.put(at, at + 4, String.fromCharCode(octal));
    return at + 4;
  }
  const meaning = SIMPLE.get(sign);
  if (meaning === undefined) return at + 1;
  splicer.put(at, at + 2, meaning);
  return at + 2;
}

/** Three octal digits, or -1. */
function octalAt(text: string, from: number): number {
  let value = 0;
  for (let at = from; at < from + 3; at++) {
    const digit = text.charCodeAt(at) - 0x30;
    if (!(digit >= 0 && digit <= 7)) return -1;
    value = value * 8 + digit;
  }
  return value;
}

/** The named references that hide markup, quotes or blanks. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    lt: "<",
    gt: ">",
    amp: "&",
    quot: '"',
    apos: "'",
    nbsp: " ",
    sol: "/",
    bsol: "\\",
    colon: ":",
    semi: ";",
    comma: ",",
    period: ".",
    equals: "=",
    num: "#",
    lpar: "(",
    rpar: ")",
    lsqb: "[",
    rsqb: "]",
    lcub: "{",
    rcub: "}",
    lowbar: "_",
    hyphen: "-",
    dollar: "$",
    commat: "@",
    percnt: "%",
    excl: "!",
    quest: "?",
    ast: "*",
    grave: "`",
    Tab: "\t",
    NewLine: "\n",
  }),
);

/** Character references of HTML. */
export function references(text: string): readonly Decoding[] {
  const pattern = /&(?:#([0-9]{1,7});?|#[xX]([0-9A-Fa-f]{1,6});?|([A-Za-z]{2,7});)/g;
  return spliced("html", text, pattern, ([, decimal, hex, name]) => {
    if (name !== undefined) return NAMED.get(name);
    const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
  });
}

/** Parts of one string in source: `"ig" + "nore"`, `'ig' . 'nore'`, and adjacent literals over a line break. */
export function concatenations(text: string): readonly Decoding[] {
  const pattern =
    /(["'`])[ \t]{0,64}(?:(?:\+|\.|&|\|\|)[ \t\r\n]{0,64}|\\?\r?\n[ \t]{0,64})(?:[fFrRuUbB]{1,2})?(["'`])/g;
  return spliced("joined", text, pattern, ([, closing, opening]) => (closing === opening ? "" : undefined));
}
