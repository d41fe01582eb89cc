import { deeperThan } from "../capture/depth.ts";
import { FRAME_DEPTH } from "../capture/limits.ts";
import { leadingMembers } from "../capture/member-span.ts";
import type { Direction, FrameRecord, LinePosition, LocatedRecord, SseFields } from "../capture/types.ts";
import { isObject } from "../findings/json-object.ts";
import { exactInteger, FrameNumbers, mayBeRounded } from "./exact-id.ts";
import type { Era, Exchange, JsonObject, Message, MessageKind, RpcId } from "./types.ts";

const SHOWN_TEXT = 200;

export function objectMember(object: JsonObject | undefined, name: string): JsonObject | undefined {
  const value = object?.[name];
  return isObject(value) ? value : undefined;
}

export function textMember(object: JsonObject | undefined, name: string): string | undefined {
  const value = object?.[name];
  return typeof value === "string" ? value : undefined;
}

/**
 * A message while it is being understood; observers see it as `Message`. Every member is there from the start: rules look
 * at millions of these, and objects of one shape are read several times faster.
 */
export class DraftMessage implements Message {
  kind: MessageKind;
  readonly direction: Direction;
  readonly position: LinePosition;
  readonly seq: number;
  readonly ts: string;
  batchIndex?: number;
  exchangeNumber?: number;
  sse?: SseFields;
  readonly truncated: boolean;
  readonly redacted: boolean;
  body?: JsonObject;
  text?: string;
  method?: string;
  id?: RpcId;
  /** Of a cancellation: which request it names. */
  cancelledId?: RpcId;
  revision?: string;
  era?: Era;
  exchange?: Exchange;
  partnerLost?: boolean;
  raw?: () => string;
  line?: () => string;

  constructor(record: FrameRecord, position: LinePosition, kind: MessageKind) {
    this.kind = kind;
    this.direction = record.dir;
    this.position = position;
    this.seq = record.seq;
    this.ts = record.ts;
    this.truncated = record.truncated === true;
    this.redacted = record.redacted === true;
    if (record.exchange !== undefined) this.exchangeNumber = record.exchange;
    if (record.sse !== undefined) this.sse = record.sse;
  }
}

/** Hands on the messages of a frame: one, or those of a batch one after the other. */
export function eachMessage(located: LocatedRecord, record: FrameRecord, take: (message: DraftMessage) => void): void {
  const position: LinePosition = { line: located.line, offset: located.offset, bytes: located.bytes };
  const { frame } = record;
  if (frame === undefined) {
    const message = unreadable(record, position);
    if (located.rawLine) message.line = located.rawLine;
    take(message);
  } else if (Array.isArray(frame) && frame.length > 0) {
    const numbers = new FrameNumbers(located, true);
    for (let i = 0; i < frame.length; i++) take(understood(frame[i], located, record, position, i, numbers));
  } else {
    take(understood(frame, located, record, position, located.batchIndex, new FrameNumbers(located, false)));
  }
}

function understood(
  value: unknown,
  located: LocatedRecord,
  record: FrameRecord,
  position: LinePosition,
  batchIndex: number | undefined,
  numbers: FrameNumbers,
): DraftMessage {
  const message = new DraftMessage(record, position, isObject(value) ? kindOf(value) : "other");
  if (batchIndex !== undefined) message.batchIndex = batchIndex;
  if (located.rawFrame) message.raw = located.rawFrame;
  if (located.rawLine) message.line = located.rawLine;
  if (!isObject(value)) return message;
  message.body = value;
  if (typeof value.method === "string") message.method = value.method;
  if (Object.hasOwn(value, "id")) message.id = numbers.exact(value.id, batchIndex, ["id"]);
  if (message.method === "notifications/cancelled") {
    const cancelled = objectMember(value, "params")?.requestId;
    message.cancelledId = numbers.exact(cancelled, batchIndex, ["params", "requestId"]);
  }
  return message;
}

function kindOf(body: JsonObject): MessageKind {
  if (typeof body.method === "string") return Object.hasOwn(body, "id") ? "request" : "notification";
  if (Object.hasOwn(body, "method")) return "other";
  return Object.hasOwn(body, "result") || Object.hasOwn(body, "error") ? "response" : "other";
}

function unreadable(record: FrameRecord, position: LinePosition): DraftMessage {
  const { text } = record;
  // A message nested too deep for the recorder is stored as text: it is JSON that cannot be judged, not noise.
  const opaque =
    record.truncated === true || (text !== undefined && /^\s*[[{]/.test(text) && deeperThan(text, FRAME_DEPTH));
  const message = new DraftMessage(record, position, opaque ? "opaque" : "noise");
  if (text === undefined) return message;
  message.text = text.slice(0, SHOWN_TEXT);
  if (record.truncated === true) readEnvelope(message, text);
  return message;
}

/**
 * Reads id and method of a message that was cut, where they come before the cut: many peers write the long member last.
 * Both together make it a request; an id before `result` or `error` makes it a response.
 */
function readEnvelope(message: DraftMessage, text: string): void {
  if (!text.startsWith("{")) return;
  const members = leadingMembers(text);
  const id = scalar(members.get("id"));
  if (id === undefined) return;
  const method = scalar(members.get("method"));
  if (typeof method === "string") message.method = method;
  else if (!members.has("result") && !members.has("error")) return;
  message.id = id;
}

function scalar(text: string | undefined): string | number | bigint | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (mayBeRounded(value)) return exactInteger(text) ?? value;
    return typeof value === "string" || typeof value === "number" ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What `params` names: a tool, a prompt or a resource. */
export function targetOf(body: JsonObject): string | undefined {
  const params = objectMember(body, "params");
  return textMember(params, "name") ?? textMember(params, "uri");
}
