import type { Exchange, Message } from "../session/types.ts";

/** Requests that wait for their answer; of more the oldest is given up, so that a flood of them takes no memory. */
const MAX_OPEN = 100_000;

export interface CallHooks<T> {
  /** @returns what is remembered until the answer comes */
  begin(exchange: Exchange, request: Message): T;
  /** The first answer, or the end of the session without one. */
  end(exchange: Exchange, begun: T, answer: Message | undefined): void;
}

/** Tells of each request when its answer comes. */
export class Calls<T> {
  readonly #hooks: CallHooks<T>;
  readonly #open = new Map<Exchange, T>();
  readonly #limit: number;

  constructor(hooks: CallHooks<T>, limit = MAX_OPEN) {
    this.#hooks = hooks;
    this.#limit = limit;
  }

  /** Every message of the session, in order. */
  message(message: Message): void {
    const { exchange } = message;
    if (!exchange) return;
    if (exchange.direction === message.direction) {
      this.#open.set(exchange, this.#hooks.begin(exchange, message));
      if (this.#open.size > this.#limit) this.#endOldest();
      return;
    }
    const begun = this.#open.get(exchange);
    if (begun === undefined) return;
    this.#open.delete(exchange);
    this.#hooks.end(exchange, begun, message);
  }

  /** The session is over: what is open stays unanswered. */
  finish(): void {
    for (const [exchange, begun] of this.#open) this.#hooks.end(exchange, begun, undefined);
    this.#open.clear();
  }

  #endOldest(): void {
    for (const [exchange, begun] of this.#open) {
      this.#open.delete(exchange);
      this.#hooks.end(exchange, begun, undefined);
      return;
    }
  }
}
