import type { Command } from "commander";
import { type JudgingOptions, judgingOptions, nameOption } from "../options.ts";
import type { Terminal } from "../terminal.ts";

/** `portlight scan [path]`: audit, then check and detect where captures exist. */
export function scanCommand(program: Command, terminal: Terminal, finish: (exitCode: number) => void): void {
  nameOption(judgingOptions(program.command("scan")))
    .argument("[path]", "folder of the server (default: the working directory)")
    .description("audit the source, then check and detect on the recorded sessions")
    .action(async (path: string | undefined, options: JudgingOptions) => {
      const { judgeAndReport } = await import("../judge.ts");
      finish(
        await judgeAndReport(
          { command: "scan", paths: path === undefined ? [] : [path], pathIsServerFolder: true, captures: [] },
          options,
          terminal,
        ),
      );
    });
}
