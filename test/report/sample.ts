/** A small catalogue and judgements over it, so that goldens do not change with the real rules. */
import type { Rule, RuleHelp } from "../../src/catalog/types.ts";
import { captureFingerprint, movedFingerprint, sourceFingerprint } from "../../src/findings/fingerprint.ts";
import type { Judgement } from "../../src/findings/judgement.ts";
import type { Analysis, Finding, Inventory } from "../../src/findings/types.ts";
import { judge } from "../../src/verdict/judge.ts";
import type { Policy } from "../../src/verdict/policy.ts";

function rule(part: Partial<Rule> & Pick<Rule, "id" | "family" | "severity">): Rule {
  return { title: `Title of ${part.id}`, precision: "high", groups: [], message: "…", ...part };
}

export const RULES: readonly Rule[] = [
  rule({
    id: "bind-all-interfaces",
    family: "audit",
    severity: "medium",
    groups: ["transport"],
    title: "Listener bound to every network interface",
    cwe: [1327],
  }),
  rule({ id: "capability-exec", family: "audit", severity: "note", title: "Tool starts processes" }),
  rule({
    id: "failed-call",
    family: "check",
    severity: "note",
    groups: ["failed-call"],
    title: "Call answered with an error",
  }),
  rule({
    id: "path-traversal",
    family: "audit",
    severity: "high",
    groups: ["injection"],
    title: "Tool argument reaches a path outside of its folder",
    cwe: [22],
  }),
  rule({
    id: "request-id-type",
    family: "check",
    severity: "medium",
    title: "Request id is neither text nor integer",
    fault: "either",
  }),
  rule({
    id: "response-without-request",
    family: "check",
    severity: "high",
    groups: ["lifecycle"],
    title: "Response to a request that was never sent",
    fault: "either",
  }),
  rule({
    id: "secret-exposed",
    family: "content",
    severity: "critical",
    groups: ["secrets"],
    surfaces: ["source", "result"],
    title: "Secret of verified shape",
    precision: "very-high",
    cwe: [798],
  }),
  rule({
    id: "shell-injection",
    family: "audit",
    severity: "critical",
    groups: ["injection"],
    title: "Tool argument reaches a shell",
    cwe: [78],
    owaspMcp: ["MCP05:2025"],
  }),
  rule({
    id: "undeclared-tool-call",
    family: "detect",
    severity: "high",
    title: "Call to a tool that was not declared",
  }),
];

export const HELP: ReadonlyMap<string, RuleHelp> = new Map(
  RULES.map((entry) => [
    entry.id,
    {
      why: `Why ${entry.id} matters, in a sentence or two.`,
      fix: [`First step against ${entry.id}.`, "Second step."],
      references: ["https://cwe.mitre.org/"],
      bad: { language: "ts", text: "bad();\n" },
      good: { language: "ts", text: "good();\n" },
    },
  ]),
);

export const SOURCES: ReadonlyMap<string, string> = new Map([
  [
    "src/lib/shell.ts",
    'import { exec } from "node:child_process";\n\nexport function run(command: string) {\n  return new Promise((done) => {\n    exec(command, done);\n  });\n}\n',
  ],
  ["src/server.ts", 'const host = "0.0.0.0";\n'.repeat(30)],
]);

export function place(path: string, line: number, column = 1, width = 10): Finding["location"] {
  return { path, startLine: line, startColumn: column, endLine: line, endColumn: column + width };
}

export function sourceFinding(ruleId: string, path: string, line: number, part: Partial<Finding> = {}): Finding {
  const found = RULES.find((entry) => entry.id === ruleId);
  const identity = {
    ruleId,
    packageName: "acme",
    packagePath: path,
    scope: "f",
    subject: "s",
    expression: String(line),
    ordinal: 0,
  };
  return {
    ruleId,
    family: found?.family ?? "audit",
    severity: found?.severity ?? "high",
    confidence: "high",
    message: `Message of ${ruleId}.`,
    location: place(path, line, 5),
    fingerprint: sourceFingerprint(identity),
    movedFingerprint: movedFingerprint(identity),
    ...part,
  };
}

function captureFinding(ruleId: string, path: string, line: number, part: Partial<Finding> = {}): Finding {
  const { movedFingerprint: _moved, ...finding } = sourceFinding(ruleId, path, line, part);
  return {
    ...finding,
    fingerprint:
      part.fingerprint ??
      captureFingerprint({ ruleId, serverKey: "acme", method: "tools/call", tool: "t", detail: String(line) }),
  };
}

const INVENTORY: Inventory = {
  files: 12,
  packages: [{ name: "acme", path: "." }],
  servers: [{ key: "acme", package: "acme", sdk: "typescript-sdk", tools: [{ name: "run" }, { name: "read" }] }],
  sessions: [
    {
      path: ".portlight/sessions/acme.mcp.jsonl",
      server: "acme",
      revision: "2025-11-25",
      transport: "stdio",
      complete: true,
      frames: 40,
      calls: 9,
      failedCalls: 1,
      tools: ["run", "read"],
    },
  ],
};

