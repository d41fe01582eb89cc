import { closeSync, constants, lstatSync, mkdirSync, openSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { basename, dirname, join } from "node:path";
import { UserError } from "../errors/user-error.ts";
import { codeOf, isInside } from "./read.ts";

export interface ReplaceOptions {
  /** Absolute real path of the root that the file has to lie in. */
  readonly root: string;
  /** Relative to the root, POSIX. Its folder is made when it is missing. */
  readonly path: string;
  readonly text: string;
  /** How the path is written in a message: escaped, one line. */
  readonly label: string;
}

/**
 * Replaces a file of the project in one step: a reader sees the old text or the new one, never a part. Nothing is
 * written through a link, neither at the file nor on the way to it (trust.md 8).
 * @throws UserError when a link or a special file is in the way, or the system refuses
 */
export function replaceProjectFile(options: ReplaceOptions): void {
  const { root, path, text, label } = options;
  const file = join(root, path);
  const folder = dirname(file);
  const refuse = (why: string): never => {
    throw new UserError(`${label} was not written: ${why}.`, 2);
  };
  try {
    mkdirSync(folder, { recursive: true });
    const real = realpathSync(folder);
    if (!isInside(root, real) || real !== folder) return refuse("its folder is a link");
    const present = lstatOrUndefined(file);
    if (present && !present.isFile()) return refuse("a link or a special file is in its place");
    // Exclusive creation follows no link; the name is random so that nobody can put one there first.
    const draft = join(folder, `.${basename(file)}.${randomBytes(6).toString("hex")}.tmp`);
    const fd = openSync(draft, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, present ? present.mode & 0o777 : 0o644);
    try {
      writeFileSync(fd, text);
    } finally {
      closeSync(fd);
    }
    try {
      renameSync(draft, file);
    } catch (error) {
      rmSync(draft, { force: true });
      throw error;
    }
  } catch (error) {
    if (error instanceof UserError) throw error;
    refuse(`the system says ${codeOf(error)}`);
  }
}

function lstatOrUndefined(file: string): ReturnType<typeof lstatSync> | undefined {
  try {
    return lstatSync(file);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}
