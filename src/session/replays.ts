import { hash } from "node:crypto";
import type { LocatedRecord, SseFields } from "../capture/types.ts";
import { boundedText } from "./bounded-text.ts";

/** Event ids that are remembered; beyond, a replay counts as a message of its own. */
const MAX_EVENTS = 200_000;

/**
 * Tells an SSE event that a server sends again after a resume (2025-11-25, resumability). The same id with another
 * message is no replay: some servers number the events of each stream from the start.
 */
export class Replays {
  readonly #seen = new Map<string, string>();
  readonly #limit: number;

  constructor(limit = MAX_EVENTS) {
    this.#limit = limit;
  }

  isReplay(sse: SseFields | undefined, located: LocatedRecord): boolean {
    if (typeof sse?.id !== "string" || sse.id === "" || !located.rawFrame) return false;
    const id = boundedText(sse.id);
    const digest = hash("sha256", located.rawFrame(), "base64");
    const before = this.#seen.get(id);
    if (before === digest) return true;
    if (before === undefined && this.#seen.size < this.#limit) this.#seen.set(id, digest);
    return false;
  }
}
