/** Runs every entry point with its caller's values and gathers what reaches sinks and what is done on the way. */

import type { FunctionNode } from "../ir/types.ts";
import type { BoundProject } from "../resolve/project.ts";
import type { Binding } from "../resolve/scopes.ts";
import type { Effect, EntryEffects, EntryPoint, Flow, FlowResult, FunctionRef, Project, SourceFile } from "../types.ts";
import { Budget } from "./budget.ts";
import { Engine, type Frame } from "./engine.ts";
import { type Exposure, exposures, isWhole, leads, NEVER } from "./exposure.ts";
import { NO_FACTS } from "./facts.ts";
import { EVERYTHING, KIND_BITS } from "./kinds.ts";
import type { Condition, Hit, SinkVisit } from "./outcome.ts";
import { patternMeaning } from "./patterns.ts";
import { requestValue } from "./requests.ts";
import type { Term } from "./terms.ts";
import { traceOf } from "./trace.ts";
import type { Value } from "./values.ts";

/**
 * Flows from callers' values to sinks, and effects, of each entry point.
 *
 * Deterministic: entries are taken in the order of their places, whatever order they come in. Work is bounded for each
 * function and in all; those whose budget ran out are in `unfinished`, with what was found until then.
 * @param working called after each STEPS_PER_CALL steps; what it throws is handed on
 * @param maxSteps of all entries together, see budget.ts
 * @param observe is told of every sink that the evaluation comes by
 */
