/** Operators: texts put together, comparisons, conditions and assignments. */
import type { Expression } from "../ir/types.ts";
import { appended, assignPattern } from "./assignment.ts";
import type { Engine, Frame } from "./engine.ts";
import { Environment } from "./environment.ts";
import { evaluate } from "./expressions.ts";
import { conjunction, disjunction, type Facts, NO_FACTS, negate, type Truth, UNKNOWN_TRUTH } from "./facts.ts";
import { Guards, truthOf } from "./guards.ts";
import { EVERYTHING } from "./kinds.ts";
import { quotedParts } from "./replacement.ts";
import { anyElement, copyState, enter, joinStates, joinValues, type State, seal } from "./state.ts";
import { isSetting, type Term, type Terms, textOf } from "./terms.ts";
import { termsIn, type Value } from "./values.ts";

/** A value put into a text: lists and objects with all that they hold. */
export function textTerm(engine: Engine, value: Value): Term {
  const { terms } = engine;
  if (value.term.tainted || (!value.props && !value.items && !value.elem)) return value.term;
  const inside = termsIn(value).filter((term) => term.tainted);
  if (inside.length === 0) return value.term;
  return terms.op("mix", unique(terms, inside), "object");
}

/** Parts that a mix is made of. */
const MAX_PARTS = 64;

export function unique(terms: Terms, list: readonly Term[]): Term[] {
  const seen = new Map<number, Term>();
  for (const term of list) {
    if (seen.has(term.shape)) continue;
    if (seen.size < MAX_PARTS) seen.set(term.shape, term);
    else if (term.tainted) terms.cut();
  }
  return [...seen.values()];
}

/** What an operation of which nothing is known makes of terms. */
export function mixed(engine: Engine, frame: Frame, list: readonly Term[], span: Expression, how: string): Value {
  const tainted = unique(
    engine.terms,
    list.filter((term) => term.tainted),
  );
  if (tainted.length === 0) {
    const isFromSettings =
      list.length > 0 && list.every((term) => isSetting(term) || term.op === "const") && list.some(isSetting);
    return {
      term: engine.terms.opaque(`${isFromSettings || frame.isSetup ? "setting:" : ""}${engine.place(frame, span)}`),
    };
  }
  return { term: engine.terms.op("mix", tainted, how, { file: frame.file, span }) };
}

export function sliced(engine: Engine, frame: Frame, object: Value, how: string, span: Expression): Value {
  const { terms } = engine;
  if (object.items || object.elem) {
    const elem = anyElement(terms, object, engine.place(frame, span));
    return elem ? { term: object.term, elem } : { term: object.term };
  }
  if (object.term.op === "const") return { term: terms.opaque(`slice:${engine.place(frame, span)}`) };
  return { term: terms.op("part", [object.term], how, { file: frame.file, span }) };
}

export function concat(
  engine: Engine,
  frame: Frame,
  state: State,
  operands: readonly Expression[],
  span: Expression,
): Value {
  const { terms } = engine;
  const values = operands.map((operand) => evaluate(engine, frame, state, operand));
  if (values.every((value) => value.term.op === "const" && typeof value.term.value === "number")) {
    return { term: terms.constant(values.reduce((sum, value) => sum + (value.term.value as number), 0)) };
  }
  // Lists, in Python.
  if (values.some((value) => value.items || value.elem)) {
    let list: Value = { term: terms.opaque(`list:${engine.place(frame, span)}`), items: [] };
    for (const value of values) {
      if (value.items && !value.elem) list = appended(engine, frame, list, value.items, undefined, span);
      else
        list = appended(
          engine,
          frame,
          list,
          [],
          anyElement(terms, value, engine.place(frame, span)) ?? { term: value.term },
          span,
        );
    }
    return list;
  }
  const parts = values.map((value) =>
    value.term.op === "const" && typeof value.term.value !== "string"
      ? terms.constant(String(value.term.value))
      : textTerm(engine, value),
  );
  return { term: terms.concat(quotedParts(engine, parts), { file: frame.file, span }) };
}

export function compare(
  engine: Engine,
  frame: Frame,
  state: State,
  expression: Extract<Expression, { kind: "Compare" }>,
): Value {
  const guards = new Guards(engine);
  const values = expression.operands.map((operand) => evaluate(engine, frame, state, operand));
  const truths: Truth[] = [];
  expression.operators.forEach((operator, i) => {
    const left = values[i];
    const right = values[i + 1];
    if (left && right)
      truths.push(
        typeTest(engine, guards, frame, state, operator, expression.operands[i], right) ??
          guards.compare(frame, operator, left, right, expression),
      );
  });
  const truth = truths.length === 1 ? (truths[0] as Truth) : conjunction(truths);
  return condition(engine, frame, truth, expression);
}

