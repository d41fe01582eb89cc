/**
 * Left-nested expressions: `a.b().c[0]`, `a + b + c`, `a and b`, `(((a)))`. Each link's first child is what is evaluated
 * first, so the cursor goes down that edge in a loop and builds on the way back up.
 */
import { MAX_DEPTH } from "../../ir/limits.ts";
import type { Argument, Concat, Expression, Logical } from "../../ir/types.ts";
import { callArguments, expression, subscriptIndex } from "./expressions.ts";
import { braceFormat, percentFormat } from "./strings.ts";
import { unknownAt, type Walk } from "./walk.ts";

interface Link {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  /** Of `binary_operator` and `boolean_operator`. */
  readonly operator: string;
}

const LINKS: ReadonlySet<string> = new Set([
  "attribute",
  "call",
  "subscript",
  "binary_operator",
  "boolean_operator",
  "parenthesized_expression",
  "await",
  "not_operator",
  "unary_operator",
  "union_type",
  "member_type",
]);

export function isLink(type: string): boolean {
  return LINKS.has(type);
}

const NONE = "";

/** True when `outer` is folded into the node that `inner` became. */
function joins(outer: Link, inner: Link | undefined): boolean {
  if (inner === undefined || inner.type !== outer.type || inner.operator !== outer.operator) return false;
  return outer.type === "boolean_operator" || (outer.type === "binary_operator" && outer.operator === "+");
}

function addsLevel(links: readonly Link[], index: number): boolean {
  const link = links[index] as Link;
  return link.type !== "parenthesized_expression" && !joins(link, links[index + 1]);
}

/** The operator token of the binary node under the cursor, which is its second child that is no comment. */
function operatorHere(walk: Walk): string {
  const { cursor } = walk;
  let operator = NONE;
  if (cursor.gotoFirstChild()) {
    while (cursor.gotoNextSibling()) {
      if (walk.field() === "operator") {
        operator = walk.token();
        break;
      }
    }
    cursor.gotoParent();
  }
  return operator;
}

/** Lowers the link under the cursor with everything below it on its left edge. */
export function chain(walk: Walk, outermost: string): Expression {
  const { cursor } = walk;
  const links: Link[] = [];
  let type = outermost;
  while (isLink(type)) {
    const operator = type === "binary_operator" || type === "boolean_operator" ? operatorHere(walk) : NONE;
    links.push({ type, start: cursor.startIndex, end: cursor.endIndex, operator });
    if (!walk.firstNamed()) {
      links.pop();
      break;
    }
    type = walk.type();
  }
  if (links.length === 0) return walk.unknown();

  const depth = walk.depth;
  let level = 1;
  for (let i = 0; i < links.length; i++) if (addsLevel(links, i)) level++;
  let next = links.length - 1;
  let current: Expression;
  if (depth + level <= MAX_DEPTH) {
    walk.depth = depth + level - 2;
    current = expression(walk, type);
  } else {
    // The inner part is kept flat, so that what its calls receive is still seen.
    walk.tooDeep = true;
    const kept = Math.min(links.length, (MAX_DEPTH - depth) >> 1);
    level = 1;
    for (let i = 0; i < kept; i++) if (addsLevel(links, i)) level++;
    walk.depth = depth + level;
    const children = [expression(walk, type)];
    for (; next >= kept; next--) {
      children.push(...sideParts(walk, links[next] as Link));
      cursor.gotoParent();
    }
    current = unknownAt(links[kept] ?? walk.span(), children);
  }
  for (; next >= 0; next--) {
    const link = links[next] as Link;
    const folds = joins(link, links[next + 1]) && (current.kind === "Concat" || current.kind === "Logical");
    if (!folds && link.type !== "parenthesized_expression") level--;
    walk.depth = depth + Math.max(0, level - 1);
    if (folds) {
      const right = rightOperand(walk);
      const grown = current as Concat | Logical;
      if (right !== undefined) (grown.operands as Expression[]).push(right);
      (grown as { end: number }).end = link.end;
    } else current = wrap(walk, link, current);
    cursor.gotoParent();
  }
  walk.depth = depth;
  return current;
}

/** From the left operand to the right one; undefined when an error left it out. The cursor stays below the link. */
function rightOperand(walk: Walk): Expression | undefined {
  let right: Expression | undefined;
  while (walk.nextNamed()) {
    const operand = expression(walk, walk.type());
    right = right === undefined ? operand : unknownAt({ start: right.start, end: operand.end }, [right, operand]);
  }
  return right;
}

function sideParts(walk: Walk, link: Link): Expression[] {
  const parts: Expression[] = [];
  while (walk.nextNamed()) {
    const type = walk.type();
    if (link.type === "call") parts.push(...callArguments(walk, type).map((arg) => arg.value));
    else if (link.type !== "attribute" && link.type !== "member_type") parts.push(expression(walk, type));
  }
  return parts;
}

/** Builds the link's node around what its first child became; the cursor moves on among the link's children. */
function wrap(walk: Walk, link: Link, inner: Expression): Expression {
  const { start, end } = link;
  switch (link.type) {
    case "attribute":
    case "member_type": {
      let property = "";
      while (walk.nextNamed()) property = walk.name();
      return { kind: "Member", start, end, object: inner, property };
    }
    case "call": {
      const args: Argument[] = [];
      while (walk.nextNamed()) args.push(...callArguments(walk, walk.type()));
      return formatted(link, inner, args) ?? { kind: "Call", start, end, callee: inner, args, isNew: false };
    }
    case "subscript":
      return subscriptIndex(walk, link, inner);
    case "boolean_operator": {
      const right = rightOperand(walk);
      const operator = link.operator === "and" ? "and" : "or";
      return { kind: "Logical", start, end, operator, operands: right === undefined ? [inner] : [inner, right] };
    }
    case "binary_operator": {
      const right = rightOperand(walk);
      if (right === undefined) return unknownAt(link, [inner]);
      if (link.operator === "+") return { kind: "Concat", start, end, operands: [inner, right] };
      if (link.operator === "%" && inner.kind === "Literal" && typeof inner.value === "string") {
        return percentFormat(inner.value, link, right);
      }
      return { kind: "Binary", start, end, operator: link.operator, left: inner, right };
    }
    case "union_type": {
      const right = rightOperand(walk);
      return right === undefined ? inner : { kind: "Binary", start, end, operator: "|", left: inner, right };
    }
    case "await":
      return { kind: "Await", start, end, operand: inner };
    case "not_operator":
      return { kind: "Unary", start, end, operator: "not", operand: inner };
    case "unary_operator":
      return { kind: "Unary", start, end, operator: walk.text.charAt(start), operand: inner };
    default: {
      // Parentheses: what else stands there is an error's remains.
      const rest = rightOperand(walk);
      return rest === undefined ? inner : unknownAt(link, [inner, rest]);
    }
  }
}

function formatted(link: Link, callee: Expression, args: readonly Argument[]): Expression | undefined {
  if (callee.kind !== "Member" || callee.property !== "format" || args.length === 0) return undefined;
  const { object } = callee;
  if (object.kind !== "Literal" || typeof object.value !== "string") return undefined;
  return braceFormat(object.value, link, args);
}
