/** A span in the JSON form of the OpenTelemetry protocol (opentelemetry-proto 1.x, trace.proto; ids in hex). */
import { clearedJson } from "../cleared.ts";

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** `Span.SpanKind`. */
export const KIND = { internal: 1, server: 2, client: 3 } as const;

/** The parent is known to live in another process (`SpanFlags`). */
const REMOTE_PARENT = 0x300;

export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string | undefined;
  /** Trace flags of a parent in another process. */
  readonly remoteFlags?: number | undefined;
  readonly traceState?: string | undefined;
  readonly name: string;
  readonly kind: (typeof KIND)[keyof typeof KIND];
  /** Nanoseconds since 1970. */
  readonly start: bigint;
  readonly end: bigint;
  readonly attributes: Attributes;
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
  /** What failed; without it the status is not set. */
  readonly error?: string | undefined;
}

export function spanJson(span: Span): string {
  const { traceId, spanId, parentSpanId, remoteFlags, traceState, name, kind, start, end, links, error } = span;
  return clearedJson({
    traceId,
    spanId,
    ...(traceState === undefined ? {} : { traceState }),
    ...(parentSpanId === undefined ? {} : { parentSpanId }),
    ...(remoteFlags === undefined ? {} : { flags: remoteFlags | REMOTE_PARENT }),
    name,
    kind,
    startTimeUnixNano: String(start),
    endTimeUnixNano: String(end),
    attributes: attributeList(span.attributes),
    ...(links === undefined ? {} : { links }),
    status: error === undefined ? {} : { code: 2, message: error },
  });
}

/** Whole numbers are 64 bits wide, which JSON of Protocol Buffers writes as a string. */
export function attributeList(attributes: Attributes): unknown[] {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({
      key,
      value:
        typeof value === "string"
          ? { stringValue: value }
          : typeof value === "boolean"
            ? { boolValue: value }
            : { intValue: String(value) },
    }));
}
