import { confidenceCap, type Rule } from "../../catalog/types.ts";
import { sourceFingerprint } from "../../findings/fingerprint.ts";
import type { Finding, Location } from "../../findings/types.ts";

export interface GateFindingParts {
  readonly message: string;
  readonly location: Location;
  /** What it is about, for the fingerprint: a path or a name. */
  readonly subject: string;
  readonly detail: string;
  readonly server?: string;
}

/** A finding about the change itself, not about a line of it. */
export function gateFinding(rule: Rule, { message, location, subject, detail, server }: GateFindingParts): Finding {
  return {
    ruleId: rule.id,
    family: rule.family,
    severity: rule.severity,
    confidence: confidenceCap(rule.precision),
    message,
    location,
    ...(server === undefined ? {} : { subject: { server } }),
    fingerprint: sourceFingerprint({
      ruleId: rule.id,
      packageName: "",
      packagePath: "",
      scope: "",
      subject,
      expression: detail,
      ordinal: 0,
    }),
  };
}
