/** Runs what a command is made of over one tree: the audit, then the rules over its sessions. */
import { join, posix } from "node:path";
import type { Config } from "../config/types.ts";
import { addedSecrets } from "../content/added-secrets.ts";
import { shownPath } from "../content/input-text.ts";
import type { AnalysisCommand } from "../findings/judgement.ts";
import type { Analysis } from "../findings/types.ts";
import { isPattern } from "./capture-files.ts";
import { auditInputs, captureInputs, unreadablePaths } from "./inputs.ts";
import type { Project } from "./project.ts";
import { contained, type StageResult } from "./stages.ts";

export interface AnalysesRequest {
  readonly command: AnalysisCommand;
  /** Absolute real path. */
  readonly cwd: string;
  /** Files and folders to audit; none: those of the configuration. */
  readonly paths: readonly string[];
  /** Captures, folders, patterns; none: those of the configuration. */
  readonly captures: readonly string[];
  /** Leaves the source alone, whatever the command: the page of a session is judged by the rules about sessions. */
  readonly withoutSource?: boolean;
  /** The server's key in the captures. */
  readonly name?: string | undefined;
}

export interface Analysed {
  readonly analyses: readonly Analysis[];
  /** One sentence for each input that could not be read. */
  readonly problems: readonly string[];
  readonly notices: readonly string[];
  /** Named captures that match nothing. */
  readonly unmatched: number;
  /** False when only a part of the project was looked at. */
  readonly whole: boolean;
  /** What was thrown by stages that failed. */
  readonly bugs: readonly unknown[];
}

/** @throws UserError for usage; whatever concerns single inputs is in the result */
export async function analyse(request: AnalysesRequest, project: Project, config: Config): Promise<Analysed> {
  const { command, cwd } = request;
  const problems: string[] = [];
  const notices: string[] = [];
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
  if ((command === "scan" || command === "audit") && request.withoutSource !== true) {
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

  return {
    analyses: withoutForeignSuppressions(stages, project),
    problems,
    notices,
    unmatched,
    whole,
    bugs: stages.flatMap((stage) => stage.bugs),
  };
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
function isWhole(request: AnalysesRequest, paths: readonly string[], config: Config): boolean {
  const isAll = request.paths.length === 0 || (paths.length === 1 && paths[0] === config.folder);
  return isAll && request.captures.length === 0;
}
