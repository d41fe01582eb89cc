/** Functions of the languages themselves whose meaning is more than a model can say: containers, promises, reflection. */
import type { Call, Expression, Span } from "../ir/types.ts";
import type { Binding } from "../resolve/scopes.ts";
import { readElement, readProp, writeBack } from "./assignment.ts";
import { type CallContext, callValue, OPEN_PLACE } from "./calls.ts";
import type { Arguments, Engine, Frame } from "./engine.ts";
import { type Facts, NO_FACTS, type Truth } from "./facts.ts";
import { Guards, truthOf } from "./guards.ts";
import { EVERYTHING, KIND_BITS } from "./kinds.ts";
import { condition, textTerm } from "./operators.ts";
import { receiverBinding } from "./parameters.ts";
import { namedMethods } from "./reflection.ts";
import { replaceText } from "./replacement.ts";
import { report } from "./sinks.ts";
import { anyElement, copyState, joinAll, joinStates, joinValues, type State } from "./state.ts";
import { textOf } from "./terms.ts";
import { type Callable, MAX_ITEMS, settled, type Value } from "./values.ts";

export function platformCall(
  engine: Engine,
  frame: Frame,
  state: State,
  name: string,
  context: CallContext,
): Value | undefined {
  const { args, expression } = context;
  const { terms } = engine;
  const first = args.positional[0];
  const second = args.positional[1];
  const place = engine.place(frame, expression);
  const list = (elem: Value | undefined): Value => ({
    term: terms.opaque(`list:${place}`),
    ...(elem ? { elem } : { items: [] }),
  });
  switch (name) {
    // --- JavaScript
    case "global:require":
    case "global:import": {
      if (first) report(engine, frame, state, "MODULE", name, first, firstSpan(expression), expression);
      const entity = engine.project.entityOf(frame.file, expression);
      return {
        term: terms.opaque(`module:${place}`),
        ...(entity?.kind === "external" ? { fns: [{ kind: "external", name: entity.name }] } : {}),
        ...(entity?.kind === "javascriptModule" ? { module: entity } : {}),
      };
    }
    case "global:Promise.all":
    case "global:Promise.allSettled":
    case "global:Promise.race":
    case "global:Promise.any": {
      if (!first) return undefined;
      if (name.endsWith("race") || name.endsWith("any")) return anyElement(terms, settled(first), place) ?? first;
      if (!name.endsWith("allSettled")) return settled(first);
      const elem = anyElement(terms, first, place);
      return elem ? list({ term: terms.opaque(`settled:${place}`), props: new Map([["value", elem]]) }) : first;
    }
    case "global:Promise": {
      if (!expression.isNew || !first) return undefined;
      const cell: Binding = cellOf(engine, frame, expression.start);
      const settle: Value = { term: terms.opaque(`settle:${place}`), fns: [{ kind: "settle", cell }] };
      const fail: Value = { term: terms.opaque(`reject:${place}`) };
      const local = copyState(state);
      callValue(engine, frame, local, first, [settle, fail], context);
      const value = local.env.get(cell);
      frame.settled.add(cell);
      local.facts = state.facts;
      if (!local.dead) {
        const joined = joinStates(terms, state, local, place);
        state.env = joined.env;
        state.self = joined.self;
      }
      return value ?? { term: terms.opaque(`promise:${place}`) };
    }
    case "global:Boolean":
    case "py:builtins.bool":
      // The answer of a test, written as a value.
      return first ? { term: terms.opaque(`bool:${place}`), truth: truthOf(first) } : undefined;
    case "global:Object.keys":
    case "global:Object.getOwnPropertyNames":
      if (!first) return undefined;
      if (first.props && !first.elem && first.props.size <= MAX_ITEMS && !first.term.tainted)
        return {
          term: terms.opaque(`keys:${place}`),
          items: [...first.props.keys()].map((key) => ({ term: terms.constant(key) })),
        };
      return list(
        first.term.tainted ? { term: terms.op("part", [first.term], "key") } : { term: terms.opaque(`key:${place}`) },
      );
    case "global:Object.values":
      return first ? list(anyProperty(engine, first, place)) : undefined;
    case "global:Object.entries": {
      if (!first) return undefined;
      const key: Value = {
        term: first.term.tainted ? terms.op("part", [first.term], "key") : terms.opaque(`key:${place}`),
      };
      const value = anyProperty(engine, first, place) ?? { term: terms.elem(first.term, "*") };
      return list({ term: terms.opaque(`entry:${place}`), items: [key, value] });
    }
    case "global:Object.fromEntries": {
      const entry = first ? anyElement(terms, first, place) : undefined;
      const value = entry ? readElement(engine, frame, entry, "1", expression) : undefined;
      return { term: first?.term ?? terms.opaque(place), ...(value ? { elem: value } : {}) };
    }
    case "global:Object.assign": {
      let value = first;
      for (const one of args.positional.slice(1)) {
        if (!value) break;
        const props = new Map([
          ...engine.unproven.overlaid(value.props ?? new Map(), one, place),
          ...(one.props ?? []),
        ]);
        value = { ...value, term: one.term.tainted ? one.term : value.term, props };
      }
      const target = expression.args[0];
      if (value && target && target.spread === undefined) writeBack(engine, frame, state, target.value, value);
      return value;
    }
    case "global:Array.from":
    case "global:Array.of":
    case "global:Set":
    case "global:Map":
    case "py:builtins.list":
    case "py:builtins.tuple":
    case "py:builtins.set":
    case "py:builtins.frozenset":
    case "py:builtins.sorted":
    case "py:builtins.reversed":
    case "py:builtins.iter":
      return container(engine, frame, state, name, context);
    case "py:builtins.isinstance":
      if (first && isHarmlessType(expression.args[1]?.value))
        return condition(engine, frame, new Guards(engine).passes(first, EVERYTHING), expression);
      return { term: terms.opaque(`test:${place}`) };
    case "global:Array.isArray":
      return { term: terms.opaque(`test:${place}`) };
    case "global:RegExp": {
      if (first) report(engine, frame, state, "REGEX", name, first, firstSpan(expression), expression);
      const text = first?.regex?.pattern ?? (first ? textOf(first.term) : undefined);
      const flags = second ? textOf(second.term) : "";
      return text === undefined
        ? { term: terms.opaque(`regex:${place}`) }
        : { term: terms.opaque(`regex:${text}`), regex: { pattern: text, flags: flags ?? "" } };
    }
    case "global:Function": {
      return undefined;
    }
    case "global:Number.isInteger":
    case "global:Number.isFinite":
    case "global:Number.isSafeInteger":
      return first ? condition(engine, frame, new Guards(engine).passes(first, EVERYTHING), expression) : undefined;
    case "global:Object.hasOwn":
      return first && second
        ? condition(engine, frame, new Guards(engine).memberOf(frame, second, first, expression), expression)
        : undefined;
    case "node:path.parse":
    case "node:path.posix.parse":
    case "node:path.win32.parse": {
      if (!first) return undefined;
      const site = { file: frame.file, span: expression };
      const base = terms.guarded(terms.op("part", [textTerm(engine, first)], "basename", site), engine.pathBits);
      return {
        term: terms.opaque(`parsed:${place}`),
        props: new Map<string, Value>([
          ["base", { term: base }],
          ["name", { term: base }],
          ["ext", { term: base }],
          ["dir", { term: terms.op("dirname", [textTerm(engine, first)], "dirname", site) }],
          ["root", { term: terms.op("part", [textTerm(engine, first)], "root", site) }],
        ]),
      };
    }
    case "node:path.isAbsolute":
    case "py:os.path.isabs":
      return first ? condition(engine, frame, new Guards(engine).absolute(first), expression) : undefined;
    case "py:pathlib.Path#is_absolute":
      return context.receiver
        ? condition(engine, frame, new Guards(engine).absolute(context.receiver), expression)
        : undefined;
    case "global:invariant":
    case "node:assert":
    case "node:assert.ok":
    case "node:assert.strict":
    case "node:assert/strict":
    case "npm:tiny-invariant":
    case "npm:invariant": {
      const truth = first ? truthOf(first) : undefined;
      if (truth?.yes) engine.assume(state, truth.yes);
      return { term: terms.constant(null) };
    }
    case "node:util.promisify":
    case "npm:util.promisify":
    case "global:Object.freeze":
    case "global:structuredClone":
      return first;

    // --- Python
    case "py:builtins.any":
    case "py:builtins.all":
      return first ? quantified(engine, frame, first, name.endsWith("any"), context) : undefined;
    case "py:os.getenv":
    case "py:os.environ.get": {
      const variable: Value = { term: terms.opaque(`env:${(first && textOf(first.term)) ?? place}`) };
      const other = second ?? args.named.get("default");
      return other ? joinValues(terms, variable, NO_FACTS, other, NO_FACTS, place) : variable;
    }
    case "py:builtins.super":
      return superOf(engine, frame, state, first?.fns ? second : undefined);
    case "py:builtins.getattr": {
      const key = second ? textOf(second.term) : undefined;
      const named = first && second && namedMethods(engine, first, second.term);
      if (named) return named;
      // Of a class it is a constant that is looked up, as a rule: `getattr(Precision, name)`.
      const isClass = /^[A-Z]/u.test(frame.file.text.slice(expression.args[0]?.value ?? expression));
      const isObject = first && !first.term.tainted && key === undefined && !isClass;
      if (isObject && second) report(engine, frame, state, "MEMBER", name, second, secondSpan(expression), expression);
      if (!first || key === undefined) return first ? { term: terms.elem(first.term, "*") } : undefined;
      return readProp(engine, frame, first, key, expression);
    }
    case "py:builtins.enumerate": {
      if (!first) return undefined;
      const index: Value = { term: terms.opaque(`number:${place}`) };
      return list({
        term: terms.opaque(`entry:${place}`),
        items: [index, readElement(engine, frame, first, "*", expression)],
      });
    }
    case "py:builtins.zip":
      return list({
        term: terms.opaque(`entry:${place}`),
        items: args.positional.map((one) => readElement(engine, frame, one, "*", expression)),
      });
    case "py:builtins.map":
    case "py:builtins.filter": {
      if (!first || !second) return undefined;
      const elem = readElement(engine, frame, second, "*", expression);
      const value = callValue(engine, frame, state, first, [elem], context);
      return list(name.endsWith("map") ? (value ?? elem) : elem);
    }
    case "py:builtins.next":
      return first ? readElement(engine, frame, first, "*", expression) : undefined;
    case "py:builtins.dict": {
      const below = new Map([...(first?.props ?? []), ...args.named]);
      const props = args.namedRest
        ? new Map([...engine.unproven.overlaid(below, args.namedRest, place), ...(args.namedRest.props ?? [])])
        : below;
      return { term: first?.term ?? args.namedRest?.term ?? terms.opaque(`dict:${place}`), props };
    }
    case "py:functools.partial":
      if (!first?.fns) return undefined;
      return {
        term: first.term,
        fns: first.fns.map((target) => ({
          kind: "bound",
          target,
          args: boundArguments(engine, target, args),
          ...(target.kind === "function" || args.named.size === 0 ? {} : { named: args.named }),
        })),
      };
    case "py:asyncio.gather":
      return {
        term: terms.opaque(`list:${place}`),
        items: args.positional.map(settled),
        ...(args.rest ? { elem: settled(args.rest) } : {}),
      };
    case "py:asyncio.wait_for":
    case "py:asyncio.create_task":
    case "py:asyncio.ensure_future":
    case "py:asyncio.shield":
    case "py:typing.cast":
      return name === "py:typing.cast" ? second : first;
    case "py:asyncio.run":
    case "pypi:anyio.run":
      return first && settled(first);
    case "py:re.compile": {
      if (first) report(engine, frame, state, "REGEX", name, first, firstSpan(expression), expression);
      const pattern = first ? textOf(first.term) : undefined;
      return pattern === undefined
        ? { term: terms.opaque(`regex:${place}`) }
        : {
            term: terms.opaque(`regex:${pattern}`),
            regex: { pattern, flags: args.positional.length > 1 ? pythonFlags(context) : "" },
          };
    }
    case "py:re.match":
    case "py:re.fullmatch":
    case "py:re.search": {
      if (first) report(engine, frame, state, "REGEX", name, first, firstSpan(expression), expression);
      const pattern =
        first?.regex ??
        (first && textOf(first.term) !== undefined
          ? { pattern: textOf(first.term) as string, flags: args.positional.length > 2 ? pythonFlags(context) : "" }
          : undefined);
      // The server's own pattern, of which nothing is known but that it is one: it may say which hosts are allowed.
      if (!pattern && second?.term.tainted && first && !first.term.tainted)
        return matched(engine, frame, second, new Guards(engine).passes(second, KIND_BITS.URL), context);
      if (!pattern || !second) return { term: terms.opaque(`match:${place}`) };
      const whole = name.endsWith("fullmatch") ? "whole" : name.endsWith(".match") ? "start" : "anywhere";
      return matched(
        engine,
        frame,
        second,
        new Guards(engine).matches(frame, second, pattern, whole, expression),
        context,
      );
    }
    case "py:re.sub":
      return args.positional[2]
        ? replaceText(engine, frame, args.positional[2], first, second, expression, "pattern")
        : undefined;
    default:
      return undefined;
  }
}

