/**
 * What tables hold: objects, maps, lists, instances and modules that a loop over them runs through. Beside what is written
 * in a table's literal, this takes what assignments and calls put into it, wherever in the project they stand.
 */
import type { Argument, Call, Expression, Pattern } from "../ir/types.ts";
import type { CallSite, FunctionRef, SourceFile } from "../types.ts";
import {
  EMPTY,
  type Environment,
  isLocated,
  type Located,
  type StaticReader,
  type StaticValue,
} from "./static-values.ts";
import { visitTree } from "./tree.ts";

/** Entries that one table may have. */
export const MAX_TABLE_ENTRIES = 2000;

/** An entry of a table; a list and a set have no keys. */
export interface TableEntry {
  readonly key?: StaticValue;
  readonly value: StaticValue;
}

/** Calls that put something into a table, by method: how many arguments come before the value. */
const FILLING: ReadonlyMap<string, number> = new Map([
  ["set", 1],
  ["append", 0],
  ["push", 0],
  ["add", 0],
  ["setdefault", 1],
]);

/** Something that is put into a table: `TABLE[key] = value`, `TABLE.set(key, value)`, `LIST.append(value)`. */
interface Filling {
  readonly file: SourceFile;
  readonly key?: Expression;
  readonly value: Expression;
  /** The environments that the place of this filling runs under; the plain one when it stands in no wrapper. */
  readonly site: CallSite;
}

/** Gives the environments that a place in a wrapper runs under. */
export type EnvironmentsOf = (site: CallSite) => readonly Environment[];

export class Tables {
  readonly #reader: StaticReader;
  readonly #environmentsOf: EnvironmentsOf;
  #fillings: Map<Expression, Filling[]> | undefined;
  #exported: Map<string, readonly string[]> | undefined;
  readonly #open = new Set<Expression>();

  constructor(reader: StaticReader, environmentsOf: EnvironmentsOf) {
    this.#reader = reader;
    this.#environmentsOf = environmentsOf;
  }

  /** Entries of what a value refers to; undefined when it is no table that is known. */
  entries(value: StaticValue, env: Environment): TableEntry[] | undefined {
    const table = this.#reader.resolve(value, env);
    if (!isLocated(table)) return undefined;
    const { expression } = table;
    const written = this.#written(table, env);
    if (!written) return this.#members(table);
    if (this.#open.has(expression)) return written;
    this.#open.add(expression);
    try {
      const filled = (this.#fillingsOf(expression) ?? []).flatMap((filling) => this.#filled(filling));
      return [...written, ...filled].slice(0, MAX_TABLE_ENTRIES);
    } finally {
      this.#open.delete(expression);
    }
  }

  /** What stands in the literal, or in the call that makes the table. */
  #written(table: Located, env: Environment): TableEntry[] | undefined {
    const { file, expression } = table;
    if (expression.kind === "ObjectLiteral") {
      return expression.entries.flatMap((entry): TableEntry[] => {
        const value = { file, expression: entry.value };
        if (entry.spread) return this.entries(value, env) ?? [];
        const key = typeof entry.key === "string" ? literal(entry.key, entry) : entry.key;
        return key ? [{ key: { file, expression: key }, value }] : [];
      });
    }
    const elements = this.#reader.elements(table, env);
    if (elements) return elements.map((value) => ({ value }));
    if (expression.kind !== "Call" || expression.callee.kind !== "Identifier") return undefined;
    const [first] = expression.args;
    if (
      !["Map", "Set", "WeakMap", "dict", "list", "set", "OrderedDict", "defaultdict"].includes(expression.callee.name)
    )
      return undefined;
    return first && first.name === undefined ? this.#pairs({ file, expression: first.value }, env) : [];
  }

  /** `new Map([[key, value], …])`, `new Map(Object.entries(table))` */
  #pairs(value: StaticValue, env: Environment): TableEntry[] {
    const pairs = this.#reader.elements(value, env);
    if (pairs) {
      return pairs.flatMap((pair): TableEntry[] => {
        const [key, inner] = this.#reader.elements(pair, env) ?? [];
        return key && inner ? [{ key, value: inner }] : [];
      });
    }
    const made = this.#reader.resolve(value, env);
    const call = isLocated(made) && made.expression.kind === "Call" ? made.expression : undefined;
    const inner = call && isObjectMethod(call, "entries") ? call.args[0]?.value : undefined;
    return inner && isLocated(made) ? (this.entries({ file: made.file, expression: inner }, env) ?? []) : [];
  }

