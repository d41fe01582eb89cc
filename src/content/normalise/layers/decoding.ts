/** What a decoder gives for one place, or for a whole text in which places were decoded. */

import type { Mapped } from "../mapped.ts";

export type Encoding =
  | "base64"
  | "base64url"
  | "hex"
  | "codes"
  | "percent"
  | "quoted-printable"
  | "escape"
  | "json"
  | "html"
  | "joined"
  | "rot13"
  | "reversed";

export interface Decoding {
  readonly via: Encoding;
  /** Decoded text, mapped to the text that was given. */
  readonly mapped: Mapped;
  /** How many letters and digits in `[start, end)` of the decoded text were not there to read before. */
  disguised(start: number, end: number): number;
}

/** Gives every decoding of a text. The decoded text is never longer than the encoded one. */
export type Decoder = (text: string) => Iterable<Decoding>;

/** For decodings in which every character was encoded. */
export const wholly = (text: string) => (start: number, end: number) => lettersIn(text.slice(start, end));

const LETTERS = /[\p{L}\p{N}]/gu;
const LETTER = /[\p{L}\p{N}]/u;

/** Letters and digits in a text. */
export function lettersIn(text: string): number {
  if (text.length === 1 && text < "\x80") {
    const code = text.charCodeAt(0);
    const letter = code | 0x20;
    return Number((letter >= 0x61 && letter <= 0x7a) || (code >= 0x30 && code <= 0x39));
  }
  return text.length === 1 ? Number(LETTER.test(text)) : (text.match(LETTERS)?.length ?? 0);
}
