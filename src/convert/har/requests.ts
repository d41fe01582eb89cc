import { MessageTexts } from "../../session/message-text.ts";
import type { Exchange, Message, Session } from "../../session/types.ts";
import { Calls } from "../calls.ts";
import type { InOrder } from "../in-order.ts";
import { between, harEntryJson } from "./entry.ts";
import { HeldTexts, LEFT_OUT } from "./held.ts";

const JSON_TYPE = "application/json";

interface Begun {
  readonly place: number;
  readonly text: string | undefined;
}

/**
 * Entries for a session of which HTTP is not known: each JSON-RPC request and its response as if they had gone over HTTP, to
 * `mcp://<server>/<method>/<target>`. Statuses are made up (200, 500 for an error, 0 without a response), and the entry says so.
 */
export class RequestEntries {
  readonly #calls: Calls<Begun>;
  readonly #texts = new MessageTexts();
  readonly #held = new HeldTexts();
  readonly #server: string;
  readonly #entries: InOrder;
  notifications = 0;

  constructor(session: Session, label: string, entries: InOrder) {
    this.#server = part(label || session.server.key);
    this.#entries = entries;
    this.#calls = new Calls<Begun>({
      begin: (_exchange, request) => ({ place: entries.begin(), text: this.#keep(this.#texts.of(request)?.text) }),
      end: (exchange, begun, answer) => this.#end(exchange, begun, answer),
    });
  }

  message(message: Message): void {
    if (message.kind === "notification") this.notifications++;
    this.#calls.message(message);
  }

  finish(): void {
    this.#calls.finish();
  }

  #keep(text: string | undefined): string | undefined {
    return text === undefined ? undefined : this.#held.keep(text);
  }

  #end(exchange: Exchange, { place, text }: Begun, answer: Message | undefined): void {
    const { ts, method, target, direction, outcome, errorCode, revision } = exchange;
    if (text !== undefined) this.#held.release(text.length);
    const body = answer && this.#texts.of(answer);
    const path = [method, ...(target === undefined ? [] : [target])].map(part).join("/");
    const comment = [
      direction === "c2s" ? "JSON-RPC from the client to the server." : "JSON-RPC from the server to the client.",
      answer ? "The status stands for the outcome." : "The capture holds no response.",
      ...(text === undefined ? [LEFT_OUT] : []),
    ].join(" ");
    const entry = harEntryJson({
      ts,
      request: {
        method: "POST",
        url: `mcp://${this.#server}/${path}`,
        httpVersion: "JSON-RPC/2.0",
        headers: {},
        ...(text === undefined ? {} : { body: { mimeType: JSON_TYPE, text } }),
      },
      response: {
        status: answer === undefined ? 0 : outcome === "ok" ? 200 : 500,
        statusText: errorCode === undefined ? outcome : `${outcome} ${errorCode}`,
        httpVersion: "JSON-RPC/2.0",
        headers: {},
        ...(body ? { body: { mimeType: JSON_TYPE, text: body.text } } : {}),
      },
      wait: between(ts, answer?.ts),
      receive: 0,
      comment,
      own: {
        _line: exchange.position.line,
        _direction: direction,
        _outcome: outcome,
        ...(revision === undefined ? {} : { _revision: revision }),
      },
    });
    this.#entries.ready(place, entry);
  }
}

/** A part of a URL; a lone surrogate, which has no encoding, becomes a question mark of its own. */
function part(text: string): string {
  return encodeURIComponent(text.toWellFormed()) || "-";
}
