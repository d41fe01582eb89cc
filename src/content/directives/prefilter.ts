/**
 * Which areas of a text can hold a signal at all. Most text holds no two words of one signal near each other, and is then
 * neither cut into tokens nor searched: that is what makes the whole cheap.
 */
import { COMMANDS } from "./marks.ts";
import { canPair, type Possible, Sentence } from "./possible.ts";
import { isPlain, SENTENCE_PARTS, SPACED_LETTERS } from "./tokens.ts";
import { type Entry, FRAMED, followed, LANGUAGES, STEM_START, stepped, TAGGED, Vocabulary } from "./vocabulary.ts";

export interface Area {
  readonly start: number;
  readonly end: number;
}

/** How far the partner of a weak signal may be, in sentences. */
const PARTNER_SENTENCES = 3;
/** Around a sentence that holds a signal so much is read with it, in units: what else a passage holds. */
const MARGIN = 320;
/** The signs around a sentence that a mark needs: a line break, `##`, a blank behind a command. */
const SIGNS = 16;
/** A longer sentence is cut; what the cut separates is read with the margins. */
const LONGEST = 800;
/** Where so many ranges in a row held a signal, the next one is taken to hold one too: it is read with them anyway. */
const STREAK = 4;
/** Parts of one name that are looked at. */
const MAX_PARTS = 40;

let plainVocabulary: Vocabulary | undefined;
let wholeVocabulary: Vocabulary | undefined;

/** Most texts of a server are plain ASCII, in which no other phrase can stand: a small audit pays for no more. */
function vocabularyFor(text: string): Vocabulary {
  if (isPlain(text)) {
    plainVocabulary ??= new Vocabulary(true);
    return plainVocabulary;
  }
  wholeVocabulary ??= new Vocabulary(false);
  return wholeVocabulary;
}

/**
 * Areas that hold a signal, widened by what may belong to it, in order and apart from each other.
 * @param text normalised: NFKC, lower case, nothing invisible
 * @param holds looks whether a range, in which words of a signal stand, holds one that matters
 */
export function areasIn(text: string, holds: (start: number, end: number) => boolean): readonly Area[] {
  const vocabulary = vocabularyFor(text);
  const found = new Areas(text.length, holds);
  const scan = new Scan(text, vocabulary);
  const { pairs, singles, pairStarts } = vocabulary;
  const { sentence } = scan;
  let from = 0;
  let lone = 0;
  const { length } = text;
  for (let i = 0; i < length; ) {
    const code = text.charCodeAt(i);
    const kind = UNIT[code] as number;
    if (kind >= WORD) {
      const start = i;
      let hash = 0;
      let kinds = 0;
      let unit = code;
      let next = kind;
      do {
        hash = (Math.imul(hash, 31) + unit) | 0;
        kinds |= next;
        i++;
        unit = i < length ? text.charCodeAt(i) : 0;
        next = UNIT[unit] as number;
      } while (next >= WORD);
      if (i - start === 1 && code >= 97 && code <= 122) {
        lone++;
        if (lone >= SPACED_LETTERS) sentence.everything = true;
      } else lone = 0;
      if (kinds === WORD) scan.next(hash);
      else scan.name(start, i, kinds, hash);
      scan.word(start, i, hash);
    } else {
      if (code > 0x2e7f && pairStarts[code] === 1) {
        const pair = pairs.get(followed(code, i + 1 < length ? text.charCodeAt(i + 1) : 0));
        if (pair !== undefined) sentence.take(pair);
        const single = singles.get(code);
        if (single !== undefined) sentence.take(single);
      }
      i++;
      if (kind === ENDS || (kind === STOP && isBlank(i < length ? text.charCodeAt(i) : 32)) || i - from > LONGEST) {
        found.put(from, i, sentence.possible());
        sentence.clear();
        from = i;
      }
    }
  }
  found.put(from, length, sentence.possible());
  return found.list;
}

const SENTENCE = new Sentence();

/** Looks words up and puts what they are into the sentence. */
class Scan {
  readonly sentence: Sentence;
  readonly #text: string;
  readonly #vocabulary: Vocabulary;
  /** Hashes of the word before, and of the two before. */
  #before = 0;
  #two = 0;

