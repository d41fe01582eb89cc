import type { ClassNode, Expression, Parameter } from "../ir/types.ts";
import type { ArgumentShape, Project, SourceFile } from "../types.ts";
import { INJECTED_DEFAULTS, INJECTED_TYPES } from "./sdks.ts";
import { ANY, converted, joinShapes, type SchemaShape } from "./shapes.ts";
import { boundNames, keyword } from "./static-values.ts";

const MAX_DEPTH = 8;
const UUID: ArgumentShape = { kind: "pattern", pattern: "^[0-9A-Fa-f-]+$" };

/** Types that hold only values without a meaning for any sink, by their last name. */
const TYPES: ReadonlyMap<string, ArgumentShape> = new Map<string, ArgumentShape>([
  ["int", { kind: "number" }],
  ["float", { kind: "number" }],
  ["complex", { kind: "number" }],
  ["Decimal", { kind: "number" }],
  ["PositiveInt", { kind: "number" }],
  ["NonNegativeInt", { kind: "number" }],
  ["StrictInt", { kind: "number" }],
  ["conint", { kind: "number" }],
  ["confloat", { kind: "number" }],
  ["bool", { kind: "boolean" }],
  ["StrictBool", { kind: "boolean" }],
  ["PositiveFloat", { kind: "number" }],
  ["NonNegativeFloat", { kind: "number" }],
  ["NegativeInt", { kind: "number" }],
  ["NonPositiveInt", { kind: "number" }],
  ["StrictFloat", { kind: "number" }],
  ["condecimal", { kind: "number" }],
  ["UUID", UUID],
  ["UUID1", UUID],
  ["UUID3", UUID],
  ["UUID4", UUID],
  ["UUID5", UUID],
  ["IPv4Address", { kind: "pattern", pattern: "^[0-9.]+$" }],
  ["datetime", { kind: "number" }],
  ["date", { kind: "number" }],
  ["timedelta", { kind: "number" }],
]);

/** What a Python annotation, enforced by pydantic before the handler runs, says of an argument. */
function annotationShape(project: Project, file: SourceFile, annotation: Expression, depth = 0): ArgumentShape {
  if (depth > MAX_DEPTH) return ANY;
  switch (annotation.kind) {
    case "Literal":
      // `x: None` in a union, or an annotation in quotes.
      if (annotation.value === null) return NONE;
      return typeof annotation.value === "string" ? quotedShape(annotation.value) : ANY;
    case "Identifier":
    case "Member":
      return namedShape(project, file, annotation, depth);
    case "Binary": {
      if (annotation.operator !== "|") return ANY;
      const left = annotationShape(project, file, annotation.left, depth + 1);
      const right = annotationShape(project, file, annotation.right, depth + 1);
      return joinOptional(left, right);
    }
    case "Index":
      return genericShape(project, file, annotation, depth);
    case "Call": {
      // `constr(pattern=r"...")`, `conint(ge=1)`
      const name = lastName(annotation.callee);
      if (name === "constr") return patternOf(project, file, annotation) ?? ANY;
      return (name !== undefined && TYPES.get(name)) || ANY;
    }
    default:
      return ANY;
  }
}

const NONE: ArgumentShape = { kind: "enum", values: [] };

/** An annotation in quotes, as far as it is made of the types that every file knows. */
function quotedShape(text: string): ArgumentShape {
  const inner = /^(?:typing\.)?Optional\[([\w. |]+)\]$/u.exec(text.trim())?.[1] ?? text;
  const shapes = inner.split("|").map((part) => {
    const name = part.trim();
    if (name === "None") return NONE;
    return (/^[\w.]+$/u.test(name) && TYPES.get(name.slice(name.lastIndexOf(".") + 1))) || ANY;
  });
  return shapes.reduce(joinOptional);
}

function namedShape(
  project: Project,
  file: SourceFile,
  annotation: Extract<Expression, { kind: "Identifier" | "Member" }>,
  depth: number,
): ArgumentShape {
  const owner = project.classOf(file, annotation);
  if (owner) return isEnumClass(project, owner.file, owner.cls) ? enumMembers(project, owner.file, owner.cls) : ANY;
  const alias = project.valueOf(file, annotation);
  if (alias && alias.expression !== annotation)
    return annotationShape(project, alias.file, alias.expression, depth + 1);
  const name = lastName(annotation);
  return (name !== undefined && TYPES.get(name)) || ANY;
}

