/** Keywords of JSON Schema (drafts 4 to 2020-12) by what stands under them. */

/** Members are names, with a schema each. */
export const SCHEMAS_BY_NAME: ReadonlySet<string> = new Set([
  "properties",
  "patternProperties",
  "$defs",
  "definitions",
  "dependentSchemas",
]);

/** A schema, or a list of schemas. */
export const SUBSCHEMAS: ReadonlySet<string> = new Set([
  "items",
  "prefixItems",
  "additionalItems",
  "unevaluatedItems",
  "contains",
  "additionalProperties",
  "unevaluatedProperties",
  "propertyNames",
  "anyOf",
  "allOf",
  "oneOf",
  "not",
  "if",
  "then",
  "else",
  "contentSchema",
]);

/** Values like those of an argument, which a model reads as they stand. */
export const DATA_KEYWORDS: ReadonlySet<string> = new Set(["default", "const", "examples", "example", "enum"]);

/** Prose; `markdownDescription` is what editors add. */
export const TEXT_KEYWORDS: ReadonlySet<string> = new Set(["title", "description", "markdownDescription"]);

/** Strings that the schema or the protocol lives by: types, patterns, names and references. */
export const STRUCTURAL_KEYWORDS: ReadonlySet<string> = new Set([
  "type",
  "format",
  "pattern",
  "required",
  "dependentRequired",
  "x-mcp-header",
  "$ref",
  "$schema",
  "$id",
  "$anchor",
  "$dynamicRef",
  "$dynamicAnchor",
]);
