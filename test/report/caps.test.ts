/** Each cap at its edge: what fits is whole, what does not is counted. */
import type { Log } from "sarif";
import { describe, expect, it } from "vitest";
import type { Judgement } from "../../src/findings/judgement.ts";
import type { Finding } from "../../src/findings/types.ts";
import { boundedData } from "../../src/report/bounded-data.ts";
import { renderJson } from "../../src/report/json.ts";
import { renderJunit } from "../../src/report/junit.ts";
import { renderMarkdown } from "../../src/report/markdown.ts";
import { MAX_RESULTS, renderSarif, sarifCategory } from "../../src/report/sarif.ts";
import { renderText } from "../../src/report/text.ts";
import { judge } from "../../src/verdict/judge.ts";
import { analysis, HELP, POLICY, place, RULES, shellFlow, sourceFinding } from "./sample.ts";

function many(number: number, ruleId = "bind-all-interfaces"): Finding[] {
  return Array.from({ length: number }, (_, index) => sourceFinding(ruleId, "src/a.ts", index + 1));
}

function judged(findings: readonly Finding[], part: Parameters<typeof analysis>[0] = {}): Judgement {
  return judge([analysis({ findings, ...part })], POLICY);
}

async function runOf(judgement: Judgement): Promise<Log["runs"][number]> {
  const text = await renderSarif(judgement, {
    category: "portlight/",
    readText: () => undefined,
    rules: RULES,
    help: HELP,
  });
  return (JSON.parse(text) as Log).runs[0] as Log["runs"][number];
}

const TEXT = { color: false, quiet: false, stats: true, help: HELP };

