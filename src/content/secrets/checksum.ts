/** CRC-32 (IEEE 802.3), the base62 spelling that token issuers put behind it, and entropy. No import: the recorder loads this. */

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

/** So many characters of a text count. */
export const MAX_ENTROPY = 512;

let logs: Float64Array | undefined;

/** `n * log2(n)`, up to MAX_ENTROPY. */
export function nLogN(): Float64Array {
  if (logs) return logs;
  logs = new Float64Array(MAX_ENTROPY + 1);
  for (let n = 2; n <= MAX_ENTROPY; n++) logs[n] = n * Math.log2(n);
  return logs;
}

const counts = new Uint16Array(128);

/**
 * Shannon entropy in bits per UTF-16 code unit of a text or a part of it, over the first 512 of them; 0 for the empty text.
 * Characters beyond ASCII fall on those with the same low bits, which only lowers the result.
 */
export function entropy(text: string, from = 0, end: number = text.length): number {
  const length = Math.min(end - from, MAX_ENTROPY);
  if (length === 0) return 0;
  const last = from + length;
  for (let i = from; i < last; i++) {
    const code = text.charCodeAt(i) & 127;
    counts[code] = (counts[code] as number) + 1;
  }
  const byCount = nLogN();
  let sum = 0;
  for (let i = from; i < last; i++) {
    const code = text.charCodeAt(i) & 127;
    sum += byCount[counts[code] as number] as number;
    counts[code] = 0;
  }
  return Math.log2(length) - sum / length;
}
