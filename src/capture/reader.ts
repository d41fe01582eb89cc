import { closeSync } from "node:fs";
import { terminalText } from "../content/neutralise.ts";
import { UserError } from "../errors/user-error.ts";
import { isObject } from "../findings/json-object.ts";
import type { Adapter } from "./adapters/adapter.ts";
import { beyondLimits } from "./depth.ts";
import { scanJson } from "./json-scan.ts";
import { CAPTURE_LIMITS, type CaptureLimits } from "./limits.ts";
import { LineReader } from "./lines.ts";
import { memberText } from "./member-span.ts";
import { asUserError, openCaptureFile } from "./open.ts";
import { HOLDS_EFFECTS, recognise, refuseFirst } from "./recognise.ts";
import { asRecord, Malformed } from "./records.ts";
import { Tally } from "./tally.ts";
import type { CaptureRecord, CaptureSummary, LocatedRecord, SessionStart, SourceFormat } from "./types.ts";

export interface ReadCaptureOptions {
  readonly limits?: Partial<CaptureLimits>;
  /** How messages name the file; the path when not given. */
  readonly label?: string;
  /** Hands out records of types that this version does not know, too, for whoever copies a log. */
  readonly unknownRecords?: boolean;
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
  const all = options.unknownRecords === true;
  if (typeof source === "number") return new CaptureReader(source, label, limits, () => {}, all);
  const fd = openCaptureFile(source, label);
  const close = once(() => closeSync(fd));
  try {
    return new CaptureReader(fd, label, limits, close, all);
  } catch (error) {
    close();
    throw error;
  }
}

/** A file that holds nothing at all: named by the user a mistake, found in a folder a recording that failed. */
export class EmptyCaptureError extends UserError {}

/** A log of observed effects: named by the user a mistake, found in a folder no session. */
export class EffectsLogError extends UserError {}

/** Lines that are no JSON, beyond which a log is taken for one that is made to cost. */
const MANY_UNPARSED = 1000;

const BLANK = new Malformed("blank");

export class CaptureReader implements Iterable<LocatedRecord> {
  readonly format: SourceFormat;
  /** From the first record; made up of what another recorder's first line tells. */
  readonly start: SessionStart;
  /** Lets go of the file; reading to the end does so too. */
  readonly close: () => void;

  readonly #label: string;
  readonly #unknownRecords: boolean;
  readonly #limits: CaptureLimits;
  readonly #lines: LineReader;
  #tally: Tally;
  readonly #adapter: Adapter | undefined;
  /** Records that were read and not handed out: the start, and what one line of another recorder gave. */
  readonly #pending: LocatedRecord[] = [];
  #done = false;
  /** Lines that the parser refused. */
  #unparsed = 0;

