import type { Command } from "commander";
import type { Terminal } from "../terminal.ts";

/** `portlight capture export <capture>`: the session as JSON, text, HTTP archive or traces. */
export function captureExportCommand(capture: Command, terminal: Terminal): void {
  capture
    .command("export")
    .argument("<capture>", "a session log")
    .requiredOption("--format <format>", "json, text, har (HTTP archive 1.2) or otlp (OpenTelemetry traces as JSON)")
    .option("-o, --output <file>", "write to a file instead of standard output")
    .description("write a recorded session in another form, without secrets")
    .action(async (name: string, options: { readonly format: string; readonly output?: string }) => {
      const { exportCapture, exportFormat } = await import("../../run/capture-export.ts");
      await exportCapture({
        cwd: terminal.cwd,
        capture: name,
        format: exportFormat(options.format),
        output: options.output,
        stdout: terminal.stdout,
      });
    });
}
