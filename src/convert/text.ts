import type { LocatedRecord, SessionStart } from "../capture/types.ts";
import { terminalText } from "../content/neutralise.ts";
import { redactText } from "../content/redact.ts";
import { clearedStart } from "../session/cleared-start.ts";
import { type ClearedText, MessageTexts, StreamTexts } from "../session/message-text.ts";
import type { SessionResult } from "../session/observe.ts";
import { unixNanoseconds } from "../session/timestamp.ts";
import type { Message, Session } from "../session/types.ts";
import { durationOf } from "../session/usage.ts";
import type { Exporter, Output } from "./export.ts";

/** Of one message, in UTF-16 units; the JSON export has all of it. */
const SHOWN = 2000;

/**
 * The session for reading in a terminal or a build log: a line for each message, with its text below. Everything that a peer said is
 * on one line and neutralised.
 */
export function textExporter(session: Session, start: SessionStart, out: Output): Exporter {
  const texts = new MessageTexts(SHOWN);
  const stderr = new StreamTexts();
  const begin = unixNanoseconds(start.ts);
  const { server, recorder, session: id } = clearedStart(start);
  const command = server.argv?.join(" ") ?? server.url;
  out.write(`${clean(session.path)}: session ${clean(id) || "without a name"} over ${session.transport}\n`);
  out.write(
    `recorded ${clean(start.ts) || "at an unknown time"} by ${clean(`${recorder.name} ${recorder.version}`.trim())}\n`,
  );
  if (command !== undefined) out.write(`server ${terminalText(command)}\n`);
  out.write("\n");

  function line(at: LocatedRecord["record"] & { readonly ts: string }, number: number, text: string): void {
    out.write(`${String(number).padStart(5)} ${elapsed(begin, at.ts).padStart(11)}  ${text}\n`);
  }

  function message(one: Message, note: string): void {
    const { position, ts, direction } = one;
    const arrow = direction === "c2s" ? "→" : "←";
    out.write(
      `${String(position.line).padStart(5)} ${elapsed(begin, ts).padStart(11)}  ${arrow} ${headline(one)}${note}\n`,
    );
    out.write(`        ${bodyText(texts.of(one), one)}\n`);
  }

  return {
    observer: {
      message: (one) => message(one, ""),
      replay: (one) => message(one, "  (sent again)"),
      record: (located) => {
        const { record } = located;
        switch (record.type) {
          case "http.request":
            return line(record, located.line, `→ HTTP ${clean(`${record.method} ${record.path}`)}`);
          case "http.response":
            return line(record, located.line, `← HTTP ${record.status}`);
          case "http.end":
            if (record.reason === "complete") return;
            return line(record, located.line, `· HTTP exchange ${record.exchange} ended: ${clean(record.reason)}`);
          case "stderr":
            return line(record, located.line, `· stderr: ${terminalText(cut(stderr.of(record.text, SHOWN)))}`);
          case "process": {
            const how = record.signal ? ` by ${clean(record.signal)}` : record.code == null ? "" : ` ${record.code}`;
            return line(record, located.line, `· process ${clean(record.event)}${how}`);
          }
          case "gap":
            return line(record, located.line, `! ${record.dropped} messages are missing here: ${clean(record.reason)}`);
          case "gate":
            return line(record, located.line, `! gate ${clean(record.action)} ${clean(record.tool)}`);
          default:
        }
      },
    },
    finish: (result) => {
      out.write(`\n${endText(session, result)}\n`);
      return undefined;
    },
  };
}

function clean(text: string): string {
  return terminalText(redactText(text).text);
}

/** `+1.234567 s` since the session's first record. */
function elapsed(begin: bigint | undefined, ts: string): string {
  const now = unixNanoseconds(ts);
  if (begin === undefined || now === undefined) return "?";
  const micros = Number((now - begin) / 1000n);
  return `${micros < 0 ? "-" : "+"}${(Math.abs(micros) / 1e6).toFixed(6)}`;
}

function headline(message: Message): string {
  const { kind, exchange, direction, redacted, truncated } = message;
  const isAnswer = exchange !== undefined && exchange.direction !== direction;
  const subject = isAnswer ? exchange : message;
  const name = [subject.method ?? (kind === "response" ? "answer to an unknown request" : kind)];
  if (exchange?.target !== undefined) name.push(exchange.target);
  const parts = [clean(name.join(" "))];
  if (message.id !== undefined) parts.push(`id ${clean(String(message.id))}`);
  if (isAnswer) {
    parts.push(exchange.errorCode === undefined ? exchange.outcome : `${exchange.outcome} ${exchange.errorCode}`);
    const duration = durationOf(exchange);
    if (duration !== undefined) parts.push(`${duration.toFixed(1)} ms`);
  }
  if (truncated) parts.push("cut by the recorder");
  if (redacted) parts.push("redacted");
  return parts.join("  ");
}

function bodyText(body: ClearedText | undefined, message: Message): string {
  return body === undefined
    ? `(${message.position.bytes} bytes in the log that are not UTF-8)`
    : terminalText(cut(body));
}

function cut({ text, length }: ClearedText): string {
  return length > text.length ? `${text} … ${length - text.length} more characters` : text;
}

function endText(session: Session, { summary }: SessionResult): string {
  const { frames, end } = session;
  const parts = [
    `${frames.c2s} messages from the client, ${frames.s2c} from the server; the capture is ${summary.state}`,
  ];
  if (summary.dropped > 0) parts.push(`${summary.dropped} messages were dropped by the recorder`);
  if (summary.damagedCount > 0) parts.push(`${summary.damagedCount} lines could not be read`);
  if (end?.exitCode != null) parts.push(`the server exited with ${end.exitCode}`);
  if (end?.signal) parts.push(`the server was ended by ${clean(end.signal)}`);
  return `${parts.join("; ")}.`;
}
