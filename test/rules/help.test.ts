import { describe, expect, it } from "vitest";
import { exampleOf } from "../../scripts/generate/example.ts";
import { allRules, loadHelp } from "../../src/catalog/catalog.ts";
import { helpMarkdown } from "../../src/catalog/help.ts";
import type { RuleHelp } from "../../src/catalog/types.ts";
import { sarifRule } from "../../src/report/sarif-rules.ts";

const help = await loadHelp();

describe("an example", () => {
  it("marks the line that its expectation speaks of, and no other rule's", () => {
    const text = "a()\n# expect: other\nb()\n# expect: other, mine\nc()\n";
    expect(exampleOf("x.py", text, "mine", "")).toEqual({
      language: "python",
      text: "a()\nb()\nc()  # ← flagged\n",
    });
  });

  it("marks what is listed beside the case", () => {
    const listed = "# why\nx.json:2 mine\nx.json:1 other\ny.json:1 mine\n";
    expect(exampleOf("x.json", "{\n  1\n}\n", "mine", listed).text).toBe("{\n  1  // ← flagged\n}\n");
  });

  it("names the kind of a secret where tests fill one in", () => {
    const text = 'a = "{{secret:npm-token}}"\nb = "{{secret:generic-password}}"\n';
    expect(exampleOf("x.py", text, "mine", "").text).toBe('a = "<npm-token>"\nb = "<password>"\n');
  });

  it("tells a session line by line, cut at 150 characters, the flagged one at 300", () => {
    const frame = (dir: string, text: string): string =>
      JSON.stringify({ type: "frame", seq: 1, ts: "t", dir, frame: { id: 1, text } });
    const log = [
      JSON.stringify({ type: "session.start", transport: "stdio", session: "s" }),
      frame("c2s", "short"),
      frame("c2s", "x".repeat(1000)),
      frame("s2c", "y".repeat(1000)),
      JSON.stringify({ type: "process", seq: 4, ts: "t", event: "exit", code: 1, signal: null }),
      "",
    ].join("\n");
    const lines = exampleOf("s.mcp.jsonl", log, "mine", "s.mcp.jsonl:4 mine").text.split("\n");
    expect(lines[0]).toBe("session starts, stdio");
    expect(lines[1]).toBe('client: {"id":1,"text":"short"}');
    expect(lines[2]).toMatch(/^client: .*x…$/);
    expect(lines[2]).toHaveLength(150);
    expect(lines[3]).toMatch(/^server: .*y… {2}← flagged$/);
    expect(lines[3]).toHaveLength(300 + "  ← flagged".length);
    expect(lines[4]).toBe("process: exit, code 1");
  });
});

describe("help", () => {
  it.each(allRules())("of $id marks what is flagged, names no id of ours, and is bounded in SARIF", (rule) => {
    const texts = help.get(rule.id) as RuleHelp;
    const page = helpMarkdown(rule, texts);
    const [, flagged = "", fine = ""] = /## Flagged\n\n([\s\S]*?)\n## Fine\n\n([\s\S]*?)\n## /.exec(page) ?? [];
    expect(flagged).not.toBe("");
    expect(fine).not.toContain("← flagged");
    expect(page).not.toMatch(/\b[A-Z]{2}-\d{2}\b/);
    for (const line of page.split("\n")) expect(line.length).toBeLessThan(400);
    const markdown = sarifRule(rule, texts).help?.markdown ?? "";
    expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(4096);
    expect(markdown).toContain("## What to do");
  });

  it("gives no model a text that steers it", () => {
    for (const rule of allRules().filter(({ groups }) => groups.includes("poisoning"))) {
      const texts = help.get(rule.id) as RuleHelp;
      expect(helpMarkdown(rule, texts)).toContain("## Flagged");
      expect(sarifRule(rule, texts).help?.markdown).not.toContain("## Flagged");
    }
  });

  it("leaves out the fine example first, then the flagged one", () => {
    const [rule] = allRules();
    if (!rule) throw new Error("no rule");
    const example = { language: "ts", text: `${"x".repeat(1000)}\n` };
    const texts = { why: "w", fix: ["f"], references: [], bad: example, good: example };
    expect(helpMarkdown(rule, texts, 4000)).toContain("## Fine");
    expect(helpMarkdown(rule, texts, 1600)).toMatch(/## Flagged/);
    expect(helpMarkdown(rule, texts, 1600)).not.toContain("## Fine");
    expect(helpMarkdown(rule, texts, 100)).not.toContain("## Flagged");
  });
});
