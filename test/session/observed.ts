/** Sessions for tests, observed from logs that are built record by record. */

import { type ObserveOptions, observeCapture, type SessionResult } from "../../src/session/observe.ts";
import type { Exchange, Message, SessionObserver, ToolListing } from "../../src/session/types.ts";
import { c2s, log, START, s2c } from "../capture/log.ts";
import { fileOf } from "../capture/temporary.ts";

type Fields = Readonly<Record<string, unknown>>;

export { c2s, log, START, s2c };

export const HTTP = { ...START, transport: "http" };

export function request(id: unknown, method: string, params?: object): Fields {
  return { jsonrpc: "2.0", id, method, ...(params ? { params } : {}) };
}

export function result(id: unknown, value: object = {}): Fields {
  return { jsonrpc: "2.0", id, result: value };
}

export function failure(id: unknown, code = -32600): Fields {
  return { jsonrpc: "2.0", id, error: { code, message: "no" } };
}

export function notification(method: string, params?: object): Fields {
  return { jsonrpc: "2.0", method, ...(params ? { params } : {}) };
}

export const HANDSHAKE = [
  c2s(
    request(0, "initialize", {
      protocolVersion: "2026-07-28",
      capabilities: { roots: {} },
      clientInfo: { name: "c", version: "1" },
    }),
  ),
  s2c(
    result(0, {
      protocolVersion: "2025-06-18",
      capabilities: { tools: {} },
      serverInfo: { name: "srv", version: "1.0" },
    }),
  ),
  c2s(notification("notifications/initialized")),
];

/** `_meta` of a request of 2026-07-28. */
export function modern(more: object = {}, version = "2026-07-28"): object {
  return {
    _meta: {
      "io.modelcontextprotocol/protocolVersion": version,
      "io.modelcontextprotocol/clientCapabilities": {},
      ...more,
    },
  };
}

/** The records of one HTTP exchange: head of the request, messages, head of the response, messages, end. */
export function exchange(
  number: number,
  sent: readonly Fields[],
  answered: readonly Fields[],
  more: {
    headers?: object;
    method?: string;
    path?: string;
    status?: number;
    response?: object;
    reason?: string | null;
  } = {},
): Fields[] {
  const { headers = {}, method = "POST", path = "/mcp", status = 200, response = {}, reason = "complete" } = more;
  return [
    { type: "http.request", dir: "c2s", exchange: number, method, path, headers },
    ...sent.map((frame) => c2s(frame, { exchange: number })),
    { type: "http.response", dir: "s2c", exchange: number, status, headers: response },
    ...answered.map((frame) => s2c(frame, { exchange: number })),
    ...(reason === null ? [] : [{ type: "http.end", dir: "s2c", exchange: number, reason }]),
  ];
}

export interface Observed extends SessionResult {
  readonly messages: readonly Message[];
  readonly settled: readonly (readonly [Exchange, Message])[];
  readonly listings: readonly ToolListing[];
  readonly replays: readonly Message[];
}

export function observe(
  records: readonly Fields[] | string,
  options: ObserveOptions & { start?: Fields } = {},
): Observed {
  const { start, ...rest } = options;
  const path = fileOf(typeof records === "string" ? records : log(records, start));
  const messages: Message[] = [];
  const settled: [Exchange, Message][] = [];
  const listings: ToolListing[] = [];
  const replays: Message[] = [];
  const observer: SessionObserver = {
    ruleId: "test",
    message: (message) => void messages.push(message),
    settled: (exchange, response) => void settled.push([exchange, response]),
    listing: (listing) => void listings.push(listing),
    replay: (message) => void replays.push(message),
  };
  const outcome = observeCapture(path, [observer], { path: "log.mcp.jsonl", ...rest });
  return { ...outcome, messages, settled, listings, replays };
}

/** `method id outcome` of each exchange. */
export function outcomes({ session }: SessionResult): string[] {
  return session.exchanges.map(({ method, id, outcome }) => `${method} ${JSON.stringify(id)} ${outcome}`);
}