function genericShape(
  project: Project,
  file: SourceFile,
  annotation: Extract<Expression, { kind: "Index" }>,
  depth: number,
): ArgumentShape {
  const items =
    annotation.index.kind === "ArrayLiteral" && annotation.index.flavour === "tuple"
      ? annotation.index.elements.map((element) => element.value)
      : annotation.index.kind === "Sequence"
        ? annotation.index.expressions
        : [annotation.index];
  switch (lastName(annotation.object)) {
    case "Literal": {
      const values = items.map((item) => project.constantOf(file, item));
      return values.includes(undefined) ? ANY : { kind: "enum", values: values.map(String) };
    }
    case "Optional": {
      const [item] = items;
      return item ? annotationShape(project, file, item, depth + 1) : ANY;
    }
    case "Union":
      return items.map((item) => annotationShape(project, file, item, depth + 1)).reduce(joinOptional);
    case "Annotated": {
      const [type, ...metadata] = items;
      if (!type) return ANY;
      const shape = annotationShape(project, file, type, depth + 1);
      if (shape.kind !== "any") return shape;
      for (const item of metadata) {
        const pattern = item.kind === "Call" ? patternOf(project, file, item) : undefined;
        if (pattern) return pattern;
      }
      return ANY;
    }
    default:
      return ANY;
  }
}

/** `None` has no text, so that `int | None` stays a number. */
function joinOptional(a: ArgumentShape, b: ArgumentShape): ArgumentShape {
  if (a.kind === "enum" && a.values.length === 0) return b;
  if (b.kind === "enum" && b.values.length === 0) return a;
  return joinShapes(a, b);
}

/** `Field(pattern=...)`, `StringConstraints(pattern=...)`, `constr(pattern=...)`; `regex` in pydantic 1. */
function patternOf(
  project: Project,
  file: SourceFile,
  call: Extract<Expression, { kind: "Call" }>,
): ArgumentShape | undefined {
  const argument = keyword(call, "pattern") ?? keyword(call, "regex");
  const pattern = argument && project.constantOf(file, argument.value);
  return typeof pattern === "string" ? { kind: "pattern", pattern } : undefined;
}

export function isEnumClass(project: Project, file: SourceFile, cls: ClassNode, depth = 0): boolean {
  return cls.bases.some((base) => {
    const name = lastName(base);
    if (name && ["Enum", "StrEnum", "IntEnum", "Flag", "IntFlag"].includes(name)) return true;
    const parent = depth < 4 ? project.classOf(file, base) : undefined;
    return parent !== undefined && isEnumClass(project, parent.file, parent.cls, depth + 1);
  });
}

function enumMembers(project: Project, file: SourceFile, cls: ClassNode): ArgumentShape {
  const values: string[] = [];
  for (const member of cls.members) {
    if (member.kind !== "Field" || !member.value) continue;
    const value = project.constantOf(file, member.value);
    if (value === undefined) return ANY;
    values.push(String(value));
  }
  return values.length > 0 ? { kind: "enum", values } : ANY;
}

/** The shape of a parameter: by its annotation, or by a `Field(pattern=...)` as its default. */
export function parameterShape(project: Project, file: SourceFile, parameter: Parameter): ArgumentShape {
  const { annotation, defaultValue } = parameter;
  const shape = annotation ? annotationShape(project, file, annotation) : ANY;
  if (shape.kind !== "any" || defaultValue?.kind !== "Call") return shape;
  return patternOf(project, file, defaultValue) ?? shape;
}

/** Fields of a pydantic model (or dataclass) with their shapes; undefined when the annotation is no such class. */
export function modelShapes(
  project: Project,
  file: SourceFile,
  annotation: Expression,
): Map<string, ArgumentShape> | undefined {
  const owner =
    annotation.kind === "Identifier" || annotation.kind === "Member" ? project.classOf(file, annotation) : undefined;
  if (!owner || isEnumClass(project, owner.file, owner.cls)) return undefined;
  return classShapes(project, owner.file, owner.cls);
}

