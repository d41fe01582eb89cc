import { describe, expect, it } from "vitest";
import {
  bracketDepth,
  inlineHooks,
  MAX_INLINE_BYTES,
  MAX_INLINE_DEPTH,
  NeedsWorker,
} from "../../../src/audit/isolation/inline.ts";
import { tree } from "../discover/tree.ts";

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
    const half = "x".repeat(MAX_INLINE_BYTES / 2);
    const root = tree({ "a.py": half, "b.py": half, "c.py": "x" });
    const { starting } = inlineHooks(root);
    starting?.("a.py");
    starting?.("b.py");
    starting?.("");
    starting?.("missing.py");
    expect(() => starting?.("c.py")).toThrow(NeedsWorker);
  });

  it("allow nesting below the limit only", () => {
    const nested = (depth: number): string => "(".repeat(depth) + ")".repeat(depth);
    const root = tree({ "a.js": nested(MAX_INLINE_DEPTH - 1), "b.js": nested(MAX_INLINE_DEPTH) });
    const { starting } = inlineHooks(root);
    starting?.("a.js");
    expect(() => starting?.("b.js")).toThrow(NeedsWorker);
  });
});
