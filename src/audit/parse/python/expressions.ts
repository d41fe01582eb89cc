import type {
  Argument,
  ArrayLiteral,
  Comprehension,
  ComprehensionClause,
  Expression,
  ObjectEntry,
  Span,
} from "../../ir/types.ts";
import { chain, isLink } from "./chains.ts";
import { lambda } from "./functions.ts";
import { pattern } from "./patterns.ts";
import { decodeEscapes, stringParts, templateOf } from "./strings.ts";
import { unknownAt, type Walk } from "./walk.ts";

/** Lowers the expression under the cursor, whose type the caller has read already. */
export function expression(walk: Walk, type: string): Expression {
  if (walk.atDepthCap()) return walk.unknown();
  walk.depth++;
  const lowered = lower(walk, type);
  walk.depth--;
  return lowered;
}

function lower(walk: Walk, type: string): Expression {
  if (type === "identifier") return { kind: "Identifier", ...walk.span(), name: walk.name() };
  if (isLink(type)) return chain(walk, type);
  const span = walk.span();
  const { start, end } = span;
  switch (type) {
    case "string":
      return string(walk);
    case "concatenated_string":
      return concatenated(walk);
    case "integer":
    case "float":
    case "complex_pattern":
      return number(walk.source(), span);
    case "true":
      return { kind: "Literal", start, end, value: true };
    case "false":
      return { kind: "Literal", start, end, value: false };
    case "none":
      return { kind: "Literal", start, end, value: null };
    case "ellipsis":
      return { kind: "Identifier", start, end, name: "Ellipsis" };
    case "comparison_operator":
      return comparison(walk, span);
    case "conditional_expression":
      return conditional(walk, span);
    case "list":
      return { kind: "ArrayLiteral", start, end, flavour: "array", elements: elements(walk) };
    case "set":
      return { kind: "ArrayLiteral", start, end, flavour: "set", elements: elements(walk) };
    case "tuple":
    case "expression_list":
    case "pattern_list":
    case "tuple_pattern":
      return { kind: "ArrayLiteral", start, end, flavour: "tuple", elements: elements(walk) };
    case "dictionary":
      return { kind: "ObjectLiteral", start, end, entries: entries(walk) };
    case "lambda":
      return { kind: "FunctionExpression", start, end, fn: lambda(walk) };
    case "list_comprehension":
      return comprehension(walk, "list");
    case "set_comprehension":
      return comprehension(walk, "set");
    case "dictionary_comprehension":
      return comprehension(walk, "dict");
    case "generator_expression":
      return comprehension(walk, "generator");
    case "named_expression":
      return named(walk, span);
    case "yield": {
      if (walk.enclosing) walk.enclosing.isGenerator = true;
      const operand = only(walk);
      return operand === undefined ? { kind: "Yield", start, end } : { kind: "Yield", start, end, operand };
    }
    case "slice":
      return unknownAt(span, sliceBounds(walk));
    case "dotted_name":
      return dottedName(walk);
    case "generic_type":
      return genericType(walk, span);
    case "type":
    case "list_splat":
    case "dictionary_splat":
    case "list_splat_pattern":
    case "dictionary_splat_pattern":
    case "splat_type":
    case "as_pattern_target":
    case "parenthesized_list_splat":
    case "chevron":
    case "if_clause":
      return only(walk) ?? unknownAt(span);
    case "constrained_type":
    case "as_pattern":
    case "type_parameter":
    case "keyword_argument":
    case "pair":
    case "ERROR":
      return unknownAt(span, children(walk));
    case "type_conversion":
    case "escape_sequence":
      return unknownAt(span);
    default:
      walk.unknownTypes.add(type);
      return unknownAt(span, children(walk));
  }
}

function children(walk: Walk): Expression[] {
  const lowered: Expression[] = [];
  walk.each((type) => lowered.push(expression(walk, type)));
  return lowered;
}

/** The one child; a tuple of them when an error left several. */
function only(walk: Walk): Expression | undefined {
  const lowered = children(walk);
  return lowered.length > 1 ? unknownAt(walk.span(), lowered) : lowered[0];
}

function number(source: string, span: Span): Expression {
  const value = Number(source.replaceAll("_", "").replace(/[lL]$/u, ""));
  return { kind: "Literal", start: span.start, end: span.end, value: Number.isNaN(value) ? source : value };
}

