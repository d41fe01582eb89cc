import type { ObjectPattern, Pattern } from "../../ir/types.ts";
import { type EsNode, unwrap } from "./estree.ts";
import { expression, propertyKey } from "./expressions.ts";
import { atDepthCap, type Lowering, unknown } from "./lowering.ts";

/** What a declaration, a parameter or an assignment binds. */
export function pattern(lowering: Lowering, wrapped: EsNode): Pattern {
  const node = unwrap(wrapped);
  if (atDepthCap(lowering)) return unknown(node);
  lowering.depth++;
  const lowered = lower(lowering, node);
  lowering.depth--;
  return lowered;
}

function lower(lowering: Lowering, node: EsNode): Pattern {
  const { start, end } = node;
  switch (node.type) {
    case "Identifier":
      return { kind: "Identifier", start, end, name: node.name };
    case "MemberExpression": {
      const member = expression(lowering, node);
      return member.kind === "Member" || member.kind === "Index" ? member : unknown(node, [member]);
    }
    case "ArrayPattern":
    case "ArrayExpression":
      return {
        kind: "ArrayPattern",
        start,
        end,
        elements: node.elements.map((element) => (element === null ? null : pattern(lowering, element))),
      };
    case "ObjectPattern":
    case "ObjectExpression":
      return objectPattern(lowering, node);
    case "AssignmentPattern":
    case "AssignmentExpression":
      return {
        kind: "DefaultPattern",
        start,
        end,
        target: pattern(lowering, node.left),
        value: expression(lowering, node.right),
      };
    case "RestElement":
    case "SpreadElement":
      return { kind: "RestPattern", start, end, target: pattern(lowering, node.argument) };
    case "TSParameterProperty":
      return pattern(lowering, node.parameter);
    default:
      return unknown(node, [expression(lowering, node)]);
  }
}

function objectPattern(lowering: Lowering, node: EsNode): ObjectPattern {
  const properties: ObjectPattern["properties"][number][] = [];
  let rest: Pattern | undefined;
  for (const property of node.properties) {
    if (property.type === "Property") {
      properties.push({ key: propertyKey(lowering, property), target: pattern(lowering, property.value) });
    } else rest = pattern(lowering, property.argument);
  }
  const { start, end } = node;
  return rest === undefined
    ? { kind: "ObjectPattern", start, end, properties }
    : { kind: "ObjectPattern", start, end, properties, rest };
}

/** Names that a pattern binds, in source order. */
export function boundNames(target: Pattern): string[] {
  switch (target.kind) {
    case "Identifier":
      return [target.name];
    case "ArrayPattern":
      return target.elements.flatMap((element) => (element === null ? [] : boundNames(element)));
    case "ObjectPattern":
      return [
        ...target.properties.flatMap((property) => boundNames(property.target)),
        ...(target.rest ? boundNames(target.rest) : []),
      ];
    case "DefaultPattern":
    case "RestPattern":
      return boundNames(target.target);
    default:
      return [];
  }
}
