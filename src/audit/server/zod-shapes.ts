/** Schemas of zod, as chains and as the functions of its small form. */
import type { Call, Expression } from "../ir/types.ts";
import type { ArgumentShape, Project, SourceFile } from "../types.ts";
import {
  ANY,
  BOOLEAN,
  converted,
  DATE,
  enumShape,
  HEX_AND_DASH,
  joinSchemas,
  MAX_DEPTH,
  NUMBER,
  regexShape,
  type SchemaShape,
} from "./shapes.ts";
import { EMPTY, isLocated, type StaticReader, type StaticValue } from "./static-values.ts";

/** Types by the name of zod's constructor. */
const ZOD_TYPES: ReadonlyMap<string, ArgumentShape> = new Map<string, ArgumentShape>([
  ["number", NUMBER],
  ["int", NUMBER],
  ["int32", NUMBER],
  ["uint32", NUMBER],
  ["float32", NUMBER],
  ["float64", NUMBER],
  ["bigint", NUMBER],
  ["date", NUMBER],
  ["boolean", BOOLEAN],
  ["uuid", HEX_AND_DASH],
  ["guid", HEX_AND_DASH],
  ["cuid", HEX_AND_DASH],
  ["cuid2", HEX_AND_DASH],
  ["ulid", HEX_AND_DASH],
  ["nanoid", HEX_AND_DASH],
]);

const ISO_TYPES: ReadonlySet<string> = new Set(["date", "datetime", "time"]);

/** Modifiers that narrow a string to a format. */
const STRING_FORMATS: ReadonlyMap<string, ArgumentShape> = new Map([
  ["uuid", HEX_AND_DASH],
  ["guid", HEX_AND_DASH],
  ["cuid", HEX_AND_DASH],
  ["cuid2", HEX_AND_DASH],
  ["ulid", HEX_AND_DASH],
  ["nanoid", HEX_AND_DASH],
  ["datetime", DATE],
  ["date", DATE],
  ["time", DATE],
]);

/** Modifiers after which the value may be another one. */
const OPENING: ReadonlySet<string> = new Set(["transform", "preprocess", "and", "overwrite", "promise"]);
const EXTENDING: ReadonlySet<string> = new Set(["extend", "merge", "safeExtend", "augment"]);
/** The object keeps what its schema does not name. */
const LOOSENING: ReadonlySet<string> = new Set(["passthrough", "loose", "catchall"]);
const OBJECTS: ReadonlySet<string> = new Set(["object", "strictObject", "looseObject", "interface"]);

/** Fields of an object literal whose values are schemas; not closed when a spread in it cannot be read. */
export function rawFields(
  reader: StaticReader,
  owner: StaticValue,
  depth: number,
): { readonly fields: Map<string, SchemaShape>; readonly isClosed: boolean } {
  const fields = new Map<string, SchemaShape>();
  const resolved = reader.resolve(owner, EMPTY);
  let isClosed = true;
  if (!isLocated(resolved) || depth > MAX_DEPTH) return { fields, isClosed: false };
  const { file, expression } = resolved;
  // `{...Base.shape, n: z.number()}`
  if (expression.kind === "Member" && expression.property === "shape") {
    const base = zodSchema(reader, { file, expression: expression.object }, depth + 1);
    return base?.kind === "object"
      ? { fields: new Map(base.fields), isClosed: base.isClosed }
      : { fields, isClosed: false };
  }
  if (expression.kind !== "ObjectLiteral") return { fields, isClosed: false };
  for (const entry of expression.entries) {
    const value = { file, expression: entry.value };
    if (entry.spread) {
      const spread = rawFields(reader, value, depth + 1);
      // What cannot be read may stand for any of the fields before it.
      if (!spread.isClosed) {
        fields.clear();
        isClosed = false;
      }
      for (const [name, shape] of spread.fields) fields.set(name, shape);
    } else if (typeof entry.key === "string") {
      fields.set(entry.key, zodSchema(reader, value, depth + 1) ?? ANY);
    } else isClosed = false;
  }
  return { fields, isClosed };
}

/**
 * What a schema of zod leaves of a value.
 * @returns undefined when the expression is no schema of zod
 */
export function zodSchema(reader: StaticReader, value: StaticValue, depth = 0): SchemaShape | undefined {
  const resolved = reader.resolve(value, EMPTY);
  if (!isLocated(resolved) || depth > MAX_DEPTH) return undefined;
  const { file, expression } = resolved;
  const chain = zodChain(reader.project, file, expression);
  if (!chain) {
    // `Name.describe("...")` where Name is a schema of its own.
    if (expression.kind !== "Call" || expression.callee.kind !== "Member") return undefined;
    const base = zodSchema(reader, { file, expression: expression.callee.object }, depth + 1);
    return base && modified(reader, file, base, { name: expression.callee.property, call: expression }, depth);
  }
  const isCoerced = chain[0]?.name === "coerce";
  const [first, ...rest] = isCoerced ? chain.slice(1) : chain;
  if (!first) return undefined;
  if (first.name === "iso") return rest[0] && ISO_TYPES.has(rest[0].name) ? DATE : ANY;
  let shape = zodType(reader, file, first, depth);
  if (isCoerced) shape = converted(shape);
  for (const link of rest) shape = modified(reader, file, shape, link, depth);
  return shape;
}

