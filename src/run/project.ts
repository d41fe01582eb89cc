import { realpathSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { isInside } from "../files/read.ts";
import { findRoot } from "./root.ts";

/** Where a run takes place. Both paths are absolute real ones. */
export interface Project {
  readonly root: string;
  /** The folder whose configuration, baseline and sessions apply, at or below the root. */
  readonly folder: string;
  /**
   * True when what was named lies outside of the project that the command was started in: its own configuration,
   * baseline and suppressions do not count, for they come with what is judged.
   */
  readonly isForeign: boolean;
}

export interface ProjectRequest {
  /** Absolute real path. */
  readonly cwd: string;
  /** Given by the action: the checkout. */
  readonly root?: string | undefined;
  /** Files and folders to audit, as the user wrote them. */
  readonly paths: readonly string[];
  /** True when the first path is the folder of a server with its own `.portlight/`. */
  readonly isServerFolder: boolean;
}

/** Finds root and folder. Paths that do not exist decide nothing: they are reported with the other inputs. */
export function locateProject({ cwd, root, paths, isServerFolder }: ProjectRequest): Project {
  const invoking = root ?? findRoot(cwd);
  const first = paths.map((path) => folderOf(resolve(cwd, path))).find((folder) => folder !== undefined);
  if (first !== undefined && root === undefined && !isInside(invoking, first)) {
    return { root: findRoot(first), folder: first, isForeign: true };
  }
  const inside = first !== undefined && isInside(invoking, first);
  return { root: invoking, folder: isServerFolder && inside ? first : cwd, isForeign: false };
}

function folderOf(path: string): string | undefined {
  try {
    const real = realpathSync(path);
    return statSync(real).isDirectory() ? real : dirname(real);
  } catch {
    return undefined;
  }
}
