/**
 * Which areas of a text can hold a signal at all. Most text holds no two words of one signal near each other, and is then
 * neither cut into tokens nor searched: that is what makes the whole cheap.
 */
import { isPoisoning, SIGNAL_PATTERNS } from "./grammar.ts";
import { LEXICONS } from "./lexicon/index.ts";
import { SENTENCE_PARTS, SPACED_LETTERS, spelt, type Token, tokensOf } from "./tokens.ts";
import { type Part, WORD_CLASSES } from "./types.ts";
import { knownPhrases } from "./words.ts";

/** Names and addresses stand everywhere and are found by their shape, so that nothing can be said about them here. */
const PARTS: readonly Part[] = [...WORD_CLASSES, "path", "markup", "command"];
const BITS = new Map<Part, number>(PARTS.map((part, index) => [part, index]));

/** Words without which there is no path of secrets, no markup of a prompt and no command. */
const MARK_WORDS: Readonly<Record<"path" | "markup" | "command", readonly string[]>> = {
  path: (
    "ssh aws gnupg kube docker azure config netrc npmrc pypirc git cursor claude codeium vscode bash_history zsh_history env password " +
    "mozilla keychains passwd shadow sudoers environ id_rsa id_dsa id_ecdsa id_ed25519 mcp claude_desktop_config mcp_settings " +
    "mcp_config wallet credentials service service_account master login"
  ).split(" "),
  markup: (
    "im_start im_end system endoftext start_header_id end_header_id eot_id important hidden secret critical instructions instruction " +
    "assistant tool_result tool_response function_result function_results function_call function_calls tool function inst sys admin " +
    "human secret_instructions assistant_instructions"
  ).split(" "),
  command: ["curl", "wget", "iwr", "irm", "rm", "chmod", "cat"],
};

/** Classes of a word in one language; two numbers of 31 bits. */
interface Classes {
  readonly language: number;
  readonly a: number;
  readonly b: number;
}

/** What a word is, in all languages that know it. */
type Entry = readonly Classes[];

const NOTHING: Entry = [];
/** What is no word of a language counts in all. */
const LANGUAGES = LEXICONS.length;
/** A disguised word, which may belong to any phrase. */
const ANYTHING: Entry = [{ language: LANGUAGES + 1, a: 0, b: 0 }];
/** A word of markup, which counts where a sign of markup stands before it. */
const MARKUP = LANGUAGES + 2;
/** Parts of one name that are looked at. */
const MAX_PARTS = 40;

function maskOf(parts: Iterable<Part>): { readonly a: number; readonly b: number } {
  let a = 0;
  let b = 0;
  for (const part of parts) {
    const bit = BITS.get(part) as number;
    if (bit < 31) a |= 1 << bit;
    else b |= 1 << (bit - 31);
  }
  return { a, b };
}

function joined(one: Entry, other: Entry): Entry {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  const out = [...one];
  for (const classes of other) {
    const at = out.findIndex((known) => known.language === classes.language);
    if (at < 0) out.push(classes);
    else out[at] = { ...classes, a: classes.a | (out[at] as Classes).a, b: classes.b | (out[at] as Classes).b };
  }
  return out.sort((x, y) => x.language - y.language);
}

function isUnspaced(code: number): boolean {
  return (code >= 0x2e80 && code <= 0x9fff && code > 0x3004) || (code >= 0xac00 && code <= 0xd7af);
}

function hashOf(word: string): number {
  let hash = 0;
  for (let i = 0; i < word.length; i++) hash = (Math.imul(hash, 31) + word.charCodeAt(i)) | 0;
  return hash;
}

function followed(hash: number, next: number): number {
  return (Math.imul(hash, 0x01000193) ^ next) | 0;
}

/** Two words in a row by their hash; open addressing, for there is one look-up a word. */
class Twos {
  readonly #keys = new Int32Array(1 << 14);
  readonly #entries = new Array<Entry | undefined>(1 << 14);

