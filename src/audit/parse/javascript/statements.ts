import type { If, Pattern, Statement, SwitchCase, VariableDeclaration } from "../../ir/types.ts";
import { annotation } from "./annotations.ts";
import { bodyList, type EsNode } from "./estree.ts";
import { childExpressions, expression } from "./expressions.ts";
import { classNode, functionNode } from "./functions.ts";
import { atDepthCap, docBefore, type Lowering, unknown } from "./lowering.ts";
import { exportStatement, importStatement } from "./modules.ts";
import { pattern } from "./patterns.ts";
import { enumDeclaration, importEquals, namespaceDeclaration } from "./typescript-declarations.ts";

export function statements(lowering: Lowering, nodes: readonly EsNode[]): Statement[] {
  const out: Statement[] = [];
  for (const node of nodes) statement(lowering, node, out);
  return out;
}

/** Lowers one statement to none (types), one, or several. `docAt`: see `expression`. */
export function statement(lowering: Lowering, node: EsNode, out: Statement[], docAt: number = node.start): void {
  if (atDepthCap(lowering)) {
    const { start, end } = node;
    out.push({ kind: "ExpressionStatement", start, end, expression: unknown(node) });
    return;
  }
  lowering.depth++;
  lower(lowering, node, out, docAt);
  lowering.depth--;
}

/** The body of a loop or an arm: a block's content, or the one statement. */
function inner(lowering: Lowering, node: EsNode): Statement[] {
  if (node.type === "BlockStatement") return statements(lowering, bodyList(node));
  const out: Statement[] = [];
  statement(lowering, node, out);
  return out;
}

function lower(lowering: Lowering, node: EsNode, out: Statement[], docAt: number): void {
  const { start, end } = node;
  switch (node.type) {
    case "ExpressionStatement":
      out.push({ kind: "ExpressionStatement", start, end, expression: expression(lowering, node.expression, docAt) });
      return;
    case "VariableDeclaration":
      if (!node.declare) out.push(variables(lowering, node, docAt));
      return;
    case "FunctionDeclaration":
      if (node.body && !node.declare) {
        out.push({
          kind: "FunctionDeclaration",
          start,
          end,
          fn: functionNode(lowering, node, docBefore(lowering, docAt)),
        });
      }
      return;
    case "ClassDeclaration":
      if (!node.declare) {
        const cls = classNode(lowering, node, docBefore(lowering, docAt));
        out.push({ kind: "ClassDeclaration", start: cls.start, end, cls });
      }
      return;
    case "ReturnStatement":
      out.push(
        node.argument
          ? { kind: "Return", start, end, value: expression(lowering, node.argument) }
          : { kind: "Return", start, end },
      );
      return;
    case "IfStatement":
      out.push(conditional(lowering, node));
      return;
    case "BlockStatement":
      out.push({ kind: "Block", start, end, body: statements(lowering, bodyList(node)) });
      return;
    case "LabeledStatement": {
      const body: Statement[] = [];
      statement(lowering, node.body, body);
      out.push({ kind: "Block", start, end, label: node.label.name, body });
      return;
    }
    case "ForStatement":
    case "WhileStatement":
    case "DoWhileStatement":
      loop(lowering, node, out);
      return;
    case "ForInStatement":
    case "ForOfStatement":
      forEach(lowering, node, out);
      return;
    case "SwitchStatement":
      out.push({
        kind: "Switch",
        start,
        end,
        subject: expression(lowering, node.discriminant),
        fallsThrough: true,
        cases: node.cases.map((arm) => switchCase(lowering, arm)),
      });
      return;
    case "TryStatement":
      tryStatement(lowering, node, out);
      return;
    case "ThrowStatement":
      out.push({ kind: "Throw", start, end, value: expression(lowering, node.argument) });
      return;
    case "BreakStatement":
    case "ContinueStatement": {
      const kind = node.type === "BreakStatement" ? "Break" : "Continue";
      out.push(node.label ? { kind, start, end, label: node.label.name } : { kind, start, end });
      return;
    }
    case "WithStatement":
      out.push({
        kind: "With",
        start,
        end,
        items: [{ value: expression(lowering, node.object) }],
        body: inner(lowering, node.body),
      });
      return;
    case "ImportDeclaration":
      importStatement(node, out);
      return;
    case "ExportNamedDeclaration":
    case "ExportDefaultDeclaration":
    case "ExportAllDeclaration":
    case "TSExportAssignment":
      exportStatement(lowering, node, out);
      return;
    case "TSEnumDeclaration":
    case "EnumDeclaration":
      enumDeclaration(lowering, node, out);
      return;
    case "TSModuleDeclaration":
      namespaceDeclaration(lowering, node, out);
      return;
    case "TSImportEqualsDeclaration":
      importEquals(node, out);
      return;
    case "EmptyStatement":
    case "DebuggerStatement":
    // Types and declarations without a body.
    case "TSInterfaceDeclaration":
    case "TSTypeAliasDeclaration":
    case "TSDeclareFunction":
    case "TSNamespaceExportDeclaration":
    case "TypeAlias":
    case "OpaqueType":
    case "InterfaceDeclaration":
    case "DeclareVariable":
    case "DeclareFunction":
    case "DeclareClass":
    case "DeclareModule":
    case "DeclareModuleExports":
    case "DeclareTypeAlias":
    case "DeclareOpaqueType":
    case "DeclareInterface":
    case "DeclareExportDeclaration":
    case "DeclareExportAllDeclaration":
      return;
    default:
      lowering.unknownTypes.add(node.type);
      out.push({
        kind: "ExpressionStatement",
        start,
        end,
        expression: unknown(node, childExpressions(lowering, node)),
      });
  }
}

