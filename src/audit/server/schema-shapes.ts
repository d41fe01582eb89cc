/** What schemas leave of a value: of a registration's arguments, and of what code parses or validates by itself. */
import type { ArgumentShape } from "../types.ts";
import { ANY, BOOLEAN, enumShape, flat, MAX_DEPTH, NUMBER, type SchemaShape } from "./shapes.ts";
import { EMPTY, type Environment, isLocated, type StaticReader, type StaticValue } from "./static-values.ts";
import { valibotSchema } from "./valibot-shapes.ts";
import { rawFields, zodSchema } from "./zod-shapes.ts";

/**
 * How the schema of a registration narrows each argument.
 * @param schema a zod object, a raw shape of zod types, or a JSON Schema of an object
 * @returns shapes by argument name; undefined when the schema cannot be read
 */
export function argumentShapes(
  reader: StaticReader,
  schema: StaticValue,
  env: Environment,
): Map<string, ArgumentShape> | undefined {
  const resolved = reader.resolve(schema, env);
  if (!isLocated(resolved)) return undefined;
  const { file, expression } = resolved;
  if (expression.kind === "Member" && expression.property === "shape")
    return argumentShapes(reader, { file, expression: expression.object }, EMPTY);
  if (expression.kind === "Call") {
    const shape = zodSchema(reader, resolved);
    return shape?.kind === "object" ? flattened(shape.fields) : undefined;
  }
  if (expression.kind !== "ObjectLiteral") return undefined;
  const shape = jsonSchema(reader, resolved);
  if (shape.kind === "object") return flattened(shape.fields);
  return flattened(rawFields(reader, resolved, 0).fields);
}

function flattened(fields: ReadonlyMap<string, SchemaShape>): Map<string, ArgumentShape> {
  return new Map([...fields].map(([name, shape]) => [name, flat(shape)]));
}

/**
 * What parsing with a schema of zod or valibot leaves of a value.
 * @returns undefined when the expression is no schema that can be read
 */
export function parsedShape(reader: StaticReader, schema: StaticValue): SchemaShape | undefined {
  return zodSchema(reader, schema) ?? valibotSchema(reader, schema);
}

/** What holds for a value that a JSON Schema accepts; nothing is dropped from it. */
export function jsonSchema(reader: StaticReader, value: StaticValue, depth = 0): SchemaShape {
  const schema = reader.resolve(value, EMPTY);
  if (depth > MAX_DEPTH) return ANY;
  const members = reader.property(schema, "enum") ?? reader.property(schema, "const");
  const fixed = members && enumShape(reader, members);
  if (fixed) return fixed;
  const type = reader.text(reader.property(schema, "type"));
  if (type === "number" || type === "integer") return NUMBER;
  if (type === "boolean") return BOOLEAN;
  const items = reader.property(schema, "items");
  if (type === "array" && items) return { kind: "array", element: jsonSchema(reader, items, depth + 1) };
  const properties = reader.property(schema, "properties");
  const inner = properties && (type === "object" || type === undefined) && reader.resolve(properties, EMPTY);
  if (inner && isLocated(inner) && inner.expression.kind === "ObjectLiteral") {
    const fields = new Map<string, SchemaShape>();
    for (const entry of inner.expression.entries) {
      if (typeof entry.key !== "string" || entry.spread) continue;
      fields.set(entry.key, jsonSchema(reader, { file: inner.file, expression: entry.value }, depth + 1));
    }
    return { kind: "object", fields, isClosed: false };
  }
  const pattern = reader.text(reader.property(schema, "pattern"));
  return pattern !== undefined && type === "string" ? { kind: "pattern", pattern } : ANY;
}
