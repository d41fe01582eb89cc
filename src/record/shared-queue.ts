/**
 * What passed on its way to the thread that records it: a ring of bytes in shared memory, with one writer and one reader.
 * Putting something in is a copy and two numbers, no system call and no object for the other thread to take apart.
 */
import type { Stream } from "./stream-records.ts";

/** What stands in the ring. `data` of the kinds that tell something is JSON. */
export type EntryKind = Stream | "end" | "event" | "lost" | "lines-lost" | "seal" | "close";
const KINDS: readonly EntryKind[] = ["c2s", "s2c", "stderr", "end", "event", "lost", "lines-lost", "seal", "close"];

export interface Entry {
  readonly kind: EntryKind;
  readonly ts: string;
  /** Valid until the next one is taken. */
  readonly data: Buffer;
}

/** Plain data for a worker. */
export interface SharedQueue {
  readonly control: Int32Array<SharedArrayBuffer>;
  readonly ring: Uint8Array<SharedArrayBuffer>;
}

/** Bytes written and read so far, as numbers of 32 bits that run over; who reads. */
const WRITTEN = 0;
const READ = 1;
const READER = 2;

/** Kind, length, time. */
const HEADER = 8 + 28;
/** The longest piece of a stream in one entry. */
export const PIECE = 64 * 1024;

/** @param bytes a power of two, at least four times a piece; a thirty-second of the range of the counters at most */
export function sharedQueue(bytes: number): SharedQueue {
  return {
    control: new Int32Array(new SharedArrayBuffer(16)),
    ring: new Uint8Array(new SharedArrayBuffer(bytes)),
  };
}

export class QueueWriter {
  readonly #control: Int32Array<SharedArrayBuffer>;
  readonly #ring: Uint8Array<SharedArrayBuffer>;
  readonly #header = Buffer.alloc(HEADER);
  #written = 0;
  #total = 0;

  constructor({ control, ring }: SharedQueue) {
    this.#control = control;
    this.#ring = ring;
  }

  /** Bytes that were ever put in. */
  get total(): number {
    return this.#total;
  }

  get size(): number {
    return this.#ring.length;
  }

  /** Bytes that wait. */
  get waiting(): number {
    return (this.#written - Atomics.load(this.#control, READ)) >>> 0;
  }

  /** False when there is no room. @param data at most one piece */
  put(kind: EntryKind, ts: string, data: Uint8Array): boolean {
    const room = this.#ring.length - this.waiting;
    if (HEADER + data.length > room) return false;
    this.#header.writeUInt32LE(KINDS.indexOf(kind), 0);
    this.#header.writeUInt32LE(data.length, 4);
    this.#header.fill(0x20, 8);
    this.#header.write(ts, 8, HEADER - 8, "latin1");
    this.#copy(this.#header);
    this.#copy(data);
    this.#total += HEADER + data.length;
    Atomics.store(this.#control, WRITTEN, this.#written | 0);
    return true;
  }

  /** Wakes a reader that waits. */
  wake(): void {
    Atomics.notify(this.#control, WRITTEN);
  }

  /**
   * Waits until the reader has gone on, on this thread.
   * @returns false when it did not within `milliseconds`
   */
  waitForReader(milliseconds: number): boolean {
    this.wake();
    return Atomics.wait(this.#control, READ, Atomics.load(this.#control, READ), milliseconds) !== "timed-out";
  }

  #copy(bytes: Uint8Array): void {
    const at = this.#written & (this.#ring.length - 1);
    const first = Math.min(bytes.length, this.#ring.length - at);
    if (first === bytes.length) this.#ring.set(bytes, at);
    else {
      this.#ring.set(bytes.subarray(0, first), at);
      this.#ring.set(bytes.subarray(first), 0);
    }
    this.#written = (this.#written + bytes.length) >>> 0;
  }
}

export class QueueReader {
  readonly #control: Int32Array<SharedArrayBuffer>;
  readonly #ring: Uint8Array<SharedArrayBuffer>;
  readonly #header = Buffer.alloc(HEADER);
  readonly #piece = Buffer.allocUnsafe(PIECE);
  #read = 0;

  constructor({ control, ring }: SharedQueue) {
    this.#control = control;
    this.#ring = ring;
  }

  /** Only the first who asks may read: a worker that comes up while the session ends finds that it is not needed. */
  claim(): boolean {
    return Atomics.compareExchange(this.#control, READER, 0, 1) === 0;
  }

  /** The next entry, whose room is free then; undefined when there is none. */
  take(): Entry | undefined {
    if ((Atomics.load(this.#control, WRITTEN) - this.#read) >>> 0 === 0) return undefined;
    this.#copy(this.#header);
    const data = this.#piece.subarray(0, this.#header.readUInt32LE(4));
    this.#copy(data);
    Atomics.store(this.#control, READ, this.#read | 0);
    Atomics.notify(this.#control, READ);
    const kind = KINDS[this.#header.readUInt32LE(0)] as EntryKind;
    return { kind, ts: this.#header.toString("latin1", 8).trimEnd(), data };
  }

  /** Waits until something is there, on this thread. */
  wait(): void {
    Atomics.wait(this.#control, WRITTEN, this.#read | 0);
  }

  #copy(into: Buffer): void {
    const at = this.#read & (this.#ring.length - 1);
    const first = Math.min(into.length, this.#ring.length - at);
    into.set(this.#ring.subarray(at, at + first), 0);
    if (first < into.length) into.set(this.#ring.subarray(0, into.length - first), first);
    this.#read = (this.#read + into.length) >>> 0;
  }
}
