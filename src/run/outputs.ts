/** Where reports go: standard output, whole even to a slow pipe, and files, each in one step and never through a link. */
import { realpathSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { shownPath } from "../content/input-text.ts";
import { codeOf } from "../errors/system-error.ts";
import { UserError } from "../errors/user-error.ts";
import { lookAt } from "../files/look.ts";
import { isInside } from "../files/read.ts";
import { replaceProjectFile } from "../files/replace.ts";
import { writeFailure } from "../files/write-failure.ts";
import { relativeTo } from "./root.ts";

/** What is written of a stream; `process.stdout` fits. */
export interface TextSink {
  write(text: string, done: (error?: Error | null) => void): unknown;
}

/**
 * Writes a report to a file, replacing it in one step. A name below the root may not pass through a link; elsewhere
 * folders may be links, the file may not.
 * @param cwd absolute real path
 * @throws UserError when it cannot be written: 2 for a place that does not do, 3 for want of room
 */
export function writeFileOutput(root: string, cwd: string, name: string, text: string | Iterable<string>): void {
  const file = resolve(cwd, name);
  const label = shownPath(name);
  const look = lookAt(file);
  if (look.kind === "refused") throw writeFailure(label, look.code);
  if (/[/\\]$/.test(name) || (look.kind === "entry" && look.stats.isDirectory())) {
    throw writeFailure(label, "EISDIR");
  }
  if (isInside(root, file)) {
    replaceProjectFile({ root, path: relativeTo(root, file), text, label });
    return;
  }
  let present = dirname(file);
  while (lookAt(present).kind === "absent" && dirname(present) !== present) present = dirname(present);
  let folder: string;
  try {
    folder = realpathSync(present);
  } catch (error) {
    throw writeFailure(label, codeOf(error));
  }
  replaceProjectFile({ root: folder, path: relativeTo(present, file), text, label });
}

/** What a stream says when its reader has gone: no error, it has read what it wanted. A destroyed one has been told of before. */
const CLOSED: ReadonlySet<string> = new Set(["EPIPE", "ERR_STREAM_DESTROYED"]);

/**
 * Writes a text and waits until the stream has taken all of it.
 * @throws UserError (3) when it takes no more, for example because the disk is full
 */
export async function writeWhole(sink: TextSink, text: string): Promise<void> {
  if (text === "") return;
  try {
    await new Promise<void>((done, fail) => {
      sink.write(text, (error) => (error ? fail(error) : done()));
    });
  } catch (error) {
    const code = codeOf(error);
    if (!CLOSED.has(code)) throw new UserError(writeFailure("the output", code).message, 3);
  }
}

/** Writes what nobody can be told about when it fails: a log, or standard error. */
export async function writeIfPossible(sink: TextSink, text: string): Promise<void> {
  try {
    await writeWhole(sink, text);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
}
