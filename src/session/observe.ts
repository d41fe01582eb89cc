import type { CaptureLimits } from "../capture/limits.ts";
import { type CaptureReader, readCapture } from "../capture/reader.ts";
import type { CaptureSummary, SessionStart } from "../capture/types.ts";
import type { RuleFailure } from "../findings/types.ts";
import { SessionBuilder } from "./builder.ts";
import { Observers } from "./observers.ts";
import { type ServerMatch, ServerNames } from "./server-name.ts";
import type { Session, SessionObserver } from "./types.ts";

export interface ObserveOptions {
  /** What reports show as the capture's path; `source` when not given. */
  readonly path?: string;
  /** The server's key, set by the user. */
  readonly name?: string;
  /** Names by command line, from the configuration. */
  readonly servers?: readonly ServerMatch[];
  readonly limits?: Partial<CaptureLimits>;
}

export interface SessionResult {
  readonly session: Session;
  readonly summary: CaptureSummary;
  /** Observers that threw. */
  readonly ruleFailures: readonly RuleFailure[];
}

/**
 * Reads a capture once from beginning to end, builds the model of its session and calls the observers as it goes.
 * @param source path to open
 * @param observers or a function that makes them for the session at hand, called before its first record
 * @throws UserError (3) when the file cannot be read or is no session log
 */
export function observeCapture(
  source: string,
  observers: ObserversOf | readonly SessionObserver[],
  options: ObserveOptions = {},
): SessionResult {
  const reading = new SessionReading(source, typeof observers === "function" ? observers : () => observers, options);
  try {
    while (reading.next()) {
      // Each step tells the observers.
    }
  } finally {
    reading.close();
  }
  return reading.result();
}

export type ObserversOf = (session: Session, start: SessionStart) => readonly SessionObserver[];

/** The same one record at a time, for whoever has to wait in between, as a writer to a slow pipe. */
export class SessionReading {
  readonly #reader: CaptureReader;
  readonly #builder: SessionBuilder;
  readonly #dispatch: Observers;
  #ended = false;
  #losses = 0;

  /** As for `observeCapture`. @throws UserError (3) when the file cannot be read or is no session log */
  constructor(source: string, observers: ObserversOf, options: ObserveOptions = {}) {
    const path = options.path ?? source;
    const reader = readCapture(source, { label: path, ...(options.limits ? { limits: options.limits } : {}) });
    const names = new ServerNames(options.name, options.servers ?? []);
    const dispatch = new Observers(path);
    this.#reader = reader;
    this.#dispatch = dispatch;
    this.#builder = new SessionBuilder({
      path,
      format: reader.format,
      start: reader.start,
      names,
      observers: dispatch,
    });
    dispatch.add(observers(this.#builder.session, reader.start));
  }

  /**
   * Reads one record and tells the observers.
   * @returns false after the last one
   */
  next(): boolean {
    const reader = this.#reader;
    const located = reader.next();
    if (!located) return false;
    if (reader.losses > this.#losses) {
      this.#losses = reader.losses;
      this.#builder.lost(located.line);
    }
    if (located.record.type === "session.end") this.#ended = true;
    this.#builder.take(located);
    return true;
  }

  /** Lets go of the file; reading to the end does so too. */
  close(): void {
    this.#reader.close();
  }

  /** Ends the session, which the observers are told, too. Once, after the last record. */
  result(): SessionResult {
    const summary = this.#reader.summary();
    if (this.#reader.losses > this.#losses || summary.dropped > 0) this.#builder.lost(Number.POSITIVE_INFINITY);
    this.#builder.end(summary.state, this.#ended);
    return { session: this.#builder.session, summary, ruleFailures: this.#dispatch.failures };
  }
}
