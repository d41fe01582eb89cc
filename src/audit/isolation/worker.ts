import { isMainThread, parentPort, workerData } from "node:worker_threads";
import { UserError } from "../../errors/user-error.ts";
import type { WorkerInput, WorkerMessage } from "./messages.ts";

/**
 * The worker's side: runs the core and reports. Trees never cross threads, only the finished analysis does.
 * @throws UserError when it was not started by the supervisor
 */
export async function worker(): Promise<void> {
  const port = parentPort;
  if (isMainThread || port === null) throw new UserError("worker.js is started by Portlight itself; run cli.js");
  const { options, discovery, skip, leaveOut } = workerData as WorkerInput;
  const report = (message: WorkerMessage): void => port.postMessage(message);
  try {
    const { analyse } = await import("../core.ts");
    const hooks = {
      starting: (path: string) => report({ kind: "starting", path }),
      skip: new Set(skip),
      ...(leaveOut ? { leaveOut } : {}),
    };
    report({ kind: "done", analysis: await analyse(options, hooks, discovery) });
  } catch (error) {
    report(failure(error));
  }
}

function failure(error: unknown): WorkerMessage {
  if (error instanceof UserError) return { kind: "user-error", message: error.message, exitCode: error.exitCode };
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { kind: "failed", message, stack: stack ?? "", isStackOverflow: error instanceof RangeError };
}
