/**
 * Secrets that run over several lines of a stream. A line is stored when it has come, so nothing is held back: what may be
 * the beginning of a secret is taken out at once, and what goes on in the next lines is known from what stood before. A
 * stream that is cut anywhere therefore shows no part that counts, and the memory is a few positions.
 */
import { BEGIN_KEY, END_KEY, MAX_BODY } from "../secrets/armour.ts";
import { findSecrets } from "../secrets/index.ts";
import { BrokenTokens } from "./broken-tokens.ts";
import type { ExactValues } from "./exact.ts";
import { MIN_PART, type Span } from "./spans.ts";

/** Lines of a key's armour; the body of an RSA key of 16,384 bits has 199. */
const MAX_KEY_LINES = 512;
/** Lines of other writers between those of a key. */
const MAX_STRANGERS = 8;
/** Values that a line may go on with. */
const MAX_STARTED = 256;

/** What stands behind the begin line in the same line, escaped line breaks too. */
const BODY_START = /^(?:\s|\\+[nrt]|[A-Za-z0-9+/=]{16,})*/;
/** The last and short line of such a body. */
const SHORT_BODY = /^[A-Za-z0-9+/=]{1,15}$/;
/** A line of base64, behind what a log may put before it. */
const BODY_LINE = /(?:^|[\s|>:\])"'])([A-Za-z0-9+/]{16,}={0,2}|(?<=^\s{0,8})[A-Za-z0-9+/]+={0,2})[\s"',\\nr]{0,8}$/;

/** A line that ends like the last one of a body. */
const SHORT_LINE = /(?:^|[^A-Za-z0-9+/])([A-Za-z0-9+/]{1,15}={0,2})[\s"',\\nr]{0,8}$/;

interface Key {
  readonly begin: string;
  lines: number;
  strangers: number;
  body: string;
  /** What a log put before its last line. */
  prefix: string;
}

/** A value whose first `offset` characters ended an earlier line. */
interface Started {
  readonly value: string;
  readonly offset: number;
}

/** The first line of a value, or all but its last character, for the search at the end of a line. */
interface Beginning {
  readonly value: string;
  /** For Knuth, Morris and Pratt: of how many characters of the value a match is left when it fails after each. */
  readonly fallback: Uint16Array;
}

const NOTHING: readonly number[] = [];

/** One stream of lines that are no JSON. */
export class LineSecrets {
  readonly #values: readonly Beginning[];
  #key: Key | undefined;
  #started: readonly Started[] = [];
  readonly #tokens = new BrokenTokens();

  constructor(exact: ExactValues) {
    this.#values = exact.values.map(beginningOf);
  }

  /** False when no line before matters for the next one. */
  get pending(): boolean {
    return this.#key !== undefined || this.#started.length > 0 || this.#tokens.pending;
  }

  /** Parts of the next line that belong to a secret which began before it or may go on after it; not sorted. */
  read(line: string): readonly Span[] {
    const spans: Span[] = [];
    this.#readKey(line, spans);
    this.#readStarted(line, spans);
    this.#tokens.read(line, spans);
    return spans;
  }

  #readKey(line: string, spans: Span[]): void {
    let from = 0;
    if (this.#key) {
      const end = END_KEY.exec(line);
      from = this.#goOn(this.#key, line, end, spans);
      if (this.#key) return;
    }
    if (!line.includes("PRIVATE KEY", from)) return;
    BEGIN_KEY.lastIndex = from;
    let last: RegExpExecArray | undefined;
    for (let match = BEGIN_KEY.exec(line); match; match = BEGIN_KEY.exec(line)) last = match;
    if (!last) return;
    const start = last.index + last[0].length;
    const rest = line.slice(start, start + MAX_BODY);
    if (END_KEY.test(rest)) return;
    const body = (BODY_START.exec(rest) as RegExpExecArray)[0];
    if (body.length >= MIN_PART) spans.push(partOfKey(start, start + body.length));
    if (body.length < rest.length && body.trim() !== "" && !SHORT_BODY.test(rest.slice(body.length))) return;
    const short = SHORT_BODY.exec(rest.slice(body.length))?.[0] ?? "";
    if (body.trim() !== "" && short.length >= MIN_PART) spans.push(partOfKey(start + body.length, start + rest.length));
    this.#key = { begin: last[0], lines: 0, strangers: 0, body, prefix: prefixOf(line.slice(0, last.index)) };
  }

  /** @returns where the key ended in this line, if it did */
  #goOn(key: Key, line: string, end: RegExpExecArray | null, spans: Span[]): number {
    const text = end ? line.slice(0, end.index) : line;
    const body = BODY_LINE.exec(text.slice(-4096))?.[1] ?? lastLineOf(text, key.prefix);
    if (body !== undefined) {
      const at = text.lastIndexOf(body);
      key.prefix = prefixOf(text.slice(0, at));
      if (body.length >= MIN_PART) spans.push(partOfKey(at, at + body.length));
      if (key.body.length + body.length <= MAX_BODY) key.body += `\n${body}`;
      key.strangers = 0;
    } else if (text.trim() !== "" && !/^\s*[A-Za-z-]{2,20}: /.test(text)) key.strangers++;
    if (end) {
      this.#key = undefined;
      const whole = `${key.begin}${key.body}\n${end[0]}`;
      const hit = findSecrets(whole).find((one) => one.start === 0);
      // The end line tells what the key was, once it is proved.
      if (hit)
        spans.push({ start: end.index, end: end.index + end[0].length, kind: hit.kind, length: hit.value.length });
      return end.index + end[0].length;
    }
    key.lines++;
    if (key.lines > MAX_KEY_LINES || key.strangers > MAX_STRANGERS) this.#key = undefined;
    return 0;
  }

  #readStarted(line: string, spans: Span[]): void {
    const next: Started[] = [];
    const indent = line.length - line.trimStart().length;
    for (const { value, offset } of this.#started) {
      for (const start of indent > 0 ? [0, indent] : [0]) {
        const text = line.slice(start);
        const lineEnd = value.indexOf("\n", offset);
        const part = value.slice(offset, lineEnd < 0 ? value.length : lineEnd).replace(/\r$/, "");
        const goesOn = lineEnd >= 0 && (text === part || text.trimEnd() === part);
        const ends = lineEnd < 0 && text.startsWith(part);
        const isCut = text !== "" && text.length < part.length && part.startsWith(text);
        if (!goesOn && !ends && !isCut) continue;
        const length = isCut ? text.length : part.length;
        // The last part tells what it was, as the end line of a key does.
        if (ends && length > 0) spans.push({ start, end: start + length, kind: "env", length: value.length });
        else if (length > 0 && offset + length >= MIN_PART) spans.push(exactPart(start, start + length));
        if (goesOn) next.push({ value, offset: lineEnd + 1 });
        else if (isCut) next.push({ value, offset: offset + length });
        break;
      }
    }
    for (const beginning of this.#values) {
      const { value } = beginning;
      for (const length of lengthsAt(line, beginning)) {
        if (length >= MIN_PART) spans.push(exactPart(line.length - length, line.length));
        if (next.length >= MAX_STARTED) break;
        let offset = length;
        if (value[offset] === "\r") offset++;
        if (value[offset] === "\n") offset++;
        if (offset < value.length) next.push({ value, offset });
      }
    }
    this.#started = next;
  }
}

