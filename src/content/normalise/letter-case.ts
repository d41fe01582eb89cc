/** The last view of a text: no difference of case, in no locale. */

import { type Mapped, MappedBuilder, respelt, unchanged } from "./mapped.ts";
import { CharacterTraits } from "./traits.ts";

const UPPER_OR_BEYOND = /[A-Z]|[^\0-\x7f]/;

/**
 * Characters that lower case alone does not fold: ligatures and letters that open into several (ß, ŉ, ﬁ), those that
 * differ only when small (ſ, µ, ς and Σ with it, Greek symbols, Cyrillic variants), letters with an iota, the Turkish i.
 * A test holds the list against the folding of every character.
 */
const SPECIAL =
  /[\u{345}\u{b5}\u{df}\u{130}\u{131}\u{149}\u{17f}\u{1f0}\u{390}\u{3a3}\u{3b0}\u{3c2}\u{3d0}\u{3d1}\u{3d5}\u{3d6}\u{3f0}\u{3f1}\u{3f5}\u{587}\u{1c80}-\u{1c88}\u{1e96}-\u{1e9b}\u{1e9e}\u{1f50}-\u{1f56}\u{1f80}-\u{1faf}\u{1fb2}-\u{1fb4}\u{1fb6}-\u{1fbc}\u{1fbe}\u{1fc2}-\u{1fcc}\u{1fd2}-\u{1fd7}\u{1fe2}-\u{1fe7}\u{1ff2}-\u{1ffc}\u{fb00}-\u{fb17}]/u;

/** Folds into something else. */
const FOLDS = 1;
/** Not unit for unit, or not as lower case has it. */
const IS_SPECIAL = 2;
const traits = new CharacterTraits((char) =>
  SPECIAL.test(char) ? FOLDS | IS_SPECIAL : char.toLowerCase() === char ? 0 : FOLDS,
);

/** What special characters fold into; there are some hundreds. */
const FOLDED = new Map<number, string>();

/**
 * The text in folded case: ß and ẞ are `ss`, ſ is `s`, final and other sigma are one. The dotted and the dotless i of
 * Turkish both become `i`, since a reader takes them for it.
 */
export function caseFolded(text: string): Mapped {
  if (!UPPER_OR_BEYOND.test(text)) return unchanged(text);
  if (!SPECIAL.test(text)) return respelt(text, text.toLowerCase());
  const builder = new MappedBuilder(text);
  let done = 0;
  for (let at = 0; at < text.length; at++) {
    const own = traits.at(text, at);
    if (own === 0) continue;
    if ((own & IS_SPECIAL) !== 0) {
      builder.keep(done, at);
      done = at + 1;
      builder.replace(at, done, folded(text.charCodeAt(at)));
      continue;
    }
    let end = at;
    while (end < text.length && traits.at(text, end) === FOLDS)
      end += (text.codePointAt(end) as number) > 0xffff ? 2 : 1;
    builder.keep(done, at);
    builder.substitute(at, end, text.slice(at, end).toLowerCase());
    done = end;
    at = end - 1;
  }
  builder.keep(done, text.length);
  return builder.finish();
}

/** Upper case joins what only differs when small and opens ß; ẞ is opened only as ß. Special characters are one unit. */
function folded(code: number): string {
  let form = FOLDED.get(code);
  if (form === undefined) {
    const char = String.fromCharCode(code);
    form = char === "\u0130" ? "i" : char.toLowerCase().toUpperCase().toLowerCase();
    FOLDED.set(code, form);
  }
  return form;
}
