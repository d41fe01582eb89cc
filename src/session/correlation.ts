import { boundedText, type Interned } from "./bounded-text.ts";
import { date, type ExchangeRecord, ExchangeRecords, type KeptId } from "./exchange-record.ts";
import type { HttpExchange } from "./http-exchanges.ts";
import { type DraftMessage, objectMember, targetOf, textMember } from "./messages.ts";
import type { Scope } from "./pairing.ts";
import { clientRevision, type Declared, declared, serverRevision } from "./revision.ts";
import type { JsonObject, Outcome, RpcId } from "./types.ts";

/** Exchanges kept for the whole session; of further ones only the open ones are. */
const MAX_EXCHANGES = 200_000;

/** Stands for the body of a message that was cut. */
const CUT: JsonObject = {};

/** Where a message stands: its scope, and the HTTP exchange that carried it. */
export interface Place {
  readonly scope: Scope;
  /** The scope of messages without a session. */
  readonly fallback: Scope;
  readonly http: HttpExchange | undefined;
}

export interface Answer {
  readonly exchange: ExchangeRecord;
  /** It is the first response to that request. */
  readonly first: boolean;
  /** The scope in which the request stands. */
  readonly owner: Scope;
}

/** Pairs responses with requests, and gives every message its revision. */
export class Correlation {
  readonly exchanges: ExchangeRecord[] = [];
  /** Exchanges that were not kept. */
  omitted = 0;
  /** Revision agreed in the first handshake. */
  negotiated: string | undefined;

  readonly #interned: Interned;
  readonly #limit: number;
  readonly #records = new ExchangeRecords();
  #calls = 0;

  constructor(interned: Interned, limit = MAX_EXCHANGES) {
    this.#interned = interned;
    this.#limit = limit;
  }

