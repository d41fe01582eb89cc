/** What expressions evaluate to. Evaluating changes the state: assignments, and what a validating call establishes. */
import type { Argument, Call, Comprehension, Expression, Identifier } from "../ir/types.ts";
import { appended, assignPattern, readElement, readProp } from "./assignment.ts";
import { call } from "./calls.ts";
import type { Arguments, Engine, Frame } from "./engine.ts";
import { conjunction, disjunction, type Facts, NO_FACTS, negate, type Truth, UNKNOWN_TRUTH } from "./facts.ts";
import { Guards, truthOf } from "./guards.ts";
import { EVERYTHING } from "./kinds.ts";
import { anyElement, copyState, enter, joinStates, joinValues, type State, seal } from "./state.ts";
import { isSetting, SEPARATOR, type Term } from "./terms.ts";
import { MAX_ITEMS, MAX_PROPS, termsIn, type Value } from "./values.ts";

export function evaluate(engine: Engine, frame: Frame, state: State, expression: Expression): Value {
  if (!engine.step(frame)) return engine.unknown(frame, expression);
  engine.nesting++;
  const value = evaluateKind(engine, frame, state, expression);
  engine.nesting--;
  return value;
}

function evaluateKind(engine: Engine, frame: Frame, state: State, expression: Expression): Value {
  const { terms } = engine;
  switch (expression.kind) {
    case "Literal":
      return { term: terms.constant(expression.value) };
    case "RegExpLiteral":
      return {
        term: terms.opaque(`regex:${expression.pattern}`),
        regex: { pattern: expression.pattern, flags: expression.flags },
      };
    case "Identifier":
      return identifier(engine, frame, state, expression);
    case "This":
      return state.self ?? engine.unknown(frame, expression, "this:");
    case "Super":
      return state.self ?? engine.unknown(frame, expression, "super:");
    case "Member":
      return member(engine, frame, state, expression);
    case "Index":
      return index(engine, frame, state, expression);
    case "Slice": {
      const object = evaluate(engine, frame, state, expression.object);
      for (const bound of expression.bounds) evaluate(engine, frame, state, bound);
      return sliced(engine, frame, object, "slice", expression);
    }
    case "Call":
      return call(engine, frame, state, expression);
    case "Template":
      return {
        term: terms.concat(
          expression.parts.map((part) =>
            typeof part === "string" ? terms.constant(part) : textTerm(engine, evaluate(engine, frame, state, part)),
          ),
          { file: frame.file, span: expression },
        ),
      };
    case "TaggedTemplate": {
      const tag = evaluate(engine, frame, state, expression.tag);
      void tag;
      evaluate(engine, frame, state, expression.template);
      return engine.unknown(frame, expression);
    }
    case "Concat":
      return concat(engine, frame, state, expression.operands, expression);
    case "Compare":
      return compare(engine, frame, state, expression);
    case "Logical":
      return logical(engine, frame, state, expression);
    case "Conditional": {
      const test = evaluate(engine, frame, state, expression.test);
      const truth = truthOf(test);
      const yes = enter(state, truth, "yes");
      const no = enter(state, truth, "no");
      const a = yes.dead ? undefined : evaluate(engine, frame, yes, expression.consequent);
      const b = no.dead ? undefined : evaluate(engine, frame, no, expression.alternate);
      const value = joinBranches(engine, frame, yes, a, no, b, expression);
      adopt(engine, frame, state, yes, no, expression);
      return value;
    }
    case "Unary":
      return unary(
        engine,
        frame,
        state,
        expression.operator,
        evaluate(engine, frame, state, expression.operand),
        expression,
      );
    case "Binary":
      return binary(engine, frame, state, expression);
    case "Assign":
      return assign(engine, frame, state, expression);
    case "ArrayLiteral":
      return array(engine, frame, state, expression.elements, expression);
    case "ObjectLiteral":
      return object(engine, frame, state, expression);
    case "FunctionExpression": {
      const ref = engine.project.bound(frame.file).refOf.get(expression.fn);
      return ref ? engine.closure(frame, state, ref) : engine.unknown(frame, expression);
    }
    case "ClassExpression":
      return engine.classValue(frame.file, expression.cls);
    case "Await":
      return evaluate(engine, frame, state, expression.operand);
    case "Yield": {
      const value = expression.operand
        ? evaluate(engine, frame, state, expression.operand)
        : { term: terms.constant(null) };
      frame.yields.push(seal(terms, value, state.facts));
      return engine.unknown(frame, expression);
    }
    case "Comprehension":
      return comprehension(engine, frame, state, expression);
    case "Sequence": {
      let last: Value = { term: terms.constant(null) };
      for (const part of expression.expressions) last = evaluate(engine, frame, state, part);
      return last;
    }
    case "Unknown": {
      const found: Term[] = [];
      for (const child of expression.children) found.push(...termsIn(evaluate(engine, frame, state, child)));
      return mixed(engine, frame, found, expression, "parts");
    }
  }
}

