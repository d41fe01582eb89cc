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
const CONTAINER_FILES: readonly string[] = ["Dockerfile", "Containerfile", "docker/Dockerfile", "Procfile"];
const START_SCRIPTS: readonly string[] = ["start", "serve", "server", "mcp"];

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
  const take = (bases: readonly string[], words: readonly string[]): void => {
    for (const word of words) {
      for (const name of namesOf(word)) {
        for (const base of bases) for (const path of byStem.get(posix.join(base, name)) ?? []) started.add(path);
      }
    }
  };
  const textOf = (path: string): string => {
    const read = ships(path) ? readSource(root, path) : undefined;
    return read && "text" in read ? read.text : "";
  };
  for (const { path, language } of files) {
    if (!isConfigLanguage(language) || language === "dotenv") continue;
    // Bare words are names of servers and packages as often as files.
    const words = wordsOf(textOf(path)).filter((word) => /[./\\]/u.test(word));
    take([posix.dirname(path), "."], words);
  }
  for (const folder of folders) {
    take([folder], wordsOf(startScripts(textOf(posix.join(folder, "package.json")))));
    for (const name of CONTAINER_FILES) {
      const { copied, commands } = containerWords(textOf(posix.join(folder, name)));
      take([folder, ...copied.map((path) => posix.join(folder, path))], commands);
    }
  }
  return started;
}

function wordsOf(text: string): string[] {
  return (text.match(/[\w@.\-/\\]{1,300}/gu) ?? []).slice(0, MAX_WORDS);
}

/** A path, without the folders of a container before it, or a Python module. */
function namesOf(word: string): string[] {
  const segments = word
    .replaceAll("\\", "/")
    .replace(/^(?:\.?\/)+/u, "")
    .split("/");
  const names = [0, 1, 2, 3]
    .filter((from) => from < segments.length)
    .map((from) => stemOf(segments.slice(from).join("/")));
  if (segments.length === 1 && word.includes(".")) names.push(stemOf(`${word.replaceAll(".", "/")}.py`));
  return names.filter((name) => name !== "" && !name.startsWith("..")).map((name) => name.replace(/\/__main__$/u, ""));
}

function startScripts(text: string): string {
  try {
    const scripts = (JSON.parse(text) as { readonly scripts?: Readonly<Record<string, unknown>> } | null)?.scripts;
    if (typeof scripts !== "object" || scripts === null) return "";
    return START_SCRIPTS.map((name) => scripts[name])
      .filter((script) => typeof script === "string")
      .join(" ");
  } catch {
    return "";
  }
}

/** What a container starts, and the folders that are copied into it. */
function containerWords(text: string): { readonly copied: string[]; readonly commands: string[] } {
  const copied: string[] = [];
  const commands: string[] = [];
  for (const line of text.replace(/\\\r?\n/gu, " ").split("\n", 5000)) {
    if (/^\s*(?:CMD|ENTRYPOINT|web:|worker:)/iu.test(line)) commands.push(...wordsOf(line));
    else if (/^\s*(?:COPY|ADD)\s/iu.test(line)) copied.push(...wordsOf(line).slice(1));
  }
  return { copied: copied.slice(0, 100), commands };
}
