import { posix } from "node:path";
import { DiscoveryContext, discover } from "./discover/discover.ts";
import { isConfigLanguage } from "./discover/languages.ts";
import { readSource } from "./discover/read-source.ts";
import type { Call, Import } from "./ir/types.ts";
import { visitTree } from "./server/tree.ts";
import type { AuditOptions, DiscoveredFile, SourceFile } from "./types.ts";

/** Files beside the named ones that an audit of single files reads, and their size: it runs before every commit. */
export const MAX_CONTEXT_FILES = 50;
export const MAX_CONTEXT_BYTES = 1_048_576;
/** Files of the package that are looked through for imports of the named ones. */
const MAX_SEARCHED = 400;

const ENDINGS = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"];

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
  let importers = named;
  const searched = packageFiles(options, named);
  while (importers.length > 0 && extra.length < MAX_CONTEXT_FILES) {
    const next: SourceFile[] = [];
    const stems = importers.map((file) => stemOf(file.path));
    for (const [file, text] of searched) {
      if (loaded.has(file.path) || !stems.some((stem) => text.includes(stem))) continue;
      const source = await take(file);
      if (source) next.push(source);
    }
    await takeImports(next);
    importers = next;
  }
  return extra;
}

/** Name under which other files import a file; an index is imported by its folder's name. */
function stemOf(path: string): string {
  const name = posix.basename(path).replace(/\.[^.]+$/, "");
  const folder = posix.basename(posix.dirname(path));
  return name === "index" || name === "__init__" ? folder : name;
}

/** The other source files of the named files' packages, with their texts. */
function packageFiles(options: AuditOptions, named: readonly SourceFile[]): [DiscoveredFile, string][] {
  // Without a manifest the package is all of the root: then only the files beside the named one are looked through.
  const folders = named.map((file) => (file.package.name === "" ? posix.dirname(file.path) : file.package.path));
  const paths = [...new Set(folders)].sort();
  if (paths.length === 0) return [];
  const out: [DiscoveredFile, string][] = [];
  for (const file of discover({ ...options, paths }).files) {
    if (isConfigLanguage(file.language) || out.length >= MAX_SEARCHED) continue;
    const read = readSource(options.root, file.path);
    if ("text" in read) out.push([file, read.text]);
  }
  return out;
}

function firstFile(context: DiscoveryContext, candidates: readonly string[]): DiscoveredFile | undefined {
  for (const path of candidates) {
    if (path.startsWith("../") || path === "..") continue;
    const file = context.describe(path);
    if (file) return file;
  }
  return undefined;
}

/** For each import of a file the paths that it may mean, best first. */
function importedPaths(file: SourceFile): string[][] {
  const specifiers: { module: string; names: readonly string[] }[] = [];
  visitTree(file.module.body, (node) => {
    if (node.kind === "Import") {
      const { module, names } = node as unknown as Import;
      specifiers.push({ module, names: names.map((name) => name.imported) });
    } else if (node.kind === "Export") {
      const { module } = node as unknown as { readonly module?: string };
      if (module !== undefined) specifiers.push({ module, names: [] });
    } else if (node.kind === "Call") {
      const { callee, args } = node as unknown as Call;
      const first = args[0]?.value;
      const loads = callee.kind === "Identifier" && (callee.name === "require" || callee.name === "import");
      if (loads && first?.kind === "Literal" && typeof first.value === "string") {
        specifiers.push({ module: first.value, names: [] });
      }
    }
    return undefined;
  });
  return specifiers.flatMap(({ module, names }) =>
    file.language === "python" ? pythonPaths(file.path, module, names) : scriptPaths(file.path, module),
  );
}

function scriptPaths(from: string, specifier: string): string[][] {
  if (!specifier.startsWith(".")) return [];
  const base = posix.join(posix.dirname(from), specifier);
  const stem = base.replace(/\.[cm]?jsx?$/, "");
  const swapped = stem === base ? [] : ENDINGS.map((ending) => stem + ending);
  return [[...swapped, base, ...ENDINGS.map((e) => base + e), ...ENDINGS.map((e) => posix.join(base, `index${e}`))]];
}

function pythonPaths(from: string, module: string, names: readonly string[]): string[][] {
  const dots = /^\.*/.exec(module)?.[0].length ?? 0;
  const parts = module
    .slice(dots)
    .split(".")
    .filter((part) => part !== "");
  const folders: string[] = [];
  if (dots > 0) {
    let folder = posix.dirname(from);
    for (let up = 1; up < dots; up++) folder = posix.dirname(folder);
    folders.push(folder);
  } else {
    for (let folder = posix.dirname(from); ; folder = posix.dirname(folder)) {
      folders.push(folder, posix.join(folder, "src"));
      if (folder === "." || folder === "/") break;
    }
  }
  const at = (path: string): string[] => [`${path}.py`, posix.join(path, "__init__.py")];
  const whole = folders.flatMap((folder) => (parts.length > 0 ? at(posix.join(folder, ...parts)) : []));
  // `from package import module` names a file, too.
  const members = names
    .filter((name) => name !== "*")
    .map((name) => folders.flatMap((folder) => at(posix.join(folder, ...parts, name))));
  return [whole, ...members];
}