function variables(lowering: Lowering, node: EsNode, docAt: number): VariableDeclaration {
  const { start, end } = node;
  const flavour = declares(node);
  const declarations = node.declarations.map((declarator, index) => {
    const typed = annotation(lowering, declarator.id.typeAnnotation);
    return {
      start: declarator.start,
      end: declarator.end,
      target: pattern(lowering, declarator.id),
      ...(declarator.init
        ? { value: expression(lowering, declarator.init, index === 0 ? docAt : declarator.start) }
        : {}),
      ...(typed === undefined ? {} : { annotation: typed }),
    };
  });
  return { kind: "VariableDeclaration", start, end, flavour, declarations };
}

/** `using` and `await using` bind like `const`. */
function declares(node: EsNode): "var" | "let" | "const" {
  return node.kind === "var" || node.kind === "let" ? node.kind : "const";
}

function conditional(lowering: Lowering, node: EsNode): If {
  const arms: If["arms"][number][] = [];
  let current: EsNode | null = node;
  while (current?.type === "IfStatement") {
    arms.push({ test: expression(lowering, current.test), body: inner(lowering, current.consequent) });
    current = current.alternate ?? null;
  }
  const { start, end } = node;
  return current === null
    ? { kind: "If", start, end, arms }
    : { kind: "If", start, end, arms, otherwise: inner(lowering, current) };
}

function loop(lowering: Lowering, node: EsNode, out: Statement[]): void {
  const { start, end } = node;
  const init: Statement[] = [];
  if (node.init?.type === "VariableDeclaration") init.push(variables(lowering, node.init, node.init.start));
  else if (node.init) {
    const lowered = expression(lowering, node.init);
    init.push({ kind: "ExpressionStatement", start: lowered.start, end: lowered.end, expression: lowered });
  }
  out.push({
    kind: "Loop",
    start,
    end,
    ...(init.length > 0 ? { init } : {}),
    ...(node.test ? { test: expression(lowering, node.test) } : {}),
    ...(node.update ? { update: expression(lowering, node.update) } : {}),
    body: inner(lowering, node.body),
    testFirst: node.type !== "DoWhileStatement",
  });
}

function forEach(lowering: Lowering, node: EsNode, out: Statement[]): void {
  const { start, end } = node;
  const declaration = node.left.type === "VariableDeclaration" ? node.left : undefined;
  const bound = declaration?.declarations[0];
  const target: Pattern = pattern(lowering, bound?.id ?? node.left);
  out.push({
    kind: "ForEach",
    start,
    end,
    target,
    ...(declaration === undefined ? {} : { declares: declares(declaration) }),
    iterable: expression(lowering, node.right),
    over: node.type === "ForInStatement" ? "keys" : "elements",
    body: inner(lowering, node.body),
  });
}

function switchCase(lowering: Lowering, node: EsNode): SwitchCase {
  const consequent = node.consequent as unknown as readonly EsNode[];
  return {
    start: node.start,
    end: node.end,
    tests: node.test ? [expression(lowering, node.test)] : [],
    bindings: [],
    isDefault: !node.test,
    body: statements(lowering, consequent),
  };
}

function tryStatement(lowering: Lowering, node: EsNode, out: Statement[]): void {
  const { start, end, handler } = node;
  out.push({
    kind: "Try",
    start,
    end,
    body: statements(lowering, bodyList(node.block)),
    handlers: handler
      ? [
          {
            ...(handler.param ? { binding: pattern(lowering, handler.param) } : {}),
            types: [],
            body: statements(lowering, bodyList(handler.body)),
          },
        ]
      : [],
    ...(node.finalizer ? { finalizer: statements(lowering, bodyList(node.finalizer)) } : {}),
  });
}
