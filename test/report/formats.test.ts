/** What holds for every judgement: schema-valid, well-formed, equal counts, and nothing of an attacker's in effect. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Ajv2020 } from "ajv/dist/2020.js";
import formatsPlugin from "ajv-formats";
import fc from "fast-check";
import { XMLParser } from "fast-xml-parser";
import type { Log } from "sarif";
import { describe, expect, it } from "vitest";
import { validateXML } from "xmllint-wasm";
import { isKnown, type Judgement } from "../../src/findings/judgement.ts";
import { SEVERITIES } from "../../src/findings/severity.ts";
import { renderJson } from "../../src/report/json.ts";
import { renderJunit } from "../../src/report/junit.ts";
import { renderMarkdown } from "../../src/report/markdown.ts";
import { renderSarif, sarifCategory } from "../../src/report/sarif.ts";
import { renderText } from "../../src/report/text.ts";
import { judgement as anyJudgement, HOSTILE } from "./arbitrary.ts";
import { HELP, RULES } from "./sample.ts";

const require = createRequire(import.meta.url);
const RUNS = { numRuns: 60, seed: 42 };

function addFormats(ajv: Ajv2020): Ajv2020 {
  (formatsPlugin as unknown as { default: (ajv: Ajv2020) => void }).default(ajv);
  return ajv;
}

/** The schema comes with the validator of SARIF's authors, so no copy of it lives here. */
const sarifSchema = JSON.parse(
  readFileSync(require.resolve("@microsoft/sarif-multitool-linux/sarif-2.1.0.json"), "utf8"),
);
const validSarif = addFormats(new Ajv2020({ strict: false, allErrors: true })).compile(sarifSchema);
const reportSchema = JSON.parse(readFileSync(new URL("../../schemas/report.schema.json", import.meta.url), "utf8"));
const validReport = addFormats(
  new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, allErrors: true }),
).compile(reportSchema);

const sarifOf = (judgement: Judgement): Promise<string> =>
  renderSarif(judgement, {
    category: sarifCategory("scan", "packages/a b"),
    readText: (path) => (path.length % 2 === 0 ? "line\n".repeat(40) : undefined),
    rules: RULES,
    help: HELP,
  });
const textOf = (judgement: Judgement, color = false): Promise<string> =>
  renderText(judgement, { color, quiet: false, stats: true, listNotes: true, help: HELP });

interface Case {
  readonly "@_name": string;
  readonly "@_classname": string;
  readonly failure?: unknown;
  readonly error?: unknown;
  readonly skipped?: unknown;
}

function casesOf(xml: string): Case[] {
  const parser = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => name === "testsuite" || name === "testcase",
    processEntities: true,
  });
  const document = parser.parse(xml) as { testsuites: { testsuite?: { testcase?: Case[] }[] } };
  return (document.testsuites.testsuite ?? []).flatMap((suite) => suite.testcase ?? []);
}