function comparison(walk: Walk, { start, end }: Span): Expression {
  const operators: string[] = [];
  const operands: Expression[] = [];
  walk.eachWithTokens((type, token) => {
    if (type === "") operators.push(token);
    else operands.push(expression(walk, type));
  });
  return { kind: "Compare", start, end, operators, operands };
}

function conditional(walk: Walk, span: Span): Expression {
  const [consequent, test, alternate, ...rest] = children(walk);
  if (consequent === undefined || test === undefined || alternate === undefined || rest.length > 0) {
    return unknownAt(
      span,
      [consequent, test, alternate, ...rest].filter((part) => part !== undefined),
    );
  }
  return { kind: "Conditional", start: span.start, end: span.end, test, consequent, alternate };
}

function named(walk: Walk, { start, end }: Span): Expression {
  const [target, value] = children(walk);
  if (target?.kind !== "Identifier" || value === undefined) return unknownAt({ start, end }, value ? [value] : []);
  return { kind: "Assign", start, end, target, value };
}

function elements(walk: Walk): ArrayLiteral["elements"] {
  const lowered: Argument[] = [];
  walk.each((type) => lowered.push(argument(walk, type)));
  return lowered;
}

/** An argument or an element, with its name or its stars. */
export function argument(walk: Walk, type: string): Argument {
  const { start, end } = walk.span();
  switch (type) {
    case "list_splat":
    case "list_splat_pattern":
      return { start, end, value: expression(walk, type), spread: "positional" };
    case "dictionary_splat":
    case "dictionary_splat_pattern":
      return { start, end, value: expression(walk, type), spread: "named" };
    case "keyword_argument": {
      let name = "";
      let value: Expression | undefined;
      walk.each((part) => {
        if (walk.field() === "name") name = walk.name();
        else value = expression(walk, part);
      });
      return { start, end, name, value: value ?? unknownAt({ start, end }) };
    }
    case "parenthesized_expression": {
      // `f((*args))`
      const value = expression(walk, type);
      return { start, end, value };
    }
    default:
      return { start, end, value: expression(walk, type) };
  }
}

/** `f(a, k=b)`, or `f(x for x in y)` whose one argument is the generator. */
export function callArguments(walk: Walk, type: string): readonly Argument[] {
  return type === "argument_list" ? elements(walk) : [argument(walk, type)];
}

/** The part of a subscript behind its object; the cursor stands at the object. */
export function subscriptIndex(walk: Walk, { start, end }: Span, object: Expression): Expression {
  const indices: Argument[] = [];
  let bounds: Expression[] | undefined;
  while (walk.nextNamed()) {
    const type = walk.type();
    if (type === "slice" && indices.length === 0) {
      bounds = sliceBounds(walk);
      indices.push({ ...walk.span(), value: walk.unknown(bounds) });
    } else indices.push(argument(walk, type));
  }
  const [first] = indices;
  if (first === undefined) return unknownAt({ start, end }, [object]);
  if (indices.length === 1 && bounds !== undefined) return { kind: "Slice", start, end, object, bounds };
  if (indices.length === 1) return { kind: "Index", start, end, object, index: first.value };
  const last = indices.at(-1) ?? first;
  const index: Expression = {
    kind: "ArrayLiteral",
    start: first.start,
    end: last.end,
    flavour: "tuple",
    elements: indices,
  };
  return { kind: "Index", start, end, object, index };
}

/** Lower bound, upper bound, step; one that is not written is a Literal null. */
function sliceBounds(walk: Walk): Expression[] {
  const bounds: Expression[] = [];
  let current: Expression | undefined;
  const absent = (): Expression => {
    const { start } = walk.span();
    return { kind: "Literal", start, end: start, value: null };
  };
  walk.eachWithTokens((type) => {
    if (type !== "") current = expression(walk, type);
    else {
      bounds.push(current ?? absent());
      current = undefined;
    }
  });
  bounds.push(current ?? absent());
  return bounds;
}

function entries(walk: Walk): ObjectEntry[] {
  const lowered: ObjectEntry[] = [];
  walk.each((type) => {
    const { start, end } = walk.span();
    if (type !== "pair") lowered.push({ start, end, value: expression(walk, type), spread: true });
    else {
      const [key, value] = children(walk);
      if (key === undefined) return;
      const name = key.kind === "Literal" && typeof key.value === "string" ? key.value : key;
      lowered.push({ start, end, key: name, value: value ?? unknownAt({ start, end }), spread: false });
    }
  });
  return lowered;
}

