import type { Direction } from "../capture/types.ts";
import { boundedText } from "./bounded-text.ts";
import type { ExchangeRecord } from "./exchange-record.ts";
import type { RpcId } from "./types.ts";

type Key = string | number | bigint;

/** Open requests with one id that are told apart; the official clients never have two. */
const MAX_SAME_ID = 64;
/** Open requests that are followed in one direction of one scope; of more, the oldest are given up. */
const MAX_OPEN = 50_000;

/**
 * Ids that can be answered: JSON texts and numbers. `1` and `"1"` stay different, as `Map` keeps them. A number that is too
 * large to tell from another is none.
 */
function idKey(id: RpcId): Key | undefined {
  if (typeof id === "string") return boundedText(id);
  return typeof id === "bigint" || (typeof id === "number" && Number.isFinite(id)) ? id : undefined;
}

/** Where the log has lost something: before this line an answer may be missing. Shared by all that one log holds. */
export class Losses {
  line = 0;
}

/**
 * The requests of one scope (a stdio process, an HTTP session) in one direction, by id. Several open ones may share an id
 * when clients without a session of their own are mixed; the exchange number then tells them apart.
 */
export class Requests {
  /** Line of the last message of the other direction that may have been an answer to any of these. */
  doubtLine = 0;

  readonly #losses: Losses;
  readonly #byId = new Map<Key, ExchangeRecord | ExchangeRecord[]>();
  readonly #open = new Set<ExchangeRecord>();
  readonly #byToken = new Map<Key, ExchangeRecord>();
  readonly #tokens = new Map<ExchangeRecord, Key>();

  constructor(losses: Losses) {
    this.#losses = losses;
  }

  /** Those that are neither answered nor given up. */
  get open(): ReadonlySet<ExchangeRecord> {
    return this.#open;
  }

  add(exchange: ExchangeRecord, progressToken: unknown): void {
    this.#open.add(exchange);
    if (this.#open.size > MAX_OPEN) this.#giveUpOldest();
    const key = idKey(exchange.id);
    if (key !== undefined) {
      const before = this.#byId.get(key);
      this.#byId.set(key, before === undefined ? exchange : this.#alsoOpen(before, exchange));
    }
    const token = idKey(progressToken);
    if (token === undefined) return;
    this.#byToken.set(token, exchange);
    this.#tokens.set(exchange, token);
  }

  /**
   * The request that a response with this id answers: one of the same HTTP exchange, else the oldest open one, else the
   * last that was settled (the response is then a second or a late one).
   */
  find(id: RpcId, exchangeNumber: number | undefined): ExchangeRecord | undefined {
    const key = idKey(id);
    const found = key === undefined ? undefined : this.#byId.get(key);
    if (found === undefined || !Array.isArray(found)) return found;
    return (
      found.find((one) => exchangeNumber !== undefined && one.exchangeNumber === exchangeNumber) ??
      found.find((one) => this.#open.has(one)) ??
      found.at(-1)
    );
  }

  /** All open requests with this id. */
  allOpen(id: RpcId): ExchangeRecord[] {
    const key = idKey(id);
    const found = key === undefined ? undefined : this.#byId.get(key);
    return found === undefined ? [] : [found].flat().filter((one) => this.#open.has(one));
  }

  /** The open request that asked for progress under this token. */
  byToken(token: unknown): ExchangeRecord | undefined {
    const key = idKey(token);
    return key === undefined ? undefined : this.#byToken.get(key);
  }

  /** Nothing more is expected. Where something was lost since the request, its answer may have been. */
  settle(exchange: ExchangeRecord): void {
    this.#open.delete(exchange);
    if (exchange.responses === 0) this.#doubt(exchange);
    if (this.#tokens.size === 0) return;
    const token = this.#tokens.get(exchange);
    if (token === undefined) return;
    this.#tokens.delete(exchange);
    if (this.#byToken.get(token) === exchange) this.#byToken.delete(token);
  }

  /** Forgets a settled request, when the session holds more than it may keep. */
  forget(exchange: ExchangeRecord): void {
    const key = idKey(exchange.id);
    if (key !== undefined && this.#byId.get(key) === exchange) this.#byId.delete(key);
  }

  /** The log is at its end. */
  end(): void {
    for (const exchange of this.#open) this.#doubt(exchange);
  }

  #doubt(exchange: ExchangeRecord): void {
    if (exchange.position.line < Math.max(this.doubtLine, this.#losses.line)) exchange.answerMayBeLost = true;
  }

  #alsoOpen(before: ExchangeRecord | ExchangeRecord[], exchange: ExchangeRecord): ExchangeRecord | ExchangeRecord[] {
    if (!Array.isArray(before)) return this.#open.has(before) ? [before, exchange] : exchange;
    const still = before.filter((one) => this.#open.has(one));
    if (still.length >= MAX_SAME_ID) still.shift();
    still.push(exchange);
    return still.length === 1 ? exchange : still;
  }

  #giveUpOldest(): void {
    let surplus = MAX_OPEN / 2;
    for (const exchange of this.#open) {
      exchange.answerMayBeLost = true;
      this.settle(exchange);
      this.forget(exchange);
      if (--surplus === 0) return;
    }
  }
}

/** What belongs together on the wire: a stdio process, an HTTP session, or whatever cannot be told apart. */
export class Scope {
  readonly requests: Readonly<Record<Direction, Requests>>;
  /** Revision agreed in its handshake. */
  negotiated?: string;
  handshakeBegun = false;
  /** The one revision that its requests named themselves; null once they named two. */
  declared?: string | null;
  /** An HTTP+SSE session of 2024-11-05, which knows no version header. */
  readonly isEndpoint: boolean;

  readonly #losses: Losses;
  #lost = false;

  constructor(losses: Losses, isEndpoint = false) {
    this.#losses = losses;
    this.isEndpoint = isEndpoint;
    this.requests = { c2s: new Requests(losses), s2c: new Requests(losses) };
  }

  /** Something was lost here or in the whole log, so that a response may answer a request that is not there. */
  get lost(): boolean {
    return this.#lost || this.#losses.line > 0;
  }

  lose(): void {
    this.#lost = true;
  }
}
