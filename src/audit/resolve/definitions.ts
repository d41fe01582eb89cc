/** The expression that a name stands for when it is bound once, and constants folded through such names. */
import type { Expression } from "../ir/types.ts";
import type { SourceFile } from "../types.ts";
import type { Library } from "./names.ts";
import type { Binding, PathStep } from "./scopes.ts";

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

const MAX_CHAIN = 40;
/** A folded text longer than this is cut off: it is no name, path or address. */
const MAX_TEXT = 20_000;

export class Definitions {
  readonly #library: Library;

  constructor(library: Library) {
    this.#library = library;
  }

  /** `expression` itself when it is no name; undefined when a name is written twice, or nothing is known. */
  of(file: SourceFile, expression: Expression, chain = 0): Definition | undefined {
    if (chain > MAX_CHAIN) return undefined;
    switch (expression.kind) {
      case "Identifier": {
        const binding = this.#library.bound(file).bindingOf.get(expression);
        return binding ? this.#binding(binding, chain) : undefined;
      }
      case "Await":
        return this.of(file, expression.operand, chain + 1);
      case "Member":
        return this.#member(file, expression.object, expression.property, chain);
      case "Index": {
        const key = expression.index;
        if (key.kind !== "Literal" || (typeof key.value !== "string" && typeof key.value !== "number"))
          return { file, expression };
        return this.#member(file, expression.object, key.value, chain);
      }
      default:
        return { file, expression };
    }
  }

