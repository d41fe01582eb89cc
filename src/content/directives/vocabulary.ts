/** What the phrases of all lexicons are known by: a word, a stem, two neighbours; by hashes, for every word of a text is looked up. */
import { LEXICONS } from "./lexicon/index.ts";
import { wordsOf } from "./lexicon/words-of.ts";
import { MARK_WORDS } from "./marks.ts";
import { isPlain, phraseTokens, type Token } from "./tokens.ts";
import { type Part, WORD_CLASSES } from "./types.ts";

/** Names and addresses stand everywhere and are found by their shape, so that nothing can be said about them here. */
const PARTS: readonly Part[] = [...WORD_CLASSES, "path", "markup", "command", "fetched"];
const BITS = new Map<Part, number>(PARTS.map((part, index) => [part, index]));

/** Classes of a word as a set; two numbers of 31 bits. */
export interface Mask {
  readonly a: number;
  readonly b: number;
}

interface Classes extends Mask {
  readonly language: number;
}

/** What a word is, in all languages that know it, in their order. */
export type Entry = readonly Classes[];

export const LANGUAGES: number = LEXICONS.length;
/** Words of paths and commands, which are of no language; they count where a sign of a path stands around them. */
export const FRAMED: number = LEXICONS.length;
/** Words of markup, which count where a sign of markup stands before them. */
export const TAGGED: number = LANGUAGES + 1;

/** True for a part that words tell of. */
export function isWorded(part: Part): boolean {
  return BITS.has(part);
}

export function maskOf(parts: Iterable<Part>): Mask {
  let a = 0;
  let b = 0;
  for (const part of parts) {
    const bit = BITS.get(part) as number;
    if (bit < 31) a |= 1 << bit;
    else b |= 1 << (bit - 31);
  }
  return { a, b };
}

const NOTHING: Entry = [];

function joined(one: Entry, other: Entry): Entry {
  const out = [...one];
  for (const classes of other) {
    const at = out.findIndex((known) => known.language === classes.language);
    if (at < 0) out.push(classes);
    else out[at] = { ...classes, a: classes.a | (out[at] as Classes).a, b: classes.b | (out[at] as Classes).b };
  }
  return out.sort((x, y) => x.language - y.language);
}

/** One step of the hash of a word; the hash of its beginning is the hash on the way. */
export function stepped(hash: number, unit: number): number {
  return (Math.imul(hash, 31) + unit) | 0;
}

/** The hash of two neighbours, words or ideographs. */
export function followed(one: number, next: number): number {
  return (Math.imul(one, 0x01000193) ^ next) | 0;
}

function hashOf(word: string): number {
  let hash = 0;
  for (let i = 0; i < word.length; i++) hash = stepped(hash, word.charCodeAt(i));
  return hash;
}

/** Slots of a table, a power of two: several times what the lexicons hold, so that most look-ups end at once. */
const SLOTS = 1 << 14;

/** Entries by hash, with open addressing. Two words of one hash share their classes, which costs a look too many. */
class Table {
  readonly #keys = new Int32Array(SLOTS);
  readonly #entries = new Array<Entry | undefined>(SLOTS).fill(undefined);
  #size = 0;

