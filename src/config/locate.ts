import { isAbsolute, join, posix, relative, sep } from "node:path";
import { shownPath } from "../content/input-text.ts";
import { UserError } from "../errors/user-error.ts";
import { lookAt, refusalWords } from "../files/look.ts";
import { isInside } from "../files/read.ts";

export const CONFIG_FOLDER = ".portlight";
const CONFIG_NAME = "config.yml";
export const BASELINE_NAME = "baseline.json";

/** Names that people write for it; each is told instead of being silently ignored. */
const LOOKALIKES = ["config.yaml", "config.json", "config.toml"];

export interface Place {
  /** The folder that holds `.portlight/`, relative to the root, POSIX, "." for the root. */
  readonly folder: string;
  /** The configuration relative to the root; undefined when there is none. */
  readonly path?: string;
  /** A configuration further up that does not apply, relative to the root. */
  readonly outer?: string;
}

/**
 * Finds the one folder whose settings apply: the nearest at or above `start`, never above the root, whose `.portlight/`
 * holds a configuration or a baseline.
 * @param root absolute real path
 * @param start absolute real path of the working directory, inside the root
 * @throws UserError when a folder holds a second file that looks like it, or does not let itself be looked into
 */
export function locateConfig(root: string, start: string): Place {
  if (!isInside(root, start)) return { folder: "." };
  const startFolder = toPosix(relative(root, start)) || ".";
  let found: { folder: string; path?: string } | undefined;
  for (let folder = startFolder; ; folder = posix.dirname(folder)) {
    const path = posix.join(folder, CONFIG_FOLDER, CONFIG_NAME);
    const exists = entryExists(root, path);
    for (const name of LOOKALIKES) {
      const other = posix.join(folder, CONFIG_FOLDER, name);
      if (found || !entryExists(root, other)) continue;
      throw new UserError(
        exists
          ? `${shownPath(path)} and ${shownPath(other)} both exist; keep the first and delete the second.`
          : `${shownPath(other)} is not read; the configuration is called ${shownPath(path)}.`,
      );
    }
    if (exists && found) return { ...found, outer: path };
    if (exists) found = { folder, path };
    else if (!found && entryExists(root, posix.join(folder, CONFIG_FOLDER, BASELINE_NAME))) found = { folder };
    if (folder === ".") break;
  }
  return found ?? { folder: startFolder };
}

/**
 * The place of a file that `--config` names.
 * @param explicit absolute, or relative to `start`
 * @throws UserError when it lies outside the root
 */
export function locateExplicit(root: string, start: string, explicit: string): Place & { readonly path: string } {
  const file = isAbsolute(explicit) ? explicit : join(start, explicit);
  const path = toPosix(relative(root, file));
  if (!isInside(root, file) || path === "") {
    throw new UserError(`--config ${shownPath(explicit)} lies outside the project; name a file inside it.`);
  }
  const parent = posix.dirname(path);
  // A file in `.portlight/` speaks for the folder above it, any other for the working directory.
  const folder =
    posix.basename(parent) === CONFIG_FOLDER ? posix.dirname(parent) : toPosix(relative(root, start)) || ".";
  return { folder, path };
}

function toPosix(path: string): string {
  return path.split(sep).join("/");
}

/** @throws UserError when the system does not tell: what may hold the policy is not passed over */
function entryExists(root: string, path: string): boolean {
  const look = lookAt(join(root, path));
  if (look.kind === "refused") throw new UserError(`${shownPath(path)} ${refusalWords(look.code)}.`);
  return look.kind === "entry";
}
