/** Characters of names and tokens, and the escapes that end in such a character. */

const ALPHANUMERIC = new Uint8Array(128);
ALPHANUMERIC.fill(1, 48, 58).fill(1, 65, 91).fill(1, 97, 123);

/** An ASCII letter or digit. */
export function isAlphanumeric(code: number): boolean {
  return code < 128 && ALPHANUMERIC[code] === 1;
}

/** Those, and hyphen and underscore. */
const WORD = ALPHANUMERIC.slice().fill(1, 45, 46).fill(1, 95, 96);

/** A character of names and tokens: ASCII letters, digits, `_`, `-`. */
export function isWordCode(code: number): boolean {
  return code < 128 && WORD[code] === 1;
}

/** White space as expressions have it, of a code that is not ASCII. */
export function isSpaceBeyondAscii(code: number): boolean {
  // None stands between these.
  return (code < 0xa1 || code > 0x167f) && /\s/.test(String.fromCharCode(code));
}

/**
 * True when no character of a word stands before `at`, or none begins there. The last letter of a JSON or percent escape
 * (`\n`, `\u0020`, `%3D`) is no such character.
 */
export function startsWord(text: string, at: number): boolean {
  if (at === 0 || !isWordCode(text.charCodeAt(at - 1)) || !isWordCode(text.charCodeAt(at))) return true;
  return afterEscape(text, at);
}

/** True when the characters before `at` are the end of an escape. */
export function afterEscape(text: string, at: number): boolean {
  if (at < 2) return false;
  const second = text.charCodeAt(at - 2);
  // A backslash and one letter.
  if (second === 92) return "bfnrt".includes(text[at - 1] as string);
  const third = at > 2 ? text.charCodeAt(at - 3) : 0;
  if (third === 37) return /^[0-9a-fA-F]{2}$/.test(text.slice(at - 2, at));
  return at > 5 && text.charCodeAt(at - 6) === 92 && /^u[0-9a-fA-F]{4}$/.test(text.slice(at - 5, at));
}
