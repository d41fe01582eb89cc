import type { Log, Run } from "sarif";
import { allRules, loadHelp } from "../catalog/catalog.ts";
import { HOMEPAGE, NAME, VERSION } from "../catalog/product.ts";
import type { Rule, RuleHelp } from "../catalog/types.ts";
import { jsonText } from "../content/neutralise.ts";
import type { JudgedFinding, Judgement } from "../findings/judgement.ts";
import { compareText } from "../findings/order.ts";
import { lineHashes } from "./line-hash.ts";
import { artifactLocation, encodePath } from "./sarif-locations.ts";
import { configurationNotifications, executionNotifications } from "./sarif-notifications.ts";
import { ResultWriter } from "./sarif-results.ts";
import { sarifRule } from "./sarif-rules.ts";
import { headlineScore } from "./wording.ts";

export interface SarifOptions {
  /** `automationDetails.id`; see `sarifCategory`. */
  readonly category: string;
  /**
   * The text of a source file with which its findings are recognised again: exactly as decoded from UTF-8, a byte order
   * mark kept. Undefined when it cannot be read; our own fingerprint stands in then. Called once per file.
   */
  readonly readText: (path: string) => string | undefined;
  /** The catalogue; default: all rules. */
  readonly rules?: readonly Rule[];
  readonly help?: ReadonlyMap<string, RuleHelp>;
}

/** GitHub's upload takes more, but a reviewer does not (docs/decisions/0021-code-scanning.md). */
export const MAX_RESULTS = 500;

/**
 * The category under which an upload replaces the one before: `portlight/<folder>/` for scan, which carries everything,
 * and one of its own for each single command; at the root `portlight/`. Code scanning takes what stands before the last
 * slash for the category, so the root's is `portlight`.
 * @param workingDirectory relative to the root, POSIX, "." for the root
 */
export function sarifCategory(command: string, workingDirectory: string): string {
  const tool = command === "scan" ? "portlight" : `portlight-${command}`;
  return workingDirectory === "." ? `${tool}/` : `${tool}/${workingDirectory}/`;
}

/**
 * SARIF 2.1.0 with one run, for code scanning. Notes and suppressed findings are left out and stand in the totals of
 * `run.properties`; nothing of it depends on the machine, the clock or the environment.
 */
export async function renderSarif(judgement: Judgement, options: SarifOptions): Promise<string> {
  const help = options.help ?? (await loadHelp());
  const disabled = new Set(judgement.disabledRules ?? []);
  const rules = [...(options.rules ?? allRules())]
    .filter((rule) => !disabled.has(rule.id))
    .sort((a, b) => compareText(a.id, b.id));
  const reported = judgement.findings.filter((entry) => !entry.suppressed && entry.finding.severity !== "note");
  const kept = selectResults(reported);
  const paths = [...new Set(kept.map((entry) => entry.finding.location.path))].sort(compareText);
  const writer = new ResultWriter(judgement, rules, paths, lineHashesOf(kept, options.readText));
  const run: Run = {
    tool: {
      driver: {
        name: NAME,
        semanticVersion: VERSION,
        informationUri: HOMEPAGE,
        rules: rules.map((rule) => sarifRule(rule, help.get(rule.id))),
      },
    },
    automationDetails: { id: encodePath(options.category) },
    columnKind: "utf16CodeUnits",
    originalUriBaseIds: { "%SRCROOT%": { description: { text: "The root of the repository." } } },
    invocations: [
      {
        // False would make the upload an error; what did not work stands in the notifications.
        executionSuccessful: true,
        exitCode: judgement.exitCode,
        toolExecutionNotifications: executionNotifications(judgement, reported.length - kept.length),
        toolConfigurationNotifications: configurationNotifications(judgement),
      },
    ],
    artifacts: paths.map((path) => ({ location: artifactLocation(path) })),
    results: kept.map((entry) => writer.result(entry)),
    properties: totals(judgement),
  };
  const log: Log = { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] };
  return `${jsonText(JSON.stringify(log, null, 2))}\n`;
}

/** What gates first, then what is new, in the order of the report. */
function selectResults(reported: readonly JudgedFinding[]): readonly JudgedFinding[] {
  if (reported.length <= MAX_RESULTS) return reported;
  const weight = (entry: JudgedFinding): number => (entry.gating ? 2 : 0) + (entry.isNew ? 1 : 0);
  const chosen = new Set([...reported].sort((a, b) => weight(b) - weight(a)).slice(0, MAX_RESULTS));
  return reported.filter((entry) => chosen.has(entry));
}

function lineHashesOf(
  entries: readonly JudgedFinding[],
  readText: SarifOptions["readText"],
): Map<string, Map<number, string>> {
  const lines = new Map<string, Set<number>>();
  for (const { finding } of entries) {
    if (finding.family === "check" || finding.family === "detect") continue;
    const { path, startLine } = finding.location;
    const wanted = lines.get(path);
    if (wanted) wanted.add(startLine);
    else lines.set(path, new Set([startLine]));
  }
  const hashes = new Map<string, Map<number, string>>();
  for (const [path, wanted] of lines) {
    const text = readText(path);
    if (text !== undefined) hashes.set(path, lineHashes(text, wanted));
  }
  return hashes;
}

/** Everything that was found, also what is no result here; every other format says the same. */
function totals(judgement: Judgement): Record<string, unknown> {
  const score = headlineScore(judgement);
  return {
    counts: {
      ...judgement.counts.bySeverity,
      suppressed: judgement.counts.suppressed,
      baselined: judgement.counts.baselined,
      inBase: judgement.counts.inBase ?? 0,
    },
    gate: judgement.gate.result,
    notAnalysed: judgement.notAnalysed.length,
    undecided: judgement.undecided.reduce((sum, entry) => sum + entry.count, 0),
    ...(score ? { score: score.value, grade: score.grade } : {}),
  };
}
