import type { Confidence } from "../../findings/types.ts";
import type { Argument, Assign, Call, Expression, Span } from "../ir/types.ts";
import { keyword, positional } from "../server/static-values.ts";
import { visitTree } from "../server/tree.ts";
import type { CallSite, Project, SourceFile } from "../types.ts";
import { stepDown } from "./draft.ts";
import { type HostVerdict, hostValue } from "./host-value.ts";
import { importedModules } from "./imported-modules.ts";
import {
  type HostArgument,
  HTTP_MODULES,
  LISTENERS,
  NODE_LISTEN_MAKERS,
  NODE_LISTEN_METHODS,
  SERVER_CLASS,
} from "./listener-models.ts";

/** A place that decides where a server listens. */
export interface Listener {
  readonly file: SourceFile;
  readonly verdict: HostVerdict;
  /** The host, or the call when none is given. */
  readonly at: Span;
  readonly callee: Expression;
  readonly text: string;
  readonly confidence: Confidence;
}

/** Every place of a file that decides where a server listens, whatever the answer is. */
export function listenersIn(project: Project, file: SourceFile): Listener[] {
  const calls = project.callsIn(file).flatMap((site) => listenerOf(project, site) ?? []);
  return file.language === "python" ? [...calls, ...hostAssignments(project, file)] : calls;
}

function listenerOf(project: Project, site: CallSite): Listener | undefined {
  const { file, call } = site;
  const origin = project.originOf(file, call.callee);
  if (origin !== undefined) {
    const model = LISTENERS.find((one) => one.callee.test(origin));
    if (model) {
      if (runsOnStdio(project, file, call)) return undefined;
      return modelled(project, site, model.host, model.absent);
    }
    if (SERVER_CLASS.test(origin)) {
      const host = hostArgument(project, file, call, { keywords: ["host"] });
      return host && servesHttp(project, file) ? modelled(project, site, { keywords: ["host"] }, "local") : undefined;
    }
  }
  if (file.language === "python") return pythonByShape(project, site, origin);
  return nodeListen(project, site, origin);
}

/** `mcp.run(transport="http", host="0.0.0.0")` on a receiver of unknown type. */
function pythonByShape(project: Project, site: CallSite, origin: string | undefined): Listener | undefined {
  const { call, file } = site;
  if (
    origin !== undefined ||
    call.callee.kind !== "Member" ||
    !/^run(_async|_http_async|_sse_async)?$/.test(call.callee.property)
  ) {
    return undefined;
  }
  const looksRight = call.args.some((arg) => arg.name === "host");
  if (!looksRight || runsOnStdio(project, file, call)) return undefined;
  const listener = modelled(project, site, { keywords: ["host"] }, "local");
  return listener && { ...listener, confidence: stepDown(listener.confidence) };
}

function runsOnStdio(project: Project, file: SourceFile, call: Call): boolean {
  const transport = keyword(call, "transport");
  return transport !== undefined && project.constantOf(file, transport.value) === "stdio";
}

/** A host given to a server object matters only when something starts its HTTP side. */
function servesHttp(project: Project, file: SourceFile): boolean {
  const files = [...project.files.values()].filter((one) => one.package.path === file.package.path);
  let runs = 0;
  for (const other of files) {
    if (other.language !== "python") continue;
    for (const { call } of project.callsIn(other)) {
      if (call.callee.kind !== "Member") continue;
      const { property } = call.callee;
      if (/^(sse_app|streamable_http_app|http_app|run_(sse|http|streamable_http)_async)$/.test(property)) return true;
      if (property !== "run" && property !== "run_async") continue;
      const transport = keyword(call, "transport") ?? call.args[0];
      const value = transport && project.constantOf(other, transport.value);
      if (transport && value !== "stdio") return true;
      runs += 1;
    }
  }
  // Started from elsewhere: nothing here says that it stays on stdio.
  return runs === 0;
}

function modelled(
  project: Project,
  site: CallSite,
  where: HostArgument,
  absent: "all" | "local",
): Listener | undefined {
  const { call, file } = site;
  const host = hostArgument(project, file, call, where);
  if (host === "unknown") return listener(file, call, call.callee, { kind: "unknown" });
  if (host) return ofHost(project, file, call, host);
  if (absent === "local") return undefined;
  return {
    ...listener(file, call, headOf(call), { kind: "all", text: "no host", sure: true, isWritten: false }),
    confidence: "medium",
  };
}

/** A host that stands in another file is shown at the call. */
function ofHost(
  project: Project,
  file: SourceFile,
  call: Call,
  host: Exclude<HostPlace, "unknown" | undefined>,
): Listener {
  const at = host.file === file ? host.expression : headOf(call);
  return listener(file, call, at, hostValue(project, host.file, host.expression));
}

type HostPlace = { readonly file: SourceFile; readonly expression: Expression } | "unknown" | undefined;

function hostArgument(project: Project, file: SourceFile, call: Call, where: HostArgument): HostPlace {
  const named = call.args.find((arg) => arg.name !== undefined && where.keywords?.includes(arg.name));
  if (named) return { file, expression: named.value };
  if (call.args.some((arg) => arg.spread !== undefined)) return "unknown";
  const unnamed = positional(call);
  const atPosition = where.position === undefined ? undefined : unnamed[where.position];
  if (atPosition) return { file, expression: atPosition.value };
  const tuple = where.tuple === undefined ? undefined : unnamed[where.tuple];
  if (tuple) {
    const value = follow(project, file, tuple.value);
    if (value.expression.kind !== "ArrayLiteral") return "unknown";
    const [first] = value.expression.elements;
    return first && { file: value.file, expression: first.value };
  }
  return where.option ? optionValue(project, file, unnamed[where.option.position], where.option.path) : undefined;
}

