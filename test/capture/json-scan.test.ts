import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deeperThan } from "../../src/capture/depth.ts";
import { scanJson } from "../../src/capture/json-scan.ts";
import { memberText } from "../../src/capture/member-span.ts";

function scan(text: string, depth = 100): string {
  return scanJson(Buffer.from(text), depth);
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const VALID = [
  "{}",
  "[]",
  " {} ",
  "1",
  "-0",
  "-0.5e-3",
  "1E+2",
  "true",
  "null",
  '""',
  '"\\u00e9\\n\\/"',
  '{"a":[1,{"b":null}]}',
  '{"a":1,"a":2}',
  "[[],[]]",
  "[ 1 , 2 ]",
  "1.0",
  '{"":0}',
  '"\u2028"',
]; // prettier-ignore

const INVALID = [
  "",
  " ",
  "{",
  "[",
  "}",
  "[1,]",
  '{"a":1,}',
  '{"a"}',
  '{"a":}',
  "{a:1}",
  "{1:1}",
  "[1 2]",
  "01",
  "1.",
  ".5",
  "+1",
  "1e",
  "-",
  "--1",
  "tru",
  "True",
  "nul",
  "NaN",
  "Infinity",
  '"',
  '"\\x"',
  '"\\u12g4"',
  '"a\tb"',
  '"a\nb"',
  "[1]]",
  "{}{}",
  "1 1",
  "'a'",
  "[,1]",
  "{,}",
  "[}",
  "{]",
  '{"a":1]',
]; // prettier-ignore

describe("scanJson", () => {
  it.each(VALID)("takes %j", (text) => {
    expect(parses(text)).toBe(true);
    expect(scan(text)).toBe("json");
  });

  it.each(INVALID)("refuses %j", (text) => {
    expect(parses(text)).toBe(false);
    expect(scan(text)).toBe("not-json");
  });

  it("tells line breaks between tokens from those in strings", () => {
    expect(scan('{"a":\n1}')).toBe("breaks");
    expect(scan('{"a"\r\n:1}')).toBe("breaks");
    expect(scan("[1]\n")).toBe("breaks");
    expect(scan('"\\n"')).toBe("json");
  });

  it("stops at the depth", () => {
    expect(scan("[[[]]]", 3)).toBe("json");
    expect(scan("[[[[]]]]", 3)).toBe("too-deep");
    expect(scan("[".repeat(100_000), 999)).toBe("too-deep");
    expect(scan('{"a":'.repeat(100_000), 999)).toBe("too-deep");
  });

  it("sees every byte at every place of a long string, wherever the bytes lie in memory", () => {
    for (const offset of [0, 1, 2, 3]) {
      for (let at = 0; at < 48; at++) {
        const bytes = Buffer.alloc(offset + 54, "a").subarray(offset);
        bytes[0] = bytes[50] = 0x22;
        bytes.fill(" ", 51);
        for (let byte = 0; byte < 256; byte++) {
          bytes[1 + at] = byte;
          const isSpecial = byte < 0x20 || byte === 0x22 || byte === 0x5c;
          expect(scanJson(bytes, 1), `${byte} at ${at}`).toBe(isSpecial ? "not-json" : "json");
        }
      }
    }
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: "binary" }), fc.constant("x".repeat(15))), { maxLength: 12 }),
        (parts) => {
          const text = JSON.stringify(parts.join(""));
          expect(scan(text)).toBe("json");
          expect(scan(text.slice(0, -1))).toBe("not-json");
        },
      ),
      { numRuns: 1000, seed: 1 },
    );
  });

  it("agrees with JSON.parse on JSON, on damaged JSON and on fragments", () => {
    const fragment = fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"',
      "\\",
      "1",
      "-",
      ".",
      "e",
      "true",
      "null",
      " ",
      "a",
      "\\u0041",
      "\\n",
    );
    const damaged = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom("", ",", '"', "}", "0", "\\"))
      .map(
        ([text, at, insert]) =>
          text.slice(0, at % (text.length + 1)) + insert + text.slice((at % (text.length + 1)) + 1),
      );
    const texts = fc.oneof(
      fc.json(),
      damaged,
      fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(scan(text, 1000)).toBe(parses(text) ? "json" : "not-json");
      }),
      { numRuns: 3000, seed: 1 },
    );
  });
});

describe("deeperThan", () => {
  it("counts brackets outside of strings", () => {
    expect(deeperThan("[[]]", 2)).toBe(false);
    expect(deeperThan("[[[]]]", 2)).toBe(true);
    expect(deeperThan('["[[[[", "\\"[[["]', 2)).toBe(false);
    expect(deeperThan("[[],[],[]]", 2)).toBe(false);
    expect(deeperThan(`${'{"a":['.repeat(50_000)}`, 1000)).toBe(true);
  });

  it("ends on text that is not JSON", () => {
    expect(deeperThan('"[[[[[[', 2)).toBe(false);
    expect(deeperThan("]]]][[", 2)).toBe(false);
  });
});

describe("memberText", () => {
  it("gives the member as it stands", () => {
    const line = '{"type":"frame", "frame" : {"id":1.0,"id": 2 ,"a":"}\\"{"} ,"x":[1,{"frame":0}]}';
    expect(memberText(line, "frame")).toBe('{"id":1.0,"id": 2 ,"a":"}\\"{"}');
    expect(memberText(line, "type")).toBe('"frame"');
    expect(memberText(line, "x")).toBe('[1,{"frame":0}]');
    expect(memberText(line, "y")).toBeUndefined();
    expect(memberText("{}", "y")).toBeUndefined();
  });

  it("takes the last of equal names, escaped or not, as JSON.parse does", () => {
    expect(memberText('{"frame":1,"fr\\u0061me":2}', "frame")).toBe("2");
    expect(JSON.parse('{"frame":1,"fr\\u0061me":2}').frame).toBe(2);
  });

  it("agrees with JSON.parse on any object", () => {
    const objects = fc.dictionary(
      fc.oneof(fc.constantFrom("frame", "a", '"', "\\", "{"), fc.string()),
      fc.jsonValue(),
      { minKeys: 1 },
    );
    fc.assert(
      fc.property(objects, fc.constantFrom(0, 1, 2), (object, indent) => {
        const text = JSON.stringify(object, undefined, indent);
        const parsed = JSON.parse(text) as Record<string, unknown>;
        for (const key of Object.keys(parsed)) {
          expect(JSON.parse(memberText(text, key) ?? "")).toEqual(parsed[key]);
        }
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  it("finds every message of a genuine log", () => {
    const lines = readFileSync("fixtures/sessions/genuine/everything-stdio-2025-11-25.mcp.jsonl", "utf8").split("\n");
    const frames = lines.filter((line) => line.startsWith('{"type":"frame"'));
    expect(frames.length).toBeGreaterThan(50);
    for (const line of frames) {
      const text = memberText(line, "frame") as string;
      expect(line).toContain(`"frame":${text}`);
      expect(JSON.parse(text)).toEqual(JSON.parse(line).frame);
    }
  });
});
