/**
 * Visits a node of the IR and everything below it, in source order and without recursion, so that depth is no risk.
 * @param visit returns false to leave out what is below a node
 * @param leave called when everything below a node has been visited
 */
export function visitTree(
  root: object,
  visit: (node: { readonly kind: string }) => boolean | undefined,
  leave?: (node: { readonly kind: string }) => void,
): void {
  const stack: unknown[] = [root];
  while (stack.length > 0) {
    const node = stack.pop();
    if (node instanceof Exit) {
      leave?.(node.node);
      continue;
    }
    if (Array.isArray(node)) {
      for (let i = node.length - 1; i >= 0; i--) stack.push(node[i]);
      continue;
    }
    if (typeof node !== "object" || node === null) continue;
    if ("kind" in node && typeof node.kind === "string") {
      if (visit(node as { kind: string }) === false) continue;
      if (leave) stack.push(new Exit(node as { kind: string }));
    }
    const first = stack.length;
    for (const key in node) {
      const value = (node as Record<string, unknown>)[key];
      if (typeof value === "object" && value !== null) stack.push(value);
    }
    // What comes first in the source lies on top.
    for (let low = first, high = stack.length - 1; low < high; low++, high--) {
      const value = stack[low];
      stack[low] = stack[high];
      stack[high] = value;
    }
  }
}

/** Nodes of the IR in and below something, whatever their order. */
export function countNodes(root: object): number {
  const stack: object[] = [root];
  let count = 0;
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (Array.isArray(node)) {
      for (const one of node) if (typeof one === "object" && one !== null) stack.push(one);
      continue;
    }
    for (const key in node) {
      const value = (node as Record<string, unknown>)[key];
      if (typeof value === "object" && value !== null) stack.push(value);
      else if (key === "kind" && typeof value === "string") count++;
    }
  }
  return count;
}

class Exit {
  readonly node: { readonly kind: string };

  constructor(node: { readonly kind: string }) {
    this.node = node;
  }
}
