/** Members that are named when the program runs, and methods that a class leaves to those that inherit from it. */
import type { ClassNode, FunctionNode, Statement } from "../ir/types.ts";
import type { SourceFile } from "../types.ts";
import type { Engine } from "./engine.ts";
import type { Term } from "./terms.ts";
import { type Callable, MAX_CALLABLES, type Value } from "./values.ts";

interface Owner {
  readonly file: SourceFile;
  readonly cls: ClassNode;
}

/** Classes that inherit from one, at most; further ones are not tried. */
const MAX_HEIRS = 64;

const heirs = new WeakMap<Engine, ReadonlyMap<ClassNode, readonly Owner[]>>();

/** The project's classes by a class that they inherit from, however far up. */
function heirsOf(engine: Engine, cls: ClassNode): readonly Owner[] {
  let known = heirs.get(engine);
  if (!known) {
    const direct = new Map<ClassNode, Owner[]>();
    for (const file of engine.project.files.values()) {
      if (file.role === "test") continue;
      for (const one of engine.project.bound(file).classScope.keys()) {
        for (const base of one.bases) {
          const parent = engine.project.classOf(file, base);
          if (!parent) continue;
          const list = direct.get(parent.cls);
          if (list) list.push({ file, cls: one });
          else direct.set(parent.cls, [{ file, cls: one }]);
        }
      }
    }
    known = direct;
    heirs.set(engine, known);
  }
  const found = new Map<ClassNode, Owner>();
  const visit = (at: ClassNode): void => {
    for (const one of known.get(at) ?? []) {
      if (found.has(one.cls)) continue;
      if (found.size >= MAX_HEIRS) {
        engine.cut();
        return;
      }
      found.set(one.cls, one);
      visit(one.cls);
    }
  };
  visit(cls);
  return [...found.values()];
}

/** A body that only says that another class has to write it. */
function isLeftOpen(fn: FunctionNode): boolean {
  return fn.body.every(
    (statement: Statement) =>
      statement.kind === "Throw" ||
      (statement.kind === "ExpressionStatement" && statement.expression.kind === "Literal"),
  );
}

/** The method that a class has of a name, its own or inherited. */
function nearest(engine: Engine, { file, cls }: Owner, name: string, depth: number): FunctionNode | undefined {
  const own = cls.members.find((member) => member.kind === "Method" && member.name === name);
  if (own?.kind === "Method") return own.fn;
  if (cls.members.some((member) => member.kind === "Field" && member.name === name && member.value)) return undefined;
  for (const base of depth < 16 ? cls.bases : []) {
    const parent = engine.project.classOf(file, base);
    const found = parent && nearest(engine, parent, name, depth + 1);
    if (found) return found;
  }
  return undefined;
}

function keep(engine: Engine, found: Callable[], added: readonly Callable[] | undefined): void {
  for (const fn of added ?? []) {
    if (found.length < MAX_CALLABLES) found.push(fn);
    else engine.cut();
  }
}

/** `this.execute()` in a base class that has no body for it: what the classes that inherit from it do. */
export function inheritedMethods(engine: Engine, receiver: Value, name: string): readonly Callable[] {
  if (!receiver.cls) return [];
  const own = nearest(engine, receiver.cls, name, 0);
  if (own && !isLeftOpen(own)) return [];
  const found: Callable[] = [];
  for (const one of heirsOf(engine, receiver.cls.cls)) {
    if (!one.cls.members.some((member) => member.kind === "Method" && member.name === name)) continue;
    const self = engine.instances.instanceOf(one.file, one.cls);
    const value = engine.instances.member(self, one.file, one.cls, name, false);
    keep(engine, found, value?.fns);
  }
  return found;
}

/** `getattr(self, name)`, `this[name]`, `this["tool_" + name]`: any method whose name fits. */
export function namedMethods(engine: Engine, object: Value, key: Term): Value | undefined {
  if (!object.cls || !key.tainted) return undefined;
  const [start, end] = ends(key);
  const found: Callable[] = [];
  const seen = new Set<string>();
  const visit = ({ file, cls }: Owner, depth: number): void => {
    for (const member of cls.members) {
      if (member.kind !== "Method" || member.isStatic || seen.has(member.name)) continue;
      if (member.name === "constructor" || member.name.startsWith("__")) continue;
      if (!member.name.startsWith(start) || !member.name.endsWith(end)) continue;
      seen.add(member.name);
      const value = engine.instances.member(object, file, cls, member.name, false);
      keep(engine, found, value?.fns);
    }
    if (depth > 8) return;
    for (const base of cls.bases) {
      const parent = engine.project.classOf(file, base);
      if (parent) visit(parent, depth + 1);
    }
  };
  visit(object.cls, 0);
  return found.length > 0 ? { term: engine.terms.opaque(`method:${key.vn}`), fns: found } : undefined;
}

/** What a text certainly starts and ends with. */
function ends(key: Term): readonly [string, string] {
  if (key.op !== "concat") return ["", ""];
  const [first] = key.args;
  const last = key.args.at(-1);
  return [
    typeof first?.value === "string" ? first.value : "",
    typeof last?.value === "string" && last !== first ? last.value : "",
  ];
}
