import { isAscii, isUtf8 } from "node:buffer";
import { scanJson } from "../capture/json-scan.ts";
import { FRAME_DEPTH } from "../capture/limits.ts";
import { exactValues, isClean, LineSecrets, type RedactionRules, redact, redactText } from "../content/redact.ts";

/** A stream whose lines come in order. */
export type LineStream = "c2s" | "s2c" | "stderr";

/** Replaces the secrets of a line; undefined when it holds none. Without a stream the line stands alone. */
export type Redactor = (bytes: Buffer, stream?: LineStream) => Buffer | undefined;

/**
 * Works on bytes, so that whatever is no secret stays byte for byte, also in what is not UTF-8.
 * @param values exact values to replace, beside secrets of known shape
 * @param rules what else to replace
 */
export function createRedactor(values: readonly string[], rules: Omit<RedactionRules, "exact"> = {}): Redactor {
  const exact = exactValues([...values, ...values.flatMap(longLines)]);
  const more = [...(rules.paths ?? []), ...(rules.values ?? [])].length;
  const ruled = rules.isSecretKey !== undefined || rules.secrets !== undefined || more > 0;
  const streams = new Map<LineStream, LineSecrets>();
  return (bytes, stream) => {
    let lines: LineSecrets | undefined;
    if (stream) {
      lines = streams.get(stream) ?? new LineSecrets(exact);
      streams.set(stream, lines);
    }
    const latin1 = bytes.toString("latin1");
    // Most lines are messages without a secret, and a look at their bytes is all they cost.
    if (!ruled && !lines?.pending && isBracketed(bytes)) {
      if (isClean(latin1, exact, rules.secrets, isPrintable(bytes))) return undefined;
    }
    const encoding = isUtf8(bytes) ? "utf8" : "latin1";
    const text = encoding === "utf8" ? bytes.toString("utf8") : latin1;
    const form = scanJson(bytes, FRAME_DEPTH);
    // In JSON a marker has to stay inside of its string.
    const json = form === "json" || form === "breaks";
    const also = json ? [] : (lines?.read(text) ?? []);
    const clean = ruled ? redact(text, { ...rules, exact }, also) : redactText(text, { exact, json }, also);
    return clean.count === 0 ? undefined : Buffer.from(clean.text, encoding);
  };
}

/** Lines of a value that say enough by themselves, as those of a key do. */
function longLines(value: string): string[] {
  if (!value.includes("\n")) return [];
  return value.split(/\r?\n/).filter((line) => line.length >= 16 && !/\s/.test(line) && !line.startsWith("-----"));
}

/** True for ASCII without controls, told by four bytes at a time: this is asked for every message. */
function isPrintable(bytes: Buffer): boolean {
  if (!isAscii(bytes)) return false;
  const skipped = (4 - (bytes.byteOffset & 3)) & 3;
  // Words begin at multiples of four; a line that ends before the next one holds none.
  if (bytes.length < skipped) return bytes.every(isVisible);
  const words = new Int32Array(bytes.buffer, bytes.byteOffset + skipped, (bytes.length - skipped) >> 2);
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as number;
    // A byte below a space borrows, one of 0x7f carries (Mycroft, 1987); none has its highest bit set.
    if ((((word - 0x20202020) | (word + 0x01010101)) & 0x80808080) !== 0) return false;
  }
  for (let i = 0; i < skipped; i++) if (!isVisible(bytes[i] as number)) return false;
  for (let i = skipped + 4 * words.length; i < bytes.length; i++) if (!isVisible(bytes[i] as number)) return false;
  return true;
}

function isVisible(byte: number): boolean {
  return byte >= 0x20 && byte < 0x7f;
}

/** True for what begins and ends as a message does, which is never a part of a secret that goes on elsewhere. */
function isBracketed(bytes: Buffer): boolean {
  let start = 0;
  let end = bytes.length - 1;
  while (start < end && isSpace(bytes[start] as number)) start++;
  while (end > start && isSpace(bytes[end] as number)) end--;
  const [first, last] = [bytes[start], bytes[end]];
  return (first === 0x7b && last === 0x7d) || (first === 0x5b && last === 0x5d);
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
}
