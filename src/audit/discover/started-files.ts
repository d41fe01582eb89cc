/**
 * Which files something in the project starts: a client's or registry's configuration, a container's command, a script of
 * package.json. They ship, whatever their folders are called.
 */
import { posix } from "node:path";
import type { DiscoveredFile } from "../types.ts";
import { stemOf } from "./entry-files.ts";
import { isConfigLanguage } from "./languages.ts";
import { readSource } from "./read-source.ts";

const MAX_WORDS = 5000;
/** Files that a command names and that start others in turn: how many are read, and how deep they call each other. */
const MAX_WRAPPERS = 200;
const MAX_WRAPPER_DEPTH = 3;
const CONTAINER_FILES: readonly string[] = ["Dockerfile", "Containerfile", "docker/Dockerfile", "Procfile"];
/** Configuration that starts servers and that no rule reads. */
const LAUNCH_FILES: readonly string[] = ["fastmcp.json", "compose.yaml", "compose.yml"];
const START_SCRIPTS: readonly string[] = ["start", "serve", "server", "mcp"];
/** What a target of a Makefile has to be called for its commands to start the server. */
const START_TARGET = /^(?:run|start|serve|server|mcp)(?:[-_](?:server|mcp))?\s*:(?![:=])/u;
const PACKAGE_RUNNER = /\b(?:npm|pnpm|yarn|bun)\b/u;
const WRAPPER = /\.(?:sh|bash|zsh|ps1|cmd|bat)$|\/[^./]+$/iu;

/**
 * @param files what was found, with the roles of their folders
 * @param ships whether a manifest or configuration at this path is itself for users
 * @returns paths of source files
 */
