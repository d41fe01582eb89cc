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
    for (const candidates of importedPaths(file)) {
      const path = candidates.find((one) => byPath.has(one));
      const target = path === undefined ? undefined : byPath.get(path);
      if (!target || reached.has(target)) continue;
      reached.add(target);
      queue.push(target);
    }
  }
  return files.map((file) => (reached.has(file) && !isShipped(file.role) ? { ...file, role: "shipped" } : file));
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