function classShapes(project: Project, file: SourceFile, cls: ClassNode, depth = 0): Map<string, ArgumentShape> {
  const shapes = new Map<string, ArgumentShape>();
  for (const base of depth < 4 ? cls.bases : []) {
    const parent = project.classOf(file, base);
    if (!parent) continue;
    for (const [name, shape] of classShapes(project, parent.file, parent.cls, depth + 1)) shapes.set(name, shape);
  }
  for (const member of cls.members) {
    if (member.kind !== "Field" || !member.annotation) continue;
    let shape = annotationShape(project, file, member.annotation);
    if (shape.kind === "any" && member.value?.kind === "Call") shape = patternOf(project, file, member.value) ?? shape;
    shapes.set(member.name, shape);
  }
  return shapes;
}

const VALIDATING = /^pypi:(?:pydantic|pydantic_settings|sqlmodel)\b/u;

/**
 * Fields of a class that checks what it is made of: a pydantic model, a dataclass of pydantic. One of the standard library
 * checks nothing.
 * @returns undefined when the class checks nothing
 */
export function checkedFields(
  project: Project,
  file: SourceFile,
  cls: ClassNode,
): ReadonlyMap<string, ArgumentShape> | undefined {
  return isChecking(project, file, cls) ? classShapes(project, file, cls) : undefined;
}

function isChecking(project: Project, file: SourceFile, cls: ClassNode, depth = 0): boolean {
  const isDecorated = cls.decorators.some((decorator) => {
    const origin = project.originOf(file, decorator.kind === "Call" ? decorator.callee : decorator);
    return origin !== undefined && /^pypi:pydantic\.dataclasses\b/u.test(origin);
  });
  return (
    isDecorated ||
    cls.bases.some((base) => {
      const origin = project.originOf(file, base.kind === "Index" ? base.object : base);
      if (origin !== undefined && VALIDATING.test(origin)) return true;
      const parent = depth < 8 ? project.classOf(file, base) : undefined;
      return parent !== undefined && isChecking(project, parent.file, parent.cls, depth + 1);
    })
  );
}

/** What pydantic leaves of a value of an annotated type, `TypeAdapter(list[int])`: it may have made it of another. */
export function annotationSchema(project: Project, file: SourceFile, annotation: Expression, depth = 0): SchemaShape {
  const owner =
    annotation.kind === "Identifier" || annotation.kind === "Member" ? project.classOf(file, annotation) : undefined;
  const fields = owner && depth < 4 ? checkedFields(project, owner.file, owner.cls) : undefined;
  if (fields) return { kind: "object", fields, isClosed: true, isRewritten: true };
  if (annotation.kind === "Index" && /^(?:list|List|set|Set|Sequence|tuple)$/u.test(lastName(annotation.object) ?? ""))
    return { kind: "array", element: annotationSchema(project, file, annotation.index, depth + 1) };
  const shape = annotationShape(project, file, annotation);
  return shape.kind === "pattern" ? shape : converted(shape);
}

/** True for a parameter that the SDK fills in by itself: a context, a request, a dependency. */
export function isInjected(parameter: Parameter): boolean {
  const { annotation, defaultValue } = parameter;
  if (annotation && mentionsInjected(annotation)) return true;
  if (defaultValue?.kind !== "Call") return false;
  const name = lastName(defaultValue.callee);
  return name !== undefined && INJECTED_DEFAULTS.has(name);
}

function mentionsInjected(annotation: Expression): boolean {
  if (annotation.kind === "Index") {
    const generic = lastName(annotation.object);
    // `Context[ServerSession, None]`, `Optional[Context]`
    if (generic && INJECTED_TYPES.has(generic)) return true;
    return generic === "Optional" && mentionsInjected(annotation.index);
  }
  if (annotation.kind === "Binary") return mentionsInjected(annotation.left) || mentionsInjected(annotation.right);
  if (annotation.kind === "Literal") {
    return typeof annotation.value === "string" && INJECTED_TYPES.has(annotation.value.split(/[[.]/)[0] as string);
  }
  const name = lastName(annotation);
  return name !== undefined && INJECTED_TYPES.has(name);
}

function lastName(expression: Expression): string | undefined {
  if (expression.kind === "Identifier") return expression.name;
  return expression.kind === "Member" ? expression.property : undefined;
}

/** Name of a parameter that is one name; undefined for a pattern. */
export function parameterName(parameter: Parameter): string | undefined {
  const names = [...boundNames(parameter.target)];
  const only = names.length === 1 ? names[0] : undefined;
  return only && only[1].length === 0 ? only[0] : undefined;
}
