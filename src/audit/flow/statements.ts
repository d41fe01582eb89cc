/** What statements do to the state of an evaluation: branches, loops, handlers, and the ways out of them. */
import type { Call, Expression, ForEach, FunctionNode, If, Loop, Statement, Switch, Try } from "../ir/types.ts";
import { assignPattern, readElement } from "./assignment.ts";
import { callValue } from "./calls.ts";
import { type Engine, type Frame, type LoopContext, NO_ARGUMENTS } from "./engine.ts";
import { evaluate } from "./expressions.ts";
import { both, type Fact, type Facts, type Truth } from "./facts.ts";
import { Guards, truthOf } from "./guards.ts";
import { assume, copyState, enter, joinStates, type State } from "./state.ts";
import type { Value } from "./values.ts";

/** Loops up to this depth are run twice, so that a value can travel once around; inner ones once. */
const TWICE_DEPTH = 2;

export function runStatements(engine: Engine, frame: Frame, state: State, body: readonly Statement[]): void {
  engine.nesting++;
  for (const statement of body) {
    if (state.dead || !engine.step(frame)) break;
    run(engine, frame, state, statement);
  }
  engine.nesting--;
}

function become(state: State, next: State): void {
  state.env = next.env;
  state.facts = next.facts;
  state.self = next.self;
  state.dead = next.dead;
  state.unset = next.unset;
}

function run(engine: Engine, frame: Frame, state: State, statement: Statement): void {
  switch (statement.kind) {
    case "ExpressionStatement": {
      if (frame.isSetup && !changesValues(statement.expression) && !handsOver(engine, frame, statement.expression))
        break;
      if (statement.expression.kind === "Call") engine.dropped = statement.expression;
      evaluate(engine, frame, state, statement.expression);
      break;
    }
    case "FunctionDeclaration":
      if (frame.isSetup) runDecorators(engine, frame, state, statement.fn);
      break;
    case "VariableDeclaration":
      for (const declaration of statement.declarations) {
        const value: Value = declaration.value
          ? evaluate(engine, frame, state, declaration.value)
          : { term: engine.terms.constant(null) };
        if (!declaration.value && statement.flavour === "var") continue;
        const typed = declaration.annotation ? engine.typed(frame.file, value, declaration.annotation) : value;
        assignPattern(engine, frame, state, declaration.target, typed);
      }
      break;
    case "If":
      runIf(engine, frame, state, statement);
      break;
    case "Loop":
      runLoop(engine, frame, state, statement);
      break;
    case "ForEach":
      runForEach(engine, frame, state, statement);
      break;
    case "Switch":
      runSwitch(engine, frame, state, statement);
      break;
    case "Try":
      runTry(engine, frame, state, statement);
      break;
    case "With":
      for (const item of statement.items) {
        const value = evaluate(engine, frame, state, item.value);
        if (item.target) assignPattern(engine, frame, state, item.target, value);
      }
      runStatements(engine, frame, state, statement.body);
      break;
    case "Return": {
      const value: Value = statement.value
        ? evaluate(engine, frame, state, statement.value)
        : { term: engine.terms.constant(null) };
      if (!state.dead) frame.returns.push({ state: copyState(state), value });
      state.dead = true;
      break;
    }
    case "Throw":
      if (statement.value) evaluate(engine, frame, state, statement.value);
      state.dead = true;
      break;
    case "Break": {
      const context = findContext(frame, statement.label, false);
      if (context) context.breaks.push(copyState(state));
      state.dead = true;
      break;
    }
    case "Continue": {
      const context = findContext(frame, statement.label, true);
      if (context) context.continues.push(copyState(state));
      state.dead = true;
      break;
    }
    case "Block":
      if (statement.label === undefined) runStatements(engine, frame, state, statement.body);
      else {
        const context: LoopContext = { label: statement.label, takesContinue: false, breaks: [], continues: [] };
        frame.loops.push(context);
        runStatements(engine, frame, state, statement.body);
        frame.loops.pop();
        for (const one of [...context.breaks, ...context.continues])
          become(state, joinStates(engine.terms, state, one, engine.place(frame, statement)));
      }
      break;
    case "Assert": {
      const truth = truthOf(evaluate(engine, frame, state, statement.test));
      assume(state, truth.yes);
      break;
    }
    case "Export":
      if (statement.defaultValue) evaluate(engine, frame, state, statement.defaultValue);
      break;
    default:
      break;
  }
}

