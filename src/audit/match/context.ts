import type { Rule } from "../../catalog/types.ts";
import type { Demotion, Undecided } from "../../findings/types.ts";
import type { Span } from "../ir/types.ts";
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

/** The innermost function around a place. */
export function functionAround(project: Project, file: SourceFile, span: Span): FunctionRef | undefined {
  let found: FunctionRef | undefined;
  for (const ref of project.functionsIn(file)) {
    if (ref.fn.start > span.start || ref.fn.end < span.end) continue;
    if (!found || ref.fn.end - ref.fn.start < found.fn.end - found.fn.start) found = ref;
  }
  return found;
}

/**
 * What a place is called in a fingerprint: the enclosing function's qualified name; for an anonymous handler the name
 * that it is registered under, which survives a move of the code.
 */
export function scopeAround(context: MatchContext, file: SourceFile, span: Span): string {
  const ref = functionAround(context.project, file, span);
  if (!ref) return "<module>";
  if (ref.fn.name !== undefined) return ref.qualifiedName;
  const entry = context.entries.find((one) => one.handler.fn === ref.fn && one.name !== "");
  return entry?.name ?? ref.qualifiedName;
}