export function analysis(part: Partial<Analysis>): Analysis {
  return { findings: [], notAnalysed: [], undecided: [], ruleFailures: [], inventory: INVENTORY, ...part };
}

export const POLICY: Policy = {
  command: "scan",
  today: "2026-11-30",
  scope: { whole: true, families: ["audit", "content", "check", "detect"] },
  catalog: RULES,
};

export const shellFlow = sourceFinding("shell-injection", "src/lib/shell.ts", 5, {
  message: "Tool `run` passes argument `cmd` to a shell (`child_process.exec`).",
  location: place("src/lib/shell.ts", 5, 5, 19),
  flow: [
    { location: place("src/tools.ts", 8, 24), message: "argument `cmd` of tool `run`", depth: 0 },
    { location: place("src/tools.ts", 9, 12), message: "passed to `run`", depth: 0 },
    { location: place("src/lib/shell.ts", 3, 21), message: "parameter `command`", depth: 1 },
    { location: place("src/lib/shell.ts", 5, 10), message: "reaches `child_process.exec`", depth: 1 },
  ],
  related: [{ location: place("src/tools.ts", 7, 1), message: "tool `run` is registered here" }],
  subject: { server: "acme", tools: ["run"], argument: "cmd" },
  data: { sink: "child_process.exec" },
});

/** What a first run over a small server might give: some of everything. */
export function typicalJudgement(): Judgement {
  const known = sourceFinding("path-traversal", "src/old.ts", 3);
  const audit = analysis({
    findings: [
      shellFlow,
      sourceFinding("path-traversal", "src/server.ts", 7, {
        confidence: "low",
        message: "Tool `read` opens a path from argument `name`.",
      }),
      sourceFinding("bind-all-interfaces", "src/server.ts", 20, { message: "The server listens on `0.0.0.0`." }),
      sourceFinding("capability-exec", "src/tools.ts", 7),
      sourceFinding("capability-exec", "src/tools.ts", 17),
      sourceFinding("path-traversal", "test/server.test.ts", 4, { severity: "note", data: { demoted: "test-code" } }),
      sourceFinding("bind-all-interfaces", "src/dev.ts", 2),
      known,
    ],
    notAnalysed: [
      { path: "src/vendor.min.js", coverage: "none", reason: "minified" },
      { path: "src/broken.ts", coverage: "partial", reason: "parse-degraded", line: 12 },
    ],
    suppressions: [
      {
        path: "src/dev.ts",
        line: 1,
        from: 1,
        to: 2,
        ruleIds: ["bind-all-interfaces"],
        reason: "only for local development",
        syntax: "portlight",
      },
      { path: "src/old.ts", line: 2, from: 2, to: 3, ruleIds: ["path-traversal"], reason: "", syntax: "portlight" },
    ],
  });
  const sessions = analysis({
    findings: [
      captureFinding("failed-call", ".portlight/sessions/acme.mcp.jsonl", 20, { occurrences: 3 }),
      captureFinding("request-id-type", ".portlight/sessions/acme.mcp.jsonl", 25, {
        severity: "note",
        subject: { server: "acme", fault: "client" },
        data: { demoted: "other-side" },
      }),
      captureFinding("undeclared-tool-call", ".portlight/sessions/acme.mcp.jsonl", 31, {
        message: "The client calls tool `secret_admin`, which a complete listing did not declare.",
        related: [{ location: place(".portlight/sessions/acme.mcp.jsonl", 6), message: "the listing" }],
        subject: { server: "acme", tools: ["secret_admin"], method: "tools/call" },
      }),
    ],
    undecided: [
      { ruleId: "response-without-request", reason: "the capture does not say whether frames were lost", count: 2 },
    ],
    inventory: { files: 0, packages: [], servers: [], sessions: [] },
  });
  return judge([audit, sessions], {
    ...POLICY,
    baseline: {
      entries: [
        { fingerprint: known.fingerprint, ruleId: known.ruleId, path: known.location.path, severity: known.severity },
      ],
    },
  });
}

export function emptyJudgement(part: Partial<Analysis> = {}): Judgement {
  return judge([analysis(part)], POLICY);
}

/** Thirty findings of several rules over ten files. */
export function crowdedJudgement(): Judgement {
  const ids = ["shell-injection", "path-traversal", "bind-all-interfaces"];
  const findings = Array.from({ length: 30 }, (_, index) =>
    sourceFinding(ids[index % 3] as string, `src/module-${index % 10}.ts`, 10 + index),
  );
  return judge([analysis({ findings })], POLICY);
}
