/** Checks that a value proves itself: check digits and checksums. All are total, take any text, and are linear. */
import { createHash } from "node:crypto";

const ZERO = 48;

const buffer = Buffer.alloc(64);

/** The digits of a text, without what separates groups. */
export function digitsOf(text: string): string {
  let others = 0;
  for (let i = 0; i < text.length; i++) if (!isDigit(text.charCodeAt(i))) others++;
  if (others === 0) return text;
  if (text.length > buffer.length) return text.replace(/\D+/g, "");
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (isDigit(code)) buffer[length++] = code;
  }
  return buffer.toString("latin1", 0, length);
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= ZERO + 9;
}

/** Luhn's sum (ISO/IEC 7812-1). @param digits digits only */
export function luhn(digits: string): boolean {
  if (digits.length < 2) return false;
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    let digit = digits.charCodeAt(digits.length - 1 - i) - ZERO;
    if (digit < 0 || digit > 9) return false;
    if (i % 2 === 1) digit = digit > 4 ? digit * 2 - 9 : digit * 2;
    sum += digit;
  }
  return sum % 10 === 0;
}

/** Remainder of a number of any length; letters count as 10 to 35 (ISO 13616). NaN for other characters. */
export function remainder(text: string, modulus: number): number {
  let rest = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 48 && code <= 57) rest = (rest * 10 + code - 48) % modulus;
    else if (code >= 65 && code <= 90) rest = (rest * 100 + code - 55) % modulus;
    else return Number.NaN;
  }
  return rest;
}

/** How many different digits there are. */
export function distinct(digits: string): number {
  let set = 0;
  for (let i = 0; i < digits.length; i++) set |= 1 << (digits.charCodeAt(i) & 15);
  let count = 0;
  for (; set !== 0; set &= set - 1) count++;
  return count;
}

/** Sum of digits times weights; the shorter of both ends it. */
export function weighted(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length && i < digits.length; i++) {
    sum += (digits.charCodeAt(i) - ZERO) * (weights[i] as number);
  }
  return sum;
}

/** Routing number of a US bank: weights 3, 7, 1, and a prefix that the Federal Reserve gives out. */
export function aba(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false;
  const prefix = Number(digits.slice(0, 2));
  const isGiven = prefix <= 12 || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72) || prefix === 80;
  return isGiven && digits !== "000000000" && weighted(digits, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0;
}

/** Verhoeff's table of the dihedral group: `d(a, b)`. */
function dihedral(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5);
  return b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5;
}

const PERMUTATION: readonly number[] = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** Verhoeff's check digit, the last one. */
export function verhoeff(digits: string): boolean {
  let check = 0;
  for (let i = 0; i < digits.length; i++) {
    let digit = digits.charCodeAt(digits.length - 1 - i) - ZERO;
    if (digit < 0 || digit > 9) return false;
    for (let k = i % 8; k > 0; k--) digit = PERMUTATION[digit] as number;
    check = dihedral(check, digit);
  }
  return check === 0 && digits.length > 1;
}

/** ISO 7064 mod 11,10, as in the German tax number. */
export function mod1110(digits: string): boolean {
  let product = 10;
  for (let i = 0; i < digits.length - 1; i++) {
    const sum = (digits.charCodeAt(i) - ZERO + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === digits.charCodeAt(digits.length - 1) - ZERO;
}

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** Base58 with four bytes of a double SHA-256 at the end, as Bitcoin writes addresses; 26 to 35 characters. */
export function base58(text: string): boolean {
  if (!/^[1-9A-HJ-NP-Za-km-z]{26,35}$/.test(text)) return false;
  let value = 0n;
  for (const char of text) value = value * 58n + BigInt(BASE58.indexOf(char));
  const hex = value.toString(16).padStart(50, "0");
  if (hex.length !== 50) return false;
  const bytes = Buffer.from(hex, "hex");
  const sha256 = (data: Buffer): Buffer => createHash("sha256").update(data).digest();
  return sha256(sha256(bytes.subarray(0, 21)))
    .subarray(0, 4)
    .equals(bytes.subarray(21));
}

const BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";

let bech32Values: Uint8Array | undefined;

/** Places in BECH32 by character code; 255 for no digit. */
function bech32Table(): Uint8Array {
  bech32Values = new Uint8Array(128).fill(255);
  for (let i = 0; i < 32; i++) bech32Values[BECH32.charCodeAt(i)] = i;
  return bech32Values;
}

const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/** What the generator adds, by the five bits that leave the sum. */
function added(top: number): number {
  let sum = 0;
  for (let bit = 0; bit < 5; bit++) if ((top >> bit) & 1) sum ^= GENERATOR[bit] as number;
  return sum;
}

/** Bech32 and Bech32m (BIP 173, 350) of any human readable part, in one case. At most 1,023 characters. */
export function bech32(text: string): boolean {
  const lower = text.toLowerCase();
  if (text.length > 1023 || (text !== lower && text !== text.toUpperCase())) return false;
  const split = lower.lastIndexOf("1");
  if (split < 1 || lower.length - split < 7) return false;
  const values = bech32Values ?? bech32Table();
  let sum = 1;
  const add = (value: number): void => {
    sum = ((sum & 0x1ffffff) << 5) ^ value ^ added(sum >>> 25);
  };
  for (let i = 0; i < split; i++) add(lower.charCodeAt(i) >> 5);
  add(0);
  for (let i = 0; i < split; i++) add(lower.charCodeAt(i) & 31);
  for (let i = split + 1; i < lower.length; i++) {
    const code = lower.charCodeAt(i);
    const value = code < 128 ? (values[code] as number) : 255;
    if (value === 255) return false;
    add(value);
  }
  return sum === 1 || sum === 0x2bc830a3;
}

export function uuid4(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(text);
}
