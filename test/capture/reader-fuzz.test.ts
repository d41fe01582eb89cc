/** Damage of any kind: the reader ends, throws nothing but a UserError, and keeps every record before the damage. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCapture } from "../../src/capture/reader.ts";
import type { CaptureSummary } from "../../src/capture/types.ts";
import { UserError } from "../../src/errors/user-error.ts";
import { fileOf } from "./temporary.ts";

const LOGS = [
  "small.portlight.mcp.jsonl",
  "small-http.portlight.mcp.jsonl",
  "small.glassport.jsonl",
  "small-http.mcpsnoop.jsonl",
].map((name) => readFileSync(`fixtures/sessions/formats/${name}`));

type Outcome = { readonly lines: readonly number[]; readonly summary: CaptureSummary } | { readonly refused: string };

function readAll(content: Uint8Array): Outcome {
  try {
    const reader = readCapture(fileOf(content), { label: "log" });
    const lines: number[] = [];
    for (const located of reader) {
      located.rawFrame?.();
      lines.push(located.line);
    }
    return { lines, summary: reader.summary() };
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    return { refused: (error as Error).message };
  }
}

/** Lines that end before this byte. */
function wholeLines(content: Uint8Array, end: number): number {
  return content.subarray(0, end).filter((byte) => byte === 10).length;
}

const logs = fc.constantFrom(...LOGS);

describe("a log", () => {
  it("cut at any byte keeps the records before the cut, and is complete only when it is whole", () => {
    for (const content of LOGS.slice(0, 1)) {
      const whole = readAll(content);
      if ("refused" in whole) throw new Error(whole.refused);
      for (let cut = 0; cut < content.length; cut += 13) {
        const outcome = readAll(content.subarray(0, cut));
        const kept = wholeLines(content, cut);
        if ("refused" in outcome) expect(kept).toBe(0);
        else {
          expect(outcome.lines).toEqual(expect.arrayContaining(whole.lines.filter((line) => line <= kept)));
          expect(outcome.summary.state).toBe("incomplete");
          expect(outcome.summary.damagedCount).toBe(0);
        }
      }
    }
  });

  it("with bytes flipped keeps every record of the lines before the first of them", () => {
    fc.assert(
      fc.property(
        logs,
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })), { minLength: 1, maxLength: 5 }),
        (log, flips) => {
          const content = Buffer.from(log);
          for (const [at, mask] of flips)
            content[at % content.length] = (content[at % content.length] as number) ^ mask;
          const whole = readAll(log) as { lines: readonly number[] };
          const outcome = readAll(content);
          const first = wholeLines(log, Math.min(...flips.map(([at]) => at % content.length)));
          if ("refused" in outcome) expect(first).toBe(0);
          else expect(outcome.lines).toEqual(expect.arrayContaining(whole.lines.filter((line) => line <= first)));
          if (!("refused" in outcome)) expect(outcome.summary.state).not.toBe("self-consistent");
        },
      ),
      { numRuns: 120, seed: 2 },
    );
  });

  it("of our own that was changed anywhere is never self-consistent", () => {
    const log = LOGS[0] as Buffer;
    fc.assert(
      fc.property(fc.nat({ max: log.length - 2 }), fc.integer({ min: 1, max: 255 }), (at, mask) => {
        const content = Buffer.from(log);
        content[at] = (content[at] as number) ^ mask;
        const outcome = readAll(content);
        // In the end record itself, blanks, the time and names that are not read carry nothing.
        const inEnd = at >= log.lastIndexOf(10, log.length - 2);
        if (!("refused" in outcome) && !inEnd) expect(outcome.summary.state).not.toBe("self-consistent");
      }),
      { numRuns: 150, seed: 3 },
    );
  });

  it("of random bytes or random lines is refused or read", () => {
    const line = fc.oneof(
      fc.json(),
      fc.string(),
      fc.constantFrom('{"type":"frame"}', '{"seq":1}', '{"session_id":"a","direction":"c2s","seq":1}'),
    );
    const start = fc.constantFrom(...LOGS.map((log) => log.subarray(0, log.indexOf(10) + 1).toString()), "");
    fc.assert(
      fc.property(start, fc.array(line, { maxLength: 8 }), (first, rest) => {
        readAll(Buffer.from(`${first}${rest.join("\n")}`));
      }),
      { numRuns: 100, seed: 4 },
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void readAll(bytes)),
      { numRuns: 60, seed: 5 },
    );
  });
});
