import { parentPort } from "node:worker_threads";
import type { ThreadInput, ThreadMessage } from "./deferred-observer.ts";
import { Recording } from "./recording.ts";
import { QueueReader } from "./shared-queue.ts";

/** The thread that records: waits for what passed, stores it, ends with the session. Nothing here waits for an event. */
export async function recordingThread({ queue, plan }: ThreadInput): Promise<void> {
  const tell = (message: ThreadMessage): void => parentPort?.postMessage(message);
  const reader = new QueueReader(queue);
  const recording = await Recording.start(plan, (code) => tell({ failed: code }));
  if (!reader.claim()) return;
  while (!recording.closed) if (!recording.drain(reader)) reader.wait();
  tell({ closed: true });
}
