import type { Expression, Statement } from "../../ir/types.ts";
import { assignment, typeAlias } from "./assignments.ts";
import {
  forStatement,
  ifStatement,
  matchStatement,
  tryStatement,
  whileStatement,
  withStatement,
} from "./compound-statements.ts";
import { expression } from "./expressions.ts";
import { classNode, functionNode } from "./functions.ts";
import { importFrom, importModules } from "./imports.ts";
import type { Walk } from "./walk.ts";

/** Statements of the module or block under the cursor. */
export function block(walk: Walk): Statement[] {
  const out: Statement[] = [];
  walk.each((type) => statement(walk, type, out));
  return out;
}

export function statement(walk: Walk, type: string, out: Statement[]): void {
  if (walk.atDepthCap()) {
    out.push({ kind: "ExpressionStatement", ...walk.span(), expression: walk.unknown() });
    return;
  }
  walk.depth++;
  lower(walk, type, out);
  walk.depth--;
}

function lower(walk: Walk, type: string, out: Statement[]): void {
  const span = walk.span();
  const { start, end } = span;
  switch (type) {
    case "expression_statement":
      expressionStatement(walk, out);
      return;
    case "return_statement": {
      const [value] = childExpressions(walk);
      out.push(value === undefined ? { kind: "Return", ...span } : { kind: "Return", ...span, value });
      return;
    }
    case "if_statement":
      out.push(ifStatement(walk));
      return;
    case "for_statement":
      out.push(forStatement(walk));
      return;
    case "while_statement":
      out.push(whileStatement(walk));
      return;
    case "try_statement":
      out.push(tryStatement(walk));
      return;
    case "with_statement":
      out.push(withStatement(walk));
      return;
    case "function_definition":
      out.push({ kind: "FunctionDeclaration", start, end, fn: functionNode(walk, [], start) });
      return;
    case "class_definition":
      out.push({ kind: "ClassDeclaration", start, end, cls: classNode(walk, [], start) });
      return;
    case "decorated_definition":
      decorated(walk, out);
      return;
    case "import_statement":
      importModules(walk, out);
      return;
    case "import_from_statement":
    case "future_import_statement":
      importFrom(walk, out);
      return;
    case "raise_statement":
      out.push(raise(walk));
      return;
    case "assert_statement": {
      const [test, message] = childExpressions(walk);
      if (test === undefined) return;
      out.push(message === undefined ? { kind: "Assert", ...span, test } : { kind: "Assert", ...span, test, message });
      return;
    }
    case "delete_statement": {
      const targets = childExpressions(walk).flatMap((target) =>
        target.kind === "ArrayLiteral" ? target.elements.map((element) => element.value) : [target],
      );
      out.push({ kind: "Delete", ...span, targets });
      return;
    }
    case "match_statement":
      out.push(matchStatement(walk));
      return;
    case "break_statement":
      out.push({ kind: "Break", ...span });
      return;
    case "continue_statement":
      out.push({ kind: "Continue", ...span });
      return;
    case "global_statement":
      walk.each(() => walk.enclosing?.globals.push(walk.name()));
      return;
    case "nonlocal_statement":
      walk.each(() => walk.enclosing?.nonlocals.push(walk.name()));
      return;
    case "pass_statement":
      return;
    case "print_statement":
    case "exec_statement":
      out.push(oldStatement(walk, type === "print_statement" ? "print" : "exec"));
      return;
    case "type_alias_statement":
      typeAlias(walk, out);
      return;
    case "ERROR":
      walk.each((child) => remains(walk, child, out));
      return;
    default:
      remains(walk, type, out);
  }
}

/** What an error left: a statement, the parts of one, or an expression. */
function remains(walk: Walk, type: string, out: Statement[]): void {
  switch (type) {
    case "block":
    case "module":
    case "case_clause":
    case "elif_clause":
    case "else_clause":
    case "except_clause":
    case "finally_clause":
    case "with_clause":
    case "with_item":
    case "parameters":
    case "lambda_parameters":
    case "argument_list":
    case "decorator":
    case "default_parameter":
    case "typed_parameter":
    case "typed_default_parameter":
    case "aliased_import":
    case "relative_import":
    case "for_in_clause":
    case "case_pattern":
    case "interpolation":
      walk.each((child) => statement(walk, child, out));
      return;
    case "assignment":
    case "augmented_assignment":
    case "expression_list": {
      const value = type === "expression_list" ? expression(walk, type) : assignment(walk, type, out);
      if (value !== undefined) out.push({ kind: "ExpressionStatement", ...walk.span(), expression: value });
      return;
    }
    case "import_prefix":
    case "string_start":
    case "string_content":
    case "string_end":
    case "keyword_separator":
    case "positional_separator":
    case "escape_sequence":
    case "wildcard_import":
      return;
    default:
      if (/_(?:statement|definition)$/u.test(type)) statement(walk, type, out);
      else out.push({ kind: "ExpressionStatement", ...walk.span(), expression: expression(walk, type) });
  }
}

function childExpressions(walk: Walk): Expression[] {
  const lowered: Expression[] = [];
  walk.each((type) => lowered.push(expression(walk, type)));
  return lowered;
}

function expressionStatement(walk: Walk, out: Statement[]): void {
  const span = walk.span();
  const lowered: Expression[] = [];
  walk.each((type) => {
    if (type !== "assignment" && type !== "augmented_assignment") {
      lowered.push(expression(walk, type));
      return;
    }
    const assigned = assignment(walk, type, out);
    if (assigned !== undefined) lowered.push(assigned);
  });
  const [first] = lowered;
  if (first === undefined) return;
  const value: Expression =
    lowered.length === 1
      ? first
      : {
          kind: "ArrayLiteral",
          ...span,
          flavour: "tuple",
          elements: lowered.map((element) => ({ start: element.start, end: element.end, value: element })),
        };
  out.push({ kind: "ExpressionStatement", ...span, expression: value });
}

function decorated(walk: Walk, out: Statement[]): void {
  const span = walk.span();
  const decorators: Expression[] = [];
  walk.each((type) => {
    switch (type) {
      case "decorator":
        decorators.push(...childExpressions(walk));
        break;
      case "function_definition":
        out.push({ kind: "FunctionDeclaration", ...span, fn: functionNode(walk, decorators, span.start) });
        break;
      case "class_definition":
        out.push({ kind: "ClassDeclaration", ...span, cls: classNode(walk, decorators, span.start) });
        break;
      default:
        statement(walk, type, out);
    }
  });
}

/** `raise X from e`: the cause is evaluated, then X is raised. */
function raise(walk: Walk): Statement {
  const span = walk.span();
  let value: Expression | undefined;
  let cause: Expression | undefined;
  walk.each((type) => {
    if (walk.field() === "cause") cause = expression(walk, type);
    else value = expression(walk, type);
  });
  if (value === undefined) return { kind: "Throw", ...span };
  if (cause !== undefined && cause.kind !== "Identifier" && cause.kind !== "Literal") {
    value = { kind: "Sequence", ...span, expressions: [cause, value] };
  }
  return { kind: "Throw", ...span, value };
}

/** Python 2's `print a` and `exec code in scope` are calls. */
function oldStatement(walk: Walk, name: "print" | "exec"): Statement {
  const { start, end } = walk.span();
  const args = childExpressions(walk).map((value) => ({ start: value.start, end: value.end, value }));
  const callee = { kind: "Identifier" as const, start, end: start + name.length, name };
  return {
    kind: "ExpressionStatement",
    start,
    end,
    expression: { kind: "Call", start, end, callee, args, isNew: false },
  };
}
