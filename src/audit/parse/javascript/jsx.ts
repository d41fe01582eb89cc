import type { Expression } from "../../ir/types.ts";
import type { EsNode } from "./estree.ts";
import { expression } from "./expressions.ts";
import { type Lowering, unknown } from "./lowering.ts";

/** An element is an Unknown whose children are the component, the attribute values and the content, in source order. */
export function jsx(lowering: Lowering, node: EsNode): Expression {
  if (node.type === "JSXExpressionContainer") return expression(lowering, node.expression);
  if (node.type !== "JSXElement" && node.type !== "JSXFragment") return unknown(node);
  const children: Expression[] = [];
  if (node.type === "JSXElement") {
    const { openingElement } = node;
    const component = componentName(openingElement.name as unknown as EsNode);
    if (component !== undefined) children.push(component);
    for (const attribute of openingElement.attributes) {
      if (attribute.type === "JSXSpreadAttribute") children.push(expression(lowering, attribute.argument));
      else if (attribute.value) children.push(expression(lowering, attribute.value));
    }
  }
  for (const child of node.children) {
    if (child.type !== "JSXText") children.push(expression(lowering, child));
  }
  return unknown(node, children);
}

/** `<Foo.Bar>` refers to values; `<div>` and `<svg:path>` don't. */
function componentName(name: EsNode): Expression | undefined {
  const properties: EsNode[] = [];
  let base = name;
  while (base.type === "JSXMemberExpression") {
    properties.push(base);
    base = base.object;
  }
  if (base.type !== "JSXIdentifier" || (properties.length === 0 && /^[a-z]/u.test(base.name))) return undefined;
  let lowered: Expression =
    base.name === "this"
      ? { kind: "This", start: base.start, end: base.end }
      : { kind: "Identifier", start: base.start, end: base.end, name: base.name };
  for (const member of properties.reverse().slice(0, 20)) {
    lowered = { kind: "Member", start: member.start, end: member.end, object: lowered, property: member.property.name };
  }
  return lowered;
}
