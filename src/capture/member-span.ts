import { stringEnd } from "./depth.ts";

/**
 * The text of one member of a JSON object as it stands there: duplicate keys, number spelling and white space survive.
 * The last member of that name counts, as in `JSON.parse`.
 * @param text one valid JSON object
 * @returns undefined when there is no such member
 */
export function memberText(text: string, name: string): string | undefined {
  let found: string | undefined;
  eachMember(text, (keyStart, keyEnd, colon, end) => {
    if (isName(text.slice(keyStart, keyEnd + 1), name)) found = text.slice(colon + 1, end).trim();
  });
  return found;
}

/**
 * Goes from member to member until the object ends, or what is left of it is none.
 * @param visit gets the indices of the name's quotes, of the colon, and of what follows the value
 */
function eachMember(text: string, visit: (keyStart: number, keyEnd: number, colon: number, end: number) => void): void {
  let at = text.indexOf("{") + 1;
  for (;;) {
    const keyStart = text.indexOf('"', at);
    if (keyStart < 0) return;
    const keyEnd = stringEnd(text, keyStart);
    const colon = keyEnd < 0 ? -1 : text.indexOf(":", keyEnd);
    if (colon < 0) return;
    const end = valueEnd(text, colon + 1);
    visit(keyStart, keyEnd, colon, end);
    if (text[end] !== ",") return;
    at = end + 1;
  }
}

/** A member of a JSON object as it stands there. */
export interface Member {
  readonly name: string;
  /** The name with its quotes, escapes and all. */
  readonly written: string;
  readonly value: string;
}

/**
 * The members of a JSON object in their order, each as often as it stands there.
 * @param text one valid JSON object
 */
export function members(text: string): Member[] {
  const found: Member[] = [];
  eachMember(text, (keyStart, keyEnd, colon, end) => {
    const written = text.slice(keyStart, keyEnd + 1);
    const name = written.includes("\\") ? (JSON.parse(written) as string) : written.slice(1, -1);
    found.push({ name, written, value: text.slice(colon + 1, end).trim() });
  });
  return found;
}

/** The object that these members make. */
export function objectText(list: readonly Member[]): string {
  return `{${list.map(({ written, value }) => `${written}:${value}`).join(",")}}`;
}

/**
 * The texts of the elements of a JSON array, as they stand there.
 * @param text one valid JSON array
 */
export function elementTexts(text: string): readonly string[] {
  const elements: string[] = [];
  for (let at = text.indexOf("[") + 1; at > 0 && at < text.length; ) {
    const end = valueEnd(text, at);
    const element = text.slice(at, end).trim();
    if (element !== "") elements.push(element);
    if (text[end] !== ",") break;
    at = end + 1;
  }
  return elements;
}

function isName(quoted: string, name: string): boolean {
  if (!quoted.includes("\\")) return quoted.length === name.length + 2 && quoted.startsWith(name, 1);
  return JSON.parse(quoted) === name;
}

/** Index of the comma or closing brace after the value that begins at or after `start`. */
function valueEnd(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x22) {
      i = stringEnd(text, i);
      if (i < 0) return text.length;
    } else if (code === 0x5b || code === 0x7b) depth++;
    else if (code === 0x5d || code === 0x7d) {
      if (depth === 0) return i;
      depth--;
    } else if (code === 0x2c && depth === 0) return i;
  }
  return text.length;
}

/**
 * What the beginning of a JSON object says: the names of its members in their order, with the text of each that is whole.
 * @param text an object that is cut somewhere
 */
export function leadingMembers(text: string): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  eachMember(text, (keyStart, keyEnd, colon, end) => {
    found.set(text.slice(keyStart + 1, keyEnd), end < text.length ? text.slice(colon + 1, end).trim() : undefined);
  });
  return found;
}
