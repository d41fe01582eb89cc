import { lstatSync, realpathSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { codeOf } from "../../errors/system-error.ts";
import type { NotAnalysed } from "../../findings/types.ts";
import { languageOf } from "./languages.ts";
import { isSkippedFolder } from "./walk-tree.ts";

/**
 * What a symbolic link costs the audit: nothing when its target lies inside the root, where the walk meets it by its own
 * name, or when the link's name is no source file's. Links are never followed.
 */
export function linkEntry(root: string, path: string): NotAnalysed | undefined {
  const entry = (detail: string): NotAnalysed => ({ path, coverage: "none", reason: "link", detail });
  let target: string;
  let isFolder: boolean;
  try {
    target = realpathSync(join(root, path));
    isFolder = lstatSync(target).isDirectory();
  } catch (error) {
    if (codeOf(error) === "ELOOP") return entry("The link leads in a circle.");
    return languageOf(path) === undefined ? undefined : entry("The link leads to nothing that can be read.");
  }
  const inside = relative(root, target).split(sep).join("/");
  const leavesRoot = inside === ".." || inside.startsWith("../") || inside === target;
  if (isFolder) {
    if (leavesRoot) return entry("The link leads to a folder outside the root.");
    return inside.split("/").some(isSkippedFolder) ? entry("The link leads to a folder that is not read.") : undefined;
  }
  if (languageOf(path) === undefined) return undefined;
  if (leavesRoot) return entry("The link leads to a file outside the root.");
  return languageOf(inside) === undefined
    ? entry("The link leads to a file that is not read by its own name.")
    : undefined;
}
