/**
 * Binds the names of one file: scopes with hoisting, closures, class members, `this`. Works on the IR, so one binder
 * serves all three languages; where the languages differ (block scopes, class scopes, receivers) it asks the file.
 *
 * Longer than 400 lines: one walk that knows every kind of node.
 */
import type {
  Argument,
  Call,
  ClassNode,
  Expression,
  FunctionNode,
  Identifier,
  Import,
  ObjectLiteral,
  Pattern,
  Statement,
  Super,
  This,
} from "../ir/types.ts";
import type { CallSite, FunctionRef, SourceFile } from "../types.ts";
import { Declarations, eachTarget, MAX_DEPTH, NO_SCOPE } from "./declarations.ts";
import type { Binding, BoundFile, FieldInfo, PathStep, Receiver, Scope } from "./scopes.ts";

interface Context {
  readonly scope: Scope;
  readonly fn: FunctionNode | undefined;
  readonly cls: ClassNode | undefined;
  readonly receiver: Receiver | undefined;
  readonly prefix: string;
}

export function bindFile(file: SourceFile): BoundFile {
  return new Binder(file).run();
}

class Binder {
  readonly file: SourceFile;
  readonly python: boolean;
  readonly bindingOf = new Map<Identifier, Binding>();
  readonly receiverOf = new Map<This | Super, Receiver>();
  readonly functions: FunctionRef[] = [];
  readonly refOf = new Map<FunctionNode, FunctionRef>();
  readonly calls: CallSite[] = [];
  readonly parentOf = new Map<FunctionNode, FunctionNode>();
  readonly freeOf = new Map<FunctionNode, Set<Binding>>();
  readonly receiverOfFunction = new Map<FunctionNode, Receiver>();
  readonly fields = new Map<ClassNode, Map<string, FieldInfo>>();
  readonly classScope = new Map<ClassNode, Scope>();
  readonly imports: Import[] = [];
  readonly topLevel: Statement[] = [];
  readonly sizeOf = new Map<FunctionNode, number>();
  readonly changedProperties = new Set<string>();
  readonly constructors = new Set<FunctionNode>();
  depth = 0;
  nodes = 0;

  readonly names: Declarations;

  constructor(file: SourceFile) {
    this.file = file;
    this.python = file.language === "python";
    this.names = new Declarations(file);
  }

  run(): BoundFile {
    const module: Scope = { kind: "module", parent: undefined, bindings: new Map(), fn: undefined };
    const context: Context = { scope: module, fn: undefined, cls: undefined, receiver: undefined, prefix: "" };
    this.names.hoist(this.file.module.body, module, module);
    this.collectTopLevel(this.file.module.body);
    this.statements(this.file.module.body, context);
    this.closeFreeBindings();
    this.calls.sort((a, b) => a.call.start - b.call.start || b.call.end - a.call.end);
    this.functions.sort((a, b) => a.fn.start - b.fn.start || b.fn.end - a.fn.end);
    return {
      file: this.file,
      module,
      bindingOf: this.bindingOf,
      receiverOf: this.receiverOf,
      functions: this.functions,
      refOf: this.refOf,
      calls: this.calls,
      parentOf: this.parentOf,
      freeOf: this.freeOf,
      receiverOfFunction: this.receiverOfFunction,
      fields: this.fields,
      classScope: this.classScope,
      imports: this.imports,
      topLevel: this.topLevel,
      sizeOf: this.sizeOf,
      changedProperties: this.changedProperties,
      patternBindings: (pattern) => {
        const found: Binding[] = [];
        eachTarget(pattern, [], (target) => {
          const binding = target.kind === "Identifier" ? this.bindingOf.get(target) : undefined;
          if (binding) found.push(binding);
        });
        return found;
      },
    };
  }

  // --- statements ---------------------------------------------------------------------------------------------------

  collectTopLevel(body: readonly Statement[]): void {
    for (const statement of body) {
      this.topLevel.push(statement);
      if (statement.kind === "Block") this.collectTopLevel(statement.body);
      else if (statement.kind === "If") {
        for (const arm of statement.arms) this.collectTopLevel(arm.body);
        if (statement.otherwise) this.collectTopLevel(statement.otherwise);
      } else if (statement.kind === "Try") {
        this.collectTopLevel(statement.body);
        for (const handler of statement.handlers) this.collectTopLevel(handler.body);
      }
    }
  }