/**
 * While the program is set up only values matter: a call that stands alone matters when it changes what it is called on.
 * What it may do to other variables makes those settings, whoever evaluates it.
 */
function changesValues(expression: Expression): boolean {
  switch (expression.kind) {
    case "Await":
    case "Unary":
      return changesValues(expression.operand);
    case "Call":
      return (
        expression.callee.kind === "Super" ||
        (expression.callee.kind === "Member" && CHANGING.has(expression.callee.property))
      );
    case "Literal":
    case "Identifier":
    case "Member":
      return false;
    default:
      return true;
  }
}

/** A call that hands a function over, to be kept: `register("run", run)`. */
function handsOver(engine: Engine, frame: Frame, expression: Expression): boolean {
  if (expression.kind === "Await") return handsOver(engine, frame, expression.operand);
  if (expression.kind !== "Call" || engine.project.originOf(frame.file, expression.callee) !== undefined) return false;
  const isFunction = (value: Expression): boolean =>
    value.kind === "FunctionExpression" ||
    (value.kind === "ObjectLiteral" && value.entries.some((entry) => isFunction(entry.value))) ||
    ((value.kind === "Identifier" || value.kind === "Member") &&
      engine.project.functionOf(frame.file, value) !== undefined) ||
    (value.kind === "Call" && engine.project.classOf(frame.file, value.callee) !== undefined);
  return expression.args.some((arg) => isFunction(arg.value));
}

/** Decorators of the project may keep the function that they are given. */
function runDecorators(engine: Engine, frame: Frame, state: State, fn: FunctionNode): void {
  const ref = fn.decorators.length > 0 ? engine.project.bound(frame.file).refOf.get(fn) : undefined;
  if (!ref) return;
  for (const decorator of fn.decorators) {
    if (engine.project.originOf(frame.file, decorator.kind === "Call" ? decorator.callee : decorator)) continue;
    const keep = evaluate(engine, frame, state, decorator);
    if (!keep.fns?.some((one) => one.kind === "function")) continue;
    const { start, end } = decorator;
    const expression: Call = { kind: "Call", callee: decorator, args: [], isNew: false, start, end };
    callValue(engine, frame, state, keep, [engine.closure(frame, state, ref)], {
      expression,
      args: NO_ARGUMENTS,
      receiver: undefined,
      method: undefined,
    });
  }
}

const CHANGING = new Set(
  "push unshift splice add set append extend insert update setdefault forEach assign exit __init__".split(" "),
);

function findContext(frame: Frame, label: string | undefined, isContinue: boolean): LoopContext | undefined {
  for (let i = frame.loops.length - 1; i >= 0; i--) {
    const context = frame.loops[i] as LoopContext;
    if (label !== undefined) {
      if (context.label === label) return context;
    } else if (isContinue ? context.takesContinue : context.label === undefined) return context;
  }
  return undefined;
}

function runIf(engine: Engine, frame: Frame, state: State, statement: If): void {
  const { terms } = engine;
  const site = engine.place(frame, statement);
  const outs: State[] = [];
  const isUnset = state.unset;
  let rest = state;
  for (const arm of statement.arms) {
    if (rest.dead) break;
    const truth = truthOf(evaluate(engine, frame, rest, arm.test));
    const inside = enter(rest, truth, "yes");
    const outside = enter(rest, truth, "no");
    if (!inside.dead) runStatements(engine, frame, inside, arm.body);
    if (!inside.dead) outs.push(inside);
    rest = outside;
  }
  if (statement.otherwise && !rest.dead) runStatements(engine, frame, rest, statement.otherwise);
  let joined: State = rest;
  for (const one of outs) joined = joinStates(terms, joined, one, site);
  const isSame = joined === state;
  if (!isSame) become(state, { ...joined, dead: rest.dead && outs.length === 0 });
  // Whether the setting is missing matters for the ways out of this branch, not for what follows both.
  if (!rest.dead && outs.length > 0) state.unset = isUnset;
}

interface Pass {
  /** Ends of the body that go round again. */
  readonly end: State;
  readonly breaks: readonly State[];
}

function runBody(engine: Engine, frame: Frame, start: State, body: readonly Statement[], site: string): Pass {
  const context: LoopContext = { label: undefined, takesContinue: true, breaks: [], continues: [] };
  frame.loops.push(context);
  frame.loopDepth++;
  runStatements(engine, frame, start, body);
  frame.loopDepth--;
  frame.loops.pop();
  let end = start;
  for (const one of context.continues) end = joinStates(engine.terms, end, one, `${site}:next`);
  return { end, breaks: context.breaks };
}

