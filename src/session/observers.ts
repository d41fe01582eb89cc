import { visibleName } from "../catalog/message.ts";
import type { RuleFailure } from "../findings/types.ts";
import type { Session, SessionObserver } from "./types.ts";

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
  "end",
];

type Arguments<H extends Hook> = Parameters<NonNullable<SessionObserver[H]>>;

/**
 * Calls the observers of a session in their order. One that throws is stopped for the rest of the session and reported;
 * the others go on (trust.md 15).
 */
export class Observers {
  readonly failures: RuleFailure[] = [];
  readonly #path: string;
  readonly #byHook = new Map<Hook, SessionObserver[]>();

  constructor(path: string) {
    this.#path = path;
    for (const hook of HOOKS) this.#byHook.set(hook, []);
  }

  add(observers: readonly SessionObserver[]): void {
    for (const [hook, list] of this.#byHook) list.push(...observers.filter((one) => one[hook] !== undefined));
  }

  /** True when somebody listens: a caller may spare the work of preparing the event. */
  any(hook: Hook): boolean {
    return (this.#byHook.get(hook) as SessionObserver[]).length > 0;
  }

  call<H extends Hook>(hook: H, ...args: Arguments<H>): void {
    const listeners = this.#byHook.get(hook) as SessionObserver[];
    for (const observer of listeners) {
      try {
        (observer[hook] as (...all: Arguments<H>) => void)(...args);
      } catch (error) {
        this.#stop(observer, error);
      }
    }
  }

  end(session: Session): void {
    this.call("end", session);
  }

  #stop(observer: SessionObserver, error: unknown): void {
    for (const [hook, list] of this.#byHook)
      this.#byHook.set(
        hook,
        list.filter((one) => one !== observer),
      );
    this.failures.push({ ruleId: observer.ruleId, path: this.#path, error: describe(error) });
  }
}

/** Kind, message and place of an error. The message is escaped and short: it may hold text of the capture. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return "threw a value that is no error";
  const frame = /\(?([^\s()]*?)([^/\\\s()]+:\d+:\d+)\)?$/m.exec(error.stack ?? "");
  const place = frame ? ` at ${frame[2]}` : "";
  // JSON.parse quotes what it could not read.
  const message = error instanceof SyntaxError ? "" : `: ${visibleName(error.message)}`;
  return `${error.name}${message}${place}`;
}
