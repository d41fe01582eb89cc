import { describe, expect, it } from "vitest";
import { UserError } from "../../src/errors/user-error.ts";
import type { Finding } from "../../src/findings/types.ts";
import { gates, parseFailOn } from "../../src/verdict/gate.ts";
import { finding, RULES } from "./findings.ts";

function fails(one: Finding, ...list: string[]): boolean {
  return gates(
    one,
    RULES.find((rule) => rule.id === one.ruleId),
    parseFailOn(list, RULES),
  );
}

describe("parseFailOn", () => {
  it("takes the mildest of several severities as threshold", () => {
    expect(parseFailOn(["critical", "medium", "high"], RULES).threshold).toBe("medium");
  });

  it("drops duplicates and blanks, keeps the order", () => {
    expect(parseFailOn([" high", "injection", "high", ""], RULES).members).toEqual(["high", "injection"]);
  });

  it("gives one notice when no severity is named, none otherwise", () => {
    expect(parseFailOn(["injection", "wrong-id"], RULES).notices).toHaveLength(1);
    expect(parseFailOn(["injection", "high"], RULES).notices).toEqual([]);
    expect(parseFailOn(["injection", "none"], RULES).notices).toEqual([]);
  });

  it.each([
    [
      ["hihg"],
      /"hihg", which is no severity, group or rule; did you mean "high"\? `portlight rules` lists groups and rules\.$/,
    ],
    [["note"], /names note, but notes never fail by severity: name low, or the rules or groups/],
    [["injections"], /did you mean "injection"\?/],
    [["wrongid"], /did you mean "wrong-id"\?/],
    [["zzzzzzzz"], /portlight rules/],
    [[], /is empty; write none/],
    [["none", "high"], /names both none and high/],
  ])("refuses %j", (list, message) => {
    expect(() => parseFailOn(list, RULES)).toThrow(message);
    expect(() => parseFailOn(list, RULES)).toThrow(UserError);
  });

  it("escapes what it quotes", () => {
    expect(() => parseFailOn(["a\nb\u202E"], RULES)).toThrow("a\\u{a}b\\u{202e}");
  });
});

describe("gates", () => {
  it.each([
    ["critical", "high", true],
    ["high", "high", true],
    ["medium", "high", false],
    ["low", "low", true],
    ["note", "low", false],
  ] as const)("a finding of severity %s under fail-on %s: %s", (severity, threshold, expected) => {
    const ruleId = { critical: "shell", high: "path", medium: "listener", low: "missing-field", note: "failed-call" }[
      severity
    ];
    expect(fails(finding(ruleId), threshold)).toBe(expected);
  });

  it("never takes low confidence by threshold or group, but by the rule's own name", () => {
    const unsure = finding("shell", { confidence: "low" });
    expect(fails(unsure, "low")).toBe(false);
    expect(fails(unsure, "injection")).toBe(false);
    expect(fails(unsure, "shell")).toBe(true);
    expect(fails(finding("shell", { confidence: "medium" }), "low")).toBe(true);
  });

  it("never takes a demoted finding, however it is named", () => {
    const test = finding("shell", { severity: "note" });
    for (const name of ["low", "injection", "shell"]) expect(fails(test, name)).toBe(false);
  });

  it("takes a rule that is a note when its group or its id is named", () => {
    expect(fails(finding("failed-call"), "failed-call")).toBe(true);
  });

  it("takes nothing under none but what is named beside it", () => {
    expect(fails(finding("shell"), "none")).toBe(false);
    expect(fails(finding("shell"), "none", "injection")).toBe(true);
    expect(fails(finding("listener"), "none", "injection")).toBe(false);
  });
});
