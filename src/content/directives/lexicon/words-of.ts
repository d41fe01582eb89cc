import { WORD_CLASSES, type WordClass } from "../types.ts";

const CLASSES: ReadonlySet<string> = new Set(WORD_CLASSES);

/**
 * The phrases of a lexicon by their class. A class begins a line with its name and a colon; its phrases stand apart by bars,
 * on this line and on the indented ones behind it.
 * @throws Error for a class that there is not, one that comes twice, and a phrase that does
 */
export function wordsOf(text: string): Readonly<Partial<Record<WordClass, readonly string[]>>> {
  const words: Partial<Record<WordClass, readonly string[]>> = {};
  for (const entry of text.trim().split(/\n(?! )/)) {
    const [, name, list] = /^([a-z-]+):([\s\S]*)$/.exec(entry) ?? [];
    if (name === undefined || list === undefined || !CLASSES.has(name)) throw new Error(`no class of words: ${entry}`);
    const phrases = list.split("|").map((phrase) => phrase.trim());
    if (words[name as WordClass] || new Set(phrases).size < phrases.length || phrases.includes("")) {
      throw new Error(`the class ${name} comes twice, holds a phrase twice, or an empty one`);
    }
    words[name as WordClass] = phrases;
  }
  return words;
}
