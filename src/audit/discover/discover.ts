import { existsSync, lstatSync, type Stats } from "node:fs";
import { join, posix } from "node:path";
import { codeOf } from "../../errors/system-error.ts";
import { UserError } from "../../errors/user-error.ts";
import { compileGlob } from "../../files/glob.ts";
import type { NotAnalysed, PackageEntry } from "../../findings/types.ts";
import type { AuditOptions, DiscoveredFile, Discovery, FileRole, Language } from "../types.ts";
import { trackedFiles } from "./git-index.ts";
import { isConfigLanguage, languageOf, languageOfShebang } from "./languages.ts";
import { linkEntry } from "./links.ts";
import { PackageFinder } from "./packages.ts";
import { isInside, readBytes } from "./read-source.ts";
import { roleOf } from "./roles.ts";
import { startedFiles } from "./started-files.ts";
import { type Visitor, walkTree } from "./walk-tree.ts";

/**
 * Lists what an audit reads: below each named folder the files on disk that git does not ignore, with every tracked one;
 * and each named file whatever ignores it. Files are told apart by name alone, nothing is opened but `.gitignore`,
 * manifests, the list of tracked files, and the first line of executables without extension. Throws a UserError when a named path
 * does not exist or lies outside the root.
 */
export function discover(options: AuditOptions, maxEntries?: number): Discovery {
  const { root } = options;
  const isExcluded = exclusion(options.exclude);
  const context = new DiscoveryContext(options);
  const files = new Map<string, DiscoveredFile>();
  const notAnalysed = new Map<string, NotAnalysed>();
  const incomplete: string[] = [];
  const excluded = new Set<string>();
  const add = (path: string, stats: Stats): void => {
    if (files.has(path)) return;
    if (isExcluded(path)) {
      if (languageOf(path) !== undefined) excluded.add(path);
      return;
    }
    const file = context.describe(path, stats);
    if (file !== undefined) files.set(path, file);
  };
  const skip = (entry: NotAnalysed): void => {
    if (!isExcluded(entry.path)) notAnalysed.set(entry.path, entry);
  };
  const folders: string[] = [];
  for (const path of normalised(options.paths)) {
    const stats = statOf(root, path);
    if (stats.isDirectory()) folders.push(path);
    else if (stats.isFile()) {
      if (languageOf(path) === undefined && shebangLanguage(root, path, stats) === undefined) {
        skip({
          path,
          coverage: "none",
          reason: "unsupported-format",
          detail: "The file is in no language that is read.",
        });
      } else add(path, stats);
    } else if (stats.isSymbolicLink()) {
      skip({ path, coverage: "none", reason: "link", detail: "The path is a link; name what it points to." });
    } else skip({ path, coverage: "none", reason: "special-file", detail: "The path is no regular file." });
  }
  if (folders.length > 0) {
    const tracked = trackedFiles(root);
    // An environment that git does not keep is the developer's own. In a linked work tree, and behind a list that cannot be
    // read, it is not known what git keeps.
    const isKept = (path: string): boolean =>
      tracked === undefined ? !isFile(join(root, ".git")) && !isFile(join(root, ".git/index")) : tracked.has(path);
    const visitor: Visitor = {
      file: (path, stats) => {
        if (languageOf(path) !== "dotenv" || isKept(path)) add(path, stats);
      },
      link: (path) => {
        if (languageOf(path) === "dotenv") return;
        const entry = linkEntry(root, path);
        if (entry !== undefined) skip(entry);
      },
      problem: skip,
      incomplete: (why) => incomplete.push(why),
      tracked,
    };
    walkTree(root, folders, isExcluded, visitor, maxEntries);
  }
  const found = [...files.values()].sort(byPath);
  const started = startedFiles(root, found, (path) => context.ships(path));
  const sorted = found.map(
    (file): DiscoveredFile =>
      started.has(file.path) ? { ...file, role: isPutAside(file.role) ? "shipped" : file.role, isEntry: true } : file,
  );
  return {
    files: sorted,
    packages: packagesOf(sorted),
    notAnalysed: [...notAnalysed.values()].sort(byPath),
    incomplete,
    ...(excluded.size > 0 ? { excluded: excluded.size } : {}),
  };
}

function isFile(path: string): boolean {
  return existing(path)?.isFile() === true;
}

/** Undefined also for a path that leads through a file: an import of `./package.json` is tried as a folder, too. */
function existing(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (codeOf(error) === "ENOTDIR") return undefined;
    throw error;
  }
}

function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}

function isPutAside(role: FileRole): boolean {
  return role !== "shipped" && role !== "build-output";
}

