/**
 * Names that mean a secret, and the value beside them: source code, `.env`, JSON (also JSON in a string), YAML, TOML, headers,
 * query strings, options of a command.
 */

import { afterEscape, isWordCode } from "./characters.ts";
import { type ContextKind, contextKind, contextKindsOf } from "./context-kinds.ts";
import { meaningOf, type NameMeaning, snakeCase } from "./names.ts";
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

/** What makes the word before it a call, an index, a mapping or a name. */
const OPENS = "({[:=";
const SCHEME_BEGINS = "BbTtAaKk";

const QUOTED_VALUE = /[^\s"'`\\]{6,1024}/y;
const BARE_VALUE = /[^\s"'`\\,;<>(){}[\]|&=:]{6,1024}={0,2}/y;

const EQUALS = 61;

/** By character code, what may stand right behind a name that has a value. */
const MAY_FOLLOW = new Uint8Array(128);
for (const char of "=: \t\\\"'`]),|?") MAY_FOLLOW[char.charCodeAt(0)] = 1;

interface Name {
  readonly meaning: NameMeaning | undefined;
  readonly kinds: readonly ContextKind[];
}

const NO_NAME: Name = { meaning: undefined, kinds: [] };

/** Names come again and again; one that is new costs a few expressions. */
const KNOWN = new Map<string, Name>();
const MAX_KNOWN = 2000;

function nameOf(written: string): Name {
  const known = KNOWN.get(written);
  if (known) return known;
  const snake = snakeCase(written);
  const found: Name = { meaning: meaningOf(snake), kinds: contextKindsOf(snake) };
  const name = found.meaning === undefined && found.kinds.length === 0 ? NO_NAME : found;
  if (KNOWN.size >= MAX_KNOWN) KNOWN.clear();
  KNOWN.set(written, name);
  return name;
}

/** Looks at assignments in the order of one text. */
export class Assignments {
  readonly #text: string;
  /** Where the last name ended: what lies before was seen, so that a run of name characters is walked once. */
  #seen = 0;

  constructor(text: string) {
    this.#text = text;
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
    return judge(nameOf(text.slice(start, end)), text, value);
  }

  /** Where the value stands, or undefined when none follows the name. */
  #valueAfter(start: number, end: number): Place | undefined {
    const text = this.#text;
    // An option of a command: `--api-key value`.
    if (text.charCodeAt(end) === 32 && text.startsWith("--", start)) return placeAt(text, end + 1, false);
    const next = text.charCodeAt(end);
    if (next >= 128 || MAY_FOLLOW[next] === 0) return undefined;
    // The plain case, `NAME=value`, needs no expression.
    if (next === EQUALS && isWordCode(text.charCodeAt(end + 1))) return placeAt(text, end + 1, false);
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

/** Where the quote of a value stands that begins at `at`, behind a prefix of Python and escapes; -1 for none. */
function quoteAt(text: string, at: number): number {
  let i = at;
  while (i < at + 2 && /[rbfuRBFU]/.test(text[i] ?? "")) i++;
  const first = i;
  while (i < first + 4 && text.charCodeAt(i) === BACKSLASH) i++;
  const code = text.charCodeAt(i);
  return code === 34 || code === 39 || code === 96 ? i : -1;
}

function placeAt(text: string, at: number, onlyQuoted: boolean): Place | undefined {
  const quote = quoteAt(text, at);
  if (quote < 0 && onlyQuoted) return undefined;
  let from = quote < 0 ? at : quote + 1;
  let scheme = "";
  SCHEME.lastIndex = from;
  if (SCHEME_BEGINS.includes(text[from] ?? " ") && SCHEME.test(text)) {
    scheme = text.slice(from, SCHEME.lastIndex).toLowerCase();
    from = SCHEME.lastIndex;
  }
  const pattern = quote < 0 ? BARE_VALUE : QUOTED_VALUE;
  pattern.lastIndex = from;
  if (!pattern.test(text)) return undefined;
  const end = pattern.lastIndex;
  if (quote >= 0) {
    // The same quote, as often escaped, or there is no value of one piece.
    let slashes = 0;
    while (text.charCodeAt(quote - slashes - 1) === BACKSLASH) slashes++;
    if (!text.startsWith(text.slice(quote - slashes, quote + 1), end)) return undefined;
  } else if (OPENS.includes(text[end] ?? " ")) return undefined;
  return { start: from, end, quoted: quote >= 0, scheme };
}

function judge(name: Name, text: string, place: Place): SecretHit | undefined {
  if (name === NO_NAME) return undefined;
  const { start, quoted, scheme } = place;
  let { end } = place;
  // A sentence ends with a dot.
  if (!quoted) while (end > start && /[.*]/.test(text[end - 1] as string)) end--;
  const value = text.slice(start, end);
  const kind = kindOf(name, value.includes("%") ? withoutPercents(value) : value, quoted, scheme);
  return kind === undefined ? undefined : { kind, category: "secret", start, end, value, strength: "suspected" };
}

function withoutPercents(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function kindOf({ meaning, kinds }: Name, value: string, quoted: boolean, scheme: string): string | undefined {
  const issuer = contextKind(kinds, value);
  if (issuer) return issuer.kind;
  if (meaning === undefined || value.startsWith("eyJ")) return undefined;
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
    !/[0-9]/.test(value) &&
    /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/.test(value) &&
    (value.includes(".") || isWordy(value, 0.4))
  );
}

function isNoExpression(value: string): boolean {
  return (
    !/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/.test(value) || (/[0-9].*[0-9]/.test(value) && /[A-Z]/.test(value))
  );
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
  return judge(nameOf(name), text, {
    start,
    end: start + value.length,
    quoted: true,
    scheme: found[1] ? `${found[1].toLowerCase()} ` : "",
  });
}
