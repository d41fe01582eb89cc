/** Binds parsed files together: the `Project` that the server model, the matchers and the flow engine ask. */
import type { Expression } from "../ir/types.ts";
import type { CallSite, FunctionRef, Project, SourceFile } from "../types.ts";
import { bindFile } from "./binder.ts";
import { Definitions, type ImportTarget } from "./definitions.ts";
import type { Entity } from "./entities.ts";
import { FACTORIES } from "./factories.ts";
import { type ExportTable, exportTable } from "./javascript-exports.ts";
import { JavaScriptModules, type Manifests, packageName, record } from "./javascript-modules.ts";
import { type Library, type Mode, Names } from "./names.ts";
import { PythonModules } from "./python-modules.ts";
import type { Binding, BoundFile } from "./scopes.ts";

/** What the flow engine asks beyond the `Project` that everybody sees. */
export interface BoundProject extends Project {
  bound(file: SourceFile): BoundFile;
  entityOf(file: SourceFile, expression: Expression, mode?: Mode): Entity | undefined;
  memberOf(entity: Entity, property: string, mode?: Mode): Entity | undefined;
  annotated(file: SourceFile, annotation: Expression): Entity | undefined;
  /** Steps that look-ups of names have taken so far: what the work of the resolver is measured in. */
  lookUpSteps(): number;
  /** What an imported name is in the file that defines it; undefined for a module as a whole and outside the project. */
  importTarget(binding: Binding): ImportTarget | undefined;
}

/**
 * @param files parsed files; their order does not matter.
 * @param manifests parsed values of `package.json`, `tsconfig*.json`, `jsconfig.json` and `pyproject.toml`, keyed by path
 *   relative to the root (POSIX).
 */
export function createProject(files: readonly SourceFile[], manifests: Manifests = new Map()): BoundProject {
  const byPath = new Map(
    [...files].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)).map((file) => [file.path, file]),
  );
  const boundFiles = new Map<SourceFile, BoundFile>();
  const bound = (file: SourceFile): BoundFile => {
    let found = boundFiles.get(file);
    if (!found) {
      found = bindFile(file);
      boundFiles.set(file, found);
    }
    return found;
  };
  const tables = new Map<SourceFile, ExportTable>();
  const exports = (file: SourceFile): ExportTable => {
    let found = tables.get(file);
    if (!found) {
      found = exportTable(bound(file));
      tables.set(file, found);
    }
    return found;
  };
  const classOf = (file: SourceFile, expression: Expression) => {
    const entity = source.resolve(file, expression);
    return entity?.kind === "class" || entity?.kind === "instance" ? { file: entity.file, cls: entity.cls } : undefined;
  };
  const library: Library = {
    bound,
    exports,
    javascript: new JavaScriptModules(byPath, manifests),
    python: new PythonModules(byPath),
    factories: FACTORIES,
    classOf,
  };
  const source = new Names(library, "source");
  const registry = new Names(library, "registry");
  const definitions = new Definitions(library);
  const dependencies = new Dependencies(byPath, manifests, bound);

  const inBothModes = <T>(ask: (names: Names) => T | undefined): T | undefined => ask(source) ?? ask(registry);

  return {
    files: byPath,
    originOf: (file, expression) =>
      inBothModes((names) => {
        const entity = names.resolve(file, expression);
        return entity?.kind === "external" ? entity.name : undefined;
      }),
    typeOf: (file, expression) =>
      inBothModes((names) => {
        const entity = names.resolve(file, expression);
        return entity?.kind === "externalInstance" ? entity.name : undefined;
      }),
    functionOf: (file, expression) => {
      const entity = source.resolve(file, expression);
      return entity?.kind === "function" ? entity.ref : undefined;
    },
    classOf,
    valueOf: (file, expression) => definitions.of(file, expression),
    constantOf: (file, expression) => definitions.constant(file, expression),
    callsIn: (file): readonly CallSite[] => bound(file).calls,
    functionsIn: (file): readonly FunctionRef[] => bound(file).functions,
    dependsOn: (file, names) => dependencies.has(file, names),
    bound,
    entityOf: (file, expression, mode = "source") => (mode === "source" ? source : registry).resolve(file, expression),
    memberOf: (entity, property, mode = "source") =>
      (mode === "source" ? source : registry).resolveMember(entity, property),
    importTarget: (binding) => definitions.importTarget(binding),
    lookUpSteps: () => source.steps + registry.steps + definitions.steps,
    annotated: (file, annotation) =>
      source.resolveAnnotation(file, annotation) ?? registry.resolveAnnotation(file, annotation),
  };
}

class Dependencies {
  readonly #files: ReadonlyMap<string, SourceFile>;
  readonly #manifests: Manifests;
  readonly #bound: (file: SourceFile) => BoundFile;
  readonly #names = new Map<string, Set<string>>();

  constructor(files: ReadonlyMap<string, SourceFile>, manifests: Manifests, bound: (file: SourceFile) => BoundFile) {
    this.#files = files;
    this.#manifests = manifests;
    this.#bound = bound;
  }

  has(file: SourceFile, names: readonly string[]): boolean {
    const folder = file.package.path;
    let known = this.#names.get(folder);
    if (!known) {
      known = this.#collect(folder);
      this.#names.set(folder, known);
    }
    return names.some((name) => known.has(name.toLowerCase()));
  }

  #collect(folder: string): Set<string> {
    const known = new Set<string>();
    const at = (name: string) => this.#manifests.get(folder === "." ? name : `${folder}/${name}`);
    const manifest = record(at("package.json"));
    for (const key of ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"]) {
      for (const name of Object.keys(record(manifest?.[key]) ?? {})) known.add(name.toLowerCase());
    }
    const python = record(at("pyproject.toml"));
    const lists = [
      record(python?.project)?.dependencies,
      ...Object.values(record(record(python?.project)?.["optional-dependencies"]) ?? {}),
    ];
    for (const list of lists) {
      if (!Array.isArray(list)) continue;
      for (const text of list) {
        const name = typeof text === "string" ? /^\s*([\w.-]+)/u.exec(text)?.[1] : undefined;
        if (name !== undefined) known.add(name.toLowerCase());
      }
    }
    const poetry = record(record(record(python?.tool)?.poetry)?.dependencies);
    for (const name of Object.keys(poetry ?? {})) known.add(name.toLowerCase());
    for (const file of this.#files.values()) {
      if (file.package.path !== folder) continue;
      const specifiers = this.#bound(file).imports.map((statement) => statement.module);
      for (const { call } of this.#bound(file).calls) {
        const first = call.args[0]?.value;
        if (call.callee.kind !== "Identifier" || (call.callee.name !== "require" && call.callee.name !== "import"))
          continue;
        if (first?.kind === "Literal" && typeof first.value === "string") specifiers.push(first.value);
      }
      for (const specifier of specifiers) {
        if (specifier.startsWith(".")) continue;
        known.add(specifier.toLowerCase());
        known.add(
          (file.language === "python" ? (specifier.split(".")[0] ?? specifier) : packageName(specifier)).toLowerCase(),
        );
      }
    }
    return known;
  }
}
