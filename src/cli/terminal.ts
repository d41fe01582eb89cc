/** The edge of the command line: streams, environment, working directory, clock. Tests pass their own. */
import type { TextSink } from "../run/outputs.ts";

export interface Terminal {
  readonly stdout: TextSink & { readonly isTTY?: boolean };
  readonly stderr: TextSink;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute real path of the working directory. */
  readonly cwd: string;
  /** Milliseconds since 1970; only the day and the time taken are used. */
  readonly now: () => number;
}
