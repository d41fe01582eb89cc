import type { Command } from "commander";
import { utcDay } from "../../run/day.ts";
import { writeWhole } from "../../run/outputs.ts";
import type { Terminal } from "../terminal.ts";

interface BaselineFlags {
  readonly add?: true;
  readonly config?: string;
  readonly baseline?: string;
}

/** `portlight baseline write|prune`: the findings of today, known from now on. */
export function baselineCommand(program: Command, terminal: Terminal, finish: (exitCode: number) => void): void {
  const baseline = program.command("baseline").description("known findings: only new ones fail");
  const common = (command: Command): Command =>
    command
      .argument("[path]", "folder of the server (default: the working directory)")
      .option("--config <file>", "use this configuration instead of .portlight/config.yml")
      .option("--baseline <file>", "use this baseline instead of .portlight/baseline.json");
  const act = async (
    path: string | undefined,
    flags: BaselineFlags,
    mode: "write" | "add" | "prune",
  ): Promise<void> => {
    const { updateBaselineFile } = await import("../../run/baseline.ts");
    const { text, exitCode } = await updateBaselineFile({
      mode,
      cwd: terminal.cwd,
      paths: path === undefined ? [] : [path],
      config: flags.config,
      baseline: flags.baseline,
      today: utcDay(terminal.now()),
    });
    await writeWhole(terminal.stdout, text);
    finish(exitCode);
  };
  common(baseline.command("write"))
    .option("--add", "take in findings that are new since the baseline was written")
    .description("scan, and write what is found to the baseline; an existing one only shrinks without --add")
    .action((path: string | undefined, flags: BaselineFlags) => act(path, flags, flags.add ? "add" : "write"));
  common(baseline.command("prune"))
    .description("scan, and take out of the baseline what is found no more")
    .action((path: string | undefined, flags: BaselineFlags) => act(path, flags, "prune"));
}
