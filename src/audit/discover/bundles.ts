import type { Module } from "../ir/types.ts";
import { visitTree } from "../server/tree.ts";

/** Nobody writes longer lines of code; minifiers that break lines at all do so at 500 characters. */
const LONG_LINE = 300;
const SMALLEST = 2_000;

/**
 * True for minified or bundled text: most of its code stands in lines that nobody wrote. Comments, literals and tables of
 * literals are no code, however long their lines are: embedded data, or one long comment, make no bundle. Short files
 * never count.
 * @param module the parsed text, its offsets those of `text`
 */
export function isBundle(text: string, module: Pick<Module, "body" | "comments">): boolean {
  if (text.length < SMALLEST || !hasLongLine(text)) return false;
  const isOther = otherThanCode(text, module);
  let code = 0;
  let long = 0;
  let line = 0;
  for (let i = 0; i <= text.length; i++) {
    const unit = i < text.length ? text.charCodeAt(i) : 10;
    if (unit === 10) {
      code += line;
      if (line > LONG_LINE) long += line;
      line = 0;
    } else if (isOther[i] === 0 && unit > 32) line++;
  }
  return code >= SMALLEST / 2 && long * 2 > code;
}

function hasLongLine(text: string): boolean {
  let from = 0;
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", from)) {
    if (end - from > LONG_LINE) return true;
    from = end + 1;
  }
  return text.length - from > LONG_LINE;
}

/** 1 for each character of a comment, a literal, or a table that holds nothing but literals. */
function otherThanCode(text: string, module: Pick<Module, "body" | "comments">): Uint8Array {
  const mask = new Uint8Array(text.length);
  for (const { start, end } of module.comments) mask.fill(1, start, end);
  visitTree(module.body, (node) => {
    if (!isData(node)) return undefined;
    const { start, end } = node as unknown as { readonly start: number; readonly end: number };
    mask.fill(1, start, end);
    return false;
  });
  return mask;
}

const TABLES: ReadonlySet<string> = new Set(["ArrayLiteral", "ObjectLiteral"]);
const PARTS: ReadonlySet<string> = new Set(["Literal", "Template", "Unary", ...TABLES]);

function isData(node: { readonly kind: string }): boolean {
  if (node.kind === "Literal" || node.kind === "RegExpLiteral") return true;
  if (node.kind !== "Template" && !TABLES.has(node.kind)) return false;
  let isPure = true;
  visitTree(node, ({ kind }) => {
    if (!PARTS.has(kind)) isPure = false;
    return isPure;
  });
  return isPure;
}
