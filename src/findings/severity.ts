import type { Confidence, Severity } from "./types.ts";

/** All severities, worst first. */
export const SEVERITIES: readonly Severity[] = ["critical", "high", "medium", "low", "note"];

const RANK: Readonly<Record<Severity, number>> = { critical: 4, high: 3, medium: 2, low: 1, note: 0 };

/** 4 for critical down to 0 for note. */
export function severityRank(severity: Severity): number {
  return RANK[severity];
}

const CONFIDENCE_RANK: Readonly<Record<Confidence, number>> = { high: 2, medium: 1, low: 0 };

/** 2 for high down to 0 for low. */
export function confidenceRank(confidence: Confidence): number {
  return CONFIDENCE_RANK[confidence];
}

export function lowerConfidence(a: Confidence, b: Confidence): Confidence {
  return confidenceRank(a) < confidenceRank(b) ? a : b;
}

/** True when `severity` is as bad as `threshold` or worse. */
export function atLeast(severity: Severity, threshold: Severity): boolean {
  return RANK[severity] >= RANK[threshold];
}

export function isSeverity(text: string): text is Severity {
  return Object.hasOwn(RANK, text);
}
