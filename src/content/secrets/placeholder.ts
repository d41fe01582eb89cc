/** Values that stand where a secret would: placeholders, sequences, and what issuers print in their documentation. */
import { crc32 } from "./checksum.ts";
import { type Measure, wordList } from "./measure.ts";

/**
 * Words of documentation. A random body of forty letters holds one of them with a chance well below one in a million.
 */
const PLACEHOLDERS: readonly string[] = [
  ..."example placeholder redacted changeme changethis change_this replaceme replace_me replace-me dummy insert".split(
    " ",
  ),
  ..."yourkey your_key your-key yourtoken your_token your-token yourapi your_api your-api yoursecret your_secret".split(
    " ",
  ),
  ..."your-secret yourown your_own your-own xxxx 123456789 qwerty asdfgh deadbeef abcdefg removed goeshere".split(" "),
  ..."goes_here goes-here 0102030405 0011223344 1122334455 aabbccddee".split(" "),
];

/** How much of a body is compared with a pattern, and how long that may be, in characters. */
const MAX_REPEATED = 64;
const MAX_PERIOD = 8;

const WORDS = wordList(PLACEHOLDERS);

/** CRC-32 of bodies that issuers document, so that no scanner of others takes this file for a leak. */
const DOCUMENTED: ReadonlySet<number> = new Set([
  // GitHub's article on its format; the checksum is right.
  0xb2c1e537,
]);

/** @param body the part of the value that would be random */
export function isPlaceholder(value: string, body: string): boolean {
  return WORDS.finds(value) || hasRun(body) || isRepeated(body);
}

/** `isPlaceholder` for a part of a text whose body, from `body` on, was measured together with what stands ahead of it. */
export function isMeasuredPlaceholder(
  { hasRun, mayHold, different }: Measure,
  text: string,
  start: number,
  body: number,
  end: number,
): boolean {
  if (hasRun || (mayHold && WORDS.finds(text, start, end))) return true;
  const length = end - body;
  // More characters are different than a pattern and what may differ from it allow.
  const isMixed = length <= MAX_REPEATED && different > MAX_PERIOD + (length - MAX_PERIOD) / 4;
  return isMixed ? isDocumented(text, body, end) : isRepeated(text, body, end);
}

function isDocumented(text: string, from: number, end: number): boolean {
  return end - from === 36 && DOCUMENTED.has(crc32(text.slice(from, end)));
}

/** A short pattern again and again, or what an issuer documents. */
function isRepeated(text: string, from = 0, end = text.length): boolean {
  return repeats(text, from, end) || isDocumented(text, from, end);
}

/** The same character six times, or eight that count up or down as in `12345678` and `abcdefgh`. */
export function hasRun(body: string): boolean {
  let equal = 1;
  let rising = 1;
  let falling = 1;
  for (let i = 1; i < body.length; i++) {
    const step = body.charCodeAt(i) - body.charCodeAt(i - 1);
    equal = step === 0 ? equal + 1 : 1;
    rising = step === 1 ? rising + 1 : 1;
    falling = step === -1 ? falling + 1 : 1;
    if (equal >= 6 || rising >= 8 || falling >= 8) return true;
  }
  return false;
}

/** `hasRun` of the digits of a text, without what separates groups. */
export function hasDigitRun(text: string): boolean {
  let last = 0;
  let equal = 1;
  let rising = 1;
  let falling = 1;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 48 || code > 57) continue;
    const step = code - last;
    last = code;
    equal = step === 0 ? equal + 1 : 1;
    rising = step === 1 ? rising + 1 : 1;
    falling = step === -1 ? falling + 1 : 1;
    if (equal >= 6 || rising >= 8 || falling >= 8) return true;
  }
  return false;
}

/** A pattern of two to eight characters that makes up the first half of a body and more, as in `abc1abc1abc1`. */
function repeats(text: string, from: number, end: number): boolean {
  const length = Math.min(end - from, MAX_REPEATED);
  if (length < 12) return false;
  for (let period = 2; period <= MAX_PERIOD; period++) {
    let others = (length - period) >> 2;
    for (let i = from + period; i < from + length && others >= 0; i++)
      if (text.charCodeAt(i) !== text.charCodeAt(i - period)) others--;
    if (others >= 0) return true;
  }
  return false;
}