function optionValue(
  project: Project,
  file: SourceFile,
  argument: Argument | undefined,
  path: readonly string[],
): HostPlace {
  if (!argument) return undefined;
  let current = follow(project, file, argument.value);
  for (const key of path) {
    if (current.expression.kind !== "ObjectLiteral") return "unknown";
    const entries = current.expression.entries;
    const entry = entries.find((one) => one.key === key);
    if (!entry) return entries.some((one) => one.spread || typeof one.key !== "string") ? "unknown" : undefined;
    current =
      key === path.at(-1)
        ? { file: current.file, expression: entry.value }
        : follow(project, current.file, entry.value);
  }
  return current;
}

function follow(
  project: Project,
  file: SourceFile,
  expression: Expression,
): { file: SourceFile; expression: Expression } {
  const value = expression.kind === "Identifier" ? project.valueOf(file, expression) : undefined;
  return value ?? { file, expression };
}

/** `listen(port, host?, backlog?, callback?)` and `listen({ port, host }, callback?)` of Node's servers. */
function nodeListen(project: Project, site: CallSite, origin: string | undefined): Listener | undefined {
  const { call, file } = site;
  if (call.callee.kind !== "Member" || call.callee.property !== "listen") return undefined;
  const certainty = nodeServer(project, file, call.callee.object, origin);
  if (!certainty) return undefined;
  const args = call.args.filter((arg) => !isCallback(project, file, arg.value));
  const [first, second] = args;
  if (args.some((arg) => arg.spread)) return listener(file, call, call.callee, { kind: "unknown" });
  const none: Listener = {
    ...listener(file, call, headOf(call), { kind: "all", text: "no host", sure: true, isWritten: false }),
    confidence: certainty === "known" ? "medium" : "low",
  };
  if (!first) return certainty === "known" ? none : undefined;
  const options = follow(project, file, first.value);
  if (options.expression.kind === "ObjectLiteral") {
    const { entries } = options.expression;
    if (entries.some((entry) => entry.key === "path" || entry.key === "fd")) return undefined;
    const host = optionValue(project, file, first, ["host"]);
    if (host === undefined) return none;
    if (host === "unknown") return listener(file, call, call.callee, { kind: "unknown" });
    return ofHost(project, file, call, host);
  }
  if (isSocketPath(project, file, first.value)) return undefined;
  if (!second || typeof project.constantOf(file, second.value) === "number") return none;
  const verdict = hostValue(project, file, second.value);
  return listener(file, call, second.value, verdict);
}

/** Whether a receiver of `listen` is an HTTP server: known by its maker or type, guessed by what the file imports. */
function nodeServer(
  project: Project,
  file: SourceFile,
  receiver: Expression,
  origin: string | undefined,
): "known" | "guessed" | undefined {
  if (origin !== undefined && NODE_LISTEN_METHODS.test(origin)) return "known";
  const maker = follow(project, file, receiver);
  if (maker.expression.kind === "Call") {
    const made = project.originOf(maker.file, maker.expression.callee);
    if (made !== undefined) return NODE_LISTEN_MAKERS.test(made) ? "known" : undefined;
  }
  if (origin !== undefined) return undefined;
  return importedModules(project, file).some((name) => HTTP_MODULES.includes(name)) ? "guessed" : undefined;
}

function isCallback(project: Project, file: SourceFile, expression: Expression): boolean {
  if (expression.kind === "FunctionExpression") return true;
  return project.functionOf(file, expression) !== undefined;
}

/** A first argument that is a path, not a port: a text that is no number, or a name that says so. */
function isSocketPath(project: Project, file: SourceFile, expression: Expression): boolean {
  const constant = project.constantOf(file, expression);
  if (typeof constant === "string") return !/^\d*$/.test(constant.trim());
  if (constant !== undefined) return false;
  return /sock|pipe|path/i.test(file.text.slice(expression));
}

/** `mcp.settings.host = "0.0.0.0"` */
function hostAssignments(project: Project, file: SourceFile): Listener[] {
  if (!file.text.text.includes("settings.host")) return [];
  const out: Listener[] = [];
  visitTree(file.module.body, (node) => {
    if (node.kind !== "Assign") return undefined;
    const { target, value } = node as unknown as Assign;
    if (target.kind !== "Member" || target.property !== "host") return undefined;
    if (target.object.kind !== "Member" || target.object.property !== "settings") return undefined;
    if (!servesHttp(project, file)) return undefined;
    out.push({
      file,
      verdict: hostValue(project, file, value),
      at: value,
      callee: target,
      text: file.text.slice({ start: target.start, end: value.end }),
      confidence: "high",
    });
    return undefined;
  });
  return out;
}

function listener(file: SourceFile, call: Call, at: Span, verdict: HostVerdict): Listener {
  return {
    file,
    verdict,
    at,
    callee: call.callee,
    text: file.text.slice(headOf(call)),
    confidence: "high",
  };
}

/** A call without the functions in its arguments, so that editing a callback changes nothing. */
function headOf(call: Call): Span {
  const plain = call.args.filter((arg) => arg.value.kind !== "FunctionExpression");
  return { start: call.start, end: plain.at(-1)?.end ?? call.callee.end };
}
