/** Options that several commands share. Each command adds those that have an effect there. */
import type { Command } from "commander";

export interface JudgingOptions {
  readonly format: string;
  readonly output?: readonly string[];
  readonly failOn?: readonly string[];
  readonly minSeverity?: string;
  readonly strict?: true;
  readonly config?: string;
  readonly baseline?: string;
  readonly base?: string;
  readonly name?: string;
  readonly quiet?: true;
  readonly color: boolean;
  readonly stats?: true;
}

export function collect(value: string, earlier: readonly string[] = []): string[] {
  return [...earlier, value];
}

export function list(value: string, earlier: readonly string[] = []): string[] {
  return [
    ...earlier,
    ...value
      .split(",")
      .map((item) => item.trim())
      .filter((item) => item !== ""),
  ];
}

/** Options of every command that judges: what is reported, where, and what fails. */
export function judgingOptions(command: Command): Command {
  return command
    .option("--format <format>", "what standard output gets: text, json, sarif, junit or markdown", "text")
    .option("-o, --output <format=file>", "also write a report to a file; repeatable", collect)
    .option(
      "--fail-on <list>",
      "what fails: severities, groups, rule ids or none, with commas between (default: high)",
      list,
    )
    .option("--min-severity <severity>", "report only what is at least this bad; note lists notes one by one")
    .option("--strict", "files that were not analysed, incomplete captures, and nothing to analyse fail, too")
    .option("--config <file>", "use this configuration instead of .portlight/config.yml")
    .option("--baseline <file>", "use this baseline instead of .portlight/baseline.json")
    .option("--base <ref or folder>", "judge the change since then: by its policy, failing on what is new or worse")
    .option("--quiet", "print only findings, suppressions without effect and the verdict")
    .option("--stats", "say what was looked at one by one, and how long it took")
    .option("--no-color", "no colours, as when NO_COLOR is set");
}

export function nameOption(command: Command): Command {
  return command.option("--name <key>", "name of the server in the captures, for findings and fingerprints");
}
