import { resolve } from "node:path";
import type { Command } from "commander";
import { utcDay } from "../../run/day.ts";
import { writeWhole } from "../../run/outputs.ts";
import type { Terminal } from "../terminal.ts";

const MARKS = { ok: "ok    ", advice: "advice", failed: "FAILED" } as const;

/** `portlight doctor`: proves the setup with a built-in server. Exit status 1 when something keeps Portlight from working. */
export function doctorCommand(program: Command, terminal: Terminal, finish: (exitCode: number) => void): void {
  program
    .command("doctor")
    .description("prove the setup: audit a planted flaw, record and judge a session with a built-in server")
    .action(async () => {
      const { diagnose } = await import("../../run/doctor/doctor.ts");
      const diagnoses = await diagnose({
        cwd: terminal.cwd,
        environment: terminal.env,
        self: [process.execPath, resolve(process.argv[1] ?? "")],
        nodeVersion: process.versions.node,
        today: utcDay(terminal.now()),
      });
      await writeWhole(terminal.stdout, diagnoses.map(({ state, text }) => `${MARKS[state]}  ${text}\n`).join(""));
      finish(diagnoses.some(({ state }) => state === "failed") ? 1 : 0);
    });
  program.command("echo-server", { hidden: true }).action(async () => {
    const { serveEcho } = await import("../../run/doctor/echo-server.ts");
    await serveEcho(process.stdin, process.stdout);
  });
}
