/** Calls that src/audit/models describes: their sinks, effects and guards, and what they give back. */
import type { Call, Span } from "../ir/types.ts";
import type { ArgumentRef, CalleeModel, WrittenArgument } from "../models/types.ts";
import { type CallContext, runCallbacks } from "./calls.ts";
import type { Arguments, Engine, Frame } from "./engine.ts";
import { Guards } from "./guards.ts";
import { bitsOf } from "./kinds.ts";
import { mixed, textTerm } from "./operators.ts";
import { runProcess } from "./processes.ts";
import { report } from "./sinks.ts";
import type { State } from "./state.ts";
import { core, isNormal, type Term, textOf } from "./terms.ts";
import { termsIn, type Value } from "./values.ts";
import { reportWords } from "./words.ts";

export function argument(args: Arguments, receiver: Value | undefined, ref: ArgumentRef): Value | undefined {
  if (ref === "receiver") return receiver;
  if (typeof ref === "number") return args.positional[ref] ?? args.rest;
  return args.named.get(ref) ?? args.namedRest?.props?.get(ref);
}

function argumentSpan(expression: Call, ref: ArgumentRef): Span {
  if (ref === "receiver") return expression.callee.kind === "Member" ? expression.callee.object : expression.callee;
  if (typeof ref === "number") {
    const positional = expression.args.filter((one) => one.name === undefined);
    return positional[ref]?.value ?? positional.at(-1)?.value ?? expression;
  }
  return expression.args.find((one) => one.name === ref)?.value ?? expression;
}

