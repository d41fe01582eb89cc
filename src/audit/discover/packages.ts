import { posix } from "node:path";
import type { PackageEntry } from "../../findings/types.ts";
import { type EntryFiles, isEntryFile, packageJsonEntries, pyprojectEntries } from "./entry-files.ts";
import { readSource } from "./read-source.ts";

/** Finds the package of a file: the nearest manifest above it that gives a name. Each folder is looked at once. */
export class PackageFinder {
  readonly #root: string;
  readonly #byFolder = new Map<string, PackageEntry>();
  readonly #entries = new Map<string, readonly EntryFiles[]>();

  constructor(root: string) {
    this.#root = root;
  }

  of(path: string): PackageEntry {
    return this.#ofFolder(posix.dirname(path));
  }

  /** Folders above a file whose manifest names it as a command, an entry point or an export. */
  handingOut(path: string): string[] {
    const found: string[] = [];
    for (let folder = posix.dirname(path); ; folder = posix.dirname(folder)) {
      if (this.#entriesOf(folder).some((entries) => isEntryFile(entries, path))) found.push(folder);
      if (folder === "." || folder === "/") return found;
    }
  }

  #entriesOf(folder: string): readonly EntryFiles[] {
    let entries = this.#entries.get(folder);
    if (!entries) {
      const script = readSource(this.#root, posix.join(folder, "package.json"));
      const python = readSource(this.#root, posix.join(folder, "pyproject.toml"));
      entries = [
        ...("text" in script ? [packageJsonEntries(script.text, folder)] : []),
        ...("text" in python ? [pyprojectEntries(python.text, folder)] : []),
      ];
      this.#entries.set(folder, entries);
    }
    return entries;
  }

  #ofFolder(folder: string): PackageEntry {
    const folders: string[] = [];
    let found: PackageEntry | undefined;
    for (let current = folder; ; current = posix.dirname(current)) {
      found = this.#byFolder.get(current);
      if (found !== undefined) break;
      folders.push(current);
      const name = this.#manifestName(current);
      if (name !== undefined) {
        found = { name, path: current };
        break;
      }
      if (current === "." || current === "/") break;
    }
    const entry = found ?? { name: "", path: "." };
    for (const seen of folders) this.#byFolder.set(seen, entry);
    return entry;
  }

  #manifestName(folder: string): string | undefined {
    const prefix = folder === "." ? "" : `${folder}/`;
    for (const [file, nameIn] of MANIFESTS) {
      const read = readSource(this.#root, `${prefix}${file}`);
      const name = "text" in read ? nameIn(read.text) : undefined;
      if (name) return name.slice(0, 214);
    }
    return undefined;
  }
}

const MANIFESTS: readonly (readonly [string, (text: string) => string | undefined])[] = [
  ["package.json", packageJsonName],
  ["pyproject.toml", pyprojectName],
  ["setup.py", (text) => /\bname\s{0,20}=\s{0,20}["']([\w.-]{1,200})["']/u.exec(text)?.[1]],
];

function packageJsonName(text: string): string | undefined {
  try {
    const manifest: unknown = JSON.parse(text);
    if (typeof manifest !== "object" || manifest === null) return undefined;
    const { name } = manifest as { readonly name?: unknown };
    return typeof name === "string" ? name : undefined;
  } catch {
    return undefined;
  }
}

/** `name` of the table `project` or `tool.poetry`; one line is all that is needed of the file. */
function pyprojectName(text: string): string | undefined {
  let isProject = false;
  for (const line of text.split("\n", 5000)) {
    const table = /^\s*\[\s*([\w.\s"-]{1,100}?)\s*\]/u.exec(line);
    if (table) isProject = table[1] === "project" || table[1] === "tool.poetry";
    else if (isProject) {
      const name = /^\s*name\s*=\s*["']([^"']{1,200})["']/u.exec(line);
      if (name) return name[1];
    }
  }
  return undefined;
}
