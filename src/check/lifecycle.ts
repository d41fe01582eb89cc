/** The handshake of the revisions up to 2025-11-25 (basic/lifecycle#initialization). */
import type { SessionReport } from "../session/report.ts";
import type { Exchange, SessionObserver } from "../session/types.ts";

/**
 * LC-02: between `initialize` and its answer the client sends no request but `ping`. Decided on stdio only: over HTTP
 * several clients may share a capture. A request that carries its own revision has no handshake to wait for.
 */
export function requestBeforeInitialized(report: SessionReport): SessionObserver {
  let open: Exchange | undefined;
  return {
    ruleId: "request-before-initialized",
    message(message, session) {
      if (message.direction === "s2c") {
        // It may have been the answer.
        if (message.kind === "opaque") open = undefined;
        return;
      }
      if (message.kind !== "request" || !message.exchange) return;
      if (message.method === "initialize") {
        open = message.exchange;
        return;
      }
      if (!open || open.cancelled || message.method === "ping" || message.era === "modern") return;
      if (session.transport !== "stdio") return report.undecided("several clients may share the connection");
      if (session.lossPossible) return report.undecided("the answer to initialize may be missing from the log");
      const method = message.method ?? "";
      report.violated({
        position: message.position,
        params: { method },
        method,
        fault: "client",
        detail: "before the answer to initialize",
        related: [{ position: open.position, message: "`initialize`, not yet answered." }],
      });
    },
    settled(exchange) {
      if (exchange === open) open = undefined;
    },
  };
}
