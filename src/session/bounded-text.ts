import { createHash } from "node:crypto";
import { redactText } from "../content/redact.ts";

const LONGEST = 256;
const KEPT = 200;
const MAX_INTERNED = 4096;

/**
 * A text of the peer in a form that may be kept for the whole session: a long one becomes its beginning and a digest of
 * all of it, so that different texts stay different. Secrets in it are replaced before, as the cut would hide them from
 * whoever looks later, and the digest is then that of a capture which was redacted.
 */
export function boundedText(text: string): string {
  if (text.length <= LONGEST) return text;
  const clean = redactText(text).text;
  if (clean.length <= LONGEST) return clean;
  return copied(`${clean.slice(0, KEPT)}…${createHash("sha256").update(clean).digest("hex").slice(0, 16)}`);
}

/** A part of a text keeps the whole of it in memory until it is copied. */
function copied(text: string): string {
  return Buffer.from(text, "utf16le").toString("utf16le");
}

/** The same for what the session itself is called by in reports and fingerprints: no secret stands in it. */
export function shownText(text: string): string {
  return boundedText(redactText(text).text);
}

/** Keeps one copy of each text: a session names the same few methods and tools over and over. */
export class Interned {
  readonly #texts = new Map<string, string>();

  text(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const kept = boundedText(text);
    if (this.#texts.size < MAX_INTERNED && kept === text) this.#texts.set(text, text);
    return kept;
  }
}