  /** Methods of an instance or a class, and what a module gives away. */
  #members(owner: Located): TableEntry[] | undefined {
    const { file, expression } = owner;
    const callee = expression.kind === "Call" ? expression.callee : expression;
    const known = this.#reader.project.classOf(file, callee);
    if (known) {
      return known.cls.members.flatMap((member): TableEntry[] => {
        const method = member.kind === "Method" && this.#reader.refOf(known.file, member.fn);
        if (!method || member.name.startsWith("__") || member.name === "constructor") return [];
        return [
          { key: { file: known.file, expression: literal(member.name, member) }, value: { file: known.file, method } },
        ];
      });
    }
    if (expression.kind !== "Identifier") return undefined;
    const found = this.#namesOf(file).flatMap((name): TableEntry[] => {
      const member: Expression = {
        kind: "Member",
        object: expression,
        property: name,
        start: expression.start,
        end: expression.end,
      };
      const method = this.#reader.project.functionOf(file, member);
      const value = method ? { file, method } : this.#reader.project.valueOf(file, member);
      if (!value || ("expression" in value && value.expression === member)) return [];
      return [{ key: { file, expression: literal(name, expression) }, value }];
    });
    return found.length > 0 ? found.slice(0, MAX_TABLE_ENTRIES) : undefined;
  }

  /** Names that a module of this file's language may give away; which of them it has, resolution says. */
  #namesOf(file: SourceFile): readonly string[] {
    this.#exported ??= new Map();
    const language = file.language === "python" ? "python" : "script";
    const known = this.#exported.get(language);
    if (known) return known;
    const names = new Set<string>();
    for (const other of this.#reader.project.files.values()) {
      if ((other.language === "python") !== (file.language === "python")) continue;
      for (const statement of other.module.body) {
        if (statement.kind === "Export") for (const { exported } of statement.names) names.add(exported);
        if (statement.kind === "FunctionDeclaration" && language === "python") names.add(statement.fn.name ?? "");
      }
    }
    const list = [...names]
      .filter((name) => name !== "" && name !== "*" && !name.startsWith("_"))
      .slice(0, MAX_TABLE_ENTRIES)
      .sort();
    this.#exported.set(language, list);
    return list;
  }

  #filled({ file, key, value, site }: Filling): TableEntry[] {
    const entry = (env: Environment): TableEntry => ({
      ...(key ? { key: this.#reader.resolve({ file, expression: key }, env) } : {}),
      value: this.#reader.resolve({ file, expression: value }, env),
    });
    const environments = site.enclosing ? this.#environmentsOf(site) : [];
    return environments.length > 0 ? environments.map(entry) : [entry(EMPTY)];
  }

  /** By the literal that the table starts as. */
  #fillingsOf(table: Expression): readonly Filling[] | undefined {
    if (!this.#fillings) {
      this.#fillings = new Map();
      for (const file of this.#reader.project.files.values()) this.#collect(file, this.#fillings);
    }
    return this.#fillings.get(table);
  }

  #collect(file: SourceFile, into: Map<Expression, Filling[]>): void {
    const note = (base: Expression, filling: Omit<Filling, "file">): void => {
      if (base.kind !== "Identifier" && base.kind !== "Member") return;
      const table = this.#reader.resolve({ file, expression: base }, EMPTY);
      if (!isLocated(table) || table.expression === base) return;
      const list = into.get(table.expression);
      if (!list) into.set(table.expression, [{ file, ...filling }]);
      else if (list.length < MAX_TABLE_ENTRIES) list.push({ file, ...filling });
    };
    for (const site of this.#reader.project.callsIn(file)) {
      const { call } = site;
      const before = call.callee.kind === "Member" ? FILLING.get(call.callee.property) : undefined;
      const value = before === undefined ? undefined : call.args[before];
      if (before === undefined || call.callee.kind !== "Member" || !value || value.spread) continue;
      note(call.callee.object, { value: value.value, site, ...keyOf(call.args, before) });
    }
    const functions = this.#reader.project.functionsIn(file);
    visitTree(file.module.body, (node) => {
      if (node.kind !== "Assign") return undefined;
      const { target, value } = node as unknown as { readonly target: Pattern; readonly value: Expression };
      if (target.kind !== "Index" && target.kind !== "Member") return undefined;
      // An attribute of Python is no entry.
      if (target.kind === "Member" && (file.language === "python" || target.object.kind !== "Identifier"))
        return undefined;
      const key = target.kind === "Index" ? target.index : literal(target.property, target);
      // Stands for the place, so that what is around it can be asked for.
      const call: Call = { kind: "Call", callee: target, args: [], isNew: false, start: target.start, end: target.end };
      note(target.object, { value, key, site: { file, call, ...enclosing(functions, target.start) } });
      return undefined;
    });
  }
}

function keyOf(args: readonly Argument[], before: number): { readonly key?: Expression } {
  const key = before > 0 ? args[0]?.value : undefined;
  return key ? { key } : {};
}

/** The innermost function around a place; functions come in source order. */
function enclosing(functions: readonly FunctionRef[], at: number): { readonly enclosing?: FunctionRef } {
  let found: FunctionRef | undefined;
  for (const ref of functions) {
    if (ref.fn.start > at) break;
    if (at < ref.fn.end) found = ref;
  }
  return found ? { enclosing: found } : {};
}

function literal(value: string, { start, end }: { readonly start: number; readonly end: number }): Expression {
  return { kind: "Literal", value, start, end };
}

/** `Object.entries(…)` and the like. */
export function isObjectMethod(call: Call, name: string): boolean {
  const { callee } = call;
  return (
    callee.kind === "Member" &&
    callee.property === name &&
    callee.object.kind === "Identifier" &&
    callee.object.name === "Object"
  );
}
