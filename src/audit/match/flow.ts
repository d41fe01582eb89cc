import { visibleName } from "../../catalog/message.ts";
import type { Rule } from "../../catalog/types.ts";
import { withoutSecrets } from "../../content/input-text.ts";
import { compareText } from "../../findings/order.ts";
import { confidenceRank } from "../../findings/severity.ts";
import type { Confidence, RelatedLocation } from "../../findings/types.ts";
import { writtenName } from "../resolve/written-name.ts";
import { locate } from "../server/handlers.ts";
import type { EntryPoint, Flow } from "../types.ts";
import { demotion, functionAround, isShipped, type MatchContext, type MatchResult, scopeAround } from "./context.ts";
import { type Draft, stepDown, withoutBuildTwins } from "./draft.ts";

/** Longest text of a step; it names functions and arguments, which the code's author chose. */
const MAX_STEP = 200;

/** Rules of kind `flow`: one finding for each sink expression, whichever tools reach it. */
export function matchFlow(rule: Rule, context: MatchContext): MatchResult {
  const { match } = rule;
  if (match?.kind !== "flow") return { drafts: [], undecided: [] };
  const groups = new Map<string, Flow[]>();
  for (const flow of context.flows.flows) {
    if (flow.sink.kind !== match.sink && !flow.sink.kind.startsWith(`${match.sink}_`)) continue;
    if (match.whole !== undefined && match.whole !== isPassThrough(context, flow)) continue;
    const { file, expression } = flow.sink;
    const key = `${file.path}:${expression.start}:${expression.end}`;
    const group = groups.get(key);
    if (group) group.push(flow);
    else groups.set(key, [flow]);
  }
  const drafts = [...groups.values()]
    .filter((group) => match.claimsReadOnly === undefined || match.claimsReadOnly === group.some(claimsReadOnly))
    .map((group) => draftOf(rule, context, group));
  return {
    drafts: withoutBuildTwins(drafts, (draft) => [draft.identity, draft.subject?.argument, draft.subject?.tools]),
    undecided: [],
  };
}

/** What a program as an argument is called, and in which language it may be. */
const PROGRAMS: ReadonlySet<string> = new Set([
  "code",
  "script",
  "source",
  "program",
  "snippet",
  "command",
  "cmd",
  "shell",
]);
const LANGUAGES: ReadonlySet<string> = new Set(["python", "py", "javascript", "js", "typescript", "ts", "bash", "sh"]);

/**
 * The tool hands the caller's own text over, means to, and nothing on the way tried to restrict it. A whole command line
 * needs no word: nothing else can be meant by it. What is evaluated may have been meant as a formula or a filter, unless
 * the argument is called a program, and nothing else; no description, and no name of a tool, counts
 * (docs/decisions/0041-passthrough.md).
 */
function isPassThrough(context: MatchContext, flow: Flow): boolean {
  if (isMeant(context, flow)) return true;
  const { kind } = flow.sink;
  if ((kind !== "URL" && kind !== "SQL") || flow.weakGuards.length > 0) return false;
  // The robots.txt of a page that is to be fetched; a table for the statements of a tool that runs any statement.
  return context.flows.flows.some(
    (other) =>
      other.entry === flow.entry &&
      other.sink.kind === kind &&
      (kind === "SQL" || other.argument === flow.argument) &&
      isMeant(context, other),
  );
}

function isMeant(context: MatchContext, flow: Flow): boolean {
  const isPath = flow.sink.kind.startsWith("PATH_");
  const isOwn = isPath ? flow.leads === true : flow.whole;
  if (!isOwn || flow.weakGuards.length > 0) return false;
  // A whole command line is meant to be one, whoever sends it.
  if (!CALLED.has(flow.entry.kind) && flow.sink.kind !== "SHELL") return false;
  const named = isPath ? isPathName : PURPOSES.get(flow.sink.kind);
  if (named && !named(flow.member ?? flow.argument)) return false;
  return flow.sink.kind !== "SQL" || !isInReadOnlyTransaction(context, flow);
}

/** What a model calls by name and arguments; a request over HTTP has no schema that says what it is for. */
const CALLED: ReadonlySet<string> = new Set(["tool", "dispatch", "prompt", "resource"]);

const ADDRESSES: ReadonlySet<string> = new Set("url urls uri uris link links href webpage website".split(" "));
const STATEMENTS: ReadonlySet<string> = new Set("sql query queries statement statements".split(" "));
const PATTERNS: ReadonlySet<string> = new Set("pattern patterns regex regexes regexp re".split(" "));

/** What an argument has to be called where the value alone does not say that the tool is meant to use it so. */
const PURPOSES: ReadonlyMap<string, (argument: string) => boolean> = new Map([
  ["CODE", isProgramName],
  ["EXECPATH", isProgramName],
  ["URL", (argument: string) => wordsOf(argument).some((word) => ADDRESSES.has(word))],
  ["SQL", (argument: string) => wordsOf(argument).some((word) => STATEMENTS.has(word))],
  ["REGEX", (argument: string) => wordsOf(argument).some((word) => PATTERNS.has(word))],
]);

const PLACES: ReadonlySet<string> = new Set(
  (
    "path paths file files filepath dir directory folder workspace project repo repository root cwd destination dest output " +
    "input location template"
  ).split(" "),
);

/** `output_path`, `projectRoot`: what no folder of the server's stands before is meant as a path of the caller's choice. */
function isPathName(argument: string): boolean {
  return wordsOf(argument).some((word) => PLACES.has(word));
}

