/** Escapes in strings of JSON (RFC 8259, 7). */

const SHORT: Readonly<Record<string, string>> = {
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  '"': '"',
  "\\": "\\",
  "/": "/",
};

/** How often JSON that carries JSON as text is looked through: a string in a string in a string. */
export const MAX_JSON_LAYERS = 3;

/**
 * The escape that begins with a backslash.
 * @returns the UTF-16 unit that it stands for and its length in the text; undefined when it is no escape of JSON
 */
export function jsonEscapeAt(
  text: string,
  slash: number,
): { readonly char: string; readonly length: number } | undefined {
  const letter = text[slash + 1] ?? "";
  if (letter === "u") {
    const hex = text.slice(slash + 2, slash + 6);
    if (!/^[0-9a-fA-F]{4}$/.test(hex)) return undefined;
    return { char: String.fromCharCode(Number.parseInt(hex, 16)), length: 6 };
  }
  const char = SHORT[letter];
  return char === undefined ? undefined : { char, length: 2 };
}
