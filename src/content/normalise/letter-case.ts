/** The last view of a text: no difference of case, in no locale. */

import { type Mapped, MappedBuilder, unchanged } from "./mapped.ts";

const UPPER_OR_BEYOND = /[A-Z]|[^\0-\x7f]/;

/**
 * Characters that lower case alone does not fold: ligatures and letters that open into several (ß, ŉ, ﬁ), those that
 * differ only when small (ſ, µ, ς and Σ with it, Greek symbols, Cyrillic variants), letters with an iota, the Turkish i.
 * A test holds the list against the folding of every character.
 */
const SPECIAL =
  /[\u{345}\u{b5}\u{df}\u{130}\u{131}\u{149}\u{17f}\u{1f0}\u{390}\u{3a3}\u{3b0}\u{3c2}\u{3d0}\u{3d1}\u{3d5}\u{3d6}\u{3f0}\u{3f1}\u{3f5}\u{587}\u{1c80}-\u{1c88}\u{1e96}-\u{1e9b}\u{1e9e}\u{1f50}-\u{1f56}\u{1f80}-\u{1faf}\u{1fb2}-\u{1fb4}\u{1fb6}-\u{1fbc}\u{1fbe}\u{1fc2}-\u{1fcc}\u{1fd2}-\u{1fd7}\u{1fe2}-\u{1fe7}\u{1ff2}-\u{1ffc}\u{fb00}-\u{fb17}]/gu;

/**
 * The text in folded case: ß and ẞ are `ss`, ſ is `s`, final and other sigma are one. The dotted and the dotless i of
 * Turkish both become `i`, since a reader takes them for it.
 */
export function caseFolded(text: string): Mapped {
  if (!UPPER_OR_BEYOND.test(text)) return unchanged(text);
  const builder = new MappedBuilder(text);
  let done = 0;
  const lower = (end: number) => {
    const run = text.slice(done, end);
    const folded = run.toLowerCase();
    if (folded === run) builder.keep(done, end);
    else builder.substitute(done, end, folded);
  };
  for (const { 0: char, index } of text.matchAll(SPECIAL)) {
    lower(index);
    done = index + char.length;
    builder.replace(index, done, folded(char));
  }
  lower(text.length);
  return builder.finish();
}

/** Upper case joins what only differs when small and opens ß; ẞ is opened only as ß. */
function folded(char: string): string {
  return char === "\u0130" ? "i" : char.toLowerCase().toUpperCase().toLowerCase();
}
