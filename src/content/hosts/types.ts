export type HostClass =
  | "loopback"
  /** Inside an organisation: RFC 1918, ULA, carrier-grade NAT, names without a public suffix. */
  | "private"
  | "link-local"
  /** Hands out credentials of the machine: the metadata services of cloud providers. */
  | "metadata"
  | "unspecified"
  | "multicast"
  | "reserved"
  | "documentation"
  | "public"
  /** No host: a path of this machine. */
  | "file";

export interface Host {
  /** Normalised: lower case, ASCII (punycode), without a dot at the end; addresses in their usual form, IPv6 without brackets. */
  readonly host: string;
  readonly kind: "name" | "ipv4" | "ipv6";
  readonly class: HostClass;
  /** Why a reader, or a filter, would take it for another host; one sentence without a full stop. */
  readonly deceptive?: string;
}

export interface HostHit extends Host {
  readonly port?: number;
  /** Lower case. */
  readonly scheme?: string;
  /** A name or password stands before the host. */
  readonly userinfo?: true;
  /** UTF-16 offsets of scheme, authority and port, or of a bare host and port. */
  readonly start: number;
  readonly end: number;
}
