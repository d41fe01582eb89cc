/**
 * Left-nested expressions: `a.b().c`, `a + b + c`, `a && b`, `a * b - c`, `!!x`. Generated code makes them thousands of
 * links long, so they are unrolled in a loop, never by recursion.
 */
import { MAX_DEPTH } from "../../ir/limits.ts";
import type { Argument, Concat, Expression, Logical } from "../../ir/types.ts";
import { type EsNode, unwrap } from "./estree.ts";
import { argument, expression, template } from "./expressions.ts";
import { type Lowering, unknown } from "./lowering.ts";

const COMPARISONS: ReadonlySet<string> = new Set(["==", "!=", "===", "!==", "<", "<=", ">", ">=", "in", "instanceof"]);

const LOGICAL: Readonly<Record<string, Logical["operator"]>> = { "&&": "and", "||": "or", "??": "nullish" };

/** The part of a link that is evaluated first; undefined when the node is no link. */
function innerOf(node: EsNode): EsNode | undefined {
  switch (node.type) {
    case "MemberExpression":
      return node.object;
    case "CallExpression":
    case "NewExpression":
      return node.callee;
    case "TaggedTemplateExpression":
      return node.tag;
    case "BinaryExpression":
    case "LogicalExpression":
      return node.left;
    case "UnaryExpression":
    case "AwaitExpression":
      return node.argument;
    default:
      return undefined;
  }
}

/** True when `outer` is folded into the node that `inner` became. */
function joins(outer: EsNode, inner: EsNode | undefined): boolean {
  if (inner === undefined || inner.type !== outer.type || inner.operator !== outer.operator) return false;
  return outer.type === "LogicalExpression" || (outer.type === "BinaryExpression" && outer.operator === "+");
}

/** Lowers a link with everything below it on its left edge. */
export function chain(lowering: Lowering, outermost: EsNode): Expression {
  const links: EsNode[] = [];
  let base = outermost;
  for (let inner = innerOf(base); inner !== undefined; inner = innerOf(base)) {
    links.push(base);
    base = unwrap(inner);
  }
  const depth = lowering.depth;
  const levelsOf = (count: number): number => {
    let levels = 0;
    for (let i = 0; i < count; i++) if (!joins(links[i] as EsNode, links[i + 1])) levels++;
    return levels;
  };
  let next = links.length - 1;
  let level = levelsOf(links.length) + 1;
  let current: Expression;
  if (depth + level <= MAX_DEPTH) {
    lowering.depth = depth + level - 2;
    current = expression(lowering, base);
  } else {
    // The inner part is kept flat, so that what its calls receive is still seen.
    lowering.tooDeep = true;
    const kept = Math.min(links.length, (MAX_DEPTH - depth) >> 1);
    level = levelsOf(kept) + 1;
    lowering.depth = depth + level;
    const children = [expression(lowering, base)];
    for (; next >= kept; next--) {
      for (const part of sideParts(links[next] as EsNode)) children.push(argument(lowering, part).value);
    }
    current = unknown(links[kept] ?? base, children);
  }
  for (; next >= 0; next--) {
    const link = links[next] as EsNode;
    const folds = joins(link, links[next + 1]) && (current.kind === "Concat" || current.kind === "Logical");
    if (!folds) level--;
    lowering.depth = depth + Math.max(0, level - 1);
    if (folds) {
      const grown = current as Concat | Logical;
      (grown.operands as Expression[]).push(expression(lowering, link.right));
      (grown as { end: number }).end = link.end;
    } else current = wrap(lowering, link, current);
  }
  lowering.depth = depth;
  return current;
}

function sideParts(link: EsNode): readonly EsNode[] {
  switch (link.type) {
    case "MemberExpression":
      return link.computed ? [link.property] : [];
    case "CallExpression":
    case "NewExpression":
      return link.arguments;
    case "TaggedTemplateExpression":
      return link.quasi.expressions;
    case "BinaryExpression":
    case "LogicalExpression":
      return [link.right];
    default:
      return [];
  }
}

const IDENTIFIER_NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u;

function wrap(lowering: Lowering, link: EsNode, inner: Expression): Expression {
  const { start, end } = link;
  switch (link.type) {
    case "MemberExpression": {
      const { property } = link;
      if (!link.computed) {
        const name = property.type === "PrivateIdentifier" ? `#${property.name}` : property.name;
        return { kind: "Member", start, end, object: inner, property: name };
      }
      const index = expression(lowering, property);
      if (index.kind === "Literal" && typeof index.value === "string" && IDENTIFIER_NAME.test(index.value)) {
        return { kind: "Member", start, end, object: inner, property: index.value };
      }
      return { kind: "Index", start, end, object: inner, index };
    }
    case "CallExpression":
    case "NewExpression": {
      const args: Argument[] = [];
      for (const node of link.arguments) args.push(argument(lowering, node));
      return { kind: "Call", start, end, callee: inner, args, isNew: link.type === "NewExpression" };
    }
    case "TaggedTemplateExpression":
      return { kind: "TaggedTemplate", start, end, tag: inner, template: template(lowering, link.quasi) };
    case "LogicalExpression": {
      const operator = LOGICAL[link.operator] ?? "or";
      return { kind: "Logical", start, end, operator, operands: [inner, expression(lowering, link.right)] };
    }
    case "BinaryExpression": {
      const right = expression(lowering, link.right);
      if (link.operator === "+") return { kind: "Concat", start, end, operands: [inner, right] };
      if (COMPARISONS.has(link.operator)) {
        return { kind: "Compare", start, end, operators: [link.operator], operands: [inner, right] };
      }
      return { kind: "Binary", start, end, operator: link.operator, left: inner, right };
    }
    case "AwaitExpression":
      return { kind: "Await", start, end, operand: inner };
    default:
      return { kind: "Unary", start, end, operator: link.operator, operand: inner };
  }
}
