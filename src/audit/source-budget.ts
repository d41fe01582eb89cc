/** How much of a project is held at once: trees of all its files stay in memory until the audit ends. */
import type { Module } from "./ir/types.ts";
import { isShipped } from "./match/context.ts";
import { countNodes } from "./server/tree.ts";
import type { DiscoveredFile } from "./types.ts";

/**
 * Nodes of all trees together. Measured: a megabyte of ordinary code has 95,000, of dense code 245,000; a repository of sixty servers
 * has 3,000,000, and code up to this limit peaks at about two gigabytes, which a runner of CI has.
 */
const MAX_NODES = 4_000_000;

/** Characters of all texts together. */
const MAX_CHARACTERS = 134_217_728;

export class SourceBudget {
  readonly #maxNodes: number;
  #nodes = 0;
  #characters = 0;

  constructor(maxNodes: number = MAX_NODES) {
    this.#maxNodes = maxNodes;
  }

  /** False when no further file may be read. */
  get isOpen(): boolean {
    return this.#nodes < this.#maxNodes && this.#characters < MAX_CHARACTERS;
  }

  take(module: Module, characters: number): void {
    this.#characters += characters;
    this.#nodes += countNodes(module.body);
  }
}

/** The order in which files are read while the budget lasts: what is started, what ships, the rest; else as given. */
export function byImportance(files: readonly DiscoveredFile[]): DiscoveredFile[] {
  const rank = (file: DiscoveredFile): number => (file.isEntry === true ? 0 : isShipped(file.role) ? 1 : 2);
  return [...files].sort((a, b) => rank(a) - rank(b));
}
