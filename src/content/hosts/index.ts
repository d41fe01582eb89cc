/** Hosts and addresses in text, and what they belong to. Nothing is resolved. */

import { findBare } from "./bare.ts";
import type { HostHit } from "./types.ts";
import { findUrls } from "./urls.ts";

export interface HostOptions {
  /** False: only those of URLs, which costs half. */
  readonly bare?: boolean;
}

export { classifyHost } from "./classify.ts";
export type { Host, HostClass, HostHit } from "./types.ts";

/**
 * Every host in a text, in order of place: of URLs with any scheme, `file:` URLs (class `file`), addresses with or without
 * a port, `localhost`, and dotted names where the text leaves no doubt. `server.py`, `1.2.js`, `v1.2.3`, `2406.12345`,
 * calls, property chains and mail addresses are none. Two hits at one place are two readings of a contested URL.
 * Linear in the length of the text.
 */
export function findHosts(text: string, options: HostOptions = {}): readonly HostHit[] {
  const { hits, spans } = findUrls(text);
  const out = [...hits];
  const bare = (options.bare === false ? [] : [...findBare(text)]).sort((a, b) => a.start - b.start);
  let span = 0;
  let reach = -1;
  for (const hit of bare) {
    // URLs may lie in each other; what matters is how far those that began before reach.
    while (span < spans.length && (spans[span] as { from: number }).from <= hit.start) {
      reach = Math.max(reach, (spans[span] as { to: number }).to);
      span++;
    }
    if (hit.start >= reach) out.push(hit);
  }
  return out.sort((a, b) => a.start - b.start || a.end - b.end);
}
