import { posix } from "node:path";
import { DiscoveryContext, discover } from "./discover/discover.ts";
import { isConfigLanguage } from "./discover/languages.ts";
import { readSource } from "./discover/read-source.ts";
import { importsOneOf, isSameLanguage } from "./import-text.ts";
import { importedPaths } from "./imported.ts";
import { isShipped } from "./match/context.ts";
import type { AuditOptions, DiscoveredFile, SourceFile } from "./types.ts";

/** Files beside the named ones that an audit of single files reads, and their size: it runs before every commit. */
const MAX_CONTEXT_FILES = 50;
const MAX_CONTEXT_BYTES = 1_048_576;
/** Files of the package that are looked through for imports of the named ones. */
const MAX_SEARCHED = 400;
/** How often whoever imports a file is followed by whoever imports that one. */
const MAX_LEVELS = 4;

/**
 * Loads what the named files need to be understood as in a whole run: what they import, and the files of their package
 * that import them, up to the ones that register their functions as tools.
 * @param load reads one file; called at most once for each
 * @returns the files that were loaded beside the named ones
 */
export async function loadContext(
  options: AuditOptions,
  named: readonly SourceFile[],
  load: (file: DiscoveredFile) => Promise<SourceFile | undefined>,
): Promise<SourceFile[]> {
  const context = new DiscoveryContext(options);
  const loaded = new Map<string, SourceFile | undefined>(named.map((file) => [file.path, file]));
  const extra: SourceFile[] = [];
  let bytes = 0;
  const take = async (file: DiscoveredFile): Promise<SourceFile | undefined> => {
    if (loaded.has(file.path) || isConfigLanguage(file.language)) return undefined;
    if (extra.length >= MAX_CONTEXT_FILES || bytes + file.bytes > MAX_CONTEXT_BYTES) return undefined;
    loaded.set(file.path, undefined);
    const source = await load(file);
    if (!source) return undefined;
    bytes += file.bytes;
    loaded.set(file.path, source);
    extra.push(source);
    return source;
  };
  const takeImports = async (start: readonly SourceFile[]): Promise<void> => {
    const queue = [...start];
    for (let file = queue.shift(); file; file = queue.shift()) {
      for (const candidates of importedPaths(file)) {
        const found = firstFile(context, candidates);
        const source = found && (await take(found));
        if (source) queue.push(source);
      }
    }
  };
  await takeImports(named);
  const isTaken = (path: string): boolean => loaded.has(path);
  const searched = packageFiles(options, named, isTaken);
  let wanted: readonly SourceFile[] = named;
  for (let level = 0; level < MAX_LEVELS && wanted.length > 0; level++) {
    const next: SourceFile[] = [];
    for (const { file, text } of searched) {
      if (isTaken(file.path) || !importsOneOf(text, file, wanted)) continue;
      const source = await take(file);
      if (source) next.push(source);
    }
    wanted = next;
  }
  return extra;
}

/**
 * The other source files of the named files' packages that may import them, with their texts. Code that does not ship
 * registers no tools for code that does.
 */
function packageFiles(
  options: AuditOptions,
  named: readonly SourceFile[],
  isTaken: (path: string) => boolean,
): { readonly file: DiscoveredFile; readonly text: string }[] {
  // Without a manifest the package is all of the root: then only the files beside the named one are looked through.
  const folders = named.map((file) => (file.package.name === "" ? posix.dirname(file.path) : file.package.path));
  const paths = [...new Set(folders)].sort();
  if (paths.length === 0) return [];
  const ships = named.some((file) => isShipped(file.role));
  const found: { file: DiscoveredFile; text: string }[] = [];
  for (const file of discover({ ...options, paths }).files) {
    if (found.length >= MAX_SEARCHED) break;
    if (isTaken(file.path) || !named.some((one) => isSameLanguage(one, file))) continue;
    if (ships && !isShipped(file.role)) continue;
    const read = readSource(options.root, file.path, { language: file.language });
    if ("text" in read) found.push({ file, text: read.text });
  }
  return found;
}

function firstFile(context: DiscoveryContext, candidates: readonly string[]): DiscoveredFile | undefined {
  for (const path of candidates) {
    if (path.startsWith("../") || path === "..") continue;
    const file = context.describe(path);
    if (file) return file;
  }
  return undefined;
}