// --- names and members ------------------------------------------------------------------------------------------------

function identifier(engine: Engine, frame: Frame, state: State, expression: Identifier): Value {
  const { terms, project } = engine;
  const binding = project.bound(frame.file).bindingOf.get(expression);
  if (!binding) {
    if (expression.name === "undefined") return { term: terms.constant(null) };
    if (expression.name === "__dirname" || expression.name === "__filename" || expression.name === "__file__")
      return { term: terms.opaque(`place:${frame.file.path}:${expression.name}`) };
  } else {
    const write = binding.writes.length === 1 ? binding.writes[0] : undefined;
    if (write?.kind === "class") return engine.classValue(binding.file, write.cls);
    const value = engine.read(frame, state, binding, expression);
    if (
      value.fns ||
      value.props ||
      value.items ||
      value.elem ||
      value.cls ||
      value.type !== undefined ||
      value.term.tainted ||
      value.regex
    )
      return value;
    const referred = reference(engine, frame, expression);
    return referred ? { ...value, ...referred } : value;
  }
  return { term: terms.opaque(`name:${expression.name}`), ...reference(engine, frame, expression) };
}

/** What the resolver knows of a name or member: a function, a class, something outside the project. */
function reference(engine: Engine, frame: Frame, expression: Expression): Partial<Value> | undefined {
  const entity = engine.project.entityOf(frame.file, expression);
  switch (entity?.kind) {
    case "function":
      return { fns: [{ kind: "function", ref: entity.ref, captured: new Map() }] };
    case "class":
      return { fns: [{ kind: "class", file: entity.file, cls: entity.cls }] };
    case "instance":
      return { cls: { file: entity.file, cls: entity.cls } };
    case "external":
      return { fns: [{ kind: "external", name: entity.name }] };
    case "externalInstance":
      return { type: entity.name };
    default:
      return undefined;
  }
}

function member(
  engine: Engine,
  frame: Frame,
  state: State,
  expression: Extract<Expression, { kind: "Member" }>,
): Value {
  const origin = engine.project.originOf(frame.file, expression);
  const special = origin === undefined ? undefined : constantMember(engine, origin);
  if (special) return special;
  const constant =
    expression.object.kind === "Identifier" ? engine.project.constantOf(frame.file, expression) : undefined;
  const object = evaluate(engine, frame, state, expression.object);
  const value = readProp(engine, frame, object, expression.property, expression);
  if (constant !== undefined && !value.term.tainted && value.term.op === "opaque" && object.cls === undefined)
    return { term: engine.terms.constant(constant) };
  if (
    value.term.tainted ||
    value.fns ||
    value.props ||
    value.cls ||
    value.type !== undefined ||
    value.items ||
    value.elem
  )
    return value;
  const referred = object.term.tainted ? undefined : reference(engine, frame, expression);
  if (referred) return { ...value, ...referred };
  return value;
}

