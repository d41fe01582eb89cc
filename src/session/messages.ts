import { deeperThan } from "../capture/depth.ts";
import { FRAME_DEPTH } from "../capture/limits.ts";
import type { FrameRecord, LinePosition, LocatedRecord } from "../capture/types.ts";
import type { JsonObject, Message, MessageKind } from "./types.ts";

/** A message while it is being understood; observers see it as `Message`. */
export type DraftMessage = { -readonly [K in keyof Message]: Message[K] };

const SHOWN_TEXT = 200;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function objectMember(object: JsonObject | undefined, name: string): JsonObject | undefined {
  const value = object?.[name];
  return isObject(value) ? value : undefined;
}

export function textMember(object: JsonObject | undefined, name: string): string | undefined {
  const value = object?.[name];
  return typeof value === "string" ? value : undefined;
}

/** The messages of a frame: one, or one for each element of a batch. */
export function messagesOf(located: LocatedRecord, record: FrameRecord): DraftMessage[] {
  const position: LinePosition = { line: located.line, offset: located.offset, bytes: located.bytes };
  if (record.frame === undefined) return [unreadable(record, position)];
  const { frame } = record;
  if (Array.isArray(frame) && frame.length > 0) {
    return frame.map((element, index) => understood(element, located, record, position, index));
  }
  return [understood(frame, located, record, position, located.batchIndex)];
}

function common(record: FrameRecord, position: LinePosition, kind: MessageKind): DraftMessage {
  const message: DraftMessage = {
    kind,
    direction: record.dir,
    position,
    seq: record.seq,
    ts: record.ts,
    truncated: record.truncated === true,
    redacted: record.redacted === true,
  };
  if (record.exchange !== undefined) message.exchangeNumber = record.exchange;
  if (record.sse !== undefined) message.sse = record.sse;
  return message;
}

function understood(
  value: unknown,
  located: LocatedRecord,
  record: FrameRecord,
  position: LinePosition,
  batchIndex: number | undefined,
): DraftMessage {
  const message = common(record, position, isObject(value) ? kindOf(value) : "other");
  if (batchIndex !== undefined) message.batchIndex = batchIndex;
  if (located.rawFrame) message.raw = located.rawFrame;
  if (!isObject(value)) return message;
  message.body = value;
  if (typeof value.method === "string") message.method = value.method;
  if (Object.hasOwn(value, "id")) message.id = value.id;
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
  const message = common(record, position, opaque ? "opaque" : "noise");
  if (text !== undefined) message.text = text.slice(0, SHOWN_TEXT);
  return message;
}

/** What `params` names: a tool, a prompt or a resource. */
export function targetOf(body: JsonObject): string | undefined {
  const params = objectMember(body, "params");
  return textMember(params, "name") ?? textMember(params, "uri");
}
