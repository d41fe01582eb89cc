/** An HTTP request as a handler gets it: which parts of it are the caller's, and how they are read. */
import type { EntryPoint, TaintedParameter } from "../types.ts";
import type { Engine } from "./engine.ts";
import type { Source, Term } from "./terms.ts";
import type { Value } from "./values.ts";

/**
 * Properties of a request that hold the caller's values. The names of all frameworks together: they do not contradict each
 * other, and which one it is, is not always known.
 */
const PARTS = [
  "body",
  "query",
  "params",
  "headers",
  "cookies",
  "file",
  "files",
  "rawBody",
  "url",
  "originalUrl",
  "query_params",
  "path_params",
  "match_info",
  "rel_url",
  "args",
  "values",
  "view_args",
  "data",
] as const;

/** Methods that give a part as a whole; an argument does not name what is read. */
const WHOLE: Readonly<Record<string, string>> = {
  json: "body",
  get_json: "body",
  text: "body",
  get_data: "body",
  read: "body",
  post: "body",
  body: "body",
  form: "body",
  parseBody: "body",
  formData: "body",
  blob: "body",
  arrayBuffer: "body",
  valid: "body",
};

/** Methods whose argument names what is read, where it has one. */
const BY_NAME: Readonly<Record<string, string>> = {
  query: "query",
  queries: "query",
  param: "params",
  header: "headers",
  get: "headers",
};

/** What stands under `c.req`, `ctx.request`, `c.req.raw`. */
const INNER = ["req", "request", "raw"] as const;

/** The value of a parameter that is a request. */
export function requestValue(engine: Engine, entry: EntryPoint, tainted: TaintedParameter, key: string): Value {
  const { handler } = entry;
  const parameter = handler.fn.params[tainted.param];
  const site = parameter ? { site: { file: handler.file, span: parameter } } : {};
  const sources = new Map<string, Term>();
  const source = (part: string): Term => {
    let known = sources.get(part);
    if (!known) {
      const one: Source = { key: `${key}|${part}`, path: [], shapes: tainted.shapes, ...site };
      known = engine.terms.source(one);
      sources.set(part, known);
    }
    return known;
  };
  const object = (nesting: number): Value => {
    const props = new Map<string, Value>();
    for (const part of PARTS) props.set(part, { term: source(part) });
    const isContext = nesting === 0;
    for (const [name, part] of Object.entries(WHOLE)) {
      // The context of Hono has methods of these names that make the answer.
      if (isContext && handler.file.language !== "python") continue;
      const own = props.get(name) ?? { term: engine.terms.opaque(`method:${key}.${name}`) };
      props.set(name, { ...own, fns: [{ kind: "given", value: { term: source(part) }, isNamed: false }] });
    }
    for (const [name, part] of Object.entries(BY_NAME)) {
      const own = props.get(name) ?? { term: engine.terms.opaque(`method:${key}.${name}`) };
      props.set(name, { ...own, fns: [{ kind: "given", value: { term: source(part) }, isNamed: true }] });
    }
    if (nesting < INNER.length - 1) for (const name of INNER) props.set(name, object(nesting + 1));
    return { term: engine.terms.opaque(`request:${key}`), props };
  };
  return object(0);
}
