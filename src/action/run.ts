/** The action's main step: inputs → scan → files, summary, annotations, outputs. The exit status is the policy's alone. */

import { randomUUID } from "node:crypto";
import { existsSync, realpathSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadHelp } from "../catalog/catalog.ts";
import { HOMEPAGE, VERSION } from "../catalog/product.ts";
import { shownPath, withoutSecrets } from "../content/input-text.ts";
import { markdownText, terminalText } from "../content/neutralise.ts";
import { UserError } from "../errors/user-error.ts";
import { isInside } from "../files/read.ts";
import type { Judgement } from "../findings/judgement.ts";
import { headlineScore, openFindings, verdictSentence } from "../report/wording.ts";
import { utcDay } from "../run/day.ts";
import { isOnDefaultBranch } from "../run/default-branch.ts";
import type { FileOutput } from "../run/formats.ts";
import { type TextSink, writeIfPossible } from "../run/outputs.ts";
import { exitStatus, publish } from "../run/publish.ts";
import { PLAIN, renderReport } from "../run/render.ts";
import { relativeTo } from "../run/root.ts";
import { run } from "../run/run.ts";
import { annotate } from "./annotations.ts";
import { type ActionInputs, readInputs } from "./inputs.ts";
import {
  type Annotation,
  type AnnotationLevel,
  annotationLine,
  appendToRunnerFile,
  group,
  outputText,
  withoutCommands,
} from "./workflow-commands.ts";

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
    await writeIfPossible(runner.stdout, problemLine("error", error));
    if (isUsers) await summariseMistake(runner, error);
    if (!isUsers && runner.env.PORTLIGHT_DEBUG && error instanceof Error) {
      await writeIfPossible(runner.stdout, withoutCommands(withoutSecrets(String(error.stack)), randomUUID()));
    }
    return isUsers ? error.exitCode : 4;
  } finally {
    const problem = appendToRunnerFile(runner.env.GITHUB_OUTPUT, outputText(outputs, randomUUID()));
    if (problem) await writeIfPossible(runner.stdout, `The outputs were not set: ${problem}.\n`);
  }
}

/** A run that never came to a report says why in the job summary, too. The inputs may be what is wrong: one is read by itself. */
async function summariseMistake({ env, stdout }: Runner, { message }: UserError): Promise<void> {
  if (env["INPUT_JOB-SUMMARY"]?.trim().toLowerCase() === "false") return;
  const problem = appendToRunnerFile(
    env.GITHUB_STEP_SUMMARY,
    `## Portlight\n\n**${markdownText(withoutSecrets(message))}**\n`,
  );
  if (problem) await writeIfPossible(stdout, `No job summary: ${problem}.\n`);
}

async function scan({ env, stdout, now }: Runner, outputs: Map<string, string>): Promise<number> {
  const inputs = readInputs(env);
  const workspace = existingFolder(env.GITHUB_WORKSPACE || process.cwd(), "GITHUB_WORKSPACE");
  const cwd = existingFolder(resolve(workspace, inputs.workingDirectory), "working-directory");
  if (!isInside(workspace, cwd)) throw new UserError("working-directory lies outside of the workspace.");
  await writeIfPossible(
    stdout,
    `Portlight ${VERSION} on Node ${process.versions.node}: scan of ${terminalText(inputs.workingDirectory)}\n`,
  );

  const base = await baseOf(inputs, workspace, env);
  if (base.problem !== undefined) await writeIfPossible(stdout, annotationLine(base.problem));
  const { judgement, project, bugs } = await run({
    command: "scan",
    cwd,
    root: workspace,
    paths: inputs.paths,
    captures: inputs.captures,
    config: inputs.config,
    baseline: inputs.baseline,
    base: base.revision,
    environment: env,
    failOn: inputs.failOn,
    minSeverity: inputs.minSeverity,
    strict: inputs.strict,
    today: utcDay(now()),
    onDefaultBranch: isOnDefaultBranch(env),
  });

  const source = { root: workspace, folder: relativeTo(workspace, project.folder) };
  const files = reportFiles(inputs, env, workspace);
  const failures = await publish(judgement, {
    source,
    cwd: workspace,
    files,
    style: PLAIN,
  });
  const text = await renderReport("text", judgement, source, {
    ...PLAIN,
    isAction: true,
    listNotes: inputs.minSeverity === "note",
  });
  await writeIfPossible(stdout, group("Findings", withoutCommands(text, randomUUID())));
  const failed = new Set(failures.map((failure) => failure.output));
  for (const output of files) {
    if (!failed.has(output)) outputs.set(`${output.format}-file`, resolve(workspace, output.file));
  }

  for (const bug of bugs) await writeIfPossible(stdout, problemLine("error", bug));
  // A place that cannot be written never decides the result; a bug does.
  for (const { error } of failures) await writeIfPossible(stdout, problemLine("warning", error));
  await writeIfPossible(stdout, await annotationsText(judgement, inputs, workspace));
  if (inputs.jobSummary) {
    const summary = await renderReport("markdown", judgement, source, PLAIN);
    const problem = appendToRunnerFile(env.GITHUB_STEP_SUMMARY, summary);
    if (problem) await writeIfPossible(stdout, `No job summary: ${problem}.\n`);
  }
  for (const [name, value] of countOutputs(judgement)) outputs.set(name, value);
  const status = exitStatus(
    judgement,
    failures.map(({ error }) => error).filter((error) => !(error instanceof UserError)),
  );
  outputs.set("outcome", status === 0 ? "pass" : status === 1 ? "fail" : "error");
  await writeIfPossible(stdout, `${terminalText(verdictSentence(judgement))}\n`);
  return status;
}

