/** What stands of a private key whose armour is not whole, or is no key that can be proved: in pieces, cut, encrypted. */
import { BEGIN_KEY, MAX_BODY } from "../secrets/armour.ts";
import type { Range } from "./spans.ts";

/** Base64 that is no word. */
const MIN_RUN = 16;

/** What may stand between the lines of a key: line breaks, escaped or not, and what separates strings in a list. */
const GAP = /[^A-Za-z0-9+/=-]{0,64}/y;
const HEADER = /(?:Proc-Type|DEK-Info|Comment|Version|Charset|Hash): [^\n\r"'\\]{0,120}/y;
const RUN = /[A-Za-z0-9+/=]+/y;
const END = /[^A-Za-z0-9+/=-]{0,64}-----END /y;

/** Runs of base64 behind a begin line, up to what is none. Sorted; linear in the text. */
export function keyParts(text: string): readonly Range[] {
  if (!text.includes("PRIVATE KEY")) return [];
  const parts: Range[] = [];
  BEGIN_KEY.lastIndex = 0;
  for (let begin = BEGIN_KEY.exec(text); begin; begin = BEGIN_KEY.exec(text)) {
    const limit = Math.min(text.length, BEGIN_KEY.lastIndex + MAX_BODY);
    let at = BEGIN_KEY.lastIndex;
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
    BEGIN_KEY.lastIndex = Math.max(at, BEGIN_KEY.lastIndex);
  }
  return parts;
}

/** Where a match at a place ends; the place itself when there is none. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}
