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

/** An address in the usual form: four decimal numbers without leading zeros. */
export function parseDottedQuad(text: string): number | undefined {
  let value = 0;
  let number = -1;
  let dots = 0;
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 0x30;
    if (digit === -2) {
      if (number < 0 || ++dots > 3) return undefined;
      value = value * 256 + number;
      number = -1;
    } else {
      if (digit < 0 || digit > 9 || number === 0) return undefined;
      number = number < 0 ? digit : number * 10 + digit;
      if (number > 255) return undefined;
    }
  }
  return dots === 3 && number >= 0 ? value * 256 + number : undefined;
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
  return `${value >>> 24}.${(value >>> 16) & 255}.${(value >>> 8) & 255}.${value & 255}`;
}

/** Eight groups of an IPv6 address (RFC 4291, 2.2), without brackets; a zone at its end is passed over. */
export function parseIpv6(text: string): readonly number[] | undefined {
  const zone = text.indexOf("%");
  const end = zone >= 0 && text.length - zone <= 65 && text.length - zone > 1 ? zone : text.length;
  if (end === 0 || end > 45) return undefined;
  const groups: number[] = [];
  /** How many groups stand before the double colon. */
  let gap = -1;
  let at = 0;
  if (text.startsWith("::")) {
    gap = 0;
    at = 2;
  }
  while (at < end) {
    let value = 0;
    const from = at;
    for (; at < end; at++) {
      const digit = hexDigit(text.charCodeAt(at));
      if (digit < 0) break;
      if (at - from === 4) return undefined;
      value = value * 16 + digit;
    }
    if (text[at] === "." && at < end) {
      // Only the end of an address may be written as IPv4.
      const ipv4 = parseDottedQuad(text.slice(from, end));
      if (ipv4 === undefined) return undefined;
      groups.push(ipv4 >>> 16, ipv4 & 0xffff);
      break;
    }
    if (at === from) return undefined;
    groups.push(value);
    if (at === end) break;
    if (text[at] !== ":") return undefined;
    at++;
    if (at < end && text[at] === ":") {
      if (gap >= 0) return undefined;
      gap = groups.length;
      at++;
    } else if (at === end) return undefined;
  }
  if (gap < 0) return groups.length === 8 ? groups : undefined;
  const missing = 8 - groups.length;
  if (missing < 1) return undefined;
  const out = groups.slice(0, gap);
  for (let i = 0; i < missing; i++) out.push(0);
  for (let i = gap; i < groups.length; i++) out.push(groups[i] as number);
  return out;
}

function hexDigit(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** The recommended form (RFC 5952): lower case, the longest run of zero groups left out. */
export function formatIpv6(groups: readonly number[]): string {
  let best = { at: -1, length: 1 };
  for (let at = 0; at < 8; at++) {
    let length = 0;
    while (groups[at + length] === 0) length++;
    if (length > best.length) best = { at, length };
  }
  let text = "";
  for (let at = 0; at < 8; at++) {
    if (at === best.at) {
      text += "::";
      at += best.length - 1;
    } else {
      if (text !== "" && !text.endsWith(":")) text += ":";
      text += (groups[at] as number).toString(16);
    }
  }
  return text;
}

/** The IPv4 address that an IPv6 address leads to: mapped, compatible, NAT64 (RFC 6052, 8215), 6to4 (RFC 3056). */
export function embeddedIpv4(groups: readonly number[]): number | undefined {
  const at = (i: number) => groups[i] as number;
  const pair = (i: number) => ((at(i) << 16) | at(i + 1)) >>> 0;
  const [first] = groups as [number];
  if (first === 0x2002) return pair(1);
  const zero = (from: number, to: number) => {
    for (let i = from; i < to; i++) if (groups[i] !== 0) return false;
    return true;
  };
  if (first === 0x64) return at(1) === 0xff9b && (zero(2, 6) || at(2) === 1) ? pair(6) : undefined;
  if (!zero(0, 4)) return undefined;
  if (at(4) === 0xffff) return at(5) === 0 ? pair(6) : undefined;
  if (at(4) !== 0) return undefined;
  return at(5) === 0xffff || (at(5) === 0 && pair(6) > 1) ? pair(6) : undefined;
}
