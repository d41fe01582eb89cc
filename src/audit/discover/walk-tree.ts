import { type Dirent, lstatSync, readdirSync, type Stats } from "node:fs";
import { join } from "node:path";
import { codeOf } from "../../errors/system-error.ts";
import type { NotAnalysed } from "../../findings/types.ts";
import { type IgnoreRules, isIgnored, rulesOf } from "./ignore-rules.ts";
import { languageOf } from "./languages.ts";
import { readBytes } from "./read-source.ts";

/** Folders of tools: other people's code, caches, version control. */
const SKIPPED: ReadonlySet<string> = new Set([
  "node_modules",
  "bower_components",
  ".git",
  ".hg",
  ".svn",
  ".venv",
  "__pycache__",
  "__pypackages__",
  "site-packages",
  ".tox",
  ".nox",
  ".mypy_cache",
  ".pytest_cache",
  ".ruff_cache",
  ".eggs",
  ".yarn",
]);

export function isSkippedFolder(name: string): boolean {
  return SKIPPED.has(name);
}

const COMMITTED = "The folder of a tool is committed; what lies in it is not read.";

/** Entries that one walk looks at; far above any repository of a server. */
const MAX_ENTRIES = 500_000;
const MAX_FOLDER_DEPTH = 200;
const MAX_EXCLUDED_FOLDERS = 2000;

export interface Visitor {
  file(path: string, stats: Stats): void;
  link(path: string): void;
  problem(entry: NotAnalysed): void;
  /** The walk ends early; one sentence says why. */
  incomplete(why: string): void;
  /** Tracked files; undefined when they are not known, and then nothing counts as ignored. */
  readonly tracked: ReadonlySet<string> | undefined;
}

/**
 * Walks folders below the root (POSIX paths, "." for the root) in sorted order. A folder that was named is walked even if
 * it is ignored; below it `.gitignore` files count. An ignored file that is tracked is visited all the same.
 */
export function walkTree(
  root: string,
  folders: readonly string[],
  isExcluded: (path: string) => boolean,
  visitor: Visitor,
  maxEntries: number = MAX_ENTRIES,
): void {
  const state: WalkState = {
    root,
    isExcluded,
    visitor,
    maxEntries,
    entries: 0,
    excludedFolders: 0,
    visited: new Set(),
    complete: true,
  };
  for (const folder of folders) {
    const start = folder === "." ? "" : folder;
    walkFolder(state, start, rulesAbove(root, start, visitor), 0);
  }
  for (const path of visitor.tracked ?? []) {
    if (state.visited.has(path) || isExcluded(path)) continue;
    if (!folders.some((folder) => folder === "." || path.startsWith(`${folder}/`))) continue;
    const skipped = path.split("/").findIndex((segment) => SKIPPED.has(segment));
    if (skipped >= 0) {
      // Other people's code that is committed ships; it is listed, by folder, so that nobody takes it for judged.
      if (languageOf(path) !== undefined) {
        const folder = path.split("/", skipped + 1).join("/");
        visitor.problem({ path: folder, coverage: "none", reason: "unsupported-format", detail: COMMITTED });
      }
      continue;
    }
    const stats = lstatSync(join(root, path), { throwIfNoEntry: false });
    if (stats?.isFile()) visitor.file(path, stats);
  }
}

interface WalkState {
  readonly root: string;
  readonly isExcluded: (path: string) => boolean;
  readonly visitor: Visitor;
  readonly visited: Set<string>;
  readonly maxEntries: number;
  entries: number;
  excludedFolders: number;
  complete: boolean;
}

/** Rules of the folders between the root and a named folder. */
function rulesAbove(root: string, folder: string, visitor: Visitor): IgnoreRules | undefined {
  if (visitor.tracked === undefined || folder === "") return undefined;
  const segments = folder.split("/");
  let rules = rulesOf(root, "", undefined);
  for (let i = 1; i < segments.length; i++) rules = rulesOf(root, segments.slice(0, i).join("/"), rules);
  // The named folder itself may be ignored; then its rules from above say nothing about its content.
  return isIgnored(rules, `${folder}/`) ? undefined : rules;
}

function walkFolder(state: WalkState, folder: string, above: IgnoreRules | undefined, depth: number): void {
  const { root, visitor } = state;
  const shown = folder === "" ? "." : folder;
  if (depth > MAX_FOLDER_DEPTH) {
    visitor.problem({ path: shown, coverage: "none", reason: "too-deep", detail: "The folders nest too deep." });
    return;
  }
  let entries: Dirent[];
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch (error) {
    const detail = `The folder could not be read (${codeOf(error)}).`;
    visitor.problem({ path: shown, coverage: "none", reason: "unreadable", detail });
    return;
  }
  if (depth > 0 && isVirtualEnvironment(root, folder, entries)) return;
  const rules = visitor.tracked === undefined ? undefined : rulesOf(root, folder, above);
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (!state.isExcluded(shown) && ++state.entries > state.maxEntries) {
      if (state.complete) {
        const detail = `The audit looks at ${state.maxEntries} files and folders at most; name a smaller part.`;
        visitor.problem({ path: shown, coverage: "partial", reason: "budget", detail });
        visitor.incomplete(detail);
      }
      state.complete = false;
      return;
    }
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (SKIPPED.has(entry.name) || isIgnored(rules, `${path}/`)) continue;
      // What is excluded is counted, up to a bound.
      if (state.isExcluded(path) && ++state.excludedFolders > MAX_EXCLUDED_FOLDERS) continue;
      walkFolder(state, path, rules, depth + 1);
    } else if (entry.isSymbolicLink()) visitor.link(path);
    else if (entry.isFile()) {
      if (isIgnored(rules, path)) continue;
      state.visited.add(path);
      visitFile(state, path);
    } else if (languageOf(path) !== undefined) {
      visitor.problem({ path, coverage: "none", reason: "special-file", detail: "The path is no regular file." });
    }
  }
}

/**
 * A virtual environment, whatever its name: PEP 405 asks for `home` in its configuration, and `venv` makes the folder of its
 * commands. Its committed files are visited all the same.
 */
function isVirtualEnvironment(root: string, folder: string, entries: readonly Dirent[]): boolean {
  if (!entries.some((entry) => entry.name === "pyvenv.cfg" && entry.isFile())) return false;
  if (!entries.some((entry) => (entry.name === "bin" || entry.name === "Scripts") && entry.isDirectory())) return false;
  const read = readBytes(root, `${folder}/pyvenv.cfg`, MAX_PYVENV_BYTES);
  return "bytes" in read && /^[ \t]*home[ \t]*=[ \t]*\S/mu.test(read.bytes.toString("latin1"));
}

const MAX_PYVENV_BYTES = 65_536;

function visitFile({ root, visitor }: WalkState, path: string): void {
  try {
    visitor.file(path, lstatSync(join(root, path)));
  } catch (error) {
    const detail = `The file could not be read (${codeOf(error)}).`;
    visitor.problem({ path, coverage: "none", reason: "unreadable", detail });
  }
}
