/** Programs that are started: whether a shell reads the command line, and which parts of it. */
import type { Call, Span } from "../ir/types.ts";
import type { ProcessModel } from "../models/types.ts";
import { readProp } from "./assignment.ts";
import type { CallContext } from "./calls.ts";
import type { Engine, Frame } from "./engine.ts";
import { argument } from "./model-calls.ts";
import { report, reportList } from "./sinks.ts";
import type { State } from "./state.ts";
import { textOf } from "./terms.ts";
import type { Value } from "./values.ts";

const SHELLS = new Set([
  "sh",
  "bash",
  "zsh",
  "dash",
  "ash",
  "ksh",
  "fish",
  "cmd",
  "cmd.exe",
  "powershell",
  "powershell.exe",
  "pwsh",
  "pwsh.exe",
]);
const SHELL_FLAGS = /^(?:-[a-z]*c|\/[ckCK]|-Command|-command|-EncodedCommand)$/u;
const INTERPRETERS = /^(?:python[\d.]*|node|deno|bun|perl|ruby|php|osascript)(?:\.exe)?$/u;
const CODE_FLAGS = new Set(["-c", "-e", "--eval", "-r", "-p", "--print", "eval"]);

export function runProcess(
  engine: Engine,
  frame: Frame,
  state: State,
  name: string,
  model: ProcessModel,
  context: CallContext,
): void {
  const { args, expression } = context;
  const command =
    argument(args, undefined, model.command) ??
    args.named.get("args") ??
    args.named.get("command") ??
    args.named.get("cmd");
  if (!command) return;
  const span = spanOf(expression, model.command);
  const argv = model.argv === undefined ? undefined : argument(args, undefined, model.argv);
  const hasArgv = argv !== undefined && (argv.items !== undefined || argv.elem !== undefined || argv.term.tainted);
  if (hasShell(engine, frame, model, context)) {
    if (command.items || command.elem)
      reportList(engine, frame, state, "SHELL", name, command, span, expression, (command.items?.length ?? 2) > 1);
    else report(engine, frame, state, "SHELL", name, command, span, expression, hasArgv);
    if (hasArgv && argv && model.argv !== undefined)
      reportList(engine, frame, state, "SHELL", name, argv, spanOf(expression, model.argv), expression, true);
    return;
  }
  interpreted(engine, frame, state, name, model, context, command, hasArgv ? argv : undefined);
}

function spanOf(expression: Call, ref: number | string): Span {
  const positional = expression.args.filter((one) => one.name === undefined);
  const found = typeof ref === "number" ? positional[ref] : expression.args.find((one) => one.name === ref);
  return found?.value ?? expression.args[0]?.value ?? expression;
}

function hasShell(engine: Engine, frame: Frame, model: ProcessModel, context: CallContext): boolean {
  const { args, expression } = context;
  switch (model.shell) {
    case "always":
      return true;
    case "never":
      return false;
    case "keyword": {
      const given = args.named.get("shell") ?? args.namedRest?.props?.get("shell");
      return given !== undefined && isOn(given);
    }
    case "option": {
      // Options are the last object that is no list: `spawn(cmd, {shell: true})`, `spawn(cmd, args, {shell: true})`.
      for (const value of args.positional.slice(1)) {
        if (value.items || value.elem || !value.props) continue;
        const given = readProp(engine, frame, value, "shell", expression);
        return value.props.has("shell") && isOn(given);
      }
      return false;
    }
  }
}

/** `shell: process.platform === "win32"` is on for some. */
function isOn(value: Value): boolean {
  return value.term.op === "const" ? Boolean(value.term.value) : true;
}

/** `["sh", "-c", text]`: the text after the flag is a program. */
function interpreted(
  engine: Engine,
  frame: Frame,
  state: State,
  name: string,
  model: ProcessModel,
  context: CallContext,
  command: Value,
  argv: Value | undefined,
): void {
  const { args, expression } = context;
  const list: readonly Value[] | undefined = model.variadic
    ? args.positional
    : (command.items ?? [command, ...(argv?.items ?? [])]);
  const program = list[0] ? textOf(list[0].term) : undefined;
  if (program === undefined) return;
  const base = program.slice(Math.max(program.lastIndexOf("/"), program.lastIndexOf("\\")) + 1).toLowerCase();
  const isShell = SHELLS.has(base);
  if (!isShell && !INTERPRETERS.test(base)) return;
  for (let i = 1; i < list.length; i++) {
    const flag = textOf((list[i] as Value).term);
    if (flag === undefined || !(isShell ? SHELL_FLAGS.test(flag) : CODE_FLAGS.has(flag))) continue;
    // A shell reads one text after the flag; cmd reads all that follow as one line.
    const last = isShell && base.startsWith("cmd") ? list.length : Math.min(list.length, i + 2);
    for (let j = i + 1; j < last; j++) {
      const span = elementSpan(expression, model, j);
      const kind = isShell ? "SHELL" : "CODE";
      report(engine, frame, state, kind, name, list[j] as Value, span, expression, last > i + 2);
    }
    return;
  }
}

function elementSpan(expression: Call, model: ProcessModel, index: number): Span {
  if (model.variadic) return expression.args[index]?.value ?? expression;
  const first = expression.args[0]?.value;
  if (first?.kind === "ArrayLiteral") return first.elements[index]?.value ?? first;
  const second = expression.args[1]?.value;
  if (second?.kind === "ArrayLiteral") return second.elements[index - 1]?.value ?? second;
  return second ?? first ?? expression;
}
