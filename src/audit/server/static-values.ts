import type { Argument, Call, ClassNode, Expression, FunctionNode, Pattern } from "../ir/types.ts";
import type { FunctionRef, Project, SourceFile } from "../types.ts";

/** An expression with the file that it stands in. */
export interface Located {
  readonly file: SourceFile;
  readonly expression: Expression;
}

/** What is known of a place without running it: an expression, or a method of a class. */
export type StaticValue = Located | { readonly file: SourceFile; readonly method: FunctionRef };

/** Values of names that the project's resolution cannot know: a wrapper's parameters at one call, a loop's variable. */
export type Environment = ReadonlyMap<string, StaticValue>;

export const EMPTY: Environment = new Map();

/** How many names are followed in a row; longer chains are given up. */
const MAX_HOPS = 12;

/** Methods that give an array some of the elements that it had; `concat` adds those of its arguments. */
const SUBSETS: ReadonlySet<string> = new Set(["filter", "slice", "concat", "toSorted", "sort"]);

export function isLocated(value: StaticValue): value is Located {
  return "expression" in value;
}

/** Reads registrations: names followed through the project and one environment, objects and classes opened. */
export class StaticReader {
  readonly project: Project;
  readonly #functions = new Map<FunctionNode, FunctionRef>();
  readonly #indexed = new Set<SourceFile>();

  constructor(project: Project) {
    this.project = project;
  }

  /** Follows names and `await` until an expression of its own is reached. */
  resolve(value: StaticValue, env: Environment, hops = 0): StaticValue {
    if (!isLocated(value) || hops > MAX_HOPS) return value;
    const { file, expression } = value;
    if (expression.kind === "Await") return this.resolve({ file, expression: expression.operand }, env, hops + 1);
    if (expression.kind === "Identifier") {
      const bound = env.get(expression.name);
      if (bound) return this.resolve(bound, EMPTY, hops + 1);
      const next = this.project.valueOf(file, expression);
      if (!next || next.expression === expression) return value;
      // `handler = TABLE[name]` in a loop: what is looked up depends on the round.
      return this.resolve(next, next.file === file && isLookUp(next.expression) ? env : EMPTY, hops + 1);
    }
    if (isLookUp(expression)) {
      const found = this.#lookedUp(file, expression, env, hops);
      if (found) return this.resolve(found, EMPTY, hops + 1);
    }
    if (expression.kind === "Member") {
      const owner = this.resolve({ file, expression: expression.object }, env, hops + 1);
      const property = this.property(owner, expression.property);
      if (property) return this.resolve(property, EMPTY, hops + 1);
      const next = this.project.valueOf(file, expression);
      return next && next.expression !== expression ? this.resolve(next, EMPTY, hops + 1) : value;
    }
    if (expression.kind === "Call") {
      const handed = isFreeze(expression) ? expression.args[0] : this.#handedBack(file, expression);
      if (handed) return this.resolve({ file, expression: handed.value }, env, hops + 1);
    }
    return value;
  }

