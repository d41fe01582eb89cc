/**
 * Tells whether a tool's second definition provably allows more than its first: a hint that no longer holds, or an input
 * schema that accepts values which the first refused. What is not understood is never called loosened.
 */
import { isObject } from "../findings/json-object.ts";
import type { JsonObject } from "../session/types.ts";

/** Nesting of schemas that is followed. */
const MAX_DEPTH = 8;

/** What was loosened is told up to this many places, each by names of at most so many characters. */
const MAX_FOUND = 100;
const MAX_NAME = 200;

/** ToolAnnotations: the value of each hint when it is absent, and the value that promises more (schema of 2025-03-26 on). */
const HINTS: readonly { readonly name: string; readonly absent: boolean; readonly safe: boolean }[] = [
  { name: "readOnlyHint", absent: false, safe: true },
  { name: "destructiveHint", absent: true, safe: false },
  { name: "idempotentHint", absent: false, safe: true },
  { name: "openWorldHint", absent: true, safe: false },
];

/** Only for a tool that may write do these say anything. */
const WRITE_HINTS: ReadonlySet<string> = new Set(["destructiveHint", "idempotentHint"]);

/** Keywords whose number bounds a value from above, from below; the exclusive twin takes the place of the other. */
const UPPER = ["maximum", "maxLength", "maxItems", "maxProperties"];
const LOWER = ["minimum", "minLength", "minItems", "minProperties"];
const EXCLUSIVE: Readonly<Record<string, string>> = { maximum: "exclusiveMaximum", minimum: "exclusiveMinimum" };

/** Keywords that only ever narrow: to drop one is to allow more. */
const NARROWING = ["pattern", "const", "multipleOf", "uniqueItems", "not"];

/** Words for what was loosened, such as `readOnlyHint` or `inputSchema.path.enum`, sorted. */
export function loosenings(before: JsonObject, after: JsonObject): readonly string[] {
  const found: string[] = [];
  hints(object(before.annotations) ?? {}, object(after.annotations) ?? {}, found);
  const [first, second] = [object(before.inputSchema), object(after.inputSchema)];
  if (first && second) schema(first, second, "inputSchema", found, 0);
  return [...new Set(found)].sort();
}

function hints(before: JsonObject, after: JsonObject, found: string[]): void {
  const wasReadOnly = before.readOnlyHint === true;
  for (const { name, absent, safe } of HINTS) {
    if (wasReadOnly && WRITE_HINTS.has(name)) continue;
    const value = (from: JsonObject): boolean => (typeof from[name] === "boolean" ? (from[name] as boolean) : absent);
    if (value(before) === safe && value(after) !== safe) found.push(name);
  }
}

function schema(before: JsonObject, after: JsonObject, place: string, found: string[], depth: number): void {
  // A reference or a combination may put back what is missing here.
  if (depth > MAX_DEPTH || isComposed(before) || isComposed(after)) return;
  const loosened = (keyword: string): void => {
    if (found.length < MAX_FOUND) found.push(`${place}.${keyword}`);
  };
  if (gains(before, after, "enum")) loosened("enum");
  // A closed list of values that is new, or still there, decides alone: other keywords may then go.
  if (Object.hasOwn(after, "enum") || Object.hasOwn(after, "const")) return;
  for (const keyword of UPPER) if (upper(before, keyword) < upper(after, keyword)) loosened(keyword);
  for (const keyword of LOWER) if (lower(before, keyword) > lower(after, keyword)) loosened(keyword);
  for (const keyword of NARROWING) {
    if (Object.hasOwn(before, keyword) && !Object.hasOwn(after, keyword)) loosened(keyword);
  }
  const required = new Set(list(after.required));
  if (list(before.required).some((name) => !required.has(name))) loosened("required");
  if (gains(typed(before), typed(after), "type")) loosened("type");
  const [first, second] = [object(before.properties) ?? {}, object(after.properties) ?? {}];
  if (before.additionalProperties === false) {
    if (after.additionalProperties !== false && after.unevaluatedProperties !== false) loosened("additionalProperties");
    if (Object.keys(second).some((name) => !Object.hasOwn(first, name))) loosened("properties");
  }
  for (const name of Object.keys(first)) {
    const [old, now] = [object(first[name]), Object.hasOwn(second, name) ? object(second[name]) : undefined];
    if (old && now) schema(old, now, `${place}.${name.slice(0, MAX_NAME)}`, found, depth + 1);
  }
  const [oldItems, newItems] = [object(before.items), object(after.items)];
  if (oldItems && newItems) schema(oldItems, newItems, `${place}[]`, found, depth + 1);
}

function isComposed(value: JsonObject): boolean {
  return ["$ref", "$dynamicRef", "allOf", "anyOf", "oneOf", "if", "dependentSchemas"].some((name) =>
    Object.hasOwn(value, name),
  );
}

function upper(value: JsonObject, keyword: string): number {
  return Math.min(
    limit(value, keyword, Number.POSITIVE_INFINITY),
    limit(value, EXCLUSIVE[keyword], Number.POSITIVE_INFINITY),
  );
}

function lower(value: JsonObject, keyword: string): number {
  return Math.max(
    limit(value, keyword, Number.NEGATIVE_INFINITY),
    limit(value, EXCLUSIVE[keyword], Number.NEGATIVE_INFINITY),
  );
}

function limit(value: JsonObject, keyword: string | undefined, none: number): number {
  const found = keyword !== undefined && Object.hasOwn(value, keyword) ? value[keyword] : undefined;
  return typeof found === "number" ? found : none;
}

/** True when a list that was there is gone or has a member that it had not. */
function gains(before: JsonObject, after: JsonObject, keyword: string): boolean {
  if (!Array.isArray(before[keyword])) return false;
  if (!Array.isArray(after[keyword])) return !Object.hasOwn(after, keyword) && !Object.hasOwn(after, "const");
  const known = new Set(list(before[keyword]).map((value) => JSON.stringify(value)));
  return list(after[keyword]).some((value) => !known.has(JSON.stringify(value)));
}

/** `type` as a list; `number` takes in `integer`. */
function typed(value: JsonObject): JsonObject {
  const { type } = value;
  if (typeof type !== "string" && !Array.isArray(type)) return {};
  const types = typeof type === "string" ? [type] : list(type);
  return { type: types.includes("number") ? [...types, "integer"] : types };
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function object(value: unknown): JsonObject | undefined {
  return isObject(value) ? value : undefined;
}
