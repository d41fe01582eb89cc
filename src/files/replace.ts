import { randomBytes } from "node:crypto";
import {
  closeSync,
  constants,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { codeOf } from "../errors/system-error.ts";
import { UserError } from "../errors/user-error.ts";
import { writeFailure } from "./write-failure.ts";

export interface ReplaceOptions {
  /** Absolute real path of the root that the file has to lie in. */
  readonly root: string;
  /** Relative to the root, POSIX, without `..`. Its folder is made when it is missing. */
  readonly path: string;
  /** In one piece or in several, which are asked for one after the other. */
  readonly text: string | Iterable<string>;
  /** How the path is written in a message: escaped, one line. */
  readonly label: string;
}

/**
 * Replaces a file of the project in one step: a reader sees the old text or the new one, never a part. Nothing is
 * written through a link, neither at the file nor on the way to it (SECURITY.md).
 * @throws UserError when a link or a special file is in the way, or the system refuses (3 when it has no room)
 */
export function replaceProjectFile(options: ReplaceOptions): void {
  const { root, path, text, label } = options;
  try {
    const problem = replaceFile(root, path.split("/"), text);
    if (problem !== undefined) throw new UserError(`${label} was not written: ${problem}.`);
  } catch (error) {
    // What makes the pieces may fail by itself: that says nothing of the place.
    if (error instanceof UserError || (typeof text !== "string" && codeOf(error) === "unknown")) throw error;
    throw writeFailure(label, codeOf(error));
  }
}

/** @returns what is in the way, or undefined when the file was replaced */
function replaceFile(root: string, segments: readonly string[], text: string | Iterable<string>): string | undefined {
  const name = segments.at(-1) ?? "";
  if (segments.some((segment) => segment === "" || segment === "." || segment === ".."))
    return "it lies outside the project";
  let folder = root;
  for (const segment of segments.slice(0, -1)) {
    folder = join(folder, segment);
    const present = statusOf(folder);
    if (present === undefined) mkdirSync(folder);
    else if (!present.isDirectory()) return "a folder on the way to it is a link or a file";
  }
  const file = join(folder, name);
  const present = statusOf(file);
  if (present && !present.isFile()) return "a link or a special file is in its place";
  // Exclusive creation follows no link; the name is random so that nobody can put one there first.
  const draft = join(folder, `.${name}.${randomBytes(6).toString("hex")}.tmp`);
  const mode = present ? present.mode & 0o777 : 0o644;
  const fd = openSync(draft, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, mode);
  try {
    try {
      if (typeof text === "string") writeFileSync(fd, text);
      // With a descriptor each piece goes behind the one before.
      else for (const piece of text) writeFileSync(fd, piece);
    } finally {
      // Some file systems tell only now that there was no room.
      closeSync(fd);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  return undefined;
}

/** Of the entry itself, no link followed; undefined when there is none. */
function statusOf(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}
