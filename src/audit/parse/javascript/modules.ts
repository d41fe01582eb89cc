import type { Export, ImportedName, Statement } from "../../ir/types.ts";
import type { EsNode } from "./estree.ts";
import { expression } from "./expressions.ts";
import { classNode, functionNode } from "./functions.ts";
import { docBefore, type Lowering } from "./lowering.ts";
import { boundNames } from "./patterns.ts";
import { statement } from "./statements.ts";

/** A name in an import or export list, which may be written as a string. */
function listedName(node: EsNode): string {
  return node.type === "Literal" ? String(node.value) : node.name;
}

function isType(kind: string | null | undefined): boolean {
  return kind === "type" || kind === "typeof";
}

/** `import {type A, b}` becomes two Imports, one of them `typeOnly`. */
export function importStatement(node: EsNode, out: Statement[]): void {
  const { start, end } = node;
  const module = String(node.source.value);
  const values: ImportedName[] = [];
  const types: ImportedName[] = [];
  for (const specifier of node.specifiers) {
    const imported =
      specifier.type === "ImportNamespaceSpecifier"
        ? "*"
        : specifier.type === "ImportDefaultSpecifier"
          ? "default"
          : listedName(specifier.imported);
    const name = { start: specifier.start, end: specifier.end, imported, local: specifier.local.name };
    if (isType(node.importKind) || isType(specifier.importKind)) types.push(name);
    else values.push(name);
  }
  if (types.length > 0) out.push({ kind: "Import", start, end, module, typeOnly: true, names: types });
  if (values.length > 0 || types.length === 0) {
    out.push({ kind: "Import", start, end, module, typeOnly: isType(node.importKind), names: values });
  }
}

export function exportStatement(lowering: Lowering, node: EsNode, out: Statement[]): void {
  const { start, end } = node;
  switch (node.type) {
    case "ExportAllDeclaration": {
      const exported = node.exported ? listedName(node.exported) : "*";
      out.push({ kind: "Export", start, end, module: String(node.source.value), names: [{ local: "*", exported }] });
      return;
    }
    case "TSExportAssignment":
      out.push(exportedValue(lowering, node, node.expression, "export="));
      return;
    case "ExportDefaultDeclaration":
      exportDefault(lowering, node, out);
      return;
    default:
  }
  if (node.declaration) {
    const from = out.length;
    statement(lowering, node.declaration, out, start);
    const names = out.slice(from).flatMap(declaredNames);
    if (names.length > 0) {
      out.push({ kind: "Export", start, end, names: names.map((name) => ({ local: name, exported: name })) });
    }
    return;
  }
  const names: Export["names"][number][] = [];
  for (const specifier of node.specifiers) {
    const isNamespace = specifier.type === "ExportNamespaceSpecifier";
    const isDefault = specifier.type === "ExportDefaultSpecifier";
    const exported = listedName(specifier.exported);
    names.push({ local: isNamespace ? "*" : isDefault ? "default" : listedName(specifier.local), exported });
  }
  out.push(
    node.source
      ? { kind: "Export", start, end, module: String(node.source.value), names }
      : { kind: "Export", start, end, names },
  );
}

function exportedValue(lowering: Lowering, node: EsNode, value: EsNode, exported: string): Export {
  const { start, end } = node;
  const defaultValue = expression(lowering, value, start);
  return { kind: "Export", start, end, names: [{ local: "", exported }], defaultValue };
}

function exportDefault(lowering: Lowering, node: EsNode, out: Statement[]): void {
  const { start, end, declaration } = node;
  switch (declaration.type) {
    case "TSInterfaceDeclaration":
    case "TSDeclareFunction":
    case "TSEnumDeclaration":
      statement(lowering, declaration, out, start);
      return;
    case "FunctionDeclaration":
    case "ClassDeclaration": {
      if (declaration.id) {
        statement(lowering, declaration, out, start);
        out.push({ kind: "Export", start, end, names: [{ local: declaration.id.name, exported: "default" }] });
        return;
      }
      const doc = docBefore(lowering, start);
      const span = { start: declaration.start, end: declaration.end };
      out.push({
        kind: "Export",
        start,
        end,
        names: [{ local: "", exported: "default" }],
        defaultValue:
          declaration.type === "ClassDeclaration"
            ? { kind: "ClassExpression", ...span, cls: classNode(lowering, declaration, doc) }
            : { kind: "FunctionExpression", ...span, fn: functionNode(lowering, declaration, doc) },
      });
      return;
    }
    default:
      out.push(exportedValue(lowering, node, declaration, "default"));
  }
}

/** Names that a lowered declaration binds in its own scope. */
export function declaredNames(declared: Statement): string[] {
  switch (declared.kind) {
    case "VariableDeclaration":
      return declared.declarations.flatMap((declaration) => boundNames(declaration.target));
    case "FunctionDeclaration":
      return declared.fn.name === undefined ? [] : [declared.fn.name];
    case "ClassDeclaration":
      return declared.cls.name === undefined ? [] : [declared.cls.name];
    case "Import":
      return declared.names.flatMap((name) => name.local ?? []);
    case "Block": {
      // A namespace binds its name with `var` as the last statement of its block.
      const last = declared.body.at(-1);
      return last?.kind === "VariableDeclaration" && last.flavour === "var" ? declaredNames(last) : [];
    }
    default:
      return [];
  }
}
