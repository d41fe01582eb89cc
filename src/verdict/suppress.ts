import { visibleName } from "../catalog/message.ts";
import type { Rule } from "../catalog/types.ts";
import { terminalText } from "../content/neutralise.ts";
import { didYouMean } from "../errors/nearest.ts";
import { compileGlob, type Glob } from "../files/glob.ts";
import type { SourceSuppression, Suppression } from "../findings/judgement.ts";
import { compareText } from "../findings/order.ts";
import type { Finding, Location } from "../findings/types.ts";
import { neverBaselined } from "./baseline.ts";
import type { IgnoreRule, Policy } from "./policy.ts";

/** Days before the end of an ignore entry on which it begins to warn. */
const WARN_DAYS = 14;

export interface SuppressionResult {
  readonly byFinding: ReadonlyMap<Finding, Suppression>;
  readonly notices: readonly string[];
}

/**
 * Applies suppression comments and the `ignore` entries of the configuration. Both need a reason, but for a `# nosec`
 * of the Python tools, which covers findings of the family `audit` only.
 */
export function suppress(
  findings: readonly Finding[],
  comments: readonly SourceSuppression[],
  policy: Policy,
  rules: ReadonlyMap<string, Rule>,
): SuppressionResult {
  const byFinding = new Map<Finding, Suppression>();
  const notices: string[] = [];
  applyComments(findings, comments, policy, rules, byFinding, notices);
  applyIgnores(findings, policy, rules, byFinding, notices);
  return { byFinding, notices };
}

function applyComments(
  findings: readonly Finding[],
  comments: readonly SourceSuppression[],
  policy: Policy,
  rules: ReadonlyMap<string, Rule>,
  byFinding: Map<Finding, Suppression>,
  notices: string[],
): void {
  const used = new Set<SourceSuppression>();
  const byPath = new Map<string, SourceSuppression[]>();
  const sorted = [...comments].sort((a, b) => compareText(a.path, b.path) || a.line - b.line);
  for (const comment of sorted) {
    if (comment.syntax === "portlight" && !isComplete(comment, rules, notices)) continue;
    const list = byPath.get(comment.path);
    if (list) list.push(comment);
    else byPath.set(comment.path, [comment]);
  }
  for (const finding of findings) {
    for (const { path, startLine } of placesOf(finding)) {
      for (const comment of byPath.get(path) ?? []) {
        if (isWithin(comment, startLine) && covers(comment, finding, rules)) used.add(comment);
      }
    }
    const line = finding.location.startLine;
    const hit = byPath
      .get(finding.location.path)
      ?.find((comment) => isWithin(comment, line) && covers(comment, finding, rules));
    if (!hit) continue;
    byFinding.set(finding, { kind: "in-source", reason: hit.reason.trim() });
  }
  if (!policy.scope.whole) return;
  for (const comment of [...byPath.values()].flat()) {
    if (comment.syntax !== "portlight" || used.has(comment) || !wasLookedFor(comment, policy, rules)) continue;
    const what = comment.ruleIds.map((id) => visibleName(id)).join(", ");
    notices.push(
      `${terminalText(comment.path)}:${comment.line}: the ignore comment for ${what} matches no finding; remove it.`,
    );
  }
}

/** Every place that a finding speaks of: equal ones are told at the first, and their comments are no less of use. */
function placesOf({ location, flow = [], related = [] }: Finding): Location[] {
  return [location, ...flow.map((step) => step.location), ...related.map((other) => other.location)];
}

function isWithin({ from, to }: SourceSuppression, line: number): boolean {
  return from <= line && line <= to;
}

/** Whether this run looks for every rule that a comment names: only then does it tell that none was found. */
function wasLookedFor(comment: SourceSuppression, policy: Policy, rules: ReadonlyMap<string, Rule>): boolean {
  return comment.ruleIds.every((id) => {
    const family = rules.get(id)?.family;
    return family !== undefined && policy.scope.families.includes(family) && policy.rules?.get(id) !== "off";
  });
}

