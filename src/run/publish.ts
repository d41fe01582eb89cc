import { UserError } from "../errors/user-error.ts";
import type { Judgement } from "../findings/judgement.ts";
import type { FileOutput, ReportFormat } from "./formats.ts";
import { type TextSink, writeFileOutput, writeWhole } from "./outputs.ts";
import { PLAIN, type RenderSource, renderReport, type TextStyle } from "./render.ts";

export interface PublishRequest {
  readonly source: RenderSource;
  /** Absolute real path that the names of files are relative to. */
  readonly cwd: string;
  readonly files: readonly FileOutput[];
  /** What standard output gets. */
  readonly stdout?: { readonly format: ReportFormat; readonly sink: TextSink };
  readonly style: TextStyle;
}

/** A report that could not be made or written. */
export interface PublishFailure {
  /** Absent for standard output. */
  readonly output?: FileOutput;
  /** A UserError when the place is to blame, anything else is a bug. */
  readonly error: unknown;
}

/**
 * Writes every report that was asked for. One that fails keeps none of the others from being written.
 * @returns what failed, in the order of the outputs
 */
export async function publish(judgement: Judgement, request: PublishRequest): Promise<PublishFailure[]> {
  const { source, cwd, files, stdout, style } = request;
  const failures: PublishFailure[] = [];
  for (const output of files) {
    try {
      writeFileOutput(source.root, cwd, output.file, await renderReport(output.format, judgement, source, PLAIN));
    } catch (error) {
      failures.push({ output, error });
    }
  }
  if (stdout) {
    try {
      await writeWhole(stdout.sink, await renderReport(stdout.format, judgement, source, style));
    } catch (error) {
      failures.push({ error });
    }
  }
  return failures;
}

/**
 * The exit status of a run whose reports are written: that of the judgement, unless a report failed. Of several the first in
 * the order 4, 2, 3, 1, 0 counts: a report that is missing outweighs what it would say.
 */
export function exitStatus(judgement: Judgement, errors: readonly unknown[]): number {
  const statuses = [judgement.exitCode, ...errors.map((error) => (error instanceof UserError ? error.exitCode : 4))];
  return [4, 2, 3, 1].find((status) => statuses.some((other) => other === status)) ?? 0;
}
