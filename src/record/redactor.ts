import { scanJson } from "../capture/json-scan.ts";
import { FRAME_DEPTH } from "../capture/limits.ts";
import { redactText } from "../content/redact.ts";

/** Replaces the secrets of a line; undefined when it holds none. */
export type Redactor = (bytes: Buffer) => Buffer | undefined;

/**
 * Works on bytes as Latin-1, so that whatever is no secret stays byte for byte, also in what is not UTF-8.
 * @param values exact values to replace, beside secrets of known shape
 */
export function createRedactor(values: readonly string[]): Redactor {
  const exact = values.flatMap((value) => {
    const bytes = Buffer.from(value).toString("latin1");
    return bytes === value ? [value] : [value, bytes];
  });
  return (bytes) => {
    const text = bytes.toString("latin1");
    const plain = redactText(text, { exact });
    if (plain.count === 0) return undefined;
    // In JSON a marker has to stay inside of its string.
    const form = scanJson(bytes, FRAME_DEPTH);
    const clean = form === "json" || form === "breaks" ? redactText(text, { exact, json: true }) : plain;
    return clean.count === 0 ? undefined : Buffer.from(clean.text, "latin1");
  };
}
