/**
 * Follows names to what they refer to: through bindings, imports, re-exports, members, fields, factories and annotations.
 * Flow-insensitive: a name written more than once with different things refers to nothing.
 *
 * Two modes: `source` enters packages of the same repository; `registry` takes every bare specifier as the published
 * package, so that a server inside an SDK's own repository is seen to use the SDK.
 *
 * Longer than 400 lines: every case of one recursive function over expressions, with one memo and one budget.
 */
import { posix } from "node:path";
import type {
  Call,
  ClassNode,
  Expression,
  FunctionNode,
  Identifier,
  Import,
  ImportedName,
  ObjectLiteral,
} from "../ir/types.ts";
import type { FunctionRef, SourceFile } from "../types.ts";
import { type Entity, instanceMember, looksLikeClass, memberName, sameEntity } from "./entities.ts";
import type { ExportTable } from "./javascript-exports.ts";
import type { JavaScriptModules } from "./javascript-modules.ts";
import { elementAt, entriesFor, methodsNamed } from "./members.ts";
import type { PythonModules } from "./python-modules.ts";
import { PYTHON_BUILTINS } from "./python-names.ts";
import { Answers, NameAnswers, Question } from "./questions.ts";
import type { Binding, BoundFile, PathStep, Receiver, Write } from "./scopes.ts";
import { StarTargets } from "./star-targets.ts";

export type Mode = "source" | "registry";

/** A variable that is written more often is not one thing; asking each write about the others would be quadratic. */
const MAX_WRITES = 32;

/** Calls whose result refers to what their first argument refers to. */
const TRANSPARENT_CALLS = new Set([
  "node:util.promisify",
  "npm:util.promisify",
  "npm:pify",
  "npm:tslib.__importStar",
  "npm:tslib.__importDefault",
  "npm:tslib.__toESM",
  "global:Object.freeze",
  "py:functools.wraps",
  "py:typing.cast",
]);
const INTEROP_HELPERS = new Set([
  "__importStar",
  "__importDefault",
  "__toESM",
  "_interopRequireWildcard",
  "_interopRequireDefault",
  "_interop_require_default",
  "_interop_require_wildcard",
]);
/** Annotations that say nothing of their own: the argument is the type. */
const TRANSPARENT_TYPES = new Set([
  "Optional",
  "Annotated",
  "Final",
  "ClassVar",
  "Required",
  "NotRequired",
  "Readonly",
  "Promise",
  "Partial",
  "Awaitable",
  "Coroutine",
  "Type",
  "type",
]);

export interface Library {
  readonly bound: (file: SourceFile) => BoundFile;
  readonly exports: (file: SourceFile) => ExportTable;
  readonly javascript: JavaScriptModules;
  readonly python: PythonModules;
  /** Canonical name of the class that calling an external function gives an instance of. */
  readonly factories: ReadonlyMap<string, string>;
  /** The project's class that an expression refers to, or is an instance of. */
  readonly classOf: (
    file: SourceFile,
    expression: Expression,
  ) => { readonly file: SourceFile; readonly cls: ClassNode } | undefined;
}

export class Names {
  readonly #library: Library;
  readonly #mode: Mode;
  readonly #question = new Question();
  readonly #expressions = new Answers<Expression, Entity>(this.#question);
  readonly #bindings = new Answers<Binding, Entity>(this.#question);
  readonly #results = new Answers<FunctionNode, Entity>(this.#question);
  readonly #exports = new NameAnswers<SourceFile, Entity>(this.#question);
  readonly #stars = new NameAnswers<SourceFile, Entity>(this.#question);
  readonly #classMembers = new NameAnswers<ClassNode, Entity>(this.#question);
  readonly #staticMembers = new NameAnswers<ClassNode, Entity>(this.#question);
  readonly #objectMembers = new NameAnswers<ObjectLiteral, Entity>(this.#question);
  readonly #exportStars: StarTargets<SourceFile | ExternalStar>;
  readonly #importStars: StarTargets<SourceFile>;

  constructor(library: Library, mode: Mode) {
    this.#library = library;
    this.#mode = mode;
    this.#exportStars = new StarTargets((node) => ("kind" in node ? [] : this.#directExportStars(node)));
    this.#importStars = new StarTargets((file) => this.#directImportStars(file));
  }

