/** The envelope of a single message: JSON-RPC 2.0 as basic/index of each revision narrows it. */
import { phrase } from "../catalog/message.ts";
import { findMarkers } from "../content/redact.ts";
import { senderOf } from "../session/fault.ts";
import type { SessionReport } from "../session/report.ts";
import type { JsonObject, Message, SessionObserver } from "../session/types.ts";

/**
 * True when an object is meant to be a JSON-RPC message, rightly formed or not. A log line that happens to be JSON, or the
 * body of an HTTP error, is not.
 */
export function isMeantAsMessage(body: JsonObject): boolean {
  if (Object.hasOwn(body, "jsonrpc") || typeof body.method === "string") return true;
  return Object.hasOwn(body, "id") && (Object.hasOwn(body, "result") || Object.hasOwn(body, "error"));
}

/** JR-01: `jsonrpc` is exactly "2.0". */
export function jsonrpcVersion(report: SessionReport): SessionObserver {
  return {
    ruleId: "jsonrpc-version",
    message(message) {
      const { body } = message;
      if (!body || message.kind === "opaque" || !isMeantAsMessage(body)) return;
      const value = body.jsonrpc;
      if (value === "2.0") return;
      if (isRedacted(message, value)) return report.undecided("the value was redacted");
      const found = Object.hasOwn(body, "jsonrpc")
        ? typeof value === "string"
          ? "another text"
          : jsonType(value)
        : "missing";
      report.violated({
        position: message.position,
        params: { found: phrase(found) },
        ...about(message),
        fault: senderOf(message.direction),
        detail: `${senderOf(message.direction)}: jsonrpc ${found}`,
      });
    },
  };
}

/** JR-02: the id of a request is a text or an integer. A number counts by its value, so that `1.0` is one. */
export function requestIdType(report: SessionReport): SessionObserver {
  return {
    ruleId: "request-id-type",
    message(message) {
      if (message.kind !== "request" || !message.body || !Object.hasOwn(message.body, "id")) return;
      const { id } = message.body;
      if (typeof id === "string" || typeof id === "bigint" || Number.isInteger(id)) return;
      // 1e400 is an integer that JavaScript cannot hold.
      if (typeof id === "number" && !Number.isFinite(id)) return report.undecided("the number is out of range");
      const found = typeof id === "number" ? "a fraction" : jsonType(id);
      report.violated({
        position: message.position,
        params: { method: message.method ?? "", found: phrase(found) },
        ...about(message),
        fault: senderOf(message.direction),
        detail: `${senderOf(message.direction)}: id ${found}`,
      });
    },
  };
}

/** JR-07: a response has exactly one of `result` and `error`. */
export function ambiguousResponse(report: SessionReport): SessionObserver {
  return {
    ruleId: "ambiguous-response",
    message(message) {
      const { body } = message;
      if (!body || message.kind === "opaque" || Object.hasOwn(body, "method")) return;
      const result = Object.hasOwn(body, "result");
      const error = Object.hasOwn(body, "error");
      // Without `jsonrpc` an object that only has an id may be anything.
      const isResponse =
        result || error ? isMeantAsMessage(body) : Object.hasOwn(body, "jsonrpc") && Object.hasOwn(body, "id");
      if (!isResponse || result !== error) return;
      const found = result ? "both" : "neither";
      const method = message.exchange?.method;
      report.violated({
        position: message.position,
        params: { found: phrase(found) },
        ...(method === undefined ? {} : { method }),
        fault: senderOf(message.direction),
        detail: `${senderOf(message.direction)}: ${found}`,
        ...(message.exchange
          ? { related: [{ position: message.exchange.position, message: "The request that it answers." }] }
          : {}),
      });
    },
  };
}

function about(message: Message): { method?: string } {
  const method = message.method ?? message.exchange?.method;
  return method === undefined ? {} : { method };
}

function isRedacted(message: Message, value: unknown): boolean {
  return message.redacted && typeof value === "string" && findMarkers(value).length > 0;
}

function jsonType(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