/** `typeof x === "number"`: no text is left. */
function typeTest(
  engine: Engine,
  guards: Guards,
  frame: Frame,
  state: State,
  operator: string,
  tested: Expression | undefined,
  name: Value,
): Truth | undefined {
  if (tested?.kind !== "Unary" || tested.operator !== "typeof" || !/^[!=]==?$/u.test(operator)) return undefined;
  const text = textOf(name.term);
  if (text === undefined || !/^(?:number|boolean|bigint)$/u.test(text)) return undefined;
  const truth = guards.passes(evaluate(engine, frame, state, tested.operand), EVERYTHING);
  return operator.startsWith("!") ? negate(truth) : truth;
}

/** A boolean that is nothing but a condition. */
export function condition(engine: Engine, frame: Frame, truth: Truth, span: Expression): Value {
  if (truth.yes && !truth.no) return { term: engine.terms.constant(true), truth };
  if (truth.no && !truth.yes) return { term: engine.terms.constant(false), truth };
  return { term: engine.terms.opaque(`test:${engine.place(frame, span)}`), truth };
}

export function logical(
  engine: Engine,
  frame: Frame,
  state: State,
  expression: Extract<Expression, { kind: "Logical" }>,
): Value {
  const { terms } = engine;
  const isAnd = expression.operator === "and";
  let at = copyState(state);
  const results: { readonly value: Value; readonly facts: Facts }[] = [];
  const truths: Truth[] = [];
  const base = state.facts;
  let first = true;
  for (const operand of expression.operands) {
    if (at.dead) break;
    const value = evaluate(engine, frame, at, operand);
    if (first) {
      // The first operand is always evaluated: what it establishes stays.
      state.facts = at.facts;
      first = false;
    }
    const truth = expression.operator === "nullish" ? UNKNOWN_TRUTH : truthOf(value);
    truths.push(truth);
    results.push({ value: seal(terms, value, at.facts, base), facts: at.facts });
    if (expression.operator === "nullish" && value.term.op === "const" && value.term.value !== null) break;
    at = enter(at, truth, isAnd ? "yes" : "no");
    at.unset = state.unset;
  }
  // Operands after the first may not have run.
  if (results.length > 1) {
    const env = joinStates(
      terms,
      { ...copyState(state), unset: false },
      { ...at, dead: false, unset: false, facts: state.facts },
      engine.place(frame, expression),
    );
    state.env = env.env;
    state.self = env.self;
  }
  let value: Value | undefined;
  results.forEach((one, i) => {
    const isLast = i === results.length - 1;
    const truth = truths[i] as Truth;
    // `a && b` is `a` only when `a` is false: a constant or a test then, nothing that a sink would take.
    if (isAnd && !isLast && !one.value.props && !one.value.fns) return;
    if (!isAnd && !isLast && truth.yes === undefined) return;
    if (expression.operator === "nullish" && !isLast && one.value.term.op === "const" && one.value.term.value === null)
      return;
    value = value
      ? joinValues(terms, value, NO_FACTS, one.value, NO_FACTS, engine.place(frame, expression))
      : one.value;
  });
  const result = value ?? { term: terms.constant(null) };
  if (expression.operator === "nullish") return result;
  const truth = isAnd ? conjunction(truths) : disjunction(truths);
  const isPlain = results.every((one) => one.value.truth !== undefined || one.value.term.op === "const");
  return isPlain
    ? { ...condition(engine, frame, truth, expression), ...(result.term.op === "const" ? {} : {}) }
    : { ...result, truth };
}

export function joinBranches(
  engine: Engine,
  frame: Frame,
  yes: State,
  a: Value | undefined,
  no: State,
  b: Value | undefined,
  span: Expression,
): Value {
  const { terms } = engine;
  if (!a || yes.dead) return b ?? { term: terms.constant(null) };
  if (!b || no.dead) return a;
  const common = joinStates(
    terms,
    { ...copyState(yes), env: new Environment() },
    { ...copyState(no), env: new Environment() },
    "",
  );
  return joinValues(
    terms,
    seal(terms, a, yes.facts, common.facts),
    yes.facts,
    seal(terms, b, no.facts, common.facts),
    no.facts,
    engine.place(frame, span),
  );
}

