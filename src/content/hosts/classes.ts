/** What an address or a name belongs to: the registries of special-purpose addresses and names (IANA), and clouds. */

import { embeddedIpv4, formatIpv6, parseIpv4 } from "./addresses.ts";
import type { HostClass } from "./types.ts";

/** Metadata services, as their providers document them: AWS, Azure, Google, Alibaba, Oracle, Scaleway and others. */
const METADATA = new Set([
  "169.254.169.254",
  "169.254.170.2",
  "169.254.170.23",
  "169.254.42.42",
  "100.100.100.200",
  "168.63.129.16",
  "192.0.0.192",
  "fd00:ec2::254",
  "fd00:ec2::23",
  "fd20:ce::254",
  "fd00:42::42",
  "metadata",
  "metadata.google.internal",
  "metadata.goog",
  "metadata.azure.internal",
  "metadata.tencentyun.com",
  "instance-data",
  "instance-data.ec2.internal",
]);

const IPV4: readonly (readonly [string, number, HostClass])[] = [
  ["0.0.0.0", 32, "unspecified"],
  ["0.0.0.0", 8, "reserved"],
  ["10.0.0.0", 8, "private"],
  ["100.64.0.0", 10, "private"],
  ["127.0.0.0", 8, "loopback"],
  ["169.254.0.0", 16, "link-local"],
  ["172.16.0.0", 12, "private"],
  ["192.0.0.0", 24, "reserved"],
  ["192.0.2.0", 24, "documentation"],
  ["192.88.99.0", 24, "reserved"],
  ["192.168.0.0", 16, "private"],
  ["198.18.0.0", 15, "reserved"],
  ["198.51.100.0", 24, "documentation"],
  ["203.0.113.0", 24, "documentation"],
  ["224.0.0.0", 4, "multicast"],
  ["240.0.0.0", 4, "reserved"],
];

interface Network {
  readonly size: number;
  readonly index: number;
  readonly kind: HostClass;
}

interface Networks {
  readonly metadata: ReadonlySet<number | undefined>;
  /** By the first number of an address; they are asked for in order, the narrow ones first. */
  readonly byFirst: readonly (readonly Network[])[];
}

let networks: Networks | undefined;

function compile(): Networks {
  const all = IPV4.map(
    ([address, bits, kind]): Network => ({
      size: 2 ** (32 - bits),
      index: Math.floor((parseIpv4(address)?.value as number) / 2 ** (32 - bits)),
      kind,
    }),
  );
  return {
    metadata: new Set([...METADATA].map((one) => parseIpv4(one)?.value)),
    byFirst: Array.from({ length: 256 }, (_, first) =>
      all.filter(({ size, index }) => index * size < (first + 1) * 2 ** 24 && (index + 1) * size > first * 2 ** 24),
    ),
  };
}

export function classOfIpv4(value: number): HostClass {
  networks ??= compile();
  if (networks.metadata.has(value)) return "metadata";
  const near = networks.byFirst[value >>> 24] as readonly Network[];
  return near.find(({ size, index }) => Math.floor(value / size) === index)?.kind ?? "public";
}

/** Those of cloud providers lie among the addresses of sites. */
function isMetadata(groups: readonly number[]): boolean {
  return ((groups[0] as number) & 0xff00) === 0xfd00 && METADATA.has(formatIpv6(groups));
}

export function classOfIpv6(groups: readonly number[]): HostClass {
  if (isMetadata(groups)) return "metadata";
  const embedded = embeddedIpv4(groups);
  if (embedded !== undefined) return classOfIpv4(embedded);
  const [first, second] = groups as [number, number];
  if (groups.every((group) => group === 0)) return "unspecified";
  if (groups.slice(0, 7).every((group) => group === 0)) return "loopback";
  if ((first & 0xfe00) === 0xfc00) return "private";
  if ((first & 0xffc0) === 0xfe80) return "link-local";
  // Site-local addresses are deprecated, and still routed inside.
  if ((first & 0xffc0) === 0xfec0) return "private";
  if (first >= 0xff00) return "multicast";
  if ((first === 0x2001 && second === 0xdb8) || (first === 0x3fff && second < 0x1000)) return "documentation";
  // Teredo, benchmarking, ORCHID.
  if (first === 0x2001 && second < 0x200) return "reserved";
  return (first & 0xe000) === 0x2000 ? "public" : "reserved";
}

/** Names that always lead to this machine. */
const LOOPBACK_SUFFIX = /(?:^|\.)(?:localhost|localhost\.localdomain|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com)$/;
/** Reserved (RFC 2606, 6761), or never delegated and in use inside organisations (RFC 6762, appendix G). */
const PRIVATE_SUFFIX = /\.(?:local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa)$/;
const DOCUMENTATION = /(?:^|\.)(?:example|test|invalid|example\.(?:com|net|org))$/;
/** Services that answer with the address in the name. */
const WILDCARD =
  /(?:^|[.-])((?:\d{1,3}[.-]){3}\d{1,3}|[0-9a-f]{8})\.(?:nip\.io|sslip\.io|xip\.io|traefik\.me|backname\.io)$/;

/** The services above that have the loopback address in their zone, not in the name. */
const PUBLIC_LOOPBACK = /(?:localtest\.me|lvh\.me|vcap\.me|lacolhost\.com)$/;

/** @param name normalised */
export function classOfName(name: string): { readonly class: HostClass; readonly deceptive?: string } {
  if (METADATA.has(name)) return { class: "metadata" };
  if (LOOPBACK_SUFFIX.test(name)) {
    return PUBLIC_LOOPBACK.test(name)
      ? { class: "loopback", deceptive: "the public name resolves to this machine" }
      : { class: "loopback" };
  }
  const embedded = WILDCARD.exec(name)?.[1];
  if (embedded !== undefined) {
    const ipv4 = parseIpv4(/^[0-9a-f]{8}$/.test(embedded) ? `0x${embedded}` : embedded.replaceAll("-", "."));
    const kind = ipv4 === undefined ? "public" : classOfIpv4(ipv4.value);
    return kind === "public"
      ? { class: kind }
      : { class: kind, deceptive: "the public name resolves to the address in it" };
  }
  if (DOCUMENTATION.test(name)) return { class: "documentation" };
  return { class: !name.includes(".") || PRIVATE_SUFFIX.test(name) ? "private" : "public" };
}
