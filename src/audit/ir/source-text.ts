import type { Region } from "../../findings/types.ts";
import type { Span } from "./types.ts";

/** The text of a file with its line table. Offsets are UTF-16 code units into `text`, which has no byte order mark. */
export class SourceText {
  readonly path: string;
  readonly text: string;
  readonly #lineStarts: readonly number[];

  constructor(path: string, text: string) {
    this.path = path;
    this.text = text;
    const starts = [0];
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code === 10 || (code === 13 && text.charCodeAt(i + 1) !== 10)) starts.push(i + 1);
    }
    this.#lineStarts = starts;
  }

  /** 1-based line and column of an offset. */
  position(offset: number): { line: number; column: number } {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#lineStarts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] as number) + 1 };
  }

  /** Text of a 1-based line, its end left out; "" past the last. */
  line(line: number): string {
    const start = this.#lineStarts[line - 1];
    if (start === undefined) return "";
    return this.text.slice(start, this.#lineStarts[line] ?? this.text.length).replace(/[\r\n]+$/, "");
  }

  region(span: Span): Region {
    const start = this.position(span.start);
    const end = this.position(span.end);
    return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
  }

  slice(span: Span): string {
    return this.text.slice(span.start, span.end);
  }
}
