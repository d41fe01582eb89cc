import type { Command } from "commander";
import { writeWhole } from "../../run/outputs.ts";
import type { Terminal } from "../terminal.ts";

/** `portlight explain <rule-id>`: the help page of one rule. */
export function explainCommand(program: Command, terminal: Terminal): void {
  program
    .command("explain")
    .argument("<rule-id>", "as a finding names it")
    .description("explain one rule: what it means, an example, what to do")
    .action(async (id: string) => {
      const { explainRule } = await import("../../run/catalogue.ts");
      await writeWhole(terminal.stdout, await explainRule(id));
    });
}
