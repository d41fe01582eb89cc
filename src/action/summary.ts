import { ruleUrl } from "../catalog/product.ts";
import { markdownCode, markdownText } from "../content/neutralise.ts";
import type { JudgedFinding, Judgement } from "../findings/judgement.ts";
import { severityRank } from "../findings/severity.ts";
import { headlineScore, reasonWords, severityList, verdictSentence } from "../report/wording.ts";

/** GitHub discards a step's whole summary above 1 MiB. */
export const SUMMARY_BYTES = 900_000;

/** Kept free for what stands below the table. */
const RESERVE_BYTES = 40_000;

/** Rows and list entries beyond this help nobody; the JSON report has them all. */
const MOST_ROWS = 1000;
const MOST_ENTRIES = 100;
/** In UTF-16 units: a name made of hidden characters grows eightfold when it is escaped. */
const MOST_PLACE = 240;

/**
 * The job summary in Markdown: verdict, score, a table of findings (gating and worst first), what was not analysed.
 * @param budget in bytes of UTF-8
 */
export function summaryMarkdown(judgement: Judgement, budget = SUMMARY_BYTES): string {
  const { counts, scores } = judgement;
  const open = judgement.findings.filter((judged) => !judged.suppressed && !judged.baselined);
  const listed = open.filter((judged) => judged.finding.severity !== "note");
  const head = [`## Portlight\n\n${markdownText(verdictSentence(judgement))}\n`];
  const facts = [
    severityList(counts.bySeverity) || "no findings",
    ...(counts.baselined > 0 ? [`${counts.baselined} known from the baseline`] : []),
    ...(counts.suppressed > 0 ? [`${counts.suppressed} suppressed`] : []),
    ...(judgement.hidden ? [`${judgement.hidden} not listed here`] : []),
  ];
  head.push(`${facts.join(" · ")}\n`);
  const score = headlineScore(judgement);
  if (score) {
    const whose =
      scores.length > 1 ? `, the lowest of ${scores.length} packages: ${markdownCode(clip(score.package))}` : "";
    head.push(`Score **${score.value}** of 100, grade **${score.grade}**${whose}.\n`);
  }
  const foot = footer(judgement);
  let used = bytes(head.join("\n")) + bytes(foot) + RESERVE_BYTES;
  const rows: string[] = [];
  for (const judged of [...listed].sort(worstFirst)) {
    const line = row(judged);
    if (rows.length === MOST_ROWS || used + bytes(line) > budget) break;
    rows.push(line);
    used += bytes(line);
  }
  const table = rows.length > 0 ? `|  | finding | rule | place |\n| --- | --- | --- | --- |\n${rows.join("")}\n` : "";
  const left = listed.length - rows.length;
  const more = left > 0 ? `${left} more are in the JSON and SARIF reports.\n\n` : "";
  return `${head.join("\n")}\n${table}${more}${foot}`;
}

function worstFirst(a: JudgedFinding, b: JudgedFinding): number {
  return (
    Number(b.gating) - Number(a.gating) ||
    Number(b.isNew) - Number(a.isNew) ||
    severityRank(b.finding.severity) - severityRank(a.finding.severity)
  );
}

function row(judged: JudgedFinding): string {
  const { finding } = judged;
  const place = `${clip(finding.location.path)}:${finding.location.startLine}`;
  const times = (finding.occurrences ?? 1) > 1 ? ` (${finding.occurrences} times)` : "";
  const severity = judged.gating ? `**${finding.severity}**` : finding.severity;
  return `| ${severity} | ${markdownText(finding.message)}${times} | [${finding.ruleId}](${ruleUrl(finding.ruleId)}) | ${markdownCode(place)} |\n`;
}

function footer(judgement: Judgement): string {
  const parts: string[] = [];
  const section = (title: string, entries: readonly string[]): void => {
    if (entries.length === 0) return;
    const shown = entries.slice(0, MOST_ENTRIES).map((entry) => `- ${entry}\n`);
    const more = entries.length > MOST_ENTRIES ? `- and ${entries.length - MOST_ENTRIES} more\n` : "";
    parts.push(`<details><summary>${title}: ${entries.length}</summary>\n\n${shown.join("")}${more}\n</details>\n`);
  };
  section(
    "Not analysed",
    judgement.notAnalysed.map((entry) => `${markdownCode(clip(entry.path))}: ${reasonWords(entry)}`),
  );
  section(
    "Not decidable",
    judgement.undecided.map((entry) => `${entry.ruleId}: ${markdownText(entry.reason)} (${entry.count})`),
  );
  section(
    "Rules that failed",
    judgement.ruleFailures.map(
      (entry) => `${entry.ruleId}${entry.path === undefined ? "" : ` at ${markdownCode(clip(entry.path))}`}`,
    ),
  );
  section(
    "Notices",
    judgement.notices.map((notice) => markdownText(notice.slice(0, 1000))),
  );
  return parts.join("\n");
}

/** The end of a path says more than its beginning. */
function clip(path: string): string {
  return path.length <= MOST_PLACE ? path : `…${path.slice(-MOST_PLACE)}`;
}

function bytes(text: string): number {
  return Buffer.byteLength(text);
}