/** Constants that the platform defines. */
function constantMember(engine: Engine, origin: string): Value | undefined {
  const { terms } = engine;
  if (origin === "node:path.sep" || origin === "py:os.sep" || origin === "py:os.path.sep" || origin === "py:os.altsep")
    return { term: terms.opaque(SEPARATOR) };
  if (
    origin.startsWith("global:process.env") ||
    origin.startsWith("node:process.env") ||
    origin.startsWith("py:os.environ")
  ) {
    return { term: terms.opaque(`env:${origin.slice(origin.lastIndexOf(".") + 1)}`) };
  }
  if (origin === "global:process.argv" || origin === "py:sys.argv" || origin === "node:process.argv")
    return { term: terms.opaque("setting:argv") };
  return undefined;
}

function index(engine: Engine, frame: Frame, state: State, expression: Extract<Expression, { kind: "Index" }>): Value {
  const object = evaluate(engine, frame, state, expression.object);
  const key = evaluate(engine, frame, state, expression.index);
  const { terms } = engine;
  const text = key.term.op === "const" ? key.term.value : undefined;
  if (typeof text === "string") return readProp(engine, frame, object, text, expression);
  if (typeof text === "number") {
    const isNegative = text < 0;
    if (isNegative && object.items) {
      const item = object.items.at(text);
      if (item) return item;
    }
    return readElement(engine, frame, object, isNegative ? "-1" : String(text), expression);
  }
  if (object.term.op === "opaque" && object.term.text.startsWith("env:"))
    return { term: terms.opaque(`env:${key.term.vn}`) };
  return lookedUp(engine, frame, object, key, expression);
}

/** A table read with an unknown key: any of its values, and a found value means that the key is one of its keys. */
export function lookedUp(engine: Engine, frame: Frame, table: Value, key: Value, span: Expression): Value {
  const { terms } = engine;
  const place = engine.place(frame, span);
  let found: Value | undefined;
  if (table.props) {
    for (const value of table.props.values())
      found = found ? joinValues(terms, found, NO_FACTS, value, NO_FACTS, place) : value;
  }
  const any = anyElement(terms, table, place);
  if (any) found = found ? joinValues(terms, found, NO_FACTS, any, NO_FACTS, place) : any;
  if (table.term.tainted) {
    const own: Value = { term: terms.elem(table.term, key.term.tainted ? "?" : "*", { file: frame.file, span }) };
    return found ? joinValues(terms, found, NO_FACTS, own, NO_FACTS, place) : own;
  }
  const value = found ?? { term: terms.elem(table.term, "*") };
  if (!key.term.tainted) return value;
  const isTable = table.props !== undefined && !table.elem;
  const equals = isTable && table.props ? new Set(table.props.keys()) : undefined;
  const truth: Truth = {
    yes: new Guards(engine).passes(key, EVERYTHING).yes ?? NO_FACTS,
    no: NO_FACTS,
  };
  const facts = equals && truth.yes ? new Map([...truth.yes].map(([vn, one]) => [vn, { ...one, equals }])) : truth.yes;
  return { ...value, truth: { yes: facts, no: NO_FACTS } };
}

// --- operators --------------------------------------------------------------------------------------------------------

/** A value put into a text: lists and objects with all that they hold. */
export function textTerm(engine: Engine, value: Value): Term {
  const { terms } = engine;
  if (value.term.tainted || (!value.props && !value.items && !value.elem)) return value.term;
  const inside = termsIn(value).filter((term) => term.tainted);
  if (inside.length === 0) return value.term;
  return terms.op("mix", unique(inside), "object");
}

export function unique(list: readonly Term[]): Term[] {
  const seen = new Map<number, Term>();
  for (const term of list) if (!seen.has(term.shape)) seen.set(term.shape, term);
  return [...seen.values()].slice(0, 16);
}

