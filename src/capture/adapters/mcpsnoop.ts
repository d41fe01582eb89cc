import { isObject } from "../../findings/json-object.ts";
import { isCount, Malformed } from "../records.ts";
import type { BodyRecord, Direction, SessionStart, Transport } from "../types.ts";
import type { AdaptedLine, Adapter } from "./adapter.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Connections whose current exchange is remembered. */
const MAX_CONNECTIONS = 10_000;

export function isMcpsnoop(value: Fields): boolean {
  return typeof value.session_id === "string" && typeof value.direction === "string" && isCount(value.seq);
}

/** The exchange that a connection is in: HTTP/1.1 carries one at a time. */
interface Current {
  number: number;
  lastDirection: Direction;
  lastWasBatch: boolean;
  batchIndex: number;
  answered: boolean;
}

/**
 * Reads mcpsnoop's log. Over HTTP it keeps the routing headers of requests and the status of responses, no session id and
 * no exchange; the exchanges are told from the order of frames on each connection and only prefer a partner among several,
 * since a legal answer may come over another connection.
 * @param first the first line
 */
export function mcpsnoopAdapter(first: Fields): Adapter {
  const connections = new Map<string, Current>();
  let exchanges = 0;

  function exchangeOf(line: Fields, dir: Direction, records: BodyRecord[], base: { seq: number; ts: string }): Current {
    const key = JSON.stringify([line.session_id, line.conn_id]);
    const batch = line.batch === true;
    let current = connections.get(key);
    const continues =
      current &&
      (dir === "s2c"
        ? !(isStatusOnly(line) && current.answered)
        : batch && current.lastWasBatch && current.lastDirection === "c2s");
    if (!current || !continues) {
      if (connections.size >= MAX_CONNECTIONS) connections.clear();
      current = { number: ++exchanges, lastDirection: dir, lastWasBatch: false, batchIndex: -1, answered: false };
      connections.set(key, current);
      if (dir === "c2s") {
        records.push({
          type: "http.request",
          ...base,
          dir,
          exchange: current.number,
          method: "POST",
          path: "",
          headers: headersOf(line),
        });
      }
    }
    if (dir === "s2c" && !current.answered && isCount(line.status)) {
      records.push({ type: "http.response", ...base, dir, exchange: current.number, status: line.status, headers: {} });
    }
    if (dir === "s2c") current.answered = true;
    current.batchIndex = batch
      ? current.lastWasBatch && current.lastDirection === dir
        ? current.batchIndex + 1
        : 0
      : -1;
    current.lastWasBatch = batch;
    current.lastDirection = dir;
    return current;
  }

  return {
    format: "mcpsnoop",
    frameMember: "raw",
    start: startOf(first),
    line(value: unknown): AdaptedLine | Malformed {
      if (!isObject(value)) return new Malformed("the line is not a JSON object");
      if (!isMcpsnoop(value)) return new Malformed("session_id, seq or direction is missing");
      const run = value.session_id as string;
      const base = { seq: value.seq as number, ts: typeof value.ts === "string" ? value.ts : "" };
      const text = typeof value.text === "string" ? value.text : undefined;
      if (value.direction === "meta") return { records: [], run };
      if (value.direction === "stderr") return { records: [{ type: "stderr", ...base, text: text ?? "" }], run };
      if (value.direction !== "c2s" && value.direction !== "s2c") return new Malformed("unknown direction");
      const dir: Direction = value.direction;
      const records: BodyRecord[] = [];
      const current = value.transport === "http" ? exchangeOf(value, dir, records, base) : undefined;
      const common = {
        type: "frame" as const,
        ...base,
        dir,
        ...(current ? { exchange: current.number } : {}),
        ...(value.truncated === true ? { truncated: true } : {}),
        ...(value.redacted === true ? { redacted: true } : {}),
      };
      if (value.raw !== undefined) records.push({ ...common, frame: value.raw });
      else if (text !== undefined) records.push({ ...common, text });
      // An answer without a body is over with its head.
      else if (current) records.push({ type: "http.end", ...base, dir, exchange: current.number, reason: "complete" });
      return { records, run, ...(current && current.batchIndex >= 0 ? { batchIndex: current.batchIndex } : {}) };
    },
  };
}

function isStatusOnly(line: Fields): boolean {
  return line.raw === undefined && line.text === undefined;
}

function headersOf(line: Fields): Record<string, string | readonly string[]> {
  const headers = new Map<string, string[]>();
  const add = (name: string, value: unknown): void => {
    if (typeof value === "string" && value !== "") headers.set(name, [...(headers.get(name) ?? []), value]);
  };
  add("mcp-method", line.mcp_method);
  add("mcp-name", line.mcp_name);
  add("mcp-protocol-version", line.mcp_protocol_version);
  if (Array.isArray(line.mcp_param_headers)) {
    for (const header of line.mcp_param_headers.slice(0, 100)) {
      if (isObject(header) && typeof header.name === "string") add(header.name.toLowerCase(), header.value);
    }
  }
  return Object.fromEntries(
    [...headers].map(([name, values]) => [name, values.length === 1 ? (values[0] as string) : values]),
  );
}

function startOf(first: Fields): SessionStart {
  const meta = first.direction === "meta" && isObject(first.raw) ? first.raw : {};
  const argv = Array.isArray(meta.command) ? meta.command.filter((part) => typeof part === "string") : undefined;
  const transport: Transport = first.transport === "http" ? "http" : "stdio";
  return {
    type: "session.start",
    format: "mcpsnoop",
    session: first.session_id as string,
    ts: typeof first.ts === "string" ? first.ts : "",
    recorder: { name: "mcpsnoop", version: "" },
    transport,
    server: { label: typeof first.server_label === "string" ? first.server_label : "", ...(argv ? { argv } : {}) },
  };
}
