/** Values that stand where a secret would: placeholders, sequences, and what issuers print in their documentation. */
import { crc32 } from "./checksum.ts";

/**
 * Words of documentation. A random body of forty letters holds one of them with a chance well below one in a million.
 */
const PLACEHOLDER =
  /example|placeholder|redacted|changeme|change_?this|replace_?me|dummy|insert|your[_-]?(?:key|token|api|secret|own)|xxxx|123456789|qwerty|asdfgh|deadbeef|abcdefg|removed|goes[_-]?here/i;

/** CRC-32 of bodies that issuers document, so that no scanner of others takes this file for a leak. */
const DOCUMENTED: ReadonlySet<number> = new Set([
  // GitHub's article on its format; the checksum is right.
  0xb2c1e537,
]);

/** @param body the part of the value that would be random */
export function isPlaceholder(value: string, body: string): boolean {
  return PLACEHOLDER.test(value) || hasRun(body) || repeats(body) || DOCUMENTED.has(crc32(body.slice(0, 512)));
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

/** A pattern of two to eight characters that makes up the first half of a body and more, as in `abc1abc1abc1`. */
function repeats(body: string): boolean {
  const length = Math.min(body.length, 64);
  if (length < 12) return false;
  for (let period = 2; period <= 8; period++) {
    let same = 0;
    for (let i = period; i < length; i++) if (body.charCodeAt(i) === body.charCodeAt(i - period)) same++;
    if (same >= (length - period) * 0.75) return true;
  }
  return false;
}
