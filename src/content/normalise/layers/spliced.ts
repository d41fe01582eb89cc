/** Encodings of single characters, decoded where they stand: the rest of the text stays around them. */

import { MappedBuilder } from "../mapped.ts";
import { type Decoding, type Encoding, lettersIn } from "./decoding.ts";

/** Splices `decode` of each match into the text; undefined leaves a match as it is. */
function* spliced(
  via: Encoding,
  text: string,
  pattern: RegExp,
  decode: (match: RegExpExecArray) => string | undefined,
): Generator<Decoding> {
  const builder = new MappedBuilder(text);
  /** Ends of the decoded places in the result, and the letters and digits decoded up to each. */
  const ends: number[] = [];
  const letters: number[] = [0];
  let done = 0;
  for (const match of text.matchAll(pattern)) {
    const decoded = decode(match);
    if (decoded === undefined) continue;
    builder.keep(done, match.index);
    done = match.index + match[0].length;
    if (decoded === "") builder.drop(match.index, done);
    else builder.replace(match.index, done, decoded);
    ends.push(builder.length);
    letters.push((letters[letters.length - 1] as number) + lettersIn(decoded));
  }
  if (ends.length === 0) return;
  builder.keep(done, text.length);
  const before = (offset: number) => letters[firstBeyond(ends, offset)] as number;
  yield { via, mapped: builder.finish(), disguised: (start, end) => (end > start ? before(end) - before(start) : 0) };
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

/** One character in UTF-8, each byte as a sign and two hexadecimal digits; the decoder has the last word. */
function bytesWith(sign: string, hex: string): string {
  const follow = `${sign}[89ABab]${hex}`;
  return (
    `${sign}[0-7]${hex}|${sign}[CDcd]${hex}${follow}|` +
    `${sign}[Ee]${hex}(?:${follow}){2}|${sign}[Ff]${hex}(?:${follow}){3}`
  );
}

const PERCENT = new RegExp(bytesWith("%", "[0-9A-Fa-f]"), "g");

/** Percent encoding (RFC 3986, 2.1) of characters in UTF-8. */
export function percent(text: string): Iterable<Decoding> {
  if (!text.includes("%")) return [];
  return spliced("percent", text, PERCENT, ({ 0: run }) => characterOf(run.replaceAll("%", "")));
}

const QUOTED = new RegExp(`${bytesWith("=", "[0-9A-F]")}|=\\r?\\n`, "g");
/** Fewer could be assignments of numbers. */
const MIN_QUOTED = 3;

/** Quoted-printable (RFC 2045, 6.7): capital hexadecimal digits, and soft line breaks. */
export function quotedPrintable(text: string): Iterable<Decoding> {
  let count = 0;
  for (const _ of text.matchAll(/=[0-9A-F]{2}/g)) if (++count === MIN_QUOTED) break;
  if (count < MIN_QUOTED) return [];
  return spliced("quoted-printable", text, QUOTED, ({ 0: run }) =>
    run.endsWith("\n") ? "" : characterOf(run.replaceAll("=", "")),
  );
}

function characterOf(digits: string): string | undefined {
  const bytes = Buffer.from(digits, "hex");
  const character = bytes.toString("utf8");
  // Overlong forms and surrogates come back as replacement characters.
  return Buffer.from(character).equals(bytes) && !/[\0-\x08\x0e-\x1f\x7f]/.test(character) ? character : undefined;
}

const ESCAPE =
  /\\(?:u\{([0-9A-Fa-f]{1,6})\}|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|x([0-9A-Fa-f]{2})|([0-7]{3})|([nrtbfv0"'`\\/]))/g;
const SIMPLE: Readonly<Record<string, string>> = {
  n: "\n",
  r: "\r",
  t: "\t",
  b: "\b",
  f: "\f",
  v: "\v",
  "0": "\0",
};

/** Escapes of JSON, JavaScript, Python and C; called `json` in a text that is a JSON value. */
export function escapes(text: string): Iterable<Decoding> {
  if (!text.includes("\\")) return [];
  const via = /^[ \t\r\n]{0,64}[{["]/.test(text) ? "json" : "escape";
  return spliced(via, text, ESCAPE, ([, braced, short, long, byte, octal, simple]) => {
    if (simple !== undefined) return SIMPLE[simple] ?? simple;
    const hex = braced ?? short ?? long ?? byte;
    const code = hex === undefined ? Number.parseInt(octal as string, 8) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
  });
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
export function references(text: string): Iterable<Decoding> {
  if (!text.includes("&")) return [];
  const pattern = /&(?:#([0-9]{1,7});?|#[xX]([0-9A-Fa-f]{1,6});?|([A-Za-z]{2,7});)/g;
  return spliced("html", text, pattern, ([, decimal, hex, name]) => {
    if (name !== undefined) return NAMED.get(name);
    const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
  });
}

/** Parts of one string in source: `"ig" + "nore"`, `'ig' . 'nore'`, and adjacent literals over a line break. */
export function concatenations(text: string): Iterable<Decoding> {
  const pattern =
    /(["'`])[ \t]{0,64}(?:(?:\+|\.|&|\|\|)[ \t\r\n]{0,64}|\\?\r?\n[ \t]{0,64})(?:[fFrRuUbB]{1,2})?(["'`])/g;
  return spliced("joined", text, pattern, ([, closing, opening]) => (closing === opening ? "" : undefined));
}
