import { isPoisoning, SIGNAL_PATTERNS, type SignalPattern, type Weight } from "./grammar.ts";
import { type FoundMark, marksIn } from "./marks.ts";
import { areasIn } from "./prefilter.ts";
import { type Token, tokensOf } from "./tokens.ts";
import type { Part, Signal } from "./types.ts";
import { FREE_ORDER, knownPhrases, UNSPACED, type Word } from "./words.ts";

/** A signal in normalised text. */
export interface FoundSignal {
  readonly signal: Signal;
  readonly weight: Weight;
  /** The words that it rests on, in the order of the pattern. */
  readonly words: readonly Word[];
  readonly start: number;
  readonly end: number;
  readonly firstToken: number;
  readonly lastToken: number;
  readonly sentence: number;
  /** A file of secrets is among its words. */
  readonly secretPath: boolean;
}

const EVERY_LANGUAGE = -1;

/**
 * Matches of one pattern within so many words; a ninth says nothing new. The bound is one of density, so that a flood of
 * one signal hides neither others nor what stands behind it.
 */
const MAX_OF_A_PATTERN = 8;
export const PASSAGE_WORDS = 60;

/** A character is a third of a word, roughly, in the scripts that are written without spaces. */
const UNSPACED_FACTOR = 3;

/**
 * All signals in a text, in order.
 * @param text normalised: NFKC, lower case, nothing invisible
 */
export function signalsIn(text: string): readonly FoundSignal[] {
  const found: FoundSignal[] = [];
  let base = 0;
  const areas = areasIn(text, (start, end) => matters(signalsOfArea(textOf(text, start, end))));
  for (const { start, end } of areas) {
    const shift = start === 0 ? 0 : start - 1;
    for (const one of signalsOfArea(textOf(text, start, end))) {
      found.push({
        ...one,
        start: one.start + shift,
        end: one.end + shift,
        firstToken: one.firstToken + base,
        lastToken: one.lastToken + base,
        sentence: one.sentence + base,
      });
    }
    // Areas are further apart than a passage reaches.
    base += end - start + AREA_DISTANCE;
  }
  return found;
}

/** A sign in front keeps what follows from looking like the start of a line. */
function textOf(text: string, start: number, end: number): string {
  return start === 0 ? text.slice(0, end) : `.${text.slice(start, end)}`;
}

/** Signals that are a finding, alone or together; where there are none, what stands around them makes none of them either. */
function matters(found: readonly FoundSignal[]): boolean {
  if (found.some((one) => one.weight === "strong" || one.weight === "sole" || one.secretPath)) return true;
  return found.some((one, i) => found.slice(i + 1, i + 1 + MAX_LOOKED_AT).some((other) => isPoisoning(one, other)));
}

/** Signals behind one that are tried as its partners in a range of a few sentences. */
const MAX_LOOKED_AT = 64;

const AREA_DISTANCE = 1_000;

function signalsOfArea(text: string): readonly FoundSignal[] {
  const phrases = knownPhrases();
  const tokens = tokensOf(text, phrases.knows);
  if (tokens.length < 2) return [];
  const words = wordsOf(tokens, marksIn(text));
  const byPart = group(words);
  const found: FoundSignal[] = [];
  for (const pattern of SIGNAL_PATTERNS) {
    const first = pattern.parts[0] as readonly Part[];
    let behind = -1;
    const latest: number[] = [];
    for (const part of first) {
      for (const word of byPart.get(part) ?? []) {
        if (word.first <= behind) continue;
        const match = complete(pattern, word, byPart, tokens);
        if (!match || isTurned(pattern, match, byPart, tokens)) continue;
        const signal = signalOf(pattern, match, tokens);
        behind = signal.firstToken;
        const eighth = latest[latest.length - MAX_OF_A_PATTERN];
        if (eighth !== undefined && signal.firstToken - eighth <= PASSAGE_WORDS) continue;
        latest.push(signal.firstToken);
        found.push(signal);
      }
    }
  }
  return found.sort((a, b) => a.start - b.start || a.end - b.end || (a.signal < b.signal ? -1 : 1));
}

function wordsOf(tokens: readonly Token[], marks: readonly FoundMark[]): readonly Word[] {
  const words: Word[] = [];
  const phrases = knownPhrases();
  for (let i = 0; i < tokens.length; i++) {
    phrases.at(tokens, i, (part, last, languages) => words.push({ part, first: i, last, languages }));
  }
  let at = 0;
  for (const { mark, start, end } of marks) {
    while (at < tokens.length - 1 && (tokens[at] as Token).end <= start) at++;
    let last = at;
    while (last + 1 < tokens.length && (tokens[last + 1] as Token).start < end) last++;
    words.push({ part: mark, first: at, last, languages: EVERY_LANGUAGE });
  }
  return words.sort((a, b) => a.first - b.first || b.last - a.last);
}

