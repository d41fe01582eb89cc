import type {
  FrameRecord,
  LinePosition,
  LocatedRecord,
  ProcessRecord,
  SessionStart,
  SourceFormat,
} from "../capture/types.ts";
import { redactText } from "../content/redact.ts";
import { boundedText, Interned } from "./bounded-text.ts";
import { Correlation, type Place } from "./correlation.ts";
import { HttpExchanges } from "./http-exchanges.ts";
import { Identities } from "./identity.ts";
import { ListingBudget, Listings } from "./listings.ts";
import { type DraftMessage, eachMessage } from "./messages.ts";
import type { Observers } from "./observers.ts";
import { Losses, Scope } from "./pairing.ts";
import { Replays } from "./replays.ts";
import type { ServerNames } from "./server-name.ts";
import type { Session, SessionEndState, ToolListing } from "./types.ts";

/** Recorder runs in one log whose ids are told apart. */
const MAX_RUNS = 1000;

/** Listings that the session keeps; observers are told of every one. */
const MAX_LISTINGS = 20_000;

/** Exits that end open requests; a capture of ours has one. */
const MAX_EXITS = 100;

/** Signals that a server raises itself; others are sent by whoever started it. */
const CRASH_SIGNALS: ReadonlySet<string> = new Set([
  "SIGSEGV",
  "SIGABRT",
  "SIGBUS",
  "SIGILL",
  "SIGFPE",
  "SIGTRAP",
  "SIGSYS",
]);

export interface SessionBuilderOptions {
  readonly path: string;
  readonly format: SourceFormat;
  readonly start: SessionStart;
  readonly names: ServerNames;
  readonly observers: Observers;
}

interface Run {
  readonly scope: Scope;
  readonly http: HttpExchanges;
}

type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** Builds the model of a session from its records, in their order, and tells the observers on the way. */
export class SessionBuilder {
  readonly session: Session;

  readonly #draft: Draft<Session>;
  readonly #frames = { c2s: 0, s2c: 0 };
  readonly #listed: ToolListing[] = [];
  readonly #observers: Observers;
  readonly #correlation = new Correlation(new Interned());
  readonly #identities: Identities;
  readonly #runs = new Map<string, Run>();
  readonly #listings = new Map<Scope, Listings>();
  readonly #budget = new ListingBudget();
  readonly #replays = new Replays();
  readonly #losses = new Losses();
  #stdinClosed = false;
  #exited: ProcessRecord | undefined;
  #exits = 0;

