import { allRules, loadHelp } from "../catalog/catalog.ts";
import { ruleUrl } from "../catalog/product.ts";
import type { Rule, RuleHelp } from "../catalog/types.ts";
import { markdownCode, markdownText } from "../content/neutralise.ts";
import { isKnown, type JudgedFinding, type Judgement } from "../findings/judgement.ts";
import { SEVERITIES, severityRank } from "../findings/severity.ts";
import type { FlowStep, Location } from "../findings/types.ts";
import { flowEnds } from "./flow-ends.ts";
import {
  acceptanceSentence,
  count,
  headlineScore,
  lookedAt,
  notesByReason,
  packageWords,
  reasonWords,
  verdictSentence,
} from "./wording.ts";

export interface MarkdownOptions {
  /** In bytes of UTF-8. A job summary above 1 MiB is discarded whole, so the default keeps well below. */
  readonly maxBytes?: number;
  /** The catalogue; default: all rules. */
  readonly rules?: readonly Rule[];
  /** Help texts by rule id; default: those of the catalogue. */
  readonly help?: ReadonlyMap<string, RuleHelp>;
}

const DEFAULT_BYTES = 900 * 1024;
/** Kept for the line that says what was left out. */
const RESERVE = 512;
const MAX_LIST = 100;
/** Gating findings told with their path and the first step; further ones are rows of a table. */
const MAX_DETAILED = 20;
const MAX_STEPS = 12;

/**
 * The report as Markdown, made for a job summary: the verdict first, then what fails the gate, each with the path of its
 * flow and the first step to take, the other findings, what was not analysed. Notes are counted by rule. Over the budget
 * the least important rows are left out, and counted.
 */
export async function renderMarkdown(judgement: Judgement, options: MarkdownOptions = {}): Promise<string> {
  const help = options.help ?? (await loadHelp());
  const page = new Page(options.maxBytes ?? DEFAULT_BYTES);
  const rules = new Map((options.rules ?? allRules()).map((rule) => [rule.id, rule]));
  const open = judgement.findings.filter((entry) => !entry.suppressed && !isKnown(entry));
  const gating = open.filter((entry) => entry.gating).sort(worstFirst);
  const others = open.filter((entry) => !entry.gating && entry.finding.severity !== "note").sort(worstFirst);
  const notes = open.filter((entry) => !entry.gating && entry.finding.severity === "note");

  page.add(`## Portlight\n\n**${markdownText(verdictSentence(judgement))}**\n\n`);
  page.add(countsTable(judgement));
  page.add(scoreLines(judgement));
  const acceptance = acceptanceSentence(judgement);
  if (acceptance !== undefined) page.add(`${acceptance}\n\n`);
  page.list("### Failed inside Portlight", judgement.ruleFailures, (failure) => {
    const at = failure.path === undefined ? "" : ` ${markdownCode(failure.path)}`;
    return `- ${markdownCode(failure.ruleId)}${at} ${markdownText(failure.error.slice(0, 200))}\n`;
  });
  page.details("### Findings that fail the gate", gating.slice(0, MAX_DETAILED), (entry) =>
    findingDetails(entry, rules, help),
  );
  page.table("### More findings that fail the gate", gating.slice(MAX_DETAILED), rules);
  page.table("### Other findings", others, rules);
  page.list("### Not analysed", judgement.notAnalysed, (entry) => {
    const at = entry.line === undefined ? "" : `:${entry.line}`;
    const detail = entry.detail === undefined ? "" : ` ${markdownText(entry.detail)}`;
    return `- ${markdownCode(`${entry.path}${at}`)} ${reasonWords(entry)}${detail}\n`;
  });
  page.list(
    "### Notes, which do not fail the gate",
    notesByReason(notes).flatMap((group) => group.rules.map(([id, number]) => ({ id, number, reason: group.reason }))),
    ({ id, number, reason }) => `- ${number} ${ruleLink(id, rules)}${reason === undefined ? "" : `, ${reason}`}\n`,
  );
  page.list(
    "### Not decidable",
    judgement.undecided,
    (entry) => `- ${ruleLink(entry.ruleId, rules)} ${count(entry.count, "time")}: ${markdownText(entry.reason)}\n`,
  );
  page.list("### Notices", judgement.notices, (notice) => `- ${markdownText(notice)}\n`);
  return page.text();
}

/** Text under a byte budget. Once something did not fit, nothing more is added, so that the order stays meaningful. */
class Page {
  readonly #parts: string[] = [];
  #left: number;
  #leftOut = 0;

  constructor(maxBytes: number) {
    this.#left = maxBytes - RESERVE;
  }

