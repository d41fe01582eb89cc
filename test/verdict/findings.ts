/** Builders for the tests of the verdict: a tiny catalogue and findings over it. */
import type { Rule } from "../../src/catalog/types.ts";
import type { Analysis, Finding, Inventory } from "../../src/findings/types.ts";
import type { Policy } from "../../src/verdict/policy.ts";

function rule(id: string, family: Rule["family"], severity: Rule["severity"], groups: readonly string[] = []): Rule {
  return { id, family, title: id, severity, precision: "high", groups, message: "…" };
}

export const RULES: readonly Rule[] = [
  rule("failed-call", "check", "note", ["failed-call"]),
  rule("hidden-unicode", "content", "high", ["poisoning"]),
  rule("leaked-token", "detect", "high", ["secrets"]),
  rule("listener", "audit", "medium", ["transport"]),
  rule("missing-field", "check", "low"),
  rule("shell", "audit", "critical", ["injection"]),
  rule("path", "audit", "high", ["injection"]),
  rule("wrong-id", "check", "high"),
];

export const EMPTY: Inventory = {
  files: 1,
  packages: [],
  servers: [{ key: "s", tools: [{ name: "t" }] }],
  sessions: [],
};

let counter = 0;

export function finding(
  ruleId: string,
  part: Partial<Finding> & { readonly path?: string; readonly line?: number } = {},
): Finding {
  const { path = "src/a.ts", line = 1, ...rest } = part;
  const found = RULES.find((entry) => entry.id === ruleId);
  if (!found) throw new Error(ruleId);
  counter++;
  return {
    ruleId,
    family: found.family,
    severity: found.severity,
    confidence: "high",
    message: `${ruleId}.`,
    location: { path, startLine: line, startColumn: 1, endLine: line, endColumn: 2 },
    fingerprint: counter.toString(16).padStart(32, "0"),
    ...rest,
  };
}

export function analysis(findings: readonly Finding[], part: Partial<Analysis> = {}): Analysis {
  return { findings, notAnalysed: [], undecided: [], ruleFailures: [], inventory: EMPTY, ...part };
}

export const POLICY: Policy = {
  command: "scan",
  today: "2026-06-15",
  scope: { whole: true, families: ["audit", "content", "check", "detect"] },
  catalog: RULES,
};
