/**
 * Names that mean a secret, and the value beside them: source code, `.env`, JSON (also JSON in a string), YAML, TOML, headers,
 * query strings, options of a command.
 */

import { afterEscape, isSpaceBeyondAscii, isWordCode } from "./characters.ts";
import { type ContextKind, contextKind, contextKindsOf } from "./context-kinds.ts";
import { holdsJwt } from "./jwt.ts";
import { meaningOf, type NameMeaning, snakeCase } from "./names.ts";
import { percentDecoded } from "./percent.ts";
import type { SecretHit } from "./types.ts";
import { looksGenerated, looksLikePassword, looksRandom } from "./value.ts";
import { isWordy } from "./words.ts";

/** Parts of names that lead here; the scan finds them in any case. */
export const NAME_CUES: readonly string[] = [
  "passw",
  "passphrase",
  "passcode",
  "_pass",
  "-pass",
  "pwd",
  "secret",
  "token",
  "_key",
  "-key",
  "apikey",
  "authkey",
  "accesskey",
  "privatekey",
  "signingkey",
  "encryptionkey",
  "masterkey",
  "accountkey",
  "subscriptionkey",
  "appkey",
  "licensekey",
  "servicekey",
  "credential",
  "authorization",
  "_auth",
];

const MAX_NAME = 80;

