/** What the user named, as files and folders: absolute or relative to the working directory, duplicates ignored. */
import { lstatSync, realpathSync } from "node:fs";
import { basename, resolve, sep } from "node:path";
import { terminalText } from "../content/neutralise.ts";
import { codeOf } from "../errors/system-error.ts";
import { UserError } from "../errors/user-error.ts";
import { isInside } from "../files/read.ts";
import { compareText } from "../findings/order.ts";
import type { NotAnalysed } from "../findings/types.ts";
import { captureFiles, isPattern } from "./capture-files.ts";
import { relativeTo } from "./root.ts";

/** A named folder or pattern may match this many captures; more is a mistake in the pattern. */
const MAX_CAPTURES = 10_000;

export interface AuditInputs {
  /** Relative to the root, POSIX, sorted. */
  readonly paths: readonly string[];
  /** Those of the paths that are files. */
  readonly files: readonly string[];
  /** One sentence for each named input that cannot be read. */
  readonly problems: readonly string[];
}

/** A capture to read. */
interface CaptureInput {
  /** Absolute path to open. */
  readonly file: string;
  /** What reports show: relative to the root, or the bare name outside of it. */
  readonly shown: string;
  /** True when the user named the file itself. */
  readonly isNamed: boolean;
}

export interface CaptureInputs {
  /** Sorted by what reports show, then by path. */
  readonly captures: readonly CaptureInput[];
  readonly notAnalysed: readonly NotAnalysed[];
  readonly problems: readonly string[];
  /** Named patterns and folders without a match, as the user wrote them. */
  readonly empty: readonly string[];
}

/**
 * Files and folders to audit.
 * @param cwd absolute real path
 * @param named as the user wrote them
 * @throws UserError (2) when one lies outside the root
 */
export function auditInputs(root: string, cwd: string, named: readonly string[]): AuditInputs {
  const paths = new Set<string>();
  const files = new Set<string>();
  const problems: string[] = [];
  for (const name of named) {
    const path = resolve(cwd, name);
    const problem = unreadable(name, path);
    if (problem) {
      problems.push(problem);
      continue;
    }
    const real = realpathSync(path);
    if (!isInside(root, real)) {
      throw new UserError(
        `${terminalText(name)} lies outside of the project ${terminalText(root)}: change to a folder that holds it and run portlight there.`,
      );
    }
    paths.add(relativeTo(root, real));
    if (lstatSync(real).isFile()) files.add(relativeTo(root, real));
  }
  return { paths: [...paths].sort(compareText), files: [...files].sort(compareText), problems };
}

/**
 * The captures that files, folders and glob patterns stand for. A named file may lie outside the root and have any name; a
 * folder or pattern gives files that end in `.jsonl`, and a link that leads out of the root is reported, not followed.
 * @param base what relative names are relative to, absolute real path
 */
export function captureInputs(root: string, base: string, named: readonly string[]): CaptureInputs {
  const captures = new Map<string, CaptureInput>();
  const notAnalysed = new Map<string, NotAnalysed>();
  const problems: string[] = [];
  const empty: string[] = [];
  const add = (file: string, isNamed: boolean): void => {
    const shown = isInside(root, file) ? relativeTo(root, file) : basename(file);
    captures.set(file, { file, shown, isNamed: isNamed || captures.get(file)?.isNamed === true });
  };
  for (const name of named) {
    const path = resolve(base, name);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (!stats?.isDirectory() && (stats || !isPattern(name))) {
      const problem = unreadable(name, path) ?? leavesRoot(root, name, path);
      if (problem) problems.push(problem);
      else add(realpathSync(path), true);
      continue;
    }
    // A folder's name is no pattern, whatever characters it holds.
    const matches = stats
      ? captureFiles(path, "**")
      : captureFiles(base, sep === "\\" ? name.replaceAll(sep, "/") : name);
    if (matches.length === 0) empty.push(name);
    if (matches.length > MAX_CAPTURES) {
      throw new UserError(
        `${terminalText(name)} matches ${matches.length} captures, more than ${MAX_CAPTURES}: name fewer.`,
      );
    }
    for (const file of matches) {
      const shown = isInside(root, file) ? relativeTo(root, file) : basename(file);
      const problem = unreadable(name, file) ?? leavesRoot(root, name, file);
      if (problem) notAnalysed.set(shown, { path: shown, coverage: "none", reason: reasonFor(file) });
      else if (file.endsWith(".jsonl") && lstatSync(realpathSync(file)).isFile()) add(realpathSync(file), false);
    }
  }
  return {
    captures: [...captures.values()].sort((a, b) => compareText(a.shown, b.shown) || compareText(a.file, b.file)),
    notAnalysed: [...notAnalysed.values()].sort((a, b) => compareText(a.path, b.path)),
    problems,
    empty,
  };
}

function reasonFor(file: string): NotAnalysed["reason"] {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === false && !stats.isSymbolicLink() ? "special-file" : "link";
}

/** A path below the root may not lead out of it by a link, its own or one of a folder on the way. */
function leavesRoot(root: string, name: string, path: string): string | undefined {
  return isInside(root, path) && !isInside(root, realpathSync(path))
    ? `${terminalText(name)} leads out of the project by a link: name the file itself.`
    : undefined;
}

/** What keeps a named input from being read, as a sentence. */
function unreadable(name: string, path: string): string | undefined {
  const shown = terminalText(name);
  try {
    const stats = lstatSync(realpathSync(path));
    return stats.isFile() || stats.isDirectory()
      ? undefined
      : `${shown} is neither a file nor a folder: only those are read.`;
  } catch (error) {
    switch (codeOf(error)) {
      case "ENOENT":
        return lstatSync(path, { throwIfNoEntry: false })
          ? `${shown} is a link to nothing: name a file.`
          : `${shown} does not exist: check the path.`;
      case "ENOTDIR":
        return `${shown} does not exist: check the path.`;
      case "ELOOP":
        return `${shown} is a link that leads to itself: name a file.`;
      default:
        return `${shown} cannot be read (${codeOf(error)}): check its permissions.`;
    }
  }
}
