import { describe, expect, it } from "vitest";
import { EVERYTHING, KIND_BITS, NO_DOTS, PATHS } from "../../../src/audit/flow/kinds.ts";
import { forbiddenMeaning, isCosmetic, patternMeaning, replacedMeaning } from "../../../src/audit/flow/patterns.ts";

/** Which of shell, code and paths a text that passes can no longer harm. */
function safe(bits: number): string {
  if (bits === EVERYTHING) return "all";
  return [
    bits & KIND_BITS.SHELL ? "shell" : "",
    bits & KIND_BITS.CODE ? "code" : "",
    (bits & PATHS) === PATHS ? "path" : bits & NO_DOTS ? "nodots" : "",
  ]
    .filter((one) => one !== "")
    .join(" ");
}

describe("what a pattern lets through", () => {
  it.each([
    ["^\\d+$", "all"],
    ["^[0-9]{1,5}$", "all"],
    ["^[a-zA-Z0-9_-]+$", "shell path"],
    ["^\\w+$", "shell code path"],
    ["^[\\w.-]+$", "shell"],
    ["^[\\w-]+\\.(?:md|txt)$", "shell path"],
    ["^[\\w-]+(?:\\.[\\w-]+)*$", "shell path"],
    ["^[\\w/-]+$", "shell nodots"],
    ["^[a-z][\\w/-]*$", "shell path"],
    ["^[\\w./-]+$", "shell"],
    ["^(?:start|stop)$", "shell code path"],
    ["^[\\w ]+$", "shell path"],
    ["^[\\w\\s]+$", "path"],
    ["^[0-9+*/(). -]+$", "code"],
    ["^[^;]+$", ""],
    ["^.*$", ""],
    ["^[a-z]+", ""],
    ["[a-z]+$", ""],
    ["^[a-z]+$|x", ""],
    ["^a|b$", ""],
    ["^[\\p{L}]+$", "path shell".split(" ").reverse().join(" ")],
  ])("%s", (pattern, expected) => {
    expect(safe(patternMeaning(pattern, "", "anywhere").clears)).toBe(expected);
  });

  it("knows flags and how a test anchors", () => {
    expect(safe(patternMeaning("^[a-z]+$", "m", "anywhere").clears)).toBe("");
    expect(safe(patternMeaning("[a-z]+", "", "whole").clears)).toBe("shell code path");
    expect(safe(patternMeaning("[a-z]+$", "", "start").clears)).toBe("shell code path");
    expect(safe(patternMeaning("[a-z]+", "", "start").clears)).toBe("");
    expect(safe(patternMeaning("[a-z]+\\Z", "", "start").clears)).toBe("shell code path");
  });

  it("reads nothing into what it cannot read", () => {
    for (const pattern of [
      "^[a-z",
      "^(a$",
      "^\\1$",
      "^(?(1)a|b)$",
      "a".repeat(5000),
      `${"(".repeat(60)}a${")".repeat(60)}`,
    ]) {
      expect(patternMeaning(pattern, "", "whole").clears).toBe(0);
    }
  });

  it("takes a single complement as a list of what is allowed, and nothing else", () => {
    expect(safe(forbiddenMeaning("[^\\w-]"))).toBe("shell path");
    expect(safe(forbiddenMeaning("[^a-z]+"))).toBe("shell code path");
    expect(forbiddenMeaning("[;&|]")).toBe(0);
    expect(forbiddenMeaning("[^a-z];")).toBe(0);
  });

  it("knows what a replacement leaves", () => {
    expect(safe(replacedMeaning("[^a-z]", "g", ""))).toBe("shell code path");
    expect(safe(replacedMeaning("[^a-z]", "g", "_"))).toBe("shell code path");
    expect(safe(replacedMeaning("[^a-z]", "g", "/"))).toBe("shell nodots");
    expect(replacedMeaning("[^a-z]", "", "")).toBe(0);
    expect(replacedMeaning("\\.\\.", "g", "")).toBe(0);
    expect(isCosmetic("\\/+", "/")).toBe(true);
    expect(isCosmetic("\\.\\./", "")).toBe(false);
    expect(isCosmetic("[^/]", "")).toBe(false);
  });
});

describe("nested repeats", () => {
  it("are asked once per position", () => {
    const depth = 30;
    const pattern = `^${"(".repeat(depth)}[a-z/]*${")*".repeat(depth)}$`;
    expect(safe(patternMeaning(pattern, "", "anywhere").clears)).toBe("shell nodots");
  });
});
