import { isObject } from "../../findings/json-object.ts";
import type { CaptureRecord, Transport } from "../types.ts";

/** Records that wait for the answer to a request of the server, and their characters. */
const MAX_HELD = 64;
const MAX_HELD_TEXT = 1024 * 1024;
/** Lines of stderr that are put aside; with more of them, they stand where they came. */
const MAX_ASIDE = 10_000;
const MAX_ASIDE_TEXT = 8 * 1024 * 1024;

export interface Read {
  readonly record: CaptureRecord;
  readonly text: string;
  readonly line: number;
}

export interface Placed extends Read {
  /** Set where the record's number is to be another one. */
  readonly seq?: number;
  /** It stands elsewhere than it came: its own time says nothing there. */
  readonly moved?: boolean;
}

/** What a server answers without asking the client back: a request of its own that follows one of these crossed it. */
const LISTINGS: ReadonlySet<unknown> = new Set([
  "tools/list",
  "prompts/list",
  "resources/list",
  "resources/templates/list",
  "ping",
]);

/**
 * What crosses on its way stands now before, now behind the other. Three of these have an order of their own here. A request of
 * the server comes before listings of the client that are not answered yet. The client's
 * answer to a request of the server comes as early as it can: behind the request and whatever the client said before; over
 * stdio only, where each side is one stream. Lines of stderr, which is another pipe than that of the messages, come last.
 * Each stream keeps its own order, and so do the numbers.
 */
export class SteadyOrder {
  readonly #isOn: boolean;
  readonly #isStdio: boolean;
  #held: Placed[] = [];
  #heldText = 0;
  /** Requests of the server without an answer. */
  readonly #open = new Map<string, Read>();
  #aside: Placed[] | undefined = [];
  #asideText = 0;
  /** Numbers that came, in their order, and are not given yet. */
  readonly #numbers: number[] = [];

  constructor(isOn: boolean, transport: Transport) {
    this.#isOn = isOn;
    this.#isStdio = transport === "stdio";
  }

  take(read: Read): readonly Placed[] {
    if (!this.#isOn) return [read];
    const { record } = read;
    const seq = seqOf(record);
    if (seq !== undefined) this.#numbers.push(seq);
    if (record.type === "stderr" && this.#aside) return this.#putAside(this.#aside, read);
    return this.#isStdio ? this.#cross(read) : this.#numbered([read]);
  }

  rest(): readonly Placed[] {
    const aside = this.#aside ?? [];
    this.#aside = [];
    return [...this.#release(), ...this.#numbered(aside)];
  }

  #putAside(aside: Placed[], read: Read): readonly Placed[] {
    aside.push({ ...read, moved: true });
    this.#asideText += read.text.length;
    if (aside.length <= MAX_ASIDE && this.#asideText <= MAX_ASIDE_TEXT) return [];
    this.#aside = undefined;
    return [...this.#release(), ...this.#numbered(aside)];
  }

  #cross(read: Read): readonly Placed[] {
    const { record } = read;
    const message = record.type === "frame" && isObject(record.frame) ? record.frame : undefined;
    const isServers = record.type === "frame" && record.dir === "s2c";
    if (message && isServers && typeof message.method === "string" && message.id !== undefined) {
      return this.#beforeListings(read, keyOf(message.id));
    }
    if (this.#open.size === 0 && !isListing(read)) {
      if (this.#held.length === 0) return this.#numbered([read]);
      this.#held.push(read);
      return this.#release();
    }
    this.#heldText += read.text.length;
    const isAnswer = message !== undefined && !isServers && message.method === undefined;
    const request = isAnswer ? this.#open.get(keyOf(message.id)) : undefined;
    if (request) this.#place(read, request, message?.id);
    else this.#held.push(read);
    return (this.#open.size === 0 && !isListing(read)) || this.#isFull() ? this.#release() : [];
  }

  #beforeListings(read: Read, key: string): readonly Placed[] {
    this.#heldText += read.text.length;
    const at = this.#held.findLastIndex((one) => !isListing(one)) + 1;
    const request: Placed = at < this.#held.length ? { ...read, moved: true } : read;
    this.#open.set(key, request);
    this.#held.splice(at, 0, request);
    return this.#isFull() ? this.#release() : [];
  }

  #isFull(): boolean {
    return this.#held.length > MAX_HELD || this.#heldText > MAX_HELD_TEXT;
  }

  #place(answer: Read, request: Read, id: unknown): void {
    this.#open.delete(keyOf(id));
    const after = this.#held.findLastIndex(
      (one) => one === request || !(one.record.type === "frame" && one.record.dir === "s2c"),
    );
    const moved = after + 1 < this.#held.length;
    this.#held.splice(after + 1, 0, moved ? { ...answer, moved } : answer);
  }

  #release(): readonly Placed[] {
    const held = this.#held;
    this.#held = [];
    this.#heldText = 0;
    this.#open.clear();
    return this.#numbered(held);
  }

  #numbered(records: readonly Placed[]): readonly Placed[] {
    return records.map((read) => {
      const own = seqOf(read.record);
      const seq = own === undefined ? undefined : this.#numbers.shift();
      return seq === undefined || seq === own ? read : { ...read, seq };
    });
  }
}

function isListing({ record }: Read): boolean {
  return (
    record.type === "frame" &&
    record.dir === "c2s" &&
    isObject(record.frame) &&
    record.frame.id !== undefined &&
    LISTINGS.has(record.frame.method)
  );
}

function keyOf(id: unknown): string {
  return `${typeof id} ${typeof id === "string" ? id.slice(0, 256) : String(id)}`;
}

function seqOf(record: CaptureRecord): number | undefined {
  const { seq } = record as { seq?: unknown };
  return Number.isSafeInteger(seq) ? (seq as number) : undefined;
}
