import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LineSplitter } from "../../src/record/line-splitter.ts";

interface Line {
  text: string;
  length: number;
  sha256?: string;
  terminated: boolean;
}

function split(limit: number, ...chunks: string[]): Line[] {
  const lines: Line[] = [];
  const splitter = new LineSplitter(limit, ({ bytes, ...rest }) =>
    lines.push({ text: bytes.toString("latin1"), ...rest }),
  );
  for (const chunk of chunks) splitter.push(Buffer.from(chunk, "latin1"));
  splitter.end();
  return lines;
}

const sha256 = (text: string): string => createHash("sha256").update(Buffer.from(text, "latin1")).digest("hex");
const whole = (text: string, terminated = true): Line => ({ text, length: text.length, terminated });

describe("LineSplitter", () => {
  it("cuts at line feeds, wherever the pieces end", () => {
    expect(split(10, "a\nb", "c\n", "\n", "d\r", "\n", "e\rf\n")).toEqual(
      ["a", "bc", "", "d", "e\rf"].map((text) => whole(text)),
    );
  });

  it("gives what is left at the end, its carriage return included", () => {
    expect(split(10, "a\nrest\r")).toEqual([whole("a"), whole("rest\r", false)]);
    expect(split(10, "a\n")).toEqual([whole("a")]);
    expect(split(10)).toEqual([]);
  });

  it("keeps a line of exactly the limit whole, with either line end, in one piece or more", () => {
    for (const end of ["\n", "\r\n"]) {
      expect(split(5, `12345${end}`)).toEqual([whole("12345")]);
      expect(split(5, "123", `45${end}`)).toEqual([whole("12345")]);
      expect(split(5, "12345", end)).toEqual([whole("12345")]);
      expect(split(5, "12345", ...end)).toEqual([whole("12345")]);
    }
    expect(split(5, "12345")).toEqual([whole("12345", false)]);
  });

  it("cuts one byte more, with length and digest of the whole", () => {
    const cut = { text: "12345", length: 6, sha256: sha256("123456"), terminated: true };
    for (const pieces of [["123456\n"], ["123456", "\r\n"], ["1", "2345", "6\r", "\n"], ["12345", "6", "\n"]]) {
      expect(split(5, ...pieces)).toEqual([cut]);
    }
    expect(split(5, "12345\r")).toEqual([{ text: "12345", length: 6, sha256: sha256("12345\r"), terminated: false }]);
    expect(split(5, "12345\r", "\r\n")).toEqual([
      { text: "12345", length: 6, sha256: sha256("12345\r"), terminated: true },
    ]);
  });

  it("stops after so many lines and says where to go on", () => {
    const lines: string[] = [];
    const splitter = new LineSplitter(10, ({ bytes }) => lines.push(bytes.toString()));
    const chunk = Buffer.from("a\nb\nc\nd");
    expect(splitter.push(chunk, 0, 2)).toBe(4);
    expect(lines).toEqual(["a", "b"]);
    expect(splitter.push(chunk, 4, 2)).toBe(7);
    splitter.end();
    expect(lines).toEqual(["a", "b", "c", "d"]);
    expect(splitter.push(Buffer.from("e\n"), 0, 1)).toBe(2);
  });

  it("passes over what is left of a line whose beginning was lost", () => {
    const lines: string[] = [];
    const splitter = new LineSplitter(10, ({ bytes }) => lines.push(bytes.toString()));
    splitter.push(Buffer.from("whole\nbegin"));
    splitter.lose(true);
    splitter.push(Buffer.from("rest"));
    splitter.push(Buffer.from(" of it\nnext\n"));
    splitter.push(Buffer.from("beg"));
    splitter.lose(false);
    splitter.push(Buffer.from("after\n"));
    splitter.lose(true);
    splitter.push(Buffer.from("torn"));
    splitter.end();
    expect(lines).toEqual(["whole", "next", "after"]);
  });

  it("starts afresh after a long line", () => {
    expect(split(3, "12345\nab\n", "12", "34\nabc\n").map(({ text, length }) => [text, length])).toEqual([
      ["123", 5],
      ["ab", 2],
      ["123", 4],
      ["abc", 3],
    ]);
  });

  it("gives the same lines however the bytes are cut", () => {
    const bytes = fc.string({ unit: fc.constantFrom("a", "b", "\n", "\r", "\xff"), maxLength: 60 });
    fc.assert(
      fc.property(bytes, fc.integer({ min: 1, max: 12 }), fc.array(fc.nat(8)), (text, limit, sizes) => {
        const pieces: string[] = [];
        let at = 0;
        for (const size of sizes) {
          pieces.push(text.slice(at, at + size));
          at += size;
        }
        pieces.push(text.slice(at));
        const parts = text.split("\n");
        const last = parts.pop() as string;
        const lines = [
          ...parts.map((part) => [part.replace(/\r$/, ""), true]),
          ...(last === "" ? [] : [[last, false]]),
        ];
        const expected = lines.map(([line, terminated]) => {
          const content = line as string;
          const cut = content.length > limit ? { sha256: sha256(content) } : {};
          return { text: content.slice(0, limit), length: content.length, ...cut, terminated };
        });
        expect(split(limit, ...pieces)).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });
});
