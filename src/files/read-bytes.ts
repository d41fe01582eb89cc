import { closeSync, constants, fstatSync, openSync, readSync, realpathSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";
import { codeOf } from "../errors/system-error.ts";

export interface ByteLimits {
  /** In bytes; checked while reading, so a file that grows or lies about its size is caught. */
  readonly maxBytes: number;
  /** Follows a link whose target lies in the root; otherwise a link is refused. */
  readonly followsLinks?: boolean;
}

/** Why nothing was read. `code`: of the system, where it gave one. */
export interface ReadProblem {
  readonly problem: "outside" | "link" | "special-file" | "too-large" | "unreadable";
  readonly code?: string;
}

const CHUNK = 65_536;

/**
 * The bytes of a regular file that lies, by real path, in the root. Special files are refused without waiting for them.
 * @param root absolute real path
 * @param path relative to the root, POSIX
 */
export function readBytes(root: string, path: string, limits: ByteLimits): { readonly bytes: Buffer } | ReadProblem {
  const full = join(root, path);
  let file: number;
  try {
    const real = realpathSync(full);
    if (!isInside(root, real)) return { problem: "outside" };
    const noFollow = limits.followsLinks === true ? 0 : (constants.O_NOFOLLOW ?? 0);
    // Without O_NONBLOCK the open of a named pipe would wait for a writer.
    file = openSync(
      limits.followsLinks === true ? real : full,
      constants.O_RDONLY | noFollow | (constants.O_NONBLOCK ?? 0),
    );
  } catch (error) {
    return failure(error);
  }
  try {
    if (!fstatSync(file).isFile()) return { problem: "special-file" };
    return readCapped(file, limits.maxBytes);
  } catch (error) {
    return failure(error);
  } finally {
    closeSync(file);
  }
}

function readCapped(file: number, maxBytes: number): { readonly bytes: Buffer } | ReadProblem {
  const chunks: Buffer[] = [];
  let total = 0;
  for (;;) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK, maxBytes + 1 - total));
    const count = readSync(file, chunk, 0, chunk.length, null);
    if (count === 0) return { bytes: Buffer.concat(chunks, total) };
    chunks.push(chunk.subarray(0, count));
    total += count;
    if (total > maxBytes) return { problem: "too-large" };
  }
}

function failure(error: unknown): ReadProblem {
  const code = codeOf(error);
  return { problem: code === "ELOOP" ? "link" : "unreadable", code };
}

/** True when `path`, an absolute real path, is the root or lies in it. */
export function isInside(root: string, path: string): boolean {
  const rest = relative(root, path);
  return rest === "" || (rest !== ".." && !rest.startsWith(`..${sep}`) && !isAbsolute(rest));
}
