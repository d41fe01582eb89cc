/** The action's main step: inputs → scan → files, summary, annotations, outputs. The exit status is the policy's alone. */
import { randomUUID } from "node:crypto";
import { existsSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { HOMEPAGE, VERSION } from "../catalog/product.ts";
import { terminalText } from "../content/neutralise.ts";
import { UserError } from "../errors/user-error.ts";
import { isInside } from "../files/read.ts";
import type { Judgement } from "../findings/judgement.ts";
import type { FileOutput } from "../run/formats.ts";
import { type TextSink, writeWhole } from "../run/outputs.ts";
import { exitStatus, publish } from "../run/publish.ts";
import { renderReport } from "../run/render.ts";
import { type RunResult, run } from "../run/run.ts";
import { annotate } from "./annotations.ts";
import { type ActionInputs, readInputs } from "./inputs.ts";
import { summaryMarkdown } from "./summary.ts";
import { annotationLine, appendToRunnerFile, group, outputText, withoutCommands } from "./workflow-commands.ts";

/** What surrounds the step. */
export interface Runner {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: TextSink;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Runs the step.
 * @returns the exit status
 */
export async function runAction(runner: Runner): Promise<number> {
  const outputs = new Map<string, string>([["outcome", "error"]]);
  try {
    return await scan(runner, outputs);
  } catch (error) {
    const isUsers = error instanceof UserError;
    await writeWhole(runner.stdout, errorLine(error));
    if (!isUsers && runner.env["PORTLIGHT_DEBUG"] && error instanceof Error) {
      await writeWhole(runner.stdout, withoutCommands(String(error.stack), randomUUID()));
    }
    return isUsers ? error.exitCode : 4;
  } finally {
    const problem = appendToRunnerFile(runner.env["GITHUB_OUTPUT"], outputText(outputs, randomUUID()));
    if (problem) await writeWhole(runner.stdout, `The outputs were not set: ${problem}.\n`);
  }
}

async function scan({ env, stdout, now }: Runner, outputs: Map<string, string>): Promise<number> {
  const inputs = readInputs(env);
  const workspace = realpathSync(env["GITHUB_WORKSPACE"] || process.cwd());
  const cwd = workingDirectory(workspace, inputs.workingDirectory);
  await writeWhole(
    stdout,
    `Portlight ${VERSION} on Node ${process.versions.node}: scan of ${terminalText(inputs.workingDirectory)}\n`,
  );

  const result = await run({
    command: "scan",
    cwd,
    root: workspace,
    paths: inputs.paths,
    captures: inputs.captures,
    config: inputs.config,
    baseline: inputs.baseline,
    failOn: inputs.failOn,
    minSeverity: inputs.minSeverity,
    strict: inputs.strict,
    today: new Date(now()).toISOString().slice(0, 10),
  });
  const { judgement } = result;

  const files = reportFiles(inputs, env, workspace);
  const failures = await publish(judgement, {
    root: workspace,
    cwd: workspace,
    files,
    style: { color: false, quiet: false },
  });
  const text = await renderReport("text", judgement, workspace, { color: false, quiet: false });
  await writeWhole(stdout, group("Findings", withoutCommands(text, randomUUID())));
  for (const { format, file } of files) outputs.set(`${format}-file`, resolve(workspace, file));

  for (const failure of failures) await writeWhole(stdout, errorLine(failure));
  await writeWhole(stdout, annotationsText(judgement, inputs, workspace));
  if (inputs.jobSummary) {
    const problem = appendToRunnerFile(env["GITHUB_STEP_SUMMARY"], summaryMarkdown(judgement));
    if (problem) await writeWhole(stdout, `No job summary: ${problem}.\n`);
  }
  for (const [name, value] of countOutputs(judgement)) outputs.set(name, value);
  const status = exitStatus(judgement, failures);
  outputs.set("outcome", status === 0 ? "pass" : status === 1 ? "fail" : "error");
  await writeWhole(stdout, lastLine(result, status));
  return status;
}

/** @throws UserError when it is no folder of the workspace */
function workingDirectory(workspace: string, name: string): string {
  let folder: string;
  try {
    folder = realpathSync(resolve(workspace, name));
  } catch {
    throw new UserError(
      `working-directory ${terminalText(name)} does not exist: check the path, and that the checkout comes first.`,
    );
  }
  if (!isInside(workspace, folder))
    throw new UserError(`working-directory ${terminalText(name)} lies outside of the workspace.`);
  return folder;
}

/** Where the reports go: what the inputs name, relative to the workspace, else the runner's folder for temporary files. */
function reportFiles(inputs: ActionInputs, env: Runner["env"], workspace: string): FileOutput[] {
  const folder = join(env["RUNNER_TEMP"] || join(workspace, ".portlight-reports"), "portlight");
  return [
    { format: "sarif", file: inputs.sarifFile ?? join(folder, "portlight.sarif") },
    { format: "junit", file: inputs.junitFile ?? join(folder, "portlight.xml") },
    { format: "json", file: inputs.jsonFile ?? join(folder, "portlight.json") },
  ];
}

function annotationsText(judgement: Judgement, inputs: ActionInputs, workspace: string): string {
  if (!inputs.annotations) return "";
  const { shown, dropped } = annotate(judgement.findings, {
    most: inputs.maxAnnotations,
    isInCheckout: (path) => existsSync(join(workspace, path)),
  });
  const more =
    dropped > 0
      ? `${dropped} more findings have no annotation: a step shows ten of each level. The reports list them all.\n`
      : "";
  return shown.map(annotationLine).join("") + more;
}

function countOutputs(judgement: Judgement): [string, string][] {
  const { counts, scores } = judgement;
  const open = judgement.findings.filter(
    (judged) => !judged.suppressed && !judged.baselined && judged.finding.severity !== "note",
  );
  const lowest = scores.length > 0 ? scores.reduce((low, score) => (score.value < low.value ? score : low)) : undefined;
  return [
    [
      "findings-count",
      String(counts.bySeverity.critical + counts.bySeverity.high + counts.bySeverity.medium + counts.bySeverity.low),
    ],
    ["new-findings-count", String(open.filter((judged) => judged.isNew).length)],
    ["critical-count", String(counts.bySeverity.critical)],
    ["high-count", String(counts.bySeverity.high)],
    ["score", lowest ? String(lowest.value) : ""],
    ["grade", lowest ? lowest.grade : ""],
  ];
}

function lastLine({ judgement }: RunResult, status: number): string {
  const { gating } = judgement.gate;
  switch (status) {
    case 0:
      return "Portlight passed.\n";
    case 1:
      return `Portlight failed: ${gating} ${gating === 1 ? "finding" : "findings"} at or above ${judgement.gate.failOn.join(", ")}.\n`;
    case 3:
      return "Portlight could not read everything that was named.\n";
    default:
      return "Portlight ended with an error.\n";
  }
}

function errorLine(error: unknown): string {
  // Of a bug the class only: its message may quote what was read.
  const kind = error instanceof Error ? error.name : typeof error;
  const message =
    error instanceof UserError ? error.message : `internal error, please report it at ${HOMEPAGE}/issues: ${kind}`;
  return annotationLine({ level: "error", title: "Portlight", message });
}
