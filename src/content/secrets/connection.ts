/** Connection strings and URLs that carry a password (RFC 3986, 3.2.1). */
import { percentDecoded } from "./percent.ts";
import { isPlaceholder } from "./placeholder.ts";
import type { SecretHit } from "./types.ts";
import { isWeakPassword, looksGenerated, looksLikePassword, looksRandom } from "./value.ts";

/** Schemes of databases, caches and brokers; others are URLs with basic authentication. */
const DATABASE =
  /^(?:postgres(?:ql)?|mysql|mariadb|mongodb|redis|rediss|valkeys?|amqps?|mssql|sqlserver|snowflake|clickhouse|cockroachdb|cassandra|couchdb|couchbases?|neo4j|bolt|db2|oracle|hive|presto|trino|kafka|nats|mqtts?|stomp|ldaps?|smtps?|imaps?|influxdb|elasticsearch|opensearch|memcached)(?:\+[a-z0-9]{1,20}){0,2}$/;

const AUTHORITY = /([^\s/?#@"'`<>\\:]{0,128}):([^\s/?#@"'`<>\\]{1,256})@([^\s/?#"'`<>\\:,]{1,255})/y;

const LOCAL = /^(?:localhost|127(?:\.[0-9]{1,3}){3}|0\.0\.0\.0|\[::1\]|host\.docker\.internal|[a-z0-9_-]+)$/i;

/** Hosts of documentation (RFC 2606 and what tutorials take). */
const DOCUMENTED =
  /(?:^|\.)(?:example(?:\.(?:com|org|net|test))?|test|invalid|localdomain)$|^(?:your|my)[-_]?|^(?:host|hostname|server|domain)(?:$|\.)/i;

/** Something that is put in later. */
const VARIABLE = /[${}%*[\]()|]|^<|\.\.\./;

/** @param at of `://` */
export function connectionAt(text: string, at: number): SecretHit | undefined {
  AUTHORITY.lastIndex = at + 3;
  // Most URLs have no colon before the end of their host: a look at the characters decides before the expression runs.
  if (!hasUserinfo(text, at + 3)) return undefined;
  const found = AUTHORITY.exec(text);
  if (!found) return undefined;
  const [, user = "", password = "", host = ""] = found;
  if (!isPassword(user, password, host)) return undefined;
  let from = at;
  while (from > 0 && at - from < 24 && /[a-z0-9+.-]/i.test(text[from - 1] as string)) from--;
  const scheme = text.slice(from, at).toLowerCase();
  const start = at + 3 + user.length + 1;
  return {
    kind: DATABASE.test(scheme) ? "database-url" : "url-credentials",
    category: "secret",
    start,
    end: start + password.length,
    value: password,
    strength: "suspected",
  };
}

function hasUserinfo(text: string, from: number): boolean {
  const limit = Math.min(text.length, from + 400);
  let colon = false;
  for (let i = from; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (code === 64) return colon;
    if (code === 58) colon = true;
    // White space, quotes, slash, question mark, number sign, angle brackets, backslash.
    else if (
      code <= 35 ||
      code === 39 ||
      code === 47 ||
      code === 60 ||
      code === 62 ||
      code === 63 ||
      code === 92 ||
      code === 96
    )
      return false;
  }
  return false;
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
