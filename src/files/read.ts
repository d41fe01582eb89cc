import { lstatSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../errors/user-error.ts";
import { readBytes } from "./read-bytes.ts";

export { isInside } from "./read-bytes.ts";

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
  const read = readBytes(root, path, { maxBytes, followsLinks: true });
  if ("problem" in read) {
    switch (read.problem) {
      case "outside":
        return refuse("is a link that leaves the project");
      case "link":
        return refuse(refusalWords("ELOOP"));
      case "special-file":
        return refuse("is not a regular file");
      case "too-large":
        return refuse(`is larger than ${maxBytes} bytes`);
      case "unreadable": {
        const isMissing = read.code === "ENOENT" || read.code === "ENOTDIR";
        if (!isMissing) return refuse(refusalWords(read.code ?? "unknown"));
        return isDangling(file) ? refuse("is a link to nothing") : undefined;
      }
    }
  }
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: options.keepByteOrderMark === true }).decode(read.bytes);
  } catch {
    return refuse("is not UTF-8");
  }
}

function isDangling(file: string): boolean {
  try {
    return lstatSync(file).isSymbolicLink();
  } catch {
    return false;
  }
}