function beginningOf(value: string): Beginning {
  const firstEnd = value.search(/\r?\n/);
  const fallback = new Uint16Array(Math.min(firstEnd < 0 ? value.length - 1 : firstEnd, 0xffff));
  for (let i = 1, matched = 0; i < fallback.length; i++) {
    while (matched > 0 && value.charCodeAt(matched) !== value.charCodeAt(i)) matched = fallback[matched - 1] as number;
    if (value.charCodeAt(matched) === value.charCodeAt(i)) matched++;
    fallback[i] = matched;
  }
  return { value, fallback };
}

/** Lengths of beginnings of a value that stand at the end of a line, the longest first. */
function lengthsAt(line: string, { value, fallback }: Beginning): readonly number[] {
  let matched = 0;
  for (let i = Math.max(0, line.length - fallback.length); i < line.length; i++) {
    const code = line.charCodeAt(i);
    while (matched > 0 && (matched >= fallback.length || value.charCodeAt(matched) !== code)) {
      matched = fallback[matched - 1] as number;
    }
    if (matched < fallback.length && value.charCodeAt(matched) === code) matched++;
  }
  if (matched === 0) return NOTHING;
  const lengths: number[] = [];
  for (; matched > 0 && lengths.length < 4; matched = fallback[matched - 1] as number) lengths.push(matched);
  return lengths;
}

/** What stands before a line of a log, whatever the time. */
function prefixOf(text: string): string {
  return text.slice(-256).replace(/[0-9]+/g, "0");
}

/** The last line of a body may be too short to be told by itself, but not behind what the lines before stood behind. */
function lastLineOf(text: string, prefix: string): string | undefined {
  const found = SHORT_LINE.exec(text.slice(-512));
  const body = found?.[1];
  if (body === undefined || !/[0-9=]|[a-z][A-Z]/.test(body)) return undefined;
  return prefixOf(text.slice(0, text.lastIndexOf(body))) === prefix ? body : undefined;
}

function partOfKey(start: number, end: number): Span {
  return { start, end, kind: "private-key-part", length: end - start };
}

function exactPart(start: number, end: number): Span {
  return { start, end, kind: "env-part", length: end - start };
}
