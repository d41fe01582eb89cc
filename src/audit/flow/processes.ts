/** Programs that are started: whether a shell reads the command line, and which parts of it. */
import type { Call, Span } from "../ir/types.ts";
import type { ProcessModel } from "../models/types.ts";
import { readProp } from "./assignment.ts";
import type { CallContext } from "./calls.ts";
import type { Engine, Frame } from "./engine.ts";
import { evaluate } from "./expressions.ts";
import { argument } from "./model-calls.ts";
import { report, reportList } from "./sinks.ts";
import type { State } from "./state.ts";
import { core, textOf } from "./terms.ts";
import { isUnproven } from "./unproven.ts";
import type { Value } from "./values.ts";
import { isLauncher, reportWords, takesDangerousOptions } from "./words.ts";

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

/** `shell: process.platform === "win32"` is on for some; what may have been changed since is what it was written as. */
function isOn({ term }: Value): boolean {
  const ways = term.op === "phi" ? term.args.filter((way) => !isUnproven(way)) : [];
  return (ways.length > 0 ? ways : [term]).some((way) => (way.op === "const" ? Boolean(way.value) : true));
}

/** Texts that a term can be, when it is one of several. */
function textsOf(value: Value | undefined): readonly string[] {
  const options = value ? (value.term.op === "phi" ? value.term.args : [value.term]) : [];
  return options.map(textOf).filter((text) => text !== undefined);
}

/** The variables that name the user's own shell. */
const SHELL_VARIABLES = new Set(["env:SHELL", "env:COMSPEC", "env:ComSpec"]);

function programName(text: string): string {
  return text.slice(Math.max(text.lastIndexOf("/"), text.lastIndexOf("\\")) + 1).toLowerCase();
}

function isShellValue(value: Value | undefined): boolean {
  const options = value ? (value.term.op === "phi" ? value.term.args : [value.term]) : [];
  const isNamed = options.some((term) => term.op === "opaque" && SHELL_VARIABLES.has(term.text));
  return isNamed || textsOf(value).some((text) => SHELLS.has(programName(text)));
}

/** Where in a command a program starts that reads a text as a program, and how. */
interface Interpreter {
  /** Index of the flag before the text. */
  readonly flag: number;
  readonly isShell: boolean;
  /** cmd reads all that follows as one line. */
  readonly takesAll: boolean;
}

/** `["sh", "-c", text]`, `["docker", "exec", box, "sh", "-c", text]`, `["python", "-c", text]`. */
function findInterpreter(list: readonly Value[]): Interpreter | undefined {
  for (let start = 0; start < list.length; start++) {
    const isShell = isShellValue(list[start]);
    const isInterpreter = start === 0 && textsOf(list[0]).some((text) => INTERPRETERS.test(programName(text)));
    const isUser = textsOf(list[start]).some((text) => USER_SHELLS.has(programName(text)));
    if (!isShell && !isInterpreter && !(isUser && start === 0)) continue;
    const takesAll = textsOf(list[start]).some((text) => programName(text).startsWith("cmd"));
    for (let flag = start + 1; flag < list.length; flag++) {
      const texts = textsOf(list[flag]);
      if (texts.some((text) => (isInterpreter ? CODE_FLAGS.has(text) : SHELL_FLAGS.test(text))))
        return { flag, isShell: !isInterpreter, takesAll };
      // Options may stand between, but after another word the shell runs a file.
      if (!isInterpreter && !isUser && !texts.some((text) => /^[-/]/u.test(text))) break;
    }
  }
  return undefined;
}

/** Programs that hand the text after `-c` to the shell of a user. */
const USER_SHELLS = new Set(["su", "runuser", "script"]);

/** Options of ssh that take the word after them. */
const SSH_VALUES = /^-[BbcDEeFIiJLlmOopQRSWw]$/u;

/** Index of the first word that a remote shell reads: all from there on are one line to it. */
function remoteCommand(list: readonly Value[]): number | undefined {
  for (let start = 0; start < list.length; start++) {
    const program = textsOf(list[start]).map(programName);
    if (program.includes("adb")) {
      const shell = list.findIndex((one, index) => index > start && textsOf(one).includes("shell"));
      return shell > 0 ? shell + 1 : undefined;
    }
    if (!program.includes("ssh")) continue;
    let host = start + 1;
    while (host < list.length) {
      const [option] = textsOf(list[host]);
      if (option === undefined || !option.startsWith("-")) break;
      host += SSH_VALUES.test(option) ? 2 : 1;
    }
    return host + 1;
  }
  return undefined;
}

