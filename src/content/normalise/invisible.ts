/** The first view of a text: what no reader sees is gone. */

import { type Mapped, MappedBuilder, unchanged } from "./mapped.ts";

/**
 * Runs of characters without a shape: default ignorable code points (zero width, bidi, tags, variation selectors,
 * fillers), the empty Braille pattern, interlinear annotation, and controls other than white space. Visible format characters, such as Arabic number
 * signs, stay.
 */
const INVISIBLE =
  /[\p{Default_Ignorable_Code_Point}\u{2800}\u{fff9}-\u{fffb}\u{0}-\u{8}\u{e}-\u{1f}\u{7f}-\u{84}\u{86}-\u{9f}]+/gu;

/** Characters that show as a blank although Unicode calls them letters or symbols; they part words as a space does. */
const BLANK = /[\u{2800}\u{3164}\u{ffa0}]/u;

const CANDIDATE = /[^\t-\r -~]/;

/** The text without invisible characters; a run that holds a blank filler becomes one space. */
export function withoutInvisible(text: string): Mapped {
  if (!CANDIDATE.test(text)) return unchanged(text);
  const builder = new MappedBuilder(text);
  let done = 0;
  for (const match of text.matchAll(INVISIBLE)) {
    const end = match.index + match[0].length;
    builder.keep(done, match.index);
    if (BLANK.test(match[0])) builder.replace(match.index, end, " ");
    else builder.drop(match.index, end);
    done = end;
  }
  builder.keep(done, text.length);
  return builder.finish();
}
