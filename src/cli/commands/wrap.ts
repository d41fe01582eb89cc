import { delimiter, join, resolve } from "node:path";
import type { Command } from "commander";
import type { EntryProblem } from "../../clients/entry.ts";
import type { Recorder } from "../../clients/wrap.ts";
import { shownPath } from "../../content/input-text.ts";
import { didYouMean } from "../../errors/nearest.ts";
import { UserError } from "../../errors/user-error.ts";
import { lookAt } from "../../files/look.ts";
import { isInside } from "../../files/read.ts";
import { writeWhole } from "../../run/outputs.ts";
import type { Terminal } from "../terminal.ts";

interface WrapFlags {
  readonly config?: string;
  readonly sessionDir?: string;
}

/** `portlight wrap|unwrap <server>`: routes one entry of an MCP client's configuration through the recorder, and back. */
export function wrapCommands(program: Command, terminal: Terminal): void {
  const common = (name: string): Command =>
    program
      .command(name)
      .argument("<server>", "its name in the configuration")
      .option("--config <file>", "the client's configuration (default: the one of the project that holds the server)");
  common("wrap")
    .option("--session-dir <folder>", "where its captures go (else as with record)")
    .description("record a server whenever its MCP client starts it: route its entry through record")
    .action((server: string, flags: WrapFlags) => edit("wrap", server, flags, terminal));
  common("unwrap")
    .description("take the recorder out of the entry again")
    .action((server: string, flags: WrapFlags) => edit("unwrap", server, flags, terminal));
}

async function edit(mode: "wrap" | "unwrap", server: string, flags: WrapFlags, terminal: Terminal): Promise<void> {
  const { wrapEntry, unwrapEntry } = await import("../../clients/wrap.ts");
  const { readClientFile, replaceClientFile } = await import("../../clients/config-file.ts");
  const { file, label } = await configuration(server, flags, terminal);
  const read = readClientFile(file, label);
  const isOutside = !isInside(terminal.cwd, file);
  const edited =
    mode === "wrap"
      ? wrapEntry(read.text, server, recorder(terminal, isOutside), recordOptions(server, flags, terminal, isOutside))
      : unwrapEntry(read.text, server);
  if ("problem" in edited) throw new UserError(refusal(edited, server, label));
  const name = shownPath(server);
  if (edited.text === undefined) {
    const state = mode === "wrap" ? "is recorded already" : "is not routed through the recorder";
    await writeWhole(terminal.stdout, `${name} ${state} in ${label}; nothing was changed.\n`);
    return;
  }
  replaceClientFile(read, edited.text, label);
  const said =
    mode === "wrap"
      ? `${name} is recorded from its next start on. "portlight unwrap ${name}" undoes it.`
      : `${name} starts as before.`;
  await writeWhole(terminal.stdout, `${said} Changed: ${label}\n`);
}

/** The file that `--config` names, else the one project file that holds the server. */
async function configuration(
  server: string,
  { config }: WrapFlags,
  { cwd }: Terminal,
): Promise<{ readonly file: string; readonly label: string }> {
  if (config === "") throw new UserError("--config is empty: give it a value, or leave it out.");
  if (config !== undefined) return { file: resolve(cwd, config), label: shownPath(config) };
  const { projectFiles, readClientFile } = await import("../../clients/config-file.ts");
  const { findEntry } = await import("../../clients/entry.ts");
  const present = projectFiles(cwd);
  if (present.length === 0) {
    throw new UserError("no configuration of an MCP client is in this folder: name one with --config.", 3);
  }
  const holding = present.filter((path) => {
    const entry = findEntry(readClientFile(join(cwd, path), path).text, server);
    return !("problem" in entry) || (entry.problem !== "absent" && entry.problem !== "no-servers");
  });
  if (holding.length > 1) {
    throw new UserError(`${shownPath(server)} stands in ${holding.join(" and ")}: name one with --config.`);
  }
  // Without a holder the only file tells what it does hold.
  const [path] = holding.length === 1 || present.length > 1 ? holding : present;
  if (path === undefined) {
    throw new UserError(`no server ${shownPath(server)} is in ${present.join(", ")}: check its name.`, 3);
  }
  return { file: join(cwd, path), label: path };
}

/**
 * By its name where the project's clients find it, else by its place: a client outside of the project has another PATH.
 */
function recorder({ env }: Terminal, isOutside: boolean): Recorder {
  const names = process.platform === "win32" ? ["portlight.cmd"] : ["portlight"];
  const isOnPath = (env.PATH ?? "")
    .split(delimiter)
    .some((folder) => folder !== "" && names.some((name) => lookAt(join(folder, name)).kind === "entry"));
  if (isOnPath && !isOutside) return ["portlight"];
  return [process.execPath, resolve(process.argv[1] ?? "")];
}

/** A client outside of the project starts the server in a folder of its own. */
function recordOptions(server: string, { sessionDir }: WrapFlags, { cwd }: Terminal, isOutside: boolean): string[] {
  const folder = sessionDir ?? (isOutside ? join(cwd, ".portlight/sessions") : undefined);
  return [
    "--name",
    server,
    ...(folder === undefined ? [] : ["--session-dir", isOutside ? resolve(cwd, folder) : folder]),
  ];
}

function refusal(found: EntryProblem, server: string, label: string): string {
  const name = shownPath(server);
  switch (found.problem) {
    case "absent": {
      const names = found.names.length === 0 ? "" : `; it holds ${found.names.slice(0, 20).map(shownPath).join(", ")}`;
      return `${label} holds no server ${name}${didYouMean(server, found.names) || names}.`;
    }
    case "no-servers":
      return `${label} holds no servers: name the configuration of an MCP client with --config.`;
    case "remote":
      return `${name} in ${label} is reached by a URL: record it with "portlight record --http <url>".`;
    case "syntax":
      return `${label} is no JSON that can be read (comments are fine): mend it first.`;
    case "twice":
      return `${name} in ${label} says something twice: remove one of them first.`;
    case "shape":
      return `${name} in ${label} is not started by a "command" text with a list of "args": only such entries can be wrapped.`;
  }
}
