import type { Finding } from "./types.ts";

/** Compares by UTF-16 code units: the same on every machine, unlike `localeCompare`. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The one order of findings in every format: path, line, column, rule, fingerprint. */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    compareText(a.location.path, b.location.path) ||
    a.location.startLine - b.location.startLine ||
    a.location.startColumn - b.location.startColumn ||
    compareText(a.ruleId, b.ruleId) ||
    compareText(a.fingerprint, b.fingerprint) ||
    compareText(a.message, b.message)
  );
}