describe("every judgement", () => {
  it("gives SARIF that the schema accepts", async () => {
    await fc.assert(
      fc.asyncProperty(anyJudgement, async (judgement) => {
        const log = JSON.parse(await sarifOf(judgement));
        validSarif(log);
        expect(validSarif.errors ?? []).toEqual([]);
      }),
      RUNS,
    );
  });

  it("gives JSON that our schema accepts", async () => {
    await fc.assert(
      fc.asyncProperty(anyJudgement, async (judgement) => {
        validReport(JSON.parse(renderJson(judgement, { rules: RULES })));
        expect(validReport.errors ?? []).toEqual([]);
      }),
      RUNS,
    );
  });

  it("gives JUnit that is well-formed, with unique cases", async () => {
    await fc.assert(
      fc.asyncProperty(anyJudgement, async (judgement) => {
        const xml = await renderJunit(judgement, { rules: RULES });
        expect(xml).not.toMatch(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u);
        const keys = casesOf(xml).map((entry) => `${entry["@_classname"]}\0${entry["@_name"]}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      RUNS,
    );
  });

  it("gives JUnit that libxml reads", async () => {
    const samples = fc.sample(anyJudgement, { numRuns: 12, seed: 5 });
    for (const judgement of samples) {
      const xml = await renderJunit(judgement, { rules: RULES });
      const result = await validateXML({ xml: [{ fileName: "junit.xml", contents: xml }], schema: ANY_XML });
      expect(result.errors.map((error) => error.message)).toEqual([]);
    }
  });

  it("has the same counts in every format", async () => {
    await fc.assert(
      fc.asyncProperty(anyJudgement, async (judgement) => {
        const { counts, gate } = judgement;
        const report = JSON.parse(renderJson(judgement, { rules: RULES }));
        expect(report.counts).toEqual({
          ...counts.bySeverity,
          suppressed: counts.suppressed,
          baselined: counts.baselined,
          inBase: counts.inBase ?? 0,
        });
        const open = report.findings.filter(
          (entry: { suppressed: unknown; baselined: boolean; inBase: boolean }) =>
            !entry.suppressed && !entry.baselined && !entry.inBase,
        );
        for (const severity of SEVERITIES) {
          expect(open.filter((entry: { severity: string }) => entry.severity === severity)).toHaveLength(
            counts.bySeverity[severity],
          );
        }

        const run = (JSON.parse(await sarifOf(judgement)) as Log).runs[0];
        expect(run?.properties?.counts).toEqual(report.counts);
        const uploaded = SEVERITIES.filter((severity) => severity !== "note").reduce(
          (sum, severity) => sum + counts.bySeverity[severity],
          0,
        );
        const knownNotes = judgement.findings.filter(
          (entry) => !entry.suppressed && isKnown(entry) && entry.finding.severity === "note",
        ).length;
        expect(run?.results).toHaveLength(uploaded + counts.baselined + (counts.inBase ?? 0) - knownNotes);
        expect(run?.results?.filter((result) => result.properties?.gating)).toHaveLength(
          judgement.findings.filter((entry) => entry.gating && entry.finding.severity !== "note").length,
        );

        const cases = casesOf(await renderJunit(judgement, { rules: RULES }));
        expect(cases.filter((entry) => entry.failure !== undefined)).toHaveLength(gate.gating);
        const problems = judgement.ruleFailures.length + gate.notAnalysed;
        expect(cases.filter((entry) => entry.error !== undefined)).toHaveLength(problems);
        const places = RULES.map((rule) => rule.id);
        const findings = cases.filter((entry) => places.some((id) => entry["@_name"].startsWith(`${id} `)));
        expect(findings).toHaveLength(judgement.findings.length);

        const text = await textOf(judgement);
        const lines = text.split("\n").filter((line) => /:\d+:\d+ (critical|high|medium|low|note) [a-z-]+ /.test(line));
        expect(lines.length).toBeGreaterThanOrEqual(open.length);
        const total = SEVERITIES.reduce((sum, severity) => sum + counts.bySeverity[severity], 0);
        if (total > 0) expect(text).toContain(`\n${total} finding${total === 1 ? "" : "s"}: `);
      }),
      RUNS,
    );
  });

  it("gives the same bytes twice", async () => {
    for (const judgement of fc.sample(anyJudgement, { numRuns: 10, seed: 9 })) {
      expect(await sarifOf(judgement)).toBe(await sarifOf(judgement));
      expect(await renderJunit(judgement, { rules: RULES })).toBe(await renderJunit(judgement, { rules: RULES }));
    }
  });
});

describe("hostile names", () => {
  const samples = fc.sample(anyJudgement, { numRuns: 60, seed: 11 });
  const INVISIBLE = /[\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|(?![\n])\p{Cc}/u;

  it("occur in the samples (the tests can fail)", () => {
    const all = JSON.stringify(samples.map((judgement) => judgement.findings));
    for (const name of ["::error", "onerror", "__proto__", "ATTACHMENT", "##vso"]) expect(all).toContain(name);
    expect(HOSTILE.some((name) => INVISIBLE.test(name))).toBe(true);
  });

  it("keep to one line of text without escapes or commands", async () => {
    for (const judgement of samples) {
      const text = await textOf(judgement);
      expect(text).not.toMatch(INVISIBLE);
      for (const line of text.split("\n")) {
        expect(line.trimStart().startsWith("::")).toBe(false);
        expect(line).not.toMatch(/##(vso|teamcity)?\[/);
      }
      // With colours, the only escapes are our own SGR pairs.
      expect((await textOf(judgement, true)).replaceAll(/\u001b\[[0-9;]*m/g, "")).toBe(text);
    }
  });

  it("stay data in JSON and SARIF", async () => {
    for (const judgement of samples) {
      for (const json of [renderJson(judgement, { rules: RULES }), await sarifOf(judgement)]) {
        expect(json).not.toMatch(INVISIBLE);
        expect(Object.getPrototypeOf(JSON.parse(json))).toBe(Object.prototype);
      }
      const run = (JSON.parse(await sarifOf(judgement)) as Log).runs[0];
      for (const result of run?.results ?? []) {
        // Each link of a message is one of ours and has a target.
        const ids = [...(result.message.text ?? "").matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1]);
        expect(ids).toEqual((result.relatedLocations ?? []).map((related) => String(related.id)));
        for (const location of result.locations ?? []) {
          const uri = location.physicalLocation?.artifactLocation?.uri ?? "";
          expect(uri).toMatch(/^[A-Za-z0-9._~%!'()*/-]*$/);
          expect(uri).not.toMatch(/^\/|\\/);
        }
      }
    }
  });

  it("are no attachment, markup or foreign case in JUnit", async () => {
    for (const judgement of samples) {
      const xml = await renderJunit(judgement, { rules: RULES });
      expect(xml).not.toContain("[[ATTACHMENT|");
      const outside = xml.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, "");
      expect(outside).not.toMatch(/<(evil|img)/);
      expect(outside).not.toMatch(/&#(?!xA;|xD;|x9;)/);
    }
  });

  it("are no markup, link or mention in Markdown", async () => {
    for (const judgement of samples) {
      const page = await renderMarkdown(judgement, { rules: RULES });
      expect(page).not.toMatch(INVISIBLE);
      const outside = page.replaceAll(/`[^`\n]*`/g, "").replaceAll("<br>from ", "");
      expect(outside).not.toMatch(/<[a-z/]/i);
      expect(outside).not.toMatch(/(?<!\\)\]\((?!https:\/\/github\.com\/portlight\/)/);
      expect(outside).not.toMatch(/[@#](everyone|1)/);
      const table = page.split("\n").filter((line) => /^\| (critical|high|medium|low) \| (\[|`)/.test(line));
      for (const row of table) expect(row.replaceAll("\\|", "").match(/\|/g)).toHaveLength(5);
    }
  });
});

/** Accepts any element: what is asked is only that libxml can read the file. */
const ANY_XML = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="testsuites"><xs:complexType mixed="true"><xs:sequence>
    <xs:any minOccurs="0" maxOccurs="unbounded" processContents="skip"/>
  </xs:sequence><xs:anyAttribute processContents="skip"/></xs:complexType></xs:element>
</xs:schema>`;
