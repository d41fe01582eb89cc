/** Types as expressions, as far as resolution needs them: `Foo.Bar`, `Promise<Foo>` as an Index, unions as `|`. */
import type { Expression } from "../../ir/types.ts";
import type { EsNode } from "./estree.ts";
import type { Lowering } from "./lowering.ts";

/** Types never nest deeper than this in the IR; what lies below is dropped, for nothing is resolved through it. */
const MAX_TYPE_DEPTH = 12;

const KEYWORDS: Readonly<Record<string, string>> = {
  TSStringKeyword: "string",
  TSNumberKeyword: "number",
  TSBooleanKeyword: "boolean",
  TSAnyKeyword: "any",
  TSUnknownKeyword: "unknown",
  TSVoidKeyword: "void",
  TSObjectKeyword: "object",
  StringTypeAnnotation: "string",
  NumberTypeAnnotation: "number",
  BooleanTypeAnnotation: "boolean",
};

/** The annotation of a binding, parameter, field or return; undefined when there is none or none that can be written. */
export function annotation(lowering: Lowering, wrapper: EsNode | null | undefined): Expression | undefined {
  if (!wrapper) return undefined;
  return typeExpression(lowering, wrapper.typeAnnotation ?? wrapper, 0);
}

function typeExpression(lowering: Lowering, node: EsNode, depth: number): Expression | undefined {
  if (depth > MAX_TYPE_DEPTH) return undefined;
  const { start, end } = node;
  const keyword = KEYWORDS[node.type];
  if (keyword !== undefined) return { kind: "Identifier", start, end, name: keyword };
  switch (node.type) {
    case "TSTypeReference":
      return generic(lowering, node, typeName(node.typeName, 0), depth);
    case "TSExpressionWithTypeArguments":
    case "TSClassImplements":
    case "TSInterfaceHeritage":
      return generic(lowering, node, typeName(node.expression, 0), depth);
    case "GenericTypeAnnotation":
      return typeName(node.id, 0);
    case "NullableTypeAnnotation":
    case "TSTypeOperator":
    case "TSOptionalType":
      return node.typeAnnotation ? typeExpression(lowering, node.typeAnnotation, depth + 1) : undefined;
    case "TSArrayType": {
      const element = typeExpression(lowering, node.elementType, depth + 1);
      const array: Expression = { kind: "Identifier", start, end, name: "Array" };
      return element === undefined ? array : { kind: "Index", start, end, object: array, index: element };
    }
    case "TSUnionType":
    case "UnionTypeAnnotation":
      return union(lowering, node, depth);
    case "TSLiteralType": {
      const value = node.literal.value as unknown;
      if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return undefined;
      return { kind: "Literal", start, end, value };
    }
    default:
      return undefined;
  }
}

/** Alternatives that can be written; `null` and `undefined` drop out. */
function union(lowering: Lowering, node: EsNode, depth: number): Expression | undefined {
  let joined: Expression | undefined;
  for (const member of node.types.slice(0, MAX_TYPE_DEPTH)) {
    const right = typeExpression(lowering, member, depth + 1);
    if (right === undefined) continue;
    if (joined === undefined) joined = right;
    else joined = { kind: "Binary", start: joined.start, end: right.end, operator: "|", left: joined, right };
  }
  return joined;
}

function generic(
  lowering: Lowering,
  node: EsNode,
  object: Expression | undefined,
  depth: number,
): Expression | undefined {
  if (object === undefined || !node.typeArguments) return object;
  const args: Expression[] = [];
  for (const param of node.typeArguments.params) {
    const arg = typeExpression(lowering, param, depth + 1);
    if (arg !== undefined) args.push(arg);
  }
  const { start, end } = node;
  const [only] = args;
  if (only === undefined) return object;
  if (args.length === 1) return { kind: "Index", start, end, object, index: only };
  const elements = args.map((value) => ({ start: value.start, end: value.end, value }));
  const index: Expression = { kind: "ArrayLiteral", start: only.start, end, flavour: "tuple", elements };
  return { kind: "Index", start, end, object, index };
}

/** `Foo` or `Foo.Bar` of a type reference, an import alias or Flow. */
export function typeName(node: EsNode, depth: number): Expression | undefined {
  const { start, end } = node;
  if (depth > MAX_TYPE_DEPTH) return undefined;
  switch (node.type) {
    case "Identifier":
      return { kind: "Identifier", start, end, name: node.name };
    case "TSQualifiedName": {
      const object = typeName(node.left, depth + 1);
      return object && { kind: "Member", start, end, object, property: node.right.name };
    }
    case "MemberExpression": {
      const object = typeName(node.object, depth + 1);
      return object && !node.computed
        ? { kind: "Member", start, end, object, property: node.property.name }
        : undefined;
    }
    default:
      return undefined;
  }
}