  constructor({ path, format, start, names, observers }: SessionBuilderOptions) {
    this.#observers = observers;
    const { argv, label } = start.server;
    this.#identities = new Identities((name) => redactText(names.key(path, argv ?? [], name)).text, label);
    this.#draft = {
      path,
      format,
      transport: start.transport,
      server: this.#identities.server,
      hasHttp: false,
      lossPossible: format !== "portlight",
      capabilities: {},
      exchanges: this.#correlation.exchanges,
      exchangesOmitted: 0,
      listings: this.#listed,
      frames: this.#frames,
    };
    this.session = this.#draft;
  }

  take(located: LocatedRecord): void {
    this.#take(located);
    this.#observers.record(located, this.session);
  }

  #take(located: LocatedRecord): void {
    const { record } = located;
    const { session } = this;
    switch (record.type) {
      case "frame":
        this.#frame(located, record);
        break;
      case "http.request":
        this.#run(located.run).http.request(record);
        this.#sawHttp();
        if (session.hasHttp) this.#observers.call("httpRequest", record, positionOf(located), session);
        break;
      case "http.response":
        this.#run(located.run).http.response(record);
        this.#sawHttp();
        if (session.hasHttp) this.#observers.call("httpResponse", record, positionOf(located), session);
        break;
      case "http.end": {
        const ended = this.#run(located.run).http.end(record.exchange);
        if (ended) this.#correlation.httpEnded(ended, record.reason);
        if (session.hasHttp) this.#observers.call("httpEnd", record, positionOf(located), session);
        break;
      }
      case "process":
        if (record.event === "stdin-closed") this.#stdinClosed = true;
        else if (record.event === "exit") this.#exit(record);
        this.#observers.call("process", record, positionOf(located), session);
        break;
      case "gap":
        this.lost(located.line);
        break;
      default:
    }
  }

  /** Something before this line is missing in the capture. */
  lost(line: number): void {
    this.#draft.lossPossible = true;
    this.#losses.line = line;
  }

  /**
   * The capture is at its end.
   * @param ended an end record was read
   */
  end(state: SessionEndState["state"], ended: boolean): void {
    for (const listings of this.#listings.values()) this.#tell(listings.flush());
    if (state === "incomplete") this.#draft.lossPossible = true;
    // What was still to come may have been an answer, unless the server was gone or the recorder saw the end.
    if (state !== "self-consistent" && !this.#exited) this.#losses.line = Number.POSITIVE_INFINITY;
    for (const scope of this.#scopes()) {
      scope.requests.c2s.end();
      scope.requests.s2c.end();
    }
    const exit = this.#exited;
    this.#draft.end = {
      state,
      closed: ended || exit !== undefined,
      ...(exit?.code === undefined ? {} : { exitCode: exit.code }),
      ...(exit?.signal === undefined ? {} : { signal: exit.signal }),
    };
    this.#observers.call("end", this.session);
  }

  /** Other recorders keep too little of HTTP for the rules about it. */
  #sawHttp(): void {
    if (this.session.format === "portlight") this.#draft.hasHttp = true;
  }

  #run(name: string | undefined): Run {
    const key = name === undefined ? "" : boundedText(name);
    const known = this.#runs.get(key);
    if (known) return known;
    const scope = new Scope(this.#losses);
    const run = { scope, http: new HttpExchanges(scope, this.#losses) };
    if (this.#runs.size < MAX_RUNS) this.#runs.set(key, run);
    // Nothing of a run that is not remembered can be paired.
    else scope.lose();
    return run;
  }

  *#scopes(): Iterable<Scope> {
    for (const { http } of this.#runs.values()) yield* http.scopes();
  }

  #frame(located: LocatedRecord, record: FrameRecord): void {
    const run = this.#run(located.run);
    if (record.sse?.event === "endpoint" && record.dir === "s2c" && record.text !== undefined) {
      run.http.endpoint(record);
      return;
    }
    this.#frames[record.dir]++;
    const http = record.exchange === undefined ? undefined : run.http.get(record.exchange);
    const place = { scope: http?.scope ?? run.scope, fallback: run.scope, http };
    const replayed = record.dir === "s2c" && this.#replays.isReplay(record.sse, located);
    eachMessage(located, record, (message) => {
      if (replayed) this.#observers.call("replay", message, this.session);
      else this.#message(message, place);
    });
  }

  #message(message: DraftMessage, place: Place): void {
    const correlation = this.#correlation;
    switch (message.kind) {
      case "request": {
        const exchange = correlation.request(message, place);
        this.#identities.request(message);
        this.#draft.capabilities = this.#identities.capabilities;
        if (exchange.method === "tools/list" && exchange.direction === "c2s") {
          this.#listingsOf(place.scope).request(exchange, message.body);
        }
        break;
      }
      case "response":
        this.#response(message, place);
        return;
      case "notification":
        correlation.notification(message, place);
        break;
      case "opaque":
        correlation.opaque(message, place);
        if (message.direction === "c2s" && message.method === "tools/list" && message.exchange) {
          this.#listingsOf(place.scope).request(message.exchange, undefined);
        }
        break;
      default:
        correlation.other(message, place);
    }
    this.#draft.exchangesOmitted = correlation.omitted;
    this.#observers.message(message, this.session);
  }

  #response(message: DraftMessage, place: Place): void {
    const answer = this.#correlation.response(message, place);
    if (!answer) {
      this.#observers.message(message, this.session);
      return;
    }
    const { exchange, first, owner } = answer;
    if (first) {
      if (this.#correlation.negotiated !== undefined) this.#draft.negotiated = this.#correlation.negotiated;
      this.#identities.response(exchange, message);
      this.#draft.server = this.#identities.server;
      this.#draft.capabilities = this.#identities.capabilities;
    }
    this.#observers.message(message, this.session);
    this.#observers.settled(exchange, message, this.session);
    if (first && exchange.method === "tools/list" && exchange.direction === "c2s") {
      this.#tell(this.#listingsOf(owner).response(exchange, message));
    }
  }

  #listingsOf(scope: Scope): Listings {
    let listings = this.#listings.get(scope);
    if (!listings) {
      listings = new Listings(this.#budget);
      this.#listings.set(scope, listings);
    }
    return listings;
  }

  #tell(listings: readonly ToolListing[]): void {
    for (const listing of listings) {
      if (this.#listed.length < MAX_LISTINGS) this.#listed.push(listing);
      this.#observers.call("listing", listing, this.session);
    }
  }

  /** A server that ends by itself while requests are open has died in them. */
  #exit(record: ProcessRecord): void {
    this.#exited = record;
    if (++this.#exits > MAX_EXITS) return;
    const byItself = record.signal ? CRASH_SIGNALS.has(record.signal) : typeof record.code === "number";
    if (!byItself || this.#stdinClosed) return;
    for (const scope of this.#scopes()) {
      for (const exchange of [...scope.requests.c2s.open]) this.#correlation.conclude(exchange, scope, "crash");
    }
  }
}

/** Without what leads back to the text of the line: a rule keeps positions. */
function positionOf({ line, offset, bytes }: LocatedRecord): LinePosition {
  return { line, offset, bytes };
}
