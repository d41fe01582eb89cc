import { describe, expect, it } from "vitest";
import { TextMemo } from "../../src/detect/text-memo.ts";

describe("the memo of texts", () => {
  const text = (i: number): string => `${i} a text that is long enough to be remembered, number ${i * 7919}`;

  it("keeps a text from its second time on", () => {
    const memo = new TextMemo<number>();
    expect(memo.valuesOf(text(1))).toBeUndefined();
    const kept = memo.valuesOf(text(1));
    expect(kept).toBeInstanceOf(Map);
    kept?.set("a", 1);
    expect(memo.valuesOf(text(1))?.get("a")).toBe(1);
    expect(memo.valuesOf(text(2))).toBeUndefined();
  });

  it("keeps no short text and no huge one", () => {
    const memo = new TextMemo<number>();
    for (const one of ["a".repeat(47), "a".repeat(500_001)]) {
      memo.valuesOf(one);
      expect(memo.valuesOf(one)).toBeUndefined();
    }
    for (const one of ["a".repeat(48), "a".repeat(500_000)]) {
      memo.valuesOf(one);
      expect(memo.valuesOf(one)).toBeInstanceOf(Map);
    }
  });

  it("forgets those that did not come for long, and keeps those that do", () => {
    const memo = new TextMemo<number>();
    const twice = (one: string): void => {
      memo.valuesOf(one);
      memo.valuesOf(one);
    };
    twice(text(0));
    memo.valuesOf(text(0))?.set("a", 1);
    twice(text(1));
    memo.valuesOf(text(1))?.set("a", 1);
    for (let i = 0; i < 12; i++) {
      twice(`${i}${"x".repeat(300_000)}`);
      expect(memo.valuesOf(text(0))?.get("a")).toBe(1);
    }
    expect(memo.valuesOf(text(1))?.get("a")).toBeUndefined();
  });
});
