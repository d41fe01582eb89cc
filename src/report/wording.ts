/** The sentences that several writers share, so that they say the same. None holds untrusted text. */
import { findRule, isGuarded } from "../catalog/catalog.ts";
import { visibleName } from "../catalog/message.ts";
import { demotionOf } from "../findings/demotion.ts";
import type { JudgedFinding, Judgement } from "../findings/judgement.ts";
import { compareText } from "../findings/order.ts";
import { SEVERITIES } from "../findings/severity.ts";
import type { Finding, NotAnalysed, NotAnalysedReason, Severity } from "../findings/types.ts";

/** `1 finding`, `2 findings`; the plural is given where an s does not make it. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** `1 critical, 2 high, 3 notes`, worst first; "" when there is none. */
export function severityList(bySeverity: Readonly<Record<Severity, number>>): string {
  return SEVERITIES.filter((severity) => bySeverity[severity] > 0)
    .map((severity) => (severity === "note" ? count(bySeverity.note, "note") : `${bySeverity[severity]} ${severity}`))
    .join(", ");
}

/** Findings that are neither suppressed nor known, hidden ones included. */
export function openFindings(judgement: Judgement): number {
  return SEVERITIES.reduce((sum, severity) => sum + judgement.counts.bySeverity[severity], 0);
}

const INPUT = ["file or capture", "files or captures"] as const;

/** Severities of what gates. */
function gatingList(judgement: Judgement): string {
  const bySeverity: Record<Severity, number> = { critical: 0, high: 0, medium: 0, low: 0, note: 0 };
  for (const { finding, gating } of judgement.findings) if (gating) bySeverity[finding.severity]++;
  const shown = SEVERITIES.reduce((sum, severity) => sum + bySeverity[severity], 0);
  const hidden = judgement.gate.gating - shown;
  return [severityList(bySeverity), ...(hidden > 0 ? [`${hidden} not shown`] : [])]
    .filter((part) => part !== "")
    .join(", ");
}

/**
 * The verdict in one sentence: what happened, why, and what was not looked at. It never says that code is clean or safe.
 * @returns without markup, ended by a full stop
 */
export function verdictSentence(judgement: Judgement): string {
  const { gate } = judgement;
  const parts: string[] = [];
  const broken = incompleteness(judgement);
  if (broken !== undefined && gate.result !== "fail") return `Incomplete: ${broken}, so the gate has not passed.`;
  if (broken !== undefined) parts.push(`Incomplete: ${broken}`);
  const list = `(fail-on ${gate.failOn.join(", ")})`;
  const open = openFindings(judgement);
  const subject = parts.length > 0 ? "the gate" : "Gate";
  if (gate.result === "fail") {
    const causes = [
      ...(gate.gating > 0 ? [`${count(gate.gating, "finding")} (${gatingList(judgement)})`] : []),
      ...(gate.notAnalysed > 0 ? [`${count(gate.notAnalysed, ...INPUT)} not fully analysed (strict)`] : []),
      ...(gate.unmatched ? [`${count(gate.unmatched, "named place")} without a capture (strict)`] : []),
      ...(gate.nothing ? ["an empty run, in which nothing was analysed (strict)"] : []),
    ];
    parts.push(`${subject} failed ${list} on ${causes.join(" and ")}`);
  } else if (open > 0) {
    const which = open === 1 ? "1 finding, which does not fail it" : `${open} findings, none of which fails it`;
    parts.push(`${subject} passed ${list}: ${which}`);
  } else if (isNothing(judgement)) {
    parts.push(`Nothing was analysed, so nothing can fail the gate ${list}`);
  } else {
    const { baselined, inBase = 0 } = judgement.counts;
    const kind = baselined + inBase > 0 ? "no new findings" : "no findings";
    parts.push(`${subject} passed ${list}: ${kind} in ${coverage(judgement)}`);
  }
  if (judgement.notAnalysed.length > 0 && gate.notAnalysed === 0) {
    parts.push(`${count(judgement.notAnalysed.length, ...INPUT)} not fully analysed`);
  }
  return `${parts.join("; ")}.`;
}

/** Why the run says less than it should, as a part of a sentence. */
function incompleteness({ ruleFailures, exitCode }: Judgement): string | undefined {
  if (ruleFailures.length > 0) return `${count(ruleFailures.length, "rule")} failed inside Portlight`;
  if (exitCode === 4) return "Portlight failed inside";
  return exitCode === 3 ? "an input is missing or could not be read" : undefined;
}

/** True when no file and no session was analysed, not even in part. */
export function isNothing({ inventory, findings }: Judgement): boolean {
  return inventory.files === 0 && inventory.sessions.length === 0 && findings.length === 0;
}

