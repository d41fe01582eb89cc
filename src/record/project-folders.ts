import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The folders of the project that a folder belongs to, from itself up to the root of the repository. Without a repository
 * a folder is a project of its own, as for the commands that read captures (run/root.ts).
 * @param cwd absolute
 */
export function projectFolders(cwd: string): readonly [string, ...string[]] {
  const folders: [string, ...string[]] = [cwd];
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (folder !== cwd) folders.push(folder);
    if (existsSync(join(folder, ".git"))) return folders;
    if (folder === dirname(folder)) return [cwd];
  }
}
