/** Records to a folder of its own, and commits what came of it when the server has ended. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UserError } from "../errors/user-error.ts";
import { writeIfPossible } from "../run/outputs.ts";
import { errorLine } from "./error-line.ts";
import type { Terminal } from "./terminal.ts";

export interface CommitFlags {
  readonly commit?: boolean;
  readonly repeat?: string;
  readonly sessionDir?: string;
  readonly redact: boolean;
}

/** @throws UserError for options that do not go together */
function repeatsOf({ commit, repeat, redact }: CommitFlags): number {
  if (commit && !redact) throw new UserError("--commit and --no-redact exclude each other: leave one of them out");
  if (repeat === undefined) return 1;
  if (!commit) throw new UserError("--repeat belongs to --commit: add it, or leave --repeat out");
  if (!/^[1-9][0-9]?$/.test(repeat)) throw new UserError("--repeat takes a number of recordings, from 1 to 99");
  return Number(repeat);
}

/**
 * @param run records to the folder that it is given
 * @returns the exit status of the recording: what goes wrong with committing is told, and changes nothing for the session
 */
export async function commitRecording(
  flags: CommitFlags,
  terminal: Terminal,
  run: (sessionDir: string) => Promise<number>,
): Promise<number> {
  const repeat = repeatsOf(flags);
  const { capturePlace } = await import("../record/capture-place.ts");
  const { cwd, env } = terminal;
  const place = capturePlace(flags.sessionDir, env, cwd);
  if (!place) {
    throw new UserError(
      ".portlight/sessions lies behind a link, which is not followed: name a folder with --session-dir",
    );
  }
  const fresh = mkdtempSync(join(tmpdir(), "portlight-"));
  // Clients send SIGTERM two seconds after they closed the input; the commit takes less, and is one step.
  const wait = (): void => {};
  try {
    const status = await run(fresh);
    process.on("SIGTERM", wait);
    try {
      const { commitCapture } = await import("../run/commit-capture.ts");
      const request = { cwd, environment: env, fresh, directory: place.directory, repeat };
      for (const sentence of await commitCapture(request)) await writeIfPossible(terminal.stderr, errorLine(sentence));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      await writeIfPossible(terminal.stderr, errorLine(error.message));
    }
    return status;
  } finally {
    process.removeListener("SIGTERM", wait);
    rmSync(fresh, { recursive: true, force: true });
  }
}
