/** What stands of a private key whose armour is not whole, or is no key that can be proved: in pieces, cut, encrypted. */
import type { Range } from "./spans.ts";

/** Longest body that is looked at; an RSA key of 16,384 bits has 12,700 characters. */
const MAX_BODY = 32_768;
/** Base64 that is no word. */
const MIN_RUN = 16;

const BEGIN = /-----BEGIN (?:[A-Z0-9]{1,16} ){0,4}PRIVATE KEY(?: BLOCK)?-----/g;
/** What may stand between the lines of a key: line breaks, escaped or not, and what separates strings in a list. */
const GAP = /[^A-Za-z0-9+/=-]{0,64}/y;
const HEADER = /(?:Proc-Type|DEK-Info|Comment|Version|Charset|Hash): [^\n\r"'\\]{0,120}/y;
const RUN = /[A-Za-z0-9+/=]+/y;
const END = /[^A-Za-z0-9+/=-]{0,64}-----END /y;

/** Runs of base64 behind a begin line, up to what is none. Sorted; linear in the text. */
export function keyParts(text: string): readonly Range[] {
  if (!text.includes("PRIVATE KEY")) return [];
  const parts: Range[] = [];
  BEGIN.lastIndex = 0;
  for (let begin = BEGIN.exec(text); begin; begin = BEGIN.exec(text)) {
    const limit = Math.min(text.length, BEGIN.lastIndex + MAX_BODY);
    let at = BEGIN.lastIndex;
    const before = parts.length;
    while (at < limit) {
      at = endOf(GAP, text, at);
      const header = endOf(HEADER, text, at);
      if (header > at) {
        at = header;
        continue;
      }
      const end = Math.min(endOf(RUN, text, at), limit);
      // The letter of an escape that another layer holds is none of the body.
      const start = text[at - 1] === "\\" && /[nrt]/.test(text[at] ?? "") ? at + 1 : at;
      const isLast = parts.length > before && endOf(END, text, end) > end;
      if (end - start < (isLast ? 1 : MIN_RUN)) break;
      parts.push({ start, end });
      at = end;
    }
    BEGIN.lastIndex = Math.max(at, BEGIN.lastIndex);
  }
  return parts;
}

/** Where a match at a place ends; the place itself when there is none. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}
