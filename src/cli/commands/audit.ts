import type { Command } from "commander";
import { type JudgingOptions, judgingOptions } from "../options.ts";
import type { Terminal } from "../terminal.ts";

/** `portlight audit [paths…]`: server source and MCP configuration, read and never run. */
export function auditCommand(program: Command, terminal: Terminal, finish: (exitCode: number) => void): void {
  judgingOptions(program.command("audit"))
    .argument("[paths...]", "files and folders to report on (default: the working directory)")
    .description("audit server source and MCP configuration without running anything")
    .action(async (paths: string[], options: JudgingOptions) => {
      const { judgeAndReport } = await import("../judge.ts");
      finish(await judgeAndReport({ command: "audit", paths, captures: [] }, options, terminal));
    });
}
