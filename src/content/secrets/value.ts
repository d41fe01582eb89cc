/** Tells a value that someone keeps secret from all else that stands beside a name. */
import { entropy } from "./checksum.ts";
import { isPlaceholder } from "./placeholder.ts";
import { Scanner } from "./scanner.ts";
import { isWordy } from "./words.ts";

const MIN_SECRET = 16;
const MIN_PASSWORD = 8;
const MAX_SECRET = 512;
const MAX_PASSWORD = 64;

/** A variable, a template, a path, a reference, a colour, a version: what code and configuration put in place of a value. */
const REFERENCE =
  /^[$%{<@#*&~!]|^[./\\](?![A-Za-z0-9+/]{30,}={1,2}$)|^[A-Za-z]:\\|\$\{|\{\{|\$\(|%\(|:\/\/|\.\.|^(?:process|os|env|config|settings|self|this|ctx|req|request|args|options|opts|params|props|secrets?|vault|data|body|ref|arn|urn|sha\d{1,3}|md5|file|op|ssm|projects|enc|aws|gcp|azure)[.:[]/i;

const UUID = /^\{?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?$/i;

/** Words of tests, tutorials and code. None stands in random text by chance. */
const WORDS = new Scanner(
  (
    "test fake mock sample demo secret passw token your dummy invalid expired wrong hello foobar postgres admin client server " +
    "access refresh private public string default value secure random generat session config credential bearer undefined object " +
    "schema header version redact masked hidden omitted"
  )
    .split(" ")
    .map((literal) => ({ literal, ignoreCase: true, payload: literal })),
);

/** Where the value ends in what names a file or a host. */
const NAMED_THING =
  /\.(?:com|org|net|io|dev|test|local|internal|json|ya?ml|toml|txt|pem|key|crt|env|js|ts|py|md|html|css|png|svg)$/i;

function isReference(value: string): boolean {
  return REFERENCE.test(value) || UUID.test(value) || NAMED_THING.test(value);
}

interface Classes {
  readonly digits: number;
  readonly lower: number;
  readonly upper: number;
  readonly other: number;
  readonly isHex: boolean;
}

/** Counts the classes of a value of visible ASCII; undefined for another one. */
function classesOf(value: string): Classes | undefined {
  let digits = 0;
  let lower = 0;
  let upper = 0;
  let hex = 0;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code < 33 || code > 126) return undefined;
    if (code >= 48 && code <= 57) digits++;
    else if (code >= 97 && code <= 122) {
      lower++;
      if (code <= 102) hex++;
    } else if (code >= 65 && code <= 90) {
      upper++;
      if (code <= 70) hex++;
    }
  }
  const letters = lower + upper;
  return { digits, lower, upper, other: value.length - digits - letters, isHex: digits + hex === value.length };
}

/** What three quarters of a value's characters allow at most. */
function isVaried(value: string, { digits, lower, upper, other, isHex }: Classes): boolean {
  const alphabet = isHex
    ? 16
    : (digits > 0 ? 10 : 0) + (lower > 0 ? 26 : 0) + (upper > 0 ? 26 : 0) + (other > 0 ? 4 : 0);
  return entropy(value) >= 0.75 * Math.log2(Math.min(value.length, alphabet));
}

/** Random enough for what an issuer or a generator of keys made: sixteen characters and more. */
export function looksRandom(value: string): boolean {
  const { length } = value;
  if (length < MIN_SECRET || length > MAX_SECRET) return false;
  const classes = classesOf(value);
  if (!classes) return false;
  const { digits, lower, upper, other, isHex } = classes;
  if (lower + upper === 0 || other > length / 4) return false;
  if (digits === 0 && (length < 20 || lower === 0 || upper === 0)) return false;
  // A number with a word behind it, and names with one number.
  if (!isHex && digits < 2 && length < 20) return false;
  if (isHex && length < 24) return false;
  if ((other > 0 && isReference(value)) || WORDS.finds(value)) return false;
  // Text of tests, encoded: `user:password`, digits that count up.
  const inner = encodedText(value);
  if (inner !== undefined && !looksGenerated(inner.slice(inner.indexOf(":") + 1))) return false;
  return (
    !isWordy(value) && (other === 0 || !isNameList(value)) && isVaried(value, classes) && !isPlaceholder(value, value)
  );
}

const BASE64 = new Uint8Array(128);
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
  // The first byte is visible only with these letters, and then three bytes tell nearly always.
  if (!/^[I-Za-f][A-Za-z0-9+/]{5}/.test(value) || !startsVisible(value)) return undefined;
  if (!/^[A-Za-z0-9+/]{6,512}={0,2}$/.test(value)) return undefined;
  const text = Buffer.from(value, "base64").toString("latin1");
  return text.length > 3 && /^[\x20-\x7e]+$/.test(text) ? text : undefined;
}

/** `session-2024-report-7`: words between separators, with numbers. Random text has separators in no such order. */
function isNameList(value: string): boolean {
  const parts = value.split(/[-_.:/]/);
  if (parts.length < 3) return false;
  let plain = 0;
  for (const part of parts) if (/^(?:[a-z]{2,}|[A-Z]{2,}|[A-Z][a-z]+|[0-9]{1,4})$/.test(part)) plain += part.length;
  return plain > (value.length - parts.length + 1) * 0.6;
}

