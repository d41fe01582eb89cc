/** Lists, objects, comprehensions, and the arguments of calls. */
import type { Argument, Call, Comprehension, Expression } from "../ir/types.ts";
import { appended, assignPattern, readElement } from "./assignment.ts";
import type { Arguments, Engine, Frame } from "./engine.ts";
import { evaluate } from "./expressions.ts";
import { NO_FACTS } from "./facts.ts";
import { truthOf } from "./guards.ts";
import { copyState, enter, joinAll, joinValues, type State, seal } from "./state.ts";
import { MAX_ITEMS, MAX_PROPS, type Value } from "./values.ts";

export function array(
  engine: Engine,
  frame: Frame,
  state: State,
  elements: readonly Argument[],
  span: Expression,
): Value {
  let list: Value = { term: engine.terms.opaque(`list:${engine.place(frame, span)}`), items: [] };
  for (const element of elements) {
    const value = evaluate(engine, frame, state, element.value);
    if (element.spread === undefined) list = appended(engine, frame, list, [value], undefined, span);
    else if (value.items && !value.elem) list = appended(engine, frame, list, value.items, undefined, span);
    else list = appended(engine, frame, list, [], readElement(engine, frame, value, "*", span), span);
  }
  return list;
}

export function object(
  engine: Engine,
  frame: Frame,
  state: State,
  expression: Extract<Expression, { kind: "ObjectLiteral" }>,
): Value {
  const { terms } = engine;
  let props = new Map<string, Value>();
  let term = terms.opaque(`object:${engine.place(frame, expression)}`);
  const anywhere: Value[] = [];
  const put = (name: string, value: Value): void => {
    if (props.size < MAX_PROPS || props.has(name)) props.set(name, value);
    else anywhere.push(value);
  };
  for (const entry of expression.entries) {
    const value = evaluate(engine, frame, state, entry.value);
    if (entry.spread) {
      props = new Map(engine.unproven.overlaid(props, value, engine.place(frame, entry.value)));
      for (const [name, one] of value.props ?? []) put(name, one);
      if (value.term.tainted) term = value.term;
      if (value.elem) anywhere.push(value.elem);
      continue;
    }
    const key =
      typeof entry.key === "string"
        ? entry.key
        : entry.key
          ? evaluate(engine, frame, state, entry.key).term.value
          : undefined;
    if (typeof key === "string" || typeof key === "number") {
      put(String(key), value);
    } else anywhere.push(value);
  }
  const elem = joinAll(terms, anywhere, engine.place(frame, expression));
  return { term, props, ...(elem ? { elem } : {}) };
}

export function comprehension(engine: Engine, frame: Frame, state: State, expression: Comprehension): Value {
  const { terms } = engine;
  const local = copyState(state);
  const over = new Set<number>();
  for (const clause of expression.clauses) {
    const iterable = evaluate(engine, frame, local, clause.iterable);
    const one = readElement(engine, frame, iterable, "*", clause.iterable);
    over.add(one.term.vn);
    assignPattern(engine, frame, local, clause.target, one);
    for (const test of clause.conditions) {
      const truth = truthOf(evaluate(engine, frame, local, test));
      const next = enter(local, truth, "yes");
      local.env = next.env;
      local.facts = next.facts;
      local.dead = next.dead;
    }
  }
  const term = terms.opaque(`list:${engine.place(frame, expression)}`);
  if (local.dead) return { term, items: [] };
  const element = seal(terms, evaluate(engine, frame, local, expression.element), local.facts, state.facts);
  if (expression.flavour === "dict" && expression.value) {
    const value = seal(terms, evaluate(engine, frame, local, expression.value), local.facts, state.facts);
    return { term, elem: value };
  }
  return { term, elem: element, over };
}

export function evaluateArguments(engine: Engine, frame: Frame, state: State, expression: Call): Arguments {
  const positional: Value[] = [];
  const named = new Map<string, Value>();
  let rest: Value | undefined;
  let namedRest: Value | undefined;
  for (const argument of expression.args) {
    const value = evaluate(engine, frame, state, argument.value);
    if (argument.spread === "named") {
      namedRest = namedRest
        ? joinValues(engine.terms, namedRest, NO_FACTS, value, NO_FACTS, engine.place(frame, argument))
        : value;
    } else if (argument.spread === "positional") {
      if (value.items && !value.elem && positional.length + value.items.length <= MAX_ITEMS && !rest)
        positional.push(...value.items);
      else {
        const elem = readElement(engine, frame, value, "*", argument);
        rest = rest ? joinValues(engine.terms, rest, NO_FACTS, elem, NO_FACTS, engine.place(frame, argument)) : elem;
      }
    } else if (argument.name !== undefined) named.set(argument.name, value);
    else if (rest) rest = joinValues(engine.terms, rest, NO_FACTS, value, NO_FACTS, engine.place(frame, argument));
    else positional.push(value);
  }
  return { positional, named, ...(rest ? { rest } : {}), ...(namedRest ? { namedRest } : {}) };
}
