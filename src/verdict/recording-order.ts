import { compareFindings, compareText } from "../findings/order.ts";
import type { Finding } from "../findings/types.ts";

/** A recorder's file name: the first run of a server has no number, the next ones are 2, 3, … (src/record/capture-place.ts). */
const RECORDING = /^(.*?)(?:\.(\d{1,9}))?\.mcp\.jsonl$/s;

/** The order in which recordings were made, as far as their names tell: `node.mcp.jsonl`, `node.2.mcp.jsonl`, `node.10.mcp.jsonl`. */
export function compareByRecording(a: Finding, b: Finding): number {
  const [first, second] = [RECORDING.exec(a.location.path), RECORDING.exec(b.location.path)];
  if (first && second && first[1] === second[1]) {
    return Number(first[2] ?? 1) - Number(second[2] ?? 1) || compareFindings(a, b);
  }
  return compareText(first?.[1] ?? a.location.path, second?.[1] ?? b.location.path) || compareFindings(a, b);
}