  constructor(fd: number, label: string, limits: CaptureLimits, close: () => void, unknownRecords: boolean) {
    this.#label = label;
    this.#unknownRecords = unknownRecords;
    this.#limits = limits;
    this.close = close;
    this.#tally = new Tally(limits.listedDamage);
    try {
      this.#lines = new LineReader(fd, limits.lineBytes);
    } catch (error) {
      throw asUserError(error, label);
    }
    const first = this.#first();
    const recognised = recognise(first, (text) => this.#lines.ahead(text));
    if (recognised === HOLDS_EFFECTS) throw new EffectsLogError(this.#refused(recognised), 3);
    if (typeof recognised === "string") throw this.#refusal(recognised);
    this.start = recognised.start;
    const original = originalState(this.start);
    if (original !== undefined) this.#tally = new Tally(limits.listedDamage, original);
    this.#adapter = recognised.adapter;
    this.format = this.#adapter?.format ?? "portlight";
    const { line, offset, bytes, text } = this.#lines;
    this.#pending.push({ record: this.start, line, offset, bytes, rawLine: () => text });
    if (this.#adapter) this.#adapt(this.#adapter, first);
    else this.#tally.line();
  }

  /** The next record, undefined after the last one. */
  next(): LocatedRecord | undefined {
    for (;;) {
      if (this.#pending.length > 0) return this.#pending.shift();
      if (this.#done || !this.#nextLine()) {
        this.#done = true;
        this.close();
        return undefined;
      }
      const value = this.#parse();
      if (value instanceof Malformed) this.#damage(value);
      else if (this.#adapter) this.#adapt(this.#adapter, value);
      else {
        const located = this.#own(value);
        if (located) return located;
      }
    }
  }

  *[Symbol.iterator](): Iterator<LocatedRecord> {
    try {
      for (let record = this.next(); record; record = this.next()) yield record;
    } finally {
      this.close();
    }
  }

  /** Grows whenever something before the current record is missing: a damaged line, a hole in the numbers. */
  get losses(): number {
    return this.#tally.losses;
  }

  /**
   * What can be said of the whole, once the last record was read.
   * @throws Error when records are left: a bug of the caller
   */
  summary(): CaptureSummary {
    if (!this.#done) throw new Error("the summary of a capture was asked for before its end");
    const { read, carriageReturns } = this.#lines;
    return this.#tally.summary(this.#adapter === undefined, {
      format: this.format,
      bytes: read,
      convertedLineEnds: carriageReturns,
    });
  }

  #first(): unknown {
    while (this.#nextLine()) {
      const value = this.#parse();
      if (value === BLANK) continue;
      if (value instanceof Malformed) throw this.#refusal(refuseFirst(value, this.#lines.head, this.#lines.torn));
      return value;
    }
    throw new EmptyCaptureError(this.#refused("is empty: record the session again"), 3);
  }

  #nextLine(): boolean {
    try {
      return this.#lines.next();
    } catch (error) {
      throw asUserError(error, this.#label);
    }
  }

  #parse(): unknown {
    const { text, problem } = this.#lines;
    if (problem === "too-long") return new Malformed(`longer than ${this.#limits.lineBytes} bytes`);
    if (problem === "encoding") return new Malformed("not UTF-8");
    const { depth, values } = this.#limits;
    const beyond = beyondLimits(text, depth, values);
    if (beyond === "too-deep") return new Malformed(`nested deeper than ${depth} levels`);
    if (beyond === "too-many") return new Malformed(`made of more than ${values} values`);
    // An error that is thrown costs as much as a long line: in a file that is full of them each line is looked at before.
    if (this.#unparsed > MANY_UNPARSED && !isJson(text, depth)) return this.#noJson(text);
    try {
      return JSON.parse(text);
    } catch {
      this.#unparsed++;
      return this.#noJson(text);
    }
  }

  /** The parser's message quotes the line, so it is not told. */
  #noJson(text: string): Malformed {
    return text.trim() === ""
      ? BLANK
      : new Malformed(text.includes("\0") ? "not text, it holds NUL characters" : "not JSON");
  }

  #damage(problem: Malformed): void {
    if (problem === BLANK) return;
    if (this.#lines.torn) this.#tally.tornTail = true;
    else this.#tally.damage(problem, this.#lines.line);
  }

  /** Our own format: one line, one record. */
  #own(value: unknown): LocatedRecord | undefined {
    const record = asRecord(value);
    if (record instanceof Malformed) {
      this.#damage(record);
      return undefined;
    }
    this.#tally.line();
    const { line, offset, bytes, text } = this.#lines;
    if (record?.type === "session.end") {
      this.#tally.end(record, this.#lines.digestBefore() === record.sha256);
      return { record, line, offset, bytes, rawLine: () => text };
    }
    // A record of a later version, whose type is not known, is numbered like every other.
    const { seq } = value as { seq?: unknown };
    if (Number.isSafeInteger(seq)) this.#tally.sequence("", seq as number);
    if (record === undefined) {
      return this.#unknownRecords
        ? { record: value as CaptureRecord, line, offset, bytes, rawLine: () => text }
        : undefined;
    }
    this.#tally.record(record);
    return isMessage(record)
      ? { record, line, offset, bytes, rawLine: () => text, rawFrame: () => memberText(text, "frame") ?? "" }
      : { record, line, offset, bytes, rawLine: () => text };
  }

  #adapt(adapter: Adapter, value: unknown): void {
    const adapted = adapter.line(value);
    if (adapted instanceof Malformed) {
      this.#damage(adapted);
      return;
    }
    this.#tally.line();
    const { run, batchIndex, records } = adapted;
    const { seq } = value as { seq?: unknown };
    if (Number.isSafeInteger(seq)) this.#tally.sequence(run ?? "", seq as number);
    const { line, offset, bytes, text } = this.#lines;
    for (const record of records) {
      this.#tally.record(record);
      this.#pending.push({
        record,
        line,
        offset,
        bytes,
        rawLine: () => text,
        ...(run === undefined ? {} : { run }),
        ...(batchIndex === undefined || record.type !== "frame" ? {} : { batchIndex }),
        ...(isMessage(record) ? { rawFrame: () => memberText(text, adapter.frameMember) ?? "" } : {}),
      });
    }
  }

  #refusal(what: string): UserError {
    return new UserError(this.#refused(what), 3);
  }

  #refused(what: string): string {
    return `${this.#label} (line ${Math.max(1, this.#lines.line)}) ${what}.`;
  }
}

/** The state of what a log was made from; only what makes it worse counts. */
function originalState({ derived }: SessionStart): "edited" | "incomplete" | undefined {
  const state: unknown = isObject(derived) ? derived.state : undefined;
  return state === "edited" || state === "incomplete" ? state : undefined;
}

function isMessage(record: CaptureRecord): boolean {
  return record.type === "frame" && record.frame !== undefined;
}

/** @param depth that the text is known not to exceed */
function isJson(text: string, depth: number): boolean {
  return scanJson(Buffer.from(text), Math.min(depth, text.length)) !== "not-json";
}

function once(run: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    run();
  };
}
