import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";
import { codeOf } from "../errors/system-error.ts";
import { UserError } from "../errors/user-error.ts";
import { refusalWords } from "./look.ts";

export interface ReadOptions {
  /** Absolute real path of the root that the file has to lie in. */
  readonly root: string;
  /** Relative to the root, POSIX. */
  readonly path: string;
  /** In bytes; checked while reading, so a file that grows or lies about its size is caught. */
  readonly maxBytes: number;
  /** How the path is written in a message: escaped, one line. */
  readonly label: string;
  readonly exitCode: 2 | 3;
  /** Keeps a byte order mark as the text's first character; otherwise it is dropped. */
  readonly keepByteOrderMark?: boolean;
}

/**
 * Reads a regular file of the project as UTF-8: by real path inside the root, no special file, bounded.
 * @returns undefined when there is no such file
 * @throws UserError for a link out of the root, a special file, one that is too large, unreadable or not UTF-8
 */
export function readProjectFile(options: ReadOptions): string | undefined {
  const { root, path, maxBytes, label, exitCode } = options;
  const refuse = (why: string): never => {
    throw new UserError(`${label} ${why}.`, exitCode);
  };
  const file = join(root, path);
  let real: string;
  try {
    lstatSync(file);
    real = realpathSync(file);
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT" || code === "ENOTDIR") {
      return isDangling(file) ? refuse("is a link to nothing") : undefined;
    }
    return refuse(refusalWords(code));
  }
  if (!isInside(root, real)) return refuse("is a link that leaves the project");
  let fd: number;
  try {
    // Non-blocking, so that a pipe put there cannot hold the run.
    fd = openSync(real, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    return refuse(refusalWords(codeOf(error)));
  }
  try {
    if (!fstatSync(fd).isFile()) return refuse("is not a regular file");
    const bytes = Buffer.alloc(maxBytes + 1);
    let length = 0;
    while (length < bytes.length) {
      const read = readSync(fd, bytes, length, bytes.length - length, null);
      if (read === 0) break;
      length += read;
    }
    if (length > maxBytes) return refuse(`is larger than ${maxBytes} bytes`);
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: options.keepByteOrderMark === true }).decode(
      bytes.subarray(0, length),
    );
  } catch (error) {
    if (error instanceof UserError) throw error;
    return refuse(error instanceof TypeError ? "is not UTF-8" : refusalWords(codeOf(error)));
  } finally {
    closeSync(fd);
  }
}

/** True when `path`, an absolute real path, is the root or lies in it. */
export function isInside(root: string, path: string): boolean {
  const rest = relative(root, path);
  return rest === "" || (rest !== ".." && !rest.startsWith(`..${sep}`) && !isAbsolute(rest));
}

function isDangling(file: string): boolean {
  try {
    return lstatSync(file).isSymbolicLink();
  } catch {
    return false;
  }
}
