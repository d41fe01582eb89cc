/** Reading parts of values, and writing values into patterns: names, members, destructuring. */
import type { Expression, Pattern, Span } from "../ir/types.ts";
import type { Engine, Frame } from "./engine.ts";
import { evaluate } from "./expressions.ts";
import { NO_FACTS } from "./facts.ts";
import { EVERYTHING } from "./kinds.ts";
import { patternMeaning } from "./patterns.ts";
import { anyElement, joinValues, type State } from "./state.ts";
import { core, isSourceChain, type Term } from "./terms.ts";
import { carries, MAX_ITEMS, MAX_PROPS, type Value } from "./values.ts";

/** Narrowing that the SDK does before the handler sees the argument. */
function shaped(engine: Engine, object: Term, term: Term, name: string): Term {
  if (!isSourceChain(object)) return term;
  let at = object;
  let depth = 0;
  while (at.op === "prop" && at.args[0]) {
    at = at.args[0];
    depth++;
  }
  const source = at.source;
  if (!source || source.argument !== undefined || depth !== source.path.length) return term;
  const shape = source.shapes.get(name);
  switch (shape?.kind) {
    case "number":
    case "boolean":
    case "enum":
      return engine.terms.guarded(term, EVERYTHING);
    case "pattern":
      return engine.terms.guarded(term, patternMeaning(shape.pattern, "", "anywhere").clears);
    default:
      return term;
  }
}

export function readProp(engine: Engine, frame: Frame, object: Value, name: string, span: Span): Value {
  if (object.options) {
    let found: Value | undefined;
    for (const one of object.options)
      found = joinedProperty(engine, frame, found, readProp(engine, frame, one, name, span), name, span);
    if (found) return found;
  }
  const exported = object.module && engine.project.memberOf(object.module, name);
  if (exported?.kind === "function")
    return {
      term: engine.terms.opaque(`export:${name}`),
      fns: [{ kind: "function", ref: exported.ref, captured: new Map() }],
    };
  if (exported?.kind === "class") return engine.instances.classValue(exported.file, exported.cls);
  const copied = object.elem && !object.items ? copiedProperty(engine, frame, object.elem, name, span) : undefined;
  const known = joinedProperty(engine, frame, object.props?.get(name), copied, name, span);
  if (known) {
    // An object that is also a caller's value may hold the caller's property instead.
    if (!object.term.tainted || object.cls) return known;
    const other: Value = { term: engine.terms.prop(object.term, name, { file: frame.file, span }) };
    return joinValues(engine.terms, known, NO_FACTS, other, NO_FACTS, `${engine.place(frame, span)}:${name}`);
  }
  if (object.cls) {
    const member = engine.instances.member(object, object.cls.file, object.cls.cls, name, false);
    // A model made of the caller's values: its fields are theirs, except where it checks the type.
    const isRecord = object.term.tainted && !member?.fns;
    if (member && !isRecord) return member;
    if (isRecord) {
      const term = engine.terms.prop(object.term, name, { file: frame.file, span });
      return { term: engine.terms.guarded(term, engine.instances.checkedBits(object.cls.file, object.cls.cls, name)) };
    }
  }
  const asClass = object.fns?.find((fn) => fn.kind === "class");
  if (asClass?.kind === "class") {
    const member = engine.instances.member(object, asClass.file, asClass.cls, name, true);
    if (member) return member;
  }
  const isList = object.items !== undefined || object.elem !== undefined;
  if (isList && (name === "length" || name === "size"))
    return { term: engine.terms.opaque(`length:${object.term.vn}`) };
  if (object.term.op === "const") return { term: engine.terms.opaque(`of:${engine.place(frame, span)}`) };
  if (name === "length" || name === "size" || name === "byteLength") {
    // A number is no danger; of a setting it still says whether it is set.
    return {
      term: object.term.tainted
        ? engine.terms.opaque(`length:${object.term.vn}`)
        : engine.terms.prop(object.term, name),
    };
  }
  const path = pathAttribute(engine, frame, object, name, span);
  if (path) return path;
  const term = engine.terms.prop(object.term, name, { file: frame.file, span });
  return { term: shaped(engine, object.term, term, name) };
}

