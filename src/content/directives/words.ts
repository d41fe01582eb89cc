import { LEXICONS } from "./lexicon/index.ts";
import { wordsOf } from "./lexicon/words-of.ts";
import { type Token, tokensOf } from "./tokens.ts";
import type { Lexicon, Part, WordClass } from "./types.ts";

/** A phrase of a lexicon, or a mark, where it stands among the tokens. */
export interface Word {
  readonly part: Part;
  /** Indices of its first and last token. */
  readonly first: number;
  readonly last: number;
  /** Which languages it belongs to, a bit each; all for a mark. */
  readonly languages: number;
}

/** Shortest stem that `*` is looked up for. */
const MIN_STEM = 3;
const MAX_STEM = 14;

type Found = (part: WordClass, last: number, languages: number) => void;

interface Node {
  readonly next: Map<string, Node>;
  readonly stems: Map<string, Node>;
  /** The first letters of the stems: most words are ruled out by them. */
  readonly stemStarts: Set<string>;
  readonly meanings: { readonly part: WordClass; languages: number }[];
}

/** The phrases of all lexicons by their words. */
class Phrases {
  readonly #root = node();
  readonly #words = new Set<string>();

  constructor(lexicons: readonly Lexicon[]) {
    lexicons.forEach((lexicon, index) => {
      for (const [part, phrases] of Object.entries(wordsOf(lexicon.text))) {
        for (const phrase of phrases) this.#add(phrase, part as WordClass, 1 << index);
      }
    });
  }

  /** True for a word that some phrase holds. */
  readonly knows = (word: string): boolean => this.#words.has(word);

  /** Every phrase that begins at a token, handed on with its last token. */
  at(tokens: readonly Token[], index: number, found: Found): void {
    this.#walk(this.#root, tokens, index, (tokens[index] as Token).sentence, found);
  }

  #walk(from: Node, tokens: readonly Token[], index: number, sentence: number, found: Found): void {
    const token = tokens[index];
    // A phrase does not go on behind the end of a sentence.
    if (!token || token.sentence !== sentence) return;
    const { text } = token;
    const next = from.next.get(text);
    if (next) this.#take(next, tokens, index, sentence, found);
    if (from.stems.size === 0 || !from.stemStarts.has(text.slice(0, MIN_STEM))) return;
    const longest = Math.min(MAX_STEM, text.length);
    for (let length = MIN_STEM; length <= longest; length++) {
      const stem = from.stems.get(text.slice(0, length));
      if (stem) this.#take(stem, tokens, index, sentence, found);
    }
  }

  #take(at: Node, tokens: readonly Token[], index: number, sentence: number, found: Found): void {
    for (const { part, languages } of at.meanings) found(part, index, languages);
    if (at.next.size + at.stems.size > 0) this.#walk(at, tokens, index + 1, sentence, found);
  }

  #add(phrase: string, part: WordClass, language: number): void {
    let at = this.#root;
    for (const word of phraseWords(phrase)) {
      const stem = word.endsWith("*");
      const text = stem ? word.slice(0, -1) : word;
      if (stem) at.stemStarts.add(text.slice(0, MIN_STEM));
      else this.#words.add(text);
      const branch = stem ? at.stems : at.next;
      const next = branch.get(text) ?? node();
      branch.set(text, next);
      at = next;
    }
    const known = at.meanings.find((one) => one.part === part);
    if (known) known.languages |= language;
    else at.meanings.push({ part, languages: language });
  }
}

function node(): Node {
  return { next: new Map(), stems: new Map(), stemStarts: new Set(), meanings: [] };
}

/** A phrase is cut as a text is; the stem mark stays with its word. */
function phraseWords(phrase: string): readonly string[] {
  return tokensOf(phrase, () => true).map((token) => token.text + (phrase[token.end] === "*" ? "*" : ""));
}

let phrases: Phrases | undefined;

/** Built at first use: most runs read no text for a model. */
export function knownPhrases(): Phrases {
  phrases ??= new Phrases(LEXICONS);
  return phrases;
}

/** Languages whose sentences put the parts of a signal in any order. */
export const FREE_ORDER: number = LEXICONS.reduce((bits, one, i) => (one.freeOrder ? bits | (1 << i) : bits), 0);

/** Languages whose every character is a token, so that a distance counts more of them. */
export const UNSPACED: number = LEXICONS.reduce((bits, one, i) => (one.unspaced ? bits | (1 << i) : bits), 0);
