/** URLs in text, and in which of them a reader or a filter sees another host than the one that is contacted. */

import { inScheme, isLetter } from "./characters.ts";
import { classifyHost } from "./classify.ts";
import { hasKnownSuffix, isHostName } from "./suffixes.ts";
import type { Host, HostHit } from "./types.ts";

/** Authorities are as long as a host with a name and a password; what is longer is no URL that a client takes. */
export const MAX_AUTHORITY = 2048;
const MAX_SCHEME = 32;

/** Schemes of the URL standard whose slashes may be backslashes, and of which one is enough. */
const SPECIAL = new Set(["http", "https", "ws", "wss", "ftp"]);

/** Schemes whose authority is a host on a network. What others have there, as in `demo://resource/1`, is any name. */
const NETWORK = new Set(
  (
    "http https ws wss ftp ftps sftp ssh git git+ssh git+http git+https svn svn+ssh rsync scp telnet gopher dict tftp nfs smb afp " +
    "ldap ldaps smtp smtps imap imaps pop3 pop3s sip sips rtsp rtmp stun turn turns tcp udp tls grpc grpcs h2 socks4 socks5 " +
    "postgres postgresql mysql mariadb mongodb mongodb+srv redis rediss amqp amqps kafka nats mqtt mqtts memcached clickhouse " +
    "cassandra couchdb influxdb neo4j bolt mssql sqlserver oracle etcd zookeeper docker vnc rdp"
  ).split(" "),
);

