/**
 * The third view of a text: letters that look Latin are Latin. Judged word by word, so that honest Cyrillic, Greek,
 * Armenian or Cherokee prose stays readable for patterns in its own language.
 */

import { lookAlike } from "./confusable-table.ts";
import { type Mapped, MappedBuilder, unchanged } from "./mapped.ts";
import { CharacterTraits } from "./traits.ts";

const NOT_ASCII = /[^\0-\x7f]/;

/** What a character means for its word; bits. */
const IN_WORD = 2;
const LATIN = 4;
const TWIN = 8;
/** A letter that nobody takes for a Latin one. */
const OTHER = 16;
const MARK = 32;
/** Replaced although it is no letter. */
const SIGN = 64;
/** Has a look-alike. */
const ALIKE = 1;

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}_\u{1f150}-\u{1f189}]/u;
const LATIN_LETTER = /\p{Script=Latin}/u;
const LETTER = /\p{L}/u;
const ANY_MARK = /\p{M}/u;

const known = new CharacterTraits((char, code) => {
  const alike = lookAlike(code);
  let traits = alike === undefined || code < 0x80 ? 0 : ALIKE;
  if (WORD_CHARACTER.test(char)) {
    traits |= IN_WORD;
    if (alike?.likeness === "form" || LATIN_LETTER.test(char)) traits |= LATIN;
    else if (alike?.likeness === "twin") traits |= TWIN;
    else if (alike?.likeness === "cousin" || LETTER.test(char)) traits |= OTHER;
    if (ANY_MARK.test(char)) traits |= MARK;
  } else if (alike !== undefined) traits |= SIGN;
  return traits;
});

/**
 * The text with look-alikes replaced by ASCII, for matching only: where a word mixes them with Latin letters, or is made
 * of perfect twins and does not stand among words of its own script (Russian «а», «сахар»). Marks that a plain Latin
 * letter does not compose with (strokes through it, piles above it) are dropped.
 */
export function confusablesFolded(text: string): Mapped {
  if (!NOT_ASCII.test(text)) return unchanged(text);
  const builder = new MappedBuilder(text);
  let done = 0;
  const fold = (from: number, to: number) => {
    builder.keep(done, from);
    foldWord(builder, text, from, to);
    done = to;
  };
  /**
   * Start and end of each word of twins since the last word that tells the script of its surroundings, and of the signs
   * between them, whose ends are negative.
   */
  const open: number[] = [];
  let ownScript = false;
  const settle = (folds: boolean) => {
    for (let i = 0; i < open.length; i += 2) {
      const to = open[i + 1] as number;
      if (to < 0) fold(open[i] as number, -to);
      else if (folds) fold(open[i] as number, to);
    }
    open.length = 0;
  };
  let at = 0;
  while (at < text.length) {
    const from = at;
    let traits = 0;
    let plain = true;
    while (at < text.length) {
      const code = text.codePointAt(at) as number;
      const own = known.of(code);
      if ((own & IN_WORD) === 0) {
        // A sign is a token of its own; everything else between words is passed over.
        if (at > from) break;
        at += code > 0xffff ? 2 : 1;
        if ((own & SIGN) === 0) break;
        if (open.length === 0) fold(from, at);
        else open.push(from, -at);
        break;
      }
      traits |= own;
      if (code > 0x7f) plain = false;
      at += code > 0xffff ? 2 : 1;
    }
    if ((traits & LATIN) !== 0) {
      settle(!ownScript);
      ownScript = false;
      if (!plain) fold(from, at);
    } else if ((traits & OTHER) !== 0) {
      settle(false);
      ownScript = true;
    } else if ((traits & TWIN) !== 0) {
      open.push(from, at);
    }
  }
  settle(!ownScript);
  builder.keep(done, text.length);
  return builder.finish();
}

function foldWord(builder: MappedBuilder, text: string, from: number, to: number): void {
  let at = from;
  /** Whether the character before is a plain Latin letter, now or after folding. */
  let onLatin = false;
  while (at < to) {
    const code = text.codePointAt(at) as number;
    const end = at + (code > 0xffff ? 2 : 1);
    const traits = known.of(code);
    if ((traits & ALIKE) !== 0) {
      builder.replace(at, end, (lookAlike(code) as { target: string }).target);
      onLatin = true;
    } else if (onLatin && (traits & MARK) !== 0) {
      builder.drop(at, end);
    } else {
      builder.keep(at, end);
      onLatin = code < 0x80 && (traits & LATIN) !== 0;
    }
    at = end;
  }
}
