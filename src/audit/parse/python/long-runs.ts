/**
 * Long runs of lines that hold no code. For each comment and each backslash at a line's end the grammar's scanner looks
 * ahead over all blank and comment lines that follow: 32 KB of them cost seconds, 1 MB would cost an hour, and the
 * parser's own budget does not see it. Blank lines alone are read at once, so in long runs everything else is blanked.
 */
import type { Comment } from "../../ir/types.ts";

/** Lines in a row from which on a run is blanked. Below, a file of a megabyte costs a second at most. */
export const LONG_RUN = 64;

export interface Calmed {
  /** As long as the text was. */
  readonly text: string;
  /** Comments that were blanked, in order. */
  readonly comments: readonly Comment[];
}

/** A line of white space with a comment, a backslash or nothing. Inside a string it loses no code. */
const EMPTY_LINE = /[ \t\f]*(?:#[^\n]*|\\[ \t\f\r]*)?(?:\n|$)/uy;

export function calmLongRuns(text: string): Calmed {
  const pieces: string[] = [];
  const comments: Comment[] = [];
  let copied = 0;
  let run: number[] = [];
  const flush = (end: number): void => {
    if (run.length >= LONG_RUN) {
      pieces.push(text.slice(copied, run[0]));
      for (const [index, start] of run.entries()) {
        const lineEnd = run[index + 1] ?? end;
        pieces.push(blankLine(text, start, lineEnd, comments));
      }
      copied = end;
    }
    run = [];
  };
  let at = 0;
  while (at < text.length) {
    EMPTY_LINE.lastIndex = at;
    if (EMPTY_LINE.test(text)) {
      run.push(at);
      at = EMPTY_LINE.lastIndex;
      continue;
    }
    flush(at);
    const next = text.indexOf("\n", at);
    at = next < 0 ? text.length : next + 1;
  }
  flush(text.length);
  if (copied === 0) return { text, comments };
  pieces.push(text.slice(copied));
  return { text: pieces.join(""), comments };
}

function blankLine(text: string, start: number, end: number, comments: Comment[]): string {
  const line = text.slice(start, end);
  const mark = line.search(/[#\\]/u);
  if (mark < 0) return line;
  if (line[mark] === "\\") return " ".repeat(line.length);
  const content = line.replace(/\r?\n$/u, "");
  comments.push({ start: start + mark, end: start + content.length, text: content.slice(mark + 1) });
  return " ".repeat(content.length) + line.slice(content.length);
}
