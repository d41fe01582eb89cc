import { isObject } from "../findings/json-object.ts";
import type { Adapter } from "./adapters/adapter.ts";
import { glassportAdapter, isGlassport } from "./adapters/glassport.ts";
import { isMcpsnoop, mcpsnoopAdapter } from "./adapters/mcpsnoop.ts";
import { asRecord, asStart, Malformed } from "./records.ts";
import { FORMAT, type SessionStart } from "./types.ts";

const KINDS = "portlight reads logs of its own recorder, of glassport and of mcpsnoop";

/** Why a log of observed effects (`<name>.effects.jsonl`) is refused. */
export const HOLDS_EFFECTS = "holds the effects that were observed in a session: name the session's own log";

/** A log that can be read: our own, or another recorder's through its adapter. */
export interface Recognised {
  readonly start: SessionStart;
  readonly adapter?: Adapter;
}

/**
 * Tells a log's kind from its first record.
 * @param ahead true when the beginning of the log holds this text
 * @returns why it is refused, as the end of a sentence that begins with the file's name, when it is of no known kind
 */
export function recognise(first: unknown, ahead: (text: string) => boolean): Recognised | string {
  if (!isObject(first)) return `is no session log: ${KINDS}`;
  if (first.type === "session.start") return ownStart(first);
  if (first.type === "effects.start") return HOLDS_EFFECTS;
  if (isMcpsnoop(first)) return adapted(mcpsnoopAdapter(first));
  if (isGlassport(first)) {
    const { schema_version: version } = first;
    if (version !== undefined && version !== "0.1") {
      return "is a glassport log of another version than 0.1: only that one is read";
    }
    return adapted(glassportAdapter(first, ahead));
  }
  const record = typeof first.seq === "number" ? asRecord(first) : undefined;
  return record === undefined || record instanceof Malformed
    ? `is no session log: ${KINDS}`
    : "begins in the middle of a session, without its session.start record: record the session again";
}

/**
 * Why a first line that cannot be read makes the file no log.
 * @param head the file's first bytes
 */
export function refuseFirst({ reason }: Malformed, head: Uint8Array, torn: boolean): string {
  if (head[0] === 0x1f && head[1] === 0x8b) return "is compressed: unpack it first";
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) {
    return "is UTF-16: convert it to UTF-8";
  }
  if (torn && reason === "not JSON" && head[0] === 0x7b) {
    return "holds only the beginning of one line: record the session again";
  }
  return `is no session log, its first line is ${reason}: ${KINDS}`;
}

function adapted(adapter: Adapter): Recognised {
  return { start: adapter.start, adapter };
}

function ownStart(value: Readonly<Record<string, unknown>>): Recognised | string {
  const { format } = value;
  if (format !== FORMAT) {
    return typeof format === "string" && format.startsWith("portlight.session/")
      ? "is in a later format than this version reads: update portlight"
      : `names no format ${FORMAT}: it is not a log of portlight's recorder`;
  }
  const start = asStart(value);
  return start instanceof Malformed
    ? `has a broken first record (${start.reason}): record the session again`
    : { start };
}
