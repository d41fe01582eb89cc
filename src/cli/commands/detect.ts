import type { Command } from "commander";
import { type JudgingOptions, judgingOptions, nameOption } from "../options.ts";
import type { Terminal } from "../terminal.ts";

/** `portlight detect [captures…]`: harmful behaviour in recorded sessions. */
export function detectCommand(program: Command, terminal: Terminal, finish: (exitCode: number) => void): void {
  nameOption(judgingOptions(program.command("detect")))
    .argument("[captures...]", "files, folders or patterns (default: those of the configuration)")
    .description("look for harmful behaviour in recorded sessions")
    .action(async (captures: string[], options: JudgingOptions) => {
      const { judgeAndReport } = await import("../judge.ts");
      finish(await judgeAndReport({ command: "detect", paths: [], captures }, options, terminal));
    });
}
