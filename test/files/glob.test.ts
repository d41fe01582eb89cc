import fc from "fast-check";
import picomatch from "picomatch";
import { describe, expect, it } from "vitest";
import { compileGlob } from "../../src/files/glob.ts";

describe("compileGlob", () => {
  it.each([
    ["src/*.ts", "src/a.ts", true],
    ["src/*.ts", "src/a/b.ts", false],
    ["src/**/*.ts", "src/a.ts", true],
    ["src/**/*.ts", "src/a/b/c.ts", true],
    ["**", "a/b/.c", true],
    ["**/gen/**", "a/gen/b", true],
    ["**/gen/**", "gen/b", true],
    ["**/gen/**", "agen/b", false],
    ["a/**/b", "a/b", true],
    ["a/**/b", "a/x/y/b", true],
    ["a/**/b", "a/xb", false],
    ["?.py", "a.py", true],
    ["?.py", "/.py", false],
    ["[a-c]x", "bx", true],
    ["[!a-c]x", "bx", false],
    ["[!a-c]x", "dx", true],
    ["*.{ts,js}", "a.js", true],
    ["{src,lib}/{a,b}.ts", "lib/b.ts", true],
    ["{src,lib}/{a,b}.ts", "lib/c.ts", false],
    ["src", "src/a/b.ts", true],
    ["src/", "src/a/b.ts", true],
    ["src", "srcs/a.ts", false],
    ["src/*", "src/a/b.ts", false],
    ["**/gen", "a/gen/b.ts", true],
    ["a\\*b", "a*b", true],
    ["a\\*b", "axb", false],
    ["", "a", false],
  ])("%s on %s: %s", (pattern, path, expected) => {
    expect(compileGlob(pattern).matches(path)).toBe(expected);
  });

  it("without segments lets a star cross slashes", () => {
    expect(compileGlob("npx *server*", { flat: true }).matches("npx -y @a/server-b c/d")).toBe(true);
    expect(compileGlob("npx *", { flat: true }).matches("node x")).toBe(false);
  });

  it("agrees with picomatch on wildcard patterns", () => {
    const segment = fc
      .string({ unit: fc.constantFrom("a", "b", ".", "-"), minLength: 1, maxLength: 4 })
      .filter((s) => !/^\.+$/.test(s));
    const glob = fc
      .array(fc.oneof(fc.constantFrom("*", "**", "a*", "*b", "?", "[ab]", "*.a"), segment), {
        minLength: 1,
        maxLength: 4,
      })
      .map((parts) => [...parts, "*a"].join("/"));
    const path = fc.array(segment, { minLength: 1, maxLength: 5 }).map((parts) => parts.join("/"));
    fc.assert(
      fc.property(glob, path, (pattern, text) => {
        expect(compileGlob(pattern).matches(text)).toBe(picomatch(pattern, { dot: true })(text));
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it("takes time in proportion, whatever the pattern", () => {
    const glob = compileGlob("*a*a*a*a*a*a*a*a*a*a*a*a*b");
    const start = performance.now();
    expect(glob.matches("a".repeat(4000))).toBe(false);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it("refuses at its caps", () => {
    expect(compileGlob("a".repeat(256)).matches("a".repeat(256))).toBe(true);
    expect(() => compileGlob("a".repeat(257))).toThrow(/longer than 256/);
    expect(compileGlob("{a,b}{a,b}{a,b}{a,b}{a,b}").matches("abbab")).toBe(true);
    expect(() => compileGlob("{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}")).toThrow(/more than 32/);
    expect(() => compileGlob("[a")).toThrow(/unclosed \[/);
    expect(() => compileGlob("{a")).toThrow(/unclosed \{/);
  });
});
