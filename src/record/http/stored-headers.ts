import { type Headers, scrubHeaders } from "../../content/redact/headers.ts";
import { type RedactionRules, redactionMarker } from "../../content/redact.ts";
import type { RawHeaders } from "./message-parser.ts";

/** Headers that the rules of the protocol are about (docs/capture-format.md); all others are passed over. */
const STORED: ReadonlySet<string> = new Set([
  "accept",
  "allow",
  "authorization",
  "content-encoding",
  "content-length",
  "content-type",
  "host",
  "last-event-id",
  "mcp-method",
  "mcp-name",
  "mcp-protocol-version",
  "mcp-session-id",
  "origin",
  "retry-after",
  "www-authenticate",
  "x-accel-buffering",
]);
const PARAMETER = "mcp-param-";
/** What is kept of one value, and how many values, in characters: a head has at most 256 KB. */
const VALUE_LENGTH = 4096;
/** What HTTP puts before credentials (RFC 9110, 11.4). */
const SCHEME = /^([A-Za-z][A-Za-z0-9-]{0,31})(?: |$)/;

export interface StoredHeaders {
  readonly headers: Headers;
  /** Something was replaced by a marker. */
  readonly redacted: boolean;
}

/** What a message is, for headers that may repeat what was taken out of it. */
export interface StoredBody {
  readonly text: string;
  readonly removed: ReadonlySet<string>;
}

const NO_BODY: StoredBody = { text: "", removed: new Set() };

/**
 * Headers as they go to the log: known names only, in lower case, repeated ones as lists. Credentials are cut to their scheme
 * and session ids hashed whatever is asked for.
 * @param rules undefined stores the other values in clear
 */
export function storedHeaders(
  raw: RawHeaders,
  hash: (value: string) => string,
  rules: RedactionRules | undefined,
  body: StoredBody = NO_BODY,
): StoredHeaders {
  const values = new Map<string, string[]>();
  for (const [given, value] of raw) {
    const name = given.toLowerCase();
    if (!STORED.has(name) && !name.startsWith(PARAMETER)) continue;
    const before = values.get(name);
    const kept = own(name, value.slice(0, VALUE_LENGTH), hash);
    if (before) before.push(kept);
    else values.set(name, [kept]);
  }
  // A name that a peer chose (`mcp-param-__proto__`) is a name like any other.
  const headers = Object.create(null) as Record<string, string | readonly string[]>;
  const settled = Object.create(null) as Record<string, string | readonly string[]>;
  for (const [name, all] of values) {
    const value = all.length === 1 ? (all[0] as string) : all;
    if (name === "authorization" || name === "mcp-session-id") settled[name] = value;
    headers[name] = value;
  }
  if (!rules) return { headers, redacted: false };
  const { headers: scrubbed, redacted } = scrubHeaders(headers, rules, body);
  return {
    headers: { ...scrubbed, ...settled },
    redacted: redacted.some((name) => !(name in settled)),
  };
}

/** True for headers that may repeat what a rule takes out of the body. */
export function mayRepeatBody(raw: RawHeaders): boolean {
  return raw.some(([name]) => /^mcp-(?:name$|param-)/i.test(name));
}

function own(name: string, value: string, hash: (value: string) => string): string {
  if (name === "mcp-session-id") return hash(value);
  if (name !== "authorization") return value;
  return SCHEME.exec(value)?.[1] ?? redactionMarker("header", value.length);
}