/** Ends an authority in text; a closing bracket or a full stop at its end is trimmed. */
const AUTHORITY = new RegExp(`[^\\s/\\\\?#<>"'\`{}|^\\x00-\\x1f]{0,${MAX_AUTHORITY + 1}}`, "y");
const REST = /[^\s<>"'`{}|^\x00-\x1f]{0,2048}/y;

export interface UrlSpan {
  /** Of the whole URL, for what is found by other means not to be looked for inside it. */
  readonly from: number;
  readonly to: number;
}

/** Every URL with an authority, and every `file:` URL; hits in order of their place. */
export function findUrls(text: string): { readonly hits: readonly HostHit[]; readonly spans: readonly UrlSpan[] } {
  const hits: HostHit[] = [];
  const spans: UrlSpan[] = [];
  for (let colon = text.indexOf(":"); colon >= 0; colon = text.indexOf(":", colon + 1)) {
    if (!maySlash(text.charCodeAt(colon + 1))) continue;
    const slashes = slashesAfter(text, colon + 1);
    if (slashes === undefined) continue;
    const start = schemeStart(text, colon);
    if (start === undefined) continue;
    const scheme = text.slice(start, colon).toLowerCase();
    const special = SPECIAL.has(scheme);
    if (!special && text.slice(colon + 1, colon + 3) !== "//" && scheme !== "file") continue;
    // `a:/b` is a path on a drive, `key:/path` one in a list.
    if (slashes.count < 2 && !special && scheme !== "file") continue;
    const before = hits.length;
    if (scheme === "file") hits.push(fileHit(text, start, slashes));
    else hits.push(...authorityHits(text, start, scheme, slashes, special));
    if (hits.length > before) spans.push({ from: start, to: urlEnd(text, slashes.end, spans.at(-1)) });
  }
  return { hits, spans };
}

/** URLs inside a URL end with it: looking again for each of them would cost the square of their number. */
function urlEnd(text: string, from: number, last: UrlSpan | undefined): number {
  if (last !== undefined && last.to > from) return last.to;
  REST.lastIndex = from;
  return from + (REST.exec(text)?.[0].length ?? 0);
}

interface Slashes {
  readonly end: number;
  readonly count: number;
  /** Backslashes, or white space that the URL standard drops. */
  readonly odd: boolean;
}

/** A slash of either kind, or white space that is dropped before one. */
function maySlash(code: number): boolean {
  return code === 0x2f || code === 0x5c || code === 0x09 || code === 0x0a || code === 0x0d;
}

function slashesAfter(text: string, from: number): Slashes | undefined {
  let at = from;
  let count = 0;
  let odd = false;
  // More than a few slashes change nothing and are not looked at one by one.
  while (at < from + 8) {
    const char = text[at];
    if (char === "/") count++;
    else if (char === "\\") {
      // JSON may escape a slash.
      if (text[at + 1] === "/") at++;
      else odd = true;
      count++;
    } else if (isDropped(char) && /^[\r\n\t]{0,3}[\\/]/.test(text.slice(at + 1, at + 5))) odd = true;
    else break;
    at++;
  }
  return count === 0 ? undefined : { end: at, count, odd };
}

/** White space that the URL standard drops wherever it stands. */
function isDropped(char: string | undefined): boolean {
  return char === "\t" || char === "\n" || char === "\r";
}

function schemeStart(text: string, colon: number): number | undefined {
  let start = colon;
  while (start > 0 && colon - start < MAX_SCHEME && inScheme(text, start - 1)) start--;
  if (start > 0 && inScheme(text, start - 1)) return undefined;
  while (start < colon && !isLetter(text, start)) start++;
  return colon - start >= 2 ? start : undefined;
}

function fileHit(text: string, start: number, slashes: Slashes): HostHit {
  AUTHORITY.lastIndex = slashes.end;
  const authority = slashes.count === 2 ? (AUTHORITY.exec(text)?.[0] ?? "") : "";
  const host = classifyHost(authority);
  return {
    host: host?.host ?? "",
    kind: host?.kind ?? "name",
    class: "file",
    scheme: "file",
    start,
    end: slashes.end + (host === undefined ? 0 : authority.length),
  };
}

function authorityHits(
  text: string,
  start: number,
  scheme: string,
  slashes: Slashes,
  special: boolean,
): readonly HostHit[] {
  AUTHORITY.lastIndex = slashes.end;
  const whole = AUTHORITY.exec(text)?.[0] ?? "";
  if (whole.length > MAX_AUTHORITY) return [];
  const found = (special ? acrossWhiteSpace(text, slashes.end, whole) : undefined) ?? plainly(slashes.end, whole);
  if (found === undefined) return [];
  if ((slashes.count === 1 || !NETWORK.has(scheme)) && !isEvident(found.host)) return [];
  // `notes://42`: only where a scheme leads into a network is a number an address in another spelling (URL standard, 3.5).
  if (!NETWORK.has(scheme) && found.host.kind === "ipv4" && found.host.deceptive !== undefined) return [];
  const reason = found.reason ?? (slashes.odd ? ODD_SLASHES : (userReason(found.user) ?? found.host.deceptive));
  const other = special ? contested(text, found.end) : undefined;
  const first = hitOf(found, scheme, start, other === undefined ? reason : DISAGREE);
  return other === undefined ? [first] : [first, hitOf(other, scheme, start, DISAGREE)];
}

const ODD_SLASHES = "white space or backslashes stand where slashes belong";
const DISAGREE = "parsers disagree on which of two hosts it names";
const BROKEN = "white space that parsers drop stands inside the host";

function hitOf(found: Found, scheme: string, start: number, deceptive: string | undefined): HostHit {
  const { host, kind, class: hostClass } = found.host;
  return {
    host,
    kind,
    class: hostClass,
    ...(deceptive === undefined ? {} : { deceptive }),
    ...(found.port === undefined ? {} : { port: found.port }),
    scheme,
    ...(found.user === undefined ? {} : { userinfo: true as const }),
    start,
    end: found.end,
  };
}

interface Found extends Authority {
  readonly end: number;
  readonly reason?: string;
}

function plainly(from: number, whole: string): Found | undefined {
  const authority = trimmed(whole);
  const read = readAuthority(authority);
  return read === undefined ? undefined : { ...read, end: from + authority.length };
}

/** `https://ev<tab>il.com`: the URL standard reads on behind tabs and line breaks. Only where the start is no host yet. */
function acrossWhiteSpace(text: string, from: number, whole: string): Found | undefined {
  const at = from + whole.length;
  if (whole === "" || !isDropped(text[at])) return undefined;
  const start = readAuthority(whole);
  if (start === undefined || isEvident(start.host) || start.port !== undefined) return undefined;
  AUTHORITY.lastIndex = at + 1;
  const more = trimmed(AUTHORITY.exec(text)?.[0] ?? "");
  const read = more === "" ? undefined : readAuthority(whole + more);
  if (read === undefined || !isHostName(read.host.host, "port")) return undefined;
  return { ...read, end: at + 1 + more.length, reason: BROKEN };
}

/** An address, this machine, or a name with a suffix that names have. */
function isEvident(host: Host): boolean {
  return host.kind !== "name" || host.class === "loopback" || hasKnownSuffix(host.host);
}

/** @param user what stands before the @ */
function userReason(user: string | undefined): string | undefined {
  if (user === undefined) return undefined;
  const name = user.slice(user.lastIndexOf("@") + 1).split(/[:/\\%]/)[0] as string;
  const host = classifyHost(name);
  const reads = host !== undefined && (host.kind === "name" ? isHostName(host.host, "port") : /[.:]/.test(name));
  return reads ? "a name of a host stands before the @" : undefined;
}

interface Authority {
  readonly host: Host;
  readonly port?: number;
  readonly user?: string;
}

/** userinfo, host and port (URL standard, 4.4): the last @ ends the userinfo. */
function readAuthority(authority: string): Authority | undefined {
  const at = authority.lastIndexOf("@");
  const user = at < 0 ? undefined : authority.slice(0, at);
  const rest = authority.slice(at + 1);
  const bracket = rest.startsWith("[") ? rest.indexOf("]") + 1 : 0;
  const colon = rest.indexOf(":", bracket);
  const host = classifyHost(colon < 0 ? rest : rest.slice(0, colon));
  if (host === undefined) return undefined;
  const digits = colon < 0 ? "" : (/^[0-9]{1,5}/.exec(rest.slice(colon + 1))?.[0] ?? "");
  const port = digits === "" || Number(digits) > 65535 ? undefined : Number(digits);
  return { host, ...(port === undefined ? {} : { port }), ...(user === undefined ? {} : { user }) };
}

/** Takes off what belongs to the sentence around a URL. */
function trimmed(authority: string): string {
  let end = authority.length;
  while (end > 0) {
    const last = authority[end - 1] as string;
    if (last === "]" && authority.lastIndexOf("[", end - 1) > authority.lastIndexOf("]", end - 2)) break;
    if (!/[.,;:!*)\]’”»…]/.test(last)) break;
    end--;
  }
  return authority.slice(0, end);
}

/**
 * `good\@evil`, `good#@evil` and `good?@evil`: some parsers end the host at the first sign, others go on to the @.
 * @param end where the authority ends
 */
function contested(text: string, end: number): Found | undefined {
  const sign = text[end];
  if (sign !== "\\" && sign !== "#" && sign !== "?") return undefined;
  AUTHORITY.lastIndex = end + 1;
  const next = trimmed(AUTHORITY.exec(text)?.[0] ?? "");
  // Behind a backslash a letter may be an escape: `\n` and a mail address on the next line.
  const at = sign === "\\" && !/^[a-z]/.test(next) ? next.lastIndexOf("@") : next.startsWith("@") ? 0 : -1;
  if (at < 0) return undefined;
  const found = readAuthority(next.slice(at + 1));
  if (found === undefined || !isEvident(found.host)) return undefined;
  return { ...found, end: end + 1 + next.length };
}
