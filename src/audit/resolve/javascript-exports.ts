/** What a JavaScript file exports: ES modules, CommonJS, and the helpers that compilers write for either. */
import type { Call, Expression, Identifier, Member, Statement } from "../ir/types.ts";
import type { BoundFile } from "./scopes.ts";

/** Where an exported name comes from. */
export type ExportSource =
  | { readonly kind: "local"; readonly name: string }
  | { readonly kind: "expression"; readonly expression: Expression }
  | { readonly kind: "module"; readonly specifier: string; readonly name: string };

export interface ExportTable {
  readonly named: ReadonlyMap<string, ExportSource>;
  /** Modules whose exports are all passed on. */
  readonly stars: readonly string[];
  /** `module.exports = …` and `export = …`: the module as a whole. */
  readonly whole: Expression | undefined;
}

export function exportTable(bound: BoundFile): ExportTable {
  const named = new Map<string, ExportSource>();
  const stars: string[] = [];
  let whole: Expression | undefined;
  const set = (name: string, source: ExportSource) => {
    // Compilers first write `exports.x = void 0`: the later, real value wins.
    named.set(name, source);
  };
  for (const statement of bound.topLevel) {
    if (statement.kind === "Export") {
      if (statement.defaultValue) {
        const name = statement.names[0]?.exported ?? "default";
        if (name === "export=") whole = statement.defaultValue;
        else set(name, { kind: "expression", expression: statement.defaultValue });
        continue;
      }
      for (const { local, exported } of statement.names) {
        if (statement.module === undefined) set(exported, { kind: "local", name: local });
        else if (local === "*" && exported === "*") stars.push(statement.module);
        else set(exported, { kind: "module", specifier: statement.module, name: local });
      }
    } else if (statement.kind === "ExpressionStatement") {
      commonJs(statement, bound, set, stars, (value) => {
        whole = value;
      });
    }
  }
  return { named, stars, whole };
}

function commonJs(
  statement: Extract<Statement, { kind: "ExpressionStatement" }>,
  bound: BoundFile,
  set: (name: string, source: ExportSource) => void,
  stars: string[],
  setWhole: (value: Expression) => void,
): void {
  // `exports.a = exports.b = value`, `module.exports = exports = value`.
  let at: Expression = statement.expression;
  const names: string[] = [];
  let isWhole = false;
  while (at.kind === "Assign" && at.operator === undefined) {
    const target = at.target;
    if (target.kind === "Member") {
      if (isExports(target.object, bound)) names.push(target.property);
      else if (isModuleExports(target, bound)) isWhole = true;
      else return;
    } else if (!(target.kind === "Identifier" && target.name === "exports")) return;
    at = at.value;
  }
  if (names.length > 0) {
    const isVoid = at.kind === "Unary" && at.operator === "void";
    if (!isVoid) for (const name of names) set(name, { kind: "expression", expression: at });
    return;
  }
  if (isWhole) {
    setWhole(at);
    return;
  }
  if (at.kind === "Call") compiledHelper(at, bound, set, stars);
}

/** `Object.defineProperty(exports, "x", {get: () => m.x})`, `__exportStar(require("./m"), exports)`. */
function compiledHelper(
  call: Call,
  bound: BoundFile,
  set: (name: string, source: ExportSource) => void,
  stars: string[],
): void {
  const callee = call.callee;
  const name = callee.kind === "Identifier" ? callee.name : callee.kind === "Member" ? callee.property : "";
  const first = call.args[0]?.value;
  if (name === "__exportStar" || name === "__export") {
    const specifier = first ? requiredModule(first) : undefined;
    if (specifier !== undefined) stars.push(specifier);
    return;
  }
  if (name !== "defineProperty" || !first || !isExports(first, bound)) return;
  const key = call.args[1]?.value;
  const descriptor = call.args[2]?.value;
  if (key?.kind !== "Literal" || typeof key.value !== "string" || descriptor?.kind !== "ObjectLiteral") return;
  for (const entry of descriptor.entries) {
    if (entry.key === "value" && key.value !== "__esModule")
      set(key.value, { kind: "expression", expression: entry.value });
    if (entry.key !== "get" || entry.value.kind !== "FunctionExpression") continue;
    const returned = entry.value.fn.body.find((one) => one.kind === "Return");
    if (returned?.kind === "Return" && returned.value)
      set(key.value, { kind: "expression", expression: returned.value });
  }
}

/** The module of `require("x")`. */
function requiredModule(expression: Expression): string | undefined {
  if (expression.kind !== "Call" || expression.callee.kind !== "Identifier") return undefined;
  if (expression.callee.name !== "require" && expression.callee.name !== "import") return undefined;
  const first = expression.args[0]?.value;
  return first?.kind === "Literal" && typeof first.value === "string" ? first.value : undefined;
}

function isUnbound(identifier: Identifier, name: string, bound: BoundFile): boolean {
  return identifier.name === name && !bound.bindingOf.has(identifier);
}

function isExports(expression: Expression, bound: BoundFile): boolean {
  if (expression.kind === "Identifier") return isUnbound(expression, "exports", bound);
  return expression.kind === "Member" && isModuleExports(expression, bound);
}

function isModuleExports(member: Member, bound: BoundFile): boolean {
  return (
    member.property === "exports" && member.object.kind === "Identifier" && isUnbound(member.object, "module", bound)
  );
}