/** Begins as a statement of the language does. */
const STATEMENTS: Readonly<Record<string, RegExp>> = {
  sql: /^\s*(?:--[^\n]*\n\s*)*\(?\s*(?:select|insert|update|delete|replace|merge|upsert|create|alter|drop|truncate|with|pragma|show|describe|desc|explain|use|set|call|exec|execute|attach|copy|grant|revoke|vacuum|analyze|declare|begin|values)\b/iu,
  html: /^\s*<(?:!doctype|html|head|body|div|main|section|p|h[1-6]|script|a|span|ul|ol|li|table|form|title)\b/iu,
  cypher: /^\s*(?:match|optional\s+match|create|merge|unwind|call|with|return|detach|foreach)\b/iu,
};

/** @returns whether a sink that reads turned out to write */
export function reportSinks(
  engine: Engine,
  frame: Frame,
  state: State,
  name: string,
  model: CalleeModel,
  context: CallContext,
): boolean {
  const { expression, args, receiver } = context;
  let isWrite = false;
  for (const sink of model.sinks ?? []) {
    const refs = Array.isArray(sink.arg) ? sink.arg : [sink.arg as ArgumentRef];
    if (sink.when && !isWritten(frame, expression, sink.when)) continue;
    if (sink.unless && isWritten(frame, expression, sink.unless)) continue;
    if (sink.words) {
      const spread = args.rest ? [{ term: args.rest.term, elem: args.rest }] : [];
      const words = [...args.positional.slice(refs[0] as number), ...spread];
      reportWords(engine, frame, state, sink.kind, name, words, expression);
      continue;
    }
    const ref = refs.find((one) => argument(args, receiver, one) !== undefined);
    const given = ref === undefined ? undefined : argument(args, receiver, ref);
    if (!given || ref === undefined) continue;
    if (sink.onlyText && given.fns) continue;
    const value = sink.property === undefined ? given : given.props?.get(sink.property);
    if (!value || (sink.property === undefined && sink.kind === "URL" && value.props)) continue;
    if (sink.statement && !STATEMENTS[sink.statement]?.test(beginning(textTerm(engine, value)))) continue;
    let { kind } = sink;
    if (sink.mode) {
      const mode = sink.mode.arg.map((one) => argument(args, undefined, one)).find((one) => one !== undefined);
      const text = mode?.term.value;
      if (typeof text === "string" && [...sink.mode.containing].some((char) => text.includes(char)))
        kind = sink.mode.kind;
    }
    isWrite ||= kind === "PATH_WRITE" && sink.kind === "PATH_READ";
    report(engine, frame, state, kind, name, value, argumentSpan(expression, ref), expression);
  }
  return isWrite;
}

/** The text that a term begins with, on one of its ways. */
function beginning(term: Term): string {
  const text = textOf(term);
  if (text !== undefined) return text;
  if (term.op === "concat" || term.op === "phi" || term.op === "same" || term.op === "guarded" || term.op === "mix") {
    for (const part of term.args) {
      const found = beginning(part);
      if (found !== "" || term.op === "concat") return found;
    }
  }
  return "";
}

function isWritten(frame: Frame, expression: Call, { arg, text }: WrittenArgument): boolean {
  const unnamed = expression.args.filter((one) => one.name === undefined);
  const pattern = new RegExp(text, "u");
  return arg.some((ref) => {
    const given = typeof ref === "number" ? unnamed[ref] : expression.args.find((one) => one.name === ref);
    return given !== undefined && pattern.test(frame.file.text.slice(given.value));
  });
}

export function applyModel(
  engine: Engine,
  frame: Frame,
  state: State,
  name: string,
  model: CalleeModel,
  context: CallContext,
): Value {
  const { expression, args, receiver } = context;
  const isWrite = reportSinks(engine, frame, state, name, model, context);
  for (const declared of model.effects ?? []) {
    // `open(path, "a")` is declared as reading: its mode makes it write.
    const effect = isWrite && declared === "fs-read" ? "fs-write" : declared;
    engine.addEffect(frame, state, { effect, file: frame.file, span: expression, callee: name, conditions: [] });
  }
  if (model.process) runProcess(engine, frame, state, name, model.process, context);
  if (model.exits) {
    state.dead = true;
    return engine.unknown(frame, expression);
  }
  runCallbacks(engine, frame, state, context, false);
  const value = resultOf(engine, frame, name, model, context);
  const typed = model.type === undefined ? value : { ...value, type: model.type };
  if (!model.guard) return typed;
  const tested = argument(args, receiver, model.guard.arg);
  if (!tested) return typed;
  const guards = new Guards(engine);
  const passed = model.guard.isHost
    ? guards.publicHost(frame, tested, expression)
    : guards.passes(tested, bitsOf(model.guard.clears), "path");
  if (model.guard.when === "throws") {
    if (passed.yes) engine.assume(state, passed.yes);
    return typed;
  }
  return { ...typed, truth: model.guard.when === "true" ? passed : { yes: passed.no, no: passed.yes } };
}

function resultOf(engine: Engine, frame: Frame, name: string, model: CalleeModel, context: CallContext): Value {
  const { terms } = engine;
  const { expression, args, receiver } = context;
  const site = { file: frame.file, span: expression };
  const from = argument(args, receiver, model.from ?? 0);
  const all = [
    ...(model.from === "receiver" && receiver ? [receiver] : []),
    ...args.positional,
    ...(args.rest ? [args.rest] : []),
  ];
  const clears = bitsOf(model.clears);
  const done = (term: Term, rest: Partial<Value> = {}): Value => ({
    ...rest,
    term: clears === 0 ? term : terms.guarded(term, clears),
  });
  const plain = (value: Value | undefined): Term =>
    value ? textTerm(engine, value) : terms.opaque(`missing:${engine.place(frame, expression)}`);
  switch (model.result) {
    case "same": {
      const structure =
        from && clears === 0
          ? {
              ...(from.props ? { props: from.props } : {}),
              ...(from.items ? { items: from.items } : {}),
              ...(from.elem ? { elem: from.elem } : {}),
            }
          : {};
      if (from && clears !== 0 && (from.items || from.elem)) {
        // `shlex.join(list)`, `quote([x])`: one text of cleaned words.
        const words = termsIn(from)
          .filter((term) => term.tainted)
          .map((term) => terms.guarded(term, clears));
        return {
          term:
            words.length > 0 ? terms.op("mix", words, "quoted", site) : terms.opaque(engine.place(frame, expression)),
        };
      }
      const term = plain(from);
      if (term.op === "const") return done(term, structure);
      return done(terms.op("same", [term], shortName(name), site), structure);
    }
    case "normal":
      return done(terms.op("norm", [plain(from)], "normal", site));
    case "absolute":
      return done(terms.op("norm", [plain(from)], "absolute", site));
    case "join": {
      const whole = rejoined(all.map(plain));
      if (whole) return done(terms.op("norm", [whole], isNormal(whole) ? "absolute" : "normal", site));
      return done(terms.op("norm", [terms.op("join", all.map(plain), "keeping", site)], "normal", site));
    }
    case "joinReplacing":
      if (all.length === 1) return done(terms.op("same", [plain(all[0])], "path", site));
      return done(terms.op("join", all.map(plain), "replacing", site));
    case "resolve": {
      if (all.length === 0) return { term: terms.opaque(`cwd:${engine.place(frame, expression)}`) };
      const inner = all.length === 1 ? plain(all[0]) : terms.op("join", all.map(plain), "replacing", site);
      return done(terms.op("norm", [inner], "absolute", site));
    }
    case "url": {
      // Node names the reference first, Python the base.
      const [reference, base] = frame.file.language === "python" ? [all[1], all[0]] : [all[0], all[1]];
      if (!base || !reference) return done(terms.op("same", [plain(reference ?? base)], "URL", site));
      return done(terms.op("join", [plain(base), plain(reference)], "replacing", site));
    }
    case "basename":
      return done(terms.op("part", [plain(from)], "basename", site));
    case "dirname":
      return done(terms.op("dirname", [plain(from)], "dirname", site));
    case "part":
      return done(terms.op("part", [plain(from)], shortName(name), site));
    case "decode":
      return done(terms.op("decode", [plain(from)], shortName(name), site));
    case "relative": {
      // Python names the path first, Node the folder.
      const [first, second] = frame.file.language === "python" ? [all[1], all[0]] : [all[0], all[1]];
      return done(terms.op("relative", [plain(first), plain(second)], "relative", site));
    }
    case "commonpath": {
      const list = from?.items ?? [];
      return { term: terms.op("commonpath", list.map(plain), "commonpath", site) };
    }
    case "mix":
      return done(
        mixed(
          engine,
          frame,
          all.flatMap((value) => termsIn(value)),
          expression,
          "call",
        ).term,
      );
    default:
      return { term: terms.opaque(`${frame.isSetup ? "setting:" : "result:"}${engine.place(frame, expression)}`) };
  }
}

function shortName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf("."), name.lastIndexOf("#"), name.lastIndexOf(":")) + 1);
}

/** `join(realpath(dirname(p)), basename(p))` is `p` with the links of its folder followed. */
function rejoined(parts: readonly Term[]): Term | undefined {
  const [folder, name] = parts;
  if (!folder || !name || parts.length !== 2) return undefined;
  const last = core(name);
  if (last.op !== "part" || last.text !== "basename" || !last.args[0]) return undefined;
  let first = core(folder);
  while (first.op === "norm" && first.args[0]) first = core(first.args[0]);
  const isSame = first.op === "dirname" && first.args[0] && core(first.args[0]).vn === core(last.args[0]).vn;
  return isSame ? last.args[0] : undefined;
}
