import { randomUUID } from "node:crypto";
import { writeSync } from "node:fs";
import { FRAME_BYTES } from "../capture/limits.ts";
import { queuedOutput } from "../capture/output.ts";
import { continueCapture, createCaptureFile, type OpenedCapture } from "../capture/writer.ts";
import { codeOf } from "../errors/system-error.ts";
import { capturePlace } from "./capture-place.ts";
import type { Environment } from "./child-environment.ts";
import { startFailureText } from "./failure.ts";
import type { RecordOptions } from "./record.ts";
import type { RecordingPlan } from "./recording.ts";
import { createRedactor, type Redactor } from "./redactor.ts";
import { compileRules } from "./rules.ts";
import { say, sayIncomplete, sayUnrecorded } from "./say.ts";
import { MAX_SECRETS, secretValues } from "./secret-environment.ts";
import { maskedArguments, type StartFacts, serverLabel, sessionStart } from "./session-start.ts";
import type { RecordingOptions } from "./stream-records.ts";

/** What may wait for the disk, and how long the end of the session waits for it. */
const OUTPUT = { queueBytes: 64 * 1024 * 1024, closeMilliseconds: 500 };

type Server = Pick<StartFacts, "pid" | "http">;

/**
 * Starts the capture of a session that is recorded on this thread.
 * @returns undefined when no file can be made, which was told: the session goes on all the same
 */
export async function openCapture(
  options: RecordOptions,
  now: () => string,
  server: Server,
): Promise<RecordingOptions | undefined> {
  const { frameBytes = FRAME_BYTES } = options;
  const { redactor } = await redaction(options);
  const file = captureFile(options, now, server, redactor);
  if (!file) return undefined;
  const capture = continueCapture(file, { now, frameBytes, output: (fd, tail) => queuedOutput(fd, tail, OUTPUT) });
  return { capture, frameBytes, redactor, failed: sayIncomplete };
}

/**
 * Makes the file of a session, for a recording that goes on elsewhere.
 * @returns as `openCapture`
 */
export async function planRecording(
  options: RecordOptions,
  now: () => string,
  server: Server,
): Promise<RecordingPlan | undefined> {
  const { frameBytes = FRAME_BYTES, rules } = options;
  const { redactor, secrets } = await redaction(options);
  const capture = captureFile(options, now, server, redactor);
  if (!capture) return undefined;
  try {
    // A recorder that is killed at once leaves a log that says what it was; whoever goes on writes the same bytes again.
    writeSync(capture.fd, capture.head);
  } catch {
    // Told when the recording meets it.
  }
  return { capture, frameBytes, secrets, rules };
}

async function redaction({
  redact,
  environment,
  rules,
}: RecordOptions): Promise<{ redactor: Redactor | undefined; secrets: string[] | undefined }> {
  if (redact === false) return { redactor: undefined, secrets: undefined };
  const secrets = knownSecrets(environment);
  return { secrets, redactor: createRedactor(secrets, rules && (await compileRules(rules))) };
}

function captureFile(
  options: RecordOptions,
  now: () => string,
  server: Server,
  redactor: Redactor | undefined,
): OpenedCapture | undefined {
  const { environment, cwd, argv } = options;
  const clean = cleaner(redactor);
  const left = redactor ? secretValues(environment).length - MAX_SECRETS : 0;
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
    const file = createCaptureFile({
      directory: place.directory,
      name: options.name || environment.PORTLIGHT_SESSION_NAME || serverLabel({ argv, redact: clean, ...server }),
      now,
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
    return file;
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

/** Why the command did not start, in one sentence. What is printed goes to logs that others read, so secrets are masked. */
export async function startFailureOf(options: RecordOptions, code: string): Promise<string> {
  const rules = options.rules && (await compileRules(options.rules));
  const clean = cleaner(createRedactor(knownSecrets(options.environment), rules));
  return startFailureText(maskedArguments(options.argv, clean)[0] as string, code);
}

function unobserved(why: string): undefined {
  sayUnrecorded(why);
  return undefined;
}