/** What a property is that was written under a key nobody knows: `out[key] = args[key]` copies it under its own name. */
function copiedProperty(engine: Engine, frame: Frame, elem: Value, name: string, span: Span): Value | undefined {
  if (name === "length" || name === "size") return undefined;
  const rename = (term: Term): Term => {
    const inner = core(term);
    if (inner.op === "phi") return engine.terms.phi(inner.args.map(rename), inner.text);
    const from = inner.op === "elem" && (inner.text === "?" || inner.text === "*") ? inner.args[0] : undefined;
    if (!from || !isSourceChain(from)) return term;
    return shaped(engine, from, engine.terms.prop(from, name, { file: frame.file, span }), name);
  };
  const term = rename(elem.term);
  return term === elem.term ? elem : { ...elem, term };
}

function joinedProperty(
  engine: Engine,
  frame: Frame,
  a: Value | undefined,
  b: Value | undefined,
  name: string,
  span: Span,
): Value | undefined {
  if (!a || !b) return a ?? b;
  return joinValues(engine.terms, a, NO_FACTS, b, NO_FACTS, `${engine.place(frame, span)}:${name}`);
}

/** Attributes of Python's Path. */
function pathAttribute(engine: Engine, frame: Frame, object: Value, name: string, span: Span): Value | undefined {
  if (object.type !== "py:pathlib.Path") return undefined;
  const { terms } = engine;
  const site = { file: frame.file, span };
  switch (name) {
    case "parent":
      return { term: terms.op("dirname", [object.term], "parent", site), type: object.type };
    case "name":
    case "stem":
    case "suffix":
      return { term: terms.guarded(terms.op("part", [object.term], name, site), engine.pathBits) };
    case "parts":
    case "parents":
    case "suffixes":
      return { term: terms.op("part", [object.term], name, site) };
    default:
      return undefined;
  }
}

export function readElement(engine: Engine, frame: Frame, array: Value, index: string, span: Span): Value {
  const number = /^\d+$/u.test(index) ? Number(index) : undefined;
  if (array.items && number !== undefined) {
    const item = array.items[number];
    if (item) return item;
  }
  const any = anyElement(engine.terms, array, engine.place(frame, span));
  if (any) {
    if (!array.term.tainted) return any;
    const other: Value = { term: engine.terms.elem(array.term, index, { file: frame.file, span }) };
    return joinValues(engine.terms, any, NO_FACTS, other, NO_FACTS, `${engine.place(frame, span)}:elem`);
  }
  if (array.term.op === "const") return { term: engine.terms.opaque(`of:${engine.place(frame, span)}`) };
  if (array.props && index === "*") {
    // Iterating a dictionary gives its keys.
    return { term: engine.terms.opaque(`key:${engine.place(frame, span)}`) };
  }
  return { term: engine.terms.elem(array.term, index, { file: frame.file, span }) };
}

export function assignPattern(engine: Engine, frame: Frame, state: State, pattern: Pattern, value: Value): void {
  switch (pattern.kind) {
    case "Identifier": {
      const binding = engine.project.bound(frame.file).bindingOf.get(pattern);
      if (binding) state.env.set(binding, value);
      break;
    }
    case "Member":
      writeMember(engine, frame, state, pattern.object, pattern.property, value);
      break;
    case "Index": {
      const key = evaluate(engine, frame, state, pattern.index);
      const text = key.term.op === "const" ? String(key.term.value) : undefined;
      writeMember(engine, frame, state, pattern.object, text, value);
      break;
    }
    case "DefaultPattern": {
      const isMissing = value.term.op === "const" && value.term.value === null;
      if (isMissing) assignPattern(engine, frame, state, pattern.target, evaluate(engine, frame, state, pattern.value));
      else {
        // A default that a caller's value replaces can only be a constant of the program: it adds no danger.
        const fallback = evaluate(engine, frame, state, pattern.value);
        const isUnknown = !value.term.tainted && value.term.op === "opaque" && !value.props && !value.fns;
        const joined = isUnknown
          ? joinValues(engine.terms, value, NO_FACTS, fallback, NO_FACTS, engine.place(frame, pattern))
          : value;
        assignPattern(engine, frame, state, pattern.target, joined);
      }
      break;
    }
    case "RestPattern":
      assignPattern(engine, frame, state, pattern.target, value);
      break;
    case "ObjectPattern": {
      const taken = new Set<string>();
      for (const property of pattern.properties) {
        const key =
          typeof property.key === "string" ? property.key : evaluate(engine, frame, state, property.key).term.value;
        if (typeof key === "string") {
          taken.add(key);
          assignPattern(engine, frame, state, property.target, readProp(engine, frame, value, key, property.target));
        } else assignPattern(engine, frame, state, property.target, { term: value.term });
      }
      if (pattern.rest) {
        const props = new Map([...(value.props ?? [])].filter(([name]) => !taken.has(name)));
        assignPattern(engine, frame, state, pattern.rest, value.props ? { term: value.term, props } : value);
      }
      break;
    }
    case "ArrayPattern":
      pattern.elements.forEach((element, index) => {
        if (!element) return;
        if (element.kind === "RestPattern") {
          const rest: Value = value.items ? { term: value.term, items: value.items.slice(index) } : value;
          assignPattern(engine, frame, state, element.target, rest);
        } else assignPattern(engine, frame, state, element, readElement(engine, frame, value, String(index), element));
      });
      break;
    case "Unknown":
      for (const child of pattern.children) evaluate(engine, frame, state, child);
      break;
  }
}