/** Goes on from whichever of two branches came out. */
export function adopt(engine: Engine, frame: Frame, state: State, yes: State, no: State, span: Expression): void {
  const { unset } = state;
  const joined = joinStates(engine.terms, { ...yes, unset: false }, { ...no, unset: false }, engine.place(frame, span));
  state.env = joined.env;
  state.facts = joined.facts;
  state.self = joined.self;
  state.dead = yes.dead && no.dead;
  state.unset = unset;
}

export function unary(
  engine: Engine,
  frame: Frame,
  _state: State,
  operator: string,
  value: Value,
  span: Expression,
): Value {
  const { terms } = engine;
  switch (operator) {
    case "!":
    case "not":
      return condition(engine, frame, negate(truthOf(value)), span);
    case "-":
      return typeof value.term.value === "number"
        ? { term: terms.constant(-value.term.value) }
        : { term: terms.opaque(`number:${engine.place(frame, span)}`) };
    case "void":
      return { term: terms.constant(null) };
    case "*":
    case "**":
      return value;
    default:
      return { term: terms.opaque(`${operator}:${engine.place(frame, span)}`) };
  }
}

export function binary(
  engine: Engine,
  frame: Frame,
  state: State,
  expression: Extract<Expression, { kind: "Binary" }>,
): Value {
  const { terms } = engine;
  const left = evaluate(engine, frame, state, expression.left);
  const right = evaluate(engine, frame, state, expression.right);
  const site = { file: frame.file, span: expression };
  if (expression.operator === "/" && frame.file.language === "python") {
    const isPath =
      left.type === "py:pathlib.Path" ||
      right.type === "py:pathlib.Path" ||
      right.term.tainted ||
      textOfTerm(right.term);
    if (isPath) return { term: terms.op("join", [left.term, right.term], "replacing", site), type: "py:pathlib.Path" };
  }
  if (expression.operator === "|" && (left.props || right.props)) {
    return joinValues(terms, left, NO_FACTS, right, NO_FACTS, engine.place(frame, expression));
  }
  if (expression.operator === "%" && (left.term.tainted || isFormat(frame, left.term)))
    return mixed(engine, frame, [left.term, ...termsIn(right)], expression, "format");
  // Arithmetic gives numbers; a repeated list keeps its elements.
  if (expression.operator === "*" && (left.items || left.elem))
    return sliced(engine, frame, left, "repeat", expression);
  return { term: terms.opaque(`number:${engine.place(frame, expression)}`) };
}

/** A text, or a setting that can hold one, left of Python's `%`. */
function isFormat(frame: Frame, term: Term): boolean {
  if (frame.file.language !== "python") return false;
  if (term.op === "phi") return term.args.some((one) => isFormat(frame, one));
  return typeof term.value === "string" || (term.op === "opaque" && /^(?:env|setting):/u.test(term.text));
}

function textOfTerm(term: Term): boolean {
  return typeof term.value === "string";
}

export function assign(
  engine: Engine,
  frame: Frame,
  state: State,
  expression: Extract<Expression, { kind: "Assign" }>,
): Value {
  const { target, operator } = expression;
  if (operator === undefined) {
    const value = evaluate(engine, frame, state, expression.value);
    assignPattern(engine, frame, state, target, value);
    return value;
  }
  const isExpression = target.kind === "Identifier" || target.kind === "Member" || target.kind === "Index";
  if (!isExpression) return evaluate(engine, frame, state, expression.value);
  const { terms } = engine;
  let value: Value;
  if (operator === "+") value = concat(engine, frame, state, [target, expression.value], expression);
  else if (
    operator === "&&" ||
    operator === "||" ||
    operator === "??" ||
    operator === "and" ||
    operator === "or" ||
    operator === "nullish"
  ) {
    const before = evaluate(engine, frame, state, target);
    const after = evaluate(engine, frame, state, expression.value);
    value = joinValues(terms, before, NO_FACTS, after, NO_FACTS, engine.place(frame, expression));
  } else if (operator === "/" && frame.file.language === "python") {
    value = binary(engine, frame, state, {
      kind: "Binary",
      start: expression.start,
      end: expression.end,
      operator,
      left: target,
      right: expression.value,
    });
  } else if (operator === "|") {
    const before = evaluate(engine, frame, state, target);
    value = joinValues(
      terms,
      before,
      NO_FACTS,
      evaluate(engine, frame, state, expression.value),
      NO_FACTS,
      engine.place(frame, expression),
    );
  } else {
    evaluate(engine, frame, state, expression.value);
    value = { term: terms.opaque(`number:${engine.place(frame, expression)}`) };
  }
  assignPattern(engine, frame, state, target, value);
  return value;
}
