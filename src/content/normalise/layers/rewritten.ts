/** Whole texts in disguise: shifted by half the alphabet, or written backwards. Only where the words vouch for it. */

import type { Mapped } from "../mapped.ts";
import { type Decoding, wholly } from "./decoding.ts";

/** Plain words that poisoned text of any kind needs; two different ones are no accident. */
const WORDS = [
  "the",
  "and",
  "you",
  "not",
  "user",
  "ignore",
  "disregard",
  "previous",
  "instructions",
  "system",
  "prompt",
  "secret",
  "password",
  "send",
  "read",
  "tool",
  "before",
  "must",
  "file",
  "this",
  "with",
];
const MIN_WORDS = 3;

const SHIFTED = patternOf(WORDS.map(shift));
/** Read backwards these are words, too: ton, DNA, loot, elif. */
const PALINDROMIC = new Set(["not", "and", "tool", "file"]);
const BACKWARDS = patternOf(WORDS.filter((word) => !PALINDROMIC.has(word)).map((word) => [...word].reverse().join("")));

function patternOf(words: readonly string[]): RegExp {
  return new RegExp(`(?<![A-Za-z])(?:${words.join("|")})(?![A-Za-z])`, "gi");
}

/** Rotation by 13 letters, which is its own inverse. */
export function* rotated(text: string): Generator<Decoding> {
  if (!vouched(text, SHIFTED)) return;
  const plain = shift(text);
  yield { via: "rot13", mapped: mirrored(plain, (start, end) => ({ start, end })), disguised: wholly(plain) };
}

export function* reversed(text: string): Generator<Decoding> {
  if (!vouched(text, BACKWARDS)) return;
  const plain = [...text].reverse().join("");
  const length = text.length;
  yield {
    via: "reversed",
    mapped: mirrored(plain, (start, end) => ({ start: length - end, end: length - start })),
    disguised: wholly(plain),
  };
}

function mirrored(text: string, place: (start: number, end: number) => { start: number; end: number }): Mapped {
  return {
    text,
    changed: true,
    range: (start, end) => {
      const from = Math.max(0, Math.min(start || 0, text.length));
      return place(from, Math.max(from, Math.min(end || 0, text.length)));
    },
  };
}

function vouched(text: string, pattern: RegExp): boolean {
  const found = new Set<string>();
  for (const { 0: word } of text.matchAll(pattern)) {
    found.add(word.toLowerCase());
    if (found.size === MIN_WORDS) return true;
  }
  return false;
}

function shift(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const base = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}
