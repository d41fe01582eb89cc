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
    const values = Object.values(node);
    for (let i = values.length - 1; i >= 0; i--) {
      const value = values[i];
      if (typeof value === "object" && value !== null) stack.push(value);
    }
  }
}

class Exit {
  readonly node: { readonly kind: string };

  constructor(node: { readonly kind: string }) {
    this.node = node;
  }
}
