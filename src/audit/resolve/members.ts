/** Members of classes and entries of object literals by name, indexed once: both may have tens of thousands. */
import type { Argument, ArrayLiteral, ClassMember, ClassNode, ObjectEntry, ObjectLiteral } from "../ir/types.ts";

export type Method = Extract<ClassMember, { kind: "Method" }>;

interface EntryIndex {
  readonly byKey: ReadonlyMap<string, readonly number[]>;
  /** Places of spreads, and of keys that are expressions: they may hold any name. */
  readonly open: readonly number[];
}

const classes = new WeakMap<ClassNode, ReadonlyMap<string, readonly Method[]>>();
const literals = new WeakMap<ObjectLiteral, EntryIndex>();

/** In the order in which they are written; a getter and a setter share a name. */
export function methodsNamed(cls: ClassNode, name: string): readonly Method[] {
  let methods = classes.get(cls);
  if (!methods) {
    const found = new Map<string, Method[]>();
    for (const member of cls.members) if (member.kind === "Method") add(found, member.name, member);
    methods = found;
    classes.set(cls, methods);
  }
  return methods.get(name) ?? [];
}

/** Entries that can give a property of this name its value, in their order: that key, spreads and computed keys. */
export function entriesFor(literal: ObjectLiteral, name: string): readonly ObjectEntry[] {
  let index = literals.get(literal);
  if (!index) {
    const byKey = new Map<string, number[]>();
    const open: number[] = [];
    for (const [place, entry] of literal.entries.entries()) {
      if (typeof entry.key === "string" && !entry.spread) add(byKey, entry.key, place);
      else open.push(place);
    }
    index = { byKey, open };
    literals.set(literal, index);
  }
  const own = index.byKey.get(name) ?? [];
  const places = index.open.length === 0 ? own : [...own, ...index.open].sort((a, b) => a - b);
  return places.map((place) => literal.entries[place] as ObjectEntry);
}

function add<V>(index: Map<string, V[]>, name: string, value: V): void {
  const list = index.get(name);
  if (list) list.push(value);
  else index.set(name, [value]);
}

const firstSpreads = new WeakMap<ArrayLiteral, number>();

/** The element that certainly has this index: no spread stands before it. */
export function elementAt(literal: ArrayLiteral, index: number): Argument | undefined {
  let spread = firstSpreads.get(literal);
  if (spread === undefined) {
    const found = literal.elements.findIndex((one) => one.spread !== undefined);
    spread = found < 0 ? literal.elements.length : found;
    firstSpreads.set(literal, spread);
  }
  return index < spread ? literal.elements[index] : undefined;
}
