/** Finds what a reader cannot see. */

import { CharacterTraits } from "../normalise/traits.ts";
import { BidiJudge } from "./bidi.ts";
import { CANDIDATES, hiddenKind } from "./characters.ts";
import { honestPrefix, isHyphenation, isRegionalFlag } from "./honest.ts";
import { MIN_GUESSED, privateMessage, selectorMessage, tagMessage, zeroWidthMessage } from "./messages.ts";
import { terminalSequence } from "./terminal.ts";
import type { HiddenHit, HiddenKind, HiddenRole } from "./types.ts";

const CANDIDATE = new RegExp(`[${CANDIDATES}]`, "u");
const traits = new CharacterTraits((char) => Number(CANDIDATE.test(char)));
/** Holds every candidate, and is quicker to look for. */
const MAY_HIDE = /[^\t\n\f\r -~]/;
const LATIN = /[A-Za-z]/;
const SMALL = /[a-z]/;

/** Hits of one kind; further ones are counted in the last of them. */
export const MAX_HITS_OF_KIND = 64;
/** Stretches of one kind that are decoded by themselves; many more are decoded together only. */
export const MAX_DECODED_ALONE = 64;
/** Shorter stretches spell nothing in any code, and must not use up the number above. */
const MIN_ZERO_WIDTH = MIN_GUESSED * 4;
/** So many zero-width characters in a row have no use, whatever they spell. */
const CROWD = 8;

type Open = { -readonly [K in keyof HiddenHit]: HiddenHit[K] };

/**
 * Hidden characters in a text, in order of their place; what spells a message comes with the message decoded. Not
 * reported: emoji sequences and flags, joiners and selectors that a script needs, marks and balanced isolates around
 * right-to-left text, a leading byte order mark, hyphenation. Linear in the length of the text.
 * @param options what the text is: a name has no use for any of them
 */
export function findHidden(text: string, options: { readonly role: HiddenRole }): readonly HiddenHit[] {
  if (!MAY_HIDE.test(text)) return [];
  return new Finder(text, options.role).find();
}

class Finder {
  readonly #text: string;
  readonly #role: HiddenRole;
  readonly #hits: Open[] = [];
  readonly #ofKind = new Map<HiddenKind, { count: number; last: Open }>();
  /** Characters of the kinds that can spell a message, over the whole text. */
  readonly #spelled = new Map<HiddenKind, number[]>();
  readonly #decodedAlone = new Map<HiddenKind, number>();
  #bidi: BidiJudge | undefined;

  constructor(text: string, role: HiddenRole) {
    this.#text = text;
    this.#role = role;
  }

  find(): readonly HiddenHit[] {
    const text = this.#text;
    let at = 0;
    while (at < text.length) {
      let end = at;
      while (end < text.length && traits.at(text, end) === 1) end += sizeAt(text, end);
      // The inside of a terminal sequence is judged with it.
      at = end === at ? at + 1 : this.#run(at, end);
    }
    this.#decode();
    return this.#hits;
  }

  /** @returns where to go on: a terminal sequence reaches beyond its run */
  #run(from: number, to: number): number {
    const text = this.#text;
    const before = characterBefore(text, from);
    let at = from;
    // A byte order mark at the very start says how the text is encoded.
    if (from === 0 && this.#role !== "name" && text.charCodeAt(0) === 0xfeff) at = 1;
    at += honestPrefix(text.slice(at, to), at === from ? before : "", characterAt(text, to));
    while (at < to) {
      const code = text.codePointAt(at) as number;
      const kind = hiddenKind(code);
      if (kind === "control") {
        const sequence = code === 0x1b || code >= 0x80 ? terminalSequence(text, at) : undefined;
        if (sequence !== undefined) {
          // Programs keep the start of a sequence in a literal and the rest in another.
          const severe = sequence.severe && !(sequence.partial === true && this.#role === "source");
          this.#add("terminal-escape", at, sequence.end, 1, severe || this.#role === "name");
          at = sequence.end;
        } else {
          // A backspace paints over what stands before it.
          this.#add("control", at, at + 1, 1, code === 8 || this.#role === "name");
          at++;
        }
        if (at > to) return at;
        continue;
      }
      at = this.#stretch(kind, at, to, from);
    }
    return at;
  }

  /** Takes neighbours of one kind together. */
  #stretch(kind: HiddenKind, from: number, runEnd: number, runStart: number): number {
    const text = this.#text;
    const codes: number[] = [];
    let at = from;
    while (at < runEnd) {
      const code = text.codePointAt(at) as number;
      if (hiddenKind(code) !== kind) break;
      codes.push(code);
      at += code > 0xffff ? 2 : 1;
    }
    if (kind === "bidi") this.#bidiStretch(from, at);
    else if (kind === "separator") {
      if (this.#role !== "prose") this.#add(kind, from, at, codes.length, this.#role === "name");
    } else if (kind === "tag" && isRegionalFlag(text.slice(from, at), characterBefore(text, from))) {
      this.#add(kind, from, at, codes.length, this.#role === "name");
    } else if (!(kind === "zero-width" && codes.length === 1 && this.#isHyphen(from))) {
      const hit = this.#add(kind, from, at, codes.length, this.#isSevere(kind, codes, runStart, runEnd));
      const message = this.#messageAlone(kind, codes);
      if (message !== undefined) {
        hit.severe = true;
        hit.message ??= message;
      }
      this.#spell(kind, codes);
    }
    return at;
  }

  #messageAlone(kind: HiddenKind, codes: readonly number[]): string | undefined {
    if (kind === "zero-width" && codes.length < MIN_ZERO_WIDTH) return undefined;
    const tried = this.#decodedAlone.get(kind) ?? 0;
    if (tried === MAX_DECODED_ALONE) return undefined;
    this.#decodedAlone.set(kind, tried + 1);
    return messageOf(kind, codes);
  }

  #isHyphen(at: number): boolean {
    return this.#role === "prose" && this.#text.charCodeAt(at) === 0xad && isHyphenation(this.#text, at);
  }

