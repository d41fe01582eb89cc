import type { Rule } from "./types.ts";

/** Longest name that a message shows; trust.md 16. */
const MAX_NAME = 64;

/**
 * Makes an untrusted name fit to be printed anywhere: visible ASCII only, everything else and the characters that mean
 * something to Markdown, XML or a terminal as `\u{hex}`, at most `max` characters.
 */
export function visibleName(text: string, max: number = MAX_NAME): string {
  let out = "";
  for (const char of text) {
    const code = char.codePointAt(0) as number;
    const plain = code >= 0x20 && code < 0x7f && char !== "`" && char !== "\\";
    const piece = plain ? char : `\\u{${code.toString(16)}}`;
    if (out.length + piece.length > max) return `${out}…`;
    out += piece;
  }
  return out;
}

/**
 * Fills a rule's message. Every parameter is escaped and set in a code span here, so that no caller can forget it;
 * numbers stand as they are.
 * @throws Error when the template names a parameter that is not given
 */
export function renderMessage(rule: Rule, params: Readonly<Record<string, string | number>>): string {
  return rule.message.replace(/\{([a-zA-Z]+)\}/g, (_whole, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) throw new Error(`message of ${rule.id} needs {${name}}`);
    return typeof value === "number" ? String(value) : `\`${visibleName(value)}\``;
  });
}
