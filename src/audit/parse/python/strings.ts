/** Python string literals: values, f-strings, and the two older ways to format. */
import type { Argument, Expression, Literal, ObjectEntry, Span, Template } from "../../ir/types.ts";
import { unknownAt } from "./walk.ts";

export interface StringParts {
  /** Lower-case letters before the quote: r, b, u, f, t. */
  readonly prefix: string;
  /** Offsets of the content between the quotes, relative to the literal's start. */
  readonly from: number;
  readonly to: number;
}

/** Splits a literal as written into prefix and content; an unterminated one has content up to its end. */
export function stringParts(source: string): StringParts {
  let quote = 0;
  while (quote < source.length && source[quote] !== '"' && source[quote] !== "'") quote++;
  const mark = source[quote] ?? "";
  const width = mark !== "" && source.startsWith(mark.repeat(3), quote) && source.length >= quote + 6 ? 3 : 1;
  const from = Math.min(source.length, quote + width);
  const closes = source.length >= from + width && source.endsWith(mark.repeat(width));
  return { prefix: source.slice(0, quote).toLowerCase(), from, to: closes ? source.length - width : source.length };
}

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  "\\": "\\",
  "'": "'",
  '"': '"',
  a: "\x07",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
  "\n": "",
  "\r\n": "",
};

/** Value of the content of a literal that is not raw. `\N{…}` stays as written: names are not looked up. */
export function decodeEscapes(content: string): string {
  if (!content.includes("\\")) return content;
  return content.replace(
    /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-7]{1,3})|(\r\n|[\s\S]))/gu,
    (whole, hex?: string, short?: string, long?: string, octal?: string, simple?: string) => {
      const digits = hex ?? short ?? long;
      if (digits !== undefined) return codePoint(Number.parseInt(digits, 16), whole);
      if (octal !== undefined) return codePoint(Number.parseInt(octal, 8), whole);
      return SIMPLE_ESCAPES[simple ?? ""] ?? whole;
    },
  );
}

function codePoint(value: number, whole: string): string {
  return value <= 0x10ffff ? String.fromCodePoint(value) : whole;
}

/** Joins neighbouring texts; a Literal when no hole is left. */
export function templateOf(span: Span, parts: readonly (string | Expression)[]): Template | Literal {
  const joined: (string | Expression)[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part !== "string") joined.push(part);
    else if (typeof last === "string") joined[joined.length - 1] = last + part;
    else if (part !== "") joined.push(part);
  }
  const { start, end } = span;
  if (joined.every((part) => typeof part === "string")) return { kind: "Literal", start, end, value: joined.join("") };
  return { kind: "Template", start, end, parts: joined };
}

/**
 * `"…%s…" % value`. A tuple or a dictionary written there gives its elements to the holes; any other value fills the first
 * hole, and the others are Unknown, since which part of it they take is not known. What no hole takes is evaluated before.
 */
