import { allRules } from "../catalog/catalog.ts";
import { visibleName } from "../catalog/message.ts";
import type { Rule } from "../catalog/types.ts";
import { demoteOtherSide, demotionOf } from "../findings/demotion.ts";
import { type Counts, type Gate, isKnown, type JudgedFinding, type Judgement } from "../findings/judgement.ts";
import { compareText } from "../findings/order.ts";
import { SEVERITIES } from "../findings/severity.ts";
import type { Analysis, Finding, Inventory, Severity } from "../findings/types.ts";
import { inBase, withholdNew } from "./base.ts";
import { type BaselineMatch, matchBaseline, neverBaselined } from "./baseline.ts";
import { DEFAULT_FAIL_ON, type GateList, gates, parseFailOn } from "./gate.ts";
import { mergeAnalyses } from "./merge.ts";
import type { Policy } from "./policy.ts";
import { withoutSecretsInReports } from "./redact.ts";
import { scorePackages } from "./score.ts";
import { suppress } from "./suppress.ts";

/**
 * What the policy says of the findings of a run. Pure: the same analyses and policy give the same judgement.
 * @throws UserError when `failOn` names something unknown
 */
export function judge(analyses: readonly Analysis[], policy: Policy): Judgement {
  const catalog = policy.catalog ?? allRules();
  const rules = new Map(catalog.map((rule) => [rule.id, rule]));
  const list = parseFailOn(policy.failOn ?? DEFAULT_FAIL_ON, catalog);
  const isOff = (ruleId: string): boolean => policy.rules?.get(ruleId) === "off";

  const merged = mergeAnalyses(analyses);
  const findings = merged.findings
    .filter((finding) => !isOff(finding.ruleId))
    // Source has no other side: only what was said on the wire does.
    .map((finding) =>
      finding.family === "check" ? demoteOtherSide(finding, policy.perspective ?? "server") : finding,
    );
  const comments = analyses.flatMap((analysis) => analysis.suppressions ?? []);
  const { byFinding: suppressions, notices } = suppress(findings, comments, policy, rules);
  const { base } = policy;
  const { counted: byFinding, withheld } =
    base === undefined ? { counted: suppressions, withheld: undefined } : withholdNew(suppressions, base);
  const old = base === undefined ? undefined : inBase(findings, base);
  const match = matchBaseline(findings, policy.baseline ?? { entries: [] }, (id) => rules.get(id));

  const judged = findings.map((finding): JudgedFinding => {
    const suppressed = byFinding.get(finding);
    const baselined = suppressed === undefined && match.known.has(finding);
    const isOld = old?.has(finding) === true;
    const counts = suppressed === undefined && !baselined && !isOld;
    const pending = withheld?.get(finding);
    return {
      finding,
      isNew: !match.known.has(finding) && !isOld,
      baselined,
      ...(isOld ? { inBase: true } : {}),
      gating: counts && gates(finding, rules.get(finding.ruleId), list),
      ...(suppressed ? { suppressed } : {}),
      ...(pending ? { withheld: pending } : {}),
    };
  });
  const undecided = merged.undecided.filter((entry) => !isOff(entry.ruleId));
  const isIncomplete = merged.ruleFailures.length > 0 || (policy.incomplete ?? []).length > 0;
  const gate = gateOf(judged, merged, list, policy, isIncomplete);
  const isRecognised = recognises(findings, merged.inventory);
  const disabledRules = [...(policy.rules ?? [])].filter(([, state]) => state === "off").map(([id]) => id);
  return withoutSecretsInReports({
    command: policy.command,
    findings: judged,
    notAnalysed: merged.notAnalysed,
    undecided,
    ruleFailures: merged.ruleFailures,
    inventory: merged.inventory,
    scores: isRecognised
      ? scorePackages(
          judged.filter((entry) => !entry.suppressed).map((entry) => entry.finding),
          merged.inventory,
        )
      : [],
    counts: countFindings(judged, base !== undefined),
    gate,
    disabledRules: disabledRules.sort(),
    notices: [
      ...(policy.incomplete ?? []),
      ...(policy.notices ?? []),
      ...excludedNotices(merged.inventory),
      ...unrecognisedNotices(findings, merged.inventory),
      ...unreadNotices(merged.inventory),
      ...list.notices,
      ...demotedNotices(judged, rules, list),
      ...notices,
      ...baselineNotices(match, policy, rules),
    ],
    problems: policy.incomplete ?? [],
    suppressionNotices: notices,
    exitCode: exitCodeOf(merged.ruleFailures.length > 0, (policy.incomplete ?? []).length > 0, gate),
  });
}

/** Whether the run met anything that it is about. A score of what holds no server would be praise for nothing. */
function recognises(findings: readonly Finding[], inventory: Inventory): boolean {
  return (
    inventory.servers.length + inventory.sessions.length + (inventory.configuredServers ?? 0) > 0 ||
    findings.some((finding) => finding.severity !== "note")
  );
}

/** Sessions say nothing of the source: what they hold does not hide that no server was found in the files. */
function unrecognisedNotices(findings: readonly Finding[], inventory: Inventory): string[] {
  const { files, sessions } = inventory;
  const captures = new Set(sessions.map(({ path }) => path));
  const inSource = findings.filter(({ location }) => !captures.has(location.path));
  if (files === 0 || recognises(inSource, { ...inventory, sessions: [] })) return [];
  const aside = findings.some((finding) => demotionOf(finding) === "test-code") ? ", test and example code aside" : "";
  return [`No MCP server or tool was recognised in ${files} ${files === 1 ? "file" : "files"}${aside}.`];
}

