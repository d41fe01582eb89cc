import type {
  ArtifactLocation,
  CodeFlow,
  Log,
  Notification,
  PhysicalLocation,
  Result,
  Run,
  Location as SarifLocation,
  Region as SarifRegion,
} from "sarif";
import { allRules, loadHelp } from "../catalog/catalog.ts";
import { visibleName } from "../catalog/message.ts";
import { HOMEPAGE, NAME, VERSION } from "../catalog/product.ts";
import type { Rule, RuleHelp } from "../catalog/types.ts";
import { jsonText, sarifText } from "../content/neutralise.ts";
import type { JudgedFinding, Judgement } from "../findings/judgement.ts";
import { compareText } from "../findings/order.ts";
import type { Confidence, FlowStep, Location, NotAnalysed, Region, Severity } from "../findings/types.ts";
import { lineHashes } from "./line-hash.ts";
import { sarifRule } from "./sarif-rules.ts";
import { count, headlineScore, reasonWords, withoutStop } from "./wording.ts";

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

/** GitHub's upload takes more, but a reviewer does not (trust.md 18). */
export const MAX_RESULTS = 500;
const MAX_STEPS = 30;
const MAX_RELATED = 20;
const MAX_NOTIFICATIONS = 200;

const LEVELS: Readonly<Record<Severity, Result.level>> = {
  critical: "error",
  high: "error",
  medium: "warning",
  low: "note",
  note: "none",
};

/** SARIF's rank, 0 to 100: how sure the finding is. */
const RANKS: Readonly<Record<Confidence, number>> = { high: 90, medium: 60, low: 30 };

/**
 * The category under which an upload replaces the one before: `portlight/<folder>/` for scan, which carries everything,
 * and one of its own for each single command.
 * @param workingDirectory relative to the root, POSIX, "." for the root
 */
