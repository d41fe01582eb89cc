/** The files in which MCP clients keep their servers, inside of a project. */
import { realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { codeOf } from "../errors/system-error.ts";
import { UserError } from "../errors/user-error.ts";
import { lookAt, refusalWords } from "../files/look.ts";
import { readProjectFile } from "../files/read.ts";
import { replaceProjectFile } from "../files/replace.ts";

/** Project files of clients: Claude Code, VS Code, Cursor, Roo Code, Kiro, Gemini CLI, Zed, opencode. */
const PROJECT_FILES: readonly string[] = [
  ".mcp.json",
  ".vscode/mcp.json",
  ".cursor/mcp.json",
  ".roo/mcp.json",
  ".kiro/settings/mcp.json",
  ".gemini/settings.json",
  ".zed/settings.json",
  "opencode.json",
];

const MAX_BYTES = 4 * 1024 * 1024;

/** The project files that are in a folder. */
export function projectFiles(folder: string): string[] {
  return PROJECT_FILES.filter((path) => lookAt(join(folder, path)).kind === "entry");
}

/** A file as it was read; `folder` and `name` are of what a link leads to, so that the link stays one. */
export interface ClientFile {
  readonly folder: string;
  readonly name: string;
  readonly text: string;
}

/**
 * @param file absolute
 * @param label as the user knows it, escaped
 * @throws UserError when it is missing or cannot be read
 */
export function readClientFile(file: string, label: string): ClientFile {
  let real: string;
  try {
    real = realpathSync(file);
  } catch (error) {
    throw new UserError(`${label} ${refusalWords(codeOf(error))}.`, 3);
  }
  const folder = dirname(real);
  const name = basename(real);
  const text = read(folder, name, label);
  if (text === undefined) throw new UserError(`${label} is gone.`, 3);
  return { folder, name, text };
}

/** @throws UserError when the file is no longer what was read, or cannot be written */
export function replaceClientFile({ folder, name, text: before }: ClientFile, text: string, label: string): void {
  if (read(folder, name, label) !== before) {
    throw new UserError(`${label} was changed by another program meanwhile; run the command again.`, 3);
  }
  replaceProjectFile({ root: folder, path: name, text, label });
}

function read(root: string, path: string, label: string): string | undefined {
  return readProjectFile({ root, path, maxBytes: MAX_BYTES, label, exitCode: 3, keepByteOrderMark: true });
}
