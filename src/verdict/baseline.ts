import { isGuarded } from "../catalog/catalog.ts";
import type { Rule } from "../catalog/types.ts";
import { compareText } from "../findings/order.ts";
import { severityRank } from "../findings/severity.ts";
import type { Finding, Severity } from "../findings/types.ts";

/** A finding that was known on day one. */
export interface BaselineEntry {
  readonly fingerprint: string;
  /** Recognises moved code; absent for captures. */
  readonly moved?: string;
  readonly ruleId: string;
  readonly path: string;
  readonly severity: Severity;
  /** Kind of the source of a flow, as the audit names it in `data.sourceKind`. */
  readonly sourceKind?: string;
}

export interface Baseline {
  /** Sorted by path, rule and fingerprint. */
  readonly entries: readonly BaselineEntry[];
}

/** A guarded rule's findings are accepted one by one, with a reason, and never all at once. */
export function neverBaselined(rule: Rule | undefined): boolean {
  return rule !== undefined && isGuarded(rule);
}

export function baselineEntry(finding: Finding): BaselineEntry {
  const kind = finding.data?.sourceKind;
  return {
    fingerprint: finding.fingerprint,
    ...(finding.movedFingerprint === undefined ? {} : { moved: finding.movedFingerprint }),
    ruleId: finding.ruleId,
    path: finding.location.path,
    severity: finding.severity,
    ...(typeof kind === "string" ? { sourceKind: kind } : {}),
  };
}

export function compareEntries(a: BaselineEntry, b: BaselineEntry): number {
  return compareText(a.path, b.path) || compareText(a.ruleId, b.ruleId) || compareText(a.fingerprint, b.fingerprint);
}

export interface BaselineMatch {
  /** The findings that the baseline knows, and no worse. */
  readonly known: ReadonlySet<Finding>;
  /** Entries that some finding met, also one that got worse since. */
  readonly met: ReadonlySet<BaselineEntry>;
  /** The entry of each finding that got worse. */
  readonly worse: ReadonlyMap<Finding, BaselineEntry>;
}

/**
 * Pairs findings with the entries of a baseline: by fingerprint first, then what is left over by the fingerprint of
 * moved code. One entry stands for one finding.
 * @param findings in their order
 */
export function matchBaseline(
  findings: readonly Finding[],
  baseline: Baseline,
  ruleOf: (id: string) => Rule | undefined,
): BaselineMatch {
  const known = new Set<Finding>();
  const met = new Set<BaselineEntry>();
  const worse = new Map<Finding, BaselineEntry>();
  const exact = new Map<string, BaselineEntry>();
  const moved = new Map<string, BaselineEntry[]>();
  for (const entry of baseline.entries) {
    exact.set(`${entry.ruleId} ${entry.fingerprint}`, entry);
  }
  const settle = (finding: Finding, entry: BaselineEntry): void => {
    met.add(entry);
    if (isWorse(finding, entry)) worse.set(finding, entry);
    else known.add(finding);
  };
  const open: Finding[] = [];
  for (const finding of findings) {
    if (neverBaselined(ruleOf(finding.ruleId))) continue;
    const entry = exact.get(`${finding.ruleId} ${finding.fingerprint}`);
    if (entry) settle(finding, entry);
    else open.push(finding);
  }
  for (const entry of baseline.entries) {
    if (entry.moved === undefined || met.has(entry)) continue;
    const key = `${entry.ruleId} ${entry.moved}`;
    const list = moved.get(key);
    if (list) list.push(entry);
    else moved.set(key, [entry]);
  }
  for (const finding of open) {
    if (finding.movedFingerprint === undefined) continue;
    const entry = moved.get(`${finding.ruleId} ${finding.movedFingerprint}`)?.shift();
    if (entry) settle(finding, entry);
  }
  return { known, met, worse };
}

function isWorse(finding: Finding, entry: BaselineEntry): boolean {
  if (severityRank(finding.severity) > severityRank(entry.severity)) return true;
  const kind = finding.data?.sourceKind;
  return entry.sourceKind !== undefined && typeof kind === "string" && kind !== entry.sourceKind;
}
