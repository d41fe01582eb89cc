import { describe, expect, it } from "vitest";
import { findSecrets, secretKinds } from "../../../src/content/secrets/index.ts";
import { generateSet } from "./generate.ts";

const PER_KIND = 20;
const FALSES = 6000;
const { trues, falses } = generateSet(2026, PER_KIND, FALSES);
const OPTIONS = { suspected: true, personal: true };

interface Counts {
  found: number;
  missed: string[];
  alarms: string[];
}

/** By kind: what was found and missed of it, and where it was said without right. */
function measure(): ReadonlyMap<string, Counts> {
  const counts = new Map<string, Counts>();
  const of = (kind: string): Counts => {
    const count = counts.get(kind) ?? { found: 0, missed: [], alarms: [] };
    counts.set(kind, count);
    return count;
  };
  for (const { kind, value, text } of trues) {
    const hits = findSecrets(text, OPTIONS);
    // Line breaks of a key are escaped where it stands in JSON.
    const isIt = (hit: { kind: string; value: string }): boolean =>
      hit.kind === kind && (hit.value === value || kind === "private-key");
    if (hits.some(isIt)) of(kind).found++;
    else of(kind).missed.push(text);
    for (const hit of hits) if (hit.kind !== kind) of(hit.kind).alarms.push(`${kind}: ${text}`);
  }
  for (const { family, text } of falses) {
    for (const hit of findSecrets(text, OPTIONS)) of(hit.kind).alarms.push(`${family}: ${text}`);
  }
  return counts;
}

describe("the generated set", () => {
  const counts = measure();
  const sum = (value: (count: Counts) => number): number =>
    [...counts.values()].reduce((total, count) => total + value(count), 0);

  it("holds enough, and every kind that is no pack and no mere shape", () => {
    expect(trues.length).toBeGreaterThanOrEqual(2000);
    expect(falses.length).toBeGreaterThanOrEqual(5000);
    const built = new Set(trues.map(({ kind }) => kind));
    const left = secretKinds().filter(
      ({ kind, pack, strength }) => !pack && strength !== "plausible" && !built.has(kind),
    );
    // These are whole files, which secrets.test.ts builds.
    expect(left.map(({ kind }) => kind)).toEqual(["gcp-service-account-key", "pgp-private-key", "putty-private-key"]);
    expect(
      secretKinds().filter(({ category, strength }) => category === "secret" && strength === "verified").length,
    ).toBeGreaterThan(120);
  });

  it("is found: recall of at least 99 %", () => {
    const missed = [...counts].flatMap(([kind, count]) => count.missed.map((text) => `${kind}: ${text}`));
    expect(missed.length / trues.length, missed.join("\n")).toBeLessThanOrEqual(0.01);
  });

  it("causes few false alarms: precision of at least 98 %", () => {
    const alarms = [...counts].flatMap(([kind, count]) => count.alarms.map((text) => `${kind} in ${text}`));
    const found = sum((count) => count.found);
    expect(found / (found + alarms.length), alarms.join("\n")).toBeGreaterThanOrEqual(0.98);
  });

  it("holds for each kind: recall and precision of at least 95 %", () => {
    for (const [kind, { found, missed, alarms }] of counts) {
      expect(found / (found + missed.length), `${kind}: ${missed.join("\n")}`).toBeGreaterThanOrEqual(0.95);
      expect(found / (found + alarms.length), `${kind}: ${alarms.join("\n")}`).toBeGreaterThanOrEqual(0.95);
    }
  });
});
