/** One capture in another form: which file, which form, where it goes. */
import { lstatSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { shownPath } from "../content/input-text.ts";
import type { ExporterOf } from "../convert/export.ts";
import { didYouMean } from "../errors/nearest.ts";
import { UserError } from "../errors/user-error.ts";
import { captureInputs } from "./inputs.ts";
import { type TextSink, writeFileOutput, writeWhole } from "./outputs.ts";
import { findRoot } from "./root.ts";

export const EXPORT_FORMATS = ["text", "json", "har", "otlp"] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** @throws UserError that names the nearest form */
export function exportFormat(name: string): ExportFormat {
  const found = EXPORT_FORMATS.find((format) => format === name);
  if (found) return found;
  throw new UserError(
    `${shownPath(name)} is no form of an export${didYouMean(name, EXPORT_FORMATS) || `: use ${EXPORT_FORMATS.join(", ")}.`}`,
  );
}

export interface NamedCapture {
  /** Absolute path to open. */
  readonly file: string;
  /** What reports show. */
  readonly shown: string;
  /** Absolute real path that names of outputs are checked against. */
  readonly root: string;
}

/**
 * The one capture that a name stands for.
 * @param cwd absolute real path
 * @throws UserError (3) when it cannot be read, (2) when it is a folder or a pattern
 */
export function namedCapture(cwd: string, name: string): NamedCapture {
  const root = findRoot(cwd);
  if (name === "") throw new UserError("an empty path was given: name a capture.");
  const { captures, problems } = captureInputs(root, cwd, [name]);
  const problem = problems[0];
  if (problem !== undefined) throw new UserError(problem, 3);
  const [capture] = captures;
  if (captures.length !== 1 || !capture?.isNamed) {
    throw new UserError(`${shownPath(name)} is no single file: name one capture.`);
  }
  return { file: capture.file, shown: capture.shown, root };
}

/**
 * A mistyped output must not cost the recording.
 * @throws UserError when the output would take the place of the capture
 */
export function refuseOverwrite({ file }: NamedCapture, cwd: string, output: string): void {
  const path = resolve(cwd, output);
  if (!lstatSync(path, { throwIfNoEntry: false })) return;
  if (realpathSync(path) === file) {
    throw new UserError(`--output ${shownPath(output)} is the capture itself: name another file.`);
  }
}

export interface ExportRequest {
  /** Absolute real path. */
  readonly cwd: string;
  readonly capture: string;
  readonly format: ExportFormat;
  /** Standard output when not given. */
  readonly output?: string | undefined;
  readonly stdout: TextSink;
}

/** @throws UserError when the capture cannot be read, or the output cannot be written */
export async function exportCapture(request: ExportRequest): Promise<void> {
  const { cwd, output, stdout, format } = request;
  const capture = namedCapture(cwd, request.capture);
  if (output !== undefined) refuseOverwrite(capture, cwd, output);
  // Frames die young, as in run/sessions.ts.
  setFlagsFromString("--semi-space-growth-factor=1");
  const { exportPieces } = await import("../convert/export.ts");
  const pieces = exportPieces(capture.file, await exporterOf(format), { path: capture.shown });
  if (output !== undefined) {
    writeFileOutput(capture.root, cwd, output, pieces);
    return;
  }
  for (const piece of pieces) await writeWhole(stdout, piece);
}

async function exporterOf(format: ExportFormat): Promise<ExporterOf> {
  switch (format) {
    case "text":
      return (await import("../convert/text.ts")).textExporter;
    case "json":
      return (await import("../convert/json.ts")).jsonExporter;
    case "har":
      return (await import("../convert/har.ts")).harExporter;
    case "otlp":
      return (await import("../convert/otlp.ts")).otlpExporter;
  }
}