/** Whether a comment of ours names rules and a reason; tells what is missing or mistyped. */
function isComplete(comment: SourceSuppression, rules: ReadonlyMap<string, Rule>, notices: string[]): boolean {
  const place = `${terminalText(comment.path)}:${comment.line}`;
  for (const id of comment.ruleIds) {
    if (!rules.has(id)) {
      notices.push(
        `${place}: the ignore comment names "${visibleName(id)}", which is no rule${didYouMean(id, rules.keys()) || "."}`,
      );
    }
  }
  if (comment.ruleIds.length === 0) {
    notices.push(
      `${place}: the ignore comment names no rule and has no effect; write portlight: ignore[rule-id] reason.`,
    );
    return false;
  }
  if (comment.reason.trim() === "") {
    notices.push(`${place}: the ignore comment gives no reason and has no effect; write the reason after the bracket.`);
    return false;
  }
  return true;
}

function covers(comment: SourceSuppression, finding: Finding, rules: ReadonlyMap<string, Rule>): boolean {
  if (comment.syntax === "nosec") {
    if (finding.family !== "audit" || neverBaselined(rules.get(finding.ruleId))) return false;
    return comment.ruleIds.length === 0 || comment.ruleIds.includes(finding.ruleId);
  }
  return comment.ruleIds.includes(finding.ruleId);
}

interface CompiledIgnore {
  readonly entry: IgnoreRule;
  readonly path: Glob;
  readonly tool?: Glob;
}

function applyIgnores(
  findings: readonly Finding[],
  policy: Policy,
  rules: ReadonlyMap<string, Rule>,
  byFinding: Map<Finding, Suppression>,
  notices: string[],
): void {
  const byRule = new Map<string, CompiledIgnore[]>();
  const used = new Set<IgnoreRule>();
  const entries = policy.ignore ?? [];
  for (const entry of entries) {
    if (!stillCounts(entry, policy, notices)) {
      used.add(entry);
      continue;
    }
    const compiled: CompiledIgnore = {
      entry,
      path: compileGlob(entry.path),
      ...(entry.tool === undefined ? {} : { tool: compileGlob(entry.tool, { flat: true }) }),
    };
    const list = byRule.get(entry.rule);
    if (list) list.push(compiled);
    else byRule.set(entry.rule, [compiled]);
  }
  for (const finding of findings) {
    for (const { entry, path, tool } of byRule.get(finding.ruleId) ?? []) {
      if (!path.matches(finding.location.path)) continue;
      if (tool && !finding.subject?.tools?.some((name) => tool.matches(name))) continue;
      used.add(entry);
      if (!byFinding.has(finding)) byFinding.set(finding, { kind: "configuration", reason: entry.reason });
      break;
    }
  }
  if (!policy.scope.whole) return;
  for (const entry of entries) {
    const family = rules.get(entry.rule)?.family;
    if (used.has(entry) || family === undefined || !policy.scope.families.includes(family)) continue;
    notices.push(`${placeOf(entry)}: the ignore entry for ${entry.rule} matches no finding; remove it.`);
  }
}

function stillCounts(entry: IgnoreRule, policy: Policy, notices: string[]): boolean {
  if (entry.expires === undefined) return true;
  const left = daysBetween(policy.today, entry.expires);
  const what = `${placeOf(entry)}: the ignore entry for ${entry.rule}`;
  if (left < 0) {
    if (policy.onDefaultBranch) {
      notices.push(`${what} expired on ${entry.expires} and counts no more; fix the finding or renew the entry.`);
      return false;
    }
    notices.push(`${what} expired on ${entry.expires}; on the default branch it counts no more.`);
  } else if (left <= WARN_DAYS) {
    notices.push(`${what} expires on ${entry.expires}.`);
  }
  return true;
}

/** Whole days from one date to another, both YYYY-MM-DD. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

function placeOf(entry: IgnoreRule): string {
  return `${terminalText(entry.source.path)}:${entry.source.line}`;
}
