import type {
  ClassMember,
  ClassNode,
  Expression,
  FunctionNode,
  Parameter,
  Pattern,
  Statement,
} from "../../ir/types.ts";
import { argument, expression } from "./expressions.ts";
import { pattern } from "./patterns.ts";
import { block } from "./statements.ts";
import { cleanDoc } from "./strings.ts";
import { type EnclosingFunction, unknownAt, type Walk } from "./walk.ts";

/** Text of the string that a body begins with. */
export function docstring(body: readonly Statement[]): string | undefined {
  const [first] = body;
  if (first?.kind !== "ExpressionStatement" || first.expression.kind !== "Literal") return undefined;
  const { value } = first.expression;
  return typeof value === "string" ? cleanDoc(value) : undefined;
}

/** Lowers the `function_definition` under the cursor. `start`: where its first decorator begins, if it has any. */
export function functionNode(walk: Walk, decorators: readonly Expression[], start: number): FunctionNode {
  const outer = walk.enclosing;
  const own: EnclosingFunction = { isGenerator: false, globals: [], nonlocals: [] };
  walk.enclosing = own;
  walk.depth++;
  const { end } = walk.span();
  let name = "";
  let isAsync = false;
  let params: Parameter[] = [];
  let returns: Expression | undefined;
  let body: Statement[] = [];
  walk.eachWithTokens((type, token) => {
    if (token === "async") isAsync = true;
    if (type === "") return;
    switch (walk.field()) {
      case "name":
        name = walk.name();
        break;
      case "parameters":
        params = parameters(walk);
        break;
      case "return_type":
        returns = expression(walk, type);
        break;
      case "body":
        body = block(walk);
        break;
      default:
        if (type === "ERROR")
          body.push({ kind: "ExpressionStatement", ...walk.span(), expression: expression(walk, type) });
    }
  });
  walk.depth--;
  walk.enclosing = outer;
  const doc = docstring(body);
  return {
    kind: "Function",
    start,
    end,
    name,
    params,
    body,
    isAsync,
    isGenerator: own.isGenerator,
    isArrow: false,
    decorators,
    ...(returns === undefined ? {} : { returns }),
    ...(doc === undefined ? {} : { doc }),
    ...(own.globals.length > 0 ? { globals: own.globals } : {}),
    ...(own.nonlocals.length > 0 ? { nonlocals: own.nonlocals } : {}),
  };
}

export function lambda(walk: Walk): FunctionNode {
  const outer = walk.enclosing;
  const own: EnclosingFunction = { isGenerator: false, globals: [], nonlocals: [] };
  walk.enclosing = own;
  walk.depth += 2;
  const { start, end } = walk.span();
  let params: Parameter[] = [];
  const body: Statement[] = [];
  walk.each((type) => {
    if (type === "lambda_parameters") params = parameters(walk);
    else {
      const value = expression(walk, type);
      body.push({ kind: "Return", start: value.start, end: value.end, value });
    }
  });
  walk.depth -= 2;
  walk.enclosing = outer;
  return {
    kind: "Function",
    start,
    end,
    params,
    body,
    isAsync: false,
    isGenerator: own.isGenerator,
    isArrow: false,
    decorators: [],
  };
}

function parameters(walk: Walk): Parameter[] {
  const params: Parameter[] = [];
  walk.each((type) => {
    if (type !== "keyword_separator" && type !== "positional_separator") params.push(parameter(walk, type));
  });
  return params;
}

