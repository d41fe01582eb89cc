import { shownPath } from "../content/input-text.ts";
import { UserError } from "../errors/user-error.ts";
import { updateBaseline, writeBaseline } from "../verdict/baseline-file.ts";
import { run } from "./run.ts";

export interface BaselineRequest {
  /** `write` makes the file or lets it shrink; `add` takes in new findings, too; `prune` needs an existing file. */
  readonly mode: "write" | "add" | "prune";
  /** Absolute real path. */
  readonly cwd: string;
  readonly paths: readonly string[];
  readonly config: string | undefined;
  readonly baseline: string | undefined;
  /** YYYY-MM-DD, UTC. */
  readonly today: string;
}

/**
 * Scans the project and brings its baseline up to date.
 * @returns what to tell the user, and the exit status: 0, or 4 when an analysis failed (then nothing is written)
 * @throws UserError when the run did not see everything, or there is nothing to prune
 */
export async function updateBaselineFile(request: BaselineRequest): Promise<{ text: string; exitCode: number }> {
  const { judgement, project, baseline, baselinePath, whole, bugs } = await run({
    command: "scan",
    pathIsServerFolder: true,
    captures: [],
    baselineMayBeMissing: request.mode !== "prune",
    ...request,
  });
  const shown = shownPath(baselinePath);
  if (bugs.length > 0) throw bugs[0];
  if (project.isForeign) {
    throw new UserError(
      "a baseline belongs to the project that it is written in: change to its folder and run portlight there.",
    );
  }
  if (request.mode === "prune" && !baseline) {
    throw new UserError(`${shown} does not exist: there is nothing to prune.`);
  }
  const update = updateBaseline(judgement, whole, { previous: baseline, add: request.mode === "add" });
  writeBaseline(project.root, baselinePath, update.baseline);
  const lines = [
    `${shown}: ${count(update.baseline.entries.length)}, ${update.added} added, ${update.removed} removed.`,
  ];
  if (update.notAdded > 0) {
    lines.push(
      update.notAdded === 1
        ? "1 new finding was left out: fix it, or run again with --add."
        : `${update.notAdded} new findings were left out: fix them, or run again with --add.`,
    );
  }
  if (update.refused.length > 0) {
    lines.push(
      `Left out, because it can never be baselined: ${update.refused.join(", ")}. It goes on failing the gate until it is mended, or accepted under ignore: in the configuration, with a reason.`,
    );
  }
  return { text: `${lines.join("\n")}\n`, exitCode: 0 };
}

function count(entries: number): string {
  return `${entries} known ${entries === 1 ? "finding" : "findings"}`;
}
