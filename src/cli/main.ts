/** The command line: which command, and what becomes of an error. */
import { Command, CommanderError } from "commander";
import { VERSION } from "../catalog/product.ts";
import { withoutSecrets } from "../content/input-text.ts";
import { terminalText } from "../content/neutralise.ts";
import { didYouMean } from "../errors/nearest.ts";
import { UserError } from "../errors/user-error.ts";
import { writeIfPossible, writeWhole } from "../run/outputs.ts";
import { auditCommand } from "./commands/audit.ts";
import { baselineCommand } from "./commands/baseline.ts";
import { captureCommand } from "./commands/capture.ts";
import { checkCommand } from "./commands/check.ts";
import { detectCommand } from "./commands/detect.ts";
import { doctorCommand } from "./commands/doctor.ts";
import { explainCommand } from "./commands/explain.ts";
import { recordCommand } from "./commands/record.ts";
import { rulesCommand } from "./commands/rules.ts";
import { scanCommand } from "./commands/scan.ts";
import { wrapCommands } from "./commands/wrap.ts";
import { errorLine } from "./error-line.ts";
import { internalError } from "./internal-error.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Runs one command.
 * @param argv without the interpreter and the script
 * @returns the exit status: 4 internal error, 2 usage or configuration, 3 input, 1 gate, 0; of `record` its child's
 */
export async function main(argv: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await runCommand(argv, terminal);
  } catch (error) {
    if (error instanceof UserError) {
      await writeIfPossible(terminal.stderr, errorLine(error.message));
      return error.exitCode;
    }
    await writeIfPossible(terminal.stderr, internalError(error, terminal.env));
    return 4;
  }
}

/** Runs what was asked for, or says how it is asked for. */
async function runCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  let status = 0;
  const printed: string[] = [];
  const program = buildProgram(terminal, printed, (exitCode) => {
    status = exitCode;
  });
  const failedIn = rememberWhere(program);
  refuseUnknownHelp(program, argv);
  try {
    await program.parseAsync(argv, { from: "user" });
    return status;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) {
      await writeWhole(terminal.stdout, printed.join(""));
      return 0;
    }
    const isBare = error.code === "commander.help";
    await writeIfPossible(terminal.stderr, isBare ? printed.join("") : usageSentence(error, failedIn(error)));
    return 2;
  }
}

function buildProgram(terminal: Terminal, printed: string[], finish: (exitCode: number) => void): Command {
  const program = new Command("portlight")
    .description(
      "The CI gate for MCP servers: audits source, records sessions, judges both. Reads files and runs nothing; only record starts the server that it is given.",
    )
    .version(VERSION, "-V, --version")
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => printed.push(text),
      // The sentence is written from the error instead; only the help of a bare `portlight` comes through here.
      writeErr: (text) => printed.push(text),
    });
  scanCommand(program, terminal, finish);
  auditCommand(program, terminal, finish);
  checkCommand(program, terminal, finish);
  detectCommand(program, terminal, finish);
  recordCommand(program, terminal, finish);
  captureCommand(program, terminal, finish);
  wrapCommands(program, terminal);
  baselineCommand(program, terminal, finish);
  rulesCommand(program, terminal);
  explainCommand(program, terminal);
  doctorCommand(program, terminal, finish);
  return program;
}

/** Left to the parser, `help nonsense` would print the help of everything and succeed. */
function refuseUnknownHelp(program: Command, [command, name]: readonly string[]): void {
  if (command !== "help" || name === undefined || name.startsWith("-")) return;
  const names = program.commands.map((known) => known.name());
  if (names.includes(name) || name === "help") return;
  throw new UserError(
    `there is no command ${terminalText(withoutSecrets(name))}${didYouMean(name, names) || "."} "portlight help" lists them.`,
  );
}

/** Has each command say its own name with a mistake, so that the right help is pointed to. */
function rememberWhere(program: Command): (error: CommanderError) => string {
  const places = new WeakMap<CommanderError, string>();
  const visit = (command: Command, name: string): void => {
    command.exitOverride((error) => {
      places.set(error, name);
      throw error;
    });
    for (const inner of command.commands) visit(inner, `${name} ${inner.name()}`);
  };
  visit(program, program.name());
  return (error) => places.get(error) ?? program.name();
}

/** `error: unknown option '--formt'\n(Did you mean --format?)` as one line of ours. */
function usageSentence(error: CommanderError, command: string): string {
  const text = error.message
    .replace(/^error: /, "")
    .replace(/\n/g, " ")
    .replace(/ \(Did you mean (.+)\?\)$/, "; did you mean $1?")
    .replace(/\.$/, "");
  return `portlight: ${terminalText(withoutSecrets(text))}${text.endsWith("?") ? "" : "."} "${command} --help" shows what there is.\n`;
}
