/** The bundle's entry: dist/cli.js, worker.js, action.js and post.js each call one of these. */
import "./commonjs-globals.ts";
import { VERSION } from "./catalog/product.ts";

/** Runs the command line; sets the exit status of this process, which ends when everything is written. */
export async function cli(): Promise<void> {
  const argv = process.argv.slice(2);
  if (argv.length === 1 && (argv[0] === "--version" || argv[0] === "-V")) {
    process.stdout.write(`${VERSION}\n`);
    return;
  }
  // A reader that closes its end early (`| head`) is no failure of ours.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", ignoreClosedPipe);
  const [{ main }, { internalError }] = await Promise.all([import("./cli/main.ts"), import("./cli/internal-error.ts")]);
  // Node's own answer is a stack trace and exit 1, which would read as the gate's verdict.
  process.on("uncaughtException", (error) => {
    process.stderr.write(internalError(error, process.env));
    process.exit(4);
  });
  const { stdout, stderr, env } = process;
  process.exitCode = await main(argv, { stdout, stderr, env, cwd: process.cwd(), now: () => Date.now() });
}

/** The worker of the audit. */
export async function worker(): Promise<void> {
  const audit = await import("./audit/audit.ts");
  await audit.worker();
}

/** The action's main step. */
export async function action(): Promise<void> {
  const { runAction } = await import("./action/run.ts");
  process.exitCode = await runAction({ env: process.env, stdout: process.stdout, now: () => Date.now() });
}

/** The action's post step. `scan` leaves nothing behind; a step that never ran must not fail here. */
export async function post(): Promise<void> {}

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}