  constructor(text: string, vocabulary: Vocabulary) {
    // One for all texts, of which most are short; they are looked at one after the other.
    SENTENCE.clear();
    this.sentence = SENTENCE;
    this.#text = text;
    this.#vocabulary = vocabulary;
  }

  word(start: number, end: number, hash: number): void {
    const { exact, stemStarts } = this.#vocabulary;
    const entry = exact.get(hash);
    if (entry !== undefined) {
      this.sentence.take(entry);
      if ((entry[entry.length - 1] as Entry[number]).language >= LANGUAGES) this.#takeMarks(entry, start, end);
    }
    if (end - start < STEM_START) return;
    const text = this.#text;
    let beginning = stepped(stepped(text.charCodeAt(start), text.charCodeAt(start + 1)), text.charCodeAt(start + 2));
    if (stemStarts[beginning & 0xffff] === 0) return;
    const longest = Math.min(end, start + this.#vocabulary.longestStem);
    for (let at = start + STEM_START; ; at++) {
      const stem = this.#vocabulary.stems.get(beginning);
      if (stem !== undefined) this.sentence.take(stem);
      if (at >= longest) return;
      beginning = stepped(beginning, text.charCodeAt(at));
    }
  }

  /** Looks for phrases that a word ends. */
  next(hash: number): void {
    const { twos, threes } = this.#vocabulary;
    const two = followed(this.#before, hash);
    const phrase = twos.get(two);
    if (phrase !== undefined) this.sentence.take(phrase);
    const longer = threes.get(followed(this.#two, hash));
    if (longer !== undefined) this.sentence.take(longer);
    this.#before = hash;
    this.#two = two;
  }

  /** A word with underscores or digits: what its parts are, and whether letters are meant by digits. */
  name(start: number, end: number, kinds: number, hash: number): void {
    if ((kinds & DIGIT) !== 0) this.#digits(start, end);
    if ((kinds & UNDERSCORE) === 0) {
      this.next(hash);
      return;
    }
    const before = this.#before;
    const two = this.#two;
    this.next(hash);
    if (this.#parts(start, end, kinds, false) < SENTENCE_PARTS) return;
    // A sentence in disguise: its parts are the words.
    this.#before = before;
    this.#two = two;
    this.#parts(start, end, kinds, true);
  }

  /** @returns how many there are */
  #parts(start: number, end: number, kinds: number, areWords: boolean): number {
    const text = this.#text;
    let parts = 0;
    let lone = 0;
    let from = start;
    let hash = 0;
    for (let at = start; at <= end && parts < MAX_PARTS; at++) {
      const unit = at < end ? text.charCodeAt(at) : 95;
      if (unit !== 95) {
        hash = stepped(hash, unit);
        continue;
      }
      parts++;
      if (at > from) {
        lone = at - from === 1 ? lone + 1 : 0;
        if (lone >= SPACED_LETTERS) this.sentence.everything = true;
        if (areWords) this.next(hash);
        else {
          this.word(from, at, hash);
          if ((kinds & DIGIT) !== 0) this.#digits(from, at);
        }
      }
      from = at + 1;
      hash = 0;
    }
    return parts;
  }

  /** As `spelt` reads digits: a 1 is an i in all places, or an l. */
  #digits(start: number, end: number): void {
    if (end - start < 2 || end - start > this.#vocabulary.longestWord) return;
    let own = 0;
    let one = 0;
    let other = 0;
    let letters = false;
    for (let at = start; at < end; at++) {
      const unit = this.#text.charCodeAt(at);
      if (unit >= 97 && unit <= 122) letters = true;
      const letter = LETTERS[unit] ?? unit;
      own = stepped(own, unit);
      one = stepped(one, letter);
      other = stepped(other, unit === 49 ? 108 : letter);
    }
    const { words } = this.#vocabulary;
    if (!letters || words.get(own) !== undefined) return;
    if (words.get(one) !== undefined || words.get(other) !== undefined) this.sentence.everything = true;
  }

  #takeMarks(entry: Entry, start: number, end: number): void {
    for (const classes of entry) {
      if (classes.language === FRAMED && isFramed(this.#text, start, end)) this.sentence.takeMark(classes);
      if (classes.language === TAGGED && isTagged(this.#text, start, end)) this.sentence.takeMark(classes);
    }
  }
}

/** What digits are read as where they stand for letters: the same as in `tokens.ts`. */
const LETTERS: Readonly<Record<number, number>> = { 48: 111, 49: 105, 51: 101, 52: 97, 53: 115, 55: 116 };

/** Sentences that hold a signal, or a partner of one, widened and put together. */
class Areas {
  readonly list: { start: number; end: number }[] = [];
  #recent: { readonly start: number; readonly possible: Possible | undefined }[] = [];
  readonly #length: number;
  readonly #holds: (start: number, end: number) => boolean;
  /** Ranges in a row that held a signal. */
  #streak = 0;

  constructor(length: number, holds: (start: number, end: number) => boolean) {
    this.#length = length;
    this.#holds = holds;
  }

  put(start: number, end: number, possible: Possible | undefined): void {
    const recent = this.#recent;
    recent.push({ start, possible });
    if (recent.length > PARTNER_SENTENCES) recent.shift();
    if (possible === undefined) return;
    let first = possible.alone ? start : -1;
    // A weak signal matters with its partner, which may be the strong one.
    for (const other of recent) {
      if (other.possible === undefined || !canPair(possible, other.possible)) continue;
      first = other.start;
      break;
    }
    if (first >= 0) this.#look(first, end, end - start > LONGEST ? MARGIN : SIGNS);
  }

  #look(start: number, end: number, around: number): void {
    const last = this.list.at(-1);
    const from = Math.max(0, start - MARGIN);
    const to = Math.min(this.#length, end + MARGIN);
    if (last && to <= last.end) return;
    const joins = last !== undefined && from <= last.end;
    if (!(joins && this.#streak >= STREAK)) {
      const held = this.#holds(Math.max(0, start - around), Math.min(this.#length, end + around));
      this.#streak = held ? this.#streak + 1 : 0;
      if (!held) return;
    } else this.#streak++;
    // Now and then it is looked whether the flood goes on.
    if (this.#streak >= STREAK * 8) this.#streak = 0;
    if (last && from <= last.end) last.end = to;
    else this.list.push({ start: from, end: to });
  }
}

/** What stands around a name of a path, a tag or a token. */
const FRAME = new Uint8Array(0x10000);
for (const sign of "\\/~<>[]|") FRAME[sign.charCodeAt(0)] = 1;

/** A name of a path or command, by the signs around it; a dot frames what it stands in front of. */
function isFramed(text: string, start: number, end: number): boolean {
  const before = start === 0 ? 0 : text.charCodeAt(start - 1);
  const behind = end < text.length ? text.charCodeAt(end) : 0;
  if (FRAME[before] === 1 || before === 46 || FRAME[behind] === 1) return true;
  if (behind === 46) return (UNIT[end + 1 < text.length ? text.charCodeAt(end + 1) : 0] as number) >= WORD;
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
  if (!text.startsWith("system", start) && !text.startsWith("instruction", start)) return false;
  let behind = end;
  while (behind < end + 3 && isBlank(text.charCodeAt(behind))) behind++;
  return text[behind] === ":" || text[behind] === '"' || text.slice(Math.max(0, start - 6), start).includes("#");
}

function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}

/** What a unit is: a stop before a blank ends a sentence; everything from `WORD` on belongs to a word. */
const STOP = 1;
const ENDS = 2;
const WORD = 4;
const DIGIT = 8;
const UNDERSCORE = 16;

/** Letters, digits and the underscore of scripts that put blanks between words; a few signs among them do no harm. */
const UNIT = new Uint8Array(0x10000);
for (const [first, behind] of [
  [48, 58],
  [65, 91],
  [97, 123],
  [0xaa, 0xab],
  [0xb5, 0xb6],
  [0xba, 0xbb],
  [0xc0, 0x2000],
  [0x2c00, 0x2e00],
  [0xa640, 0xac00],
] as const)
  UNIT.fill(WORD, first, behind);
for (const code of Object.keys(LETTERS).map(Number)) if (UNIT[code] === WORD) UNIT[code] = WORD | DIGIT;
UNIT[95] = WORD | UNDERSCORE;
for (const stop of ".!?;:") UNIT[stop.charCodeAt(0)] = STOP;
UNIT[10] = ENDS;
UNIT[0x3002] = ENDS;
