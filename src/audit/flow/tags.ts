/** Tagged templates: functions of the project take texts and holes; execa's and zx's `$` start a program. */
import type { Argument, Call, Expression, TaggedTemplate } from "../ir/types.ts";
import type { SourceFile } from "../types.ts";
import { callValue } from "./calls.ts";
import type { Engine, Frame } from "./engine.ts";
import { evaluate } from "./expressions.ts";
import { runProcess } from "./processes.ts";
import type { State } from "./state.ts";
import type { Value } from "./values.ts";

const SCRIPTS = /^npm:(?:execa|zx|zx\/core|zx\/globals)\.\$(?:\.sync)?$/u;

export function tagged(engine: Engine, frame: Frame, state: State, expression: TaggedTemplate): Value {
  const { terms } = engine;
  const tag = evaluate(engine, frame, state, expression.tag);
  const parts: (string | Value)[] = [];
  const texts: Value[] = [];
  const holes: Value[] = [];
  const args: Argument[] = [argumentAt(expression.template)];
  let text = "";
  const template = expression.template;
  for (const part of template.kind === "Template" ? template.parts : [template]) {
    if (typeof part === "string") {
      text += part;
      parts.push(part);
      continue;
    }
    texts.push({ term: terms.constant(text) });
    text = "";
    const value = evaluate(engine, frame, state, part);
    holes.push(value);
    parts.push(value);
    args.push(argumentAt(part));
  }
  texts.push({ term: terms.constant(text) });
  const { start, end } = expression;
  const call: Call = { kind: "Call", callee: expression.tag, args, isNew: false, start, end };
  const script = scriptOf(engine, frame.file, expression.tag);
  if (script) {
    engine.addEffect(frame, state, {
      effect: "exec",
      file: frame.file,
      span: expression,
      callee: script.name,
      conditions: [],
    });
    const site = { file: frame.file, span: expression };
    const whole = terms.concat(
      parts.map((part) => (typeof part === "string" ? terms.constant(part) : part.term)),
      site,
    );
    const positional = script.isShell ? [{ term: whole }] : words(engine, frame, expression, parts);
    const context = {
      expression: call,
      args: { positional, named: new Map() },
      receiver: undefined,
      method: undefined,
    };
    const model = script.isShell
      ? ({ command: 0, shell: "always" } as const)
      : ({ command: 0, shell: "never", variadic: true } as const);
    runProcess(engine, frame, state, script.name, model, context);
    return engine.unknown(frame, expression);
  }
  if (tag.fns?.some((fn) => fn.kind === "function") && !frame.isSetup) {
    const list: Value = {
      term: terms.opaque(`texts:${engine.place(frame, expression)}`),
      items: texts,
    };
    const context = {
      expression: call,
      args: { positional: [], named: new Map() },
      receiver: undefined,
      method: undefined,
    };
    const value = callValue(engine, frame, state, tag, [list, ...holes], context);
    if (value) return value;
  }
  // Every other tag decides itself what becomes of the holes: the ones that are in use escape them.
  return engine.unknown(frame, expression);
}

function argumentAt(value: Expression): Argument {
  return { value, start: value.start, end: value.end };
}

/** `$`, `$({shell: true})`, or a name for the latter. */
function scriptOf(
  engine: Engine,
  file: SourceFile,
  tag: Expression,
): { readonly name: string; readonly isShell: boolean } | undefined {
  const { project } = engine;
  const own = project.originOf(file, tag);
  if (own !== undefined && SCRIPTS.test(own)) return { name: own, isShell: false };
  const isGlobal =
    own === "global:$" && project.bound(file).imports.some((statement) => statement.module === "zx/globals");
  if (isGlobal) return { name: "npm:zx.$", isShell: false };
  const made = project.valueOf(file, tag);
  if (made?.expression.kind !== "Call") return undefined;
  const name = project.originOf(made.file, made.expression.callee);
  if (name === undefined || !SCRIPTS.test(name)) return undefined;
  const options = made.expression.args[0]?.value;
  const shell =
    options?.kind === "ObjectLiteral" ? options.entries.find((entry) => entry.key === "shell")?.value : undefined;
  return { name, isShell: shell !== undefined && !(shell.kind === "Literal" && !shell.value) };
}

/** What the program is started with: each hole is one word, or a part of the word that it stands in. */
function words(engine: Engine, frame: Frame, expression: TaggedTemplate, parts: readonly (string | Value)[]): Value[] {
  const { terms } = engine;
  const found: Value[] = [];
  let word: Value[] = [];
  const close = (): void => {
    const [first] = word;
    if (first && word.length === 1) found.push(first);
    else if (first)
      found.push({
        term: terms.concat(
          word.map((one) => one.term),
          { file: frame.file, span: expression },
        ),
      });
    word = [];
  };
  for (const part of parts) {
    if (typeof part !== "string") {
      if (word.length === 0 && part.items) found.push(...part.items);
      else word.push(part);
      continue;
    }
    part.split(/\s+/u).forEach((piece, index) => {
      if (index > 0) close();
      if (piece !== "") word.push({ term: terms.constant(piece) });
    });
  }
  close();
  return found;
}
