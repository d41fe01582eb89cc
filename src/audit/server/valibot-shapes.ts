/** Schemas of valibot: functions around functions. */
import type { Call } from "../ir/types.ts";
import type { ArgumentShape, SourceFile } from "../types.ts";
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

const TYPES: ReadonlyMap<string, ArgumentShape> = new Map<string, ArgumentShape>([
  ["number", NUMBER],
  ["bigint", NUMBER],
  ["date", NUMBER],
  ["boolean", BOOLEAN],
]);

const FORMATS: ReadonlyMap<string, ArgumentShape> = new Map<string, ArgumentShape>([
  ["uuid", HEX_AND_DASH],
  ["ulid", HEX_AND_DASH],
  ["nanoid", HEX_AND_DASH],
  ["cuid2", HEX_AND_DASH],
  ["isoDate", DATE],
  ["isoDateTime", DATE],
  ["isoTime", DATE],
  ["isoTimestamp", DATE],
]);

/** Actions after which the text may be another one. */
const CHANGING: ReadonlySet<string> = new Set(["transform", "transformAsync", "rawTransform", "rawTransformAsync"]);
const WRAPPERS = /^(?:optional|nullable|nullish|undefinedable|exactOptional|nonOptional|nonNullable|nonNullish)$/;

/**
 * What a schema of valibot leaves of a value.
 * @returns undefined when the expression is no schema of valibot
 */
export function valibotSchema(reader: StaticReader, value: StaticValue, depth = 0): SchemaShape | undefined {
  const resolved = reader.resolve(value, EMPTY);
  if (!isLocated(resolved) || depth > MAX_DEPTH || resolved.expression.kind !== "Call") return undefined;
  const { file, expression } = resolved;
  const name = valibotName(reader, file, expression);
  if (name === undefined) return undefined;
  const known = TYPES.get(name);
  if (known) return known;
  const inner = (index: number): SchemaShape => {
    const argument = expression.args[index];
    return (argument && valibotSchema(reader, { file, expression: argument.value }, depth + 1)) ?? ANY;
  };
  const at = (index: number): StaticValue | undefined => {
    const argument = expression.args[index];
    return argument && { file, expression: argument.value };
  };
  if (WRAPPERS.test(name)) return inner(0);
  const first = at(0);
  switch (name) {
    case "object":
    case "strictObject":
    case "looseObject":
      return first ? objectShape(reader, first, name !== "looseObject", depth) : ANY;
    case "array":
      return { kind: "array", element: inner(0) };
    case "picklist":
    case "enum":
    case "enum_":
    case "literal":
      return (first && enumShape(reader, first)) ?? ANY;
    case "union":
    case "variant": {
      const list = name === "union" ? first : at(1);
      const members = list && reader.elements(list, EMPTY);
      if (!members || members.length === 0) return ANY;
      return members.map((member) => valibotSchema(reader, member, depth + 1) ?? ANY).reduce(joinSchemas);
    }
    case "pipe":
      return pipeline(reader, file, expression, depth);
    default:
      return ANY;
  }
}

function valibotName(reader: StaticReader, file: SourceFile, call: Call): string | undefined {
  const origin = reader.project.originOf(file, call.callee);
  return origin?.startsWith("npm:valibot.") ? origin.slice("npm:valibot.".length) : undefined;
}

function objectShape(reader: StaticReader, value: StaticValue, isStripped: boolean, depth: number): SchemaShape {
  const fields = new Map<string, SchemaShape>();
  const resolved = reader.resolve(value, EMPTY);
  if (!isLocated(resolved) || resolved.expression.kind !== "ObjectLiteral") return ANY;
  let isClosed = isStripped;
  for (const entry of resolved.expression.entries) {
    if (entry.spread || typeof entry.key !== "string") {
      // What cannot be read may stand for any of the fields before it.
      fields.clear();
      isClosed = false;
    } else {
      const field = { file: resolved.file, expression: entry.value };
      fields.set(entry.key, valibotSchema(reader, field, depth + 1) ?? ANY);
    }
  }
  return { kind: "object", fields, isClosed };
}

/** `v.pipe(v.string(), v.regex(...))`: each step takes what the one before has left. */
function pipeline(reader: StaticReader, file: SourceFile, call: Call, depth: number): SchemaShape {
  let shape: SchemaShape = ANY;
  call.args.forEach((argument, index) => {
    const value = { file, expression: argument.value };
    const step = reader.resolve(value, EMPTY);
    const action =
      isLocated(step) && step.expression.kind === "Call" ? valibotName(reader, step.file, step.expression) : undefined;
    if (index === 0) shape = valibotSchema(reader, value, depth + 1) ?? ANY;
    else if (action === undefined || CHANGING.has(action)) shape = ANY;
    else if (TYPES.has(action) || action.endsWith("bject") || action === "picklist")
      shape = converted(valibotSchema(reader, value, depth + 1) ?? ANY);
    else if (shape.kind === "any" && action === "regex" && isLocated(step) && step.expression.kind === "Call") {
      const pattern = step.expression.args[0];
      shape = regexShape(reader, pattern && { file: step.file, expression: pattern.value });
    } else if (shape.kind === "any") shape = FORMATS.get(action) ?? shape;
  });
  return shape;
}
