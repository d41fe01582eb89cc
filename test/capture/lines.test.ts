import { createHash } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LineReader } from "../../src/capture/lines.ts";
import { fileOf } from "./temporary.ts";

const MIB = 1024 * 1024;

interface Line {
  readonly line: number;
  readonly offset: number;
  readonly bytes: number;
  readonly text: string;
  readonly problem: string | undefined;
  readonly torn: boolean;
  readonly digest: string;
}

function linesOf(content: string | Uint8Array, cap = 64 * MIB): { lines: Line[]; reader: LineReader } {
  const fd = openSync(fileOf(content), "r");
  try {
    const reader = new LineReader(fd, cap);
    const lines: Line[] = [];
    while (reader.next()) {
      const { line, offset, bytes, text, problem, torn } = reader;
      lines.push({ line, offset, bytes, text, problem, torn, digest: reader.digestBefore() });
    }
    return { lines, reader };
  } finally {
    closeSync(fd);
  }
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

describe("lines", () => {
  it("have a number, an offset in bytes and a text", () => {
    const { lines } = linesOf("één\n\nthree\n");
    expect(lines.map(({ line, offset, bytes, text }) => [line, offset, bytes, text])).toEqual([
      [1, 0, 5, "één"],
      [2, 6, 0, ""],
      [3, 7, 5, "three"],
    ]);
    expect(lines.every((line) => !line.torn && !line.problem)).toBe(true);
  });

  it("know the digest of what stands before them", () => {
    const { lines } = linesOf("a\nbb\nccc\n");
    expect(lines.map(({ digest }) => digest)).toEqual([sha256(""), sha256("a\n"), sha256("a\nbb\n")]);
  });

  it("are none in an empty file", () => {
    expect(linesOf("").lines).toEqual([]);
  });

  it("tell a last line without line feed", () => {
    expect(linesOf("a\nb").lines.map(({ text, torn }) => [text, torn])).toEqual([
      ["a", false],
      ["b", true],
    ]);
  });

  it("lose a byte order mark and the carriage returns of a conversion, for the digest too", () => {
    const { lines, reader } = linesOf("\uFEFFa\r\nb\rc\r\nd\r\n");
    expect(lines.map(({ text, offset }) => [text, offset])).toEqual([
      ["a", 3],
      ["b\rc", 6],
      ["d", 11],
    ]);
    expect(reader.carriageReturns).toBe(true);
    expect(reader.byteOrderMark).toBe(true);
    expect(lines[2]?.digest).toBe(sha256("a\nb\rc\n"));
  });

  it("that are not UTF-8 are told one by one", () => {
    const { lines } = linesOf(Buffer.concat([Buffer.from("ok\n"), Buffer.from([0xc3, 0x28, 10]), Buffer.from("é\n")]));
    expect(lines.map(({ text, problem }) => [text, problem])).toEqual([
      ["ok", undefined],
      ["", "encoding"],
      ["é", undefined],
    ]);
  });

  it("of the cap's length are read, of one more they are passed over", () => {
    const cap = 3 * MIB;
    const content = `a\n${"x".repeat(cap)}\n${"y".repeat(cap + 1)}\n${"z".repeat(cap)}\r\nb\n`;
    const { lines } = linesOf(content, cap);
    expect(lines.map(({ bytes, problem }) => [bytes, problem])).toEqual([
      [1, undefined],
      [cap, undefined],
      [cap + 1, "too-long"],
      [cap, undefined],
      [1, undefined],
    ]);
    expect(lines[3]?.offset).toBe(2 + cap + 1 + cap + 2);
    expect(lines[3]?.digest).toBe(sha256(`a\n${"x".repeat(cap)}\n${"y".repeat(cap + 1)}\n`));
    expect(lines[4]?.text).toBe("b");
  });

  it("far beyond the cap are passed over whether they end or not", () => {
    const long = "x".repeat(5 * MIB);
    const { lines } = linesOf(`${long}\r\nb\n${long}`, 1000);
    expect(lines.map(({ bytes, problem, torn }) => [bytes, problem, torn])).toEqual([
      [5 * MIB, "too-long", false],
      [1, undefined, false],
      [5 * MIB, "too-long", true],
    ]);
    expect(lines[1]?.digest).toBe(sha256(`${long}\n`));
  });

  it("are the same wherever the reads cut them", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: -60, max: 60 }),
        fc.boolean(),
        (lengths, shift, crlf) => {
          // The first line ends around the border of the first chunk; the next ones follow it.
          const ending = crlf ? "\r\n" : "\n";
          const texts = [
            "p".repeat(MIB + shift),
            ...lengths.map((length, i) => String.fromCharCode(97 + (i % 26)).repeat(length)),
          ];
          const { lines } = linesOf(texts.map((text) => text + ending).join(""));
          expect(lines.map(({ text }) => text)).toEqual(texts);
          expect(lines.at(-1)?.digest).toBe(
            sha256(
              texts
                .slice(0, -1)
                .map((text) => `${text}\n`)
                .join(""),
            ),
          );
        },
      ),
      { numRuns: 30, seed: 1 },
    );
  });
});
