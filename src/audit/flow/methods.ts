/** Methods of texts, lists, maps and promises: what every program in these languages is made of. */
import { appended, readElement, readProp, writeBack } from "./assignment.ts";
import { type CallContext, callOnSelf, callValue } from "./calls.ts";
import type { Engine, Frame } from "./engine.ts";
import { lookedUp } from "./expressions.ts";
import { NO_FACTS, type Truth, UNKNOWN_TRUTH } from "./facts.ts";
import { Guards, truthOf } from "./guards.ts";
import { EVERYTHING, KIND_BITS, PATHS } from "./kinds.ts";
import { condition, mixed, sliced, textTerm } from "./operators.ts";
import { matched, withoutElements } from "./platform.ts";
import { replaceText } from "./replacement.ts";
import { anyElement, copyState, joinStates, joinValues, type State, seal } from "./state.ts";
import { type Term, textOf } from "./terms.ts";
import { termsIn, type Value } from "./values.ts";

const SPELLINGS = new Set(
  "trim trimStart trimEnd toLowerCase toUpperCase toLocaleLowerCase toLocaleUpperCase normalize toString valueOf strip lstrip rstrip lower upper casefold encode decode expandtabs title capitalize as_posix absolute expanduser __str__ toWellFormed".split(
    " ",
  ),
);
const PIECES = new Set(
  "substring substr charAt codePointAt removeprefix removesuffix partition rpartition group groups groupdict".split(
    " ",
  ),
);
const PADDED = new Set("padStart padEnd repeat ljust rjust center zfill".split(" "));
const NUMBERS = new Set("charCodeAt lastIndexOf count rindex rfind localeCompare getTime".split(" "));
const DIGIT_TESTS = new Set(["isdigit", "isdecimal", "isnumeric"]);
const WORD_TESTS = new Set(["isalnum", "isalpha", "isidentifier"]);

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
    otherMethod(engine, frame, state, context, receiver, method)
  );
}

function textMethod(
  engine: Engine,
  frame: Frame,
  state: State,
  context: CallContext,
  receiver: Value,
  method: string,
): Value | undefined {
  const { terms } = engine;
  const { args, expression } = context;
  const site = { file: frame.file, span: expression };
  const first = args.positional[0];
  const isList = receiver.items !== undefined || receiver.elem !== undefined;
  const guards = new Guards(engine);
  if (SPELLINGS.has(method) && !isList) {
    if (method === "normalize" && receiver.type !== undefined) return undefined;
    const text = textOf(receiver.term);
    if (text !== undefined) {
      if (method === "toLowerCase" || method === "lower") return { term: terms.constant(text.toLowerCase()) };
      if (method === "toUpperCase" || method === "upper") return { term: terms.constant(text.toUpperCase()) };
      if (method === "trim" || method === "strip") return { term: terms.constant(text.trim()) };
    }
    const rest = receiver.type === undefined ? {} : { type: receiver.type };
    return { ...rest, term: terms.op("same", [textTerm(engine, receiver)], method, site) };
  }
  if (PIECES.has(method) && !isList) return { term: terms.op("part", [textTerm(engine, receiver)], method, site) };
  if (PADDED.has(method) && !isList)
    return mixed(engine, frame, [receiver.term, ...args.positional.map((one) => one.term)], expression, "padded");
  if (NUMBERS.has(method)) return { term: terms.opaque(`number:${engine.place(frame, expression)}`) };
  if (DIGIT_TESTS.has(method)) return condition(engine, frame, guards.passes(receiver, EVERYTHING), expression);
  if (WORD_TESTS.has(method))
    return condition(
      engine,
      frame,
      guards.passes(receiver, KIND_BITS.SHELL | KIND_BITS.CODE | PATHS | KIND_BITS.ARGV | KIND_BITS.SQL),
      expression,
    );
  switch (method) {
    case "startsWith":
    case "startswith":
      return first
        ? condition(engine, frame, prefixes(engine, frame, state, receiver, first, context), expression)
        : undefined;
    case "endsWith":
    case "endswith":
      return { term: terms.opaque(`test:${engine.place(frame, expression)}`) };
    case "includes":
    case "has":
    case "__contains__":
    case "hasOwnProperty":
      if (!first) return undefined;
      return condition(engine, frame, guards.memberOf(frame, first, receiver, expression), expression);
    case "indexOf":
    case "find":
    case "search":
    case "index": {
      if (!first || first.fns) return undefined;
      if (method === "index" && frame.file.language !== "python") return undefined;
      if (first.regex && receiver.term.tainted) {
        const truth = guards.matches(frame, receiver, first.regex, "anywhere", expression);
        return {
          term: terms.opaque(`number:${engine.place(frame, expression)}`),
          found: { anywhere: truth, atStart: UNKNOWN_TRUTH },
        };
      }
      const anywhere = guards.memberOf(frame, first, receiver, expression);
      return {
        term: terms.opaque(`number:${engine.place(frame, expression)}`),
        found: { anywhere, atStart: guards.prefix(frame, receiver, first, expression, state.facts) },
      };
    }
    case "test":
    case "exec": {
      if (!receiver.regex || !first)
        return receiver.regex ? { term: terms.opaque(engine.place(frame, expression)) } : undefined;
      const truth = guards.matches(frame, first, receiver.regex, "anywhere", expression);
      return method === "test"
        ? condition(engine, frame, truth, expression)
        : matched(engine, frame, first, truth, context);
    }
    case "match":
    case "fullmatch":
    case "matchAll": {
      if (receiver.regex && first) {
        const truth = guards.matches(
          frame,
          first,
          receiver.regex,
          method === "fullmatch" ? "whole" : frame.file.language === "python" ? "start" : "anywhere",
          expression,
        );
        return matched(engine, frame, first, truth, context);
      }
      if (!first) return undefined;
      const text = textOf(first.term);
      const regex = first.regex ?? (text === undefined ? undefined : { pattern: text, flags: "" });
      return matched(
        engine,
        frame,
        receiver,
        regex ? guards.matches(frame, receiver, regex, "anywhere", expression) : UNKNOWN_TRUTH,
        context,
      );
    }
    case "replace":
    case "replaceAll":
    case "sub":
      if (isList) return undefined;
      if (method === "sub" && receiver.regex && args.positional[1])
        return replaceText(engine, frame, args.positional[1], receiver, first, expression);
      return first ? replaceText(engine, frame, receiver, first, args.positional[1], expression) : undefined;
    case "split":
    case "rsplit":
    case "splitlines": {
      if (isList) return undefined;
      const term = terms.op("part", [textTerm(engine, receiver)], "split", site);
      return receiver.term.tainted
        ? { term }
        : { term: terms.opaque(`${termPrefix(receiver.term)}${engine.place(frame, expression)}`) };
    }
    case "is_relative_to": {
      const facts = guards.inside(frame, receiver, first, expression);
      return condition(engine, frame, { yes: facts, no: NO_FACTS }, expression);
    }
    case "relative_to": {
      if (!first) return undefined;
      // Raises unless the path lies inside.
      engine.assume(state, guards.inside(frame, receiver, first, expression));
      return { term: terms.op("relative", [first.term, receiver.term], "relative", site), type: "py:pathlib.Path" };
    }
    case "resolve":
      if (frame.file.language !== "python" || !receiver.term.tainted) return undefined;
      return { term: terms.op("norm", [receiver.term], "absolute", site), type: "py:pathlib.Path" };
    case "joinpath":
      return {
        term: terms.op("join", [receiver.term, ...args.positional.map((one) => one.term)], "replacing", site),
        type: "py:pathlib.Path",
      };
    case "join": {
      // "sep".join(list)
      if (frame.file.language === "python" && first) return joined(engine, frame, first, receiver.term, context);
      if (isList || receiver.term.tainted)
        return joined(engine, frame, receiver, first?.term ?? terms.constant(","), context);
      return undefined;
    }
    case "format":
      return mixed(
        engine,
        frame,
        [
          receiver.term,
          ...args.positional.flatMap((one) => termsIn(one)),
          ...[...args.named.values()].flatMap((one) => termsIn(one)),
        ],
        expression,
        "format",
      );
    default:
      return undefined;
  }
}

