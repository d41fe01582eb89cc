/** Connection strings and URLs that carry a password (RFC 3986, 3.2.1). */
import { isAlphanumeric, isSpaceBeyondAscii } from "./characters.ts";
import { percentDecoded } from "./percent.ts";
import { isPlaceholder } from "./placeholder.ts";
import type { SecretHit } from "./types.ts";
import { isWeakPassword, looksGenerated, looksLikePassword, looksRandom } from "./value.ts";

/** Schemes of databases, caches and brokers; others are URLs with basic authentication. */
const DATABASE =
  /^(?:postgres(?:ql)?|mysql|mariadb|mongodb|redis|rediss|valkeys?|amqps?|mssql|sqlserver|snowflake|clickhouse|cockroachdb|cassandra|couchdb|couchbases?|neo4j|bolt|db2|oracle|hive|presto|trino|kafka|nats|mqtts?|stomp|ldaps?|smtps?|imaps?|influxdb|elasticsearch|opensearch|memcached)(?:\+[a-z0-9]{1,20}){0,2}$/;

/** Longest parts of an authority, in characters. */
const MAX_USER = 128;
const MAX_PASSWORD = 256;
const MAX_HOST = 255;

/** By ASCII code, 1 for what ends each part of an authority: white space, quotes, brackets and what begins the next part. */
const ENDS = new Uint8Array(128);
for (const char of " \t\n\v\f\r\"'`#/<>?\\") ENDS[char.charCodeAt(0)] = 1;

const LOCAL = /^(?:localhost|127(?:\.[0-9]{1,3}){3}|0\.0\.0\.0|\[::1\]|host\.docker\.internal|[a-z0-9_-]+)$/i;

/** Hosts of documentation (RFC 2606 and what tutorials take). */
const DOCUMENTED =
  /(?:^|\.)(?:example(?:\.(?:com|org|net|test))?|test|invalid|localdomain)$|^(?:your|my)[-_]?|^(?:host|hostname|server|domain)(?:$|\.)/i;

/** Something that is put in later. */
const VARIABLE = /[${}%*[\]()|]|^<|\.\.\./;

/** @param at of `://` */
export function connectionAt(text: string, at: number): SecretHit | undefined {
  const begin = at + 3;
  // Most URLs have no colon before the end of their host: a look at the characters decides.
  const sign = userinfoEnd(text, begin);
  if (sign < 0) return undefined;
  const start = text.indexOf(":", begin) + 1;
  if (start - 1 - begin > MAX_USER || sign === start || sign - start > MAX_PASSWORD) return undefined;
  const end = hostEnd(text, sign + 1);
  if (end === sign + 1) return undefined;
  const password = text.slice(start, sign);
  if (!isPassword(text.slice(begin, start - 1), password, text.slice(sign + 1, end))) return undefined;
  let from = at;
  while (from > 0 && at - from < 24 && inScheme(text.charCodeAt(from - 1))) from--;
  const scheme = text.slice(from, at).toLowerCase();
  return {
    kind: DATABASE.test(scheme) ? "database-url" : "url-credentials",
    category: "secret",
    start,
    end: sign,
    value: password,
    strength: "suspected",
  };
}

function inScheme(code: number): boolean {
  return isAlphanumeric(code) || code === 43 || code === 45 || code === 46;
}

function endsPart(code: number): boolean {
  return code < 128 ? ENDS[code] === 1 : isSpaceBeyondAscii(code);
}

/** Where the `@` stands behind a user and a password; -1 for none. */
function userinfoEnd(text: string, from: number): number {
  const limit = Math.min(text.length, from + MAX_USER + MAX_PASSWORD + 2);
  let colon = false;
  for (let i = from; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (code === 64) return colon ? i : -1;
    if (code === 58) colon = true;
    // Controls and the exclamation mark are left to hosts.
    else if (code <= 35 || endsPart(code)) return -1;
  }
  return -1;
}

function hostEnd(text: string, from: number): number {
  const limit = Math.min(text.length, from + MAX_HOST);
  let end = from;
  for (; end < limit; end++) {
    const code = text.charCodeAt(end);
    if (code === 58 || code === 44 || endsPart(code)) break;
  }
  return end;
}

/** Shorter ones are names and defaults. */
const MIN_PASSWORD = 6;

function isPassword(user: string, password: string, host: string): boolean {
  if (password.length < MIN_PASSWORD) return false;
  const bare = password.includes("%") ? password.replace(/%[0-9A-Fa-f]{2}/g, "x") : password;
  if (VARIABLE.test(bare) || DOCUMENTED.test(host) || VARIABLE.test(host)) return false;
  const plain = bare === password ? password : percentDecoded(password);
  if (plain === user || isWeakPassword(plain) || isPlaceholder(plain, plain)) return false;
  if (looksRandom(plain) || looksLikePassword(plain)) return true;
  if (looksGenerated(plain)) return true;
  // On the open network a short password is one as well; at home it is a default.
  return !LOCAL.test(host) && /[0-9]/.test(plain) && /[A-Za-z]/.test(plain);
}
