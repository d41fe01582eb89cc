import type { Direction } from "../capture/types.ts";
import { boundedText } from "./bounded-text.ts";
import type { ExchangeRecord } from "./exchange-record.ts";
import type { RpcId } from "./types.ts";

type Key = string | number;

/** Ids that can be answered: JSON texts and numbers. `1` and `"1"` stay different, as `Map` keeps them. */
export function idKey(id: RpcId): Key | undefined {
  return typeof id === "number" ? id : typeof id === "string" ? boundedText(id) : undefined;
}

/**
 * The requests of one scope (a stdio process, an HTTP session) in one direction, by id. Several open ones may share an id
 * when clients without a session of their own are mixed; the exchange number then tells them apart.
 */
export class Requests {
  readonly #byId = new Map<Key, ExchangeRecord | ExchangeRecord[]>();
  readonly #open = new Set<ExchangeRecord>();
  readonly #byToken = new Map<Key, ExchangeRecord>();
  readonly #tokens = new Map<ExchangeRecord, Key>();

  /** Those that are neither answered nor given up. */
  get open(): ReadonlySet<ExchangeRecord> {
    return this.#open;
  }

  add(exchange: ExchangeRecord, progressToken: unknown): void {
    this.#open.add(exchange);
    const key = idKey(exchange.id);
    if (key !== undefined) {
      const before = this.#byId.get(key);
      if (before === undefined) this.#byId.set(key, exchange);
      else {
        const still = [before].flat().filter((one) => this.#open.has(one));
        this.#byId.set(key, still.length === 0 ? exchange : [...still, exchange]);
      }
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

  settle(exchange: ExchangeRecord): void {
    this.#open.delete(exchange);
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
}

/** What belongs together on the wire: a stdio process, an HTTP session, or whatever cannot be told apart. */
export class Scope {
  readonly requests: Readonly<Record<Direction, Requests>> = { c2s: new Requests(), s2c: new Requests() };
  /** Revision agreed in its handshake. */
  negotiated?: string;
  handshakeBegun = false;
  /** The one revision that its requests named themselves; null once they named two. */
  declared?: string | null;
  /** An HTTP+SSE session of 2024-11-05, which knows no version header. */
  readonly isEndpoint: boolean;
  /** Something was lost here, so that a response may answer a request that is not in the capture. */
  lost = false;

  constructor(isEndpoint = false) {
    this.isEndpoint = isEndpoint;
  }

  /** Something is missing before this point: what is open may have been answered there. */
  lose(): void {
    this.lost = true;
    this.doubtOpen();
  }

  /** The answers to what is open may be missing. */
  doubtOpen(): void {
    for (const { open } of [this.requests.c2s, this.requests.s2c]) {
      for (const exchange of open) exchange.answerMayBeLost = true;
    }
  }
}