  statements(body: readonly Statement[], context: Context): void {
    if (++this.depth > MAX_DEPTH) {
      this.depth--;
      return;
    }
    for (const statement of body) this.statement(statement, context);
    this.depth--;
  }

  /** A nested JavaScript block gets a scope of its own; Python and empty blocks stay in the one outside. */
  block(body: readonly Statement[] | undefined, context: Context, declared?: (scope: Scope) => void): void {
    if (!body) return;
    if (this.python) {
      declared?.(context.scope);
      this.statements(body, context);
      return;
    }
    const scope: Scope = { kind: "block", parent: context.scope, bindings: new Map(), fn: context.fn };
    declared?.(scope);
    const owner = NO_SCOPE;
    this.names.hoist(body, owner, scope);
    this.statements(body, { ...context, scope });
  }

  statement(statement: Statement, context: Context): void {
    this.nodes++;
    switch (statement.kind) {
      case "ExpressionStatement":
        this.expression(statement.expression, context);
        break;
      case "VariableDeclaration":
        for (const declaration of statement.declarations) {
          if (declaration.annotation) this.expression(declaration.annotation, context);
          if (declaration.value) this.named(declaration.value, declaration.target, context);
          this.assign(declaration.target, declaration.value, context, declaration.annotation);
        }
        break;
      case "FunctionDeclaration": {
        const binding =
          statement.fn.name === undefined ? undefined : this.names.lookup(context.scope, statement.fn.name);
        binding?.writes.push({ kind: "function", fn: statement.fn });
        this.fn(statement.fn, context, statement.fn.name);
        break;
      }
      case "ClassDeclaration": {
        const binding =
          statement.cls.name === undefined ? undefined : this.names.lookup(context.scope, statement.cls.name);
        binding?.writes.push({ kind: "class", cls: statement.cls });
        this.cls(statement.cls, context, statement.cls.name);
        break;
      }
      case "If":
        for (const arm of statement.arms) {
          this.expression(arm.test, context);
          this.block(arm.body, context);
        }
        this.block(statement.otherwise, context);
        break;
      case "Loop": {
        const inner = this.blockContext(context, statement.init);
        if (statement.init) this.statements(statement.init, inner);
        if (statement.test) this.expression(statement.test, inner);
        if (statement.update) this.expression(statement.update, inner);
        this.block(statement.body, inner);
        this.block(statement.otherwise, inner);
        break;
      }
      case "ForEach": {
        this.expression(statement.iterable, context);
        const inner = this.blockContext(context, undefined);
        if (statement.declares !== undefined && statement.declares !== "var")
          this.names.declareTargets(statement.target, inner.scope);
        this.assignOpaque(statement.target, inner);
        this.block(statement.body, inner);
        this.block(statement.otherwise, inner);
        break;
      }
      case "Switch": {
        this.expression(statement.subject, context);
        const inner = this.blockContext(context, undefined);
        if (!this.python) for (const one of statement.cases) this.names.hoist(one.body, NO_SCOPE, inner.scope);
        for (const one of statement.cases) {
          for (const test of one.tests) this.expression(test, inner);
          for (const binding of one.bindings) {
            this.names.declareTargets(binding, inner.scope);
            this.assignOpaque(binding, inner);
          }
          if (one.guard) this.expression(one.guard, inner);
          this.statements(one.body, inner);
        }
        break;
      }
      case "Try":
        this.block(statement.body, context);
        for (const handler of statement.handlers) {
          for (const type of handler.types) this.expression(type, context);
          const inner = this.blockContext(context, undefined);
          if (handler.binding) {
            if (!this.python) this.names.declareTargets(handler.binding, inner.scope);
            this.assignOpaque(handler.binding, inner);
          }
          this.block(handler.body, inner);
        }
        this.block(statement.otherwise, context);
        this.block(statement.finalizer, context);
        break;
      case "With":
        for (const item of statement.items) {
          this.expression(item.value, context);
          if (item.target) this.assign(item.target, item.value, context);
        }
        this.block(statement.body, context);
        break;
      case "Return":
      case "Throw":
        if (statement.value) this.expression(statement.value, context);
        break;
      case "Block":
        this.block(statement.body, context);
        break;
      case "Assert":
        this.expression(statement.test, context);
        if (statement.message) this.expression(statement.message, context);
        break;
      case "Delete":
        for (const target of statement.targets) this.expression(target, context);
        break;
      case "Import":
        this.imports.push(statement);
        for (const name of statement.names) {
          if (name.local === undefined) continue;
          const binding = this.names.lookup(context.scope, name.local);
          binding?.writes.push({ kind: "import", statement, name });
        }
        break;
      case "Export":
        if (statement.defaultValue) this.expression(statement.defaultValue, context, "default");
        break;
      default:
        break;
    }
  }

