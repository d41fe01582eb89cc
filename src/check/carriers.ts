import type { HttpEndRecord, HttpResponseRecord } from "../capture/types.ts";
import type { Exchange, Message } from "../session/types.ts";

/** What is known of the HTTP exchange that carried a request. */
export interface Carrier {
  readonly status?: number;
  /** The response has one JSON body, no stream. */
  readonly json?: boolean;
  /** Why it ended, and when in milliseconds. */
  readonly ended?: { readonly reason: string; readonly at: number };
}

type Draft = { -readonly [K in keyof Carrier]: Carrier[K] } & { open: number };

/**
 * The HTTP exchanges of a session that may have to be known later: those that are not over, and those that ended without
 * an answer to a request they carried. A long session has a great many others.
 */
export class Carriers {
  readonly #byNumber = new Map<number, Draft>();

  /** How many are kept. */
  get size(): number {
    return this.#byNumber.size;
  }

  get(number: number | undefined): Carrier | undefined {
    return number === undefined ? undefined : this.#byNumber.get(number);
  }

  message({ exchange, direction }: Message): void {
    if (exchange?.exchangeNumber === undefined || exchange.direction !== direction) return;
    this.#of(exchange.exchangeNumber).open++;
  }

  /** A response to a request came; only the first one counts. */
  settled({ exchangeNumber, responses }: Exchange): void {
    if (exchangeNumber === undefined || responses !== 1) return;
    const carrier = this.#byNumber.get(exchangeNumber);
    if (!carrier) return;
    carrier.open--;
    this.#release(exchangeNumber, carrier);
  }

  response({ exchange, status, headers }: HttpResponseRecord): void {
    const carrier = this.#of(exchange);
    carrier.status = status;
    carrier.json = String(headers["content-type"] ?? "").startsWith("application/json");
  }

  /** @param at in milliseconds */
  end({ exchange, reason }: HttpEndRecord, at: number): void {
    const carrier = this.#of(exchange);
    carrier.ended = { reason, at };
    this.#release(exchange, carrier);
  }

  #of(number: number): Draft {
    const known = this.#byNumber.get(number);
    if (known) return known;
    const carrier: Draft = { open: 0 };
    this.#byNumber.set(number, carrier);
    return carrier;
  }

  /** Lets go of one that is over, or of which nothing was recorded, once nothing is open on it. */
  #release(number: number, carrier: Draft): void {
    const isOver = carrier.ended !== undefined || carrier.status === undefined;
    if (isOver && carrier.open <= 0) this.#byNumber.delete(number);
  }
}
