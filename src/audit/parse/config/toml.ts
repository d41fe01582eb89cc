import { parse, TomlDate, TomlError } from "smol-toml";
import {
  type ConfigDocument,
  type ConfigNode,
  ConfigTooDeepError,
  type ConfigValue,
  checkDepth,
  configSpan,
  documentOf,
  listNode,
  MAX_CONFIG_DEPTH,
  objectNode,
} from "./document.ts";
import { type TomlPlace, tomlPlaces } from "./toml-places.ts";

/** Reads TOML. The parser gives values; where they stand is found by a scan of its own. */
export function readToml(text: string, path: string): ConfigDocument {
  let parsed: unknown;
  try {
    parsed = parse(text, { maxDepth: MAX_CONFIG_DEPTH });
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const offset = offsetOfLine(text, error.line);
    if (/nest|depth/iu.test(error.message)) throw new ConfigTooDeepError(offset);
    const detail = "The file is not valid TOML.";
    return documentOf(path, text, undefined, { reason: "parse-degraded", detail, offset });
  }
  const places = tomlPlaces(text);
  return documentOf(path, text, convert(parsed, places, places, 0));
}

function offsetOfLine(text: string, line: number): number {
  let offset = 0;
  for (let i = 1; i < line; i++) {
    const next = text.indexOf("\n", offset);
    if (next < 0) break;
    offset = next + 1;
  }
  return offset;
}

/** `above`: the nearest place that is known, for values that the scan missed. */
function convert(value: unknown, place: TomlPlace | undefined, above: TomlPlace, depth: number): ConfigNode {
  const known = place ?? above;
  checkDepth(depth, known.start);
  const named = configSpan(known, place?.key);
  if (Array.isArray(value)) {
    const children = new Map<number, ConfigNode>();
    for (const [index, item] of value.entries()) {
      children.set(index, convert(item, place?.children.get(index), known, depth + 1));
    }
    return listNode(named, children);
  }
  if (typeof value === "object" && value !== null && !(value instanceof TomlDate)) {
    const children = new Map<string, ConfigNode>();
    for (const [key, item] of Object.entries(value)) {
      children.set(key, convert(item, place?.children.get(key), known, depth + 1));
    }
    return objectNode(named, children);
  }
  return { ...named, value: scalar(value) };
}

function scalar(value: unknown): ConfigValue {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return value instanceof TomlDate ? value.toISOString() : String(value);
}
