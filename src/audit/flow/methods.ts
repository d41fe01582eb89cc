/** Methods of texts, lists, maps and promises: what every program in these languages is made of. */
import { readElement } from "./assignment.ts";
import { type CallContext, callOnSelf } from "./calls.ts";
import type { Engine, Frame } from "./engine.ts";
import { NO_FACTS } from "./facts.ts";
import { listMethod, run } from "./list-methods.ts";
import { joinValues, type State } from "./state.ts";
import { tableMethod } from "./table-methods.ts";
import { textMethod } from "./text-methods.ts";
import { schemaMethod } from "./validation.ts";
import type { Value } from "./values.ts";

export function builtinMethod(
  engine: Engine,
  frame: Frame,
  state: State,
  context: CallContext,
  receiver: Value,
  method: string,
): Value | undefined {
  return (
    textMethod(engine, frame, state, context, receiver, method) ??
    listMethod(engine, frame, state, context, receiver, method) ??
    tableMethod(engine, frame, state, context, receiver, method) ??
    schemaMethod(engine, frame, state, context, receiver, method) ??
    otherMethod(engine, frame, state, context, receiver, method)
  );
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
      const value = first?.fns ? run(engine, frame, state, first, [receiver], context) : receiver;
      const failed = args.positional[1];
      if (failed?.fns) run(engine, frame, state, failed, [engine.unknown(frame, expression)], context);
      return value ?? receiver;
    }
    case "catch": {
      const before = state.facts;
      const value = first?.fns
        ? run(engine, frame, state, first, [engine.unknown(frame, expression)], context)
        : undefined;
      state.facts = before;
      return value ? joinValues(terms, receiver, NO_FACTS, value, NO_FACTS, engine.place(frame, expression)) : receiver;
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
