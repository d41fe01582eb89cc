/** The pipeline that the command line and the action share: configuration → analyses → verdict. Reports come after. */
import { shownPath } from "../content/input-text.ts";
import { UserError } from "../errors/user-error.ts";
import type { AnalysisCommand, Judgement } from "../findings/judgement.ts";
import { isSeverity, SEVERITIES } from "../findings/severity.ts";
import type { Severity } from "../findings/types.ts";
import type { Baseline } from "../verdict/baseline.ts";
import { judge } from "../verdict/judge.ts";
import { withMinSeverity } from "../verdict/min-severity.ts";
import { type Analysed, type AnalysesRequest, analyse } from "./analyses.ts";
import { type PolicyFiles, type PolicyRequest, readPolicy } from "./policy-files.ts";
import { type JudgingRequest, policyOf } from "./policy-of.ts";
import { locateProject, type Project } from "./project.ts";

type Environment = Readonly<Record<string, string | undefined>>;

export interface RunRequest extends AnalysesRequest, PolicyRequest, JudgingRequest {
  readonly command: AnalysisCommand;
  /** Absolute real path of the checkout, where the caller knows it; default: found from `cwd`. */
  readonly root?: string | undefined;
  /** True when the path is the folder of a server with its own `.portlight/`; default: the working directory is. */
  readonly pathIsServerFolder?: boolean;
  /** A folder, or a revision, that the change started from: then only what is new or worse fails. */
  readonly base?: string | undefined;
  /** For the program that reads a revision. */
  readonly environment?: Environment | undefined;
  readonly minSeverity?: string | undefined;
}

export interface RunResult {
  readonly judgement: Judgement;
  readonly project: Project;
  /** Relative to the root. */
  readonly baselinePath: string;
  readonly baseline: Baseline | undefined;
  /** False when only a part of the project was looked at. */
  readonly whole: boolean;
  /** One sentence for each input that could not be read; they stand in the judgement's notices, too. */
  readonly problems: readonly string[];
  /** What was thrown by stages that failed; the judgement's exit status is 4 then. */
  readonly bugs: readonly unknown[];
}

/**
 * Runs the analyses of a command and judges them.
 * @throws UserError for usage and configuration; whatever concerns single inputs stands in the judgement
 */
export async function run(request: RunRequest): Promise<RunResult> {
  refuseEmptyNames(request);
  const minSeverity = severityOf(request.minSeverity);
  const project = locateProject({ ...request, isServerFolder: request.pathIsServerFolder ?? false });
  const head = await readPolicy(request, project);
  const { judgement, analysed } =
    request.base === undefined ? await judgeTree(request, project, head) : await judgeChange(request, project, head);
  return {
    judgement: minSeverity === undefined ? judgement : withMinSeverity(judgement, minSeverity),
    project,
    baselinePath: head.baselinePath,
    baseline: head.baseline,
    whole: analysed.whole,
    problems: analysed.problems,
    bugs: analysed.bugs,
  };
}

interface Judged {
  readonly judgement: Judgement;
  readonly analysed: Analysed;
}

/** A tree by its own policy. */
async function judgeTree(request: RunRequest, project: Project, files: PolicyFiles): Promise<Judged> {
  const analysed = await analyse(request, project, files.config);
  return { analysed, judgement: judge(analysed.analyses, policyOf(request, files, analysed)) };
}

/** A tree by the policy of the one that it started from. */
async function judgeChange(request: RunRequest, project: Project, head: PolicyFiles): Promise<Judged> {
  if (project.isForeign) {
    throw new UserError("--base compares a project with its own past: change to its folder and run portlight there.");
  }
  const { againstBase } = await import("./base/against-base.ts");
  const { base = "", environment = {} } = request;
  return againstBase(request, project, head, { base, environment });
}

/** An empty name is a variable that was not set; taken for the working directory, it would judge what nobody asked for. */
function refuseEmptyNames({ paths, captures, config, baseline, name, base }: RunRequest): void {
  if ([...paths, ...captures].includes("")) {
    throw new UserError("an empty path was given: name a file or folder, or leave it out.");
  }
  for (const [option, value] of [
    ["--config", config],
    ["--baseline", baseline],
    ["--name", name],
    ["--base", base],
  ]) {
    if (value === "") throw new UserError(`${option} is empty: give it a value, or leave it out.`);
  }
}

function severityOf(name: string | undefined): Severity | undefined {
  if (name === undefined || isSeverity(name)) return name;
  throw new UserError(`${shownPath(name)} is no severity: use ${SEVERITIES.join(", ")}.`);
}
