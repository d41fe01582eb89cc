/** Decoded bytes, where they are text. */

import { type Mapped, MappedBuilder } from "../mapped.ts";

/** Text holds few controls; among bytes that are none by chance, they are every tenth. */
const MAX_CONTROL_SHARE = 1 / 20;
const CONTROL = /[\0-\x08\x0e-\x1f\x7f-\x9f\ufffd\ufffe\uffff]/g;
const LETTER = /[\p{L}\p{N}]/u;
/** Bytes that tell that the rest is no text either: longer data is not decoded to the end for nothing. */
export const PROBE_BYTES = 48;

/**
 * The text that the bytes are in UTF-8, or in UTF-16LE (as `powershell -enc` takes it); a range of it maps to offsets of
 * bytes. Undefined when they are neither or hold more than a few controls.
 */
export function textOfBytes(bytes: Buffer): Mapped | undefined {
  if (!mayBeText(bytes.subarray(0, PROBE_BYTES))) return undefined;
  const mapped = isWide(bytes) ? wideText(bytes) : utf8Text(bytes);
  if (mapped === undefined || !LETTER.test(mapped.text)) return undefined;
  const controls = mapped.text.match(CONTROL)?.length ?? 0;
  return controls <= mapped.text.length * MAX_CONTROL_SHARE ? mapped : undefined;
}

function mayBeText(start: Buffer): boolean {
  if (isWide(start)) return true;
  let controls = 0;
  for (const byte of start) if (byte < 9 || (byte > 13 && byte < 32) || byte === 127) controls++;
  return controls <= 1 + start.length * MAX_CONTROL_SHARE;
}

function isWide(bytes: Buffer): boolean {
  if (bytes.length < 8 || bytes.length % 2 === 1) return false;
  for (let i = 0; i < Math.min(bytes.length, PROBE_BYTES); i += 2) {
    if (bytes[i + 1] !== 0 || bytes[i] === 0) return false;
  }
  return true;
}

function wideText(bytes: Buffer): Mapped {
  const raw = bytes.toString("latin1");
  const builder = new MappedBuilder(raw);
  for (let i = 0; i < bytes.length; i += 2) {
    builder.replace(i, i + 2, String.fromCharCode((bytes[i] as number) | ((bytes[i + 1] as number) << 8)));
  }
  return builder.finish();
}

/** A character beyond ASCII in well-formed UTF-8 (Unicode 17, table 3-7), or a byte that belongs to none. */
const SEQUENCE =
  /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\x80-\xff]/g;

function utf8Text(bytes: Buffer): Mapped | undefined {
  const raw = bytes.toString("latin1");
  const builder = new MappedBuilder(raw);
  let done = 0;
  for (const { 0: sequence, index } of raw.matchAll(SEQUENCE)) {
    if (sequence.length === 1) return undefined;
    builder.keep(done, index);
    done = index + sequence.length;
    builder.replace(index, done, bytes.toString("utf8", index, done));
  }
  builder.keep(done, raw.length);
  return builder.finish();
}
