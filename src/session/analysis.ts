import { compareFindings } from "../findings/order.ts";
import type { Analysis } from "../findings/types.ts";
import { captureGaps, sessionEntry } from "./entry.ts";
import { createSessionReports, type SessionReportsOptions } from "./findings.ts";
import { type ObserveOptions, observeCapture } from "./observe.ts";
import type { SessionReport } from "./report.ts";
import { fileStem } from "./server-name.ts";
import { silentCapture } from "./silence.ts";
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
  const { c2s, s2c } = session.frames;
  const silent = c2s + s2c === 0 ? [silentCapture(session.path, session.server.key)] : [];
  return {
    findings: [...silent, ...(reports?.findings() ?? [])].sort(compareFindings),
    notAnalysed: [...captureGaps(session.path, summary), ...(reports?.notAnalysed() ?? [])],
    undecided: reports?.undecided() ?? [],
    ruleFailures,
    inventory: { files: 0, packages: [], servers: [], sessions: [sessionEntry(session, summary)] },
  };
}

/**
 * Judges a capture that holds nothing, not even its first record: the recorder was stopped before it began.
 * @param name the server's key, set by the user
 */
export function analyseEmptyCapture(path: string, name?: string): Analysis {
  return {
    findings: [silentCapture(path, name ?? fileStem(path))],
    notAnalysed: [],
    undecided: [],
    ruleFailures: [],
    inventory: { files: 0, packages: [], servers: [], sessions: [] },
  };
}