/** A server whose registrations are written in a way that is not known is not judged: nobody may take that for a pass. */
function unreadNotices({ unreadServers = [] }: Inventory): string[] {
  const [first, ...others] = unreadServers;
  if (first === undefined) return [];
  const more = others.length === 0 ? "" : ` and ${others.length} other ${others.length === 1 ? "file" : "files"}`;
  return [
    `${visibleName(first, 200)}${more} ${others.length === 0 ? "makes an MCP server" : "make MCP servers"}, but no tool was recognised there: what its handlers do with their arguments was not judged.`,
  ];
}

function excludedNotices({ excluded = 0 }: Inventory): string[] {
  if (excluded === 0) return [];
  return [`audit.exclude of the configuration leaves out ${excluded === 1 ? "1 file" : `${excluded} files`}.`];
}

/** What was named to fail the run and does not, because it was demoted. */
function demotedNotices(judged: readonly JudgedFinding[], rules: ReadonlyMap<string, Rule>, list: GateList): string[] {
  const counts = new Map<string, number>();
  for (const entry of judged) {
    const { finding, suppressed } = entry;
    if (suppressed || isKnown(entry) || demotionOf(finding) === undefined) continue;
    const groups = rules.get(finding.ruleId)?.groups ?? [];
    const name = list.ruleIds.has(finding.ruleId) ? finding.ruleId : groups.find((group) => list.groups.has(group));
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => compareText(a, b))
    .map(([name, number]) => {
      const what = number === 1 ? "1 finding" : `${number} findings`;
      return `${what} of ${name} ${number === 1 ? "does" : "do"} not fail the run although fail-on names it: test and example code and the other side's faults never do.`;
    });
}

function countFindings(judged: readonly JudgedFinding[], hasBase: boolean): Counts {
  const bySeverity = Object.fromEntries(SEVERITIES.map((severity) => [severity, 0])) as Record<Severity, number>;
  let suppressed = 0;
  let baselined = 0;
  let old = 0;
  for (const entry of judged) {
    if (entry.suppressed) suppressed++;
    else if (entry.baselined) baselined++;
    else if (entry.inBase) old++;
    else bySeverity[entry.finding.severity]++;
  }
  return { bySeverity, suppressed, baselined, ...(hasBase ? { inBase: old } : {}) };
}

function gateOf(
  judged: readonly JudgedFinding[],
  { notAnalysed, inventory }: Pick<Analysis, "notAnalysed" | "inventory">,
  list: GateList,
  policy: Policy,
  isIncomplete: boolean,
): Gate {
  const gating = judged.filter((entry) => entry.gating).length;
  const missing = policy.strict ? notAnalysed.length : 0;
  const unmatched = policy.strict ? (policy.unmatched ?? 0) : 0;
  const isEmpty = inventory.files === 0 && inventory.sessions.length === 0 && judged.length === 0;
  const nothing = policy.strict === true && isEmpty;
  return {
    failOn: list.members,
    result: gating + missing + unmatched > 0 || nothing ? "fail" : isIncomplete ? "incomplete" : "pass",
    policy: policy.base === undefined ? "head" : "base",
    ...(policy.base === undefined ? {} : { base: policy.base.label }),
    gating,
    notAnalysed: missing,
    ...(unmatched > 0 ? { unmatched } : {}),
    ...(nothing ? { nothing } : {}),
  };
}

function exitCodeOf(ruleFailed: boolean, incomplete: boolean, gate: Gate): Judgement["exitCode"] {
  if (ruleFailed) return 4;
  if (incomplete) return 3;
  return gate.result === "fail" ? 1 : 0;
}

function baselineNotices(match: BaselineMatch, policy: Policy, rules: ReadonlyMap<string, Rule>): string[] {
  const entries = policy.baseline?.entries ?? [];
  const notices: string[] = [];
  const refused = entries.filter((entry) => neverBaselined(rules.get(entry.ruleId)));
  if (refused.length > 0) {
    const ids = [...new Set(refused.map((entry) => entry.ruleId))].sort();
    notices.push(
      `The baseline lists ${ids.map((id) => visibleName(id)).join(", ")}, which cannot be baselined and counts as new; fix it, or ignore it with a reason.`,
    );
  }
  if (match.worse.size > 0) {
    const one = match.worse.size === 1;
    notices.push(
      `${match.worse.size} ${one ? "finding" : "findings"} of the baseline got worse and ${one ? "counts" : "count"} as new.`,
    );
  }
  if (policy.scope.whole) {
    const stale = entries.filter((entry) => {
      const family = rules.get(entry.ruleId)?.family;
      if (match.met.has(entry) || refused.includes(entry)) return false;
      return family === undefined || policy.scope.families.includes(family);
    }).length;
    if (stale > 0) {
      notices.push(
        `${stale} ${stale === 1 ? "entry" : "entries"} of the baseline ${stale === 1 ? "matches" : "match"} no finding any more; \`portlight baseline prune\` removes ${stale === 1 ? "it" : "them"}.`,
      );
    }
  }
  return notices;
}