function parameter(walk: Walk, type: string): Parameter {
  const span = walk.span();
  let target: Pattern | undefined;
  let annotation: Expression | undefined;
  let defaultValue: Expression | undefined;
  let rest: "positional" | "named" | undefined;
  const bind = (bound: string): void => {
    if (bound === "list_splat_pattern") rest = "positional";
    if (bound === "dictionary_splat_pattern") rest = "named";
    const lowered = bound === "dictionary_splat_pattern" ? expression(walk, bound) : pattern(walk, bound);
    if (lowered.kind === "RestPattern") target = lowered.target;
    else if (lowered.kind === "Identifier") target = lowered;
    else if (lowered.kind === "ArrayPattern") target = lowered;
    else target = unknownAt(span);
  };
  switch (type) {
    case "typed_parameter":
    case "default_parameter":
    case "typed_default_parameter":
      walk.each((part) => {
        const field = walk.field();
        if (field === "type") annotation = expression(walk, part);
        else if (field === "value") defaultValue = expression(walk, part);
        else bind(part);
      });
      break;
    default:
      bind(type);
  }
  return {
    ...span,
    target: target ?? unknownAt(span),
    ...(annotation === undefined ? {} : { annotation }),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(rest === undefined ? {} : { rest }),
  };
}

/** Lowers the `class_definition` under the cursor. */
export function classNode(walk: Walk, decorators: readonly Expression[], start: number): ClassNode {
  const outer = walk.enclosing;
  walk.enclosing = undefined;
  walk.depth += 2;
  const { end } = walk.span();
  let name = "";
  const bases: Expression[] = [];
  const members: ClassMember[] = [];
  let body: Statement[] = [];
  walk.each((type) => {
    switch (walk.field()) {
      case "name":
        name = walk.name();
        break;
      case "superclasses":
        walk.each((base) => {
          const arg = argument(walk, base);
          // `metaclass=…` and the keywords of __init_subclass__ are evaluated, but are no bases.
          if (arg.name === undefined && arg.spread === undefined) bases.push(arg.value);
          else
            members.push(
              initializer({ kind: "ExpressionStatement", start: arg.start, end: arg.end, expression: arg.value }),
            );
        });
        break;
      case "body":
        body = block(walk);
        break;
      default:
        if (type === "ERROR") {
          members.push(
            initializer({ kind: "ExpressionStatement", ...walk.span(), expression: expression(walk, type) }),
          );
        }
    }
  });
  walk.depth -= 2;
  walk.enclosing = outer;
  const doc = docstring(body);
  for (const [index, statement] of body.entries()) {
    if (index > 0 || doc === undefined) members.push(member(statement));
  }
  return { kind: "Class", start, end, name, bases, decorators, members, ...(doc === undefined ? {} : { doc }) };
}

function initializer(statement: Statement): ClassMember {
  return { kind: "Initializer", start: statement.start, end: statement.end, body: [statement] };
}

function member(statement: Statement): ClassMember {
  const { start, end } = statement;
  if (statement.kind === "FunctionDeclaration") {
    const { fn } = statement;
    const method = { kind: "Method" as const, start, end, name: fn.name ?? "", isStatic: isStaticMethod(fn), fn };
    const accessor = accessorOf(fn);
    return accessor === undefined ? method : { ...method, accessor };
  }
  if (statement.kind === "VariableDeclaration") {
    // `x: int`, see the statement lowering.
    const [declared] = statement.declarations;
    if (declared?.target.kind === "Identifier" && declared.annotation !== undefined) {
      const { target, annotation } = declared;
      return { kind: "Field", start, end, name: target.name, isStatic: true, annotation, decorators: [] };
    }
  }
  if (statement.kind === "ExpressionStatement" && statement.expression.kind === "Assign") {
    const { target, value, annotation, operator } = statement.expression;
    if (target.kind === "Identifier" && operator === undefined && value.kind !== "Assign") {
      const field = { kind: "Field" as const, start, end, name: target.name, isStatic: true, value, decorators: [] };
      return annotation === undefined ? field : { ...field, annotation };
    }
  }
  return initializer(statement);
}

function isStaticMethod(fn: FunctionNode): boolean {
  return fn.decorators.some((decorator) => decorator.kind === "Identifier" && decorator.name === "staticmethod");
}

function accessorOf(fn: FunctionNode): "get" | "set" | undefined {
  for (const decorator of fn.decorators) {
    if (decorator.kind === "Identifier" && /^(?:cached_)?property$/u.test(decorator.name)) return "get";
    if (decorator.kind === "Member" && decorator.property === "cached_property") return "get";
    if (decorator.kind === "Member" && decorator.property === "setter") return "set";
  }
  return undefined;
}
