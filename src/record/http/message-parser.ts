import { isAscii, isUtf8 } from "node:buffer";

/** Bytes of a start line with its headers, and of trailers, that are read; a server takes 8 to 64 KB. */
const HEAD_BYTES = 256 * 1024;
/** Bytes of the line before a chunk: a number, and extensions that nobody uses. */
const CHUNK_LINE_BYTES = 16 * 1024;
const LINE_FEED = 0x0a;

/** Names and values in their order, values without the white space around them. */
export type RawHeaders = readonly (readonly [name: string, value: string])[];

export interface MessageHead {
  /** `POST /mcp HTTP/1.1` or `HTTP/1.1 200 OK`. */
  readonly start: string;
  readonly headers: RawHeaders;
}

/** How the end of a body is told (RFC 9112, 6.3); `opaque`: what follows on the connection is no HTTP. */
export type Framing = { readonly length: number } | "chunked" | "until-close" | "opaque";

export interface MessageHandler {
  /** @returns how the body is framed; undefined when this was no whole message (an interim response) */
  head(head: MessageHead): Framing | undefined;
  /** A part of the body. @returns how much of it was taken; the rest comes again */
  body(part: Buffer): number;
  /** The message is complete. */
  end(): void;
  /** The bytes are no HTTP/1.1; nothing follows. */
  malformed(): void;
}

type State = "head" | "length" | "until-close" | "chunk-line" | "chunk" | "chunk-end" | "trailers" | "opaque";

/**
 * Reads the messages of one direction of a connection (RFC 9112). It only listens: what it makes of the bytes changes
 * nothing for the peers. It takes what they would: bare line feeds, folded headers, empty lines before a message.
 */
export class MessageParser {
  readonly #handler: MessageHandler;
  #state: State = "head";
  /** Of a body or a chunk. */
  #left = 0;
  /** The line that is being read, and the size of the head so far. */
  #line = "";
  #lines: string[] = [];
  #size = 0;

  constructor(handler: MessageHandler) {
    this.#handler = handler;
  }

  /** False within a message. */
  get idle(): boolean {
    return this.#state === "opaque" || (this.#state === "head" && this.#size === 0);
  }

  /**
   * Takes the bytes of a chunk from `start` on.
   * @returns where to go on: less than the chunk's length when the handler did not take a part of a body
   */
  push(chunk: Buffer, start: number): number {
    let at = start;
    while (at < chunk.length) {
      switch (this.#state) {
        case "opaque":
          return chunk.length;
        case "length":
        case "chunk":
        case "until-close": {
          const bounded = this.#state !== "until-close";
          const part = bounded ? chunk.subarray(at, at + this.#left) : chunk.subarray(at);
          const taken = this.#handler.body(part);
          at += taken;
          if (bounded) this.#left -= taken;
          if (bounded && this.#left === 0) this.#bodyRead();
          else if (taken < part.length) return at;
          break;
        }
        default: {
          const end = chunk.indexOf(LINE_FEED, at);
          const stop = end < 0 ? chunk.length : end;
          this.#size += (end < 0 ? stop : stop + 1) - at;
          if (this.#size > (this.#state === "chunk-line" ? CHUNK_LINE_BYTES : HEAD_BYTES)) return this.#fail(chunk);
          this.#line += chunk.toString("latin1", at, stop);
          at = stop + 1;
          if (end < 0) return chunk.length;
          const line = this.#line.endsWith("\r") ? this.#line.slice(0, -1) : this.#line;
          this.#line = "";
          if (!this.#take(line)) return this.#fail(chunk);
        }
      }
    }
    return chunk.length;
  }

  /** What follows is another protocol. */
  stop(): void {
    this.#enter("opaque");
  }

  /** The stream is at its end, in order. */
  finish(): void {
    if (this.#state !== "until-close") return;
    this.#state = "opaque";
    this.#handler.end();
  }

  /** @returns false when the line can't stand here */
  #take(line: string): boolean {
    switch (this.#state) {
      case "head":
        if (line !== "") this.#lines.push(line);
        else if (this.#lines.length === 0) this.#size = 0;
        else return this.#headRead();
        return true;
      case "chunk-line": {
        const size = /^\s*([0-9a-f]{1,13})\s*(?:;|$)/i.exec(line)?.[1];
        if (size === undefined) return false;
        this.#left = Number.parseInt(size, 16);
        this.#enter(this.#left === 0 ? "trailers" : "chunk");
        return true;
      }
      case "chunk-end":
        this.#enter("chunk-line");
        return line === "";
      default:
        if (line === "") this.#ended();
        return true;
    }
  }

  #headRead(): boolean {
    const [start, ...rest] = this.#lines as [string, ...string[]];
    const headers = headersOf(rest);
    if (!headers) return false;
    this.#lines = [];
    const framing = this.#handler.head({ start, headers });
    if (framing === undefined) this.#enter("head");
    else if (framing === "chunked") this.#enter("chunk-line");
    else if (framing === "until-close") this.#enter("until-close");
    else if (framing === "opaque") this.#enter("opaque");
    else if (!Number.isSafeInteger(framing.length)) return false;
    else if (framing.length === 0) this.#ended();
    else {
      this.#left = framing.length;
      this.#enter("length");
    }
    return true;
  }

  #bodyRead(): void {
    if (this.#state === "length") this.#ended();
    else this.#enter("chunk-end");
  }

  #ended(): void {
    this.#enter("head");
    this.#handler.end();
  }

  #enter(state: State): void {
    this.#state = state;
    this.#size = 0;
  }

  #fail(chunk: Buffer): number {
    this.#state = "opaque";
    this.#line = "";
    this.#lines = [];
    this.#handler.malformed();
    return chunk.length;
  }
}

function headersOf(lines: readonly string[]): RawHeaders | undefined {
  const headers: [string, string][] = [];
  for (const line of lines) {
    const last = headers.at(-1);
    if (/^[ \t]/.test(line)) {
      if (!last) return undefined;
      last[1] = `${last[1]} ${line.trim()}`;
      continue;
    }
    const colon = line.indexOf(":");
    if (colon <= 0) return undefined;
    headers.push([line.slice(0, colon).trim(), readable(line.slice(colon + 1).trim())]);
  }
  return headers;
}

/** What is UTF-8 as it reads; the other bytes one by one (RFC 9110, 5.5). */
function readable(value: string): string {
  const bytes = Buffer.from(value, "latin1");
  return isAscii(bytes) || !isUtf8(bytes) ? value : bytes.toString("utf8");
}

/** The values of a header, joined as a list; undefined when there is none. @param name in lower case */
export function headerOf(headers: RawHeaders, name: string): string | undefined {
  const values = headers.filter(([one]) => one.toLowerCase() === name).map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(", ");
}

/** How the headers of a message frame its body; undefined when they frame none. */
export function framingOf(headers: RawHeaders): Framing | undefined {
  const coding = headerOf(headers, "transfer-encoding");
  if (coding !== undefined) return /(?:^|,)\s*chunked\s*$/i.test(coding) ? "chunked" : "until-close";
  const length = headerOf(headers, "content-length");
  if (length === undefined) return undefined;
  // Several equal ones are one (RFC 9110, 8.6); of others nobody can say where the body ends.
  const lengths = new Set(length.split(",").map((one) => one.trim()));
  const [one] = lengths;
  return { length: lengths.size === 1 && /^[0-9]{1,15}$/.test(one as string) ? Number(one) : Number.NaN };
}
