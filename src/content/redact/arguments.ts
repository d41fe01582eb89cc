/** Secrets in the arguments of a command: values of options and assignments, header lines, user information of URLs. */
import { isSecretName } from "../secrets/names.ts";
import { isOpenValue } from "./names.ts";

/** A part of an argument, in UTF-16 offsets. */
export interface ArgumentPart {
  readonly start: number;
  readonly end: number;
}

/** Longest argument whose URLs and headers are looked at. */
const MAX_ARGUMENT = 65_536;

const OPTION = /^-{1,2}([A-Za-z][\w.-]*)(?:=|$)/;
const HEADER = /^\s*([A-Za-z][\w-]{0,63})\s{0,8}:\s{0,8}/;
const ASSIGNMENT = /^([A-Za-z_][\w.-]{0,127})=/;
const USER_INFORMATION = /[A-Za-z][A-Za-z0-9+.-]{0,31}:\/\/([^\s/?#@]{1,1024})@/g;
const QUERY = /[?&;]([^=&;#\s?]{1,128})=([^&;#\s]+)/g;

/** Reads the arguments of a command one by one, since an option may say what the next one is. */
export class ArgumentReader {
  readonly #isSecret: (name: string) => boolean;
  readonly #headers: boolean;
  #next: "value" | "header" | "user" | undefined;

  /**
   * @param isSecret whether a value of this name is secret; names of options without dashes
   * @param options.headers also lines of headers that follow no option for headers; without it, what may be prose is left
   */
  constructor(
    isSecret: (name: string) => boolean = (name) => isSecretName(name, { keys: true }),
    options: { readonly headers: boolean } = { headers: true },
  ) {
    this.#isSecret = isSecret;
    this.#headers = options.headers;
  }

  /** The secret parts of the next argument, in order. */
  read(argument: string): readonly ArgumentPart[] {
    const expected = this.#next;
    this.#next = undefined;
    if (argument.length > MAX_ARGUMENT) return expected === "value" ? [{ start: 0, end: argument.length }] : [];
    const option = OPTION.exec(argument);
    if (!option) {
      if (expected === "value") return this.#value(argument, 0);
      if (expected === "user") return userOf(argument, 0);
      return this.#plain(argument, 0, expected === "header");
    }
    const name = option[1] as string;
    const at = option[0].length;
    if (!option[0].endsWith("=")) {
      if (/^(?:H|header)$/.test(name)) this.#next = "header";
      else if (/^(?:u|user|proxy-user)$/.test(name)) this.#next = "user";
      else if (this.#isSecret(name)) this.#next = "value";
      return [];
    }
    if (this.#isSecret(name)) return this.#value(argument, at);
    if (/^(?:user|proxy-user)$/.test(name)) return userOf(argument, at);
    return this.#plain(argument, at, /^(?:H|header)$/.test(name));
  }

  #plain(argument: string, from: number, isHeader: boolean): readonly ArgumentPart[] {
    const attached = from === 0 && argument.startsWith("-H") ? 2 : from;
    const text = argument.slice(attached);
    const header = isHeader || attached === 2 || this.#headers ? HEADER.exec(text) : null;
    if (header && !text.startsWith("//", header[0].length) && this.#isSecret(header[1] as string)) {
      return this.#value(argument, attached + header[0].length);
    }
    const assignment = ASSIGNMENT.exec(text);
    if (assignment && this.#isSecret(assignment[1] as string)) {
      return this.#value(argument, attached + assignment[0].length);
    }
    return this.#inUrls(argument);
  }

  #value(argument: string, start: number): readonly ArgumentPart[] {
    const value = argument.slice(start);
    if (value === "" || isOpenValue(value)) return [];
    return [{ start, end: argument.length }];
  }

  #inUrls(argument: string): readonly ArgumentPart[] {
    const parts: ArgumentPart[] = [];
    for (const match of argument.matchAll(USER_INFORMATION)) {
      const end = match.index + match[0].length - 1;
      parts.push({ start: end - (match[1] as string).length, end });
    }
    for (const match of argument.matchAll(QUERY)) {
      const [whole, name, value] = match as unknown as [string, string, string];
      const end = match.index + whole.length;
      if (this.#isSecret(name) && !isOpenValue(value)) parts.push({ start: end - value.length, end });
    }
    return parts
      .sort((a, b) => a.start - b.start)
      .filter((part, i, all) => i === 0 || part.start >= (all[i - 1] as ArgumentPart).end);
  }
}

/** `name:password`, as curl takes it. */
function userOf(argument: string, from: number): readonly ArgumentPart[] {
  const colon = argument.indexOf(":", from);
  if (colon < 0 || colon + 1 === argument.length || /[\s\\/]/.test(argument.slice(from, colon + 2))) return [];
  return [{ start: colon + 1, end: argument.length }];
}
