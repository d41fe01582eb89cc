import type { LocatedRecord, SessionStart } from "../../capture/types.ts";
import { pageText } from "../../content/neutralise.ts";
import { redactText } from "../../content/redact.ts";
import { isObject, type JsonObject } from "../../findings/json-object.ts";
import { META } from "../../protocol/meta.ts";
import { type ClearedText, MessageTexts, StreamTexts } from "../../session/message-text.ts";
import { unixNanoseconds } from "../../session/timestamp.ts";
import type { Exchange, Message, SessionObserver } from "../../session/types.ts";
import { durationOf, hasFailed } from "../../session/usage.ts";
import type { RowKind, RowView } from "./view.ts";

/** Rows of a page. Beyond them only those that a finding stands at. */
const MAX_ROWS = 30_000;

/** Of all texts together, in bytes of the page, and of one text as the room gets less: share that is used, characters. */
const TEXT_BYTES = 7 * 1024 * 1024;
const LONGEST: readonly (readonly [number, number])[] = [
  [0.5, 16_384],
  [0.75, 4096],
  [0.9, 1024],
  [Number.POSITIVE_INFINITY, 200],
];

/** Names and other short texts. */
const SHORT = 200;

type Draft = { -readonly [K in keyof RowView]: RowView[K] };

export interface TimelineOptions {
  /** Lines that findings stand at. */
  readonly wanted: ReadonlySet<number>;
  readonly maxRows?: number;
  readonly textBytes?: number;
}

/** Makes the rows of the page while the session streams by; bounded, whatever the session's length. */
export class Timeline {
  readonly rows: Draft[] = [];
  /** Row of the first record on a line. */
  readonly rowOfLine = new Map<number, number>();
  /** What the client calls itself. */
  client: string | undefined;
  /** Counts for the sentences about what is missing. */
  readonly seen = { left: 0, cut: 0, redacted: 0, removed: 0, truncated: 0, notText: 0, gaps: 0, replayed: 0 };
  last: string;

  readonly #options: TimelineOptions;
  readonly #begin: bigint | undefined;
  readonly #texts = new MessageTexts((LONGEST[0] as readonly [number, number])[1]);
  readonly #stderr = new StreamTexts();
  /** Requests on the page: their rows, until the end tells what became of them. */
  readonly #requests = new Map<Exchange, number>();
  readonly #answers: { readonly row: number; readonly exchange: Exchange }[] = [];
  #used = 0;

  constructor(start: SessionStart, options: TimelineOptions) {
    this.#options = options;
    this.#begin = unixNanoseconds(start.ts);
    this.last = start.ts;
  }

  observer(): SessionObserver {
    return {
      ruleId: "timeline",
      message: (message) => this.#message(message, false),
      replay: (message) => this.#message(message, true),
      record: (located) => this.#record(located),
    };
  }

  /** Links what belongs together; to be called once, after the session's end. */
  finish(): void {
    for (const [exchange, row] of this.#requests) describe(this.rows[row] as Draft, exchange);
    for (const { row, exchange } of this.#answers) {
      const answer = this.rows[row] as Draft;
      describe(answer, exchange);
      const request = this.#requests.get(exchange);
      if (request === undefined) continue;
      answer.pair = request;
      (this.rows[request] as Draft).pair ??= row;
    }
  }

  #message(message: Message, replayed: boolean): void {
    const { kind, direction, position, exchange, ts } = message;
    this.client ??= clientOf(message);
    const isAnswer = exchange !== undefined && exchange.direction !== direction;
    const cleared = this.#texts.of(message);
    if (message.truncated) this.seen.truncated++;
    if (message.redacted || cleared?.removed) this.seen.redacted++;
    if (cleared?.removed) this.seen.removed += cleared.removed;
    if (cleared === undefined) this.seen.notText++;
    if (replayed) this.seen.replayed++;
    const subject = isAnswer ? exchange : message;
    const row = this.#row(position.line, ts, rowKind(kind, isAnswer), subject.method ?? unnamed(kind));
    if (!row) return;
    row.direction = direction;
    if (exchange?.target !== undefined) row.target = short(exchange.target);
    if (message.id !== undefined && message.id !== null) row.id = short(String(message.id));
    if (cleared) this.#body(row, cleared);
    const marks = [
      ...(message.redacted || cleared?.removed ? ["redacted"] : []),
      ...(message.truncated ? ["cut by the recorder"] : []),
      ...(replayed ? ["sent again"] : []),
      ...(cleared ? [] : ["not UTF-8"]),
    ];
    if (marks.length > 0) row.marks = marks;
    if (!exchange) return;
    const index = this.rows.length - 1;
    if (isAnswer) this.#answers.push({ row: index, exchange });
    else if (!this.#requests.has(exchange)) this.#requests.set(exchange, index);
  }

  #record({ record, line }: LocatedRecord): void {
    if (unixNanoseconds(record.ts) !== undefined) this.last = record.ts;
    switch (record.type) {
      case "http.request": {
        const row = this.#row(line, record.ts, "http", `${record.method} ${record.path}`);
        if (row) this.#http(row, record.dir, record.exchange, record.headers);
        return;
      }
      case "http.response": {
        const row = this.#row(line, record.ts, "http", `HTTP ${record.status}`);
        if (!row) return;
        if (record.status >= 400) row.failed = true;
        this.#http(row, record.dir, record.exchange, record.headers);
        return;
      }
      case "http.end": {
        if (record.reason === "complete") return;
        const row = this.#row(line, record.ts, "http", `exchange ended: ${record.reason}`);
        if (row) row.id = String(record.exchange);
        return;
      }
      case "stderr": {
        const row = this.#row(line, record.ts, "stderr", "stderr");
        const text = this.#stderr.of(record.text, 4096);
        if (row) this.#body(row, text);
        return;
      }
      case "process": {
        const how = record.signal ? ` by ${record.signal}` : record.code == null ? "" : ` with status ${record.code}`;
        this.#row(line, record.ts, "process", `process ${record.event}${how}`);
        return;
      }
      case "gap": {
        this.seen.gaps++;
        const row = this.#row(line, record.ts, "gap", `${record.dropped} messages are missing here: ${record.reason}`);
        if (row) row.failed = true;
        return;
      }
      case "gate":
        this.#row(line, record.ts, "gap", `the recorder's gate: ${record.action} ${record.tool}`);
        return;
      default:
    }
  }

