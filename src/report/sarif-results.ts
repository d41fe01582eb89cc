import type { CodeFlow, Result, Location as SarifLocation } from "sarif";
import { visibleName } from "../catalog/message.ts";
import type { Rule } from "../catalog/types.ts";
import { sarifText } from "../content/neutralise.ts";
import type { JudgedFinding, Judgement } from "../findings/judgement.ts";
import type { Confidence, FlowStep, Location, Severity } from "../findings/types.ts";
import { markedFlow } from "./flow-ends.ts";
import { physicalLocation } from "./sarif-locations.ts";
import { withoutStop } from "./wording.ts";

const MAX_STEPS = 30;
const MAX_RELATED = 20;

const LEVELS: Readonly<Record<Severity, Result.level>> = {
  critical: "error",
  high: "error",
  medium: "warning",
  low: "note",
  note: "none",
};

/** SARIF's rank, 0 to 100: how sure the finding is. */
const RANKS: Readonly<Record<Confidence, number>> = { high: 90, medium: 60, low: 30 };

/** Writes findings as results that refer to the rules and artifacts of one run. */
export class ResultWriter {
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
    const names = [...new Set(tools.map((tool) => visibleName(tool)))].slice(0, 20);
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

/** From source to sink, each step with its own file; the middle of a very long way is left out. */
function codeFlow(flow: readonly FlowStep[]): CodeFlow {
  const steps = markedFlow(flow, MAX_STEPS);
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

/** The text of a link, cut before it is escaped: a backslash left at the end would swallow the bracket that closes it. */
function linkLabel(text: string): string {
  const label = sarifText(withoutStop(text)).slice(0, 80).toWellFormed();
  return label.replace(/\s+/g, " ").replace(/[[\]\\]/g, "\\$&") || "here";
}
