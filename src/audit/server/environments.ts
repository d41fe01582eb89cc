import type { Argument, Expression, FunctionNode, Pattern } from "../ir/types.ts";
import type { CallSite, FunctionRef, Project, SourceFile } from "../types.ts";
import { receiverOffset } from "./handlers.ts";
import {
  boundNames,
  EMPTY,
  type Environment,
  isLocated,
  type StaticReader,
  type StaticValue,
} from "./static-values.ts";
import { Surroundings } from "./surroundings.ts";
import { isObjectMethod, type TableEntry, Tables } from "./tables.ts";

/** Registrations that one wrapper or loop may stand for: a loop inside a wrapper multiplies. */
export const MAX_INSTANCES = 2000;

/** Wrappers that stand in one another, and tables that wrappers fill. */
const MAX_NESTING = 3;

/** A call of a function, with what it hands over first to last. */
interface Caller {
  readonly file: SourceFile;
  /** The call itself; absent for a decorator. */
  readonly site?: CallSite;
  readonly args: readonly Argument[];
  /** 1 when the first parameter is the receiver. */
  readonly offset: number;
  /** `xs.forEach(fn)`: also called with each element of this. */
  readonly each?: Expression;
  /** `@fn` and `@fn(...)`: what it is written above. */
  readonly decorated?: FunctionRef;
  /** `@fn`: the decorated function is the first argument; else what `fn` returns takes it. */
  readonly isBare?: boolean;
}

/**
 * The values that a registration's names can have when it stands in a wrapper (`tool(name, run)`) or in a loop over a
 * table of tools: one environment for each call of the wrapper, for each element of the table.
 */
export class Environments {
  readonly #reader: StaticReader;
  readonly #project: Project;
  readonly #tables: Tables;
  #callers: Map<FunctionNode, Caller[]> | undefined;
  #nesting = 0;
  readonly #surroundings = new Map<SourceFile, Surroundings>();

  constructor(reader: StaticReader) {
    this.#reader = reader;
    this.#project = reader.project;
    this.#tables = new Tables(reader, (site) => this.of(site));
  }

  /** What a table holds, what is put into it elsewhere included. */
  entriesOf(table: StaticValue): TableEntry[] | undefined {
    return this.#tables.entries(table, EMPTY);
  }

