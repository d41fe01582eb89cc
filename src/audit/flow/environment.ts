/**
 * The values of variables at one point. Branches share what they had in common: a copy costs nothing, and joining two looks
 * only at what either has written since they parted. Layers of like size are merged, so that reads stay short.
 */
import type { Binding } from "../resolve/scopes.ts";
import type { Value } from "./values.ts";

interface Layer {
  readonly entries: ReadonlyMap<Binding, Value>;
  readonly parent: Layer | undefined;
}

export class Environment {
  #own = new Map<Binding, Value>();
  #base: Layer | undefined;
  /** Variables of modules that were written here: other functions see them too. */
  #shared: ReadonlySet<Binding> = new Set();

  get(binding: Binding): Value | undefined {
    const own = this.#own.get(binding);
    if (own) return own;
    for (let at = this.#base; at; at = at.parent) {
      const found = at.entries.get(binding);
      if (found) return found;
    }
    return undefined;
  }

  set(binding: Binding, value: Value): void {
    this.#own.set(binding, value);
    if (binding.scope !== undefined && binding.scope.fn === undefined && !this.#shared.has(binding)) {
      this.#shared = new Set([...this.#shared, binding]);
    }
  }

  get shared(): ReadonlySet<Binding> {
    return this.#shared;
  }

  /** An environment of its own that starts with the same values. */
  fork(): Environment {
    if (this.#own.size > 0) {
      this.#base = merged({ entries: this.#own, parent: this.#base });
      this.#own = new Map();
    }
    const copy = new Environment();
    copy.#base = this.#base;
    copy.#shared = this.#shared;
    return copy;
  }

  /** Every variable with its value. */
  *[Symbol.iterator](): Generator<readonly [Binding, Value]> {
    yield* this.#since(undefined);
  }

  *#since(end: Layer | undefined): Generator<readonly [Binding, Value]> {
    const seen = new Set<Binding>();
    let entries: ReadonlyMap<Binding, Value> = this.#own;
    let next = this.#base;
    for (;;) {
      for (const [binding, value] of entries) {
        if (seen.has(binding)) continue;
        seen.add(binding);
        yield [binding, value];
      }
      if (!next || next === end) return;
      ({ entries, parent: next } = next);
    }
  }

  /**
   * Joins two ways: where they differ, `join` decides; `undefined` stands for a variable that one of them does not have.
   */
  static join(
    a: Environment,
    b: Environment,
    join: (binding: Binding, a: Value | undefined, b: Value | undefined) => Value | undefined,
  ): Environment {
    const layers = new Set<Layer>();
    for (let at = a.#base; at; at = at.parent) layers.add(at);
    let common = b.#base;
    while (common && !layers.has(common)) common = common.parent;
    const result = new Environment();
    result.#base = common;
    result.#shared = a.#shared === b.#shared ? a.#shared : new Set([...a.#shared, ...b.#shared]);
    const done = new Set<Binding>();
    for (const [binding, value] of a.#since(common)) {
      done.add(binding);
      const other = b.get(binding);
      const joined = value === other ? value : join(binding, value, other);
      if (joined) result.#own.set(binding, joined);
    }
    for (const [binding, value] of b.#since(common)) {
      if (done.has(binding)) continue;
      const other = a.get(binding);
      const joined = value === other ? value : join(binding, other, value);
      if (joined) result.#own.set(binding, joined);
    }
    return result;
  }
}

/** Merges a layer with those below while they are not much larger. */
function merged(layer: Layer): Layer {
  let at = layer;
  while (at.parent && at.parent.entries.size <= 2 * at.entries.size) {
    const entries = new Map(at.parent.entries);
    for (const [binding, value] of at.entries) entries.set(binding, value);
    at = { entries, parent: at.parent.parent };
  }
  return at;
}
