import * as files from "../../files/read-bytes.ts";
import type { NotAnalysed, NotAnalysedReason } from "../../findings/types.ts";
import type { ConfigLanguage, Language } from "../types.ts";
import { isConfigLanguage, languageOf } from "./languages.ts";
import { pythonEncoding } from "./python-encoding.ts";

/**
 * Largest source or configuration file in bytes. Parsers need up to 520 MB of memory per MB of hostile text, so more would
 * break the memory that the audit promises.
 */
export const MAX_SOURCE_BYTES = 1_048_576;

export type SourceRead =
  | {
      readonly text: string;
      readonly bytes: number;
      /** What the text differs in from the file. */
      readonly replaced?: NotAnalysed;
    }
  | { readonly notAnalysed: NotAnalysed };

export interface SourceReadOptions {
  readonly maxBytes?: number;
  /** What the file is read as, where its name does not say; see `languageOf`. */
  readonly language?: Language | ConfigLanguage | undefined;
}

/**
 * Reads one file of the root, whole or not at all; `path` is relative to the root, POSIX. Its byte order mark is dropped.
 * Source is decoded as what runs it does: a runtime of JavaScript replaces bytes that are not UTF-8, Python refuses them.
 */
export function readSource(root: string, path: string, options: SourceReadOptions = {}): SourceRead {
  const read = readBytes(root, path, options.maxBytes ?? MAX_SOURCE_BYTES);
  if (!("bytes" in read)) return { notAnalysed: read };
  const { bytes } = read;
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isWide) return { notAnalysed: none(path, "encoding", "The file is UTF-16; only UTF-8 is read.") };
  const language = options.language ?? languageOf(path);
  if (language === "python") return decodePython(path, bytes);
  if (language !== undefined && !isConfigLanguage(language)) return decodeScript(path, bytes);
  if (bytes.includes(0)) return { notAnalysed: none(path, "binary", "The file holds NUL bytes.") };
  return decodeUtf8(path, bytes);
}

function none(path: string, reason: NotAnalysedReason, detail: string): NotAnalysed {
  return { path, coverage: "none", reason, detail };
}

function partial(path: string, reason: NotAnalysedReason, detail: string): NotAnalysed {
  return { path, coverage: "partial", reason, detail };
}

/** True when the path stays below the root as it is written. */
export function isInside(path: string): boolean {
  return path !== "" && !path.startsWith("/") && !path.split("/").includes("..") && !path.includes("\0");
}

/** The bytes of a regular file that lies, by real path, inside the root. The cap holds while reading. */
export function readBytes(root: string, path: string, maxBytes: number): { readonly bytes: Buffer } | NotAnalysed {
  if (!isInside(path)) return none(path, "link", "The path leads out of the root.");
  const read = files.readBytes(root, path, { maxBytes });
  if ("bytes" in read) return read;
  switch (read.problem) {
    case "outside":
      return none(path, "link", "The path leads through a link out of the root.");
    case "link":
      return none(path, "link", "The path is a link that leads in a circle, or a link at all.");
    case "special-file":
      return none(path, "special-file", "The path is no regular file.");
    case "too-large":
      return none(path, "too-large", `The file is larger than ${maxBytes} bytes.`);
    case "unreadable":
      return none(path, "unreadable", `The file could not be read (${read.code}).`);
  }
}

const UTF8 = new TextDecoder("utf-8", { fatal: true });
const LENIENT_UTF8 = new TextDecoder("utf-8");

function decodeUtf8(path: string, bytes: Buffer): SourceRead {
  try {
    // The decoder drops the byte order mark.
    return { text: UTF8.decode(bytes), bytes: bytes.length };
  } catch {
    return { notAnalysed: none(path, "encoding", "The file is not valid UTF-8.") };
  }
}

/** A NUL may stand in a comment or a string; elsewhere the parser objects to it. */
function decodeScript(path: string, bytes: Buffer): SourceRead {
  const read = decodeUtf8(path, bytes);
  if ("text" in read) return read;
  const replaced = partial(path, "encoding", "Bytes that are not UTF-8 were replaced, as runtimes do.");
  return { text: LENIENT_UTF8.decode(bytes), bytes: bytes.length, replaced };
}

function decodePython(path: string, bytes: Buffer): SourceRead {
  const encoding = pythonEncoding(bytes);
  if (encoding === "other")
    return { notAnalysed: none(path, "encoding", "The file declares an encoding that is not read.") };
  const read: SourceRead =
    encoding === "latin-1" ? { text: bytes.toString("latin1"), bytes: bytes.length } : decodeUtf8(path, bytes);
  if (!("text" in read) || !bytes.includes(0)) return read;
  // Python refuses them since 3.12 only; before, it ran the file.
  const replaced = partial(path, "binary", "The file holds NUL bytes, which were read as blanks.");
  return { ...read, text: read.text.replaceAll("\0", " "), replaced };
}
