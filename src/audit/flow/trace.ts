/** The steps of a flow: from the tool's argument through what is made of it and handed on, to the sink. */
import type { FunctionNode } from "../ir/types.ts";
import { writtenName } from "../resolve/written-name.ts";
import type { EntryPoint, TraceStep } from "../types.ts";
import type { Exposure } from "./exposure.ts";
import type { Hit } from "./outcome.ts";
import type { Term } from "./terms.ts";

const MAX_STEPS = 30;

export function traceOf(entry: EntryPoint, exposure: Exposure, hit: Hit): TraceStep[] {
  const steps: TraceStep[] = [];
  const chain: FunctionNode[] = [entry.handler.fn, ...hit.calls.map((call) => call.callee.fn)];
  let depth = 0;
  const callsUpTo = (level: number): void => {
    for (; depth < level; depth++) {
      const call = hit.calls[depth];
      if (!call) break;
      steps.push({
        file: call.file,
        span: call.span,
        message: `passed to ${readable(call.callee.qualifiedName)}()`,
        depth,
      });
    }
  };
  const [source, ...rest] = exposure.path;
  const from = exposure.argument === "" ? "the arguments come" : `argument "${exposure.argument}" comes`;
  const read = [...exposure.path].find((term) => term.op === "prop" && term.site && term.text === exposure.argument);
  const start = read?.site ?? source?.site;
  steps.push({
    file: start?.file ?? entry.handler.file,
    span: start?.span ?? entry.handler.fn.params[0] ?? entry.handler.fn,
    message: `${from} from the caller`,
    depth: 0,
  });
  for (const term of rest) {
    const what = describe(term);
    if (what === undefined || !term.site) continue;
    const { file, span } = term.site;
    const level = chain.findLastIndex(
      (fn, i) => i >= depth && fileOf(entry, hit, i) === file && fn.start <= span.start && span.end <= fn.end,
    );
    if (level > depth) callsUpTo(level);
    const last = steps.at(-1);
    if (last && last.file === file && last.span.start === span.start && last.span.end === span.end) continue;
    steps.push({ file, span, message: what, depth: level >= 0 ? depth : depth + 1 });
  }
  callsUpTo(hit.calls.length);
  steps.push({
    file: hit.file,
    span: hit.call,
    message: `reaches ${writtenName(hit.callee)}`,
    depth: hit.calls.length,
  });
  return elided(steps);
}

function fileOf(entry: EntryPoint, hit: Hit, index: number) {
  return index === 0 ? entry.handler.file : hit.calls[index - 1]?.callee.file;
}

function readable(name: string): string {
  return name.startsWith("<module>.") ? name.slice(9) : name;
}

function describe(term: Term): string | undefined {
  switch (term.op) {
    case "concat":
      return "put into a text";
    case "join":
      return "joined to a path";
    case "norm":
      return "made a normal path";
    case "replace":
      return "changed by a replacement";
    case "decode":
      return "decoded";
    case "mix":
      return term.text === "joined"
        ? "joined into a text"
        : term.text === "unknown"
          ? "passed through a function that is not known"
          : "put into a value";
    default:
      return undefined;
  }
}

/** Keeps both ends of a long trace; the first step after the gap tells how many are left out. */
function elided(steps: readonly TraceStep[]): TraceStep[] {
  if (steps.length <= MAX_STEPS) return [...steps];
  const head = MAX_STEPS / 2;
  const skipped = steps.length - MAX_STEPS;
  const tail = steps.slice(head + skipped).map((step, i) => (i > 0 ? step : { ...step, skipped }));
  return [...steps.slice(0, head), ...tail];
}
