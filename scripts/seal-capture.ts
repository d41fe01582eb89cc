/**
 * Gives session logs that were written or edited by hand an end record that fits: `node scripts/seal-capture.ts <file…>`.
 * Numbers the records between start and end, counts the frames and computes the digest (docs/capture-format.md). For
 * fixtures and examples only: what a recorder wrote is never sealed again.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * @param text lines of a log, with or without an end record; placeholders such as `{{secret:npm-token}}` may stand inside
 * of JSON texts
 * @throws Error when a line is not JSON
 */
export function sealed(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const body: string[] = [];
  const frames = { c2s: 0, s2c: 0 };
  let ts = "1970-01-01T00:00:00.000000Z";
  let seq = 0;
  lines.forEach((line, index) => {
    const record = JSON.parse(line) as { type: string; dir: "c2s" | "s2c"; ts: string };
    if (record.type === "session.end") return;
    ts = record.ts;
    if (record.type === "frame") frames[record.dir]++;
    // Only the number is replaced, so that the bytes of the message stay as they were written.
    body.push(index === 0 ? line : line.replace(/"seq":\d+/, `"seq":${++seq}`));
  });
  const whole = `${body.join("\n")}\n`;
  const sha256 = createHash("sha256").update(whole).digest("hex");
  return `${whole}${JSON.stringify({ type: "session.end", ts, frames, dropped: 0, sha256 })}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const path of process.argv.slice(2)) {
    const text = readFileSync(path, "utf8");
    const result = sealed(text);
    if (result !== text) writeFileSync(path, result);
  }
}
