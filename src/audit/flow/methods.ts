/** Methods of texts, lists, maps and promises: what every program in these languages is made of. */
import { readElement } from "./assignment.ts";
import { type CallContext, callOnSelf } from "./calls.ts";
import type { Engine, Frame } from "./engine.ts";
import { emitted } from "./events.ts";
import { listMethod, run } from "./list-methods.ts";
import { copyState, joinStates, joinValues, type State } from "./state.ts";
import { tableMethod } from "./table-methods.ts";
import { textMethod } from "./text-methods.ts";
import { schemaMethod } from "./validation.ts";
import { settled, type Value } from "./values.ts";

export function builtinMethod(
  engine: Engine,
  frame: Frame,
  state: State,
  context: CallContext,
  receiver: Value,
  method: string,
): Value | undefined {
  return (
    emitted(engine, frame, state, context, method) ??
    pooled(engine, frame, state, context, method) ??
    textMethod(engine, frame, state, context, receiver, method) ??
    listMethod(engine, frame, state, context, receiver, method) ??
    tableMethod(engine, frame, state, context, receiver, method) ??
    schemaMethod(engine, frame, state, context, receiver, method) ??
    otherMethod(engine, frame, state, context, receiver, method)
  );
}

/** Python's `executor.map(f, list)`: unlike a list's, it is given both. */
function pooled(engine: Engine, frame: Frame, state: State, context: CallContext, method: string): Value | undefined {
  const [fn, ...lists] = context.args.positional;
  if (method !== "map" || frame.file.language !== "python" || !fn?.fns || lists.length === 0) return undefined;
  const { expression } = context;
  const items = lists.map((list) => readElement(engine, frame, list, "*", expression));
  const value = run(engine, frame, state, fn, items, context);
  return { term: engine.terms.opaque(`list:${engine.place(frame, expression)}`), ...(value ? { elem: value } : {}) };
}

function otherMethod(
  engine: Engine,
  frame: Frame,
  state: State,
  context: CallContext,
  receiver: Value,
  method: string,
): Value | undefined {
  const { args, expression } = context;
  const first = args.positional[0];
  const { terms } = engine;
  switch (method) {
    case "then": {
      const value = first?.fns ? run(engine, frame, state, first, [settled(receiver)], context) : receiver;
      const failed = args.positional[1];
      if (failed?.fns) run(engine, frame, state, failed, [engine.unknown(frame, expression)], context);
      return value ?? receiver;
    }
    case "catch": {
      if (!first?.fns) return receiver;
      // The handler runs when what came before has failed: nothing that it checks has held.
      const local = copyState(state);
      local.facts = context.before ?? state.facts;
      const value = run(engine, frame, local, first, [engine.unknown(frame, expression)], context);
      if (!value) return receiver;
      const result = joinValues(terms, receiver, state.facts, value, local.facts, engine.place(frame, expression));
      const joined = joinStates(terms, state, local, engine.place(frame, expression));
      state.env = joined.env;
      state.self = joined.self;
      state.facts = joined.facts;
      return result;
    }
    case "finally":
      if (first?.fns) run(engine, frame, state, first, [], context);
      return receiver;
    case "call":
      return receiver.fns
        ? callOnSelf(engine, frame, state, receiver, first, args.positional.slice(1), context)
        : undefined;
    case "apply": {
      if (!receiver.fns) return undefined;
      const list = args.positional[1];
      const items = list?.items ?? (list ? [readElement(engine, frame, list, "*", expression)] : []);
      return callOnSelf(engine, frame, state, receiver, first, items, context);
    }
    case "bind":
      if (!receiver.fns) return undefined;
      return {
        term: receiver.term,
        fns: receiver.fns.map((target) => {
          const bound =
            target.kind === "function" && first && (first.cls || first.props) ? { ...target, self: first } : target;
          return args.positional.length > 1
            ? { kind: "bound" as const, target: bound, args: args.positional.slice(1) }
            : bound;
        }),
      };
    case "model_dump":
    case "dict":
    case "_asdict":
      return receiver;
    default:
      return undefined;
  }
}
