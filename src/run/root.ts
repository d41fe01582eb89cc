import { realpathSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { lookAt } from "../files/look.ts";

/**
 * The root that paths in reports are relative to: the nearest folder at or above `start` that holds `.git`, else `start`
 * itself. Never something that the target says, or it could lead readers and writers elsewhere.
 * @param start absolute path of an existing folder
 * @returns an absolute real path
 */
export function findRoot(start: string): string {
  const real = realpathSync(start);
  for (let folder = real; ; folder = dirname(folder)) {
    // A folder in a clone, a file in a worktree or submodule.
    if (lookAt(join(folder, ".git")).kind === "entry") return folder;
    if (dirname(folder) === folder) return real;
  }
}

/** `path` relative to `root` with `/`, "." for the root itself. */
export function relativeTo(root: string, path: string): string {
  return relative(root, path).split(sep).join("/") || ".";
}
