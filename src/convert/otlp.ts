import { hash } from "node:crypto";
import type { SessionStart } from "../capture/types.ts";
import { NAME, VERSION } from "../catalog/product.ts";
import { isObject } from "../findings/json-object.ts";
import type { SessionResult } from "../session/observe.ts";
import { unixNanoseconds } from "../session/timestamp.ts";
import type { Exchange, Message, Session } from "../session/types.ts";
import { Calls } from "./calls.ts";
import { clearedJson, idJson } from "./cleared.ts";
import type { Exporter, Output } from "./export.ts";
import { attributeList, KIND, type Span, spanJson } from "./otlp/span.ts";
import { type TraceContext, traceContext } from "./otlp/trace-context.ts";

/** HTTP requests whose trace headers are remembered. */
const MAX_HEADERS = 10_000;

interface Begun {
  readonly spanId: string;
  readonly context: TraceContext | undefined;
  /** Set once a cancellation named the request. */
  cancelledTs?: string;
}

/**
 * The session as traces of the OpenTelemetry protocol, in JSON: a span for the session and one for each request, below the
 * caller's own span where the request says which. Ids follow from the capture, so two exports are the same.
 * Attributes: semantic conventions for MCP, RPC and generative AI.
 */
export function otlpExporter(session: Session, start: SessionStart, out: Output): Exporter {
  const seed = `${session.path}\n${JSON.stringify(start)}`;
  const traceId = hash("sha256", `trace\n${seed}`).slice(0, 32);
  const root = hash("sha256", `session\n${seed}`).slice(0, 16);
  const headers = new Map<number, TraceContext>();
  const cancellable = new Map<string, Begun>();
  let requests = 0;
  let withoutTime = 0;
  let last = start.ts;
  let separator = "\n";

  const calls = new Calls<Begun>({
    begin: (exchange, request) => {
      const begun = {
        spanId: hash("sha256", `span\n${requests++}\n${seed}`).slice(0, 16),
        context: contextOf(request) ?? headers.get(request.exchangeNumber ?? -1),
      };
      cancellable.set(cancelKey(exchange.direction, request.id), begun);
      return begun;
    },
    end: (exchange, begun, answer) => {
      cancellable.delete(cancelKey(exchange.direction, exchange.id));
      const from = unixNanoseconds(exchange.ts);
      const to = unixNanoseconds(answer?.ts ?? begun.cancelledTs ?? last);
      if (from === undefined || to === undefined) withoutTime++;
      else span(callSpan(exchange, begun, { start: from, end: latest(from, to) }));
    },
  });

  function callSpan(exchange: Exchange, { spanId, context }: Begun, time: Pick<Span, "start" | "end">): Span {
    const own = { traceId, spanId: root };
    return {
      ...time,
      traceId: context?.traceId ?? traceId,
      spanId,
      parentSpanId: context?.parentId ?? root,
      ...(context ? { remoteFlags: context.flags, traceState: context.state, links: [own] } : {}),
      name:
        exchange.target === undefined || !isNamed(exchange) ? exchange.method : `${exchange.method} ${exchange.target}`,
      // The resource is the server: it serves the client's requests, and is the client of those that it makes itself.
      kind: exchange.direction === "c2s" ? KIND.server : KIND.client,
      attributes: { ...callAttributes(exchange), "network.transport": session.transport === "stdio" ? "pipe" : "tcp" },
      error: errorOf(exchange),
    };
  }

  function span(one: Span): void {
    out.write(separator + spanJson(one));
    separator = ",\n";
  }

  const scope = { name: NAME.toLowerCase(), version: VERSION };
  out.write(`{"resourceSpans": [{"scopeSpans": [{"scope": ${clearedJson(scope)}, "spans": [`);
  return {
    observer: {
      httpRequest: ({ exchange, headers: { traceparent, tracestate } }) => {
        const context = traceContext(traceparent, tracestate);
        if (context && headers.size < MAX_HEADERS) headers.set(exchange, context);
      },
      httpEnd: ({ exchange }) => void headers.delete(exchange),
      message: (message) => {
        if (message.method === "notifications/cancelled") {
          const begun = cancellable.get(cancelKey(message.direction, paramsOf(message)?.requestId));
          if (begun) begun.cancelledTs ??= message.ts;
        }
        calls.message(message);
      },
      record: ({ record }) => {
        if (unixNanoseconds(record.ts) !== undefined) last = record.ts;
      },
    },
    finish: (result) => {
      calls.finish();
      const from = unixNanoseconds(start.ts);
      const to = unixNanoseconds(last);
      if (from !== undefined && to !== undefined) span(sessionSpan(session, { start: from, end: latest(from, to) }));
      out.write(`\n]}], "resource": ${clearedJson({ attributes: resourceAttributes(result) })}}]}\n`);
      return undefined;
    },
  };

  function sessionSpan({ transport, negotiated, end }: Session, time: Pick<Span, "start" | "end">): Span {
    return {
      ...time,
      traceId,
      spanId: root,
      name: "mcp session",
      kind: KIND.internal,
      attributes: {
        "network.transport": transport === "stdio" ? "pipe" : "tcp",
        "mcp.protocol.version": negotiated,
        "process.exit.code": end?.exitCode ?? undefined,
      },
    };
  }

  function resourceAttributes({ summary }: SessionResult): unknown[] {
    const { key, version } = session.server;
    return attributeList({
      "service.name": key,
      "service.version": version,
      "mcp.session.id": start.session === "" ? undefined : start.session,
      "portlight.capture.path": session.path,
      "portlight.capture.state": summary.state,
      "portlight.capture.dropped": summary.dropped > 0 ? summary.dropped : undefined,
      "portlight.capture.damaged_lines": summary.damagedCount > 0 ? summary.damagedCount : undefined,
      "portlight.spans_without_time": withoutTime > 0 ? withoutTime : undefined,
    });
  }
}

