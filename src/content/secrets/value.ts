/** Tells a value that someone keeps secret from all else that stands beside a name. */
import { type Measure, measure, wordList } from "./measure.ts";
import { isMeasuredPlaceholder } from "./placeholder.ts";
import { Scanner } from "./scanner.ts";

const MIN_SECRET = 16;
const MIN_PASSWORD = 8;
const MAX_SECRET = 512;
const MAX_PASSWORD = 64;

/** How a variable, a template, a path, a reference, a colour begins: what code and configuration put in place of a value. */
const BEGINS_REFERENCE =
  /^(?:[$%{<@#*&~!]|[./\\](?![A-Za-z0-9+/]{30,}={1,2}$)|[A-Za-z]:\\|(?:process|os|env|config|settings|self|this|ctx|req|request|args|options|opts|params|props|secrets?|vault|data|body|ref|arn|urn|sha\d{1,3}|md5|file|op|ssm|projects|enc|aws|gcp|azure)[.:[])/i;

const HOLDS_REFERENCE = /\$\{|\{\{|\$\(|%\(|:\/\/|\.\./;

const UUID = /^\{?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?$/i;

/** Words of tests, tutorials and code. None stands in random text by chance. */
const WORDS = wordList(
  (
    "test fake mock sample demo secret passw token your dummy invalid expired wrong hello foobar postgres admin client server " +
    "access refresh private public string default value secure random generat session config credential bearer undefined object " +
    "schema header version redact masked hidden omitted"
  ).split(" "),
);

/** Where the value ends in what names a file or a host. */
const NAMED_THING =
  /\.(?:com|org|net|io|dev|test|local|internal|json|ya?ml|toml|txt|pem|key|crt|env|js|ts|py|md|html|css|png|svg)$/i;

/** @param found counts of the value, which holds more than letters and digits */
function isReference(value: string, { signs, joints }: Measure): boolean {
  if (BEGINS_REFERENCE.test(value)) return true;
  // Dots, colons, dollars and braces are signs; hyphens are joints.
  if (signs > 0 && (HOLDS_REFERENCE.test(value) || NAMED_THING.test(value))) return true;
  return joints >= 4 && UUID.test(value);
}

/** What three quarters of a value's characters allow at most. */
function isVaried({ length, digits, lower, upper, other, isHex, entropy }: Measure): boolean {
  const alphabet = isHex
    ? 16
    : (digits > 0 ? 10 : 0) + (lower > 0 ? 26 : 0) + (upper > 0 ? 26 : 0) + (other > 0 ? 4 : 0);
  return entropy >= 0.75 * Math.log2(Math.min(length, alphabet));
}

/** Random enough for what an issuer or a generator of keys made: sixteen characters and more. */
export function looksRandom(value: string): boolean {
  const { length } = value;
  if (length < MIN_SECRET || length > MAX_SECRET) return false;
  const found = measure(value);
  if (!found.isVisible || found.hasRun) return false;
  const { digits, lower, upper, other, isHex } = found;
  if (lower + upper === 0 || other > length / 4) return false;
  if (digits === 0 && (length < 20 || lower === 0 || upper === 0)) return false;
  // A number with a word behind it, and names with one number.
  if (!isHex && digits < 2 && length < 20) return false;
  if (isHex && length < 24) return false;
  if (found.isWordy() || (found.mayHold && WORDS.finds(value))) return false;
  if (other > 0 && (isReference(value, found) || isNameList(value, found))) return false;
  if (!isVaried(found) || isMeasuredPlaceholder(found, value, 0, 0, length)) return false;
  // Text of tests, encoded: `user:password`, digits that count up.
  const inner = encodedText(value);
  return inner === undefined || looksGenerated(inner.slice(inner.indexOf(":") + 1));
}

const NO_BASE64 = 255;
const BASE64 = new Uint8Array(128).fill(NO_BASE64);
for (let i = 0; i < 64; i++) {
  BASE64["ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".charCodeAt(i)] = i;
}

/** The first three bytes of base64 are visible ASCII. */
function startsVisible(value: string): boolean {
  let bits = 0;
  for (let i = 0; i < 4; i++) bits = (bits << 6) | (BASE64[value.charCodeAt(i)] as number);
  return isVisible(bits >> 16) && isVisible((bits >> 8) & 255) && isVisible(bits & 255);
}

function isVisible(byte: number): boolean {
  return byte >= 32 && byte <= 126;
}

/** The text that a value is base64 of; random bytes are never all visible. */
function encodedText(value: string): string | undefined {
  // Of most values the first three bytes are not visible.
  if (value.length < 6 || !isBase64Start(value) || !startsVisible(value)) return undefined;
  if (!/^[A-Za-z0-9+/]{6,512}={0,2}$/.test(value)) return undefined;
  const text = Buffer.from(value, "base64").toString("latin1");
  return text.length > 3 && /^[\x20-\x7e]+$/.test(text) ? text : undefined;
}

function isBase64Start(value: string): boolean {
  for (let i = 0; i < 4; i++) {
    const code = value.charCodeAt(i);
    if (code > 127 || BASE64[code] === NO_BASE64) return false;
  }
  return true;
}

/** Ends of the parts of a name. */
const PART_ENDS = new Uint8Array(128);
for (const char of "-_.:/") PART_ENDS[char.charCodeAt(0)] = 1;

/**
 * `session-2024-report-7`: three parts or more, most of them words or short numbers. Random text has separators in no such
 * order.
 * @param found counts of the value, which is visible ASCII
 */
function isNameList(value: string, { other, length }: Measure): boolean {
  if (other < 2) return false;
  let parts = 0;
  let plain = 0;
  for (let from = 0; from <= length; parts++) {
    let digits = 0;
    let lower = 0;
    let upper = 0;
    let i = from;
    for (; i < length; i++) {
      const code = value.charCodeAt(i);
      if (PART_ENDS[code] === 1) break;
      if (code >= 97 && code <= 122) lower++;
      else if (code >= 65 && code <= 90) upper++;
      else if (code >= 48 && code <= 57) digits++;
    }
    const size = i - from;
    const isWord = size > 1 && (lower === size || upper === size || (lower === size - 1 && isCapital(value, from)));
    if (isWord || (size > 0 && size < 5 && digits === size)) plain += size;
    from = i + 1;
  }
  return parts > 2 && plain > (length - parts + 1) * 0.6;
}

function isCapital(value: string, at: number): boolean {
  const code = value.charCodeAt(at);
  return code >= 65 && code <= 90;
}

/** By character code, the letter that it stands for in leetspeak. */
const LEET = new Uint8Array(128);
for (const [sign, letter] of ["0o", "1i", "3e", "4a", "5s", "7t", "@a", "$s", "!i"]) {
  LEET[(sign as string).charCodeAt(0)] = (letter as string).charCodeAt(0);
}

/** What tests and tutorials take for a password. */
const WEAK_WORDS: readonly string[] = (
  "placeholder passphrase undefined changeme password postgres rabbitmq account correct default example letmein " +
  "mariadb private secrets service session welcome bearer change client config dragon hashed hunter monkey oracle " +
  "passwd please public qwerty rabbit random sample secret secure server string strong system admin dummy false " +
  "guest local login mongo mysql oauth plain redis super thing token ultra value wrong auth demo fake good hash " +
  "here long mega name none null pass real root safe some test text this true user very word your abc and api app " +
  "bad bar baz dev foo key new not old one pwd the top two web xxx an db in is it me mq my sa so a"
).split(" ");

const ALPHABET = 26;

interface LetterTree {
  /** By a place in the tree and a letter, the next place; 0 for none. The root is 1. */
  readonly next: Uint16Array;
  /** By place, 1 where a word ends. */
  readonly isWord: Uint8Array;
}

let weakTree: LetterTree | undefined;

/** The tree of WEAK_WORDS, made when the first password is judged. */
function treeOfWeakWords(): LetterTree {
  let most = 2;
  for (const { length } of WEAK_WORDS) most += length;
  const next = new Uint16Array(most * ALPHABET);
  const isWord = new Uint8Array(most);
  let places = 2;
  for (const word of WEAK_WORDS) {
    let place = 1;
    for (let i = 0; i < word.length; i++) {
      const step = place * ALPHABET + word.charCodeAt(i) - 97;
      if (next[step] === 0) next[step] = places++;
      place = next[step] as number;
    }
    isWord[place] = 1;
  }
  weakTree = { next, isWord };
  return weakTree;
}

/** Longest part of a password that is compared with words. */
const MAX_LETTERS = 64;

const letters = Buffer.alloc(MAX_LETTERS);
/** The last `takeLetters` undid leetspeak somewhere. */
let undone = false;

/**
 * Fills `letters` with those of a value, in lower case and without the rest, and gives how many they are; between its first
 * and last letter, leetspeak is undone where asked for.
 */
function takeLetters(value: string, undoLeet: boolean): number {
  let from = 0;
  let to = value.length;
  while (from < to && !isLetterLike(value.charCodeAt(from))) from++;
  while (to > from && !isLetterLike(value.charCodeAt(to - 1))) to--;
  let length = 0;
  undone = false;
  for (let i = from; i < to && length < MAX_LETTERS; i++) {
    const code = value.charCodeAt(i);
    if (code >= 97 && code <= 122) letters[length++] = code;
    else if (code >= 65 && code <= 90) letters[length++] = code + 32;
    else if (undoLeet && code < 128 && LEET[code] !== 0) {
      letters[length++] = LEET[code] as number;
      undone = true;
    }
  }
  return length;
}

/** Letters, and `@` and `$` that stand for some. */
function isLetterLike(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 64 && code <= 90) || code === 36;
}

const WEAK_STEMS = new Scanner(
  WEAK_WORDS.filter((word) => word.length > 2).map((literal) => ({ literal, payload: literal })),
);

/** Nothing is left of the first `length` letters when such words are taken out, the longest at each place. */
function isMadeOfWeakWords(length: number): boolean {
  const { next, isWord } = weakTree ?? treeOfWeakWords();
  for (let from = 0; from < length; ) {
    let end = 0;
    let place = 1;
    for (let i = from; i < length; i++) {
      place = next[place * ALPHABET + (letters[i] as number) - 97] as number;
      if (place === 0) break;
      if (isWord[place] === 1) end = i + 1;
    }
    if (end === 0) return false;
    from = end;
  }
  return length === 0 || WEAK_STEMS.finds(letters.toString("latin1", 0, length));
}

/** Twelve letters and digits of both cases that are no words: what a generator of passwords gives. */
export function looksGenerated(value: string): boolean {
  const { length } = value;
  if (length < 12 || length > MAX_LETTERS) return false;
  const found = measure(value);
  return found.isVisible && found.other === 0 && found.lower > 0 && found.upper > 0 && !found.isWordy(0.5);
}

/** A word that stands for any password. */
export function isWeakPassword(value: string): boolean {
  if (isMadeOfWeakWords(takeLetters(value, true))) return true;
  return undone && isMadeOfWeakWords(takeLetters(value, false));
}

/**
 * Strong enough for a password that a person or a generator chose: eight characters and more, three classes of characters,
 * or two in no word.
 */
export function looksLikePassword(value: string): boolean {
  const { length } = value;
  if (length < MIN_PASSWORD) return false;
  if (length > MAX_PASSWORD) return looksRandom(value);
  const found = measure(value);
  if (!found.isVisible) return false;
  const { digits, lower, upper, other } = found;
  const kinds = Number(digits > 0) + Number(lower > 0) + Number(upper > 0) + Number(other > 0);
  if (kinds < 2 || lower + upper === 0 || other > length / 2 || (digits === 0 && kinds < 3)) return false;
  if (isMeasuredPlaceholder(found, value, 0, 0, length)) return false;
  if (found.signs > 0 && /[(){}[\]<>|]/.test(value)) return false;
  if (other > 0 && (isReference(value, found) || isNameList(value, found))) return false;
  if (isWeakPassword(value)) return false;
  const inner = encodedText(value);
  if (inner !== undefined) return inner.length < length && looksLikePassword(inner.slice(inner.indexOf(":") + 1));
  // An identifier of code, such as `userPassword2` or `get_value`: letters of words and hardly anything else.
  if (found.isWordy(0.5) && (other === 0 || NAME_OF_CODE.test(value))) return false;
  return kinds >= 3 ? found.entropy >= 2.5 : length >= 10 && !found.isWordy() && found.entropy >= 2.8;
}

const NAME_OF_CODE = /^[A-Za-z]+(?:[-_.][A-Za-z]+)+[0-9]{0,2}$/;
