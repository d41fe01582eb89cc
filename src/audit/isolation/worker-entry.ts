/** The worker's entry when the sources run as they are; the bundle has dist/worker.js instead. */
import { worker } from "./worker.ts";

await worker();
