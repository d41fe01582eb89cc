import { posix } from "node:path";
import { type MessageParameter, phrase } from "../../catalog/message.ts";
import type { Rule } from "../../catalog/types.ts";
import { compareText } from "../../findings/order.ts";
import type { Confidence } from "../../findings/types.ts";
import type { Expression } from "../ir/types.ts";
import { locate } from "../server/handlers.ts";
import type { Project, SourceFile } from "../types.ts";
import { demotion, type MatchContext, type MatchResult, scopeAround } from "./context.ts";
import { type Draft, stepDown, withoutBuildTwins } from "./draft.ts";
import type { HostVerdict } from "./host-value.ts";
import { importedModules } from "./imported-modules.ts";
import { MCP_MODULES, PYTHON_MCP_MODULES, PYTHON_SERVER_MODULES, SERVER_MODULES } from "./listener-models.ts";
import { type Listener, listenersIn } from "./listener-places.ts";

/** Predicate `listens-on-all-interfaces` over the calls of packages that are MCP servers. */
export function matchListeners(rule: Rule, context: MatchContext): MatchResult {
  const packages = mcpPackages(context);
  const drafts: ListenerDraft[] = [];
  let unknown = 0;
  for (const file of sortedFiles(context.project)) {
    const side = packages.get(file.package.path);
    if (!side) continue;
    for (const found of listenersIn(context.project, file)) {
      const { verdict } = found;
      if (side === "any" && !(verdict.kind === "all" && verdict.isWritten)) continue;
      if (verdict.kind === "unknown") unknown += 1;
      const confidence = side === "server" ? found.confidence : stepDown(found.confidence);
      if (verdict.kind === "all") drafts.push(draftOf(rule, context, { ...found, confidence }, verdict));
    }
  }
  const undecided =
    unknown > 0
      ? [{ ruleId: rule.id, reason: "The host of a listener is a setting without a default.", count: unknown }]
      : [];
  return { drafts: withoutBuildTwins(drafts, factOf), undecided };
}

interface ListenerDraft extends Draft {
  readonly isBuildOutput: boolean;
}

function draftOf(
  rule: Rule,
  context: MatchContext,
  listener: Listener,
  verdict: Extract<HostVerdict, { kind: "all" }>,
): ListenerDraft {
  const { file } = listener;
  const sure: Confidence = verdict.sure ? listener.confidence : stepDown(listener.confidence);
  const label = calleeLabel(file, listener.callee);
  return {
    rule,
    package: file.package,
    location: locate(file, listener.at),
    offset: listener.at.start,
    scope: scopeAround(context, file, listener.at),
    identity: label,
    expression: listener.text,
    params: { listener: label, host: hostParameter(verdict.text) },
    confidence: file.isBundle ? stepDown(sure) : sure,
    demoted: demotion(context, file.role),
    subject: { fault: "server" },
    data: { host: verdict.text },
    isBuildOutput: file.role === "build-output",
  };
}

/** The callee as it is written, when that is short; a long chain by its last name. */
function calleeLabel(file: SourceFile, callee: Expression): string {
  const text = file.text.slice(callee);
  if (/^[\w.$]{1,40}$/.test(text)) return text;
  return callee.kind === "Member" ? callee.property : "listener";
}

/** How sure it is that a package speaks MCP over what it listens on. */
export type McpSide = "server" | "any";

/**
 * Packages with an entry point, or whose files import what only a server needs; and packages that use MCP at all, such as
 * inspectors and proxies, in which only a host that is written out counts.
 */
export function mcpPackages(context: MatchContext): Map<string, McpSide> {
  const packages = new Map<string, McpSide>(
    context.entries
      .filter((entry) => entry.kind !== "route")
      .map((entry) => [entry.handler.file.package.path, "server"] as const),
  );
  for (const file of context.project.files.values()) {
    const { path } = file.package;
    if (packages.get(path) === "server") continue;
    const python = file.language === "python";
    const modules = importedModules(context.project, file);
    if (modules.some((name) => (python ? PYTHON_SERVER_MODULES : SERVER_MODULES).test(name))) {
      packages.set(path, "server");
    } else if (modules.some((name) => (python ? PYTHON_MCP_MODULES : MCP_MODULES).test(name))) {
      packages.set(path, "any");
    }
  }
  return packages;
}

/** Files in the order of their paths. */
export function sortedFiles(project: Project): SourceFile[] {
  return [...project.files.values()].sort((a, b) => compareText(a.path, b.path));
}

/** A compiled file is called as its source is. */
function factOf({ location, params }: ListenerDraft): readonly unknown[] {
  return [posix.parse(location.path).name, params.listener, params.host];
}

/** The host as it stands in the code, or words where none stands there. */
function hostParameter(text: string): MessageParameter {
  return text === "no host" || text === "empty host" ? phrase(text) : text;
}
