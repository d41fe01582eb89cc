/** The relay's side of recording: what passed is copied into a queue, and a thread of its own does the rest. */
import { Worker } from "node:worker_threads";
import type { OtherRecord } from "../capture/writer.ts";
import type { Observer } from "./observer.ts";
import type { Recording, RecordingPlan } from "./recording.ts";
import { type EntryKind, PIECE, QueueReader, QueueWriter, type SharedQueue, sharedQueue } from "./shared-queue.ts";
import type { Stream } from "./stream-records.ts";

/**
 * Bytes that may wait to be recorded; beyond that the relay slows down to what can be recorded. It bounds the memory and,
 * at a hundred megabytes a second, the time that completing a capture takes.
 */
const QUEUE_BYTES = 16 * 1024 * 1024;
/** Kept free for what is no stream: the exit of the server always finds room. */
const RESERVE = 64 * 1024;
/** A line costs as much as so many bytes, whatever it holds. */
const LINE_COST = 512;
/** So many lines in a piece are more than messages can be; they fill the queue fast and are not waited for. */
const DENSE = 4096;
/**
 * How long the relay waits, in milliseconds, for a thread that does not go on at all, as when the disk hangs. From then
 * on lines are counted instead, until half of the queue is free.
 */
const PATIENCE = 1000;
/** The same for the end of a session. */
const CLOSE_PATIENCE = 1000;
/**
 * When the thread starts, in milliseconds after the session and after the first output: it must not compete with the start
 * of the server. What ends before is recorded without it.
 */
const START_AFTER = 150;
const START_AFTER_OUTPUT = 15;
/** Or when so many bytes wait. */
const START_AT = 512 * 1024;
/** The thread is woken so long after something came, in milliseconds, or when so many bytes did: each time costs as much as a message. */
const WAKE_AFTER = 3;
const WAKE_AT = 256 * 1024;
/** Entries that are stored in one turn, where there is no thread. */
const SLICE = 4;
const LINE_FEED = 0x0a;

/** Lines of a stream that are passed over because there is no room for them. */
export interface Loss {
  lines: number;
  /** Whether they end inside a line. */
  inLine: boolean;
}

/** What a worker gets. */
export interface ThreadInput {
  readonly task: "record";
  readonly queue: SharedQueue;
  readonly plan: RecordingPlan;
}

export type ThreadMessage = { readonly failed: string } | { readonly closed: true };

export interface DeferredOptions {
  /** Undefined when the session is not recorded. */
  readonly plan: Promise<RecordingPlan | undefined>;
  /** Called once when the capture is incomplete, with the reason: a code of the system, or what became of the thread. */
  readonly failed: (reason: string) => void;
  readonly now: () => string;
  /** For tests. */
  readonly queueBytes?: number;
}

export class DeferredObserver implements Observer {
  readonly #options: DeferredOptions;
  readonly #shared: SharedQueue;
  readonly #queue: QueueWriter;
  readonly #reader: QueueReader;
  readonly #losses = new Map<Stream, Loss>();
  readonly #costs: { readonly end: number; readonly cost: number }[] = [];
  /** What the lines that wait cost beyond their bytes. */
  #cost = 0;
  /** Bytes that came since the thread was woken. */
  #unseen = 0;
  #wakeTimer: NodeJS.Timeout | undefined;
  #startTimer: NodeJS.Timeout | undefined;
  #startsSoon = false;
  #isStarted = false;
  #plan: RecordingPlan | undefined;
  #thread: Worker | undefined;
  #threadEnded: (() => void) | undefined;
  /** Nothing more is taken: the session is not recorded, or its capture is closed or given up. */
  #isOver = false;
  #gaveUp = false;

  constructor(options: DeferredOptions) {
    this.#options = options;
    this.#shared = sharedQueue(options.queueBytes ?? QUEUE_BYTES);
    this.#queue = new QueueWriter(this.#shared);
    this.#reader = new QueueReader(this.#shared);
    this.#startIn(START_AFTER);
    void options.plan.then((plan) => {
      if (plan) this.#plan = plan;
      else this.#isOver = true;
    });
  }

