import type { Rule } from "../../catalog/types.ts";
import type { SourceText } from "../ir/source-text.ts";
import type { ConfigDocument, ConfigPath, ConfigValue } from "../parse/config/document.ts";
import type { DiscoveredFile } from "../types.ts";
import { demotion, type MatchContext, type MatchResult } from "./context.ts";
import type { Draft } from "./draft.ts";
import { type LaunchedPackage, launchedPackages } from "./launcher.ts";

/** A configuration file that was read. */
export interface ConfigFile {
  readonly file: DiscoveredFile;
  readonly document: ConfigDocument;
  readonly text: SourceText;
}

/** A server as a client's configuration starts it: the words of its command line, each with its place. */
export interface Launch {
  readonly server: string;
  /** Where the entry of the server stands. */
  readonly path: ConfigPath;
  readonly entry: { readonly [key: string]: ConfigValue };
  readonly words: readonly { readonly text: string; readonly path: ConfigPath }[];
}

/** Keys under which clients keep their servers by name. */
const TABLES: ReadonlySet<string> = new Set(["mcpServers", "mcp_servers", "servers", "context_servers", "mcp"]);
const MAX_SEARCH_DEPTH = 5;

/** Predicate `unpinned-launcher` over the servers of client configurations. */
export function matchUnpinnedLaunchers(rule: Rule, context: MatchContext): MatchResult {
  const drafts: Draft[] = [];
  let unknown = 0;
  for (const config of context.configs) {
    for (const launch of launchesIn(config.document)) {
      for (const launched of launchedPackages(launch.words.map((word) => word.text))) {
        if (launched.pin === "unknown") unknown += 1;
        if (launched.pin === "open") drafts.push(draftOf(rule, context, config, launch, launched));
      }
    }
  }
  const undecided =
    unknown > 0
      ? [{ ruleId: rule.id, reason: "The version of a launched package is a variable.", count: unknown }]
      : [];
  return { drafts, undecided };
}

function draftOf(
  rule: Rule,
  context: MatchContext,
  { file, document }: ConfigFile,
  launch: Launch,
  launched: LaunchedPackage,
): Draft {
  const word = launch.words[launched.index];
  const region = document.regionOf(word?.path ?? []);
  return {
    rule,
    package: file.package,
    location: { path: file.path, ...region },
    offset: region.startLine * 100_000 + region.startColumn,
    scope: launch.server,
    identity: launched.launcher,
    expression: launched.specifier,
    params: { server: launch.server, launcher: launched.launcher, package: launched.specifier },
    confidence: "high",
    demoted: demotion(context, file.role),
    subject: { server: launch.server },
    data: { launcher: launched.launcher, package: launched.specifier },
  };
}

/** How many servers the configurations start, each by a command line. */
export function countConfiguredServers(configs: readonly ConfigFile[]): number {
  return configs.reduce((sum, { document }) => sum + launchesIn(document).length, 0);
}

/** Words of command lines that stand behind the name of an option, wherever a list holds them. */
export function optionsIn(
  value: ConfigValue | undefined,
  path: ConfigPath = [],
): { readonly option: string; readonly value: string; readonly path: ConfigPath }[] {
  if (typeof value !== "object" || value === null || path.length > MAX_SEARCH_DEPTH) return [];
  if (!isRecord(value)) {
    const words = texts(value as readonly ConfigValue[], path);
    return words.flatMap(({ text, path: at }, index) => {
      const option = words[index - 1]?.text ?? "";
      return /^--?[\w-]{2,80}$/.test(option) && text !== "" ? [{ option, value: text, path: at }] : [];
    });
  }
  return Object.entries(value).flatMap(([key, inner]) => optionsIn(inner, [...path, key]));
}

/** Servers of a configuration, judged by its shape: a table of servers, or one under `server.mcp_config`. */
export function launchesIn(document: ConfigDocument): Launch[] {
  const out: Launch[] = [];
  const visit = (value: ConfigValue | undefined, path: ConfigPath): void => {
    if (!isRecord(value) || path.length > MAX_SEARCH_DEPTH) return;
    for (const [key, inner] of Object.entries(value)) {
      const at = [...path, key];
      if (key === "mcp_config") add(path.at(-1) === "server" ? "server" : key, inner, at);
      if (TABLES.has(key) && isRecord(inner)) {
        for (const [name, server] of Object.entries(inner)) add(name, server, [...at, name]);
      }
      visit(inner, at);
    }
  };
  const add = (server: string, value: ConfigValue, path: ConfigPath): void => {
    if (!isRecord(value)) return;
    const words = wordsOf(value, path);
    if (words.length > 0) out.push({ server, path, entry: value, words });
  };
  visit(document.value, []);
  return out;
}

/** `command` and `args`; a command that is a list, or a whole line. Places follow the words. */
function wordsOf(server: { readonly [key: string]: ConfigValue }, path: ConfigPath): Launch["words"] {
  const { command, args } = server;
  const words: { text: string; path: ConfigPath }[] = [];
  if (Array.isArray(command)) words.push(...texts(command, [...path, "command"]));
  else if (typeof command === "string") {
    // A path may hold spaces; a line of words without further arguments is split as clients do.
    const parts = args === undefined && !/[\\/]/.test(command) ? command.trim().split(/\s+/) : [command];
    words.push(...parts.map((text) => ({ text, path: [...path, "command"] })));
  }
  if (words.length > 0 && Array.isArray(args)) words.push(...texts(args, [...path, "args"]));
  return words;
}

function texts(values: readonly ConfigValue[], path: ConfigPath): { text: string; path: ConfigPath }[] {
  return values.map((value, index) => ({ text: typeof value === "string" ? value : "", path: [...path, index] }));
}

/** A table of keys. */
export function isRecord(value: ConfigValue | undefined): value is { readonly [key: string]: ConfigValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