  /** Steps that all questions have taken so far. */
  get steps(): number {
    return this.#question.total;
  }

  resolve(file: SourceFile, expression: Expression): Entity | undefined {
    this.#question.begin();
    return this.#expression(file, expression);
  }

  /** The class behind an annotation, as what a value of that type is. */
  resolveAnnotation(file: SourceFile, annotation: Expression): Entity | undefined {
    this.#question.begin();
    return this.#annotation(file, annotation);
  }

  resolveMember(entity: Entity, property: string): Entity | undefined {
    this.#question.begin();
    return this.#member(entity, property);
  }

  #bound(file: SourceFile): BoundFile {
    return this.#library.bound(file);
  }

  #expression(file: SourceFile, expression: Expression): Entity | undefined {
    return this.#expressions.of(expression, () => this.#evaluate(file, expression));
  }

  #evaluate(file: SourceFile, expression: Expression): Entity | undefined {
    switch (expression.kind) {
      case "Identifier":
        return this.#identifier(file, expression);
      case "This": {
        const receiver = this.#bound(file).receiverOf.get(expression);
        return receiver ? this.#receiver(file, receiver) : undefined;
      }
      case "Super": {
        const cls = this.#bound(file).receiverOf.get(expression)?.cls;
        const base = cls?.bases[0];
        const entity = base ? this.#expression(file, base) : undefined;
        return entity ? asInstance(entity) : undefined;
      }
      case "Member": {
        const object = this.#expression(file, expression.object);
        return object ? this.#member(object, expression.property) : undefined;
      }
      case "Index": {
        if (expression.index.kind !== "Literal" || typeof expression.index.value === "boolean") return undefined;
        const object = this.#expression(file, expression.object);
        return object && expression.index.value !== null ? this.#step(object, expression.index.value) : undefined;
      }
      case "Call":
        return this.#call(file, expression);
      case "Await":
        return this.#expression(file, expression.operand);
      case "Assign":
        return expression.operator === undefined ? this.#expression(file, expression.value) : undefined;
      case "Sequence": {
        const last = expression.expressions.at(-1);
        return last ? this.#expression(file, last) : undefined;
      }
      case "Conditional":
        return this.#agree([
          this.#expression(file, expression.consequent),
          this.#expression(file, expression.alternate),
        ]);
      case "Logical":
        if (expression.operator === "and") {
          const last = expression.operands.at(-1);
          return last ? this.#expression(file, last) : undefined;
        }
        return this.#agree(expression.operands.map((operand) => this.#expression(file, operand)));
      case "FunctionExpression": {
        const ref = this.#bound(file).refOf.get(expression.fn);
        return ref ? { kind: "function", ref } : undefined;
      }
      case "ClassExpression":
        return { kind: "class", file, cls: expression.cls };
      case "Literal":
      case "RegExpLiteral":
      case "Template":
      case "Concat":
      case "ArrayLiteral":
      case "ObjectLiteral":
      case "Comprehension":
        return { kind: "value", file, expression };
      default:
        return undefined;
    }
  }

  /** Several ways to one thing: what they have in common; constants beside something real do not count. */
  #agree(entities: readonly (Entity | undefined)[]): Entity | undefined {
    const real = entities.filter(
      (entity) => entity !== undefined && !(entity.kind === "value" && entity.expression.kind === "Literal"),
    );
    const first = real[0];
    if (!first) return entities.length === 1 ? entities[0] : undefined;
    return real.every((entity) => entity !== undefined && sameEntity(entity, first)) ? first : undefined;
  }

  #receiver(file: SourceFile, receiver: Receiver): Entity | undefined {
    if (receiver.cls) return { kind: receiver.isStatic ? "class" : "instance", file, cls: receiver.cls };
    return receiver.object ? { kind: "value", file, expression: receiver.object } : undefined;
  }

  // --- names --------------------------------------------------------------------------------------------------------

  #identifier(file: SourceFile, identifier: Identifier): Entity | undefined {
    const binding = this.#bound(file).bindingOf.get(identifier);
    if (binding) return this.#binding(binding);
    if (file.language === "python") {
      const star = this.#starImport(file, identifier.name);
      if (star) return star;
      return PYTHON_BUILTINS.has(identifier.name)
        ? { kind: "external", name: `py:builtins.${identifier.name}` }
        : undefined;
    }
    if (identifier.name === "undefined") return { kind: "value", file, expression: identifier };
    return { kind: "external", name: `global:${identifier.name}` };
  }

  #binding(binding: Binding): Entity | undefined {
    if (binding.receiver) {
      return { kind: binding.receiver.isClass ? "class" : "instance", file: binding.file, cls: binding.receiver.cls };
    }
    return this.#bindings.of(binding, () => {
      const entity =
        binding.writes.length > MAX_WRITES
          ? undefined
          : this.#agree(binding.writes.map((write) => this.#write(binding, write)));
      return entity ?? (binding.annotation ? this.#annotation(binding.file, binding.annotation) : undefined);
    });
  }

  #write(binding: Binding, write: Write): Entity | undefined {
    switch (write.kind) {
      case "value": {
        const entity = this.#expression(binding.file, write.value);
        return entity ? this.#path(entity, write.path) : undefined;
      }
      case "function": {
        const ref = this.#bound(binding.file).refOf.get(write.fn);
        return ref ? { kind: "function", ref } : undefined;
      }
      case "class":
        return { kind: "class", file: binding.file, cls: write.cls };
      case "import":
        return this.#import(binding.file, write.statement, write.name);
      case "parameter": {
        const { annotation } = write.parameter;
        if (!annotation) return undefined;
        const entity = this.#annotation(binding.file, annotation);
        return entity ? this.#path(entity, write.path) : undefined;
      }
      case "opaque":
        return undefined;
    }
  }

  #path(entity: Entity, path: readonly PathStep[]): Entity | undefined {
    let at: Entity | undefined = entity;
    for (const step of path) {
      if (!at || typeof step === "object") return undefined;
      at = this.#step(at, step);
    }
    return at;
  }

  #step(entity: Entity, step: string | number): Entity | undefined {
    if (typeof step === "string") return this.#member(entity, step);
    if (entity.kind !== "value" || entity.expression.kind !== "ArrayLiteral") return undefined;
    const element = elementAt(entity.expression, step);
    return element ? this.#expression(entity.file, element.value) : undefined;
  }

  // --- annotations --------------------------------------------------------------------------------------------------

  #annotation(file: SourceFile, annotation: Expression): Entity | undefined {
    let at = annotation;
    for (let chain = 0; chain < 8; chain++) {
      if (at.kind === "Index" || at.kind === "Slice") {
        const name =
          at.object.kind === "Identifier" ? at.object.name : at.object.kind === "Member" ? at.object.property : "";
        if (!TRANSPARENT_TYPES.has(name) || at.kind === "Slice") {
          at = at.object;
          continue;
        }
        at = at.index.kind === "ArrayLiteral" ? (at.index.elements[0]?.value ?? at.object) : at.index;
      } else if (at.kind === "Binary" && at.operator === "|") {
        const isNone = (side: Expression) => side.kind === "Literal" && side.value === null;
        at = isNone(at.left) ? at.right : at.left;
      } else break;
    }
    // A forward reference written as text.
    const entity =
      at.kind === "Literal" && typeof at.value === "string" ? this.#dotted(file, at.value) : this.#expression(file, at);
    return entity ? asInstance(entity) : undefined;
  }

  #dotted(file: SourceFile, text: string): Entity | undefined {
    const parts = text.split(".");
    if (!parts.every((part) => /^\w+$/u.test(part))) return undefined;
    const binding = this.#bound(file).module.bindings.get(parts[0] as string);
    const entity = binding ? this.#binding(binding) : undefined;
    return entity ? this.#path(entity, parts.slice(1)) : undefined;
  }

  // --- imports and exports ------------------------------------------------------------------------------------------

  #import(file: SourceFile, statement: Import, name: ImportedName): Entity | undefined {
    if (file.language === "python") return this.#pythonImport(file, statement, name);
    const target = this.#moduleEntity(file, statement.module);
    if (!target || name.imported === "*") return target;
    return this.#member(target, name.imported);
  }

  #moduleEntity(file: SourceFile, specifier: string): Entity | undefined {
    const target = this.#library.javascript.resolve(file.path, specifier);
    if (!target) return undefined;
    if (target.kind === "external") return { kind: "external", name: target.name };
    if (target.external !== undefined && this.#mode === "registry") return { kind: "external", name: target.external };
    return { kind: "javascriptModule", file: target.file };
  }

  /** A CommonJS module whose whole export is one function or class is that function or class. */
  #required(file: SourceFile, specifier: string): Entity | undefined {
    const target = this.#moduleEntity(file, specifier);
    if (target?.kind !== "javascriptModule") return target;
    const { whole } = this.#library.exports(target.file);
    const entity = whole ? this.#expression(target.file, whole) : undefined;
    return entity?.kind === "function" || entity?.kind === "class" ? entity : target;
  }

  #pythonImport(file: SourceFile, statement: Import, name: ImportedName): Entity | undefined {
    const specifier = name.bindsRoot ? (statement.module.split(".")[0] as string) : statement.module;
    const target = this.#pythonModule(file, specifier);
    if (!target || name.imported === "*") return target;
    return this.#member(target, name.imported);
  }

  #pythonModule(file: SourceFile, specifier: string): Entity | undefined {
    const target = this.#library.python.resolve(file.path, specifier);
    if (!target) return undefined;
    if (target.kind === "external") return { kind: "external", name: target.name };
    if (target.external !== undefined && this.#mode === "registry") return { kind: "external", name: target.external };
    return { kind: "pythonModule", base: target.base, file: target.file };
  }

  /** A name that only `from m import *` can have brought. */
  #starImport(file: SourceFile, name: string): Entity | undefined {
    const targets = this.#importStars.of(file);
    if (targets.length === 0) return undefined;
    return this.#stars.of(file, name, () => {
      for (const target of targets) {
        if (!this.#question.step()) return undefined;
        const binding = this.#bound(target).module.bindings.get(name);
        const found = binding ? this.#binding(binding) : undefined;
        if (found) return found;
      }
      return undefined;
    });
  }

  #directImportStars(file: SourceFile): readonly SourceFile[] {
    return this.#bound(file).imports.flatMap((statement) => {
      if (!statement.names.some((one) => one.imported === "*" && one.local === undefined)) return [];
      const target = this.#library.python.resolve(file.path, statement.module);
      return target?.kind === "module" && target.file ? [target.file] : [];
    });
  }

  #exported(file: SourceFile, name: string): Entity | undefined {
    return this.#exports.of(file, name, () => {
      const own = this.#ownExport(file, name);
      // `export *` passes everything on but the default.
      if (own || name === "default" || this.#library.exports(file).named.has(name)) return own;
      for (const target of this.#exportStars.of(file)) {
        if (!this.#question.step()) return undefined;
        const found = "kind" in target ? this.#member(target, name) : this.#ownExport(target, name);
        if (found) return found;
      }
      return undefined;
    });
  }

  /** What a file exports by this name itself, stars left out. */
  #ownExport(file: SourceFile, name: string): Entity | undefined {
    const table = this.#library.exports(file);
    const source = table.named.get(name);
    if (source) {
      if (source.kind === "expression") return this.#expression(file, source.expression);
      if (source.kind === "local") {
        const binding = this.#bound(file).module.bindings.get(source.name);
        return binding ? this.#binding(binding) : undefined;
      }
      const target = this.#moduleEntity(file, source.specifier);
      if (!target || source.name === "*") return target;
      return this.#member(target, source.name);
    }
    if (table.whole) {
      const whole = this.#expression(file, table.whole);
      if (name === "default") return whole;
      const member = whole ? this.#member(whole, name) : undefined;
      if (member) return member;
    }
    if (name !== "default") return undefined;
    // CommonJS seen through an ES import.
    const isCommonJs = !this.#bound(file).topLevel.some((one) => one.kind === "Export");
    return isCommonJs ? { kind: "javascriptModule", file } : undefined;
  }

  #directExportStars(file: SourceFile): readonly (SourceFile | ExternalStar)[] {
    const { stars } = this.#library.exports(file);
    return stars.flatMap((specifier): (SourceFile | ExternalStar)[] => {
      const target = this.#moduleEntity(file, specifier);
      if (target?.kind === "javascriptModule") return [target.file];
      // With several stars nobody knows which package a name comes from.
      return target?.kind === "external" && stars.length === 1 ? [target] : [];
    });
  }

  // --- members ------------------------------------------------------------------------------------------------------

  #member(entity: Entity, property: string): Entity | undefined {
    if (!this.#question.step()) return undefined;
    switch (entity.kind) {
      case "external": {
        const name = memberName(entity.name, property);
        return name === undefined ? undefined : { kind: "external", name };
      }
      case "externalInstance": {
        const name = instanceMember(entity.name, property);
        return name === undefined ? undefined : { kind: "external", name };
      }
      case "javascriptModule":
        return this.#exported(entity.file, property);
      case "pythonModule":
        return this.#pythonMember(entity, property);
      case "class":
        return this.#classMember(entity.file, entity.cls, property, true);
      case "instance":
        return this.#classMember(entity.file, entity.cls, property, false);
      case "value":
        return this.#valueMember(entity, property);
      case "function":
        return undefined;
    }
  }

  #pythonMember(entity: Extract<Entity, { kind: "pythonModule" }>, property: string): Entity | undefined {
    if (entity.file) {
      const binding = this.#bound(entity.file).module.bindings.get(property);
      if (binding && !this.#bindings.isOpen(binding)) {
        const found = this.#binding(binding);
        if (found) return found;
      }
      const star = this.#starImport(entity.file, property);
      if (star) return star;
    }
    const target = this.#library.python.at(posix.join(entity.base, property));
    return target?.kind === "module" ? { kind: "pythonModule", base: target.base, file: target.file } : undefined;
  }

  #valueMember(entity: Extract<Entity, { kind: "value" }>, property: string): Entity | undefined {
    const { expression, file } = entity;
    if (expression.kind === "Literal") return property === "value" ? entity : undefined;
    if (expression.kind !== "ObjectLiteral") return undefined;
    return this.#objectMembers.of(expression, property, () => {
      let found: Entity | undefined;
      for (const entry of entriesFor(expression, property)) {
        if (entry.key === property) found = this.#expression(file, entry.value);
        else if (entry.spread) {
          const spread = this.#expression(file, entry.value);
          found = (spread ? this.#member(spread, property) : undefined) ?? found;
        }
      }
      return found;
    });
  }

  #classMember(file: SourceFile, cls: ClassNode, property: string, isStatic: boolean): Entity | undefined {
    const answers = isStatic ? this.#staticMembers : this.#classMembers;
    return answers.of(cls, property, () => this.#findClassMember(file, cls, property, isStatic));
  }

  #findClassMember(file: SourceFile, cls: ClassNode, property: string, isStatic: boolean): Entity | undefined {
    const bound = this.#bound(file);
    for (const member of methodsNamed(cls, property)) {
      const ref = bound.refOf.get(member.fn);
      if (!ref) continue;
      const isProperty =
        member.accessor === "get" || member.fn.decorators.some((d) => lastName(d).endsWith("property"));
      return isProperty ? this.#returned(ref) : { kind: "function", ref };
    }
    if (cls.members.some((member) => member.kind === "Initializer")) {
      const binding = bound.classScope.get(cls)?.bindings.get(property);
      if (binding) return this.#binding(binding);
    }
    const info = bound.fields.get(cls)?.get(property);
    if (!info) return this.#inherited(file, cls, property, isStatic);
    const agreed = this.#agree(
      info.writes.map((write) => {
        const entity = this.#expression(file, write.value);
        return entity ? this.#path(entity, write.path) : undefined;
      }),
    );
    if (agreed && !info.opaque) return agreed;
    return (info.annotation ? this.#annotation(file, info.annotation) : undefined) ?? agreed;
  }

  #inherited(file: SourceFile, cls: ClassNode, property: string, isStatic: boolean): Entity | undefined {
    for (const base of cls.bases) {
      const entity = this.#expression(file, base);
      const found =
        entity?.kind === "class"
          ? this.#classMember(entity.file, entity.cls, property, isStatic)
          : entity?.kind === "external"
            ? this.#member(isStatic ? entity : { kind: "externalInstance", name: entity.name }, property)
            : undefined;
      if (found) return found;
    }
    return undefined;
  }

  // --- calls --------------------------------------------------------------------------------------------------------

  #call(file: SourceFile, call: Call): Entity | undefined {
    const { callee } = call;
    const first = call.args[0]?.value;
    if (callee.kind === "Identifier" && file.language !== "python") {
      if ((callee.name === "require" || callee.name === "import") && first) {
        const isOwn =
          callee.name === "require" && this.#bound(file).bindingOf.has(callee) && !this.#isCreateRequire(file, callee);
        const text = first.kind === "Literal" ? first.value : undefined;
        if (!isOwn) return typeof text === "string" ? this.#required(file, text) : undefined;
      }
      if (INTEROP_HELPERS.has(callee.name) && first) return this.#expression(file, first);
    }
    if (callee.kind === "Member" && callee.property === "bind") {
      const bound = this.#expression(file, callee.object);
      if (bound?.kind === "function" || bound?.kind === "external") return bound;
    }
    const target = this.#expression(file, callee);
    if (!target) return undefined;
    switch (target.kind) {
      case "external":
        return this.#externalCall(file, call, target.name);
      case "class":
        return { kind: "instance", file: target.file, cls: target.cls };
      case "function":
        return this.#returned(target.ref);
      case "externalInstance":
        return { kind: "externalInstance", name: target.name };
      default:
        return undefined;
    }
  }

  #isCreateRequire(file: SourceFile, callee: Identifier): boolean {
    const entity = this.#identifier(file, callee);
    return entity?.kind === "externalInstance" && entity.name === "node:module.createRequire";
  }

  #externalCall(file: SourceFile, call: Call, name: string): Entity | undefined {
    const first = call.args[0]?.value;
    const text = first?.kind === "Literal" && typeof first.value === "string" ? first.value : undefined;
    if (TRANSPARENT_CALLS.has(name)) {
      const last = name === "py:typing.cast" ? call.args[1]?.value : first;
      return last ? this.#expression(file, last) : undefined;
    }
    if ((name === "py:importlib.import_module" || name === "py:builtins.__import__") && text !== undefined) {
      return this.#pythonModule(file, text);
    }
    const second = call.args[1]?.value;
    if (name === "py:builtins.getattr" && first && second?.kind === "Literal" && typeof second.value === "string") {
      const object = this.#expression(file, first);
      return object ? this.#member(object, second.value) : undefined;
    }
    const made = this.#library.factories.get(name);
    if (made !== undefined) return { kind: "externalInstance", name: made };
    if (name.startsWith("py") && !looksLikeClass(name) && !name.includes("#") && /^py:builtins\./u.test(name))
      return undefined;
    return { kind: "externalInstance", name };
  }

  /** What a function of the project gives back: its annotation, or the one thing that its returns agree on. */
  #returned(ref: FunctionRef): Entity | undefined {
    const { fn, file } = ref;
    if (fn.returns) {
      const typed = this.#annotation(file, fn.returns);
      if (typed && typed.kind !== "externalInstance") return typed;
      if (
        typed?.kind === "externalInstance" &&
        !typed.name.startsWith("py:builtins.") &&
        !typed.name.startsWith("global:")
      )
        return typed;
    }
    return this.#results.of(fn, () => {
      const values: Expression[] = [];
      for (const statement of fn.body) {
        if (statement.kind === "Return" && statement.value) values.push(statement.value);
      }
      return values.length === 1 ? this.#expression(file, values[0] as Expression) : undefined;
    });
  }
}

/** A package whose exports a file passes on. */
type ExternalStar = Extract<Entity, { kind: "external" }>;

function asInstance(entity: Entity): Entity {
  if (entity.kind === "external") return { kind: "externalInstance", name: entity.name };
  if (entity.kind === "class") return { kind: "instance", file: entity.file, cls: entity.cls };
  return entity;
}

function lastName(expression: Expression): string {
  if (expression.kind === "Identifier") return expression.name;
  return expression.kind === "Member" ? expression.property : "";
}
