import type { Argument, Expression, ObjectEntry, Template } from "../../ir/types.ts";
import { chain } from "./chains.ts";
import { type EsNode, unwrap } from "./estree.ts";
import { classNode, functionNode } from "./functions.ts";
import { jsx } from "./jsx.ts";
import { atDepthCap, docBefore, type Lowering, unknown } from "./lowering.ts";
import { pattern } from "./patterns.ts";

/** `docAt`: where a JSDoc comment for a function or class would end, when that is not its own start. */
export function expression(lowering: Lowering, wrapped: EsNode, docAt?: number): Expression {
  const node = unwrap(wrapped);
  if (atDepthCap(lowering)) return unknown(node);
  lowering.depth++;
  const lowered = lower(lowering, node, docAt ?? wrapped.start);
  lowering.depth--;
  return lowered;
}

function lower(lowering: Lowering, node: EsNode, docAt: number): Expression {
  const { start, end } = node;
  switch (node.type) {
    case "MemberExpression":
    case "CallExpression":
    case "NewExpression":
    case "TaggedTemplateExpression":
    case "BinaryExpression":
    case "LogicalExpression":
    case "UnaryExpression":
    case "AwaitExpression":
      return chain(lowering, node);
    case "Identifier":
      return { kind: "Identifier", start, end, name: node.name };
    case "Literal":
      return literal(node);
    case "TemplateLiteral": {
      if (node.expressions.length > 0) return template(lowering, node);
      return { kind: "Literal", start, end, value: quasiText(node, 0) };
    }
    case "ThisExpression":
      return { kind: "This", start, end };
    case "Super":
      return { kind: "Super", start, end };
    case "ObjectExpression":
    case "RecordExpression":
      return {
        kind: "ObjectLiteral",
        start,
        end,
        entries: node.properties.map((entry) => objectEntry(lowering, entry)),
      };
    case "ArrayExpression":
    case "TupleExpression": {
      const elements: Argument[] = [];
      for (const element of node.elements) elements.push(element === null ? hole(end) : argument(lowering, element));
      return { kind: "ArrayLiteral", start, end, flavour: "array", elements };
    }
    case "ArrowFunctionExpression":
    case "FunctionExpression":
      return { kind: "FunctionExpression", start, end, fn: functionNode(lowering, node, docBefore(lowering, docAt)) };
    case "ClassExpression":
      return { kind: "ClassExpression", start, end, cls: classNode(lowering, node, docBefore(lowering, docAt)) };
    case "ConditionalExpression":
      return {
        kind: "Conditional",
        start,
        end,
        test: expression(lowering, node.test),
        consequent: expression(lowering, node.consequent),
        alternate: expression(lowering, node.alternate),
      };
    case "AssignmentExpression":
      return assignment(lowering, node, docAt);
    case "UpdateExpression":
      return {
        kind: "Assign",
        start,
        end,
        target: pattern(lowering, node.argument),
        operator: node.operator === "--" ? "-" : "+",
        value: { kind: "Literal", start, end, value: 1 },
      };
    case "SequenceExpression":
      return {
        kind: "Sequence",
        start,
        end,
        expressions: node.expressions.map((part) => expression(lowering, part)),
      };
    case "YieldExpression":
      return node.argument
        ? { kind: "Yield", start, end, operand: expression(lowering, node.argument) }
        : { kind: "Yield", start, end };
    case "ImportExpression": {
      const args = [argument(lowering, node.source)];
      if (node.options) args.push(argument(lowering, node.options));
      return {
        kind: "Call",
        start,
        end,
        callee: { kind: "Identifier", start, end: start + 6, name: "import" },
        args,
        isNew: false,
      };
    }
    case "Import":
      return { kind: "Identifier", start, end, name: "import" };
    case "MetaProperty":
      return {
        kind: "Member",
        start,
        end,
        object: { kind: "Identifier", start: node.meta.start, end: node.meta.end, name: node.meta.name },
        property: node.property.name,
      };
    case "PrivateIdentifier":
      return { kind: "Literal", start, end, value: `#${node.name}` };
    case "SpreadElement":
    case "JSXSpreadChild":
      return expression(lowering, node.argument ?? node.expression);
    case "JSXElement":
    case "JSXFragment":
    case "JSXExpressionContainer":
    case "JSXEmptyExpression":
    case "JSXText":
      return jsx(lowering, node);
    default:
      lowering.unknownTypes.add(node.type);
      return unknown(node, childExpressions(lowering, node));
  }
}

