import { type ChildProcess, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { setFlagsFromString } from "node:v8";
import { codeOf } from "../errors/system-error.ts";
import { childEnvironment, type Environment } from "./child-environment.ts";
import { microsecondClock } from "./clock.ts";
import { DeferredObserver } from "./deferred-observer.ts";
import { OWN_FAILURE, startFailureStatus } from "./failure.ts";
import { LADDER, Lifecycle } from "./lifecycle.ts";
import type { Observer } from "./observer.ts";
import type { RecordingPlan } from "./recording.ts";
import { relay } from "./relay.ts";
import type { RuleSettings } from "./rules.ts";
import { say, sayIncomplete, sayUnrecorded } from "./say.ts";
import { standardStreams } from "./standard-streams.ts";

export interface RecordOptions {
  /** The server's command; started as it is, without a shell. */
  readonly argv: readonly string[];
  /** Name of the capture; else `PORTLIGHT_SESSION_NAME`, else the server's label. */
  readonly name?: string;
  /** Folder of the capture; else `PORTLIGHT_SESSION_DIR`, else `.portlight/sessions`. */
  readonly sessionDir?: string;
  /** False stores secrets in clear, and says so. */
  readonly redact?: boolean;
  /** What is redacted beside secrets of known shape and the values of secret-looking variables. */
  readonly rules?: RuleSettings;
  /** Bytes of a message beyond which only its beginning is stored; 1 MiB when not given. */
  readonly frameBytes?: number;
  /** Of Portlight. */
  readonly version: string;
  readonly environment: Environment;
  /** Absolute. */
  readonly cwd: string;
}

export type StartedProcess = ChildProcess & {
  readonly pid: number;
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly stderr: Readable;
};

/**
 * Starts an MCP server, stands between it and the client on our own stdin and stdout, and writes what passes to a capture.
 * The bytes are not changed, and no trouble with the capture disturbs the session.
 * @returns the exit status for this process: the server's (128 + n when signal n ended it); 125 for a failure of our own,
 *   126 when the command cannot be executed, 127 when it is not found
 */
export async function record(options: RecordOptions): Promise<number> {
  const refusal = refusalOf(options);
  if (refusal !== undefined) {
    say(refusal);
    return OWN_FAILURE;
  }
  // Chunks are large and their objects small: a young heap that grows would hold a hundred megabytes of them.
  setFlagsFromString("--semi-space-growth-factor=1");
  const started = await start(options);
  const now = microsecondClock();
  const observer = new DeferredObserver({
    plan: planOf(options, now, started.child?.pid),
    failed: sayIncomplete,
    now,
  });
  if (!started.child) {
    observer.event({ type: "process", event: "spawn-failed" }, now());
    await observer.close();
    const { startFailureOf } = await import("./open-capture.ts");
    say(await startFailureOf(options, started.code));
    return startFailureStatus(started.code);
  }
  observer.event({ type: "process", event: "spawn" }, now());
  return await session(started.child, observer, now);
}

export function refusalOf({ argv, environment }: Pick<RecordOptions, "argv" | "environment">): string | undefined {
  if (argv.length === 0 || argv[0] === "") return "no command was given; write the server's command after `--`.";
  if (environment.GITHUB_EVENT_NAME === "pull_request_target") {
    return "record refuses to run on pull_request_target, where the code of a pull request would run beside the repository's secrets; record on pull_request.";
  }
  return undefined;
}

/** Starts the server with pipes for its streams, in a process group of its own. */
export async function start(
  options: Pick<RecordOptions, "argv" | "cwd" | "environment">,
): Promise<{ child: StartedProcess } | { child?: undefined; code: string }> {
  const [command, ...parameters] = options.argv as [string, ...string[]];
  try {
    const child = spawn(command, parameters, {
      cwd: options.cwd,
      env: childEnvironment(options.environment),
      stdio: ["pipe", "pipe", "pipe"],
      detached: process.platform !== "win32",
      windowsHide: true,
    });
    if (child.pid !== undefined) {
      child.on("error", () => {});
      return { child: child as StartedProcess };
    }
    return { code: codeOf(await new Promise((resolve) => child.once("error", resolve))) };
  } catch (error) {
    return { code: codeOf(error) };
  }
}

/**
 * Starts the capture; trouble with it is told and never ends the session. What redacts is loaded while the server starts,
 * so that nobody waits for it.
 */
async function planOf(
  options: RecordOptions,
  now: () => string,
  pid: number | undefined,
): Promise<RecordingPlan | undefined> {
  const began = now();
  try {
    const { planRecording } = await import("./open-capture.ts");
    return await planRecording(options, () => began, pid === undefined ? {} : { pid });
  } catch (error) {
    sayUnrecorded(`the recorder failed (${codeOf(error)})`);
    return undefined;
  }
}

async function session(child: StartedProcess, observer: Observer, now: () => string): Promise<number> {
  const streams = standardStreams();
  let serverRefuses = false;
  relay(streams.stdin, child.stdin, now, {
    forwarded: (chunk, ts) => observer.bytes("c2s", chunk, ts),
    ended: () => {
      observer.end("c2s", now());
      if (serverRefuses) return;
      child.stdin.end();
      lifecycle.inputEnded();
    },
    broken: () => {
      serverRefuses = true;
      streams.closeStdin();
    },
  });
  const output = relay(child.stdout, streams.stdout, now, {
    forwarded: (chunk, ts) => {
      lifecycle.outputSeen();
      observer.bytes("s2c", chunk, ts);
    },
    ended: () => {
      observer.end("s2c", now());
      streams.closeStdout();
      lifecycle.outputEnded();
    },
    broken: () => {},
  });
  const errors = relay(child.stderr, streams.stderr, now, {
    forwarded: (chunk, ts) => {
      lifecycle.outputSeen();
      observer.bytes("stderr", chunk, ts);
    },
    ended: () => {
      observer.end("stderr", now());
      lifecycle.outputEnded();
    },
    broken: () => {},
  });
  const lifecycle = new Lifecycle({
    child,
    observer,
    now,
    ladder: LADDER,
    stalled: output.stalled,
    process,
  });

  const status = await lifecycle.over;
  output.stop();
  errors.stop();
  streams.closeStdin();
  for (const stream of ["c2s", "s2c", "stderr"] as const) observer.end(stream, now());
  await observer.close();
  if (lifecycle.hurried) streams.abandon();
  else await streams.flushed();
  return status;
}
