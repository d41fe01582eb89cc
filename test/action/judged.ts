import type { JudgedFinding } from "../../src/findings/judgement.ts";
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
