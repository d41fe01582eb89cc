import { allFamiliesOf } from "../catalog/commands.ts";
import type { AnalysisCommand } from "../findings/judgement.ts";
import type { Policy } from "../verdict/policy.ts";
import type { Analysed } from "./analyses.ts";
import type { PolicyFiles } from "./policy-files.ts";

/** What of a request the verdict depends on. */
export interface JudgingRequest {
  readonly command: AnalysisCommand;
  readonly failOn?: readonly string[] | undefined;
  readonly strict?: boolean | undefined;
  /** YYYY-MM-DD, UTC. */
  readonly today: string;
  /** The run decides over the default branch itself, not over a proposal to it; default false. */
  readonly onDefaultBranch?: boolean;
}

/** The policy that flags and files make together; flags win. */
export function policyOf(request: JudgingRequest, { config, baseline }: PolicyFiles, analysed: Analysed): Policy {
  return {
    command: request.command,
    today: request.today,
    onDefaultBranch: request.onDefaultBranch ?? false,
    failOn: request.failOn ?? config.failOn,
    strict: request.strict ?? false,
    unmatched: analysed.unmatched,
    perspective: config.perspective,
    rules: config.rules,
    ignore: config.ignore,
    baseline,
    scope: { whole: analysed.whole, families: allFamiliesOf(request.command) },
    incomplete: analysed.problems,
    notices: [...config.notices, ...analysed.notices],
  };
}
