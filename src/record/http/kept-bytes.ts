import { createHash, type Hash } from "node:crypto";

const FIRST_CAPACITY = 4096;
/**
 * What stays of a message over the limit. All of a message that can still be stored whole is kept; of one that can't, a megabyte
 * would be too much where many are under way.
 */
const BEGINNING = 256 * 1024;

/** Memory that all messages being read share. */
export class MemoryPool {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  take(bytes: number): boolean {
    if (bytes > this.#left) return false;
    this.#left -= bytes;
    return true;
  }

  give(bytes: number): void {
    this.#left += bytes;
  }
}

/**
 * A message that comes in pieces. Keeps its beginning, up to `limit` bytes and as long as the pool has room; counts and, when
 * that is not all, hashes the whole.
 */
export class KeptBytes {
  length = 0;
  readonly #limit: number;
  readonly #pool: MemoryPool;
  #buffer: Buffer = Buffer.alloc(0);
  #kept = 0;
  #hash: Hash | undefined;

  constructor(limit: number, pool: MemoryPool) {
    this.#limit = limit;
    this.#pool = pool;
  }

  /** The beginning, valid until more comes or it is cleared. */
  get bytes(): Buffer {
    return this.#buffer.subarray(0, this.#kept);
  }

  /** Of all bytes, in hex, when `bytes` is only their beginning. To be asked once, at the end. */
  sha256(): string | undefined {
    return this.#hash?.digest("hex");
  }

  push(part: Buffer): void {
    this.length += part.length;
    if (!this.#hash) {
      const room = this.#reserve(this.#kept + part.length) - this.#kept;
      if (room < part.length) this.#hash = createHash("sha256").update(this.bytes);
      part.copy(this.#buffer, this.#kept, 0, room);
      this.#kept += Math.min(part.length, room);
      if (this.#kept === this.#limit && this.length > this.#limit) this.#shrink();
    }
    this.#hash?.update(part);
  }

  /** Forgets the message and gives its memory back. */
  clear(): void {
    this.#pool.give(this.#buffer.length);
    this.#buffer = Buffer.alloc(0);
    this.#kept = 0;
    this.length = 0;
    this.#hash = undefined;
  }

  #shrink(): void {
    if (this.#kept <= BEGINNING) return;
    const smaller = Buffer.allocUnsafeSlow(BEGINNING);
    this.#buffer.copy(smaller, 0, 0, BEGINNING);
    this.#pool.give(this.#buffer.length - BEGINNING);
    this.#buffer = smaller;
    this.#kept = BEGINNING;
  }

  /** @returns how many of so many bytes there is room for */
  #reserve(bytes: number): number {
    const wanted = Math.min(bytes, this.#limit);
    if (wanted > this.#buffer.length) {
      const capacity = Math.min(Math.max(wanted, 2 * this.#buffer.length, FIRST_CAPACITY), this.#limit);
      if (!this.#pool.take(capacity - this.#buffer.length)) return this.#buffer.length;
      const larger = Buffer.allocUnsafeSlow(capacity);
      this.#buffer.copy(larger, 0, 0, this.#kept);
      this.#buffer = larger;
    }
    return wanted;
  }
}