function passes(frame: Frame): number {
  return frame.loopDepth < TWICE_DEPTH && !frame.inSecondPass ? 2 : 1;
}

function runLoop(engine: Engine, frame: Frame, state: State, loop: Loop): void {
  const { terms } = engine;
  const site = engine.place(frame, loop);
  if (loop.init) runStatements(engine, frame, state, loop.init);
  const rounds = passes(frame);
  const breaks: State[] = [];
  let head = copyState(state);
  let exit: State | undefined;
  for (let round = 0; round < rounds; round++) {
    const wasSecond = frame.inSecondPass;
    if (round > 0) frame.inSecondPass = true;
    const at = copyState(head);
    let inside = at;
    if (loop.test && loop.testFirst) {
      const truth = truthOf(evaluate(engine, frame, at, loop.test));
      exit = enter(at, truth, "no");
      inside = enter(at, truth, "yes");
    }
    if (inside.dead) {
      frame.inSecondPass = wasSecond;
      break;
    }
    const pass = runBody(engine, frame, inside, loop.body, site);
    breaks.push(...pass.breaks);
    const { end } = pass;
    if (!end.dead && loop.update) evaluate(engine, frame, end, loop.update);
    if (loop.test && !loop.testFirst && !end.dead)
      exit = enter(end, truthOf(evaluate(engine, frame, end, loop.test)), "no");
    if (!loop.test) exit = undefined;
    frame.inSecondPass = wasSecond;
    head = joinStates(terms, head, end, site);
    // `while` ends where its test fails, after any number of rounds.
    if (loop.test && loop.testFirst && exit && !end.dead && !exit.dead)
      exit = joinStates(terms, exit, { ...end, facts: exit.facts }, `${site}:exit`);
  }
  // What stands before the first round proves nothing of the ones that follow it.
  if (loop.test && loop.testFirst && exit?.dead && !head.dead) {
    const at = copyState(head);
    exit = enter(at, truthOf(evaluate(engine, frame, at, loop.test)), "no");
  }
  let after: State = exit ?? { ...copyState(state), dead: true };
  if (loop.otherwise && !after.dead) runStatements(engine, frame, after, loop.otherwise);
  for (const one of breaks) after = joinStates(terms, after, one, `${site}:break`);
  become(state, after);
}

function runForEach(engine: Engine, frame: Frame, state: State, loop: ForEach): void {
  const { terms } = engine;
  const site = engine.place(frame, loop);
  const iterable = evaluate(engine, frame, state, loop.iterable);
  const element: Value =
    loop.over === "keys"
      ? keyOf(engine, frame, iterable, loop)
      : readElement(engine, frame, iterable, "*", loop.iterable);
  const rounds = passes(frame);
  const breaks: State[] = [];
  let head = copyState(state);
  let learned: Facts | undefined;
  for (let round = 0; round < rounds; round++) {
    const wasSecond = frame.inSecondPass;
    if (round > 0) frame.inSecondPass = true;
    const at = copyState(head);
    assignPattern(engine, frame, at, loop.target, element);
    const pass = runBody(engine, frame, at, loop.body, site);
    breaks.push(...pass.breaks);
    if (!pass.end.dead) learned = pass.end.facts;
    frame.inSecondPass = wasSecond;
    head = joinStates(terms, head, pass.end, site);
  }
  let after = head;
  // Every element went through the body to its end: what was established there holds for all of them.
  if (learned && breaks.length === 0) {
    const numbers = new Set([
      element.term.vn,
      ...(iterable.elem ? [iterable.elem.term.vn] : []),
      ...(iterable.items ?? []).map((item) => item.term.vn),
    ]);
    const isOwn = !iterable.term.tainted && !element.term.tainted;
    const kept = new Map([...learned].filter(([, one]) => isOwn || terms.contains(one.term, numbers)));
    after = { ...after, facts: both(after.facts, kept) };
  }
  if (loop.otherwise && !after.dead) runStatements(engine, frame, after, loop.otherwise);
  for (const one of breaks) after = joinStates(terms, after, one, `${site}:break`);
  become(state, after);
}

function keyOf(engine: Engine, frame: Frame, iterable: Value, loop: ForEach): Value {
  if (iterable.term.tainted)
    return { term: engine.terms.op("part", [iterable.term], "key", { file: frame.file, span: loop.iterable }) };
  return { term: engine.terms.opaque(`key:${engine.place(frame, loop)}`) };
}