  blockContext(context: Context, declarations: readonly Statement[] | undefined): Context {
    if (this.python) return context;
    const scope: Scope = { kind: "block", parent: context.scope, bindings: new Map(), fn: context.fn };
    if (declarations) this.names.hoist(declarations, NO_SCOPE, scope);
    return { ...context, scope };
  }

  /** Visits a value with the name that its target gives it: `const run = () => …` is called `run`. */
  named(value: Expression, target: Pattern, context: Context): void {
    const name = target.kind === "Identifier" ? target.name : target.kind === "Member" ? target.property : undefined;
    this.expression(value, context, name);
  }

  assign(target: Pattern, value: Expression | undefined, context: Context, annotation?: Expression): void {
    eachTarget(target, [], (leaf, path) => {
      if (leaf.kind === "Identifier") {
        const binding = this.names.lookup(context.scope, leaf.name);
        if (!binding) return;
        this.bindingOf.set(leaf, binding);
        this.noteFree(binding, context);
        if (annotation && path.length === 0) binding.annotation ??= annotation;
        if (value) binding.writes.push({ kind: "value", value, path, inFunction: context.fn });
      } else if (leaf.kind === "Member" || leaf.kind === "Index") {
        this.expression(leaf, context);
        this.noteChange(leaf.object, context);
        this.noteProperty(leaf, context);
        if (leaf.kind === "Member") this.fieldWrite(leaf.object, leaf.property, value, path, annotation);
      }
    });
    this.patternDefaults(target, context);
  }

  assignOpaque(target: Pattern, context: Context): void {
    eachTarget(target, [], (leaf) => {
      if (leaf.kind === "Identifier") {
        const binding = this.names.lookup(context.scope, leaf.name);
        if (!binding) return;
        this.bindingOf.set(leaf, binding);
        this.noteFree(binding, context);
        binding.writes.push({ kind: "opaque", inFunction: context.fn });
      } else if (leaf.kind === "Member" || leaf.kind === "Index") {
        this.expression(leaf, context);
        this.noteChange(leaf.object, context);
        this.noteProperty(leaf, context);
        if (leaf.kind === "Member") this.fieldWrite(leaf.object, leaf.property, undefined, []);
      }
    });
    this.patternDefaults(target, context);
  }

  patternDefaults(pattern: Pattern, context: Context): void {
    switch (pattern.kind) {
      case "DefaultPattern":
        this.expression(pattern.value, context);
        this.patternDefaults(pattern.target, context);
        break;
      case "ObjectPattern":
        for (const property of pattern.properties) {
          if (typeof property.key !== "string") this.expression(property.key, context);
          this.patternDefaults(property.target, context);
        }
        if (pattern.rest) this.patternDefaults(pattern.rest, context);
        break;
      case "ArrayPattern":
        for (const element of pattern.elements) if (element) this.patternDefaults(element, context);
        break;
      case "RestPattern":
        this.patternDefaults(pattern.target, context);
        break;
      case "Unknown":
        for (const child of pattern.children) this.expression(child, context);
        break;
      default:
        break;
    }
  }

  fieldWrite(
    object: Expression,
    property: string,
    value: Expression | undefined,
    path: readonly PathStep[],
    annotation?: Expression,
  ): void {
    const receiver =
      object.kind === "This"
        ? this.receiverOf.get(object)
        : object.kind === "Identifier"
          ? this.bindingOf.get(object)?.receiver
          : undefined;
    const cls = receiver?.cls;
    if (!cls) return;
    const info = this.field(cls, property);
    if (annotation) info.annotation ??= annotation;
    if (value) info.writes.push({ value, path });
    else info.opaque = true;
  }

