import { visibleName } from "../catalog/message.ts";
import type { Rule } from "../catalog/types.ts";
import { didYouMean } from "../errors/nearest.ts";
import { UserError } from "../errors/user-error.ts";
import { atLeast, isSeverity, SEVERITIES, severityRank } from "../findings/severity.ts";
import type { Finding, Severity } from "../findings/types.ts";

export const DEFAULT_FAIL_ON: readonly string[] = ["high"];

/** A parsed `--fail-on` list. */
export interface GateList {
  /** As given, duplicates removed. */
  readonly members: readonly string[];
  readonly threshold?: Severity;
  readonly groups: ReadonlySet<string>;
  readonly ruleIds: ReadonlySet<string>;
  readonly notices: readonly string[];
}

/**
 * Reads the members of `--fail-on` or `failOn` (docs/decisions/0020-gate-and-score.md): severities but note, `none`, groups,
 * rule ids.
 * @param source how the list is named in a message, `--fail-on` or `.portlight/config.yml:4: failOn`
 * @throws UserError for an unknown name, an empty list, `note`, or `none` beside a severity
 */
export function parseFailOn(list: readonly string[], rules: readonly Rule[], source = "fail-on"): GateList {
  const ruleById = new Map(rules.map((rule) => [rule.id, rule]));
  const allGroups = new Set(rules.flatMap((rule) => rule.groups));
  const members: string[] = [];
  const groups = new Set<string>();
  const ruleIds = new Set<string>();
  const severities: Severity[] = [];
  let none = false;
  for (const raw of list) {
    const name = raw.trim();
    if (name === "" || members.includes(name)) continue;
    members.push(name);
    if (name === "none") none = true;
    else if (name === "note") {
      throw new UserError(
        `${source} names note, but notes never fail by severity: name low, or the rules or groups whose notes are to fail.`,
      );
    } else if (isSeverity(name)) severities.push(name);
    else if (allGroups.has(name)) groups.add(name);
    else if (ruleById.has(name)) ruleIds.add(name);
    else {
      const known = [...SEVERITIES, "none", ...allGroups, ...ruleById.keys()];
      throw new UserError(
        `${source} names "${visibleName(name)}", which is no severity, group or rule${didYouMean(name, known) || "."} \`portlight rules\` lists groups and rules.`,
      );
    }
  }
  if (members.length === 0) throw new UserError(`${source} is empty; write none to let no severity fail the run.`);
  if (none && severities.length > 0) {
    throw new UserError(`${source} names both none and ${severities[0]}; keep one of them.`);
  }
  const notices: string[] = [];
  if (!none && severities.length === 0) {
    notices.push(
      `${source} names no severity, so only ${members.join(", ")} can fail the run; add high to keep the default threshold.`,
    );
  }
  const threshold = severities.sort((a, b) => severityRank(a) - severityRank(b))[0];
  return { members, ...(threshold ? { threshold } : {}), groups, ruleIds, notices };
}

/**
 * Whether a finding that is neither suppressed nor known fails the run. A demoted finding (test code, the other side's
 * fault) never does. By threshold neither notes nor low confidence count; a group takes notes, so that
 * `failed-call` can be named; a rule's own name takes all that it found.
 */
export function gates(finding: Finding, rule: Rule | undefined, list: GateList): boolean {
  const demoted = finding.severity === "note" && rule !== undefined && rule.severity !== "note";
  if (demoted) return false;
  if (list.ruleIds.has(finding.ruleId)) return true;
  if (finding.confidence === "low") return false;
  if (rule?.groups.some((group) => list.groups.has(group))) return true;
  return list.threshold !== undefined && finding.severity !== "note" && atLeast(finding.severity, list.threshold);
}
