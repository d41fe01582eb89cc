/**
 * Which files a package's manifest hands to its users, whatever their folders are called: commands, the main module and
 * exports of package.json, scripts and entry points of pyproject.toml.
 */
import { posix } from "node:path";

/** Paths relative to the root without ending; what is compiled stands for its source, too. */
export interface EntryFiles {
  readonly exact: ReadonlySet<string>;
  /** What stands before and behind the star of an export like `./tools/*.js`. */
  readonly patterns: readonly (readonly [before: string, behind: string])[];
}

const MAX_ENTRIES = 1000;
const MAX_DEPTH = 8;

export function isEntryFile({ exact, patterns }: EntryFiles, path: string): boolean {
  const stem = stemOf(path);
  return (
    exact.has(stem) ||
    patterns.some(
      ([before, behind]) =>
        stem.length >= before.length + behind.length && stem.startsWith(before) && stem.endsWith(behind),
    )
  );
}

/** @param folder of the manifest, relative to the root, "." for the root */
export function packageJsonEntries(text: string, folder: string): EntryFiles {
  const manifest = parsed(text);
  const values: string[] = [];
  for (const key of ["bin", "main", "module", "exports"]) gather(manifest[key], values, 0);
  const { directories } = manifest;
  const commands = typeof directories === "object" && directories !== null && (directories as { bin?: unknown }).bin;
  if (typeof commands === "string") values.push(`${commands.replace(/\/$/u, "")}/*`);
  return entryFiles(values.flatMap(withSources), folder);
}

/** @param folder of the manifest, relative to the root, "." for the root */
export function pyprojectEntries(text: string, folder: string): EntryFiles {
  const values: string[] = [];
  let table = "";
  for (const line of text.split("\n", 5000)) {
    const header = /^\s*\[\s*([^\]]{1,200}?)\s*\]/u.exec(line)?.[1];
    if (header !== undefined) table = header.replaceAll(/["'\s]/gu, "");
    const key = /^\s*([\w.-]{1,100})/u.exec(line)?.[1] ?? "";
    if (!SCRIPT_TABLE.test(header === undefined && table !== "" ? `${table}.${key}` : `${table}${key}`)) continue;
    for (const [, module] of line.matchAll(/["']\s{0,9}([A-Za-z_][\w.]{0,200})\s{0,9}(?::[^"']{0,200})?["']/gu)) {
      const path = (module as string).replaceAll(".", "/");
      for (const base of ["", "src/", "lib/"]) values.push(`${base}${path}`);
    }
  }
  return entryFiles(values, folder);
}

const SCRIPT_TABLE = /^(?:project\.(?:scripts|gui-scripts|entry-points)|tool\.poetry\.(?:scripts|plugins))\b/u;

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function gather(value: unknown, into: string[], depth: number): void {
  if (into.length >= MAX_ENTRIES || depth > MAX_DEPTH) return;
  if (typeof value === "string") into.push(value);
  else if (typeof value === "object" && value !== null)
    for (const one of Object.values(value)) gather(one, into, depth + 1);
}

/** `./dist/server.js` may be built from `src/server.ts` or `server.ts`. */
function withSources(value: string): string[] {
  const path = value.replace(/^\.\//u, "");
  const built = /^(?:dist|build|out|lib)\/(?:(?:esm|cjs)\/)?(.*)$/su.exec(path)?.[1];
  return built === undefined ? [path] : [path, built, `src/${built}`];
}

function entryFiles(values: readonly string[], folder: string): EntryFiles {
  const exact = new Set<string>();
  const patterns: [string, string][] = [];
  for (const value of values) {
    const star = value.indexOf("*");
    // `./*` exports the package as a whole, tests and all: it says nothing of what is for users.
    if (star === 0) continue;
    const path = posix.join(folder, stemOf(value));
    if (path.startsWith("../")) continue;
    if (star < 0) exact.add(path);
    else patterns.push([path.slice(0, path.indexOf("*")), path.slice(path.lastIndexOf("*") + 1)]);
  }
  return { exact, patterns };
}

/** A path without what an import or a command may leave out. */
export function stemOf(path: string): string {
  return path.replace(/(?:\.d)?\.(?:[cm]?[jt]sx?|pyw?)$/iu, "").replace(/\/(?:index|__init__|__main__)$/u, "");
}
