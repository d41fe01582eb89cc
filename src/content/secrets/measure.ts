/** What the judgements of a value need to know of its characters, counted in one pass without branches on random letters. */
import { entropy, MAX_ENTROPY, nLogN } from "./checksum.ts";
import { FOLD, hashOf, MASK, Scanner } from "./scanner.ts";
import { isWordyCount, LETTER, LETTERS, PAIRS_OF_LETTERS, WORDY_LENGTH } from "./words.ts";

/** Classes of characters; `sign` are those that random text does not hold. */
const INVISIBLE = 0;
const SIGN = 1;
const DIGIT = 2;
const LOWER = 3;
const UPPER = 4;
const LOWER_HEX = 5;
const UPPER_HEX = 6;
const JOINT = 7;
const BASE64_SIGN = 8;
const CLASSES = 9;

/** By character code; INVISIBLE where nothing is said. */
const CLASS = new Uint8Array(128);
CLASS.fill(SIGN, 33, 127).fill(DIGIT, 48, 58);
CLASS.fill(UPPER_HEX, 65, 71).fill(UPPER, 71, 91).fill(LOWER_HEX, 97, 103).fill(LOWER, 103, 123);
for (const char of "-_") CLASS[char.charCodeAt(0)] = JOINT;
for (const char of "+/=") CLASS[char.charCodeAt(0)] = BASE64_SIGN;

const LISTS: (readonly string[])[] = [];

/** By the hash of four characters, one bit: a word of some list may begin so. Undefined until the first value is measured. */
let beginnings: Int32Array | undefined;

function allBeginnings(): Int32Array {
  beginnings = new Int32Array((MASK + 1) / 32);
  for (const literals of LISTS) addBeginnings(beginnings, literals);
  return beginnings;
}

function addBeginnings(bits: Int32Array, literals: readonly string[]): void {
  for (const literal of literals) {
    const hash = hashOf(literal, 4);
    bits[hash >> 5] = (bits[hash >> 5] as number) | (1 << (hash & 31));
  }
}

/** Makes a list of words, each of four letters or more, that `measure` looks out for: where `mayHold` is false, none is there. */
export function wordList(literals: readonly string[]): Scanner<string> {
  LISTS.push(literals);
  if (beginnings) addBeginnings(beginnings, literals);
  return new Scanner(literals.map((literal) => ({ literal, ignoreCase: true, payload: literal })));
}

/** Counts of the value that was measured last. */
export class Measure {
  length = 0;
  digits = 0;
  lower = 0;
  upper = 0;
  /** Visible ASCII, and neither letter nor digit. */
  other = 0;
  /** Of `other`, hyphens and underscores. */
  joints = 0;
  /** Of `other`, all but hyphens, underscores, `+`, `/` and `=`. */
  signs = 0;
  isHex = false;
  /** All is visible ASCII. */
  isVisible = false;
  /** As `hasRun` of placeholder.ts says. */
  hasRun = false;
  /** How many different characters there are. */
  different = 0;
  /** A word of a `wordList` may stand in the value; one that may not, does not. */
  mayHold = false;
  /** What `isWordy` judges: neighbouring letters in the beginning, how many of them are common, and digits there. */
  pairs = 0;
  common = 0;
  digitsAhead = 0;
  /** As `entropy` of checksum.ts says. */
  entropy = 0;

  /** As `isWordy` of words.ts says. */
  isWordy(share = 0.6): boolean {
    return isWordyCount(this.pairs, this.common, share);
  }
}

const measured = new Measure();
const counts = new Uint32Array(CLASSES);
/** By character, how often it comes. */
const times = new Uint32Array(128);

/**
 * Counts a part of a text. What it returns holds until the next call.
 * @param ahead where the value begins whose body begins at `from`: words may stand in the whole value
 */
