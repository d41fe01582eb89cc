/** W3C Trace Context as MCP carries it: members `traceparent` and `tracestate` of `_meta`, or headers of that name. */
export interface TraceContext {
  /** 32 lower-case hex digits. */
  readonly traceId: string;
  /** 16 lower-case hex digits. */
  readonly parentId: string;
  /** One byte. */
  readonly flags: number;
  readonly state?: string;
}

/** Version 00 is whole; later ones may go on behind another dash (W3C Trace Context, 3.2). */
const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.{0,256})?$/;

/** One member of tracestate: key, `=`, printable value without comma and equals sign (3.3.1). */
const MEMBER = /^[a-z0-9][a-z0-9_\-*/@]{0,255}=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/;
const MAX_MEMBERS = 32;

/** @returns undefined when it is not valid: a receiver then begins a trace of its own */
export function traceContext(traceparent: unknown, tracestate: unknown): TraceContext | undefined {
  if (typeof traceparent !== "string" || traceparent.length > 512) return undefined;
  const [, version, traceId = "", parentId = "", flags = "", more] = TRACEPARENT.exec(traceparent.trim()) ?? [];
  if (version === undefined || version === "ff" || (version === "00" && more !== undefined)) return undefined;
  if (/^0+$/.test(traceId) || /^0+$/.test(parentId)) return undefined;
  const state = validState(tracestate);
  return { traceId, parentId, flags: Number.parseInt(flags, 16), ...(state === undefined ? {} : { state }) };
}

function validState(tracestate: unknown): string | undefined {
  if (typeof tracestate !== "string" || tracestate.length > 8192) return undefined;
  const members = tracestate.split(",").map((member) => member.trim());
  const isValid = members.length <= MAX_MEMBERS && members.every((member) => MEMBER.test(member));
  return isValid ? members.join(",") : undefined;
}
