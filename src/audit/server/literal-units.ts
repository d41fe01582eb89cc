/** Which characters of a literal spell which part of its value. */

export interface LiteralUnits {
  /** What the literal means. */
  readonly text: string;
  /** For each UTF-16 unit of the text, and for its end, the offset in the source. */
  readonly offsets: readonly number[];
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["b", "\b"],
  ["f", "\f"],
  ["v", "\v"],
]);

/**
 * Reads a literal of a text. Its value is to be compared with what the parser gave: where they differ (rare escapes, parts
 * between two literals), the offsets mean nothing.
 * @param source as written, quotes and prefixes with it; several literals in a row in Python
 * @param inside true when the source is the inside of a template, without quotes
 */
export function literalUnits(source: string, python: boolean, inside = false): LiteralUnits {
  const reader = new LiteralReader(source, python);
  if (inside) reader.content(0, source.length, false, true);
  else reader.literals();
  return reader.units();
}

class LiteralReader {
  readonly #source: string;
  readonly #python: boolean;
  readonly #text: string[] = [];
  readonly #offsets: number[] = [];
  #end = 0;

  constructor(source: string, python: boolean) {
    this.#source = source;
    this.#python = python;
  }

  units(): LiteralUnits {
    return { text: this.#text.join(""), offsets: [...this.#offsets, this.#end] };
  }

  literals(): void {
    const source = this.#source;
    let at = 0;
    while (at < source.length) {
      const char = source[at] as string;
      if (char === '"' || char === "'" || char === "`") {
        const width = this.#python && source.startsWith(char.repeat(3), at) ? 3 : 1;
        const mark = char.repeat(width);
        let prefix = at;
        while (prefix > 0 && /[a-z]/i.test(source[prefix - 1] as string)) prefix--;
        const isRaw = this.#python && /r/i.test(source.slice(prefix, at));
        const from = at + width;
        const to = closing(source, from, mark);
        this.content(from, to, isRaw, char === "`");
        at = to + width;
      } else if (char === "#" && this.#python) {
        const newline = source.indexOf("\n", at);
        at = newline < 0 ? source.length : newline + 1;
      } else at += 1;
    }
  }

  content(from: number, to: number, isRaw: boolean, isTemplate: boolean): void {
    const source = this.#source;
    let at = from;
    while (at < to) {
      const char = source[at] as string;
      if (char === "\\" && !isRaw) at = this.#escape(at);
      else if (char === "\r" && (isTemplate || this.#python)) {
        // Both languages read a line break as one line feed.
        this.#unit("\n", at);
        at += source[at + 1] === "\n" ? 2 : 1;
      } else {
        this.#unit(char, at);
        at += 1;
      }
    }
    this.#end = to;
  }

  #escape(at: number): number {
    const source = this.#source;
    const next = source[at + 1] ?? "";
    const code = /^(?:x([0-9a-f]{2})|u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|U([0-9a-f]{8}))/i.exec(
      source.slice(at + 1, at + 10),
    );
    if (code && (next !== "U" || this.#python)) {
      const value = Number.parseInt(code[1] ?? code[2] ?? code[3] ?? code[4] ?? "0", 16);
      if (value <= 0x10ffff) for (const unit of String.fromCodePoint(value).split("")) this.#unit(unit, at);
      return at + 1 + code[0].length;
    }
    if (next === "\n") return at + 2;
    if (next === "\r") return at + (source[at + 2] === "\n" ? 3 : 2);
    if (next === "0") this.#unit("\0", at);
    else if (next === "a" && this.#python) this.#unit("\x07", at);
    else this.#unit(ESCAPES.get(next) ?? (this.#python && !/["'\\]/.test(next) ? `\\${next}` : next), at);
    return at + 2;
  }

  #unit(text: string, at: number): void {
    for (const unit of text.split("")) {
      this.#text.push(unit);
      this.#offsets.push(at);
    }
  }
}

function closing(source: string, from: number, mark: string): number {
  let at = from;
  while (at < source.length) {
    if (source[at] === "\\") at += 2;
    else if (source.startsWith(mark, at)) return at;
    else at += 1;
  }
  return source.length;
}
