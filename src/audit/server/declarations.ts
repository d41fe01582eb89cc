import type { Expression, Return } from "../ir/types.ts";
import type { ArgumentShape, CallSite, FunctionRef, SourceFile, ToolDeclaration } from "../types.ts";
import { locate } from "./handlers.ts";
import { annotationsOf } from "./python.ts";
import { argumentShapes } from "./schema-shapes.ts";
import { hintsOf, schemaName } from "./script.ts";
import { joinShapes } from "./shapes.ts";
import { EMPTY, isLocated, keyword, positional, type StaticReader, type StaticValue } from "./static-values.ts";
import { visitTree } from "./tree.ts";

/** Tools that a low-level listing of JavaScript or TypeScript returns: `setRequestHandler(ListToolsRequestSchema, …)`. */
export function scriptDeclarations(reader: StaticReader, file: SourceFile): ToolDeclaration[] {
  const out: ToolDeclaration[] = [];
  for (const site of reader.project.callsIn(file)) {
    const handler = listingHandler(reader, site);
    if (!handler) continue;
    for (const value of returned(handler)) {
      const tools = reader.property(reader.resolve(value, EMPTY), "tools");
      for (const tool of (tools && reader.elements(tools, EMPTY)) ?? []) {
        const declaration = scriptTool(reader, tool);
        if (declaration) out.push(declaration);
      }
    }
  }
  return out;
}

function listingHandler(reader: StaticReader, { call, file }: CallSite): FunctionRef | undefined {
  if (call.callee.kind !== "Member" || call.callee.property !== "setRequestHandler") return undefined;
  const args = positional(call);
  const [first] = args;
  const last = args.at(-1);
  if (!first || !last) return undefined;
  const key = { file, expression: first.value };
  const lists = reader.text(key) === "tools/list" || schemaName(reader, key) === "ListToolsRequestSchema";
  return lists ? reader.functionOf({ file, expression: last.value }, EMPTY) : undefined;
}

function returned({ file, fn }: FunctionRef): StaticValue[] {
  const out: StaticValue[] = [];
  visitTree(fn.body, (node) => {
    if (node.kind === "Function") return false;
    const { value } = node as unknown as Return;
    if (node.kind === "Return" && value) out.push({ file, expression: value });
    return undefined;
  });
  return out;
}

function scriptTool(reader: StaticReader, value: StaticValue): ToolDeclaration | undefined {
  const tool = reader.resolve(value, EMPTY);
  const named = reader.property(tool, "name");
  const name = reader.text(named);
  if (name === undefined || !named || !isLocated(named)) return undefined;
  const schema = reader.property(tool, "inputSchema");
  const annotations = reader.property(tool, "annotations");
  const description = reader.text(reader.property(tool, "description"));
  return {
    name,
    location: locate(named.file, named.expression),
    ...(description !== undefined ? { description } : {}),
    annotations: annotations ? hintsOf(reader, reader.resolve(annotations, EMPTY)) : new Map(),
    shapes: (schema && argumentShapes(reader, schema, EMPTY)) ?? new Map(),
  };
}

/** `Tool(name=..., inputSchema={...})` anywhere in a Python file. */
export function pythonDeclarations(reader: StaticReader, file: SourceFile): ToolDeclaration[] {
  const out: ToolDeclaration[] = [];
  for (const { call } of reader.project.callsIn(file)) {
    const named = keyword(call, "name");
    if (!named || lastName(call.callee) !== "Tool") continue;
    const name = reader.text({ file, expression: named.value });
    if (name === undefined) continue;
    const schema = keyword(call, "inputSchema") ?? keyword(call, "input_schema");
    const description = keyword(call, "description");
    const text = description && reader.text({ file, expression: description.value });
    out.push({
      name,
      location: locate(file, named.value),
      ...(text !== undefined ? { description: text } : {}),
      annotations: annotationsOf(reader, file, call),
      shapes: (schema && argumentShapes(reader, { file, expression: schema.value }, EMPTY)) ?? new Map(),
    });
  }
  return out;
}

/** What holds for an argument of this name whichever of the tools is called. */
export function commonShapes(declarations: readonly ToolDeclaration[]): Map<string, ArgumentShape> {
  const shapes = new Map<string, ArgumentShape>();
  for (const declaration of declarations) {
    for (const [name, shape] of declaration.shapes) {
      const known = shapes.get(name);
      shapes.set(name, known ? joinShapes(known, shape) : shape);
    }
  }
  return shapes;
}

function lastName(expression: Expression): string | undefined {
  if (expression.kind === "Identifier") return expression.name;
  return expression.kind === "Member" ? expression.property : undefined;
}
