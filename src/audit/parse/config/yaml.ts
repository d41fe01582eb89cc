import { isAlias, isMap, isPair, isScalar, isSeq, type Node, parseDocument } from "yaml";
import type { Span } from "../../ir/types.ts";
import {
  type ConfigDocument,
  type ConfigNode,
  type ConfigValue,
  checkDepth,
  configSpan,
  documentOf,
  listNode,
  objectNode,
} from "./document.ts";

/** Reads the first document of a YAML file. Aliases are not followed: they read as null, and are a problem. */
export function readYaml(text: string, path: string): ConfigDocument {
  const document = parseDocument(text, { merge: false, uniqueKeys: false, logLevel: "silent", version: "1.2" });
  const aliases: number[] = [];
  const root = document.contents === null ? undefined : convert(document.contents, undefined, 0, aliases);
  const [error] = document.errors;
  const [alias] = aliases;
  if (error !== undefined) {
    const detail = "The file is not valid YAML.";
    return documentOf(path, text, root, { reason: "parse-degraded", detail, offset: error.pos[0] });
  }
  if (alias === undefined) return documentOf(path, text, root);
  const detail = "The file uses YAML aliases, which are not read.";
  return documentOf(path, text, root, { reason: "parse-degraded", detail, offset: alias });
}

function spanOf(node: unknown): Span {
  const range = (node as Node | null | undefined)?.range;
  return range ? { start: range[0], end: range[1] } : { start: 0, end: 0 };
}

function convert(node: unknown, key: Span | undefined, depth: number, aliases: number[]): ConfigNode {
  const span = spanOf(node);
  checkDepth(depth, span.start);
  const named = configSpan(span, key);
  if (isSeq(node)) {
    const children = new Map<number, ConfigNode>();
    for (const [index, item] of node.items.entries()) children.set(index, convert(item, undefined, depth + 1, aliases));
    return listNode(named, children);
  }
  if (isMap(node)) {
    const children = new Map<string, ConfigNode>();
    for (const pair of node.items) {
      if (!isPair(pair) || !isScalar(pair.key)) continue;
      children.set(String(pair.key.value), convert(pair.value, spanOf(pair.key), depth + 1, aliases));
    }
    return objectNode(named, children);
  }
  if (isAlias(node)) aliases.push(span.start);
  return { ...named, value: isScalar(node) ? scalar(node.value) : null };
}

function scalar(value: unknown): ConfigValue {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return value === null || value === undefined ? null : String(value);
}
