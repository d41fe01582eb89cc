/**
 * The second view of a text: Unicode's compatibility form NFKC (UAX 15), cluster by cluster, so that the way back is
 * exact. Fullwidth and mathematical letters, ligatures, circled letters become plain ones; letter and accent become one.
 */

import { type Mapped, MappedBuilder, unchanged } from "./mapped.ts";

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

const CLUSTER = new RegExp(`[^][${EXTENDING}]{0,${MAX_MARKS}}`, "gu");
const OVERLONG = new RegExp(`[${EXTENDING}]{${MAX_MARKS + 1}}`, "u");
const NOT_ASCII = /[^\0-\x7f]/;
/** Everything that NFKC can change touches a character beyond ASCII; a plain one before it may be its base. */
const CHUNK = /[\0-\x7f]?[^\0-\x7f]+/g;

/** The text in NFKC; marks beyond MAX_MARKS in a row are ordered in groups. */
export function compatible(text: string): Mapped {
  if (!NOT_ASCII.test(text)) return unchanged(text);
  const ordinary = !OVERLONG.test(text);
  if (ordinary && text.normalize("NFKC") === text) return unchanged(text);
  const builder = new MappedBuilder(text);
  let done = 0;
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) {
    builder.keep(done, index);
    done = index + chunk.length;
    if (ordinary && chunk.normalize("NFKC") === chunk) {
      builder.keep(index, done);
      continue;
    }
    for (const { 0: cluster, index: offset } of chunk.matchAll(CLUSTER)) {
      const from = index + offset;
      const form = cluster.normalize("NFKC");
      if (form === cluster) builder.keep(from, from + cluster.length);
      else builder.replace(from, from + cluster.length, form);
    }
  }
  builder.keep(done, text.length);
  return builder.finish();
}
