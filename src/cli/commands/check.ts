import type { Command } from "commander";
import { type JudgingOptions, judgingOptions, nameOption } from "../options.ts";
import type { Terminal } from "../terminal.ts";

/** `portlight check [captures…]`: the rules of the protocol over recorded sessions. */
export function checkCommand(program: Command, terminal: Terminal, finish: (exitCode: number) => void): void {
  nameOption(judgingOptions(program.command("check")))
    .argument("[captures...]", "files, folders or patterns (default: those of the configuration)")
    .description("check recorded sessions against the protocol")
    .action(async (captures: string[], options: JudgingOptions) => {
      const { judgeAndReport } = await import("../judge.ts");
      finish(await judgeAndReport({ command: "check", paths: [], captures }, options, terminal));
    });
}
