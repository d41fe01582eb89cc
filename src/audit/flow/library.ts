/** The models of src/audit/models, looked up by canonical name. */
import { MODELS } from "../models/generated.ts";
import type { CalleeModel } from "../models/types.ts";

class Library {
  readonly #exact = new Map<string, CalleeModel>();
  /** By the text before the star; longest first. */
  readonly #prefixes: (readonly [string, CalleeModel])[] = [];
  /** `*#method`. */
  readonly #methods = new Map<string, CalleeModel>();
  readonly #memo = new Map<string, CalleeModel | undefined>();

  constructor() {
    for (const model of Object.values(MODELS)) {
      for (const callee of model.callees) {
        for (const name of callee.names) {
          if (name.startsWith("*#")) this.#methods.set(name.slice(2), callee);
          else if (name.endsWith("*")) this.#prefixes.push([name.slice(0, -1), callee]);
          else this.#exact.set(name, callee);
        }
      }
    }
    this.#prefixes.sort((a, b) => b[0].length - a[0].length || (a[0] < b[0] ? -1 : 1));
  }

  find(name: string): CalleeModel | undefined {
    if (this.#memo.has(name)) return this.#memo.get(name);
    const found = this.#exact.get(name) ?? this.#prefixes.find(([prefix]) => matches(name, prefix))?.[1];
    this.#memo.set(name, found);
    return found;
  }

  /** A method whose name alone says enough, on a receiver of unknown type. */
  method(name: string): CalleeModel | undefined {
    return this.#methods.get(name);
  }
}

/** `module.*` stands for the module's own names, not for methods of what they give back. */
function matches(name: string, prefix: string): boolean {
  return name.startsWith(prefix) && !(prefix.endsWith(".") && name.includes("#", prefix.length));
}

export const LIBRARY = new Library();
