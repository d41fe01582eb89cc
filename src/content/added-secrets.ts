/** Secrets that a project adds to those that are always looked for: packs, and patterns of its own. */
import type { CustomPattern, SecretHit } from "./secrets/index.ts";
import { findPacked } from "./secrets/packs.ts";

/** What a configuration says. Plain data, so that it reaches a worker. */
export interface SecretSettings {
  /** Names of PACKS. */
  readonly packs: readonly string[];
  readonly patterns: readonly PatternSettings[];
}

export interface PatternSettings {
  /** Enters messages and fingerprints. */
  readonly kind: string;
  /** An expression of RE2. */
  readonly pattern: string;
  /** A name of VALIDATORS. */
  readonly validator?: string;
}

/** The same, ready to search with. */
export interface AddedSecrets {
  readonly packs: readonly string[];
  readonly custom: readonly CustomPattern[];
}

/**
 * @returns undefined when nothing is added
 * @throws UserError for a pattern that cannot be used
 */
export async function addedSecrets(settings: SecretSettings | undefined): Promise<AddedSecrets | undefined> {
  if (settings === undefined || settings.packs.length + settings.patterns.length === 0) return undefined;
  const { packs, patterns } = settings;
  // The engine of patterns is large, and most projects have none.
  const custom = patterns.length === 0 ? [] : (await import("./secrets/custom.ts")).compileCustomPatterns(patterns);
  return { packs, custom };
}

/** Hits of one kind in one text: no report lists as many, and a pattern may match every character. */
export const MAX_ADDED_HITS = 10_000;

/**
 * The hits of a text with what is added to them, in order of place; hits of several added kinds may overlap. What was added
 * takes nothing away: it gives way to a known hit that it meets, but a pattern that covers a suspected secret names it.
 * @param known in order, none overlapping
 */
export function withAddedSecrets(
  text: string,
  known: readonly SecretHit[],
  { packs, custom }: AddedSecrets,
): readonly SecretHit[] {
  const found: SecretHit[] = [];
  for (const pack of packs) {
    const hits: SecretHit[] = [];
    findPacked(text, [pack], hits);
    for (const hit of hits.slice(0, MAX_ADDED_HITS)) found.push(hit);
  }
  const packed = new Set(found);
  for (const { kind, matches, accepts } of custom) {
    let count = 0;
    for (const { start, end } of matches(text)) {
      const value = text.slice(start, end);
      if (accepts && !accepts(value)) continue;
      if (++count > MAX_ADDED_HITS) break;
      // Nothing but a pattern says that it is one.
      found.push({ kind, category: "secret", start, end, value, strength: "suspected" });
    }
  }
  if (found.length === 0) return known;
  found.sort(byPlace);
  const named = new Set<SecretHit>();
  const added: SecretHit[] = [];
  let next = 0;
  for (const hit of found) {
    while (next < known.length && (known[next] as SecretHit).end <= hit.start) next++;
    const met = known[next];
    if (!met || met.start >= hit.end) {
      added.push(hit);
      continue;
    }
    const meetsMore = (known[next + 1]?.start ?? hit.end) < hit.end;
    const covers = hit.start <= met.start && hit.end >= met.end && !meetsMore;
    if (packed.has(hit) || !covers || met.category !== "secret" || met.strength !== "suspected") continue;
    named.add(met);
    added.push(hit);
  }
  return [...known.filter((hit) => !named.has(hit)), ...added].sort(byPlace);
}

function byPlace(a: SecretHit, b: SecretHit): number {
  return a.start - b.start || b.end - a.end || (a.kind < b.kind ? -1 : 1);
}
