import type { FrameRecord, LocatedRecord, ProcessRecord, SessionStart, SourceFormat } from "../capture/types.ts";
import { META } from "../protocol/meta.ts";
import { boundedText, Interned } from "./bounded-text.ts";
import { type HttpExchange, HttpExchanges } from "./http-exchanges.ts";
import { ListingBudget, Listings } from "./listings.ts";
import { type DraftMessage, isObject, messagesOf, objectMember, targetOf, textMember } from "./messages.ts";
import type { Observers } from "./observers.ts";
import { type Requests, Scope, type Tracked } from "./pairing.ts";
import { Replays } from "./replays.ts";
import { clientRevision, declared, serverRevision } from "./revision.ts";
import type { ServerNames } from "./server-name.ts";
import type { Exchange, JsonObject, Outcome, Session, SessionEndState, ToolListing } from "./types.ts";

type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** Exchanges kept for the whole session; of further ones only the open ones are. */
const MAX_EXCHANGES = 200_000;
/** A line with capabilities longer than this is not kept. */
const MAX_KEPT_LINE = 1024 * 1024;
const MAX_RUNS = 1000;

/** Signals that a server raises itself; others are sent by whoever started it. */
const CRASH_SIGNALS = new Set(["SIGSEGV", "SIGABRT", "SIGBUS", "SIGILL", "SIGFPE", "SIGTRAP", "SIGSYS"]);

export interface SessionBuilderOptions {
  readonly path: string;
  readonly format: SourceFormat;
  readonly start: SessionStart;
  readonly names: ServerNames;
  readonly observers: Observers;
}

/** Builds the model of a session from its records, in their order, and tells the observers on the way. */
export class SessionBuilder {
  readonly session: Draft<Session> & { readonly exchanges: Exchange[]; readonly listings: ToolListing[] };

  readonly #options: SessionBuilderOptions;
  readonly #observers: Observers;
  readonly #interned = new Interned();
  /** Scopes by recorder run; the second member assigns HTTP exchanges. */
  readonly #runs = new Map<string, { readonly scope: Scope; readonly http: HttpExchanges }>();
  readonly #listings = new Map<Scope, Listings>();
  readonly #budget = new ListingBudget();
  readonly #replays = new Replays();
  #calls = 0;
  #stdinClosed = false;
  #exited: ProcessRecord | undefined;

  constructor(options: SessionBuilderOptions) {
    this.#options = options;
    this.#observers = options.observers;
    const { label } = options.start.server;
    this.session = {
      path: options.path,
      format: options.format,
      transport: options.start.transport,
      server: { key: this.#key(undefined), ...(label === "" ? {} : { label: boundedText(label) }) },
      hasHttp: false,
      lossPossible: options.format !== "portlight",
      capabilities: {},
      exchanges: [],
      exchangesOmitted: 0,
      listings: [],
      frames: { c2s: 0, s2c: 0 },
    };
  }

  take(located: LocatedRecord): void {
    const { record } = located;
    switch (record.type) {
      case "frame":
        this.#frame(located, record);
        break;
      case "http.request":
        this.#run(located.run).http.request(record);
        if (this.#options.format === "portlight") {
          this.session.hasHttp = true;
          this.#observers.call("httpRequest", record, located, this.session);
        }
        break;
      case "http.response":
        this.#run(located.run).http.response(record);
        if (this.#options.format === "portlight") {
          this.session.hasHttp = true;
          this.#observers.call("httpResponse", record, located, this.session);
        }
        break;
      case "http.end":
        this.#httpEnd(this.#run(located.run).http, record.exchange, record.reason);
        this.#observers.call("httpEnd", record, located, this.session);
        break;
      case "process":
        if (record.event === "stdin-closed") this.#stdinClosed = true;
        else if (record.event === "exit") this.#exit(record);
        this.#observers.call("process", record, located, this.session);
        break;
      case "gap":
        this.lost();
        break;
      default:
    }
  }

  /** Something before the next record is missing in the capture. */
  lost(): void {
    this.session.lossPossible = true;
    for (const { http } of this.#runs.values()) {
      for (const scope of http.scopes()) {
        scope.lost = true;
        for (const requests of Object.values(scope.requests)) {
          for (const { exchange } of requests.open) exchange.answerMayBeLost = true;
        }
      }
    }
  }

  /** The capture is at its end. */
  end(state: SessionEndState["state"], ended: boolean): void {
    for (const listings of this.#listings.values()) this.#listed(listings.flush());
    const complete = state === "self-consistent" || this.#exited !== undefined;
    if (state === "incomplete") this.session.lossPossible = true;
    for (const { http } of this.#runs.values()) {
      for (const scope of http.scopes()) {
        for (const requests of Object.values(scope.requests)) this.#close(requests, complete);
      }
    }
    const exit = this.#exited;
    this.session.end = {
      state,
      closed: ended || exit !== undefined,
      ...(exit?.code === undefined ? {} : { exitCode: exit.code }),
      ...(exit?.signal === undefined ? {} : { signal: exit.signal }),
    };
    this.#observers.end(this.session);
  }

  #close(requests: Requests, complete: boolean): void {
    for (const { exchange } of requests.open) {
      if (!complete && exchange.outcome === "unknown") exchange.answerMayBeLost = true;
    }
  }

  #run(name: string | undefined): { readonly scope: Scope; readonly http: HttpExchanges } {
    const key = name === undefined ? "" : boundedText(name);
    const known = this.#runs.get(key);
    if (known) return known;
    const scope = new Scope();
    const run = { scope, http: new HttpExchanges(scope) };
    if (this.#runs.size < MAX_RUNS) this.#runs.set(key, run);
    return run;
  }

  #frame(located: LocatedRecord, record: FrameRecord): void {
    const run = this.#run(located.run);
    if (record.sse?.event === "endpoint" && record.dir === "s2c" && record.text !== undefined) {
      run.http.endpoint(record);
      return;
    }
    const frames = this.session.frames as Draft<Session["frames"]>;
    frames[record.dir]++;
    const replayed = record.dir === "s2c" && this.#replays.isReplay(record.sse, located);
    for (const message of messagesOf(located, record)) {
      const http = record.exchange === undefined ? undefined : run.http.get(record.exchange);
      const scope = http?.scope ?? run.scope;
      if (replayed) this.#observers.call("replay", message, this.session);
      else this.#message(message, scope, run.scope, http);
    }
  }

