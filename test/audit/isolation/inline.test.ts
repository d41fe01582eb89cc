import { describe, expect, it } from "vitest";
import {
  bracketDepth,
  inlineHooks,
  MAX_INLINE_BYTES,
  MAX_INLINE_DEPTH,
  MAX_INLINE_STEPS,
  NeedsWorker,
} from "../../../src/audit/isolation/inline.ts";

describe("bracketDepth", () => {
  it.each([
    ["", 0],
    ["f(x)", 1],
    ["([{}])()", 3],
    [")))((", 2],
    ["'((('", 3],
  ])("%j nests %i deep", (text, depth) => {
    expect(bracketDepth(text)).toBe(depth);
  });
});

describe("inlineHooks", () => {
  it("allow files up to the limit taken together, and none beyond", () => {
    const half = "ä".repeat(MAX_INLINE_BYTES / 4);
    const { starting } = inlineHooks();
    starting?.("a.py", half);
    starting?.("b.py", half);
    starting?.("", "");
    expect(() => starting?.("c.py", "x")).toThrow(NeedsWorker);
  });

  it("allow nesting below the limit only", () => {
    const nested = (depth: number): string => "(".repeat(depth) + ")".repeat(depth);
    const { starting } = inlineHooks();
    starting?.("a.js", nested(MAX_INLINE_DEPTH - 1));
    expect(() => starting?.("b.js", nested(MAX_INLINE_DEPTH))).toThrow(NeedsWorker);
  });

  it("allow so many steps and no more", () => {
    const { working } = inlineHooks();
    working?.(MAX_INLINE_STEPS - 1);
    working?.(1);
    expect(() => working?.(1)).toThrow(NeedsWorker);
  });
});
