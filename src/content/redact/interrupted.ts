/**
 * Secrets that something else interrupts: a colour of a terminal within one, or the end of a string in a list. Each is looked
 * for in a text without what interrupts.
 */
import { findSecrets } from "../secrets/index.ts";
import { type EscapedText, without } from "./escaped-text.ts";
import { PART } from "./reserved-kinds.ts";
import type { Range, Span } from "./spans.ts";

/** A control sequence (ECMA-48, 5.4). Bounded. */
const CONTROL_SEQUENCE = /(?:\u001b\[|\u009b)[0-?]{0,32}[ -/]{0,4}[@-~]/g;

/** Two searches for a character cost less than an expression. */
export function mayHoldControlSequences(text: string): boolean {
  return text.includes("\u001b") || text.includes("\u009b");
}

/** The text without control sequences; undefined when it has none. */
export function withoutControlSequences(layer: EscapedText): EscapedText | undefined {
  if (!mayHoldControlSequences(layer.text)) return undefined;
  const parts = [...layer.text.matchAll(CONTROL_SEQUENCE)].map(({ index, 0: whole }) => ({
    start: index,
    end: index + whole.length,
  }));
  return parts.length === 0 ? undefined : without(layer, parts);
}

/** Between two strings of a list, which may itself be the text of a string. Bounded. */
const SEPARATOR = /"\s{0,64},(?:\s|\\{1,7}[nrt]){0,64}\\{0,7}"/y;
/** The rest of a string that is the key of a member. Bounded. */
const KEY_END = /[^"]{0,1024}"\s{0,64}:/y;
const BACKSLASH = 92;
const COMMA = 44;
const SPACE = 32;
/** Longest part of a secret in one string. */
const MAX_PIECE = 1024;
/** Most strings that one secret is spread over. */
const MAX_PIECES = 32;
/** A shorter beginning has no letter of what was drawn. */
const MIN_BEGINNING = 8;

/** Secrets of verified shape that are spread over neighbouring strings of a list, each part a span of its own. */
export function spreadOverStrings(text: string): readonly Span[] {
  const spans: Span[] = [];
  let pieces: Range[] = [];
  const finish = (): void => {
    if (pieces.length > 1) spans.push(...spansOver(text, pieces));
    pieces = [];
  };
  for (let quote = text.indexOf('"'); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    const next = text.charCodeAt(quote + 1);
    if (next !== COMMA && next > SPACE) continue;
    SEPARATOR.lastIndex = quote;
    if (!SEPARATOR.test(text)) continue;
    const right = SEPARATOR.lastIndex;
    let left = quote;
    while (left > 0 && text.charCodeAt(left - 1) === BACKSLASH && quote - left < 7) left--;
    const last = pieces.at(-1);
    if (!last || last.end !== left || pieces.length === MAX_PIECES) {
      finish();
      const start = beginningBefore(text, left);
      if (left - start < MIN_BEGINNING || !isDrawn(text, start, left)) continue;
      pieces = [{ start, end: left }];
    }
    const end = endBehind(text, right);
    // A key is no element of a list.
    KEY_END.lastIndex = end;
    if (end === right || KEY_END.test(text)) finish();
    else pieces.push({ start: right, end });
  }
  finish();
  return spans;
}

function beginningBefore(text: string, end: number): number {
  let start = end;
  while (start > 0 && end - start < MAX_PIECE && isOfToken(text.charCodeAt(start - 1))) start--;
  return start;
}

function endBehind(text: string, start: number): number {
  let end = start;
  while (end - start < MAX_PIECE && isOfToken(text.charCodeAt(end))) end++;
  return end;
}

/** Beginnings of tokens hold a digit, or capitals and a mark. */
function isDrawn(text: string, start: number, end: number): boolean {
  let digit = false;
  let capital = false;
  let mark = false;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code >= 48 && code <= 57) digit = true;
    else if (code >= 65 && code <= 90) capital = true;
    else if (code < 65 || code === 95) mark = true;
  }
  return digit || (capital && mark);
}

/** Letters, digits and what tokens hold beside them: `-`, `_`, `.`, `/`, `+`, `=`, `:`, `~`. */
function isOfToken(code: number): boolean {
  const letter = code | 0x20;
  return (
    (letter >= 0x61 && letter <= 0x7a) ||
    (code >= 0x2d && code <= 0x3a) ||
    code === 0x5f ||
    code === 0x2b ||
    code === 0x3d ||
    code === 0x7e
  );
}

function spansOver(text: string, pieces: readonly Range[]): readonly Span[] {
  // What is whole in the first string does not go on in the next.
  const first = pieces[0] as Range;
  const beginning = text.slice(first.start, first.end);
  if (findSecrets(beginning, { plausible: true }).some((hit) => hit.end === beginning.length)) return [];
  const joined = pieces.map(({ start, end }) => text.slice(start, end)).join("");
  const spans: Span[] = [];
  for (const hit of findSecrets(joined)) {
    let at = 0;
    const parts: Range[] = [];
    for (const { start, end } of pieces) {
      const from = Math.max(hit.start, at);
      const to = Math.min(hit.end, at + end - start);
      if (from < to) parts.push({ start: start + from - at, end: start + to - at });
      at += end - start;
    }
    // The last part tells what the secret was, as the last of its lines does.
    if (parts.length < 2) continue;
    parts.forEach(({ start, end }, index) => {
      const whole = index === parts.length - 1;
      spans.push({
        start,
        end,
        kind: whole ? hit.kind : `${hit.kind}${PART}`,
        length: whole ? hit.value.length : end - start,
      });
    });
  }
  return spans;
}
