/**
 * What other files put into a module's object when they are loaded: `HANDLERS["show"] = show` beside the tools, where the
 * table stands in a file of its own.
 */
import type { Expression, Statement } from "../ir/types.ts";
import type { BoundProject } from "../resolve/project.ts";
import type { Binding } from "../resolve/scopes.ts";
import type { SourceFile } from "../types.ts";

/** Files that fill one object; further ones are not followed. */
export const MAX_FILLING = 256;

/** Methods that add to what they are called on. */
const ADDING = new Set(["set", "push", "add", "append", "update", "setdefault", "insert", "extend", "unshift"]);

export class Fillings {
  readonly #project: BoundProject;
  #byTarget: ReadonlyMap<Binding, readonly Binding[]> | undefined;

  constructor(project: BoundProject) {
    this.#project = project;
  }

  /** Names under which other files have imported a variable and add to it at their own top level, in the order of the files. */
  of(target: Binding): readonly Binding[] {
    this.#byTarget ??= this.#find();
    return this.#byTarget.get(target) ?? [];
  }

  #find(): Map<Binding, Binding[]> {
    const found = new Map<Binding, Binding[]>();
    const files = [...this.#project.files.values()].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
    for (const file of files) {
      for (const binding of this.#filled(file)) {
        const target = this.#project.importTarget(binding)?.binding;
        if (!target || target === binding) continue;
        const list = found.get(target);
        if (!list) found.set(target, [binding]);
        else list.push(binding);
      }
    }
    return found;
  }

  #filled(file: SourceFile): Set<Binding> {
    const bound = this.#project.bound(file);
    const filled = new Set<Binding>();
    for (const statement of bound.topLevel) {
      const object = filledObject(statement);
      const binding = object?.kind === "Identifier" ? bound.bindingOf.get(object) : undefined;
      if (binding?.writes.some((write) => write.kind === "import")) filled.add(binding);
    }
    return filled;
  }
}

/** `x[key] = …`, `x.key = …`, `x.set(…)`: x. */
function filledObject(statement: Statement): Expression | undefined {
  if (statement.kind === "VariableDeclaration") {
    const target = statement.declarations[0]?.target;
    return target?.kind === "Index" || target?.kind === "Member" ? target.object : undefined;
  }
  if (statement.kind !== "ExpressionStatement") return undefined;
  const { expression } = statement;
  if (expression.kind === "Assign") {
    const { target } = expression;
    return target.kind === "Index" || target.kind === "Member" ? target.object : undefined;
  }
  if (expression.kind !== "Call" || expression.callee.kind !== "Member") return undefined;
  return ADDING.has(expression.callee.property) ? expression.callee.object : undefined;
}
