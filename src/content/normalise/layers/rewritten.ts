/** Whole texts in disguise: shifted by half the alphabet, or written backwards. Only where the words vouch for it. */

import type { Mapped } from "../mapped.ts";
import { type Decoding, wholly } from "./decoding.ts";
import { shift } from "./words.ts";

export function rotated(text: string): readonly Decoding[] {
  const plain = shift(text);
  return [{ via: "rot13", mapped: mirrored(plain, (start, end) => ({ start, end })), disguised: wholly(plain) }];
}

export function reversed(text: string): readonly Decoding[] {
  const plain = [...text].reverse().join("");
  const length = text.length;
  const mapped = mirrored(plain, (start, end) => ({ start: length - end, end: length - start }));
  return [{ via: "reversed", mapped, disguised: wholly(plain) }];
}

function mirrored(text: string, place: (start: number, end: number) => { start: number; end: number }): Mapped {
  return {
    text,
    changed: true,
    range: (start, end) => {
      const from = Math.max(0, Math.min(start || 0, text.length));
      return place(from, Math.max(from, Math.min(end || 0, text.length)));
    },
  };
}
