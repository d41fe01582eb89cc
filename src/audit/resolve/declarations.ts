/** Which scope a name belongs to: hoisting in JavaScript, assignment in Python. */
import type { Expression, FunctionNode, Pattern, Statement } from "../ir/types.ts";
import type { SourceFile } from "../types.ts";
import type { Binding, PathStep, Scope } from "./scopes.ts";

/** Trees are cut at 500 by the lowering; names nested deeper than this stay unbound. */
export const MAX_DEPTH = 1200;

/** Marks a place where a declaration is skipped because an inner scope will take it. */
export const NO_SCOPE: Scope = { kind: "block", parent: undefined, bindings: new Map(), fn: undefined };

export class Declarations {
  readonly file: SourceFile;
  readonly python: boolean;
  /** Names that a Python function takes from outside: by `global` the module's, by `nonlocal` an outer function's. */
  readonly #outer = new Map<Scope, ReadonlyMap<string, "global" | "nonlocal">>();
  ordinal = 0;
  depth = 0;

  constructor(file: SourceFile) {
    this.file = file;
    this.python = file.language === "python";
  }

  /** Says which names of a Python function are not its own; to be called before its body is hoisted. */
  takeOuter(scope: Scope, fn: FunctionNode): void {
    const outer = new Map<string, "global" | "nonlocal">();
    for (const name of fn.nonlocals ?? []) outer.set(name, "nonlocal");
    for (const name of fn.globals ?? []) outer.set(name, "global");
    if (outer.size > 0) this.#outer.set(scope, outer);
  }

