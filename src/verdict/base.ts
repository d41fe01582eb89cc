/** A change is judged by what it brings: what the tree that it started from has as well fails nothing. */
import type { JudgedFinding, Judgement, Suppression } from "../findings/judgement.ts";
import type { Finding } from "../findings/types.ts";
import { baselineEntry, matchBaseline } from "./baseline.ts";

/** What the base tree holds. */
export interface BaseFindings {
  /** As people know it: a short commit, or a folder. */
  readonly label: string;
  readonly findings: readonly Finding[];
  /** Identities (see `identityOf`) of those that a comment in the base tree suppresses. */
  readonly suppressed: ReadonlySet<string>;
}

/** What one judgement says of the tree that another one is compared with. */
export function baseFindings(label: string, judgement: Judgement): BaseFindings {
  return {
    label,
    findings: judgement.findings.map(({ finding }) => finding),
    suppressed: new Set(
      judgement.findings
        .filter(({ suppressed }) => suppressed?.kind === "in-source")
        .map(({ finding }) => identityOf(finding)),
    ),
  };
}

export function identityOf({ ruleId, fingerprint }: Finding): string {
  return `${ruleId} ${fingerprint}`;
}

/**
 * The findings that the base has as well and no milder, by fingerprint, moved code by its second one. Unlike a baseline this
 * takes in guarded rules: a secret that the base holds is not the change's.
 */
export function inBase(findings: readonly Finding[], base: BaseFindings): ReadonlySet<Finding> {
  const entries = base.findings.map(baselineEntry);
  const { known } = matchBaseline(findings, { entries }, () => undefined);
  // What the gate passed over for its low confidence is news once it is sure.
  const unsure = new Set(base.findings.filter(({ confidence }) => confidence === "low").map(identityOf));
  return new Set([...known].filter((finding) => finding.confidence === "low" || !unsure.has(identityOf(finding))));
}

/** Takes the comments out that the change itself brings. */
export function withholdNew(
  byFinding: ReadonlyMap<Finding, Suppression>,
  base: BaseFindings,
): { readonly counted: Map<Finding, Suppression>; readonly withheld: Map<Finding, Suppression> } {
  const counted = new Map<Finding, Suppression>();
  const withheld = new Map<Finding, Suppression>();
  for (const [finding, suppression] of byFinding) {
    const isOld = suppression.kind === "configuration" || base.suppressed.has(identityOf(finding));
    (isOld ? counted : withheld).set(finding, suppression);
  }
  return { counted, withheld };
}

/**
 * What fails the run by one policy and would not by another: what the change to the policy hides.
 * @param now by the policy of the base
 * @param then the same findings by the policy of the change
 */
export function hiddenBy(now: Judgement, then: Judgement): readonly JudgedFinding[] {
  const failing = new Set(then.findings.filter(({ gating }) => gating).map(({ finding }) => identityOf(finding)));
  return now.findings.filter(({ finding, gating }) => gating && !failing.has(identityOf(finding)));
}
