/** What an expression can be found to refer to without running anything. */
import type { ClassNode, Expression } from "../ir/types.ts";
import type { FunctionRef, SourceFile } from "../types.ts";

export type Entity =
  /** A module, function, class or constant outside the project, by canonical name. */
  | { readonly kind: "external"; readonly name: string }
  /** What a class outside the project constructs, or a function outside it returns; `name` is that class or function. */
  | { readonly kind: "externalInstance"; readonly name: string }
  | { readonly kind: "javascriptModule"; readonly file: SourceFile }
  | { readonly kind: "pythonModule"; readonly base: string; readonly file: SourceFile | undefined }
  | { readonly kind: "function"; readonly ref: FunctionRef }
  | { readonly kind: "class"; readonly file: SourceFile; readonly cls: ClassNode }
  | { readonly kind: "instance"; readonly file: SourceFile; readonly cls: ClassNode }
  /** Anything else that an expression of the project stands for: a literal, an object, a list. */
  | { readonly kind: "value"; readonly file: SourceFile; readonly expression: Expression };

/** Names longer than this come from endless chains; they tell nothing. */
const MAX_NAME = 300;

/** Canonical name of a property of something external. */
export function memberName(name: string, property: string): string | undefined {
  if (name === "global:globalThis" || name === "global:window" || name === "global:global") return `global:${property}`;
  // Interop: the default export of what is not an ES module is the module itself.
  if (property === "default") return name;
  if (property === "promises" && (name === "node:fs" || name === "npm:fs-extra")) return "node:fs/promises";
  const joined = name.endsWith(":") ? name + property : `${name}.${property}`;
  if (joined.length > MAX_NAME) return undefined;
  if (joined === "node:path.posix" || joined === "node:path.win32" || name === "node:path/posix")
    return name === "node:path/posix" ? `node:path.${property}` : "node:path";
  return SAME_MODULE.get(name) ? `${SAME_MODULE.get(name)}.${property}` : joined;
}

/** Modules that pass another module's names on. */
const SAME_MODULE: ReadonlyMap<string, string> = new Map([
  ["node:path/posix", "node:path"],
  ["node:path/win32", "node:path"],
  ["npm:fs-extra/esm", "npm:fs-extra"],
  ["npm:zod/v4", "npm:zod"],
  ["npm:zod/v3", "npm:zod"],
  ["npm:zod/mini", "npm:zod"],
  ["py:posixpath", "py:os.path"],
  ["py:ntpath", "py:os.path"],
]);

export function instanceMember(name: string, property: string): string | undefined {
  const joined = `${name}#${property}`;
  return joined.length > MAX_NAME ? undefined : joined;
}

/** Python has no `new`: by convention a class starts with a capital letter. */
export function looksLikeClass(name: string): boolean {
  const last = name.slice(Math.max(name.lastIndexOf("."), name.lastIndexOf(":"), name.lastIndexOf("#")) + 1);
  return /^_?[A-Z]/u.test(last) && !/^[A-Z0-9_]+$/u.test(last.length > 1 ? last : "a");
}

/** Equal entities refer to the same thing. */
export function sameEntity(a: Entity, b: Entity): boolean {
  if (a.kind !== b.kind) return false;
  switch (a.kind) {
    case "external":
    case "externalInstance":
      return a.name === (b as typeof a).name;
    case "javascriptModule":
      return a.file === (b as typeof a).file;
    case "pythonModule":
      return a.base === (b as typeof a).base;
    case "function":
      return a.ref.fn === (b as typeof a).ref.fn;
    case "class":
    case "instance":
      return a.cls === (b as typeof a).cls;
    case "value":
      return a.expression === (b as typeof a).expression;
  }
}
