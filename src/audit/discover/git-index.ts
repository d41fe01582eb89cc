/**
 * The list of tracked files, read from `.git/index` (gitformat-index, versions 2 to 4): no git is started, nothing of the
 * repository is executed.
 */
import { lstatSync } from "node:fs";
import { join } from "node:path";
import { readBytes } from "./read-source.ts";

const MAX_INDEX_BYTES = 128 * 1_048_576;
const GITLINK = 0o160000;
const SYMLINK = 0o120000;

/**
 * Paths of tracked regular files, relative to the root; undefined when there is no index that can be read. The `.git` of a
 * linked work tree is a file that points out of the root, and is not followed.
 */
export function trackedFiles(root: string): ReadonlySet<string> | undefined {
  try {
    if (!lstatSync(join(root, ".git")).isDirectory()) return undefined;
  } catch {
    return undefined;
  }
  const read = readBytes(root, ".git/index", MAX_INDEX_BYTES);
  return "bytes" in read ? parseIndex(read.bytes) : undefined;
}

/** Undefined when the bytes are no index of a known version; object names may be SHA-1 or SHA-256. */
export function parseIndex(bytes: Buffer): ReadonlySet<string> | undefined {
  return parseEntries(bytes, 20) ?? parseEntries(bytes, 32);
}

function parseEntries(bytes: Buffer, hashLength: number): ReadonlySet<string> | undefined {
  if (bytes.length < 12 || bytes.toString("latin1", 0, 4) !== "DIRC") return undefined;
  const version = bytes.readUInt32BE(4);
  const count = bytes.readUInt32BE(8);
  if (version < 2 || version > 4) return undefined;
  const paths = new Set<string>();
  let previous: Uint8Array = Buffer.alloc(0);
  let at = 12;
  for (let i = 0; i < count; i++) {
    const start = at;
    const flagsAt = start + 40 + hashLength;
    if (flagsAt + 2 > bytes.length) return undefined;
    const mode = bytes.readUInt32BE(start + 24);
    const flags = bytes.readUInt16BE(flagsAt);
    at = flagsAt + ((flags & 0x4000) !== 0 && version >= 3 ? 4 : 2);
    let name: Buffer;
    if (version === 4) {
      const strip = offsetNumber(bytes, at);
      if (strip === undefined || strip.value > previous.length) return undefined;
      const end = bytes.indexOf(0, strip.next);
      if (end < 0) return undefined;
      name = Buffer.concat([previous.subarray(0, previous.length - strip.value), bytes.subarray(strip.next, end)]);
      at = end + 1;
    } else {
      const end = bytes.indexOf(0, at);
      if (end < 0) return undefined;
      name = bytes.subarray(at, end);
      at = start + Math.floor((end - start) / 8) * 8 + 8;
    }
    // The entry repeats its name's length: a wrong hash length shows here.
    const length = flags & 0xfff;
    if (name.length === 0 || (length < 0xfff && length !== name.length)) return undefined;
    previous = name;
    const type = mode & 0o170000;
    if (type !== GITLINK && type !== SYMLINK) paths.add(name.toString("utf8"));
  }
  return paths;
}

/** The variable-length number of version 4 ("offset encoding" of pack files). */
function offsetNumber(bytes: Buffer, from: number): { readonly value: number; readonly next: number } | undefined {
  let value = 0;
  for (let at = from; at < Math.min(bytes.length, from + 5); at++) {
    const byte = bytes[at] as number;
    value = value * 128 + (byte & 0x7f);
    if ((byte & 0x80) === 0) return { value, next: at + 1 };
    value++;
  }
  return undefined;
}
