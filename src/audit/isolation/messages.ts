import type { Analysis } from "../../findings/types.ts";
import type { LeftOut } from "../load.ts";
import type { AuditOptions, Discovery } from "../types.ts";

/** What the worker is started with. */
export interface WorkerInput {
  readonly options: AuditOptions;
  readonly discovery: Discovery;
  /** Files that a worker before this one did not come back from. */
  readonly skip: readonly string[];
  readonly leaveOut?: LeftOut;
}

/** What the worker reports. */
export type WorkerMessage =
  /** A file is about to be parsed; "" when all are, and the analysis of the whole begins. */
  | { readonly kind: "starting"; readonly path: string }
  | { readonly kind: "done"; readonly analysis: Analysis }
  | { readonly kind: "user-error"; readonly message: string; readonly exitCode: 2 | 3 }
  /** An error that the core did not expect. `isStackOverflow`: it was out of stack. */
  | { readonly kind: "failed"; readonly message: string; readonly stack: string; readonly isStackOverflow: boolean };
