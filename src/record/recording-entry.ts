/** The worker's entry where sources run as they are; in the bundle it is worker.js. */
import { workerData } from "node:worker_threads";
import type { ThreadInput } from "./deferred-observer.ts";
import { recordingThread } from "./recording-thread.ts";

await recordingThread(workerData as ThreadInput);
