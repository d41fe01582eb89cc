import type { Call } from "../calls.ts";
import type { JsonPath } from "../json-edit.ts";

/** What a value is, by its place in a message. */
export type Position =
  /** What a peer is, and what it declares: findings and the lock of the surface rest on it. */
  | "surface"
  | "id"
  | "client-id"
  | "token"
  | "cursor"
  | "state"
  | "task"
  | "elicitation"
  | "trace"
  /** Content of a result: a text, or bytes in base64. */
  | "text"
  | "bytes"
  | "data";

const ENVELOPE: ReadonlySet<string | number> = new Set(["jsonrpc", "method"]);
const SURFACE: ReadonlySet<string | number> = new Set([
  "tools",
  "prompts",
  "resourceTemplates",
  "serverInfo",
  "clientInfo",
  "capabilities",
  "instructions",
  "protocolVersion",
  "supportedVersions",
  "resultType",
]);
/** Below these everything is the user's or the tool's own. */
const OWN: ReadonlySet<string | number> = new Set([
  "arguments",
  "structuredContent",
  "content",
  "contents",
  "messages",
]);
/** A member of `_meta` of 2026-07-28 (basic/index). Written out: this room knows no protocol. */
const SUBSCRIPTION_ID = "io.modelcontextprotocol/subscriptionId";
const RELATED_TASK = "io.modelcontextprotocol/related-task";

/**
 * @param path of the value in its line
 * @param from where the message begins in it
 */
export function positionOf(path: JsonPath, from: number, call: Call): Position {
  const depth = path.length - from;
  const top = path[from] as string | number;
  const second = path[from + 1];
  const last = path.at(-1) as string | number;
  if (depth === 1) return top === "id" ? "id" : ENVELOPE.has(top) ? "surface" : "data";
  if (top !== "params" && top !== "result") return "data";
  if (second !== undefined && SURFACE.has(second)) return "surface";
  if (second === "_meta") return inMeta(path[from + 2], last, depth);
  if (second !== undefined && OWN.has(second)) return top === "result" ? contentPosition(path, from) : "data";
  if (depth === 2) {
    if (top === "params" && second === "name" && (call.method === "tools/call" || call.method === "prompts/get")) {
      return "surface";
    }
    if (second === "requestId" && call.method === "notifications/cancelled") return "id";
    if (second === "progressToken" && call.method === "notifications/progress") return "token";
    if (second === "nextCursor" || second === "cursor") return "cursor";
    if (second === "requestState") return "state";
    if (second === "elicitationId") return "elicitation";
  }
  return last === "taskId" ? "task" : "data";
}

function inMeta(name: string | number | undefined, last: string | number, depth: number): Position {
  if (name === "progressToken" && depth === 3) return "token";
  if (name === "traceparent" && depth === 3) return "trace";
  if (name === SUBSCRIPTION_ID) return "client-id";
  if (name === RELATED_TASK && last === "taskId") return "task";
  return typeof name === "string" && name.startsWith("io.modelcontextprotocol/") ? "surface" : "data";
}

function contentPosition(path: JsonPath, from: number): Position {
  const below = path.slice(from + 1);
  const inner = below.slice(2).filter((part) => part !== "resource" && part !== "content");
  if (below[0] === "structuredContent" || typeof below[1] !== "number" || inner.length !== 1) return "data";
  if (inner[0] === "text") return "text";
  return inner[0] === "data" || inner[0] === "blob" ? "bytes" : "data";
}
