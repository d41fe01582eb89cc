/** Headers of a message whose body was redacted: what was taken out of one must not stand in the other. */
import { redact } from "../redact.ts";
import { isMarker, redactionMarker } from "./marker.ts";
import type { RedactionRules } from "./types.ts";

export type Headers = Readonly<Record<string, string | readonly string[]>>;

export interface ScrubbedHeaders {
  readonly headers: Headers;
  /** Names of those that were changed, in their order. */
  readonly redacted: readonly string[];
}

/** They say what a message is. */
const ROUTING: ReadonlySet<string> = new Set(["mcp-method", "mcp-protocol-version", "content-type", "content-length"]);
const PARAMETER = "mcp-param-";

/**
 * Redacts the values of headers by the rules, and those that repeat what was taken out of the body. `authorization` keeps its
 * scheme and cookies keep nothing, whatever the rules are.
 * @param headers names in lower case
 * @param body the message as it is stored, and what was taken out of it
 */
export function scrubHeaders(
  headers: Headers,
  rules: RedactionRules,
  body: { readonly text: string; readonly removed: ReadonlySet<string> },
): ScrubbedHeaders {
  const removed = new Set([...body.removed].flatMap((value) => [value, plainNumber(value)]));
  const scrubbed: Record<string, string | readonly string[]> = Object.create(null) as Record<string, string>;
  const redacted: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    const clean = (one: string): string => cleanValue(name, one, rules, removed, body.text);
    const stored = typeof value === "string" ? clean(value) : value.map(clean);
    scrubbed[name] = stored;
    if (String(stored) !== String(value)) redacted.push(name);
  }
  return { headers: scrubbed, redacted };
}

function cleanValue(
  name: string,
  value: string,
  rules: RedactionRules,
  removed: ReadonlySet<string>,
  body: string,
): string {
  if (ROUTING.has(name) || value === "" || isMarker(value.replace(SCHEME, ""))) return value;
  const marker = redactionMarker("header", value.length);
  if (name === "cookie" || name === "set-cookie") return marker;
  if (name === "authorization" || name === "proxy-authorization") {
    const scheme = SCHEME.exec(value)?.[0] ?? "";
    return `${scheme}${redactionMarker("header", value.length - scheme.length)}`;
  }
  const decoded = decodedHeader(value);
  for (const spelling of [decoded, plainNumber(decoded)]) {
    // A value that the body still shows gives nothing away.
    if (removed.has(spelling) && !body.includes(JSON.stringify(spelling).slice(1, -1))) return marker;
  }
  if (name === "mcp-name") return value;
  const subject = name.startsWith(PARAMETER) ? name.slice(PARAMETER.length) : name;
  if (rules.isSecretKey?.(subject)) return marker;
  if (decoded !== value) return redact(decoded, textOnly(rules)).count > 0 ? marker : value;
  return redact(value, textOnly(rules)).text;
}

/** What HTTP puts before credentials (RFC 9110, 11.4). */
const SCHEME = /^[A-Za-z][A-Za-z0-9-]{0,31} /;

/** A header is no message: keys and places are not for it. */
function textOnly({ isSecretKey: _keys, paths: _paths, ...rules }: RedactionRules): RedactionRules {
  return rules;
}

/** The form in which the protocol carries what a header cannot hold: `=?base64?…?=`. */
function decodedHeader(value: string): string {
  const encoded = /^=\?base64\?([A-Za-z0-9+/=]*)\?=$/.exec(value)?.[1];
  return encoded === undefined ? value : Buffer.from(encoded, "base64").toString("utf8");
}

/** A whole number as it is written without exponent and fraction; anything else as it is. */
function plainNumber(text: string): string {
  if (text.length > 64 || !/^-?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]{1,3})?$/.test(text)) return text;
  const number = Number(text);
  return Number.isSafeInteger(number) ? String(number) : text;
}
