import { analyseFlows } from "../../../src/audit/flow/analyse.ts";
import type { Expression } from "../../../src/audit/ir/types.ts";
import type { BoundProject } from "../../../src/audit/resolve/project.ts";
import type { ArgumentShape, EntryPoint, FunctionRef, SourceFile } from "../../../src/audit/types.ts";
import { projectOf } from "../resolve/sources.ts";

/**
 * A small server model for tests: `tool("name", handler, shapes?)` and `dispatch(handler)` in JavaScript, `@tool` and
 * `@dispatch` in Python. The argument object is the first parameter in JavaScript; in Python each parameter is one.
 */
export function entriesOf(project: BoundProject): EntryPoint[] {
  const entries: EntryPoint[] = [];
  for (const file of project.files.values()) {
    if (file.language === "python") entries.push(...pythonEntries(project, file));
    for (const { call } of project.callsIn(file)) {
      const callee =
        call.callee.kind === "Identifier"
          ? call.callee.name
          : call.callee.kind === "Member"
            ? call.callee.property
            : "";
      const name = call.args[0]?.value;
      if ((callee === "tool" || callee === "registerTool") && name?.kind === "Literal") {
        const last = call.args.find((one, i) => i > 0 && isFunction(project, file, one.value))?.value;
        const handler = last ? project.functionOf(file, last) : undefined;
        if (!handler) continue;
        const shapes = callee === "tool" ? shapesOf(call.args[2]?.value) : new Map<string, ArgumentShape>();
        entries.push(entry(file, call.start, "tool", String(name.value), handler, [{ param: 0, path: [], shapes }]));
      }
      if (callee === "dispatch" && call.args[0]) {
        const handler = project.functionOf(file, call.args[0].value);
        if (!handler) continue;
        entries.push({
          ...entry(file, call.start, "dispatch", "", handler, [
            { param: 0, path: ["params", "arguments"], shapes: new Map() },
          ]),
          nameParameter: { param: 0, path: ["params", "name"] },
        });
      }
    }
  }
  return entries;
}

function isFunction(project: BoundProject, file: SourceFile, expression: Expression): boolean {
  return project.functionOf(file, expression) !== undefined;
}

function shapesOf(expression: Expression | undefined): Map<string, ArgumentShape> {
  const shapes = new Map<string, ArgumentShape>();
  if (expression?.kind !== "ObjectLiteral") return shapes;
  for (const one of expression.entries) {
    if (typeof one.key !== "string") continue;
    if (one.value.kind === "ArrayLiteral") shapes.set(one.key, { kind: "enum", values: [] });
    else if (one.value.kind === "RegExpLiteral") shapes.set(one.key, { kind: "pattern", pattern: one.value.pattern });
    else if (one.value.kind === "Literal") shapes.set(one.key, { kind: one.value.value as "number" });
  }
  return shapes;
}

function pythonEntries(project: BoundProject, file: SourceFile): EntryPoint[] {
  const found: EntryPoint[] = [];
  for (const ref of project.functionsIn(file)) {
    for (const decorator of ref.fn.decorators) {
      const callee = decorator.kind === "Call" ? decorator.callee : decorator;
      const name = callee.kind === "Identifier" ? callee.name : callee.kind === "Member" ? callee.property : "";
      if (name === "tool") {
        const tainted = ref.fn.params.flatMap((one, param) =>
          one.target.kind === "Identifier" && one.target.name !== "self"
            ? [{ param, path: [], argument: one.target.name, shapes: new Map<string, ArgumentShape>() }]
            : [],
        );
        found.push(entry(file, ref.fn.start, "tool", ref.fn.name ?? "", ref, tainted));
      }
      if (name === "call_tool") {
        found.push({
          ...entry(file, ref.fn.start, "dispatch", "", ref, [{ param: 1, path: [], shapes: new Map() }]),
          nameParameter: { param: 0, path: [] },
        });
      }
    }
  }
  return found;
}

function entry(
  file: SourceFile,
  start: number,
  kind: EntryPoint["kind"],
  name: string,
  handler: FunctionRef,
  tainted: EntryPoint["tainted"],
): EntryPoint {
  return {
    kind,
    name,
    handler,
    tainted,
    registration: { path: file.path, ...file.text.region({ start, end: start }) },
    sdk: "test",
  };
}

/** Flows as lines: `KIND tool.argument path:line[ whole][ confidence][ weak: why]`. */
export async function flowLines(texts: Readonly<Record<string, string>>, order?: "reversed"): Promise<string[]> {
  const project = await projectOf(texts, order);
  return linesOf(project);
}

export function linesOf(project: BoundProject): string[] {
  const result = analyseFlows(project, entriesOf(project));
  return result.flows.map((flow) => {
    const line = flow.sink.file.text.position(flow.sink.expression.start).line;
    const rest = [
      flow.whole ? "whole" : "",
      flow.confidence === "high" ? "" : flow.confidence,
      ...flow.weakGuards.map((weak) => `weak: ${weak.why}`),
    ];
    return [
      `${flow.sink.kind} ${flow.tools.join("+")}.${flow.argument} ${flow.sink.file.path}:${line}`,
      ...rest.filter((one) => one !== ""),
    ].join(" | ");
  });
}
