/** Event emitters: what is emitted goes to the functions that listen to an event of that name. */
import type { Expression } from "../ir/types.ts";
import type { FunctionRef, SourceFile } from "../types.ts";
import type { CallContext } from "./calls.ts";
import type { Engine, Frame } from "./engine.ts";
import { copyState, joinStates, type State } from "./state.ts";
import { textOf } from "./terms.ts";
import { isTainted, type Value } from "./values.ts";

const LISTENING = new Set(["on", "once", "addListener", "prependListener", "prependOnceListener"]);
/** Listeners to one event, at most; further ones are not run. */
const MAX_LISTENERS = 16;

const listeners = new WeakMap<Engine, ReadonlyMap<string, readonly FunctionRef[]>>();

/** By package and name of the event. */
function listenersOf(engine: Engine): ReadonlyMap<string, readonly FunctionRef[]> {
  const known = listeners.get(engine);
  if (known) return known;
  const found = new Map<string, FunctionRef[]>();
  for (const file of engine.project.files.values()) {
    if (file.language === "python" || file.role === "test") continue;
    for (const { call } of engine.project.callsIn(file)) {
      if (call.callee.kind !== "Member" || !LISTENING.has(call.callee.property)) continue;
      const [event, handler] = call.args;
      const name = event && engine.project.constantOf(file, event.value);
      const ref = handler && functionAt(engine, file, handler.value);
      if (typeof name !== "string" || !ref) continue;
      const key = eventKey(file, name);
      const list = found.get(key);
      if (!list) found.set(key, [ref]);
      else if (list.length <= MAX_LISTENERS) list.push(ref);
    }
  }
  listeners.set(engine, found);
  return found;
}

function eventKey(file: SourceFile, name: string): string {
  return `${file.package.path}\0${name}`;
}

function functionAt(engine: Engine, file: SourceFile, expression: Expression): FunctionRef | undefined {
  if (expression.kind === "FunctionExpression") return engine.project.bound(file).refOf.get(expression.fn);
  return engine.project.functionOf(file, expression);
}

/** `bus.emit("run", x)`. Which emitter it is, is a guess: names of events seldom mean two things in one package. */
export function emitted(
  engine: Engine,
  frame: Frame,
  state: State,
  context: CallContext,
  method: string,
): Value | undefined {
  const { args, expression } = context;
  const [event, ...given] = args.positional;
  const name = event && textOf(event.term);
  if (method !== "emit" || name === undefined || frame.isSetup || frame.file.language === "python") return undefined;
  if (!given.some(isTainted)) return undefined;
  const heard = listenersOf(engine).get(eventKey(frame.file, name)) ?? [];
  if (heard.length > MAX_LISTENERS) engine.cut();
  for (const ref of heard.slice(0, MAX_LISTENERS)) {
    const local = copyState(state);
    const fn = { kind: "function" as const, ref, captured: new Map() };
    engine.invoke(frame, local, fn, { positional: given, named: new Map() }, expression, true);
    if (local.dead) continue;
    // A listener may be one of another emitter: what it checks says nothing.
    const joined = joinStates(engine.terms, state, { ...local, facts: state.facts }, engine.place(frame, expression));
    state.env = joined.env;
  }
  return { term: engine.terms.opaque(`emitted:${engine.place(frame, expression)}`) };
}