function group(words: readonly Word[]): ReadonlyMap<Part, readonly Word[]> {
  const out = new Map<Part, Word[]>();
  for (const word of words) {
    const list = out.get(word.part);
    if (list) list.push(word);
    else out.set(word.part, [word]);
  }
  return out;
}

/** The nearest words for the other parts of a pattern, all of one language and one sentence. */
function complete(
  pattern: SignalPattern,
  first: Word,
  byPart: ReadonlyMap<Part, readonly Word[]>,
  tokens: readonly Token[],
): readonly Word[] | undefined {
  const chosen = [first];
  let languages = first.languages;
  for (let i = 1; i < pattern.parts.length; i++) {
    const previous = chosen[i - 1] as Word;
    let best: Word | undefined;
    let nearest = Number.POSITIVE_INFINITY;
    for (const part of pattern.parts[i] as readonly Part[]) {
      const candidate = near(byPart.get(part) ?? [], previous, languages, pattern.gaps[i - 1] ?? 0, chosen, tokens);
      if (candidate && candidate.distance < nearest) {
        best = candidate.word;
        nearest = candidate.distance;
      }
    }
    if (!best) return undefined;
    languages &= best.languages;
    chosen.push(best);
  }
  return chosen;
}

function near(
  words: readonly Word[],
  previous: Word,
  languages: number,
  gap: number,
  taken: readonly Word[],
  tokens: readonly Token[],
): { word: Word; distance: number } | undefined {
  const sentence = (tokens[previous.last] as Token).sentence;
  const widest = gap * UNSPACED_FACTOR;
  let best: { word: Word; distance: number } | undefined;
  for (let i = lowerBound(words, previous.first - widest - MAX_PHRASE); i < words.length; i++) {
    const word = words[i] as Word;
    if (word.first > previous.last + widest + 1) break;
    const shared = word.languages & languages;
    if (shared === 0 || (tokens[word.first] as Token).sentence !== sentence) continue;
    const after = word.first > previous.last;
    const distance = after ? word.first - previous.last - 1 : previous.first - word.last - 1;
    if (distance < 0 || distance > ((shared & ~UNSPACED) === 0 ? widest : gap)) continue;
    if (!after && (shared & FREE_ORDER) === 0) continue;
    if (!after && shared === EVERY_LANGUAGE) continue;
    if (taken.some((one) => word.first <= one.last && one.first <= word.last)) continue;
    if (!best || distance < best.distance) best = { word, distance };
  }
  return best;
}

/** Longest phrase of a lexicon, in tokens. */
const MAX_PHRASE = 16;

function lowerBound(words: readonly Word[], first: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as Word).first < first) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** True when a word before the signal turns its sense around. */
function isTurned(
  pattern: SignalPattern,
  match: readonly Word[],
  byPart: ReadonlyMap<Part, readonly Word[]>,
  tokens: readonly Token[],
): boolean {
  if (!pattern.unless) return false;
  const head = match[0] as Word;
  const { sentence } = tokens[head.first] as Token;
  const { within = 0, between = [] } = pattern.unless;
  const last = Math.max(...match.map((word) => word.last));
  for (const part of between) {
    const words = byPart.get(part) ?? [];
    const word = words[lowerBound(words, head.first)];
    if (word && word.last < last && !match.includes(word)) return true;
  }
  const known = byPart.get("threat") ?? [];
  const from = lowerBound(known, head.first - within - MAX_PHRASE);
  const threats = known.slice(from, lowerBound(known, head.first));
  for (const part of pattern.unless.parts) {
    const words = byPart.get(part) ?? [];
    for (let i = lowerBound(words, head.first - within - MAX_PHRASE); i < words.length; i++) {
      const word = words[i] as Word;
      if (word.first >= head.first) break;
      if ((tokens[word.first] as Token).sentence !== sentence) continue;
      // "If you do not read it, the call fails" asks for it.
      if (threats.some((one) => one.first <= word.first && word.last <= one.last)) continue;
      // "Do not follow" is itself the verb.
      if (word.last >= head.first || match.some((one) => one.first <= word.last && word.first <= one.last)) continue;
      if (head.first - word.last - 1 <= within) return true;
    }
  }
  return false;
}

function signalOf(pattern: SignalPattern, words: readonly Word[], tokens: readonly Token[]): FoundSignal {
  const firstToken = Math.min(...words.map((word) => word.first));
  const lastToken = Math.max(...words.map((word) => word.last));
  const first = tokens[firstToken] as Token;
  return {
    signal: pattern.signal,
    weight: pattern.weight,
    words,
    start: first.start,
    end: (tokens[lastToken] as Token).end,
    firstToken,
    lastToken,
    sentence: first.sentence,
    secretPath: words.some((word) => word.part === "path"),
  };
}
