/** Places where a caller's value does harm. */
import type { Call, Span } from "../ir/types.ts";
import type { SinkKind } from "../models/types.ts";
import { readElement } from "./assignment.ts";
import type { Engine, Frame } from "./engine.ts";
import { isExposed } from "./exposure.ts";
import { KIND_BITS } from "./kinds.ts";
import { textTerm } from "./operators.ts";
import type { State } from "./state.ts";
import type { Value } from "./values.ts";

/** Notes that a value reaches a sink, when a caller's value in it is still dangerous there. */
export function report(
  engine: Engine,
  frame: Frame,
  state: State,
  kind: SinkKind,
  callee: string,
  value: Value,
  span: Span,
  expression: Call,
  isPart = false,
): void {
  const term = textTerm(engine, value);
  const isDangerous = term.tainted && isExposed(term, KIND_BITS[kind], state.facts);
  if (engine.observe && !frame.isSetup) {
    const known = isDangerous ? "exposed" : term.tainted ? "cleared" : "clean";
    engine.observe({ kind, callee, file: frame.file, call: expression, state: known });
  }
  if (!isDangerous) return;
  engine.addHit(frame, state, {
    kind,
    callee,
    file: frame.file,
    call: { start: expression.start, end: expression.end },
    expression: { start: span.start, end: span.end },
    scope: frame.ref?.qualifiedName ?? "<module>",
    holder: frame.ref,
    term,
    calls: [],
    conditions: [],
    weak: [],
    unsure: false,
    isPart,
  });
}

/** Reports every part of a list on its own. */
export function reportList(
  engine: Engine,
  frame: Frame,
  state: State,
  kind: SinkKind,
  callee: string,
  value: Value,
  span: Span,
  expression: Call,
  isPart: boolean,
): void {
  if (value.items) {
    for (const item of value.items) report(engine, frame, state, kind, callee, item, span, expression, isPart);
    if (value.elem) report(engine, frame, state, kind, callee, value.elem, span, expression, isPart);
  } else if (value.elem) report(engine, frame, state, kind, callee, value.elem, span, expression, isPart);
  else
    report(
      engine,
      frame,
      state,
      kind,
      callee,
      value.term.tainted ? readElement(engine, frame, value, "*", expression) : value,
      span,
      expression,
      isPart,
    );
}