/** Writes a property of what an expression names; `property` undefined is an unknown key. */
function writeMember(
  engine: Engine,
  frame: Frame,
  state: State,
  object: Expression,
  property: string | undefined,
  value: Value,
  chain = 0,
): void {
  const before = evaluate(engine, frame, state, object);
  writeBack(engine, frame, state, object, withProperty(engine, frame, before, property, value, object), chain);
}

function withProperty(
  engine: Engine,
  frame: Frame,
  object: Value,
  property: string | undefined,
  value: Value,
  span: Span,
): Value {
  const place = engine.place(frame, span);
  if (property !== undefined) {
    const index = /^\d+$/u.test(property) ? Number(property) : undefined;
    if (index !== undefined && object.items && index < object.items.length) {
      return { ...object, items: object.items.map((item, i) => (i === index ? value : item)) };
    }
    const isFull = object.props && object.props.size >= MAX_PROPS && !object.props.has(property);
    if (!isFull) return { ...object, props: new Map(object.props).set(property, value) };
  }
  // Any property may be the one: all keep what they had or take the new value.
  const elem = object.elem ? joinValues(engine.terms, object.elem, NO_FACTS, value, NO_FACTS, `${place}:elem`) : value;
  return { ...object, elem };
}

/** Puts a changed object back into the place that an expression names. */
export function writeBack(
  engine: Engine,
  frame: Frame,
  state: State,
  object: Expression,
  value: Value,
  chain = 0,
): void {
  if (chain > 8) {
    if (carries(value)) engine.cut();
    return;
  }
  switch (object.kind) {
    case "Identifier": {
      const binding = engine.project.bound(frame.file).bindingOf.get(object);
      if (binding) state.env.set(binding, value);
      break;
    }
    case "This":
      state.self = value;
      break;
    case "Member":
      writeMember(engine, frame, state, object.object, object.property, value, chain + 1);
      break;
    case "Index":
      if (object.index.kind === "Literal")
        writeMember(engine, frame, state, object.object, String(object.index.value), value, chain + 1);
      break;
    case "Await":
      writeBack(engine, frame, state, object.operand, value, chain + 1);
      break;
    default:
      break;
  }
}

/** Adds an element to a list. */
export function appended(
  engine: Engine,
  frame: Frame,
  list: Value,
  added: readonly Value[],
  rest: Value | undefined,
  span: Span,
  atStart = false,
): Value {
  if (list.items && !rest && list.items.length + added.length <= MAX_ITEMS && !list.elem) {
    return { ...list, items: atStart ? [...added, ...list.items] : [...list.items, ...added] };
  }
  const place = engine.place(frame, span);
  let elem = anyElement(engine.terms, list, place);
  for (const one of rest ? [...added, rest] : added)
    elem = elem ? joinValues(engine.terms, elem, NO_FACTS, one, NO_FACTS, place) : one;
  const { items: _, ...bare } = list;
  return elem ? { ...bare, elem } : list;
}
