import type { Analysis } from "../findings/types.ts";
import { captureGaps, sessionEntry } from "./entry.ts";
import { createSessionReports, type SessionReportsOptions } from "./findings.ts";
import { type ObserveOptions, observeCapture } from "./observe.ts";
import type { SessionReport } from "./report.ts";
import type { SessionObserver } from "./types.ts";

/** Makes the observers of a family for one session. */
export type SessionRules = (reportOf: (ruleId: string) => SessionReport) => readonly SessionObserver[];

export type AnalyseOptions = ObserveOptions & SessionReportsOptions;

/**
 * Reads one capture once and judges it by the given rules, of one family or of several.
 * @param source path to open
 * @throws UserError (3) when the file cannot be read or is no session log
 */
export function analyseCapture(
  source: string,
  families: readonly SessionRules[],
  options: AnalyseOptions = {},
): Analysis {
  let reports: ReturnType<typeof createSessionReports> | undefined;
  const { session, summary, ruleFailures } = observeCapture(
    source,
    (observed) => {
      const created = createSessionReports(observed, options);
      reports = created;
      return families.flatMap((rules) => rules((ruleId) => created.of(ruleId)));
    },
    options,
  );
  return {
    findings: reports?.findings() ?? [],
    notAnalysed: [...captureGaps(session.path, summary), ...(reports?.notAnalysed() ?? [])],
    undecided: reports?.undecided() ?? [],
    ruleFailures,
    inventory: { files: 0, packages: [], servers: [], sessions: [sessionEntry(session, summary)] },
  };
}
