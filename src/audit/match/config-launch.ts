/** What the configurations of clients let a server do: containers, shells, folders, and calls without a question. */
import { phrase } from "../../catalog/message.ts";
import type { Rule } from "../../catalog/types.ts";
import type { ConfigPath, ConfigValue } from "../parse/config/document.ts";
import { type ConfigFile, isRecord, type Launch, launchesIn } from "./config.ts";
import { demotion, type MatchContext, type MatchResult } from "./context.ts";
import type { Draft } from "./draft.ts";

interface Place {
  readonly path: ConfigPath;
  /** The text that gives it away; a phrase of the rule's own when there is none. */
  readonly what: string;
  readonly isPhrase?: boolean;
}

const PREDICATES: ReadonlyMap<string, (launch: Launch) => readonly Place[]> = new Map([
  ["privileged-container", privileges],
  ["shell-launcher", shellLine],
  ["broad-root", broadRoots],
  ["auto-approve", approvals],
]);

/** Predicates over one server of a configuration: one finding for each place. */
export function matchLaunches(rule: Rule, context: MatchContext): MatchResult {
  const places = rule.match?.kind === "config" ? PREDICATES.get(rule.match.predicate) : undefined;
  if (!places) return { drafts: [], undecided: [] };
  const drafts = context.configs.flatMap((config) =>
    launchesIn(config.document).flatMap((launch) =>
      places(launch).map((place) => draftOf(rule, context, config, launch, place)),
    ),
  );
  return { drafts, undecided: [] };
}

function draftOf(rule: Rule, context: MatchContext, config: ConfigFile, launch: Launch, place: Place): Draft {
  const region = config.document.regionOf(place.path);
  return {
    rule,
    package: config.file.package,
    location: { path: config.file.path, ...region },
    offset: region.startLine * 100_000 + region.startColumn,
    scope: launch.server,
    identity: place.what,
    expression: place.what,
    params: { server: launch.server, what: place.isPhrase ? phrase(place.what) : place.what },
    confidence: "high",
    demoted: demotion(context, config.file.role),
    subject: { server: launch.server },
    data: { what: place.what },
  };
}

function program(word: string | undefined): string {
  const name = (word ?? "").slice(Math.max((word ?? "").lastIndexOf("/"), (word ?? "").lastIndexOf("\\")) + 1);
  return name.toLowerCase().replace(/\.(?:cmd|exe|bat)$/u, "");
}

/** Capabilities with which a container is root of its host. */
const CAPABILITIES = /^(?:ALL|(?:CAP_)?(?:SYS_ADMIN|SYS_PTRACE|SYS_MODULE|DAC_READ_SEARCH|NET_ADMIN|BPF))$/iu;
const HOST_MOUNT = /^(?:\/|\/var\/run\/docker\.sock|\/run\/docker\.sock|\/etc|\/root|\/proc|\/sys|[a-z]:[\\/])$/iu;

/** Options of `docker run` without a value. */
const SWITCHES =
  /^(?:-[ditP]+|--(?:rm|interactive|tty|detach|init|read-only|privileged|publish-all|no-healthcheck|oom-kill-disable|quiet))$/u;

/** Options of `docker run` that hand the host to the container. Source: the manual of docker run. */
function privileges({ words }: Launch): Place[] {
  const first = program(words[0]?.text);
  const start = words.findIndex((word) => word.text === "run" || word.text === "create");
  if ((first !== "docker" && first !== "podman") || start < 0) return [];
  const found: Place[] = [];
  for (let at = start + 1; at < words.length; at++) {
    const word = words[at] as Launch["words"][number];
    if (!word.text.startsWith("-")) {
      // The value of the option before it, or the image: what follows that belongs to the program in it.
      const before = words[at - 1]?.text ?? "";
      if (!before.startsWith("-") || before.includes("=") || SWITCHES.test(before)) break;
      continue;
    }
    const equals = word.text.indexOf("=");
    const option = equals < 0 ? word.text : word.text.slice(0, equals);
    const value = equals < 0 ? (words[at + 1]?.text ?? "") : word.text.slice(equals + 1);
    const path = equals < 0 && option !== "--privileged" ? (words[at + 1]?.path ?? word.path) : word.path;
    if (option === "--privileged" && value !== "false") found.push({ path, what: "--privileged" });
    else if (/^--(?:pid|ipc|uts|userns|net|network)$/u.test(option) && value === "host")
      found.push({ path, what: `${option} host` });
    else if (option === "--cap-add" && CAPABILITIES.test(value)) found.push({ path, what: `--cap-add ${value}` });
    else if (option === "-v" || option === "--volume") {
      const source = /^[a-z]:[\\/](?=:)/iu.exec(value)?.[0] ?? value.split(":")[0] ?? "";
      if (HOST_MOUNT.test(source)) found.push({ path, what: source });
    } else if (option === "--mount") {
      const source = /(?:^|,)(?:source|src)=([^,]*)/u.exec(value)?.[1] ?? "";
      if (HOST_MOUNT.test(source)) found.push({ path, what: source });
    }
  }
  return found;
}

