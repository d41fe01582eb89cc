import type { Demotion, Finding } from "./types.ts";

/** Why a finding is a note although its rule is not; undefined for every other finding. */
export function demotionOf(finding: Finding): Demotion | undefined {
  const reason = finding.severity === "note" ? finding.data?.demoted : undefined;
  return reason === "test-code" || reason === "other-side" ? reason : undefined;
}