/** `12 files and 1 session`. */
function coverage({ inventory }: Judgement): string {
  const { files, sessions } = inventory;
  return conjunction([
    ...(files > 0 ? [count(files, "file")] : []),
    ...(sessions.length > 0 ? [count(sessions.length, "session")] : []),
  ]);
}

/** `Looked at 2 servers with 6 tools, 7 files and 1 session with 3 calls.`; "" when nothing was analysed. Bounded: only counts. */
export function lookedAt(judgement: Judgement): string {
  const { files, servers, sessions, configuredServers = 0 } = judgement.inventory;
  if (isNothing(judgement)) return "";
  const tools = servers.reduce((sum, server) => sum + server.tools.length, 0);
  const calls = sessions.reduce((sum, session) => sum + session.calls, 0);
  return `Looked at ${conjunction([
    ...(servers.length > 0 ? [`${count(servers.length, "server")} with ${count(tools, "tool")}`] : []),
    ...(configuredServers > 0 ? [`${count(configuredServers, "server")} named in client configurations`] : []),
    ...(files > 0 ? [count(files, "file")] : []),
    ...(sessions.length > 0 ? [`${count(sessions.length, "session")} with ${count(calls, "call")}`] : []),
  ])}.`;
}

/** `a`, `a and b`, `a, b and c`. */
function conjunction(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** Why a finding is a note although its rule is not: `in test or example code`, `the client's fault`; else undefined. */
export function demotionWords(finding: Finding): string | undefined {
  switch (demotionOf(finding)) {
    case "test-code":
      return "in test or example code";
    case "other-side":
      return `the ${finding.subject?.fault ?? "other side"}'s fault`;
    default:
      return undefined;
  }
}

/** How many of each rule, by why they are notes: those by nature first, under `undefined`. */
export function notesByReason(
  notes: readonly JudgedFinding[],
): readonly { readonly reason: string | undefined; readonly rules: readonly (readonly [string, number])[] }[] {
  const byReason = new Map<string, Map<string, number>>();
  for (const { finding } of notes) {
    const reason = demotionWords(finding) ?? "";
    const rules = byReason.get(reason) ?? new Map<string, number>();
    byReason.set(reason, rules.set(finding.ruleId, (rules.get(finding.ruleId) ?? 0) + 1));
  }
  return [...byReason]
    .sort(([a], [b]) => compareText(a, b))
    .map(([reason, rules]) => ({
      reason: reason === "" ? undefined : reason,
      rules: [...rules].sort(([a], [b]) => compareText(a, b)),
    }));
}

/** The headline: the lowest score, the first in order among equals. */
export function headlineScore(judgement: Judgement): Judgement["scores"][number] | undefined {
  let lowest: Judgement["scores"][number] | undefined;
  for (const score of judgement.scores) if (!lowest || score.value < lowest.value) lowest = score;
  return lowest;
}

/** The headline's package, for a line of text. The name is untrusted: escape what comes out. */
export function packageWords(score: Judgement["scores"][number]): string {
  return score.package === "." ? "the root package" : visibleName(score.package);
}

/** How to accept what fails the gate, where that is possible at all; else undefined. */
export function acceptanceSentence(judgement: Judgement): string | undefined {
  const { gate, exitCode, counts, findings } = judgement;
  if (gate.gating === 0 || exitCode !== 1) return undefined;
  const listed = findings.filter((entry) => entry.gating);
  const isGuardedOnly =
    listed.length === gate.gating &&
    listed.every(({ finding }) => {
      const rule = findRule(finding.ruleId);
      return rule !== undefined && isGuarded(rule);
    });
  const one = "To accept one, ignore it with a reason, in a comment or in .portlight/config.yml";
  if (isGuardedOnly) return `${one}.`;
  // An existing baseline only grows when it is told to.
  return `${one}; to accept all, run \`portlight baseline write${counts.baselined > 0 ? " --add" : ""}\`.`;
}

const REASONS: Readonly<Record<NotAnalysedReason, string>> = {
  "too-large": "too large",
  minified: "minified",
  "too-deep": "nested too deep",
  encoding: "not UTF-8",
  binary: "binary",
  unreadable: "unreadable",
  budget: "work limit reached",
  "parse-degraded": "syntax errors",
  "incomplete-capture": "incomplete capture",
  "unsupported-format": "unsupported format",
  link: "link, not followed",
  "special-file": "special file",
};

/** `partly: syntax errors`, `too large`. */
export function reasonWords(entry: NotAnalysed): string {
  const words = REASONS[entry.reason];
  return entry.coverage === "partial" ? `partly: ${words}` : words;
}

/** A label that stands inside of a line or a link needs no full stop. */
export function withoutStop(text: string): string {
  return text.endsWith(".") ? text.slice(0, -1) : text;
}
