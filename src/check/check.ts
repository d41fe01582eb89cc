import type { Analysis } from "../findings/types.ts";
import { type AnalyseOptions, analyseCapture } from "../session/analysis.ts";
import { checkObservers } from "./observers.ts";

/**
 * Judges one capture by the protocol rules.
 * @param source path to open
 * @throws UserError (3) when the file cannot be read or is no session log
 */
export function check(source: string, options: AnalyseOptions = {}): Analysis {
  return analyseCapture(source, [checkObservers], options);
}
