/** Bytes spelled as numbers: hexadecimal in a row or in a list, and lists of character codes. */

import { composed, excerpt, type Mapped, unchanged } from "../mapped.ts";
import { textOfBytes } from "./byte-text.ts";
import { type Decoding, wholly } from "./decoding.ts";
import { MIN_BYTES } from "./limits.ts";
import { alphabet, runsOf } from "./runs.ts";

const DIGITS = alphabet(/[0-9A-Fa-f]/);
/** `0x41, 0x42`, `41 42`, `41:42`. */
const LIST =
  /(?<![0-9A-Za-z])(?:(?:0x)?[0-9A-Fa-f]{2}(?:[,:;][ \t\r\n]{0,4}|[ \t\r\n]{1,4})){7,}(?:0x)?[0-9A-Fa-f]{2}(?![0-9A-Za-z])/g;
const LIST_ITEM = /(?:0x)?([0-9A-Fa-f]{2})(?![0-9A-Fa-f])/g;
/** `105, 103, 110`: character codes as `String.fromCharCode` takes them. */
const CODES = /(?:\d{2,7}[ \t\r\n]{0,4},[ \t\r\n]{0,4}){7,}\d{2,7}/g;
const WORD_CHARACTER = /[0-9A-Za-z]/;

export function* hexadecimal(text: string): Generator<Decoding> {
  for (const { from, to } of runsOf(text, DIGITS, MIN_BYTES * 2)) {
    // Part of a longer word or an odd number of digits is no hexadecimal of bytes.
    if ((to - from) % 2 === 1 || inWord(text, from, to)) continue;
    const found = ofBytes("hex", excerpt(text, from, to), text.slice(from, to), undefined);
    if (found !== undefined) yield found;
  }
}

export function* hexadecimalList(text: string): Generator<Decoding> {
  for (const match of text.matchAll(LIST)) {
    const items: number[] = [];
    let digits = "";
    for (const item of match[0].matchAll(LIST_ITEM)) {
      items.push(item.index, item.index + item[0].length);
      digits += item[1] as string;
    }
    if (digits.length < MIN_BYTES * 2) continue;
    const found = ofBytes("hex", excerpt(text, match.index, match.index + match[0].length), digits, items);
    if (found !== undefined) yield found;
  }
}

export function* characterCodes(text: string): Generator<Decoding> {
  for (const match of text.matchAll(CODES)) {
    const items: number[] = [];
    const values: number[] = [];
    numbersIn(match[0], values, items);
    const source = excerpt(text, match.index, match.index + match[0].length);
    const bytes = values.every((value) => value < 256) ? textOfBytes(Buffer.from(values)) : undefined;
    const mapped = bytes === undefined ? codePoints(values, items) : itemised(bytes, items);
    if (mapped === undefined || !/\p{L}{3}/u.test(mapped.text)) continue;
    yield { via: "codes", mapped: composed(source, mapped), disguised: wholly(mapped.text) };
  }
}

/** @param items start and end of each number are added to it */
function numbersIn(list: string, values: number[], items: number[]): void {
  let start = -1;
  let value = 0;
  for (let at = 0; at <= list.length; at++) {
    const digit = list.charCodeAt(at) - 0x30;
    if (digit >= 0 && digit <= 9) {
      if (start < 0) start = at;
      value = value * 10 + digit;
    } else if (start >= 0) {
      values.push(value);
      items.push(start, at);
      start = -1;
      value = 0;
    }
  }
}

function codePoints(values: readonly number[], items: readonly number[]): Mapped | undefined {
  if (!values.every((value) => value <= 0x10ffff && (value >= 32 || (value >= 9 && value <= 13)))) return undefined;
  let text = "";
  const ofUnits: number[] = [];
  values.forEach((value, i) => {
    const char = String.fromCodePoint(value);
    text += char;
    for (let unit = 0; unit < char.length; unit++) ofUnits.push(items[i * 2] as number, items[i * 2 + 1] as number);
  });
  return itemised(unchanged(text), ofUnits);
}

function inWord(text: string, from: number, to: number): boolean {
  const hasMark = text.slice(Math.max(0, from - 2), from).endsWith("0x");
  return (!hasMark && WORD_CHARACTER.test(text.charAt(from - 1))) || WORD_CHARACTER.test(text.charAt(to));
}

/** @param items start and end of each byte in the source; without them a byte is two characters in a row */
function ofBytes(via: "hex", source: Mapped, digits: string, items: number[] | undefined): Decoding | undefined {
  const text = textOfBytes(Buffer.from(digits, "hex"));
  if (text === undefined) return undefined;
  const pairs: Mapped = {
    text: text.text,
    changed: true,
    range: (start, end) => {
      const range = text.range(start, end);
      return { start: range.start * 2, end: range.end * 2 };
    },
  };
  const mapped = composed(source, items === undefined ? pairs : itemised(text, items));
  return { via, mapped, disguised: wholly(text.text) };
}

/** @param items start and end in the source of each unit that `inner` maps to */
function itemised(inner: Mapped, items: readonly number[]): Mapped {
  return {
    text: inner.text,
    changed: true,
    range: (start, end) => {
      const range = inner.range(start, end);
      const from = items[range.start * 2] ?? items.at(-1) ?? 0;
      return { start: from, end: range.end > range.start ? (items[range.end * 2 - 1] ?? from) : from };
    },
  };
}
