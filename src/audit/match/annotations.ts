/** Hints of tools against what the code behind them does. A hint may only raise, so a contradiction is the author's own. */
import type { Rule } from "../../catalog/types.ts";
import { writtenName } from "../resolve/written-name.ts";
import { locate } from "../server/handlers.ts";
import type { Effect, EntryPoint } from "../types.ts";
import { demotion, type MatchContext, type MatchResult } from "./context.ts";
import type { Draft } from "./draft.ts";

interface Contradiction {
  readonly effect: Effect;
  /** Hints, each with the value that denies the effect. */
  readonly hints: readonly (readonly [name: string, value: boolean])[];
}

const CONTRADICTIONS: ReadonlyMap<string, Contradiction> = new Map([
  [
    "read-only-deletes",
    {
      effect: "fs-delete",
      hints: [
        ["readOnlyHint", true],
        ["destructiveHint", false],
      ],
    },
  ],
  ["read-only-writes", { effect: "fs-write", hints: [["readOnlyHint", true]] }],
  ["closed-world-connects", { effect: "net", hints: [["openWorldHint", false]] }],
]);

/** What only a tool's own working files are called: nobody's data is lost with them. */
const SCRATCH = /cache|te?mp|log|lock|\.pid\b/iu;
const MAX_STATEMENT = 300;

/** Predicates `read-only-deletes`, `read-only-writes`, `closed-world-connects`: one finding for each tool. */
export function matchAnnotations(rule: Rule, context: MatchContext): MatchResult {
  const contradiction = rule.match?.kind === "call" ? CONTRADICTIONS.get(rule.match.predicate) : undefined;
  const drafts: Draft[] = [];
  const seen = new Set<string>();
  for (const { entry, byTool } of context.flows.effects) {
    for (const [tool, effects] of byTool) {
      const witness = contradiction && effects.get(contradiction.effect);
      const hint = contradiction?.hints.find(([name, value]) => hintOf(entry, tool, name) === value);
      if (!witness || !hint) continue;
      const text = witness.file.text.slice(witness.span).slice(0, MAX_STATEMENT);
      if (contradiction.effect !== "net" && SCRATCH.test(text)) continue;
      const location = entry.declares?.find((one) => one.name === tool)?.location ?? entry.registration;
      const name = tool || entry.name;
      const key = JSON.stringify([location, name]);
      if (name === "" || seen.has(key)) continue;
      seen.add(key);
      drafts.push({
        rule,
        package: entry.handler.file.package,
        location,
        offset: location.startLine * 100_000 + location.startColumn,
        scope: name,
        identity: hint[0],
        expression: name,
        params: { tool: name, hint: `${hint[0]}: ${hint[1]}`, sink: writtenName(witness.callee) },
        confidence: "high",
        demoted: demotion(context, entry.handler.file.role),
        related: [{ location: locate(witness.file, witness.span), message: "It happens here." }],
        subject: { tools: [name], fault: "server" },
        data: { hint: hint[0], sink: witness.callee },
      });
    }
  }
  return { drafts, undecided: [] };
}

function hintOf(entry: EntryPoint, tool: string, name: string): boolean | undefined {
  return entry.annotations?.get(name) ?? (entry.declares ?? []).find((one) => one.name === tool)?.annotations.get(name);
}
