import type { Judgement } from "../findings/judgement.ts";
import { atLeast } from "../findings/severity.ts";
import type { Severity } from "../findings/types.ts";

/**
 * What `--min-severity` shows. Only the list gets shorter: counts, scores, gate and exit status stay those of the run,
 * and `hidden` tells how many are left out.
 */
export function withMinSeverity(judgement: Judgement, least: Severity): Judgement {
  const findings = judgement.findings.filter((entry) => atLeast(entry.finding.severity, least));
  const hidden = (judgement.hidden ?? 0) + judgement.findings.length - findings.length;
  return hidden === 0 ? judgement : { ...judgement, findings, hidden };
}