const firstSpan = (call: Call): Span => call.args[0]?.value ?? call;
const secondSpan = (call: Call): Span => call.args[1]?.value ?? call;

/** Arguments of `partial(f, 1, key=value)` in the order of the function's parameters. */
function boundArguments(engine: Engine, target: Callable, args: Arguments): readonly Value[] {
  const bound = args.positional.slice(1);
  if (args.named.size === 0 || target.kind !== "function") return bound;
  const shift = target.self || receiverBinding(engine, target.ref) ? 1 : 0;
  const names = target.ref.fn.params
    .slice(shift)
    .map((one) => (one.target.kind === "Identifier" ? one.target.name : ""));
  const last = names.findLastIndex((name) => args.named.has(name));
  for (let index = bound.length; index <= last; index++)
    bound.push(args.named.get(names[index] ?? "") ?? { term: engine.terms.opaque(OPEN_PLACE) });
  return bound;
}

/** The receiver, looked at as an instance of what its class inherits from. */
export function superOf(engine: Engine, frame: Frame, state: State, given?: Value): Value | undefined {
  const { ref } = frame;
  const receiver = ref && engine.project.bound(ref.file).receiverOfFunction.get(ref.fn);
  const cls = ref?.cls ?? receiver?.cls;
  const bound = ref && receiverBinding(engine, ref);
  const self = given ?? (bound ? state.env.get(bound) : state.self);
  if (!cls || !self || !ref) return undefined;
  const bases = cls.bases.map((base) => engine.project.classOf(ref.file, base)).filter((base) => base !== undefined);
  const [only] = bases;
  if (!only) return undefined;
  const { options: _, ...own } = self;
  return bases.length === 1
    ? { ...own, cls: only }
    : { term: self.term, options: bases.map((base) => ({ ...own, cls: base })) };
}