/** What may stand between a name and its value, after the name. */
const BETWEEN =
  /(?:\\{0,4}["'`])?\]?[ \t]{0,8}(?::[ \t]{0,4}(?:Final\[)?(?:string|String|str|SecretStr|bytes|Optional\[str\]|&'static str|&str)\]?(?:[ \t]{0,4}\|[ \t]{0,4}(?:None|undefined|null))?[ \t]{0,4}=|=>|:=|[:=])[ \t]{0,8}/y;

/** A default: `getenv("NAME", "value")`, `NAME || "value"`; only before a quoted value. */
const DEFAULT = /(?:\\{0,4}["'`])?[\])]{0,2}(?:[ \t]{0,4},|[ \t]{0,4}(?:\|\||\?\?|or)[ \t])[ \t]{0,4}(?=\\{0,4}["'`])/y;

/** The words that HTTP puts before credentials (RFC 9110, 11.4). */
const SCHEME = /(?:Bearer|Token|Bot|ApiKey|Basic|Key)[ +]|(?:Bearer|Basic)%20/iy;

const BACKSLASH = 92;
const DOT = 46;
const STAR = 42;

/** What makes the word before it a call, an index, a mapping or a name. */
const OPENS = "({[:=";

/** The first two letters of what HTTP puts before credentials. */
function mayBeScheme(text: string, at: number): boolean {
  // Both letters in lower case, in one number.
  switch (((text.charCodeAt(at) | 32) << 8) | (text.charCodeAt(at + 1) | 32)) {
    case 0x6265: // be
    case 0x6261: // ba
    case 0x626f: // bo
    case 0x746f: // to
    case 0x6170: // ap
    case 0x6b65: // ke
      return true;
    default:
      return false;
  }
}

/** Three dots behind more than this leave most of a secret to be read, in characters. */
const MAX_ABRIDGED = 32;

const MIN_VALUE = 6;
const MAX_VALUE = 1024;

/** By character code: 1 ends each value, 2 one that has no quotes. */
const ENDS = new Uint8Array(128);
for (const char of ",;<>(){}[]|&=:") ENDS[char.charCodeAt(0)] = 2;
for (const char of " \t\n\v\f\r\"'`\\") ENDS[char.charCodeAt(0)] = 1;

function isEnd(weight: number, worst: number): boolean {
  return weight !== 0 && weight <= worst;
}

/** Where the value ends that begins at `from`; -1 when it is too short. Equals signs of base64 may end a bare one. */
function valueEnd(text: string, from: number, quoted: boolean): number {
  const limit = Math.min(text.length, from + MAX_VALUE);
  const worst = quoted ? 1 : 2;
  let end = from;
  for (; end < limit; end++) {
    const code = text.charCodeAt(end);
    if (code < 128 ? isEnd(ENDS[code] as number, worst) : isSpaceBeyondAscii(code)) break;
  }
  if (end - from < MIN_VALUE) return -1;
  if (!quoted) for (let i = 0; i < 2 && text.charCodeAt(end) === EQUALS; i++) end++;
  return end;
}

const EQUALS = 61;
const COLON = 58;

/** How the names of types begin that may stand between a name and its value. */
const TYPE_BEGINS = "FsSbO";

/** By character code, what may stand right behind a name that has a value. */
const MAY_FOLLOW = new Uint8Array(128);
for (const char of "=: \t\\\"'`]),|?") MAY_FOLLOW[char.charCodeAt(0)] = 1;

interface Name {
  readonly written: string;
  /** Undefined with no kinds: the name means no secret. */
  readonly meaning: NameMeaning | undefined;
  readonly kinds: readonly ContextKind[];
}

/** Names come again and again; one that is new costs a few expressions. */
const KNOWN = new Map<string, Name>();
const MAX_KNOWN = 2000;

let last: Name = { written: "", meaning: undefined, kinds: [] };

function nameAt(text: string, start: number, end: number): Name {
  if (last.written.length === end - start && text.startsWith(last.written, start)) return last;
  last = nameOf(text.slice(start, end));
  return last;
}

function nameOf(name: string): Name {
  const known = KNOWN.get(name);
  if (known) return known;
  const snake = snakeCase(name);
  // A copy: a part of a text would keep the whole of it in memory.
  const written = Buffer.from(name).toString();
  const found: Name = { written, meaning: meaningOf(snake), kinds: contextKindsOf(snake) };
  if (KNOWN.size >= MAX_KNOWN) KNOWN.clear();
  KNOWN.set(written, found);
  return found;
}

function meansNothing({ meaning, kinds }: Name): boolean {
  return meaning === undefined && kinds.length === 0;
}

/** Looks at assignments in the order of one text. */
export class Assignments {
  readonly #text: string;
  /** Where the last name ended: what lies before was seen, so that a run of name characters is walked once. */
  #seen = 0;
  readonly #judge: Judge;

  constructor(text: string) {
    this.#text = text;
    this.#judge = new Judge(text);
  }

  /** The secret beside the name that holds the part found at `at`. */
  at(at: number): SecretHit | undefined {
    if (at < this.#seen) return undefined;
    const text = this.#text;
    let end = at;
    while (isWordCode(text.charCodeAt(end))) end++;
    this.#seen = end;
    let start = at;
    // A dot may be part of a name (`datadog.api_key`), and what was seen may be its first half.
    while (start > 0 && end - start <= MAX_NAME && isNameCode(text.charCodeAt(start - 1))) start--;
    if (end - start > MAX_NAME) return undefined;
    if (start > 0 && afterEscape(text, start + 1)) start++;
    const value = this.#valueAfter(start, end);
    if (!value) return undefined;
    const name = nameAt(text, start, end);
    return meansNothing(name) ? undefined : this.#judge.hit(name, value);
  }

  /** Where the value stands, or undefined when none follows the name. */
  #valueAfter(start: number, end: number): Place | undefined {
    const text = this.#text;
    // An option of a command: `--api-key value`.
    if (text.charCodeAt(end) === 32 && text.startsWith("--", start)) return placeAt(text, end + 1, false);
    const next = text.charCodeAt(end);
    if (next >= 128 || MAY_FOLLOW[next] === 0) return undefined;
    // The plain case, `NAME=value`, needs no expression.
    const after = text.charCodeAt(end + 1);
    if (next === EQUALS && isWordCode(after)) return placeAt(text, end + 1, false);
    if (next === COLON && isWordCode(after) && !TYPE_BEGINS.includes(text[end + 1] as string))
      return placeAt(text, end + 1, false);
    BETWEEN.lastIndex = end;
    if (BETWEEN.test(text)) return placeAt(text, BETWEEN.lastIndex, false);
    DEFAULT.lastIndex = end;
    return DEFAULT.test(text) ? placeAt(text, DEFAULT.lastIndex, true) : undefined;
  }
}

function isNameCode(code: number): boolean {
  return isWordCode(code) || code === 46;
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly quoted: boolean;
  readonly scheme: string;
}

/** Letters before a quote in Python, and what a quote begins with. */
const QUOTES = new Uint8Array(128);
for (const char of "rbfuRBFU\"'`\\") QUOTES[char.charCodeAt(0)] = 1;

/** Where the quote of a value stands that begins at `at`, behind a prefix of Python and escapes; -1 for none. */
function quoteAt(text: string, at: number): number {
  const begins = text.charCodeAt(at);
  if (!(begins < 128 && QUOTES[begins] === 1)) return -1;
  let i = at;
  while (i < at + 2 && /[rbfuRBFU]/.test(text[i] ?? "")) i++;
  const first = i;
  while (i < first + 4 && text.charCodeAt(i) === BACKSLASH) i++;
  const code = text.charCodeAt(i);
  return code === 34 || code === 39 || code === 96 ? i : -1;
}

/** The end of a quoted value that holds escaped quotes, backslashes or slashes; -1 for other escapes and for none. */
function escapedEnd(text: string, from: number, quote: number): number {
  const limit = Math.min(text.length, from + MAX_VALUE);
  for (let i = from; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (code === quote) return i - from < MIN_VALUE ? -1 : i;
    if (code === BACKSLASH) {
      if (!"\\\"'/".includes(text[++i] ?? " ")) return -1;
    } else if (code < 128 ? ENDS[code] === 1 : isSpaceBeyondAscii(code)) return -1;
  }
  return -1;
}

function isSentenceEnd(code: number): boolean {
  return code === DOT || code === STAR;
}

function placeAt(text: string, at: number, onlyQuoted: boolean): Place | undefined {
  const quote = quoteAt(text, at);
  if (quote < 0 && onlyQuoted) return undefined;
  let from = quote < 0 ? at : quote + 1;
  let scheme = "";
  SCHEME.lastIndex = from;
  if (mayBeScheme(text, from) && SCHEME.test(text)) {
    scheme = text.slice(from, SCHEME.lastIndex).toLowerCase();
    from = SCHEME.lastIndex;
  }
  let end = valueEnd(text, from, quote >= 0);
  const isPlainQuote = quote >= 0 && text.charCodeAt(quote - 1) !== BACKSLASH;
  if (isPlainQuote && (end < 0 || text.charCodeAt(end) === BACKSLASH))
    end = escapedEnd(text, from, text.charCodeAt(quote));
  if (end < 0) return undefined;
  if (quote >= 0) {
    // The same quote, as often escaped, or there is no value of one piece.
    let slashes = 0;
    while (text.charCodeAt(quote - slashes - 1) === BACKSLASH) slashes++;
    if (!text.startsWith(text.slice(quote - slashes, quote + 1), end)) return undefined;
  } else {
    if (OPENS.includes(text[end] ?? " ")) return undefined;
    // A sentence ends with a dot, an emphasis with a star.
    const whole = end;
    while (end > from && isSentenceEnd(text.charCodeAt(end - 1))) end--;
    // The beginning of a secret, as documentation shows it: `pypi-AgEIcHl...`.
    if (end - from < MAX_ABRIDGED && text.startsWith("...", end) && whole - end >= 3) return undefined;
  }
  return { start: from, end, quoted: quote >= 0, scheme };
}

/** Judges the values of one text; one that comes again and again, right after itself, is judged once. */
class Judge {
  readonly #text: string;
  #name: Name | undefined;
  #quoted = false;
  #scheme = "";
  #value = "";
  #kind: string | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  hit(name: Name, { start, end, quoted, scheme }: Place): SecretHit | undefined {
    const text = this.#text;
    const isKnown =
      this.#name === name &&
      this.#quoted === quoted &&
      this.#scheme === scheme &&
      this.#value.length === end - start &&
      text.startsWith(this.#value, start);
    if (!isKnown) {
      const value = text.slice(start, end);
      this.#name = name;
      this.#quoted = quoted;
      this.#scheme = scheme;
      this.#value = value;
      this.#kind = kindOf(name, value.includes("%") ? percentDecoded(value) : value, quoted, scheme);
    }
    const kind = this.#kind;
    if (kind === undefined) return undefined;
    return { kind, category: "secret", start, end, value: this.#value, strength: "suspected" };
  }
}

function kindOf({ meaning, kinds }: Name, value: string, quoted: boolean, scheme: string): string | undefined {
  const issuer = contextKind(kinds, value);
  if (issuer) return issuer.kind;
  // A JWT is no suspicion but a kind of its own, so that a marker for it says what its text said.
  if (meaning === undefined || value.startsWith("eyJ") || (value.includes("eyJ") && holdsJwt(value))) return undefined;
  if (scheme.startsWith("basic"))
    return meaning === "authorization" && isBasic(value) ? "basic-authorization" : undefined;
  if (meaning === "authorization") return scheme !== "" && looksRandom(value) ? "bearer-token" : undefined;
  if (meaning === "secret") return looksRandom(value) && !isCode(value) ? "generic-secret" : undefined;
  // Without quotes a word may be an expression of code; then it takes more to be a password.
  return (quoted || isNoExpression(value)) && looksLikePassword(value) ? "generic-password" : undefined;
}

/** The name of a type or a variable, as `NodeJS.ArrayBufferView`. */
function isCode(value: string): boolean {
  return (
    !hasDigit(value) &&
    /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/.test(value) &&
    (value.includes(".") || isWordy(value, 0.4))
  );
}

function hasDigit(value: string): boolean {
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}

/** Holds two digits and a capital, or can be no name of code. */
function isNoExpression(value: string): boolean {
  let digits = 0;
  let capitals = 0;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code >= 48 && code <= 57) digits++;
    else if (code >= 65 && code <= 90) capitals++;
    if (digits > 1 && capitals > 0) return true;
  }
  return !/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/.test(value);
}

/** `user:password` in base64, where the password is no word of documentation. */
function isBasic(value: string): boolean {
  if (!/^[A-Za-z0-9+/_-]{8,512}={0,2}$/.test(value)) return false;
  const plain = Buffer.from(value, "base64").toString("latin1");
  const colon = plain.indexOf(":");
  if (colon < 0 || !/^[\x20-\x7e]*$/.test(plain)) return false;
  const password = plain.slice(colon + 1);
  return (
    looksGenerated(password) ||
    looksLikePassword(password) ||
    looksRandom(password) ||
    (colon > 15 && looksRandom(plain.slice(0, colon)))
  );
}

/** The secret that a whole text is, by the name of the key or variable that holds it. */
export function namedSecret(name: string, text: string): SecretHit | undefined {
  if (name.length > MAX_NAME || text.length > 1024) return undefined;
  const found = /^\s*(?:(Bearer|Token|Bot|ApiKey|Basic)[ ])?(\S+)\s*$/i.exec(text);
  if (!found) return undefined;
  const value = found[2] as string;
  const start = text.lastIndexOf(value);
  const scheme = found[1] ? `${found[1].toLowerCase()} ` : "";
  const place: Place = { start, end: start + value.length, quoted: true, scheme };
  const meant = nameOf(name);
  return meansNothing(meant) ? undefined : new Judge(text).hit(meant, place);
}
