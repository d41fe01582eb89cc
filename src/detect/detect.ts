import type { Analysis } from "../findings/types.ts";
import { type AnalyseOptions, analyseCapture } from "../session/analysis.ts";
import { detectObservers } from "./observers.ts";

/**
 * Judges one capture by the behaviour detectors.
 * @param source path to open
 * @throws UserError (3) when the file cannot be read or is no session log
 */
export function detect(source: string, options: AnalyseOptions = {}): Analysis {
  return analyseCapture(source, [detectObservers], options);
}
