import type { Expression, Index, Member, Pattern, Statement } from "../../ir/types.ts";
import { expression } from "./expressions.ts";
import { pattern } from "./patterns.ts";
import { unknownAt, type Walk } from "./walk.ts";

/**
 * `a = v`, `a = b = v`, `a: T = v`, `a += v`. `a: T` alone assigns nothing: it becomes a VariableDeclaration without value,
 * pushed to `out`.
 */
export function assignment(walk: Walk, type: string, out: Statement[]): Expression | undefined {
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

/**
 * `type X = …` assigns. The grammar reads `type(x).attr = …` as one too, with `(x).attr` on the left: the call is put back.
 */
export function typeAlias(walk: Walk, out: Statement[]): void {
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
