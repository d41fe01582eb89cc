/**
 * The grammar loses a function in which a continuation line inside brackets starts left of the block. A second try reads
 * a text of the same length in which line ends and comments inside brackets are blanks.
 */
import type { Comment } from "../../ir/types.ts";

export interface Flattened {
  readonly text: string;
  /** Comments that were blanked, in order. */
  readonly comments: readonly Comment[];
}

const CLOSES: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** Undefined when nothing would change, or when the brackets don't match: the text is broken, not misread. */
export function flattenBrackets(text: string): Flattened | undefined {
  const pieces: string[] = [];
  const comments: Comment[] = [];
  let copied = 0;
  const open: string[] = [];
  const blank = (from: number, to: number): void => {
    pieces.push(text.slice(copied, from), " ".repeat(to - from));
    copied = to;
  };
  let i = 0;
  while (i < text.length) {
    const character = text.charAt(i);
    if (character === "#") {
      const end = endOfLine(text, i);
      if (open.length > 0) {
        comments.push({ start: i, end, text: text.slice(i + 1, end) });
        blank(i, end);
      }
      i = end;
    } else if (character === '"' || character === "'") i = endOfString(text, i);
    else {
      if (character === "(" || character === "[" || character === "{") open.push(character);
      else if (character === ")" || character === "]" || character === "}") {
        if (open.pop() !== CLOSES[character]) return undefined;
      } else if (open.length > 0 && (character === "\n" || character === "\r")) blank(i, i + 1);
      i++;
    }
  }
  if (copied === 0 || open.length > 0) return undefined;
  pieces.push(text.slice(copied));
  return { text: pieces.join(""), comments };
}

function endOfLine(text: string, from: number): number {
  let end = from;
  while (end < text.length && text[end] !== "\n" && text[end] !== "\r") end++;
  return end;
}

/** Offset behind a string literal; a single-quoted one ends at the line's end if nothing closes it. */
function endOfString(text: string, from: number): number {
  const quote = text.charAt(from);
  const isTriple = text.startsWith(quote.repeat(3), from);
  let i = from + (isTriple ? 3 : 1);
  while (i < text.length) {
    const character = text[i];
    if (character === "\\") i += 2;
    else if (isTriple ? text.startsWith(quote.repeat(3), i) : character === quote) return i + (isTriple ? 3 : 1);
    else if (!isTriple && (character === "\n" || character === "\r")) return i;
    else i++;
  }
  return text.length;
}
