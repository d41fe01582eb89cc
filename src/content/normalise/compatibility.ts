/**
 * The second view of a text: Unicode's compatibility form NFKC (UAX 15), cluster by cluster, so that the way back is
 * exact. Fullwidth and mathematical letters, ligatures, circled letters become plain ones; letter and accent become one.
 */

import { type Mapped, MappedBuilder, unchanged } from "./mapped.ts";
import { CharacterTraits } from "./traits.ts";

/**
 * What can combine with the character before it: marks, Hangul vowels and finals with their compatibility and halfwidth
 * forms, halfwidth Katakana voicing marks, Kirat Rai vowel signs (UAX 15, quick check "maybe").
 */
const EXTENDING =
  "\\p{M}\\u{1161}-\\u{1175}\\u{11a8}-\\u{11c2}\\u{3133}\\u{3135}\\u{3136}\\u{313a}-\\u{313f}\\u{314f}-\\u{3163}" +
  "\\u{ff9e}\\u{ff9f}\\u{ffa3}\\u{ffa5}\\u{ffa6}\\u{ffaa}-\\u{ffaf}\\u{ffc2}-\\u{ffc7}\\u{ffca}-\\u{ffcf}" +
  "\\u{ffd2}-\\u{ffd7}\\u{ffda}-\\u{ffdc}\\u{16d63}-\\u{16d6a}";

/**
 * Marks that are put in order together. UAX 15 calls text with at most 30 in a row stream-safe; sorting more costs
 * quadratic time, so a longer run is cut.
 */
export const MAX_MARKS = 30;

/**
 * Units that compatibility forms may add to a text, beside one for every two of it: a ligature of one unit stands for up
 * to 18, and everything that reads the view would pay for them.
 */
export const FREE_EXPANSION = 4096;

const EXTENDS = new RegExp(`[${EXTENDING}]`, "u");
const NOT_ASCII = /[^\0-\x7f]/;

/** Combines with what stands before it. */
const COMBINES = 1;
/** Becomes another text even alone. */
const CHANGES = 2;
const traits = new CharacterTraits(
  (char) => (EXTENDS.test(char) ? COMBINES : 0) | (char.normalize("NFKC") === char ? 0 : CHANGES),
);

/** Forms of the single characters that have one; there are a few thousand. */
const FORMS = new Map<number, string>();

function formOf(code: number): string {
  let form = FORMS.get(code);
  if (form === undefined) {
    form = String.fromCodePoint(code).normalize("NFKC");
    FORMS.set(code, form);
  }
  return form;
}

/** The text in NFKC; marks beyond MAX_MARKS in a row are ordered in groups, and expansion is bounded. */
export function compatible(text: string): Mapped {
  if (!NOT_ASCII.test(text)) return unchanged(text);
  const { length } = text;
  let builder: MappedBuilder | undefined;
  let left = FREE_EXPANSION + (length >> 1);
  let done = 0;
  let at = 0;
  while (at < length) {
    const unit = text.charCodeAt(at);
    const own = unit < 0x80 ? 0 : traits.at(text, at);
    const alone = at + sizeAt(text, at, unit);
    const end = clusterEnd(text, alone);
    if (end === alone && (own & CHANGES) === 0) {
      at = end;
      continue;
    }
    const isAlone = end === alone;
    const form = isAlone ? formOf(text.codePointAt(at) as number) : text.slice(at, end).normalize("NFKC");
    if (isAlone || !text.startsWith(form, at) || form.length !== end - at) {
      builder ??= new MappedBuilder(text);
      const added = form.length - (end - at);
      if (added > left) builder.cut();
      else {
        if (added > 0) left -= added;
        builder.keep(done, at);
        builder.replace(at, end, form);
        done = end;
      }
    }
    at = end;
  }
  if (builder === undefined) return unchanged(text);
  builder.keep(done, length);
  return builder.finish();
}

/** Where the characters end that combine with the one before. */
function clusterEnd(text: string, from: number): number {
  let end = from;
  for (let marks = 0; marks < MAX_MARKS && end < text.length; marks++) {
    const unit = text.charCodeAt(end);
    if (unit < 0x80 || (traits.at(text, end) & COMBINES) === 0) break;
    end += sizeAt(text, end, unit);
  }
  return end;
}

function sizeAt(text: string, at: number, unit: number): 1 | 2 {
  return unit >= 0xd800 && unit < 0xdc00 && (text.codePointAt(at) as number) > 0xffff ? 2 : 1;
}