  #message(message: DraftMessage, scope: Scope, fallback: Scope, http: HttpExchange | undefined): void {
    switch (message.kind) {
      case "request":
        this.#request(message, scope, http);
        break;
      case "notification":
        this.#notification(message, scope, http);
        break;
      case "response": {
        this.#response(message, scope, fallback, http);
        return;
      }
      case "opaque":
        this.#opaque(message, scope, http);
        break;
      default:
        Object.assign(message, serverRevision(scope, undefined));
    }
    this.#observers.call("message", message, this.session);
  }

  #request(message: DraftMessage, scope: Scope, http: HttpExchange | undefined): void {
    const body = message.body as JsonObject;
    const fromClient = message.direction === "c2s";
    const revision = fromClient ? clientRevision(body, scope, http) : serverRevision(scope, carriedBy(http));
    Object.assign(message, revision);
    const method = this.#interned.text(message.method as string);
    const target = targetOf(body);
    const exchange: Draft<Exchange> = {
      method,
      id:
        typeof message.id === "string"
          ? boundedText(message.id)
          : isObject(message.id) || Array.isArray(message.id)
            ? undefined
            : message.id,
      direction: message.direction,
      position: message.position,
      seq: message.seq,
      ts: message.ts,
      ...revision,
      cancelled: false,
      outcome: "unknown",
      responses: 0,
    };
    if (target !== undefined) exchange.target = this.#interned.text(target);
    if (message.exchangeNumber !== undefined) exchange.exchangeNumber = message.exchangeNumber;
    if (fromClient && method === "tools/call") exchange.callIndex = this.#calls++;
    message.exchange = exchange;
    const tracked: Tracked = { exchange, settled: false };
    const token = objectMember(objectMember(body, "params"), "_meta")?.progressToken;
    if (typeof token === "string") tracked.progressToken = boundedText(token);
    else if (typeof token === "number") tracked.progressToken = token;
    scope.requests[message.direction].add(tracked);
    http?.carried.push(tracked);
    if (this.session.exchanges.length < MAX_EXCHANGES) this.session.exchanges.push(exchange);
    else this.session.exchangesOmitted++;
    if (!fromClient) return;
    if (method === "initialize") {
      scope.handshakeBegun = true;
      this.#clientCapabilities(objectMember(objectMember(body, "params"), "capabilities"), message);
    } else if (revision.revision !== undefined && scope.declared !== null) {
      scope.declared = scope.declared === undefined || scope.declared === revision.revision ? revision.revision : null;
      const meta = objectMember(objectMember(body, "params"), "_meta");
      this.#clientCapabilities(objectMember(meta, META.clientCapabilities), message);
    }
    if (method === "tools/list") this.#listingsOf(scope).request(exchange, body);
  }

  #notification(message: DraftMessage, scope: Scope, http: HttpExchange | undefined): void {
    const body = message.body as JsonObject;
    const params = objectMember(body, "params");
    const fromClient = message.direction === "c2s";
    const opposite = scope.requests[fromClient ? "s2c" : "c2s"];
    const owner = params?.progressToken === undefined ? undefined : opposite.byToken(params.progressToken);
    Object.assign(
      message,
      fromClient ? clientRevision(body, scope, http) : serverRevision(scope, owner?.exchange ?? carriedBy(http)),
    );
    if (message.method === "notifications/cancelled") this.#cancel(message, scope, params);
  }

  #cancel(message: DraftMessage, scope: Scope, params: JsonObject | undefined): void {
    const own = scope.requests[message.direction].find(params?.requestId, undefined);
    // A modern server ends a subscription by naming the client's request (2026-07-28, patterns/cancellation).
    const subscription =
      message.direction === "s2c" ? scope.requests.c2s.find(params?.requestId, undefined) : undefined;
    const tracked = own ?? (subscription?.exchange.method === "subscriptions/listen" ? subscription : undefined);
    if (!tracked || tracked.settled) return;
    const reason = textMember(params, "reason");
    this.#conclude(
      tracked,
      scope,
      reason !== undefined && /timed? ?out/i.test(reason.slice(0, 200)) ? "timeout" : "cancelled",
    );
    tracked.exchange.cancelled = true;
  }

  #response(message: DraftMessage, scope: Scope, fallback: Scope, http: HttpExchange | undefined): void {
    const direction = message.direction === "c2s" ? "s2c" : "c2s";
    const body = message.body as JsonObject;
    let tracked = scope.requests[direction].find(message.id, message.exchangeNumber);
    let owner = scope;
    if (!tracked && scope !== fallback) {
      // The session id is given with the answer to initialize, so that request stands in no session yet.
      const carried = http?.carried.find((one) => one.exchange.id === message.id);
      if (carried) [tracked, owner] = [carried, fallback];
    }
    if (!tracked) {
      if (scope.lost || this.session.exchangesOmitted > 0) message.partnerLost = true;
      Object.assign(message, serverRevision(scope, carriedBy(http)));
      this.#observers.call("message", message, this.session);
      return;
    }
    const exchange = tracked.exchange as Draft<Exchange>;
    message.exchange = exchange;
    exchange.responses++;
    if (exchange.responses === 1) {
      exchange.responsePosition = message.position;
      exchange.responseTs = message.ts;
      delete exchange.answerMayBeLost;
      if (!tracked.settled) this.#conclude(tracked, owner, outcomeOf(exchange, body));
      const code = objectMember(body, "error")?.code;
      if (Number.isSafeInteger(code)) exchange.errorCode = code as number;
      if (exchange.method === "initialize") this.#handshake(exchange, objectMember(body, "result"), scope, message);
    }
    if (exchange.revision !== undefined) message.revision = exchange.revision;
    if (exchange.era !== undefined) message.era = exchange.era;
    if (exchange.responses === 1) this.#learn(exchange, body, message);
    this.#observers.call("message", message, this.session);
    this.#observers.call("settled", exchange, message, this.session);
    if (exchange.responses === 1 && exchange.method === "tools/list") {
      this.#listed(this.#listingsOf(owner).response(exchange, message));
    }
  }

  #opaque(message: DraftMessage, scope: Scope, http: HttpExchange | undefined): void {
    Object.assign(message, serverRevision(scope, carriedBy(http)));
    // It may be a request, whose answer then has no partner, or the answer to any request that is open.
    scope.lost = true;
    const opposite = scope.requests[message.direction === "c2s" ? "s2c" : "c2s"];
    for (const { exchange } of opposite.open) exchange.answerMayBeLost = true;
  }

  #conclude(tracked: Tracked, scope: Scope, outcome: Outcome): void {
    tracked.exchange.outcome = outcome;
    const requests = scope.requests[tracked.exchange.direction];
    requests.settle(tracked);
    if (this.session.exchangesOmitted > 0) requests.forget(tracked);
  }

  #handshake(exchange: Draft<Exchange>, result: JsonObject | undefined, scope: Scope, message: DraftMessage): void {
    const version = textMember(result, "protocolVersion");
    if (version === undefined) return;
    const agreed = this.#interned.text(version);
    scope.negotiated ??= agreed;
    this.session.negotiated ??= agreed;
    Object.assign(exchange, declared(agreed, "legacy"));
    if (message.position.bytes > MAX_KEPT_LINE) return;
    this.#serverCapabilities(objectMember(result, "capabilities"));
    this.#identity(objectMember(result, "serverInfo"));
  }

  /** What a modern server says of itself. */
  #learn(exchange: Exchange, body: JsonObject, message: DraftMessage): void {
    if (message.era !== "modern" || message.position.bytes > MAX_KEPT_LINE) return;
    const result = objectMember(body, "result");
    if (exchange.method === "server/discover") {
      this.#serverCapabilities(objectMember(result, "capabilities"));
      this.#identity(objectMember(result, "serverInfo"));
    }
    if (this.session.server.name === undefined)
      this.#identity(objectMember(objectMember(result, "_meta"), META.serverInfo));
  }

  #identity(info: JsonObject | undefined): void {
    const name = textMember(info, "name");
    if (!name || this.session.server.name !== undefined) return;
    const version = textMember(info, "version");
    const known = boundedText(name);
    this.session.server = {
      ...this.session.server,
      key: this.#key(known),
      name: known,
      ...(version === undefined ? {} : { version: boundedText(version) }),
    };
  }

  #key(name: string | undefined): string {
    const { names, path, start } = this.#options;
    return names.key(path, start.server.argv ?? [], name);
  }

  #clientCapabilities(client: JsonObject | undefined, message: DraftMessage): void {
    if (!client || this.session.capabilities.client || message.position.bytes > MAX_KEPT_LINE) return;
    this.session.capabilities = { ...this.session.capabilities, client };
  }

  #serverCapabilities(server: JsonObject | undefined): void {
    if (!server || this.session.capabilities.server) return;
    this.session.capabilities = { ...this.session.capabilities, server };
  }

  #listingsOf(scope: Scope): Listings {
    let listings = this.#listings.get(scope);
    if (!listings) {
      listings = new Listings(this.#budget);
      this.#listings.set(scope, listings);
    }
    return listings;
  }

  #listed(listings: readonly ToolListing[]): void {
    for (const listing of listings) {
      this.session.listings.push(listing);
      this.#observers.call("listing", listing, this.session);
    }
  }

  #httpEnd(http: HttpExchanges, number: number, reason: string): void {
    const exchange = http.get(number);
    if (!exchange) return;
    http.end(number);
    for (const tracked of exchange.carried) {
      if (tracked.settled) continue;
      if (exchange.status !== undefined && exchange.status >= 400) {
        tracked.exchange.httpStatus = exchange.status;
        this.#conclude(tracked, exchange.scope, "protocol-error");
      } else if (reason === "client-closed" && tracked.exchange.era === "modern") {
        // Closing the stream is how a client cancels over HTTP since 2026-07-28.
        tracked.exchange.cancelled = true;
        this.#conclude(tracked, exchange.scope, "cancelled");
      } else if (reason === "upstream-aborted") {
        this.#conclude(tracked, exchange.scope, "crash");
      }
    }
  }

  /** A server that ends by itself while requests are open has died in them. */
  #exit(record: ProcessRecord): void {
    this.#exited = record;
    const byItself = record.signal ? CRASH_SIGNALS.has(record.signal) : typeof record.code === "number";
    if (!byItself || this.#stdinClosed) return;
    for (const { http } of this.#runs.values()) {
      for (const scope of http.scopes()) {
        for (const tracked of [...scope.requests.c2s.open]) this.#conclude(tracked, scope, "crash");
      }
    }
  }
}

function carriedBy(http: HttpExchange | undefined): Exchange | undefined {
  return http?.carried[0]?.exchange;
}

function outcomeOf(exchange: Exchange, body: JsonObject): Outcome {
  if (Object.hasOwn(body, "error")) return "protocol-error";
  const failed = exchange.method === "tools/call" && objectMember(body, "result")?.isError === true;
  return failed ? "tool-error" : "ok";
}
