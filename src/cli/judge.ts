/** What scan, audit, check and detect have in common on the command line: run, write the reports, say what went wrong. */
import { UserError } from "../errors/user-error.ts";
import { utcDay } from "../run/day.ts";
import { isOnDefaultBranch } from "../run/default-branch.ts";
import { fileOutputs, reportFormat } from "../run/formats.ts";
import { writeIfPossible } from "../run/outputs.ts";
import { exitStatus, publish } from "../run/publish.ts";
import { relativeTo } from "../run/root.ts";
import { type RunRequest, run } from "../run/run.ts";
import { errorLine } from "./error-line.ts";
import { internalError } from "./internal-error.ts";
import type { JudgingOptions } from "./options.ts";
import type { Terminal } from "./terminal.ts";

/** What is analysed: the part of a request that each command fills in by itself. */
export type Subject = Pick<RunRequest, "command" | "paths" | "captures" | "pathIsServerFolder">;

/**
 * Runs a judging command.
 * @returns the exit status
 * @throws UserError for usage and configuration
 */
export async function judgeAndReport(subject: Subject, options: JudgingOptions, terminal: Terminal): Promise<number> {
  const format = reportFormat(options.format);
  const files = fileOutputs(options.output ?? []);
  const started = terminal.now();
  const result = await run(runRequest(subject, options, terminal));
  const { judgement, project } = result;
  const failures = await publish(judgement, {
    source: { root: project.root, folder: relativeTo(project.root, project.folder) },
    cwd: terminal.cwd,
    files,
    stdout: { format, sink: terminal.stdout },
    style: {
      color: wantsColor(options, terminal),
      quiet: options.quiet === true,
      stats: options.stats === true,
      listNotes: options.minSeverity === "note",
    },
  });
  if (options.stats)
    await writeIfPossible(terminal.stderr, `portlight: ${((terminal.now() - started) / 1000).toFixed(2)} s\n`);
  if (format !== "text" || options.quiet) {
    // The text report says it among its notices.
    for (const problem of result.problems) await writeIfPossible(terminal.stderr, errorLine(problem));
  }
  for (const bug of result.bugs) await writeIfPossible(terminal.stderr, internalError(bug, terminal.env));
  const errors = failures.map((failure) => failure.error);
  for (const error of errors) {
    await writeIfPossible(
      terminal.stderr,
      error instanceof UserError ? errorLine(error.message) : internalError(error, terminal.env),
    );
  }
  return exitStatus(judgement, errors);
}

function runRequest(subject: Subject, options: JudgingOptions, terminal: Terminal): RunRequest {
  const { config, baseline, base, failOn, minSeverity, strict, name } = options;
  return {
    ...subject,
    cwd: terminal.cwd,
    config,
    baseline,
    base,
    environment: terminal.env,
    failOn,
    minSeverity,
    strict,
    name,
    today: utcDay(terminal.now()),
    onDefaultBranch: isOnDefaultBranch(terminal.env),
  };
}

function wantsColor(options: JudgingOptions, { stdout, env }: Terminal): boolean {
  return options.color && stdout.isTTY === true && !env.NO_COLOR && env.TERM !== "dumb";
}