/** What the tree is compared with. A base that the checkout lacks is told: the change is then judged by its own policy. */
async function baseOf(
  { baseRef }: ActionInputs,
  workspace: string,
  env: Runner["env"],
): Promise<{ readonly revision?: string; readonly problem?: Annotation }> {
  if (baseRef === "none") return {};
  if (baseRef !== undefined) return { revision: baseRef };
  const { availableBase, baseRevisions } = await import("../run/base/change-event.ts");
  const revisions = baseRevisions(env);
  if (revisions.length === 0) return {};
  const revision = availableBase(workspace, revisions, env);
  if (revision !== undefined) return { revision };
  const message =
    "The checkout does not hold the commit that this change started from, so the whole tree is judged, and by its own configuration: give the checkout fetch-depth: 2, in a merge queue fetch-depth: 0.";
  return { problem: { level: "warning", title: "Portlight", message } };
}

/**
 * @returns the real path
 * @throws UserError when there is no such folder
 */
function existingFolder(path: string, name: string): string {
  try {
    const real = realpathSync(path);
    if (statSync(real).isDirectory()) return real;
  } catch {
    // Told below.
  }
  throw new UserError(`${name} ${shownPath(path)} is no folder: check the path, and that the checkout comes first.`);
}

/** Where the reports go: what the inputs name, relative to the workspace, else the runner's folder for temporary files. */
function reportFiles(inputs: ActionInputs, env: Runner["env"], workspace: string): FileOutput[] {
  const folder = join(env.RUNNER_TEMP || join(workspace, ".portlight-reports"), "portlight");
  return [
    { format: "sarif", file: inputs.sarifFile ?? join(folder, "portlight.sarif") },
    { format: "junit", file: inputs.junitFile ?? join(folder, "portlight.xml") },
    { format: "json", file: inputs.jsonFile ?? join(folder, "portlight.json") },
  ];
}

async function annotationsText(judgement: Judgement, inputs: ActionInputs, workspace: string): Promise<string> {
  if (!inputs.annotations) return "";
  const { shown, dropped } = annotate(judgement.findings, {
    most: inputs.maxAnnotations,
    isInCheckout: (path) => existsSync(join(workspace, path)),
    help: await loadHelp(),
  });
  const more =
    dropped > 0
      ? `${dropped === 1 ? "1 more finding has" : `${dropped} more findings have`} no annotation: a step shows ten of each level. The reports list them all.\n`
      : "";
  return shown.map(annotationLine).join("") + more;
}

function countOutputs(judgement: Judgement): [string, string][] {
  const { bySeverity } = judgement.counts;
  const score = headlineScore(judgement);
  const isNew = judgement.findings.filter(
    (judged) => judged.isNew && !judged.suppressed && judged.finding.severity !== "note",
  );
  return [
    ["findings-count", String(openFindings(judgement) - bySeverity.note)],
    ["new-findings-count", String(isNew.length)],
    ["critical-count", String(bySeverity.critical)],
    ["high-count", String(bySeverity.high)],
    ["score", score ? String(score.value) : ""],
    ["grade", score?.grade ?? ""],
  ];
}

function problemLine(level: AnnotationLevel, error: unknown): string {
  // Of a bug the class only: its message may quote what was read.
  const kind = error instanceof Error ? error.name : typeof error;
  const message =
    error instanceof UserError
      ? withoutSecrets(error.message)
      : `internal error, please report it at ${HOMEPAGE}/issues: ${kind}`;
  return annotationLine({ level, title: "Portlight", message });
}
