import type { CaptureSummary } from "../capture/types.ts";
import { redactText } from "../content/redact.ts";
import { compareText } from "../findings/order.ts";
import type { NotAnalysed, SessionEntry } from "../findings/types.ts";
import type { Session } from "./types.ts";

/** The session as the inventory lists it. `tools` are the names that its listings declared, sorted. */
export function sessionEntry(session: Session, summary: CaptureSummary): SessionEntry {
  const calls = session.exchanges.filter((exchange) => exchange.callIndex !== undefined);
  const failed = calls.filter(({ outcome }) => outcome !== "ok" && outcome !== "unknown" && outcome !== "cancelled");
  const tools = new Set(session.listings.flatMap((listing) => listing.tools.map((tool) => tool.name)));
  const revision = session.negotiated ?? onlyRevision(session);
  return {
    path: session.path,
    server: session.server.key,
    ...(revision === undefined ? {} : { revision }),
    transport: session.transport,
    complete: summary.state === "self-consistent" && summary.damagedCount === 0,
    frames: session.frames.c2s + session.frames.s2c,
    calls: calls.length,
    failedCalls: failed.length,
    tools: [...tools].map((name) => redactText(name).text).sort(compareText),
  };
}

/** The revision of a session without handshake, when all its requests named the same. */
function onlyRevision(session: Session): string | undefined {
  const revisions = new Set(session.exchanges.map((exchange) => exchange.revision));
  return revisions.size === 1 ? [...revisions][0] : undefined;
}

/** What of a capture could not be judged, as entries for the report; empty for one that is whole. */
export function captureGaps(path: string, summary: CaptureSummary): NotAnalysed[] {
  const gaps: NotAnalysed[] = [];
  const entry = (detail: string, line?: number): void => {
    gaps.push({
      path,
      coverage: "partial",
      reason: "incomplete-capture",
      detail,
      ...(line === undefined ? {} : { line }),
    });
  };
  for (const { line, reason } of summary.damaged) entry(`Line ${line} could not be read: ${reason}.`, line);
  const more = summary.damagedCount - summary.damaged.length;
  if (more > 0) entry(`${more} more lines could not be read.`);
  if (summary.state === "edited")
    entry("The capture was changed after its recording: its digest or its counts do not agree.");
  if (summary.state === "incomplete") entry(whyIncomplete(summary));
  return gaps;
}

function whyIncomplete(summary: CaptureSummary): string {
  if (summary.tornTail) return "The capture ends within a line: the recorder was stopped.";
  if (summary.dropped > 0) return `The recorder dropped ${summary.dropped} messages.`;
  if (summary.missing > 0) return `${summary.missing} records are missing.`;
  return "The capture has no end record: the recorder was stopped.";
}