describe("SARIF", () => {
  it(`lists ${MAX_RESULTS} results and tells of no more`, async () => {
    const run = await runOf(judged(many(MAX_RESULTS)));
    expect(run.results).toHaveLength(MAX_RESULTS);
    expect(run.invocations?.[0]?.toolExecutionNotifications).toEqual([]);
  });

  it("beyond that keeps what gates, wherever it stands, and says how many are left out", async () => {
    const late = sourceFinding("shell-injection", "src/z.ts", 1);
    const run = await runOf(judged([...many(MAX_RESULTS + 5), late]));
    expect(run.results).toHaveLength(MAX_RESULTS);
    expect(run.results?.at(-1)?.ruleId).toBe("shell-injection");
    expect(run.invocations?.[0]?.toolExecutionNotifications?.[0]?.message.text).toMatch(/^6 more findings/);
    expect(run.properties?.counts).toMatchObject({ medium: MAX_RESULTS + 5, critical: 1 });
  });

  it("cuts a flow of more than 30 steps in the middle", async () => {
    const step = (index: number) => ({ location: place("src/a.ts", index + 1), message: `step ${index}`, depth: 0 });
    const flowOf = async (length: number) => {
      const flow = Array.from({ length }, (_, index) => step(index));
      const run = await runOf(judged([{ ...shellFlow, flow }]));
      const locations = run.results?.[0]?.codeFlows?.[0]?.threadFlows[0]?.locations ?? [];
      return locations.map((entry) => entry.location?.message?.text);
    };
    expect(await flowOf(30)).toHaveLength(30);
    const cut = await flowOf(31);
    expect(cut).toHaveLength(30);
    expect([cut[0], cut[14], cut[15], cut[29]]).toEqual(["step 0", "step 14", "… 1 step left out; step 16", "step 30"]);
  });

  it("has a category for the root and for each folder, and one for each command", () => {
    expect(sarifCategory("scan", ".")).toBe("portlight/");
    expect(sarifCategory("scan", "packages/a")).toBe("portlight/packages/a/");
    expect(sarifCategory("audit", ".")).toBe("portlight-audit/");
  });

  it("cuts the label of a link so that the link stays one", async () => {
    const related = [{ location: place("src/a.ts", 1), message: `${"a".repeat(79)}[b` }];
    const run = await runOf(judged([{ ...shellFlow, related }]));
    expect(run.results?.[0]?.message.text).toMatch(/ See \[a{79}\\\[\]\(0\)\.$/);
  });

  it("puts a region in order that ends before it begins", async () => {
    const bad = { path: "src/a.ts", startLine: 0, startColumn: 9, endLine: -1, endColumn: 2 };
    const run = await runOf(judged([{ ...shellFlow, location: bad }]));
    expect(run.results?.[0]?.locations?.[0]?.physicalLocation?.region).toEqual({
      startLine: 1,
      startColumn: 9,
      endLine: 1,
      endColumn: 9,
    });
  });
});

describe("Markdown", () => {
  it("stays below its budget in bytes, keeps the verdict and what gates, and counts the rest", async () => {
    const hostile = many(400).map((finding) => ({
      ...finding,
      location: place(`src/${"\u{1F600}".repeat(50)}.ts`, finding.location.startLine),
    }));
    const judgement = judged([...hostile, sourceFinding("shell-injection", "zzz.ts", 1)]);
    const whole = await renderMarkdown(judgement, { rules: RULES });
    const page = await renderMarkdown(judgement, { rules: RULES, maxBytes: 20_000 });
    expect(Buffer.byteLength(whole)).toBeGreaterThan(20_000);
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(20_000);
    expect(page).toContain("Gate failed (fail-on high) on 1 finding");
    expect(page).toContain("`zzz.ts:1`");
    const rows = page.split("\n").filter((line) => line.startsWith("| medium |")).length;
    expect(page).toContain(`\n${400 - rows} more lines did not fit`);
    expect(page.length).toBeGreaterThan(10_000);
  });

  it("says nothing of a cut when everything fits to the byte", async () => {
    const judgement = judged(many(3));
    const whole = await renderMarkdown(judgement, { rules: RULES });
    expect(await renderMarkdown(judgement, { rules: RULES, maxBytes: Buffer.byteLength(whole) + 600 })).toBe(whole);
    expect(await renderMarkdown(judgement, { rules: RULES, maxBytes: 900 })).toMatch(/did not fit/);
  });
});

describe("a way of which the finding itself leaves steps out", () => {
  const steps = (length: number) =>
    Array.from({ length }, (_, index) => ({
      location: place("src/a.ts", index + 1),
      message: `step ${index}`,
      depth: 0,
      ...(index === length / 2 ? { skipped: 7 } : {}),
    }));

  it("tells of them in every format, with those that the format leaves out", async () => {
    const judgement = judged([{ ...shellFlow, flow: steps(30) }]);
    expect(await renderText(judgement, TEXT)).toContain("… 26 more steps\n");
    expect(await renderMarkdown(judgement, { rules: RULES })).toContain("\n7. … 26 more steps\n8. ");
    expect(await renderJunit(judgement, { rules: RULES, help: HELP })).toContain(
      "src/a.ts:16 … 7 steps left out; step 15\n",
    );
    const sarif = await runOf(judgement);
    const locations = sarif.results?.[0]?.codeFlows?.[0]?.threadFlows[0]?.locations ?? [];
    expect(locations).toHaveLength(30);
    expect(locations[15]?.location?.message?.text).toBe("… 7 steps left out; step 15");
    const { findings } = JSON.parse(renderJson(judgement, { rules: RULES }));
    expect(findings[0].flow.map((step: { skipped: number }) => step.skipped).filter(Boolean)).toEqual([7]);
  });

  it("tells of them where the way is short", async () => {
    const judgement = judged([{ ...shellFlow, flow: steps(4) }]);
    expect(await renderText(judgement, TEXT)).toMatch(/step 1\n +… 7 more steps\n +src\/a\.ts:3:\d+ step 2\n/);
  });
});

describe("JUnit", () => {
  it("names a project without a package's name by nothing but what was done", async () => {
    const { inventory } = analysis({});
    const judgement = judged([sourceFinding("shell-injection", "a.ts", 1)], {
      inventory: { ...inventory, files: 1, packages: [] },
    });
    const report = await renderJunit(judgement, { rules: RULES, help: HELP });
    expect(report).toContain('classname="portlight.audit" ');
    expect(report).not.toContain("portlight.audit.");
  });

  it("keeps both ends of a flow of more than 30 steps, and says how many it leaves out", async () => {
    const flow = Array.from({ length: 40 }, (_, index) => ({
      location: place("src/a.ts", index + 1),
      message: `step ${index}`,
      depth: 0,
    }));
    const report = await renderJunit(judged([{ ...shellFlow, flow }]), { rules: RULES, help: HELP });
    expect(report).toMatch(/src\/a\.ts:15 step 14\n {2}src\/a\.ts:26 … 10 steps left out; step 25\n/);
    expect(report).toContain("src/a.ts:40 step 39");
  });

  it("leaves cases out beyond 20,000, gating ones last, and says so", async () => {
    const judgement = judged([...many(20_010), sourceFinding("shell-injection", "zzz.ts", 1)]);
    const xml = await renderJunit(judgement, { rules: RULES });
    expect(xml.match(/<testcase /g)?.length).toBe(20_001);
    expect(xml.match(/<failure /g)?.length).toBe(1);
    expect(xml).toMatch(/cases left out[\s\S]*cases left out; totals: 1 critical, 20010 medium/);
    expect(Buffer.byteLength(xml)).toBeLessThan(30_000_000);
  });

  it("caps a text at 32 KB and a name at 512 characters", async () => {
    const long = { ...shellFlow, message: "m".repeat(100_000), location: place("p".repeat(4000), 1) };
    const xml = await renderJunit(judged([long]), { rules: RULES });
    expect(xml.length).toBeLessThan(45_000);
    for (const [, value] of xml.matchAll(/(?:name|file|message)="([^"]*)"/g))
      expect(value?.length).toBeLessThanOrEqual(512);
  });
});

describe("text", () => {
  it("shows twelve steps of a flow, then cuts the middle", async () => {
    const stepsOf = async (length: number) => {
      const flow = Array.from({ length }, (_, index) => ({
        location: place("src/a.ts", index + 1),
        message: `step ${index}`,
        depth: 0,
      }));
      return await renderText(judged([{ ...shellFlow, flow }]), TEXT);
    };
    expect((await stepsOf(12)).match(/step \d+/g)).toHaveLength(12);
    const cut = await stepsOf(13);
    expect(cut.match(/step \d+/g)).toHaveLength(11);
    expect(cut).toContain("… 2 more steps");
  });

  it("lists twenty inputs that were not analysed and counts the rest", async () => {
    const notAnalysed = Array.from({ length: 21 }, (_, index) => ({
      path: `f${index}.js`,
      coverage: "none" as const,
      reason: "too-large" as const,
    }));
    const text = await renderText(judged([], { notAnalysed }), TEXT);
    expect(text.match(/ too large$/gm)).toHaveLength(20);
    expect(text).toContain("and 1 more");
  });
});

describe("JSON", () => {
  it("bounds structured detail in depth, length and number", () => {
    let deep: unknown = "end";
    for (let i = 0; i < 10; i++) deep = { deep };
    expect(JSON.stringify(boundedData(deep, { maxItems: 9 }))).toBe(`${'{"deep":'.repeat(6)}null${"}".repeat(6)}`);
    expect(boundedData("x".repeat(200), { maxItems: 9 })).toHaveLength(200);
    expect(boundedData("x".repeat(201), { maxItems: 9 })).toBe(`${"x".repeat(200)}…`);
    expect(boundedData([1, 2, 3], { maxItems: 2 })).toEqual([1, 2]);
    expect(boundedData([Number.NaN, undefined, () => 1, 1n], { maxItems: 9 })).toEqual([null, null, null, null]);
  });

  it("keeps a key called __proto__ as a key", () => {
    const data = JSON.parse('{"__proto__":{"polluted":true}}') as Record<string, unknown>;
    const json = renderJson(judged([{ ...shellFlow, data }]), { rules: RULES });
    expect(json).toContain('"__proto__": {');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe("the score line", () => {
  it("calls the root by a name", async () => {
    const judgement: Judgement = {
      ...judged([]),
      scores: [
        { package: ".", value: 20, grade: "F" },
        { package: "a", value: 90, grade: "A" },
      ],
    };
    expect(await renderText(judgement, TEXT)).toContain(
      "Score 20 of 100 (F), the root package, the lowest of 2 packages.\n",
    );
    expect(await renderText(judgement, { ...TEXT, stats: true })).toContain("  score 20 (F) the root package\n");
    expect(await renderMarkdown(judgement)).toContain("(F), the lowest of 2 packages (the root package).");
  });
});

describe("how to accept what fails the gate", () => {
  const ONE = "To accept one, ignore it with a reason, in a comment or in .portlight/config.yml";
  const secret = { ...shellFlow, ruleId: "secret-exposed" };

  it.each([
    ["a finding", judged([shellFlow]), `${ONE}; to accept all, run \`portlight baseline write\`.`],
    [
      "a baseline that holds others",
      { ...judged([shellFlow]), counts: { ...judged([shellFlow]).counts, baselined: 1 } },
      `${ONE}; to accept all, run \`portlight baseline write --add\`.`,
    ],
    ["only what no baseline takes in", guarded(), `${ONE}.`],
  ])("is one line before the verdict: %s", async (_what, judgement, line) => {
    const text = await renderText(judgement, TEXT);
    expect(text.split("\n").at(-3)).toBe(line);
    expect(text.split("To accept")).toHaveLength(2);
    expect((await renderMarkdown(judgement)).split(`\n${line}\n`)).toHaveLength(2);
    expect(await renderText(judgement, { ...TEXT, quiet: true })).not.toContain("To accept");
  });

  it("is not said where nothing fails, or where the run is incomplete", async () => {
    const broken = judge([analysis({ findings: [shellFlow] })], { ...POLICY, incomplete: ["x is missing."] });
    for (const judgement of [judged([]), broken]) {
      expect(await renderText(judgement, TEXT)).not.toContain("To accept");
    }
  });

  function guarded(): Judgement {
    const judgement = judged([shellFlow]);
    return { ...judgement, findings: judgement.findings.map((entry) => ({ ...entry, finding: secret })) };
  }
});

describe("the verdict sentence", () => {
  const lastLine = async (judgement: Judgement): Promise<string> =>
    (await renderText(judgement, TEXT)).trimEnd().split("\n").at(-1) ?? "";

  it.each([
    ["no finding", judged([]), "Gate passed (fail-on high): no findings in 12 files and 1 session."],
    ["a finding below", judged(many(1)), "Gate passed (fail-on high): 1 finding, which does not fail it."],
    ["several below", judged(many(2)), "Gate passed (fail-on high): 2 findings, none of which fails it."],
    [
      "strict",
      judge([analysis({ notAnalysed: [{ path: "a", coverage: "none", reason: "binary" }] })], {
        ...POLICY,
        strict: true,
      }),
      "Gate failed (fail-on high) on 1 file or capture not fully analysed (strict).",
    ],
    [
      "a missing input",
      judge([analysis({})], { ...POLICY, incomplete: ["x is missing."] }),
      "Incomplete: an input is missing or could not be read, so the gate has not passed.",
    ],
    [
      "a failure inside",
      judged([shellFlow], { ruleFailures: [{ ruleId: "shell-injection", error: "boom" }] }),
      "Incomplete: 1 rule failed inside Portlight; the gate failed (fail-on high) on 1 finding (1 critical).",
    ],
  ])("for %s", async (_what, judgement, sentence) => {
    expect(await lastLine(judgement)).toBe(sentence);
    expect(sentence).not.toMatch(/\b(clean|safe|secure)\b/i);
  });
});
