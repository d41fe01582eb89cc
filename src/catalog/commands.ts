import type { AnalysisCommand } from "../findings/judgement.ts";
import type { Family } from "../findings/types.ts";

/** What a command looks for, by what it looks at. */
interface CommandFamilies {
  readonly source: readonly Family[];
  readonly session: readonly Family[];
  /** Over source and sessions together. */
  readonly both: readonly Family[];
}

const COMMANDS: Readonly<Record<AnalysisCommand, CommandFamilies>> = {
  scan: { source: ["audit", "content"], session: ["check", "detect", "content", "gate"], both: ["surface", "gate"] },
  audit: { source: ["audit", "content"], session: [], both: [] },
  check: { source: [], session: ["check", "gate"], both: [] },
  detect: { source: [], session: ["detect", "content", "gate"], both: [] },
};

export function familiesOf(command: AnalysisCommand): CommandFamilies {
  return COMMANDS[command];
}

/** Every family that a command runs, each once. */
export function allFamiliesOf(command: AnalysisCommand): readonly Family[] {
  const { source, session, both } = COMMANDS[command];
  return [...new Set([...source, ...session, ...both])];
}
