/** The first view of a text: what no reader sees is gone. */

import { type Mapped, MappedBuilder, unchanged } from "./mapped.ts";
import { CharacterTraits } from "./traits.ts";

/**
 * Characters without a shape: default ignorable code points (zero width, bidi, tags, variation selectors, fillers), the
 * empty Braille pattern, interlinear annotation, and controls other than white space. Visible format characters, such as
 * Arabic number signs, stay.
 */
const INVISIBLE =
  /[\p{Default_Ignorable_Code_Point}\u{2800}\u{fff9}-\u{fffb}\u{0}-\u{8}\u{e}-\u{1f}\u{7f}-\u{84}\u{86}-\u{9f}]/u;

/** Characters that show as a blank although Unicode calls them letters or symbols; they part words as a space does. */
const BLANK = /[\u{2800}\u{3164}\u{ffa0}]/u;

const CANDIDATE = /[^\t-\r -~]/;

const HIDES = 1;
const IS_BLANK = 2;
const traits = new CharacterTraits((char) => (INVISIBLE.test(char) ? HIDES : 0) | (BLANK.test(char) ? IS_BLANK : 0));

/** The text without invisible characters; a run that holds a blank filler becomes one space. */
export function withoutInvisible(text: string): Mapped {
  if (!CANDIDATE.test(text)) return unchanged(text);
  let builder: MappedBuilder | undefined;
  let done = 0;
  let at = 0;
  while (at < text.length) {
    const from = at;
    let seen = 0;
    while (at < text.length) {
      const own = traits.at(text, at);
      if (own === 0) break;
      seen |= own;
      at += text.charCodeAt(at) >= 0xd800 && (text.codePointAt(at) as number) > 0xffff ? 2 : 1;
    }
    if (at === from) {
      at++;
      continue;
    }
    builder ??= new MappedBuilder(text);
    builder.keep(done, from);
    if ((seen & IS_BLANK) !== 0) builder.replace(from, at, " ");
    else builder.drop(from, at);
    done = at;
  }
  if (builder === undefined) return unchanged(text);
  builder.keep(done, text.length);
  return builder.finish();
}
