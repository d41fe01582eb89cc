/** Names that read as a Latin name and are another one. */

import { lookAlike } from "../normalise/confusable-table.ts";
import { normalise } from "../normalise/index.ts";

const NOT_ASCII = /[^\0-\x7f]/;
const WORD = /[\p{L}\p{M}]+/gu;
const LETTER = /\p{L}/u;

/** Scripts that hold look-alikes of Latin letters, then those that names of people and things are commonly written in. */
const SCRIPTS = [
  "Latin",
  "Cyrillic",
  "Greek",
  "Armenian",
  "Cherokee",
  "Coptic",
  "Lisu",
  "Canadian_Aboriginal",
  "Tifinagh",
  "Runic",
  "Lycian",
  "Miao",
  "Georgian",
  "Hebrew",
  "Arabic",
  "Devanagari",
  "Thai",
  "Han",
  "Hiragana",
  "Katakana",
  "Hangul",
].map((name) => [name, new RegExp(`\\p{Script=${name}}`, "u")] as const);

/**
 * Latin letters of phonetic alphabets and small capitals that no orthography in wide use has. Letters of living languages
 * (ø, ł, ı, ə, ɛ, ɓ and others) are not among them, although they are folded for matching.
 */
const PHONETIC =
  /[\u0250\u0251\u0258\u025d-\u0262\u0264\u026a\u026f-\u0271\u0274\u0276-\u0282\u0287\u028c-\u0291\u0299-\u02ad\u0237\u01c0\u01c3\u1d00-\u1d2f\u1d6b-\u1d9a\ua730\ua731\ua7af\uab30-\uab5a]/u;

type Letter = "latin" | "alike" | "own";

/**
 * A name that mixes Latin letters with their look-alikes in a word, is made of look-alikes alone, or is spelled in
 * compatibility or phonetic letters. Names in one script of their own, Japanese, Korean and Chinese ones with Latin words
 * (UTS 39, highly restrictive), and Latin names with accents are none.
 * @returns what it reads as, and the scripts in use, sorted
 */
export function confusableName(name: string): { skeleton: string; scripts: readonly string[] } | undefined {
  if (!NOT_ASCII.test(name)) return undefined;
  const shown = normalise(name, { nfkc: false, confusables: false, case: false }).text;
  const plain = normalise(shown, { confusables: false, case: false }).text;
  const deceptive =
    usesCompatibilityLetters(shown) || PHONETIC.test(plain) || [...plain.matchAll(WORD)].some(([word]) => mixes(word));
  return deceptive || isWhollyAlike(plain) ? { skeleton: skeletonOf(plain), scripts: scriptsOf(plain) } : undefined;
}

/** Letters that NFKC turns into ASCII: fullwidth, mathematical, circled. Not ligatures of Latin, which are typography. */
function usesCompatibilityLetters(shown: string): boolean {
  for (const char of shown) {
    if (char <= "\x7f" || (char >= "\ufb00" && char <= "\ufb06")) continue;
    if (/^[A-Za-z]$/.test(char.normalize("NFKC")) && !/[ªº\u212a\u212b]/.test(char)) return true;
  }
  return false;
}

/** Whether a word has Latin letters beside a stretch of another script in which every letter could be taken for one. */
function mixes(word: string): boolean {
  let latin = false;
  let alikeStretch = false;
  let stretch: Letter | undefined;
  const close = () => {
    if (stretch === "alike") alikeStretch = true;
    stretch = undefined;
  };
  for (const char of word) {
    if (!LETTER.test(char)) continue;
    const kind = letterKind(char, true);
    if (kind === "latin") {
      latin = true;
      close();
    } else if (stretch === undefined || stretch === "alike") stretch = kind;
  }
  close();
  return latin && alikeStretch;
}

/** Whether every letter is a twin of a Latin one. A single Greek letter is a quantity. */
function isWhollyAlike(plain: string): boolean {
  let letters = 0;
  let greek = true;
  for (const char of plain) {
    if (!LETTER.test(char)) continue;
    const kind = letterKind(char, false);
    if (kind === "own") return false;
    if (kind === "latin") continue;
    letters++;
    if (!/\p{Script=Greek}/u.test(char)) greek = false;
  }
  return letters > (greek ? 1 : 0);
}

/** Greek letters that are no twins stand for quantities and units beside Latin ones: µs, σx. */
function letterKind(char: string, besideLatin: boolean): Letter {
  if (/\p{Script=Latin}/u.test(char)) return "latin";
  const likeness = lookAlike(char.codePointAt(0) as number)?.likeness;
  if (likeness === "twin") return "alike";
  return besideLatin && likeness === "cousin" && !/\p{Script=Greek}/u.test(char) ? "alike" : "own";
}

function skeletonOf(plain: string): string {
  let out = "";
  for (const char of plain) out += lookAlike(char.codePointAt(0) as number)?.target ?? char;
  return out;
}

function scriptsOf(plain: string): readonly string[] {
  const found = new Set<string>();
  for (const [word] of plain.matchAll(WORD)) {
    for (const char of word) {
      if (!LETTER.test(char)) continue;
      const script = SCRIPTS.find(([, pattern]) => pattern.test(char));
      found.add(script?.[0] ?? "Other");
    }
  }
  return [...found].sort();
}
