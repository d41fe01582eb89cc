/** The expression that a name stands for when it is bound once, and constants folded through such names. */
import type { Expression, ObjectLiteral } from "../ir/types.ts";
import type { SourceFile } from "../types.ts";
import { elementAt, entriesFor } from "./members.ts";
import type { Library } from "./names.ts";
import { Answers, NameAnswers, Question } from "./questions.ts";
import type { Binding, PathStep } from "./scopes.ts";
import { StarTargets } from "./star-targets.ts";

type Constant = string | number | boolean | null;

export interface Definition {
  readonly file: SourceFile;
  readonly expression: Expression;
}

/** Where an import leads: a name of another file, or what it exports without one. */
export interface ImportTarget {
  readonly file: SourceFile;
  readonly binding?: Binding;
  readonly expression?: Expression;
}

/** A folded text longer than this is cut off: it is no name, path or address. */
const MAX_TEXT = 20_000;

export class Definitions {
  readonly #library: Library;
  readonly #question = new Question();
  readonly #definitions = new Answers<Expression, Definition>(this.#question);
  readonly #bindings = new Answers<Binding, Definition>(this.#question);
  readonly #exports = new NameAnswers<SourceFile, Definition>(this.#question);
  readonly #properties = new NameAnswers<ObjectLiteral, Definition>(this.#question);
  readonly #imports = new Answers<Binding, ImportTarget>(this.#question);
  readonly #exportTargets = new NameAnswers<SourceFile, ImportTarget>(this.#question);
  readonly #constants = new Answers<Expression, { readonly value: Constant }>(this.#question);
  readonly #stars: StarTargets<SourceFile>;

