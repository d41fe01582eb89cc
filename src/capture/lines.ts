import { isAscii, isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { readSync } from "node:fs";

const CHUNK = 1024 * 1024;
const LF = 10;
const CR = 13;

export type LineProblem = "too-long" | "encoding";

/**
 * Reads a file line by line from a descriptor, synchronously and in chunks. Memory is one chunk plus the longest line
 * that the cap allows; a longer line is passed over piece by piece. A running SHA-256 over the bytes before the current
 * line is kept on the way, so that a log's own digest can be compared without a second pass.
 *
 * `next()` moves to the next line; the fields then describe it until the following call.
 */
export class LineReader {
  /** 1-based number of the current line. */
  line = 0;
  /** Byte offset of the current line in the file. */
  offset = 0;
  /** Length in bytes, without the line feed and a carriage return before it. */
  bytes = 0;
  /** The text; empty when there is a `problem`. */
  text = "";
  problem: LineProblem | undefined;
  /** The file ended before this line's line feed. */
  torn = false;
  /** A line ended with a carriage return before the line feed: the file went through a conversion. */
  carriageReturns = false;
  byteOrderMark = false;

  readonly #fd: number;
  readonly #cap: number;
  readonly #hash = createHash("sha256");
  #buffer = Buffer.allocUnsafe(CHUNK);
  /** File offset of the buffer's first byte. */
  #base = 0;
  #filled = 0;
  /** Start of the next line in the buffer. */
  #at = 0;
  #lineStart = 0;
  #hashed = 0;
  /** Lines that end before this index are known to be of the kind below. */
  #checkedTo = 0;
  #checkedKind: "ascii" | "utf8" | "mixed" = "mixed";
  #ended = false;

  constructor(fd: number, cap: number) {
    this.#fd = fd;
    this.#cap = cap;
    this.#fill();
    if (this.#filled >= 3 && this.#buffer[0] === 0xef && this.#buffer[1] === 0xbb && this.#buffer[2] === 0xbf) {
      this.byteOrderMark = true;
      this.#at = 3;
      this.#hashed = 3;
    }
  }

  /** The first bytes of the file, for telling a file of another kind by its signature. */
  get head(): Buffer {
    return this.#buffer.subarray(0, Math.min(16, this.#filled));
  }

  /** True when what was read ahead holds these bytes. */
  ahead(text: string): boolean {
    return this.#buffer.subarray(0, this.#filled).includes(text);
  }

  /** Bytes read so far. */
  get read(): number {
    return this.#base + this.#filled;
  }

  next(): boolean {
    this.problem = undefined;
    let searched = 0;
    for (;;) {
      const end = this.#lineFeed(this.#at + searched);
      if (end >= 0) {
        this.#take(end, true);
        return true;
      }
      searched = this.#filled - this.#at;
      if (this.#ended) {
        this.#lineStart = this.#at;
        if (searched === 0) return false;
        this.#take(this.#filled, false);
        return true;
      }
      // One byte over the cap may be the carriage return of a line that just fits.
      if (searched > this.#cap + 1) return this.#skip();
      this.#makeRoom();
      this.#fill();
    }
  }

  /** Index of the next line feed at or after `from`, -1 when what was read holds none. */
  #lineFeed(from: number): number {
    const end = this.#buffer.indexOf(LF, from);
    return end < this.#filled ? end : -1;
  }

  /**
   * SHA-256 over all bytes before the current line, each line ended by a line feed: carriage returns of a converted
   * file are left out, so that a checkout with other line ends has the same digest.
   * @returns 64 lower-case hex digits
   */
  digestBefore(): string {
    this.#hashTo(this.#lineStart);
    return this.#hash.copy().digest("hex");
  }

  #take(end: number, terminated: boolean): void {
    const start = this.#at;
    this.#lineStart = start;
    let stop = end;
    if (terminated && stop > start && this.#buffer[stop - 1] === CR) {
      stop--;
      this.carriageReturns = true;
    }
    this.line++;
    this.offset = this.#base + start;
    this.bytes = stop - start;
    this.torn = !terminated;
    this.#at = terminated ? end + 1 : end;
    if (this.bytes > this.#cap) {
      this.text = "";
      this.problem = "too-long";
      return;
    }
    this.#decode(start, stop, this.#at);
  }

  #decode(start: number, stop: number, after: number): void {
    // One look at all complete lines of the chunk is cheaper than one for each line.
    if (after > this.#checkedTo) {
      const last = this.#buffer.subarray(0, this.#filled).lastIndexOf(LF) + 1;
      this.#checkedTo = Math.max(last, after);
      const region = this.#buffer.subarray(start, this.#checkedTo);
      this.#checkedKind = isAscii(region) ? "ascii" : isUtf8(region) ? "utf8" : "mixed";
    }
    if (this.#checkedKind === "mixed" && !isUtf8(this.#buffer.subarray(start, stop))) {
      this.text = "";
      this.problem = "encoding";
      return;
    }
    this.text = this.#buffer.toString(this.#checkedKind === "ascii" ? "latin1" : "utf8", start, stop);
  }

  /** Passes over a line that is longer than the cap. */
  #skip(): true {
    this.line++;
    this.offset = this.#base + this.#at;
    this.text = "";
    this.problem = "too-long";
    let searched = this.#filled - this.#at;
    for (;;) {
      // The last byte stays: it may be a carriage return that belongs to the line's end.
      this.#at += searched - 1;
      this.#makeRoom();
      this.#fill();
      const end = this.#lineFeed(this.#at);
      searched = this.#filled - this.#at;
      if (end < 0 && !this.#ended) continue;
      const stop = end < 0 ? this.#filled : end;
      const carriageReturn = end > 0 && this.#buffer[end - 1] === CR;
      if (carriageReturn) this.carriageReturns = true;
      this.torn = end < 0;
      this.bytes = this.#base + stop - this.offset - (carriageReturn ? 1 : 0);
      this.#at = end < 0 ? stop : end + 1;
      this.#lineStart = this.#at;
      return true;
    }
  }

  /** Moves the unread bytes to the front of the buffer, and to a larger one when they fill more than half of it. */
  #makeRoom(): void {
    this.#hashTo(this.#at);
    const moved = this.#at;
    const rest = this.#filled - moved;
    const size = this.#buffer.length;
    const wanted =
      rest > size / 2 ? Math.min(size * 2, this.#cap + 2 * CHUNK) : rest < CHUNK && size > 4 * CHUNK ? 2 * CHUNK : size;
    if (wanted !== size) {
      const other = Buffer.allocUnsafe(wanted);
      this.#buffer.copy(other, 0, moved, this.#filled);
      this.#buffer = other;
    } else if (moved > 0) {
      this.#buffer.copyWithin(0, moved, this.#filled);
    }
    this.#base += moved;
    this.#filled = rest;
    this.#at = 0;
    this.#hashed = 0;
    this.#checkedTo = 0;
  }

  #fill(): void {
    const count = readSync(this.#fd, this.#buffer, this.#filled, this.#buffer.length - this.#filled, null);
    if (count === 0) this.#ended = true;
    this.#filled += count;
  }

  #hashTo(end: number): void {
    if (end <= this.#hashed) return;
    const region = this.#buffer.subarray(this.#hashed, end);
    this.#hash.update(region.includes(CR) ? withoutCarriageReturns(region) : region);
    this.#hashed = end;
  }
}

/** The bytes without each carriage return that stands before a line feed. */
function withoutCarriageReturns(bytes: Buffer): Buffer {
  const out = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number;
    if (byte === CR && bytes[i + 1] === LF) continue;
    out[length++] = byte;
  }
  return out.subarray(0, length);
}
