/** Statements with bodies: branches, loops, try, with, match. */
import type { Expression, If, Pattern, Statement, SwitchCase, Try, With } from "../../ir/types.ts";
import { expression } from "./expressions.ts";
import { type CaseParts, casePattern, emptyCase } from "./match-patterns.ts";
import { pattern } from "./patterns.ts";
import { block, statement } from "./statements.ts";
import { unknownAt, type Walk } from "./walk.ts";

export function ifStatement(walk: Walk): If {
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

export function forStatement(walk: Walk): Statement {
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

export function whileStatement(walk: Walk): Statement {
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

export function tryStatement(walk: Walk): Try {
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

export function withStatement(walk: Walk): With {
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

export function matchStatement(walk: Walk): Statement {
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
