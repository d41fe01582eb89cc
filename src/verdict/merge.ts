import { compareFindings, compareText } from "../findings/order.ts";
import { confidenceRank, severityRank } from "../findings/severity.ts";
import type {
  Analysis,
  Finding,
  Inventory,
  NotAnalysed,
  RelatedLocation,
  RuleFailure,
  Undecided,
} from "../findings/types.ts";
import { compareByRecording } from "./recording-order.ts";

/** Most places of equal findings that one finding lists. */
const MAX_RELATED = 20;

/** Several analyses as one, everything sorted, whatever order they came in. */
export function mergeAnalyses(analyses: readonly Analysis[]): Omit<Analysis, "suppressions"> {
  return {
    findings: foldEqual(analyses.flatMap((analysis) => analysis.findings)),
    notAnalysed: mergeNotAnalysed(analyses.flatMap((analysis) => analysis.notAnalysed)),
    undecided: mergeUndecided(analyses.flatMap((analysis) => analysis.undecided)),
    ruleFailures: mergeFailures(analyses.flatMap((analysis) => analysis.ruleFailures)),
    inventory: mergeInventory(analyses.map((analysis) => analysis.inventory)),
  };
}

/**
 * Findings with one fingerprint are one fact, met in several captures: the first recording stands for all, with severity
 * and confidence of the worst, the sum of occurrences, and the other places as related.
 */
function foldEqual(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of [...findings].sort(compareByRecording)) {
    const key = `${finding.ruleId} ${finding.fingerprint}`;
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()]
    .map((group) => (group.length === 1 ? (group[0] as Finding) : fold(group)))
    .sort(compareFindings);
}

function fold(group: readonly Finding[]): Finding {
  const first = group[0] as Finding;
  const related: RelatedLocation[] = [...(first.related ?? [])];
  let worst = first;
  let occurrences = 0;
  for (const finding of group) {
    occurrences += finding.occurrences ?? 1;
    if (isWorse(finding, worst)) worst = finding;
    const place = finding.location;
    const isElsewhere = place.path !== first.location.path || place.startLine !== first.location.startLine;
    if (isElsewhere && related.length < MAX_RELATED) related.push({ location: place, message: "also here" });
  }
  // Why a finding is a note says nothing of an equal one that is none.
  const { data: _ofFirst, ...rest } = first;
  const { data } = worst;
  return {
    ...rest,
    severity: worst.severity,
    confidence: worst.confidence,
    ...(data ? { data } : {}),
    occurrences,
    ...(related.length > 0 ? { related } : {}),
  };
}

function isWorse(a: Finding, b: Finding): boolean {
  const bySeverity = severityRank(a.severity) - severityRank(b.severity);
  return bySeverity > 0 || (bySeverity === 0 && confidenceRank(a.confidence) > confidenceRank(b.confidence));
}

function mergeNotAnalysed(entries: readonly NotAnalysed[]): NotAnalysed[] {
  return unique(
    entries,
    (entry) => `${entry.path}\0${entry.reason}\0${entry.coverage}\0${entry.line ?? 0}\0${entry.detail ?? ""}`,
    (a, b) =>
      compareText(a.path, b.path) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      compareText(a.reason, b.reason) ||
      compareText(a.coverage, b.coverage) ||
      compareText(a.detail ?? "", b.detail ?? ""),
  );
}

function mergeUndecided(entries: readonly Undecided[]): Undecided[] {
  const sums = new Map<string, Undecided>();
  for (const entry of entries) {
    const key = `${entry.ruleId}\0${entry.reason}`;
    sums.set(key, { ...entry, count: entry.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()].sort((a, b) => compareText(a.ruleId, b.ruleId) || compareText(a.reason, b.reason));
}

function mergeFailures(entries: readonly RuleFailure[]): RuleFailure[] {
  return unique(
    entries,
    (entry) => `${entry.ruleId}\0${entry.path ?? ""}\0${entry.error}`,
    (a, b) =>
      compareText(a.ruleId, b.ruleId) || compareText(a.path ?? "", b.path ?? "") || compareText(a.error, b.error),
  );
}

function mergeInventory(parts: readonly Inventory[]): Inventory {
  return {
    files: parts.reduce((sum, part) => sum + part.files, 0),
    packages: unique(
      parts.flatMap((part) => part.packages),
      (entry) => entry.path,
      (a, b) => compareText(a.path, b.path) || compareText(a.name, b.name),
    ),
    servers: parts
      .flatMap((part) => part.servers)
      .sort((a, b) => compareText(a.key, b.key) || compareText(JSON.stringify(a), JSON.stringify(b))),
    sessions: unique(
      parts.flatMap((part) => part.sessions),
      (entry) => entry.path,
      (a, b) => compareText(a.path, b.path),
    ),
    configuredServers: parts.reduce((sum, part) => sum + (part.configuredServers ?? 0), 0),
    ...(parts.some((part) => part.unreadServers !== undefined)
      ? { unreadServers: [...new Set(parts.flatMap((part) => part.unreadServers ?? []))].sort(compareText) }
      : {}),
    ...(parts.some((part) => part.excluded !== undefined)
      ? { excluded: parts.reduce((sum, part) => sum + (part.excluded ?? 0), 0) }
      : {}),
  };
}

/** Sorted, the first of each key kept. */
function unique<T>(entries: readonly T[], keyOf: (entry: T) => string, compare: (a: T, b: T) => number): T[] {
  const seen = new Set<string>();
  return [...entries].sort(compare).filter((entry) => {
    const key = keyOf(entry);
    return seen.has(key) ? false : seen.add(key);
  });
}
