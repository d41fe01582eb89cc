import { closeSync, constants, fstatSync, openSync } from "node:fs";
import { terminalText } from "../content/neutralise.ts";
import { UserError } from "../errors/user-error.ts";
import type { Adapter } from "./adapters/adapter.ts";
import { glassportAdapter, isGlassport } from "./adapters/glassport.ts";
import { isMcpsnoop, mcpsnoopAdapter } from "./adapters/mcpsnoop.ts";
import { deeperThan } from "./depth.ts";
import { CAPTURE_LIMITS, type CaptureLimits } from "./limits.ts";
import { LineReader } from "./lines.ts";
import { memberText } from "./member-span.ts";
import { asRecord, asStart, isObject, Malformed } from "./records.ts";
import { Sequence } from "./sequence.ts";
import {
  type BodyRecord,
  type CaptureRecord,
  type CaptureSummary,
  FORMAT,
  type LocatedRecord,
  type SessionEnd,
  type SessionStart,
  type SourceFormat,
} from "./types.ts";

export interface ReadCaptureOptions {
  readonly limits?: Partial<CaptureLimits>;
  /** How messages name the file; the path when not given. */
  readonly label?: string;
}

/**
 * Opens a session log of our own recorder, of glassport or of mcpsnoop; the first record tells which. Iterate over it once,
 * then ask for the summary.
 * @param source a path, or a descriptor that stays open and belongs to the caller
 * @throws UserError (3) when the file cannot be read or is no session log; never with content of the file in its message
 */
