import { type Dirent, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { shownPath } from "../content/input-text.ts";
import { codeOf } from "../errors/system-error.ts";
import { UserError } from "../errors/user-error.ts";
import { compileGlob } from "../files/glob.ts";
import { compareText } from "../findings/order.ts";

/** Entries that one pattern may walk over; a checkout with more needs a pattern that begins deeper. */
const MAX_ENTRIES = 500_000;

/** Folders that hold other people's files. */
const SKIPPED = new Set(["node_modules", ".git"]);

export function isPattern(name: string): boolean {
  return /[*?[\]{}]/.test(name);
}

export interface FoundCaptures {
  /** Absolute paths, sorted. */
  readonly files: readonly string[];
  /** Folders that could not be listed, absolute, sorted; what they hold is not known. */
  readonly unreadable: readonly UnreadableFolder[];
}

interface UnreadableFolder {
  readonly folder: string;
  /** Of the system. */
  readonly code: string;
  /** True for the folder that the search begins in: nothing at all could be looked at. */
  readonly isStart: boolean;
}

/**
 * Files whose name ends in `.jsonl` and links of any name that a pattern matches; links are not followed.
 * @param base absolute path that the pattern is relative to
 * @throws UserError when the pattern is malformed, or walks over too much
 */
export function captureFiles(base: string, pattern: string): FoundCaptures {
  const segments = pattern.split("/");
  const wild = segments.findIndex((segment) => isPattern(segment) || segment.includes("\\"));
  const start = resolve(
    base,
    segments.slice(0, wild < 0 ? segments.length : wild).join("/") || (pattern.startsWith("/") ? "/" : "."),
  );
  const rest = wild < 0 ? "**" : segments.slice(wild).join("/");
  let matches: (path: string) => boolean;
  try {
    const glob = compileGlob(rest);
    matches = (path) => glob.matches(path);
  } catch (error) {
    throw error instanceof UserError ? new UserError(`${shownPath(pattern)}: ${error.message}`) : error;
  }
  const found: string[] = [];
  const unreadable: UnreadableFolder[] = [];
  const waiting: string[] = [""];
  let entries = 0;
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const listed = list(join(start, folder));
    if (typeof listed === "string") {
      unreadable.push({ folder: join(start, folder), code: listed, isStart: folder === "" });
      continue;
    }
    for (const entry of listed) {
      if (++entries > MAX_ENTRIES) {
        throw new UserError(`${shownPath(pattern)} walks over more than ${MAX_ENTRIES} files: begin it with a folder.`);
      }
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) waiting.push(path);
      } else if ((entry.isSymbolicLink() || isCaptureName(entry.name)) && matches(path)) {
        found.push(join(start, path));
      }
    }
  }
  return {
    files: found.sort(compareText),
    unreadable: unreadable.sort((a, b) => compareText(a.folder, b.folder)),
  };
}

/**
 * What the user does not name is recognised by its ending, in any case. A log of observed effects ends so, too, and is told by
 * what it holds: by its name a session could hide.
 */
export function isCaptureName(name: string): boolean {
  return name.toLowerCase().endsWith(".jsonl");
}

/** @returns the entries, none for a folder that is not there, or the code of the system when it cannot be listed */
function list(folder: string): Dirent[] | string {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    const code = codeOf(error);
    return code === "ENOENT" || code === "ENOTDIR" ? [] : code;
  }
}
