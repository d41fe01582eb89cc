import { isObject, type JsonObject } from "../findings/json-object.ts";
import type { BodyRecord, CaptureRecord, SessionEnd, SessionStart } from "./types.ts";

/** Why a line gives no record. Never holds content of the line. */
export class Malformed {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

const END_REASONS = ["complete", "client-closed", "upstream-unreachable", "upstream-aborted"];
const PROCESS_EVENTS = ["spawn", "stdin-closed", "exit", "signal", "spawn-failed"];
const GATE_ACTIONS = ["blocked", "injected", "skipped", "disabled"];

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/**
 * Judges the form of one record of portlight.session/1 after the first.
 * @returns the record itself; undefined for a type that this version does not know, which is to be passed over
 */
export function asRecord(value: unknown): CaptureRecord | undefined | Malformed {
  if (!isObject(value)) return new Malformed("the line is not a JSON object");
  const type = value.type;
  if (typeof type !== "string") return new Malformed("the record has no type");
  switch (type) {
    case "session.start":
      return new Malformed("a second session.start");
    case "session.end":
      return asEnd(value);
    case "frame":
    case "http.request":
    case "http.response":
    case "http.end":
    case "sse":
    case "stderr":
    case "process":
    case "gap":
    case "gate": {
      const problem = bodyProblem(value, type);
      return problem === undefined ? (value as unknown as BodyRecord) : new Malformed(`${type}: ${problem}`);
    }
    default:
      return undefined;
  }
}

/** Judges the form of a `session.start` record. */
export function asStart(value: JsonObject): SessionStart | Malformed {
  if (value.transport !== "stdio" && value.transport !== "http") return new Malformed("transport is not stdio or http");
  if (typeof value.session !== "string" || typeof value.ts !== "string")
    return new Malformed("session or ts is missing");
  if (!isObject(value.server) || typeof value.server.label !== "string")
    return new Malformed("server.label is missing");
  if (value.server.argv !== undefined && !isTextList(value.server.argv))
    return new Malformed("server.argv is no list of texts");
  return value as unknown as SessionStart;
}

function asEnd(value: JsonObject): SessionEnd | Malformed {
  const { frames, dropped, sha256 } = value;
  if (!isObject(frames) || !isCount(frames.c2s) || !isCount(frames.s2c)) return new Malformed("session.end: frames");
  if (!isCount(dropped)) return new Malformed("session.end: dropped");
  if (typeof sha256 !== "string") return new Malformed("session.end: sha256");
  return value as unknown as SessionEnd;
}

function bodyProblem(value: JsonObject, type: BodyRecord["type"]): string | undefined {
  if (!isCount(value.seq)) return "seq is no number";
  if (typeof value.ts !== "string") return "ts is no text";
  if (type === "frame") return frameProblem(value);
  if (type === "stderr") return typeof value.text === "string" ? undefined : "text is missing";
  if (type === "process") return known(PROCESS_EVENTS, value.event) ? undefined : "unknown event";
  if (type === "gap") return isCount(value.dropped) ? undefined : "dropped is no number";
  if (type === "gate") {
    return known(GATE_ACTIONS, value.action) && typeof value.tool === "string" ? undefined : "action or tool";
  }
  if (!isDirection(value.dir)) return "dir is not c2s or s2c";
  if (!isCount(value.exchange)) return "exchange is no number";
  if (type === "sse") return isObject(value.sse) ? undefined : "sse is missing";
  if (type === "http.end") return known(END_REASONS, value.reason) ? undefined : "unknown reason";
  if (!isHeaders(value.headers)) return "headers are no texts";
  if (type === "http.response") return isCount(value.status) ? undefined : "status is no number";
  return typeof value.method === "string" && typeof value.path === "string" ? undefined : "method or path is missing";
}

function frameProblem(value: JsonObject): string | undefined {
  if (!isDirection(value.dir)) return "dir is not c2s or s2c";
  const text = value.text !== undefined;
  const base64 = value.base64 !== undefined;
  if (Number(value.frame !== undefined) + Number(text) + Number(base64) !== 1) return "not one of frame, text, base64";
  if (text && typeof value.text !== "string") return "text is no text";
  if (base64 && typeof value.base64 !== "string") return "base64 is no text";
  if (value.exchange !== undefined && !isCount(value.exchange)) return "exchange is no number";
  if (value.sse !== undefined && !isObject(value.sse)) return "sse is no object";
  return undefined;
}

function isDirection(value: unknown): boolean {
  return value === "c2s" || value === "s2c";
}

function known(names: readonly string[], value: unknown): boolean {
  return typeof value === "string" && names.includes(value);
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

function isHeaders(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((one) => typeof one === "string" || isTextList(one));
}
