import type { Expression, FunctionNode, Pattern } from "../ir/types.ts";
import type { CallSite, Project, SourceFile } from "../types.ts";
import {
  boundNames,
  EMPTY,
  type Environment,
  isLocated,
  type StaticReader,
  type StaticValue,
} from "./static-values.ts";
import { Surroundings } from "./surroundings.ts";

/** Registrations that one wrapper or loop may stand for: a loop inside a wrapper multiplies. */
export const MAX_INSTANCES = 2000;

/**
 * The values that a registration's names can have when it stands in a wrapper (`tool(name, run)`) or in a loop over a
 * table of tools: one environment for each call of the wrapper, for each element of the table.
 */
export class Environments {
  readonly #reader: StaticReader;
  readonly #project: Project;
  #callers: Map<FunctionNode, CallSite[]> | undefined;
  readonly #surroundings = new Map<SourceFile, Surroundings>();

  constructor(reader: StaticReader) {
    this.#reader = reader;
    this.#project = reader.project;
  }

  of(site: CallSite): Environment[] {
    const outer: Environment[] = [EMPTY];
    for (const fn of this.#around(site.file).functions(site)) outer.push(...this.#wrapperCalls(fn));
    const out: Environment[] = [];
    for (const env of outer) {
      const inner = this.#loops(site, env);
      if (inner) out.push(...inner);
      else if (env.size > 0) out.push(env);
      if (out.length >= MAX_INSTANCES) return out.slice(0, MAX_INSTANCES);
    }
    return out;
  }

  #around(file: SourceFile): Surroundings {
    let found = this.#surroundings.get(file);
    if (!found) {
      found = new Surroundings(file);
      this.#surroundings.set(file, found);
    }
    return found;
  }

  #wrapperCalls(fn: FunctionNode): Environment[] {
    const out: Environment[] = [];
    for (const site of this.#callersOf(fn)) {
      const env = new Map<string, StaticValue>();
      fn.params.forEach((parameter, index) => {
        const named = parameter.target.kind === "Identifier" ? parameter.target.name : undefined;
        const argument =
          site.call.args.find((arg) => arg.name !== undefined && arg.name === named) ?? site.call.args[index];
        if (!argument || argument.spread || parameter.rest) return;
        bind(this.#reader, env, parameter.target, { file: site.file, expression: argument.value });
      });
      if (env.size > 0) out.push(env);
    }
    return out;
  }

  #callersOf(fn: FunctionNode): readonly CallSite[] {
    if (!this.#callers) {
      this.#callers = new Map();
      for (const file of this.#project.files.values()) {
        for (const site of this.#project.callsIn(file)) {
          // A call without arguments binds nothing.
          if (site.call.args.length === 0) continue;
          const target = this.#project.functionOf(file, site.call.callee);
          if (!target) continue;
          const list = this.#callers.get(target.fn);
          if (!list) this.#callers.set(target.fn, [site]);
          else if (list.length < MAX_INSTANCES) list.push(site);
        }
      }
    }
    return this.#callers.get(fn) ?? [];
  }

  /** One environment for each round of the loop around the call; undefined when there is none that can be unrolled. */
  #loops(site: CallSite, env: Environment): Environment[] | undefined {
    const loop = this.#around(site.file).iteration(site);
    if (!loop) return undefined;
    const rounds = this.#rounds(site.file, loop.iterable, env);
    return rounds?.slice(0, MAX_INSTANCES).map((value) => {
      const inner = new Map(env);
      if (Array.isArray(value)) bindPair(this.#reader, inner, loop.target, value);
      else bind(this.#reader, inner, loop.target, value);
      return inner;
    });
  }

  /** Elements of an array, pairs of `Object.entries(x)` and `x.items()`, values of `Object.values(x)`. */
  #rounds(file: SourceFile, iterable: Expression, env: Environment): (StaticValue | StaticValue[])[] | undefined {
    const elements = this.#reader.elements({ file, expression: iterable }, env);
    if (elements) return elements;
    if (iterable.kind !== "Call" || iterable.callee.kind !== "Member") return undefined;
    const { object, property } = iterable.callee;
    const ofObject = object.kind === "Identifier" && object.name === "Object";
    const table = ofObject ? iterable.args[0]?.value : object;
    const what = ofObject || file.language === "python" ? property : "";
    if (!table || !["entries", "values", "items"].includes(what)) return undefined;
    const resolved = this.#reader.resolve({ file, expression: table }, env);
    if (!isLocated(resolved) || resolved.expression.kind !== "ObjectLiteral") return undefined;
    return resolved.expression.entries.flatMap((entry): (StaticValue | StaticValue[])[] => {
      const value = { file: resolved.file, expression: entry.value };
      if (entry.spread) return [];
      if (what === "values") return [value];
      const key: Expression | undefined =
        typeof entry.key === "string"
          ? { kind: "Literal", value: entry.key, start: entry.start, end: entry.end }
          : entry.key;
      return key ? [[{ file: resolved.file, expression: key }, value]] : [];
    });
  }
}

/** Binds what a pattern takes from a value; what cannot be opened stays unknown. */
function bind(reader: StaticReader, env: Map<string, StaticValue>, target: Pattern, value: StaticValue): void {
  for (const [name, path] of boundNames(target)) {
    let current: StaticValue | undefined = value;
    for (const part of path) current = current && reader.property(reader.resolve(current, EMPTY), part);
    if (current) env.set(name, current);
  }
}

function bindPair(
  reader: StaticReader,
  env: Map<string, StaticValue>,
  target: Pattern,
  pair: readonly StaticValue[],
): void {
  if (target.kind !== "ArrayPattern") return;
  target.elements.forEach((element, index) => {
    const value = pair[index];
    if (element && value) bind(reader, env, element, value);
  });
}
