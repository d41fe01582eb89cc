/** Which patterns the classes of words of one sentence can make, and which of these matter. */
import { isPoisoning, SIGNAL_PATTERNS } from "./grammar.ts";
import { type Entry, FRAMED, isWorded, LANGUAGES, type Mask, maskOf } from "./vocabulary.ts";

/** Patterns as a set, the lowest 31 in the first number. */
type Patterns = readonly [number, number, number];

/** What a sentence can say. */
export interface Possible {
  readonly patterns: Patterns;
  /** Every pattern that makes a poisoning with one of these. */
  readonly partners: Patterns;
  /** One of them is worth a look without a partner. */
  readonly alone: boolean;
}

/** For each pattern and each of its parts, the classes of which one must be there. */
const NEEDS: readonly (readonly Mask[])[] = SIGNAL_PATTERNS.map(({ parts }) =>
  parts.filter((group) => group.every(isWorded)).map((group) => maskOf(group)),
);

const ALONE = SIGNAL_PATTERNS.map(
  (pattern) => pattern.weight === "sole" || pattern.weight === "strong" || pattern.signal === "solicit-file",
);
const PARTNERS = SIGNAL_PATTERNS.map((one) =>
  SIGNAL_PATTERNS.flatMap((other, index) => (isPoisoning(one, other) ? [index] : [])),
);

if (SIGNAL_PATTERNS.length > 93) throw new Error("the patterns outgrew their set");

function patternsOf(indices: Iterable<number>): Patterns {
  const out: [number, number, number] = [0, 0, 0];
  for (const index of indices) {
    const at = Math.floor(index / 31) as 0 | 1 | 2;
    out[at] |= 1 << (index % 31);
  }
  return out;
}

function possibleOf(indices: readonly number[]): Possible | undefined {
  if (indices.length === 0) return undefined;
  return {
    patterns: patternsOf(indices),
    partners: patternsOf(indices.flatMap((index) => PARTNERS[index] as readonly number[])),
    alone: indices.some((index) => ALONE[index]),
  };
}

const EVERYTHING = possibleOf(SIGNAL_PATTERNS.map((_, index) => index)) as Possible;

/** True when a pattern of one sentence and one of another make a poisoning. */
export function canPair(one: Possible, other: Possible): boolean {
  const { partners } = one;
  const { patterns } = other;
  return ((partners[0] & patterns[0]) | (partners[1] & patterns[1]) | (partners[2] & patterns[2])) !== 0;
}

/** The answers for sets of classes, which come again and again; emptied when it is full. */
const KNOWN = new Map<number, Possible | null>();
const MAX_KNOWN = 20_000;

function possibleWith(a: number, b: number): Possible | undefined {
  const key = a + b * 2 ** 31;
  let known = KNOWN.get(key);
  if (known === undefined) {
    if (KNOWN.size >= MAX_KNOWN) KNOWN.clear();
    const indices: number[] = [];
    NEEDS.forEach((needs, index) => {
      if (needs.every((need) => (need.a & a) !== 0 || (need.b & b) !== 0)) indices.push(index);
    });
    known = possibleOf(indices) ?? null;
    KNOWN.set(key, known);
  }
  return known ?? undefined;
}

function either(one: Possible | undefined, other: Possible | undefined): Possible | undefined {
  if (!one || !other || one === other) return one ?? other;
  return {
    patterns: union(one.patterns, other.patterns),
    partners: union(one.partners, other.partners),
    alone: one.alone || other.alone,
  };
}

function union(one: Patterns, other: Patterns): Patterns {
  return [one[0] | other[0], one[1] | other[1], one[2] | other[2]];
}

/** The classes that one pattern needs no other class beside. */
const SINGLE = NEEDS.filter((needs) => needs.length <= 1)
  .flat()
  .reduce((all, { a, b }) => ({ a: all.a | a, b: all.b | b }), { a: 0, b: 0 });

/** Collects the classes of the words of a sentence. */
export class Sentence {
  readonly #a = new Int32Array(LANGUAGES + 1);
  readonly #b = new Int32Array(LANGUAGES + 1);
  #languages = 0;
  /** It holds a disguised word, which may belong to any phrase. */
  everything = false;

  /** Takes what a word is in every language; what marks it is only by the signs around it: `takeMarks`. */
  take(entry: Entry): void {
    for (let i = 0; i < entry.length; i++) {
      const { language, a, b } = entry[i] as Entry[number];
      if (language >= LANGUAGES) return;
      this.#languages |= 1 << language;
      this.#a[language] = (this.#a[language] as number) | a;
      this.#b[language] = (this.#b[language] as number) | b;
    }
  }

  takeMark({ a, b }: Mask): void {
    this.#languages |= 1 << FRAMED;
    this.#a[FRAMED] = (this.#a[FRAMED] as number) | a;
    this.#b[FRAMED] = (this.#b[FRAMED] as number) | b;
  }

  possible(): Possible | undefined {
    if (this.everything) return EVERYTHING;
    if (this.#languages === 0) return undefined;
    const marksA = this.#a[FRAMED] as number;
    const marksB = this.#b[FRAMED] as number;
    // Marks go with the words of any language, and make a pattern alone.
    let found: Possible | undefined = (marksA | marksB) === 0 ? undefined : possibleWith(marksA, marksB);
    for (let language = 0; language < LANGUAGES; language++) {
      if ((this.#languages & (1 << language)) === 0) continue;
      const a = (this.#a[language] as number) | marksA;
      const b = (this.#b[language] as number) | marksB;
      const one = (a === 0 && (b & (b - 1)) === 0) || (b === 0 && (a & (a - 1)) === 0);
      if (one && (a & SINGLE.a) === 0 && (b & SINGLE.b) === 0) continue;
      found = either(found, possibleWith(a, b));
    }
    return found;
  }

  clear(): void {
    if (this.#languages === 0 && !this.everything) return;
    this.#a.fill(0);
    this.#b.fill(0);
    this.#languages = 0;
    this.everything = false;
  }
}