  bytes(stream: Stream, chunk: Buffer, ts: string): void {
    if (stream === "s2c" && !this.#startsSoon) {
      this.#startsSoon = true;
      this.#startIn(START_AFTER_OUTPUT);
    }
    for (let at = 0; at < chunk.length && !this.#isOver; at += PIECE) {
      const piece = chunk.length <= PIECE ? chunk : chunk.subarray(at, at + PIECE);
      const lines = linesIn(piece, DENSE);
      const cost = lines === DENSE ? this.#queue.size / 4 : lines * LINE_COST;
      if (!this.#hasRoom(piece.length, lines)) {
        this.#lose(stream, piece);
        continue;
      }
      this.#tellLosses();
      this.#add(stream, ts, piece);
      this.#costs.push({ end: this.#queue.total, cost });
      this.#cost += cost;
    }
  }

  end(stream: Stream, ts: string): void {
    this.#tell("end", stream, ts);
  }

  event(record: OtherRecord & { readonly type: "process" }, ts: string): void {
    this.#tell("event", record, ts);
  }

  lost(reason: string, ts: string): void {
    this.#tell("lost", reason, ts);
  }

  seal(): void {
    this.#tell("seal", null, this.#options.now());
    void this.#startThread();
    this.#wake();
  }

  async close(): Promise<void> {
    clearTimeout(this.#startTimer);
    const plan = await this.#options.plan;
    if (!plan || this.#isOver) return;
    this.#tell("close", null, this.#options.now());
    this.#isOver = true;
    clearTimeout(this.#wakeTimer);
    // A thread that has not come up yet is not waited for.
    if (this.#reader.claim()) {
      const recording = await this.#record(plan);
      while (recording.drain(this.#reader));
    } else await this.#closed();
  }

  /** Waits for the thread, which has the last word, as long as it goes on. */
  #closed(): Promise<void> {
    this.#thread?.ref();
    return new Promise((resolve) => {
      let waiting = this.#queue.waiting;
      let since = performance.now();
      const timer = setInterval(() => {
        const now = performance.now();
        if (this.#queue.waiting !== waiting) {
          waiting = this.#queue.waiting;
          since = now;
        } else if (now - since > CLOSE_PATIENCE) {
          this.#fail("ETIMEDOUT");
          void this.#thread?.terminate();
          this.#threadEnded?.();
        }
      }, 50);
      this.#threadEnded = () => {
        clearInterval(timer);
        this.#thread?.unref();
        resolve();
      };
      if (this.#gaveUp) this.#threadEnded();
      this.#wake();
    });
  }

  #tell(kind: Exclude<EntryKind, Stream | "lines-lost">, value: unknown, ts: string): void {
    if (this.#isOver) return;
    this.#tellLosses();
    this.#add(kind, ts, Buffer.from(JSON.stringify(value)));
  }

  #add(kind: EntryKind, ts: string, data: Uint8Array): void {
    if (!this.#queue.put(kind, ts, data)) return;
    this.#unseen += data.length;
    if (!this.#isStarted) {
      if (this.#queue.waiting > START_AT) void this.#startThread();
    } else if (this.#unseen >= WAKE_AT) this.#wake();
    else this.#wakeTimer ??= setTimeout(() => this.#wake(), WAKE_AFTER).unref();
  }

  #wake(): void {
    clearTimeout(this.#wakeTimer);
    this.#wakeTimer = undefined;
    this.#unseen = 0;
    this.#queue.wake();
  }

  /** Waits for room where that is worth it. */
  #hasRoom(bytes: number, lines: number): boolean {
    // Once something was lost there is room again only when much is.
    const limit = this.#losses.size > 0 ? this.#queue.size / 2 : this.#queue.size - RESERVE;
    if (this.#waiting() + bytes <= limit) return true;
    if (this.#losses.size > 0 || lines === DENSE) return false;
    void this.#startThread();
    if (!this.#thread) return false;
    const began = performance.now();
    let until = began + PATIENCE;
    while (this.#waiting() + bytes > limit) {
      if (this.#queue.waitForReader(50)) until = performance.now() + PATIENCE;
      else if (performance.now() > until) return false;
    }
    return true;
  }

  /** What waits, in bytes and in what lines cost. */
  #waiting(): number {
    const waiting = this.#queue.waiting;
    let read = 0;
    const done = this.#queue.total - waiting;
    while (read < this.#costs.length && (this.#costs[read] as { end: number }).end <= done) {
      this.#cost -= (this.#costs[read] as { cost: number }).cost;
      read++;
    }
    if (read > 0) this.#costs.splice(0, read);
    return waiting + this.#cost;
  }

  #lose(stream: Stream, piece: Buffer): void {
    let loss = this.#losses.get(stream);
    if (!loss) {
      loss = { lines: 0, inLine: false };
      this.#losses.set(stream, loss);
    }
    loss.lines += linesIn(piece);
    loss.inLine = piece[piece.length - 1] !== LINE_FEED;
  }

  #tellLosses(): void {
    if (this.#losses.size === 0) return;
    for (const [stream, loss] of this.#losses) {
      this.#add("lines-lost", this.#options.now(), Buffer.from(JSON.stringify({ stream, ...loss })));
    }
    this.#losses.clear();
  }

  #startIn(milliseconds: number): void {
    clearTimeout(this.#startTimer);
    this.#startTimer = setTimeout(() => void this.#startThread(), milliseconds).unref();
  }

  #startThread(): void {
    if (this.#isStarted || this.#isOver) return;
    if (!this.#plan) {
      void this.#options.plan.then((plan) => plan && this.#startThread());
      return;
    }
    this.#isStarted = true;
    clearTimeout(this.#startTimer);
    const input: ThreadInput = { task: "record", queue: this.#shared, plan: this.#plan };
    try {
      const thread = new Worker(threadUrl(), {
        workerData: input,
        execArgv: [],
        env: {},
        trackUnmanagedFds: false,
        resourceLimits: { maxYoungGenerationSizeMb: 4 },
      });
      thread.unref();
      thread.on("message", (message: ThreadMessage) => {
        if ("failed" in message) this.#fail(message.failed);
        else this.#threadEnded?.();
      });
      thread.on("error", () => void this.#withoutThread());
      thread.on("exit", () => this.#threadEnded?.());
      this.#thread = thread;
    } catch {
      void this.#withoutThread();
    }
  }

  /** The thread did not come up, or is gone. */
  async #withoutThread(): Promise<void> {
    this.#thread = undefined;
    if (!this.#plan || !this.#reader.claim()) {
      this.#isOver = true;
      this.#gaveUp = true;
      this.#fail("the recording thread ended");
      this.#threadEnded?.();
      return;
    }
    const recording = await this.#record(this.#plan);
    const slice = (): void => {
      const some = recording.drain(this.#reader, SLICE);
      if (recording.closed) this.#threadEnded?.();
      else if (some) setImmediate(slice);
      else setTimeout(slice, WAKE_AFTER).unref();
    };
    slice();
  }

  #fail(reason: string): void {
    this.#options.failed(reason);
  }

  async #record(plan: RecordingPlan): Promise<Recording> {
    const { Recording } = await import("./recording.ts");
    return await Recording.start(plan, (code) => this.#fail(code));
  }
}

function threadUrl(): URL {
  const here = import.meta.url;
  return new URL(here.endsWith(".ts") ? "./recording-entry.ts" : "./worker.js", here);
}

/** At most so many. */
function linesIn(chunk: Buffer, most: number = Number.POSITIVE_INFINITY): number {
  let lines = 0;
  for (let end = chunk.indexOf(LINE_FEED); end >= 0 && lines < most; end = chunk.indexOf(LINE_FEED, end + 1)) lines++;
  return lines;
}