  request(message: DraftMessage, { scope, http }: Place): ExchangeRecord {
    const body = message.body ?? CUT;
    const fromClient = message.direction === "c2s";
    const revision = fromClient ? clientRevision(body, scope, http) : serverRevision(scope, carriedBy(http));
    date(message, revision);
    const method = this.#interned.text(message.method as string);
    const { direction, position, seq, ts } = message;
    const exchange = this.#records.create(method, keptId(message.id), direction, position, seq, ts);
    date(exchange, revision);
    const target = targetOf(body);
    if (target !== undefined) exchange.target = this.#interned.text(target);
    if (message.exchangeNumber !== undefined) exchange.exchangeNumber = message.exchangeNumber;
    if (fromClient && method === "tools/call") exchange.callIndex = this.#calls++;
    message.exchange = exchange;
    scope.requests[direction].add(exchange, objectMember(objectMember(body, "params"), "_meta")?.progressToken);
    http?.carried.push(exchange);
    if (this.exchanges.length < this.#limit) this.exchanges.push(exchange);
    else this.omitted++;
    if (fromClient) noteRevision(scope, method, revision);
    return exchange;
  }

  notification(message: DraftMessage, { scope, http }: Place): void {
    const body = message.body as JsonObject;
    const params = objectMember(body, "params");
    if (message.direction === "c2s") date(message, clientRevision(body, scope, http));
    else {
      const token = params?.progressToken;
      const owner = token === undefined ? undefined : scope.requests.c2s.byToken(token);
      date(message, serverRevision(scope, owner ?? carriedBy(http)));
    }
    if (message.method === "notifications/cancelled") this.#cancel(message, scope, params);
  }

  /** @returns undefined for a response to nothing */
  response(message: DraftMessage, { scope, fallback, http }: Place): Answer | undefined {
    const direction = message.direction === "c2s" ? "s2c" : "c2s";
    const body = message.body as JsonObject;
    let exchange = scope.requests[direction].find(message.id, message.exchangeNumber);
    let owner = scope;
    if (!exchange && scope !== fallback) {
      // The session id is given with the answer to initialize, so that request stands in no session yet.
      const early = fallback.requests[direction].find(message.id, message.exchangeNumber);
      if (early && early.exchangeNumber === message.exchangeNumber) {
        exchange = early;
        owner = fallback;
      }
    }
    if (!exchange) {
      // A number beyond all that can be held may be the id of any request that has such a one.
      const isTold = typeof message.id !== "number" || Number.isFinite(message.id);
      if (scope.lost || this.omitted > 0 || !isTold) message.partnerLost = true;
      date(message, serverRevision(scope, carriedBy(http)));
      return undefined;
    }
    message.exchange = exchange;
    const first = ++exchange.responses === 1;
    if (first) {
      this.#records.answered(exchange, message.position, message.ts);
      if (owner.requests[direction].open.has(exchange)) this.conclude(exchange, owner, outcomeOf(exchange, body));
      const code = objectMember(body, "error")?.code;
      if (Number.isSafeInteger(code)) exchange.errorCode = code as number;
      if (exchange.method === "initialize") this.#handshake(exchange, body, scope);
    }
    if (exchange.revision !== undefined) message.revision = exchange.revision;
    if (exchange.era !== undefined) message.era = exchange.era;
    return { exchange, first, owner };
  }

  /**
   * A message that was cut. Its beginning may tell which request it is, or which one it answers; else it may be a request,
   * whose answer will have no partner, or the answer to any request that is open.
   */
  opaque(message: DraftMessage, place: Place): void {
    const { scope, http } = place;
    const opposite = message.direction === "c2s" ? "s2c" : "c2s";
    if (message.method !== undefined && message.id !== undefined) {
      this.request(message, place);
      return;
    }
    const exchange = scope.requests[opposite].find(message.id, message.exchangeNumber);
    if (exchange) {
      message.exchange = exchange;
      if (++exchange.responses === 1) {
        this.#records.answered(exchange, message.position, message.ts);
        if (scope.requests[opposite].open.has(exchange)) this.conclude(exchange, scope, "unknown");
      }
      date(message, exchange);
      return;
    }
    date(message, serverRevision(scope, carriedBy(http)));
    scope.lose();
    scope.requests[opposite].doubtLine = message.position.line;
  }

  /** A message that says nothing. */
  other(message: DraftMessage, { scope }: Place): void {
    date(message, serverRevision(scope, undefined));
  }

  conclude(exchange: ExchangeRecord, scope: Scope, outcome: Outcome): void {
    exchange.outcome = outcome;
    const requests = scope.requests[exchange.direction];
    requests.settle(exchange);
    if (this.omitted > 0) requests.forget(exchange);
  }

  /** The HTTP exchange that carried requests is over. */
  httpEnded({ carried, scope, status }: HttpExchange, reason: string): void {
    for (const exchange of carried) {
      if (!scope.requests[exchange.direction].open.has(exchange)) continue;
      if (status !== undefined && status >= 400) {
        exchange.httpStatus = status;
        this.conclude(exchange, scope, "protocol-error");
      } else if (reason === "client-closed" && exchange.era === "modern") {
        // Closing the stream is how a client cancels over HTTP since 2026-07-28.
        exchange.cancelled = true;
        this.conclude(exchange, scope, "cancelled");
      } else if (reason === "upstream-aborted") {
        this.conclude(exchange, scope, "crash");
      }
    }
  }

  #cancel(message: DraftMessage, scope: Scope, params: JsonObject | undefined): void {
    const named = scope.requests[message.direction].allOpen(message.cancelledId);
    if (named.length > 1) {
      // Clients without a session of their own use the same ids: one of these is cancelled.
      for (const exchange of named) exchange.answerMayBeLost = true;
      return;
    }
    const own = named[0];
    // A modern server ends a subscription by naming the client's request (2026-07-28, patterns/cancellation).
    const other = message.direction === "s2c" ? scope.requests.c2s.find(message.cancelledId, undefined) : undefined;
    const exchange = own ?? (other?.method === "subscriptions/listen" ? other : undefined);
    if (!exchange || !scope.requests[exchange.direction].open.has(exchange)) return;
    const reason = textMember(params, "reason")?.slice(0, 200) ?? "";
    exchange.cancelled = true;
    this.conclude(exchange, scope, /timed? ?out/i.test(reason) ? "timeout" : "cancelled");
  }

  #handshake(exchange: ExchangeRecord, body: JsonObject, scope: Scope): void {
    const version = textMember(objectMember(body, "result"), "protocolVersion");
    if (version === undefined) return;
    const agreed = declared(this.#interned.text(version), "legacy");
    if (agreed.revision !== undefined) scope.negotiated = agreed.revision;
    this.negotiated ??= agreed.revision;
    // The offer of the request was a proposal: both messages are judged by what was agreed.
    date(exchange, agreed);
  }
}

function noteRevision(scope: Scope, method: string, { revision }: Declared): void {
  if (method === "initialize") scope.handshakeBegun = true;
  else if (revision !== undefined && scope.declared !== null) {
    scope.declared = scope.declared === undefined || scope.declared === revision ? revision : null;
  }
}

function keptId(id: RpcId): KeptId {
  if (typeof id === "string") return boundedText(id);
  const isKept = typeof id === "number" || typeof id === "bigint" || typeof id === "boolean" || id === null;
  return isKept ? id : undefined;
}

function carriedBy(http: HttpExchange | undefined): ExchangeRecord | undefined {
  return http?.carried[0];
}

function outcomeOf(exchange: ExchangeRecord, body: JsonObject): Outcome {
  if (Object.hasOwn(body, "error")) return "protocol-error";
  const failed = exchange.method === "tools/call" && objectMember(body, "result")?.isError === true;
  return failed ? "tool-error" : "ok";
}
