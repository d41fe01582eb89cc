/**
 * Judges a change: both trees are analysed, the policy is that of the base, and what fails is what the change brings. What it
 * does to the policy, or takes out of sight, is found as well.
 */
import { existsSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import { defaultConfig } from "../../config/defaults.ts";
import type { Config } from "../../config/types.ts";
import { compileGlob } from "../../files/glob.ts";
import type { Judgement } from "../../findings/judgement.ts";
import type { Analysis } from "../../findings/types.ts";
import { type BaseFindings, baseFindings, hiddenBy, identityOf } from "../../verdict/base.ts";
import { judge } from "../../verdict/judge.ts";
import { type Analysed, type AnalysesRequest, analyse } from "../analyses.ts";
import { type PolicyFiles, type PolicyRequest, readPolicy } from "../policy-files.ts";
import { type JudgingRequest, policyOf } from "../policy-of.ts";
import type { Project } from "../project.ts";
import { relativeTo } from "../root.ts";
import { EMPTY_ANALYSIS } from "../stages.ts";
import { type BaseTree, baseTree } from "./base-tree.ts";
import { coverageFindings } from "./coverage.ts";
import { gateChangeFindings } from "./gate-changes.ts";

export type ChangeRequest = AnalysesRequest & PolicyRequest & JudgingRequest;

/**
 * @param head configuration and baseline as the change has them
 * @throws UserError when there is no such base, or for a mistake in its policy
 */
export async function againstBase(
  request: ChangeRequest,
  project: Project,
  head: PolicyFiles,
  from: { readonly base: string; readonly environment: Readonly<Record<string, string | undefined>> },
): Promise<{ readonly judgement: Judgement; readonly analysed: Analysed }> {
  const tree = await baseTree(from.base, project.root, request.cwd, from.environment);
  try {
    return await judgeAgainst(tree, request, project, head);
  } finally {
    tree.remove();
  }
}

async function judgeAgainst(
  tree: BaseTree,
  request: ChangeRequest,
  project: Project,
  head: PolicyFiles,
): Promise<{ readonly judgement: Judgement; readonly analysed: Analysed }> {
  const there = (path: string): string => join(tree.root, relativeTo(project.root, path));
  const baseProject: Project = { root: tree.root, folder: there(project.folder), isForeign: false };
  const baseRequest = baseRequestOf(request, there);
  const files = await policyAtBase(baseRequest, baseProject, head);
  const baseAnalysed = await analyse(baseRequest, baseProject, files.config);
  const baseJudgement = judge(baseAnalysed.analyses, policyOf(baseRequest, files, baseAnalysed));
  const base = baseFindings(tree.label, baseJudgement);

  const analysed = await analyse(request, project, files.config);
  const policy = { ...policyOf(request, files, analysed), base };
  const now = judge(analysed.analyses, policy);
  const seen = analysed.analyses.map((analysis) => withoutLeftOut(analysis, head.config));
  const then = judge(seen, { ...policyOf(request, head, analysed), base: honouringAll(base, now) });
  const findings = [
    ...gateChangeFindings({ hidden: hiddenBy(now, then), then, before: files, after: head }),
    ...coverageFindings(baseJudgement, now, (path) => existsSync(join(tree.root, path))),
  ];
  const judgement =
    findings.length === 0 ? now : judge([...analysed.analyses, { ...EMPTY_ANALYSIS, findings }], policy);
  return {
    judgement,
    analysed: { ...analysed, bugs: [...analysed.bugs, ...baseAnalysed.bugs] },
  };
}

/** What is left when the change's own configuration says what is looked at. */
function withoutLeftOut(analysis: Analysis, { audit: { paths, exclude } }: Config): Analysis {
  const globs = exclude.map((pattern) => compileGlob(pattern));
  const isExcluded = (path: string): boolean =>
    globs.some((glob) => glob.matches(path)) || (path.includes("/") && isExcluded(posix.dirname(path)));
  const isBelow = (path: string): boolean =>
    paths.some((folder) => folder === "." || path === folder || path.startsWith(`${folder}/`));
  const findings = analysis.findings.filter(
    ({ family, location: { path } }) =>
      (family !== "audit" && family !== "content") || path.endsWith(".jsonl") || (isBelow(path) && !isExcluded(path)),
  );
  return { ...analysis, findings };
}

/** What was named, at its place in the base; what is not there yet is left out. */
function baseRequestOf(request: ChangeRequest, there: (path: string) => string): ChangeRequest {
  const cwd = there(request.cwd);
  const moved = (names: readonly string[]): string[] =>
    names.map((name) => there(resolve(request.cwd, name))).filter((path) => existsSync(path));
  const { baseline, config } = request;
  return {
    ...request,
    cwd,
    paths: moved(request.paths),
    captures: moved(request.captures),
    config: config === undefined ? undefined : there(resolve(request.cwd, config)),
    baseline: baseline === undefined ? undefined : there(resolve(request.cwd, baseline)),
    baselineMayBeMissing: true,
  };
}

/** The base's own configuration; where it does not have the named one yet, nothing is set. */
async function policyAtBase(request: ChangeRequest, project: Project, head: PolicyFiles): Promise<PolicyFiles> {
  if (request.config !== undefined && !existsSync(request.config)) {
    const config = defaultConfig(head.config.folder);
    return { config, baseline: undefined, baselinePath: config.baselinePath };
  }
  return readPolicy(request, project);
}

/** For the question what the change's own policy would say: its comments count. */
function honouringAll(base: BaseFindings, now: Judgement): BaseFindings {
  return { ...base, suppressed: new Set(now.findings.map(({ finding }) => identityOf(finding))) };
}