/** What an operation of which nothing is known makes of terms. */
export function mixed(engine: Engine, frame: Frame, list: readonly Term[], span: Expression, how: string): Value {
  const tainted = unique(list.filter((term) => term.tainted));
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

function concat(engine: Engine, frame: Frame, state: State, operands: readonly Expression[], span: Expression): Value {
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
  return { term: terms.concat(parts, { file: frame.file, span }) };
}

function compare(
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
    if (left && right) truths.push(guards.compare(frame, operator, left, right, expression));
  });
  const truth = truths.length === 1 ? (truths[0] as Truth) : conjunction(truths);
  return condition(engine, frame, truth, expression);
}

/** A boolean that is nothing but a condition. */
export function condition(engine: Engine, frame: Frame, truth: Truth, span: Expression): Value {
  if (truth.yes && !truth.no) return { term: engine.terms.constant(true), truth };
  if (truth.no && !truth.yes) return { term: engine.terms.constant(false), truth };
  return { term: engine.terms.opaque(`test:${engine.place(frame, span)}`), truth };
}

function logical(
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

function joinBranches(
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
  const common = joinStates(terms, { ...copyState(yes), env: new Map() }, { ...copyState(no), env: new Map() }, "");
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
function adopt(engine: Engine, frame: Frame, state: State, yes: State, no: State, span: Expression): void {
  const { unset } = state;
  const joined = joinStates(engine.terms, { ...yes, unset: false }, { ...no, unset: false }, engine.place(frame, span));
  state.env = joined.env;
  state.facts = joined.facts;
  state.self = joined.self;
  state.dead = yes.dead && no.dead;
  state.unset = unset;
}

function unary(engine: Engine, frame: Frame, state: State, operator: string, value: Value, span: Expression): Value {
  void state;
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

function binary(
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
  if (expression.operator === "%" && left.term.tainted)
    return mixed(engine, frame, [left.term, ...termsIn(right)], expression, "format");
  // Arithmetic gives numbers; a repeated list keeps its elements.
  if (expression.operator === "*" && (left.items || left.elem))
    return sliced(engine, frame, left, "repeat", expression);
  return { term: terms.opaque(`number:${engine.place(frame, expression)}`) };
}

function textOfTerm(term: Term): boolean {
  return typeof term.value === "string";
}

function assign(
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

// --- literals ---------------------------------------------------------------------------------------------------------

function array(engine: Engine, frame: Frame, state: State, elements: readonly Argument[], span: Expression): Value {
  let list: Value = { term: engine.terms.opaque(`list:${engine.place(frame, span)}`), items: [] };
  for (const element of elements) {
    const value = evaluate(engine, frame, state, element.value);
    if (element.spread === undefined) list = appended(engine, frame, list, [value], undefined, span);
    else if (value.items && !value.elem) list = appended(engine, frame, list, value.items, undefined, span);
    else list = appended(engine, frame, list, [], readElement(engine, frame, value, "*", span), span);
  }
  return list;
}

function object(
  engine: Engine,
  frame: Frame,
  state: State,
  expression: Extract<Expression, { kind: "ObjectLiteral" }>,
): Value {
  const { terms } = engine;
  const props = new Map<string, Value>();
  let term = terms.opaque(`object:${engine.place(frame, expression)}`);
  let elem: Value | undefined;
  for (const entry of expression.entries) {
    const value = evaluate(engine, frame, state, entry.value);
    if (entry.spread) {
      for (const [name, one] of value.props ?? []) if (props.size < MAX_PROPS) props.set(name, one);
      if (value.term.tainted) term = value.term;
      elem ??= value.elem;
      continue;
    }
    const key =
      typeof entry.key === "string"
        ? entry.key
        : entry.key
          ? evaluate(engine, frame, state, entry.key).term.value
          : undefined;
    if (typeof key === "string" || typeof key === "number") {
      if (props.size < MAX_PROPS) props.set(String(key), value);
    } else elem = elem ? joinValues(terms, elem, NO_FACTS, value, NO_FACTS, engine.place(frame, expression)) : value;
  }
  return { term, props, ...(elem ? { elem } : {}) };
}

function comprehension(engine: Engine, frame: Frame, state: State, expression: Comprehension): Value {
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

// --- arguments --------------------------------------------------------------------------------------------------------

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
