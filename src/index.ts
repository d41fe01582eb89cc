/** The bundle's entry: dist/cli.js, worker.js, action.js and post.js each call one of these. */
import { realpathSync } from "node:fs";
import { VERSION } from "./catalog/product.ts";

/** Runs the command line; sets the exit status of this process, which ends when everything is written. */
export async function cli(): Promise<void> {
  const done = untilDone();
  const argv = process.argv.slice(2);
  const { stdout, stderr, env } = process;
  // Whoever writes is told by the callback, so that `| head` and a full disk are no crash.
  for (const stream of [stdout, stderr]) stream.on("error", ignore);
  if (argv.length === 1 && (argv[0] === "--version" || argv[0] === "-V")) {
    stdout.write(`${VERSION}\n`, (error) => {
      const code = (error as NodeJS.ErrnoException | null | undefined)?.code;
      if (code === undefined || code === "EPIPE") return;
      stderr.write(`portlight: the output was not written: the system says ${code}.\n`);
      process.exitCode = 3;
    });
    done(0);
    return;
  }
  const [{ main }, { internalError }] = await Promise.all([import("./cli/main.ts"), import("./cli/internal-error.ts")]);
  // Node's own answer is a stack trace and exit 1, which would read as the gate's verdict.
  process.on("uncaughtException", (error) => {
    stderr.write(internalError(error, env));
    process.exit(4);
  });
  const cwd = workingDirectory();
  if (cwd === undefined) {
    stderr.write("portlight: the working directory does not exist any more: change to one that does.\n");
    done(2);
    return;
  }
  done(await main(argv, { stdout, stderr, env, cwd, now: () => Date.now() }));
}

/**
 * Makes a run that ends before it is done an error: Node ends with 0 when nothing is left to wait for, which would read as
 * a gate that passed.
 * @returns to be called with the exit status, once
 */
function untilDone(): (status: number) => void {
  const unfinished = (): void => {
    process.stderr.write("portlight: internal error: the run ended before it was done; please report it.\n");
  };
  process.exitCode = 4;
  process.once("beforeExit", unfinished);
  return (status) => {
    process.off("beforeExit", unfinished);
    process.exitCode = status;
  };
}

/** Its absolute real path; undefined when it was deleted or cannot be told. */
function workingDirectory(): string | undefined {
  try {
    // Node remembers what it was; only the system knows whether it is.
    return realpathSync(process.cwd());
  } catch {
    return undefined;
  }
}

/** The worker of the audit, or the recorder's thread. */
export async function worker(): Promise<void> {
  const { workerData } = await import("node:worker_threads");
  if (workerData?.task === "record") {
    const { recordingThread } = await import("./record/recording-thread.ts");
    await recordingThread(workerData);
    return;
  }
  const audit = await import("./audit/audit.ts");
  await audit.worker();
}

/** The action's main step. */
export async function action(): Promise<void> {
  const done = untilDone();
  process.stdout.on("error", ignore);
  const { runAction } = await import("./action/run.ts");
  done(await runAction({ env: process.env, stdout: process.stdout, now: () => Date.now() }));
}

/** The action's post step. `scan` leaves nothing behind; a step that never ran must not fail here. */
export async function post(): Promise<void> {}

function ignore(): void {}