export function readCapture(source: string | number, options: ReadCaptureOptions = {}): CaptureReader {
  const label = terminalText(options.label ?? (typeof source === "string" ? source : "the capture"));
  const limits = { ...CAPTURE_LIMITS, ...options.limits };
  if (typeof source === "number") return new CaptureReader(source, false, label, limits);
  const fd = open(source, label);
  try {
    return new CaptureReader(fd, true, label, limits);
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}

export class CaptureReader implements Iterable<LocatedRecord> {
  readonly format: SourceFormat;
  /** From the first record; made up of what another recorder's first line tells. */
  readonly start: SessionStart;

  readonly #fd: number;
  readonly #owned: boolean;
  readonly #label: string;
  readonly #limits: CaptureLimits;
  readonly #lines: LineReader;
  readonly #adapter: Adapter | undefined;
  readonly #sequences = new Map<string, Sequence>();
  /** What a line of another recorder gave beyond its first record; the start of a log. */
  #pending: LocatedRecord[] = [];
  #firstValue: unknown;
  #done = false;
  #records = 0;
  readonly #frames = { c2s: 0, s2c: 0 };
  #dropped = 0;
  #gaps = 0;
  #holes = 0;
  readonly #damaged: { line: number; reason: string }[] = [];
  #damagedCount = 0;
  #tornTail = false;
  #end: { record: SessionEnd; agrees: boolean } | undefined;
  #afterEnd = false;

  constructor(fd: number, owned: boolean, label: string, limits: CaptureLimits) {
    this.#fd = fd;
    this.#owned = owned;
    this.#label = label;
    this.#limits = limits;
    this.#lines = this.#guarded(() => new LineReader(fd, limits.lineBytes));
    const first = this.#firstRecord();
    if (first.type === "session.start") {
      this.format = "portlight";
      this.start = this.#ownStart(first);
    } else {
      const ahead = (text: string): boolean => this.#lines.ahead(text);
      this.#adapter = isMcpsnoop(first)
        ? mcpsnoopAdapter(first)
        : isGlassport(first)
          ? glassportAdapter(first, ahead)
          : undefined;
      if (!this.#adapter) throw this.#refusal(first);
      if (typeof first.schema_version === "string" && first.schema_version !== "0.1") {
        throw this.#error("is a glassport log of another version than 0.1: only that one is read");
      }
      this.format = this.#adapter.format;
      this.start = this.#adapter.start;
      this.#firstValue = first;
    }
    const { line, offset, bytes } = this.#lines;
    this.#records = this.#adapter ? 0 : 1;
    this.#pending.push({ record: this.start, line, offset, bytes });
  }

  /** The next record, undefined after the last one. */
  next(): LocatedRecord | undefined {
    for (;;) {
      const pending = this.#pending.shift();
      if (pending) return pending;
      if (this.#done) return undefined;
      if (this.#firstValue !== undefined) {
        const value = this.#firstValue;
        this.#firstValue = undefined;
        this.#adapt(value);
        continue;
      }
      if (!this.#guarded(() => this.#lines.next())) {
        this.#done = true;
        this.close();
        return undefined;
      }
      const value = this.#parse();
      if (value instanceof Malformed) this.#damage(value);
      else if (this.#adapter) this.#adapt(value);
      else {
        const located = this.#locate(value);
        if (located) return located;
      }
    }
  }

  /** Grows whenever something before the current record is missing: a damaged line, a hole in the numbers. */
  get losses(): number {
    return this.#damagedCount + this.#holes;
  }

  *[Symbol.iterator](): Iterator<LocatedRecord> {
    try {
      for (let record = this.next(); record; record = this.next()) yield record;
    } finally {
      this.close();
    }
  }

  /**
   * What can be said of the whole, once the last record was read.
   * @throws Error when records are left: a bug of the caller
   */
  summary(): CaptureSummary {
    if (!this.#done) throw new Error("the summary of a capture was asked for before its end");
    let missing = 0;
    let outOfOrder = 0;
    for (const sequence of this.#sequences.values()) {
      missing += sequence.missing;
      outOfOrder += sequence.outOfOrder;
    }
    return {
      format: this.format,
      state: this.#state(missing, outOfOrder),
      records: this.#records,
      bytes: this.#lines.read,
      dropped: Math.max(this.#dropped, this.#end?.record.dropped ?? 0),
      damaged: this.#damaged,
      damagedCount: this.#damagedCount,
      tornTail: this.#tornTail,
      missing,
      outOfOrder,
      convertedLineEnds: this.#lines.carriageReturns,
    };
  }

  /** Lets go of the file; reading to the end does so too. */
  close(): void {
    if (!this.#owned || this.#closed) return;
    this.#closed = true;
    closeSync(this.#fd);
  }
  #closed = false;

  #state(missing: number, outOfOrder: number): CaptureSummary["state"] {
    const lossy = this.#tornTail || missing > 0 || this.#gaps > 0 || this.#dropped > 0;
    if (this.#adapter) return lossy ? "incomplete" : "unknown";
    if (!this.#end) return "incomplete";
    const { frames, dropped } = this.#end.record;
    // Frames of lines that could not be read are in the recorder's count and not in ours.
    const counted = this.#damagedCount > 0 || (frames.c2s === this.#frames.c2s && frames.s2c === this.#frames.s2c);
    if (!this.#end.agrees || !counted || this.#afterEnd || outOfOrder > 0) return "edited";
    return lossy || dropped > 0 ? "incomplete" : "self-consistent";
  }

  #parse(): unknown {
    const { text, problem } = this.#lines;
    if (problem === "too-long") return new Malformed(`longer than ${this.#limits.lineBytes} bytes`);
    if (problem === "encoding") return new Malformed("not UTF-8");
    if (deeperThan(text, this.#limits.depth)) return new Malformed(`nested deeper than ${this.#limits.depth} levels`);
    try {
      return JSON.parse(text);
    } catch {
      // The parser's message quotes the line.
      return new Malformed(text.trim() === "" ? "" : text.includes("\0") ? "holds NUL characters" : "not JSON");
    }
  }

  #damage({ reason }: Malformed): void {
    if (reason === "") return;
    if (this.#lines.torn) {
      this.#tornTail = true;
      return;
    }
    this.#damagedCount++;
    if (this.#damaged.length < this.#limits.listedDamage) this.#damaged.push({ line: this.#lines.line, reason });
  }

  /** Our own format: one line, one record. */
  #locate(value: unknown): LocatedRecord | undefined {
    const record = asRecord(value);
    if (record instanceof Malformed) {
      this.#damage(record);
      return undefined;
    }
    if (this.#end) this.#afterEnd = true;
    this.#records++;
    if (record === undefined) {
      // A later version's record still has its number.
      const { seq } = value as { seq?: unknown };
      if (Number.isSafeInteger(seq)) this.#see("", seq as number);
      return undefined;
    }
    const { line, offset, bytes } = this.#lines;
    if (record.type === "session.end") {
      this.#end = { record, agrees: this.#lines.digestBefore() === record.sha256 };
      return { record, line, offset, bytes };
    }
    this.#see("", (record as BodyRecord).seq);
    this.#count(record);
    if (record.type !== "frame" || record.frame === undefined) return { record, line, offset, bytes };
    const { text } = this.#lines;
    return { record, line, offset, bytes, rawFrame: () => memberText(text, "frame") ?? "" };
  }

  #adapt(value: unknown): void {
    const adapter = this.#adapter as Adapter;
    const adapted = adapter.line(value);
    if (adapted instanceof Malformed) {
      this.#damage(adapted);
      return;
    }
    this.#records++;
    const run = adapted.run ?? "";
    const { seq } = value as { seq?: unknown };
    if (Number.isSafeInteger(seq)) this.#see(run, seq as number);
    const { line, offset, bytes, text } = this.#lines;
    for (const record of adapted.records) {
      this.#count(record);
      this.#pending.push({
        record,
        line,
        offset,
        bytes,
        ...(run === "" ? {} : { run }),
        ...(adapted.batchIndex === undefined || record.type !== "frame" ? {} : { batchIndex: adapted.batchIndex }),
        ...(record.type === "frame" && record.frame !== undefined
          ? { rawFrame: () => memberText(text, adapter.frameMember) ?? "" }
          : {}),
      });
    }
  }

  #count(record: CaptureRecord): void {
    if (record.type === "frame") this.#frames[record.dir]++;
    else if (record.type === "gap") {
      this.#gaps++;
      this.#dropped += record.dropped;
    }
  }

  #see(run: string, seq: number): void {
    let sequence = this.#sequences.get(run);
    if (!sequence) {
      sequence = new Sequence();
      this.#sequences.set(run, sequence);
    }
    const before = sequence.missing;
    sequence.see(seq);
    if (sequence.missing > before) this.#holes++;
  }

  #firstRecord(): Readonly<Record<string, unknown>> {
    for (;;) {
      if (!this.#guarded(() => this.#lines.next())) {
        throw this.#error(
          this.#lines.line === 0
            ? "is empty: record the session again"
            : "holds only blank lines: record the session again",
        );
      }
      const value = this.#parse();
      if (value instanceof Malformed) {
        if (value.reason === "") continue;
        throw this.#unreadableFirst(value.reason);
      }
      if (!isObject(value)) throw this.#refusal({});
      return value;
    }
  }

  #ownStart(value: Readonly<Record<string, unknown>>): SessionStart {
    if (value.format !== FORMAT) {
      const newer = typeof value.format === "string" && value.format.startsWith("portlight.session/");
      throw this.#error(
        newer
          ? "is in a later format than this version reads: update portlight"
          : `names no format ${FORMAT}: it is not a log of portlight's recorder`,
      );
    }
    const start = asStart(value);
    if (start instanceof Malformed)
      throw this.#error(`has a broken first record (${start.reason}): record the session again`);
    return start;
  }

  #unreadableFirst(reason: string): UserError {
    const head = this.#lines.head;
    if (head[0] === 0x1f && head[1] === 0x8b) return this.#error("is compressed: unpack it first");
    if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) {
      return this.#error("is UTF-16: convert it to UTF-8");
    }
    if (this.#lines.torn) return this.#error("holds only the beginning of one line: record the session again");
    return this.#error(
      `is no session log, ${reason}: portlight reads logs of its own recorder, of glassport and of mcpsnoop`,
    );
  }

  #refusal(first: Readonly<Record<string, unknown>>): UserError {
    const headless =
      typeof first.seq === "number" && !(asRecord(first) instanceof Malformed) && asRecord(first) !== undefined;
    return this.#error(
      headless
        ? "begins in the middle of a session: its session.start record is missing"
        : "is no session log: portlight reads logs of its own recorder, of glassport and of mcpsnoop",
    );
  }

  #error(what: string): UserError {
    return new UserError(`${this.#label} (line ${Math.max(1, this.#lines.line)}) ${what}.`, 3);
  }

  #guarded<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      throw unreadable(this.#label, error);
    }
  }
}

function open(path: string, label: string): number {
  let fd: number;
  try {
    // Non-blocking, so that a pipe put there cannot hold the run.
    fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    throw unreadable(label, error);
  }
  if (fstatSync(fd).isFile()) return fd;
  closeSync(fd);
  throw new UserError(`${label} is not a regular file: name a session log.`, 3);
}

function unreadable(label: string, error: unknown): unknown {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== "string" || !/^E[A-Z0-9]+$/.test(code)) return error;
  if (code === "ENOENT") return new UserError(`${label} does not exist: check the path.`, 3);
  return new UserError(`${label} cannot be read (${code}): check the file and its permissions.`, 3);
}
