import { isObject, type JsonObject } from "../findings/json-object.ts";
import type { CaptureRecord, Direction } from "./types.ts";

/** Open requests that are followed; of more, the oldest are forgotten. */
const MAX_OPEN = 20_000;
const MAX_NAME = 100;
/** Members that name what is called, where that is no place of the machine. */
const NAMED: ReadonlySet<string> = new Set(["tools/call", "prompts/get"]);

/** What a message belongs to. */
export interface Call {
  /** Who sent the request: whose ids the message speaks of. */
  readonly requester: Direction;
  readonly kind: "request" | "response" | "notification" | "other";
  /** Of the request, for a response too; "" when it is not known. */
  readonly method: string;
  /** Name of the tool or prompt; untrusted. */
  readonly target: string;
}

/** Tells of each message which call it belongs to, with the requests that are open as its only memory. */
export class Calls {
  readonly #open = new Map<string, { readonly method: string; readonly target: string }>();

  /** @param body a message, or what stands in its place */
  of(dir: Direction, body: unknown): Call {
    const other = dir === "c2s" ? "s2c" : "c2s";
    if (!isObject(body)) return { requester: dir, kind: "other", method: "", target: "" };
    const { method, id } = body;
    if (typeof method === "string") {
      const named = { method: method.slice(0, MAX_NAME), target: targetOf(method, body.params) };
      if (id === undefined) return { requester: dir, kind: "notification", ...named };
      this.#open.set(keyOf(dir, id), named);
      if (this.#open.size > MAX_OPEN) this.#forgetOldest();
      return { requester: dir, kind: "request", ...named };
    }
    if (body.result === undefined && body.error === undefined) {
      return { requester: dir, kind: "other", method: "", target: "" };
    }
    const key = keyOf(other, id);
    const asked = this.#open.get(key) ?? { method: "", target: "" };
    this.#open.delete(key);
    return { requester: other, kind: "response", ...asked };
  }

  #forgetOldest(): void {
    let surplus = MAX_OPEN / 2;
    for (const key of this.#open.keys()) {
      this.#open.delete(key);
      if (--surplus === 0) return;
    }
  }
}

function keyOf(requester: Direction, id: unknown): string {
  return `${requester} ${typeof id === "string" ? JSON.stringify(id.slice(0, 256)) : String(id)}`;
}

function targetOf(method: string, params: unknown): string {
  if (!NAMED.has(method) || !isObject(params)) return "";
  const { name }: JsonObject = params;
  return typeof name === "string" ? name.slice(0, MAX_NAME) : "";
}

/** What a record is called where records of several captures are compared: equal for those that have the same part in a test. */
export function recordLabel(record: CaptureRecord, calls: readonly Call[]): string {
  switch (record.type) {
    case "frame":
      return `${record.dir} ${calls.length === 0 ? "noise" : calls.map(callLabel).join(", ")}`;
    case "http.request":
      return `${record.dir} ${record.type} ${record.method.slice(0, MAX_NAME)}`;
    case "http.response":
    case "http.end":
    case "sse":
      return `${record.dir} ${record.type}`;
    case "process":
      return `process ${record.event}`;
    default:
      return String(record.type).slice(0, MAX_NAME);
  }
}

function callLabel({ kind, method, target }: Call): string {
  return [method, target, kind].filter((part) => part !== "").join(" ");
}
