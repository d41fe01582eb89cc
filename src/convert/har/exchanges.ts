import type { HttpEndRecord, HttpRequestRecord, HttpResponseRecord, SseFields } from "../../capture/types.ts";
import { MessageTexts } from "../../session/message-text.ts";
import type { Message } from "../../session/types.ts";
import type { InOrder } from "../in-order.ts";
import { between, harEntryJson } from "./entry.ts";
import { HeldTexts, LEFT_OUT } from "./held.ts";

/** Exchanges that are open at a time; of more the oldest is written as it is. */
const MAX_OPEN = 10_000;

interface Open {
  readonly place: number;
  readonly request: HttpRequestRecord;
  response?: HttpResponseRecord;
  readonly sent: string[];
  readonly received: string[];
  /** Line of the frame that was added last: a batch is one body. */
  line: number;
  length: number;
  isCut: boolean;
}

/** Entries for a session whose HTTP was recorded: one for each exchange, the events of a stream as its body. */
export class ExchangeEntries {
  readonly #open = new Map<number, Open>();
  readonly #texts = new MessageTexts();
  readonly #held = new HeldTexts();
  readonly #entries: InOrder;
  readonly #base: string | undefined;

  /** @param url of the server, when the capture names it */
  constructor(url: string | undefined, entries: InOrder) {
    this.#entries = entries;
    this.#base = url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined;
  }

  request(request: HttpRequestRecord): void {
    const place = this.#entries.begin();
    this.#end(request.exchange, undefined);
    this.#open.set(request.exchange, { place, request, sent: [], received: [], line: 0, length: 0, isCut: false });
    if (this.#open.size <= MAX_OPEN) return;
    for (const oldest of this.#open.keys()) {
      this.#end(oldest, undefined);
      break;
    }
  }

  response(response: HttpResponseRecord): void {
    const open = this.#open.get(response.exchange);
    if (open) open.response ??= response;
  }

  message(message: Message): void {
    const open = message.exchangeNumber === undefined ? undefined : this.#open.get(message.exchangeNumber);
    if (!open) return;
    const text = this.#texts.of(message)?.text ?? "";
    const isBatch = message.batchIndex !== undefined && message.batchIndex > 0 && open.line === message.position.line;
    open.line = message.position.line;
    const bodies = message.direction === "c2s" ? open.sent : open.received;
    const shown =
      message.direction === "s2c" && isStream(open) ? eventText(message.sse, text) : isBatch ? `,${text}` : text;
    const kept = this.#held.keep(shown, open.length);
    if (kept === undefined) open.isCut = true;
    else {
      open.length += kept.length;
      bodies.push(kept);
    }
  }

  end(record: HttpEndRecord): void {
    this.#end(record.exchange, record);
  }

  finish(): void {
    for (const exchange of [...this.#open.keys()]) this.#end(exchange, undefined);
  }

  #end(exchange: number, end: HttpEndRecord | undefined): void {
    const open = this.#open.get(exchange);
    if (!open) return;
    this.#open.delete(exchange);
    this.#held.release(open.length);
    const { request, response } = open;
    const sent = bodyOf(open.sent);
    const received = bodyOf(open.received);
    const how = end === undefined ? "The capture holds no end of this exchange." : reasonWords(end);
    const comment = [how, open.isCut ? LEFT_OUT : ""].filter((text) => text !== "").join(" ");
    const entry = harEntryJson({
      ts: request.ts,
      request: {
        method: request.method,
        url: this.#url(request),
        httpVersion: "unknown",
        headers: request.headers,
        ...(sent === "" ? {} : { body: { mimeType: typeOf(request.headers) ?? "application/json", text: sent } }),
      },
      response: {
        status: response?.status ?? 0,
        statusText: "",
        httpVersion: "unknown",
        headers: response?.headers ?? {},
        ...(received === ""
          ? {}
          : { body: { mimeType: typeOf(response?.headers ?? {}) ?? "application/json", text: received } }),
      },
      wait: between(request.ts, response?.ts),
      receive: between(response?.ts, end?.ts),
      ...(comment === "" ? {} : { comment }),
      own: { _exchange: exchange },
    });
    this.#entries.ready(open.place, entry);
  }

  #url({ path, headers }: HttpRequestRecord): string {
    const host = typeof headers.host === "string" ? `http://${headers.host}` : undefined;
    const base = host !== undefined && URL.canParse(host) ? host : (this.#base ?? "http://unknown.invalid");
    const url = base + (path.startsWith("/") ? path : `/${path}`);
    return URL.canParse(url) ? new URL(url).href : `${base}/`;
  }
}

function isStream({ response }: Open): boolean {
  return typeOf(response?.headers ?? {})?.startsWith("text/event-stream") === true;
}

/** The event as it goes over the wire (HTML Living Standard, 9.2.6). */
function eventText(sse: SseFields | undefined, data: string): string {
  const lines = [
    ...(sse?.event === undefined ? [] : [`event: ${sse.event}`]),
    ...(sse?.id === undefined ? [] : [`id: ${sse.id}`]),
    `data: ${data}`,
  ];
  return `${lines.join("\n")}\n\n`;
}

/** Elements of a batch, of which each but the first begins with a comma, are an array again. */
function bodyOf(parts: readonly string[]): string {
  const text = parts.join("");
  return parts.length > 1 && parts[1]?.startsWith(",") === true ? `[${text}]` : text;
}

function typeOf(headers: Readonly<Record<string, string | readonly string[]>>): string | undefined {
  const value = headers["content-type"];
  return typeof value === "string" ? value : value?.[0];
}

function reasonWords({ reason }: HttpEndRecord): string {
  switch (reason) {
    case "complete":
      return "";
    case "client-closed":
      return "The client closed the connection.";
    case "upstream-unreachable":
      return "The server was not reached.";
    case "upstream-aborted":
      return "The server broke the answer off.";
  }
}
