import { canonicalJson } from "../session/canonical-json.ts";
import type { SessionReport } from "../session/report.ts";
import type { JsonObject, SessionObserver, ToolDeclaration, ToolListing } from "../session/types.ts";
import { loosenings } from "./loosened.ts";
import { shownPlace } from "./place-words.ts";

/** A change of a tool's definition between two listings of a session. */
interface Change {
  readonly before: ToolDeclaration;
  readonly after: ToolDeclaration;
}

/**
 * Both rules watch the same changes and share them out: what provably promises less is `tool-definition-loosened`, any
 * other change is `tool-definition-changed`.
 */
export function toolDefinitionChanged(report: SessionReport): SessionObserver {
  return watcher("tool-definition-changed", ({ before, after }) => {
    if (loosenedParts({ before, after }).length > 0) return;
    const parts = changedParts(before.definition, after.definition);
    report.violated(fact({ before, after }, parts));
  });
}

export function toolDefinitionLoosened(report: SessionReport): SessionObserver {
  return watcher("tool-definition-loosened", (change) => {
    const parts = loosenedParts(change);
    if (parts.length > 0) report.violated(fact(change, parts));
  });
}

function loosenedParts({ before, after }: Change): readonly string[] {
  return before.definition && after.definition ? loosenings(before.definition, after.definition) : [];
}

function fact({ before, after }: Change, parts: readonly string[]): Parameters<SessionReport["violated"]>[0] {
  return {
    position: after.position,
    params: { tool: after.name, parts },
    method: "tools/list",
    tool: after.name,
    fault: "server",
    detail: parts.join(", "),
    related: [{ position: before.position, message: "The earlier definition." }],
    data: { parts: parts.map(shownPlace), before: before.digest, after: after.digest },
  };
}

/**
 * Calls `changed` for each tool whose definition differs from the one last seen. Listings for different revisions are
 * told apart, since a server may leave out what a revision does not know. A name that one listing declares twice is
 * ambiguous there and stands for nothing.
 */
function watcher(ruleId: string, changed: (change: Change) => void): SessionObserver {
  const byRevision = new Map<string, Map<string, ToolDeclaration>>();
  return {
    ruleId,
    listing(listing, session) {
      const key = listing.revision ?? session.negotiated ?? "";
      const known = byRevision.get(key) ?? new Map<string, ToolDeclaration>();
      byRevision.set(key, known);
      for (const after of unambiguous(listing)) {
        const before = known.get(after.name);
        known.set(after.name, after);
        if (before && before.digest !== after.digest) changed({ before, after });
      }
    },
  };
}

function unambiguous(listing: ToolListing): readonly ToolDeclaration[] {
  const counts = new Map<string, number>();
  for (const { name } of listing.tools) counts.set(name, (counts.get(name) ?? 0) + 1);
  return listing.tools.filter(({ name }) => counts.get(name) === 1);
}

/** Names of the members that differ, sorted; the whole definition where it was too large to keep. */
function changedParts(before: JsonObject | undefined, after: JsonObject | undefined): readonly string[] {
  if (!before || !after) return ["definition"];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !sameJson(own(before, name), own(after, name))).sort();
}

/** Every object has a `constructor` and a `__proto__` that it inherits. */
function own(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Equal as JSON values, whatever the order of members. */
function sameJson(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b);
}
