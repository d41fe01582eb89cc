/** What stands around the calls of a file: functions and loops, found in one walk. */
import type { Call, Expression, ForEach, FunctionNode, Pattern } from "../ir/types.ts";
import type { CallSite, SourceFile } from "../types.ts";
import { visitTree } from "./tree.ts";

/** A function or a loop, and what is around it. */
interface Around {
  readonly node: FunctionNode | ForEach;
  readonly outer: Around | undefined;
}

/** A loop, or a callback that runs for each element. */
export interface Iteration {
  readonly target: Pattern;
  readonly iterable: Expression;
  readonly over: "elements" | "keys";
  /** What `map.forEach((value, key) => …)` takes the key as. */
  readonly keyTarget?: Pattern;
}

export class Surroundings {
  readonly #around = new Map<Call, Around>();
  readonly #inside = new Map<FunctionNode, Around>();
  /** What `xs.forEach(fn)` and `xs.map(fn)` run a function for. */
  readonly #elementsOf = new Map<FunctionNode, Expression>();

  constructor(file: SourceFile) {
    let innermost: Around | undefined;
    visitTree(
      file.module.body,
      (node) => {
        if (node.kind === "Function" || node.kind === "ForEach") {
          innermost = { node: node as FunctionNode | ForEach, outer: innermost };
          if (innermost.node.kind === "Function") this.#inside.set(innermost.node, innermost);
        } else if (node.kind === "Call") {
          const call = node as Call;
          if (innermost) this.#around.set(call, innermost);
          this.#noteCallback(call);
        }
        return undefined;
      },
      (node) => {
        if (innermost?.node === node) innermost = innermost.outer;
      },
    );
  }

  #noteCallback(call: Call): void {
    if (call.callee.kind !== "Member" || !["forEach", "map"].includes(call.callee.property)) return;
    const callback = call.args[0]?.value;
    if (callback?.kind !== "FunctionExpression" || this.#elementsOf.has(callback.fn)) return;
    this.#elementsOf.set(callback.fn, call.callee.object);
  }

  /** Functions around a call, or around a place that stands for one, innermost first. */
  functions({ call, enclosing }: CallSite): FunctionNode[] {
    const found: FunctionNode[] = [];
    for (let at = this.#around.get(call) ?? (enclosing && this.#inside.get(enclosing.fn)); at; at = at.outer) {
      if (at.node.kind === "Function" && holds(at.node, call)) found.push(at.node);
    }
    return found;
  }

  /** The loop around a call within its own function, else the one that runs this function as its callback. */
  iteration({ call, enclosing }: CallSite): Iteration | undefined {
    for (let at = this.#around.get(call); at; at = at.outer) {
      const { node } = at;
      if (enclosing && node === enclosing.fn) break;
      if (node.kind === "ForEach") return { target: node.target, iterable: node.iterable, over: node.over };
    }
    const target = enclosing?.fn.params[0]?.target;
    const iterable = enclosing && this.#elementsOf.get(enclosing.fn);
    if (!target || !iterable) return undefined;
    const keyTarget = enclosing?.fn.params[1]?.target;
    return { target, iterable, over: "elements", ...(keyTarget ? { keyTarget } : {}) };
  }
}

function holds(outer: { start: number; end: number }, inner: { start: number; end: number }): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
