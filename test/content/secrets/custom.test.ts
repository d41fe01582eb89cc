import { describe, expect, it } from "vitest";
import { MAX_PATTERN_LENGTH } from "../../../src/content/linear-pattern.ts";
import { RESERVED_KINDS } from "../../../src/content/redact/reserved-kinds.ts";
import { compileCustomPatterns, MAX_CUSTOM_PATTERNS, VALIDATORS } from "../../../src/content/secrets/custom.ts";
import { findSecrets } from "../../../src/content/secrets/index.ts";
import { UserError } from "../../../src/errors/user-error.ts";

const messageOf = (config: unknown): string => {
  try {
    compileCustomPatterns(config, "config.yml: patterns");
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    return (error as UserError).message;
  }
  return "";
};

describe("compileCustomPatterns", () => {
  it("refuses a kind by which a marker says something else", () => {
    for (const kind of [...RESERVED_KINDS, "env-part", "acme-part", "github-token-part"]) {
      expect(messageOf([{ kind, pattern: "a" }]), kind).toBe(
        `config.yml: patterns[0].kind ${kind} says what a marker stands for, not what was found; choose another`,
      );
    }
    expect(messageOf([{ kind: "acme-parts", pattern: "a" }])).toBe("");
  });

  it("finds what a pattern matches, or its first group, and takes a validator", () => {
    const custom = compileCustomPatterns([
      { kind: "acme-token", pattern: "acme_([A-Z]{4,8})\\b", title: "Token of Acme" },
      { kind: "member-card", pattern: "\\bM[0-9]{10}\\b", validator: "luhn" },
    ]);
    const text = "x acme_ABCDE y M7992739871 and M0000000018, M0000000019";
    expect(findSecrets(text, { custom })).toMatchObject([
      { kind: "acme-token", value: "ABCDE", start: 7, end: 12, strength: "verified", category: "secret" },
      { kind: "member-card", value: "M0000000018" },
    ]);
  });

  it("takes a match of its own for another shape's only when nothing stronger stands there", () => {
    const custom = compileCustomPatterns([{ kind: "long-thing", pattern: "[A-Za-z0-9]{20,64}" }]);
    expect(findSecrets(`a ${"aB3dE5gH7j".repeat(3)}`, { custom }).map(({ kind }) => kind)).toEqual(["long-thing"]);
  });

  it("runs in linear time on patterns that are exponential elsewhere", () => {
    const custom = compileCustomPatterns([{ kind: "bomb", pattern: "(?:a+)+b" }]);
    const cost = (size: number): number => {
      const start = process.cpuUsage();
      expect(findSecrets("a".repeat(size), { custom })).toEqual([]);
      return process.cpuUsage(start).user;
    };
    cost(2000);
    expect(cost(1000)).toBeLessThan(2_000_000);
  });

  it("says in one sentence what is wrong", () => {
    const one = (entry: unknown): string => messageOf([entry]);
    expect(messageOf({})).toBe("config.yml: patterns must be a list of patterns, each with kind and pattern");
    expect(one("x")).toContain("patterns[0] must be a mapping");
    expect(one({ kind: "ab", pattern: "x", severity: 3 })).toContain("has an unknown member");
    expect(one({ kind: "A", pattern: "x" })).toContain("patterns[0].kind must be");
    expect(one({ kind: "github-token", pattern: "x" })).toContain("is a kind that is looked for already");
    expect(one({ kind: "__proto__", pattern: "x" })).toContain("patterns[0].kind must be");
    expect(one({ kind: "ab", pattern: 1 })).toContain("patterns[0].pattern must be a regular expression");
    expect(one({ kind: "ab", pattern: "(" })).toContain("patterns[0].pattern is no RE2 expression");
    expect(one({ kind: "ab", pattern: "(?=a)b" })).toContain("patterns[0].pattern is no RE2 expression");
    expect(one({ kind: "ab", pattern: "a*" })).toContain("matches the empty text");
    expect(one({ kind: "ab", pattern: "a", validator: "sum" })).toContain(
      "patterns[0].validator must be one of aba, base58",
    );
    expect(one({ kind: "ab", pattern: "a", validator: "constructor" })).toContain("validator must be one of");
    expect(one({ kind: "ab", pattern: "a", title: "" })).toContain("patterns[0].title must be");
    expect(messageOf(["ab", "ab"].map((kind) => ({ kind, pattern: "a" })))).toContain("patterns[1] has the kind ab");
  });

  it("bounds number and length", () => {
    const many = (count: number): unknown[] =>
      Array.from({ length: count }, (_, i) => ({ kind: `k${i}`, pattern: "abc" }));
    expect(messageOf(many(MAX_CUSTOM_PATTERNS))).toBe("");
    expect(messageOf(many(MAX_CUSTOM_PATTERNS + 1))).toContain(`at most ${MAX_CUSTOM_PATTERNS}`);
    expect(messageOf([{ kind: "ab", pattern: "a".repeat(MAX_PATTERN_LENGTH) }])).toBe("");
    expect(messageOf([{ kind: "ab", pattern: "a".repeat(MAX_PATTERN_LENGTH + 1) }])).toContain("at most 1000");
  });
});

describe("validators", () => {
  const cases: Readonly<Record<string, readonly [yes: readonly string[], no: readonly string[]]>> = {
    luhn: [
      ["79927398713", "7992-7398-713"],
      ["79927398710", "18", ""],
    ],
    iban: [["GB82 WEST 1234 5698 7654 32"], ["GB82 WEST 1234 5698 7654 33", ""]],
    aba: [
      ["021000021", "0210-0002-1"],
      ["021000022", "000000000", "991000021"],
    ],
    verhoeff: [
      ["236", "123451"],
      ["123456", "", "2"],
    ],
    base58: [[`1BvBMSEY${"stWetqTFn5Au4m4GFg7xJaNVN2"}`], ["1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN1", "", "0".repeat(30)]],
    bech32: [
      ["A12UEL5L", "a12uel5l", "a1lqfn3a"],
      ["A12uEL5L", "a12uel5m", "1nwldj5", ""],
    ],
    uuid4: [["9b2f4c1e-7d3a-4e5f-8a6b-0c1d2e3f4a5b"], ["9b2f4c1e-7d3a-1e5f-8a6b-0c1d2e3f4a5b", ""]],
    entropy: [["aB3dE5gH7j"], ["aaaa", ""]],
    entropy_high: [["aB3dE5gH7jK9mN1pQ3"], ["aB3dE5gH7j", ""]],
    entropy_auto: [
      ["0123456789abcdef", "aB3dE5gH7jK9mN1pQ3"],
      ["aaaaaaaa", "aB3dE5gH7j".slice(0, 6), ""],
    ],
    mod97: [["98"], ["97", ""]],
    jwt: [
      [
        `${Buffer.from('{"alg":"HS256"}').toString("base64url")}.${Buffer.from('{"a":1}').toString("base64url")}.${"a".repeat(20)}`,
      ],
      ["a.b.c", "", "eyJhbGciOiJub25lIn0.eyJhIjoxfQ.aaaaaaaaaaaaaaaaaaaa"],
    ],
  };

  it("have a case each", () => {
    expect(Object.keys(cases).sort()).toEqual([...VALIDATORS.keys()].sort());
  });

  for (const [name, [yes, no]] of Object.entries(cases)) {
    it(`${name} takes what is right`, () => {
      const check = VALIDATORS.get(name)!;
      for (const value of yes) expect(check(value), value).toBe(true);
      for (const value of no) expect(check(value), value).toBe(false);
    });
  }
});
