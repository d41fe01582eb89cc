/**
 * One look over a text that says which decoders could find something in it. Most text holds no sign of any, and texts are
 * many and short: to start each decoder on each of them would cost more than all that they find.
 */

import { MIN_BASE64, MIN_BYTES } from "./limits.ts";
import { disguisedWord, isVouched } from "./words.ts";

export const SIGNS = {
  base64: 1,
  hex: 2,
  list: 4,
  codes: 8,
  percent: 16,
  escape: 32,
  reference: 64,
  quoted: 128,
  joined: 256,
  rotated: 512,
  reversed: 1024,
} as const;

const DIGIT = 1;
const HEX_LETTER = 2;
const LETTER_X = 4;
const OTHER_LETTER = 8;
const UPPER = 16;
const ALNUM = DIGIT | HEX_LETTER | LETTER_X | OTHER_LETTER;
/** Belongs to base64 without being letter or digit. */
const JOINT = 32;
/** Between the numbers of a list of bytes. */
const SEPARATOR = 64;
/** Has a meaning of its own. */
const SPECIAL = 128;

const CLASSES = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code);
  if (/[0-9]/.test(char)) return DIGIT;
  if (/[A-Za-z]/.test(char)) {
    const kind = /[A-Fa-f]/.test(char) ? HEX_LETTER : /[Xx]/.test(char) ? LETTER_X : OTHER_LETTER;
    return kind | (/[A-Z]/.test(char) ? UPPER : 0);
  }
  if (/[+/_-]/.test(char)) return JOINT;
  if (/[,:; \t\r\n]/.test(char)) return SEPARATOR;
  return /[%\\&="'`]/.test(char) ? SPECIAL : 0;
});

/** Numbers in a row, of which the first and the last may be parts of longer words. */
const MIN_CODES = 6;
const MIN_LIST = MIN_BYTES;
/** Fewer signs of equality before hexadecimal digits could be assignments of numbers. */
const MIN_QUOTED = 3;
const COMMA_OR_BLANK = new Set([..." ,\t\r\n"].map((char) => char.charCodeAt(0)));

/** Bits of SIGNS: a decoder without its bit finds nothing in the text. */
export function signsOf(text: string): number {
  const length = text.length;
  let signs = 0;
  /** Characters of base64 in a row, and the classes of those; data has small letters and capitals. */
  let run = 0;
  let runSmall = false;
  let runCapital = false;
  /** Of all long rows, with the short ones on a line behind them: wrapped data ends so. */
  let small = false;
  let capital = false;
  let behindLong = false;
  /** Words in a row that are a byte in hexadecimal, and that are numbers. */
  let list = 0;
  let codes = 0;
  let quoted = 0;
  let rotated = 0;
  let reversed = 0;
  let at = 0;
  while (at < length) {
    let code = text.charCodeAt(at);
    let kind = code < 128 ? (CLASSES[code] as number) : 0;
    if ((kind & ALNUM) === 0) {
      if (kind === JOINT) {
        run++;
        list = 0;
        codes = 0;
      } else {
        if (run > 0) {
          const counts = run >= MIN_BASE64 || behindLong;
          if (counts && runSmall) small = true;
          if (counts && runCapital) capital = true;
          behindLong = run >= MIN_BASE64;
          run = 0;
          runSmall = false;
          runCapital = false;
        }
        if (code > 0x20) behindLong = false;
        if (kind !== SEPARATOR) {
          list = 0;
          codes = 0;
          if (kind === SPECIAL) {
            const sign = signAt(text, at, code);
            if (sign === SIGNS.quoted) quoted++;
            else signs |= sign;
          }
        } else if (codes > 0 && !COMMA_OR_BLANK.has(code)) codes = 0;
      }
      at++;
      continue;
    }
    const start = at;
    let seen = 0;
    let letters = 0;
    let hash = 0;
    do {
      seen |= kind;
      if (kind === DIGIT) {
        if (letters >= 3) {
          const word = disguisedWord(text, at - letters, at, hash);
          rotated |= word.rotated;
          reversed |= word.reversed;
        }
        letters = 0;
        hash = 0;
      } else {
        letters++;
        hash = (Math.imul(hash, 31) + (code | 32)) | 0;
        if ((kind & UPPER) === 0) runSmall = true;
        else runCapital = true;
      }
      at++;
      code = at < length ? text.charCodeAt(at) : 0;
      kind = code < 128 ? (CLASSES[code] as number) : 0;
    } while ((kind & ALNUM) !== 0);
    if (letters >= 3) {
      const word = disguisedWord(text, at - letters, at, hash);
      rotated |= word.rotated;
      reversed |= word.reversed;
    }
    const size = at - start;
    run += size;
    if (size >= MIN_BYTES * 2 && ((seen & OTHER_LETTER) === 0 || (seen & LETTER_X) !== 0)) signs |= SIGNS.hex;
    if ((size === 2 && (seen & (OTHER_LETTER | LETTER_X)) === 0) || (size === 4 && isByte(text, start))) {
      if (++list === MIN_LIST) signs |= SIGNS.list;
    } else list = 0;
    if (seen === DIGIT && size > 1) {
      if (++codes === MIN_CODES) signs |= SIGNS.codes;
    } else codes = 0;
  }
  if (run >= MIN_BASE64 || behindLong) {
    small ||= runSmall;
    capital ||= runCapital;
  }
  if (small && capital) signs |= SIGNS.base64;
  if (quoted >= MIN_QUOTED) signs |= SIGNS.quoted;
  if (isVouched(rotated)) signs |= SIGNS.rotated;
  if (isVouched(reversed)) signs |= SIGNS.reversed;
  return signs;
}

/** `0x41`; the caller has seen that it is a word of four. */
function isByte(text: string, at: number): boolean {
  return text.startsWith("0x", at) && isHex(text.charCodeAt(at + 2)) && isHex(text.charCodeAt(at + 3));
}

function isHex(code: number): boolean {
  return code < 128 && ((CLASSES[code] as number) & (DIGIT | HEX_LETTER)) !== 0;
}

function isCapitalHex(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x46);
}

function signAt(text: string, at: number, code: number): number {
  const next = text.charCodeAt(at + 1);
  if (code === 0x25) return isHex(next) ? SIGNS.percent : 0;
  if (code === 0x5c) return SIGNS.escape;
  if (code === 0x26) return next === 0x23 || (next | 32) >= 0x61 ? SIGNS.reference : 0;
  if (code === 0x3d) return isCapitalHex(next) && isCapitalHex(text.charCodeAt(at + 2)) ? SIGNS.quoted : 0;
  // A quotation mark, then an operator or the end of the line.
  let to = at + 1;
  while (to <= at + 64 && (text.charCodeAt(to) === 0x20 || text.charCodeAt(to) === 0x09)) to++;
  return OPERATORS.has(text.charCodeAt(to)) ? SIGNS.joined : 0;
}

const OPERATORS = new Set([..."+.&|\\\r\n"].map((char) => char.charCodeAt(0)));
