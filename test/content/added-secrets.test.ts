import { describe, expect, it } from "vitest";
import {
  addedSecrets,
  MAX_ADDED_HITS,
  type PatternSettings,
  withAddedSecrets,
} from "../../src/content/added-secrets.ts";
import { contentFacts } from "../../src/content/directive-facts.ts";
import { factsOf, markerFacts } from "../../src/content/facts.ts";
import { buildSecret } from "../rules/secrets.ts";

const BADGE: PatternSettings = { kind: "acme-badge", pattern: "BADGE-([0-9]{8})", validator: "luhn" };
const ANYTHING: PatternSettings = { kind: "anything", pattern: ".+" };
const good = ["BADGE", "12345674"].join("-");
const bad = ["BADGE", "12345675"].join("-");
const mail = ["jane.roe", "harbour-works.io"].join("@");

async function found(text: string, patterns: readonly PatternSettings[], packs: readonly string[] = []) {
  const secrets = await addedSecrets({ packs, patterns });
  return contentFacts(text, "result", { secrets }).map(({ ruleId, detail, start, end }) => ({
    ruleId,
    detail,
    at: text.slice(start, end),
  }));
}

describe("added secrets", () => {
  it("are nothing where nothing was added", async () => {
    expect(await addedSecrets(undefined)).toBeUndefined();
    expect(await addedSecrets({ packs: [], patterns: [] })).toBeUndefined();
    expect(await found(`${good} ${mail}`, [])).toEqual([]);
  });

  it("are found by pattern, its group being the value, and only when the validator agrees", async () => {
    expect(await found(`ids ${good} ${bad}`, [BADGE])).toEqual([
      { ruleId: "secret-suspected", detail: "acme-badge", at: good.slice(6) },
    ]);
  });

  it("are found by pack under the rule of their category", async () => {
    expect(await found(`write to ${mail}`, [], ["email"])).toEqual([
      { ruleId: "personal-data", detail: "email-address", at: mail },
    ]);
    expect(await found(`write to ${mail}`, [], ["phone"])).toEqual([]);
    const random = ["Zk8qLw3Rt9", "Xv2Bn7Ym5Q", "s1Dc6Fh4Gj"].join("");
    expect(await found(`x ${random} y`, [], ["azure-high-entropy"])).toMatchObject([
      { ruleId: "secret-suspected", detail: "high-entropy-token" },
    ]);
  });

  it("are found in a text shorter than every known secret", async () => {
    expect(await found("pin7", [{ kind: "acme-pin", pattern: "pin[0-9]" }])).toHaveLength(1);
  });

  it("take nothing away that is proven, or personal", async () => {
    const token = buildSecret("github-token");
    const card = buildSecret("payment-card");
    for (const text of [`see ${token} there`, `card number: ${card}`]) {
      const before = await found(text, []);
      expect(before).toHaveLength(1);
      expect(await found(text, [ANYTHING])).toEqual(before);
    }
  });

  it("name a suspected secret that they cover whole, and no two at once", async () => {
    const value = buildSecret("generic-secret");
    const whole: PatternSettings = { kind: "acme-key", pattern: `${value.slice(0, 4)}\\S+` };
    const part: PatternSettings = { kind: "acme-piece", pattern: value.slice(0, 6) };
    const text = `api_key: ${value}`;
    expect((await found(text, [])).map(({ detail }) => detail)).toEqual(["generic-secret"]);
    expect((await found(text, [whole])).map(({ detail }) => detail)).toEqual(["acme-key"]);
    expect((await found(text, [part])).map(({ detail }) => detail)).toEqual(["generic-secret"]);
    const two = `api_key: ${value} client_secret: ${value}`;
    expect((await found(two, [ANYTHING])).map(({ detail }) => detail)).toEqual(["generic-secret", "generic-secret"]);
  });

  it("overlap each other, whatever the order of the list", async () => {
    const other: PatternSettings = { kind: "long-badge", pattern: "BADGE-[0-9]{8}" };
    const there = await found(good, [BADGE, other]);
    expect(there.map(({ detail }) => detail)).toEqual(["long-badge", "acme-badge"]);
    expect(await found(good, [other, BADGE])).toEqual(there);
  });

  it("stay where they were put: the next search without them finds none", async () => {
    const secrets = await addedSecrets({ packs: [], patterns: [BADGE] });
    expect(factsOf("secrets", good, "result", { secrets })).toHaveLength(1);
    expect(factsOf("secrets", good, "result")).toEqual([]);
  });

  it("are told of by a recorder's marker", async () => {
    const secrets = await addedSecrets({ packs: [], patterns: [BADGE] });
    const marker = "[redacted:acme-badge:8]";
    expect(markerFacts(marker, secrets)).toMatchObject([{ ruleId: "secret-suspected", detail: "acme-badge" }]);
    expect(markerFacts(marker)).toEqual([]);
  });

  it.each([MAX_ADDED_HITS - 1, MAX_ADDED_HITS, MAX_ADDED_HITS + 1])("are bounded by kind: %d", async (count) => {
    const every = { kind: "every", pattern: "x" };
    const secrets = (await addedSecrets({ packs: ["email"], patterns: [every, BADGE] }))!;
    const text = `${"x".repeat(count)} ${good} ${mail}`;
    const hits = withAddedSecrets(text, [], secrets);
    const first = hits.slice(0, Math.min(count, MAX_ADDED_HITS));
    expect(first.every(({ kind, start }, index) => kind === "every" && start === index)).toBe(true);
    expect(hits.slice(first.length).map(({ kind }) => kind)).toEqual(["acme-badge", "email-address"]);
  });
});
