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

/**
 * Writes every report that was asked for. One that fails keeps none of the others from being written.
 * @returns what failed, in the order of the outputs
 */
export async function publish(judgement: Judgement, request: PublishRequest): Promise<unknown[]> {
  const failures: unknown[] = [];
  const attempt = async (write: () => Promise<void>): Promise<void> => {
    try {
      await write();
    } catch (error) {
      failures.push(error);
    }
  };
  for (const { format, file } of request.files) {
    await attempt(async () => {
      const text = await renderReport(format, judgement, request.source, PLAIN);
      writeFileOutput(request.source.root, request.cwd, file, text);
    });
  }
  const { stdout } = request;
  if (stdout) {
    await attempt(async () =>
      writeWhole(stdout.sink, await renderReport(stdout.format, judgement, request.source, request.style)),
    );
  }
  return failures;
}

/**
 * The exit status of a run whose reports are written: that of the judgement, unless a report failed. Of several the first in
 * the order 4, 2, 3, 1, 0 counts (docs/cli.md).
 */
export function exitStatus(judgement: Judgement, failures: readonly unknown[]): number {
  const order = [4, 2, 3, 1, 0];
  const statuses = failures.map((failure) => (failure instanceof UserError ? failure.exitCode : 4));
  return order.find((status) => status === judgement.exitCode || statuses.some((other) => other === status)) ?? 4;
}
