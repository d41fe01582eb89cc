import { pythonPaths, scriptPaths } from "./import-text.ts";
import type { Call, Import } from "./ir/types.ts";
import { isShipped } from "./match/context.ts";
import { visitTree } from "./server/tree.ts";
import type { SourceFile } from "./types.ts";

/**
 * Files with the roles that their importers give them: what shipped code imports ships, whatever its folder is called.
 * @returns the files in their order; those whose role changes are copies
 */
export function withImportedRoles(files: readonly SourceFile[]): SourceFile[] {
  if (files.every((file) => isShipped(file.role))) return [...files];
  const byPath = new Map(files.map((file) => [file.path, file]));
  const queue = files.filter((file) => isShipped(file.role));
  const reached = new Set(queue);
  for (let file = queue.pop(); file; file = queue.pop()) {
    for (const candidates of [...importedPaths(file), ...computedPaths(file, files)]) {
      const path = candidates.find((one) => byPath.has(one));
      const target = path === undefined ? undefined : byPath.get(path);
      if (!target || reached.has(target)) continue;
      reached.add(target);
      queue.push(target);
    }
  }
  return files.map((file) => (reached.has(file) && !isShipped(file.role) ? { ...file, role: "shipped" } : file));
}

/** True for a file that builds or tests a project and is no part of what it gives. */
export function isTooling(path: string): boolean {
  return /(?:^|\/)(?:setup|conftest|noxfile|tasks|fabfile)\.py$|\.config\.[cm]?[jt]s$|(?:^|\/)(?:gulpfile|gruntfile|karma\.conf)\.[cm]?js$/iu.test(
    path,
  );
}

/** Files with those of examples as shipped ones, and what these import. */
export function withExamplesShipped(files: readonly SourceFile[]): SourceFile[] {
  return withImportedRoles(files.map((file) => (file.role === "example" ? { ...file, role: "shipped" } : file)));
}

/** For each import of a file the paths that it may mean, best first. */
export function importedPaths(file: SourceFile): string[][] {
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
    file.language === "python"
      ? pythonPaths(file.path, module, names)
      : scriptPaths(file.path, module, file.package.path),
  );
}

const LOADERS: ReadonlySet<string> = new Set(
  "require,import,import_module,__import__,run_path,run_module,exec_module,spec_from_file_location,fork,spawn,execFile,Worker,Popen,run".split(
    ",",
  ),
);

/** Files that are not known to ship and whose path is put together from texts of a file that loads what it computes. */
function computedPaths(file: SourceFile, files: readonly SourceFile[]): string[][] {
  const folder = file.path.slice(0, file.path.lastIndexOf("/") + 1);
  const others = files.filter((other) => !isShipped(other.role) && other.path.startsWith(folder));
  if (others.length === 0) return [];
  const words = new Set<string>();
  let loads = false;
  visitTree(file.module.body, (node) => {
    if (node.kind === "Call" || node.kind === "New") {
      const { callee, args } = node as unknown as Call;
      const name = callee.kind === "Identifier" ? callee.name : callee.kind === "Member" ? callee.property : "";
      if (LOADERS.has(name) && args.length > 0 && args[0]?.value.kind !== "Literal") loads = true;
    }
    for (const text of textsOf(node)) {
      if (typeof text === "string" && text.length <= 200) for (const word of text.split(/[/\\.]/u)) words.add(word);
    }
    return undefined;
  });
  if (!loads) return [];
  return others
    .filter(({ path }) => {
      const stem = path.slice(folder.length).replace(/\.\w+$/u, "");
      return stem.split(/[/.]/u).every((segment) => words.has(segment));
    })
    .map(({ path }) => [path]);
}

function textsOf(node: { readonly kind: string }): readonly unknown[] {
  if (node.kind === "Literal") return [(node as { readonly value?: unknown }).value];
  return node.kind === "Template" ? ((node as { readonly parts?: readonly unknown[] }).parts ?? []) : [];
}