export function measure(text: string, from = 0, end = text.length, ahead = from): Measure {
  const bits = beginnings ?? allBeginnings();
  let hash = 0;
  let begins = 0;
  for (let i = ahead; i < from; i++) {
    hash = ((hash << 4) ^ (FOLD[text.charCodeAt(i) & 127] as number)) & MASK;
    begins |= (bits[hash >> 5] as number) >>> (hash & 31);
  }
  const wordy = from + WORDY_LENGTH;
  let pairs = 0;
  let pairsAhead = -1;
  let letter = 0;
  let last = -9;
  let equal = 1;
  let rising = 1;
  let falling = 1;
  let hasRun = false;
  let highest = 0;
  for (let i = from; i < end; i++) {
    if (i === wordy) pairsAhead = pairs;
    const code = text.charCodeAt(i);
    const ascii = code & 127;
    highest |= code;
    hash = ((hash << 4) ^ (FOLD[ascii] as number)) & MASK;
    begins |= (bits[hash >> 5] as number) >>> (hash & 31);
    const next = code === ascii ? (LETTER[code] as number) : 0;
    pairs += PAIRS_OF_LETTERS[letter * LETTERS + next] as number;
    letter = next;
    times[ascii] = (times[ascii] as number) + 1;
    const step = code - last;
    last = code;
    if (step > 1 || step < -1) {
      equal = rising = falling = 1;
      continue;
    }
    equal = step === 0 ? equal + 1 : 1;
    rising = step === 1 ? rising + 1 : 1;
    falling = step === -1 ? falling + 1 : 1;
    if (equal >= 6 || rising >= 8 || falling >= 8) hasRun = true;
  }
  measured.length = end - from;
  measured.hasRun = hasRun;
  measured.mayHold = (begins & 1) === 1;
  if (pairsAhead < 0) pairsAhead = pairs;
  measured.pairs = pairsAhead & 1023;
  measured.common = pairsAhead >> 10;
  countClasses(text, from, end, highest > 127);
  measured.digitsAhead = end <= wordy ? measured.digits : digitsIn(text, from, wordy);
  return measured;
}

/**
 * Each class gets what the characters of it came to: to count them one by one would have each wait for the one before.
 * Empties `times`.
 */
function countClasses(text: string, from: number, end: number, isWide: boolean): void {
  for (let i = 0; i < CLASSES; i++) counts[i] = 0;
  const length = end - from;
  const logs = nLogN();
  const counted = length <= MAX_ENTROPY;
  let different = 0;
  let sum = 0;
  for (let i = from; i < end; i++) {
    const ascii = text.charCodeAt(i) & 127;
    const count = times[ascii] as number;
    if (count === 0) continue;
    times[ascii] = 0;
    different++;
    const found = CLASS[ascii] as number;
    counts[found] = (counts[found] as number) + count;
    if (counted) sum += logs[count] as number;
  }
  if (isWide) classesOfWide(text, from, end);
  measured.different = different;
  const digits = counts[DIGIT] as number;
  const lowerHex = counts[LOWER_HEX] as number;
  const upperHex = counts[UPPER_HEX] as number;
  const signs = counts[SIGN] as number;
  const joints = counts[JOINT] as number;
  measured.digits = digits;
  measured.lower = (counts[LOWER] as number) + lowerHex;
  measured.upper = (counts[UPPER] as number) + upperHex;
  measured.signs = signs;
  measured.joints = joints;
  measured.other = signs + joints + (counts[BASE64_SIGN] as number);
  measured.isHex = digits + lowerHex + upperHex === length;
  measured.isVisible = counts[INVISIBLE] === 0;
  measured.entropy = length === 0 ? 0 : counted ? Math.log2(length) - sum / length : entropy(text, from, end);
}

/** Counts anew what is not ASCII alone: `times` took it for the characters with the same low bits. */
function classesOfWide(text: string, from: number, end: number): void {
  for (let i = 0; i < CLASSES; i++) counts[i] = 0;
  for (let i = from; i < end; i++) {
    const code = text.charCodeAt(i);
    const found = code < 128 ? (CLASS[code] as number) : INVISIBLE;
    counts[found] = (counts[found] as number) + 1;
  }
}

function digitsIn(text: string, from: number, end: number): number {
  let digits = 0;
  for (let i = from; i < end; i++) if (CLASS[text.charCodeAt(i)] === DIGIT) digits++;
  return digits;
}