  /** `TABLE[key]`, `TABLE.get(key)`, `getattr(object, key)` under a known key. */
  #lookedUp(file: SourceFile, expression: Expression, env: Environment, hops: number): StaticValue | undefined {
    const [object, key] = lookUp(expression);
    if (!object || !key) return undefined;
    const name = this.text({ file, expression: key }, env);
    if (name === undefined) return undefined;
    const owner = this.resolve({ file, expression: object }, env, hops + 1);
    const found = this.property(owner, name);
    if (found || !isLocated(owner) || owner.expression.kind !== "Identifier") return found;
    const { start, end } = expression;
    const member: Expression = { kind: "Member", object: owner.expression, property: name, start, end };
    const method = this.project.functionOf(owner.file, member);
    return method ? { file: method.file, method } : undefined;
  }

  /** The argument that a call gives back as it is: `defineTool({...})`, `const tool = (options) => options`. */
  #handedBack(file: SourceFile, call: Call): Argument | undefined {
    const [only] = call.args;
    const fn = this.project.functionOf(file, call.callee)?.fn;
    if (!fn) {
      const isDefinition = only?.value.kind === "ObjectLiteral" && call.args.length === 1;
      const origin = isDefinition ? this.project.originOf(file, call.callee) : undefined;
      return origin !== undefined && /[.#](?:define|create)Tool$/u.test(origin) ? only : undefined;
    }
    const last = fn.body.at(-1);
    if (last?.kind !== "Return" || last.value?.kind !== "Identifier") return undefined;
    const { name } = last.value;
    const index = fn.params.findIndex((one) => one.target.kind === "Identifier" && one.target.name === name);
    const argument = index < 0 ? undefined : (call.args.find((one) => one.name === name) ?? call.args[index]);
    return argument?.spread === undefined ? argument : undefined;
  }

  /** The value under a key of an object literal, at a place of an array, of an instance made by `new`, or of a class (static member). */
  property(owner: StaticValue, name: string): StaticValue | undefined {
    if (!isLocated(owner)) return undefined;
    const { file, expression } = owner;
    if (expression.kind === "ObjectLiteral") return this.#entry(file, expression.entries, name, 0);
    if (expression.kind === "ArrayLiteral") {
      const element = /^\d{1,6}$/u.test(name) ? expression.elements[Number(name)] : undefined;
      const isPlaced =
        element && expression.elements.slice(0, Number(name) + 1).every((one) => one.spread === undefined);
      return isPlaced ? { file, expression: element.value } : undefined;
    }
    const cls = this.#classBehind(owner);
    return cls ? this.#classMember(cls.file, cls.cls, name, 0) : undefined;
  }

  #entry(
    file: SourceFile,
    entries: Extract<Expression, { kind: "ObjectLiteral" }>["entries"],
    name: string,
    depth: number,
  ): StaticValue | undefined {
    // The last writer of a key wins, so the search runs backwards.
    for (let i = entries.length - 1; i >= 0; i--) {
      const entry = entries[i];
      if (!entry) continue;
      if (entry.spread) {
        if (depth > 4) continue;
        const source = this.resolve({ file, expression: entry.value }, EMPTY);
        if (isLocated(source) && source.expression.kind === "ObjectLiteral") {
          const found = this.#entry(source.file, source.expression.entries, name, depth + 1);
          if (found) return found;
        }
        continue;
      }
      const key =
        typeof entry.key === "string" ? entry.key : entry.key && this.constant({ file, expression: entry.key });
      if (key === name) return { file, expression: entry.value };
    }
    return undefined;
  }

  #classBehind({ file, expression }: Located): { file: SourceFile; cls: ClassNode } | undefined {
    if (expression.kind === "Call") return this.project.classOf(file, expression.callee);
    return this.project.classOf(file, expression);
  }

  #classMember(file: SourceFile, cls: ClassNode, name: string, depth: number): StaticValue | undefined {
    for (const member of cls.members) {
      if (member.kind === "Field" && member.name === name && member.value) return { file, expression: member.value };
      if (member.kind === "Method" && member.name === name && member.accessor === undefined) {
        const method = this.refOf(file, member.fn);
        if (method) return { file, method };
      }
    }
    if (depth > 8) return undefined;
    for (const base of cls.bases) {
      const parent = this.project.classOf(file, base);
      const found = parent && this.#classMember(parent.file, parent.cls, name, depth + 1);
      if (found) return found;
    }
    return undefined;
  }

  /** The function that a value is: written in place, named, a method, or one of these behind `.bind(...)`. */
  functionOf(value: StaticValue, env: Environment, depth = 0): FunctionRef | undefined {
    const resolved = this.resolve(value, env);
    if (!isLocated(resolved)) return resolved.method;
    const { file, expression } = resolved;
    if (expression.kind === "FunctionExpression") return this.refOf(file, expression.fn);
    if (expression.kind === "Call") {
      return this.#wrappedFunction(file, expression, env, depth);
    }
    return this.project.functionOf(file, expression);
  }

  /**
   * `handler.bind(this)`, and `wrap(handler)` with one function among its arguments, hand the parameters through; a call
   * without one may make the handler.
   */
  #wrappedFunction(file: SourceFile, call: Call, env: Environment, depth: number): FunctionRef | undefined {
    if (depth > 3) return undefined;
    if (call.callee.kind === "Member" && call.callee.property === "bind") {
      return this.functionOf({ file, expression: call.callee.object }, env, depth + 1);
    }
    const functions = call.args
      .map((arg) => this.functionOf({ file, expression: arg.value }, env, depth + 1))
      .filter((ref) => ref !== undefined);
    if (functions.length > 0) return functions.length === 1 ? functions[0] : undefined;
    const factory = this.project.functionOf(file, call.callee);
    return factory && this.#returnedFunction(factory, depth);
  }

  /** `createHandler(source)` that returns the handler. */
  #returnedFunction({ file, fn }: FunctionRef, depth: number): FunctionRef | undefined {
    for (const statement of fn.body) {
      if (statement.kind !== "Return" || !statement.value) continue;
      const ref = this.functionOf({ file, expression: statement.value }, EMPTY, depth + 1);
      if (ref) return ref;
    }
    return undefined;
  }

  refOf(file: SourceFile, fn: FunctionNode): FunctionRef | undefined {
    if (!this.#indexed.has(file)) {
      this.#indexed.add(file);
      for (const ref of this.project.functionsIn(file)) this.#functions.set(ref.fn, ref);
    }
    return this.#functions.get(fn);
  }

  /** A constant behind a value, names followed. */
  constant(value: StaticValue, env: Environment = EMPTY): string | number | boolean | null | undefined {
    const resolved = this.resolve(value, env);
    if (!isLocated(resolved)) return undefined;
    const { file, expression } = resolved;
    if (expression.kind === "Literal") return expression.value;
    return this.project.constantOf(file, expression);
  }

  text(value: StaticValue | undefined, env: Environment = EMPTY): string | undefined {
    const constant = value && this.constant(value, env);
    return typeof constant === "string" ? constant : undefined;
  }

  /** Elements that an array written in the source can have, spreads opened; undefined when it is not one. */
  elements(value: StaticValue, env: Environment, depth = 0): StaticValue[] | undefined {
    const resolved = this.resolve(value, env);
    if (!isLocated(resolved)) return undefined;
    const { file, expression } = resolved;
    if (depth > 4) return undefined;
    if (expression.kind === "Conditional") {
      const sides = [expression.consequent, expression.alternate];
      return sides.flatMap((side) => this.elements({ file, expression: side }, env, depth + 1) ?? []);
    }
    if (expression.kind === "Call" && expression.callee.kind === "Member" && SUBSETS.has(expression.callee.property)) {
      const kept = this.elements({ file, expression: expression.callee.object }, env, depth + 1);
      if (expression.callee.property !== "concat") return kept;
      const added = expression.args.flatMap(
        (arg) => this.elements({ file, expression: arg.value }, env, depth + 1) ?? [],
      );
      return kept && [...kept, ...added];
    }
    if (expression.kind !== "ArrayLiteral") return undefined;
    const out: StaticValue[] = [];
    for (const element of expression.elements) {
      const item = { file, expression: element.value };
      if (element.spread) out.push(...(this.elements(item, EMPTY, depth + 1) ?? []));
      else out.push(this.resolve(item, EMPTY));
    }
    return out;
  }
}

