import { lstatSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Environment } from "./child-environment.ts";
import { projectFolders } from "./project-folders.ts";

/** Where captures go when nobody says otherwise, below the project's folder. */
const DEFAULT_FOLDER: readonly string[] = [".portlight", "sessions"];

/** What makes a folder the one whose settings apply; config/locate.ts decides by the same files where captures are read. */
const SETTINGS: readonly string[] = ["config.yml", "baseline.json"];

export interface CapturePlace {
  /** Absolute. */
  readonly directory: string;
  /** As the user knows it, for messages. */
  readonly shown: string;
}

/**
 * The folder for captures: the option, else `PORTLIGHT_SESSION_DIR`, else `.portlight/sessions` of the project, which is
 * where the other commands look for them. The default is never followed through a link, because whoever wrote the
 * checkout could have put one there.
 * @param cwd absolute
 * @returns undefined when a link is in the way
 */
export function capturePlace(
  option: string | undefined,
  environment: Environment,
  cwd: string,
): CapturePlace | undefined {
  const given = option || environment.PORTLIGHT_SESSION_DIR;
  if (given) return { directory: resolve(cwd, given), shown: given };
  const project = settingsFolder(cwd);
  let directory = project;
  for (const part of DEFAULT_FOLDER) {
    directory = join(directory, part);
    if (isLink(directory)) return undefined;
  }
  const shown = [relative(cwd, project).split(sep).join("/"), ...DEFAULT_FOLDER].filter(Boolean).join("/");
  return { directory, shown };
}

/** The nearest folder of the project whose `.portlight/` holds settings, else `cwd`. */
function settingsFolder(cwd: string): string {
  const hasSettings = (folder: string): boolean => SETTINGS.some((name) => isThere(join(folder, ".portlight", name)));
  return projectFolders(cwd).find(hasSettings) ?? cwd;
}

function isThere(path: string): boolean {
  return look(path) !== undefined;
}

function isLink(path: string): boolean {
  return look(path)?.isSymbolicLink() === true;
}

/** What cannot be looked at is taken as absent here; making the file says what is wrong. */
function look(path: string): ReturnType<typeof lstatSync> {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
