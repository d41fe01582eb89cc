import { createHash } from "node:crypto";
import { scanJson } from "../../capture/json-scan.ts";
import { FRAME_DEPTH } from "../../capture/limits.ts";
import type { Direction, SseFields } from "../../capture/types.ts";
import type { CaptureWriter } from "../../capture/writer.ts";
import type { RedactionRules } from "../../content/redact.ts";
import type { Redactor } from "../redactor.ts";
import type { Endpoints } from "./endpoints.ts";
import { KeptBytes, type MemoryPool } from "./kept-bytes.ts";

/** Read beyond the limit of a message, so that a secret which the cut would split is seen whole and replaced. */
const LOOKAHEAD = 8 * 1024;
/** Where a body says that it is a message of the protocol. */
const PEEK = 4096;

/** What the parts of the recorder share. */
export interface Recording {
  readonly capture: CaptureWriter;
  readonly frameBytes: number;
  /** Undefined stores everything in clear; the same for the rules. */
  readonly redactor: Redactor | undefined;
  readonly rules: RedactionRules | undefined;
  /** Of a session id. */
  readonly hash: (value: string) => string;
  /** Replaces the secrets of a short text. */
  readonly clean: (text: string) => string;
  readonly pool: MemoryPool;
  readonly endpoints: Endpoints;
  /** Resolves when what is decoded beside this thread is told. */
  readonly pending: Set<Promise<void>>;
}

/** Room for one message. */
export function messageBytes({ frameBytes, pool }: Recording): KeptBytes {
  return new KeptBytes(frameBytes + LOOKAHEAD, pool);
}

export interface MessagePlace {
  readonly exchange: number;
  readonly ts: string;
  readonly sse?: SseFields;
  /** False when it ended before it was whole. */
  readonly complete: boolean;
}

/** Stores one message as it came, with its secrets replaced. */
export function storeMessage(recording: Recording, dir: Direction, message: KeptBytes, place: MessagePlace): void {
  const { capture, frameBytes, redactor } = recording;
  const { bytes, length } = message;
  const clean = redactor?.(bytes);
  const stored = clean ?? bytes;
  const cut = !place.complete || length > bytes.length || length > frameBytes || stored.length > frameBytes;
  const sha256 = cut && !clean ? (message.sha256() ?? createHash("sha256").update(bytes).digest("hex")) : undefined;
  capture.frame(dir, stored, {
    ts: place.ts,
    exchange: place.exchange,
    ...(place.sse && { sse: place.sse }),
    ...(cut && { whole: { bytes: length, ...(sha256 !== undefined && { sha256 }) } }),
    ...(clean && { redacted: true }),
    // A marker may turn what was no message into JSON; what the capture says of its form is what came.
    ...(clean && !isJson(bytes) && { noise: true }),
  });
}

/** True for what calls itself a message, wherever it is found. */
export function saysJsonRpc(bytes: Buffer): boolean {
  return bytes.subarray(0, PEEK).includes('"jsonrpc"');
}

function isJson(bytes: Buffer): boolean {
  const form = scanJson(bytes, FRAME_DEPTH);
  return form === "json" || form === "breaks";
}