  put(key: number, entry: Entry): void {
    let slot = slotOf(key);
    while (this.#entries[slot] !== undefined && this.#keys[slot] !== key) slot = (slot + 1) & (SLOTS - 1);
    if (this.#entries[slot] === undefined && ++this.#size > SLOTS / 2)
      throw new Error("the lexicons outgrew the table");
    const known = this.#entries[slot];
    this.#keys[slot] = key;
    if (known === undefined || known === NOTHING) this.#entries[slot] = entry;
    else if (entry !== NOTHING && entry !== known) this.#entries[slot] = joined(known, entry);
  }

  get(key: number): Entry | undefined {
    let slot = slotOf(key);
    while (this.#keys[slot] !== key) {
      if (this.#entries[slot] === undefined) return undefined;
      slot = (slot + 1) & (SLOTS - 1);
    }
    return this.#entries[slot];
  }
}

function slotOf(key: number): number {
  return (key ^ (key >>> 15)) & (SLOTS - 1);
}

/** Stems are told apart by so many letters first; a lexicon has none shorter. */
export const STEM_START = 3;

/** Characters of scripts without blanks between words. */
function isUnspaced(code: number): boolean {
  return (code >= 0x2e80 && code <= 0x9fff && code > 0x3004) || (code >= 0xac00 && code <= 0xd7af);
}

function isHan(text: string): boolean {
  return /^[\u4e00-\u9fff]{2}$/.test(text);
}

const COMMON = new Set(
  "you your have has will that this these the with from not are and for all must should does been was what when user users any is it its to of in on as if no do be new now".split(
    " ",
  ),
);

/** How much a word says about the phrase that it stands in. */
function telling(word: string): number {
  return COMMON.has(word) ? 1 : 2 + word.length;
}

function sum(words: readonly string[]): number {
  return words.reduce((all, word) => all + telling(word), 0);
}

export class Vocabulary {
  /** Single words, by hash. */
  readonly exact: Table = new Table();
  readonly stems: Table = new Table();
  /** By the low half of the hash of a stem's first letters: 1 where one begins so. */
  readonly stemStarts: Uint8Array = new Uint8Array(0x10000);
  longestStem = 0;
  /** Phrases of two words, and of more where an ending is left open, by two neighbours. */
  readonly twos: Table = new Table();
  /** Phrases of three words and more, by three in a row. */
  readonly threes: Table = new Table();
  /** Of scripts without blanks: by two characters of a phrase, or by its only one. */
  readonly pairs: Table = new Table();
  readonly singles: ReadonlyMap<number, Entry>;
  readonly pairStarts: Uint8Array = new Uint8Array(0x10000);
  /** Every word of every phrase: what digits for letters are tried on. */
  readonly words: Table = new Table();
  longestWord = 0;

  /** @param plain for texts of ASCII alone, in which no other phrase can stand */
  constructor(plain: boolean) {
    const singles = new Map<number, Entry>();
    this.singles = singles;
    LEXICONS.forEach((lexicon, language) => {
      if (plain && lexicon.ownScript) return;
      for (const [part, phrases] of Object.entries(wordsOf(lexicon.text))) {
        const classes = [{ language, ...maskOf([part as Part]) }];
        for (const phrase of phrases) if (!plain || isPlain(phrase)) this.#add(phrase, classes, singles);
      }
    });
    for (const [mark, words] of Object.entries(MARK_WORDS)) {
      const classes = [{ language: mark === "markup" ? TAGGED : FRAMED, ...maskOf([mark as Part]) }];
      for (const word of words) this.exact.put(hashOf(word), classes);
    }
  }

  #add(phrase: string, classes: Entry, singles: Map<number, Entry>): void {
    const tokens = phraseTokens(phrase);
    let best = "";
    let stem = false;
    let pair: readonly [string, string] | undefined;
    let three: readonly [string, string, string] | undefined;
    let unspaced = "";
    const isWhole = (token: Token | undefined): token is Token =>
      token !== undefined && phrase[token.end] !== "*" && !isUnspaced(token.text.charCodeAt(0));
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i] as Token;
      const next = tokens[i + 1];
      if (isUnspaced(token.text.charCodeAt(0))) {
        const two = next && next.start === token.end && isUnspaced(next.text.charCodeAt(0)) ? next.text : "";
        // Two ideographs say more than two letters of a syllabary, and an ending more than a beginning.
        if (unspaced.length < 2 || (two !== "" && !(isHan(unspaced) && !isHan(token.text + two)))) {
          if (unspaced.length < 2 || two !== "") unspaced = token.text + two;
        }
        continue;
      }
      const isStem = phrase[token.end] === "*";
      if (!isStem) {
        this.words.put(hashOf(token.text), NOTHING);
        this.longestWord = Math.max(this.longestWord, token.text.length);
      }
      if (token.text.length > best.length) {
        best = token.text;
        stem = isStem;
      }
      if (isStem || !isWhole(next)) continue;
      const third = tokens[i + 2];
      if (isWhole(third)) {
        const words = [token.text, next.text, third.text] as const;
        if (!three || sum(words) > sum(three)) three = words;
      }
      if (!pair || sum([token.text, next.text]) > sum(pair)) {
        pair = [token.text, next.text];
      }
    }
    if (unspaced !== "") {
      const first = unspaced.charCodeAt(0);
      this.pairStarts[first] = 1;
      if (unspaced.length > 1) this.pairs.put(followed(first, unspaced.charCodeAt(1)), classes);
      else singles.set(first, joined(singles.get(first) ?? NOTHING, classes));
      return;
    }
    if (three) {
      const [one, two, last] = three;
      this.threes.put(followed(followed(hashOf(one), hashOf(two)), hashOf(last)), classes);
    } else if (pair) this.twos.put(followed(hashOf(pair[0]), hashOf(pair[1])), classes);
    else if (stem) this.#putStem(best, classes);
    else this.exact.put(hashOf(best), classes);
  }

  #putStem(stem: string, classes: Entry): void {
    this.stems.put(hashOf(stem), classes);
    this.stemStarts[hashOf(stem.slice(0, STEM_START)) & 0xffff] = 1;
    this.longestStem = Math.max(this.longestStem, stem.length);
  }
}
