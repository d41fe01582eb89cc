/** What expressions evaluate to. Evaluating changes the state: assignments, and what a validating call establishes. */
import type { Expression, Identifier } from "../ir/types.ts";
import { readElement, readProp } from "./assignment.ts";
import { call } from "./calls.ts";
import type { Engine, Frame } from "./engine.ts";
import { NO_FACTS, type Truth } from "./facts.ts";
import { Guards, truthOf } from "./guards.ts";
import { EVERYTHING } from "./kinds.ts";
import { array, comprehension, object } from "./literals.ts";
import {
  adopt,
  assign,
  binary,
  compare,
  concat,
  joinBranches,
  logical,
  mixed,
  sliced,
  textTerm,
  unary,
} from "./operators.ts";
import { superOf } from "./platform.ts";
import { namedMethods } from "./reflection.ts";
import { quotedParts } from "./replacement.ts";
import { anyElement, enter, joinAll, joinValues, type State, seal } from "./state.ts";
import { tagged } from "./tags.ts";
import { SEPARATOR, type Term } from "./terms.ts";
import { settled, termsIn, type Value } from "./values.ts";
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
      return superOf(engine, frame, state) ?? state.self ?? engine.unknown(frame, expression, "super:");
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
    case "Template": {
      const parts = expression.parts.map((part) =>
        typeof part === "string" ? terms.constant(part) : textTerm(engine, evaluate(engine, frame, state, part)),
      );
      return { term: terms.concat(quotedParts(engine, parts), { file: frame.file, span: expression }) };
    }
    case "TaggedTemplate": {
      const isRaw = engine.project.originOf(frame.file, expression.tag) === "global:String.raw";
      return isRaw ? evaluate(engine, frame, state, expression.template) : tagged(engine, frame, state, expression);
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
      return engine.instances.classValue(frame.file, expression.cls);
    case "Await":
      return settled(evaluate(engine, frame, state, expression.operand));
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
    if (write?.kind === "class") return engine.instances.classValue(binding.file, write.cls);
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
      // `import { sep } from "node:path"`
      return constantMember(engine, entity.name) ?? { fns: [{ kind: "external", name: entity.name }] };
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
    expression.object.kind === "Identifier" && !engine.unproven.isChanged(expression.property)
      ? engine.project.constantOf(frame.file, expression)
      : undefined;
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
  return namedMethods(engine, object, key.term) ?? lookedUp(engine, frame, object, key, expression);
}

/** A table read with an unknown key: any of its values, and a found value means that the key is one of its keys. */
export function lookedUp(engine: Engine, frame: Frame, table: Value, key: Value, span: Expression): Value {
  const { terms } = engine;
  const place = engine.place(frame, span);
  let found = table.props ? joinAll(terms, table.props.values(), place) : undefined;
  const any = anyElement(terms, table, place);
  if (any) found = found ? joinValues(terms, found, NO_FACTS, any, NO_FACTS, place) : any;
  if (table.term.tainted) {
    const own: Value = { term: terms.elem(table.term, key.term.tainted ? "?" : "*", { file: frame.file, span }) };
    return found ? joinValues(terms, found, NO_FACTS, own, NO_FACTS, place) : own;
  }
  const value = found ?? { term: terms.elem(table.term, "*") };
  // One that starts empty is filled when the program runs, with keys that a caller may have chosen.
  const isEmpty = table.props?.size === 0 && !table.elem;
  if (!key.term.tainted || isEmpty) return value;
  const isTable = table.props !== undefined && !table.elem;
  const equals = isTable && table.props ? new Set(table.props.keys()) : undefined;
  const truth: Truth = {
    yes: new Guards(engine).passes(key, EVERYTHING).yes ?? NO_FACTS,
    no: NO_FACTS,
  };
  const facts = equals && truth.yes ? new Map([...truth.yes].map(([vn, one]) => [vn, { ...one, equals }])) : truth.yes;
  return { ...value, truth: { yes: facts, no: NO_FACTS } };
}
