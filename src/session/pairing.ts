import type { Direction } from "../capture/types.ts";
import { boundedText } from "./bounded-text.ts";
import type { Exchange, RpcId } from "./types.ts";

/** A request as it is tracked; `settled` once nothing more is expected. */
export interface Tracked {
  readonly exchange: Exchange;
  settled: boolean;
  progressToken?: string | number;
}

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
  readonly #byId = new Map<Key, Tracked | Tracked[]>();
  readonly #open = new Set<Tracked>();
  readonly #byToken = new Map<Key, Tracked>();

  get open(): ReadonlySet<Tracked> {
    return this.#open;
  }

  add(tracked: Tracked): void {
    this.#open.add(tracked);
    const key = idKey(tracked.exchange.id);
    if (key !== undefined) {
      const before = this.#byId.get(key);
      const still = before === undefined ? [] : [before].flat().filter((one) => !one.settled);
      this.#byId.set(key, still.length === 0 ? tracked : [...still, tracked]);
    }
    if (tracked.progressToken !== undefined) this.#byToken.set(tracked.progressToken, tracked);
  }

  /**
   * The request that a response with this id answers: one of the same HTTP exchange, else the oldest open one, else the
   * last that was settled (the response is then a second or a late one).
   */
  find(id: RpcId, exchangeNumber: number | undefined): Tracked | undefined {
    const key = idKey(id);
    const found = key === undefined ? undefined : this.#byId.get(key);
    if (found === undefined || !Array.isArray(found)) return found;
    return (
      found.find((one) => exchangeNumber !== undefined && one.exchange.exchangeNumber === exchangeNumber) ??
      found.find((one) => !one.settled) ??
      found.at(-1)
    );
  }

  byToken(token: unknown): Tracked | undefined {
    const key = idKey(token);
    return key === undefined ? undefined : this.#byToken.get(key);
  }

  settle(tracked: Tracked): void {
    tracked.settled = true;
    this.#open.delete(tracked);
    if (tracked.progressToken !== undefined && this.#byToken.get(tracked.progressToken) === tracked) {
      this.#byToken.delete(tracked.progressToken);
    }
  }

  /** Forgets a settled request, when the session holds more than it may keep. */
  forget(tracked: Tracked): void {
    const key = idKey(tracked.exchange.id);
    if (key !== undefined && this.#byId.get(key) === tracked) this.#byId.delete(key);
  }
}

/**
 * What belongs together on the wire: a stdio process, an HTTP session, or whatever cannot be told apart.
 */
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
}
