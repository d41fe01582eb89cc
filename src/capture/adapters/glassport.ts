import { isObject } from "../../findings/json-object.ts";
import { isCount, Malformed } from "../records.ts";
import type { BodyRecord, FrameRecord, GateRecord, SessionStart, SseFields, Transport } from "../types.ts";
import type { AdaptedLine, Adapter } from "./adapter.ts";

/** An HTTP body of this many bytes was cut by glassport, which then logs it as text. */
const BODY_CAP = 1_000_000;

const GATE_ACTIONS: ReadonlyMap<unknown, GateRecord["action"]> = new Map([
  ["blocked", "blocked"],
  ["injected", "injected"],
  ["gate_skipped", "skipped"],
  ["gate_disabled", "disabled"],
]);

export function isGlassport(value: Readonly<Record<string, unknown>>): boolean {
  return typeof value.schema_version === "string" || isNote(value);
}

/** Lines about the log itself, such as `glassport.metrics`. */
function isNote(value: Readonly<Record<string, unknown>>): boolean {
  return typeof value.type === "string" && value.type.startsWith("glassport.");
}

/**
 * Reads glassport's session log 0.1. It says nothing of the transport, of headers, of exchanges or of losses.
 * @param first the first line
 * @param ahead true when what was read ahead of the log holds this text
 */
export function glassportAdapter(first: Readonly<Record<string, unknown>>, ahead: (text: string) => boolean): Adapter {
  // Only its HTTP tap writes these two members.
  const transport: Transport = ahead('"sse_meta"') || ahead('{"glassport":') ? "http" : "stdio";
  const start: SessionStart = {
    type: "session.start",
    format: "glassport/0.1",
    session: "",
    ts: typeof first.ts === "string" ? first.ts : "",
    recorder: { name: "glassport", version: "" },
    transport,
    server: { label: "" },
  };
  let seq = 0;
  return {
    format: "glassport",
    frameMember: "frame",
    start,
    line(value: unknown): AdaptedLine | Malformed {
      if (!isObject(value)) return new Malformed("the line is not a JSON object");
      if (isNote(value)) return { records: closing(value, seq + 1) };
      if (value.schema_version !== "0.1") return new Malformed("schema_version is not 0.1");
      if (!isCount(value.seq)) return new Malformed("seq is no number");
      if (value.dir !== "c2s" && value.dir !== "s2c") return new Malformed("dir is not c2s or s2c");
      seq = value.seq;
      const base = { seq, ts: typeof value.ts === "string" ? value.ts : "" };
      const records: BodyRecord[] = [];
      if (isObject(value.gate)) {
        const action = GATE_ACTIONS.get(value.gate.action);
        const tool = typeof value.gate.tool === "string" ? value.gate.tool : "";
        if (action) records.push({ type: "gate", ...base, action, tool });
      }
      const message = frameOf(value, base);
      if (message) records.push(message);
      return { records };
    },
  };
}

function frameOf(value: Readonly<Record<string, unknown>>, base: { seq: number; ts: string }): BodyRecord | undefined {
  const { frame, raw } = value;
  if (isObject(frame) && typeof frame.glassport === "string") {
    // The tap's own remark. A body that it says was cut stands before it; an event that it dropped is nowhere.
    const dropped = frame.glassport.endsWith("dropped_oversize") ? 1 : 0;
    return dropped ? { type: "gap", ...base, dropped, reason: "the recorder dropped an oversized event" } : undefined;
  }
  const sse = isObject(value.sse_meta) ? { sse: value.sse_meta as SseFields } : {};
  const dir = value.dir as FrameRecord["dir"];
  if (typeof raw !== "string") return { type: "frame", ...base, dir, frame: frame ?? null, ...sse };
  if (raw === "") return undefined;
  const truncated = raw.length >= BODY_CAP / 4 && Buffer.byteLength(raw) >= BODY_CAP ? { truncated: true } : {};
  return { type: "frame", ...base, dir, text: raw, ...truncated, ...sse };
}

/** The stdio tap writes its metrics when the child has exited, without the status. */
function closing(value: Readonly<Record<string, unknown>>, seq: number): BodyRecord[] {
  if (value.type !== "glassport.metrics") return [];
  return [{ type: "process", seq, ts: typeof value.ts === "string" ? value.ts : "", event: "exit" }];
}
