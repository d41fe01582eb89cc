/** Hosts in text without a scheme: addresses, `localhost`, and dotted words that cannot well be anything else. */

import { formatIpv6, parseIpv4, parseIpv6 } from "./addresses.ts";
import { inIpv6, inName, inWord } from "./characters.ts";
import { classOfIpv6 } from "./classes.ts";
import { classifyHost } from "./classify.ts";
import { isHostName } from "./suffixes.ts";
import type { Host, HostHit } from "./types.ts";

const MAX_NAME = 253;
/** Of `%eth0]` behind an address in brackets. */
const MAX_ZONE = 66;
const PORT = /:([0-9]{1,5})(?![0-9A-Za-z_.])/y;
const VERSION = /(?:\bv|\bver|version|release|build|[A-Za-z]\/)[ .:=]{0,3}$/i;

/** Every bare host, those inside of URLs too: the caller drops them. Sorted by kind, not by place. */
export function* findBare(text: string): Generator<HostHit> {
  yield* dotted(text);
  yield* localhost(text);
  yield* bareIpv6(text);
  yield* withoutScheme(text);
}

/** The path of a repository as git and scp take it, and a URL that takes its scheme from the page (only as a whole text). */
const SCP = /\bgit@([A-Za-z0-9.-]{1,253}):(?=[A-Za-z0-9_~/.-])/g;
const RELATIVE = /^\s{0,16}\/\/([^\s/\\?#@:]{1,253})(?=[/:?#]|\s{0,16}$)/;

function* withoutScheme(text: string): Generator<HostHit> {
  const matches = text.includes("git@") ? [...text.matchAll(SCP)] : [];
  const relative = RELATIVE.exec(text);
  if (relative !== null) matches.push(relative);
  for (const match of matches) {
    const host = classifyHost(match[1] as string);
    if (host === undefined || (match === relative && !isHostName(host.host, "path"))) continue;
    const start = match.index + match[0].indexOf(match[1] as string);
    const found = { ...host, start, end: start + (match[1] as string).length };
    yield match === relative ? found : { ...found, scheme: "ssh", userinfo: true };
  }
}

function* dotted(text: string): Generator<HostHit> {
  const whole = text.trim();
  let done = 0;
  for (let dot = text.indexOf("."); dot >= 0; dot = text.indexOf(".", Math.max(dot + 1, done))) {
    let start = dot;
    while (start > done && dot - start < MAX_NAME && inName(text, start - 1)) start--;
    let end = dot + 1;
    while (end < text.length && end - dot < MAX_NAME && inName(text, end)) end++;
    done = end;
    while (end > start && /[.\-_]/.test(text[end - 1] as string)) end--;
    while (start < end && /[.\-_]/.test(text[start] as string)) start++;
    if (end - start < 4 || end - start > MAX_NAME) continue;
    const name = text.slice(start, end);
    if (/[@/\\$#%&=?~]/.test(text.charAt(start - 1)) && !isValueOf(text, start)) continue;
    const hit = /^[0-9.]+$/.test(name)
      ? address(text, name, start, whole.length === name.length)
      : named(text, name, start, whole.length === name.length);
    if (hit !== undefined) yield hit;
  }
}

/** `host=10.0.0.1` and `?u=evil.com`: what stands after an equals sign is a value. */
function isValueOf(text: string, start: number): boolean {
  return text[start - 1] === "=" && inWord(text, start - 2);
}

function address(text: string, name: string, start: number, isWhole: boolean): HostHit | undefined {
  const parsed = parseIpv4(name);
  if (parsed === undefined || parsed.unusual) return undefined;
  const end = start + name.length;
  if (inWord(text, end) || VERSION.test(text.slice(Math.max(0, start - 12), start))) return undefined;
  const host = classifyHost(name) as Host;
  const port = portAt(text, end);
  // Versions and sections have small numbers; resolvers such as 8.8.8.8 repeat theirs.
  const numbers = name.split(".").map(Number);
  const isSmall = numbers.every((number) => number < 32) && new Set(numbers).size > 1;
  if (isSmall && host.class === "public" && port === undefined && !isWhole) return undefined;
  return withPort(host, port, start, end);
}

function named(text: string, name: string, start: number, isWhole: boolean): HostHit | undefined {
  if (name.includes("_")) return undefined;
  const end = start + name.length;
  const after = text.charAt(end);
  // A call, an element, the name before the @ of a mail address, the target of an assignment.
  if (/^(?:[([@]| ?=(?!=))/.test(text.slice(end, end + 3))) return undefined;
  const port = portAt(text, end);
  const next = port !== undefined ? "port" : after === "/" ? "path" : isWhole ? "end" : "other";
  // A suffix in capitals belongs to a product (ASP.NET) or a constant, unless the whole word is in capitals.
  const suffix = name.slice(name.lastIndexOf(".") + 1);
  if (suffix !== suffix.toLowerCase() && name !== name.toUpperCase()) return undefined;
  if (!isHostName(name.toLowerCase(), next)) return undefined;
  const host = classifyHost(name);
  return host === undefined ? undefined : withPort(host, port, start, end);
}

function* localhost(text: string): Generator<HostHit> {
  for (const { 0: name, index } of text.matchAll(/localhost/gi)) {
    const end = index + name.length;
    const joined = /[\w.@$-]/.test(text.charAt(index - 1)) || /[\w$(-]/.test(text.charAt(end));
    if (joined || (text[end] === "." && inWord(text, end + 1))) continue;
    yield withPort(classifyHost(name) as Host, portAt(text, end), index, end);
  }
}

function* bareIpv6(text: string): Generator<HostHit> {
  let done = 0;
  for (let colon = text.indexOf(":"); colon >= 0; colon = text.indexOf(":", Math.max(colon + 1, done))) {
    if (!inIpv6(text, colon + 1)) continue;
    let start = colon;
    while (start > done && colon - start < 5 && inIpv6(text, start - 1)) start--;
    let end = colon + 1;
    while (end < text.length && end - colon < 48 && inIpv6(text, end)) end++;
    done = end;
    if (text[end - 1] === ".") end--;
    const bracketed = text[start - 1] === "[" && (text[end] === "]" || text[end] === "%");
    // `::` alone is punctuation, unless brackets make it the address that a server listens on.
    if (!bracketed && end - start < 3) continue;
    const edge = bracketed ? start - 1 : start;
    // `x[::2]` is a slice, `fs::add` a path in a program.
    if (/[\w)\]:.$@-]/.test(text.charAt(edge - 1)) || (!bracketed && /[\w:]/.test(text.charAt(end)))) continue;
    const groups = parseIpv6(text.slice(start, end));
    if (groups === undefined || !(isPlausible(groups) || (bracketed && text[end + 1] === ":"))) continue;
    const host = classifyHost(formatIpv6(groups)) as Host;
    const zone = bracketed ? text.slice(end, end + MAX_ZONE).indexOf("]") : -1;
    if (bracketed && zone < 0) continue;
    const close = end + zone + 1;
    yield withPort(host, bracketed ? portAt(text, close) : undefined, edge, close);
  }
}

/** Two short groups around a double colon could be anything, unless they lie where addresses are given out. */
function isPlausible(groups: readonly number[]): boolean {
  if (groups.filter((group) => group !== 0).length >= 3) return true;
  const kind = classOfIpv6(groups);
  return kind !== "reserved" && kind !== "unspecified" && (kind !== "public" || (groups[0] as number) >= 0x2000);
}

function portAt(text: string, at: number): number | undefined {
  PORT.lastIndex = at;
  const digits = PORT.exec(text)?.[1];
  return digits === undefined || Number(digits) > 65535 ? undefined : Number(digits);
}

function withPort(host: Host, port: number | undefined, start: number, end: number): HostHit {
  if (port === undefined) return { ...host, start, end };
  return { ...host, port, start, end: end + 1 + String(port).length };
}
