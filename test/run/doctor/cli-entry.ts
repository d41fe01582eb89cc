/** The command line from source, as a process of its own. */
import { main } from "../../../src/cli/main.ts";

const { stdout, stderr, env } = process;
process.exitCode = await main(process.argv.slice(2), {
  stdout,
  stderr,
  env,
  cwd: process.cwd(),
  now: () => Date.now(),
});
