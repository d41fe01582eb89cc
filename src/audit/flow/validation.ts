/** Code that checks a value against a schema of its own: what is known of the result, and of the value that was checked. */
import type { Call, Expression, Span } from "../ir/types.ts";
import { annotationSchema } from "../server/annotation-shapes.ts";
import { jsonSchema, parsedShape } from "../server/schema-shapes.ts";
import { joinSchemas, type SchemaShape } from "../server/shapes.ts";
import { type Located, StaticReader } from "../server/static-values.ts";
import { readElement, readProp } from "./assignment.ts";
import type { CallContext } from "./calls.ts";
import type { Engine, Frame } from "./engine.ts";
import { both, type Facts, factAbout, NO_FACTS } from "./facts.ts";
import { EVERYTHING } from "./kinds.ts";
import { condition, textTerm } from "./operators.ts";
import { patternMeaning } from "./patterns.ts";
import type { State } from "./state.ts";
import type { Value } from "./values.ts";

const readers = new WeakMap<Engine, StaticReader>();

function readerOf(engine: Engine): StaticReader {
  let reader = readers.get(engine);
  if (!reader) {
    reader = new StaticReader(engine.project);
    readers.set(engine, reader);
  }
  return reader;
}

/** Functions whose result is a schema, or a function that checks values against one. */
const FACTORIES =
  /^(?:npm:(?:zod|@zod\/mini|zod-mini|valibot)(?:\/|\.|$)|npm:ajv\b[^#]*#compile$|pypi:pydantic\.(?:[\w.]*\.)?TypeAdapter$)/u;

/** The schema that a call outside the project makes: it goes where the value goes. */
export function madeSchema(frame: Frame, name: string, expression: Call): Partial<Value> {
  return FACTORIES.test(name) ? { schemas: [{ file: frame.file, expression }] } : {};
}

/** The shape of the schema that an expression is, by what is written or by what flows there. */
function shapeOf(engine: Engine, frame: Frame, expression: Expression | undefined, value: Value | undefined) {
  const reader = readerOf(engine);
  const written = expression && readSchema(reader, { file: frame.file, expression });
  if (written) return written;
  const shapes = (value?.schemas ?? []).map((one) => readSchema(reader, one));
  if (shapes.length === 0 || shapes.includes(undefined)) return undefined;
  return (shapes as SchemaShape[]).reduce(joinSchemas);
}

function readSchema(reader: StaticReader, schema: Located): SchemaShape | undefined {
  const resolved = reader.resolve(schema, new Map());
  const call = "expression" in resolved && resolved.expression.kind === "Call" ? resolved.expression : undefined;
  const origin = call && reader.project.originOf(resolved.file, call.callee);
  const first = call?.args[0];
  if (origin !== undefined && first && FACTORIES.test(origin)) {
    const inner = { file: resolved.file, expression: first.value };
    if (origin.startsWith("npm:ajv")) return jsonSchema(reader, inner);
    if (origin.startsWith("pypi:")) return annotationSchema(reader.project, inner.file, inner.expression);
  }
  return parsedShape(reader, schema);
}

/** Which kinds a shape clears of a text. */
export function shapeBits(shape: SchemaShape): number {
  switch (shape.kind) {
    case "number":
    case "boolean":
    case "enum":
    case "converted":
      return EVERYTHING;
    case "pattern":
      return patternMeaning(shape.pattern, "", "anywhere").clears;
    default:
      return 0;
  }
}

/** What a schema gives back for a value. */
export function parsedValue(engine: Engine, frame: Frame, value: Value, shape: SchemaShape, span: Span): Value {
  const { terms } = engine;
  const place = engine.place(frame, span);
  if (shape.kind === "array") {
    const elem = readElement(engine, frame, value, "*", span);
    return { term: terms.opaque(`parsed:${place}`), elem: parsedValue(engine, frame, elem, shape.element, span) };
  }
  if (shape.kind === "object") {
    const props = new Map<string, Value>();
    for (const [name, field] of shape.fields)
      props.set(name, parsedValue(engine, frame, readProp(engine, frame, value, name, span), field, span));
    // What is not named in the schema passes through an open one: the value is still the caller's.
    return { term: shape.isClosed ? terms.opaque(`parsed:${place}`) : textTerm(engine, value), props };
  }
  const bits = shapeBits(shape);
  if (bits === 0) return value;
  return { ...value, term: terms.guarded(textTerm(engine, value), bits) };
}

/** What holds for a value that a schema has accepted, and left as it was. */
function acceptedFacts(
  engine: Engine,
  frame: Frame,
  value: Value,
  shape: SchemaShape,
  span: Expression,
  depth = 0,
): Facts {
  if (shape.kind === "converted" || depth > 4) return NO_FACTS;
  if (shape.kind === "object") {
    if (shape.isRewritten) return NO_FACTS;
    let facts = NO_FACTS;
    for (const [name, field] of shape.fields) {
      const inner = readProp(engine, frame, value, name, span);
      facts = both(facts, acceptedFacts(engine, frame, inner, field, span, depth + 1));
    }
    return facts;
  }
  if (shape.kind === "array") {
    const elem = readElement(engine, frame, value, "*", span);
    return acceptedFacts(engine, frame, elem, shape.element, span, depth + 1);
  }
  const bits = shapeBits(shape);
  return bits === 0 || !value.term.tainted ? NO_FACTS : factAbout(engine.terms, value.term, bits, "text");
}

/** `schema.parse(x)`, `schema.safeParse(x)` and what other libraries call it. */
export function schemaMethod(
  engine: Engine,
  frame: Frame,
  state: State,
  context: CallContext,
  receiver: Value,
  method: string,
): Value | undefined {
  const { args, expression } = context;
  const model = receiver.fns?.find((fn) => fn.kind === "class");
  if (model?.kind === "class" && (method === "model_construct" || method === "construct")) {
    // Made without a look at the values.
    const term = args.namedRest?.term ?? engine.terms.opaque(`new:${engine.place(frame, expression)}`);
    return { term, props: new Map([...(args.namedRest?.props ?? []), ...args.named]) };
  }
  const first = args.positional[0];
  if (!first) return undefined;
  const callee = expression.callee.kind === "Member" ? expression.callee.object : undefined;
  switch (method) {
    case "parse":
    case "parseAsync":
    case "model_validate":
    case "parse_obj":
    case "validate_python":
    case "model_validate_json":
    case "parse_raw":
    case "validate_json":
    case "validateSync": {
      if (model?.kind === "class")
        return engine.instances.construct(
          frame,
          state,
          model.file,
          model.cls,
          { positional: [], named: new Map(), namedRest: first },
          expression,
        );
      return afterParse(engine, frame, state, first, shapeOf(engine, frame, callee, receiver), expression);
    }
    case "safeParse":
    case "safeParseAsync":
    case "spa":
      return afterSafeParse(engine, frame, first, shapeOf(engine, frame, callee, receiver), expression);
    default:
      return undefined;
  }
}

function afterParse(
  engine: Engine,
  frame: Frame,
  state: State,
  value: Value,
  shape: SchemaShape | undefined,
  expression: Call,
): Value {
  const term = engine.terms.op("same", [textTerm(engine, value)], "parse", { file: frame.file, span: expression });
  if (!shape) return { ...value, term };
  const result = parsedValue(engine, frame, value, shape, expression);
  engine.assume(state, acceptedFacts(engine, frame, value, shape, expression));
  return result === value ? { ...value, term } : result;
}

function afterSafeParse(
  engine: Engine,
  frame: Frame,
  value: Value,
  shape: SchemaShape | undefined,
  expression: Call,
): Value {
  const data = shape ? parsedValue(engine, frame, value, shape, expression) : value;
  const yes = shape ? acceptedFacts(engine, frame, value, shape, expression) : NO_FACTS;
  const success = condition(engine, frame, { yes, no: NO_FACTS }, expression);
  return {
    term: engine.terms.opaque(`parsed:${engine.place(frame, expression)}`),
    props: new Map([
      ["data", data],
      ["output", data],
      ["success", success],
    ]),
  };
}

/** Functions of libraries that take the schema as an argument, and `ajv.validate(schema, x)`. */
export function validationCall(
  engine: Engine,
  frame: Frame,
  state: State,
  name: string,
  context: CallContext,
): Value | undefined {
  const { args, expression } = context;
  const [first, second] = args.positional;
  const written = expression.args[0]?.value;
  if (
    /^npm:zod(?:\/[\w/-]+)?\.(?:z\.)?(?:parse|parseAsync|safeParse|safeParseAsync)$/u.test(name) ||
    name.startsWith("npm:valibot.")
  ) {
    const method = name.slice(name.lastIndexOf(".") + 1);
    if (!second || !/^(?:parse|parseAsync|safeParse|safeParseAsync|is|assert|parser)$/u.test(method)) return undefined;
    const shape = shapeOf(engine, frame, written, first);
    if (method.startsWith("parse")) return afterParse(engine, frame, state, second, shape, expression);
    if (method.startsWith("safe")) return afterSafeParse(engine, frame, second, shape, expression);
    const facts = shape ? acceptedFacts(engine, frame, second, shape, expression) : NO_FACTS;
    if (method === "is") return condition(engine, frame, { yes: facts, no: NO_FACTS }, expression);
    engine.assume(state, facts);
    return { term: engine.terms.constant(null) };
  }
  if (second && written && /^npm:ajv\b[^#]*#validate$/u.test(name)) {
    const shape = jsonSchema(readerOf(engine), { file: frame.file, expression: written });
    const yes = acceptedFacts(engine, frame, second, shape, expression);
    return condition(engine, frame, { yes, no: NO_FACTS }, expression);
  }
  return undefined;
}

/** `validate(x)` where `validate` was compiled from a schema. */
export function compiledValidator(
  engine: Engine,
  frame: Frame,
  target: Value,
  context: CallContext,
): Value | undefined {
  const first = context.args.positional[0];
  if (!target.schemas || !first) return undefined;
  const shape = shapeOf(engine, frame, undefined, target);
  if (!shape) return undefined;
  const yes = acceptedFacts(engine, frame, first, shape, context.expression);
  return condition(engine, frame, { yes, no: NO_FACTS }, context.expression);
}
