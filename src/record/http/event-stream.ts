import type { SseFields } from "../../capture/types.ts";
import type { KeptBytes } from "./kept-bytes.ts";

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const COLON = 0x3a;
const SPACE = 0x20;
const LINE_FEED_BYTE = Buffer.of(LINE_FEED);
const BYTE_ORDER_MARK = Buffer.of(0xef, 0xbb, 0xbf);
/** Longest name of a field that is told apart. */
const NAME_BYTES = 16;
/** Bytes of a field other than `data` that are kept. */
const FIELD_BYTES = 1024;

/** An event as it stands in the stream. */
export interface StreamEvent {
  readonly fields: SseFields;
  /** There were `data` fields; their bytes are in `data` until the call returns. */
  readonly hasData: boolean;
  /** False when the stream ended within the event: a client then drops it. */
  readonly complete: boolean;
}

/**
 * Cuts an event stream into its events (HTML Living Standard, 9.2.6), from bytes, so that data keeps them. `data` receives what
 * the `data` fields hold, joined by line feeds.
 */
export class EventStream {
  readonly #data: KeptBytes;
  readonly #onEvent: (event: StreamEvent) => void;
  readonly #line = new FieldLine();
  #fields = new Map<string, string>();
  #hasData = false;
  /** The last line ended with a carriage return, which a line feed may follow. */
  #returned = false;
  /** Bytes of a byte order mark seen so far; undefined once the stream has begun. */
  #mark: number | undefined = 0;

  constructor(data: KeptBytes, onEvent: (event: StreamEvent) => void) {
    this.#data = data;
    this.#onEvent = onEvent;
  }

  /**
   * Takes bytes up to the end of so many events.
   * @returns how many were taken
   */
  push(chunk: Buffer, maxEvents: number): number {
    let at = this.#mark === undefined ? 0 : this.#skipMark(chunk);
    let lineFeed = -1;
    let carriageReturn = -1;
    let events = 0;
    while (at < chunk.length) {
      if (this.#returned) {
        this.#returned = false;
        if (chunk[at] === LINE_FEED && ++at === chunk.length) break;
      }
      // Each is looked for again only when it lies behind: a chunk of short lines is not searched whole for every one.
      if (lineFeed < at) lineFeed = indexFrom(chunk, LINE_FEED, at);
      if (carriageReturn < at) carriageReturn = indexFrom(chunk, CARRIAGE_RETURN, at);
      const end = Math.min(lineFeed, carriageReturn);
      this.#take(chunk.subarray(at, end));
      if (end === chunk.length) return end;
      this.#returned = chunk[end] === CARRIAGE_RETURN;
      at = end + 1;
      if (this.#lineRead() && ++events >= maxEvents) return at;
    }
    return chunk.length;
  }

  /** The stream is over: what it left unfinished is told. */
  end(): void {
    if (!this.#line.empty) this.#lineRead();
    this.#dispatch(false);
  }

  #skipMark(chunk: Buffer): number {
    let at = 0;
    while (this.#mark !== undefined && at < chunk.length) {
      if (chunk[at] !== BYTE_ORDER_MARK[this.#mark]) {
        // A part of a mark belongs to the first line, which is no field then.
        if (this.#mark > 0) this.#take(BYTE_ORDER_MARK.subarray(0, this.#mark));
        this.#mark = undefined;
      } else if (++at && ++this.#mark === BYTE_ORDER_MARK.length) this.#mark = undefined;
    }
    return at;
  }

  #take(part: Buffer): void {
    const rest = this.#line.name(part);
    if (!rest) return;
    if (this.#line.isData) {
      if (!this.#line.begun) {
        if (this.#hasData) this.#data.push(LINE_FEED_BYTE);
        this.#hasData = true;
        this.#line.begun = true;
      }
      if (rest.length > 0) this.#data.push(rest);
    } else this.#line.value(rest);
  }

  /** @returns whether an event was told */
  #lineRead(): boolean {
    const line = this.#line;
    if (line.empty) return this.#dispatch(true);
    // A line without a colon is a field without a value.
    if (!line.named && line.fieldName === "data") {
      if (this.#hasData) this.#data.push(LINE_FEED_BYTE);
      this.#hasData = true;
    } else if (line.named && !line.isData) {
      const name = line.fieldName === "" ? "comment" : line.fieldName;
      const before = name === "comment" ? this.#fields.get(name) : undefined;
      if (FIELDS.has(name)) {
        const text = line.text;
        this.#fields.set(name, before === undefined ? text : `${before}\n${text}`.slice(0, FIELD_BYTES));
      }
    }
    line.reset();
    return false;
  }

  #dispatch(complete: boolean): boolean {
    if (this.#fields.size === 0 && !this.#hasData) return false;
    this.#onEvent({ fields: fieldsOf(this.#fields), hasData: this.#hasData, complete });
    this.#fields = new Map();
    this.#hasData = false;
    this.#data.clear();
    return true;
  }
}

const FIELDS: ReadonlySet<string> = new Set(["id", "event", "retry", "comment"]);

/** One line of a stream: a name up to a colon, a space that may follow, a value. */
class FieldLine {
  named = false;
  /** Data of this line was told. */
  begun = false;
  fieldName = "";
  #spaceSeen = false;
  #value: Buffer[] = [];
  #length = 0;

  get empty(): boolean {
    return !this.named && this.fieldName === "";
  }

  get isData(): boolean {
    return this.named && this.fieldName === "data";
  }

  get text(): string {
    return Buffer.concat(this.#value).toString("utf8");
  }

  /** Reads the name. @returns what belongs to the value, once the name is read */
  name(part: Buffer): Buffer | undefined {
    let at = 0;
    if (!this.named) {
      const colon = part.indexOf(COLON);
      const stop = colon < 0 ? part.length : colon;
      this.fieldName += part.toString("latin1", 0, Math.min(stop, NAME_BYTES + 1 - this.fieldName.length));
      if (colon < 0) return undefined;
      this.named = true;
      at = colon + 1;
    }
    if (!this.#spaceSeen && at < part.length) {
      this.#spaceSeen = true;
      if (part[at] === SPACE) at++;
    }
    return part.subarray(at);
  }

  value(part: Buffer): void {
    const kept = part.subarray(0, FIELD_BYTES - this.#length);
    if (kept.length === 0) return;
    this.#value.push(Buffer.from(kept));
    this.#length += kept.length;
  }

  reset(): void {
    this.named = false;
    this.begun = false;
    this.fieldName = "";
    this.#spaceSeen = false;
    this.#value = [];
    this.#length = 0;
  }
}

function fieldsOf(fields: ReadonlyMap<string, string>): SseFields {
  const retry = fields.get("retry");
  const { id, event, comment } = Object.fromEntries(fields);
  return {
    ...(id !== undefined && { id }),
    ...(event !== undefined && { event }),
    ...(retry !== undefined && { retry: /^[0-9]{1,15}$/.test(retry) ? Number(retry) : retry }),
    ...(comment !== undefined && { comment }),
  };
}

function indexFrom(chunk: Buffer, byte: number, from: number): number {
  const index = chunk.indexOf(byte, from);
  return index < 0 ? chunk.length : index;
}
