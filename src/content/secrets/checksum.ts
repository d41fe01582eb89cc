/** CRC-32 (IEEE 802.3) and the base62 spelling that token issuers put behind it. No import: the recorder loads this. */

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

let table: Uint32Array | undefined;

function crcTable(): Uint32Array {
  if (table) return table;
  table = new Uint32Array(256);
  for (let n = 0; n < 256; n++) {
    let c = n;
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    table[n] = c;
  }
  return table;
}

/** @param text ASCII */
export function crc32(text: string): number {
  const t = crcTable();
  let crc = 0xffffffff;
  for (let i = 0; i < text.length; i++) crc = (t[(crc ^ text.charCodeAt(i)) & 0xff] as number) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Digits before capitals before small letters, padded with `0`. */
export function base62(value: number, width: number): string {
  let out = "";
  for (let n = value; n > 0; n = Math.floor(n / 62)) out = BASE62[n % 62] + out;
  return out.padStart(width, "0");
}

/** Shannon entropy in bits per UTF-16 code unit; 0 for the empty text. */
export function entropy(text: string): number {
  const counts = new Map<number, number>();
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}
