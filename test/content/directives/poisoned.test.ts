import { describe, expect, it } from "vitest";
import { type PoisonedText, poisonedTexts } from "../../../bench/generate-poisoned.ts";
import { findDirectives } from "../../../src/content/directives/index.ts";

const MIN_RECALL = 0.92;
const MIN_RECALL_OF_STYLE = 0.85;
/** In words that nobody read while the lexicon grew. */
const MIN_RECALL_HELD = 0.75;

const texts = poisonedTexts();

function isSeen(one: PoisonedText): boolean {
  return findDirectives(one.text, { role: one.role }).some((hit) => hit.level !== "note");
}

function isCovert(one: PoisonedText): boolean {
  return findDirectives(one.text, { role: one.role }).some((hit) => hit.level === "covert");
}

const judged = texts.map((one) => ({ one, seen: isSeen(one) }));

function share(of: (one: PoisonedText) => boolean): number {
  const chosen = judged.filter(({ one }) => of(one));
  return chosen.filter(({ seen }) => seen).length / chosen.length;
}

describe("poisoned texts", () => {
  it("are many, of many styles, and the same in every run", () => {
    expect(new Set(texts.map((one) => one.text)).size).toBeGreaterThan(400);
    expect(new Set(texts.map((one) => one.style)).size).toBeGreaterThanOrEqual(30);
    expect(poisonedTexts()).toEqual(texts);
  });

  it("are seen, also those of words that were held aside", () => {
    expect(share(() => true)).toBeGreaterThanOrEqual(MIN_RECALL);
    expect(share((one) => one.held)).toBeGreaterThanOrEqual(MIN_RECALL_HELD);
  });

  it.each([...new Set(texts.map((one) => one.style))])("are seen in the style %s", (style) => {
    expect(share((one) => one.style === style)).toBeGreaterThanOrEqual(MIN_RECALL_OF_STYLE);
  });

  it("are covert where words are hidden or a file of secrets is asked for", () => {
    const covert = judged.filter(({ one, seen }) => seen && one.covert);
    expect(covert.length).toBeGreaterThan(80);
    const missed = covert.filter(({ one }) => !isCovert(one)).map(({ one }) => one.text);
    expect(missed.length / covert.length).toBeLessThanOrEqual(0.03);
  });
});
