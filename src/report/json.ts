import { allRules } from "../catalog/catalog.ts";
import { visibleName } from "../catalog/message.ts";
import { NAME, VERSION } from "../catalog/product.ts";
import type { Rule } from "../catalog/types.ts";
import { jsonText } from "../content/neutralise.ts";
import { demotionOf } from "../findings/demotion.ts";
import type { JudgedFinding, Judgement } from "../findings/judgement.ts";
import type { Inventory, Location } from "../findings/types.ts";
import { boundedData } from "./bounded-data.ts";

export interface JsonOptions {
  /** The catalogue; default: all rules. */
  readonly rules?: readonly Rule[];
}

/** In UTF-16 units; the words of whoever wrote the suppression. */
const MAX_REASON = 200;

/** The JSON report, the contract for other programs: schemas/report.schema.json. */
export function renderJson(judgement: Judgement, options: JsonOptions = {}): string {
  const rules = new Map((options.rules ?? allRules()).map((rule) => [rule.id, rule]));
  const { counts, gate } = judgement;
  const report = {
    schemaVersion: 1,
    tool: { name: NAME.toLowerCase(), version: VERSION },
    command: judgement.command,
    findings: judgement.findings.map((entry) => findingJson(entry, rules.get(entry.finding.ruleId))),
    notAnalysed: judgement.notAnalysed.map(({ path, coverage, reason, detail, line }) => ({
      path,
      coverage,
      reason,
      detail: detail ?? null,
      line: line ?? null,
    })),
    undecided: judgement.undecided.map(({ ruleId, reason, count }) => ({ ruleId, reason, count })),
    ruleFailures: judgement.ruleFailures.map(({ ruleId, path, error }) => ({
      ruleId,
      path: path ?? null,
      error: error.slice(0, 200),
    })),
    inventory: inventoryJson(judgement.inventory),
    scores: judgement.scores.map(({ package: name, value, grade }) => ({ package: visibleName(name), value, grade })),
    counts: {
      ...counts.bySeverity,
      suppressed: counts.suppressed,
      baselined: counts.baselined,
      inBase: counts.inBase ?? 0,
    },
    gate: {
      failOn: gate.failOn,
      result: gate.result,
      policy: gate.policy,
      base: gate.base ?? null,
      gating: gate.gating,
      notAnalysed: gate.notAnalysed,
      unmatched: gate.unmatched ?? 0,
      nothing: gate.nothing ?? false,
    },
    notices: judgement.notices,
    disabledRules: judgement.disabledRules ?? [],
    hidden: judgement.hidden ?? 0,
    exitCode: judgement.exitCode,
  };
  return `${jsonText(JSON.stringify(report, null, 2))}\n`;
}

function findingJson(entry: JudgedFinding, rule: Rule | undefined): Record<string, unknown> {
  const { finding, suppressed } = entry;
  const { subject } = finding;
  return {
    ruleId: finding.ruleId,
    family: finding.family,
    severity: finding.severity,
    confidence: finding.confidence,
    cwe: (rule?.cwe ?? []).map((id) => `CWE-${id}`),
    groups: rule?.groups ?? [],
    message: finding.message,
    fingerprint: finding.fingerprint,
    new: entry.isNew,
    baselined: entry.baselined,
    inBase: entry.inBase === true,
    gating: entry.gating,
    demoted: demotionOf(finding) ?? null,
    suppressed: suppressed ? { kind: suppressed.kind, reason: suppressed.reason.slice(0, MAX_REASON) } : null,
    occurrences: finding.occurrences ?? 1,
    location: locationJson(finding.location),
    flow: (finding.flow ?? []).map(({ location, message, depth, skipped = 0 }) => ({
      ...locationJson(location),
      message,
      depth,
      skipped,
    })),
    related: (finding.related ?? []).map(({ location, message }) => ({ ...locationJson(location), message })),
    subject: {
      server: nameOrNull(subject?.server),
      tools: (subject?.tools ?? []).map((tool) => visibleName(tool)),
      argument: nameOrNull(subject?.argument),
      method: nameOrNull(subject?.method),
      fault: subject?.fault ?? null,
    },
    data: boundedData(finding.data ?? {}, { maxItems: 100 }),
  };
}

/** Paths as they are; names, which a server chooses, as visible ASCII. */
function inventoryJson({
  files,
  packages,
  servers,
  sessions,
  configuredServers = 0,
}: Inventory): Record<string, unknown> {
  return {
    files,
    packages: packages.map(({ name, path }) => ({ name: visibleName(name), path })),
    servers: servers.map((server) => ({
      key: visibleName(server.key),
      package: nameOrNull(server.package),
      sdk: nameOrNull(server.sdk),
      tools: server.tools.map((tool) => ({
        name: visibleName(tool.name),
        location: tool.location ? locationJson(tool.location) : null,
        effects: tool.effects ?? null,
      })),
    })),
    sessions: sessions.map((session) => ({
      path: session.path,
      server: visibleName(session.server),
      revision: nameOrNull(session.revision),
      transport: session.transport,
      complete: session.complete,
      frames: session.frames,
      calls: session.calls,
      failedCalls: session.failedCalls,
      tools: session.tools.map((tool) => visibleName(tool)),
    })),
    configuredServers,
  };
}

function nameOrNull(text: string | undefined): string | null {
  return text === undefined ? null : visibleName(text);
}

function locationJson({ path, startLine, startColumn, endLine, endColumn }: Location): Record<string, unknown> {
  return { path, startLine, startColumn, endLine, endColumn };
}
