/** One server's entry in an MCP client's configuration, as places in the text. */
import { type Node, type ParseError, parseTree } from "jsonc-parser";

/** Objects that hold the servers by name, as paths from the top: clients differ in the name only. */
const TABLES: readonly (readonly string[])[] = [
  ["mcpServers"],
  ["servers"],
  ["context_servers"],
  ["mcp", "servers"],
  ["mcp"],
];

/** Nesting of a configuration; parseTree is recursive. */
const MAX_DEPTH = 100;

/** A text of the file with its quotes, as it stands there. */
export interface Quoted {
  readonly raw: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

export interface Entry {
  readonly command: Quoted;
  /** Undefined when the entry has no `args`. */
  readonly args?: { readonly start: number; readonly end: number; readonly items: readonly Quoted[] };
}

/** Why there is no entry to work on. `names`: servers that are there. */
export type EntryProblem =
  | { readonly problem: "syntax" | "no-servers" | "remote" | "twice" | "shape" }
  | { readonly problem: "absent"; readonly names: readonly string[] };

/** Finds the entry of `server`. JSON with comments and trailing commas, as clients take it. */
export function findEntry(text: string, server: string): Entry | EntryProblem {
  if (depthOf(text) > MAX_DEPTH) return { problem: "syntax" };
  const errors: ParseError[] = [];
  const body = text.charCodeAt(0) === 0xfeff ? ` ${text.slice(1)}` : text;
  const tree = parseTree(body, errors, { allowTrailingComma: true, disallowComments: false });
  if (tree === undefined || errors.length > 0 || tree.type !== "object") return { problem: "syntax" };
  const names: string[] = [];
  const found: Node[] = [];
  let tables = 0;
  for (const path of TABLES) {
    const table = path.reduce<Node | undefined>((node, key) => node && only(node, key), tree);
    if (table?.type !== "object") continue;
    tables += 1;
    for (const [name, node] of members(table)) {
      // `mcp` may hold servers itself or a table of them.
      if (path.length === 1 && path[0] === "mcp" && name === "servers") continue;
      names.push(name);
      if (name === server) found.push(node);
    }
  }
  if (tables === 0) return { problem: "no-servers" };
  const [node] = found;
  if (node === undefined) return { problem: "absent", names };
  return found.length > 1 ? { problem: "twice" } : entryOf(body, node);
}

function entryOf(text: string, node: Node): Entry | EntryProblem {
  if (node.type !== "object") return { problem: "shape" };
  const seen = new Map<string, Node>();
  for (const [name, value] of members(node)) {
    if (seen.has(name)) return { problem: "twice" };
    seen.set(name, value);
  }
  const command = seen.get("command");
  if (command === undefined) return { problem: seen.has("url") || seen.has("httpUrl") ? "remote" : "shape" };
  if (command.type !== "string") return { problem: "shape" };
  const args = seen.get("args");
  const quoted = (part: Node): Quoted => ({
    raw: text.slice(part.offset, part.offset + part.length),
    value: part.value as string,
    start: part.offset,
    end: part.offset + part.length,
  });
  if (args === undefined) return { command: quoted(command) };
  const items = args.children ?? [];
  if (args.type !== "array" || items.some((item) => item.type !== "string")) return { problem: "shape" };
  return {
    command: quoted(command),
    args: { start: args.offset, end: args.offset + args.length, items: items.map(quoted) },
  };
}

/** Names and values of an object, one that stands twice twice. */
function members(node: Node): [string, Node][] {
  return (node.children ?? []).flatMap((property): [string, Node][] => {
    const [key, value] = property.children ?? [];
    return key === undefined || value === undefined ? [] : [[key.value as string, value]];
  });
}

/** The one member of that name. */
function only(node: Node, name: string): Node | undefined {
  const found = node.type === "object" ? members(node).filter(([key]) => key === name) : [];
  return found.length === 1 ? found[0]?.[1] : undefined;
}

/** Brackets open at once, those in texts as well: an upper bound. */
function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x5b || unit === 0x7b) most = Math.max(most, ++depth);
    else if (unit === 0x5d || unit === 0x7d) depth -= 1;
  }
  return most;
}
