import { randomUUID } from "node:crypto";
import { FRAME_BYTES } from "../capture/limits.ts";
import { queuedOutput } from "../capture/output.ts";
import { createCaptureWriter } from "../capture/writer.ts";
import { codeOf } from "../errors/system-error.ts";
import { capturePlace } from "./capture-place.ts";
import type { Environment } from "./child-environment.ts";
import type { ObserverOptions } from "./observer.ts";
import type { RecordOptions } from "./record.ts";
import { createRedactor, type Redactor } from "./redactor.ts";
import { say } from "./say.ts";
import { MAX_SECRETS, secretValues } from "./secret-environment.ts";
import { type StartFacts, serverLabel, sessionStart } from "./session-start.ts";

/** What may wait for the disk, and how long the end of the session waits for it. */
const OUTPUT = { queueBytes: 64 * 1024 * 1024, closeMilliseconds: 500 };

/**
 * Starts the capture of a session.
 * @returns undefined when no file can be made, which was told: the session goes on all the same
 */
export function openCapture(
  options: RecordOptions,
  now: () => string,
  server: Pick<StartFacts, "pid" | "http">,
): ObserverOptions | undefined {
  const { environment, cwd, argv, frameBytes = FRAME_BYTES } = options;
  const values = options.redact === false ? undefined : knownSecrets(environment);
  const redactor = values && createRedactor(values, options.rules);
  const clean = cleaner(redactor);
  const left = values ? secretValues(environment).length - values.length : 0;
  if (left > 0) {
    say(
      `the environment holds ${MAX_SECRETS + left} secret values, of which the ${MAX_SECRETS} longest are redacted; ${left} may stand in the capture.`,
    );
  }
  const place = capturePlace(options.sessionDir, environment, cwd);
  if (!place) {
    return unobserved(
      ".portlight/sessions lies behind a link, which is not followed; name a folder with --session-dir",
    );
  }
  try {
    const capture = createCaptureWriter({
      directory: place.directory,
      name: options.name || environment.PORTLIGHT_SESSION_NAME || serverLabel({ argv, redact: clean, ...server }),
      now,
      frameBytes,
      output: (fd, tail) => queuedOutput(fd, tail, OUTPUT),
      start: sessionStart({
        session: randomUUID(),
        version: options.version,
        argv,
        cwd,
        ...server,
        environment,
        redaction: redactor ? (options.rules ? "custom" : "default") : "none",
        redact: clean,
      }),
    });
    if (!redactor) say(`redaction is off: secrets that pass will stand in clear in a file of ${place.shown}.`);
    const failed = (code: string): void =>
      say(`the capture is incomplete: writing it failed (${code}). The session goes on.`);
    return { capture, frameBytes, redactor, failed };
  } catch (error) {
    return unobserved(`no file can be made in ${place.shown} (${codeOf(error)})`);
  }
}

/** The values of the environment that are redacted. */
export function knownSecrets(environment: Environment): string[] {
  return secretValues(environment).slice(0, MAX_SECRETS);
}

/** Replaces the secrets of a text. */
export function cleaner(redactor: Redactor | undefined): (text: string) => string {
  return (text) => redactor?.(Buffer.from(text))?.toString() ?? text;
}

function unobserved(why: string): undefined {
  say(`this session is not recorded: ${why}. The server runs all the same.`);
  return undefined;
}
