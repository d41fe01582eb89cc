/** IP addresses in every spelling that resolvers and browsers take. */

export interface Ipv4 {
  readonly value: number;
  /** Other than four decimal numbers: hexadecimal, octal, fewer parts. */
  readonly unusual: boolean;
}

/**
 * An IPv4 address as the URL standard and inet_aton read it: one to four numbers, decimal, octal (leading 0) or
 * hexadecimal (0x), of which the last one fills the rest.
 */
export function parseIpv4(text: string): Ipv4 | undefined {
  if (text.length > 64) return undefined;
  const parts = text.split(".");
  if (parts.length > 4) return undefined;
  const numbers: number[] = [];
  let unusual = parts.length < 4;
  for (const part of parts) {
    const number = partOf(part);
    if (number === undefined) return undefined;
    if (String(number) !== part) unusual = true;
    numbers.push(number);
  }
  const last = numbers.pop() as number;
  if (numbers.some((number) => number > 255) || last >= 256 ** (4 - numbers.length)) return undefined;
  return { value: numbers.reduce((sum, number, i) => sum + number * 256 ** (3 - i), last), unusual };
}

function partOf(part: string): number | undefined {
  if (/^0[xX][0-9A-Fa-f]{0,16}$/.test(part)) return part.length === 2 ? 0 : Number.parseInt(part, 16);
  if (/^0[0-7]{1,24}$/.test(part)) return Number.parseInt(part, 8);
  return /^(?:0|[1-9][0-9]{0,15})$/.test(part) ? Number(part) : undefined;
}

/** The last label of a host makes it an address, or no host at all (URL standard, "ends in a number"). */
export function endsInNumber(host: string): boolean {
  const last = host.slice(host.lastIndexOf(".") + 1);
  return /^[0-9]+$/.test(last) || /^0[xX][0-9A-Fa-f]*$/.test(last);
}

export function formatIpv4(value: number): string {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join(".");
}

/** Eight groups of an IPv6 address (RFC 4291, 2.2), without brackets; a zone at its end is passed over. */
export function parseIpv6(text: string): readonly number[] | undefined {
  const address = text.replace(/%.{1,64}$/s, "");
  if (address.length > 45 || !/^[0-9A-Fa-f:.]+$/.test(address)) return undefined;
  const halves = address.split("::");
  if (halves.length > 2) return undefined;
  const head = groupsOf(halves[0] as string, halves.length === 1);
  const tail = halves.length === 2 ? groupsOf(halves[1] as string, true) : [];
  if (head === undefined || tail === undefined) return undefined;
  if (halves.length === 1) return head.length === 8 ? head : undefined;
  const missing = 8 - head.length - tail.length;
  return missing >= 1 ? [...head, ...new Array<number>(missing).fill(0), ...tail] : undefined;
}

/** @param isEnd only the end of an address may be written as IPv4 */
function groupsOf(text: string, isEnd: boolean): number[] | undefined {
  if (text === "") return [];
  const groups: number[] = [];
  const parts = text.split(":");
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as string;
    if (part.includes(".")) {
      const ipv4 = isEnd && i === parts.length - 1 ? parseIpv4(part) : undefined;
      if (ipv4 === undefined || ipv4.unusual) return undefined;
      groups.push(ipv4.value >>> 16, ipv4.value & 0xffff);
    } else {
      if (!/^[0-9A-Fa-f]{1,4}$/.test(part)) return undefined;
      groups.push(Number.parseInt(part, 16));
    }
  }
  return groups;
}

/** The recommended form (RFC 5952): lower case, the longest run of zero groups left out. */
export function formatIpv6(groups: readonly number[]): string {
  let best = { at: -1, length: 1 };
  for (let at = 0; at < 8; at++) {
    let length = 0;
    while (groups[at + length] === 0) length++;
    if (length > best.length) best = { at, length };
  }
  const hex = (from: number, to?: number) =>
    groups
      .slice(from, to)
      .map((group) => group.toString(16))
      .join(":");
  return best.at < 0 ? hex(0) : `${hex(0, best.at)}::${hex(best.at + best.length)}`;
}

/** The IPv4 address that an IPv6 address leads to: mapped, compatible, NAT64 (RFC 6052, 8215), 6to4 (RFC 3056). */
export function embeddedIpv4(groups: readonly number[]): number | undefined {
  const at = (i: number) => groups[i] as number;
  const pair = (i: number) => ((at(i) << 16) | at(i + 1)) >>> 0;
  const zero = (from: number, to: number) => groups.slice(from, to).every((group) => group === 0);
  if (zero(0, 5) && at(5) === 0xffff) return pair(6);
  if (zero(0, 4) && at(4) === 0xffff && at(5) === 0) return pair(6);
  if (zero(0, 6) && pair(6) > 1) return pair(6);
  if (at(0) === 0x64 && at(1) === 0xff9b && (zero(2, 6) || at(2) === 1)) return pair(6);
  return at(0) === 0x2002 ? pair(1) : undefined;
}
