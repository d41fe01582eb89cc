import { rulesOf } from "../catalog/catalog.ts";
import type { Rule, Surface } from "../catalog/types.ts";
import type { AddedSecrets } from "../content/added-secrets.ts";
import type { SessionReport } from "../session/report.ts";
import type { SessionObserver } from "../session/types.ts";
import { contentRule } from "./content-rule.ts";
import { secretExposed } from "./secret-exposed.ts";
import { SessionTexts } from "./session-texts.ts";
import { toolDefinitionChanged, toolDefinitionLoosened } from "./tool-definition.ts";
import { undeclaredToolCall } from "./undeclared-tool-call.ts";

type Detector = (report: SessionReport, texts: SessionTexts) => SessionObserver;

/** What of a session content rules judge. */
const SURFACES: ReadonlySet<Surface> = new Set(["name", "description", "prompt", "instructions", "argument", "result"]);

function judgesSessions({ surfaces = [] }: Rule): boolean {
  return surfaces.some((surface) => SURFACES.has(surface));
}

/** Each detector by the id of its rule: those of rules/detect and, of rules/content, those that judge texts of a session. */
export const DETECTORS: ReadonlyMap<string, Detector> = new Map<string, Detector>([
  ...rulesOf("content")
    .filter(judgesSessions)
    .map(({ id }): [string, Detector] => [
      id,
      // Looks at whole records, not only at texts.
      id === "secret-exposed" ? secretExposed : (report, texts) => contentRule(id, report, texts),
    ]),
  ["tool-definition-changed", toolDefinitionChanged],
  ["tool-definition-loosened", toolDefinitionLoosened],
  ["undeclared-tool-call", (report) => undeclaredToolCall(report)],
]);

/**
 * Fresh observers of all detectors for one session.
 * @param reportOf gives the report of a rule by its id
 * @param secrets to look for beside those that are always looked for
 */
export function detectObservers(
  reportOf: (ruleId: string) => SessionReport,
  secrets?: AddedSecrets,
): readonly SessionObserver[] {
  const texts = new SessionTexts(secrets);
  return [...DETECTORS].map(([id, detector]) => detector(reportOf(id), texts));
}
