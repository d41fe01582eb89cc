import { closeSync, constants, lstatSync, opendirSync, openSync, type Stats } from "node:fs";
import { codeOf } from "../errors/system-error.ts";

/** What the system says of a path: the entry itself, that there is none, or why it does not tell. */
export type Look =
  | { readonly kind: "entry"; readonly stats: Stats }
  | { readonly kind: "absent" }
  | { readonly kind: "refused"; readonly code: string };

/**
 * Looks at an entry without following a link and without throwing: a folder that may not be entered, a name that is too
 * long and a path through a file are things that users have, not bugs.
 * @param path absolute
 */
export function lookAt(path: string): Look {
  try {
    return { kind: "entry", stats: lstatSync(path) };
  } catch (error) {
    const code = codeOf(error);
    // A path through a file names nothing.
    return code === "ENOENT" || code === "ENOTDIR" ? { kind: "absent" } : { kind: "refused", code };
  }
}

/**
 * Why the content of a file or folder cannot be read, found out by opening it.
 * @param path absolute real path
 * @returns the system's code, undefined when it can be read
 */
export function unreadableCode(path: string): string | undefined {
  try {
    if (lstatSync(path).isDirectory()) opendirSync(path).closeSync();
    // Non-blocking, so that a pipe put there cannot hold the run.
    else closeSync(openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)));
    return undefined;
  } catch (error) {
    return codeOf(error);
  }
}

/** What a code of the system means for a path, as the end of a sentence: what is wrong, and what to do. */
export function refusalWords(code: string): string {
  switch (code) {
    case "ENOENT":
    case "ENOTDIR":
      return "does not exist: check the path";
    case "ENAMETOOLONG":
      return "is longer than this system takes a path to be: check it";
    case "ELOOP":
      return "is a link that leads to itself: name a file";
    default:
      return `cannot be read (${code}): check its permissions`;
  }
}