const HARMLESS_TYPES = /^(?:int|float|bool|complex)$/u;

/** `int`, `(int, float)`: types that hold no text. */
function isHarmlessType(type: Expression | undefined): boolean {
  if (type?.kind === "Identifier") return HARMLESS_TYPES.test(type.name);
  if (type?.kind === "Binary") return isHarmlessType(type.left) && isHarmlessType(type.right);
  return (
    type?.kind === "ArrayLiteral" && type.elements.length > 0 && type.elements.every((one) => isHarmlessType(one.value))
  );
}

export function matched(engine: Engine, frame: Frame, subject: Value, truth: Truth, context: CallContext): Value {
  const site = { file: frame.file, span: context.expression };
  const term = subject.term.tainted
    ? engine.terms.op("part", [subject.term], "match", site)
    : engine.terms.opaque(`match:${engine.place(frame, context.expression)}`);
  return { term, truth };
}

function pythonFlags(context: CallContext): string {
  const last = context.expression.args.at(-1)?.value;
  const text = last?.kind === "Member" ? last.property : "";
  return text === "I" || text === "IGNORECASE" ? "i" : "m";
}

/** One hidden variable for each promise that is made: what it was settled with. */
const cells = new WeakMap<object, Map<number, Binding>>();
function cellOf(engine: Engine, frame: Frame, start: number): Binding {
  void engine;
  let known = cells.get(frame.file);
  if (!known) {
    known = new Map();
    cells.set(frame.file, known);
  }
  let cell = known.get(start);
  if (!cell) {
    cell = {
      name: `promise:${start}`,
      scope: { kind: "function", parent: undefined, bindings: new Map(), fn: { start } as never },
      file: frame.file,
      ordinal: -start,
      writes: [],
    };
    known.set(start, cell);
  }
  return cell;
}

