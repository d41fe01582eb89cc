import { createHash } from "node:crypto";

/**
 * A capture whose text was changed, with an end record that fits again: the digest covers all lines before it, each ended by
 * a line feed (capture-format.md). A capture without end record stays as it is.
 */
export function resealed(text: string): string {
  const lines = text.split("\n");
  const at = lines.findLastIndex((line) => line.includes('"session.end"'));
  if (at < 0) return text;
  const end = JSON.parse(lines[at] as string) as Record<string, unknown>;
  const sha256 = createHash("sha256")
    .update(`${lines.slice(0, at).join("\n")}\n`)
    .digest("hex");
  lines[at] = JSON.stringify({ ...end, sha256 });
  return lines.join("\n");
}
