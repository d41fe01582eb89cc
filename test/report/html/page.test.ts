import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sessionView } from "../../../src/report/html/model.ts";
import { embeddedJson, renderPage } from "../../../src/report/html/page.ts";
import { Timeline } from "../../../src/report/html/timeline.ts";
import type { PageView } from "../../../src/report/html/view.ts";
import { observeCapture } from "../../../src/session/observe.ts";
import { c2s, log, START, s2c } from "../../capture/log.ts";
import { fileOf } from "../../capture/temporary.ts";
import { buildSecret } from "../../rules/secrets.ts";
import { emptyJudgement } from "../sample.ts";
import { hostileCapture, POISONS } from "./hostile.ts";

const NOTHING = emptyJudgement();

function dataOf(page: string): PageView {
  const text = /<script type="application\/json" id="data">([\s\S]*?)<\/script>/.exec(page)?.[1];
  return JSON.parse(text ?? "") as PageView;
}

function timelineOf(
  content: string,
  options: { maxRows?: number; textBytes?: number; wanted?: number[] } = {},
): Timeline {
  const { wanted = [], ...rest } = options;
  let timeline: Timeline | undefined;
  observeCapture(fileOf(content), (_session, start) => {
    timeline = new Timeline(start, { ...rest, wanted: new Set(wanted) });
    return [timeline.observer()];
  });
  timeline?.finish();
  return timeline as Timeline;
}

const CALL = [
  c2s({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "t" } }),
  { type: "stderr", text: "between" },
  s2c({ jsonrpc: "2.0", id: 1, result: { content: [], isError: true } }),
];

describe("the page of a session", () => {
  const hostile = renderPage(sessionView(fileOf(hostileCapture()), NOTHING, { path: "hostile.mcp.jsonl" }));

  it("holds two elements of script and no markup of the session", () => {
    expect(hostile.match(/<script/gi)?.length).toBe(2);
    expect(hostile.match(/<\/script/gi)?.length).toBe(2);
    expect(hostile.match(/<!--/g)).toBeNull();
    expect(hostile.match(/<\/title>/g)?.length).toBe(1);
    expect(hostile).not.toMatch(/<(?:img|svg|b|i)\b/i);
    expect(hostile).not.toMatch(/[\u001b\u202e\u200b\u2028\u2029\ufeff]/);
  });

  it("shows every name as text, with hidden characters visible", () => {
    const { tools } = dataOf(hostile);
    const names = tools.map(({ name }) => name);
    for (const poison of POISONS) {
      const plain = /[\u001b\u202e\u200b\u2028\ufeff\ud800]/.test(poison) ? "\\u{" : poison;
      expect(
        names.some((name) => name.includes(plain)),
        poison,
      ).toBe(true);
    }
    expect(tools.every(({ declared, calls }) => declared && calls === 1)).toBe(true);
  });

  it("lets nothing run but its own script: the digests in its policy are those of the texts in it", () => {
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(hostile)?.[1] ?? "";
    const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    const script = /<script>([\s\S]*?)<\/script>/.exec(hostile)?.[1] ?? "";
    const style = /<style>([\s\S]*?)<\/style>/.exec(hostile)?.[1] ?? "";
    expect(script.length).toBeGreaterThan(1000);
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      `script-src ${digest(script)}`,
      `style-src ${digest(style)}`,
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    const shell = hostile.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, "$1").replace(style, "");
    expect(shell.length).toBeLessThan(2000);
    expect(shell).not.toMatch(/\s(?:src|srcset|style|on[a-z]+)=/i);
    expect(style).not.toMatch(/url\(|@import|@font-face/);
  });

  it("is made by a script that never makes markup of text and never reaches out", () => {
    const script = readFileSync(join(import.meta.dirname, "../../../src/report/html/page.js"), "utf8");
    expect(script).not.toMatch(
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|createContextualFragment/,
    );
    expect(script).not.toMatch(/\beval\b|new Function|\bfetch\(|XMLHttpRequest|WebSocket|import\(|sendBeacon/);
  });

  it("is the same twice", () => {
    const again = renderPage(sessionView(fileOf(hostileCapture()), NOTHING, { path: "hostile.mcp.jsonl" }));
    expect(again).toBe(hostile);
  });

  it("says what the recording lacks", () => {
    const { limits } = dataOf(hostile);
    expect(limits.join(" ")).toContain("1 gap");
    expect(limits.join(" ")).toContain("1 message not in UTF-8");
  });

  it("holds no secret, and says that the capture does", () => {
    const secret = buildSecret("github-token");
    const start = { ...START, server: { label: "s", argv: ["node", "--token", "hunter2-hunter2"] } };
    const params = { name: secret, arguments: { [secret]: secret } };
    const file = fileOf(
      log([c2s({ jsonrpc: "2.0", id: 1, method: "tools/call", params }), { type: "stderr", text: secret }], start),
    );
    const page = renderPage(sessionView(file, NOTHING));
    expect(page).not.toContain(secret.slice(0, 20));
    expect(page).not.toContain("hunter2");
    expect(dataOf(page).limits.join(" ")).toContain("in the clear");
  });

  it("escapes its data so that no browser sees markup in it", () => {
    const value = { "</script>": "<!--\u2028&" };
    const text = embeddedJson(value);
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)).toEqual(value);
  });

  it("puts findings at their rows, worst first", () => {
    const file = fileOf(log(CALL));
    const finding = (ruleId: string, severity: "low" | "high", line: number) => ({
      finding: {
        ruleId,
        family: "check" as const,
        severity,
        confidence: "high" as const,
        message: "What `is` wrong.",
        location: { path: "s.jsonl", startLine: line, startColumn: 1, endLine: line, endColumn: 2 },
        fingerprint: "0",
        occurrences: 3,
      },
      isNew: true,
      baselined: false,
      gating: severity === "high",
    });
    const findings = [finding("a", "low", 2), finding("b", "high", 4), finding("c", "low", 99)];
    const view = sessionView(file, { ...NOTHING, findings }, { path: "s.jsonl" });
    expect(view.findings.map(({ rule, row, more }) => [rule, row, more])).toEqual([
      ["b", 2, 2],
      ["a", 0, 2],
      ["c", undefined, 2],
    ]);
    expect(view.rows.map((row) => row.findings)).toEqual([[1], undefined, [0]]);
  });
});

