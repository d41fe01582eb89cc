import type { ImportedName, Statement } from "../../ir/types.ts";
import type { Walk } from "./walk.ts";

interface Alias {
  readonly name: string;
  readonly alias?: string;
  readonly start: number;
  readonly end: number;
}

/** `a.b` or `a.b as c` under the cursor. White space inside a dotted name is dropped. */
function alias(walk: Walk, type: string): Alias {
  const span = walk.span();
  if (type !== "aliased_import") return { ...span, name: dotted(walk) };
  let name = "";
  let local: string | undefined;
  walk.each(() => {
    if (walk.field() === "alias") local = walk.name();
    else name = dotted(walk);
  });
  return local === undefined ? { ...span, name } : { ...span, name, alias: local };
}

function dotted(walk: Walk): string {
  return walk.name().replace(/[\s\\]+/gu, "");
}

/** `import a, b.c as d`: one Import each. */
export function importModules(walk: Walk, out: Statement[]): void {
  const span = walk.span();
  walk.each((type) => {
    if (type !== "dotted_name" && type !== "aliased_import") return;
    const { name, alias: local, start, end } = alias(walk, type);
    const root = name.split(".", 1)[0] ?? name;
    const imported: ImportedName =
      local === undefined && root !== name
        ? { start, end, imported: "*", local: root, bindsRoot: true }
        : { start, end, imported: "*", local: local ?? name };
    out.push({ kind: "Import", ...span, module: name, typeOnly: false, names: [imported] });
  });
}

/** `from ..m import a as b, c`, `from m import *`, `from __future__ import x`. */
export function importFrom(walk: Walk, out: Statement[]): void {
  const span = walk.span();
  let module = "__future__";
  const names: ImportedName[] = [];
  walk.each((type) => {
    if (walk.field() === "module_name") {
      module = dotted(walk);
      return;
    }
    if (type === "wildcard_import") {
      names.push({ ...walk.span(), imported: "*" });
      return;
    }
    if (type !== "dotted_name" && type !== "aliased_import") return;
    const { name, alias: local, start, end } = alias(walk, type);
    names.push({ start, end, imported: name, local: local ?? name });
  });
  out.push({ kind: "Import", ...span, module, typeOnly: false, names });
}
