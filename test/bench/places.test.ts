import { describe, expect, it } from "vitest";
import { functionAround, lineMap } from "../../bench/audit/places.ts";

describe("the function around a line", () => {
  const lines = [
    "def outer(a):",
    "    def inner(b):",
    "        if b:",
    "            run(b)",
    "        return b",
    "    return inner",
    "x = 1",
  ];

  it("is the innermost one", () => {
    expect(functionAround(lines, 4)).toEqual([2, 5]);
  });

  it("is the line itself where there is none, and outside the file", () => {
    expect(functionAround(["a = 1", "b = 2"], 2)).toEqual([2, 2]);
    expect(functionAround(lines, 99)).toEqual([99, 99]);
  });

  it("ends with what closes it", () => {
    const script = ["app.get('/x', (request) => {", "  run(a);", "  run(b);", "});", "next();"];
    expect(functionAround(script, 3)).toEqual([1, 4]);
  });
});

describe("the same line in another version", () => {
  it("moves with what was added before it", () => {
    const map = lineMap(["a", "b", "c"], ["new", "a", "b", "c"]);
    expect([1, 2, 3].map(map)).toEqual([2, 3, 4]);
  });

  it("is in what replaced it, and before what follows", () => {
    const map = lineMap(["a", "old", "old too", "z"], ["a", "one", "z"]);
    expect([1, 2, 3, 4].map(map)).toEqual([1, 2, 2, 3]);
  });

  it("is the last line when it lies beyond the file", () => {
    expect(lineMap(["a"], ["a", "b"])(9)).toBe(2);
  });
});
