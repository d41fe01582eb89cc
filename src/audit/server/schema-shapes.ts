import type { Call, Expression } from "../ir/types.ts";
import type { ArgumentShape, Project, SourceFile } from "../types.ts";
import { EMPTY, type Environment, isLocated, type StaticReader, type StaticValue } from "./static-values.ts";

const ANY: ArgumentShape = { kind: "any" };
const NUMBER: ArgumentShape = { kind: "number" };
const BOOLEAN: ArgumentShape = { kind: "boolean" };
const HEX_AND_DASH: ArgumentShape = { kind: "pattern", pattern: "^[0-9A-Za-z_-]+$" };
const DATE: ArgumentShape = { kind: "pattern", pattern: "^[0-9TZ:.+-]+$" };

const MAX_DEPTH = 8;

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
  ["stringbool", BOOLEAN],
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

/** Modifiers after which the value may be another one, or a value of another type. */
const OPENING: ReadonlySet<string> = new Set([
  "transform",
  "pipe",
  "preprocess",
  "or",
  "and",
  "array",
  "overwrite",
  "promise",
]);

/**
 * How the schema of a registration narrows each argument.
 * @param schema a zod object, a raw shape of zod types, or a JSON Schema of an object
 * @returns shapes by argument name; undefined when the schema cannot be read
 */
export function argumentShapes(
  reader: StaticReader,
  schema: StaticValue,
  env: Environment,
  depth = 0,
): Map<string, ArgumentShape> | undefined {
  const resolved = reader.resolve(schema, env);
  if (!isLocated(resolved) || depth > MAX_DEPTH) return undefined;
  const { file, expression } = resolved;
  if (expression.kind === "Member" && expression.property === "shape") {
    return argumentShapes(reader, { file, expression: expression.object }, EMPTY, depth + 1);
  }
  if (expression.kind === "Call") return zodObjectShapes(reader, file, expression, depth);
  if (expression.kind !== "ObjectLiteral") return undefined;
  const properties = reader.property(resolved, "properties");
  const type = reader.text(reader.property(resolved, "type"));
  if (properties && (type === "object" || type === undefined)) {
    const inner = reader.resolve(properties, EMPTY);
    if (isLocated(inner) && inner.expression.kind === "ObjectLiteral") return jsonSchemaShapes(reader, inner);
  }
  return rawShape(reader, resolved, depth);
}

function rawShape(reader: StaticReader, owner: StaticValue, depth: number): Map<string, ArgumentShape> {
  const shapes = new Map<string, ArgumentShape>();
  if (!isLocated(owner) || owner.expression.kind !== "ObjectLiteral") return shapes;
  for (const entry of owner.expression.entries) {
    if (entry.spread) {
      const spread = argumentShapes(reader, { file: owner.file, expression: entry.value }, EMPTY, depth + 1);
      for (const [name, shape] of spread ?? []) shapes.set(name, shape);
    } else if (typeof entry.key === "string") {
      shapes.set(entry.key, zodShape(reader, { file: owner.file, expression: entry.value }, depth + 1));
    }
  }
  return shapes;
}

/** `z.object({...}).strict().extend({...})` */
function zodObjectShapes(
  reader: StaticReader,
  file: SourceFile,
  call: Call,
  depth: number,
): Map<string, ArgumentShape> | undefined {
  const chain = zodChain(reader.project, file, call);
  if (!chain) {
    // `Base.extend({...})`: the receiver is a schema with a name.
    if (call.callee.kind !== "Member") return undefined;
    const base = argumentShapes(reader, { file, expression: call.callee.object }, EMPTY, depth + 1);
    return base && extendShapes(reader, file, base, call.callee.property, call, depth);
  }
  const [first, ...modifiers] = chain;
  if (!first || !["object", "strictObject", "looseObject", "interface"].includes(first.name)) return undefined;
  const shape = first.call?.args[0];
  if (!shape) return undefined;
  let shapes = argumentShapes(reader, { file, expression: shape.value }, EMPTY, depth + 1);
  for (const modifier of modifiers) {
    if (!shapes) return undefined;
    if (OPENING.has(modifier.name)) return undefined;
    if (modifier.call) shapes = extendShapes(reader, file, shapes, modifier.name, modifier.call, depth);
  }
  return shapes;
}

function extendShapes(
  reader: StaticReader,
  file: SourceFile,
  base: Map<string, ArgumentShape>,
  method: string,
  call: Call,
  depth: number,
): Map<string, ArgumentShape> | undefined {
  if (OPENING.has(method)) return undefined;
  if (method !== "extend" && method !== "merge" && method !== "safeExtend") return base;
  const argument = call.args[0];
  const more = argument && argumentShapes(reader, { file, expression: argument.value }, EMPTY, depth + 1);
  return more ? new Map([...base, ...more]) : undefined;
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
  const fromZod = origin === undefined ? current.name === "z" || current.name === "zod" : isZod(origin);
  return fromZod && links.length > 0 ? links.reverse() : undefined;
}

function isZod(origin: string): boolean {
  return /^npm:(zod|@zod\/mini|zod-mini)(\/|\.|$)/.test(origin);
}

