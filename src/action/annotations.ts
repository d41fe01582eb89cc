import { findRule } from "../catalog/catalog.ts";
import type { RuleHelp } from "../catalog/types.ts";
import { isKnown, type JudgedFinding } from "../findings/judgement.ts";
import { severityRank } from "../findings/severity.ts";
import type { Annotation, AnnotationLevel } from "./workflow-commands.ts";

export interface AnnotationOptions {
  /** Per level. */
  readonly most: number;
  /** True when the file is part of the checkout, so that the forge can show the annotation at its line. */
  readonly isInCheckout: (path: string) => boolean;
  readonly help: ReadonlyMap<string, RuleHelp>;
}

export interface Annotations {
  /** Errors, then warnings, then notices; gating and new ones first. */
  readonly shown: readonly Annotation[];
  /** How many were left out because their level was full. */
  readonly dropped: number;
}

/** A finding that fails the job is an error; what else is medium or worse a warning; the rest, without notes, a notice. */
function levelOf(judged: JudgedFinding): AnnotationLevel | undefined {
  if (judged.gating) return "error";
  if (severityRank(judged.finding.severity) >= severityRank("medium")) return "warning";
  return judged.finding.severity === "low" ? "notice" : undefined;
}

const LEVELS: readonly AnnotationLevel[] = ["error", "warning", "notice"];

/** Picks and builds the annotations of a run. Suppressed and known findings get none: the report counts them. */
export function annotate(findings: readonly JudgedFinding[], options: AnnotationOptions): Annotations {
  const shown: Annotation[] = [];
  let dropped = 0;
  for (const level of LEVELS) {
    const ofLevel = findings
      .filter((judged) => !judged.suppressed && !isKnown(judged) && levelOf(judged) === level)
      .map((judged, index) => ({ judged, index }))
      .sort(
        (a, b) =>
          Number(b.judged.isNew) - Number(a.judged.isNew) ||
          severityRank(b.judged.finding.severity) - severityRank(a.judged.finding.severity) ||
          a.index - b.index,
      );
    for (const { judged } of ofLevel.slice(0, options.most)) shown.push(annotation(judged, level, options));
    dropped += Math.max(0, ofLevel.length - options.most);
  }
  return { shown, dropped };
}

function annotation(judged: JudgedFinding, level: AnnotationLevel, options: AnnotationOptions): Annotation {
  const { finding } = judged;
  const { location } = finding;
  const title = `${findRule(finding.ruleId)?.title ?? finding.ruleId} (${finding.ruleId})`;
  const place = options.isInCheckout(location.path)
    ? {
        file: location.path,
        line: location.startLine,
        endLine: location.endLine,
        column: location.startColumn,
        endColumn: location.endColumn,
      }
    : {};
  const told = "file" in place ? finding.message : `${location.path}:${location.startLine}: ${finding.message}`;
  const step = options.help.get(finding.ruleId)?.fix[0];
  const message = step === undefined ? told : `${told}\nWhat to do: ${step}`;
  return { level, title, message, ...place };
}
