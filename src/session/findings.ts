import type { LinePosition } from "../capture/types.ts";
import { requireRule } from "../catalog/catalog.ts";
import { confidenceCap, type Rule } from "../catalog/types.ts";
import { findingMessage, identifyingText, withoutSecrets } from "../content/input-text.ts";
import { demoteOtherSide, type Perspective } from "../findings/demotion.ts";
import { captureFingerprint } from "../findings/fingerprint.ts";
import { compareFindings, compareText } from "../findings/order.ts";
import { lowerConfidence } from "../findings/severity.ts";
import type { Fault, Finding, Location, NotAnalysed, Undecided } from "../findings/types.ts";
import type { SessionFact, SessionReport } from "./report.ts";
import type { Session } from "./types.ts";

export interface SessionReportsOptions {
  /** `server` when not given. */
  readonly perspective?: Perspective;
  /** Most different findings of one rule in one capture; equal ones fold into one and do not count. */
  readonly perRule?: number;
}

/** Most different findings of one rule that a capture may give: a flood says nothing more. */
const PER_RULE = 500;

/** Collects what the rules say of one session and turns it into findings once the session is known to its end. */
export interface SessionReports {
  /** Where the rule of this id reports to. */
  of(ruleId: string): SessionReport;
  /** Sorted; equal facts folded into one with `occurrences`. Complete after the session's end. */
  findings(): Finding[];
  undecided(): Undecided[];
  /** Rules whose flood was cut. */
  notAnalysed(): NotAnalysed[];
}

interface Folded {
  readonly fact: SessionFact;
  readonly ruleId: string;
  count: number;
}

/** @param session the observed session; its server key is read only when the findings are asked for */
export function createSessionReports(session: Session, options: SessionReportsOptions = {}): SessionReports {
  const facts = new Map<string, Map<string, Folded>>();
  const cut = new Map<string, number>();
  const reasons = new Map<string, Map<string, number>>();
  const perRule = options.perRule ?? PER_RULE;

  function violated(ruleId: string, fact: SessionFact): void {
    const key = JSON.stringify([fact.method, fact.tool, fact.detail, fact.fault]);
    const ofRule = inner(facts, ruleId);
    const known = ofRule.get(key);
    if (known) known.count++;
    else if (ofRule.size < perRule) ofRule.set(key, { fact, ruleId, count: 1 });
    else cut.set(ruleId, (cut.get(ruleId) ?? 0) + 1);
  }

  return {
    of(ruleId: string): SessionReport {
      requireRule(ruleId);
      return {
        violated: (fact) => violated(ruleId, fact),
        undecided: (reason) => {
          const ofRule = inner(reasons, ruleId);
          ofRule.set(reason, (ofRule.get(reason) ?? 0) + 1);
        },
      };
    },
    findings(): Finding[] {
      const all = [...facts.values()].flatMap((ofRule) => [...ofRule.values()]);
      const perspective = options.perspective ?? "server";
      return all.map((folded) => findingOf(session, folded, perspective)).sort(compareFindings);
    },
    undecided(): Undecided[] {
      const list = [...reasons].flatMap(([ruleId, counts]) =>
        [...counts].map(([reason, count]) => ({ ruleId, reason, count })),
      );
      return list.sort((a, b) => compareText(a.ruleId, b.ruleId) || compareText(a.reason, b.reason));
    },
    notAnalysed(): NotAnalysed[] {
      return [...cut]
        .sort(([a], [b]) => compareText(a, b))
        .map(([ruleId, count]) => ({
          path: session.path,
          coverage: "partial",
          reason: "budget",
          detail: `Rule ${ruleId}: ${count} more violations are not listed.`,
        }));
    },
  };
}

function inner<V>(map: Map<string, Map<string, V>>, key: string): Map<string, V> {
  let found = map.get(key);
  if (!found) {
    found = new Map();
    map.set(key, found);
  }
  return found;
}

function findingOf(session: Session, folded: Folded, perspective: Perspective): Finding {
  const { ruleId, count } = folded;
  const rule = requireRule(ruleId);
  const fact = cleaned(folded.fact);
  const fault = faultOf(rule, fact);
  const serverKey = session.server.key;
  const related = fact.related?.map(({ position, message }) => ({ location: locate(session, position), message }));
  const finding: Finding = {
    ruleId,
    family: rule.family,
    severity: rule.severity,
    confidence: lowerConfidence(fact.confidence ?? "high", confidenceCap(rule.precision)),
    message: findingMessage(rule, folded.fact.params),
    location: locate(session, fact.position),
    ...(related && related.length > 0 ? { related } : {}),
    subject: {
      server: serverKey,
      ...(fact.tool === undefined ? {} : { tools: [fact.tool] }),
      ...(fact.argument === undefined ? {} : { argument: fact.argument }),
      ...(fact.method === undefined ? {} : { method: fact.method }),
      ...(fault === undefined ? {} : { fault }),
    },
    fingerprint: captureFingerprint({
      ruleId,
      serverKey: identifyingText(serverKey),
      method: identifyingText(fact.method ?? ""),
      tool: identifyingText(fact.tool ?? ""),
      detail: identifyingText(fact.detail),
    }),
    ...(count > 1 ? { occurrences: count } : {}),
    ...(fact.data && Object.keys(fact.data).length > 0 ? { data: fact.data } : {}),
  };
  return demoteOtherSide(finding, perspective);
}

/**
 * A peer may give a tool, a method or a member the name of a secret. It is taken out as the recorder would have done, so
 * that a redacted capture gives the same finding.
 */
function cleaned(fact: SessionFact): SessionFact {
  return {
    ...fact,
    detail: withoutSecrets(fact.detail),
    ...(fact.method === undefined ? {} : { method: withoutSecrets(fact.method) }),
    ...(fact.tool === undefined ? {} : { tool: withoutSecrets(fact.tool) }),
    ...(fact.argument === undefined ? {} : { argument: withoutSecrets(fact.argument) }),
  };
}

function faultOf(rule: Rule, fact: SessionFact): Fault | undefined {
  return rule.fault === "server" || rule.fault === "client" ? rule.fault : fact.fault;
}

/** A record is one line, and only its number says anything to a reader: the region is its first character. */
function locate(session: Session, { line }: LinePosition): Location {
  return { path: session.path, startLine: line, startColumn: 1, endLine: line, endColumn: 2 };
}
