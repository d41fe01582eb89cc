import { resolve } from "node:path";
import { exactValues } from "../../content/redact.ts";
import { codeOf } from "../../errors/system-error.ts";
import { UserError } from "../../errors/user-error.ts";
import { microsecondClock } from "../clock.ts";
import { OWN_FAILURE, startFailureStatus } from "../failure.ts";
import { LADDER, Lifecycle } from "../lifecycle.ts";
import { cleaner, knownSecrets, openCapture, startFailureOf } from "../open-capture.ts";
import { signalGroup } from "../process-group.ts";
import { type RecordOptions, refusalOf, type StartedProcess, start } from "../record.ts";
import { createRedactor } from "../redactor.ts";
import { relay } from "../relay.ts";
import { compileRules } from "../rules.ts";
import { say } from "../say.ts";
import { hostInUrl, isLoopback, type Listen, listenOf, type Target, targetOf } from "./addresses.ts";
import { Endpoints } from "./endpoints.ts";
import { createHttpRecorder, type HttpRecorder, UNRECORDED } from "./http-recorder.ts";
import { identityHash } from "./identity-hash.ts";
import { MemoryPool } from "./kept-bytes.ts";
import { accepts, reached } from "./reach.ts";
import { listen, type RelayServer } from "./relay-server.ts";
import { storedPath } from "./stored-path.ts";
import { removeUrlFile, writeUrlFile } from "./url-file.ts";

export interface RecordHttpOptions extends RecordOptions {
  /** Of the server. `argv` starts it; empty for one that runs already. */
  readonly http: string;
  /** Where clients are waited for; any free port of 127.0.0.1 when not given. */
  readonly listen?: string;
  /** Lets others than programs on this machine connect. */
  readonly expose?: boolean;
  /** A file that gets the relay's address once clients may connect. */
  readonly urlFile?: string;
  /** How long the started server has until it accepts connections, in milliseconds; 30 s when not given. */
  readonly wait?: number;
}

const WAIT = 30_000;
/** Memory for the beginnings of all messages that are under way. */
const POOL_BYTES = 16 * 1024 * 1024;
const STOPPING: readonly NodeJS.Signals[] = ["SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT"];
/** How long answers that are under way are waited for after a signal, in milliseconds: the capture is sealed 0.5 s after it. */
const LAST_ANSWERS = 400;
const POLL = 20;
const AFTER_SIGNAL = { grace: 0, stalled: 100 };
const AFTER_SERVER = { grace: 250, stalled: 10_000 };

/**
 * Stands between HTTP clients and an MCP server, as a server of its own in front of it, and writes what passes to a capture.
 * Starts the server when a command is given.
 * @returns the exit status for this process: the server's (128 + n when signal n ended it), 0 when a signal ended a relay
 *   without a server of its own; 125 for a failure of our own, 126 when the command cannot be executed, 127 when it is not found
 * @throws UserError for an address that is none
 */
export async function recordHttp(options: RecordHttpOptions): Promise<number> {
  const target = usable(targetOf(options.http));
  const at = usable(listenOf(options.listen ?? "127.0.0.1:0"));
  if (!isLoopback(at.host) && !options.expose) {
    throw new UserError(
      `--listen ${at.host} would let other machines use the server through the relay: add --expose when that is meant, or listen on 127.0.0.1`,
    );
  }
  const own = options.argv.length > 0;
  const refusal = refusalOf({ ...options, argv: own ? options.argv : ["no command"] });
  if (refusal !== undefined) return failed(refusal);
  // A pipe that nobody reads any more must not end the session.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  const file = options.urlFile === undefined ? undefined : resolve(options.cwd, options.urlFile);
  if (file !== undefined) removeUrlFile(file);
  if (own && (await accepts(target))) {
    return failed(`something listens at ${target.url.host} already; stop it, or leave out the command to record it.`);
  }
  const clean = cleaner(createRedactor(knownSecrets(options.environment)));
  const front = { options, target, at, file, clean, shown: storedPath(target.url.href, () => "", clean) };
  return own ? await withServer(front) : await withoutServer(front);
}

/** What is known before anything runs: the server's address, and where and how clients get to know the relay's. */
interface Front {
  readonly options: RecordHttpOptions;
  readonly target: Target;
  readonly at: Listen;
  readonly file: string | undefined;
  /** Masks the secrets of the environment in a text. */
  readonly clean: (text: string) => string;
  /** The server's address for people: parameters cut, secrets replaced. */
  readonly shown: string;
}

function usable<T>(parsed: T | string): T {
  if (typeof parsed === "string") throw new UserError(parsed);
  return parsed;
}

function failed(sentence: string): number {
  say(sentence);
  return OWN_FAILURE;
}

