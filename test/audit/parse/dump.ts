/** The IR as text for golden files: one node a line, fields by name, no offsets. */

interface Node {
  readonly kind?: string;
  readonly [field: string]: unknown;
}

export function dump(value: unknown, indent = "", label = ""): string {
  const prefix = `${indent}${label === "" ? "" : `${label}: `}`;
  if (value === null || typeof value !== "object") return `${prefix}${JSON.stringify(value)}\n`;
  if (Array.isArray(value)) {
    if (value.length === 0) return "";
    const items = value.map((item) => dump(item, `${indent}  `, "-"));
    return `${prefix.trimEnd()}\n${items.join("")}`;
  }
  const { kind, ...fields } = value as Node;
  const flat: string[] = [];
  const nested: string[] = [];
  for (const [field, child] of Object.entries(fields)) {
    if (field === "start" || field === "end") continue;
    if (child === null || typeof child !== "object") {
      if (field === "value" || typeof child !== "boolean") flat.push(`${field}=${JSON.stringify(child)}`);
      else if (child) flat.push(field);
    } else nested.push(dump(child, `${indent}  `, field));
  }
  return `${prefix}${[kind ?? "", ...flat].join(" ").trim()}\n${nested.join("")}`;
}

/** Deepest nesting of nodes that have a kind. */
export function depthOf(root: unknown): number {
  let deepest = 0;
  const pending: [unknown, number][] = [[root, 0]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [value, above] = next;
    if (typeof value !== "object" || value === null) continue;
    const depth = above + ("kind" in value ? 1 : 0);
    if (depth > deepest) deepest = depth;
    for (const child of Object.values(value)) if (typeof child === "object") pending.push([child, depth]);
  }
  return deepest;
}

/** Every node of a kind, in the order of their fields. */
export function nodesOf(root: unknown, kind: string): Node[] {
  const found: Node[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ((value as Node).kind === kind) found.push(value as Node);
    for (const child of Object.values(value)) visit(child);
  };
  visit(root);
  return found;
}
