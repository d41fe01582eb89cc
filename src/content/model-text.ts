/** A signal takes two words at least. */
const MIN_DIRECTIVE = 8;

/** A word this long may be several that are joined or encoded. */
const LONG_WORD = 20;

/** Without one of these a text of ASCII is one word, or a path, a name, a number. */
const GAP = /[^\x21-\x7e]/;

/** False for texts that are too short, or too plainly one word, to direct a model; costs one look at the text. */
export function mayDirect(text: string): boolean {
  return text.length >= MIN_DIRECTIVE && (text.length >= LONG_WORD || GAP.test(text));
}
