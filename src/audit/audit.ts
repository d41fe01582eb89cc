import type { Analysis } from "../findings/types.ts";
import { inlineHooks, MAX_INLINE_BYTES, NeedsWorker } from "./isolation/inline.ts";
import type { AuditOptions } from "./types.ts";

export { worker } from "./isolation/worker.ts";

/**
 * Audits sources and configuration without running them. A small, shallow input is analysed here, everything else in a
 * supervised worker; the result is the same. Nothing is written, nothing but the files below the root is read.
 * @throws UserError when a named path does not exist or lies outside the root
 */
export async function audit(options: AuditOptions): Promise<Analysis> {
  if (await isSmall(options)) {
    const analysis = await analyseHere(options);
    // What nests too deep for this thread's stack may fit into the worker's.
    if (analysis !== undefined && !analysis.notAnalysed.some((entry) => entry.reason === "too-deep")) return analysis;
  }
  const { supervise } = await import("./isolation/supervisor.ts");
  return supervise(options);
}

async function isSmall(options: AuditOptions): Promise<boolean> {
  const { discover } = await import("./discover/discover.ts");
  let bytes = 0;
  for (const file of discover(options).files) bytes += file.bytes;
  return bytes <= MAX_INLINE_BYTES;
}

async function analyseHere(options: AuditOptions): Promise<Analysis | undefined> {
  const { analyse } = await import("./core.ts");
  try {
    return await analyse(options, inlineHooks(options.root));
  } catch (error) {
    if (error instanceof NeedsWorker) return undefined;
    throw error;
  }
}