/** A transaction that is opened for reading only is a guard, and one that the caller's own `COMMIT` ends. */
function isInReadOnlyTransaction({ project }: MatchContext, { sink }: Flow): boolean {
  const around = functionAround(project, sink.file, sink.call);
  return around !== undefined && /\bread\s+only\b/i.test(sink.file.text.slice(around.fn).slice(0, MAX_FUNCTION));
}

const MAX_FUNCTION = 20_000;

/** `code`, `source_code`, `pythonScript`; not `country_code`, `resource`. */
function isProgramName(argument: string): boolean {
  const words = wordsOf(argument);
  return words.some((word) => PROGRAMS.has(word)) && words.every((word) => PROGRAMS.has(word) || LANGUAGES.has(word));
}

function wordsOf(argument: string): string[] {
  return argument
    .slice(0, MAX_STEP)
    .replace(/(?<=[a-z])(?=[A-Z])/g, "_")
    .toLowerCase()
    .split(/[_-]/);
}

/** The tools of a flow that tell clients that they change nothing. */
function readOnlyTools({ entry, tools }: Flow): string[] {
  return tools.filter((tool) => hint(entry, tool, "readOnlyHint"));
}

function claimsReadOnly(flow: Flow): boolean {
  return readOnlyTools(flow).length > 0;
}

interface FlowDraft extends Draft {
  readonly isBuildOutput: boolean;
}

function draftOf(rule: Rule, context: MatchContext, group: readonly Flow[]): FlowDraft {
  const flows = [...group].sort(compareFlows);
  // A rule about the claim speaks of the tools that make it; the others that reach the sink are its subject all the same.
  const isAboutClaim = rule.match?.kind === "flow" && rule.match.claimsReadOnly === true;
  const spoken = isAboutClaim ? flows.filter(claimsReadOnly) : flows;
  const flow = spoken[0] as Flow;
  const { file, expression, callee } = flow.sink;
  const tools = names(flows.flatMap((one) => one.tools));
  const named = isAboutClaim ? names(spoken.flatMap(readOnlyTools)) : tools;
  const bundled = file.isBundle || flow.entry.handler.file.isBundle;
  // The one place where a bundle counts: what was sure stays sure enough to gate.
  const confidence: Confidence = bundled ? stepDown(flow.confidence) : flow.confidence;
  return {
    rule,
    package: file.package,
    location: locate(file, expression),
    offset: expression.start,
    scope: scopeAround(context, file, flow.sink.call),
    identity: callee,
    expression: file.text.slice(expression),
    params: { tool: listed(named, flow.entry), argument: flow.argument || "(request)", sink: writtenName(callee) },
    confidence,
    demoted: demotion(context, ...flows.map((one) => one.entry.handler.file.role)),
    flow: flow.steps.map((step) => ({
      location: locate(step.file, step.span),
      message: visibleName(withoutSecrets(step.message), MAX_STEP),
      depth: step.depth,
      ...(step.skipped === undefined ? {} : { skipped: step.skipped }),
    })),
    related: relatedOf(flows),
    subject: {
      tools,
      ...(flow.argument !== "" ? { argument: flow.argument } : {}),
      fault: "server",
    },
    data: { sink: callee, sinkKind: flow.sink.kind, whole: flow.whole },
    isBuildOutput: file.role === "build-output",
  };
}

function names(tools: readonly string[]): string[] {
  return [...new Set(tools.filter((name) => name !== ""))].sort(compareText);
}

/** The flow that stands for the finding: shipped, surest, shortest; then by name, so that two runs agree. */
function compareFlows(a: Flow, b: Flow): number {
  const shipped = (flow: Flow): number => (isShipped(flow.entry.handler.file.role) ? 0 : 1);
  return (
    shipped(a) - shipped(b) ||
    confidenceRank(b.confidence) - confidenceRank(a.confidence) ||
    a.steps.length - b.steps.length ||
    compareText(a.entry.registration.path, b.entry.registration.path) ||
    a.entry.registration.startLine - b.entry.registration.startLine ||
    compareText(a.entry.name, b.entry.name) ||
    compareText(a.argument, b.argument)
  );
}

function relatedOf(flows: readonly Flow[]): RelatedLocation[] {
  const related = new Map<string, RelatedLocation>();
  const add = (entry: RelatedLocation): void => {
    const { path, startLine, startColumn } = entry.location;
    const key = JSON.stringify([path, startLine, startColumn, entry.message]);
    if (!related.has(key)) related.set(key, entry);
  };
  for (const { entry, tools } of flows) {
    add({ location: entry.registration, message: registrationMessage(entry) });
    for (const declared of entry.declares ?? []) {
      if (tools.includes(declared.name)) add({ location: declared.location, message: "The tool is declared here." });
    }
  }
  for (const { weakGuards } of flows) {
    for (const guard of weakGuards)
      add({ location: locate(guard.file, guard.span), message: visibleName(withoutSecrets(guard.why), MAX_STEP) });
  }
  return [...related.values()];
}

function registrationMessage(entry: EntryPoint): string {
  switch (entry.kind) {
    case "dispatch":
      return "Calls of all tools arrive here.";
    case "route":
      return "Requests of this route arrive here.";
    case "completion":
      return "Completion requests arrive here.";
    default:
      return `The ${entry.kind} is registered here.`;
  }
}

/** The names of the tools, or what stands for them when the name is not constant. */
function listed(tools: readonly string[], entry: EntryPoint): readonly string[] {
  return tools.length === 0 ? [entry.name || entry.handler.qualifiedName] : tools;
}

/** A hint that the tool declares, with its handler or in the server's listing. */
function hint(entry: EntryPoint, tool: string, name: string): boolean {
  if (entry.annotations?.get(name) === true) return true;
  return (entry.declares ?? []).some((declared) => declared.name === tool && declared.annotations.get(name) === true);
}