describe("the timeline", () => {
  it("links a request and its response, with time and outcome on both", () => {
    const { rows } = timelineOf(log(CALL));
    expect(rows.map(({ kind, pair, outcome, failed, ms }) => [kind, pair, outcome, failed, ms])).toEqual([
      ["request", 2, "tool error", true, 2000],
      ["stderr", undefined, undefined, undefined, undefined],
      ["response", 0, "tool error", true, 2000],
    ]);
  });

  it("keeps rows up to its limit, and beyond it those with a finding", () => {
    const timeline = timelineOf(log(CALL), { maxRows: 1, wanted: [4] });
    expect(timeline.rows.map(({ line, pair }) => [line, pair])).toEqual([
      [2, 1],
      [4, 0],
    ]);
    expect(timeline.seen.left).toBe(1);
    expect(timelineOf(log(CALL), { maxRows: 3 }).seen.left).toBe(0);
  });

  it("cuts long texts, the more the less room is left, and says how long they were", () => {
    const text = "x".repeat(20_000);
    const frames = [1, 2, 3].map((id) => c2s({ jsonrpc: "2.0", id, method: "m", params: { text } }));
    const { rows, seen } = timelineOf(log(frames), { textBytes: 30_000 });
    expect(rows.map(({ body }) => body?.length)).toEqual([16_384, 4096, 4096]);
    expect(rows[0]?.whole).toBeGreaterThan(20_000);
    expect(seen.cut).toBe(3);
  });

  it("says that a request has no answer only where none can be lost", () => {
    const whole = log([c2s({ jsonrpc: "2.0", id: 1, method: "m" })]);
    expect(timelineOf(whole).rows[0]).toMatchObject({ outcome: "no answer", failed: true });
    const torn = whole.split("\n").slice(0, -2).join("\n");
    const row = timelineOf(`${torn}\n`).rows[0];
    expect(row?.outcome).toBe("answer not recorded");
    expect(row?.failed).toBeUndefined();
  });
});
