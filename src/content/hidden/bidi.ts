/** Whether controls of direction can be honest (Trojan Source: CVE-2021-42574). */

import { isBidi, RIGHT_TO_LEFT } from "./characters.ts";
import type { HiddenRole } from "./types.ts";

const CONTROL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** Judges every paragraph that has a control: what its controls are worth as a finding, by their offset. */
export function judgeBidi(text: string, role: HiddenRole): ReadonlyMap<number, "severe" | "weak" | "honest"> {
  const verdicts = new Map<number, "severe" | "weak" | "honest">();
  // Directions end with the paragraph (UAX 9, 3.1), but a script in use anywhere explains marks everywhere in prose.
  const rightToLeft = role === "prose" && RIGHT_TO_LEFT.test(text);
  let from = 0;
  while (from < text.length) {
    const lineBreak = text.indexOf("\n", from);
    const to = lineBreak < 0 ? text.length : lineBreak;
    judgeParagraph(text, from, to, role, rightToLeft, verdicts);
    from = to + 1;
  }
  return verdicts;
}

function judgeParagraph(
  text: string,
  from: number,
  to: number,
  role: HiddenRole,
  textIsRightToLeft: boolean,
  verdicts: Map<number, "severe" | "weak" | "honest">,
): void {
  const line = text.slice(from, to);
  if (!CONTROL.test(line)) return;
  const rightToLeft = textIsRightToLeft || RIGHT_TO_LEFT.test(line);
  const balanced = isBalanced(line);
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at);
    if (isBidi(code)) verdicts.set(from + at, judge(code, role, rightToLeft, balanced));
  }
}

function judge(code: number, role: HiddenRole, rightToLeft: boolean, balanced: boolean): "severe" | "weak" | "honest" {
  if (role === "name") return "severe";
  const isMark = code === 0x200e || code === 0x200f || code === 0x61c;
  if (isMark) return rightToLeft ? "honest" : "weak";
  const overrides = code === 0x202d || code === 0x202e;
  if (overrides) return "severe";
  if (rightToLeft) return balanced ? (role === "prose" ? "honest" : "weak") : "severe";
  if (role === "source") return "severe";
  // In text from left to right, an isolate of unknown or of that direction changes nothing (templates put them around
  // what they insert), one from right to left reorders. Windows puts an unclosed embedding before copied paths.
  const turns = code === 0x202b || code === 0x2067;
  if (turns) return "severe";
  return balanced && code >= 0x2066 ? "honest" : "weak";
}

/** Every embedding and isolate is ended, in order, within the paragraph. */
function isBalanced(line: string): boolean {
  const open: ("embedding" | "isolate")[] = [];
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at);
    if (code === 0x202a || code === 0x202b || code === 0x202d || code === 0x202e) open.push("embedding");
    else if (code >= 0x2066 && code <= 0x2068) open.push("isolate");
    else if (code === 0x202c && open.pop() !== "embedding") return false;
    else if (code === 0x2069 && open.pop() !== "isolate") return false;
  }
  return open.length === 0;
}