/** By character code, the letter that it stands for in leetspeak. */
const LEET = new Uint8Array(128);
for (const [sign, letter] of ["0o", "1i", "3e", "4a", "5s", "7t", "@a", "$s", "!i"]) {
  LEET[(sign as string).charCodeAt(0)] = (letter as string).charCodeAt(0);
}

/** What tests and tutorials take for a password. Longer words come first, so that each place is read once. */
const WEAK_WORDS =
  /placeholder|passphrase|undefined|changeme|password|postgres|rabbitmq|account|correct|default|example|letmein|mariadb|private|secrets|service|session|welcome|bearer|change|client|config|dragon|hashed|hunter|monkey|oracle|passwd|please|public|qwerty|rabbit|random|sample|secret|secure|server|string|strong|system|admin|dummy|false|guest|local|login|mongo|mysql|oauth|plain|redis|super|thing|token|ultra|value|wrong|auth|demo|fake|good|hash|here|long|mega|name|none|null|pass|real|root|safe|some|test|text|this|true|user|very|word|your|abc|and|api|app|bad|bar|baz|dev|foo|key|new|not|old|one|pwd|the|top|two|web|xxx|an|db|in|is|it|me|mq|my|sa|so|a/g;

/** Longest part of a password that is compared with words. */
const MAX_LETTERS = 64;

const letters = Buffer.alloc(MAX_LETTERS);

/** The letters of lower case text, without the rest; between its first and last letter, leetspeak undone where asked for. */
function lettersOf(lower: string, undoLeet: boolean): string {
  let from = 0;
  let to = lower.length;
  while (from < to && !isLetterLike(lower.charCodeAt(from))) from++;
  while (to > from && !isLetterLike(lower.charCodeAt(to - 1))) to--;
  let length = 0;
  for (let i = from; i < to && length < MAX_LETTERS; i++) {
    const code = lower.charCodeAt(i);
    if (code >= 97 && code <= 122) letters[length++] = code;
    else if (undoLeet && code < 128 && LEET[code] !== 0) letters[length++] = LEET[code] as number;
  }
  return letters.toString("latin1", 0, length);
}

/** Small letters, and `@` and `$` that stand for some. */
function isLetterLike(code: number): boolean {
  return (code >= 97 && code <= 122) || code === 64 || code === 36;
}

const WEAK_STEMS = new Scanner(
  WEAK_WORDS.source
    .split("|")
    .filter((word) => word.length > 2)
    .map((literal) => ({ literal, payload: literal })),
);

/** Nothing is left of the letters when such words are taken out. */
function isMadeOfWeakWords(found: string): boolean {
  return found === "" || (WEAK_STEMS.finds(found) && found.replace(WEAK_WORDS, "") === "");
}

/** Twelve letters and digits of both cases that are no words: what a generator of passwords gives. */
export function looksGenerated(value: string): boolean {
  const { length } = value;
  if (length < 12 || length > MAX_LETTERS) return false;
  const classes = classesOf(value);
  return classes !== undefined && classes.other === 0 && classes.lower > 0 && classes.upper > 0 && !isWordy(value, 0.5);
}

/** A word that stands for any password. */
export function isWeakPassword(value: string): boolean {
  const lower = value.toLowerCase();
  return isMadeOfWeakWords(lettersOf(lower, true)) || isMadeOfWeakWords(lettersOf(lower, false));
}

/**
 * Strong enough for a password that a person or a generator chose: eight characters and more, three classes of characters,
 * or two in no word.
 */
export function looksLikePassword(value: string): boolean {
  const { length } = value;
  if (length < MIN_PASSWORD) return false;
  if (length > MAX_PASSWORD) return looksRandom(value);
  const classes = classesOf(value);
  if (!classes) return false;
  const { digits, lower, upper, other } = classes;
  const kinds = Number(digits > 0) + Number(lower > 0) + Number(upper > 0) + Number(other > 0);
  if (kinds < 2 || lower + upper === 0 || other > length / 2 || (digits === 0 && kinds < 3)) return false;
  if (other > 0 && (isReference(value) || /[(){}[\]<>|]/.test(value) || isNameList(value))) return false;
  if (isWeakPassword(value) || isPlaceholder(value, value)) return false;
  const inner = encodedText(value);
  if (inner !== undefined) return inner.length < length && looksLikePassword(inner.slice(inner.indexOf(":") + 1));
  // An identifier of code, such as `userPassword2` or `get_value`: letters of words and hardly anything else.
  if (other === 0 && isWordy(value, 0.5)) return false;
  if (/^[A-Za-z]+(?:[-_.][A-Za-z]+)+[0-9]{0,2}$/.test(value) && isWordy(value, 0.5)) return false;
  return kinds >= 3 ? entropy(value) >= 2.5 : length >= 10 && !isWordy(value) && entropy(value) >= 2.8;
}
