import { describe, expect, it } from "vitest";
import { summaryMarkdown } from "../../src/action/summary.ts";
import { verdictSentence } from "../../src/report/wording.ts";
import { judged, judgement } from "./judgements.ts";

describe("the job summary", () => {
  it("says verdict, counts, score, findings worst first, and what was not analysed", () => {
    const result = judgement(
      [
        judged("a-low", "low"),
        judged("b-critical", "critical", { gating: true, finding: { occurrences: 3 } }),
        judged("c-note", "note"),
        judged("known", "high", { baselined: true }),
      ],
      {
        notAnalysed: [{ path: "big.js", coverage: "none", reason: "too-large" }],
        undecided: [{ ruleId: "a-low", reason: "no headers were recorded", count: 2 }],
        scores: [{ package: "srv", value: 49, grade: "F" }],
        notices: ["No captures are in x."],
      },
    );
    // The sentence is the report room's, and tested there.
    expect(summaryMarkdown(result).replace(verdictSentence(result), "<verdict>")).toMatchInlineSnapshot(`
      "## Portlight

      <verdict>

      1 critical, 1 low, 1 note · 1 known from the baseline

      Score **49** of 100, grade **F**.

      |  | finding | rule | place |
      | --- | --- | --- | --- |
      | **critical** | Something of b-critical is wrong. (3 times) | [b-critical](https://github.com/portlight/portlight/blob/main/docs/rules/b-critical.md) | \`src/a.ts:3\` |
      | low | Something of a-low is wrong. | [a-low](https://github.com/portlight/portlight/blob/main/docs/rules/a-low.md) | \`src/a.ts:3\` |

      <details><summary>Not analysed: 1</summary>

      - \`big.js\`: too large

      </details>

      <details><summary>Not decidable: 1</summary>

      - a-low: no headers were recorded (2)

      </details>

      <details><summary>Notices: 1</summary>

      - No captures are in x.

      </details>
      "
    `);
  });

  it("stays below its budget with findings and files without end, and says what is left out", () => {
    const path = `${"\u202e".repeat(3000)}.ts`;
    const findings = Array.from({ length: 3000 }, () =>
      judged("long", "high", {
        finding: {
          message: "x".repeat(2000),
          location: { path, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 },
        },
      }),
    );
    const notAnalysed = Array.from({ length: 5000 }, () => ({
      path,
      coverage: "none" as const,
      reason: "link" as const,
    }));
    const text = summaryMarkdown(judgement(findings, { notAnalysed }));
    expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
    expect(Buffer.byteLength(text)).toBeGreaterThan(500_000);
    expect(text).toMatch(/\d+ more are in the JSON and SARIF reports/);
    expect(text).toContain("and 4900 more");
  });

  it("lets no markup of a finding through", () => {
    const location = { path: "a|b`<img src=x>.ts", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
    const message = "Call `a`b` with [x](http://e.example) <script> @everyone | y\n| z |";
    const text = summaryMarkdown(judgement([judged("x", "high", { finding: { message, location } })]));
    const row = text.split("\n").find((line) => line.startsWith("| high"));
    expect(row).toBeDefined();
    expect(text).not.toMatch(/<script|\]\(http:|[^`]@everyone/);
    expect((row as string).replace(/\\\|/g, "").split("|")).toHaveLength(6);
  });
});