function termPrefix(term: Term): string {
  return term.op === "opaque" && (term.text.startsWith("setting:") || term.text.startsWith("env:"))
    ? term.text.slice(0, term.text.indexOf(":") + 1)
    : "";
}

/** Python's startswith takes several prefixes at once. */
function prefixes(
  engine: Engine,
  frame: Frame,
  state: State,
  receiver: Value,
  prefix: Value,
  context: CallContext,
): Truth {
  const guards = new Guards(engine);
  return guards.prefix(
    frame,
    receiver,
    prefix.items?.length === 1 ? (prefix.items[0] as Value) : prefix,
    context.expression,
    state.facts,
  );
}

function joined(engine: Engine, frame: Frame, list: Value, separator: Term, context: CallContext): Value {
  const { terms } = engine;
  const site = { file: frame.file, span: context.expression };
  if (list.items && !list.elem) {
    const parts: Term[] = [];
    list.items.forEach((item, i) => {
      if (i > 0) parts.push(separator);
      parts.push(textTerm(engine, item));
    });
    return { term: terms.concat(parts, site) };
  }
  const elem =
    anyElement(terms, list, engine.place(frame, context.expression)) ??
    readElement(engine, frame, list, "*", context.expression);
  return { term: terms.op("mix", [textTerm(engine, elem), separator], "joined", site) };
}

function listMethod(
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
function run(
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

function tableMethod(
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
      const next: Value =
        key !== undefined
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
      const props = new Map([...receiver.props, ...(added?.props ?? []), ...args.named]);
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
  let found = anyElement(engine.terms, receiver, place);
  for (const one of receiver.props?.values() ?? [])
    found = found ? joinValues(engine.terms, found, NO_FACTS, one, NO_FACTS, place) : one;
  return found ?? { term: engine.terms.elem(receiver.term, "*") };
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
    // Schemas check a value and hand it on.
    case "parse":
    case "parseAsync":
    case "model_validate":
    case "parse_obj":
    case "validate_python":
    case "validateSync":
      return first
        ? {
            ...first,
            term: terms.op("same", [textTerm(engine, first)], "parse", { file: frame.file, span: expression }),
          }
        : undefined;
    case "safeParse":
    case "safeParseAsync": {
      if (!first) return undefined;
      return {
        term: terms.opaque(`parsed:${engine.place(frame, expression)}`),
        props: new Map([
          ["data", first],
          ["output", first],
        ]),
      };
    }
    case "model_dump":
    case "dict":
    case "_asdict":
      return receiver;
    default:
      return undefined;
  }
}
