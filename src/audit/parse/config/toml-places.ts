/**
 * Where keys and values of a TOML file stand. The file has been parsed before, so this scan may take its syntax as given;
 * on anything unexpected it stops, and what it has found so far stays right.
 */
import type { Span } from "../../ir/types.ts";

export interface TomlPlace extends Span {
  readonly key?: Span;
  readonly children: Map<string | number, TomlPlace>;
}

interface MutablePlace extends TomlPlace {
  start: number;
  end: number;
  key?: Span;
}

interface KeyPart extends Span {
  readonly name: string;
}

export function tomlPlaces(text: string): TomlPlace {
  return new Scanner(text).scan();
}

class Scanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  scan(): TomlPlace {
    const root: MutablePlace = { start: 0, end: this.#text.length, children: new Map() };
    let table = root;
    for (;;) {
      this.#skipBlank();
      if (this.#at >= this.#text.length) return root;
      const before = this.#at;
      if (this.#text[this.#at] === "[") table = this.#header(root) ?? table;
      else this.#assignment(table);
      this.#skipLine();
      if (this.#at <= before) return root;
    }
  }

  /** `[a.b]` or `[[a.b]]`; for the second the newest element is the table. */
  #header(root: MutablePlace): MutablePlace | undefined {
    const isArray = this.#text.startsWith("[[", this.#at);
    this.#at += isArray ? 2 : 1;
    const parts = this.#key();
    if (parts.length === 0) return undefined;
    let table = descend(root, parts.slice(0, -1));
    const last = parts.at(-1) as KeyPart;
    table = child(table, last.name, last);
    return isArray ? child(table, table.children.size, last) : newest(table);
  }

  #assignment(table: MutablePlace): void {
    const parts = this.#key();
    const last = parts.at(-1);
    this.#skipSpace();
    if (last === undefined || this.#text[this.#at] !== "=") return;
    this.#at++;
    const place = this.#value(0);
    place.key = { start: (parts[0] as KeyPart).start, end: last.end };
    descend(table, parts.slice(0, -1)).children.set(last.name, place);
  }

  /** A dotted key, quoted parts included. */
  #key(): KeyPart[] {
    const parts: KeyPart[] = [];
    for (;;) {
      this.#skipSpace();
      const start = this.#at;
      const first = this.#text[start];
      if (first === '"' || first === "'") {
        this.#skipString();
        parts.push({ start, end: this.#at, name: unquoted(this.#text.slice(start, this.#at)) });
      } else {
        while (/[\w-]/u.test(this.#text[this.#at] ?? "")) this.#at++;
        if (this.#at === start) return parts;
        parts.push({ start, end: this.#at, name: this.#text.slice(start, this.#at) });
      }
      this.#skipSpace();
      if (this.#text[this.#at] !== ".") return parts;
      this.#at++;
    }
  }

  #value(depth: number): MutablePlace {
    this.#skipSpace();
    const place: MutablePlace = { start: this.#at, end: this.#at, children: new Map() };
    const first = this.#text[this.#at];
    if (first === '"' || first === "'") this.#skipString();
    else if ((first === "[" || first === "{") && depth < 200) this.#items(place, first === "[" ? "]" : "}", depth);
    else while (this.#at < this.#text.length && !/[,\]}\n\r#]/u.test(this.#text.charAt(this.#at))) this.#at++;
    place.end = this.#at;
    while (place.end > place.start && /[ \t]/u.test(this.#text.charAt(place.end - 1))) place.end--;
    return place;
  }

  #items(place: MutablePlace, close: "]" | "}", depth: number): void {
    this.#at++;
    for (;;) {
      this.#skipBlank();
      const before = this.#at;
      const next = this.#text[this.#at];
      if (next === undefined) return;
      if (next === close) {
        this.#at++;
        return;
      }
      if (next === ",") this.#at++;
      else if (close === "}") {
        const parts = this.#key();
        const last = parts.at(-1);
        this.#skipSpace();
        if (last === undefined || this.#text[this.#at] !== "=") return;
        this.#at++;
        const value = this.#value(depth + 1);
        value.key = { start: (parts[0] as KeyPart).start, end: last.end };
        descend(place, parts.slice(0, -1)).children.set(last.name, value);
      } else place.children.set(place.children.size, this.#value(depth + 1));
      if (this.#at <= before) return;
    }
  }

  #skipString(): void {
    const quote = this.#text.charAt(this.#at);
    const isLong = this.#text.startsWith(quote.repeat(3), this.#at);
    const close = isLong ? quote.repeat(3) : quote;
    this.#at += close.length;
    while (this.#at < this.#text.length && !this.#text.startsWith(close, this.#at)) {
      this.#at += quote === '"' && this.#text[this.#at] === "\\" ? 2 : 1;
    }
    this.#at += close.length;
    // Up to two more quotes may belong to the content.
    while (isLong && this.#text[this.#at] === quote) this.#at++;
    this.#at = Math.min(this.#at, this.#text.length);
  }

  #skipSpace(): void {
    while (this.#text[this.#at] === " " || this.#text[this.#at] === "\t") this.#at++;
  }

  #skipBlank(): void {
    for (;;) {
      while (/[\s]/u.test(this.#text[this.#at] ?? "")) this.#at++;
      if (this.#text[this.#at] !== "#") return;
      this.#skipLine();
    }
  }

  #skipLine(): void {
    const end = this.#text.indexOf("\n", this.#at);
    this.#at = end < 0 ? this.#text.length : end + 1;
  }
}

function child(parent: MutablePlace, name: string | number, at: KeyPart): MutablePlace {
  const known = parent.children.get(name) as MutablePlace | undefined;
  if (known !== undefined) return known;
  const { start, end } = at;
  const made: MutablePlace = { start, end, key: { start, end }, children: new Map() };
  parent.children.set(name, made);
  return made;
}

function descend(table: MutablePlace, parts: readonly KeyPart[]): MutablePlace {
  let current = table;
  for (const part of parts) current = newest(child(current, part.name, part));
  return current;
}

/** In an array of tables a header or key below it means the last one. */
function newest(place: MutablePlace): MutablePlace {
  const last = place.children.get(place.children.size - 1);
  return (last as MutablePlace | undefined) ?? place;
}

function unquoted(source: string): string {
  const content = source.slice(1, -1);
  if (source.startsWith("'")) return content;
  try {
    return String(
      JSON.parse(
        `"${content.replace(/\\U([0-9a-fA-F]{8})/gu, (_, hex: string) => {
          return String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff));
        })}"`,
      ),
    );
  } catch {
    return content;
  }
}
