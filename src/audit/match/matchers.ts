import type { Rule } from "../../catalog/types.ts";
import type { Finding, RuleFailure, Undecided } from "../../findings/types.ts";
import { matchAnnotations } from "./annotations.ts";
import { matchCapability } from "./capability.ts";
import { matchUnpinnedLaunchers } from "./config.ts";
import { matchLaunches } from "./config-launch.ts";
import type { MatchContext, Matcher } from "./context.ts";
import { type Draft, toFindings } from "./draft.ts";
import { matchFlow } from "./flow.ts";
import { matchListeners } from "./listeners.ts";
import { matchCalls } from "./server-calls.ts";

/** Predicates of rules of kind `call` and `config`, by the name that a rule file gives. */
const PREDICATES: ReadonlyMap<string, Matcher> = new Map([
  ["listens-on-all-interfaces", matchListeners],
  ["tls-verification-off", matchCalls],
  ["any-origin", matchCalls],
  ["predictable-session-id", matchCalls],
  ["environment-in-result", matchCalls],
  ["no-host-check", matchCalls],
  ["signature-not-checked", matchCalls],
  ["read-only-deletes", matchAnnotations],
  ["read-only-writes", matchAnnotations],
  ["closed-world-connects", matchAnnotations],
  ["unpinned-launcher", matchUnpinnedLaunchers],
  ["privileged-container", matchLaunches],
  ["shell-launcher", matchLaunches],
  ["broad-root", matchLaunches],
  ["auto-approve", matchLaunches],
]);

function matcherOf(rule: Rule): Matcher | undefined {
  switch (rule.match?.kind) {
    case "flow":
      return matchFlow;
    case "capability":
      return matchCapability;
    case "call":
    case "config":
      return PREDICATES.get(rule.match.predicate);
    default:
      return undefined;
  }
}

export interface Matched {
  readonly findings: readonly Finding[];
  readonly undecided: readonly Undecided[];
  readonly ruleFailures: readonly RuleFailure[];
}

/** Evaluates rules that are data. One that throws becomes a failure of its own; the others report. */
export function matchRules(rules: readonly Rule[], context: MatchContext, matcher = matcherOf): Matched {
  const drafts: Draft[] = [];
  const undecided: Undecided[] = [];
  const ruleFailures: RuleFailure[] = [];
  for (const rule of rules) {
    if (!rule.match) continue;
    try {
      const evaluate = matcher(rule);
      if (!evaluate) throw new Error("no matcher");
      const result = evaluate(rule, context);
      drafts.push(...result.drafts);
      undecided.push(...result.undecided);
    } catch (error) {
      // The class only: a message may quote what was read.
      ruleFailures.push({ ruleId: rule.id, error: error instanceof Error ? error.name : typeof error });
    }
  }
  return { findings: toFindings(drafts), undecided, ruleFailures };
}