export function percentFormat(format: string, span: Span, value: Expression): Expression {
  const positional = value.kind === "ArrayLiteral" && value.flavour === "tuple" ? [...value.elements] : undefined;
  const named = value.kind === "ObjectLiteral" ? value : undefined;
  const used = new Set<ObjectEntry>();
  const parts: (string | Expression)[] = [];
  let whole: Expression | undefined = positional === undefined && named === undefined ? value : undefined;
  let from = 0;
  for (const match of format.matchAll(
    /%(?:\(([^()]{0,200})\))?[-#0 +]{0,5}(?:\*|\d{0,9})(?:\.(?:\*|\d{0,9}))?[hlL]?([a-zA-Z%])/gu,
  )) {
    parts.push(format.slice(from, match.index));
    from = match.index + match[0].length;
    if (match[2] === "%") {
      parts.push("%");
      continue;
    }
    const stars = match[0].split("*").length - 1;
    for (let i = 0; i < stars; i++) {
      const width = positional?.shift();
      if (width !== undefined) parts.push(width.value);
    }
    let hole: Expression | undefined;
    if (positional !== undefined) hole = positional.shift()?.value;
    else if (named !== undefined) {
      const entry = named.entries.find((candidate) => candidate.key === match[1]);
      // The same tree twice would be evaluated twice.
      if (entry !== undefined && (!used.has(entry) || entry.value.kind === "Identifier")) hole = entry.value;
      if (entry !== undefined) used.add(entry);
    } else {
      hole = whole;
      whole = undefined;
    }
    parts.push(hole ?? unknownAt(span));
  }
  parts.push(format.slice(from));
  if (whole !== undefined) parts.push(whole);
  for (const left of positional ?? []) parts.push(left.value);
  const template = templateOf(span, parts);
  const unused = (named?.entries ?? []).filter((entry) => !used.has(entry)).map((entry) => entry.value);
  if (unused.every((left) => left.kind === "Identifier" || left.kind === "Literal")) return template;
  const { start, end } = span;
  return { kind: "Sequence", start, end, expressions: [...unused, template] };
}

/**
 * `"…{}…".format(…)`; undefined when an argument is not used by a hole that can be read, so that the call stays as it is and
 * nothing is lost.
 */
export function braceFormat(format: string, span: Span, args: readonly Argument[]): Expression | undefined {
  const used = new Set<Argument>();
  const positional = args.filter((arg) => arg.name === undefined && arg.spread === undefined);
  const spreads = args.filter((arg) => arg.spread !== undefined);
  const parts: (string | Expression)[] = [];
  let automatic = 0;
  let from = 0;
  for (const match of format.matchAll(
    /\{\{|\}\}|\{([^{}!:.[\]]{0,200})([.[][^{}!:]{0,200})?(?:![a-z])?(?::[^{}]{0,200})?\}/gu,
  )) {
    parts.push(format.slice(from, match.index));
    from = match.index + match[0].length;
    if (match[0] === "{{" || match[0] === "}}") {
      parts.push(match[0].charAt(0));
      continue;
    }
    const name = match[1] ?? "";
    const arg =
      name === ""
        ? positional[automatic++]
        : /^\d+$/u.test(name)
          ? positional[Number(name)]
          : args.find((candidate) => candidate.name === name);
    if (arg === undefined) {
      parts.push(
        unknownAt(
          span,
          spreads.filter((spread) => !used.has(spread)).map((spread) => spread.value),
        ),
      );
      for (const spread of spreads) used.add(spread);
    } else if (used.has(arg)) {
      // The same tree twice would be evaluated twice.
      parts.push(arg.value.kind === "Identifier" ? arg.value : unknownAt(span));
    } else {
      used.add(arg);
      parts.push(attributesOf(arg.value, match[2] ?? ""));
    }
  }
  parts.push(format.slice(from));
  return used.size === args.length ? templateOf(span, parts) : undefined;
}

/** `{user.name}` and `{row[key]}` read from the argument. */
function attributesOf(value: Expression, path: string): Expression {
  let current = value;
  const { start, end } = value;
  for (const match of path.slice(0, 100).matchAll(/\.([^.[\]]+)|\[([^\]]+)\]/gu)) {
    if (match[1] !== undefined) current = { kind: "Member", start, end, object: current, property: match[1] };
    else {
      const index: Expression = { kind: "Literal", start, end, value: match[2] ?? "" };
      current = { kind: "Index", start, end, object: current, index };
    }
  }
  return current;
}

/** A docstring without its indentation, as `inspect.cleandoc` gives it. */
export function cleanDoc(text: string): string {
  const lines = text.replaceAll("\t", "        ").split(/\r\n|[\n\r]/u);
  let margin = Number.POSITIVE_INFINITY;
  for (const line of lines.slice(1)) {
    const indent = line.length - line.trimStart().length;
    if (indent < line.length) margin = Math.min(margin, indent);
  }
  return lines
    .map((line, index) => (index === 0 ? line.trimStart() : line.slice(Math.min(margin, line.length))))
    .join("\n")
    .trim();
}