  field(cls: ClassNode, name: string): FieldInfo {
    let fields = this.fields.get(cls);
    if (!fields) {
      fields = new Map();
      this.fields.set(cls, fields);
    }
    let info = fields.get(name);
    if (!info) {
      info = { writes: [], opaque: false };
      fields.set(name, info);
    }
    return info;
  }

  // --- functions and classes ----------------------------------------------------------------------------------------

  fn(fn: FunctionNode, context: Context, name: string | undefined, receiver?: Receiver): void {
    if (++this.depth > MAX_DEPTH) {
      this.depth--;
      return;
    }
    const before = this.nodes;
    for (const decorator of fn.decorators) this.expression(decorator, context);
    const own = fn.isArrow && !receiver ? context.receiver : receiver;
    const label = name ?? "<anonymous>";
    const qualifiedName = context.prefix === "" ? `<module>.${label}` : `${context.prefix}.${label}`;
    const ref: FunctionRef = {
      file: this.file,
      fn,
      qualifiedName,
      ...(own?.cls ? { cls: own.cls } : {}),
    };
    this.functions.push(ref);
    this.refOf.set(fn, ref);
    if (context.fn) this.parentOf.set(fn, context.fn);
    if (own) this.receiverOfFunction.set(fn, own);

    const scope: Scope = { kind: "function", parent: context.scope, bindings: new Map(), fn };
    const inner: Context = {
      scope,
      fn,
      cls: context.cls,
      receiver: own,
      prefix: context.prefix === "" ? label : qualifiedName,
    };
    // A named function expression sees itself.
    if (fn.name !== undefined && !this.python && !this.names.lookup(context.scope, fn.name)) {
      this.names.declare(scope, fn.name).writes.push({ kind: "function", fn });
    }
    fn.params.forEach((parameter, index) => {
      this.names.declareTargets(parameter.target, scope);
      if (parameter.annotation) this.expression(parameter.annotation, context);
      if (parameter.defaultValue) this.expression(parameter.defaultValue, inner);
      eachTarget(parameter.target, [], (leaf, path) => {
        if (leaf.kind !== "Identifier") return;
        const binding = this.names.lookup(scope, leaf.name);
        if (!binding) return;
        this.bindingOf.set(leaf, binding);
        binding.writes.push({ kind: "parameter", fn, index, path, parameter });
        if (index === 0 && this.python && receiver?.cls) {
          binding.receiver = { cls: receiver.cls, isClass: receiver.isStatic === true };
        }
        if (parameter.isProperty && own?.cls) {
          const info = this.field(own.cls, leaf.name);
          info.writes.push({ value: leaf, path: [] });
          if (parameter.annotation) info.annotation ??= parameter.annotation;
        }
      });
      this.patternDefaults(parameter.target, inner);
    });
    if (fn.returns) this.expression(fn.returns, context);
    this.names.takeOuter(scope, fn);
    this.names.hoist(fn.body, scope, scope);
    this.statements(fn.body, inner);
    this.sizeOf.set(fn, this.nodes - before + 1);
    this.depth--;
  }

  cls(cls: ClassNode, context: Context, name: string | undefined): void {
    if (++this.depth > MAX_DEPTH) {
      this.depth--;
      return;
    }
    for (const decorator of cls.decorators) this.expression(decorator, context);
    for (const base of cls.bases) this.expression(base, context);
    const label = name ?? cls.name ?? "<anonymous>";
    const prefix = context.prefix === "" ? label : `${context.prefix}.${label}`;
    const scope: Scope = { kind: "class", parent: context.scope, bindings: new Map(), fn: context.fn };
    this.classScope.set(cls, scope);
    if (cls.name !== undefined && !this.python && !this.names.lookup(context.scope, cls.name)) {
      this.names.declare(scope, cls.name).writes.push({ kind: "class", cls });
    }
    for (const member of cls.members) {
      if (member.kind === "Initializer" && this.python) this.names.hoist(member.body, scope, scope);
    }
    for (const member of cls.members) {
      const receiver: Receiver = { cls, isStatic: member.kind === "Initializer" ? true : member.isStatic };
      const inner: Context = { scope, fn: context.fn, cls, receiver, prefix };
      if (member.kind === "Method") {
        if (member.name === "constructor" || member.name === "__init__") this.constructors.add(member.fn);
        const isPlainStatic =
          this.python && member.fn.decorators.some((d) => d.kind === "Identifier" && d.name === "staticmethod");
        const isClassMethod =
          this.python && member.fn.decorators.some((d) => d.kind === "Identifier" && d.name === "classmethod");
        this.fn(
          member.fn,
          inner,
          member.name,
          isPlainStatic ? undefined : { cls, isStatic: member.isStatic || isClassMethod },
        );
      } else if (member.kind === "Field") {
        for (const decorator of member.decorators) this.expression(decorator, inner);
        const info = this.field(cls, member.name);
        if (member.annotation) {
          this.expression(member.annotation, inner);
          info.annotation ??= member.annotation;
        }
        if (member.value) {
          this.expression(member.value, inner, member.name);
          info.writes.push({ value: member.value, path: [] });
        }
      } else this.statements(member.body, inner);
    }
    this.depth--;
  }