  put(key: number, entry: Entry): void {
    let slot = slotOf(key);
    while (this.#entries[slot] !== undefined && this.#keys[slot] !== key) slot = (slot + 1) & 0x3fff;
    this.#keys[slot] = key;
    this.#entries[slot] = joined(this.#entries[slot] ?? NOTHING, entry);
  }

  get(key: number): Entry | undefined {
    let slot = slotOf(key);
    while (this.#keys[slot] !== key) {
      if (this.#entries[slot] === undefined) return undefined;
      slot = (slot + 1) & 0x3fff;
    }
    return this.#entries[slot];
  }
}

function slotOf(key: number): number {
  return (key ^ (key >>> 14)) & 0x3fff;
}

const COMMANDS = new Set(MARK_WORDS.command);

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

/** What the text of a lexicon is known by. */
class Vocabulary {
  readonly #exact = new Map<string, Entry>();
  readonly #stems = new Map<string, Entry>();
  /** Of scripts without spaces: by a phrase's first two characters, or by its only one. */
  readonly #pairs = new Map<string, Entry>();
  readonly pairStarts = new Uint8Array(0x10000);
  readonly singles = new Map<number, Entry>();
  /** Of phrases of several words: by two neighbours. */
  readonly twos = new Twos();

  /** A word's classes are worked out once; a slot is taken over by the next word that falls into it. */
  readonly #slotWords: (string | undefined)[] = new Array<string | undefined>(1 << 15);
  readonly #slotClasses: Entry[] = new Array<Entry>(1 << 15).fill(NOTHING);

  constructor() {
    LEXICONS.forEach((lexicon, language) => {
      for (const [part, phrases] of Object.entries(lexicon.words)) {
        for (const phrase of phrases) this.#add(phrase, [{ language, ...maskOf([part as Part]) }]);
      }
    });
    for (const [mark, words] of Object.entries(MARK_WORDS)) {
      for (const word of words)
        this.#put(this.#exact, word, [{ language: mark === "markup" ? MARKUP : LANGUAGES, ...maskOf([mark as Part]) }]);
    }
  }

  #add(phrase: string, classes: Entry): void {
    const tokens = tokensOf(phrase, () => true);
    let best = "";
    let stem = false;
    let pair: readonly [string, string] | undefined;
    let unspaced = "";
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
      if (token.text.length > best.length) {
        best = token.text;
        stem = isStem;
      }
      if (!next || isStem || phrase[next.end] === "*" || isUnspaced(next.text.charCodeAt(0))) continue;
      if (!pair || telling(token.text) + telling(next.text) > telling(pair[0]) + telling(pair[1])) {
        pair = [token.text, next.text];
      }
    }
    if (unspaced !== "") {
      this.pairStarts[unspaced.charCodeAt(0)] = 1;
      if (unspaced.length > 1) this.#put(this.#pairs, unspaced, classes);
      else
        this.singles.set(unspaced.charCodeAt(0), joined(this.singles.get(unspaced.charCodeAt(0)) ?? NOTHING, classes));
      return;
    }
    if (pair) this.twos.put(followed(hashOf(pair[0]), hashOf(pair[1])), classes);
    else this.#put(stem ? this.#stems : this.#exact, best, classes);
  }

  #put(map: Map<string, Entry>, key: string, classes: Entry): void {
    map.set(key, joined(map.get(key) ?? NOTHING, classes));
  }

  /** @param hash of the word, to find its slot by */
  word(text: string, start: number, end: number, hash: number): Entry {
    const slot = (hash ^ (hash >>> 15)) & 0x7fff;
    const known = this.#slotWords[slot];
    if (known !== undefined && known.length === end - start && text.startsWith(known, start)) {
      return this.#slotClasses[slot] as Entry;
    }
    const word = text.slice(start, end);
    const classes = this.#work(word);
    // A slice keeps its whole text alive; the words worth a slot are short.
    if (word.length <= 12) {
      this.#slotWords[slot] = word;
      this.#slotClasses[slot] = classes;
    }
    return classes;
  }

  #work(word: string): Entry {
    let classes = this.#exact.get(word) ?? NOTHING;
    for (let length = 3; length <= Math.min(14, word.length); length++) {
      const stem = this.#stems.get(word.slice(0, length));
      if (stem) classes = joined(classes, stem);
    }
    if (word.includes("_")) {
      const parts = word.split("_").slice(0, MAX_PARTS);
      for (const part of parts) if (part !== "") classes = joined(classes, this.#work(part));
      if (parts.length >= SENTENCE_PARTS) classes = joined(classes, ANYTHING);
    }
    return spelt(word, knownPhrases().knows) === word ? classes : joined(classes, ANYTHING);
  }

  pair(text: string, at: number): Entry {
    const pair = this.#pairs.get(text.slice(at, at + 2)) ?? NOTHING;
    const single = this.singles.get(text.charCodeAt(at));
    return single ? joined(pair, single) : pair;
  }
}