/** Turns paths into entries; also for files that resolution asks for, which lie outside the named paths. */
export class DiscoveryContext {
  readonly #root: string;
  readonly #folders: readonly string[];
  readonly #packages: PackageFinder;

  constructor(options: Pick<AuditOptions, "root" | "paths">) {
    this.#root = options.root;
    this.#folders = normalised(options.paths);
    this.#packages = new PackageFinder(options.root);
  }

  /** The entry of a regular file; undefined when it is in no language that is read. */
  describe(path: string, stats?: Stats): DiscoveredFile | undefined {
    const found = stats ?? existing(join(this.#root, path));
    if (found === undefined) return undefined;
    const language = languageOf(path) ?? shebangLanguage(this.#root, path, found);
    if (language === undefined) return undefined;
    const exists = (candidate: string): boolean => existsSync(join(this.#root, candidate));
    const role = roleOf(path, this.#below(path), exists);
    const isEntry = !isConfigLanguage(language) && this.#isHandedOut(path);
    return {
      path,
      language,
      role: isEntry && isPutAside(role) ? "shipped" : role,
      bytes: found.size,
      package: this.#packages.of(path),
      ...(isEntry && role !== "build-output" ? { isEntry } : {}),
    };
  }

  /** True when a manifest or configuration at this path is for users, not part of a test or an example. */
  ships(path: string): boolean {
    return roleOf(path, this.#below(path), () => false) === "shipped";
  }

  /** What a manifest hands to users ships; a manifest among tests or examples is no more than they are. */
  #isHandedOut(path: string): boolean {
    return this.#packages.handingOut(path).some((folder) => this.ships(posix.join(folder, "package.json")));
  }

  /** The path below the innermost named folder that holds it, else below the root. */
  #below(path: string): string {
    let below = path;
    for (const folder of this.#folders) {
      const rest = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
      if (rest.length < below.length) below = rest;
    }
    return below;
  }
}

/**
 * Language of a script by its first line: an executable, or whatever a folder of commands holds, which an installer makes
 * executable; with an ending that says nothing, too.
 */
function shebangLanguage(root: string, path: string, stats: Stats): Language | undefined {
  if (!stats.isFile()) return undefined;
  const isCommand = (stats.mode & 0o111) !== 0 || /(?:^|\/)(?:s?bin|scripts|libexec)\/[^/]*$/iu.test(path);
  const isPlain = posix.extname(path) === "" && stats.size <= MAX_PLAIN_BYTES;
  if (!isCommand && !isPlain) return undefined;
  const read = readBytes(root, path, 1_048_576);
  return "bytes" in read ? languageOfShebang(read.bytes.toString("latin1", 0, 200).split("\n", 1)[0] ?? "") : undefined;
}

/** Files without ending are opened for their first line up to this size, executable or not. */
const MAX_PLAIN_BYTES = 1_048_576;

function statOf(root: string, path: string): Stats {
  try {
    return lstatSync(join(root, path));
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT" || code === "ENOTDIR") throw new UserError(`${path}: no such file or folder`, 3);
    throw new UserError(`${path}: cannot be read (${code})`, 3);
  }
}

/** Paths without `./` and slashes at their end, each once; "." for the root. */
function normalised(paths: readonly string[]): string[] {
  const clean = paths.map((path) => {
    const normal = posix.normalize(path === "" ? "." : path).replace(/(?<=.)\/$/u, "");
    if (normal !== "." && !isInside(normal)) throw new UserError(`${path}: lies outside the root of the audit`, 3);
    return normal;
  });
  return [...new Set(clean)];
}

/** A glob that matches a folder stands for all that lies in it, tracked or not. */
function exclusion(patterns: readonly string[]): (path: string) => boolean {
  if (patterns.length === 0) return () => false;
  const globs = patterns.map((pattern) => compileGlob(pattern));
  const known = new Map<string, boolean>([[".", false]]);
  const isExcluded = (path: string): boolean => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const slash = path.lastIndexOf("/");
    const result = (slash > 0 && isExcluded(path.slice(0, slash))) || globs.some((glob) => glob.matches(path));
    known.set(path, result);
    return result;
  };
  return isExcluded;
}

/** Packages of the files, sorted by path. */
function packagesOf(files: readonly DiscoveredFile[]): PackageEntry[] {
  const byFolder = new Map<string, PackageEntry>();
  for (const file of files) {
    if (!isConfigLanguage(file.language)) byFolder.set(file.package.path, file.package);
  }
  return [...byFolder.values()].sort(byPath);
}
