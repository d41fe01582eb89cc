import type { Expression, ObjectEntry, Statement } from "../../ir/types.ts";
import { typeName } from "./annotations.ts";
import { bodyList, type EsNode } from "./estree.ts";
import { expression, propertyKey } from "./expressions.ts";
import { atDepthCap, type Lowering } from "./lowering.ts";
import { declaredNames } from "./modules.ts";
import { statement } from "./statements.ts";

/** An enum is a constant object: reverse mappings from numbers to names are left out. */
export function enumDeclaration(lowering: Lowering, node: EsNode, out: Statement[]): void {
  const { start, end } = node;
  let next: number | undefined = 0;
  const entries: ObjectEntry[] = [];
  for (const member of node.body?.members ?? node.members) {
    const span = { start: member.start, end: member.end };
    const key = propertyKey(lowering, { ...member, key: member.id, computed: Boolean(member.computed) });
    let value: Expression;
    const init = member.initializer ?? member.init;
    if (init) {
      value = expression(lowering, init);
      next = value.kind === "Literal" && typeof value.value === "number" ? value.value + 1 : undefined;
    } else {
      value =
        next === undefined ? { kind: "Unknown", ...span, children: [] } : { kind: "Literal", ...span, value: next++ };
    }
    entries.push({ ...span, key, value, spread: false });
  }
  const target = { kind: "Identifier" as const, start: node.id.start, end: node.id.end, name: node.id.name };
  const value: Expression = { kind: "ObjectLiteral", start, end, entries };
  out.push({
    kind: "VariableDeclaration",
    start,
    end,
    flavour: "const",
    declarations: [{ start, end, target, value }],
  });
}

/**
 * `namespace N { export const a = 1 }` is a block that ends in `var N = { a: a }`: what it declares stays in the block's
 * scope, the name is hoisted out of it.
 */
export function namespaceDeclaration(lowering: Lowering, node: EsNode, out: Statement[]): void {
  if (node.declare || node.kind === "global" || !node.body || node.id.type === "Literal") return;
  const names = qualifiedParts(node.id);
  namespaceBlock(lowering, node, names, 0, out);
}

function qualifiedParts(id: EsNode): EsNode[] {
  const parts: EsNode[] = [];
  let current = id;
  while (current.type === "TSQualifiedName") {
    parts.push(current.right);
    current = current.left;
  }
  parts.push(current);
  return parts.reverse();
}

function namespaceBlock(
  lowering: Lowering,
  node: EsNode,
  names: readonly EsNode[],
  index: number,
  out: Statement[],
): void {
  const { start, end } = node;
  const id = names[index];
  if (id === undefined || atDepthCap(lowering)) return;
  lowering.depth++;
  const body: Statement[] = [];
  const exported: string[] = [];
  if (index + 1 < names.length) {
    namespaceBlock(lowering, node, names, index + 1, body);
    exported.push(...body.flatMap(declaredNames));
  } else if (node.body.type === "TSModuleDeclaration") {
    namespaceDeclaration(lowering, node.body, body);
    exported.push(...body.flatMap(declaredNames));
  } else {
    for (const child of bodyList(node.body)) {
      if (child.type !== "ExportNamedDeclaration") {
        statement(lowering, child, body);
        continue;
      }
      const from = body.length;
      if (child.declaration) statement(lowering, child.declaration, body, child.start);
      exported.push(...body.slice(from).flatMap(declaredNames));
    }
  }
  lowering.depth--;
  const span = { start: id.start, end: id.end };
  const entries: ObjectEntry[] = exported.map((name) => ({
    ...span,
    key: name,
    value: { kind: "Identifier", ...span, name },
    spread: false,
  }));
  const target = { kind: "Identifier" as const, ...span, name: id.name };
  const value: Expression = { kind: "ObjectLiteral", ...span, entries };
  body.push({ kind: "VariableDeclaration", ...span, flavour: "var", declarations: [{ ...span, target, value }] });
  out.push({ kind: "Block", start, end, body });
}

/** `import x = require("m")` binds the whole module; `import x = N.M` is an alias. */
export function importEquals(node: EsNode, out: Statement[]): void {
  const { start, end, id, moduleReference } = node;
  const typeOnly = node.importKind === "type";
  if (moduleReference.type === "TSExternalModuleReference") {
    const module = String(moduleReference.expression.value);
    out.push({
      kind: "Import",
      start,
      end,
      module,
      typeOnly,
      names: [{ start: id.start, end: id.end, imported: "*", local: id.name }],
    });
    return;
  }
  const value = typeName(moduleReference, 0);
  if (typeOnly || value === undefined) return;
  const target = { kind: "Identifier" as const, start: id.start, end: id.end, name: id.name };
  out.push({
    kind: "VariableDeclaration",
    start,
    end,
    flavour: "const",
    declarations: [{ start, end, target, value }],
  });
}
