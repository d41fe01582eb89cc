import { importedPaths } from "./context-files.ts";
import { isShipped } from "./match/context.ts";
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
