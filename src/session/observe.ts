import type { CaptureLimits } from "../capture/limits.ts";
import { readCapture } from "../capture/reader.ts";
import type { CaptureSummary } from "../capture/types.ts";
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
  observers: readonly SessionObserver[] | ((session: Session) => readonly SessionObserver[]),
  options: ObserveOptions = {},
): SessionResult {
  const path = options.path ?? source;
  const reader = readCapture(source, { label: path, ...(options.limits ? { limits: options.limits } : {}) });
  const names = new ServerNames(options.name, options.servers ?? []);
  const dispatch = new Observers(path);
  const builder = new SessionBuilder({ path, format: reader.format, start: reader.start, names, observers: dispatch });
  dispatch.add(typeof observers === "function" ? observers(builder.session) : observers);
  let ended = false;
  let losses = 0;
  try {
    for (let located = reader.next(); located; located = reader.next()) {
      if (reader.losses > losses) {
        losses = reader.losses;
        builder.lost(located.line);
      }
      if (located.record.type === "session.end") ended = true;
      builder.take(located);
    }
  } finally {
    reader.close();
  }
  const summary = reader.summary();
  if (reader.losses > losses || summary.dropped > 0) builder.lost(Number.POSITIVE_INFINITY);
  builder.end(summary.state, ended);
  return { session: builder.session, summary, ruleFailures: dispatch.failures };
}
