import fc from "fast-check";
import type { Judgement } from "../../src/findings/judgement.ts";
import type { Analysis, Finding, NotAnalysedReason } from "../../src/findings/types.ts";
import { identityOf } from "../../src/verdict/base.ts";
import { judge } from "../../src/verdict/judge.ts";
import { POLICY, RULES } from "./sample.ts";

/** What an attacker writes into names, paths and reasons. */
export const HOSTILE: readonly string[] = [
  "a\nb",
  "::error file=x::pwned",
  "x\r\n::set-output name=a::b",
  "\u001b[31mred\u001b[0m\u001b]8;;https://evil.example\u0007",
  "\u202Egnp.exe\u2066",
  "]]><evil/>",
  "`code` ``` | cell",
  "<img src=x onerror=alert(1)>",
  "__proto__",
  "constructor",
  "&lt;&#27;%0A",
  "[click](https://evil.example) @everyone #1",
  "[[ATTACHMENT|/etc/passwd]]",
  "##vso[task.setvariable variable=x]y",
  "\uD800",
  "\uFFFE\uFFFF\u0000\u0008",
  "{{secret}} $(x) %SRCROOT%",
  "C:\\x\\..\\y",
  "..",
  "a b/c d",
  "\u{E0041}\u{E0042}",
  "e\u0301\u0301\u0301\u0301\u0301\u0301\u0301",
];

const text = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: "binary", maxLength: 12 }),
);
const path = fc
  .array(
    text.map((part) => part.replaceAll("/", "_") || "x"),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join("/"));
const location = fc
  .record({
    path,
    startLine: fc.integer({ min: 1, max: 40 }),
    startColumn: fc.integer({ min: 1, max: 9 }),
    lines: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ path: where, startLine, startColumn, lines }) => ({
    path: where,
    startLine,
    startColumn,
    endLine: startLine + lines,
    endColumn: lines === 0 ? startColumn + 3 : 1,
  }));

const finding: fc.Arbitrary<Finding> = fc
  .record({
    rule: fc.constantFrom(...RULES),
    demoted: fc.boolean(),
    confidence: fc.constantFrom("high" as const, "medium" as const, "low" as const),
    message: text,
    location,
    flow: fc.array(fc.record({ location, message: text, depth: fc.integer({ min: 0, max: 3 }) }), { maxLength: 40 }),
    related: fc.array(fc.record({ location, message: text }), { maxLength: 3 }),
    tools: fc.array(text, { maxLength: 3 }),
    server: text,
    fingerprint: fc.uuid().map((id) => id.replaceAll("-", "")),
    occurrences: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    data: fc.dictionary(text, fc.jsonValue(), { maxKeys: 3 }),
  })
  .map(({ rule, demoted, tools, server, occurrences, ...part }) => ({
    ...part,
    ruleId: rule.id,
    family: rule.family,
    severity: demoted ? "note" : rule.severity,
    subject: { server, tools },
    ...(occurrences === undefined ? {} : { occurrences }),
  }));

const REASONS: readonly NotAnalysedReason[] = ["too-large", "minified", "parse-degraded", "incomplete-capture", "link"];

const analysis: fc.Arbitrary<Analysis> = fc.record({
  findings: fc.array(finding, { maxLength: 8 }),
  notAnalysed: fc.array(
    fc.record({
      path,
      coverage: fc.constantFrom("none" as const, "partial" as const),
      reason: fc.constantFrom(...REASONS),
      detail: text,
    }),
    { maxLength: 3 },
  ),
  undecided: fc.array(
    fc.record({
      ruleId: fc.constantFrom(...RULES.map((rule) => rule.id)),
      reason: text,
      count: fc.integer({ min: 1, max: 5 }),
    }),
    {
      maxLength: 2,
    },
  ),
  ruleFailures: fc.array(fc.record({ ruleId: fc.constantFrom(...RULES.map((rule) => rule.id)), path, error: text }), {
    maxLength: 1,
  }),
  inventory: fc.record({
    files: fc.integer({ min: 0, max: 50 }),
    packages: fc.array(fc.record({ name: text, path }), { maxLength: 3 }),
    servers: fc.array(fc.record({ key: text, tools: fc.array(fc.record({ name: text }), { maxLength: 2 }) }), {
      maxLength: 2,
    }),
    sessions: fc.array(
      fc.record({
        path,
        server: text,
        transport: fc.constantFrom("stdio" as const, "http" as const),
        complete: fc.boolean(),
        frames: fc.nat(99),
        calls: fc.nat(9),
        failedCalls: fc.nat(9),
        tools: fc.array(text, { maxLength: 2 }),
      }),
      { maxLength: 2 },
    ),
  }),
});

/** Judgements over hostile names, with suppressed and known findings among them. */
export const judgement: fc.Arbitrary<Judgement> = fc
  .record({
    analyses: fc.array(analysis, { minLength: 1, maxLength: 2 }),
    reason: text.map((reason) => reason.trim() || "reason"),
    suppressFirst: fc.boolean(),
    knowLast: fc.boolean(),
    strict: fc.boolean(),
    failOn: fc.constantFrom(["high"], ["none"], ["low"], ["injection"], ["failed-call", "critical"]),
    notices: fc.array(text, { maxLength: 2 }),
    hasBase: fc.boolean(),
    suppressedThere: fc.boolean(),
  })
  .map(({ analyses, reason, suppressFirst, knowLast, strict, failOn, notices, hasBase, suppressedThere }) => {
    const findings = analyses.flatMap((entry) => entry.findings);
    const first = findings[0];
    const last = findings.at(-1);
    const suppressions =
      suppressFirst && first
        ? [
            {
              path: first.location.path,
              line: 1,
              from: 1,
              to: 99,
              ruleIds: [first.ruleId],
              reason,
              syntax: "portlight" as const,
            },
          ]
        : [];
    return judge(
      [
        ...analyses,
        {
          findings: [],
          notAnalysed: [],
          undecided: [],
          ruleFailures: [],
          suppressions,
          inventory: { files: 0, packages: [], servers: [], sessions: [] },
        },
      ],
      {
        ...POLICY,
        strict,
        failOn,
        notices,
        base: hasBase
          ? {
              label: "0123456789ab",
              findings: findings.filter((_, index) => index % 2 === 0),
              suppressed: new Set(suppressedThere && first ? [identityOf(first)] : []),
            }
          : undefined,
        baseline: {
          entries:
            knowLast && last
              ? [{ fingerprint: last.fingerprint, ruleId: last.ruleId, path: last.location.path, severity: "critical" }]
              : [],
        },
      },
    );
  });
