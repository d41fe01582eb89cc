import type { Comment } from "./ir/types.ts";
import type { ConfigLanguage } from "./types.ts";

/** Comment tokens of a configuration file, in order; a text that looks like a comment is none. */
export async function configComments(text: string, language: ConfigLanguage): Promise<Comment[]> {
  switch (language) {
    case "json":
      return [];
    case "jsonc":
      return jsoncComments(text);
    case "dotenv":
      return dotenvComments(text);
    case "yaml":
      return yamlComments(text);
    case "toml":
      return tomlComments(text);
  }
}

async function jsoncComments(text: string): Promise<Comment[]> {
  const { createScanner } = await import("jsonc-parser");
  const scanner = createScanner(text, false);
  const comments: Comment[] = [];
  // The numbers of `SyntaxKind`, a const enum that single-file compilation cannot import: line comment, block comment, end.
  for (let kind: number = scanner.scan(); kind !== 17; kind = scanner.scan()) {
    if (kind !== 12 && kind !== 13) continue;
    const start = scanner.getTokenOffset();
    const end = start + scanner.getTokenLength();
    comments.push({ start, end, text: text.slice(start + 2, kind === 13 && text.endsWith("*/", end) ? end - 2 : end) });
  }
  return comments;
}

async function yamlComments(text: string): Promise<Comment[]> {
  const { Lexer } = await import("yaml");
  const comments: Comment[] = [];
  let at = 0;
  for (const lexeme of new Lexer().lex(text)) {
    // Marks of the lexer itself (start of a document, of a scalar, end of a flow) stand for no text.
    if (MARKS.has(lexeme) && !text.startsWith(lexeme, at)) continue;
    if (lexeme.startsWith("#")) comments.push({ start: at, end: at + lexeme.length, text: lexeme.slice(1) });
    at += lexeme.length;
  }
  return comments;
}

/** Lines that begin with `#`; behind a value it may belong to the value. */
function dotenvComments(text: string): Comment[] {
  return [...text.matchAll(/^[ \t]*#(.*)$/gm)].map((match) => {
    const end = match.index + match[0].length;
    return { start: end - (match[1] as string).length - 1, end, text: match[1] as string };
  });
}

const MARKS: ReadonlySet<string> = new Set(["\u{feff}", "\x02", "\x18", "\x1f"]);

/** TOML has four kinds of strings; outside of them `#` begins a comment. */
function tomlComments(text: string): Comment[] {
  const comments: Comment[] = [];
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === "#") {
      const newline = text.indexOf("\n", at);
      const end = newline < 0 ? text.length : newline;
      comments.push({ start: at, end, text: text.slice(at + 1, end) });
      at = end;
    } else if (char === '"' || char === "'") {
      at = endOfTomlString(text, at, char) - 1;
    }
  }
  return comments;
}

function endOfTomlString(text: string, start: number, quote: string): number {
  const triple = quote.repeat(3);
  const isLong = text.startsWith(triple, start);
  const closing = isLong ? triple : quote;
  let at = start + closing.length;
  while (at < text.length) {
    if (quote === '"' && text[at] === "\\") at += 2;
    else if (text.startsWith(closing, at)) return at + closing.length;
    else if (!isLong && text[at] === "\n") return at;
    else at += 1;
  }
  return text.length;
}
