import type { Analysis } from "../findings/types.ts";
import { inlineHooks, MAX_INLINE_BYTES, NeedsWorker } from "./isolation/inline.ts";
import type { AuditOptions, Discovery } from "./types.ts";

export { worker } from "./isolation/worker.ts";

/**
 * Audits sources and configuration without running them. A small, shallow input is analysed here, everything else in a
 * supervised worker; the result is the same. Nothing is written, nothing but the files below the root is read.
 * @throws UserError when a named path does not exist or lies outside the root
 */
export async function audit(options: AuditOptions): Promise<Analysis> {
  const { discover } = await import("./discover/discover.ts");
  const discovery = discover(options);
  if (isSmall(discovery)) {
    const analysis = await analyseHere(options, discovery);
    // What nests too deep for this thread's stack may fit into the worker's.
    if (analysis !== undefined && !analysis.notAnalysed.some((entry) => entry.reason === "too-deep")) return analysis;
  }
  const { supervise } = await import("./isolation/supervisor.ts");
  return supervise(options, discovery);
}

function isSmall({ files }: Discovery): boolean {
  let bytes = 0;
  for (const file of files) bytes += file.bytes;
  return bytes <= MAX_INLINE_BYTES;
}

async function analyseHere(options: AuditOptions, discovery: Discovery): Promise<Analysis | undefined> {
  const { analyse } = await import("./core.ts");
  try {
    return await analyse(options, inlineHooks(), discovery);
  } catch (error) {
    if (error instanceof NeedsWorker) return undefined;
    throw error;
  }
}