const SHELLS: ReadonlySet<string> = new Set(["sh", "bash", "zsh", "dash", "ksh", "cmd", "powershell", "pwsh"]);
const FETCHES = /\b(?:curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod)\b/iu;
const RUNS =
  /\|\s*(?:sudo\s+)?(?:ba|z|da|k)?sh\b|\|\s*(?:python3?|node|iex)\b|\biex\b|\beval\b|\$\(|&&\s*(?:ba|z)?sh\b/iu;

/** A shell that is given a line which fetches what it runs, or one that nobody can read. */
function shellLine({ words }: Launch): Place[] {
  if (!SHELLS.has(program(words[0]?.text))) return [];
  const found: Place[] = [];
  for (const [index, { text, path }] of words.entries()) {
    if (index === 0) continue;
    if (/^-e(?:nc(?:odedcommand)?)?$/iu.test(text) && /^(?:powershell|pwsh)$/u.test(program(words[0]?.text)))
      found.push({ path, what: "an encoded command", isPhrase: true });
    else if (FETCHES.test(text) && RUNS.test(text))
      found.push({ path, what: "code that it downloads", isPhrase: true });
  }
  return found.slice(0, 1);
}

const FILE_SERVERS =
  /(?:^|[/@-])(?:server-filesystem|mcp-filesystem|filesystem-mcp|mcp-server-filesystem|filesystem)(?:-server)?(?:@[\w.^~-]*)?$/iu;
const BROAD =
  /^(?:\/|~\/?|\$\{?HOME\}?\/?|%USERPROFILE%\\?|\$\{env:HOME\}\/?|\$\{userHome\}\/?|[a-z]:[\\/]?|\/home|\/Users|\/root|\/etc)$/iu;

/** A server for files that is given a whole disk or a whole home. */
function broadRoots({ words }: Launch): Place[] {
  const server = words.findIndex(({ text }) => FILE_SERVERS.test(text));
  if (server < 0) return [];
  return words
    .slice(server + 1)
    .filter(({ text }) => BROAD.test(text))
    .map(({ text, path }) => ({ path, what: text }));
}

/** Keys under which clients keep tools that they call without asking. */
const APPROVALS: ReadonlySet<string> = new Set(["alwaysAllow", "autoApprove", "always_allow", "auto_approve"]);
/** Names that say that a tool changes something; others may only read. */
const CHANGES =
  /(?:^|[_\W])(?:write|edit|delete|remove|create|update|move|rename|exec|execute|run|shell|command|bash|terminal|send|post|put|push|merge|deploy|install|upload|publish|drop|insert|kill|eval)(?:$|[_\W])/iu;

function approvals({ entry, path }: Launch): Place[] {
  const found: Place[] = [];
  for (const [key, value] of Object.entries(entry)) {
    if (key === "trust" && value === true) found.push({ path: [...path, key], what: "all tools", isPhrase: true });
    if (!APPROVALS.has(key)) continue;
    if (value === true) found.push({ path: [...path, key], what: "all tools", isPhrase: true });
    for (const [index, name] of texts(value)) {
      const isAll = name === "*";
      const words = name.replace(/(?<=[a-z])(?=[A-Z])/gu, "_");
      if (isAll) found.push({ path: [...path, key, index], what: "all tools", isPhrase: true });
      else if (CHANGES.test(words)) found.push({ path: [...path, key, index], what: name });
    }
  }
  return found;
}

function texts(value: ConfigValue): [number, string][] {
  if (!Array.isArray(value) || isRecord(value)) return [];
  return (value as readonly ConfigValue[]).flatMap((one, index): [number, string][] =>
    typeof one === "string" ? [[index, one.slice(0, 200)]] : [],
  );
}
