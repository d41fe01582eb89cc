/** The bundle's entry: dist/cli.js, worker.js, action.js and post.js each call one of these. */
import "./commonjs-globals.ts";
import { realpathSync } from "node:fs";
import { VERSION } from "./catalog/product.ts";

/** Runs the command line; sets the exit status of this process, which ends when everything is written. */
export async function cli(): Promise<void> {
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
    process.exitCode = 2;
    return;
  }
  process.exitCode = await main(argv, { stdout, stderr, env, cwd, now: () => Date.now() });
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

/** The worker of the audit. */
export async function worker(): Promise<void> {
  const audit = await import("./audit/audit.ts");
  await audit.worker();
}

/** The action's main step. */
export async function action(): Promise<void> {
  process.stdout.on("error", ignore);
  const { runAction } = await import("./action/run.ts");
  process.exitCode = await runAction({ env: process.env, stdout: process.stdout, now: () => Date.now() });
}

/** The action's post step. `scan` leaves nothing behind; a step that never ran must not fail here. */
export async function post(): Promise<void> {}

function ignore(): void {}