function zodType(reader: StaticReader, file: SourceFile, link: ZodLink, depth: number): SchemaShape {
  const at = (index: number): StaticValue | undefined => {
    const argument = link.call?.args[index];
    return argument && { file, expression: argument.value };
  };
  const inner = (index: number): SchemaShape => {
    const value = at(index);
    return (value && zodSchema(reader, value, depth + 1)) ?? ANY;
  };
  const known = ZOD_TYPES.get(link.name);
  if (known) return known;
  const first = at(0);
  if (!first) return link.name === "stringbool" ? { kind: "converted" } : ANY;
  if (OBJECTS.has(link.name)) {
    const { fields, isClosed } = rawFields(reader, first, depth + 1);
    return { kind: "object", fields, isClosed: isClosed && link.name !== "looseObject" };
  }
  switch (link.name) {
    case "stringbool":
      return { kind: "converted" };
    case "enum":
    case "nativeEnum":
    case "literal":
      return enumShape(reader, first) ?? ANY;
    case "optional":
    case "nullable":
    case "nullish":
    case "readonly":
    case "_default":
      return inner(0);
    case "array":
      return { kind: "array", element: inner(0) };
    case "preprocess":
    case "pipe":
      return converted(inner(1));
    case "union":
    case "discriminatedUnion": {
      const list = link.name === "union" ? first : at(1);
      const members = list && reader.elements(list, EMPTY);
      if (!members || members.length === 0) return ANY;
      return members.map((member) => zodSchema(reader, member, depth + 1) ?? ANY).reduce(joinSchemas);
    }
    default:
      return ANY;
  }
}

function modified(
  reader: StaticReader,
  file: SourceFile,
  shape: SchemaShape,
  link: ZodLink,
  depth: number,
): SchemaShape {
  const argument = link.call?.args[0];
  const value = argument && { file, expression: argument.value };
  const other = (): SchemaShape => (value && zodSchema(reader, value, depth + 1)) ?? ANY;
  if (OPENING.has(link.name)) return ANY;
  switch (link.name) {
    case "pipe":
      return converted(other());
    case "catch":
      // Whatever it was given, it accepts.
      return converted(shape);
    case "or":
      return joinSchemas(shape, other());
    case "array":
      return link.call ? { kind: "array", element: shape } : shape;
    case "check":
    case "with":
      return (link.call?.args ?? []).reduce((at, arg) => checked(reader, file, at, arg.value), shape);
  }
  if (shape.kind === "object") {
    if (EXTENDING.has(link.name)) return value ? extended(reader, shape, value, depth) : ANY;
    return LOOSENING.has(link.name) ? { ...shape, isClosed: false } : shape;
  }
  if (shape.kind !== "any") return shape;
  if (link.name === "regex") return regexShape(reader, value);
  return STRING_FORMATS.get(link.name) ?? shape;
}

function extended(
  reader: StaticReader,
  base: Extract<SchemaShape, { kind: "object" }>,
  value: StaticValue,
  depth: number,
): SchemaShape {
  const merged = zodSchema(reader, value, depth + 1);
  const more = merged?.kind === "object" ? merged : rawFields(reader, value, depth + 1);
  // What cannot be read may stand for any of the fields before it.
  if (!more.isClosed && merged?.kind !== "object") return ANY;
  return {
    kind: "object",
    fields: new Map([...base.fields, ...more.fields]),
    isClosed: base.isClosed && more.isClosed,
  };
}

/** `z.string().check(z.regex(...))` of zod's small form. */
function checked(reader: StaticReader, file: SourceFile, shape: SchemaShape, check: Expression): SchemaShape {
  const [first] = zodChain(reader.project, file, check) ?? [];
  if (first?.name === "overwrite") return ANY;
  if (first?.name !== "regex" || shape.kind !== "any") return shape;
  const argument = first.call?.args[0];
  return regexShape(reader, argument && { file, expression: argument.value });
}

interface ZodLink {
  readonly name: string;
  readonly call?: Call;
}

/** `z.string().min(1)` as its links from the root outward; undefined when it does not start at zod. */
function zodChain(project: Project, file: SourceFile, expression: Expression): ZodLink[] | undefined {
  const links: ZodLink[] = [];
  let current = expression;
  for (let i = 0; i < 64; i++) {
    if (current.kind === "Call" && current.callee.kind === "Member") {
      links.push({ name: current.callee.property, call: current });
      current = current.callee.object;
    } else if (current.kind === "Call" && current.callee.kind === "Identifier") {
      // `import { string } from "zod"`
      const origin = project.originOf(file, current.callee);
      if (!origin || !isZod(origin)) return undefined;
      links.push({ name: origin.slice(origin.lastIndexOf(".") + 1), call: current });
      return links.reverse();
    } else if (current.kind === "Member") {
      links.push({ name: current.property });
      current = current.object;
    } else {
      break;
    }
  }
  if (current.kind !== "Identifier") return undefined;
  const origin = project.originOf(file, current);
  const fromZod = origin === undefined ? isZodName(project, file, current) : isZod(origin);
  return fromZod && links.length > 0 ? links.reverse() : undefined;
}

/** The customary name, where nothing of the project has it. */
function isZodName(project: Project, file: SourceFile, name: Extract<Expression, { kind: "Identifier" }>): boolean {
  if (name.name !== "z" && name.name !== "zod") return false;
  return !project.valueOf(file, name) && !project.functionOf(file, name) && !project.classOf(file, name);
}

function isZod(origin: string): boolean {
  return /^npm:(zod|@zod\/mini|zod-mini|@hono\/zod-openapi)(\/|\.|$)/.test(origin);
}
