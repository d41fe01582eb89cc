/** The tree that a change started from, as a folder that the analyses can read like any other. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, posix, resolve } from "node:path";
import { shownPath } from "../../content/input-text.ts";
import { UserError } from "../../errors/user-error.ts";
import { GitReader, type TreeFile } from "./git.ts";

/** Files over this are no source that is audited (1 MB), but may be captures. */
const MAX_FILE_BYTES = 256 * 1024 * 1024;
const MAX_FILES = 500_000;
/** Of all files together. */
const MAX_BYTES = 4 * 1024 * 1024 * 1024;

export interface BaseTree {
  /** Absolute real path of its root. */
  readonly root: string;
  /** How it is named in messages: a short commit, or the folder. */
  readonly label: string;
  /** Removes what was made for it; a folder of the user's stays. */
  readonly remove: () => void;
}

/**
 * @param base a folder, or a revision of the project's repository: then its common ancestor with the head
 * @param root absolute real path of the project
 * @throws UserError when there is no such base
 */
export async function baseTree(
  base: string,
  root: string,
  cwd: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<BaseTree> {
  if (base === "") throw new UserError("--base is empty: give it a value, or leave it out.");
  const folder = folderOf(resolve(cwd, base));
  if (folder !== undefined) {
    if (folder === root) throw new UserError("--base is the project itself: name another folder, or a commit.");
    return { root: folder, label: shownPath(base), remove: () => {} };
  }
  const git = new GitReader(root, environment);
  const commit = git.mergeBase(base);
  const made = realpathSync(mkdtempSync(join(tmpdir(), "portlight-base-")));
  const remove = (): void => rmSync(made, { recursive: true, force: true });
  try {
    // Its own name stays: a package without one in its manifest may be called by it.
    const target = join(made, basename(root) || "base");
    mkdirSync(join(target, ".git"), { recursive: true });
    await writeTree(git, git.files(commit), target);
    return { root: target, label: commit.slice(0, 12), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function folderOf(path: string): string | undefined {
  try {
    const real = realpathSync(path);
    return statSync(real).isDirectory() ? real : undefined;
  } catch {
    return undefined;
  }
}

async function writeTree(git: GitReader, files: readonly TreeFile[], target: string): Promise<void> {
  const kept = files.filter(({ path, bytes }) => bytes <= MAX_FILE_BYTES && isPlain(path));
  const total = kept.reduce((sum, { bytes }) => sum + bytes, 0);
  if (kept.length > MAX_FILES || total > MAX_BYTES) {
    throw new UserError(`the base holds more than is read for a comparison (${kept.length} files, ${total} bytes).`, 3);
  }
  const folders = new Set<string>();
  await git.read(kept, ({ path, isExecutable }, bytes) => {
    const folder = posix.dirname(path);
    if (!folders.has(folder)) mkdirSync(join(target, folder), { recursive: true });
    folders.add(folder);
    // Exclusive: two names that this file system takes for one do not overwrite each other.
    writeIfNew(join(target, path), bytes, isExecutable ? 0o755 : 0o644);
  });
}

function writeIfNew(file: string, bytes: Buffer, mode: number): void {
  try {
    writeFileSync(file, bytes, { flag: "wx", mode });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** A path that stays below its root; git refuses others, a hostile object store may not. */
function isPlain(path: string): boolean {
  return (
    !path.includes("\\") &&
    path.split("/").every((part) => part !== "" && part !== "." && part !== ".." && part.toLowerCase() !== ".git")
  );
}