  /** Where a name of a scope lives; an outer function that does not have it leaves it to the scope. */
  #home(scope: Scope, name: string): Scope {
    const outer = this.#outer.get(scope)?.get(name);
    if (outer === undefined) return scope;
    let at = scope.parent;
    if (outer === "global") {
      while (at?.parent) at = at.parent;
      return at ?? scope;
    }
    while (at && !(at.kind === "function" && at.bindings.has(name))) at = at.parent;
    return at ?? scope;
  }

  declare(given: Scope, name: string): Binding {
    const scope = this.#home(given, name);
    const existing = scope.bindings.get(name);
    if (existing) return existing;
    const binding: Binding = { name, scope, file: this.file, ordinal: this.ordinal++, writes: [] };
    scope.bindings.set(name, binding);
    return binding;
  }

  /** Declares what a list of statements binds: `block` takes let, const and classes, `owner` takes var and Python names. */
  hoist(body: readonly Statement[], owner: Scope, block: Scope): void {
    if (++this.depth > MAX_DEPTH) {
      this.depth--;
      return;
    }
    for (const statement of body) this.hoistStatement(statement, owner, block);
    this.depth--;
  }

  hoistStatement(statement: Statement, owner: Scope, block: Scope): void {
    // Python has no block scopes; nested JavaScript blocks declare only their `var` here.
    const nested = (body: readonly Statement[] | undefined) => {
      if (body) this.hoist(body, owner, this.python ? owner : NO_SCOPE);
    };
    switch (statement.kind) {
      case "ExpressionStatement":
        if (this.python) this.hoistAssignments(statement.expression, owner);
        break;
      case "VariableDeclaration": {
        const target = this.python || statement.flavour === "var" ? owner : block;
        for (const declaration of statement.declarations) this.declareTargets(declaration.target, target);
        break;
      }
      case "FunctionDeclaration":
        if (statement.fn.name !== undefined) this.declareIn(this.python ? owner : block, statement.fn.name);
        break;
      case "ClassDeclaration":
        if (statement.cls.name !== undefined) this.declareIn(this.python ? owner : block, statement.cls.name);
        break;
      case "If":
        for (const arm of statement.arms) {
          if (this.python) this.hoistAssignments(arm.test, owner);
          nested(arm.body);
        }
        nested(statement.otherwise);
        break;
      case "Loop":
        if (this.python && statement.test) this.hoistAssignments(statement.test, owner);
        nested(statement.init);
        nested(statement.body);
        nested(statement.otherwise);
        break;
      case "ForEach":
        if (this.python || statement.declares === "var") this.declareTargets(statement.target, owner);
        nested(statement.body);
        nested(statement.otherwise);
        break;
      case "Switch":
        for (const one of statement.cases) {
          if (this.python) for (const binding of one.bindings) this.declareTargets(binding, owner);
          nested(one.body);
        }
        break;
      case "Try":
        nested(statement.body);
        for (const handler of statement.handlers) {
          if (this.python && handler.binding) this.declareTargets(handler.binding, owner);
          nested(handler.body);
        }
        nested(statement.otherwise);
        nested(statement.finalizer);
        break;
      case "With":
        for (const item of statement.items) if (item.target && this.python) this.declareTargets(item.target, owner);
        nested(statement.body);
        break;
      case "Block":
        nested(statement.body);
        break;
      case "Import":
        for (const name of statement.names) if (name.local !== undefined) this.declareIn(owner, name.local);
        break;
      default:
        break;
    }
  }

  declareIn(scope: Scope, name: string): void {
    if (scope !== NO_SCOPE) this.declare(scope, name);
  }

  declareTargets(pattern: Pattern, scope: Scope): void {
    if (scope === NO_SCOPE) return;
    eachTarget(pattern, [], (target) => {
      if (target.kind === "Identifier") this.declare(scope, target.name);
    });
  }

  /** Python: an assignment anywhere in a function's own expressions declares the name. */
  hoistAssignments(expression: Expression, owner: Scope): void {
    if (expression.kind === "Assign") {
      this.declareTargets(expression.target, owner);
      this.hoistAssignments(expression.value, owner);
      return;
    }
    if (expression.kind === "Logical" || expression.kind === "Compare") {
      for (const operand of expression.operands) this.hoistAssignments(operand, owner);
    } else if (expression.kind === "Unary" || expression.kind === "Await")
      this.hoistAssignments(expression.operand, owner);
    else if (expression.kind === "Call") for (const arg of expression.args) this.hoistAssignments(arg.value, owner);
    else if (expression.kind === "Sequence")
      for (const part of expression.expressions) this.hoistAssignments(part, owner);
  }

  lookup(scope: Scope | undefined, name: string): Binding | undefined {
    let first = true;
    for (let at = scope; at; at = at.parent) {
      const home = this.#home(at, name);
      if (home !== at) return home.bindings.get(name);
      // A Python class body is seen by its own statements only, not by the methods inside.
      if (at.kind !== "class" || first) {
        const found = at.bindings.get(name);
        if (found) return found;
      }
      first = false;
    }
    return undefined;
  }
}

/** Calls back for each name or member that a pattern writes, with the path from the value to it. */
export function eachTarget(
  pattern: Pattern,
  path: readonly PathStep[],
  visit: (
    leaf: Exclude<Pattern, { kind: "ArrayPattern" | "ObjectPattern" | "DefaultPattern" | "RestPattern" }>,
    path: readonly PathStep[],
  ) => void,
): void {
  switch (pattern.kind) {
    case "ObjectPattern":
      for (const property of pattern.properties) {
        const key = property.key;
        const step =
          typeof key === "string" ? key : key.kind === "Literal" ? String(key.value) : ({ rest: true } as const);
        eachTarget(property.target, [...path, step], visit);
      }
      if (pattern.rest) eachTarget(pattern.rest, [...path, { rest: true }], visit);
      break;
    case "ArrayPattern":
      pattern.elements.forEach((element, index) => {
        if (element?.kind === "RestPattern") eachTarget(element.target, [...path, { rest: true }], visit);
        else if (element) eachTarget(element, [...path, index], visit);
      });
      break;
    case "DefaultPattern":
      eachTarget(pattern.target, path, visit);
      break;
    case "RestPattern":
      eachTarget(pattern.target, path, visit);
      break;
    default:
      visit(pattern, path);
  }
}
