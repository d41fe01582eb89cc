/** What `export * from` and `from … import *` reach, through any number of files. */

/** Files that one star reaches; further ones are not searched. */
const MAX_REACHED = 2000;

export class StarTargets<Node extends object> {
  readonly #direct: (node: Node) => readonly Node[];
  readonly #known = new Map<Node, readonly Node[]>();
  readonly #reached = new Map<Node, readonly Node[]>();

  /** @param direct what the stars of one file name, in their order */
  constructor(direct: (node: Node) => readonly Node[]) {
    this.#direct = direct;
  }

  /** Each once, without the start, in the order in which a search that goes into each star before the next comes to them. */
  of(start: Node): readonly Node[] {
    const known = this.#reached.get(start);
    if (known) return known;
    const seen = new Set([start]);
    const stack = [...this.#targets(start)].reverse();
    while (stack.length > 0 && seen.size <= MAX_REACHED) {
      const node = stack.pop() as Node;
      if (seen.has(node)) continue;
      seen.add(node);
      const next = this.#targets(node);
      for (let i = next.length - 1; i >= 0; i--) {
        const one = next[i] as Node;
        if (!seen.has(one)) stack.push(one);
      }
    }
    seen.delete(start);
    const found = [...seen];
    this.#reached.set(start, found);
    return found;
  }

  #targets(node: Node): readonly Node[] {
    let found = this.#known.get(node);
    if (!found) {
      found = [...new Set(this.#direct(node))];
      this.#known.set(node, found);
    }
    return found;
  }
}
