import type { JudgedFinding, Judgement } from "../../src/findings/judgement.ts";
import type { Finding, Severity } from "../../src/findings/types.ts";

/** A finding with what a test does not care about filled in. */
export function judged(
  ruleId: string,
  severity: Severity,
  rest: Partial<Omit<JudgedFinding, "finding">> & { readonly finding?: Partial<Finding> } = {},
): JudgedFinding {
  return {
    isNew: true,
    baselined: false,
    gating: false,
    ...rest,
    finding: {
      ruleId,
      family: "audit",
      severity,
      confidence: "high",
      message: `Something of ${ruleId} is wrong.`,
      location: { path: "src/a.ts", startLine: 3, startColumn: 5, endLine: 3, endColumn: 9 },
      fingerprint: "0".repeat(32),
      ...rest.finding,
    },
  };
}

/** A judgement of these findings, with the counts that belong to them. */
export function judgement(findings: readonly JudgedFinding[], rest: Partial<Judgement> = {}): Judgement {
  const bySeverity: Record<Severity, number> = { critical: 0, high: 0, medium: 0, low: 0, note: 0 };
  for (const entry of findings) if (!entry.suppressed && !entry.baselined) bySeverity[entry.finding.severity]++;
  const gating = findings.filter((entry) => entry.gating).length;
  return {
    command: "scan",
    findings,
    notAnalysed: [],
    undecided: [],
    ruleFailures: [],
    inventory: { files: 1, packages: [], servers: [], sessions: [] },
    scores: [],
    counts: {
      bySeverity,
      suppressed: findings.filter((entry) => entry.suppressed).length,
      baselined: findings.filter((entry) => entry.baselined).length,
    },
    gate: { failOn: ["high"], result: gating > 0 ? "fail" : "pass", policy: "head", gating, notAnalysed: 0 },
    notices: [],
    exitCode: gating > 0 ? 1 : 0,
    ...rest,
  };
}
