/** Functions that are handed over with their arguments, to be called on a thread, in a pool or later. */
import type { Expression } from "../ir/types.ts";
import { type CallContext, callValue, externalCall } from "./calls.ts";
import type { Arguments, Engine, Frame } from "./engine.ts";
import { evaluate } from "./expressions.ts";
import type { State } from "./state.ts";
import type { Value } from "./values.ts";

interface Deferral {
  /** Position of the function, or the keyword that it is given as. */
  readonly fn: number | string;
  /** Position from which its arguments stand, or where a list of them stands. */
  readonly from?: number;
  readonly list?: number | string;
  /** Keywords of the call are the function's. */
  readonly forwards?: boolean;
  /** Where its keywords stand in a dictionary. */
  readonly named?: string;
}

const THREAD: Deferral = { fn: "target", list: "args", named: "kwargs" };

const DEFERRED: ReadonlyMap<string, Deferral> = new Map<string, Deferral>([
  ["py:asyncio.to_thread", { fn: 0, from: 1, forwards: true }],
  ["pypi:anyio.to_thread.run_sync", { fn: 0, from: 1 }],
  ["pypi:trio.to_thread.run_sync", { fn: 0, from: 1 }],
  ["pypi:starlette.concurrency.run_in_threadpool", { fn: 0, from: 1, forwards: true }],
  ["pypi:fastapi.concurrency.run_in_threadpool", { fn: 0, from: 1, forwards: true }],
  ["py:threading.Thread", THREAD],
  ["py:multiprocessing.Process", THREAD],
  ["py:threading.Timer", { fn: 1, list: 2, named: "kwargs" }],
  ["global:setTimeout", { fn: 0, from: 2 }],
  ["global:setInterval", { fn: 0, from: 2 }],
  ["global:setImmediate", { fn: 0, from: 1 }],
  ["global:process.nextTick", { fn: 0, from: 1 }],
  ["global:Reflect.apply", { fn: 0, list: 2 }],
]);

/** Methods whose name says it, on an event loop or a pool of unknown type. */
const METHODS: ReadonlyMap<string, Deferral> = new Map<string, Deferral>([
  ["run_in_executor", { fn: 1, from: 2 }],
  ["submit", { fn: 0, from: 1, forwards: true }],
  ["call_soon", { fn: 0, from: 1 }],
  ["call_soon_threadsafe", { fn: 0, from: 1 }],
  ["call_later", { fn: 1, from: 2 }],
  ["call_at", { fn: 1, from: 2 }],
  ["apply_async", { fn: 0, list: 1, named: "kwds" }],
  ["start_soon", { fn: 0, from: 1 }],
]);

/**
 * What the function gives back when it is run with what is handed over with it. Undefined when this is no such call, or when
 * nothing is known of the function.
 */
export function deferredCall(
  engine: Engine,
  frame: Frame,
  state: State,
  name: string | undefined,
  context: CallContext,
): Value | undefined {
  const isPython = frame.file.language === "python";
  const deferral =
    (name === undefined ? undefined : DEFERRED.get(name)) ??
    (isPython && context.method !== undefined ? METHODS.get(context.method) : undefined);
  if (!deferral || frame.isSetup) return undefined;
  const { args, expression } = context;
  const at = (place: number | string): Value | undefined =>
    typeof place === "number" ? args.positional[place] : args.named.get(place);
  const fn = at(deferral.fn);
  if (!fn) return undefined;
  const list = deferral.list === undefined ? undefined : (at(deferral.list) ?? args.named.get("args"));
  const positional = deferral.from === undefined ? (list?.items ?? []) : args.positional.slice(deferral.from);
  if (positional.length === 0 && !isPython) return undefined;
  const rest = list ? list.elem : args.rest;
  const keywords = deferral.named === undefined ? undefined : args.named.get(deferral.named)?.props;
  const given: Arguments = {
    positional,
    named: deferral.forwards ? args.named : (keywords ?? new Map()),
    ...(rest ? { rest } : {}),
  };
  if (fn.fns) return callValue(engine, frame, state, fn, given, context);
  const place = expression.args.find((one, index) =>
    typeof deferral.fn === "number" ? index === deferral.fn : one.name === deferral.fn,
  );
  return place && ofMethod(engine, frame, state, place.value, given, context);
}

/** `to_thread(Path(a).read_text)`: a method of something whose type is known. */
function ofMethod(
  engine: Engine,
  frame: Frame,
  state: State,
  fn: Expression,
  args: Arguments,
  context: CallContext,
): Value | undefined {
  if (fn.kind !== "Member") return undefined;
  const receiver = evaluate(engine, frame, state, fn.object);
  if (receiver.type === undefined) return undefined;
  const { start, end } = context.expression;
  const expression = { ...context.expression, callee: fn, start, end };
  return externalCall(engine, frame, state, `${receiver.type}#${fn.property}`, {
    expression,
    args,
    receiver,
    method: fn.property,
  });
}
