/** Finds numbers that name a person or open their account: shape, check digits, and the words before them. */

import { afterEscape, startsWord } from "../characters.ts";
import { type Cue, Scanner } from "../scanner.ts";
import { MIN_BYTES, TextBytes } from "../text-bytes.ts";
import type { SecretHit } from "../types.ts";
import { CARDS, NO_CARD, NO_CARD_WORDS } from "./cards.ts";
import { EUROPE } from "./europe.ts";
import type { PersonalShape } from "./types.ts";
import { WORLD } from "./world.ts";

export const PERSONAL: readonly PersonalShape[] = [...CARDS, ...EUROPE, ...WORLD];

/** How far the words before a number count, in characters. */
const CONTEXT = 60;
const NEAR = 24;

/** Most numbers have their word so near; farther ones are looked for after that. */
const HALF = 30;

/** Nearer to the last one of its kind a word of context is not noted again: it tells nothing new. */
const GAP = 16;

const MAX_LETTERS = 6;
const MAX_FIRST = 31;

type Places = readonly (readonly number[] | undefined)[];

let allPlaces: Places | undefined;
let barePlaces: Places | undefined;

/**
 * Places in PERSONAL by capitals before the first digit and digits of the first group.
 * @param bare only of what needs no word before it
 */
function placesByStart(bare: boolean): Places {
  const places: (number[] | undefined)[] = [];
  for (const [place, { letters, first, cues }] of PERSONAL.entries()) {
    if (bare && cues !== undefined) continue;
    for (const digits of first) {
      const index = letters * (MAX_FIRST + 1) + digits;
      const known = places[index];
      if (known) known.push(place);
      else places[index] = [place];
    }
  }
  return places;
}

const NO_PLACES: readonly number[] = [];

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95;
}

/** By place in `cueList`, the places in PERSONAL of the shapes that the word gives their context: many share one. */
const SHAPES_OF: number[][] = [];

let cueList: readonly Cue<number>[] | undefined;

/** What the pass over the text looks for on behalf of this file, with the place of its shapes in SHAPES_OF. */
export function personalCues(): readonly Cue<number>[] {
  if (cueList) return cueList;
  const list: Cue<number>[] = [];
  const byCue = new Map<string, number[]>();
  for (const [index, { cues }] of PERSONAL.entries()) {
    for (const literal of cues?.split("|") ?? []) {
      const known = byCue.get(literal);
      if (known) {
        known.push(index);
        continue;
      }
      const shapes = [index];
      byCue.set(literal, shapes);
      list.push({ literal, ignoreCase: true, payload: SHAPES_OF.length });
      SHAPES_OF.push(shapes);
    }
  }
  cueList = list;
  return list;
}

let lastNoted: Int32Array | undefined;

function lastOfCue(): Int32Array {
  lastNoted ??= new Int32Array(SHAPES_OF.length);
  return lastNoted.fill(-GAP - 1);
}

/** Where words that give shapes their context stand in a text, in its order. */
export class Marks {
  readonly #noted: number[] = [];
  /** By cue, where it was noted last. One for all texts, which are searched one after the other. */
  readonly #last = lastOfCue();
  #next = 0;

