/**
 * From a module specifier to a file of the project or to the canonical name of what lies outside it. Third-party code is
 * never entered.
 */
import { builtinModules } from "node:module";
import { posix } from "node:path";
import type { SourceFile } from "../types.ts";

export type ModuleTarget =
  | { readonly kind: "file"; readonly file: SourceFile; readonly external?: string }
  | { readonly kind: "external"; readonly name: string };

/** Parsed values by path relative to the root: package.json, tsconfig.json, jsconfig.json, pyproject.toml. */
export type Manifests = ReadonlyMap<string, unknown>;

const BUILTINS = new Set(builtinModules.filter((name) => !name.startsWith("_")));
/** Tried in this order for a path without ending; sources before what is built from them. */
const ENDINGS = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"];
const SWAPS: readonly (readonly [string, readonly string[]])[] = [
  [".js", [".ts", ".tsx", ".js", ".jsx"]],
  [".jsx", [".tsx", ".jsx"]],
  [".mjs", [".mts", ".mjs"]],
  [".cjs", [".cts", ".cjs"]],
];
/** A chain of `extends` or of conditions longer than this is not followed. */
const MAX_CHAIN = 8;

interface PathAliases {
  readonly base: string;
  readonly paths: readonly { readonly prefix: string; readonly suffix: string; readonly targets: readonly string[] }[];
  readonly baseUrl: string | undefined;
}

export class JavaScriptModules {
  readonly #files: ReadonlyMap<string, SourceFile>;
  readonly #manifests: Manifests;
  readonly #packages = new Map<string, { readonly folder: string; readonly manifest: Record<string, unknown> }>();
  readonly #memo = new Map<string, ModuleTarget | undefined>();
  readonly #aliases = new Map<string, PathAliases | undefined>();

  constructor(files: ReadonlyMap<string, SourceFile>, manifests: Manifests) {
    this.#files = files;
    this.#manifests = manifests;
    for (const path of [...manifests.keys()].sort()) {
      if (posix.basename(path) !== "package.json") continue;
      const manifest = record(manifests.get(path));
      const name = manifest?.name;
      if (manifest && typeof name === "string" && !this.#packages.has(name)) {
        this.#packages.set(name, { folder: posix.dirname(path), manifest });
      }
    }
  }

  resolve(from: string, specifier: string): ModuleTarget | undefined {
    const key = `${posix.dirname(from)}\0${specifier}`;
    if (this.#memo.has(key)) return this.#memo.get(key);
    const target = this.#resolve(from, specifier);
    this.#memo.set(key, target);
    return target;
  }

  #resolve(from: string, specifier: string): ModuleTarget | undefined {
    const bare = specifier.startsWith("node:") ? specifier.slice(5) : specifier;
    if (specifier.startsWith("node:") || BUILTINS.has(bare)) return { kind: "external", name: `node:${bare}` };
    if (specifier.startsWith(".") || specifier.startsWith("/")) {
      const file = this.#file(posix.normalize(posix.join(posix.dirname(from), specifier)));
      return file ? { kind: "file", file } : undefined;
    }
    const aliased = this.#alias(from, specifier);
    if (aliased) return { kind: "file", file: aliased };
    if (specifier.startsWith("#")) {
      const file = this.#packageImport(from, specifier);
      return file ? { kind: "file", file } : undefined;
    }
    const name = `npm:${bareName(specifier)}`;
    const file = this.#workspace(specifier);
    return file ? { kind: "file", file, external: name } : { kind: "external", name };
  }

