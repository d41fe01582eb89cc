/**
 * Secrets that are written in another way than they read: a character without a shape within one, letters of full width, an
 * underscore as `%5F` or `&#95;`. A second look at the text as it reads, taken only where such a character stands beside one
 * that a token may hold; ordinary text costs one search.
 */
import { type EscapedText, type Respelling, respelt } from "./escaped-text.ts";

/**
 * What nobody sees: controls but for white space, soft hyphen, joiners, marks of direction, variation selectors, tags (those
 * of `Default_Ignorable_Code_Point` that text holds), marks that combine, and operating system commands (ECMA-48, 8.3.89).
 */
const UNSEEN =
  "(?:\\u001b\\][^\\u0007\\u001b\\n]{0,256}(?:\\u0007|\\u001b\\\\)|[^\\n\\u0008]\\u0008|[\\0-\\u0007\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u0300-\\u036f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]|\\udb40[\\udc00-\\uddef]|[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff])";
const WITHIN = new RegExp(`(?<=[^\\s"])${UNSEEN}{1,64}(?=[^\\s"])`, "g");
/** Mathematical letters and those of full width, as NFKC (UAX 15) reads them. */
const STYLED = /[\uff01-\uff5e]|\ud835[\udc00-\udfff]|[\u24b6-\u24e9]/g;
/** What percent-encoding (RFC 3986, 2.1) leaves as it is, encoded all the same. */
const PERCENT = /%(?:2[dDeE]|3[0-9]|4[1-9a-fA-F]|5[0-9aAfF]|6[1-9a-fA-F]|7[0-9aAeE])/g;
const ENTITY =
  /&#(?:x0{0,4}([0-9a-f]{2,5})|0{0,4}([0-9]{2,6}));|&(lowbar|UnderBar|hyphen|dash|sol|period|colon|plus|equals);/gi;
const NAMED: Readonly<Record<string, string>> = {
  lowbar: "_",
  underbar: "_",
  hyphen: "-",
  dash: "-",
  sol: "/",
  period: ".",
  colon: ":",
  plus: "+",
  equals: "=",
};

/** Something of these, in text or in the Latin-1 of its UTF-8, which is how a recorder looks through bytes first. */
const ODD_CHARACTER =
  "[\\u0300-\\u036f\\0-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\u00ad\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u24b6-\\u24e9\\u2800\\u3164\\ud800-\\udfff\\ufe00-\\ufe0f\\ufeff\\uff01-\\uff5e\\uffa0\\ufff9-\\ufffb]";
const ODD_BYTES =
  "\\u00c2[\\u0080-\\u009f]|[\\u00cc\\u00cd][\\u0080-\\u00bf]|\\u00e2(?:\\u0080[\\u008b-\\u008f\\u00aa-\\u00ae]|\\u0081[\\u00a0-\\u00af]|[\\u0092\\u0093\\u00a0])|\\u00e1[\\u0085\\u009e\\u00a0]|\\u00e3\\u0085\\u00a4|\\u00ef[\\u00b8\\u00bb-\\u00bf]|\\u00f0\\u009d|\\u00f3\\u00a0|\\u00d8\\u009c";
const ODD = new RegExp(`${ODD_CHARACTER}|${ODD_BYTES}`);
const NOT_PLAIN = /[^\t\n\r -~]/;

/** True when a secret may be written in such a way. Cheap: plain ASCII without `%` and `&#` is three searches. @param printable known to be ASCII without controls */
export function mayBeDisguised(text: string, printable = false): boolean {
  if (!printable && NOT_PLAIN.test(text) && ODD.test(text)) return true;
  return (text.includes("%") && text.search(PERCENT) >= 0) || (text.includes("&") && text.search(ENTITY) >= 0);
}

/** The text as it reads, when that is another one. Linear in the text. */
export function asItReads(layer: EscapedText): EscapedText | undefined {
  if (!mayBeDisguised(layer.text)) return undefined;
  let view = layer;
  for (const [pattern, read] of STEPS) view = step(view, pattern, read);
  return view === layer ? undefined : view;
}

type Reading = (match: RegExpMatchArray) => string;

const STEPS: readonly (readonly [RegExp, Reading])[] = [
  [PERCENT, ([whole]) => String.fromCharCode(Number.parseInt((whole as string).slice(1), 16))],
  [ENTITY, entity],
  [STYLED, ([whole]) => (whole as string).normalize("NFKC")],
  [WITHIN, () => ""],
];

function step(layer: EscapedText, pattern: RegExp, read: Reading): EscapedText {
  const parts: Respelling[] = [];
  for (const match of layer.text.matchAll(pattern)) {
    const start = match.index;
    const text = read(match);
    if (text !== match[0]) parts.push({ start, end: start + match[0].length, text });
  }
  return parts.length === 0 ? layer : respelt(layer, parts);
}

function entity(match: RegExpMatchArray): string {
  const [whole, hex, decimal, name] = match as unknown as [string, string?, string?, string?];
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code >= 32 && code !== 127 ? String.fromCodePoint(code) : whole;
}
