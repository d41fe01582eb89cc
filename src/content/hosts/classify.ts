/** One host, as it stands in a URL or an argument. */

import { domainToASCII, domainToUnicode } from "node:url";
import { confusableName } from "../hidden/index.ts";
import { embeddedIpv4, endsInNumber, formatIpv4, formatIpv6, parseIpv4, parseIpv6 } from "./addresses.ts";
import { classOfIpv4, classOfIpv6, classOfName } from "./classes.ts";
import type { Host } from "./types.ts";

/** A name of the DNS has 253 octets; the rest allows for encoding. */
export const MAX_HOST = 1024;

const NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/**
 * Classifies a host: a name (Unicode, punycode, percent-encoded), an IPv4 address in any spelling, an IPv6 address with
 * or without brackets. Reads it as the URL standard does, resolves nothing.
 * @returns undefined for what is no host
 */
export function classifyHost(text: string): Host | undefined {
  if (text.length === 0 || text.length > MAX_HOST) return undefined;
  const known = KNOWN.get(text);
  if (known !== undefined) return known === false ? undefined : known;
  const host = classify(text);
  if (KNOWN.size === MAX_KNOWN) KNOWN.clear();
  KNOWN.set(text, host ?? false);
  return host;
}

/** A capture names few hosts, very often. */
const KNOWN = new Map<string, Host | false>();
const MAX_KNOWN = 512;

function classify(text: string): Host | undefined {
  const bare = text.startsWith("[") && text.endsWith("]") ? text.slice(1, -1) : text;
  if (bare.includes(":")) return ipv6(bare);
  if (bare !== text) return undefined;
  const shown = decoded(text);
  if (shown === undefined) return undefined;
  const host = (/^[\0-\x7f]*$/.test(shown) ? shown.toLowerCase() : domainToASCII(shown)).replace(/\.$/, "");
  if (endsInNumber(host)) return ipv4(host, text);
  if (host.length > 253 || !NAME.test(host)) return undefined;
  const { class: kind, deceptive } = classOfName(host);
  const reason = deceptive ?? disguise(text, host);
  return { host, kind: "name", class: kind, ...(reason === undefined ? {} : { deceptive: reason }) };
}

function ipv6(text: string): Host | undefined {
  const groups = parseIpv6(text);
  return groups === undefined ? undefined : ipv6Host(groups);
}

/** @param groups eight */
export function ipv6Host(groups: readonly number[]): Host {
  const kind = classOfIpv6(groups);
  const hidden = embeddedIpv4(groups) !== undefined && kind !== "public";
  return {
    host: formatIpv6(groups),
    kind: "ipv6",
    class: kind,
    ...(hidden ? { deceptive: "an IPv4 address is written inside an IPv6 address" } : {}),
  };
}

function ipv4(host: string, original: string): Host | undefined {
  const address = parseIpv4(host);
  if (address === undefined) return undefined;
  const unusual = address.unusual || original.replace(/\.$/, "") !== host;
  const plain = ipv4Host(address.value);
  return unusual ? { ...plain, deceptive: "the address is spelled in an unusual way" } : plain;
}

export function ipv4Host(value: number): Host {
  return { host: formatIpv4(value), kind: "ipv4", class: classOfIpv4(value) };
}

function decoded(text: string): string | undefined {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** @param host the ASCII form of `text` */
function disguise(text: string, host: string): string | undefined {
  if (text.includes("%")) return "the host is percent-encoded";
  const shown = domainToUnicode(host);
  if (shown !== host) {
    const labels = shown.split(".");
    // A name under a suffix of its own script is read in that script.
    const ownSuffix = /[^\0-\x7f]/.test(labels.at(-1) as string);
    for (const label of labels) {
      const confusable = confusableName(label);
      if (confusable !== undefined && !(ownSuffix && confusable.scripts.length === 1)) {
        return "the name looks like another one, in letters of another script";
      }
    }
  }
  if (/[^\0-\x7f]/.test(text) && text.normalize("NFC").toLowerCase().replace(/\.$/, "") !== shown) {
    return "the name is spelled in characters that stand for others";
  }
  return undefined;
}
