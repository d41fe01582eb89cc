/**
 * Tables of handlers that call each other through the table: a tool that runs steps, each of them a tool. While all handlers
 * of a table are run with what the caller sent, whatever one of them hands to another adds no sink: each has been given
 * the caller's own value already, in the same places. So it is not followed again, path by path.
 */
import type { FunctionNode } from "../ir/types.ts";
import type { Arguments, Engine } from "./engine.ts";
import { isSourceChain } from "./terms.ts";
import { type Callable, isTainted } from "./values.ts";

/** A value that may be more functions than this is a table. */
const FEW = 4;

/** Functions that run with a caller's value as it was sent, by the positions that it is in. */
export interface Covered {
  readonly functions: ReadonlyMap<FunctionNode, ReadonlySet<number>>;
  /** Part of the key of a summary: what is left out depends on it. */
  readonly key: string;
}

export function isTable(targets: readonly Callable[]): boolean {
  return targets.length > FEW;
}

/** What is covered while these are called, or undefined when that is nothing new. */
export function coveredBy(engine: Engine, targets: readonly Callable[], args: Arguments): Covered | undefined {
  const places = new Set<number>();
  args.positional.forEach((value, index) => {
    if (isSourceChain(value.term) && !value.props && !value.items && !value.elem) places.add(index);
  });
  if (places.size === 0 || args.rest) return undefined;
  const functions = new Map(engine.covered?.functions);
  const before = functions.size;
  for (const target of targets)
    if (target.kind === "function" && !functions.has(target.ref.fn)) functions.set(target.ref.fn, places);
  if (functions.size === before) return undefined;
  const numbers = [...functions].map(([fn, own]) => `${engine.keys.number(fn)}:${[...own].join("+")}`);
  return { functions, key: engine.keys.text(numbers.sort().join()) };
}

/** The function runs already with the caller's value in all the places where this call has one of it. */
export function isCovered(engine: Engine, target: Callable, args: Arguments): boolean {
  if (target.kind !== "function" || args.rest || args.namedRest) return false;
  const places = engine.covered?.functions.get(target.ref.fn);
  if (!places || (target.self && isTainted(target.self))) return false;
  for (const value of args.named.values()) if (isTainted(value)) return false;
  for (const value of target.captured.values()) if (isTainted(value)) return false;
  return args.positional.every((value, index) => places.has(index) || !isTainted(value));
}
