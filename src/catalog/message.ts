import type { Rule } from "./types.ts";

/** Longest name that a message shows: whoever names a tool could otherwise fill the report. */
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
 * Words of our own in a message: they stand as they are, outside of a code span. A name of the target may follow them, and
 * further words with names.
 */
export interface Phrase {
  readonly phrase: string;
  readonly name?: string;
  readonly rest?: Phrase;
}

/**
 * What fills a placeholder: a name of the target, several names, a number, or words of our own. Names are untrusted.
 */
export type MessageParameter = string | number | readonly string[] | Phrase;

export type MessageParameters = Readonly<Record<string, MessageParameter>>;

/** How many names of a list a message shows. */
const MAX_LISTED = 3;

/**
 * @param text our own words, "" for none; what is not visible ASCII is escaped all the same
 * @param name what they end in: untrusted, shown in a code span behind a space
 * @param rest what follows behind another space
 */
export function phrase(text: string, name?: string, rest?: Phrase): Phrase {
  return { phrase: text, ...(name === undefined ? {} : { name }), ...(rest === undefined ? {} : { rest }) };
}

/**
 * Fills a rule's message. Every name is escaped and set in a code span here, so that no caller can forget it.
 * @throws Error when the template names a parameter that is not given
 */
export function renderMessage(rule: Rule, params: MessageParameters): string {
  return rule.message.replace(/\{([a-zA-Z]+)\}/g, (_whole, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) throw new Error(`message of ${rule.id} needs {${name}}`);
    return renderParameter(value);
  });
}

function renderParameter(value: MessageParameter): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return codeSpan(value);
  if ("phrase" in value) {
    const words = visibleName(value.phrase, Number.POSITIVE_INFINITY);
    const parts = words === "" ? [] : [words];
    if (value.name !== undefined) parts.push(codeSpan(value.name));
    if (value.rest !== undefined) parts.push(renderParameter(value.rest));
    return parts.join(" ");
  }
  const shown = value.slice(0, MAX_LISTED).map(codeSpan);
  const rest = value.length - shown.length;
  if (rest > 0) return `${shown.join(", ")} and ${rest} more`;
  const last = shown.pop() ?? "";
  return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}

function codeSpan(name: string): string {
  return `\`${visibleName(name)}\``;
}
