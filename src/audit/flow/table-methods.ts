/** Methods of maps and dictionaries. */
import { readProp, writeBack } from "./assignment.ts";
import type { CallContext } from "./calls.ts";
import type { Engine, Frame } from "./engine.ts";
import { lookedUp } from "./expressions.ts";
import { NO_FACTS } from "./facts.ts";
import { anyElement, joinAll, joinValues, type State } from "./state.ts";
import { textOf } from "./terms.ts";
import { MAX_PROPS, type Value } from "./values.ts";

export function tableMethod(
  engine: Engine,
  frame: Frame,
  state: State,
  context: CallContext,
  receiver: Value,
  method: string,
): Value | undefined {
  const { terms } = engine;
  const { args, expression } = context;
  const [first, second] = args.positional;
  const place = engine.place(frame, expression);
  const callee = expression.callee.kind === "Member" ? expression.callee.object : undefined;
  const list = (elem: Value | undefined): Value => ({ term: terms.opaque(`list:${place}`), ...(elem ? { elem } : {}) });
  switch (method) {
    case "get":
    case "pop":
    case "setdefault": {
      if (!first) return undefined;
      const key = textOf(first.term);
      const isTable = receiver.props !== undefined || receiver.elem !== undefined || receiver.term.tainted;
      if (!isTable) return undefined;
      if (key === undefined) return lookedUp(engine, frame, receiver, first, expression);
      const value = readProp(engine, frame, receiver, key, expression);
      if (!second || second.term.op === "const") return value;
      return joinValues(terms, value, NO_FACTS, second, NO_FACTS, place);
    }
    case "set":
    case "__setitem__": {
      if (!first || !second || (!receiver.props && !receiver.elem)) return undefined;
      const key = first.term.value;
      const isKnown =
        key !== undefined && ((receiver.props?.size ?? 0) < MAX_PROPS || receiver.props?.has(String(key)));
      const next: Value = isKnown
        ? { ...receiver, props: new Map(receiver.props).set(String(key), second) }
        : {
            ...receiver,
            elem: receiver.elem ? joinValues(terms, receiver.elem, NO_FACTS, second, NO_FACTS, place) : second,
          };
      if (callee) writeBack(engine, frame, state, callee, next);
      return next;
    }
    case "update": {
      const added = first ?? (args.namedRest ? args.namedRest : undefined);
      if (!receiver.props || !callee) return undefined;
      const below = added ? engine.unproven.overlaid(receiver.props, added, place) : receiver.props;
      const props = new Map([...below, ...(added?.props ?? []), ...args.named]);
      writeBack(engine, frame, state, callee, {
        ...receiver,
        term: added?.term.tainted ? added.term : receiver.term,
        props,
      });
      return { term: terms.constant(null) };
    }
    case "items":
    case "entries": {
      const key: Value = {
        term: receiver.term.tainted ? terms.op("part", [receiver.term], "key") : terms.opaque(`key:${place}`),
      };
      return list({ term: terms.opaque(`entry:${place}`), items: [key, valuesOf(engine, receiver, place)] });
    }
    case "values":
      return list(valuesOf(engine, receiver, place));
    case "keys":
      return list(
        receiver.term.tainted
          ? { term: terms.op("part", [receiver.term], "key") }
          : { term: terms.opaque(`key:${place}`) },
      );
    default:
      return undefined;
  }
}

function valuesOf(engine: Engine, receiver: Value, place: string): Value {
  const any = anyElement(engine.terms, receiver, place);
  const found = joinAll(engine.terms, [...(any ? [any] : []), ...(receiver.props?.values() ?? [])], place);
  return found ?? { term: engine.terms.elem(receiver.term, "*") };
}
