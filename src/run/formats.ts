/** The report formats by name, each loaded only when it is asked for. */
import { normalize } from "node:path";
import { shownPath } from "../content/input-text.ts";
import { didYouMean } from "../errors/nearest.ts";
import { UserError } from "../errors/user-error.ts";

export const FORMATS = ["text", "json", "sarif", "junit", "markdown"] as const;

export type ReportFormat = (typeof FORMATS)[number];

/** @throws UserError that names the nearest format */
export function reportFormat(name: string): ReportFormat {
  const found = FORMATS.find((format) => format === name);
  if (found) return found;
  throw new UserError(
    `${shownPath(name)} is no report format${didYouMean(name, FORMATS) || `: use ${FORMATS.join(", ")}.`}`,
  );
}

export interface FileOutput {
  readonly format: ReportFormat;
  readonly file: string;
}

/**
 * `sarif=out.sarif` → format and file.
 * @throws UserError when it is not of this form, or two outputs name the same file
 */
export function fileOutputs(values: readonly string[]): FileOutput[] {
  const outputs: FileOutput[] = [];
  for (const value of values) {
    const at = value.indexOf("=");
    if (at < 0) {
      throw new UserError(
        `--output ${shownPath(value)} names no format: write <format>=<file>, for example sarif=portlight.sarif.`,
      );
    }
    const file = value.slice(at + 1);
    if (file === "-") {
      throw new UserError(
        `--output ${shownPath(value)} names no file: use --format ${reportFormat(value.slice(0, at))} for standard output.`,
      );
    }
    if (file === "") throw new UserError(`--output ${shownPath(value)} names no file.`);
    if (outputs.some((output) => normalize(output.file) === normalize(file))) {
      throw new UserError(`--output names ${shownPath(file)} twice: each report needs a file of its own.`);
    }
    outputs.push({ format: reportFormat(value.slice(0, at)), file });
  }
  return outputs;
}
