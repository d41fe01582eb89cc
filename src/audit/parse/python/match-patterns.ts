/** The patterns of `match`: what a case compares with, and what it binds. */
import type { Expression, ObjectPattern, Pattern } from "../../ir/types.ts";
import { dottedName, expression } from "./expressions.ts";
import { pattern } from "./patterns.ts";
import { unknownAt, type Walk } from "./walk.ts";

/** Collects what one `case` compares with and binds. A binding is a pattern for the whole subject. */
export interface CaseParts {
  readonly tests: Expression[];
  readonly bindings: Pattern[];
  /** True when the pattern matches everything. */
  isDefault: boolean;
}

/** Reads the `case_pattern` under the cursor. */
export function casePattern(walk: Walk, parts: CaseParts): void {
  alternatives(walk, parts);
}

function alternatives(walk: Walk, parts: CaseParts): void {
  let isNegative = false;
  walk.eachWithTokens((type, token) => {
    if (token === "_") parts.isDefault = true;
    else if (type !== "") {
      caseAlternative(walk, type, parts);
      const last = parts.tests.at(-1);
      // The sign stands beside the number.
      if (isNegative && last?.kind === "Literal" && typeof last.value === "number") {
        parts.tests[parts.tests.length - 1] = { ...last, value: -last.value };
      }
    }
    isNegative = token === "-";
  });
}

function caseAlternative(walk: Walk, type: string, parts: CaseParts): void {
  const span = walk.span();
  if (walk.atDepthCap()) return;
  walk.depth++;
  switch (type) {
    case "case_pattern":
      casePattern(walk, parts);
      break;
    case "union_pattern":
      alternatives(walk, parts);
      break;
    case "dotted_name": {
      const name = dottedName(walk);
      if (name.kind !== "Identifier") parts.tests.push(name);
      else {
        if (name.name !== "_") parts.bindings.push(name);
        parts.isDefault = true;
      }
      break;
    }
    case "splat_pattern": {
      const rest = structure(walk, type, parts.tests);
      if (rest !== undefined) parts.bindings.push(rest);
      break;
    }
    case "as_pattern":
      walk.each((child) => {
        if (child === "identifier") parts.bindings.push(pattern(walk, child));
        else caseAlternative(walk, child, parts);
      });
      break;
    case "class_pattern":
    case "dict_pattern":
    case "list_pattern":
    case "tuple_pattern": {
      const compared: Expression[] = [];
      const bound = structure(walk, type, compared);
      parts.tests.push(unknownAt(span, compared));
      if (bound !== undefined) parts.bindings.push(bound);
      break;
    }
    default:
      parts.tests.push(expression(walk, type));
  }
  walk.depth--;
}

/** The part of a structural pattern that binds, as a destructuring; what it compares with goes to `compared`. */
function structure(walk: Walk, type: string, compared: Expression[]): Pattern | undefined {
  const span = walk.span();
  if (walk.atDepthCap()) return undefined;
  walk.depth++;
  const bound = lowerStructure(walk, type, compared, span);
  walk.depth--;
  return bound;
}

function lowerStructure(
  walk: Walk,
  type: string,
  compared: Expression[],
  span: { start: number; end: number },
): Pattern | undefined {
  switch (type) {
    case "case_pattern": {
      let bound: Pattern | undefined;
      walk.each((child) => {
        bound = structure(walk, child, compared) ?? bound;
      });
      return bound;
    }
    case "as_pattern": {
      let bound: Pattern | undefined;
      walk.each((child) => {
        if (child === "identifier") bound = pattern(walk, child);
        else structure(walk, child, compared);
      });
      return bound;
    }
    case "union_pattern":
      walk.each((child) => structure(walk, child, compared));
      return undefined;
    case "dotted_name": {
      const name = dottedName(walk);
      if (name.kind === "Identifier") return name;
      compared.push(name);
      return undefined;
    }
    case "splat_pattern": {
      let target: Pattern | undefined;
      walk.each((child) => {
        target = pattern(walk, child);
      });
      return target && { kind: "RestPattern", ...span, target };
    }
    case "list_pattern":
    case "tuple_pattern": {
      const elements: (Pattern | null)[] = [];
      walk.each((child) => elements.push(structure(walk, child, compared) ?? null));
      return elements.some((element) => element !== null) ? { kind: "ArrayPattern", ...span, elements } : undefined;
    }
    case "class_pattern":
      return classPattern(walk, compared, span);
    case "dict_pattern":
      return dictPattern(walk, compared, span);
    default:
      compared.push(expression(walk, type));
      return undefined;
  }
}

/** `Call(tool=name)` binds the attribute `tool`; a positional part binds by an unknown name. */
function classPattern(walk: Walk, compared: Expression[], span: { start: number; end: number }): Pattern | undefined {
  const properties: ObjectPattern["properties"][number][] = [];
  let isFirst = true;
  const positional = (target: Pattern): void => {
    properties.push({ key: unknownAt(target), target });
  };
  walk.each((child) => {
    if (isFirst) {
      compared.push(dottedName(walk));
      isFirst = false;
      return;
    }
    // A keyword stands in a case_pattern of its own.
    const entered = child === "case_pattern" && walk.firstNamed();
    const type = entered ? walk.type() : child;
    if (type === "keyword_pattern") {
      let key = "";
      walk.each((part) => {
        if (key === "") key = walk.name();
        else {
          const target = structure(walk, part, compared);
          if (target !== undefined) properties.push({ key, target });
        }
      });
    } else {
      const target = structure(walk, type, compared);
      if (target !== undefined) positional(target);
    }
    if (entered) walk.cursor.gotoParent();
  });
  return properties.length === 0 ? undefined : { kind: "ObjectPattern", ...span, properties };
}

function dictPattern(walk: Walk, compared: Expression[], span: { start: number; end: number }): Pattern | undefined {
  const properties: ObjectPattern["properties"][number][] = [];
  let rest: Pattern | undefined;
  let key: Expression | undefined;
  walk.each((child) => {
    if (walk.field() === "key") {
      key = child === "dotted_name" ? dottedName(walk) : expression(walk, child);
      return;
    }
    const target = structure(walk, child, compared);
    if (target?.kind === "RestPattern") rest = target.target;
    else if (key !== undefined) {
      const name = key.kind === "Literal" && typeof key.value === "string" ? key.value : key;
      if (target !== undefined) properties.push({ key: name, target });
    }
  });
  if (properties.length === 0 && rest === undefined) return undefined;
  return rest === undefined
    ? { kind: "ObjectPattern", ...span, properties }
    : { kind: "ObjectPattern", ...span, properties, rest };
}

export function emptyCase(): CaseParts {
  return { tests: [], bindings: [], isDefault: false };
}
