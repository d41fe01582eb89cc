import type { Rule } from "../../catalog/types.ts";
import type { AddedSecrets } from "../../content/added-secrets.ts";
import type { Demotion, Undecided } from "../../findings/types.ts";
import type { FunctionNode, Span } from "../ir/types.ts";
import type { EntryPoint, FileRole, FlowResult, FunctionRef, Project, SourceFile } from "../types.ts";
import type { ConfigFile } from "./config.ts";
import type { Draft } from "./draft.ts";

/** What every matcher sees. */
export interface MatchContext {
  readonly project: Project;
  readonly entries: readonly EntryPoint[];
  readonly flows: FlowResult;
  readonly configs: readonly ConfigFile[];
  /** `demote`: findings in test, example and documentation code become notes. */
  readonly tests: "demote" | "as-production";
  readonly secrets?: AddedSecrets | undefined;
}

export interface MatchResult {
  readonly drafts: readonly Draft[];
  readonly undecided: readonly Undecided[];
}

/** Evaluates one rule. */
export type Matcher = (rule: Rule, context: MatchContext) => MatchResult;

const UNSHIPPED: readonly FileRole[] = ["test", "example", "documentation"];

/** Code that users of the package run. */
export function isShipped(role: FileRole): boolean {
  return !UNSHIPPED.includes(role);
}

/** Why findings in, or reached from, files of these roles are notes: none of the files is shipped. */
export function demotion(context: MatchContext, ...roles: readonly FileRole[]): Demotion | undefined {
  return context.tests === "demote" && !roles.some(isShipped) ? "test-code" : undefined;
}

/** Functions of a file by where they begin, and for each the one around it. */
interface Nesting {
  readonly functions: readonly FunctionRef[];
  readonly around: readonly number[];
}

const nestings = new WeakMap<readonly FunctionRef[], Nesting>();

function nestingOf(all: readonly FunctionRef[]): Nesting {
  const known = nestings.get(all);
  if (known) return known;
  const functions = [...all].sort((a, b) => a.fn.start - b.fn.start || b.fn.end - a.fn.end);
  const around: number[] = [];
  const open: number[] = [];
  for (const [index, { fn }] of functions.entries()) {
    while (open.length > 0 && (functions[open.at(-1) as number] as FunctionRef).fn.end < fn.end) open.pop();
    around.push(open.at(-1) ?? -1);
    open.push(index);
  }
  const nesting = { functions, around };
  nestings.set(all, nesting);
  return nesting;
}

/** Names under which handlers are registered. */
const entryNames = new WeakMap<readonly EntryPoint[], ReadonlyMap<FunctionNode, string>>();

/** The innermost function around a place. */
export function functionAround(project: Project, file: SourceFile, span: Span): FunctionRef | undefined {
  const { functions, around } = nestingOf(project.functionsIn(file));
  let low = 0;
  let high = functions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((functions[middle] as FunctionRef).fn.start <= span.start) low = middle + 1;
    else high = middle;
  }
  // The last one that begins before the place, or one around that: functions nest or lie apart.
  for (let i = low - 1; i >= 0; i = around[i] as number) {
    const ref = functions[i] as FunctionRef;
    if (ref.fn.end >= span.end) return ref;
  }
  return undefined;
}

/**
 * What a place is called in a fingerprint: the enclosing function's qualified name; for an anonymous handler the name
 * that it is registered under, which survives a move of the code.
 */
export function scopeAround(context: MatchContext, file: SourceFile, span: Span): string {
  const ref = functionAround(context.project, file, span);
  if (!ref) return "<module>";
  if (ref.fn.name !== undefined) return ref.qualifiedName;
  let names = entryNames.get(context.entries);
  if (!names) {
    const all = new Map<FunctionNode, string>();
    for (const { name, handler } of context.entries) if (name !== "" && !all.has(handler.fn)) all.set(handler.fn, name);
    names = all;
    entryNames.set(context.entries, names);
  }
  return names.get(ref.fn) ?? ref.qualifiedName;
}