function runSwitch(engine: Engine, frame: Frame, state: State, statement: Switch): void {
  const { terms } = engine;
  const site = engine.place(frame, statement);
  const guards = new Guards(engine);
  const subject = evaluate(engine, frame, state, statement.subject);
  const isOnTrue = subject.term.op === "const" && subject.term.value === true;
  const context: LoopContext = { label: undefined, takesContinue: false, breaks: [], continues: [] };
  frame.loops.push(context);
  let rest = copyState(state);
  let falling: State | undefined;
  const outs: State[] = [];
  let hasDefault = false;
  for (const one of statement.cases) {
    let inside: State;
    if (one.isDefault) {
      hasDefault = true;
      inside = copyState(rest);
      if (one.guard) {
        const truth = truthOf(evaluate(engine, frame, inside, one.guard));
        rest = enter(rest, truth, "no");
        inside = enter(inside, truth, "yes");
        hasDefault = false;
      }
    } else {
      let matched: Facts | undefined;
      let isFirst = true;
      const truths: Truth[] = [];
      for (const test of one.tests) {
        const value = evaluate(engine, frame, rest, test);
        truths.push(isOnTrue ? truthOf(value) : guards.equal(frame, subject, value, test));
      }
      for (const truth of truths) {
        if (!truth.yes) continue;
        matched = isFirst || !matched ? truth.yes : joinFacts(matched, truth.yes);
        isFirst = false;
      }
      inside = copyState(rest);
      if (truths.length > 0) assume(inside, isFirst ? undefined : matched);
      for (const truth of truths) if (truth.no === undefined) rest.dead = true;
      for (const binding of one.bindings) {
        const part: Value = {
          term: subject.term.tainted ? terms.op("part", [subject.term], "case") : terms.opaque(`case:${site}`),
        };
        assignPattern(
          engine,
          frame,
          inside,
          binding,
          one.tests.length === 0 && one.bindings.length === 1 ? subject : part,
        );
      }
      if (one.guard && !inside.dead) {
        const truth = truthOf(evaluate(engine, frame, inside, one.guard));
        inside = enter(inside, truth, "yes");
      }
    }
    if (falling && !falling.dead) inside = joinStates(terms, inside, falling, `${site}:fall`);
    if (!inside.dead) runStatements(engine, frame, inside, one.body);
    if (statement.fallsThrough) falling = inside;
    else if (!inside.dead) outs.push(inside);
  }
  frame.loops.pop();
  if (falling && !falling.dead) outs.push(falling);
  let after: State = hasDefault ? { ...copyState(rest), dead: true } : rest;
  for (const one of [...outs, ...context.breaks]) after = joinStates(terms, after, one, site);
  become(state, after);
}

function joinFacts(a: Facts, b: Facts): Facts {
  const all = new Map<number, Fact>();
  for (const [vn, one] of a) {
    const other = b.get(vn);
    if (!other) continue;
    const equals = one.equals && other.equals ? new Set([...one.equals, ...other.equals]) : undefined;
    all.set(vn, { term: one.term, clear: one.clear & other.clear, ...(equals ? { equals } : {}) });
  }
  return all;
}

function runTry(engine: Engine, frame: Frame, state: State, statement: Try): void {
  const { terms } = engine;
  const site = engine.place(frame, statement);
  const before = copyState(state);
  // A handler may start after any statement of the body.
  let thrown: State = copyState(state);
  const inside = copyState(state);
  for (const one of statement.body) {
    if (inside.dead || !engine.step(frame)) break;
    run(engine, frame, inside, one);
    if (!inside.dead)
      thrown = joinStates(
        terms,
        { ...thrown, facts: before.facts },
        { ...copyState(inside), facts: before.facts, unset: thrown.unset },
        `${site}:catch`,
      );
  }
  if (statement.otherwise && !inside.dead) runStatements(engine, frame, inside, statement.otherwise);
  let after = inside;
  for (const handler of statement.handlers) {
    const at = copyState(thrown);
    at.dead = before.dead;
    if (handler.binding) assignPattern(engine, frame, at, handler.binding, { term: terms.opaque(`error:${site}`) });
    runStatements(engine, frame, at, handler.body);
    after = joinStates(terms, after, at, `${site}:after`);
  }
  if (statement.finalizer) {
    const at = after.dead ? { ...copyState(thrown), dead: false } : after;
    runStatements(engine, frame, at, statement.finalizer);
    if (!after.dead) after = at;
  }
  become(state, after);
}
