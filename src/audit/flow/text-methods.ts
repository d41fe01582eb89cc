/** Methods of texts and patterns: new spellings, pieces, and tests that say something about the text. */
import { readElement } from "./assignment.ts";
import type { CallContext } from "./calls.ts";
import type { Engine, Frame } from "./engine.ts";
import { NO_FACTS, type Truth, UNKNOWN_TRUTH } from "./facts.ts";
import { Guards } from "./guards.ts";
import { EVERYTHING, KIND_BITS, PATHS } from "./kinds.ts";
import { condition, mixed, textTerm } from "./operators.ts";
import { matched } from "./platform.ts";
import { replaceText } from "./replacement.ts";
import { anyElement, type State } from "./state.ts";
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

/** A text of letters and digits ends no word and no literal; as a program or a host it may still be anything. */
const LETTERS =
  KIND_BITS.SHELL |
  KIND_BITS.CODE |
  KIND_BITS.SQL |
  KIND_BITS.NOSQL |
  KIND_BITS.TEMPLATE |
  KIND_BITS.XML |
  KIND_BITS.HTML |
  KIND_BITS.REGEX |
  KIND_BITS.ARGV |
  PATHS;
const ENCODINGS: ReadonlyMap<string, number> = new Map([
  ["hex", LETTERS],
  // With `/`.
  ["base64", LETTERS & ~PATHS],
  // With `-`.
  ["base64url", LETTERS & ~KIND_BITS.ARGV],
]);

/** What bytes are no longer dangerous for when they are written so: `Buffer.from(x).toString("hex")`, Python's `x.hex()`. */
function encodedBits(receiver: Value, method: string, encoding: Value | undefined): number {
  if (method === "hex" && !encoding) return LETTERS;
  if (method !== "toString" || receiver.type !== "node:buffer.Buffer") return 0;
  return ENCODINGS.get((encoding && textOf(encoding.term)) ?? "") ?? 0;
}

export function textMethod(
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
  const encoded = encodedBits(receiver, method, first);
  if (encoded !== 0)
    return { term: terms.guarded(terms.op("same", [textTerm(engine, receiver)], method, site), encoded) };
  if (method === "hexdigest") return { term: terms.opaque(`digest:${engine.place(frame, expression)}`) };
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
  if (WORD_TESTS.has(method)) return condition(engine, frame, guards.passes(receiver, LETTERS), expression);
  switch (method) {
    case "startsWith":
    case "startswith":
      return first
        ? condition(engine, frame, prefixes(engine, frame, state, receiver, first, context), expression)
        : undefined;
    case "endsWith":
    case "endswith":
      if (first && receiver.term.tainted)
        return condition(engine, frame, guards.suffix(frame, receiver, first, expression), expression);
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
        return replaceText(engine, frame, args.positional[1], receiver, first, expression, "pattern");
      if (!first) return undefined;
      return replaceText(
        engine,
        frame,
        receiver,
        first,
        args.positional[1],
        expression,
        method === "replaceAll" || frame.file.language === "python" ? "all" : "text",
      );
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
    case "substitute":
    case "safe_substitute":
      if (receiver.type !== "py:string.Template") return undefined;
      return filled(engine, frame, receiver, context);
    case "format":
    case "format_map":
      return filled(engine, frame, receiver, context);
    default:
      return undefined;
  }
}

/** A text whose holes are filled with all that a call gives. */
function filled(engine: Engine, frame: Frame, receiver: Value, context: CallContext): Value {
  const { positional, named, rest, namedRest } = context.args;
  const given = [...positional, ...named.values(), ...(rest ? [rest] : []), ...(namedRest ? [namedRest] : [])];
  const terms = [receiver.term, ...given.flatMap((one) => termsIn(one))];
  return mixed(engine, frame, terms, context.expression, "format");
}

export function termPrefix(term: Term): string {
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
