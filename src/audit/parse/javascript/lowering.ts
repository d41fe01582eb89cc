import { MAX_DEPTH } from "../../ir/limits.ts";
import type { Comment, Expression, Span, Unknown } from "../../ir/types.ts";
import type { EsComment } from "./estree.ts";

/** What one lowering of a file carries along. */
export interface Lowering {
  readonly text: string;
  readonly comments: readonly EsComment[];
  /** Nesting of the IR at the node that is lowered now. */
  depth: number;
  tooDeep: boolean;
  /** Node types that no case knows; their children are kept. A test demands that the corpora leave it empty. */
  readonly unknownTypes: Set<string>;
}

export function newLowering(text: string, comments: readonly EsComment[]): Lowering {
  return { text, comments, depth: 0, tooDeep: false, unknownTypes: new Set() };
}

/** True when nothing more may be nested here; the caller puts an Unknown without children. */
export function atDepthCap(lowering: Lowering): boolean {
  if (lowering.depth < MAX_DEPTH) return false;
  lowering.tooDeep = true;
  return true;
}

export function unknown(span: Span, children: readonly Expression[] = []): Unknown {
  return { kind: "Unknown", start: span.start, end: span.end, children };
}

/** Text of the JSDoc comment that ends just before `offset`, white space aside. */
export function docBefore(lowering: Lowering, offset: number): string | undefined {
  const { comments, text } = lowering;
  let low = 0;
  let high = comments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((comments[middle] as EsComment).end <= offset) low = middle + 1;
    else high = middle;
  }
  const comment = comments[low - 1];
  if (comment === undefined || !comment.value.startsWith("*") || !comment.type.endsWith("Block")) return undefined;
  for (let i = comment.end; i < offset; i++) if (!isSpace(text.charCodeAt(i))) return undefined;
  return docText(comment.value.slice(1));
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0x2028 || code === 0x2029 || code === 0xa0;
}

function docText(body: string): string {
  const lines: string[] = [];
  for (const line of body.split(/\r\n|[\n\r]/u)) {
    const trimmed = line.trim();
    lines.push(trimmed.startsWith("*") ? trimmed.slice(1).trim() : trimmed);
  }
  return lines.join("\n").trim();
}

export function toComments(comments: readonly EsComment[]): Comment[] {
  return comments.map((comment) => ({ start: comment.start, end: comment.end, text: comment.value }));
}