  #http(row: Draft, direction: "c2s" | "s2c", exchange: number, headers: Readonly<Record<string, unknown>>): void {
    row.direction = direction;
    row.id = String(exchange);
    this.#body(row, { text: redactText(JSON.stringify(headers), { json: true }).text, length: 0, removed: 0 });
  }

  #row(line: number, ts: string, kind: RowKind, name: string): Draft | undefined {
    const { wanted, maxRows = MAX_ROWS } = this.#options;
    if (this.rows.length >= maxRows && !wanted.has(line)) {
      this.seen.left++;
      return undefined;
    }
    const now = unixNanoseconds(ts);
    const row: Draft = { line, kind, name: short(name) };
    if (now !== undefined && this.#begin !== undefined) row.time = Number((now - this.#begin) / 1000n);
    if (!this.rowOfLine.has(line)) this.rowOfLine.set(line, this.rows.length);
    this.rows.push(row);
    return row;
  }

  #body(row: Draft, { text, length }: ClearedText): void {
    const share = this.#used / (this.#options.textBytes ?? TEXT_BYTES);
    const [, longest] = LONGEST.find(([upTo]) => share < upTo) as readonly [number, number];
    const kept = text.length > longest ? text.slice(0, longest).toWellFormed() : text;
    row.body = pageText(kept);
    const whole = Math.max(length, text.length);
    if (whole > kept.length) {
      row.whole = whole;
      this.seen.cut++;
    }
    // Quotes and backslashes take two bytes in the page.
    this.#used += Buffer.byteLength(JSON.stringify(row.body));
  }
}

function describe(row: Draft, exchange: Exchange): void {
  const { outcome, errorCode, httpStatus, responses } = exchange;
  const code = errorCode ?? httpStatus;
  if (outcome === "unknown" && responses === 0) {
    row.outcome = exchange.answerMayBeLost ? "answer not recorded" : "no answer";
  } else row.outcome = code === undefined ? WORDS[outcome] : `${WORDS[outcome]} ${code}`;
  if (hasFailed(exchange) || (outcome === "unknown" && responses === 0 && !exchange.answerMayBeLost)) row.failed = true;
  const ms = durationOf(exchange);
  if (ms !== undefined) row.ms = ms;
}

const WORDS: Readonly<Record<Exchange["outcome"], string>> = {
  ok: "ok",
  "tool-error": "tool error",
  "protocol-error": "error",
  cancelled: "cancelled",
  crash: "server died",
  timeout: "timed out",
  unknown: "answered",
};

function rowKind(kind: Message["kind"], isAnswer: boolean): RowKind {
  if (isAnswer) return "response";
  return kind === "request" || kind === "response" || kind === "notification" ? kind : "other";
}

function unnamed(kind: Message["kind"]): string {
  switch (kind) {
    case "response":
      return "answer to an unknown request";
    case "noise":
      return "no JSON";
    case "opaque":
      return "a message that was cut";
    default:
      return "no JSON-RPC message";
  }
}

function clientOf({ direction, method, body }: Message): string | undefined {
  if (direction !== "c2s") return undefined;
  const params = member(body, "params");
  const info =
    method === "initialize" ? member(params, "clientInfo") : member(member(params, "_meta"), META.clientInfo);
  if (typeof info?.name !== "string") return undefined;
  return short(typeof info.version === "string" ? `${info.name} ${info.version}` : info.name);
}

function member(object: JsonObject | undefined, name: string): JsonObject | undefined {
  const value = object?.[name];
  return isObject(value) ? value : undefined;
}

/** A name on the page. */
export function short(text: string): string {
  const clean = pageText(redactText(text.slice(0, 4 * SHORT)).text);
  return clean.length > SHORT ? `${clean.slice(0, SHORT).toWellFormed()}…` : clean;
}
