import type { Command } from "commander";
import { writeWhole } from "../../run/outputs.ts";
import type { Terminal } from "../terminal.ts";

/** `portlight rules`: the catalogue, one rule a line. */
export function rulesCommand(program: Command, terminal: Terminal): void {
  program
    .command("rules")
    .description("list every rule with its severity")
    .action(async () => {
      const { listRules } = await import("../../run/catalogue.ts");
      await writeWhole(terminal.stdout, listRules());
    });
}
