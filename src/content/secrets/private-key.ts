/** Private keys in PEM armour whose body is what the label promises. */
import type { SecretHit } from "./index.ts";

/** Longest body that is looked at, in characters; an RSA key of 16,384 bits has 12,700. */
const MAX_BODY = 32_768;

const BEGIN = /-----BEGIN (?:(?:RSA|EC|DSA|OPENSSH|ENCRYPTED) )?PRIVATE KEY-----/g;

/** Base64 and white space; a line break may be escaped, also twice, because keys travel inside JSON. */
const BODY = /^(?:[A-Za-z0-9+/=\s]|\\+[nrt])*$/;

const END = /-----END [A-Z ]{0,24}PRIVATE KEY-----/y;

/**
 * Finds keys in order. A body is accepted when it is one complete DER sequence or the OpenSSH format; one that lost its
 * end line or is cut is not a usable key and is left to other rules.
 */
export function findPrivateKeys(text: string): readonly SecretHit[] {
  if (!text.includes("PRIVATE KEY-----")) return [];
  const hits: SecretHit[] = [];
  BEGIN.lastIndex = 0;
  for (let begin = BEGIN.exec(text); begin; begin = BEGIN.exec(text)) {
    const from = begin.index + begin[0].length;
    // A body holds no hyphen: the first one is the end line's, or there is no key. The search ends at the next BEGIN.
    const hyphen = text.indexOf("-", from);
    if (hyphen < 0) break;
    if (hyphen - from > MAX_BODY) continue;
    END.lastIndex = hyphen;
    if (!END.test(text) || !isKey(text.slice(from, hyphen))) continue;
    const stop = END.lastIndex;
    hits.push({
      kind: "private-key",
      start: begin.index,
      end: stop,
      value: text.slice(begin.index, stop),
      strength: "verified",
    });
    BEGIN.lastIndex = stop;
  }
  return hits;
}

function isKey(body: string): boolean {
  if (!BODY.test(body)) return false;
  const bytes = Buffer.from(body.replace(/\\+[nrt]|\s/g, ""), "base64");
  if (bytes.length < 48) return false;
  return isWholeSequence(bytes) || bytes.subarray(0, 15).equals(Buffer.from("openssh-key-v1\0", "latin1"));
}

/** DER (X.690): tag SEQUENCE and a length that ends exactly where the bytes end. */
function isWholeSequence(bytes: Buffer): boolean {
  if (bytes[0] !== 0x30) return false;
  const first = bytes[1] as number;
  if (first < 0x80) return bytes.length === 2 + first;
  const count = first & 0x7f;
  if (count === 0 || count > 4) return false;
  return bytes.length === 2 + count + bytes.readUIntBE(2, count);
}
