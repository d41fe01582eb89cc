/** Responses and the requests that they answer (basic/index#responses). */
import { phrase } from "../catalog/message.ts";
import { senderOf } from "../session/fault.ts";
import type { SessionReport } from "../session/report.ts";
import type { Exchange, Message, Session, SessionObserver } from "../session/types.ts";

/** How many requests are looked through for one whose id differs only in its JSON type. */
const LOOK_BACK = 64;

/**
 * JR-05: a response has the id, type and value, of a request of the other side. Not decided where that request may be
 * missing from the log, nor in other recorders' logs, which may hold an answer before its request. An error without id,
 * or one in an HTTP error answer, says that no request could be read (JSON-RPC 2.0, section 5; the official Python SDK
 * puts a made-up id there).
 */
export function responseWithoutRequest(report: SessionReport): SessionObserver {
  /** HTTP exchanges whose answer is an error. */
  const failed = new Set<number>();
  return {
    ruleId: "response-without-request",
    httpResponse(record) {
      if (record.status >= 400) failed.add(record.exchange);
    },
    httpEnd(record) {
      failed.delete(record.exchange);
    },
    message(message, session) {
      if (message.kind !== "response" || message.exchange || !message.body) return;
      const isError = Object.hasOwn(message.body, "error") && !Object.hasOwn(message.body, "result");
      if (isError && (message.id === null || message.id === undefined)) return;
      if (message.partnerLost || session.format !== "portlight") {
        return report.undecided("the request may be missing from the log");
      }
      if (isError && message.exchangeNumber !== undefined && (!session.hasHttp || failed.has(message.exchangeNumber))) {
        return report.undecided("the error may belong to HTTP, not to a request");
      }
      const found = describe(message, session);
      report.violated({
        position: message.position,
        params: { found: phrase(found) },
        fault: senderOf(message.direction),
        detail: `${senderOf(message.direction)}: ${found}`,
      });
    },
  };
}

function describe(message: Message, session: Session): string {
  if (message.id === null || message.id === undefined) return "no id";
  if (!isSpelled(message.id)) return "an id that is neither a text nor a number";
  const { exchanges } = session;
  for (let i = exchanges.length - 1; i >= Math.max(0, exchanges.length - LOOK_BACK); i--) {
    const { id, direction } = exchanges[i] as Exchange;
    if (direction === message.direction || typeof id === typeof message.id || !isSpelled(id)) continue;
    if (String(id) === String(message.id)) {
      return "the id of a request as another JSON type";
    }
  }
  return "an id that no request has";
}

/** Whether an id may be turned into text: an object may say how, and fail. */
function isSpelled(id: unknown): id is string | number | bigint {
  return typeof id === "string" || typeof id === "number" || typeof id === "bigint";
}

/** JR-06: one response per request. What a stream delivers again when it is resumed is no second response. */
export function duplicateResponse(report: SessionReport): SessionObserver {
  return {
    ruleId: "duplicate-response",
    settled(exchange, response, session) {
      if (exchange.responses < 2) return;
      if (session.lossPossible) return report.undecided("a second request with this id may be missing from the log");
      report.violated({
        position: response.position,
        params: { method: exchange.method },
        method: exchange.method,
        ...(exchange.method === "tools/call" && exchange.target !== undefined ? { tool: exchange.target } : {}),
        fault: senderOf(response.direction),
        detail: `${senderOf(response.direction)}: second response`,
        related: [{ position: exchange.position, message: "The request." }],
      });
    },
  };
}
