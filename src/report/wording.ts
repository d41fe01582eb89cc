/** The sentences that several writers share, so that they say the same. None holds untrusted text. */
import type { Judgement } from "../findings/judgement.ts";
import { SEVERITIES } from "../findings/severity.ts";
import type { NotAnalysed, NotAnalysedReason, Severity } from "../findings/types.ts";

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
  if (judgement.ruleFailures.length > 0) {
    parts.push(`Incomplete, ${count(judgement.ruleFailures.length, "rule")} failed inside Portlight`);
  } else if (judgement.exitCode === 4) parts.push("Incomplete, Portlight failed inside");
  else if (judgement.exitCode === 3) parts.push("Incomplete, an input is missing or could not be read");
  const list = `(fail-on ${gate.failOn.join(", ")})`;
  const open = openFindings(judgement);
  const subject = parts.length > 0 ? "the gate" : "Gate";
  if (gate.result === "fail") {
    const causes = [
      ...(gate.gating > 0 ? [`${count(gate.gating, "finding")} (${gatingList(judgement)})`] : []),
      ...(gate.notAnalysed > 0 ? [`${count(gate.notAnalysed, ...INPUT)} not fully analysed (strict)`] : []),
    ];
    parts.push(`${subject} failed ${list} on ${causes.join(" and ")}`);
  } else if (open > 0) {
    const which = open === 1 ? "the 1 finding does" : `the ${open} findings do`;
    parts.push(`${subject} passed ${list}: ${which} not fail it`);
  } else {
    const kind = judgement.counts.baselined > 0 ? "no new findings" : "no findings";
    parts.push(`${subject} passed ${list}: ${kind} in ${coverage(judgement)}`);
  }
  if (judgement.notAnalysed.length > 0 && gate.notAnalysed === 0) {
    parts.push(`${count(judgement.notAnalysed.length, ...INPUT)} not fully analysed`);
  }
  return `${parts.join("; ")}.`;
}

/** `12 files and 1 session`; what the run looked at. */
export function coverage(judgement: Judgement): string {
  const { files, sessions } = judgement.inventory;
  const parts = [
    ...(files > 0 ? [count(files, "file")] : []),
    ...(sessions.length > 0 ? [count(sessions.length, "session")] : []),
  ];
  return parts.length > 0 ? parts.join(" and ") : "nothing: no file and no session was analysed";
}

/** The headline: the lowest score, the first in order among equals. */
export function headlineScore(judgement: Judgement): Judgement["scores"][number] | undefined {
  let lowest: Judgement["scores"][number] | undefined;
  for (const score of judgement.scores) if (!lowest || score.value < lowest.value) lowest = score;
  return lowest;
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
