import { main } from "../../src/cli/main.ts";

export interface CliResult {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line in this process, with streams that only collect. */
export async function runCli(
  cwd: string,
  argv: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CliResult> {
  const taken = { stdout: "", stderr: "" };
  const sink = (name: "stdout" | "stderr") => ({
    write: (text: string, done: (error?: Error | null) => void) => {
      taken[name] += text;
      done();
    },
  });
  // A fixed day and no passing time: what is printed depends on the input alone.
  const now = () => Date.UTC(2026, 10, 30);
  const status = await main(argv, { stdout: sink("stdout"), stderr: sink("stderr"), env, cwd, now });
  return { status, ...taken };
}
