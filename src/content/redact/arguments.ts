/** Secrets in the arguments of a command: values of options and assignments, header lines, user information of URLs. */
import { isSecretName } from "../secrets/names.ts";
import { looksLikePassword } from "../secrets/value.ts";
import { isDrawnValue, isOpenValue } from "./names.ts";

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

/** `-pVALUE`. */
const ATTACHED = /^-([A-Za-z])([^\s=-].*)$/s;
/** Credentials behind their scheme (RFC 9110, 11.4), wherever they stand. */
const CREDENTIALS = /\b(?:bearer|basic|token|digest)\s{1,8}([^\s"',;]{6,4096})/gi;
/** `name:password@host` without a scheme. The host is what has a domain, or is the machine itself. */
const LOGIN =
  /^[^\s/:@?#=]{1,256}:([^\s/@]{1,1024})@(?=(?:[A-Za-z0-9-]{1,63}\.){1,16}[A-Za-z]{2,63}(?![\w.])|(?:\d{1,3}\.){3}\d{1,3}(?![\w.])|localhost\b|[A-Za-z0-9.-]{1,253}:\d)(?!sha\d)/;
const ADDRESS = /[A-Za-z][A-Za-z0-9+.-]{0,31}:\/\/[^\s/?#]{1,1024}\/([^\s?#]{1,4096})/g;
/** Names that say where or what, beside a value that keeps others out when it is random. */
const WIDER = /(?:^|[-_.])(?:sid|(?:session|secret|token|key|cookie|ticket)s?(?:[-_.]?(?:id|name))?)$/i;

/**
 * The arguments of a command with their secrets replaced.
 * @param masked what stands for a secret part
 * @param rest what becomes of the text beside such parts
 */
export function maskArguments(
  argv: readonly string[],
  masked: (value: string) => string,
  rest: (text: string) => string = (text) => text,
): string[] {
  const reader = new ArgumentReader();
  return argv.map((argument) => {
    let text = "";
    let from = 0;
    for (const { start, end } of reader.read(argument)) {
      text += rest(argument.slice(from, start)) + masked(argument.slice(start, end));
      from = end;
    }
    return text + rest(argument.slice(from));
  });
}

/** Reads the arguments of a command one by one, since an option may say what the next one is. */
export class ArgumentReader {
  readonly #isSecret: (name: string) => boolean;
  readonly #headers: boolean;
  #next: "value" | "header" | "user" | "random" | undefined;

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
      if (expected === "random" && isDrawnValue(argument)) return [{ start: 0, end: argument.length }];
      return this.#plain(argument, 0, expected === "header");
    }
    const name = option[1] as string;
    const at = option[0].length;
    if (!option[0].endsWith("=")) {
      if (/^(?:H|header)$/.test(name)) this.#next = "header";
      else if (/^(?:u|user|proxy-user)$/.test(name)) this.#next = "user";
      else if (this.#isSecret(name)) this.#next = "value";
      // What one letter means only the program knows.
      else if (this.#headers && (name.length === 1 || WIDER.test(name))) this.#next = "random";
      else return this.#headers ? attachedTo(argument) : [];
      return [];
    }
    if (this.#isSecret(name)) return this.#value(argument, at);
    if (/^(?:user|proxy-user)$/.test(name)) return userOf(argument, at);
    if (this.#headers && (name.length === 1 || WIDER.test(name)) && isDrawnValue(argument.slice(at)))
      return [{ start: at, end: argument.length }];
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
    if (this.#headers) {
      const parts = attachedTo(argument);
      if (parts.length > 0) return parts;
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
    if (this.#headers) parts.push(...inAddresses(argument), ...loginIn(argument), ...credentialsIn(argument));
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

/** A value glued to an option of one letter. */
function attachedTo(argument: string): readonly ArgumentPart[] {
  const value = ATTACHED.exec(argument)?.[2];
  if (value === undefined) return [];
  const isPassword = argument.startsWith("-p") && /[A-Za-z]/.test(value) && looksLikePassword(value);
  return isPassword || isDrawnValue(value) ? [{ start: 2, end: argument.length }] : [];
}

/** Parts of a path that nobody guesses; digests of commits and images are none. */
function inAddresses(argument: string): readonly ArgumentPart[] {
  const parts: ArgumentPart[] = [];
  for (const match of argument.matchAll(ADDRESS)) {
    const path = match[1] as string;
    let start = match.index + match[0].length - path.length;
    for (const part of path.split("/")) {
      if (isDrawnValue(part) && !/^[0-9a-f]{40}$|^[0-9a-f]{64}$/.test(part))
        parts.push({ start, end: start + part.length });
      start += part.length + 1;
    }
  }
  return parts;
}

function loginIn(argument: string): readonly ArgumentPart[] {
  const found = LOGIN.exec(argument);
  if (!found) return [];
  const end = found[0].length - 1;
  return [{ start: end - (found[1] as string).length, end }];
}

function credentialsIn(argument: string): readonly ArgumentPart[] {
  const parts: ArgumentPart[] = [];
  for (const match of argument.matchAll(CREDENTIALS)) {
    const value = match[1] as string;
    const end = match.index + match[0].length;
    if (isDrawnValue(value) || looksLikePassword(value)) parts.push({ start: end - value.length, end });
  }
  return parts;
}
