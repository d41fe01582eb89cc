/** The MCP revisions in the order of their publication. Never compare the strings: a draft's name sorts nowhere. */
export const REVISIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"] as const;

export type Revision = (typeof REVISIONS)[number];

/** legacy: a handshake fixes the revision of a session. modern: each request carries it. */
export type Era = "legacy" | "modern";

/** The first revision without a handshake. */
const FIRST_MODERN = REVISIONS.indexOf("2026-07-28");

/** What a server assumes of a request over HTTP without the version header (2025-06-18, basic/transports). */
export const HTTP_FALLBACK_REVISION: Revision = "2025-03-26";

/** undefined for a revision that this version does not know. */
export function eraOf(revision: string): Era | undefined {
  const at = (REVISIONS as readonly string[]).indexOf(revision);
  return at < 0 ? undefined : at < FIRST_MODERN ? "legacy" : "modern";
}
