import { createHash, type Hash } from "node:crypto";

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const FIRST_CAPACITY = 4096;

/** A line of a stream as it goes to the capture. */
export interface ObservedLine {
  /** The line without its terminator; only its beginning when it is longer than the limit. Valid during the call only. */
  readonly bytes: Buffer;
  /** Length of the whole line in bytes, terminator excluded. */
  readonly length: number;
  /** SHA-256 of the whole line, in hex, when `bytes` is only its beginning. */
  readonly sha256?: string;
  /** False for what a stream ended with after its last line feed. */
  readonly terminated: boolean;
}

/**
 * Cuts a byte stream into lines. Holds little more than `limit` bytes whatever arrives; of a longer line it keeps the
 * beginning, and counts and hashes the whole. The terminator is `\n` or `\r\n`.
 */
export class LineSplitter {
  readonly #limit: number;
  readonly #onLine: (line: ObservedLine) => void;
  /** Beginning of a line that began in an earlier chunk: one byte over the limit, so that `\r\n` may follow the limit. */
  #buffer = Buffer.allocUnsafe(FIRST_CAPACITY);
  #buffered = 0;
  #length = 0;
  #hash: Hash | undefined;
  /** A carriage return at the end of what was hashed: content only when more of the line follows. */
  #heldReturn = false;
  /** The rest of the current line is passed over: its beginning was lost. */
  #skipping = false;

  /** @param limit in bytes, at least 1 */
  constructor(limit: number, onLine: (line: ObservedLine) => void) {
    this.#limit = limit;
    this.#onLine = onLine;
  }

  /**
   * Takes the bytes of a chunk from `start` on, until they are all taken or `maxLines` lines were emitted.
   * @returns where to go on: the chunk's length when all was taken
   */
  push(chunk: Buffer, start = 0, maxLines = Number.POSITIVE_INFINITY): number {
    for (let lines = 0; lines < maxLines; lines++) {
      const end = chunk.indexOf(LINE_FEED, start);
      if (end < 0) {
        if (start < chunk.length && !this.#skipping) this.#take(chunk.subarray(start));
        return chunk.length;
      }
      const part = chunk.subarray(start, end);
      if (this.#skipping) this.#skipping = false;
      else if (this.#length === 0 && part.length <= this.#limit) {
        const bytes = endsWithReturn(part) ? part.subarray(0, -1) : part;
        this.#onLine({ bytes, length: bytes.length, terminated: true });
      } else {
        this.#take(part);
        this.#finish(true);
      }
      start = end + 1;
    }
    return start;
  }

  /** Bytes were lost here: the line that they belonged to is given up. @param inLine whether they ended inside a line */
  lose(inLine: boolean): void {
    this.#reset();
    this.#skipping = inLine;
  }

  /** Emits what stands after the last line feed, if anything does. */
  end(): void {
    if (this.#length > 0) this.#finish(false);
  }

  #take(part: Buffer): void {
    const before = this.#buffered;
    this.#keep(part.subarray(0, this.#limit + 1 - before));
    this.#length += part.length;
    if (this.#length <= this.#limit) return;
    if (!this.#hash) {
      this.#hash = createHash("sha256");
      this.#digest(this.#buffer.subarray(0, before));
    }
    this.#digest(part);
  }

  #keep(part: Buffer): void {
    const needed = this.#buffered + part.length;
    if (needed > this.#buffer.length) {
      const larger = Buffer.allocUnsafe(Math.min(Math.max(needed, this.#buffer.length * 2), this.#limit + 1));
      this.#buffer.copy(larger, 0, 0, this.#buffered);
      this.#buffer = larger;
    }
    part.copy(this.#buffer, this.#buffered);
    this.#buffered = needed;
  }

  #digest(part: Buffer): void {
    if (part.length === 0) return;
    if (this.#heldReturn) this.#hash?.update("\r");
    this.#heldReturn = endsWithReturn(part);
    this.#hash?.update(this.#heldReturn ? part.subarray(0, -1) : part);
  }

  #finish(terminated: boolean): void {
    const kept = this.#buffer.subarray(0, this.#buffered);
    const returned = terminated && (this.#hash ? this.#heldReturn : endsWithReturn(kept));
    const length = returned ? this.#length - 1 : this.#length;
    const hash = this.#hash;
    if (hash && this.#heldReturn && !returned) hash.update("\r");
    this.#reset();
    if (hash && length > this.#limit) {
      this.#onLine({ bytes: kept.subarray(0, this.#limit), length, sha256: hash.digest("hex"), terminated });
    } else {
      this.#onLine({ bytes: kept.subarray(0, length), length, terminated });
    }
  }

  #reset(): void {
    this.#buffered = 0;
    this.#length = 0;
    this.#hash = undefined;
    this.#heldReturn = false;
  }
}

function endsWithReturn(bytes: Buffer): boolean {
  return bytes.length > 0 && bytes[bytes.length - 1] === CARRIAGE_RETURN;
}
