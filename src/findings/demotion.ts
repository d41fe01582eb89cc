import type { Demotion, Fault, Finding } from "./types.ts";

/** Whose faults count as they are; the other side's become notes. */
export type Perspective = "server" | "client" | "both";

/** The finding as a note when it is the other side's fault; undefined fault is nobody's, and a note is one already. */
export function demoteOtherSide(finding: Finding, perspective: Perspective): Finding {
  const fault = finding.subject?.fault;
  return finding.severity === "note" || !isOtherSide(fault, perspective)
    ? finding
    : { ...finding, severity: "note", data: { ...finding.data, demoted: "other-side" satisfies Demotion } };
}

function isOtherSide(fault: Fault | undefined, perspective: Perspective): boolean {
  return fault !== undefined && perspective !== "both" && fault !== perspective;
}

/** Why a finding is a note although its rule is not; undefined for every other finding. */
export function demotionOf(finding: Finding): Demotion | undefined {
  const reason = finding.severity === "note" ? finding.data?.demoted : undefined;
  return reason === "test-code" || reason === "other-side" ? reason : undefined;
}