  // --- expressions --------------------------------------------------------------------------------------------------

  arguments(args: readonly Argument[], context: Context): void {
    for (const argument of args) this.expression(argument.value, context);
  }

  expression(expression: Expression, context: Context, name?: string): void {
    if (++this.depth > MAX_DEPTH) {
      this.depth--;
      return;
    }
    this.nodes++;
    switch (expression.kind) {
      case "Identifier":
        this.reference(expression, context);
        break;
      case "This":
      case "Super":
        if (context.receiver) this.receiverOf.set(expression, context.receiver);
        break;
      case "Template":
        for (const part of expression.parts) if (typeof part !== "string") this.expression(part, context);
        break;
      case "TaggedTemplate":
        this.expression(expression.tag, context);
        this.expression(expression.template, context);
        break;
      case "Concat":
      case "Compare":
      case "Logical":
        for (const operand of expression.operands) this.expression(operand, context);
        break;
      case "Member":
        this.expression(expression.object, context);
        break;
      case "Index":
        this.expression(expression.object, context);
        this.expression(expression.index, context);
        break;
      case "Slice":
        this.expression(expression.object, context);
        for (const bound of expression.bounds) this.expression(bound, context);
        break;
      case "Call":
        this.call(expression, context);
        break;
      case "Unary":
      case "Await":
        this.expression(expression.operand, context);
        break;
      case "Yield":
        if (expression.operand) this.expression(expression.operand, context);
        break;
      case "Binary":
        this.expression(expression.left, context);
        this.expression(expression.right, context);
        break;
      case "Conditional":
        this.expression(expression.test, context);
        this.expression(expression.consequent, context);
        this.expression(expression.alternate, context);
        break;
      case "Assign":
        this.named(expression.value, expression.target, context);
        if (expression.operator === undefined) this.assign(expression.target, expression.value, context);
        else this.assignOpaque(expression.target, context);
        break;
      case "ArrayLiteral":
        this.arguments(expression.elements, context);
        break;
      case "ObjectLiteral":
        this.object(expression, context);
        break;
      case "FunctionExpression":
        this.fn(expression.fn, context, expression.fn.name ?? name, undefined);
        break;
      case "ClassExpression":
        this.cls(expression.cls, context, expression.cls.name ?? name);
        break;
      case "Comprehension": {
        const scope: Scope = { kind: "block", parent: context.scope, bindings: new Map(), fn: context.fn };
        const inner: Context = { ...context, scope };
        for (const clause of expression.clauses) {
          this.expression(clause.iterable, inner);
          this.names.declareTargets(clause.target, scope);
          this.assignOpaque(clause.target, inner);
          for (const condition of clause.conditions) this.expression(condition, inner);
        }
        this.expression(expression.element, inner);
        if (expression.value) this.expression(expression.value, inner);
        break;
      }
      case "Sequence":
        for (const part of expression.expressions) this.expression(part, context);
        break;
      case "Unknown":
        for (const child of expression.children) this.expression(child, context);
        break;
      default:
        break;
    }
    this.depth--;
  }

  /** Chains of calls are long in practice (`z.string().min(1).describe(…)`): the callee chain is walked by a loop. */
  call(call: Call, context: Context): void {
    let at: Expression = call;
    for (;;) {
      if (at.kind === "Call") {
        this.calls.push({ call: at, file: this.file, ...this.enclosing(context) });
        this.arguments(at.args, context);
        const { callee }: Call = at;
        if (callee.kind === "Member" && CHANGING.has(callee.property)) {
          this.noteChange(callee.object, context);
          this.noteInside(callee.object);
        }
        this.noteHandedOver(at, context);
        at = callee;
      } else if (at.kind === "Member") at = at.object;
      else break;
      this.nodes++;
    }
    this.expression(at, context);
  }

