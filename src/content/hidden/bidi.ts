/** Whether controls of direction can be honest (Trojan Source: CVE-2021-42574). */

import { RIGHT_TO_LEFT } from "./characters.ts";
import type { HiddenRole } from "./types.ts";

export type BidiVerdict = "severe" | "weak" | "honest";

/** Judges the controls of a text, a paragraph at a time; to be asked from left to right. */
export class BidiJudge {
  readonly #text: string;
  readonly #role: HiddenRole;
  /** Directions end with the paragraph (UAX 9, 3.1), but a script in use anywhere explains marks everywhere in prose. */
  readonly #textIsRightToLeft: boolean;
  /** Where the paragraph ends that was judged last, and what it is. */
  #to = -1;
  #rightToLeft = false;
  #balanced = false;

  constructor(text: string, role: HiddenRole) {
    this.#text = text;
    this.#role = role;
    this.#textIsRightToLeft = role === "prose" && RIGHT_TO_LEFT.test(text);
  }

  /** What a control is worth as a finding. */
  verdict(at: number): BidiVerdict {
    if (this.#role === "name") return "severe";
    if (at >= this.#to) this.#paragraph(at);
    return judge(this.#text.charCodeAt(at), this.#role, this.#rightToLeft, this.#balanced);
  }

  #paragraph(at: number): void {
    const text = this.#text;
    const from = at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
    const lineBreak = text.indexOf("\n", at);
    this.#to = lineBreak < 0 ? text.length : lineBreak;
    const line = text.slice(from, this.#to);
    this.#rightToLeft = this.#textIsRightToLeft || RIGHT_TO_LEFT.test(line);
    this.#balanced = isBalanced(line);
  }
}

function judge(code: number, role: HiddenRole, rightToLeft: boolean, balanced: boolean): BidiVerdict {
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