  of(site: CallSite): Environment[] {
    if (this.#nesting >= MAX_NESTING) return [];
    this.#nesting++;
    try {
      return this.#of(site);
    } finally {
      this.#nesting--;
    }
  }

  #of(site: CallSite): Environment[] {
    const outer: Environment[] = [EMPTY];
    this.#around(site.file)
      .functions(site)
      .forEach((fn, index, functions) => {
        outer.push(...this.#wrapperCalls(fn, functions[index - 1]));
      });
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

  /** One environment for each call of a function; `inner` is the function in it that the place stands in. */
  #wrapperCalls(fn: FunctionNode, inner: FunctionNode | undefined): Environment[] {
    return this.#callersOf(fn).flatMap((caller) => {
      const env = new Map<string, StaticValue>();
      const open: { readonly target: Pattern; readonly value: Expression }[] = [];
      fn.params.forEach((parameter, index) => {
        const named = parameter.target.kind === "Identifier" ? parameter.target.name : undefined;
        const argument =
          caller.args.find((arg) => arg.name !== undefined && arg.name === named) ??
          (index < caller.offset ? undefined : caller.args[index - caller.offset]);
        if (!argument || argument.spread || parameter.rest) return;
        const value = { file: caller.file, expression: argument.value };
        bind(this.#reader, env, parameter.target, value);
        if (argument.value.kind !== "Identifier" && argument.value.kind !== "Member") return;
        const known = this.#reader.resolve(value, EMPTY);
        if (isLocated(known) && known.expression === argument.value)
          open.push({ target: parameter.target, value: argument.value });
      });
      const { decorated, each } = caller;
      if (decorated) {
        const taking = caller.isBare ? fn.params[caller.offset] : inner?.params[0];
        if (taking) bind(this.#reader, env, taking.target, { file: decorated.file, method: decorated });
      }
      const taking = each && fn.params[caller.args.length + caller.offset];
      if (!taking) return env.size > 0 ? this.#withOuter(env, caller, open) : [];
      return (this.#rounds(caller.file, each, EMPTY) ?? []).map(({ value }) => {
        const round = new Map(env);
        bind(this.#reader, round, taking.target, value);
        return round;
      });
    });
  }

  /** What a call hands over that a loop or a wrapper around the call binds in its turn. */
  #withOuter(
    env: ReadonlyMap<string, StaticValue>,
    { file, site }: Caller,
    open: readonly { readonly target: Pattern; readonly value: Expression }[],
  ): Environment[] {
    const around = open.length > 0 && site ? this.of(site) : [];
    if (around.length === 0) return [env];
    return around.map((outer) => {
      const inner = new Map(env);
      for (const { target, value } of open) {
        bind(this.#reader, inner, target, this.#reader.resolve({ file, expression: value }, outer));
      }
      return inner;
    });
  }

  #callersOf(fn: FunctionNode): readonly Caller[] {
    if (!this.#callers) {
      this.#callers = new Map();
      for (const file of this.#project.files.values()) {
        for (const site of this.#project.callsIn(file)) {
          // A call without arguments binds nothing.
          if (site.call.args.length > 0) this.#noteCall(site);
        }
        for (const ref of this.#project.functionsIn(file)) this.#noteDecorators(ref);
      }
    }
    return this.#callers.get(fn) ?? [];
  }

  #noteCall(site: CallSite): void {
    const { call, file } = site;
    const target = this.#project.functionOf(file, call.callee);
    if (target) this.#note(target, { file, site, args: call.args, offset: receiverOffset(target) });
    const first = call.args[0]?.value;
    if (target || !first || call.callee.kind !== "Member" || !["forEach", "map"].includes(call.callee.property)) return;
    const bound = first.kind === "Call" && first.callee.kind === "Member" && first.callee.property === "bind";
    const called = bound && first.callee.kind === "Member" ? first.callee.object : first;
    if (called.kind !== "Identifier" && called.kind !== "Member") return;
    const each = this.#project.functionOf(file, called);
    if (!each) return;
    // The first argument of `bind` is the receiver.
    this.#note(each, {
      file,
      args: first.kind === "Call" ? first.args.slice(1) : [],
      offset: 0,
      each: call.callee.object,
    });
  }

  #noteDecorators(decorated: FunctionRef): void {
    const { file } = decorated;
    for (const decorator of decorated.fn.decorators) {
      const isBare = decorator.kind !== "Call";
      const target = this.#project.functionOf(file, isBare ? decorator : decorator.callee);
      if (!target) continue;
      this.#note(target, {
        file,
        args: isBare ? [] : decorator.args,
        offset: receiverOffset(target),
        decorated,
        isBare,
      });
    }
  }

  #note(target: FunctionRef, caller: Caller): void {
    const list = this.#callers?.get(target.fn);
    if (!list) this.#callers?.set(target.fn, [caller]);
    else if (list.length < MAX_INSTANCES) list.push(caller);
  }

  /** One environment for each round of the loop around the call; undefined when there is none that can be unrolled. */
  #loops(site: CallSite, env: Environment): Environment[] | undefined {
    const loop = this.#around(site.file).iteration(site);
    if (!loop) return undefined;
    const rounds =
      loop.over === "keys" ? this.#keys(site.file, loop.iterable, env) : this.#rounds(site.file, loop.iterable, env);
    return rounds?.slice(0, MAX_INSTANCES).map(({ key, value }) => {
      const inner = new Map(env);
      if (loop.target.kind === "ArrayPattern" && key) bindPair(this.#reader, inner, loop.target, [key, value]);
      else bind(this.#reader, inner, loop.target, value);
      if (key && loop.keyTarget) bind(this.#reader, inner, loop.keyTarget, key);
      return inner;
    });
  }

  /** What a loop over keys runs through: each key is the value. */
  #keys(file: SourceFile, table: Expression, env: Environment): TableEntry[] | undefined {
    const entries = this.#tables.entries({ file, expression: table }, env);
    return entries?.flatMap(({ key }) => (key ? [{ value: key }] : []));
  }

  /**
   * Elements of a list, entries of a map, and what calls take out of a table: `Object.entries(x)`, `x.items()`, `x.values()`,
   * `inspect.getmembers(x)`, `dir(x)`.
   */
  #rounds(file: SourceFile, iterable: Expression, env: Environment): TableEntry[] | undefined {
    const at = { file, expression: iterable };
    if (iterable.kind === "Call") {
      const taken = this.#taken(file, iterable, env);
      if (taken) return taken;
    }
    const resolved = this.#reader.resolve(at, env);
    if (!isLocated(resolved)) return undefined;
    if (resolved.expression !== iterable && resolved.expression.kind === "Call") {
      const taken = this.#taken(resolved.file, resolved.expression, env);
      if (taken) return taken;
    }
    // Python runs through the keys of a dictionary.
    if (resolved.expression.kind === "ObjectLiteral") {
      return file.language === "python" ? this.#keys(file, iterable, env) : undefined;
    }
    const isList =
      resolved.expression.kind !== "Identifier" && !this.#project.classOf(resolved.file, resolved.expression);
    return isList ? this.#tables.entries(resolved, env) : undefined;
  }

  #taken(file: SourceFile, call: Extract<Expression, { kind: "Call" }>, env: Environment): TableEntry[] | undefined {
    const { callee } = call;
    const first = call.args[0]?.value;
    const name = callee.kind === "Member" ? callee.property : callee.kind === "Identifier" ? callee.name : "";
    const python = file.language === "python";
    if (
      python &&
      first &&
      ["list", "tuple", "sorted", "iter", "reversed"].includes(name) &&
      callee.kind === "Identifier"
    ) {
      return this.#rounds(file, first, env);
    }
    if (python && first && name === "dir") return this.#keys(file, first, env);
    const ofObject = isObjectMethod(call, name);
    const inspects = python && (name === "getmembers" || name === "vars");
    const table = ofObject || inspects ? first : callee.kind === "Member" ? callee.object : undefined;
    if (!table) return undefined;
    if (name === "keys") return this.#keys(file, table, env);
    if (!["entries", "values", "items", "getmembers"].includes(name)) return undefined;
    const entries = this.#tables.entries({ file, expression: table }, env);
    return name === "values" ? entries?.map(({ value }) => ({ value })) : entries;
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
