import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { constants, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { codeOf } from "../errors/system-error.ts";
import { scanJson } from "./json-scan.ts";
import { FRAME_BYTES, FRAME_DEPTH } from "./limits.ts";
import { type CaptureOutput, immediateOutput, type Tail } from "./output.ts";
import {
  type BodyRecord,
  type Direction,
  FORMAT,
  type FrameRecord,
  type SessionStart,
  type SseFields,
} from "./types.ts";

export interface CaptureWriterOptions {
  /** Folder of the log; made when it is not there. */
  readonly directory: string;
  /** The log becomes `<name>.mcp.jsonl`, or `<name>.<n>.mcp.jsonl` from 2 on when that exists. */
  readonly name: string;
  readonly start: Omit<SessionStart, "type" | "format" | "ts">;
  /** RFC 3339 UTC with microseconds. */
  readonly now: () => string;
  /** Bytes of a message beyond which only its beginning is stored; 1 MiB when not given. */
  readonly frameBytes?: number;
  /** Bytes of the log beyond which records are dropped and counted; 1 GiB when not given. */
  readonly fileBytes?: number;
  /** How bytes reach the file; each write is done before the next record when not given. */
  readonly output?: (fd: number, tail: Tail) => CaptureOutput;
}

export interface FrameFields {
  /** When it was observed; now when not given. */
  readonly ts?: string;
  readonly exchange?: number;
  readonly sse?: SseFields;
  readonly redacted?: boolean;
  /** The message was no JSON as it came, whatever it is now that secrets were replaced. */
  readonly noise?: boolean;
  /**
   * Given when the caller kept only the beginning of the message: length and SHA-256 (hex) of the whole. Of a message with
   * secrets no digest is stored: it would confirm a guess at what was replaced.
   */
  readonly whole?: { readonly bytes: number; readonly sha256?: string };
}

/** Any record between start and end but a frame, without the number that the writer gives. */
export type OtherRecord = Unnumbered<Exclude<BodyRecord, FrameRecord>>;
type Unnumbered<R> = R extends unknown ? Omit<R, "seq" | "ts"> & { readonly ts?: string } : never;

export interface CaptureWriter {
  /** Where the log is. */
  readonly path: string;
  /** Why nothing is written (a code such as ENOSPC), since that happened. Records are then counted as dropped. */
  readonly failure: string | undefined;
  readonly dropped: number;
  /** Stores one message as observed: bytes without the line's terminator. Never throws. */
  frame(dir: Direction, bytes: Uint8Array, fields?: FrameFields): void;
  /** Stores any other record. Never throws. */
  record(record: OtherRecord): void;
  /** Notes that the recorder itself lost messages here. */
  lost(count: number, reason: string): void;
  /**
   * Writes the end record. A record that comes later takes its place, and a new end record follows it in the same write:
   * from the first seal on the log is complete at every moment, whenever the recorder is killed.
   */
  seal(): void;
  /** Seals and closes the file; resolves when the bytes have left. Later calls of any method do nothing. */
  close(): Promise<void>;
}

const FILE_BYTES = 1024 * 1024 * 1024;
/** Kept free below the file's limit, for the gap and end records. */
const RESERVE = 1024;
const MAX_FILES = 10_000;
/** Bytes of lines that are put together without memory of their own. */
const SCRATCH = 64 * 1024;

/** A log whose file is made; plain data, so that another thread can go on with it. */
export interface OpenedCapture {
  readonly fd: number;
  readonly path: string;
  /** The first line, which no one has written yet. */
  readonly head: Uint8Array;
}

/**
 * Starts a log. Each record is numbered, hashed and handed to the output in one synchronous step, so that the order of the
 * file is the order of observation.
 * @throws the system's error when the folder or the file cannot be made; a recorder then goes on without a log
 */
export function createCaptureWriter(options: CaptureWriterOptions): CaptureWriter {
  return continueCapture(createCaptureFile(options), options);
}

/**
 * Makes the file of a log.
 * @throws as `createCaptureWriter`
 */
export function createCaptureFile(
  options: Pick<CaptureWriterOptions, "directory" | "name" | "start" | "now">,
): OpenedCapture {
  makeFolder(options.directory);
  const [fd, path] = createFile(options.directory, captureName(options.name));
  const start = { type: "session.start", format: FORMAT, ts: options.now(), ...options.start };
  return { fd, path, head: Buffer.from(`${JSON.stringify(start)}\n`) };
}

/** Writes a log, its first line included. */
export function continueCapture(
  opened: OpenedCapture,
  options: Pick<CaptureWriterOptions, "now" | "frameBytes" | "fileBytes" | "output">,
): CaptureWriter {
  return new FileCaptureWriter(opened, options);
}

/**
 * Makes a text fit to name a file on every platform: letters, digits, `.`, `_` and `-`, at most 100 characters.
 * @returns "session" when nothing is left
 */
export function captureName(text: string): string {
  const name = text
    .replace(/[^A-Za-z0-9._-]+/g, "_")
    .replace(/^[._-]+/, "")
    .slice(0, 100)
    .replace(/[._]+$/, "");
  return name === "" ? "session" : name;
}

class FileCaptureWriter implements CaptureWriter {
  readonly path: string;
  dropped = 0;

  readonly #output: CaptureOutput;
  readonly #now: () => string;
  readonly #frameBytes: number;
  readonly #fileBytes: number;
  readonly #hash = createHash("sha256");
  readonly #frames = { c2s: 0, s2c: 0 };
  #seq = 0;
  /** Length of the log without an end record. */
  #written = 0;
  #sealed = false;
  #closed = false;
  /** For one line after the other, where the output copies them. */
  #scratch: Buffer | undefined;
  /** Lost since the last gap record, and why. */
  #gap = 0;
  #gapReason = "";

  constructor(
    { fd, path, head }: OpenedCapture,
    options: Pick<CaptureWriterOptions, "now" | "frameBytes" | "fileBytes" | "output">,
  ) {
    this.#now = options.now;
    this.#frameBytes = options.frameBytes ?? FRAME_BYTES;
    this.#fileBytes = options.fileBytes ?? FILE_BYTES;
    this.path = path;
    this.#output = (options.output ?? immediateOutput)(fd, () => (this.#sealed ? this.#end() : undefined));
    this.#append(Buffer.from(head));
  }

  get failure(): string | undefined {
    return this.#output.failure;
  }

  frame(dir: Direction, bytes: Uint8Array, fields: FrameFields = {}): void {
    if (this.#closed) return;
    const cut = fields.whole !== undefined || bytes.length > this.#frameBytes;
    const { name, value, reflowed } = cut ? asBeginning(bytes, this.#frameBytes) : asMessage(bytes, fields.noise);
    let told = "";
    if (fields.exchange !== undefined) told += `"exchange":${JSON.stringify(fields.exchange)},`;
    if (fields.sse !== undefined) told += `"sse":${JSON.stringify(fields.sse)},`;
    if (cut) {
      told += `"truncated":true,"bytes":${fields.whole?.bytes ?? bytes.length},`;
      const digest = fields.redacted ? undefined : fields.whole ? fields.whole.sha256 : sha256(bytes);
      if (digest !== undefined) told += `"sha256":"${digest}",`;
    }
    if (reflowed) told += '"reflowed":true,';
    if (fields.redacted) told += '"redacted":true,';
    this.#numbered("frame", fields.ts ?? this.#now(), `"dir":"${dir}",${told}"${name}":`, value, dir);
  }

  record(record: OtherRecord): void {
    if (this.#closed) return;
    const { type, ts, ...fields } = record;
    this.#numbered(type, ts ?? this.#now(), JSON.stringify(fields).slice(1, -1));
  }

  lost(count: number, reason: string): void {
    if (this.#closed || count <= 0) return;
    this.dropped += count;
    this.#gap += count;
    this.#gapReason = reason;
  }

  seal(): void {
    if (this.#closed) return;
    this.#output.recover?.();
    this.#writeGap(0);
    this.#sealed = true;
    this.#output.write(NOTHING);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.seal();
    this.#closed = true;
    await this.#output.close();
  }

  /**
   * Numbers and appends one record; a frame of direction `dir` is counted.
   * @param members the JSON behind number and time, up to where `value` or the end of the object stands
   */
  #numbered(type: string, ts: string, members: string, value: Uint8Array = NOTHING, dir?: Direction): void {
    // Nothing of a text takes more than three bytes for a unit.
    const size = 3 * members.length + value.length + 128;
    const isFull = this.#written + size + RESERVE > this.#fileBytes;
    if (isFull || !this.#output.accepts(size)) {
      this.lost(1, isFull ? "size limit of the log" : this.#refusal());
      return;
    }
    this.#writeGap(size);
    const head = `{"type":"${type}","seq":${this.#seq + 1},"ts":${JSON.stringify(ts)},${members}`;
    const line = this.#room(3 * head.length + value.length + 2);
    let end = line.write(head);
    line.set(value, end);
    end += value.length;
    line[end++] = 0x7d;
    line[end++] = 0x0a;
    if (dir) this.#frames[dir]++;
    if (this.#append(line.subarray(0, end))) {
      this.#seq++;
      return;
    }
    if (dir) this.#frames[dir]--;
    this.lost(1, this.#refusal());
  }

  #room(bytes: number): Buffer {
    if (this.#output.keepsNothing !== true || bytes > SCRATCH) return Buffer.allocUnsafe(bytes);
    this.#scratch ??= Buffer.allocUnsafe(SCRATCH);
    return this.#scratch;
  }

  #refusal(): string {
    return this.failure === undefined ? "the disk was too slow" : `write error ${this.failure}`;
  }

  #writeGap(room: number): void {
    if (this.#gap === 0 || this.failure !== undefined || this.#written + room + RESERVE / 2 > this.#fileBytes) return;
    const gap = { type: "gap", seq: this.#seq + 1, ts: this.#now(), dropped: this.#gap, reason: this.#gapReason };
    if (!this.#append(Buffer.from(`${JSON.stringify(gap)}\n`))) return;
    this.#seq++;
    this.#gap = 0;
  }

  /**
   * Appends a line, in place of the end record where there is one. False when the output has no room for it, or failed:
   * what stands then is an incomplete log with a torn line at most.
   */
  #append(line: Buffer): boolean {
    if (!this.#output.accepts(line.length)) return false;
    this.#hash.update(line);
    this.#written += line.length;
    this.#output.write(line);
    return this.failure === undefined;
  }

  #end(): Buffer {
    const sha256 = this.#hash.copy().digest("hex");
    const end = { type: "session.end", ts: this.#now(), frames: this.#frames, dropped: this.dropped, sha256 };
    return Buffer.from(`${JSON.stringify(end)}\n`);
  }
}

const NOTHING = Buffer.alloc(0);

interface Stored {
  readonly name: "frame" | "text" | "base64";
  /** JSON as it goes into the line. */
  readonly value: Uint8Array;
  readonly reflowed: boolean;
}

function asMessage(bytes: Uint8Array, noise = false): Stored {
  if (!isUtf8(bytes)) return { name: "base64", value: quoted(base64(bytes)), reflowed: false };
  const form = noise ? "not-json" : scanJson(bytes, FRAME_DEPTH);
  if (form === "json") return { name: "frame", value: bytes, reflowed: false };
  if (form === "breaks") return { name: "frame", value: withoutBreaks(bytes), reflowed: true };
  return { name: "text", value: quoted(Buffer.from(bytes).toString("utf8")), reflowed: false };
}

/** The beginning of a message that is too long, cut between characters. */
function asBeginning(bytes: Uint8Array, limit: number): Stored {
  const length = Math.min(bytes.length, limit);
  // A character has at most four bytes, so one that the cut split loses at most three.
  for (let end = length; end >= Math.max(0, length - 3); end--) {
    const beginning = bytes.subarray(0, end);
    if (isUtf8(beginning))
      return { name: "text", value: quoted(Buffer.from(beginning).toString("utf8")), reflowed: false };
  }
  return { name: "base64", value: quoted(base64(bytes.subarray(0, length))), reflowed: false };
}

/** Valid JSON holds raw line breaks only between tokens, so each becomes a space. */
function withoutBreaks(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte) => (byte === 0x0a || byte === 0x0d ? 0x20 : byte));
}

function quoted(text: string): Uint8Array {
  return Buffer.from(JSON.stringify(text));
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Node's own recursive `mkdir` does not end where a folder that is there takes none, as in /proc. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === "EEXIST" && statSync(path).isDirectory()) return;
    if (code !== "ENOENT" || existsSync(dirname(path))) throw error;
    makeFolder(dirname(path));
    makeFolder(path);
  }
}

function createFile(directory: string, name: string): [number, string] {
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL;
  for (let n = 1; ; n++) {
    const path = join(directory, n === 1 ? `${name}.mcp.jsonl` : `${name}.${n}.mcp.jsonl`);
    try {
      return [openSync(path, flags, 0o600), path];
    } catch (error) {
      if (codeOf(error) !== "EEXIST" || n >= MAX_FILES) throw error;
    }
  }
}
