/** Private keys in armour whose body is what the label promises: PEM, PGP, PuTTY. */
import { MAX_BODY } from "./armour.ts";
import type { SecretHit } from "./types.ts";

const BEGIN = /-----BEGIN (?:(?:(?:RSA|EC|DSA|OPENSSH|ENCRYPTED) )?PRIVATE KEY|PGP PRIVATE KEY BLOCK)-----/g;

/** Base64 and white space; a line break may be escaped, also twice, because keys travel inside JSON. */
const BODY = /^(?:[A-Za-z0-9+/=\s]|\\+[nrt])*$/;

const END = /-----END [A-Z ]{0,24}PRIVATE KEY(?: BLOCK)?-----/y;

/** How a Google service account introduces its key. */
const SERVICE_ACCOUNT = /private_key_id[\s\S]{1,160}private_key\W{1,12}$/;

/** Headers of PGP armour, up to the empty line. */
const ARMOUR_HEADERS = /^(?:(?:\s|\\+[nr])*(?:Version|Comment|Hash|Charset|MessageID): [^\n\\]{0,200})*/;

/** Both lines of the shortest armour and sixty-four characters of base64, which is what the least of bodies takes. */
const MIN_KEY = 116;

const NOTHING: readonly SecretHit[] = [];

/**
 * Finds keys in order. A body is accepted when it is one complete DER sequence, the OpenSSH format or an OpenPGP packet of
 * a secret key; one that lost its end line or is cut is not a usable key and is left to other rules.
 */
export function findPrivateKeys(text: string): readonly SecretHit[] {
  if (text.length < MIN_KEY) return NOTHING;
  const hits: SecretHit[] = [];
  if (text.includes("PRIVATE KEY")) armoured(text, hits);
  if (text.includes("PuTTY-User-Key-File-")) putty(text, hits);
  return hits;
}

function armoured(text: string, hits: SecretHit[]): void {
  BEGIN.lastIndex = 0;
  for (let begin = BEGIN.exec(text); begin; begin = BEGIN.exec(text)) {
    const from = begin.index + begin[0].length;
    // A body holds no hyphen: the first one is the end line's, or there is no key. The search ends at the next BEGIN.
    const isPgp = begin[0].includes("PGP");
    const hyphen = text.indexOf(isPgp ? "-----" : "-", from);
    if (hyphen < 0) break;
    if (hyphen - from > MAX_BODY) continue;
    END.lastIndex = hyphen;
    if (!END.test(text)) continue;
    const stop = END.lastIndex;
    const body = text.slice(from, hyphen);
    if (!(isPgp ? isSecretPacket(body) : isKey(body))) continue;
    const before = text.slice(Math.max(0, begin.index - 240), begin.index);
    const kind = isPgp ? "pgp-private-key" : SERVICE_ACCOUNT.test(before) ? "gcp-service-account-key" : "private-key";
    hits.push(hit(kind, text, begin.index, stop));
    BEGIN.lastIndex = stop;
  }
}

function hit(kind: string, text: string, start: number, end: number): SecretHit {
  return { kind, category: "secret", start, end, value: text.slice(start, end), strength: "verified" };
}

function bytesOf(body: string): Buffer {
  return Buffer.from(body.replace(/\\+[nrt]|\s/g, ""), "base64");
}

function isKey(body: string): boolean {
  if (!BODY.test(body)) return false;
  const bytes = bytesOf(body);
  if (bytes.length < 48) return false;
  return isWholeSequence(bytes) || bytes.subarray(0, 15).equals(Buffer.from("openssh-key-v1\0", "latin1"));
}

/** RFC 4880, 4.3: the first packet has tag 5, secret key. */
function isSecretPacket(armour: string): boolean {
  const body = armour.replace(ARMOUR_HEADERS, "");
  if (!BODY.test(body)) return false;
  const bytes = bytesOf(body);
  if (bytes.length < 48) return false;
  const first = bytes[0] as number;
  const tag = first & 0x40 ? first & 0x3f : (first & 0x3c) >> 2;
  return (first & 0x80) !== 0 && tag === 5;
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

const PUTTY = /PuTTY-User-Key-File-[23]: [a-z0-9-]{3,40}/g;

/** From the first line of a PuTTY key to its authentication code. */
const PUTTY_KEY =
  /(?:\r?\n|\\+r\\+n|\\+n)Private-Lines: ([0-9]{1,3})(?:\r?\n|\\+r\\+n|\\+n)[A-Za-z0-9+/=\s\\]{40,16000}Private-MAC: [a-f0-9]{40,64}/y;

const PUTTY_LABEL = "PuTTY-User-Key-File-";

function putty(text: string, hits: SecretHit[]): void {
  PUTTY.lastIndex = 0;
  let at = -1;
  for (let begin = PUTTY.exec(text); begin; begin = PUTTY.exec(text)) {
    if (at < begin.index) at = text.indexOf("Private-Lines:", begin.index);
    if (at < 0) return;
    // The last header before the lines is theirs: what is read from there on is read once.
    const nearest = text.lastIndexOf(PUTTY_LABEL, at);
    if (nearest > begin.index) {
      PUTTY.lastIndex = nearest;
      continue;
    }
    if (at - begin.index > MAX_BODY) continue;
    // The line break before the label, in one or four characters.
    for (const back of [1, 2, 4, 3]) {
      PUTTY_KEY.lastIndex = at - back;
      if (!PUTTY_KEY.test(text)) continue;
      hits.push(hit("putty-private-key", text, begin.index, PUTTY_KEY.lastIndex));
      PUTTY.lastIndex = PUTTY_KEY.lastIndex;
      break;
    }
  }
}
