/** Which callers' values in a term are still dangerous for a sink. */
import type { Facts, WeakGuard } from "./facts.ts";
import { KIND_BITS, NO_DOTS, PATHS, PUBLIC_HOST, withConsequences } from "./kinds.ts";
import { guardedBits, isSourceChain, type Source, type Term, textOf } from "./terms.ts";
import { isHostFixed, isReferenceFixed } from "./urls.ts";

export interface Exposure {
  readonly source: Source;
  /** Argument's name; "" when the arguments object as a whole flows. */
  readonly argument: string;
  /** Terms from the source up to the sink's argument. */
  readonly path: readonly Term[];
  /** An unknown function stands between. */
  readonly unsure: boolean;
}

/** Arguments that are named at one sink. */
const MAX_EXPOSURES = 64;

/** Some caller's value in a term is still dangerous for a sink. */
export function isExposed(term: Term, kind: number, facts: Facts): boolean {
  return exposures(term, kind, facts, undefined, 1).length > 0;
}

/**
 * @param cut called when more arguments reach the sink than are named
 * @param most exposures after which the search ends
 */
export function exposures(term: Term, kind: number, facts: Facts, cut?: () => void, most = MAX_EXPOSURES): Exposure[] {
  const found: Exposure[] = [];
  if (!term.tainted) return found;
  const seen = new Set<string>();
  const stack: Term[] = [];
  const visit = (at: Term, decoded: boolean, extra: number): void => {
    if (!at.tainted) return;
    if (found.length >= most) {
      cut?.();
      return;
    }
    const bits = decoded
      ? 0
      : withConsequences((facts.get(at.vn)?.clear ?? 0) | (at.op === "guarded" ? at.bits : 0) | extra);
    if (bits & kind) return;
    // Which property of a source is read decides the argument's name: such chains are short, and walked each time.
    if (!isSourceChain(at)) {
      const key = `${at.id}|${decoded}|${bits}`;
      if (seen.has(key)) return;
      seen.add(key);
    }
    stack.push(at);
    if (at.op === "source") leaf(at);
    for (const [index, arg] of at.args.entries()) {
      visit(arg, decoded || at.op === "decode", inherited(at, arg, index, bits, kind, facts));
    }
    stack.pop();
  };
  const leaf = (at: Term): void => {
    const source = at.source as Source;
    const names: string[] = [];
    let unsure = false;
    for (let i = stack.length - 2; i >= 0; i--) {
      const one = stack[i] as Term;
      if (one.op === "prop") names.push(one.text);
      if (one.op === "mix" && one.text === "unknown") unsure = true;
    }
    for (const [index, step] of source.path.entries()) {
      const name = names[index];
      if (step === NEVER || (name !== undefined && name !== step)) return;
    }
    const argument = source.argument ?? names[source.path.length] ?? "";
    if (found.some((one) => one.source === source && one.argument === argument)) return;
    found.push({ source, argument, path: stack.toReversed(), unsure });
  };
  visit(term, false, 0);
  return found;
}

/** A path step that no property has: the value is never reported. */
export const NEVER = "\0";

/** What a place inside a term inherits from around it. */
function inherited(at: Term, arg: Term, index: number, bits: number, kind: number, facts: Facts): number {
  // Another spelling keeps what is known of it; anything else may undo half-facts.
  if (at.op === "guarded" || at.op === "same" || at.op === "norm") return bits;
  if (kind === KIND_BITS.URL) {
    if (at.op === "concat" && isHostFixed(at.args, index)) return kind;
    const known = guardedBits(arg) | halfFacts(arg, facts);
    if (at.op === "concat" && index > 0 && (known & PUBLIC_HOST) !== 0) return kind;
    return at.op === "join" && index > 0 && isReferenceFixed(arg) ? kind : 0;
  }
  // After a whole word, what follows does not say which program it is.
  if (kind === KIND_BITS.EXECPATH) return at.op === "concat" && index > 0 && hasWord(at.args[0] as Term) ? kind : 0;
  // After other text a word is no option any more, and a name one of a few.
  if (kind === KIND_BITS.ARGV || kind === KIND_BITS.MEMBER)
    return at.op === "concat" && index > 0 && at.args[0]?.value !== "" ? kind : 0;
  if ((kind & PATHS) === 0) return 0;
  const own = guardedBits(arg) | (facts.get(arg.vn)?.clear ?? 0) | halfFacts(arg, facts);
  if ((own & NO_DOTS) === 0) return 0;
  // Below a fixed folder, no dot segments means inside it; but an absolute later part may replace the folder.
  if (at.op === "join" && index > 0 && at.text === "keeping") return PATHS;
  if (at.op === "concat" && index > 0) {
    const text = trailingText(at.args[index - 1] as Term);
    if (text !== undefined && /[/\\]/u.test(text)) return PATHS;
  }
  return 0;
}

function hasWord(term: Term): boolean {
  return /^\s*\S+\s/u.test(textOf(term) ?? "");
}

function trailingText(term: Term): string | undefined {
  let at: Term | undefined = term;
  while (at?.op === "concat") at = at.args.at(-1);
  return at ? textOf(at) : undefined;
}

/** Facts about a term and what it spells. */
function halfFacts(term: Term, facts: Facts): number {
  let bits = 0;
  for (let at: Term | undefined = term; at; at = at.op === "same" || at.op === "guarded" ? at.args[0] : undefined) {
    bits |= (facts.get(at.vn)?.clear ?? 0) | (at.op === "guarded" ? at.bits : 0);
  }
  return bits;
}

/** The sink's argument is the caller's value and nothing else. */
export function isWhole(term: Term): boolean {
  switch (term.op) {
    case "source":
      return true;
    case "prop":
    case "elem":
    case "guarded":
    case "same":
      return term.args[0] !== undefined && isWhole(term.args[0]);
    case "phi":
      return term.args.every((arg) => (arg.tainted ? isWhole(arg) : true));
    default:
      return false;
  }
}

/** A path that begins with the caller's value: nothing says in which folder it has to stay. */
export function leads(term: Term): boolean {
  const [first] = term.args;
  switch (term.op) {
    case "join":
    case "concat":
    case "norm":
    case "dirname":
    case "replace":
    case "prop":
    case "elem":
    case "guarded":
    case "same":
      return term.op === "prop" && isSourceChain(term) ? true : first !== undefined && leads(first);
    case "phi":
      return term.args.every((arg) => !arg.tainted || leads(arg));
    default:
      return term.op === "source";
  }
}

/** Weak guards that stand on anything in the term. */
export function weakGuardsOn(below: ReadonlySet<number>, facts: Facts): WeakGuard[] {
  const found: WeakGuard[] = [];
  for (const [vn, fact] of facts) {
    if (!fact.weak || !below.has(vn)) continue;
    for (const weak of fact.weak) {
      if (!found.some((one) => one.file === weak.file && one.span.start === weak.span.start)) found.push(weak);
    }
  }
  return found;
}