export function sarifCategory(command: string, workingDirectory: string): string {
  const tool = command === "scan" ? "portlight" : `portlight-${command}`;
  return `${tool}/${workingDirectory}/`;
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

class ResultWriter {
  readonly #rules: ReadonlyMap<string, number>;
  readonly #artifacts: ReadonlyMap<string, number>;
  readonly #hashes: ReadonlyMap<string, ReadonlyMap<number, string>>;
  readonly #sessions: ReadonlySet<string>;

  constructor(
    judgement: Judgement,
    rules: readonly Rule[],
    paths: readonly string[],
    hashes: ReadonlyMap<string, ReadonlyMap<number, string>>,
  ) {
    this.#rules = new Map(rules.map((rule, index) => [rule.id, index]));
    this.#artifacts = new Map(paths.map((path, index) => [path, index]));
    this.#hashes = hashes;
    this.#sessions = new Set(judgement.inventory.sessions.map((session) => session.path));
  }

  result(entry: JudgedFinding): Result {
    const { finding } = entry;
    const ruleIndex = this.#rules.get(finding.ruleId);
    const related = (finding.related ?? []).slice(0, MAX_RELATED);
    const links = related.map(({ message }, index) => `[${linkLabel(message)}](${index})`);
    const message = sarifText(finding.message);
    return {
      ruleId: finding.ruleId,
      ...(ruleIndex === undefined ? {} : { ruleIndex }),
      kind: "fail",
      level: LEVELS[finding.severity],
      message: { text: links.length > 0 ? `${message} See ${links.join(", ")}.` : message },
      locations: [this.#location(finding.location, finding.subject?.tools ?? [])],
      ...(finding.flow && finding.flow.length > 0 ? { codeFlows: [codeFlow(finding.flow)] } : {}),
      ...(related.length > 0
        ? {
            relatedLocations: related.map(({ location, message: label }, id) => ({
              id,
              physicalLocation: physicalLocation(location),
              message: { text: sarifText(label) },
            })),
          }
        : {}),
      partialFingerprints: {
        primaryLocationLineHash: this.#lineHash(entry),
        "portlight/v1": finding.fingerprint,
      },
      ...(finding.occurrences === undefined ? {} : { occurrenceCount: finding.occurrences }),
      rank: RANKS[finding.confidence],
      properties: {
        severity: finding.severity,
        confidence: finding.confidence,
        new: entry.isNew,
        gating: entry.gating,
      },
    };
  }

  #location(location: Location, tools: readonly string[]): SarifLocation {
    const physical = physicalLocation(location);
    const index = this.#artifacts.get(location.path);
    const names = [...new Set(tools.map(visibleName))].slice(0, 20);
    return {
      physicalLocation: {
        ...physical,
        artifactLocation: { ...physical.artifactLocation, ...(index === undefined ? {} : { index }) },
      },
      ...(names.length > 0 ? { logicalLocations: names.map((name) => ({ name, kind: "function" })) } : {}),
    };
  }

  /** Lines of a capture change with each recording, so a finding in one is recognised by our own fingerprint. */
  #lineHash({ finding }: JudgedFinding): string {
    const isCapture =
      finding.family === "check" || finding.family === "detect" || this.#sessions.has(finding.location.path);
    const hash = isCapture ? undefined : this.#hashes.get(finding.location.path)?.get(finding.location.startLine);
    return hash ?? `${finding.fingerprint}:1`;
  }
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

/** From source to sink, each step with its own file; the middle of a very long way is left out. */
function codeFlow(flow: readonly FlowStep[]): CodeFlow {
  const half = MAX_STEPS / 2;
  const steps = flow.length > MAX_STEPS ? [...flow.slice(0, half), ...flow.slice(flow.length - half)] : flow;
  return {
    threadFlows: [
      {
        locations: steps.map((step, index) => ({
          location: { physicalLocation: physicalLocation(step.location), message: { text: sarifText(step.message) } },
          nestingLevel: Math.max(0, step.depth),
          importance: index === 0 || index === steps.length - 1 ? "essential" : "important",
        })),
      },
    ],
  };
}

function physicalLocation(location: Location): PhysicalLocation & { artifactLocation: ArtifactLocation } {
  return { artifactLocation: artifactLocation(location.path), region: region(location) };
}

function artifactLocation(path: string): ArtifactLocation {
  return { uri: encodePath(path), uriBaseId: "%SRCROOT%" };
}

/** A relative URI reference: each segment percent-encoded, so that no character of a file name means anything. */
function encodePath(path: string): string {
  return path
    .split("/")
    .map((segment) => encodeURIComponent(segment.toWellFormed()))
    .join("/");
}

/** All four numbers, put in order: a consumer rejects a whole file for one region that ends before it begins. */
function region({ startLine, startColumn, endLine, endColumn }: Region): SarifRegion {
  const first = { line: Math.max(1, startLine), column: Math.max(1, startColumn) };
  const lastLine = Math.max(first.line, endLine);
  const least = lastLine === first.line ? first.column : 1;
  return {
    startLine: first.line,
    startColumn: first.column,
    endLine: lastLine,
    endColumn: Math.max(least, endColumn),
  };
}

/** The text of a link, cut before it is escaped: a backslash left at the end would swallow the bracket that closes it. */
function linkLabel(text: string): string {
  const label = sarifText(withoutStop(text)).slice(0, 80).toWellFormed();
  return label.replace(/\s+/g, " ").replace(/[[\]\\]/g, "\\$&") || "here";
}

function executionNotifications(judgement: Judgement, leftOut: number): Notification[] {
  const notes: Notification[] = [];
  for (const failure of judgement.ruleFailures.slice(0, MAX_NOTIFICATIONS)) {
    const error = sarifText(failure.error.slice(0, 200));
    notes.push({
      level: "error",
      descriptor: { id: "rule-failed" },
      message: { text: `Rule ${sarifText(failure.ruleId)} failed inside ${NAME}: ${error}` },
      ...(failure.path === undefined
        ? {}
        : { locations: [{ physicalLocation: { artifactLocation: artifactLocation(failure.path) } }] }),
    });
  }
  if (leftOut > 0) {
    notes.push({
      level: "warning",
      descriptor: { id: "results-left-out" },
      message: {
        text: `${count(leftOut, "more finding")} stand only in the totals: at most ${MAX_RESULTS} are listed.`,
      },
    });
  }
  for (const entry of judgement.notAnalysed.slice(0, MAX_NOTIFICATIONS)) notes.push(notAnalysedNotification(entry));
  const more = judgement.notAnalysed.length - MAX_NOTIFICATIONS;
  if (more > 0) {
    notes.push({
      level: "warning",
      descriptor: { id: "not-analysed" },
      message: { text: `${more} more inputs were not or only partly analysed.` },
    });
  }
  return notes;
}

function notAnalysedNotification(entry: NotAnalysed): Notification {
  const detail = entry.detail === undefined ? "" : ` ${sarifText(entry.detail)}`;
  return {
    level: "warning",
    descriptor: { id: "not-analysed" },
    message: { text: `${entry.coverage === "partial" ? "Analysed" : "Not analysed:"} ${reasonWords(entry)}.${detail}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: artifactLocation(entry.path),
          ...(entry.line === undefined ? {} : { region: { startLine: Math.max(1, entry.line) } }),
        },
      },
    ],
  };
}

function configurationNotifications(judgement: Judgement): Notification[] {
  return judgement.notices.slice(0, MAX_NOTIFICATIONS).map((notice) => ({
    level: "note",
    descriptor: { id: "notice" },
    message: { text: sarifText(notice) },
  }));
}

/** Everything that was found, also what is no result here; every other format says the same. */
function totals(judgement: Judgement): Record<string, unknown> {
  const score = headlineScore(judgement);
  return {
    counts: {
      ...judgement.counts.bySeverity,
      suppressed: judgement.counts.suppressed,
      baselined: judgement.counts.baselined,
    },
    gate: judgement.gate.result,
    notAnalysed: judgement.notAnalysed.length,
    undecided: judgement.undecided.reduce((sum, entry) => sum + entry.count, 0),
    ...(score ? { score: score.value, grade: score.grade } : {}),
  };
}
