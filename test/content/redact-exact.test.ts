import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exactValues, redactText } from "../../src/content/redact.ts";
import { costsAtMost } from "../growth.ts";

const VALUE = "q7/Zx+9\"<&p w'é!Kd";
const taken = (text: string, value = VALUE): string => redactText(text, { exact: [value] }).text;
const marker = `[redacted:env:${VALUE.length}]`;

describe("exact values", () => {
  it.each([0, 1, 2])("are found in base64 %i bytes into what was encoded", (offset) => {
    const base64 = Buffer.from(`${"a:".repeat(2).slice(0, offset)}${VALUE}`).toString("base64");
    for (const text of [base64, base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")]) {
      const clean = taken(`Basic ${text}`);
      expect(clean).toContain(marker);
      // What is left belongs to the characters before and behind.
      expect(clean.replace(marker, "").length).toBeLessThanOrEqual("Basic ".length + 3 + 4);
    }
  });

  it.each([
    ["hex", Buffer.from(VALUE).toString("hex")],
    ["upper-case hex", Buffer.from(VALUE).toString("hex").toUpperCase()],
    ["percent", encodeURIComponent(VALUE)],
    ["lower-case percent", encodeURIComponent(VALUE).replace(/%../g, (code) => code.toLowerCase())],
    ["a form", new URLSearchParams({ v: VALUE }).toString().slice(2)],
    ["JSON", JSON.stringify(VALUE).slice(1, -1)],
    ["JSON in JSON", JSON.stringify(JSON.stringify(VALUE)).slice(3, -3)],
    ["HTML", "q7/Zx+9&quot;&lt;&amp;p w&#39;é!Kd"],
    ["HTML with hexadecimal quotes", "q7/Zx+9&quot;&lt;&amp;p w&#x27;é!Kd"],
    ["Latin-1 of UTF-8", Buffer.from(VALUE).toString("latin1")],
    ["UTF-16 in hex", Buffer.from(VALUE, "utf16le").toString("hex")],
    ["big-endian UTF-16 in hex", Buffer.from(VALUE, "utf16le").swap16().toString("hex").toUpperCase()],
    ["capitals", VALUE.toUpperCase()],
    ["small letters", VALUE.toLowerCase()],
    ["clear", VALUE],
  ])("are found in %s", (_form, text) => {
    expect(taken(`<${text}>`)).toBe(`<${marker}>`);
  });

  it("are found as a printer of strings writes them, which escapes only one kind of quotes", () => {
    for (const value of ['aZ3"kq\\wP9x', "aZ3'kq\\wP9x", "aZ3'k\"q\\wP\n9x"]) {
      for (const text of [inspect(value), inspect([value]), JSON.stringify(inspect({ value }))]) {
        const clean = taken(text, value);
        expect(clean).toContain("[redacted:env:");
        expect(clean).not.toContain("wP");
        expect(clean).not.toContain("aZ3");
      }
    }
  });

  it("that are words are looked for in their own case only", () => {
    expect(taken("Production and PRODUCTION", "production")).toBe("Production and PRODUCTION");
  });

  it("are found in UTF-16 of both orders, in bytes and in base64", () => {
    const value = "correct-horse-9";
    const wide = Buffer.from(`a ${value} b`, "utf16le");
    for (const bytes of [wide, Buffer.from(wide).swap16()]) {
      for (const text of [bytes.toString("latin1"), bytes.toString("base64"), `x${bytes.toString("base64url")}`]) {
        expect(taken(text, value)).toContain(`[redacted:env:${value.length}]`);
      }
      const json = JSON.stringify({ text: bytes.toString("latin1") });
      expect(redactText(json, { exact: [value], json: true }).count).toBe(1);
    }
  });

  it("count the clear value whatever its form", () => {
    expect(taken("6162636465666768", "abcdefgh")).toBe("[redacted:env:8]");
  });

  it("are found as a plain search finds them (property)", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "é"), minLength: 8, maxLength: 12 });
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 5 }),
        fc.array(fc.oneof(word, fc.string()), { maxLength: 8 }),
        (values, parts) => {
          const text = parts.join("");
          const { find } = exactValues(values);
          const hits = find(text);
          expect(hits.length > 0).toBe(values.some((value) => text.includes(value)));
          let rest = "";
          let from = 0;
          for (const hit of hits) {
            rest += `${text.slice(from, hit.start)}\n`;
            from = hit.end;
          }
          rest += text.slice(from);
          for (const value of values) expect(rest).not.toContain(value);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("cost no more in a text of their beginnings than in another", () => {
    const values = Array.from({ length: 64 }, (_, i) => `${"k9-".repeat(10)}${i}x`.padEnd(40, "z"));
    const exact = exactValues(values);
    const plain = "The quick brown fox jumps over the lazy dog. ".repeat(23_000);
    const nasty = `${"k9-".repeat(10)}!`.repeat(33_000);
    expect(exact.find(nasty)).toEqual([]);
    expect(
      costsAtMost(
        20,
        () => exact.find(nasty),
        () => exact.find(plain),
      ),
    ).toBe(true);
  });
});
