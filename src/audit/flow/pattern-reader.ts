/**
 * Reads a regular expression into the characters and repetitions that it is made of. The pattern itself is never run. Covers
 * JavaScript's and Python's common syntax; anything else is not read.
 */
/** Characters 0 to 127, and one bit for all others. */
export type Characters = { readonly low: bigint; readonly others: boolean };

export type Node =
  | { readonly kind: "set"; readonly set: Characters }
  | { readonly kind: "sequence"; readonly parts: readonly Node[] }
  | { readonly kind: "choice"; readonly options: readonly Node[] }
  | { readonly kind: "repeat"; readonly node: Node; readonly min: number; readonly max: number }
  | { readonly kind: "start" | "end" | "empty" };

const MAX_PATTERN = 2000;
const MAX_DEPTH = 40;
export const NONE: Characters = { low: 0n, others: false };
const ALL: Characters = { low: (1n << 128n) - 1n, others: true };

const range = (from: number, to: number): Characters => {
  let low = 0n;
  for (let code = from; code <= Math.min(to, 127); code++) low |= 1n << BigInt(code);
  return { low, others: to > 127 };
};
export const of = (text: string): Characters => {
  let low = 0n;
  for (const char of text) low |= 1n << BigInt(char.charCodeAt(0));
  return { low, others: false };
};
export const union = (a: Characters, b: Characters): Characters => ({
  low: a.low | b.low,
  others: a.others || b.others,
});
export const invert = (a: Characters): Characters => ({ low: ALL.low & ~a.low, others: !a.others });
export const overlaps = (a: Characters, b: Characters): boolean => (a.low & b.low) !== 0n || (a.others && b.others);
export const within = (a: Characters, b: Characters): boolean => (a.low & ~b.low) === 0n && (!a.others || b.others);

export const DIGITS = range(48, 57);
export const LETTERS = union(range(65, 90), range(97, 122));
export const WORD = union(union(DIGITS, LETTERS), of("_"));
const SPACE: Characters = union(of(" \t\n\r\f\v"), { low: 0n, others: true });

class Reader {
  readonly text: string;
  at = 0;
  constructor(text: string) {
    this.text = text;
  }

  choice(depth: number): Node | undefined {
    if (depth > MAX_DEPTH) return undefined;
    const options: Node[] = [];
    for (;;) {
      const part = this.sequence(depth);
      if (!part) return undefined;
      options.push(part);
      if (this.text[this.at] !== "|") break;
      this.at++;
    }
    return options.length === 1 ? options[0] : { kind: "choice", options };
  }

  sequence(depth: number): Node | undefined {
    const parts: Node[] = [];
    while (this.at < this.text.length && this.text[this.at] !== "|" && this.text[this.at] !== ")") {
      const atom = this.atom(depth);
      if (!atom) return undefined;
      parts.push(this.quantified(atom));
    }
    return { kind: "sequence", parts };
  }

  quantified(node: Node): Node {
    let result = node;
    for (;;) {
      const rest = this.text.slice(this.at, this.at + 24);
      const match = /^(?:([*+?])|\{(\d{0,6})(,?)(\d{0,6})\})/u.exec(rest);
      if (!match || (match[1] === undefined && match[2] === "" && match[4] === "")) return result;
      this.at += match[0].length;
      const [, sign, low, comma, high] = match;
      const min = sign === "+" ? 1 : sign !== undefined ? 0 : Number(low || 0);
      const max =
        sign === "?" ? 1 : sign !== undefined ? Infinity : comma === "" ? min : high === "" ? Infinity : Number(high);
      result = { kind: "repeat", node: result, min, max };
      if (this.text[this.at] === "?" || this.text[this.at] === "+") this.at++;
    }
  }

