/** Methods of lists: what they add and take, and what a callback for each element establishes. */
import { appended, readElement, writeBack } from "./assignment.ts";
import { type CallContext, callValue } from "./calls.ts";
import type { Engine, Frame } from "./engine.ts";
import { NO_FACTS, type Truth, UNKNOWN_TRUTH } from "./facts.ts";
import { truthOf } from "./guards.ts";
import { condition, sliced, textTerm } from "./operators.ts";
import { withoutElements } from "./platform.ts";
import { copyState, joinStates, joinValues, type State, seal } from "./state.ts";
import { termPrefix } from "./text-methods.ts";
import type { Value } from "./values.ts";
export function listMethod(
  engine: Engine,
  frame: Frame,
  state: State,
  context: CallContext,
  receiver: Value,
  method: string,
): Value | undefined {
  const { terms } = engine;
  const { args, expression } = context;
  const first = args.positional[0];
  const place = engine.place(frame, expression);
  const callee = expression.callee.kind === "Member" ? expression.callee.object : undefined;
  const element = (): Value => readElement(engine, frame, receiver, "*", expression);
  const list = (elem: Value): Value => ({ term: terms.opaque(`list:${place}`), elem });
  const change = (next: Value): void => {
    if (callee) writeBack(engine, frame, state, callee, next);
  };
  switch (method) {
    case "push":
    case "append":
    case "add":
    case "unshift":
    case "insert": {
      const added = method === "insert" ? args.positional.slice(1) : args.positional;
      if (receiver.term.op === "const" && method === "add") return undefined;
      // A queue of a library runs what is added to it.
      if (receiver.type !== undefined && !receiver.items && !receiver.elem && first?.fns) return undefined;
      change(appended(engine, frame, receiver, added, args.rest, expression, method === "unshift"));
      return method === "add" ? receiver : { term: terms.opaque(`number:${place}`) };
    }
    case "extend": {
      if (!first) return undefined;
      if (first.items && !first.elem) change(appended(engine, frame, receiver, first.items, undefined, expression));
      else
        change(appended(engine, frame, receiver, [], readElement(engine, frame, first, "*", expression), expression));
      return { term: terms.constant(null) };
    }
    case "splice":
      change(
        appended(
          engine,
          frame,
          { ...receiver, ...(receiver.items ? {} : {}) },
          args.positional.slice(2),
          args.rest,
          expression,
        ),
      );
      return list(element());
    case "pop":
    case "shift":
      if (receiver.props && first) return undefined;
      return element();
    case "at":
      return first?.term.op === "const"
        ? readElement(engine, frame, receiver, String(first.term.value), expression)
        : element();
    case "slice":
    case "copy":
    case "sort":
    case "reverse":
    case "toSorted":
    case "toReversed":
    case "flat":
      if (method === "slice") return sliced(engine, frame, receiver, "slice", expression);
      if (method === "flat") {
        const inner = element();
        return inner.items || inner.elem ? list(readElement(engine, frame, inner, "*", expression)) : receiver;
      }
      if (method === "copy" && receiver.props) return receiver;
      return receiver.items && method !== "copy" ? list(element()) : receiver;
    case "concat": {
      if (!receiver.items && !receiver.elem)
        return {
          term: terms.concat([receiver.term, ...args.positional.map((one) => textTerm(engine, one))], {
            file: frame.file,
            span: expression,
          }),
        };
      let result = receiver;
      for (const one of args.positional) {
        result =
          one.items && !one.elem
            ? appended(engine, frame, result, one.items, undefined, expression)
            : one.elem
              ? appended(engine, frame, result, [], one.elem, expression)
              : appended(engine, frame, result, [one], undefined, expression);
      }
      return result;
    }
    case "map":
    case "flatMap": {
      if (!first?.fns) return undefined;
      if (receiver.items && !receiver.elem && receiver.items.length <= 16 && method === "map") {
        const items = receiver.items.map(
          (item) => run(engine, frame, state, first, [item], context) ?? { term: terms.opaque(place) },
        );
        return { term: terms.opaque(`list:${place}`), items };
      }
      const value = run(engine, frame, state, first, [element(), { term: terms.opaque(`number:${place}`) }], context);
      if (!value) return list(element());
      return method === "flatMap" && (value.items || value.elem)
        ? list(readElement(engine, frame, value, "*", expression))
        : list(value);
    }
    case "forEach":
      if (!first?.fns) return undefined;
      run(engine, frame, state, first, [element(), { term: terms.opaque(`number:${place}`) }], context);
      return { term: terms.constant(null) };
    case "filter": {
      if (!first) return undefined;
      const item = element();
      const truth = first.fns ? predicate(engine, frame, state, first, item, context) : UNKNOWN_TRUTH;
      const passed = seal(terms, item, truth.yes ?? NO_FACTS);
      return {
        ...list(passed),
        ...(receiver.term.tainted || !termPrefix(receiver.term)
          ? {}
          : { term: terms.opaque(`${termPrefix(receiver.term)}${place}`) }),
      };
    }
    case "find":
    case "findLast": {
      if (!first?.fns) return undefined;
      const item = element();
      const truth = predicate(engine, frame, state, first, item, context);
      const value = seal(terms, item, truth.yes ?? NO_FACTS);
      return {
        ...value,
        truth: {
          yes: withoutElements(engine, truth.yes, new Set([item.term.vn])) ?? NO_FACTS,
          no: truth.no ?? NO_FACTS,
        },
      };
    }
    case "some":
    case "every": {
      if (!first?.fns) return undefined;
      const item = element();
      const truth = predicate(engine, frame, state, first, item, context);
      const over = new Set([item.term.vn]);
      const result: Truth =
        method === "some"
          ? { yes: withoutElements(engine, truth.yes, over), no: truth.no ?? NO_FACTS }
          : { yes: truth.yes ?? NO_FACTS, no: withoutElements(engine, truth.no, over) };
      return condition(engine, frame, result, expression);
    }
    case "findIndex":
      return { term: terms.opaque(`number:${place}`) };
    case "reduce":
    case "reduceRight": {
      if (!first?.fns) return undefined;
      const item = element();
      let value = args.positional[1] ?? item;
      for (let round = 0; round < 2; round++) {
        const next = run(engine, frame, state, first, [value, item], context);
        if (next) value = joinValues(terms, value, NO_FACTS, next, NO_FACTS, `${place}:reduce`);
      }
      return value;
    }
    default:
      return undefined;
  }
}

/** Runs a callback that may run any number of times; what it leaves in variables is joined with what was there. */
export function run(
  engine: Engine,
  frame: Frame,
  state: State,
  fn: Value,
  args: readonly Value[],
  context: CallContext,
): Value | undefined {
  const local = copyState(state);
  const value = callValue(engine, frame, local, fn, args, context);
  if (local.dead) return undefined;
  const { facts } = local;
  const joined = joinStates(engine.terms, state, local, engine.place(frame, context.expression));
  state.env = joined.env;
  state.self = joined.self;
  // A callback that throws for a bad element has seen all of them.
  state.facts = facts;
  return value;
}

function predicate(engine: Engine, frame: Frame, state: State, fn: Value, item: Value, context: CallContext): Truth {
  const value = run(engine, frame, state, fn, [item, { term: engine.terms.opaque("number") }], context);
  return value ? truthOf(value) : UNKNOWN_TRUTH;
}