  /** @param cue payload of the cue that stands at `at` */
  note(at: number, cue: number): void {
    if (at - (this.#last[cue] as number) < GAP) return;
    this.#last[cue] = at;
    this.#noted.push(at, cue);
  }

  /** Moves on to `end`: `seen` gets, by shape, where a word was noted last before it. */
  upTo(end: number, seen: Int32Array): void {
    const noted = this.#noted;
    for (; this.#next < noted.length && (noted[this.#next] as number) < end; this.#next += 2) {
      const at = noted[this.#next] as number;
      const shapes = SHAPES_OF[noted[this.#next + 1] as number] as readonly number[];
      for (let i = 0; i < shapes.length; i++) seen[shapes[i] as number] = at;
    }
  }
}

let nameScanner: Scanner<number> | undefined;

/** By shape, for the text at hand: most texts are short, and making these would cost more than looking at them. */
const SEEN = new Int32Array(PERSONAL.length);
const FOUND = new Int32Array(PERSONAL.length);
const NAMED = new Uint8Array(PERSONAL.length);

/** By shape, the value that was checked last in the text at hand: one that comes again, right after itself, is checked once. */
const CHECKED: (string | undefined)[] = PERSONAL.map(() => undefined);
const PASSED = new Uint8Array(PERSONAL.length);

/**
 * Adds what is found, in order. Each run of digits is tried once, at its first digit or at the capitals before it.
 * @param name of the key that holds the text, which counts as words before it
 * @param marks where `personalCues` stand; undefined when none does
 */
export function findPersonal(text: string, name: string, marks: Marks | undefined, hits: SecretHit[]): void {
  const digits = text.length < MIN_BYTES ? undefined : new Digits(text);
  let i = digits ? digits.next(0) : nextDigit(text, 0);
  /** By shape, where a word of its context was seen last. */
  const seen = SEEN;
  /** By shape, whether the name has such a word. */
  const named = NAMED;
  /** By shape, where its context was found last, or where the text began in which it was. */
  const found = FOUND;
  const isBare = marks === undefined && name === "";
  let places: Places;
  if (isBare) places = barePlaces ??= placesByStart(true);
  else {
    places = allPlaces ??= placesByStart(false);
    seen.fill(-CONTEXT - GAP - 1);
    named.fill(0);
    found.fill(-1);
    if (name !== "") noteName(name, named);
  }
  const { length } = text;
  let free = 0;
  let checked = false;
  for (; i >= 0; i = digits ? digits.next(i) : nextDigit(text, i)) {
    let end = i + 1;
    while (end < length && isDigit(text.charCodeAt(end))) end++;
    const start = startOf(text, i, free);
    if (start !== undefined && end - i <= MAX_FIRST) {
      marks?.upTo(start, seen);
      const shapes = places[(i - start) * (MAX_FIRST + 1) + end - i] ?? NO_PLACES;
      for (let n = 0; n < shapes.length; n++) {
        const index = shapes[n] as number;
        const isNear = isBare || start - (seen[index] as number) <= CONTEXT + GAP || named[index] === 1;
        if (!isNear && (PERSONAL[index] as PersonalShape).cues !== undefined) continue;
        checked = true;
        const hit = tryShape(text, index, start, name, found);
        if (!hit) continue;
        hits.push(hit);
        end = Math.max(end, hit.end);
        free = end;
        break;
      }
    }
    i = end + 1;
  }
  // A part of a text keeps the whole of it in memory.
  if (checked) CHECKED.fill(undefined);
}

function noteName(name: string, named: Uint8Array): void {
  nameScanner ??= new Scanner(personalCues());
  nameScanner.scan(name.slice(0, CONTEXT), (cue) => {
    for (const index of SHAPES_OF[cue] as readonly number[]) named[index] = 1;
    return undefined;
  });
}

/** The first digit from a place on, or -1. */
function nextDigit(text: string, at: number): number {
  for (let i = at; i < text.length; i++) if (isDigit(text.charCodeAt(i))) return i;
  return -1;
}

const DIGITS = new Uint8Array(256).fill(1, 48, 58);

/** `nextDigit` of a long text, for places in its order. */
class Digits {
  readonly #text: string;
  readonly #view = TextBytes.take();
  #from = 0;
  #end = 0;

  constructor(text: string) {
    this.#text = text;
  }

  next(at: number): number {
    const text = this.#text;
    const { bytes } = this.#view;
    for (let from = at; from < text.length; ) {
      if (from >= this.#end) {
        this.#from = from;
        this.#end = from + this.#view.read(text, from);
      }
      const base = this.#from;
      const size = this.#end - base;
      let i = from - base;
      for (; i + 4 <= size; i += 4) {
        const found = (DIGITS[bytes[i] as number] as number) | (DIGITS[bytes[i + 1] as number] as number);
        if ((found | (DIGITS[bytes[i + 2] as number] as number) | (DIGITS[bytes[i + 3] as number] as number)) !== 0) {
          for (const stop = i + 4; i < stop; i++) if (isDigit(text.charCodeAt(base + i))) return base + i;
          i -= 4;
        }
      }
      for (; i < size; i++) {
        if (DIGITS[bytes[i] as number] === 1 && isDigit(text.charCodeAt(base + i))) return base + i;
      }
      from = this.#end;
    }
    this.#view.release();
    return -1;
  }
}

/** Where a number begins whose first digit stands at `at`; undefined within a word or a longer number. */
function startOf(text: string, at: number, free: number): number | undefined {
  let start = at;
  // The last letter of `%3D` is no capital of a number.
  while (start > free && at - start < MAX_LETTERS && isCapital(text.charCodeAt(start - 1)) && !afterEscape(text, start))
    start--;
  if (start === free) return start;
  const before = text.charCodeAt(start - 1);
  if (isLetter(before) || isDigit(before)) return afterEscape(text, start) ? start : undefined;
  if (before === 46 || before === 45 || before === 32) {
    // A group in the middle of a longer number is no beginning.
    return start > free + 1 && isDigit(text.charCodeAt(start - 2)) && start === at ? undefined : start;
  }
  return start;
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}

function tryShape(text: string, index: number, at: number, name: string, found: Int32Array): SecretHit | undefined {
  const shape = PERSONAL[index] as PersonalShape;
  const start = at - (shape.lead ?? 0);
  if (start < 0 || (shape.lead !== undefined && !startsWord(text, start))) return undefined;
  shape.pattern.lastIndex = start;
  if (!shape.pattern.test(text)) return undefined;
  const end = shape.pattern.lastIndex;
  let value = CHECKED[index];
  if (value === undefined || value.length !== end - start || !text.startsWith(value, start)) {
    value = text.slice(start, end);
    CHECKED[index] = value;
    PASSED[index] = Number(shape.check(value));
  }
  if (PASSED[index] === 0) return undefined;
  if (shape.context && !hasContext(text, shape.context, index, start, name, found)) return undefined;
  if (shape.kind === "payment-card" && isNoCard(text, start, name)) return undefined;
  return { kind: shape.kind, category: "personal", start, end, value, strength: shape.strength ?? "verified" };
}

function isNoCard(text: string, start: number, name: string): boolean {
  const from = Math.max(0, start - NEAR);
  if (name === "" && !NO_CARD_WORDS.finds(text, from, start)) return false;
  return NO_CARD.test(contextBefore(text, from, start, name).slice(-NEAR));
}

/** What was found for one number counts for the next ones that it is near enough to: a long list is read once. */
function hasContext(
  text: string,
  context: RegExp,
  index: number,
  start: number,
  name: string,
  found: Int32Array,
): boolean {
  if (name !== "") return context.test(contextBefore(text, start - CONTEXT, start, name));
  const known = found[index] as number;
  if (known >= 0 && known >= start - CONTEXT) return true;
  let from = Math.max(0, start - HALF);
  // Not within a word, of which half might be another word.
  while (from > 0 && from < start && isLetter(text.charCodeAt(from - 1))) from++;
  let before = contextBefore(text, from, start, "");
  let at = before.search(context);
  if (at < 0) {
    from = Math.max(0, start - CONTEXT);
    before = contextBefore(text, from, start, "");
    at = before.search(context);
    if (at < 0) return false;
  }
  // Where nothing was put in or left out, the place is known.
  found[index] = before.length === start - from ? from + at : from;
  return true;
}

const words = new Uint16Array(2 * CONTEXT);
const narrow = Buffer.alloc(2 * CONTEXT);
const wide = Buffer.from(words.buffer);

/** The words before, in small letters, camel case apart; a percent escape stands for a space. */
function contextBefore(text: string, from: number, start: number, name: string): string {
  let length = 0;
  let last = 0;
  let highest = 0;
  for (let i = Math.max(0, from); i < start; i++) {
    let code = text.charCodeAt(i);
    if (code > highest) highest = code;
    if (code === 37 && i + 2 < start && isHex(text.charCodeAt(i + 1)) && isHex(text.charCodeAt(i + 2))) {
      code = 32;
      i += 2;
    }
    if ((code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde)) {
      if (last >= 97 && last <= 122) words[length++] = 32;
      words[length++] = code + 32;
    } else words[length++] = code;
    last = code;
  }
  let before: string;
  if (highest > 255) before = wide.toString("utf16le", 0, 2 * length).toLowerCase();
  else {
    narrow.set(words.subarray(0, length));
    before = narrow.toString("latin1", 0, length);
  }
  return name === "" ? before : `${wordsOf(name)} ${before}`;
}

function wordsOf(text: string): string {
  return text
    .replace(/%[0-9A-Fa-f]{2}/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
}

function isHex(code: number): boolean {
  return isDigit(code) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102);
}
