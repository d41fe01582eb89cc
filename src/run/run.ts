/** The pipeline that the command line and the action share: configuration → analyses → verdict. Reports come after. */

import { join, posix, resolve } from "node:path";
import { allFamiliesOf } from "../catalog/commands.ts";
import { defaultConfig } from "../config/defaults.ts";
import { loadConfig } from "../config/load.ts";
import type { Config } from "../config/types.ts";
import { addedSecrets } from "../content/added-secrets.ts";
import { shownPath } from "../content/input-text.ts";
import { UserError } from "../errors/user-error.ts";
import { isInside } from "../files/read.ts";
import type { AnalysisCommand, Judgement } from "../findings/judgement.ts";
import { isSeverity, SEVERITIES } from "../findings/severity.ts";
import type { Analysis, Severity } from "../findings/types.ts";
import type { Baseline } from "../verdict/baseline.ts";
import { readBaseline } from "../verdict/baseline-file.ts";
import { judge } from "../verdict/judge.ts";
import { withMinSeverity } from "../verdict/min-severity.ts";
import { isPattern } from "./capture-files.ts";
import { auditInputs, captureInputs, unreadablePaths } from "./inputs.ts";
import { locateProject, type Project } from "./project.ts";
import { relativeTo } from "./root.ts";
import { contained, type StageResult } from "./stages.ts";

export interface RunRequest {
  readonly command: AnalysisCommand;
  /** Absolute real path. */
  readonly cwd: string;
  /** Absolute real path of the checkout, where the caller knows it; default: found from `cwd`. */
  readonly root?: string | undefined;
  /** Files and folders to audit; none: those of the configuration. */
  readonly paths: readonly string[];
  /** True when the path is the folder of a server with its own `.portlight/`; default: the working directory is. */
  readonly pathIsServerFolder?: boolean;
  /** Captures, folders, patterns; none: those of the configuration. */
  readonly captures: readonly string[];
  readonly config?: string | undefined;
  readonly baseline?: string | undefined;
  /** True when the named baseline is about to be written. */
  readonly baselineMayBeMissing?: boolean;
  readonly failOn?: readonly string[] | undefined;
  readonly minSeverity?: string | undefined;
  readonly strict?: boolean | undefined;
  /** The server's key in the captures. */
  readonly name?: string | undefined;
  /** YYYY-MM-DD, UTC. */
  readonly today: string;
  /** The run decides over the default branch itself, not over a proposal to it; default false. */
  readonly onDefaultBranch?: boolean;
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
  const { command, cwd, today } = request;
  refuseEmptyNames(request);
  const minSeverity = severityOf(request.minSeverity);
  const project = locateProject({ ...request, isServerFolder: request.pathIsServerFolder ?? false });
  const { config, baseline, baselinePath } = await readPolicy(request, project);

  const problems: string[] = [];
  const notices: string[] = [...config.notices];
  const stages: StageResult[] = [];
  let unmatched = 0;
  if (project.isForeign) {
    notices.push(
      "What was named lies outside of this project: its own configuration, baseline and suppressions do not count.",
    );
  }
  const named = auditInputs(project.root, cwd, request.paths);
  problems.push(...named.problems);
  const paths = request.paths.length > 0 ? named.paths : config.audit.paths;
  const whole = isWhole(request, paths, config);
  if (command === "scan" || command === "audit") {
    if (request.paths.length === 0) problems.push(...unreadablePaths(project.root, paths));
    if (paths.length > 0) {
      const stage = await auditStage(project, paths, config);
      problems.push(...stage.analyses.flatMap((analysis) => analysis.incomplete ?? []));
      const namedFiles = new Set(request.paths.length > 0 ? named.files : []);
      const unknown = unknownFiles(stage.analyses, namedFiles);
      problems.push(
        ...[...unknown].map(
          (path) =>
            `${shownPath(path)} is of no kind that is audited: name JavaScript, TypeScript or Python source, or a configuration of an MCP client or server.`,
        ),
      );
      stages.push(unknown.size === 0 ? stage : without(stage, unknown));
      if (unknown.size === 0 && stage.analyses.every(isEmpty)) {
        const where = paths.map((path) => (path === "." ? "the project" : shownPath(path)));
        notices.push(`No source of a server was found in ${where.join(", ")}.`);
      }
    }
  }
  if (command !== "audit") {
    const isNamed = request.captures.length > 0;
    const inputs = isNamed
      ? captureInputs(project.root, cwd, request.captures)
      : captureInputs(project.root, join(project.root, config.folder), config.captures);
    problems.push(...inputs.problems);
    if (!isNamed && !config.captureDefault) {
      // Who lists captures in a file expects them there.
      problems.push(...inputs.empty.map((pattern) => unmetExpectation(config, pattern)));
    } else if (isNamed || command !== "scan") {
      for (const pattern of inputs.empty) {
        notices.push(`No capture was found: ${emptyWords(isNamed ? pattern : posix.join(config.folder, pattern))}`);
      }
    }
    if (isNamed) unmatched = inputs.empty.length;
    stages.push(
      await contained("sessions", async () => {
        const { judgeSessions } = await import("./sessions.ts");
        const { name } = request;
        const result = judgeSessions(inputs, {
          command,
          name,
          servers: config.servers,
          perspective: config.perspective,
          secrets: await addedSecrets(config.secrets),
        });
        problems.push(...result.problems);
        return result.analyses;
      }),
    );
  }

