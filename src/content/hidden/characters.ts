/** Which characters hide, and as what. */

import type { HiddenKind } from "./types.ts";

/**
 * Every character that a finding may start from. White space of ASCII and the next-line control are ordinary, and so are
 * visible format characters, such as Arabic number signs.
 */
export const CANDIDATES =
  "\\p{Default_Ignorable_Code_Point}\\p{Co}\\u{0}-\\u{8}\\u{b}\\u{e}-\\u{1f}\\u{7f}-\\u{84}\\u{86}-\\u{9f}" +
  "\\u{2028}\\u{2029}\\u{2800}\\u{fff9}-\\u{fffb}";

export function hiddenKind(code: number): HiddenKind {
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return "control";
  if (code === 0x2028 || code === 0x2029) return "separator";
  if (isBidi(code)) return "bidi";
  if (isVariationSelector(code)) return "variation-selector";
  if (code >= 0xe0000 && code <= 0xe007f) return "tag";
  if (code === 0x115f || code === 0x1160 || code === 0x3164 || code === 0xffa0 || code === 0x2800) return "filler";
  if (
    code === 0xad ||
    code === 0x34f ||
    code === 0x180e ||
    code === 0xfeff ||
    (code >= 0x200b && code <= 0x200d) ||
    (code >= 0x2060 && code <= 0x2064)
  ) {
    return "zero-width";
  }
  if ((code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000) return "private-use";
  return "format";
}

/** Embeddings, overrides, isolates, their ends, and the three marks (UAX 9, 2). */
function isBidi(code: number): boolean {
  return (
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2066 && code <= 0x2069) ||
    code === 0x200e ||
    code === 0x200f ||
    code === 0x61c
  );
}

/** The two blocks of selectors and the free ones of Mongolian. */
function isVariationSelector(code: number): boolean {
  return (
    (code >= 0xfe00 && code <= 0xfe0f) ||
    (code >= 0xe0100 && code <= 0xe01ef) ||
    (code >= 0x180b && code <= 0x180d) ||
    code === 0x180f
  );
}

/** Scripts that are written from right to left. */
export const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u;