/** A clock that was set back must not make a span end before it began. */
function latest(from: bigint, to: bigint): bigint {
  return to < from ? from : to;
}

function paramsOf({ body }: Message): Readonly<Record<string, unknown>> | undefined {
  return isObject(body?.params) ? body.params : undefined;
}

function contextOf(request: Message): TraceContext | undefined {
  const meta = paramsOf(request)?._meta;
  return isObject(meta) ? traceContext(meta.traceparent, meta.tracestate) : undefined;
}

function cancelKey(direction: string, id: unknown): string {
  return `${direction} ${typeof id} ${String(id)}`;
}

/** Names of tools and prompts are few and belong to the span's name; addresses of resources are not. */
function isNamed({ method }: Exchange): boolean {
  return method === "tools/call" || method === "prompts/get";
}

function callAttributes(exchange: Exchange): Span["attributes"] {
  const { method, target, id, revision, errorCode, httpStatus, outcome, position } = exchange;
  return {
    "mcp.method.name": method,
    "mcp.protocol.version": revision,
    "jsonrpc.request.id": id === undefined || id === null ? undefined : typeof id === "string" ? id : idJson(id),
    "gen_ai.operation.name": method === "tools/call" ? "execute_tool" : undefined,
    "gen_ai.tool.name": method === "tools/call" ? target : undefined,
    "gen_ai.prompt.name": method === "prompts/get" ? target : undefined,
    "mcp.resource.uri": method.startsWith("resources/") ? target : undefined,
    "rpc.response.status_code": errorCode === undefined ? undefined : String(errorCode),
    "http.response.status_code": httpStatus,
    "error.type": errorOf(exchange),
    "portlight.outcome": outcome,
    "portlight.capture.line": position.line,
  };
}

/** A word or a code, never what the peer wrote. */
function errorOf({ outcome, errorCode, httpStatus }: Exchange): string | undefined {
  switch (outcome) {
    case "tool-error":
      return "tool_error";
    case "protocol-error":
      return errorCode !== undefined
        ? String(errorCode)
        : httpStatus !== undefined
          ? String(httpStatus)
          : "protocol_error";
    case "crash":
    case "timeout":
      return outcome;
    default:
      return undefined;
  }
}
