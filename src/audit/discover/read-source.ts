import { closeSync, constants, fstatSync, openSync, readSync, realpathSync } from "node:fs";
import { join, sep } from "node:path";
import type { NotAnalysed, NotAnalysedReason } from "../../findings/types.ts";

/**
 * Largest source or configuration file in bytes. Parsers need up to 520 MB of memory per MB of hostile text, so more would
 * break the memory that the audit promises.
 */
export const MAX_SOURCE_BYTES = 1_048_576;

export type SourceRead = { readonly text: string; readonly bytes: number } | { readonly notAnalysed: NotAnalysed };

/** Reads one file of the root, whole or not at all; `path` is relative to the root, POSIX. Its byte order mark is dropped. */
export function readSource(root: string, path: string, maxBytes: number = MAX_SOURCE_BYTES): SourceRead {
  const read = readBytes(root, path, maxBytes);
  return "bytes" in read ? decode(path, read.bytes) : { notAnalysed: read };
}

function none(path: string, reason: NotAnalysedReason, detail: string): NotAnalysed {
  return { path, coverage: "none", reason, detail };
}

/** True when the path stays below the root as it is written. */
export function isInside(path: string): boolean {
  return path !== "" && !path.startsWith("/") && !path.split("/").includes("..") && !path.includes("\0");
}

/** The bytes of a regular file that lies, by real path, inside the root. The cap holds while reading. */
export function readBytes(root: string, path: string, maxBytes: number): { readonly bytes: Buffer } | NotAnalysed {
  if (!isInside(path)) return none(path, "link", "The path leads out of the root.");
  const full = join(root, path);
  let file: number;
  try {
    const real = realpathSync(full);
    const base = root.endsWith(sep) ? root : `${root}${sep}`;
    if (!real.startsWith(base)) return none(path, "link", "The path leads through a link out of the root.");
    // Without O_NONBLOCK the open of a named pipe would wait for a writer.
    file = openSync(full, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    return failure(path, error);
  }
  try {
    if (!fstatSync(file).isFile()) return none(path, "special-file", "The path is no regular file.");
    return readCapped(file, path, maxBytes);
  } catch (error) {
    return failure(path, error);
  } finally {
    closeSync(file);
  }
}

function readCapped(file: number, path: string, maxBytes: number): { readonly bytes: Buffer } | NotAnalysed {
  const chunks: Buffer[] = [];
  let total = 0;
  for (;;) {
    const chunk = Buffer.allocUnsafe(Math.min(65_536, maxBytes + 1 - total));
    const count = readSync(file, chunk, 0, chunk.length, null);
    if (count === 0) return { bytes: Buffer.concat(chunks, total) };
    chunks.push(chunk.subarray(0, count));
    total += count;
    if (total > maxBytes) return none(path, "too-large", `The file is larger than ${maxBytes} bytes.`);
  }
}

function failure(path: string, error: unknown): NotAnalysed {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ELOOP") return none(path, "link", "The path is a link that leads in a circle, or a link at all.");
  return none(path, "unreadable", `The file could not be read (${code ?? "unknown error"}).`);
}

const UTF8 = new TextDecoder("utf-8", { fatal: true });

function decode(path: string, bytes: Buffer): SourceRead {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isWide) return { notAnalysed: none(path, "encoding", "The file is UTF-16; only UTF-8 is read.") };
  if (bytes.includes(0)) return { notAnalysed: none(path, "binary", "The file holds NUL bytes.") };
  const declared = /\.pyw?$/u.test(path) ? declaredEncoding(bytes) : undefined;
  if (declared !== undefined && !UTF8_NAMES.test(declared)) {
    if (LATIN_NAMES.test(declared)) return { text: bytes.toString("latin1"), bytes: bytes.length };
    return { notAnalysed: none(path, "encoding", "The file declares an encoding that is not read.") };
  }
  try {
    // The decoder drops the byte order mark.
    return { text: UTF8.decode(bytes), bytes: bytes.length };
  } catch {
    return { notAnalysed: none(path, "encoding", "The file is not valid UTF-8.") };
  }
}

const UTF8_NAMES = /^(?:utf[-_]?8(?:[-_]sig)?|u8|(?:us[-_]?)?ascii|646)$/iu;

/** Their bytes above 127 differ in a few letters only, which no rule looks at. */
const LATIN_NAMES = /^(?:latin[-_]?1|l1|iso[-_]?8859[-_]?1(?:5)?|cp1252|windows[-_]1252)$/iu;

/**
 * The encoding that a Python file declares in its first two lines (PEP 263). It counts even where the bytes are UTF-8:
 * under `utf-7` a comment can hold code.
 */
function declaredEncoding(bytes: Buffer): string | undefined {
  const head = bytes
    .subarray(0, 1000)
    .toString("latin1")
    .split(/\r\n|[\n\r]/u, 2);
  const pattern = /^[ \t\f]*#.{0,500}?coding[:=][ \t]*([-\w.]{1,100})/u;
  const first = head[0]?.replace(/^ï»¿/u, "") ?? "";
  const found = pattern.exec(first);
  if (found) return found[1];
  // The second line counts only behind a blank or a comment.
  return /^[ \t\f]*(?:#.*)?$/u.test(first) ? pattern.exec(head[1] ?? "")?.[1] : undefined;
}
