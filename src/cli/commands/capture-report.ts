import type { Command } from "commander";
import { utcDay } from "../../run/day.ts";
import { writeIfPossible } from "../../run/outputs.ts";
import { internalError } from "../internal-error.ts";
import { list, nameOption } from "../options.ts";
import type { Terminal } from "../terminal.ts";

interface ReportFlags {
  readonly output: string;
  readonly failOn?: readonly string[];
  readonly config?: string;
  readonly baseline?: string;
  readonly name?: string;
}

/** `portlight capture report <capture> -o page.html`: one page with the verdict, the surface and the whole session. */
export function captureReportCommand(capture: Command, terminal: Terminal, finish: (exitCode: number) => void): void {
  nameOption(capture.command("report"))
    .argument("<capture>", "a session log")
    .requiredOption("-o, --output <file>", "where the page goes; - for standard output")
    .option("--fail-on <list>", "what the page says would fail the gate (default: high)", list)
    .option("--config <file>", "use this configuration instead of .portlight/config.yml")
    .option("--baseline <file>", "use this baseline instead of .portlight/baseline.json")
    .description("show a recorded session and what check and detect find in it on one HTML page")
    .action(async (path: string, flags: ReportFlags) => {
      const { reportCapture } = await import("../../run/capture-report.ts");
      const bugs = await reportCapture({
        ...flags,
        cwd: terminal.cwd,
        capture: path,
        today: utcDay(terminal.now()),
        stdout: terminal.stdout,
      });
      for (const bug of bugs) await writeIfPossible(terminal.stderr, internalError(bug, terminal.env));
      finish(bugs.length > 0 ? 4 : 0);
    });
}
