import { visibleName } from "../catalog/message.ts";
import type { Rule } from "../catalog/types.ts";
import { terminalText } from "../content/neutralise.ts";
import { didYouMean } from "../errors/nearest.ts";
import { compileGlob, type Glob } from "../files/glob.ts";
import type { SourceSuppression, Suppression } from "../findings/judgement.ts";
import { compareText } from "../findings/order.ts";
import type { Finding } from "../findings/types.ts";
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
  applyComments(findings, comments, rules, byFinding, notices);
  applyIgnores(findings, policy, rules, byFinding, notices);
  return { byFinding, notices };
}

function applyComments(
  findings: readonly Finding[],
  comments: readonly SourceSuppression[],
  rules: ReadonlyMap<string, Rule>,
  byFinding: Map<Finding, Suppression>,
  notices: string[],
): void {
  const byPath = new Map<string, SourceSuppression[]>();
  const sorted = [...comments].sort((a, b) => compareText(a.path, b.path) || a.line - b.line);
  for (const comment of sorted) {
    if (comment.syntax === "portlight" && !isComplete(comment, rules, notices)) continue;
    const list = byPath.get(comment.path);
    if (list) list.push(comment);
    else byPath.set(comment.path, [comment]);
  }
  for (const finding of findings) {
    const line = finding.location.startLine;
    const hit = byPath
      .get(finding.location.path)
      ?.find((comment) => comment.from <= line && line <= comment.to && covers(comment, finding, rules));
    if (hit) byFinding.set(finding, { kind: "in-source", reason: hit.reason.trim() });
  }
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
