import type { Expression, If, Index, Member, Pattern, Statement, SwitchCase, Try, With } from "../../ir/types.ts";
import { expression } from "./expressions.ts";
import { classNode, functionNode } from "./functions.ts";
import { importFrom, importModules } from "./imports.ts";
import { type CaseParts, casePattern, emptyCase, pattern } from "./patterns.ts";
import { unknownAt, type Walk } from "./walk.ts";

/** Statements of the module or block under the cursor. */
export function block(walk: Walk): Statement[] {
  const out: Statement[] = [];
  walk.each((type) => statement(walk, type, out));
  return out;
}

function statement(walk: Walk, type: string, out: Statement[]): void {
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

/**
 * `a = v`, `a = b = v`, `a: T = v`, `a += v`. `a: T` alone assigns nothing: it becomes a VariableDeclaration without value,
 * pushed to `out`.
 */
function assignment(walk: Walk, type: string, out: Statement[]): Expression | undefined {
  const { start, end } = walk.span();
  if (walk.atDepthCap()) return walk.unknown();
  walk.depth++;
  let target: Pattern | undefined;
  let annotation: Expression | undefined;
  let value: Expression | undefined;
  let operator: string | undefined;
  const rest: Expression[] = [];
  walk.eachWithTokens((part, token) => {
    switch (walk.field()) {
      case "left":
        target = pattern(walk, part);
        break;
      case "type":
        annotation = expression(walk, part);
        break;
      case "operator":
        operator = token.slice(0, -1);
        break;
      case "right":
        value = isAssignment(part) ? assignment(walk, part, out) : expression(walk, part);
        break;
      default:
        if (part !== "") rest.push(expression(walk, part));
    }
  });
  walk.depth--;
  target ??= unknownAt({ start, end });
  if (rest.length > 0) value = unknownAt({ start, end }, value === undefined ? rest : [value, ...rest]);
  if (value === undefined) {
    if (type === "assignment" && annotation !== undefined && target.kind === "Identifier") {
      const declarations = [{ start, end, target, annotation }];
      out.push({ kind: "VariableDeclaration", start, end, flavour: "var", declarations });
    }
    return undefined;
  }
  return {
    kind: "Assign",
    start,
    end,
    target,
    ...(operator === undefined ? {} : { operator }),
    value,
    ...(annotation === undefined ? {} : { annotation }),
  };
}

function isAssignment(type: string): boolean {
  return type === "assignment" || type === "augmented_assignment";
}

function ifStatement(walk: Walk): If {
  const span = walk.span();
  const arms: If["arms"][number][] = [];
  let otherwise: Statement[] | undefined;
  let test: Expression | undefined;
  let body: Statement[] = [];
  const part = (type: string): void => {
    switch (type) {
      case "block":
        body = block(walk);
        arms.push({ test: test ?? unknownAt(span), body });
        break;
      case "elif_clause":
        test = undefined;
        walk.each(part);
        break;
      case "else_clause":
        otherwise = clauseBody(walk);
        break;
      default:
        if (walk.field() === "condition") test = expression(walk, type);
        else statement(walk, type, body);
    }
  };
  walk.each(part);
  if (arms.length === 0) arms.push({ test: test ?? unknownAt(span), body });
  return otherwise === undefined ? { kind: "If", ...span, arms } : { kind: "If", ...span, arms, otherwise };
}

/** Body of an `else` or `finally`. */
function clauseBody(walk: Walk): Statement[] {
  const out: Statement[] = [];
  walk.each((type) => {
    if (type === "block") out.push(...block(walk));
    else statement(walk, type, out);
  });
  return out;
}

function forStatement(walk: Walk): Statement {
  const span = walk.span();
  let target: Pattern | undefined;
  let iterable: Expression | undefined;
  const body: Statement[] = [];
  let otherwise: Statement[] | undefined;
  walk.each((type) => {
    switch (walk.field()) {
      case "left":
        target = pattern(walk, type);
        break;
      case "right":
        iterable = expression(walk, type);
        break;
      case "body":
        body.push(...block(walk));
        break;
      case "alternative":
        otherwise = clauseBody(walk);
        break;
      default:
        statement(walk, type, body);
    }
  });
  return {
    kind: "ForEach",
    ...span,
    target: target ?? unknownAt(span),
    iterable: iterable ?? unknownAt(span),
    over: "elements",
    body,
    ...(otherwise === undefined ? {} : { otherwise }),
  };
}

function whileStatement(walk: Walk): Statement {
  const span = walk.span();
  let test: Expression | undefined;
  const body: Statement[] = [];
  let otherwise: Statement[] | undefined;
  walk.each((type) => {
    switch (walk.field()) {
      case "condition":
        test = expression(walk, type);
        break;
      case "body":
        body.push(...block(walk));
        break;
      case "alternative":
        otherwise = clauseBody(walk);
        break;
      default:
        statement(walk, type, body);
    }
  });
  return {
    kind: "Loop",
    ...span,
    ...(test === undefined ? {} : { test }),
    body,
    testFirst: true,
    ...(otherwise === undefined ? {} : { otherwise }),
  };
}

function tryStatement(walk: Walk): Try {
  const span = walk.span();
  const body: Statement[] = [];
  const handlers: Try["handlers"][number][] = [];
  let otherwise: Statement[] | undefined;
  let finalizer: Statement[] | undefined;
  walk.each((type) => {
    switch (type) {
      case "block":
        body.push(...block(walk));
        break;
      case "except_clause":
        handlers.push(exceptClause(walk));
        break;
      case "else_clause":
        otherwise = clauseBody(walk);
        break;
      case "finally_clause":
        finalizer = clauseBody(walk);
        break;
      default:
        statement(walk, type, body);
    }
  });
  return {
    kind: "Try",
    ...span,
    body,
    handlers,
    ...(otherwise === undefined ? {} : { otherwise }),
    ...(finalizer === undefined ? {} : { finalizer }),
  };
}

/** `except A as e`, `except (A, B)`, `except A, B` (two types), `except*`. */
function exceptClause(walk: Walk): Try["handlers"][number] {
  const types: Expression[] = [];
  const body: Statement[] = [];
  let binding: Pattern | undefined;
  const addTypes = (type: string): void => {
    const value = expression(walk, type);
    if (value.kind === "ArrayLiteral") types.push(...value.elements.map((element) => element.value));
    else types.push(value);
  };
  walk.each((type) => {
    if (type === "block") body.push(...block(walk));
    else if (walk.field() === "alias") binding = pattern(walk, type);
    else if (type === "as_pattern") {
      walk.each((part) => {
        if (part === "as_pattern_target") binding = pattern(walk, part);
        else addTypes(part);
      });
    } else if (walk.field() === "value") addTypes(type);
    else statement(walk, type, body);
  });
  return binding === undefined ? { types, body } : { binding, types, body };
}

function withStatement(walk: Walk): With {
  const span = walk.span();
  const items: With["items"][number][] = [];
  const body: Statement[] = [];
  const item = (type: string): void => {
    switch (type) {
      case "with_item":
      case "with_clause":
        walk.each(item);
        break;
      case "as_pattern": {
        let value: Expression | undefined;
        let target: Pattern | undefined;
        walk.each((part) => {
          if (part === "as_pattern_target") target = pattern(walk, part);
          else value = expression(walk, part);
        });
        value ??= unknownAt(span);
        items.push(target === undefined ? { value } : { value, target });
        break;
      }
      case "tuple":
      case "parenthesized_expression":
        // `with (a as b, c as d):` may arrive as a tuple of them.
        if (holds(walk, "as_pattern")) walk.each(item);
        else items.push({ value: expression(walk, type) });
        break;
      default:
        items.push({ value: expression(walk, type) });
    }
  };
  walk.each((type) => {
    if (type === "with_clause") walk.each(item);
    else if (type === "block") body.push(...block(walk));
    else statement(walk, type, body);
  });
  return { kind: "With", ...span, items, body };
}

function holds(walk: Walk, wanted: string): boolean {
  let found = false;
  walk.each((type) => {
    if (type === wanted) found = true;
  });
  return found;
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

function matchStatement(walk: Walk): Statement {
  const span = walk.span();
  const subjects: Expression[] = [];
  const cases: SwitchCase[] = [];
  const part = (type: string): void => {
    if (type === "block") walk.each(part);
    else if (type === "case_clause") cases.push(caseClause(walk));
    else subjects.push(expression(walk, type));
  };
  walk.each(part);
  const [first] = subjects;
  const subject: Expression =
    first !== undefined && subjects.length === 1
      ? first
      : {
          kind: "ArrayLiteral",
          ...span,
          flavour: "tuple",
          elements: subjects.map((value) => ({ start: value.start, end: value.end, value })),
        };
  return { kind: "Switch", ...span, subject, fallsThrough: false, cases };
}

function caseClause(walk: Walk): SwitchCase {
  const span = walk.span();
  const patterns: CaseParts[] = [];
  const body: Statement[] = [];
  let guard: Expression | undefined;
  walk.each((type) => {
    switch (type) {
      case "case_pattern": {
        const parts = emptyCase();
        casePattern(walk, parts);
        patterns.push(parts);
        break;
      }
      case "if_clause":
        guard = expression(walk, type);
        break;
      case "block":
        body.push(...block(walk));
        break;
      default:
        statement(walk, type, body);
    }
  });
  const [only] = patterns;
  const parts = only !== undefined && patterns.length === 1 ? only : openSequence(span, patterns);
  return { ...span, ...parts, ...(guard === undefined ? {} : { guard }), body };
}

/** `case a, 1:` matches a sequence: what its parts compare with decides nothing by itself. */
function openSequence(span: { start: number; end: number }, patterns: readonly CaseParts[]): CaseParts {
  const tests = [
    unknownAt(
      span,
      patterns.flatMap((part) => part.tests),
    ),
  ];
  const elements = patterns.map((part) => part.bindings[0] ?? null);
  const binds = elements.some((element) => element !== null);
  return { tests, bindings: binds ? [{ kind: "ArrayPattern", ...span, elements }] : [], isDefault: false };
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

/**
 * `type X = …` assigns. The grammar reads `type(x).attr = …` as one too, with `(x).attr` on the left: the call is put back.
 */
function typeAlias(walk: Walk, out: Statement[]): void {
  const { start, end } = walk.span();
  let target: Pattern | undefined;
  let value: Expression | undefined;
  walk.each((type) => {
    if (walk.field() === "left") target = pattern(walk, type);
    else value = expression(walk, type);
  });
  if (target?.kind === "Index" && target.object.kind === "Identifier") target = target.object;
  else if (target?.kind === "Index" || target?.kind === "Member") target = withTypeCall(target, start);
  if (value === undefined) return;
  out.push({
    kind: "ExpressionStatement",
    start,
    end,
    expression: { kind: "Assign", start, end, target: target ?? unknownAt({ start, end }), value },
  });
}

function withTypeCall(target: Index | Member, start: number): Pattern {
  const links: (Index | Member)[] = [];
  let base: Expression = target;
  while (base.kind === "Index" || base.kind === "Member") {
    links.push(base);
    base = base.object;
  }
  const callee = { kind: "Identifier" as const, start, end: start + 4, name: "type" };
  const arg = { start: base.start, end: base.end, value: base };
  let current: Expression = { kind: "Call", start, end: base.end + 1, callee, args: [arg], isNew: false };
  for (const link of links.reverse()) current = { ...link, object: current };
  return current as Index | Member;
}
