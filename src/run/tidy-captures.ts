/** What `portlight capture tidy` was asked to do: to standard output, to another file, or in place. */
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { loadConfig } from "../config/load.ts";
import { shownPath } from "../content/input-text.ts";
import { UserError } from "../errors/user-error.ts";
import { machineFolders } from "./machine-folders.ts";
import { type TextSink, writeFileOutput, writeWhole } from "./outputs.ts";
import { findRoot } from "./root.ts";
import { tidyCapture } from "./tidy-capture.ts";

export interface TidyCapturesRequest {
  /** Absolute real path. */
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly captures: readonly string[];
  /** Another file; with several captures there is none. */
  readonly output?: string | undefined;
  readonly inPlace: boolean;
  readonly compare?: string | undefined;
  readonly exactTimes: boolean;
  readonly cutOver?: number | undefined;
  readonly config?: string | undefined;
  /** Gets the tidied capture when it goes to no file. */
  readonly stdout: TextSink;
}

/**
 * @returns one sentence for each thing that was done or could not be
 * @throws UserError; with several captures those before the one that cannot be read are done
 */
export async function tidyCaptures(request: TidyCapturesRequest): Promise<readonly string[]> {
  const { cwd, captures, output, inPlace, compare } = request;
  if (inPlace && output !== undefined) {
    throw new UserError("--in-place and -o exclude each other: leave one of them out.");
  }
  if (captures.length > 1 && (!inPlace || compare !== undefined)) {
    throw new UserError(
      compare === undefined
        ? "several captures are only tidied in place: add --in-place, or name one."
        : "--compare is about one capture: name one.",
    );
  }
  const root = findRoot(cwd);
  const explicitPath = request.config === undefined ? undefined : resolve(cwd, request.config);
  const config = await loadConfig({ root, start: cwd, explicitPath });
  const said: string[] = [];
  for (const capture of captures) {
    const shown = shownPath(capture);
    const { pieces, original, notices } = await tidyCapture({
      path: resolve(cwd, capture),
      shown,
      compare: compare === undefined ? undefined : resolve(cwd, compare),
      exactTimes: request.exactTimes,
      cutOver: request.cutOver,
      config,
      folders: machineFolders(root, request.environment),
      temporary: tmpdir(),
    });
    const target = inPlace ? capture : output;
    if (target === undefined) for (const piece of pieces()) await writeWhole(request.stdout, piece);
    else {
      writeFileOutput(root, cwd, target, pieces());
      said.push(`${shownPath(target)} was tidied.`);
    }
    said.push(...notices.map((notice) => `${shown}: ${notice}.`));
    const { state } = original.summary;
    if (state !== "self-consistent") said.push(`${shown} is ${state}, and so is what was made of it: record it again.`);
  }
  return said;
}