export function startedFiles(
  root: string,
  files: readonly DiscoveredFile[],
  ships: (path: string) => boolean,
): ReadonlySet<string> {
  const byStem = new Map<string, string[]>();
  const folders = new Set<string>(["."]);
  for (const { path, language } of files) {
    if (isConfigLanguage(language)) continue;
    const stem = stemOf(path);
    byStem.set(stem, [...(byStem.get(stem) ?? []), path]);
    for (let folder = posix.dirname(path); !folders.has(folder); folder = posix.dirname(folder)) folders.add(folder);
  }
  const started = new Set<string>();
  const wrappers = new Set<string>();
  const rawText = (path: string): string => {
    const read = readSource(root, path);
    return "text" in read ? read.text : "";
  };
  const textOf = (path: string): string => (ships(path) ? rawText(path) : "");
  const take = (bases: readonly string[], words: readonly string[], depth = 0): void => {
    const everywhere = [...new Set([...bases, ...bases.flatMap((base) => foldersNamed(folders, base, words))])];
    for (const word of words) {
      for (const name of namesOf(word)) {
        for (const base of everywhere) for (const path of byStem.get(posix.join(base, name)) ?? []) started.add(path);
      }
      if (depth < MAX_WRAPPER_DEPTH && WRAPPER.test(word)) {
        for (const name of tailsOf(word)) for (const base of bases) wrapper(posix.join(base, name), depth);
      }
    }
  };
  /** A script of the project that a command starts: the files that it names are started, too. */
  const wrapper = (path: string, depth: number): void => {
    if (wrappers.has(path) || wrappers.size >= MAX_WRAPPERS || path.startsWith("..") || folders.has(path)) return;
    wrappers.add(path);
    const text = rawText(path);
    if (!/\.\w+$/u.test(path) && !/^#!.*sh\b/u.test(text)) return;
    take([posix.dirname(path), "."], launchWords(text.replace(/^\s*(?:#|rem\b|::).*$/gimu, "")), depth + 1);
  };
  const takeConfig = (path: string, text: string): void => {
    const bases = [posix.dirname(path), "."];
    take(bases, launchWords(text));
    if (!PACKAGE_RUNNER.test(text)) return;
    const words = wordsOf(text);
    for (const folder of new Set([...bases, ...bases.flatMap((base) => foldersNamed(folders, base, words))])) {
      take([folder], wordsOf(scriptsNamed(rawText(posix.join(folder, "package.json")), [...START_SCRIPTS, ...words])));
    }
  };
  for (const { path, language } of files) {
    if (isConfigLanguage(language) && language !== "dotenv") takeConfig(path, textOf(path));
  }
  for (const folder of folders) {
    take([folder], wordsOf(scriptsNamed(textOf(posix.join(folder, "package.json")), START_SCRIPTS)));
    take([folder], launchWords(startTargets(textOf(posix.join(folder, "Makefile")))));
    for (const name of LAUNCH_FILES) takeConfig(posix.join(folder, name), textOf(posix.join(folder, name)));
    for (const name of CONTAINER_FILES) {
      const { copied, commands } = containerWords(textOf(posix.join(folder, name)));
      take(
        [folder, ...copied.flatMap((path) => [posix.join(folder, path), ...foldersNamed(folders, folder, [path])])],
        commands,
      );
    }
  }
  return started;
}

/** Folders of the project that words name, below a base: `${workspaceFolder}/examples`, `cd tests`, `"cwd": "demo"`. */
function foldersNamed(folders: ReadonlySet<string>, base: string, words: readonly string[]): string[] {
  return words
    .flatMap((word) => tailsOf(word).map((name) => posix.join(base, name)))
    .filter((path) => path !== "." && folders.has(path));
}

/**
 * Words of a text that may name what it starts. Bare words are names of servers and packages as often as files: they count
 * as folders only, and as modules behind `-m`.
 */
function launchWords(text: string): string[] {
  const modules = [...text.matchAll(/(?:^|[\s"'])-m["',\s]{1,20}(\w{1,100})(?![\w.])/gu)].slice(0, 100);
  const bare = new Set(modules.map(([, name]) => name as string));
  return wordsOf(text).map((word) => (/[./\\]/u.test(word) || bare.has(word) ? word : `${word}/`));
}

function wordsOf(text: string): string[] {
  return (text.match(/[\w@.\-/\\]{1,300}/gu) ?? []).slice(0, MAX_WORDS);
}

/** A path, with and without the folders of a container before it. */
function tailsOf(word: string): string[] {
  const segments = word
    .replaceAll("\\", "/")
    .replace(/^(?:\.?\/)+|\/+$/gu, "")
    .split("/");
  return [0, 1, 2, 3]
    .filter((from) => from < segments.length)
    .map((from) => segments.slice(from).join("/"))
    .filter((tail) => tail !== "" && !tail.startsWith(".."));
}

/** Stems of a path, or of a Python module. */
function namesOf(word: string): string[] {
  if (word.endsWith("/")) return [];
  const names = tailsOf(word).map(stemOf);
  if (!/[\\/]/u.test(word) && word.includes(".")) names.push(stemOf(`${word.replaceAll(".", "/")}.py`));
  return names.filter((name) => name !== "" && !name.startsWith("..")).map((name) => name.replace(/\/__main__$/u, ""));
}

/** Commands of the scripts of a package.json that have one of these names. */
function scriptsNamed(text: string, names: readonly string[]): string {
  try {
    const scripts = (JSON.parse(text) as { readonly scripts?: Readonly<Record<string, unknown>> } | null)?.scripts;
    if (typeof scripts !== "object" || scripts === null) return "";
    return [...new Set(names)]
      .map((name) => (Object.hasOwn(scripts, name) ? scripts[name] : undefined))
      .filter((script) => typeof script === "string")
      .join(" ");
  } catch {
    return "";
  }
}

/** Commands of the targets of a Makefile that start a server. */
function startTargets(text: string): string {
  let starts = false;
  return text
    .split("\n", 5000)
    .filter((line) => {
      if (!/^[\t ]/u.test(line)) starts = START_TARGET.test(line);
      return starts && line.startsWith("\t");
    })
    .join("\n");
}

/** What a container starts, and the folders that are copied into it. */
function containerWords(text: string): { readonly copied: string[]; readonly commands: string[] } {
  const copied: string[] = [];
  const commands: string[] = [];
  for (const line of text.replace(/\\\r?\n/gu, " ").split("\n", 5000)) {
    if (/^\s*(?:CMD|ENTRYPOINT)\b|^[\w-]{1,40}:\s/iu.test(line)) commands.push(...wordsOf(line));
    else if (/^\s*(?:COPY|ADD|WORKDIR)\s/iu.test(line)) copied.push(...wordsOf(line).slice(1));
  }
  return { copied: copied.slice(0, 100), commands };
}
