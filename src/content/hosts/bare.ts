/** Hosts in text without a scheme: addresses, `localhost`, and dotted words that cannot well be anything else. */

import { parseDottedQuad, parseIpv6 } from "./addresses.ts";
import { inIpv6, inName, inWord } from "./characters.ts";
import { classOfIpv6 } from "./classes.ts";
import { classifyHost, ipv4Host, ipv6Host } from "./classify.ts";
import { hasKnownSuffix, isHostName } from "./suffixes.ts";
import type { Host, HostHit } from "./types.ts";

const MAX_NAME = 253;
/** Of `%eth0]` behind an address in brackets. */
const MAX_ZONE = 66;
const PORT = /:([0-9]{1,5})(?![0-9A-Za-z_.])/y;
const VERSION = /(?:\bv|\bver|version|release|build|[A-Za-z]\/)[ .:=]{0,3}$/i;

/** Every bare host, those inside of URLs too: the caller drops them. Sorted by kind, not by place. */
export function findBare(text: string): HostHit[] {
  const out: HostHit[] = [];
  const dot = text.indexOf(".");
  if (dot >= 0) dotted(text, dot, out);
  if (LOCALHOST.test(text)) localhost(text, out);
  const colon = text.indexOf(":");
  if (colon >= 0) bareIpv6(text, colon, out);
  withoutScheme(text, out);
  return out;
}