  #bidiStretch(from: number, to: number): void {
    this.#bidi ??= new BidiJudge(this.#text, this.#role);
    for (let at = from; at < to; at++) {
      const verdict = this.#bidi.verdict(at);
      if (verdict !== "honest") this.#add("bidi", at, at + 1, 1, verdict === "severe");
    }
  }

  #isSevere(kind: HiddenKind, codes: readonly number[], runStart: number, runEnd: number): boolean {
    if (this.#role === "name" || kind === "tag") return true;
    if (kind === "private-use") return false;
    if (kind === "variation-selector") {
      // The selectors of Mongolian carry no bytes.
      return codes.filter((code) => code >= 0xfe00).length > 1 || (codes[0] as number) > 0xffff;
    }
    // Parts a word that a reader sees whole. Generated documentation puts break hints before capitals and behind signs.
    const partsWord =
      LATIN.test(this.#text.charAt(runStart - 1)) &&
      (this.#role === "source" ? LATIN : SMALL).test(this.#text.charAt(runEnd));
    return partsWord || (kind === "zero-width" && codes.length >= CROWD);
  }

  #spell(kind: HiddenKind, codes: readonly number[]): void {
    const all = this.#spelled.get(kind);
    if (all === undefined) this.#spelled.set(kind, [...codes]);
    else for (const code of codes) all.push(code);
  }

  /** A message may be spread over the text, a character at a time. */
  #decode(): void {
    for (const [kind, codes] of this.#spelled) {
      // Icons of a private area spell words by chance when they are taken together.
      if (kind === "private-use") continue;
      if (this.#hits.some((hit) => hit.kind === kind && hit.message !== undefined)) continue;
      const message = messageOf(kind, codes);
      const first = this.#hits.find((hit) => hit.kind === kind);
      if (message === undefined || first === undefined) continue;
      first.message = message;
      first.severe = true;
    }
  }

  #add(kind: HiddenKind, start: number, end: number, count: number, severe: boolean): Open {
    const seen = this.#ofKind.get(kind);
    if (seen !== undefined && (seen.last.end === start || seen.count === MAX_HITS_OF_KIND)) {
      seen.last.end = end;
      seen.last.count += count;
      if (severe) seen.last.severe = true;
      return seen.last;
    }
    const hit: Open = { kind, start, end, count, ...(severe ? { severe } : {}) };
    this.#hits.push(hit);
    this.#ofKind.set(kind, { count: (seen?.count ?? 0) + 1, last: hit });
    return hit;
  }
}

function messageOf(kind: HiddenKind, codes: readonly number[]): string | undefined {
  if (kind === "tag") return tagMessage(codes);
  if (kind === "variation-selector") return selectorMessage(codes);
  if (kind === "zero-width") return zeroWidthMessage(codes);
  return kind === "private-use" ? privateMessage(codes) : undefined;
}

function sizeAt(text: string, at: number): 1 | 2 {
  const unit = text.charCodeAt(at);
  return unit >= 0xd800 && unit < 0xdc00 && (text.codePointAt(at) as number) > 0xffff ? 2 : 1;
}

function characterAt(text: string, at: number): string {
  return at < text.length ? String.fromCodePoint(text.codePointAt(at) as number) : "";
}

function characterBefore(text: string, at: number): string {
  if (at <= 0) return "";
  const low = text.charCodeAt(at - 1);
  const isPair = low >= 0xdc00 && low < 0xe000 && at > 1;
  const pair = isPair ? text.slice(at - 2, at) : "";
  return isPair && /^[\ud800-\udbff]/.test(pair) ? pair : text.charAt(at - 1);
}