export function analyseFlows(
  project: Project,
  entries: readonly EntryPoint[],
  working?: (steps: number) => void,
  maxSteps?: number,
  observe?: (visit: SinkVisit) => void,
): FlowResult {
  const budget = new Budget(maxSteps);
  let engine = new Engine(project as BoundProject, budget, working, observe);
  const unfinished = new Map<FunctionNode, FunctionRef>();
  const unfinishedFiles = new Set<SourceFile>();
  const gather = (): void => {
    for (const [fn, ref] of engine.unfinished) unfinished.set(fn, ref);
    for (const file of engine.unfinishedFiles) unfinishedFiles.add(file);
  };
  const flows: Flow[] = [];
  const effects: EntryEffects[] = [];
  const exhausted: EntryPoint[] = [];
  for (const entry of [...entries].sort(byPlace)) {
    const dispatched = dispatchName(engine, entry);
    budget.grant();
    let frame: Frame;
    try {
      frame = enter(engine, entry, dispatched);
    } catch (error) {
      // The stack is bounded by nesting counters; should a tree still be too deep for it, say so and go on.
      if (!(error instanceof RangeError)) throw error;
      unfinished.set(entry.handler.fn, entry.handler);
      exhausted.push(entry);
      gather();
      // What it was in the middle of is still on its stack: the next entry must not find its functions active.
      engine = new Engine(project as BoundProject, budget, working, observe);
      continue;
    }
    const own = flowsOf(entry, frame, dispatched, () => unfinished.set(entry.handler.fn, entry.handler));
    if (own.length === 0 && (frame.exhausted || budget.isSpent)) exhausted.push(entry);
    flows.push(...own);
    // A route is no tool: what it may do is not asked of it.
    if (entry.kind !== "route") effects.push({ entry, byTool: effectsOf(entry, frame, dispatched) });
  }
  flows.push(...flowsBetweenCalls(engine, budget, entries, flows));
  gather();
  const byFunction = [...unfinished.values()].sort(
    (a, b) => compareText(a.file.path, b.file.path) || a.fn.start - b.fn.start,
  );
  const files = [...unfinishedFiles].sort((a, b) => compareText(a.path, b.path));
  return { flows: flows.sort(byFlow), effects, unfinished: byFunction, unfinishedFiles: files, exhausted };
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function byPlace(a: EntryPoint, b: EntryPoint): number {
  return (
    // What is left of the budget goes to routes last: a tool is what the audit is about.
    Number(a.kind === "route") - Number(b.kind === "route") ||
    compareText(a.handler.file.path, b.handler.file.path) ||
    a.handler.fn.start - b.handler.fn.start ||
    compareText(a.kind, b.kind) ||
    compareText(a.name, b.name) ||
    a.registration.startLine - b.registration.startLine ||
    a.registration.startColumn - b.registration.startColumn
  );
}

function byFlow(a: Flow, b: Flow): number {
  return (
    compareText(a.sink.file.path, b.sink.file.path) ||
    a.sink.expression.start - b.sink.expression.start ||
    a.sink.expression.end - b.sink.expression.end ||
    compareText(a.sink.kind, b.sink.kind) ||
    compareText(a.argument, b.argument) ||
    byPlace(a.entry, b.entry)
  );
}

/** The term that holds the tool's name in a handler for all tools. */
function dispatchName(
  engine: Engine,
  entry: EntryPoint,
): { readonly param: number; readonly term: Term; readonly isOwn: boolean } | undefined {
  const name = entry.nameParameter;
  if (!name) return undefined;
  const shared = entry.tainted.find((one) => one.param === name.param);
  const root = shared
    ? sourceTerm(engine, entry, shared)
    : engine.terms.source({ key: `${entryKey(entry)}|name|${name.param}`, path: [NEVER], shapes: new Map() });
  let term = root;
  for (const step of name.path) term = engine.terms.prop(term, step);
  return { param: name.param, term, isOwn: !shared };
}

function entryKey(entry: EntryPoint): string {
  const { file, fn } = entry.handler;
  return `${entry.kind}|${entry.name}|${file.path}|${fn.start}|${entry.registration.path}|${entry.registration.startLine}|${entry.registration.startColumn}`;
}

function sourceTerm(engine: Engine, entry: EntryPoint, tainted: EntryPoint["tainted"][number]): Term {
  const { handler } = entry;
  const parameter = handler.fn.params[tainted.param];
  return engine.terms.source({
    key: `${entryKey(entry)}|${tainted.param}`,
    path: tainted.path,
    shapes: tainted.shapes,
    ...(tainted.argument !== undefined ? { argument: tainted.argument } : {}),
    ...(parameter ? { site: { file: handler.file, span: parameter } } : {}),
  });
}

function enter(
  engine: Engine,
  entry: EntryPoint,
  dispatched: ReturnType<typeof dispatchName>,
  left: ReadonlyMap<Binding, Value> = new Map(),
): Frame {
  const values = new Map<number, Value>();
  for (const tainted of entry.tainted) {
    if (tainted.isRequest) {
      values.set(tainted.param, requestValue(engine, entry, tainted, `${entryKey(entry)}|${tainted.param}`));
      continue;
    }
    let term = sourceTerm(engine, entry, tainted);
    const shape = tainted.argument === undefined ? undefined : tainted.shapes.get(tainted.argument);
    if (shape && shape.kind !== "any") {
      term = engine.terms.guarded(
        term,
        shape.kind === "pattern" ? patternMeaning(shape.pattern, "", "anywhere").clears : EVERYTHING,
      );
    }
    values.set(tainted.param, { term });
  }
  if (dispatched?.isOwn) values.set(dispatched.param, { term: dispatched.term });
  engine.nesting = 0;
  return engine.enter(entry.handler, values, left);
}

function toolsOf(
  entry: EntryPoint,
  conditions: readonly Condition[],
  dispatched: ReturnType<typeof dispatchName>,
): readonly string[] {
  const texts = dispatched ? conditions.find((one) => one.term.vn === dispatched.term.vn)?.texts : undefined;
  if (texts) return [...texts].sort(compareText);
  return entry.name === "" || entry.kind === "route" ? [] : [entry.name];
}

/**
 * What one call leaves in a variable of a module and another one runs: a queue that one tool fills and another works off.
 * Only programs and commands: a file that a tool has been told to work on is the server's state, and meant to be.
 */
function flowsBetweenCalls(
  engine: Engine,
  budget: Budget,
  entries: readonly EntryPoint[],
  known: readonly Flow[],
): Flow[] {
  if (engine.left.size === 0) return [];
  const left = new Map(engine.left);
  const seen = new Set(known.map(flowKey));
  const owners = entries.map((entry) => ({ entry, key: `${entryKey(entry)}|` }));
  const found: Flow[] = [];
  for (const entry of [...entries].sort(byPlace)) {
    const folder = entry.handler.file.package.path;
    budget.grant();
    if (entry.kind === "route") continue;
    const near = new Map([...left].filter(([binding]) => binding.file.package.path === folder));
    if (near.size === 0) continue;
    const dispatched = dispatchName(engine, entry);
    let frame: Frame;
    try {
      frame = enter(engine, entry, dispatched, near);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return found;
    }
    for (const hit of frame.hits.values()) {
      if (hit.kind !== "SHELL" && hit.kind !== "CODE") continue;
      for (const exposure of exposures(hit.term, KIND_BITS[hit.kind], NO_FACTS)) {
        const owner = owners.find((one) => exposure.source.key.startsWith(one.key))?.entry;
        if (!owner) continue;
        const flow = flowOf(
          owner,
          exposure,
          hit,
          owner.name === "" || owner.kind === "route" ? [] : [owner.name],
          traceOf(entry, exposure, hit),
        );
        const key = flowKey(flow);
        if (seen.has(key)) continue;
        seen.add(key);
        found.push({ ...flow, confidence: "medium" });
      }
    }
  }
  return found;
}

function flowKey({ sink, argument }: Flow): string {
  return `${sink.kind}|${sink.file.path}|${sink.expression.start}|${sink.expression.end}|${argument}`;
}

function flowOf(entry: EntryPoint, exposure: Exposure, hit: Hit, tools: readonly string[], steps: Flow["steps"]): Flow {
  return {
    entry,
    argument: exposure.argument,
    tools,
    sink: {
      kind: hit.kind,
      callee: hit.callee,
      file: hit.file,
      call: hit.call,
      expression: hit.expression,
      scope: hit.scope,
    },
    whole: isWholeHit(hit),
    leads: !hit.isPart && leads(hit.term),
    ...memberOf(exposure),
    steps,
    weakGuards: hit.weak,
    confidence: exposure.unsure || hit.unsure ? "medium" : "high",
  };
}

/** The last property that is read of the source before anything else is done with it. */
function memberOf({ path, argument }: Exposure): Pick<Flow, "member"> {
  let member = "";
  for (const term of path.slice(1)) {
    if (term.op !== "prop") break;
    member = term.text;
  }
  return member === "" || member === argument ? {} : { member };
}

function flowsOf(
  entry: EntryPoint,
  frame: Frame,
  dispatched: ReturnType<typeof dispatchName>,
  cut: () => void,
): Flow[] {
  const found = new Map<string, Flow>();
  for (const hit of frame.hits.values()) {
    for (const exposure of exposures(hit.term, KIND_BITS[hit.kind], NO_FACTS, cut)) {
      const tools = toolsOf(entry, hit.conditions, dispatched);
      const key = `${hit.kind}|${hit.file.path}|${hit.expression.start}|${hit.expression.end}|${exposure.argument}`;
      const other = found.get(key);
      if (other) {
        const all = [...new Set([...other.tools, ...tools])].sort(compareText);
        found.set(key, {
          ...other,
          tools: all,
          whole: other.whole && isWholeHit(hit),
          leads: other.leads === true && !hit.isPart && leads(hit.term),
        });
        continue;
      }
      found.set(key, flowOf(entry, exposure, hit, tools, traceOf(entry, exposure, hit)));
    }
  }
  return [...found.values()];
}

function isWholeHit(hit: Hit): boolean {
  return !hit.isPart && isWhole(hit.term);
}

type Witness = { readonly file: Flow["sink"]["file"]; readonly span: Flow["sink"]["call"]; readonly callee: string };

function effectsOf(
  entry: EntryPoint,
  frame: Frame,
  dispatched: ReturnType<typeof dispatchName>,
): Map<string, Map<Effect, Witness>> {
  const byTool = new Map<string, Map<Effect, Witness>>();
  const names = new Set<string>();
  if (entry.name !== "" || !dispatched) byTool.set(entry.name, new Map());
  for (const effect of frame.effects.values()) {
    const tools = toolsOf(entry, effect.conditions, dispatched);
    for (const tool of tools.length > 0 ? tools : [""]) {
      names.add(tool);
      let found = byTool.get(tool);
      if (!found) {
        found = new Map();
        byTool.set(tool, found);
      }
      if (!found.has(effect.effect))
        found.set(effect.effect, { file: effect.file, span: effect.span, callee: effect.callee });
    }
  }
  return new Map(
    [...byTool]
      .sort(([a], [b]) => compareText(a, b))
      .map(([tool, map]) => [tool, new Map([...map].sort(([a], [b]) => compareText(a, b)))]),
  );
}