  /** @returns false when it did not fit */
  add(text: string): boolean {
    const bytes = Buffer.byteLength(text);
    if (this.#leftOut > 0 || bytes > this.#left) return false;
    this.#left -= bytes;
    this.#parts.push(text);
    return true;
  }

  table(heading: string, entries: readonly JudgedFinding[], rules: ReadonlyMap<string, Rule>): void {
    const [first] = entries;
    if (!first) return;
    const head = `${heading}\n\n| Severity | Rule | Place | Finding |\n| --- | --- | --- | --- |\n`;
    // A heading alone, without a row, would be worse than none.
    const lines = [head + findingRow(first, rules), ...entries.slice(1).map((entry) => findingRow(entry, rules))];
    this.#rows(lines);
    this.add("\n");
  }

  details(heading: string, entries: readonly JudgedFinding[], block: (entry: JudgedFinding) => string): void {
    const [first, ...rest] = entries;
    if (first) this.#rows([`${heading}\n\n${block(first)}`, ...rest.map(block)]);
  }

  list<T>(heading: string, entries: readonly T[], line: (entry: T) => string): void {
    const [first, ...rest] = entries.slice(0, MAX_LIST);
    if (first === undefined) return;
    this.#rows([`${heading}\n\n${line(first)}`, ...rest.map(line)]);
    if (entries.length > MAX_LIST) this.add(`- and ${entries.length - MAX_LIST} more\n`);
    this.add("\n");
  }

  text(): string {
    const note =
      this.#leftOut > 0 ? `\n${count(this.#leftOut, "more line")} did not fit; the JSON report has all.\n` : "";
    return `${this.#parts.join("").trimEnd()}\n${note}`;
  }

  #rows(lines: readonly string[]): void {
    let left = 0;
    for (const line of lines) if (left > 0 || !this.add(line)) left++;
    this.#leftOut += left;
  }
}

function countsTable(judgement: Judgement): string {
  const { counts } = judgement;
  const hasBase = counts.inBase !== undefined;
  const heads = [...SEVERITIES, "suppressed", "in the baseline", ...(hasBase ? ["in the base"] : [])];
  const cells = [
    ...SEVERITIES.map((severity) => counts.bySeverity[severity]),
    counts.suppressed,
    counts.baselined,
    ...(hasBase ? [counts.inBase] : []),
  ];
  return `| ${heads.join(" | ")} |\n|${heads.map(() => " ---: |").join("")}\n| ${cells.join(" | ")} |\n\n`;
}

function scoreLines(judgement: Judgement): string {
  const coverage = lookedAt(judgement);
  const score = headlineScore(judgement);
  if (!score) return coverage === "" ? "" : `${coverage}\n\n`;
  const lowest =
    judgement.scores.length > 1
      ? `, the lowest of ${judgement.scores.length} packages (${score.package === "." ? packageWords(score) : markdownCode(packageWords(score))})`
      : "";
  return `${coverage} Score ${score.value} of 100 (${score.grade})${lowest}.\n\n`.trimStart();
}

/** `#### critical` block of one finding: what, from where to where, what to do. */
function findingDetails(
  { finding }: JudgedFinding,
  rules: ReadonlyMap<string, Rule>,
  help: ReadonlyMap<string, RuleHelp>,
): string {
  const { path, startLine } = finding.location;
  const times = (finding.occurrences ?? 1) > 1 ? ` (${finding.occurrences} times)` : "";
  const step = help.get(finding.ruleId)?.fix[0];
  return [
    `#### ${finding.severity}: ${ruleLink(finding.ruleId, rules)} in ${markdownCode(`${path}:${startLine}`)}\n`,
    `${markdownText(finding.message)}${times}\n`,
    ...(finding.flow && finding.flow.length > 0 ? [flowList(finding.flow)] : []),
    ...(step === undefined ? [] : [`**What to do:** ${step}\n`]),
    "",
  ].join("\n");
}

/** From source to sink; the middle of a long way is left out. */
function flowList(flow: readonly FlowStep[]): string {
  const item = (step: FlowStep, index: number): string =>
    `${index + 1}. ${markdownCode(placeOf(step.location))} ${markdownText(step.message)}\n`;
  const { head, missing, tail } = flowEnds(flow, MAX_STEPS, 1);
  return [
    ...head.map(item),
    ...(missing > 0 ? [`${head.length + 1}. … ${count(missing, "more step")}\n`] : []),
    ...tail.map((step, index) => item(step, head.length + 1 + index)),
  ].join("");
}

function findingRow({ finding }: JudgedFinding, rules: ReadonlyMap<string, Rule>): string {
  const { path, startLine } = finding.location;
  const times = (finding.occurrences ?? 1) > 1 ? ` (${finding.occurrences} times)` : "";
  const [source, ...rest] = finding.flow ?? [];
  const flow = source && rest.length > 0 ? `<br>from ${markdownCode(placeOf(source.location))}` : "";
  return `| ${finding.severity} | ${ruleLink(finding.ruleId, rules)} | ${markdownCode(`${path}:${startLine}`)} | ${markdownText(finding.message)}${times}${flow} |\n`;
}

function placeOf({ path, startLine }: Location): string {
  return `${path}:${startLine}`;
}

/** A link only for a rule of ours: any other id is text. */
function ruleLink(id: string, rules: ReadonlyMap<string, Rule>): string {
  return rules.has(id) ? `[${id}](${ruleUrl(id)})` : markdownCode(id);
}

function worstFirst(a: JudgedFinding, b: JudgedFinding): number {
  return severityRank(b.finding.severity) - severityRank(a.finding.severity);
}