let vocabulary: Vocabulary | undefined;

/** For each pattern and each of its parts, the classes of which one must be there. */
const NEEDS = SIGNAL_PATTERNS.map(({ parts }) =>
  parts.filter((group) => group.every((part) => BITS.has(part))).map((group) => maskOf(group)),
);

/** Patterns that matter alone, and which ones matter together. */
const ALONE = SIGNAL_PATTERNS.map((pattern) => pattern.weight === "strong" || pattern.signal === "solicit-file");
const PARTNERS = SIGNAL_PATTERNS.map((one) => SIGNAL_PATTERNS.map((other) => isPoisoning(one, other)));

/** What stands around a name of a path, a tag or a token: \ / . ~ < > [ ] | : $ and the blank behind a command. */
const FRAME = new Uint8Array(0x10000);
for (const sign of "\\/~<>[]|") FRAME[sign.charCodeAt(0)] = 1;

export interface Area {
  readonly start: number;
  readonly end: number;
}

/** How far the partner of a weak signal may be, in sentences. */
const PARTNER_SENTENCES = 3;
/** Around a sentence that can hold a signal so much is read with it, in units: what else a passage holds. */
const MARGIN = 320;
/** A longer sentence is cut; what the cut separates is read with the margins. */
const LONGEST = 800;

/** Collects the classes of the words of a sentence, and which patterns they can make. */
class Sentence {
  readonly #a = new Int32Array(LANGUAGES + 1);
  readonly #b = new Int32Array(LANGUAGES + 1);
  #languages = 0;
  everything = false;

  take(entry: Entry): void {
    for (let i = 0; i < entry.length; i++) {
      const { language, a, b } = entry[i] as Classes;
      if (language < LANGUAGES) this.#put(language, a, b);
    }
  }

  /** Marks among what a word is: they depend on the signs around it. */
  takeMarks(entry: Entry, text: string, start: number, end: number): void {
    for (const { language, a, b } of entry) {
      if (language < LANGUAGES) continue;
      if (language === LANGUAGES + 1) this.everything = true;
      else if (language === MARKUP ? isTagged(text, start, end) : isFramed(text, start, end))
        this.#put(LANGUAGES, a, b);
    }
  }

