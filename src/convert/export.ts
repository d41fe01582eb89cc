/** A session in another form, in pieces: memory does not grow with the capture. */
import type { SessionStart } from "../capture/types.ts";
import { type ObserveOptions, SessionReading, type SessionResult } from "../session/observe.ts";
import type { Session, SessionObserver } from "../session/types.ts";

/** One form. It writes while the session streams by. */
export interface Exporter {
  readonly observer: Omit<SessionObserver, "ruleId">;
  /** Writes what is known only now, in steps where it is much. */
  finish(result: SessionResult): Iterable<void> | undefined;
}

export type ExporterOf = (session: Session, start: SessionStart, out: Output) => Exporter;

/** Where an exporter writes to. */
export class Output {
  #pieces: string[] = [];
  #length = 0;

  write(text: string): void {
    this.#pieces.push(text);
    this.#length += text.length;
  }

  get length(): number {
    return this.#length;
  }

  take(): string {
    const text = this.#pieces.join("");
    this.#pieces = [];
    this.#length = 0;
    return text;
  }
}

/** In UTF-16 units. */
const PIECE = 64 * 1024;

/**
 * @param source path of the capture
 * @throws UserError (3) when it cannot be read or is no session log
 */
export function* exportPieces(
  source: string,
  exporterOf: ExporterOf,
  options: ObserveOptions = {},
): Generator<string, SessionResult> {
  const out = new Output();
  let exporter: Exporter | undefined;
  const reading = new SessionReading(
    source,
    (session, start) => {
      exporter = exporterOf(session, start, out);
      return [{ ruleId: "export", ...exporter.observer }];
    },
    options,
  );
  try {
    while (reading.next()) if (out.length >= PIECE) yield out.take();
  } finally {
    reading.close();
  }
  const result = reading.result();
  const failure = result.ruleFailures[0];
  if (failure) throw new Error(`the export failed: ${failure.error}`);
  for (const _step of exporter?.finish(result) ?? []) if (out.length >= PIECE) yield out.take();
  yield out.take();
  return result;
}
