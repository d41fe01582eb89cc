/** Results of revision 2026-07-28: basic/patterns/mrtr and server/utilities/caching. */
import { isObject } from "../findings/json-object.ts";
import type { SessionReport } from "../session/report.ts";
import type { Exchange, JsonObject, Message, SessionObserver } from "../session/types.ts";

const REVISION = "2026-07-28";

/** Methods that may ask the client for more before they complete. */
const ASKING: ReadonlySet<string> = new Set(["tools/call", "resources/read", "prompts/get"]);

/** The other methods of the revision whose result is defined; an extension may define more for its own methods. */
const NOT_ASKING: ReadonlySet<string> = new Set([
  "completion/complete",
  "prompts/list",
  "resources/list",
  "resources/templates/list",
  "server/discover",
  "subscriptions/listen",
  "tools/list",
]);

/** Methods whose complete result says how long and for whom it may be kept. */
const CACHED: ReadonlySet<string> = new Set([
  "prompts/list",
  "resources/list",
  "resources/read",
  "resources/templates/list",
  "server/discover",
  "tools/list",
]);

/** MR-01: only the three asking methods are answered with `input_required`. */
export function inputRequiredMethod(report: SessionReport): SessionObserver {
  return {
    ruleId: "input-required-method",
    settled(exchange, response) {
      const result = resultOf(exchange, response);
      if (result?.resultType !== "input_required" || ASKING.has(exchange.method)) return;
      if (!isModern(exchange, report)) return;
      if (!NOT_ASKING.has(exchange.method)) return report.undecided("the method is not one of the specification");
      report.violated({
        position: response.position,
        params: { method: exchange.method },
        method: exchange.method,
        fault: "server",
        detail: "input_required",
        related: [{ position: exchange.position, message: "The request." }],
      });
    },
  };
}

/**
 * CH-01: `ttlMs` and `cacheScope` stand on each complete result that may be cached. A result without `resultType` counts
 * as complete (basic/index#resulttype). The answer to a retry that brought input is not cacheable and needs none.
 */
export function missingCacheHints(report: SessionReport): SessionObserver {
  const retries = new Set<Exchange>();
  return {
    ruleId: "missing-cache-hints",
    message(message) {
      if (message.method !== "resources/read" || !message.exchange) return;
      const params = message.body?.params;
      if (!isObject(params)) return;
      if (Object.hasOwn(params, "inputResponses") || Object.hasOwn(params, "requestState"))
        retries.add(message.exchange);
    },
    settled(exchange, response) {
      if (!CACHED.has(exchange.method) || exchange.direction !== "c2s") return;
      const result = resultOf(exchange, response);
      if (!result || retries.delete(exchange)) return;
      if (result.resultType !== undefined && result.resultType !== "complete") return;
      const missing = ["ttlMs", "cacheScope"].filter((name) => !Object.hasOwn(result, name));
      if (missing.length === 0) return;
      if (!isModern(exchange, report)) return;
      report.violated({
        position: response.position,
        params: { method: exchange.method, missing },
        method: exchange.method,
        fault: "server",
        detail: `without ${missing.join(" and ")}`,
        related: [{ position: exchange.position, message: "The request." }],
      });
    },
  };
}

/** True for a request of the revision that these rules are of. Undecided where a request does not tell its revision. */
function isModern(exchange: Exchange, report: SessionReport): boolean {
  if (exchange.revision === undefined && exchange.era !== "legacy") {
    report.undecided("the revision of the request is not known");
  }
  return exchange.revision === REVISION;
}

function resultOf(exchange: Exchange, response: Message): JsonObject | undefined {
  const result = exchange.direction === "c2s" && response.kind === "response" ? response.body?.result : undefined;
  return isObject(result) ? result : undefined;
}