  noteChange(object: Expression, context: Context): void {
    if (object.kind !== "Identifier" || !context.fn) return;
    const binding = this.names.lookup(context.scope, object.name);
    if (binding && !binding.scope.fn) binding.changedInside = true;
  }

  /** `x.name = …`, `x["name"] = …`, `x.name[key] = …` anywhere but where a constructor sets its own: see `changedProperties`. */
  noteProperty(leaf: Extract<Expression, { kind: "Member" | "Index" }>, context: Context): void {
    if (leaf.kind === "Index") {
      const { index } = leaf;
      if (index.kind === "Literal" && typeof index.value === "string") this.changedProperties.add(index.value);
      else this.noteInside(leaf.object);
      return;
    }
    const isOwn =
      leaf.object.kind === "This" ||
      (leaf.object.kind === "Identifier" && this.bindingOf.get(leaf.object)?.receiver !== undefined);
    const own = context.fn && this.constructors.has(context.fn);
    if (!(isOwn && own)) this.changedProperties.add(leaf.property);
  }

  /** Something below a property is changed that has no name here. */
  noteInside(object: Expression): void {
    if (object.kind === "Member") this.changedProperties.add(object.property);
    else if (object.kind === "Index" && object.index.kind === "Literal" && typeof object.index.value === "string")
      this.changedProperties.add(object.index.value);
  }

  /** What is called may change what it is given. */
  noteHandedOver(call: Call, context: Context): void {
    const isSetattr = call.callee.kind === "Identifier" && call.callee.name === "setattr";
    call.args.forEach((argument, index) => {
      const { value } = argument;
      if (value.kind === "Member") this.noteInside(value);
      else if (value.kind === "Identifier") {
        const binding = this.names.lookup(context.scope, value.name);
        if (binding && !binding.scope.fn) binding.handedOver = true;
      }
      if (isSetattr && index === 1 && value.kind === "Literal" && typeof value.value === "string")
        this.changedProperties.add(value.value);
    });
  }

  enclosing(context: Context): { enclosing?: FunctionRef } {
    const ref = context.fn ? this.refOf.get(context.fn) : undefined;
    return ref ? { enclosing: ref } : {};
  }

  object(literal: ObjectLiteral, context: Context): void {
    for (const entry of literal.entries) {
      if (entry.key !== undefined && typeof entry.key !== "string") this.expression(entry.key, context);
      const name = typeof entry.key === "string" ? entry.key : undefined;
      if (entry.value.kind === "FunctionExpression" && !entry.value.fn.isArrow) {
        this.nodes++;
        this.fn(entry.value.fn, context, entry.value.fn.name ?? name, { object: literal });
      } else this.expression(entry.value, context, name);
    }
  }

  reference(identifier: Identifier, context: Context): void {
    const binding = this.names.lookup(context.scope, identifier.name);
    if (!binding) return;
    this.bindingOf.set(identifier, binding);
    this.noteFree(binding, context);
  }

  noteFree(binding: Binding, context: Context): void {
    const owner = binding.scope.fn;
    if (!context.fn || !owner || owner === context.fn) return;
    let free = this.freeOf.get(context.fn);
    if (!free) {
      free = new Set();
      this.freeOf.set(context.fn, free);
    }
    free.add(binding);
  }

  /** What an inner function needs from outside, the function around it needs too, unless it owns the binding. */
  closeFreeBindings(): void {
    for (const [fn, free] of [...this.freeOf]) {
      for (const binding of free) {
        for (let at = this.parentOf.get(fn); at && at !== binding.scope.fn; at = this.parentOf.get(at)) {
          let outer = this.freeOf.get(at);
          if (!outer) {
            outer = new Set();
            this.freeOf.set(at, outer);
          }
          outer.add(binding);
        }
      }
    }
  }
}

/** Methods that change what they are called on. */
const CHANGING = new Set(
  "push unshift splice add set delete clear append extend insert update setdefault pop remove".split(" "),
);
