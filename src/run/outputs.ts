/** Where reports go: standard output, whole even to a slow pipe, and files, each in one step and never through a link. */
import { lstatSync, realpathSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { terminalText } from "../content/neutralise.ts";
import { codeOf } from "../errors/system-error.ts";
import { UserError } from "../errors/user-error.ts";
import { isInside } from "../files/read.ts";
import { replaceProjectFile } from "../files/replace.ts";
import { relativeTo } from "./root.ts";

/** What is written of a stream; `process.stdout` fits. */
export interface TextSink {
  write(text: string, done: (error?: Error | null) => void): unknown;
}

/**
 * Writes a report to a file, replacing it in one step. A name below the root may not pass through a link; elsewhere
 * folders may be links, the file may not.
 * @param cwd absolute real path
 * @throws UserError (2) when it cannot be written
 */
export function writeFileOutput(root: string, cwd: string, name: string, text: string): void {
  const file = resolve(cwd, name);
  const label = terminalText(name);
  if (/[/\\]$/.test(name) || lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(`${label} was not written: it is a folder; name a file in it.`);
  }
  if (isInside(root, file)) {
    replaceProjectFile({ root, path: relativeTo(root, file), text, label });
    return;
  }
  let present = dirname(file);
  while (!lstatSync(present, { throwIfNoEntry: false }) && dirname(present) !== present) present = dirname(present);
  let folder: string;
  try {
    folder = realpathSync(present);
  } catch (error) {
    throw new UserError(`${label} was not written: its folder cannot be opened (${codeOf(error)}).`);
  }
  replaceProjectFile({ root: folder, path: relativeTo(present, file), text, label });
}

/**
 * Writes a text and waits until the stream has taken all of it. A reader that has closed its end is no error: it has read
 * what it wanted.
 */
export async function writeWhole(sink: TextSink, text: string): Promise<void> {
  if (text === "") return;
  await new Promise<void>((done, fail) => {
    sink.write(text, (error) => {
      if (error && (error as NodeJS.ErrnoException).code !== "EPIPE") fail(error);
      else done();
    });
  });
}