/** A command as a list of words: the text after a flag may be a program, and so is what a remote shell reads. */
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
  const list: readonly Value[] = model.variadic
    ? args.positional
    : [
        ...(command.items ?? (command.elem ? [] : [command])),
        ...(command.elem ? [command.elem] : []),
        ...(argv?.items ?? []),
        ...(argv?.elem ? [argv.elem] : []),
      ];
  const found = findInterpreter(list);
  if (found) {
    const last = found.takesAll ? list.length : Math.min(list.length, found.flag + 2);
    for (let at = found.flag + 1; at < last; at++)
      report(
        engine,
        frame,
        state,
        found.isShell ? "SHELL" : "CODE",
        name,
        list[at] as Value,
        elementSpan(expression, model, at),
        expression,
        last > found.flag + 2,
      );
    return;
  }
  const remote = remoteCommand(list);
  if (remote === undefined) {
    const input = readsInput(list) ? inputOf(engine, frame, context) : undefined;
    if (input) report(engine, frame, state, "SHELL", name, input, inputSpan(expression), expression, false);
    else programAndWords(engine, frame, state, name, model, expression, command, list);
    return;
  }
  for (let at = remote; at < list.length; at++)
    report(
      engine,
      frame,
      state,
      "SHELL",
      name,
      list[at] as Value,
      elementSpan(expression, model, at),
      expression,
      list.length > remote + 1,
    );
}

/** Without a shell, a caller may still choose the program, or give it options. */
function programAndWords(
  engine: Engine,
  frame: Frame,
  state: State,
  name: string,
  model: ProcessModel,
  expression: Call,
  command: Value,
  list: readonly Value[],
): void {
  const written = writtenWords(engine, frame, state, model, expression);
  const [program, ...words] = written ?? list;
  if (!program) return;
  const spanOf = (index: number): Span => elementSpan(expression, model, index + 1);
  if (!written && command.elem) {
    // A list that was put together elsewhere: which word is the program and which an option's value is not known.
    const texts = textsOf(command.elem);
    if (texts.some(takesDangerousOptions) && !texts.some((text) => text.startsWith("-")))
      reportWords(engine, frame, state, "ARGV", name, [command.elem], expression, () =>
        elementSpan(expression, model, 0),
      );
    return;
  }
  const chosen = core(program.term).op === "elem" && !command.items ? command : program;
  report(engine, frame, state, "EXECPATH", name, chosen, elementSpan(expression, model, 0), expression, false);
  const texts = textsOf(program);
  if (texts.some(takesDangerousOptions))
    reportWords(engine, frame, state, "ARGV", name, words, expression, spanOf, texts.every(isLauncher));
}

/** The words in their order, when the call itself writes the list: a spread makes one set of elements of a list. */
function writtenWords(
  engine: Engine,
  frame: Frame,
  state: State,
  model: ProcessModel,
  expression: Call,
): readonly Value[] | undefined {
  if (model.variadic) return undefined;
  const first = expression.args[0]?.value;
  const given = first?.kind === "ArrayLiteral" ? first : expression.args[1]?.value;
  if (given?.kind !== "ArrayLiteral" || !given.elements.some((one) => one.spread !== undefined)) return undefined;
  const words = given.elements.map((one) => evaluate(engine, frame, state, one.value));
  return first && first !== given ? [evaluate(engine, frame, state, first), ...words] : words;
}

/** `bash`, `sh -s`: a shell that is given no file and no text reads its commands from what it is sent. */
function readsInput(list: readonly Value[]): boolean {
  return isShellValue(list[0]) && list.slice(1).every((one) => textsOf(one).some((text) => text.startsWith("-")));
}

/** What a program is sent: Python's `input=`, Node's option of that name. */
function inputOf(engine: Engine, frame: Frame, { args, expression }: CallContext): Value | undefined {
  const named = args.named.get("input");
  if (named) return named;
  const options = args.positional.slice(1).find((value) => value.props?.has("input"));
  return options && readProp(engine, frame, options, "input", expression);
}

function inputSpan(expression: Call): Span {
  return expression.args.find((one) => one.name === "input")?.value ?? expression.args.at(-1)?.value ?? expression;
}

function elementSpan(expression: Call, model: ProcessModel, index: number): Span {
  if (model.variadic) return expression.args[index]?.value ?? expression;
  const first = expression.args[0]?.value;
  if (first?.kind === "ArrayLiteral") return first.elements[index]?.value ?? first;
  const second = expression.args[1]?.value;
  if (second?.kind === "ArrayLiteral") return second.elements[index - 1]?.value ?? second;
  return second ?? first ?? expression;
}
