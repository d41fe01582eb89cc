import { isObject } from "../../findings/json-object.ts";
import type { CaptureRecord } from "../types.ts";

/** Records that wait for the answer to a request of the server, and their characters. */
const MAX_HELD = 64;
const MAX_HELD_TEXT = 1024 * 1024;

export interface Read {
  readonly record: CaptureRecord;
  readonly text: string;
  readonly line: number;
}

export interface Placed extends Read {
  /** Set where the record's number is to be another one. */
  readonly seq?: number;
  /** It stands earlier than it came: its own time says nothing there. */
  readonly moved?: boolean;
}

/**
 * The client's answer to a request of the server crosses what the server says meanwhile, now before it, now behind it. Here
 * it comes as early as it can: behind the request and whatever the client said before. Both sides keep their own order, and numbers stay in
 * theirs. Only over stdio, where each side is one stream.
 */
export class SteadyOrder {
  readonly #isOn: boolean;
  #held: Placed[] = [];
  #heldText = 0;
  /** Requests of the server without an answer. */
  readonly #open = new Map<string, Read>();

  constructor(isOn: boolean) {
    this.#isOn = isOn;
  }

  take(read: Read): readonly Placed[] {
    if (!this.#isOn) return [read];
    const { record } = read;
    const message = record.type === "frame" && isObject(record.frame) ? record.frame : undefined;
    const isServers = record.type === "frame" && record.dir === "s2c";
    if (message && isServers && typeof message.method === "string" && message.id !== undefined) {
      this.#open.set(keyOf(message.id), read);
    } else if (this.#open.size === 0) return [read];
    this.#heldText += read.text.length;
    const request =
      message && !isServers && message.method === undefined ? this.#open.get(keyOf(message.id)) : undefined;
    if (request) this.#place(read, request, message?.id);
    else this.#held.push(read);
    return this.#open.size === 0 || this.#held.length > MAX_HELD || this.#heldText > MAX_HELD_TEXT ? this.rest() : [];
  }

  rest(): readonly Placed[] {
    const held = this.#held;
    this.#held = [];
    this.#heldText = 0;
    this.#open.clear();
    const numbers = held.map(({ record }) => seqOf(record)).sort((a, b) => a - b);
    return held.map((read, index) => {
      const seq = numbers[index] as number;
      return seq === seqOf(read.record) || Number.isNaN(seq) ? read : { ...read, seq };
    });
  }

  #place(answer: Read, request: Read, id: unknown): void {
    this.#open.delete(keyOf(id));
    const after = this.#held.findLastIndex(
      (one) =>
        one === request || !(one.record.type === "stderr" || (one.record.type === "frame" && one.record.dir === "s2c")),
    );
    const moved = after + 1 < this.#held.length;
    this.#held.splice(after + 1, 0, moved ? { ...answer, moved } : answer);
  }
}

function keyOf(id: unknown): string {
  return `${typeof id} ${typeof id === "string" ? id.slice(0, 256) : String(id)}`;
}

function seqOf(record: CaptureRecord): number {
  const { seq } = record as { seq?: unknown };
  return Number.isSafeInteger(seq) ? (seq as number) : Number.NaN;
}
