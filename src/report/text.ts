import { loadHelp } from "../catalog/catalog.ts";
import { visibleName } from "../catalog/message.ts";
import type { RuleHelp } from "../catalog/types.ts";
import { terminalText } from "../content/neutralise.ts";
import { isKnown, type JudgedFinding, type Judgement } from "../findings/judgement.ts";
import { compareText } from "../findings/order.ts";
import { severityRank } from "../findings/severity.ts";
import type { FlowStep, Location, Severity } from "../findings/types.ts";
import { flowEnds } from "./flow-ends.ts";
import {
  acceptanceSentence,
  count,
  demotionWords,
  headlineScore,
  isNothing,
  lookedAt,
  notesByReason,
  openFindings,
  packageWords,
  reasonWords,
  severityList,
  verdictSentence,
  withoutStop,
} from "./wording.ts";

export interface TextOptions {
  /** ANSI colours. */
  readonly color: boolean;
  /** Only the findings, one line each, and the verdict. */
  readonly quiet: boolean;
  /** What was read, and what could not be decided, in full. */
  readonly stats: boolean;
  /** Notes one by one; otherwise they are counted by rule. A note that gates is always listed. */
  readonly listNotes?: boolean;
  /** True in the action: the reader has inputs, not the options of a command line. */
  readonly isAction?: boolean;
  /** Help texts by rule id; default: those of the catalogue. */
  readonly help?: ReadonlyMap<string, RuleHelp>;
}

const MAX_LINES = 20;
const MAX_STEPS = 12;
const MAX_RELATED = 3;

