import type { LocatedRecord, SessionStart } from "../capture/types.ts";
import { NAME, VERSION } from "../catalog/product.ts";
import { jsonText } from "../content/neutralise.ts";
import { clearedStart } from "../session/cleared-start.ts";
import { MessageTexts, StreamTexts } from "../session/message-text.ts";
import type { SessionResult } from "../session/observe.ts";
import type { Exchange, Message, Session } from "../session/types.ts";
import { durationOf, methodUsage, toolUsage } from "../session/usage.ts";
import { clearedJson, idJson } from "./cleared.ts";
import type { Exporter, Output } from "./export.ts";

const SCHEMA_VERSION = 1;

/**
 * The session as one JSON object, an element of a list on each line: what was recorded in order (`events`), requests with what
 * became of them (`exchanges`), the surface and its use. Messages stand as they are in the log, without secrets.
 */
export function jsonExporter(session: Session, start: SessionStart, out: Output): Exporter {
  const texts = new MessageTexts();
  const stderr = new StreamTexts();
  let separator = "\n";
  const { type: _type, format: _format, ...recorded } = clearedStart(start);
  out.write(`{\n"schemaVersion": ${SCHEMA_VERSION},\n`);
  out.write(`"tool": ${clearedJson({ name: NAME.toLowerCase(), version: VERSION })},\n`);
  out.write(`"capture": ${clearedJson({ path: session.path, format: session.format, ...recorded })},\n"events": [`);

  function event(fields: string): void {
    out.write(`${separator}${fields}`);
    separator = ",\n";
  }

  function message(message: Message, replayed: boolean): void {
    event(messageJson(message, replayed, texts));
  }

  return {
    observer: {
      message: (one) => message(one, false),
      replay: (one) => message(one, true),
      record: (located) => {
        const fields = recordFields(located, stderr);
        if (fields) event(clearedJson(fields));
      },
    },
    *finish(result) {
      out.write(`\n],\n"exchanges": [`);
      separator = "\n";
      for (const exchange of session.exchanges) {
        event(exchangeJson(exchange));
        yield;
      }
      out.write("\n]");
      for (const [name, value] of Object.entries(endFields(session, result))) {
        out.write(`,\n"${name}": ${clearedJson(value)}`);
      }
      out.write("\n}\n");
    },
  };
}

function messageJson(message: Message, replayed: boolean, texts: MessageTexts): string {
  const { seq, ts, position, kind, direction, exchange, batchIndex, exchangeNumber } = message;
  const cleared = texts.of(message);
  const isAnswer = exchange !== undefined && exchange.direction !== direction;
  const head = clearedJson({
    type: "message",
    seq,
    ts,
    line: position.line,
    kind,
    direction,
    ...(message.method === undefined ? {} : { method: message.method }),
    ...(batchIndex === undefined ? {} : { batchIndex }),
    ...(exchangeNumber === undefined ? {} : { httpExchange: exchangeNumber }),
    ...(message.sse === undefined ? {} : { sse: message.sse }),
    ...(message.revision === undefined ? {} : { revision: message.revision }),
    ...(isAnswer ? { answersSeq: exchange.seq, answersMethod: exchange.method } : {}),
    ...(replayed ? { replay: true } : {}),
    ...(message.truncated ? { truncated: true } : {}),
    ...(message.redacted || cleared?.removed ? { redacted: true } : {}),
  });
  const id = message.id === undefined ? "" : `,"id":${idJson(message.id)}`;
  // Bytes that are no text stay out: what they hold cannot be looked through.
  const body =
    cleared === undefined
      ? `,"notText":true`
      : message.raw
        ? `,"message":${jsonText(cleared.text)}`
        : `,"text":${jsonText(JSON.stringify(cleared.text))}`;
  return `${head.slice(0, -1)}${id}${body}}`;
}

/** A record that holds no message; undefined for frames, which `message` writes, and for the first record and the last. */
function recordFields(
  { record, line }: LocatedRecord,
  stderr: StreamTexts,
): Readonly<Record<string, unknown>> | undefined {
  switch (record.type) {
    case "session.start":
    case "session.end":
      return undefined;
    case "frame":
      // The address that HTTP+SSE posts go to is no message.
      return record.sse?.event === "endpoint" ? { ...record, type: "sse", line } : undefined;
    case "stderr":
      return { ...record, line, text: stderr.of(record.text).text };
    default:
      return { ...record, line };
  }
}

function exchangeJson(exchange: Exchange): string {
  const { seq, ts, direction, method, target, revision, callIndex, outcome, responses, position } = exchange;
  const { responsePosition, responseTs, errorCode, httpStatus, cancelled, answerMayBeLost } = exchange;
  const durationMs = durationOf(exchange);
  const fields = clearedJson({
    seq,
    line: position.line,
    ts,
    direction,
    method,
    ...(target === undefined ? {} : { target }),
    ...(revision === undefined ? {} : { revision }),
    ...(callIndex === undefined ? {} : { callIndex }),
    outcome,
    responses,
    ...(responsePosition === undefined ? {} : { responseLine: responsePosition.line, responseTs }),
    ...(durationMs === undefined ? {} : { durationMs }),
    ...(errorCode === undefined ? {} : { errorCode }),
    ...(httpStatus === undefined ? {} : { httpStatus }),
    ...(cancelled ? { cancelled } : {}),
    ...(answerMayBeLost ? { answerMayBeLost } : {}),
  });
  return exchange.id === undefined ? fields : `${fields.slice(0, -1)},"id":${idJson(exchange.id)}}`;
}

function endFields(session: Session, { summary }: SessionResult): Readonly<Record<string, unknown>> {
  const { server, capabilities, negotiated, exchangesOmitted, frames } = session;
  const { records, bytes, dropped, damaged, damagedCount, missing, outOfOrder } = summary;
  const tools = toolUsage(session).map(({ position, ...tool }) => ({
    ...tool,
    ...(position === undefined ? {} : { line: position.line }),
  }));
  return {
    server: { ...server, ...(negotiated === undefined ? {} : { revision: negotiated }) },
    capabilities,
    tools,
    methods: methodUsage(session),
    end: {
      ...session.end,
      frames,
      exchangesOmitted,
      records,
      bytes,
      dropped,
      damaged,
      damagedCount,
      missing,
      outOfOrder,
    },
  };
}
