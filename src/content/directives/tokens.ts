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

/** The units of a word in text that is all ASCII, where no pattern is needed. */
const ASCII_WORD = new Uint8Array(128);
for (const sign of "abcdefghijklmnopqrstuvwxyz0123456789_") ASCII_WORD[sign.charCodeAt(0)] = 1;

/** True for text that is all ASCII. */
export function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

/** Hands on where each word of a text begins and ends. */
function eachWord(text: string, take: (start: number, end: number) => void): void {
  if (!isPlain(text)) {
    for (const match of text.matchAll(WORD)) take(match.index, match.index + match[0].length);
    return;
  }
  for (let at = 0; at < text.length; ) {
    if (ASCII_WORD[text.charCodeAt(at)] === 0) {
      at++;
      continue;
    }
    const start = at;
    do at++;
    while (at < text.length && ASCII_WORD[text.charCodeAt(at)] === 1);
    take(start, at);
  }
}

/** What stands between two words ends a sentence: a stop before white space, a line break, a stop of East Asia. */
const SENTENCE_END = /[.!?;:…।؟]["'”’)\]]*\s|[。！？；]|\n|\r/u;

/** `ignore_all_previous_instructions` is a sentence in disguise, `read_file` a name. */
export const SENTENCE_PARTS = 4;

/** `i g n o r e`: fewer single letters than this are initials or variables. */
export const SPACED_LETTERS = 4;

/** A number so many words behind a word spelt with digits may be a word itself. */
const LEET_CONTEXT = 3;

const LEET: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };

/** The words of a phrase of a lexicon. Thousands are read before the first text is, so the plain ones are cut by hand. */
export function phraseTokens(phrase: string): readonly Token[] {
  if (!isPlain(phrase) || phrase.includes("_")) return tokensOf(phrase, () => true);
  const tokens: Token[] = [];
  eachWord(phrase, (start, end) => {
    tokens.push({ text: phrase.slice(start, end), start, end, sentence: 0 });
  });
  return tokens;
}

/**
 * @param text normalised: NFKC, lower case, nothing invisible
 * @param known true for a word that a lexicon holds; one spelt with digits is read as letters when that makes it known
 */
export function tokensOf(text: string, known: (word: string) => boolean): readonly Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  let last = 0;
  /** Where the last word stands that was spelt with digits. */
  let spelled = Number.NEGATIVE_INFINITY;
  const put = (word: string, start: number, end: number): void => {
    const letters = spelt(word, known, tokens.length - spelled <= LEET_CONTEXT);
    if (letters !== word) spelled = tokens.length;
    tokens.push({ text: letters, start, end, sentence });
  };
  eachWord(text, (start, end) => {
    const word = text.slice(start, end);
    if (start - last > 1 || sentence === 0 || text.charCodeAt(last) !== 32) {
      if (SENTENCE_END.test(text.slice(last, start))) sentence++;
    }
    last = end;
    if (!word.includes("_")) {
      put(word, start, last);
      return;
    }
    const parts = word.split("_");
    if (parts.length < SENTENCE_PARTS) {
      put(word, start, last);
      return;
    }
    let at = start;
    for (const part of parts) {
      if (part !== "") put(part, at, at + part.length);
      at += part.length + 1;
    }
  });
  return joinLetters(tokens, text);
}

/**
 * A word with digits for letters, spelt out when that makes it a known one.
 * @param amongSuch a number may be one too, for the words before it are
 */
function spelt(word: string, known: (word: string) => boolean, amongSuch = false): string {
  if (word.length < 2 || !/[013457]/.test(word) || known(word)) return word;
  if (!amongSuch && !/[a-z]/.test(word)) return word;
  const letters = word.replace(/[013457]/g, (digit) => LEET[digit] as string);
  if (known(letters)) return letters;
  const other = word.replace(/[013457]/g, (digit) => (digit === "1" ? "l" : (LEET[digit] as string)));
  return known(other) ? other : word;
}

/** Puts letters that stand apart by one and the same character together again; short words too, where long ones do. */
function joinLetters(tokens: readonly Token[], text: string): readonly Token[] {
  const ends = runEnds(tokens, text);
  if (ends.length === 0) return tokens;
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const first = tokens[i] as Token;
    const last = ends[i] as number;
    if (last <= i) {
      out.push(first);
      continue;
    }
    const letters = tokens.slice(i, last + 1).map((one) => one.text);
    out.push({ ...first, text: letters.join(""), end: (tokens[last] as Token).end });
    i = last;
  }
  return out;
}

/** For each token the last one of the run of single letters that it begins; nothing when no run is long enough. */
function runEnds(tokens: readonly Token[], text: string): readonly number[] {
  let longest = 1;
  let sign: string | undefined;
  for (let i = 0; i < tokens.length; ) {
    const gap = text[(tokens[i] as Token).end];
    const last = runEnd(tokens, text, i, gap);
    if (last - i + 1 > longest) {
      longest = last - i + 1;
      sign = gap;
    }
    i = last + 1;
  }
  if (longest < SPACED_LETTERS) return [];
  const ends: number[] = [];
  // One sign stands between the letters of a text, another one between its words.
  while (ends.length < tokens.length) {
    const first = ends.length;
    const last = runEnd(tokens, text, first, sign);
    for (let at = first; at <= last; at++) ends.push(at === first ? last : at);
  }
  return ends;
}

function runEnd(tokens: readonly Token[], text: string, first: number, gap: string | undefined): number {
  let last = first;
  while (last + 1 < tokens.length && isLetter(tokens[last] as Token) && isLetter(tokens[last + 1] as Token)) {
    const { end } = tokens[last] as Token;
    if ((tokens[last + 1] as Token).start !== end + 1 || text[end] !== gap) break;
    last++;
  }
  return last;
}

function isLetter(token: Token): boolean {
  return token.end - token.start === 1 && /[a-z]/.test(token.text);
}
