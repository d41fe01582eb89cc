import { type Dirent, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { terminalText } from "../content/neutralise.ts";
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

/**
 * Files whose name ends in `.jsonl` and links of any name that a pattern matches; links are not followed.
 * @param base absolute path that the pattern is relative to
 * @returns absolute paths, sorted
 * @throws UserError when the pattern is malformed, or walks over too much
 */
export function captureFiles(base: string, pattern: string): string[] {
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
    throw error instanceof UserError ? new UserError(`${terminalText(pattern)}: ${error.message}`) : error;
  }
  const found: string[] = [];
  const waiting: string[] = [""];
  let entries = 0;
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const entry of list(join(start, folder))) {
      if (++entries > MAX_ENTRIES) {
        throw new UserError(
          `${terminalText(pattern)} walks over more than ${MAX_ENTRIES} files: begin it with a folder.`,
        );
      }
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) waiting.push(path);
      } else if ((entry.isSymbolicLink() || isCaptureName(entry.name)) && matches(path)) {
        found.push(join(start, path));
      }
    }
  }
  return found.sort(compareText);
}

/** What the user does not name is recognised by its ending; `.effects.jsonl` is another format. */
function isCaptureName(name: string): boolean {
  return name.endsWith(".jsonl") && !name.endsWith(".effects.jsonl");
}

/** A folder that is not there or cannot be opened has no entries here; the audit reports unreadable folders. */
function list(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
