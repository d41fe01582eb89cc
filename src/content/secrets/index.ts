/**
 * Finds secrets and personal data in text: issuers' formats, private keys, names beside random values, connection strings,
 * numbers with check digits. Ships in the recorder's chunk, so it imports nothing but `node:` and this folder.
 */
import { Assignments, NAME_CUES, namedSecret } from "./assignment.ts";
import { connectionAt } from "./connection.ts";
import { secretKind } from "./kinds.ts";
import { findPacked } from "./packs.ts";
import { findPersonal, Marks, personalCues } from "./personal/find.ts";
import { findPrivateKeys } from "./private-key.ts";
import { type Cue, Scanner } from "./scanner.ts";
import { ShapeMatcher, type Start, startsOf } from "./shape-match.ts";
import { SHAPES } from "./shapes/index.ts";
import type { CustomPattern, SecretHit, Shape, Strength } from "./types.ts";

export { secretKind, secretKinds } from "./kinds.ts";
export { PACKS } from "./packs.ts";
export type { Category, CustomPattern, KindInfo, SecretHit, Strength } from "./types.ts";

export interface FindOptions {
  /** Adds what is only worth redacting. */
  readonly plausible?: boolean;
  /** Adds names that mean a secret beside a value that looks random, and connection strings with a password. */
  readonly suspected?: boolean;
  /** Adds cards, accounts and national numbers. */
  readonly personal?: boolean;
  /** Names of PACKS. */
  readonly packs?: readonly string[];
  /** Of `compileCustomPatterns` in custom.ts. */
  readonly custom?: readonly CustomPattern[];
  /** The key or variable that holds the whole text. */
  readonly name?: string;
}

type Payload = Start | "name" | "authority" | number;

/** True for a kind that a rule reports when a marker names it: the verified shapes, and `env` for an exact value. */
export function isReportedKind(kind: string): boolean {
  if (kind === "env") return true;
  const known = secretKind(kind);
  return known?.category === "secret" && known.strength === "verified" && !known.pack;
}

/** Scanners by what was asked for, made when first needed. */
const SCANNERS: (Scanner<Payload> | undefined)[] = [];

function scannerFor(plausible: boolean, suspected: boolean, personal: boolean): Scanner<Payload> {
  const key = (plausible ? 4 : 0) + (suspected ? 2 : 0) + (personal ? 1 : 0);
  let scanner = SCANNERS[key];
  if (scanner) return scanner;
  const wanted = (shape: Shape): boolean => {
    const strength = shape.strength ?? "verified";
    return strength === "verified" || (strength === "plausible" ? plausible : suspected || plausible);
  };
  const cues: Cue<Payload>[] = startsOf(SHAPES.filter(wanted)).map((start) => ({
    literal: start.literal,
    wordStart: start.beginsWord,
    payload: start,
  }));
  // A name and the value beside it are also worth redacting where only proofs are reported.
  if (suspected || plausible)
    for (const literal of NAME_CUES) cues.push({ literal, ignoreCase: true, payload: "name" });
  if (suspected) cues.push({ literal: "://", payload: "authority" });
  if (personal) cues.push(...personalCues());
  scanner = new Scanner(cues);
  SCANNERS[key] = scanner;
  return scanner;
}

/** Kinds that go by a name and are worth redacting even where suspicions are not asked for. */
const PROVEN_BY_NAME: ReadonlySet<string> = new Set(["aws-secret-access-key"]);

/**
 * All secrets in a text, in order, none overlapping. The cost is linear in the length of the text, whatever the text.
 * @param text any text; JSON may be given as it stands, escapes before a secret are understood
 */
export function findSecrets(text: string, options: FindOptions = {}): readonly SecretHit[] {
  const { plausible = false, suspected = false, personal = false, packs, custom, name } = options;
  const hits: SecretHit[] = [];
  // Most texts hold no cue, and there are millions of them.
  let assignments: Assignments | undefined;
  let shapes: ShapeMatcher | undefined;
  let marks: Marks | undefined;
  const visit = (payload: Payload, at: number): number | undefined => {
    if (typeof payload === "number") {
      marks ??= new Marks();
      marks.note(at, payload);
      return undefined;
    }
    if (payload === "name") {
      assignments ??= new Assignments(text);
      const hit = assignments.at(at);
      if (hit && (suspected || PROVEN_BY_NAME.has(hit.kind))) hits.push(hit);
      return undefined;
    }
    if (payload === "authority") {
      const hit = connectionAt(text, at);
      if (hit) hits.push(hit);
      return undefined;
    }
    shapes ??= new ShapeMatcher(text, plausible, hits);
    return shapes.at(payload, at);
  };
  scannerFor(plausible, suspected, personal).scan(text, visit);
  for (const hit of findPrivateKeys(text)) hits.push(hit);
  if (suspected && name !== undefined) {
    const hit = namedSecret(name, text);
    if (hit) hits.push(hit);
  }
  if (personal) findPersonal(text, name ?? "", marks, hits);
  if (packs && packs.length > 0) findPacked(text, packs, hits);
  if (custom) findCustom(text, custom, hits);
  return isInOrder(hits) ? hits : withoutOverlaps(hits);
}

function findCustom(text: string, patterns: readonly CustomPattern[], hits: SecretHit[]): void {
  for (const { kind, matches, accepts } of patterns) {
    for (const { start, end } of matches(text)) {
      const value = text.slice(start, end);
      if (accepts && !accepts(value)) continue;
      hits.push({ kind, category: "secret", start, end, value, strength: "verified" });
    }
  }
}

function isInOrder(hits: readonly SecretHit[]): boolean {
  for (let i = 1; i < hits.length; i++) if ((hits[i] as SecretHit).start < (hits[i - 1] as SecretHit).end) return false;
  return true;
}

const RANK: Readonly<Record<Strength, number>> = { verified: 0, suspected: 1, plausible: 2 };

/** Of hits that overlap, the stronger one stays, then the earlier, then the longer. */
function withoutOverlaps(hits: SecretHit[]): readonly SecretHit[] {
  hits.sort((a, b) => a.start - b.start || RANK[a.strength] - RANK[b.strength] || b.end - a.end);
  const kept: SecretHit[] = [];
  for (const hit of hits) {
    let last = kept.at(-1);
    if (!last || hit.start >= last.end) {
      kept.push(hit);
      continue;
    }
    while (last && hit.start < last.end && RANK[hit.strength] < RANK[last.strength]) {
      kept.pop();
      last = kept.at(-1);
    }
    if (!last || hit.start >= last.end) kept.push(hit);
  }
  return kept;
}
