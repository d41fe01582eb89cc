import { setFlagsFromString } from "node:v8";
import { EffectsLogError, EmptyCaptureError } from "../capture/reader.ts";
import { familiesOf } from "../catalog/commands.ts";
import { checkObservers } from "../check/observers.ts";
import type { ServerName } from "../config/types.ts";
import type { AddedSecrets } from "../content/added-secrets.ts";
import { detectObservers } from "../detect/observers.ts";
import { UserError } from "../errors/user-error.ts";
import type { AnalysisCommand } from "../findings/judgement.ts";
import type { Analysis, Family } from "../findings/types.ts";
import { analyseCapture, analyseEmptyCapture, type SessionRules } from "../session/analysis.ts";
import type { CaptureInputs } from "./inputs.ts";
import { EMPTY_ANALYSIS } from "./stages.ts";

export interface SessionOptions {
  readonly command: AnalysisCommand;
  /** The server's key, set by the user. */
  readonly name: string | undefined;
  readonly servers: readonly ServerName[];
  readonly perspective: "server" | "client" | "both";
  /** Secrets to look for beside those that are always looked for. */
  readonly secrets?: AddedSecrets | undefined;
}

function observersOf(secrets: AddedSecrets | undefined): ReadonlyMap<Family, SessionRules> {
  return new Map<Family, SessionRules>([
    ["check", checkObservers],
    ["detect", (reportOf) => detectObservers(reportOf, secrets)],
  ]);
}

export interface SessionsResult {
  readonly analyses: readonly Analysis[];
  /** One sentence for each named capture that is none. */
  readonly problems: readonly string[];
}

/** Judges captures one after the other, each read once for all rules. */
export function judgeSessions(inputs: CaptureInputs, options: SessionOptions): SessionsResult {
  const { command, name, servers, perspective, secrets } = options;
  // Frames die young: a nursery that does not grow costs no time and saves a quarter of the memory (bench/capture.ts).
  setFlagsFromString("--semi-space-growth-factor=1");
  const observers = observersOf(secrets);
  const rules = familiesOf(command).session.flatMap((family) => observers.get(family) ?? []);
  const analyses: Analysis[] = [{ ...EMPTY_ANALYSIS, notAnalysed: inputs.notAnalysed }];
  const problems: string[] = [];
  for (const { file, shown, isNamed } of inputs.captures) {
    try {
      analyses.push(
        analyseCapture(file, rules, {
          path: shown,
          servers,
          perspective,
          ...(name === undefined ? {} : { name }),
        }),
      );
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      // What a folder or a pattern gave may be another program's log.
      if (isNamed) problems.push(error.message);
      else if (error instanceof EffectsLogError || isEmptyEffectsLog(error, shown)) continue;
      else if (error instanceof EmptyCaptureError) analyses.push(analyseEmptyCapture(shown, name));
      else analyses.push(notACapture(shown, error.message));
    }
  }
  return { analyses, problems };
}

function isEmptyEffectsLog(error: UserError, path: string): boolean {
  return error instanceof EmptyCaptureError && path.toLowerCase().endsWith(".effects.jsonl");
}

function notACapture(path: string, detail: string): Analysis {
  return { ...EMPTY_ANALYSIS, notAnalysed: [{ path, coverage: "none", reason: "unsupported-format", detail }] };
}
