import { rulesOf } from "../catalog/catalog.ts";
import { visibleName } from "../catalog/message.ts";
import type { Rule } from "../catalog/types.ts";
import { addedSecrets } from "../content/added-secrets.ts";
import type { SourceSuppression } from "../findings/judgement.ts";
import { compareFindings, compareText } from "../findings/order.ts";
import type { Analysis, Finding, NotAnalysed, RuleFailure } from "../findings/types.ts";
import { loadContext } from "./context-files.ts";
import { discover } from "./discover/discover.ts";
import { isConfigLanguage } from "./discover/languages.ts";
import { analyseFlows } from "./flow/analyse.ts";
import { isTooling, withExamplesShipped, withImportedRoles } from "./imported.ts";
import { serversOf } from "./inventory.ts";
import { type AnalyseHooks, Interruption, Loader } from "./load.ts";
import { readManifests } from "./manifests.ts";
import { type ConfigFile, countConfiguredServers } from "./match/config.ts";
import type { ContentMatched } from "./match/content.ts";
import { isShipped } from "./match/context.ts";
import { matchRules } from "./match/matchers.ts";
import { createProject } from "./resolve/project.ts";
import { findEntryPoints } from "./server/entry-points.ts";
import { unreadServers } from "./server/unread-servers.ts";
import { byImportance, SourceBudget } from "./source-budget.ts";
import { configSuppressions, sourceSuppressions } from "./suppressions.ts";
import type { AuditOptions, ConfigLanguage, Discovery, EntryPoint, FlowResult, SourceFile } from "./types.ts";

export type { AnalyseHooks } from "./load.ts";

const NO_FLOWS: FlowResult = { flows: [], effects: [], unfinished: [] };
const NO_CONTENT: ContentMatched = { findings: [], undecided: [], ruleFailures: [] };

/**
 * The audit: lists and reads files, binds them together, finds what a peer reaches, follows its values and evaluates the
 * rules. Reads only below `options.root`, starts nothing, and knows no clock: two runs over the same files are equal.
 * @param discovery what `discover(options)` gives, where the caller knows it already
 * @returns findings in the order of findings/order.ts, only those that lie in a file that `options.paths` name or whose
 *   flow passes through one; a part that throws is a rule failure and the others report
 * @throws UserError when a named path does not exist or lies outside the root
 */
export async function analyse(
  options: AuditOptions,
  hooks: AnalyseHooks = {},
  discovery: Discovery = discover(options),
): Promise<Analysis> {
  const loader = new Loader(options.root, hooks);
  const sources: SourceFile[] = [];
  const configs: ConfigFile[] = [];
  const budget = new SourceBudget(hooks.maxNodes);
  let unread = 0;
  for (const file of byImportance(discovery.files)) {
    if (isConfigLanguage(file.language)) {
      const config = await loader.config(file);
      if (config) configs.push(config);
    } else if (hooks.leaveOut !== "sources") {
      if (!budget.isOpen) {
        // What no user of the package runs may be left out: it is listed, and the verdict stands without it.
        if (file.isEntry === true || isShipped(file.role)) unread++;
        const detail = "The project is too large to be held at once.";
        loader.notAnalysed.push({ path: file.path, coverage: "none", reason: "budget", detail });
        continue;
      }
      const source = await loader.source(file);
      if (!source) continue;
      budget.take(source.module, source.text.text.length);
      sources.push(source);
    }
  }
  sources.sort((a, b) => compareText(a.path, b.path));
  configs.sort((a, b) => compareText(a.file.path, b.file.path));
  const context = await contextOf(options, sources, loader);
  hooks.starting?.("", "");
  const all = withImportedRoles([...sources, ...context]);
  const manifests = await readManifests(
    options.root,
    all.map((file) => file.path),
  );
  let project = createProject(all, manifests);

  const ruleFailures: RuleFailure[] = [...loader.ruleFailures];
  const guarded = <T>(name: string, otherwise: T, run: () => T): T => {
    try {
      return run();
    } catch (error) {
      if (error instanceof Interruption) throw error;
      // The class only: a message may quote what was read.
      ruleFailures.push({ ruleId: name, error: error instanceof Error ? error.name : typeof error });
      return otherwise;
    }
  };
  let entries = guarded<EntryPoint[]>("audit-server", [], () => findEntryPoints(project));
  if (entries.length > 0 && !all.some((file) => isShipped(file.role) && !isTooling(file.path))) {
    // Where nothing but examples is to be had, they are what it is about; beside a library they are its examples.
    project = createProject(withExamplesShipped(all), manifests);
    entries = guarded<EntryPoint[]>("audit-server", [], () => findEntryPoints(project));
  }
  const flows = guarded("audit-flow", NO_FLOWS, () =>
    hooks.leaveOut
      ? NO_FLOWS
      : analyseFlows(
          project,
          entries,
          (steps) => hooks.working?.(steps),
          undefined,
          hooks.observe && ((visit) => hooks.observe?.(visit)),
        ),
  );
  const configuredServers = guarded("audit-config", 0, () => countConfiguredServers(configs));
  const secrets = await addedSecrets(options.secrets);
  const judged = { project, entries, flows, configs, tests: options.tests, secrets };
  const matched = matchRules(auditRules(), judged);
  const reported = new Set(discovery.files.map((file) => file.path));
  const { matchContent } = await import("./match/content.ts");
  const content = await matchContent(judged, reported).catch((error: unknown) =>
    guarded("content", NO_CONTENT, () => {
      throw error;
    }),
  );

  const incomplete = [
    ...discovery.incomplete,
    ...(unread > 0
      ? [
          `The project is too large to be held at once: ${unread === 1 ? "one file of it was" : `${unread} files of it were`} not read.`,
        ]
      : []),
    ...lostEntries(discovery, loader.notAnalysed),
    ...exhaustedEntries(flows),
  ];
  const findings = [...matched.findings, ...content.findings]
    .filter((finding) => concerns(finding, reported))
    .sort(compareFindings);
  const withoutTools = guarded<string[]>("audit-server", [], () =>
    unreadServers(project, entries, (file) => reported.has(file.path) && isShipped(file.role)),
  );
  const places = new Set(findings.map((finding) => finding.location.path));
  return {
    findings,
    notAnalysed: ordered([...discovery.notAnalysed, ...loader.notAnalysed, ...unfinished(flows)]),
    undecided: [...matched.undecided, ...content.undecided],
    ruleFailures: [...ruleFailures, ...matched.ruleFailures, ...content.ruleFailures],
    inventory: {
      files: sources.length + configs.length,
      packages: discovery.packages,
      servers: serversOf(entries, flows, reported),
      sessions: [],
      configuredServers,
      ...(withoutTools.length > 0 ? { unreadServers: withoutTools } : {}),
      ...(discovery.excluded === undefined ? {} : { excluded: discovery.excluded }),
    },
    suppressions: await suppressionsOf([...sources, ...context.filter((file) => places.has(file.path))], configs),
    ...(incomplete.length > 0 ? { incomplete } : {}),
  };
}