  #binding(binding: Binding, chain: number): Definition | undefined {
    const write = binding.writes.length === 1 ? binding.writes[0] : undefined;
    if (!write) return undefined;
    if (write.kind === "value") {
      let found = this.of(binding.file, write.value, chain + 1);
      for (const step of write.path)
        found = found && typeof step !== "object" ? this.#step(found, step, chain) : undefined;
      return found;
    }
    if (write.kind !== "import") return undefined;
    const { statement, name } = write;
    if (binding.file.language === "python") {
      const target = this.#library.python.resolve(binding.file.path, statement.module);
      return target?.kind === "module" && target.file && name.imported !== "*"
        ? this.#exported(target.file, name.imported, chain + 1)
        : undefined;
    }
    const target = this.#library.javascript.resolve(binding.file.path, statement.module);
    return target?.kind === "file" && name.imported !== "*"
      ? this.#exported(target.file, name.imported, chain + 1)
      : undefined;
  }

  importTarget(binding: Binding, chain = 0): ImportTarget | undefined {
    const write = binding.writes.find((one) => one.kind === "import");
    if (write?.kind !== "import" || write.name.imported === "*") return undefined;
    const { statement, name } = write;
    const from = binding.file;
    if (from.language === "python") {
      const target = this.#library.python.resolve(from.path, statement.module);
      return target?.kind === "module" && target.file
        ? this.#exportTarget(target.file, name.imported, chain + 1)
        : undefined;
    }
    const target = this.#library.javascript.resolve(from.path, statement.module);
    return target?.kind === "file" ? this.#exportTarget(target.file, name.imported, chain + 1) : undefined;
  }

  #exportTarget(file: SourceFile, name: string, chain: number): ImportTarget | undefined {
    if (chain > MAX_CHAIN) return undefined;
    const local = (own: string): ImportTarget | undefined => {
      const binding = this.#library.bound(file).module.bindings.get(own);
      if (!binding) return undefined;
      return binding.writes.some((one) => one.kind === "import")
        ? this.importTarget(binding, chain + 1)
        : { file, binding };
    };
    if (file.language === "python") return local(name);
    const table = this.#library.exports(file);
    const source = table.named.get(name);
    if (source?.kind === "expression") return { file, expression: source.expression };
    if (source?.kind === "local") return local(source.name);
    if (source?.kind === "module") {
      const target = this.#library.javascript.resolve(file.path, source.specifier);
      return target?.kind === "file" && source.name !== "*"
        ? this.#exportTarget(target.file, source.name, chain + 1)
        : undefined;
    }
    if (table.whole && name === "default") return { file, expression: table.whole };
    if (table.whole) {
      const found = this.#exported(file, name, chain + 1);
      if (found) return found;
    }
    for (const specifier of table.stars) {
      const target = this.#library.javascript.resolve(file.path, specifier);
      const found =
        target?.kind === "file" && target.file !== file ? this.#exportTarget(target.file, name, chain + 1) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  #exported(file: SourceFile, name: string, chain: number): Definition | undefined {
    if (chain > MAX_CHAIN) return undefined;
    if (file.language === "python") {
      const binding = this.#library.bound(file).module.bindings.get(name);
      return binding ? this.#binding(binding, chain + 1) : undefined;
    }
    const table = this.#library.exports(file);
    const source = table.named.get(name);
    if (source?.kind === "expression") return this.of(file, source.expression, chain + 1);
    if (source?.kind === "local") {
      const binding = this.#library.bound(file).module.bindings.get(source.name);
      return binding ? this.#binding(binding, chain + 1) : undefined;
    }
    if (source?.kind === "module") {
      const target = this.#library.javascript.resolve(file.path, source.specifier);
      return target?.kind === "file" && source.name !== "*"
        ? this.#exported(target.file, source.name, chain + 1)
        : undefined;
    }
    if (table.whole) {
      const whole = this.of(file, table.whole, chain + 1);
      if (name === "default") return whole;
      const found = whole ? this.#step(whole, name, chain) : undefined;
      if (found) return found;
    }
    for (const specifier of table.stars) {
      const target = this.#library.javascript.resolve(file.path, specifier);
      const found =
        target?.kind === "file" && target.file !== file ? this.#exported(target.file, name, chain + 1) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  #member(file: SourceFile, object: Expression, property: string | number, chain: number): Definition | undefined {
    const module = typeof property === "string" ? this.#moduleOf(file, object) : undefined;
    if (module) return this.#exported(module, property as string, chain + 1);
    const constant = this.#classConstant(file, object, property, chain);
    if (constant) return constant;
    const found = this.of(file, object, chain + 1);
    return found ? this.#step(found, property, chain) : undefined;
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
  #classConstant(
    file: SourceFile,
    object: Expression,
    property: string | number,
    chain: number,
  ): Definition | undefined {
    if (typeof property !== "string") return undefined;
    const found = this.#library.classOf(file, object);
    if (!found) return undefined;
    const bound = this.#library.bound(found.file);
    const info = bound.fields.get(found.cls)?.get(property);
    const only = info && !info.opaque && info.writes.length === 1 ? info.writes[0] : undefined;
    if (only && only.path.length === 0) return this.of(found.file, only.value, chain + 1);
    const binding = bound.classScope.get(found.cls)?.bindings.get(property);
    return binding ? this.#binding(binding, chain + 1) : undefined;
  }

  #step(definition: Definition, step: PathStep, chain: number): Definition | undefined {
    const { file, expression } = definition;
    if (expression.kind === "Literal") return step === "value" ? definition : undefined;
    if (typeof step === "number" && expression.kind === "ArrayLiteral") {
      const element = expression.elements[step];
      const isPlain = expression.elements.slice(0, step + 1).every((one) => one.spread === undefined);
      return element && isPlain ? this.of(file, element.value, chain + 1) : undefined;
    }
    if (expression.kind !== "ObjectLiteral") return undefined;
    let found: Definition | undefined;
    for (const entry of expression.entries) {
      if (entry.key === step) found = this.of(file, entry.value, chain + 1);
      else if (entry.spread) {
        const spread = this.of(file, entry.value, chain + 1);
        found = (spread ? this.#step(spread, step, chain + 1) : undefined) ?? found;
      }
    }
    return found;
  }

  constant(file: SourceFile, expression: Expression, chain = 0): string | number | boolean | null | undefined {
    if (chain > MAX_CHAIN) return undefined;
    switch (expression.kind) {
      case "Literal":
        return expression.value;
      case "Template":
      case "Concat": {
        const parts = expression.kind === "Template" ? expression.parts : expression.operands;
        let text = "";
        let sum: number | undefined = expression.kind === "Concat" ? 0 : undefined;
        for (const part of parts) {
          const value = typeof part === "string" ? part : this.constant(file, part, chain + 1);
          if (value === undefined) return undefined;
          sum = typeof value === "number" && sum !== undefined ? sum + value : undefined;
          text += String(value);
          if (text.length > MAX_TEXT) return undefined;
        }
        return sum ?? text;
      }
      case "Unary": {
        const value = this.constant(file, expression.operand, chain + 1);
        if (expression.operator === "-" && typeof value === "number") return -value;
        if ((expression.operator === "!" || expression.operator === "not") && value !== undefined) return !value;
        return undefined;
      }
      case "Identifier":
      case "Member":
      case "Index":
      case "Await": {
        const found = this.of(file, expression, chain + 1);
        return found && found.expression !== expression
          ? this.constant(found.file, found.expression, chain + 1)
          : undefined;
      }
      default:
        return undefined;
    }
  }
}
