import type { LocatedRecord } from "../capture/types.ts";
import { classAndPlace } from "../errors/own-failure.ts";
import type { RuleFailure } from "../findings/types.ts";
import type { Exchange, Message, Session, SessionObserver } from "./types.ts";

type Hook = Exclude<keyof SessionObserver, "ruleId">;
const HOOKS: readonly Hook[] = [
  "message",
  "settled",
  "listing",
  "replay",
  "httpRequest",
  "httpResponse",
  "httpEnd",
  "process",
  "record",
  "end",
];

type Arguments<H extends Hook> = Parameters<NonNullable<SessionObserver[H]>>;

/**
 * Calls the observers of a session in their order. One that throws is stopped for the rest of the session and reported;
 * the others go on: input that breaks one rule must not silence the rest.
 */
export class Observers {
  readonly failures: RuleFailure[] = [];
  readonly #path: string;
  readonly #byHook = new Map<Hook, SessionObserver[]>();
  /** Those that are called for every frame stand apart: a look-up and a list of arguments each time would show. */
  #onMessage: SessionObserver[] = [];
  #onSettled: SessionObserver[] = [];
  #onRecord: SessionObserver[] = [];

  constructor(path: string) {
    this.#path = path;
    for (const hook of HOOKS) this.#byHook.set(hook, []);
  }

  add(observers: readonly SessionObserver[]): void {
    for (const [hook, list] of this.#byHook) list.push(...observers.filter((one) => one[hook] !== undefined));
    this.#frequent();
  }

  message(message: Message, session: Session): void {
    const observers = this.#onMessage;
    for (let i = 0; i < observers.length; i++) {
      const observer = observers[i] as SessionObserver;
      try {
        observer.message?.(message, session);
      } catch (error) {
        this.#stop(observer, error);
      }
    }
  }

  settled(exchange: Exchange, response: Message, session: Session): void {
    const observers = this.#onSettled;
    for (let i = 0; i < observers.length; i++) {
      const observer = observers[i] as SessionObserver;
      try {
        observer.settled?.(exchange, response, session);
      } catch (error) {
        this.#stop(observer, error);
      }
    }
  }

  record(located: LocatedRecord, session: Session): void {
    const observers = this.#onRecord;
    for (let i = 0; i < observers.length; i++) {
      const observer = observers[i] as SessionObserver;
      try {
        observer.record?.(located, session);
      } catch (error) {
        this.#stop(observer, error);
      }
    }
  }

  call<H extends Hook>(hook: H, ...args: Arguments<H>): void {
    for (const observer of this.#byHook.get(hook) as SessionObserver[]) {
      try {
        (observer[hook] as (...all: Arguments<H>) => void)(...args);
      } catch (error) {
        this.#stop(observer, error);
      }
    }
  }

  /** The lists are replaced, not changed: one of them is being walked. */
  #stop(observer: SessionObserver, error: unknown): void {
    for (const [hook, list] of this.#byHook) {
      const others = list.filter((one) => one !== observer);
      this.#byHook.set(hook, others);
    }
    this.#frequent();
    this.failures.push({ ruleId: observer.ruleId, path: this.#path, error: classAndPlace(error) });
  }

  #frequent(): void {
    this.#onMessage = this.#byHook.get("message") as SessionObserver[];
    this.#onSettled = this.#byHook.get("settled") as SessionObserver[];
    this.#onRecord = this.#byHook.get("record") as SessionObserver[];
  }
}
