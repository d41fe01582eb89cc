/** From a dotted module name to a file of the project, or to `py:` (standard library) and `pypi:` names. */
import { posix } from "node:path";
import type { SourceFile } from "../types.ts";
import { PYTHON_STANDARD_LIBRARY } from "./python-names.ts";

export type PythonTarget =
  | {
      readonly kind: "module";
      readonly base: string;
      readonly file: SourceFile | undefined;
      readonly external?: string;
    }
  | { readonly kind: "external"; readonly name: string };

export class PythonModules {
  readonly #files: ReadonlyMap<string, SourceFile>;
  readonly #folders = new Set<string>();
  readonly #memo = new Map<string, PythonTarget | undefined>();

  constructor(files: ReadonlyMap<string, SourceFile>) {
    this.#files = files;
    for (const [path, file] of files) {
      if (file.language !== "python") continue;
      for (let folder = posix.dirname(path); !this.#folders.has(folder); folder = posix.dirname(folder)) {
        this.#folders.add(folder);
        if (folder === "." || folder === "/") break;
      }
    }
  }

  /** `specifier` as written, dots included. */
  resolve(from: string, specifier: string): PythonTarget | undefined {
    const key = `${from}\0${specifier}`;
    if (this.#memo.has(key)) return this.#memo.get(key);
    const target = this.#resolve(from, specifier);
    this.#memo.set(key, target);
    return target;
  }

  #resolve(from: string, specifier: string): PythonTarget | undefined {
    const dots = /^\.*/u.exec(specifier)?.[0].length ?? 0;
    const parts = specifier
      .slice(dots)
      .split(".")
      .filter((part) => part !== "");
    if (dots > 0) {
      let folder = posix.dirname(from);
      for (let up = 1; up < dots; up++) folder = posix.dirname(folder);
      return this.at(posix.join(folder, ...parts));
    }
    const root = parts[0];
    if (root === undefined) return undefined;
    if (PYTHON_STANDARD_LIBRARY.has(root)) return { kind: "external", name: `py:${specifier}` };
    const external = `pypi:${specifier}`;
    for (let folder = posix.dirname(from); ; folder = posix.dirname(folder)) {
      for (const base of [folder, posix.join(folder, "src"), posix.join(folder, "lib")]) {
        // A file never imports itself by its own name: `mcp.py` with `import mcp` means the installed package.
        const found = this.at(posix.join(base, ...parts));
        if (
          found?.kind === "module" &&
          found.file?.path !== from &&
          (found.file || this.#isPackage(posix.join(base, root)))
        ) {
          return { ...found, external };
        }
      }
      if (folder === "." || folder === "/" || folder === "") break;
    }
    return { kind: "external", name: external };
  }

  #isPackage(folder: string): boolean {
    return this.#folders.has(folder);
  }

  /** The module whose path without ending is `base`. */
  at(base: string): PythonTarget | undefined {
    const file =
      this.#files.get(`${base}.py`) ??
      this.#files.get(posix.join(base, "__init__.py")) ??
      this.#files.get(`${base}.pyi`);
    if (file) return { kind: "module", base, file };
    return this.#folders.has(base) ? { kind: "module", base, file: undefined } : undefined;
  }
}
