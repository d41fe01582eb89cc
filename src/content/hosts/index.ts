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

/** Without one of these a text names no host. */
const MAY_NAME = /[.:]|localhost/i;
const NONE: readonly HostHit[] = [];

/**
 * Every host in a text, in order of place: of URLs with any scheme, `file:` URLs (class `file`), addresses with or without
 * a port, `localhost`, and dotted names where the text leaves no doubt. `server.py`, `1.2.js`, `v1.2.3`, `2406.12345`,
 * calls, property chains and mail addresses are none. Two hits at one place are two readings of a contested URL.
 * Linear in the length of the text.
 */
export function findHosts(text: string, options: HostOptions = {}): readonly HostHit[] {
  if (!MAY_NAME.test(text)) return NONE;
  const { hits, spans } = findUrls(text);
  const bare = options.bare === false ? [] : findBare(text);
  if (bare.length === 0) return hits.length < 2 ? hits : [...hits].sort(byPlace);
  if (bare.length > 1) bare.sort((a, b) => a.start - b.start);
  const out = [...hits];
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
  return out.sort(byPlace);
}

function byPlace(a: HostHit, b: HostHit): number {
  return a.start - b.start || a.end - b.end;
}