function anyProperty(engine: Engine, value: Value, place: string): Value | undefined {
  const values = [...(value.elem ? [value.elem] : []), ...(value.props?.values() ?? [])];
  return (
    joinAll(engine.terms, values, place) ??
    (value.term.tainted ? { term: engine.terms.elem(value.term, "*") } : undefined)
  );
}

function container(engine: Engine, frame: Frame, state: State, name: string, context: CallContext): Value {
  const { terms } = engine;
  const { args, expression } = context;
  const place = engine.place(frame, expression);
  const first = args.positional[0];
  const empty: Value = { term: terms.opaque(`list:${place}`), items: [] };
  if (name === "global:Array.of") return { ...empty, items: args.positional };
  if (!first || (first.term.op === "const" && first.term.value === null))
    return name === "global:Map" ? { term: empty.term, props: new Map() } : empty;
  if (name === "global:Map") {
    const props = new Map<string, Value>();
    let isWhole = first.items !== undefined && !first.elem;
    for (const entry of first.items ?? []) {
      const key = entry.items?.[0]?.term.value;
      const value = entry.items?.[1];
      if (key !== undefined && value) props.set(String(key), value);
      else isWhole = false;
    }
    if (isWhole) return { term: empty.term, props };
    const entry = anyElement(terms, first, place);
    const elem = entry ? readElement(engine, frame, entry, "1", expression) : undefined;
    return { term: first.term, ...(props.size > 0 ? { props } : {}), ...(elem ? { elem } : {}) };
  }
  const mapper = args.positional[1];
  if (name === "global:Array.from" && mapper?.fns) {
    const value = callValue(
      engine,
      frame,
      state,
      mapper,
      [readElement(engine, frame, first, "*", expression)],
      context,
    );
    return { term: empty.term, ...(value ? { elem: value } : {}) };
  }
  if (first.items || first.elem) return { ...first };
  if (first.props) return { term: empty.term, elem: { term: terms.opaque(`key:${place}`) } };
  return first;
}

/** Facts that do not speak about the elements of a list. */
export function withoutElements(
  engine: Engine,
  facts: Facts | undefined,
  elements: ReadonlySet<number>,
): Facts | undefined {
  if (!facts) return undefined;
  return new Map([...facts].filter(([, one]) => !engine.terms.contains(one.term, elements)));
}

/** `any(test(x) for x in list)`: some element passed; `all`: every one did. */
function quantified(engine: Engine, frame: Frame, list: Value, isAny: boolean, context: CallContext): Value {
  const place = engine.place(frame, context.expression);
  const elem = anyElement(engine.terms, list, place);
  const truth = elem?.truth;
  if (!truth) return { term: engine.terms.opaque(`test:${place}`) };
  const over = list.over ?? new Set<number>();
  const result: Truth = isAny
    ? { yes: withoutElements(engine, truth.yes, over), no: truth.no ?? NO_FACTS }
    : { yes: truth.yes ?? NO_FACTS, no: withoutElements(engine, truth.no, over) };
  return { term: engine.terms.opaque(`test:${place}`), truth: result };
}