  constructor(library: Library) {
    this.#library = library;
    this.#stars = new StarTargets((file) =>
      library.exports(file).stars.flatMap((specifier) => {
        const target = library.javascript.resolve(file.path, specifier);
        return target?.kind === "file" ? [target.file] : [];
      }),
    );
  }

  /** Steps that all questions have taken so far. */
  get steps(): number {
    return this.#question.total;
  }

  /** `expression` itself when it is no name; undefined when a name is written twice, or nothing is known. */
  of(file: SourceFile, expression: Expression): Definition | undefined {
    this.#question.begin();
    return this.#of(file, expression);
  }

  importTarget(binding: Binding): ImportTarget | undefined {
    this.#question.begin();
    return this.#importTarget(binding);
  }

  /** The value of a constant expression, names followed; a text longer than MAX_TEXT has none. */
  constant(file: SourceFile, expression: Expression): Constant | undefined {
    this.#question.begin();
    return this.#constant(file, expression);
  }

  #of(file: SourceFile, expression: Expression): Definition | undefined {
    switch (expression.kind) {
      case "Identifier":
      case "Await":
      case "Member":
      case "Index":
        return this.#definitions.of(expression, () => this.#find(file, expression));
      default:
        return { file, expression };
    }
  }

  #find(file: SourceFile, expression: Expression): Definition | undefined {
    switch (expression.kind) {
      case "Identifier": {
        const binding = this.#library.bound(file).bindingOf.get(expression);
        return binding ? this.#binding(binding) : undefined;
      }
      case "Await":
        return this.#of(file, expression.operand);
      case "Member":
        return this.#member(file, expression.object, expression.property);
      case "Index": {
        const key = expression.index;
        if (key.kind !== "Literal" || (typeof key.value !== "string" && typeof key.value !== "number"))
          return { file, expression };
        return this.#member(file, expression.object, key.value);
      }
      default:
        return { file, expression };
    }
  }

  #binding(binding: Binding): Definition | undefined {
    return this.#bindings.of(binding, () => this.#findBinding(binding));
  }

  #findBinding(binding: Binding): Definition | undefined {
    const write = binding.writes.length === 1 ? binding.writes[0] : undefined;
    if (!write) return undefined;
    if (write.kind === "value") {
      let found = this.#of(binding.file, write.value);
      for (const step of write.path) found = found && typeof step !== "object" ? this.#step(found, step) : undefined;
      return found;
    }
    if (write.kind !== "import") return undefined;
    const { statement, name } = write;
    if (binding.file.language === "python") {
      const target = this.#library.python.resolve(binding.file.path, statement.module);
      return target?.kind === "module" && target.file && name.imported !== "*"
        ? this.#exported(target.file, name.imported)
        : undefined;
    }
    const target = this.#library.javascript.resolve(binding.file.path, statement.module);
    return target?.kind === "file" && name.imported !== "*" ? this.#exported(target.file, name.imported) : undefined;
  }

  #importTarget(binding: Binding): ImportTarget | undefined {
    return this.#imports.of(binding, () => this.#findImportTarget(binding));
  }

  #findImportTarget(binding: Binding): ImportTarget | undefined {
    const write = binding.writes.find((one) => one.kind === "import");
    if (write?.kind !== "import" || write.name.imported === "*") return undefined;
    const { statement, name } = write;
    const from = binding.file;
    if (from.language === "python") {
      const target = this.#library.python.resolve(from.path, statement.module);
      return target?.kind === "module" && target.file ? this.#exportTarget(target.file, name.imported) : undefined;
    }
    const target = this.#library.javascript.resolve(from.path, statement.module);
    return target?.kind === "file" ? this.#exportTarget(target.file, name.imported) : undefined;
  }

  #exportTarget(file: SourceFile, name: string): ImportTarget | undefined {
    return this.#exportTargets.of(file, name, () =>
      this.#throughStars(file, name, (one) => this.#ownExportTarget(one, name)),
    );
  }

  /** Asks a file and then, where it does not have the name itself, the files that its stars reach. */
  #throughStars<T>(file: SourceFile, name: string, ask: (file: SourceFile) => T | undefined): T | undefined {
    const own = ask(file);
    if (own || name === "default" || file.language === "python") return own;
    if (this.#library.exports(file).named.has(name)) return undefined;
    for (const target of this.#stars.of(file)) {
      if (!this.#question.step()) return undefined;
      const found = ask(target);
      if (found) return found;
    }
    return undefined;
  }

  #ownExportTarget(file: SourceFile, name: string): ImportTarget | undefined {
    const local = (own: string): ImportTarget | undefined => {
      const binding = this.#library.bound(file).module.bindings.get(own);
      if (!binding) return undefined;
      return binding.writes.some((one) => one.kind === "import") ? this.#importTarget(binding) : { file, binding };
    };
    if (file.language === "python") return local(name);
    const table = this.#library.exports(file);
    const source = table.named.get(name);
    if (source?.kind === "expression") return { file, expression: source.expression };
    if (source?.kind === "local") return local(source.name);
    if (source?.kind === "module") {
      const target = this.#library.javascript.resolve(file.path, source.specifier);
      return target?.kind === "file" && source.name !== "*" ? this.#exportTarget(target.file, source.name) : undefined;
    }
    if (table.whole && name === "default") return { file, expression: table.whole };
    return table.whole ? this.#ownExport(file, name) : undefined;
  }

  #exported(file: SourceFile, name: string): Definition | undefined {
    return this.#exports.of(file, name, () => this.#throughStars(file, name, (one) => this.#ownExport(one, name)));
  }

  #ownExport(file: SourceFile, name: string): Definition | undefined {
    if (file.language === "python") {
      const binding = this.#library.bound(file).module.bindings.get(name);
      return binding ? this.#binding(binding) : undefined;
    }
    const table = this.#library.exports(file);
    const source = table.named.get(name);
    if (source?.kind === "expression") return this.#of(file, source.expression);
    if (source?.kind === "local") {
      const binding = this.#library.bound(file).module.bindings.get(source.name);
      return binding ? this.#binding(binding) : undefined;
    }
    if (source?.kind === "module") {
      const target = this.#library.javascript.resolve(file.path, source.specifier);
      return target?.kind === "file" && source.name !== "*" ? this.#exported(target.file, source.name) : undefined;
    }
    if (!table.whole) return undefined;
    const whole = this.#of(file, table.whole);
    return name === "default" || !whole ? whole : this.#step(whole, name);
  }

  #member(file: SourceFile, object: Expression, property: string | number): Definition | undefined {
    const module = typeof property === "string" ? this.#moduleOf(file, object) : undefined;
    if (module) return this.#exported(module, property as string);
    const constant = this.#classConstant(file, object, property);
    if (constant) return constant;
    const found = this.#of(file, object);
    return found ? this.#step(found, property) : undefined;
  }

  /** The project's file behind a namespace import. */
  #moduleOf(file: SourceFile, object: Expression): SourceFile | undefined {
    if (object.kind !== "Identifier") return undefined;
    const binding = this.#library.bound(file).bindingOf.get(object);
    const write = binding?.writes.length === 1 ? binding.writes[0] : undefined;
    if (write?.kind !== "import") return undefined;
    if (file.language === "python") {
      const { statement, name } = write;
      const specifier =
        name.imported === "*"
          ? statement.module
          : `${statement.module}${statement.module.endsWith(".") ? "" : "."}${name.imported}`;
      const target = this.#library.python.resolve(file.path, specifier);
      return target?.kind === "module" ? target.file : undefined;
    }
    if (write.name.imported !== "*") return undefined;
    const target = this.#library.javascript.resolve(file.path, write.statement.module);
    return target?.kind === "file" ? target.file : undefined;
  }

  /** `Colour.RED` of a class with constant fields, `this.base` of a field that is written once. */
  #classConstant(file: SourceFile, object: Expression, property: string | number): Definition | undefined {
    if (typeof property !== "string") return undefined;
    const found = this.#library.classOf(file, object);
    if (!found) return undefined;
    const bound = this.#library.bound(found.file);
    const info = bound.fields.get(found.cls)?.get(property);
    const only = info && !info.opaque && info.writes.length === 1 ? info.writes[0] : undefined;
    if (only && only.path.length === 0) return this.#of(found.file, only.value);
    const binding = bound.classScope.get(found.cls)?.bindings.get(property);
    return binding ? this.#binding(binding) : undefined;
  }

  #step(definition: Definition, step: PathStep): Definition | undefined {
    const { file, expression } = definition;
    if (expression.kind === "Literal") return step === "value" ? definition : undefined;
    if (typeof step === "number" && expression.kind === "ArrayLiteral") {
      const element = elementAt(expression, step);
      return element ? this.#of(file, element.value) : undefined;
    }
    if (expression.kind !== "ObjectLiteral" || typeof step !== "string") return undefined;
    return this.#properties.of(expression, step, () => {
      let found: Definition | undefined;
      for (const entry of entriesFor(expression, step)) {
        if (entry.key === step) found = this.#of(file, entry.value);
        else if (entry.spread) {
          const spread = this.#of(file, entry.value);
          found = (spread ? this.#step(spread, step) : undefined) ?? found;
        }
      }
      return found;
    });
  }

  #constant(file: SourceFile, expression: Expression): Constant | undefined {
    if (expression.kind === "Literal") return expression.value;
    return this.#constants.of(expression, () => {
      const value = this.#fold(file, expression);
      return value === undefined ? undefined : { value };
    })?.value;
  }

  #fold(file: SourceFile, expression: Expression): Constant | undefined {
    switch (expression.kind) {
      case "Template":
      case "Concat": {
        const parts = expression.kind === "Template" ? expression.parts : expression.operands;
        let text = "";
        let sum: number | undefined = expression.kind === "Concat" ? 0 : undefined;
        for (const part of parts) {
          const value = typeof part === "string" ? part : this.#constant(file, part);
          if (value === undefined) return undefined;
          sum = typeof value === "number" && sum !== undefined ? sum + value : undefined;
          text += String(value);
          if (text.length > MAX_TEXT) return undefined;
        }
        return sum ?? text;
      }
      case "Unary": {
        const value = this.#constant(file, expression.operand);
        if (expression.operator === "-" && typeof value === "number") return -value;
        if ((expression.operator === "!" || expression.operator === "not") && value !== undefined) return !value;
        return undefined;
      }
      case "Identifier":
      case "Member":
      case "Index":
      case "Await": {
        const found = this.#of(file, expression);
        return found && found.expression !== expression ? this.#constant(found.file, found.expression) : undefined;
      }
      default:
        return undefined;
    }
  }
}
