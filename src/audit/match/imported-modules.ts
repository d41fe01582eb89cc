import type { Import } from "../ir/types.ts";
import { visitTree } from "../server/tree.ts";
import type { Project, SourceFile } from "../types.ts";

/** Names of the modules that a file imports, and of what it imports from them (`mcp.server` of `from mcp import server`). */
export function importedModules(project: Project, file: SourceFile): string[] {
  const modules: string[] = [];
  const add = (statement: Import): void => {
    modules.push(statement.module, ...statement.names.map((name) => `${statement.module}.${name.imported}`));
  };
  visitTree(file.module.body, (node) => {
    if (node.kind === "Import") add(node as unknown as Import);
    // Imports are statements; expressions hold none.
    return !EXPRESSION_ONLY.has(node.kind);
  });
  for (const { call } of project.callsIn(file)) {
    if (call.callee.kind !== "Identifier" || (call.callee.name !== "require" && call.callee.name !== "import"))
      continue;
    const module = call.args[0] && project.constantOf(file, call.args[0].value);
    if (typeof module === "string") modules.push(module);
  }
  return modules;
}

const EXPRESSION_ONLY: ReadonlySet<string> = new Set(["ExpressionStatement", "VariableDeclaration", "Return", "Throw"]);
