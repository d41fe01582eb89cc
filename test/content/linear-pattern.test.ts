import { describe, expect, it } from "vitest";
import { linearPattern, MAX_PATTERN_LENGTH } from "../../src/content/linear-pattern.ts";
import { growsLinearly } from "../growth.ts";

function matches(pattern: string, text: string): readonly { start: number; end: number }[] {
  const matcher = linearPattern(pattern);
  if (typeof matcher === "string") throw new Error(matcher);
  return [...matcher(text)];
}

describe("a pattern of a user", () => {
  it("counts in UTF-16 code units", () => {
    expect(matches("b+", "😀bb a😀b")).toEqual([
      { start: 2, end: 4 },
      { start: 8, end: 9 },
    ]);
  });

  it("takes what its first group takes part in, and without it the whole", () => {
    expect(matches("pin=([0-9]+)", "a pin=1234 b")).toEqual([{ start: 6, end: 10 }]);
    expect(matches("pin=(?:[0-9]+)", "a pin=1234 b")).toEqual([{ start: 2, end: 10 }]);
    expect(matches("(x)|yy", "yy x")).toEqual([
      { start: 0, end: 2 },
      { start: 3, end: 4 },
    ]);
  });

  it.each([
    ["", "length"],
    [7, "length"],
    ["a".repeat(MAX_PATTERN_LENGTH + 1), "length"],
    ["(a", "syntax"],
    ["(?=a)b", "syntax"],
    ["a*", "empty"],
    ["(?:)", "empty"],
    ["\\b", "empty"],
    ["x?$", "empty"],
  ])("%j is none: %s", (source, fault) => {
    expect(linearPattern(source)).toBe(fault);
    expect(typeof linearPattern("a".repeat(MAX_PATTERN_LENGTH))).toBe("function");
  });

  it("takes linear time", () => {
    const matcher = linearPattern("(a+)+$");
    if (typeof matcher === "string") throw new Error(matcher);
    expect(
      growsLinearly(
        (text) => [...matcher(text)],
        (size) => `${"a".repeat(size)}!`,
        2000,
      ),
    ).toBe(true);
  });
});
