import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineHashes } from "../../src/report/line-hash.ts";

/** The published description, word for word, in BigInt arithmetic: slow, and independent of the halves that src uses. */
function oracle(text: string): string[] {
  const units: { unit: number; line: number; starts: boolean }[] = [];
  const folded = text.replace(/\r\n?/g, "\n").replace(/[ \t]/g, "");
  let line = 1;
  let starts = true;
  for (const char of folded.split("")) {
    units.push({ unit: char.charCodeAt(0), line, starts });
    starts = char === "\n";
    if (starts) line++;
  }
  units.push({ unit: 65535, line, starts });
  const counts = new Map<string, number>();
  const hashes: string[] = [];
  units.forEach((entry, index) => {
    if (!entry.starts) return;
    let hash = 0n;
    for (let i = 0; i < 100; i++) {
      hash = BigInt.asUintN(64, hash * 37n + BigInt(units[index + i]?.unit ?? 0));
    }
    const hex = hash.toString(16);
    counts.set(hex, (counts.get(hex) ?? 0) + 1);
    hashes.push(`${hex}:${counts.get(hex)}`);
  });
  return hashes;
}

function all(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).length;
  const found = lineHashes(text, new Set(Array.from({ length: lines }, (_, index) => index + 1)));
  return [...found.values()];
}

describe("lineHashes", () => {
  it("gives GitHub's value for an empty file", () => {
    expect(all("")).toEqual(["c129715d7a2bc9a3:1"]);
  });

  it("agrees with the description on any text", () => {
    const unit = fc.constantFrom(
      "a",
      "é",
      "\u{1F600}",
      " ",
      "\t",
      "\n",
      "\r",
      "\r\n",
      "\uFFFF",
      "0123456789".repeat(6),
    );
    fc.assert(
      fc.property(
        fc.array(unit, { maxLength: 60 }).map((parts) => parts.join("")),
        (text) => {
          expect(all(text)).toEqual(oracle(text));
        },
      ),
      { numRuns: 500, seed: 7 },
    );
  });

  it("numbers equal lines", () => {
    const hashes = all(`${"x".repeat(120)}\n`.repeat(4));
    expect(hashes.slice(0, 3).map((hash) => hash.split(":")[1])).toEqual(["1", "2", "3"]);
    expect(new Set(hashes.slice(0, 3).map((hash) => hash.split(":")[0])).size).toBe(1);
  });

  it("does not depend on line ends and indentation", () => {
    expect(all("a\n  b\nc\n")).toEqual(all("a\r\nb\r\nc\r\n"));
    expect(all("a\rb")).toEqual(all("\ta \nb"));
  });

  it("returns only what was asked for", () => {
    expect([...lineHashes("a\nb\nc", new Set([2, 9])).keys()]).toEqual([2]);
  });

  it("hashes a megabyte in well under a second", () => {
    const text = "const value = compute(input);\n".repeat(35_000);
    const start = performance.now();
    expect(lineHashes(text, new Set([35_000])).size).toBe(1);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
