import { type Node, type ParseError, parseTree } from "jsonc-parser";
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

/** Reads JSON, with comments and trailing commas when `lenient`. A broken file gives what could be read, and a problem. */
export function readJson(text: string, path: string, lenient: boolean): ConfigDocument {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, {
    allowTrailingComma: lenient,
    disallowComments: !lenient,
    allowEmptyContent: true,
  });
  const root = tree && convert(tree, undefined, 0);
  const [first] = errors;
  if (first === undefined) return documentOf(path, text, root);
  const detail = "The file is not valid JSON.";
  return documentOf(path, text, root, { reason: "parse-degraded", detail, offset: first.offset });
}

function spanOf({ offset, length }: Node): Span {
  return { start: offset, end: offset + length };
}

function convert(node: Node, key: Node | undefined, depth: number): ConfigNode {
  checkDepth(depth, node.offset);
  const named = configSpan(spanOf(node), key && spanOf(key));
  if (node.type === "array") {
    const children = new Map<number, ConfigNode>();
    for (const [index, child] of (node.children ?? []).entries())
      children.set(index, convert(child, undefined, depth + 1));
    return listNode(named, children);
  }
  if (node.type === "object") {
    const children = new Map<string, ConfigNode>();
    for (const property of node.children ?? []) {
      const [name, value] = property.children ?? [];
      if (name !== undefined && value !== undefined) children.set(String(name.value), convert(value, name, depth + 1));
    }
    return objectNode(named, children);
  }
  return { ...named, value: (node.value ?? null) as ConfigValue };
}
