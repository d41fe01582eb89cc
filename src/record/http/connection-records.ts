import type { Direction } from "../../capture/types.ts";
import { Exchange } from "./exchange.ts";
import { type Framing, framingOf, type MessageHead, MessageParser } from "./message-parser.ts";
import type { Recording } from "./messages.ts";

/** Requests that may wait for their answers on one connection. */
const MAX_PIPELINED = 1000;

/** Turns the bytes of one client's connection into records. Says nothing to anybody and never fails for what it reads. */
export class ConnectionRecords {
  readonly #recording: Recording;
  readonly #number: () => number;
  readonly #requests: MessageParser;
  readonly #responses: MessageParser;
  /** In the order of the requests, which is that of the answers. The last may still be coming in. */
  readonly #open: Exchange[] = [];
  #incoming: Exchange | undefined;
  #answered: Exchange | undefined;
  #ts = "";
  #maxEvents = 0;
  #closed = false;

  /** @param number of the next exchange of the log */
  constructor(recording: Recording, number: () => number) {
    this.#recording = recording;
    this.#number = number;
    this.#requests = new MessageParser({
      head: (head) => this.#request(head),
      body: (part) => this.#incoming?.requestBody(part, this.#ts, this.#maxEvents) ?? part.length,
      end: () => {
        this.#incoming?.requestEnded(this.#ts);
        this.#settle();
      },
      malformed: () => this.#recording.capture.lost(1, "a client sent what is no HTTP/1.1"),
    });
    this.#responses = new MessageParser({
      head: (head) => this.#response(head),
      body: (part) => this.#answered?.responseBody(part, this.#ts, this.#maxEvents) ?? part.length,
      end: () => {
        this.#answered?.responseEnded(this.#ts);
        this.#settle();
      },
      malformed: () => this.#recording.capture.lost(1, "a server sent what is no HTTP/1.1"),
    });
  }

  /**
   * Takes bytes that were handed on, up to the end of so many events.
   * @returns where to go on: the chunk's length when all was taken
   */
  bytes(dir: Direction, chunk: Buffer, start: number, ts: string, maxEvents: number): number {
    if (this.#closed) return chunk.length;
    this.#ts = ts;
    this.#maxEvents = maxEvents;
    return (dir === "c2s" ? this.#requests : this.#responses).push(chunk, start);
  }

  /** An answer is under way that is no stream which only waits for news. */
  get busy(): boolean {
    return this.#open.some(({ method, over }) => !over && method !== "GET");
  }

  /** The server ended its stream in order: a body without a length is complete. */
  serverEnded(ts: string): void {
    this.#ts = ts;
    this.#responses.finish();
  }

  /** Nothing more comes. What is open ended for a reason. */
  closed(reason: "client-closed" | "upstream-aborted" | "upstream-unreachable", ts: string): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#ts = ts;
    for (const exchange of this.#open) exchange.abandon(reason, ts);
    this.#open.length = 0;
  }

  #request(head: MessageHead): Framing | undefined {
    if (this.#open.length >= MAX_PIPELINED) {
      this.#recording.capture.lost(1, "more requests are open on one connection than are followed");
      return "opaque";
    }
    if (!/^\S+ \S+ HTTP\/1\.[01]$/.test(head.start)) {
      this.#recording.capture.lost(1, "a client sent what is no HTTP/1.1");
      return "opaque";
    }
    const framing = framingOf(head.headers) ?? { length: 0 };
    const hasBody = typeof framing === "string" || framing.length > 0;
    this.#incoming = new Exchange(this.#recording, this.#number(), head, this.#ts, hasBody);
    this.#open.push(this.#incoming);
    return framing;
  }

  #response(head: MessageHead): Framing | undefined {
    const status = Number(/^HTTP\/1\.[01] ([1-9][0-9]{2})(?: |$)/.exec(head.start)?.[1]);
    if (Number.isNaN(status)) {
      this.#recording.capture.lost(1, "a server sent what is no HTTP/1.1");
      return "opaque";
    }
    if (status < 200 && status !== 101) return undefined;
    // A server may complain of what was no request, or of silence.
    const exchange =
      this.#open.find(({ responded }) => !responded) ??
      new Exchange(this.#recording, this.#number(), undefined, this.#ts, false);
    if (!this.#open.includes(exchange)) this.#open.push(exchange);
    this.#answered = exchange;
    const { method } = exchange;
    const isTunnel = status === 101 || (method === "CONNECT" && status < 300);
    const isEmpty = isTunnel || method === "HEAD" || status === 204 || status === 304;
    const framing = isEmpty ? { length: 0 } : (framingOf(head.headers) ?? "until-close");
    exchange.responseHead(status, head.headers, this.#ts, typeof framing === "string" || framing.length > 0);
    if (!isTunnel) return framing;
    exchange.responseEnded(this.#ts);
    this.#settle();
    this.#requests.stop();
    return "opaque";
  }

  #settle(): void {
    while (this.#open[0]?.over) this.#open.shift();
  }
}