/** Starts the server, relays until it is gone. */
async function withServer(front: Front): Promise<number> {
  const { options, target, file } = front;
  const now = microsecondClock();
  const started = await start(options);
  const recorder = await openRecorder(front, now, started.child?.pid);
  if (!started.child) {
    recorder.event({ type: "process", event: "spawn-failed" }, now());
    await recorder.close();
    say(await startFailureOf(options, started.code));
    return startFailureStatus(started.code);
  }
  const { child } = started;
  recorder.event({ type: "process", event: "spawn" }, now());
  const { lifecycle, stop } = follow(child, recorder, now);
  let over = false;
  let signalled = false;
  const onSignal = (): void => {
    signalled = true;
  };
  for (const signal of STOPPING) process.on(signal, onSignal);
  const ended = lifecycle.over.then((status) => {
    over = true;
    return status;
  });

  const wait = options.wait ?? WAIT;
  let failure: string | undefined;
  let server: RelayServer | undefined;
  if (await reached(target, wait, ended)) {
    const opened = await open(front, recorder, now);
    if (typeof opened === "string") failure = opened;
    else server = opened;
  } else if (!over) {
    failure = `the server did not accept connections at ${target.url.host} within ${wait / 1000} s; is that the port that it listens on?`;
  }
  if (failure !== undefined) {
    say(failure);
    await endServer(child, ended);
  }
  const status = await ended;
  if (server) await server.close(signalled ? AFTER_SIGNAL : AFTER_SERVER);
  else if (failure === undefined) say(`the server ended before it accepted connections at ${target.url.host}.`);
  stop();
  for (const signal of STOPPING) process.off(signal, onSignal);
  if (file !== undefined) removeUrlFile(file);
  await recorder.close();
  return failure === undefined ? status : OWN_FAILURE;
}

/** Relays to a server that is not ours, until a signal. */
async function withoutServer(front: Front): Promise<number> {
  const now = microsecondClock();
  const recorder = await openRecorder(front, now, undefined);
  let stopAsked: (signal: NodeJS.Signals) => void = () => {};
  const asked = new Promise<NodeJS.Signals>((resolve) => {
    stopAsked = resolve;
  });
  let again = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    recorder.event({ type: "process", event: "signal", signal }, now());
    stopAsked(signal);
    again = signals++ > 0;
  };
  let signals = 0;
  for (const signal of STOPPING) process.on(signal, onSignal);
  const opened = await open(front, recorder, now);
  if (typeof opened === "string") {
    await recorder.close();
    return failed(opened);
  }
  await asked;
  const end = performance.now() + LAST_ANSWERS;
  while (!again && recorder.busy() && performance.now() < end) await new Promise((resume) => setTimeout(resume, POLL));
  await opened.close(AFTER_SIGNAL);
  if (front.file !== undefined) removeUrlFile(front.file);
  await recorder.close();
  return 0;
}

/** Lets clients in and says where. @returns why that is not possible */
async function open(
  { target, at, file, clean, shown }: Front,
  recorder: HttpRecorder,
  now: () => string,
): Promise<RelayServer | string> {
  let server: RelayServer;
  try {
    server = await listen(at, target, shown, recorder, now);
  } catch (error) {
    return `no port could be opened at ${at.host}:${at.port} (${codeOf(error)}).`;
  }
  // Whoever listens on all addresses is reached at this one.
  const host = at.host === "0.0.0.0" ? "127.0.0.1" : at.host === "::" ? "::1" : at.host;
  const base = `http://${hostInUrl(host)}:${server.port}`;
  if (file !== undefined) {
    try {
      writeUrlFile(file, base + target.path);
    } catch (error) {
      await server.close(AFTER_SIGNAL);
      return `the file for the relay's address could not be written (${codeOf(error)}).`;
    }
  }
  if (!isLoopback(at.host)) {
    say(
      `ANYONE WHO REACHES THIS MACHINE at ${at.host}:${server.port} can use the server through the relay, which asks for no password and encrypts nothing.`,
    );
  }
  const path = storedPath(target.path, () => "", clean);
  say(`recording ${shown}; clients connect to ${base}${path}`);
  return server;
}

async function openRecorder(
  { options, target, shown }: Front,
  now: () => string,
  pid: number | undefined,
): Promise<HttpRecorder> {
  const opened = await openCapture(options, now, {
    http: { url: shown, label: target.label },
    ...(pid !== undefined && { pid }),
  });
  if (!opened) return UNRECORDED;
  const { capture, frameBytes, redactor } = opened;
  const rules = options.rules && (await compileRules(options.rules));
  const exact = exactValues(knownSecrets(options.environment));
  return createHttpRecorder(
    {
      capture,
      frameBytes,
      redactor,
      rules: redactor && { ...rules, exact },
      hash: identityHash(),
      clean: cleaner(redactor),
      pool: new MemoryPool(POOL_BYTES),
      endpoints: new Endpoints(target.path),
      pending: new Set(),
    },
    opened.failed,
  );
}

/** Follows the server's process: what it writes goes on to our own outputs, its end decides ours. */
function follow(
  child: StartedProcess,
  recorder: HttpRecorder,
  now: () => string,
): { readonly lifecycle: Lifecycle; readonly stop: () => void } {
  const output = relay(child.stdout, process.stdout, now, {
    forwarded: () => lifecycle.outputSeen(),
    ended: () => lifecycle.outputEnded(),
    broken: () => {},
  });
  const errors = relay(child.stderr, process.stderr, now, {
    forwarded: (chunk, ts) => {
      lifecycle.outputSeen();
      recorder.stderr(chunk, ts);
    },
    ended: () => {
      recorder.stderr(undefined, now());
      lifecycle.outputEnded();
    },
    broken: () => {},
  });
  child.stdin.on("error", () => {});
  const lifecycle = new Lifecycle({ child, observer: recorder, now, ladder: LADDER, stalled: output.stalled, process });
  return {
    lifecycle,
    stop: () => {
      output.stop();
      errors.stop();
      child.stdin.destroy();
    },
  };
}

/** Ends a server that is of no use, for whose end nobody else would ask. */
async function endServer(child: StartedProcess, ended: Promise<unknown>): Promise<void> {
  signalGroup(child.pid, "SIGTERM");
  const timer = setTimeout(() => signalGroup(child.pid, "SIGKILL"), LADDER.orphanGrace);
  await ended;
  clearTimeout(timer);
}
