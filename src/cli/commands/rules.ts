import type { Command } from "commander";
import { writeWhole } from "../../run/outputs.ts";
import type { Terminal } from "../terminal.ts";

/** `portlight rules`: the catalogue, one rule a line, and the groups. */
export function rulesCommand(program: Command, terminal: Terminal): void {
  program
    .command("rules")
    .description("list every rule with severity and groups, and every group")
    .action(async () => {
      const { listRules } = await import("../../run/catalogue.ts");
      await writeWhole(terminal.stdout, listRules());
    });
}