  atom(depth: number): Node | undefined {
    const char = this.text[this.at++] as string;
    switch (char) {
      case "^":
        return { kind: "start" };
      case "$":
        return { kind: "end" };
      case ".":
        return { kind: "set", set: invert(of("\n\r")) };
      case "[":
        return this.characterClass();
      case "\\":
        return this.escape();
      case "(": {
        let isLook = false;
        if (this.text[this.at] === "?") {
          const group = /^\?(?::|P?<[A-Za-z_]\w{0,60}>|(<?[=!]))/u.exec(this.text.slice(this.at, this.at + 80));
          if (!group) return undefined;
          isLook = group[1] !== undefined;
          this.at += group[0].length;
        }
        const inner = this.choice(depth + 1);
        if (!inner || this.text[this.at] !== ")") return undefined;
        this.at++;
        return isLook ? { kind: "empty" } : inner;
      }
      default:
        return { kind: "set", set: literal(char) };
    }
  }

  escape(): Node | undefined {
    const char = this.text[this.at++];
    if (char === undefined) return undefined;
    if (char === "A") return { kind: "start" };
    if (char === "Z" || char === "z") return { kind: "end" };
    if (char === "b" || char === "B") return { kind: "empty" };
    const set = this.escaped(char);
    return set ? { kind: "set", set } : undefined;
  }

  escaped(char: string): Characters | undefined {
    switch (char) {
      case "d":
        return DIGITS;
      case "D":
        return invert(DIGITS);
      case "w":
        return WORD;
      case "W":
        return invert(WORD);
      case "s":
        return SPACE;
      case "S":
        return invert(SPACE);
      case "n":
        return of("\n");
      case "r":
        return of("\r");
      case "t":
        return of("\t");
      case "f":
        return of("\f");
      case "v":
        return of("\v");
      case "0":
        return of("\0");
      case "x":
      case "u": {
        const digits = /^(?:[0-9a-fA-F]{4}|[0-9a-fA-F]{2})/u.exec(
          this.text.slice(this.at, this.at + (char === "x" ? 2 : 4)),
        );
        if (!digits) return undefined;
        this.at += digits[0].length;
        return literal(String.fromCharCode(Number.parseInt(digits[0], 16)));
      }
      case "p":
      case "P": {
        const end = this.text.indexOf("}", this.at);
        if (end < 0 || this.text[this.at] !== "{") return undefined;
        const name = this.text.slice(this.at + 1, end);
        this.at = end + 1;
        const isText = /^(?:L|N|Letter|Number|Nd|Lu|Ll|Alphabetic|L[a-z])$/u.test(name);
        return char === "p" && isText ? { low: WORD.low, others: true } : ALL;
      }
      default:
        return /[A-Za-z1-9]/u.test(char) ? undefined : literal(char);
    }
  }

  characterClass(): Node | undefined {
    const negated = this.text[this.at] === "^";
    if (negated) this.at++;
    let set = NONE;
    let previous: number | undefined;
    let isFirst = true;
    for (;;) {
      const char = this.text[this.at++];
      if (char === undefined) return undefined;
      if (char === "]" && !isFirst) break;
      isFirst = false;
      if (char === "-" && previous !== undefined && this.text[this.at] !== "]" && this.text[this.at] !== undefined) {
        let end = this.text[this.at++] as string;
        if (end === "\\") end = this.text[this.at++] ?? "";
        set = union(set, range(previous, end.charCodeAt(0)));
        previous = undefined;
      } else if (char === "\\") {
        const next = this.text[this.at++];
        const escaped = next === undefined ? undefined : next === "b" ? of("\b") : this.escaped(next);
        if (!escaped) return undefined;
        set = union(set, escaped);
        previous = /[A-Za-z0-9]/u.test(next ?? "") ? undefined : (next ?? "").charCodeAt(0);
      } else {
        set = union(set, literal(char));
        previous = char.charCodeAt(0);
      }
    }
    return { kind: "set", set: negated ? invert(set) : set };
  }
}

export function literal(char: string): Characters {
  const code = char.charCodeAt(0);
  return code < 128 ? { low: 1n << BigInt(code), others: false } : { low: 0n, others: true };
}

export function parse(pattern: string): Node | undefined {
  if (pattern.length > MAX_PATTERN) return undefined;
  const reader = new Reader(pattern);
  const node = reader.choice(0);
  return node && reader.at === pattern.length ? node : undefined;
}