  #put(language: number, a: number, b: number): void {
    this.#languages |= 1 << language;
    this.#a[language] = (this.#a[language] as number) | a;
    this.#b[language] = (this.#b[language] as number) | b;
  }

  /** The numbers of the patterns that the words can make. */
  patterns(): readonly number[] {
    if (this.everything) return NEEDS.map((_, index) => index);
    if (this.#languages === 0) return [];
    const out: number[] = [];
    const marksA = this.#a[LANGUAGES] as number;
    const marksB = this.#b[LANGUAGES] as number;
    for (let language = 0; language < LANGUAGES; language++) {
      if ((this.#languages & ((1 << language) | (1 << LANGUAGES))) === 0) continue;
      const a = (this.#a[language] as number) | marksA;
      const b = (this.#b[language] as number) | marksB;
      for (let index = 0; index < NEEDS.length; index++) {
        const needs = NEEDS[index] as readonly { readonly a: number; readonly b: number }[];
        let all = true;
        for (let i = 0; all && i < needs.length; i++) {
          const need = needs[i] as { readonly a: number; readonly b: number };
          all = (need.a & a) !== 0 || (need.b & b) !== 0;
        }
        if (all) out.push(index);
      }
    }
    return out;
  }

  clear(): void {
    if (this.#languages === 0 && !this.everything) return;
    this.#a.fill(0);
    this.#b.fill(0);
    this.#languages = 0;
    this.everything = false;
  }
}

/**
 * Areas that can hold a signal, in order and apart from each other.
 * @param text normalised: NFKC, lower case, nothing invisible
 */
export function areasIn(text: string): readonly Area[] {
  vocabulary ??= new Vocabulary();
  const found = new Areas(text.length);
  const sentence = new Sentence();
  let from = 0;
  let lone = 0;
  let before = 0;
  const { length } = text;
  for (let i = 0; i < length; ) {
    const code = text.charCodeAt(i);
    if (WORD_UNIT[code] === 1) {
      const start = i;
      let hash = 0;
      let unit = code;
      do {
        hash = (Math.imul(hash, 31) + unit) | 0;
        i++;
        unit = i < length ? text.charCodeAt(i) : 0;
      } while (WORD_UNIT[unit] === 1);
      if (i - start === 1 && code >= 97 && code <= 122) {
        lone++;
        if (lone >= SPACED_LETTERS) sentence.everything = true;
      } else lone = 0;
      const phrase = vocabulary.twos.get(followed(before, hash));
      if (phrase) sentence.take(phrase);
      before = hash;
      const entry = vocabulary.word(text, start, i, hash);
      if (entry.length > 0) {
        sentence.take(entry);
        if ((entry[entry.length - 1] as Classes).language >= LANGUAGES) sentence.takeMarks(entry, text, start, i);
      }
    } else {
      if (code > 0x2e7f && vocabulary.pairStarts[code] === 1) sentence.take(vocabulary.pair(text, i));
      i++;
      const ends = code === 10 || code === 0x3002 || (isStop(code) && isBlank(i < length ? text.charCodeAt(i) : 32));
      if (ends || i - from > LONGEST) {
        found.put(from, i, sentence.patterns());
        sentence.clear();
        from = i;
      }
    }
  }
  found.put(from, length, sentence.patterns());
  return found.list;
}

/** Sentences that can hold a signal, or a partner of one, widened and put together. */
class Areas {
  readonly list: { start: number; end: number }[] = [];
  #recent: { readonly start: number; readonly patterns: readonly number[] }[] = [];
  readonly #length: number;

  constructor(length: number) {
    this.#length = length;
  }

  put(start: number, end: number, patterns: readonly number[]): void {
    this.#recent.push({ start, patterns });
    if (this.#recent.length > PARTNER_SENTENCES) this.#recent.shift();
    if (patterns.length === 0) return;
    if (patterns.some((pattern) => ALONE[pattern])) {
      this.#add(start, end);
      return;
    }
    const partner = this.#recent.find((other) =>
      patterns.some((one) => other.patterns.some((two) => PARTNERS[one]?.[two])),
    );
    if (partner) this.#add(partner.start, end);
  }

  #add(start: number, end: number): void {
    const from = Math.max(0, start - MARGIN);
    const to = Math.min(this.#length, end + MARGIN);
    const last = this.list.at(-1);
    if (last && from <= last.end) last.end = Math.max(to, last.end);
    else this.list.push({ start: from, end: to });
  }
}

/** A name of a path or command, by the signs around it; a dot frames what it stands in front of. */
function isFramed(text: string, start: number, end: number): boolean {
  const before = start === 0 ? 0 : text.charCodeAt(start - 1);
  const behind = end < text.length ? text.charCodeAt(end) : 0;
  if (FRAME[before] === 1 || before === 46 || FRAME[behind] === 1) return true;
  if (behind === 46) return WORD_UNIT[end + 1 < text.length ? text.charCodeAt(end + 1) : 0] === 1;
  // `id_rsa` needs no sign; a command has a blank behind it.
  return (
    text.charCodeAt(start + 2) === 95 ||
    (behind === 32 && (COMMANDS.has(text.slice(start, end)) || text.charCodeAt(end + 1) === 45))
  );
}

/** `<system>`, `</important>`, `[inst]`, `<|im_start|>`, `### system:`, `"system"`. */
function isTagged(text: string, start: number, end: number): boolean {
  const before = text.charCodeAt(start - 1);
  if (before === 60 || before === 91 || before === 124) return true;
  if (before === 47) return text.charCodeAt(start - 2) === 60 || text.charCodeAt(start - 2) === 91;
  if (text[end] === ":" || text[end] === '"')
    return text.startsWith("system", start) || text.startsWith("instruction", start);
  return text.startsWith("system", start) && text.slice(Math.max(0, start - 6), start).includes("#");
}

function isStop(code: number): boolean {
  return code === 46 || code === 33 || code === 63 || code === 59 || code === 58;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}

/** Letters, digits and the underscore of scripts that put blanks between words; a few signs among them do no harm. */
const WORD_UNIT = new Uint8Array(0x10000);
for (let code = 0; code < 0x10000; code++) {
  const ascii = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95 || (code >= 65 && code <= 90);
  const latin = code === 0xaa || code === 0xb5 || code === 0xba || (code >= 0xc0 && code < 0x2000);
  const other = (code >= 0x2c00 && code < 0x2e00) || (code >= 0xa640 && code < 0xac00);
  if (ascii || latin || other) WORD_UNIT[code] = 1;
}
