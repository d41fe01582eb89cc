import { posix } from "node:path";
import type { DiscoveredFile, SourceFile } from "./types.ts";

const ENDINGS = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"];

/** Imports as they stand in a text, comments and strings not told apart: a file too many is only read in vain. */
const SCRIPT_IMPORT = /\b(?:from|import|require)\s{0,20}\(?\s{0,20}["'`]([^"'`\n]{1,300})["'`]/g;
const PYTHON_IMPORT =
  /^[ \t]{0,100}(?:from[ \t]{1,20}([.\w]{1,200})[ \t]{1,20}import[ \t]{0,20}(\([^)]{0,4000}|[^\n]{0,1000})|import[ \t]{1,20}([^\n]{1,1000}))/gm;

/** What begins a specifier that `tsconfig.json` or `package.json` maps to a folder of the project. */
const ALIAS = /^(?:@|~|#|\$)[\w-]{0,20}\/|^src\//;

export function isSameLanguage(a: Pick<DiscoveredFile, "language">, b: Pick<DiscoveredFile, "language">): boolean {
  return a.language === b.language || (isScript(a.language) && isScript(b.language));
}

function isScript(language: DiscoveredFile["language"]): boolean {
  return language === "javascript" || language === "typescript";
}

/** Whether a text, without being parsed, names one of the files in an import. */
export function importsOneOf(text: string, file: DiscoveredFile, wanted: readonly SourceFile[]): boolean {
  const stems = wanted
    .filter((one) => isSameLanguage(one, file))
    .map((one) => ({ path: one.path, stem: stemOf(one.path) }));
  const possible = stems.filter(({ stem }) => text.includes(stem));
  if (possible.length === 0) return false;
  const paths = new Set(possible.map(({ path }) => path));
  if (file.language === "python") return importedFromPython(text, file.path).some((path) => paths.has(path));
  for (const [, specifier = ""] of text.matchAll(SCRIPT_IMPORT)) {
    const candidates = scriptPaths(file.path, specifier, file.package.path).flat();
    if (candidates.some((path) => paths.has(path))) return true;
  }
  return false;
}

function importedFromPython(text: string, from: string): string[] {
  const paths: string[] = [];
  for (const [, module, names = "", modules = ""] of text.matchAll(PYTHON_IMPORT)) {
    if (module !== undefined) paths.push(...pythonPaths(from, module, names.match(/\b[A-Za-z_]\w*/g) ?? []).flat());
    for (const one of modules.split(",")) {
      const name = /^\s*([.\w]+)/.exec(one)?.[1];
      if (name !== undefined) paths.push(...pythonPaths(from, name, []).flat());
    }
  }
  return paths;
}

/** A word that a text must hold to import a file; an index is imported by its folder's name or by none. */
function stemOf(path: string): string {
  const name = posix.basename(path).replace(/\.[^.]+$/, "");
  if (name === "__init__") return posix.basename(posix.dirname(path));
  return name === "index" ? "" : name;
}

/**
 * The paths that a specifier of JavaScript may mean, best first; none for a package.
 * @param packagePath folder of the package that the importing file belongs to
 */
export function scriptPaths(from: string, specifier: string, packagePath: string): string[][] {
  if (specifier.startsWith(".")) return [endingsOf(posix.join(posix.dirname(from), specifier))];
  const alias = ALIAS.exec(specifier);
  if (!alias) return [];
  // What the alias stands for is a folder of the package, by custom its sources or itself.
  const rest = alias[0] === "src/" ? specifier.slice(4) : specifier.slice(alias[0].length);
  return [[posix.join(packagePath, "src", rest), posix.join(packagePath, rest)].flatMap(endingsOf)];
}

function endingsOf(base: string): string[] {
  const stem = base.replace(/\.[cm]?jsx?$/, "");
  const swapped = stem === base ? [] : ENDINGS.map((ending) => stem + ending);
  return [...swapped, base, ...ENDINGS.map((e) => base + e), ...ENDINGS.map((e) => posix.join(base, `index${e}`))];
}

/** For a module, and for each of the names taken from it, the paths that may be meant, best first. */
export function pythonPaths(from: string, module: string, names: readonly string[]): string[][] {
  const dots = /^\.*/.exec(module)?.[0].length ?? 0;
  const parts = module
    .slice(dots)
    .split(".")
    .filter((part) => part !== "");
  const folders: string[] = [];
  if (dots > 0) {
    let folder = posix.dirname(from);
    for (let up = 1; up < dots; up++) folder = posix.dirname(folder);
    folders.push(folder);
  } else {
    for (let folder = posix.dirname(from); ; folder = posix.dirname(folder)) {
      folders.push(folder, posix.join(folder, "src"));
      if (folder === "." || folder === "/") break;
    }
  }
  const at = (path: string): string[] => [`${path}.py`, posix.join(path, "__init__.py")];
  const whole = folders.flatMap((folder) => (parts.length > 0 ? at(posix.join(folder, ...parts)) : []));
  // `from package import module` names a file, too.
  const members = names
    .filter((name) => name !== "*")
    .map((name) => folders.flatMap((folder) => at(posix.join(folder, ...parts, name))));
  return [whole, ...members];
}
