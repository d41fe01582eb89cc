import type { MessageParameters } from "../../catalog/message.ts";
import { confidenceCap, type Rule } from "../../catalog/types.ts";
import { findingMessage } from "../../content/input-text.ts";
import { movedFingerprint, sourceFingerprint } from "../../findings/fingerprint.ts";
import { compareFindings, compareText } from "../../findings/order.ts";
import { lowerConfidence } from "../../findings/severity.ts";
import type {
  Confidence,
  Demotion,
  Finding,
  FlowStep,
  Location,
  PackageEntry,
  RelatedLocation,
  Severity,
  Subject,
} from "../../findings/types.ts";

/** A finding before its fingerprint: equal ones of a function are numbered only when all are known. */
export interface Draft {
  readonly rule: Rule;
  readonly package: PackageEntry;
  readonly location: Location;
  /** Offset of the flagged expression, for the order among equals. */
  readonly offset: number;
  /** Qualified name of the enclosing function, or the tool's name. */
  readonly scope: string;
  /** Canonical name of the sink, or what the finding is about. */
  readonly identity: string;
  /** Text of the flagged expression. */
  readonly expression: string;
  readonly params: MessageParameters;
  readonly confidence: Confidence;
  /** Why the finding is a note, whatever the rule's severity is. */
  readonly demoted?: Demotion | undefined;
  readonly flow?: readonly FlowStep[];
  readonly related?: readonly RelatedLocation[];
  readonly subject?: Subject;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** One step down, low at least. */
export function stepDown(confidence: Confidence): Confidence {
  return confidence === "high" ? "medium" : "low";
}

/** Numbers equal drafts in source order, fingerprints them and sorts the findings. */
export function toFindings(drafts: readonly Draft[]): Finding[] {
  const ordered = [...drafts].sort(
    (a, b) => compareText(a.location.path, b.location.path) || a.offset - b.offset || compareText(a.rule.id, b.rule.id),
  );
  const ordinals = new Map<string, number>();
  return ordered
    .map((draft) => {
      const key = identityKey(draft);
      const ordinal = ordinals.get(key) ?? 0;
      ordinals.set(key, ordinal + 1);
      return toFinding(draft, ordinal);
    })
    .sort(compareFindings);
}

function identityKey(draft: Draft): string {
  const folded = draft.expression.replace(/\s+/g, " ").trim();
  return JSON.stringify([draft.rule.id, draft.location.path, draft.scope, draft.identity, folded]);
}

function toFinding(draft: Draft, ordinal: number): Finding {
  const { rule, location } = draft;
  const identity = {
    ruleId: rule.id,
    packageName: draft.package.name,
    packagePath: packagePath(draft.package, location.path),
    scope: draft.scope,
    subject: draft.identity,
    expression: draft.expression,
    ordinal,
  };
  const demoted = rule.severity === "note" ? undefined : draft.demoted;
  const severity: Severity = demoted ? "note" : rule.severity;
  const data = { ...draft.data, ...(demoted ? { demoted } : {}) };
  return {
    ruleId: rule.id,
    family: rule.family,
    severity,
    confidence: lowerConfidence(draft.confidence, confidenceCap(rule.precision)),
    message: findingMessage(rule, draft.params),
    location,
    ...(draft.flow && draft.flow.length > 0 ? { flow: draft.flow } : {}),
    ...(draft.related && draft.related.length > 0 ? { related: draft.related } : {}),
    ...(draft.subject ? { subject: draft.subject } : {}),
    fingerprint: sourceFingerprint(identity),
    movedFingerprint: movedFingerprint(identity),
    ...(Object.keys(data).length > 0 ? { data } : {}),
  };
}

/** Path below the package's folder. */
function packagePath(entry: PackageEntry, path: string): string {
  return entry.path !== "." && path.startsWith(`${entry.path}/`) ? path.slice(entry.path.length + 1) : path;
}

/**
 * Without what was compiled from a source in which the same is found: it is one fact, and the source keeps it.
 * @param factOf what makes two findings of a package the same, wherever they lie
 */
export function withoutBuildTwins<T extends Draft & { readonly isBuildOutput: boolean }>(
  drafts: readonly T[],
  factOf: (draft: T) => readonly unknown[],
): T[] {
  const fact = (draft: T): string => JSON.stringify([draft.package.path, ...factOf(draft)]);
  const inSource = new Set(drafts.filter((draft) => !draft.isBuildOutput).map(fact));
  return drafts.filter((draft) => !draft.isBuildOutput || !inSource.has(fact(draft)));
}
