import { lstatSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Environment } from "./child-environment.ts";

/** Where captures go when nobody says otherwise, below the working directory. */
const DEFAULT_FOLDER: readonly string[] = [".portlight", "sessions"];

export interface CapturePlace {
  /** Absolute. */
  readonly directory: string;
  /** As the user knows it, for messages. */
  readonly shown: string;
}

/**
 * The folder for captures: the option, else `PORTLIGHT_SESSION_DIR`, else `.portlight/sessions`. The default is never
 * followed through a link, because whoever wrote the checkout could have put one there.
 * @returns undefined when a link is in the way
 */
export function capturePlace(
  option: string | undefined,
  environment: Environment,
  cwd: string,
): CapturePlace | undefined {
  const given = option || environment.PORTLIGHT_SESSION_DIR;
  if (given) return { directory: resolve(cwd, given), shown: given };
  let directory = cwd;
  for (const part of DEFAULT_FOLDER) {
    directory = join(directory, part);
    if (lstatSync(directory, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  }
  return { directory, shown: DEFAULT_FOLDER.join("/") };
}