function hole(at: number): Argument {
  return { start: at, end: at, value: { kind: "Identifier", start: at, end: at, name: "undefined" } };
}

function literal(node: EsNode): Expression {
  const { start, end } = node;
  if (node.regex) return { kind: "RegExpLiteral", start, end, pattern: node.regex.pattern, flags: node.regex.flags };
  if (node.bigint) return { kind: "Literal", start, end, value: node.bigint };
  return { kind: "Literal", start, end, value: node.value as unknown as string | number | boolean | null };
}

export function argument(lowering: Lowering, node: EsNode): Argument {
  if (node.type === "SpreadElement") {
    return { start: node.start, end: node.end, value: expression(lowering, node.argument), spread: "positional" };
  }
  return { start: node.start, end: node.end, value: expression(lowering, node) };
}

function quasiText(node: EsNode, index: number): string {
  const value = node.quasis[index]?.value;
  return value?.cooked ?? value?.raw ?? "";
}

/** A Template even without holes, as a tag receives it. */
export function template(lowering: Lowering, node: EsNode): Template {
  const parts: (string | Expression)[] = [];
  for (let i = 0; i < node.quasis.length; i++) {
    const text = quasiText(node, i);
    if (text !== "") parts.push(text);
    const inserted = node.expressions[i];
    if (inserted !== undefined) parts.push(expression(lowering, inserted));
  }
  return { kind: "Template", start: node.start, end: node.end, parts };
}

/** A key as text where it is fixed, else as an expression. */
export function propertyKey(lowering: Lowering, node: EsNode): string | Expression {
  const { key } = node;
  if (!node.computed) {
    if (key.type === "Identifier") return key.name;
    if (key.type === "PrivateIdentifier") return `#${key.name}`;
    return key.bigint ?? String(key.value);
  }
  const lowered = expression(lowering, key);
  return lowered.kind === "Literal" ? String(lowered.value) : lowered;
}

function objectEntry(lowering: Lowering, node: EsNode): ObjectEntry {
  const { start, end } = node;
  if (node.type === "SpreadElement" || node.type === "ExperimentalSpreadProperty") {
    return { start, end, value: expression(lowering, node.argument), spread: true };
  }
  const key = propertyKey(lowering, node);
  const value = expression(lowering, node.value, start);
  if (node.kind === "get" || node.kind === "set") return { start, end, key, value, spread: false, accessor: node.kind };
  return { start, end, key, value, spread: false };
}

function assignment(lowering: Lowering, node: EsNode, docAt: number): Expression {
  const { start, end } = node;
  const target = pattern(lowering, node.left);
  const value = expression(lowering, node.right, docAt);
  const operator = node.operator.slice(0, -1);
  if (operator === "") return { kind: "Assign", start, end, target, value };
  const logical = operator === "&&" ? "and" : operator === "||" ? "or" : operator === "??" ? "nullish" : operator;
  return { kind: "Assign", start, end, target, operator: logical, value };
}

/** Children of a node that no case knows, so that calls inside it are still seen. */
export function childExpressions(lowering: Lowering, node: EsNode): Expression[] {
  const children: Expression[] = [];
  for (const [field, value] of Object.entries(node)) {
    if (field === "parent" || field === "loc" || field === "typeAnnotation") continue;
    for (const item of Array.isArray(value) ? value : [value]) {
      if (isNode(item)) children.push(expression(lowering, item));
    }
  }
  return children;
}

function isNode(value: unknown): value is EsNode {
  return typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";
}