/** Names at most this many; the others stand in the list of what was not analysed. */
const MAX_LOST_ENTRIES = 20;

/** What starts a server and was not read leaves the audit incomplete, whatever else it found. */
function lostEntries({ files }: Discovery, notAnalysed: readonly NotAnalysed[]): string[] {
  const entries = new Set(files.filter((file) => file.isEntry === true).map((file) => file.path));
  return ordered(notAnalysed)
    .filter(({ path, coverage }) => coverage === "none" && entries.has(path))
    .slice(0, MAX_LOST_ENTRIES)
    .map(({ path, detail = "" }) => `The entry point ${visibleName(path)} was not analysed: ${lowerFirst(detail)}`);
}

function lowerFirst(sentence: string): string {
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

/** A flow concerns every file that it passes through: whoever changes the tool learns what its argument reaches. */
function concerns(finding: Finding, paths: ReadonlySet<string>): boolean {
  return paths.has(finding.location.path) || (finding.flow ?? []).some((step) => paths.has(step.location.path));
}

async function suppressionsOf(
  sources: readonly SourceFile[],
  configs: readonly ConfigFile[],
): Promise<SourceSuppression[]> {
  const found = sources.flatMap(sourceSuppressions);
  for (const { file, text } of configs) {
    found.push(...(await configSuppressions(file.path, text, file.language as ConfigLanguage)));
  }
  return found.sort((a, b) => compareText(a.path, b.path) || a.line - b.line);
}

function auditRules(): readonly Rule[] {
  return rulesOf("audit");
}

/** Only single files leave their surroundings out; a folder holds what its files import, as a rule. */
async function contextOf(options: AuditOptions, sources: readonly SourceFile[], loader: Loader): Promise<SourceFile[]> {
  if (options.paths.some((path) => path === "." || path === "") || sources.length === 0) return [];
  return loadContext(options, sources, (file) => loader.source(file));
}

/** Files of which a part was too large to be followed in full. */
/** A tool whose handler could not be followed to anything must not look like one that does nothing. */
function exhaustedEntries({ exhausted = [] }: FlowResult): string[] {
  return exhausted
    .filter(({ handler }) => isShipped(handler.file.role))
    .slice(0, MAX_LOST_ENTRIES)
    .map(({ kind, name, handler }) => {
      const subject = name === "" ? `handler in ${visibleName(handler.file.path)}` : `${kind} ${visibleName(name)}`;
      return `The ${subject} was not analysed: following its values takes more steps than one entry point has.`;
    });
}

function unfinished(flows: FlowResult): NotAnalysed[] {
  const byPath = new Map<string, NotAnalysed>();
  for (const { file, fn } of flows.unfinished) {
    if (byPath.has(file.path)) continue;
    const { line } = file.text.position(fn.start);
    const detail = "A function is too large to follow all its values.";
    byPath.set(file.path, { path: file.path, coverage: "partial", reason: "budget", detail, line });
  }
  for (const { path } of flows.unfinishedFiles ?? []) {
    if (byPath.has(path)) continue;
    const detail = "A value is too large to follow all that it holds.";
    byPath.set(path, { path, coverage: "partial", reason: "budget", detail });
  }
  return [...byPath.values()];
}

function ordered(entries: readonly NotAnalysed[]): NotAnalysed[] {
  return [...entries].sort(
    (a, b) => compareText(a.path, b.path) || compareText(a.reason, b.reason) || (a.line ?? 0) - (b.line ?? 0),
  );
}