/** The path of a repository as git and scp take it, and a URL that takes its scheme from the page (only as a whole text). */
const SCP = /\bgit@([A-Za-z0-9.-]{1,253}):(?=[A-Za-z0-9_~/.-])/g;
const MAY_BE_RELATIVE = /^\s{0,16}\//;
const RELATIVE = /^\s{0,16}\/\/([^\s/\\?#@:]{1,253})(?=[/:?#]|\s{0,16}$)/;

function withoutScheme(text: string, out: HostHit[]): void {
  const matches = text.includes("git@") ? [...text.matchAll(SCP)] : [];
  const relative = MAY_BE_RELATIVE.test(text) ? RELATIVE.exec(text) : null;
  if (relative !== null) matches.push(relative);
  for (const match of matches) {
    const host = classifyHost(match[1] as string);
    if (host === undefined || (match === relative && !isHostName(host.host, "path"))) continue;
    const start = match.index + match[0].indexOf(match[1] as string);
    const found = { ...host, start, end: start + (match[1] as string).length };
    out.push(match === relative ? found : { ...found, scheme: "ssh", userinfo: true });
  }
}

function dotted(text: string, first: number, out: HostHit[]): void {
  let wholeLength: number | undefined;
  let done = 0;
  for (let dot = first; dot >= 0; dot = text.indexOf(".", Math.max(dot + 1, done))) {
    // The end of a sentence: there is no earlier dot in the word, and there will be no later one.
    if (!inName(text, dot + 1)) continue;
    let start = dot;
    while (start > done && dot - start < MAX_NAME && inName(text, start - 1)) start--;
    let end = dot + 1;
    while (end < text.length && end - dot < MAX_NAME && inName(text, end)) end++;
    done = end;
    while (end > start && isJoint(text.charCodeAt(end - 1))) end--;
    while (start < end && isJoint(text.charCodeAt(start))) start++;
    if (end - start < 4 || end - start > MAX_NAME) continue;
    const isNumber = inWholeNumber(text, start, end);
    if (isNumber ? end - start > 15 : !hasKnownSuffixAt(text, start, end)) continue;
    const name = text.slice(start, end);
    if (/[@/\\$#%&=?~]/.test(text.charAt(start - 1)) && !isValueOf(text, start)) continue;
    wholeLength ??= text.trim().length;
    const isWhole = wholeLength === name.length;
    const hit = isNumber ? address(text, name, start, isWhole) : named(text, name, start, isWhole);
    if (hit !== undefined) out.push(hit);
  }
}

/** Dot, hyphen, underscore. */
function isJoint(code: number): boolean {
  return code === 0x2e || code === 0x2d || code === 0x5f;
}

/** Digits and dots alone. */
function inWholeNumber(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code !== 0x2e && (code < 0x30 || code > 0x39)) return false;
  }
  return true;
}

/** No name without such a suffix is one of a host; most words with dots have none. */
function hasKnownSuffixAt(text: string, start: number, end: number): boolean {
  const dot = text.lastIndexOf(".", end - 1);
  return dot >= start && hasKnownSuffix(text.slice(dot, end).toLowerCase());
}

/** `host=10.0.0.1` and `?u=evil.com`: what stands after an equals sign is a value. */
function isValueOf(text: string, start: number): boolean {
  return text[start - 1] === "=" && inWord(text, start - 2);
}

function address(text: string, name: string, start: number, isWhole: boolean): HostHit | undefined {
  const value = parseDottedQuad(name);
  if (value === undefined) return undefined;
  const end = start + name.length;
  if (inWord(text, end) || VERSION.test(text.slice(Math.max(0, start - 12), start))) return undefined;
  const host = ipv4Host(value);
  const port = portAt(text, end);
  // Versions and sections have small numbers; resolvers such as 8.8.8.8 repeat theirs.
  const isSmall = (value & 0xe0e0e0e0) === 0 && value !== (value & 0xff) * 0x01010101;
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

const LOCALHOST = /localhost/i;

function localhost(text: string, out: HostHit[]): void {
  for (const { 0: name, index } of text.matchAll(/localhost/gi)) {
    const end = index + name.length;
    const joined = /[\w.@$-]/.test(text.charAt(index - 1)) || /[\w$(-]/.test(text.charAt(end));
    if (joined || (text[end] === "." && inWord(text, end + 1))) continue;
    out.push(withPort(classifyHost(name) as Host, portAt(text, end), index, end));
  }
}

/** Of an address without a double colon; the last two groups may be four numbers instead. */
const MIN_COLONS = 6;

function bareIpv6(text: string, first: number, out: HostHit[]): void {
  let done = 0;
  for (let colon = first; colon >= 0; colon = text.indexOf(":", Math.max(colon + 1, done))) {
    if (!inIpv6(text, colon + 1)) continue;
    let start = colon;
    while (start > done && colon - start < 5 && inIpv6(text, start - 1)) start--;
    let end = colon + 1;
    while (end < text.length && end - colon < 48 && inIpv6(text, end)) end++;
    done = end;
    if (text[end - 1] === ".") end--;
    if (!mayBeAddress(text, start, end)) continue;
    const bracketed = text[start - 1] === "[" && (text[end] === "]" || text[end] === "%");
    // `::` alone is punctuation, unless brackets make it the address that a server listens on.
    if (!bracketed && end - start < 3) continue;
    const edge = bracketed ? start - 1 : start;
    // `x[::2]` is a slice, `fs::add` a path in a program.
    if (/[\w)\]:.$@-]/.test(text.charAt(edge - 1)) || (!bracketed && /[\w:]/.test(text.charAt(end)))) continue;
    const groups = parseIpv6(text.slice(start, end));
    if (groups === undefined || !(isPlausible(groups) || (bracketed && text[end + 1] === ":"))) continue;
    const zone = bracketed ? text.slice(end, end + MAX_ZONE).indexOf("]") : -1;
    if (bracketed && zone < 0) continue;
    const close = end + zone + 1;
    out.push(withPort(ipv6Host(groups), bracketed ? portAt(text, close) : undefined, edge, close));
  }
}

/** A double colon, or as many as an address without one needs: not the time of day. */
function mayBeAddress(text: string, start: number, end: number): boolean {
  let colons = 0;
  for (let at = start; at < end; at++) {
    if (text.charCodeAt(at) !== 0x3a) continue;
    if (text.charCodeAt(at + 1) === 0x3a) return true;
    colons++;
  }
  return colons >= MIN_COLONS;
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
