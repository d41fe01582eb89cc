/** What the user named, as files and folders: absolute or relative to the working directory, duplicates ignored. */

import { lstatSync, realpathSync } from "node:fs";
import { basename, resolve, sep } from "node:path";
import { shownPath } from "../content/input-text.ts";
import { terminalText } from "../content/neutralise.ts";
import { codeOf } from "../errors/system-error.ts";
import { UserError } from "../errors/user-error.ts";
import { type Look, lookAt, refusalWords, unreadableCode } from "../files/look.ts";
import { isInside } from "../files/read.ts";
import { compareText } from "../findings/order.ts";
import type { NotAnalysed } from "../findings/types.ts";
import { captureFiles, isCaptureName, isPattern } from "./capture-files.ts";
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
    const input = openable(name, resolve(cwd, name));
    if (typeof input === "string") {
      problems.push(input);
      continue;
    }
    const { real, isFile } = input;
    if (!isInside(root, real)) {
      throw new UserError(
        `${shownPath(name)} lies outside of the project ${terminalText(root)}: change to a folder that holds it and run portlight there.`,
      );
    }
    paths.add(relativeTo(root, real));
    if (isFile) files.add(relativeTo(root, real));
  }
  return { paths: [...paths].sort(compareText), files: [...files].sort(compareText), problems };
}

/**
 * Those of the configuration's paths that cannot be read, one sentence each: who lists a folder expects it to be audited.
 * @param paths relative to the root, POSIX
 */
export function unreadablePaths(root: string, paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const code = unreadableCode(resolve(root, path));
    return code === undefined ? [] : [`${shownPath(path)} ${refusalWords(code)}.`];
  });
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
    captures.set(file, {
      file,
      shown: shownFile(root, file),
      isNamed: isNamed || captures.get(file)?.isNamed === true,
    });
  };
  const leaveOut = (file: string, reason: NotAnalysed["reason"], detail?: string): void => {
    const path = shownFile(root, file);
    notAnalysed.set(path, { path, coverage: "none", reason, ...(detail === undefined ? {} : { detail }) });
  };
  for (const name of named) {
    const path = resolve(base, name);
    const look = lookAt(path);
    const isFolder = look.kind === "entry" && look.stats.isDirectory();
    if (!isFolder && (look.kind === "entry" || !isPattern(name))) {
      const input = openable(name, path);
      const problem = typeof input === "string" ? input : leavesRoot(root, name, path, input.real);
      if (problem !== undefined) problems.push(problem);
      else if (typeof input !== "string") add(input.real, true);
      continue;
    }
    // A folder's name is no pattern, whatever characters it holds.
    const { files, unreadable } = isFolder
      ? captureFiles(path, "**")
      : captureFiles(base, sep === "\\" ? name.replaceAll(sep, "/") : name);
    for (const { folder, code, isStart } of unreadable) {
      const shown = shownFile(root, folder);
      if (isStart) problems.push(`${shownPath(isFolder ? name : shown)} ${refusalWords(code)}.`);
      else leaveOut(folder, "unreadable", `The folder could not be read (${code}).`);
    }
    if (files.length === 0 && unreadable.length === 0) empty.push(name);
    if (files.length > MAX_CAPTURES) {
      throw new UserError(
        `${shownPath(name)} matches ${files.length} captures, more than ${MAX_CAPTURES}: name fewer.`,
      );
    }
    for (const file of files) {
      const found = lookAt(file);
      const input = openable(name, file);
      if (typeof input === "string") {
        if (found.kind === "entry" && found.stats.isFile()) {
          leaveOut(file, "unreadable", `The file could not be read (${unreadableCode(file) ?? "unknown"}).`);
        } else leaveOut(file, reasonFor(found));
      } else if (leavesRoot(root, name, file, input.real)) leaveOut(file, "link");
      else if (isCaptureName(file) && input.isFile) add(input.real, false);
    }
  }
  return {
    captures: [...captures.values()].sort((a, b) => compareText(a.shown, b.shown) || compareText(a.file, b.file)),
    notAnalysed: [...notAnalysed.values()].sort((a, b) => compareText(a.path, b.path)),
    problems,
    empty,
  };
}

function reasonFor(look: Look): NotAnalysed["reason"] {
  if (look.kind !== "entry") return "unreadable";
  return look.stats.isSymbolicLink() ? "link" : "special-file";
}

/** Relative to the root, or the bare name outside of it. */
function shownFile(root: string, file: string): string {
  return isInside(root, file) ? relativeTo(root, file) : basename(file);
}

/** A path below the root may not lead out of it by a link, its own or one of a folder on the way. */
function leavesRoot(root: string, name: string, path: string, real: string): string | undefined {
  return isInside(root, path) && !isInside(root, real)
    ? `${shownPath(name)} leads out of the project by a link: name the file itself.`
    : undefined;
}

/** @returns the file or folder that a named input stands for, or what keeps it from being read, as a sentence */
function openable(name: string, path: string): { readonly real: string; readonly isFile: boolean } | string {
  const shown = shownPath(name);
  try {
    const real = realpathSync(path);
    const stats = lstatSync(real);
    if (!stats.isFile() && !stats.isDirectory()) {
      return `${shown} is neither a file nor a folder: only those are read.`;
    }
    const code = unreadableCode(real);
    return code === undefined ? { real, isFile: stats.isFile() } : `${shown} ${refusalWords(code)}.`;
  } catch (error) {
    const code = codeOf(error);
    return code === "ENOENT" && lookAt(path).kind === "entry"
      ? `${shown} is a link to nothing: name a file.`
      : `${shown} ${refusalWords(code)}.`;
  }
}