/** The report for a terminal or a build log. Ends with the verdict and a line break. */
export async function renderText(judgement: Judgement, options: TextOptions): Promise<string> {
  const paint = painter(options.color);
  const problems = judgement.problems ?? [];
  // What was asked for is not there: of what a gate says of nothing, nothing helps.
  if (!options.quiet && problems.length > 0 && isNothing(judgement) && judgement.notAnalysed.length === 0) {
    return `${problems.map(terminalText).join("\n")}\n`;
  }
  const open = judgement.findings.filter((entry) => !entry.suppressed && !isKnown(entry));
  const isListed = (entry: JudgedFinding): boolean =>
    entry.gating || options.listNotes === true || entry.finding.severity !== "note";
  const listed = open.filter(isListed);
  const blocks: string[][] = findingBlocks(listed, options, paint);
  if (!options.quiet) {
    blocks.push(
      await adviceBlock(listed, options, paint),
      notesBlock(
        open.filter((entry) => !isListed(entry)),
        options,
        paint,
      ),
      notAnalysedBlock(judgement, options, paint),
      failuresBlock(judgement, options, paint),
      undecidedBlock(judgement, options, paint),
      ...(options.stats ? [statsBlock(judgement, paint)] : []),
      noticesBlock(judgement.notices, options, paint),
      totals(judgement, options),
    );
  }
  // Quiet leaves out what goes without saying; that a suppression has no effect does not.
  else blocks.push(noticesBlock(judgement.suppressionNotices ?? [], options, paint));
  const verdict = terminalText(verdictSentence(judgement));
  const acceptance = options.quiet ? undefined : acceptanceSentence(judgement);
  blocks.push([
    ...(acceptance === undefined ? [] : [paint("dim", acceptance)]),
    paint(judgement.exitCode === 0 ? "pass" : "fail", verdict),
  ]);
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join("\n"))
    .join("\n\n")}\n`;
}

/** One block per file. */
function findingBlocks(listed: readonly JudgedFinding[], options: TextOptions, paint: Paint): string[][] {
  const blocks: string[][] = [];
  let path: string | undefined;
  for (const entry of listed) {
    if (entry.finding.location.path !== path || blocks.length === 0) blocks.push([]);
    path = entry.finding.location.path;
    (blocks.at(-1) as string[]).push(...findingLines(entry, options, paint));
  }
  return blocks;
}

function findingLines(entry: JudgedFinding, options: TextOptions, paint: Paint): string[] {
  const { finding } = entry;
  const demotion = demotionWords(finding);
  const marks = [
    ...((finding.occurrences ?? 1) > 1 ? [`${finding.occurrences} times`] : []),
    ...(demotion === undefined ? [] : [`a note: ${demotion}`]),
    ...(entry.withheld ? ["the comment that suppresses it comes with this change and counts once it is merged"] : []),
    ...(finding.confidence === "low"
      ? [entry.gating ? "low confidence" : "low confidence, does not fail the gate"]
      : []),
  ];
  const head = `${paint("place", place(finding.location))} ${paint(finding.severity, finding.severity)} ${paint("name", finding.ruleId)}`;
  const message = terminalText(finding.message);
  const lines = [`${head} ${message}${marks.length > 0 ? ` (${marks.join(", ")})` : ""}`];
  if (options.quiet) return lines;
  lines.push(...flowLines(finding.flow ?? [], paint));
  const related = finding.related ?? [];
  for (const { location, message: label } of related.slice(0, MAX_RELATED)) {
    lines.push(paint("dim", `    see ${place(location)} ${terminalText(withoutStop(label))}`));
  }
  if (related.length > MAX_RELATED) lines.push(paint("dim", `    and ${related.length - MAX_RELATED} more places`));
  return lines;
}

/** From source to sink, indented by call depth; the middle of a long way is left out. */
function flowLines(flow: readonly FlowStep[], paint: Paint): string[] {
  const { head, missing, tail } = flowEnds(flow, MAX_STEPS, 1);
  const line = (step: FlowStep): string => {
    const indent = "  ".repeat(2 + Math.min(Math.max(step.depth, 0), 8));
    return paint("dim", `${indent}${place(step.location)} ${terminalText(step.message)}`);
  };
  const gap = missing > 0 ? [paint("dim", `    … ${count(missing, "more step")}`)] : [];
  return [...head.map(line), ...gap, ...tail.map(line)];
}

/** The first step against each rule, worst rule first. */
async function adviceBlock(listed: readonly JudgedFinding[], options: TextOptions, paint: Paint): Promise<string[]> {
  const worst = new Map<string, Severity>();
  for (const { finding } of listed) {
    const known = worst.get(finding.ruleId);
    if (known === undefined || severityRank(finding.severity) > severityRank(known))
      worst.set(finding.ruleId, finding.severity);
  }
  if (worst.size === 0) return [];
  const ids = [...worst.keys()].sort(
    (a, b) => severityRank(worst.get(b) as Severity) - severityRank(worst.get(a) as Severity) || compareText(a, b),
  );
  const help = options.help ?? (await loadHelp());
  const lines = [paint("heading", "What to do")];
  for (const id of ids) {
    const step = help.get(id)?.fix[0];
    if (step !== undefined) lines.push(`  ${paint("name", terminalText(id))}: ${terminalText(step)}`);
  }
  lines.push(
    paint("dim", `  More: portlight explain ${ids.length === 1 ? terminalText(ids[0] as string) : "<rule-id>"}`),
  );
  return lines;
}

function notesBlock(notes: readonly JudgedFinding[], options: TextOptions, paint: Paint): string[] {
  if (notes.length === 0) return [];
  const groups = notesByReason(notes).map(({ reason, rules }) => {
    const list = rules.map(([id, number]) => `${number} ${terminalText(id)}`).join(", ");
    if (reason === undefined) return list;
    const number = rules.reduce((sum, [, of]) => sum + of, 0);
    return `${number} ${reason} (${list})`;
  });
  const what =
    notes.length === 1 ? "1 note, which does not fail the gate" : `${notes.length} notes, which do not fail the gate`;
  const how = options.isAction ? "The input `min-severity: note`" : "`--min-severity note`";
  return [`${paint("heading", what)}: ${groups.join("; ")}. ${how} lists ${notes.length === 1 ? "it" : "them"}.`];
}

function notAnalysedBlock(judgement: Judgement, options: TextOptions, paint: Paint): string[] {
  const entries = judgement.notAnalysed;
  if (entries.length === 0) return [];
  return capped(options, paint("heading", `Not analysed (${entries.length})`), entries, (entry) => {
    const at = entry.line === undefined ? "" : `:${entry.line}`;
    const detail = entry.detail === undefined ? "" : ` (${terminalText(entry.detail)})`;
    return `  ${terminalText(entry.path)}${at} ${reasonWords(entry)}${detail}`;
  });
}

function failuresBlock(judgement: Judgement, options: TextOptions, paint: Paint): string[] {
  const entries = judgement.ruleFailures;
  if (entries.length === 0) return [];
  return capped(
    options,
    paint("fail", `Failed inside Portlight (${entries.length}); please report it`),
    entries,
    (entry) => {
      const at = entry.path === undefined ? "" : ` ${terminalText(entry.path)}`;
      return `  ${terminalText(entry.ruleId)}${at} ${terminalText(entry.error.slice(0, 200))}`;
    },
  );
}

function undecidedBlock(judgement: Judgement, options: TextOptions, paint: Paint): string[] {
  const entries = judgement.undecided;
  const total = entries.reduce((sum, entry) => sum + entry.count, 0);
  if (total === 0) return [];
  const heading = paint("heading", `Not decidable (${total})`);
  if (!options.stats) {
    const rules = [...new Set(entries.map((entry) => entry.ruleId))];
    const shown = rules
      .slice(0, 5)
      .map((id) => terminalText(id))
      .join(", ");
    const rest = rules.length > 5 ? ` and ${count(rules.length - 5, "more rule")}` : "";
    return [`${heading} by ${shown}${rest}. ${options.isAction ? "The JSON report" : "`--stats`"} gives the reasons.`];
  }
  return [
    heading,
    ...entries.map(
      (entry) => `  ${terminalText(entry.ruleId)} ${count(entry.count, "time")}: ${terminalText(entry.reason)}`,
    ),
  ];
}

function statsBlock(judgement: Judgement, paint: Paint): string[] {
  const { files, packages, servers, sessions } = judgement.inventory;
  const lines = [paint("heading", "In detail")];
  if (files > 0) lines.push(`  ${count(files, "file")} in ${count(packages.length, "package")}`);
  for (const server of servers) {
    lines.push(`  server ${terminalText(visibleName(server.key))}: ${count(server.tools.length, "tool")}`);
  }
  for (const session of sessions) {
    lines.push(
      `  session ${terminalText(session.path)}: ${terminalText(visibleName(session.server))}, ${count(session.frames, "message")}, ${count(session.calls, "call")}, ${session.failedCalls} failed${session.complete ? "" : ", incomplete"}`,
    );
  }
  for (const score of judgement.scores.length > 1 ? judgement.scores : []) {
    lines.push(`  score ${score.value} (${score.grade}) ${terminalText(packageWords(score))}`);
  }
  return lines;
}

function noticesBlock(notices: readonly string[], options: TextOptions, paint: Paint): string[] {
  if (notices.length === 0) return [];
  return capped(options, paint("heading", "Notices"), notices, (notice) => `  ${terminalText(notice)}`);
}

/** What was looked at, counts and score: the lines above the verdict. */
function totals(judgement: Judgement, options: TextOptions): string[] {
  const { counts } = judgement;
  const open = openFindings(judgement);
  const aside = [
    ...(counts.inBase ? [`${counts.inBase} in the base as well`] : []),
    ...(counts.baselined > 0 ? [`${counts.baselined} in the baseline`] : []),
    ...(counts.suppressed > 0 ? [`${counts.suppressed} suppressed`] : []),
    ...(judgement.hidden ? [`${judgement.hidden} below ${options.isAction ? "" : "--"}min-severity not shown`] : []),
    ...(judgement.disabledRules?.length ? [`${count(judgement.disabledRules.length, "rule")} switched off`] : []),
  ];
  const coverage = lookedAt(judgement);
  const lines = coverage === "" ? [] : [coverage];
  if (open > 0 || aside.length > 0) {
    const list = severityList(counts.bySeverity);
    lines.push(
      `${count(open, "finding")}${list === "" ? "" : `: ${list}`}${aside.length > 0 ? `; ${aside.join(", ")}` : ""}.`,
    );
  }
  const score = headlineScore(judgement);
  if (score) {
    const many = judgement.scores.length > 1;
    const name = many
      ? `, ${terminalText(packageWords(score))}, the lowest of ${judgement.scores.length} packages`
      : "";
    lines.push(`Score ${score.value} of 100 (${score.grade})${name}.`);
  }
  return lines;
}

function capped<T>(options: TextOptions, heading: string, entries: readonly T[], line: (entry: T) => string): string[] {
  const lines = [heading, ...entries.slice(0, MAX_LINES).map(line)];
  if (entries.length > MAX_LINES)
    lines.push(
      `  and ${entries.length - MAX_LINES} more; ${options.isAction ? "the JSON report" : "`--format json`"} lists all`,
    );
  return lines;
}

function place({ path, startLine, startColumn }: Location): string {
  return `${terminalText(path)}:${startLine}:${startColumn}`;
}

type Style = Severity | "place" | "name" | "dim" | "heading" | "pass" | "fail";
type Paint = (style: Style, text: string) => string;

/** SGR codes; the text is neutralised before, so these are the only escapes in the output. */
const CODES: Readonly<Record<Style, string>> = {
  critical: "1;31",
  high: "31",
  medium: "33",
  low: "36",
  note: "2",
  place: "1",
  name: "1",
  dim: "2",
  heading: "1",
  pass: "1;32",
  fail: "1;31",
};

function painter(color: boolean): Paint {
  return color ? (style, text) => `\u001b[${CODES[style]}m${text}\u001b[0m` : (_style, text) => text;
}
