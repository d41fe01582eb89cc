import type { Rule } from "../../catalog/types.ts";
import type { Location } from "../../findings/types.ts";
import { writtenName } from "../resolve/written-name.ts";
import { locate } from "../server/handlers.ts";
import type { Effect, EntryPoint } from "../types.ts";
import type { MatchContext, MatchResult } from "./context.ts";
import type { Draft } from "./draft.ts";

/** Rules of kind `capability`: what the code behind a tool does, one note for each tool. */
export function matchCapability(rule: Rule, context: MatchContext): MatchResult {
  const { match } = rule;
  if (match?.kind !== "capability") return { drafts: [], undecided: [] };
  const drafts = new Map<string, Draft>();
  for (const { entry, byTool } of context.flows.effects) {
    for (const [tool, effects] of byTool) {
      const witness = effects.get(match.effect as Effect);
      if (!witness) continue;
      const name = tool || entry.name || entry.handler.qualifiedName;
      const location = placeOf(entry, tool);
      const { file } = entry.handler;
      const key = JSON.stringify([location.path, location.startLine, location.startColumn, name]);
      if (drafts.has(key)) continue;
      drafts.set(key, {
        rule,
        package: file.package,
        location,
        offset: location.startLine,
        scope: name,
        identity: match.effect,
        expression: name,
        params: { tool: name, sink: writtenName(witness.callee) },
        confidence: "high",
        related: [{ location: locate(witness.file, witness.span), message: "It happens here." }],
        subject: { tools: [name] },
        data: { effect: match.effect, sink: witness.callee },
      });
    }
  }
  return { drafts: [...drafts.values()], undecided: [] };
}

/** Where a tool is declared; for one of a dispatch its entry in the listing, when the source has one. */
function placeOf(entry: EntryPoint, tool: string): Location {
  return entry.declares?.find((declared) => declared.name === tool)?.location ?? entry.registration;
}