  const judgement = judge(withoutForeignSuppressions(stages, project), {
    command,
    today,
    onDefaultBranch: request.onDefaultBranch ?? false,
    failOn: request.failOn ?? config.failOn,
    strict: request.strict ?? false,
    unmatched,
    perspective: config.perspective,
    rules: config.rules,
    ignore: config.ignore,
    baseline,
    scope: { whole, families: allFamiliesOf(command) },
    incomplete: problems,
    notices,
  });
  return {
    judgement: minSeverity === undefined ? judgement : withMinSeverity(judgement, minSeverity),
    project,
    baselinePath,
    baseline,
    whole,
    problems,
    bugs: stages.flatMap((stage) => stage.bugs),
  };
}

/** An empty name is a variable that was not set; taken for the working directory, it would judge what nobody asked for. */
function refuseEmptyNames({ paths, captures, config, baseline, name }: RunRequest): void {
  if ([...paths, ...captures].includes("")) {
    throw new UserError("an empty path was given: name a file or folder, or leave it out.");
  }
  for (const [option, value] of [
    ["--config", config],
    ["--baseline", baseline],
    ["--name", name],
  ]) {
    if (value === "") throw new UserError(`${option} is empty: give it a value, or leave it out.`);
  }
}

function severityOf(name: string | undefined): Severity | undefined {
  if (name === undefined || isSeverity(name)) return name;
  throw new UserError(`${shownPath(name)} is no severity: use ${SEVERITIES.join(", ")}.`);
}

/** Configuration and baseline. A project that is not the invoking one brings none of its own. */
async function readPolicy(
  request: RunRequest,
  project: Project,
): Promise<{ config: Config; baseline: Baseline | undefined; baselinePath: string }> {
  const { root, folder } = project;
  if (project.isForeign) {
    if (request.config !== undefined || request.baseline !== undefined) {
      throw new UserError(
        "--config and --baseline belong to the project that they lie in: change to its folder and run portlight there.",
      );
    }
    const config = defaultConfig(relativeTo(root, folder));
    return { config, baseline: undefined, baselinePath: config.baselinePath };
  }
  // What --config names is relative to the working directory, the search starts at the server's folder.
  const explicitPath = request.config === undefined ? undefined : resolve(request.cwd, request.config);
  const config = await loadConfig({ root, start: folder, explicitPath });
  if (request.baseline === undefined) {
    return { config, baseline: readBaseline(root, config.baselinePath), baselinePath: config.baselinePath };
  }
  const file = resolve(request.cwd, request.baseline);
  const shown = shownPath(request.baseline);
  if (!isInside(root, file))
    throw new UserError(`--baseline ${shown} lies outside the project; name a file inside it.`);
  const baselinePath = relativeTo(root, file);
  const baseline = readBaseline(root, baselinePath);
  if (!baseline && !request.baselineMayBeMissing)
    throw new UserError(`--baseline ${shown} does not exist; check the path.`);
  return { config, baseline, baselinePath };
}

function auditStage({ root }: Project, paths: readonly string[], config: Config): Promise<StageResult> {
  return contained("audit", async () => {
    const { audit } = await import("../audit/audit.ts");
    const { exclude, tests } = config.audit;
    return [await audit({ root, paths, exclude, tests, secrets: config.secrets })];
  });
}

/** Named files that were not read because nothing reads their kind. Declarations are source, though they hold no code. */
function unknownFiles(analyses: readonly Analysis[], named: ReadonlySet<string>): ReadonlySet<string> {
  const unknown = analyses
    .flatMap((analysis) => analysis.notAnalysed)
    .filter(({ path, reason }) => reason === "unsupported-format" && named.has(path) && !/\.d\.[cm]?ts$/.test(path));
  return new Set(unknown.map(({ path }) => path));
}

function without(stage: StageResult, paths: ReadonlySet<string>): StageResult {
  const analyses = stage.analyses.map((analysis) => ({
    ...analysis,
    notAnalysed: analysis.notAnalysed.filter((entry) => !paths.has(entry.path)),
  }));
  return { ...stage, analyses };
}

/** What a named folder or pattern without captures is told. */
function emptyWords(name: string): string {
  const shown = shownPath(name);
  return isPattern(name) ? `the pattern "${shown}" matches none.` : `the folder "${shown}" holds none.`;
}

/** What a member of `captures:` in the configuration without captures is told. */
function unmetExpectation(config: Config, name: string): string {
  const file = shownPath(config.path ?? ".portlight/config.yml");
  const what = isPattern(name) ? "matches no capture" : "holds no capture";
  return `${file}: captures lists "${shownPath(name)}", which ${what}: record a session there or remove it.`;
}

function isEmpty({ inventory, notAnalysed, ruleFailures }: Analysis): boolean {
  return inventory.files === 0 && notAnalysed.length === 0 && ruleFailures.length === 0;
}

function withoutForeignSuppressions(stages: readonly StageResult[], project: Project): Analysis[] {
  const analyses = stages.flatMap((stage) => stage.analyses);
  return project.isForeign ? analyses.map((analysis) => ({ ...analysis, suppressions: [] })) : analyses;
}

/** True when the run covers all that the baseline beside this configuration can hold. */
function isWhole(request: RunRequest, paths: readonly string[], config: Config): boolean {
  const isAll = request.paths.length === 0 || (paths.length === 1 && paths[0] === config.folder);
  return isAll && request.captures.length === 0;
}