  /** A file for a path that may lack its ending, name a folder, or carry the ending of what the source compiles to. */
  #file(path: string): SourceFile | undefined {
    for (const [ending, swaps] of SWAPS) {
      if (!path.endsWith(ending)) continue;
      const stem = path.slice(0, -ending.length);
      for (const swap of swaps) {
        const found = this.#files.get(stem + swap);
        if (found) return found;
      }
    }
    const exact = this.#files.get(path);
    if (exact) return exact;
    for (const ending of ENDINGS) {
      const found = this.#files.get(path + ending);
      if (found) return found;
    }
    for (const ending of ENDINGS) {
      const found = this.#files.get(posix.join(path, `index${ending}`));
      if (found) return found;
    }
    return undefined;
  }

  // --- tsconfig paths -----------------------------------------------------------------------------------------------

  #alias(from: string, specifier: string): SourceFile | undefined {
    for (let folder = posix.dirname(from); ; folder = posix.dirname(folder)) {
      for (const name of ["tsconfig.json", "jsconfig.json"]) {
        const aliases = this.#aliasesOf(posix.join(folder, name), 0);
        if (!aliases) continue;
        const found = this.#throughAliases(aliases, specifier);
        if (found) return found;
      }
      if (folder === "." || folder === "/" || folder === "") return undefined;
    }
  }

  #throughAliases(aliases: PathAliases, specifier: string): SourceFile | undefined {
    for (const { prefix, suffix, targets } of aliases.paths) {
      if (!specifier.startsWith(prefix) || !specifier.endsWith(suffix)) continue;
      if (specifier.length < prefix.length + suffix.length) continue;
      const middle = specifier.slice(prefix.length, specifier.length - suffix.length);
      for (const target of targets) {
        const found = this.#file(
          posix.join(
            aliases.base,
            target.replace("*", () => middle),
          ),
        );
        if (found) return found;
      }
    }
    return aliases.baseUrl === undefined ? undefined : this.#file(posix.join(aliases.baseUrl, specifier));
  }

  #aliasesOf(path: string, chain: number): PathAliases | undefined {
    if (this.#aliases.has(path)) return this.#aliases.get(path);
    this.#aliases.set(path, undefined);
    const aliases = this.#readAliases(path, chain);
    this.#aliases.set(path, aliases);
    return aliases;
  }

  #readAliases(path: string, chain: number): PathAliases | undefined {
    const config = record(this.#manifests.get(path));
    if (!config || chain > MAX_CHAIN) return undefined;
    const options = record(config.compilerOptions);
    const folder = posix.dirname(path);
    const baseUrl = typeof options?.baseUrl === "string" ? posix.join(folder, options.baseUrl) : undefined;
    const paths = record(options?.paths);
    if (!paths && baseUrl === undefined) {
      const parents = Array.isArray(config.extends) ? config.extends : [config.extends];
      for (const parent of parents.toReversed()) {
        if (typeof parent !== "string" || !parent.startsWith(".")) continue;
        const target = posix.join(folder, parent);
        const found = this.#aliasesOf(this.#manifests.has(target) ? target : `${target}.json`, chain + 1);
        if (found) return found;
      }
      return undefined;
    }
    const list = Object.entries(paths ?? {}).flatMap(([pattern, targets]) => {
      const star = pattern.indexOf("*");
      const texts = Array.isArray(targets) ? targets.filter((target) => typeof target === "string") : [];
      if (texts.length === 0) return [];
      const prefix = star < 0 ? pattern : pattern.slice(0, star);
      return [{ prefix, suffix: star < 0 ? "" : pattern.slice(star + 1), targets: texts, exact: star < 0 }];
    });
    // The longest prefix wins, as in TypeScript.
    list.sort((a, b) => b.prefix.length - a.prefix.length);
    return { base: baseUrl ?? folder, paths: list, baseUrl };
  }

  // --- package.json -------------------------------------------------------------------------------------------------

  #packageImport(from: string, specifier: string): SourceFile | undefined {
    for (let folder = posix.dirname(from); ; folder = posix.dirname(folder)) {
      const imports = record(record(this.#manifests.get(posix.join(folder, "package.json")))?.imports);
      if (imports) return this.#condition(folder, subpath(imports, specifier));
      if (folder === "." || folder === "/" || folder === "") return undefined;
    }
  }

  /** A package of the same repository, followed to its source where that is simple. */
  #workspace(specifier: string): SourceFile | undefined {
    const name = packageName(specifier);
    const found = this.#packages.get(name);
    if (!found) return undefined;
    const rest = specifier.slice(name.length);
    const { folder, manifest } = found;
    const exported = manifest.exports;
    const table = record(exported);
    const isTable = table !== undefined && Object.keys(table).some((key) => key.startsWith("."));
    const entry = isTable ? subpath(table, `.${rest}`) : rest === "" ? exported : undefined;
    const fromExports = this.#condition(folder, entry);
    if (fromExports) return fromExports;
    if (rest !== "") return this.#file(posix.join(folder, rest)) ?? this.#file(posix.join(folder, "src", rest));
    for (const key of ["source", "module", "main", "types"]) {
      const value = manifest[key];
      if (typeof value !== "string") continue;
      const file = this.#built(folder, value);
      if (file) return file;
    }
    return this.#file(posix.join(folder, "src/index")) ?? this.#file(posix.join(folder, "index"));
  }

  #condition(folder: string, entry: unknown, chain = 0): SourceFile | undefined {
    if (chain > MAX_CHAIN) return undefined;
    if (typeof entry === "string") return this.#built(folder, entry);
    if (Array.isArray(entry)) {
      for (const one of entry) {
        const found = this.#condition(folder, one, chain + 1);
        if (found) return found;
      }
      return undefined;
    }
    const table = record(entry);
    if (!table) return undefined;
    for (const key of ["source", "import", "node", "require", "default", "types"]) {
      const found = this.#condition(folder, table[key], chain + 1);
      if (found) return found;
    }
    return undefined;
  }

  /** `dist/x.js` stands for `src/x.ts` when that is in the project. */
  #built(folder: string, path: string): SourceFile | undefined {
    const source = path
      .replace(/^(?:\.\/)?(?:dist|build|lib|out)\/(?:(?:esm|cjs|src)\/)?/u, "src/")
      .replace(/\.d\.([cm]?ts)$/u, ".$1");
    return this.#file(posix.join(folder, source)) ?? this.#file(posix.join(folder, path));
  }
}

function subpath(table: Record<string, unknown>, key: string): unknown {
  if (Object.hasOwn(table, key)) return table[key];
  for (const [pattern, value] of Object.entries(table)) {
    const star = pattern.indexOf("*");
    if (star < 0 || typeof value !== "string") continue;
    const prefix = pattern.slice(0, star);
    const suffix = pattern.slice(star + 1);
    if (key.startsWith(prefix) && key.endsWith(suffix) && key.length >= prefix.length + suffix.length) {
      const middle = key.slice(prefix.length, key.length - suffix.length);
      return value.replace("*", () => middle);
    }
  }
  return undefined;
}

/** `@scope/name` of `@scope/name/sub/path`. */
export function packageName(specifier: string): string {
  const parts = specifier.split("/");
  return specifier.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? specifier);
}

/** A specifier as it stands in canonical names: Deno's and URL-like prefixes and versions are dropped. */
function bareName(specifier: string): string {
  return specifier.startsWith("npm:") ? specifier.slice(4).replace(/^(@?[^@]+)@[^/]*/u, "$1") : specifier;
}

export function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}