/** What a look-up takes apart, and the key. */
function lookUp(expression: Expression): readonly [object?: Expression | undefined, key?: Expression | undefined] {
  if (expression.kind === "Index") return [expression.object, expression.index];
  if (expression.kind !== "Call") return [];
  const { callee, args } = expression;
  if (callee.kind === "Identifier" && callee.name === "getattr") return [args[0]?.value, args[1]?.value];
  return callee.kind === "Member" && callee.property === "get" ? [callee.object, args[0]?.value] : [];
}

function isLookUp(expression: Expression): boolean {
  return lookUp(expression)[1] !== undefined;
}

function isFreeze(call: Call): boolean {
  return (
    call.callee.kind === "Member" &&
    call.callee.property === "freeze" &&
    call.callee.object.kind === "Identifier" &&
    call.callee.object.name === "Object"
  );
}

export function keyword(call: Call, name: string): Argument | undefined {
  return call.args.find((arg) => arg.name === name);
}

export function positional(call: Call): Argument[] {
  return call.args.filter((arg) => arg.name === undefined && arg.spread === undefined);
}

/** Names that a pattern binds, each with the path below the value that is taken apart. */
export function boundNames(pattern: Pattern, path: readonly string[] = []): Map<string, readonly string[]> {
  const out = new Map<string, readonly string[]>();
  const visit = (target: Pattern, at: readonly string[]): void => {
    switch (target.kind) {
      case "Identifier":
        out.set(target.name, at);
        break;
      case "DefaultPattern":
      case "RestPattern":
        visit(target.target, at);
        break;
      case "ObjectPattern":
        for (const property of target.properties) {
          if (typeof property.key === "string") visit(property.target, [...at, property.key]);
        }
        if (target.rest) visit(target.rest, at);
        break;
      case "ArrayPattern":
        target.elements.forEach((element, index) => {
          if (element) visit(element, [...at, String(index)]);
        });
        break;
      default:
        break;
    }
  };
  visit(pattern, path);
  return out;
}
