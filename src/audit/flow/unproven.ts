/**
 * Values that outlive the code that made them: variables of modules and enclosing functions, instances, what was handed to a
 * library. A constant in them is what it was made as; where anything may have changed it since, it proves nothing, and both
 * sides of a condition on it are followed.
 */
import type { Binding } from "../resolve/scopes.ts";
import type { Engine } from "./engine.ts";
import type { Term, Terms } from "./terms.ts";
import { MAX_NESTING, type Value } from "./values.ts";

const MARK = "setting:changed:";

/** Stands for what may have taken the place of a constant. */
export function isUnproven(term: Term): boolean {
  return term.op === "opaque" && term.text.startsWith(MARK);
}

/** A property that one of two objects does not have, where they become one. */
export function missing(terms: Terms, site: string): Value {
  return { term: terms.opaque(`${MARK}${site}`) };
}

/** An object that is written out: it has no properties but those. */
function isWhole(value: Value): boolean {
  return value.props !== undefined && !value.elem && value.term.op === "opaque" && LITERAL.test(value.term.text);
}

/** How object() in literals.ts names what it makes. */
const LITERAL = /^object:/u;

export class Unproven {
  readonly #engine: Engine;
  #names: ReadonlySet<string> | undefined;
  readonly #opened = new WeakMap<Value, Value>();
  readonly #whole = new WeakMap<Value, Value>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** A property of this name is written somewhere in the project. */
  isChanged(name: string): boolean {
    if (!this.#names) {
      const names = new Set<string>();
      for (const file of this.#engine.project.files.values()) {
        if (file.role === "test") continue;
        for (const one of this.#engine.project.bound(file).changedProperties) names.add(one);
      }
      this.#names = names;
    }
    return this.#names.has(name);
  }

  /** A value that lives on: properties that are written anywhere may differ from what the object was made with. */
  kept(value: Value): Value {
    return this.#open(value, false, this.#opened, 0);
  }

  /** A value that somebody may have changed all through. */
  opened(value: Value): Value {
    return this.#open(value, true, this.#whole, 0);
  }

  /** A variable that others write, as one finds it who has not written it himself. */
  variable(binding: Binding, value: Value): Value {
    const isWritten = binding.writes.length > 1 || binding.changedInside === true || this.isNamedElsewhere(binding);
    const kept = this.kept(value);
    return isWritten ? this.constant(kept, `${binding.file.path}:${binding.name}`) : kept;
  }

  /** Python: `settings.READY = True` writes a variable of another module. */
  isNamedElsewhere(binding: Binding): boolean {
    return binding.file.language === "python" && binding.scope.kind === "module" && this.isChanged(binding.name);
  }

  /** Properties that an object starts with, when another of which not all is known is laid over it. */
  overlaid(props: ReadonlyMap<string, Value>, over: Value, place: string): ReadonlyMap<string, Value> {
    if (isWhole(over)) return props;
    return new Map(
      [...props].map(([name, one]) => [name, over.props?.has(name) ? one : this.constant(one, `${place}:${name}`)]),
    );
  }

  /** A constant, or what has taken its place. */
  constant(value: Value, place: string): Value {
    if (value.term.op !== "const") return value;
    const { terms } = this.#engine;
    const { truth: _, ...rest } = value;
    return { ...rest, term: terms.phi([value.term, terms.opaque(`${MARK}${place}`)], `changed:${place}`) };
  }

  #open(value: Value, isWhole: boolean, memo: WeakMap<Value, Value>, nesting: number): Value {
    if ((!value.props && !value.items && !value.elem && !value.options) || nesting > MAX_NESTING) return value;
    const known = memo.get(value);
    if (known) return known;
    let isSame = true;
    const inner = (one: Value, name: string, whole: boolean): Value => {
      const below = this.#open(one, whole, whole ? this.#whole : this.#opened, nesting + 1);
      const next = whole ? this.constant(below, `${value.term.vn}:${name}`) : below;
      isSame &&= next === one;
      return next;
    };
    const props = value.props
      ? new Map(
          [...value.props].map(([name, one]) => [name, inner(one, name, isWhole || this.isChanged(name))] as const),
        )
      : undefined;
    // What a list holds names no property: an allow list stays one.
    const items = value.items?.map((one, index) => (one.props ? inner(one, String(index), false) : one));
    const options = value.options?.map((one, index) => inner(one, String(index), isWhole));
    const opened: Value = isSame
      ? value
      : { ...value, ...(props ? { props } : {}), ...(items ? { items } : {}), ...(options ? { options } : {}) };
    memo.set(value, opened);
    return opened;
  }
}