function comprehension(walk: Walk, flavour: Comprehension["flavour"]): Expression {
  const { start, end } = walk.span();
  let element: Expression | undefined;
  let value: Expression | undefined;
  const clauses: ComprehensionClause[] = [];
  walk.each((type) => {
    switch (type) {
      case "for_in_clause":
        clauses.push(clause(walk));
        break;
      case "if_clause": {
        const test = expression(walk, type);
        const last = clauses.at(-1);
        if (last !== undefined) (last.conditions as Expression[]).push(test);
        break;
      }
      case "pair":
        [element, value] = children(walk);
        break;
      default:
        element = expression(walk, type);
    }
  });
  element ??= unknownAt({ start, end });
  return value === undefined
    ? { kind: "Comprehension", start, end, flavour, element, clauses }
    : { kind: "Comprehension", start, end, flavour, element, value, clauses };
}

function clause(walk: Walk): ComprehensionClause {
  const span = walk.span();
  let target: ComprehensionClause["target"] | undefined;
  const iterables: Expression[] = [];
  walk.each((type) => {
    if (walk.field() === "left") target = pattern(walk, type);
    else iterables.push(expression(walk, type));
  });
  const [first] = iterables;
  const iterable: Expression =
    first !== undefined && iterables.length === 1
      ? first
      : {
          kind: "ArrayLiteral",
          ...span,
          flavour: "tuple",
          elements: iterables.map((value) => ({ start: value.start, end: value.end, value })),
        };
  return { ...span, target: target ?? unknownAt(span), iterable, conditions: [] };
}

/** `a.b.c` in a decorator or a match pattern, where the grammar has names only. */
export function dottedName(walk: Walk): Expression {
  const { start } = walk.span();
  let current: Expression | undefined;
  let count = 0;
  walk.each(() => {
    const { end } = walk.span();
    const name = walk.name();
    if (current === undefined) current = { kind: "Identifier", start, end, name };
    else if (count++ < 50) current = { kind: "Member", start, end, object: current, property: name };
  });
  return current ?? walk.unknown();
}

/** `list[int]` in an annotation, an Index as the same text is elsewhere. */
function genericType(walk: Walk, { start, end }: Span): Expression {
  let object: Expression | undefined;
  const args: Argument[] = [];
  walk.each((type) => {
    if (type === "type_parameter") walk.each((parameter) => args.push(argument(walk, parameter)));
    else object = expression(walk, type);
  });
  const [first] = args;
  if (object === undefined || first === undefined) return object ?? unknownAt({ start, end });
  const index: Expression =
    args.length === 1
      ? first.value
      : { kind: "ArrayLiteral", start: first.start, end, flavour: "tuple", elements: args };
  return { kind: "Index", start, end, object, index };
}

function string(walk: Walk): Expression {
  const span = walk.span();
  return templateOf(span, partsOfString(walk, span));
}

function partsOfString(walk: Walk, span: Span): (string | Expression)[] {
  const source = walk.text.slice(span.start, span.end);
  const { prefix, from, to } = stringParts(source);
  const isRaw = prefix.includes("r");
  if (!/[ft]/u.test(prefix)) {
    const content = source.slice(from, to);
    return [isRaw ? content : decodeEscapes(content)];
  }
  const parts: (string | Expression)[] = [];
  walk.each((type) => {
    if (type === "string_content") {
      const content = walk.source().replaceAll("{{", "{").replaceAll("}}", "}");
      parts.push(isRaw ? content : decodeEscapes(content));
    } else if (type === "interpolation") interpolation(walk, parts);
    else if (type === "ERROR") parts.push(expression(walk, type));
  });
  return parts;
}

/** `{value!r:{width}}`: the value, then what the format takes. */
function interpolation(walk: Walk, parts: (string | Expression)[]): void {
  walk.each((type) => {
    if (type === "format_specifier") {
      walk.each((specifier) => {
        if (specifier === "format_expression") interpolation(walk, parts);
      });
    } else if (type !== "type_conversion") parts.push(expression(walk, type));
  });
}

function concatenated(walk: Walk): Expression {
  const parts: (string | Expression)[] = [];
  walk.each((type) => {
    if (type === "string") parts.push(...partsOfString(walk, walk.span()));
    else parts.push(expression(walk, type));
  });
  return templateOf(walk.span(), parts);
}
