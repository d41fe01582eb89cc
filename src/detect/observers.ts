import type { SessionReport } from "../session/report.ts";
import type { SessionObserver } from "../session/types.ts";
import { secretInSession } from "./secret-in-session.ts";
import { toolDefinitionChanged, toolDefinitionLoosened } from "./tool-definition.ts";
import { undeclaredToolCall } from "./undeclared-tool-call.ts";

type Detector = (report: SessionReport) => SessionObserver;

/** Each detector by the id of its rule, which a test holds against rules/detect. */
export const DETECTORS: ReadonlyMap<string, Detector> = new Map<string, Detector>([
  ["secret-in-session", secretInSession],
  ["tool-definition-changed", toolDefinitionChanged],
  ["tool-definition-loosened", toolDefinitionLoosened],
  ["undeclared-tool-call", undeclaredToolCall],
]);

/**
 * Fresh observers of all detectors for one session.
 * @param reportOf gives the report of a rule by its id
 */
export function detectObservers(reportOf: (ruleId: string) => SessionReport): readonly SessionObserver[] {
  return [...DETECTORS].map(([id, detector]) => detector(reportOf(id)));
}
