import { type Command, InvalidArgumentError } from "commander";
import { writeIfPossible, writeWhole } from "../../run/outputs.ts";
import type { Requirement } from "../../run/verify-captures.ts";
import { errorLine } from "../error-line.ts";
import { type RedactionFlags, redactionOptions, redactionRules } from "../redaction-rules.ts";
import type { Terminal } from "../terminal.ts";
import { captureExportCommand } from "./capture-export.ts";
import { captureReportCommand } from "./capture-report.ts";
import { captureTidyCommand } from "./capture-tidy.ts";

const FORMATS = ["text", "json"] as const;
const REQUIREMENTS: readonly Requirement[] = ["redacted", "tidy"];

/** `portlight capture verify|tidy|redact`: what is done to captures, beside judging them. */
export function captureCommand(program: Command, terminal: Terminal, finish: (exitCode: number) => void): void {
  const capture = program.command("capture").description("verify captures, and make others from them");
  captureExportCommand(capture, terminal);
  captureReportCommand(capture, terminal, finish);
  capture
    .command("verify")
    .argument("<captures...>", "captures, folders or patterns")
    .option("--require <list>", "what a capture has to be, too: redacted, tidy", requirements)
    .option("--format <format>", "what standard output gets: text or json", oneOf(FORMATS), "text")
    .description("say whether captures are self-consistent, edited or incomplete; 1 when one is not whole")
    .action(async (captures: string[], flags: { require?: Requirement[]; format: "text" | "json" }) => {
      const { verifyCaptures } = await import("../../run/verify-captures.ts");
      const { format, require = [] } = flags;
      const { text, problems, exitCode } = verifyCaptures({ cwd: terminal.cwd, captures, require, format });
      await writeWhole(terminal.stdout, text);
      for (const problem of problems) await writeIfPossible(terminal.stderr, errorLine(problem));
      finish(exitCode);
    });
  captureTidyCommand(capture, terminal, finish);
  redactionOptions(
    capture
      .command("redact")
      .argument("<capture>", "a capture of portlight's own recorder")
      .requiredOption("-o, --output <file>", "where the redacted capture goes; never the capture itself")
      .option("--config <file>", "use this configuration instead of .portlight/config.yml"),
  )
    .description("make a capture without secrets and without what the options name; this cannot be undone")
    .action(async (path: string, flags: RedactionFlags & { output: string; config?: string }) => {
      const { redactCapture } = await import("../../run/redact-capture.ts");
      const rules = await redactionRules(flags);
      const { output, config } = flags;
      const text = await redactCapture({ cwd: terminal.cwd, capture: path, output, config, rules });
      await writeIfPossible(terminal.stderr, errorLine(text.trimEnd()));
      finish(0);
    });
}

function requirements(value: string): Requirement[] {
  return value.split(",").map((name) => oneOf(REQUIREMENTS)(name.trim()));
}

function oneOf<T extends string>(names: readonly T[]): (value: string) => T {
  return (value) => {
    const found = names.find((name) => name === value);
    if (found === undefined) throw new InvalidArgumentError(`It is one of ${names.join(", ")}.`);
    return found;
  };
}
