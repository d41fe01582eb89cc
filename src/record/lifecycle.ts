import type { ChildProcess } from "node:child_process";
import type { Observer } from "./observer.ts";
import { exitStatus, signalGroup } from "./process-group.ts";
import { type Watchdog, watchGroup } from "./watchdog.ts";

/**
 * Times in milliseconds. They answer to what clients do: SDK clients close stdin, send SIGTERM after 2 s and SIGKILL after
 * 4 s; one that only probes a server sends SIGTERM at once and SIGKILL after 1 s.
 */
export interface Ladder {
  /** From the client's end of input to the sealed capture. */
  readonly sealAfterEnd: number;
  /** From a signal to the sealed capture. */
  readonly sealAfterSignal: number;
  /** Silence of a pipe that some descendant still holds open, after the server itself has exited. */
  readonly drainIdle: number;
  /**
   * How long such a descendant is heard at all, the time not counted in which the client does not read. One that left the
   * server's group and never falls silent would keep the recorder, and whoever waits for it, for ever.
   */
  readonly drainLimit: number;
  /** Between SIGTERM and SIGKILL for what is left of the group after the server. No client waits longer for us. */
  readonly leftoverGrace: number;
  /**
   * Silence of a server that stays although its client ended the input and is gone: then nobody will ever send the
   * signal, so the recorder does. Long, because a command line in the background may have lost its parent too.
   */
  readonly orphanIdle: number;
  /** Between SIGTERM and SIGKILL for such a server. */
  readonly orphanGrace: number;
}

export const LADDER: Ladder = {
  sealAfterEnd: 1500,
  sealAfterSignal: 500,
  drainIdle: 1000,
  drainLimit: 10_000,
  leftoverGrace: 40,
  orphanIdle: 10_000,
  orphanGrace: 2000,
};

const HANDED_ON: readonly NodeJS.Signals[] = ["SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT"];
const POLL = 10;

export interface LifecycleOptions {
  readonly child: ChildProcess & { readonly pid: number };
  readonly observer: Pick<Observer, "event" | "seal" | "lost">;
  readonly now: () => string;
  readonly ladder: Ladder;
  /** True while stdout of the server waits for a client that does not read. */
  readonly stalled: () => boolean;
  /** This process: emits the signals sent to it, knows its parent. */
  readonly process: Pick<NodeJS.Process, "on" | "off" | "ppid">;
}

/** Follows the server from its start to its end and decides when the capture is sealed and the recorder may exit. */
export class Lifecycle {
  /** Exit status of the server, once it is over: nothing more will come from it. */
  readonly over: Promise<number>;
  readonly #options: LifecycleOptions;
  readonly #resolve: (status: number) => void;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #parent: number;
  readonly #onSignal = (signal: NodeJS.Signals): void => this.#signalled(signal);
  #watchdog: Watchdog | undefined;
  #status: number | undefined;
  #openOutputs = 2;
  #lastOutput = 0;
  /** False once no process of the server's group was left when it exited: its number may then belong to others. */
  #groupIsOurs = true;
  #ending = false;
  #hurried = false;

  constructor(options: LifecycleOptions) {
    this.#options = options;
    this.#parent = options.process.ppid;
    let resolve: (status: number) => void = () => {};
    this.over = new Promise((settle) => {
      resolve = settle;
    });
    this.#resolve = resolve;
    options.child.once("exit", (code, signal) => this.#exited(code, signal));
    for (const signal of HANDED_ON) options.process.on(signal, this.#onSignal);
  }

  /** A signal came when only unread output was left: whoever sent it will not read that any more. */
  get hurried(): boolean {
    return this.#hurried;
  }

  /** The client ended its input. */
  inputEnded(): void {
    if (this.#status !== undefined) return;
    this.#note({ event: "stdin-closed" });
    this.#after(this.#options.ladder.sealAfterEnd, () => this.#options.observer.seal());
    this.outputSeen();
    const watch = setInterval(() => {
      if (this.#options.process.ppid === this.#parent) return;
      if (performance.now() - this.#lastOutput < this.#options.ladder.orphanIdle) return;
      clearInterval(watch);
      signalGroup(this.#options.child.pid, "SIGTERM");
      this.#after(this.#options.ladder.orphanGrace, () => signalGroup(this.#options.child.pid, "SIGKILL"));
    }, this.#options.ladder.orphanIdle / 10);
    this.#timers.add(watch);
  }

  /** The server wrote something. */
  outputSeen(): void {
    this.#lastOutput = performance.now();
  }

  /** The server's stdout or stderr ended. */
  outputEnded(): void {
    this.#openOutputs--;
    if (this.#openOutputs === 0 && this.#status !== undefined) void this.#end();
  }

  #signalled(signal: NodeJS.Signals): void {
    this.#note({ event: "signal", signal });
    if (this.#status !== undefined) {
      // Nothing to hand it on to but a descendant that holds a pipe open.
      this.#hurried = true;
      void this.#end();
      return;
    }
    signalGroup(this.#options.child.pid, signal);
    this.#watchdog ??= watchGroup(this.#options.child.pid);
    this.#after(this.#options.ladder.sealAfterSignal, () => this.#options.observer.seal());
  }

  #exited(code: number | null, signal: NodeJS.Signals | null): void {
    this.#status = exitStatus(code, signal);
    this.#groupIsOurs = signalGroup(this.#options.child.pid, 0);
    this.#note({ event: "exit", code, signal });
    if (this.#openOutputs === 0) {
      void this.#end();
      return;
    }
    this.outputSeen();
    const { drainIdle, drainLimit } = this.#options.ladder;
    let heard = performance.now();
    let left = drainLimit;
    const timer = setInterval(() => {
      const now = performance.now();
      if (this.#options.stalled()) this.outputSeen();
      else left -= now - heard;
      heard = now;
      if (left <= 0) {
        this.#options.observer.lost("a process that outlived the server went on writing", this.#options.now());
        void this.#end();
      } else if (now - this.#lastOutput >= drainIdle) void this.#end();
    }, 50);
    this.#timers.add(timer);
  }

  async #end(): Promise<void> {
    if (this.#ending) return;
    this.#ending = true;
    for (const timer of this.#timers) clearTimeout(timer);
    if (this.#groupIsOurs) await this.#endGroup();
    this.#watchdog?.dismiss();
    for (const signal of HANDED_ON) this.#options.process.off(signal, this.#onSignal);
    this.#resolve(this.#status as number);
  }

  /** Descendants that outlive the server would be nobody's. */
  async #endGroup(): Promise<void> {
    const { pid } = this.#options.child;
    if (!signalGroup(pid, "SIGTERM")) return;
    const until = performance.now() + this.#options.ladder.leftoverGrace;
    while (performance.now() < until) {
      await new Promise((resume) => setTimeout(resume, POLL));
      if (!signalGroup(pid, 0)) return;
    }
    signalGroup(pid, "SIGKILL");
  }

  #note(what: {
    event: "stdin-closed" | "signal" | "exit";
    code?: number | null;
    signal?: NodeJS.Signals | null;
  }): void {
    this.#options.observer.event({ type: "process", ...what }, this.#options.now());
  }

  #after(milliseconds: number, action: () => void): void {
    this.#timers.add(setTimeout(action, milliseconds));
  }
}
