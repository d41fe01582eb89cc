/** Requests that are never answered. */

import { boundedText } from "../session/bounded-text.ts";
import { responderOf } from "../session/fault.ts";
import type { SessionReport } from "../session/report.ts";
import type { Exchange, JsonObject, Message, Session, SessionObserver } from "../session/types.ts";
import { Carriers } from "./carriers.ts";

/**
 * How long a request must have been left alone before it counts as hung, in milliseconds. Clients close the pipe when
 * they are done and end the server two seconds later (the official SDKs), so what is younger than that was only cut off.
 */
export const PATIENCE_MS = 5_000;

/** Open requests whose progress is followed. */
const MAX_TOKENS = 50_000;

/** Open by design, or waiting for a person or for a task to end: no time is too long. */
const OPEN_ENDED: ReadonlySet<string> = new Set([
  "elicitation/create",
  "sampling/createMessage",
  "subscriptions/listen",
  "tasks/result",
]);

/**
 * JR-17: every request is answered, unless it was cancelled or the stream ended before. Decided only where no answer can
 * have been lost and the stream verifiably ended. A sign of progress counts as life.
 */
export function unansweredRequest(report: SessionReport, maxTokens = MAX_TOKENS): SessionObserver {
  const carriers = new Carriers();
  /** Open requests that asked for progress, both ways. */
  const tokens = new Map<string, Exchange>();
  const tokenOf = new Map<Exchange, string>();
  const signs = new Map<Exchange, number>();
  /** When the client closed the pipe or the process went, and the last moment that the log knows. */
  let teardown: number | undefined;
  let last = 0;
  /** A request asked for progress under a token that is not followed. */
  let overflowed = false;

  const seen = (ts: string): number => {
    const at = Date.parse(ts);
    if (at > last) last = at;
    return at;
  };

  return {
    ruleId: "unanswered-request",
    process(record) {
      const at = seen(record.ts);
      if (record.event !== "spawn") teardown ??= at;
    },
    httpResponse(record) {
      seen(record.ts);
      carriers.response(record);
    },
    httpEnd(record) {
      carriers.end(record, seen(record.ts));
    },
    message(message) {
      const at = seen(message.ts);
      carriers.message(message);
      const token = progressToken(message);
      if (token === undefined) return;
      if (message.kind === "request" && message.exchange) {
        if (tokenOf.size >= maxTokens) {
          overflowed = true;
          return;
        }
        tokens.set(token, message.exchange);
        tokenOf.set(message.exchange, token);
      } else if (message.method === "notifications/progress") {
        const exchange = tokens.get(token);
        if (exchange) signs.set(exchange, at);
      }
    },
    settled(exchange) {
      carriers.settled(exchange);
      signs.delete(exchange);
      const token = tokenOf.get(exchange);
      if (token === undefined) return;
      tokenOf.delete(exchange);
      if (tokens.get(token) === exchange) tokens.delete(token);
    },
    end(session) {
      if (session.exchangesOmitted > 0) report.undecided("the session has more requests than are kept");
      for (const exchange of session.exchanges) {
        if (exchange.responses > 0 || exchange.cancelled || exchange.httpStatus !== undefined) continue;
        if (OPEN_ENDED.has(exchange.method)) continue;
        const verdict = judge(exchange, session);
        if (typeof verdict === "string") report.undecided(verdict);
        else violated(exchange, verdict);
      }
    },
  };

  /** Milliseconds without an answer when the rule is violated, else why it is not decided. */
  function judge(exchange: Exchange, session: Session): number | string {
    if (overflowed && !tokenOf.has(exchange)) return "the session has more progress tokens than are followed";
    if (exchange.answerMayBeLost || session.lossPossible) return "the answer may be missing from the log";
    if (session.end?.closed !== true || session.end.state !== "self-consistent") return "the capture is not complete";
    const carrier = carriers.get(exchange.exchangeNumber);
    const ended = carrier?.ended;
    if (ended?.reason.startsWith("upstream-")) return "the connection to the server broke";
    const since = Math.max(Date.parse(exchange.ts), signs.get(exchange) ?? 0);
    // A whole JSON body that holds no answer can't be followed by one; any other stream may be resumed.
    if (carrier?.status === 200 && carrier.json && ended?.reason === "complete") return Math.max(0, ended.at - since);
    const waited = (teardown ?? last) - since;
    return waited >= PATIENCE_MS ? waited : "the session ended soon after the request";
  }

  function violated(exchange: Exchange, waited: number): void {
    const { method } = exchange;
    report.violated({
      position: exchange.position,
      params: { method },
      method,
      ...(method === "tools/call" && exchange.target !== undefined ? { tool: exchange.target } : {}),
      fault: responderOf(exchange.direction),
      detail: `${responderOf(exchange.direction)}: no response`,
      data: { waitedSeconds: Math.round(waited / 1000) },
    });
  }
}

/** The progress token that a message carries, with the direction of the request that it belongs to. */
function progressToken(message: Message): string | undefined {
  const params = message.body?.params;
  if (typeof params !== "object" || params === null) return undefined;
  const isProgress = message.method === "notifications/progress";
  const meta = isProgress ? params : (params as JsonObject)._meta;
  if (typeof meta !== "object" || meta === null) return undefined;
  const token: unknown = (meta as JsonObject).progressToken;
  if (typeof token !== "string" && typeof token !== "number") return undefined;
  const requester = isProgress === (message.direction === "s2c") ? "c2s" : "s2c";
  return `${requester} ${typeof token} ${typeof token === "string" ? boundedText(token) : token}`;
}
