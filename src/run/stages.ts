import { UserError } from "../errors/user-error.ts";
import type { Analysis, Inventory } from "../findings/types.ts";

export interface StageResult {
  readonly analyses: readonly Analysis[];
  /** What was thrown; empty when the stage ended well. */
  readonly bugs: readonly unknown[];
}

const NOTHING: Inventory = { files: 0, packages: [], servers: [], sessions: [] };

/** An analysis in which nothing was read. */
export const EMPTY_ANALYSIS: Analysis = {
  findings: [],
  notAnalysed: [],
  undecided: [],
  ruleFailures: [],
  inventory: NOTHING,
};

/**
 * Runs one stage so that a bug in it does not take the other stages' findings along: it becomes a rule failure, the run
 * ends with exit 4, and everything else is reported.
 * @param name what failed, for the report
 * @throws UserError unchanged
 */
export async function contained(name: string, stage: () => Promise<readonly Analysis[]>): Promise<StageResult> {
  try {
    return { analyses: await stage(), bugs: [] };
  } catch (error) {
    if (error instanceof UserError) throw error;
    // Its class only: the message may quote what was read.
    const kind = error instanceof Error ? error.name : typeof error;
    return { analyses: [{ ...EMPTY_ANALYSIS, ruleFailures: [{ ruleId: name, error: kind }] }], bugs: [error] };
  }
}
