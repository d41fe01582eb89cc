/** Shapes: what a schema leaves of a value, and what holds whichever of two schemas it was. */
import type { ArgumentShape } from "../types.ts";
import { EMPTY, isLocated, type StaticReader, type StaticValue } from "./static-values.ts";

/** Like the shape of one argument, with the parts of objects and lists. */
export type SchemaShape =
  | ArgumentShape
  /** A number, truth value or fixed word that the schema made of something else. */
  | { readonly kind: "converted" }
  | {
      readonly kind: "object";
      readonly fields: ReadonlyMap<string, SchemaShape>;
      /** What the schema does not name is dropped or refused. */
      readonly isClosed: boolean;
      /** Holds for what the schema gives back, not for what it was given. */
      readonly isRewritten?: boolean;
    }
  | { readonly kind: "array"; readonly element: SchemaShape };

export const ANY: ArgumentShape = { kind: "any" };
export const NUMBER: ArgumentShape = { kind: "number" };
export const BOOLEAN: ArgumentShape = { kind: "boolean" };
export const HEX_AND_DASH: ArgumentShape = { kind: "pattern", pattern: "^[0-9A-Za-z_-]+$" };
export const DATE: ArgumentShape = { kind: "pattern", pattern: "^[0-9TZ:.+-]+$" };

export const MAX_DEPTH = 8;

/** One argument of a handler: its parts are not told apart. */
export function flat(shape: SchemaShape): ArgumentShape {
  if (shape.kind === "converted") return NUMBER;
  return shape.kind === "object" || shape.kind === "array" ? ANY : shape;
}

/** Constant members: an array of texts, an object used as enum, one literal. Anything not constant gives undefined. */
export function enumShape(reader: StaticReader, value: StaticValue): ArgumentShape | undefined {
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

/** The pattern of a regular expression written in the source; `any` where an anchor would hold for one line only. */
export function regexShape(reader: StaticReader, value: StaticValue | undefined): ArgumentShape {
  const resolved = value && reader.resolve(value, EMPTY);
  if (!resolved || !isLocated(resolved) || resolved.expression.kind !== "RegExpLiteral") return ANY;
  const { pattern, flags } = resolved.expression;
  return flags.includes("m") ? ANY : { kind: "pattern", pattern };
}

/** What holds whichever of the two it is. */
export function joinShapes(a: ArgumentShape, b: ArgumentShape): ArgumentShape {
  if (a.kind === "enum" && b.kind === "enum") {
    return { kind: "enum", values: [...new Set([...a.values, ...b.values])].sort() };
  }
  if (a.kind === "pattern" && b.kind === "pattern") return a.pattern === b.pattern ? a : ANY;
  return a.kind === b.kind ? a : ANY;
}

const HARMLESS: ReadonlySet<string> = new Set(["number", "boolean", "enum", "converted"]);

/** What holds for a value that one of two schemas has parsed. */
export function joinSchemas(a: SchemaShape, b: SchemaShape): SchemaShape {
  if (a.kind === "object" && b.kind === "object") {
    if (!a.isClosed || !b.isClosed) return ANY;
    // A field that only one of them names is dropped by the other.
    const fields = new Map([...a.fields, ...b.fields]);
    for (const [name, shape] of a.fields) {
      const other = b.fields.get(name);
      if (other) fields.set(name, joinSchemas(shape, other));
    }
    return { kind: "object", fields, isClosed: true, isRewritten: true };
  }
  if (a.kind === "array" && b.kind === "array") return { kind: "array", element: joinSchemas(a.element, b.element) };
  if (HARMLESS.has(a.kind) && HARMLESS.has(b.kind) && a.kind !== b.kind) return { kind: "converted" };
  return joinShapes(flat(a), flat(b));
}

/** What a schema says of its result only: a step before it has changed the value. */
export function converted(shape: SchemaShape): SchemaShape {
  if (HARMLESS.has(shape.kind)) return { kind: "converted" };
  return shape.kind === "object" ? { ...shape, isRewritten: true } : ANY;
}