/** How one zod type narrows a value. */
function zodShape(reader: StaticReader, value: StaticValue, depth = 0): ArgumentShape {
  const resolved = reader.resolve(value, EMPTY);
  if (!isLocated(resolved) || depth > MAX_DEPTH) return ANY;
  const { file, expression } = resolved;
  const chain = zodChain(reader.project, file, expression);
  if (!chain) {
    // `Name.describe("...")` where Name is a schema of its own.
    if (expression.kind !== "Call" || expression.callee.kind !== "Member") return ANY;
    const base = zodShape(reader, { file, expression: expression.callee.object }, depth + 1);
    return modified(reader, file, base, { name: expression.callee.property, call: expression });
  }
  const links = chain[0]?.name === "coerce" ? chain.slice(1) : chain;
  const [first, ...rest] = links;
  if (!first) return ANY;
  if (first.name === "iso") return rest[0] && ISO_TYPES.has(rest[0].name) ? DATE : ANY;
  let shape = zodType(reader, file, first, depth);
  for (const link of rest) shape = modified(reader, file, shape, link);
  return shape;
}

function zodType(reader: StaticReader, file: SourceFile, link: ZodLink, depth: number): ArgumentShape {
  const argument = link.call?.args[0];
  const known = ZOD_TYPES.get(link.name);
  if (known) return known;
  if (!argument) return ANY;
  const value = { file, expression: argument.value };
  switch (link.name) {
    case "enum":
    case "nativeEnum":
    case "literal":
      return enumShape(reader, value) ?? ANY;
    case "optional":
    case "nullable":
    case "nullish":
      return zodShape(reader, value, depth + 1);
    case "union": {
      const members = reader.elements(value, EMPTY);
      return members && members.length > 0
        ? members.map((member) => zodShape(reader, member, depth + 1)).reduce(joinShapes)
        : ANY;
    }
    default:
      return ANY;
  }
}

function modified(reader: StaticReader, file: SourceFile, shape: ArgumentShape, link: ZodLink): ArgumentShape {
  if (OPENING.has(link.name)) return ANY;
  if (shape.kind !== "any") return shape;
  if (link.name === "regex") {
    const argument = link.call?.args[0];
    const resolved = argument && reader.resolve({ file, expression: argument.value }, EMPTY);
    if (resolved && isLocated(resolved) && resolved.expression.kind === "RegExpLiteral") {
      const { pattern, flags } = resolved.expression;
      // With `m` an anchor holds for one line only.
      return flags.includes("m") ? ANY : { kind: "pattern", pattern };
    }
    return ANY;
  }
  return STRING_FORMATS.get(link.name) ?? shape;
}

/** Constant members: an array of texts, an object used as enum, one literal. Anything not constant gives undefined. */
function enumShape(reader: StaticReader, value: StaticValue): ArgumentShape | undefined {
  const resolved = reader.resolve(value, EMPTY);
  if (!isLocated(resolved)) return undefined;
  const items: StaticValue[] = [];
  if (resolved.expression.kind === "ObjectLiteral") {
    for (const entry of resolved.expression.entries) {
      if (entry.spread) return undefined;
      items.push({ file: resolved.file, expression: entry.value });
    }
  } else {
    items.push(...(reader.elements(resolved, EMPTY) ?? [resolved]));
  }
  const values: string[] = [];
  for (const item of items) {
    const constant = reader.constant(item);
    if (constant === undefined) return undefined;
    values.push(String(constant));
  }
  return { kind: "enum", values };
}

function jsonSchemaShapes(reader: StaticReader, properties: StaticValue): Map<string, ArgumentShape> {
  const shapes = new Map<string, ArgumentShape>();
  if (!isLocated(properties) || properties.expression.kind !== "ObjectLiteral") return shapes;
  for (const entry of properties.expression.entries) {
    if (typeof entry.key !== "string" || entry.spread) continue;
    shapes.set(entry.key, jsonSchemaShape(reader, { file: properties.file, expression: entry.value }));
  }
  return shapes;
}

/** How one property of a JSON Schema narrows a value. */
function jsonSchemaShape(reader: StaticReader, value: StaticValue): ArgumentShape {
  const schema = reader.resolve(value, EMPTY);
  const members = reader.property(schema, "enum") ?? reader.property(schema, "const");
  if (members) {
    const shape = enumShape(reader, members);
    if (shape) return shape;
  }
  const type = reader.text(reader.property(schema, "type"));
  if (type === "number" || type === "integer") return NUMBER;
  if (type === "boolean") return BOOLEAN;
  const pattern = reader.text(reader.property(schema, "pattern"));
  return pattern !== undefined && type === "string" ? { kind: "pattern", pattern } : ANY;
}

/** What holds whichever of the two it is. */
export function joinShapes(a: ArgumentShape, b: ArgumentShape): ArgumentShape {
  if (a.kind === "enum" && b.kind === "enum") {
    return { kind: "enum", values: [...new Set([...a.values, ...b.values])].sort() };
  }
  if (a.kind === "pattern" && b.kind === "pattern") return a.pattern === b.pattern ? a : ANY;
  return a.kind === b.kind ? a : ANY;
}
