/** The bundle's entry: dist/cli.js, worker.js, action.js and post.js each call one of these. */
import "./commonjs-globals.ts";
import { VERSION } from "./version.ts";

/** Runs the command line; sets the exit status of this process. */
export async function cli(): Promise<void> {
  const argv = process.argv.slice(2);
  if (argv.length === 1 && (argv[0] === "--version" || argv[0] === "-V")) {
    process.stdout.write(`${VERSION}\n`);
    return;
  }
  const { main } = await import("./cli/main.ts");
  process.exitCode = await main(argv);
}
