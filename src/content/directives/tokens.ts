/** Normalised text cut into words, with the ends of sentences. */

export interface Token {
  /** Lower case; a whole identifier where it is one. */
  readonly text: string;
  /** Offsets into the normalised text. */
  readonly start: number;
  readonly end: number;
  /** Number of the sentence that it stands in. */
  readonly sentence: number;
}

/** A word, or one character of a script that is written without spaces. */
const WORD =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}ー]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}])[\p{L}\p{M}\p{N}_])+/gu;

/** The same for text that is all ASCII, where it is several times as fast. */
const ASCII_WORD = /[a-z0-9_]+/g;

/** What stands between two words ends a sentence: a stop before white space, a line break, a stop of East Asia. */
const SENTENCE_END = /[.!?;:…।؟]["'”’)\]]*\s|[。！？；]|\n|\r/u;

/** `ignore_all_previous_instructions` is a sentence in disguise, `read_file` a name. */
const SENTENCE_PARTS = 4;

/** `i g n o r e`: fewer single letters than this are initials or variables. */
const SPACED_LETTERS = 4;

const LEET: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };

/**
 * @param text normalised: NFKC, lower case, nothing invisible
 * @param known true for a word that a lexicon holds; one spelt with digits is read as letters when that makes it known
 */
export function tokensOf(text: string, known: (word: string) => boolean): readonly Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  let last = 0;
  const put = (word: string, start: number, end: number): void => {
    tokens.push({ text: spelt(word, known), start, end, sentence });
  };
  const pattern = /^[\x00-\x7f]*$/.test(text) ? ASCII_WORD : WORD;
  for (const match of text.matchAll(pattern)) {
    const word = match[0];
    const start = match.index;
    if (start - last > 1 || sentence === 0 || text.charCodeAt(last) !== 32) {
      if (SENTENCE_END.test(text.slice(last, start))) sentence++;
    }
    last = start + word.length;
    if (!word.includes("_")) {
      put(word, start, last);
      continue;
    }
    const parts = word.split("_");
    if (parts.length < SENTENCE_PARTS) {
      put(word, start, last);
      continue;
    }
    let at = start;
    for (const part of parts) {
      if (part !== "") put(part, at, at + part.length);
      at += part.length + 1;
    }
  }
  return joinLetters(tokens, text);
}

function spelt(word: string, known: (word: string) => boolean): string {
  if (word.length < 4 || !/[013457]/.test(word) || !/[a-z]/.test(word) || known(word)) return word;
  const letters = word.replace(/[013457]/g, (digit) => LEET[digit] as string);
  return known(letters) ? letters : word;
}

/** Puts letters that stand apart by one and the same character together again. */
function joinLetters(tokens: readonly Token[], text: string): readonly Token[] {
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    const first = tokens[i] as Token;
    let j = i;
    if (isLetter(first)) {
      const gap = text[first.end];
      while (j + 1 < tokens.length) {
        const next = tokens[j + 1] as Token;
        if (!isLetter(next) || next.start !== (tokens[j] as Token).end + 1 || text[next.start - 1] !== gap) break;
        j++;
      }
    }
    if (j - i + 1 < SPACED_LETTERS) {
      out.push(first);
      i++;
      continue;
    }
    const run = tokens.slice(i, j + 1);
    out.push({ ...first, text: run.map((one) => one.text).join(""), end: (tokens[j] as Token).end });
    i = j + 1;
  }
  return out;
}

function isLetter(token: Token): boolean {
  return token.end - token.start === 1 && /[a-z]/.test(token.text);
}
