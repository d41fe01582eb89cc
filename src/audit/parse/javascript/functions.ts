import type { ClassMember, ClassNode, Expression, FunctionNode, Parameter, Statement } from "../../ir/types.ts";
import { annotation } from "./annotations.ts";
import { bodyList, type EsNode } from "./estree.ts";
import { expression, propertyKey } from "./expressions.ts";
import { docBefore, type Lowering } from "./lowering.ts";
import { pattern } from "./patterns.ts";
import { statements } from "./statements.ts";

function decorators(lowering: Lowering, node: EsNode): Expression[] {
  return (node.decorators ?? []).map((decorator) => expression(lowering, decorator.expression));
}

/** `named`: a name that is no binding of its own (a class member); its decorators come along. */
export function functionNode(
  lowering: Lowering,
  node: EsNode,
  doc: string | undefined,
  named?: { readonly name: string; readonly decorators: readonly Expression[] },
): FunctionNode {
  const isArrow = node.type === "ArrowFunctionExpression";
  lowering.depth++;
  const params: Parameter[] = [];
  for (const param of node.params) {
    // TypeScript's `this` parameter is a type, no argument stands for it.
    if (param.type === "Identifier" && param.name === "this") continue;
    params.push(parameter(lowering, param));
  }
  const name = named?.name ?? (node.id ? node.id.name : undefined);
  const returns = annotation(lowering, node.returnType);
  const body = functionBody(lowering, node);
  lowering.depth--;
  return {
    kind: "Function",
    start: node.start,
    end: node.end,
    ...(name === undefined ? {} : { name }),
    params,
    body,
    isAsync: Boolean(node.async),
    isGenerator: Boolean(node.generator),
    isArrow,
    decorators: named?.decorators ?? [],
    ...(returns === undefined ? {} : { returns }),
    ...(doc === undefined ? {} : { doc }),
  };
}

function functionBody(lowering: Lowering, node: EsNode): Statement[] {
  const { body } = node;
  if (!body) return [];
  if (body.type === "BlockStatement") return statements(lowering, bodyList(body));
  lowering.depth++;
  const value = expression(lowering, body);
  lowering.depth--;
  return [{ kind: "Return", start: body.start, end: body.end, value }];
}

function parameter(lowering: Lowering, written: EsNode): Parameter {
  const isProperty = written.type === "TSParameterProperty";
  const node = isProperty ? written.parameter : written;
  const isDefault = node.type === "AssignmentPattern";
  const isRest = node.type === "RestElement";
  const target = isDefault ? node.left : isRest ? node.argument : node;
  const typed = annotation(lowering, target.typeAnnotation ?? node.typeAnnotation);
  const marks = decorators(lowering, written);
  if (marks.length === 0) marks.push(...decorators(lowering, node));
  return {
    start: written.start,
    end: written.end,
    target: pattern(lowering, target),
    ...(typed === undefined ? {} : { annotation: typed }),
    ...(isDefault ? { defaultValue: expression(lowering, node.right) } : {}),
    ...(isRest ? { rest: "positional" as const } : {}),
    ...(isProperty ? { isProperty } : {}),
    ...(marks.length === 0 ? {} : { decorators: marks }),
  };
}

/** `@dec export class` begins with its decorators for one parser, behind `export` for the other. */
function classStart(node: EsNode): number {
  return Math.min(node.start, node.decorators?.[0]?.start ?? node.start);
}

export function classNode(lowering: Lowering, node: EsNode, doc: string | undefined): ClassNode {
  const members: ClassMember[] = [];
  lowering.depth += 2;
  for (const member of bodyList(node.body)) classMember(lowering, member, members);
  lowering.depth -= 2;
  return {
    kind: "Class",
    start: classStart(node),
    end: node.end,
    ...(node.id ? { name: node.id.name } : {}),
    bases: node.superClass ? [expression(lowering, node.superClass)] : [],
    decorators: decorators(lowering, node),
    members,
    ...(doc === undefined ? {} : { doc }),
  };
}

function classMember(lowering: Lowering, node: EsNode, members: ClassMember[]): void {
  const { start, end } = node;
  const isStatic = Boolean(node.static);
  switch (node.type) {
    case "MethodDefinition": {
      // An overload or an abstract method: the implementation stands elsewhere.
      if (!node.value.body) return;
      const name = memberName(lowering, node, members);
      const named = { name, decorators: decorators(lowering, node) };
      const fn = functionNode(lowering, node.value, docBefore(lowering, start), named);
      const { kind } = node;
      if (kind === "get" || kind === "set")
        members.push({ kind: "Method", start, end, name, isStatic, accessor: kind, fn });
      else members.push({ kind: "Method", start, end, name, isStatic, fn });
      return;
    }
    case "PropertyDefinition":
    case "AccessorProperty":
    case "TSAbstractPropertyDefinition":
    case "TSAbstractAccessorProperty": {
      const name = memberName(lowering, node, members);
      const typed = annotation(lowering, node.typeAnnotation);
      members.push({
        kind: "Field",
        start,
        end,
        name,
        isStatic,
        ...(node.value ? { value: expression(lowering, node.value, start) } : {}),
        ...(typed === undefined ? {} : { annotation: typed }),
        decorators: decorators(lowering, node),
      });
      return;
    }
    case "StaticBlock":
      members.push({ kind: "Initializer", start, end, body: statements(lowering, bodyList(node)) });
      return;
    case "TSIndexSignature":
    case "TSAbstractMethodDefinition":
      return;
    default:
      lowering.unknownTypes.add(node.type);
  }
}

/** A computed name is evaluated in an Initializer before the member, which is then called by its source text in brackets. */
function memberName(lowering: Lowering, node: EsNode, members: ClassMember[]): string {
  const key = propertyKey(lowering, node);
  if (typeof key === "string") return key;
  const { start, end } = key;
  if (key.kind !== "Identifier" && key.kind !== "Member") {
    members.push({
      kind: "Initializer",
      start,
      end,
      body: [{ kind: "ExpressionStatement", start, end, expression: key }],
    });
  }
  return `[${lowering.text.slice(start, Math.min(end, start + 64))}]`;
}
