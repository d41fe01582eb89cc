import { describe, expect, it } from "vitest";
import { problemWords, verifyCapture } from "../../src/capture/verify.ts";
import { UserError } from "../../src/errors/user-error.ts";
import { c2s, log, START, s2c } from "./log.ts";
import { fileOf } from "./temporary.ts";

const TEXT = log([
  c2s({ jsonrpc: "2.0", id: 1, method: "ping" }),
  s2c({ jsonrpc: "2.0", id: 1, result: {} }),
  { type: "stderr", text: "é" },
]);

function stateOf(text: string | Uint8Array): { state: string; problems: readonly string[] } {
  const { summary } = verifyCapture(fileOf(text));
  return { state: summary.state, problems: summary.problems };
}

describe("verifying a capture", () => {
  it("finds a whole one self-consistent", () => {
    expect(stateOf(TEXT)).toEqual({ state: "self-consistent", problems: [] });
  });

  it("finds one that was cut at any byte incomplete, and never edited", () => {
    const bytes = Buffer.from(TEXT);
    const first = bytes.indexOf(10);
    for (let end = 1; end < bytes.length - 1; end++) {
      const cut = bytes.subarray(0, end);
      if (end < first) expect(() => verifyCapture(fileOf(cut)), `cut at ${end}`).toThrow(UserError);
      else {
        const { state, problems } = stateOf(cut);
        expect([end, state]).toEqual([end, "incomplete"]);
        const isTorn = end > first && bytes[end - 1] !== 10 && bytes[end] !== 10;
        expect([end, ...problems]).toEqual([end, "no-end", ...(isTorn ? ["torn-tail"] : [])]);
      }
    }
  });

  it("finds one in which any byte of a message was changed edited or damaged", () => {
    const bytes = Buffer.from(TEXT);
    const from = bytes.indexOf(10) + 1;
    const to = bytes.lastIndexOf(10, bytes.length - 2);
    for (let at = from; at < to; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] as number) ^ 1;
      expect([at, stateOf(changed).state]).toEqual([at, "edited"]);
    }
  });

  it.each([
    ["a line was taken out", (lines: string[]) => lines.toSpliced(2, 1), ["digest", "counts", "missing"]],
    [
      "a line was added",
      (lines: string[]) => lines.toSpliced(2, 0, lines[1] as string),
      ["digest", "counts", "out-of-order"],
    ],
    [
      "two lines changed places",
      (l: string[]) => l.toSpliced(1, 2, l[2] as string, l[1] as string),
      ["digest", "out-of-order"],
    ],
    [
      "something was put behind the end",
      (lines: string[]) => [...lines, lines[1] as string],
      ["after-end", "counts", "out-of-order"],
    ],
  ])("says how it knows that %s", (_what, edit, expected) => {
    const lines = TEXT.trimEnd().split("\n");
    const { state, problems } = stateOf(`${edit(lines).join("\n")}\n`);
    expect(state).toBe("edited");
    expect(problems.toSorted()).toEqual(expected.toSorted());
  });

  it("names converted line ends and does not count them as an edit", () => {
    const { summary } = verifyCapture(fileOf(TEXT.replaceAll("\n", "\r\n")));
    expect([summary.state, summary.convertedLineEnds]).toEqual(["self-consistent", true]);
    const torn = verifyCapture(fileOf(TEXT.replaceAll("\n", "\r\n").slice(0, -20)));
    expect([torn.summary.state, torn.summary.convertedLineEnds]).toEqual(["incomplete", true]);
  });

  it("finds one with a gap incomplete", () => {
    const text = log([c2s({ jsonrpc: "2.0", id: 1, method: "ping" }), { type: "gap", dropped: 3, reason: "disk" }]);
    const { summary } = verifyCapture(fileOf(text));
    expect([summary.state, summary.problems]).toEqual(["incomplete", ["gap"]]);
    expect(problemWords(summary)).toEqual(["the recorder lost 3 messages"]);
  });

  it("does not take one that was made from another for better than that was", () => {
    for (const state of ["edited", "incomplete"] as const) {
      const text = log([c2s(1)], { ...START, derived: { tool: "portlight/0.1.0", op: "redact", of: "x", state } });
      expect(stateOf(text)).toEqual({ state, problems: [`of-${state}`] });
    }
    const odd = log([c2s(1)], { ...START, derived: { state: { toString: 1 }, op: 7 } });
    expect(stateOf(odd).state).toBe("self-consistent");
    expect(verifyCapture(fileOf(log([], { ...START, derived: 5 }))).tidy).toBe(false);
  });

  it("says whether it is redacted and tidy", () => {
    const of = (start: object) => verifyCapture(fileOf(log([], { ...START, ...start })));
    expect(of({}).redaction).toBe("unknown");
    expect(of({ redaction: { profile: "none" } }).redaction).toBe("none");
    expect(of({ redaction: { profile: "custom" } }).redaction).toBe("custom");
    expect(of({ redaction: null }).redaction).toBe("unknown");
    expect(of({ derived: { tool: "t", op: "redact+tidy" } }).tidy).toBe(true);
    expect(of({ derived: { tool: "t", op: "untidy" } }).tidy).toBe(false);
  });

  it("survives a record called __proto__ and nesting without end", () => {
    const lines = TEXT.split("\n");
    const hostile = (line: string): string => [lines[0], line, ...lines.slice(1)].join("\n");
    expect(stateOf(hostile('{"type":"__proto__","__proto__":{"type":"session.end"}}')).state).toBe("edited");
    const deep = stateOf(hostile(`{"type":"frame","seq":1,"frame":${"[".repeat(5000)}${"]".repeat(5000)}}`));
    expect([deep.state, deep.problems.includes("damaged")]).toEqual(["edited", true]);
  });
});
