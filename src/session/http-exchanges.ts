import type { FrameRecord, HttpRequestRecord, HttpResponseRecord } from "../capture/types.ts";
import { boundedText } from "./bounded-text.ts";
import type { ExchangeRecord } from "./exchange-record.ts";
import { type Losses, Scope } from "./pairing.ts";

/** One HTTP request and its response, as far as the pairing of messages needs it. */
export interface HttpExchange {
  scope: Scope;
  /** `MCP-Protocol-Version` of the request. */
  readonly version?: string;
  /** The request's headers were recorded, so a missing one was not sent. */
  readonly requestSeen: boolean;
  status?: number;
  /** JSON-RPC requests that it carried. */
  readonly carried: ExchangeRecord[];
}

/** HTTP exchanges and sessions that are remembered at a time; a capture with more forgets the oldest. */
const MAX_EXCHANGES = 20_000;
const MAX_SCOPES = 10_000;

/**
 * Assigns messages to sessions: by `Mcp-Session-Id`, by the endpoint that an HTTP+SSE server announced, else all to one
 * scope. Never by connection, since a client may answer over another one.
 */
export class HttpExchanges {
  readonly #exchanges = new Map<number, HttpExchange>();
  readonly #scopes = new Map<string, Scope>();
  readonly #rest: Scope;
  readonly #losses: Losses;
  /** @param rest the scope of messages without a session */
  constructor(rest: Scope, losses: Losses) {
    this.#rest = rest;
    this.#losses = losses;
  }

  get(number: number): HttpExchange | undefined {
    return this.#exchanges.get(number);
  }

  request(record: HttpRequestRecord): void {
    const session = header(record.headers, "mcp-session-id");
    const version = header(record.headers, "mcp-protocol-version");
    this.#put(record.exchange, {
      scope:
        session === undefined ? (this.#scopes.get(endpointKey(record.path)) ?? this.#rest) : this.#session(session),
      ...(version === undefined ? {} : { version: boundedText(version) }),
      requestSeen: true,
      carried: [],
    });
  }

  response(record: HttpResponseRecord): void {
    const exchange = this.#at(record.exchange);
    exchange.status = record.status;
    const session = header(record.headers, "mcp-session-id");
    if (session !== undefined) exchange.scope = this.#session(session);
  }

  /** The event that opens an HTTP+SSE session names the path to post to (2024-11-05, basic/transports). */
  endpoint(record: FrameRecord): void {
    if (record.exchange === undefined) return;
    const key = endpointKey(record.text ?? "");
    const scope = this.#scopes.get(key) ?? this.#keep(key, new Scope(this.#losses, true));
    this.#at(record.exchange).scope = scope;
  }

  /** Lets go of an exchange that is over. */
  end(number: number): HttpExchange | undefined {
    const exchange = this.#exchanges.get(number);
    this.#exchanges.delete(number);
    return exchange;
  }

  /** All scopes that are known, for what concerns the whole capture. */
  *scopes(): Iterable<Scope> {
    yield this.#rest;
    yield* this.#scopes.values();
  }

  #at(number: number): HttpExchange {
    return this.#exchanges.get(number) ?? this.#put(number, { scope: this.#rest, requestSeen: false, carried: [] });
  }

  #put(number: number, exchange: HttpExchange): HttpExchange {
    this.#exchanges.set(number, exchange);
    if (this.#exchanges.size > MAX_EXCHANGES) this.#forgetOldest();
    return exchange;
  }

  /** Half of them at once: taking the first of a map again and again grows slower each time. */
  #forgetOldest(): void {
    let surplus = MAX_EXCHANGES / 2;
    for (const number of this.#exchanges.keys()) {
      this.#exchanges.delete(number);
      if (--surplus === 0) return;
    }
  }

  #session(id: string): Scope {
    const key = `session ${boundedText(id)}`;
    return this.#scopes.get(key) ?? this.#keep(key, new Scope(this.#losses));
  }

  #keep(key: string, scope: Scope): Scope {
    if (this.#scopes.size >= MAX_SCOPES && !this.#scopes.has(key)) {
      // With sessions mixed, a response may find another session's request.
      this.#rest.lose();
      return this.#rest;
    }
    this.#scopes.set(key, scope);
    return scope;
  }
}

function header(headers: HttpRequestRecord["headers"], name: string): string | undefined {
  const value = Object.hasOwn(headers, name) ? headers[name] : undefined;
  return typeof value === "string" ? value : value?.[0];
}

/** Path and query of an endpoint, which a server may give as a whole URL. */
function endpointKey(text: string): string {
  const path = text.trim().replace(/^https?:\/\/[^/]*/i, "");
  return `endpoint ${boundedText(path.startsWith("/") ? path : `/${path}`)}`;
}
