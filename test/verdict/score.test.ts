import { describe, expect, it } from "vitest";
import type { Severity } from "../../src/findings/types.ts";
import { gradeOf, scorePackages, scoreValue } from "../../src/verdict/score.ts";
import { EMPTY, finding } from "./findings.ts";

describe("score", () => {
  it.each<[Severity[], number]>([
    [[], 100],
    [["note", "note"], 100],
    [["low"], 97],
    [["medium"], 92],
    [["medium", "medium", "low"], 81],
    [["high"], 79],
    [["high", "medium"], 77],
    [["high", "high"], 70],
    [["critical"], 49],
    [["critical", "critical", "critical"], 25],
    [["critical", "critical", "critical", "critical", "critical"], 0],
  ])("of %j is %i", (severities, value) => {
    expect(scoreValue(severities)).toBe(value);
  });

  it.each([
    [100, "A"],
    [90, "A"],
    [89, "B"],
    [80, "B"],
    [79, "C"],
    [65, "C"],
    [64, "D"],
    [50, "D"],
    [49, "F"],
    [0, "F"],
  ])("%i is grade %s", (value, grade) => {
    expect(gradeOf(value)).toBe(grade);
  });

  it("counts a rule once, by its worst finding", () => {
    const findings = [finding("listener"), finding("listener"), finding("listener", { severity: "note" })];
    expect(scorePackages(findings, EMPTY)).toEqual([{ package: ".", value: 92, grade: "A" }]);
  });

  it("gives each package its own, by the deepest folder", () => {
    const packages = [
      { name: "root", path: "." },
      { name: "a", path: "packages/a" },
      { name: "same", path: "packages/b" },
      { name: "same", path: "packages/c" },
      { name: "", path: "packages/d" },
    ];
    const findings = [
      finding("path", { path: "packages/a/src/x.ts" }),
      finding("listener", { path: "packages/ab/x.ts" }),
      finding("missing-field", { path: "packages/b/.portlight/sessions/s.mcp.jsonl" }),
    ];
    expect(scorePackages(findings, { ...EMPTY, packages })).toEqual([
      { package: "a", value: 79, grade: "C" },
      { package: "packages/d", value: 100, grade: "A" },
      { package: "root", value: 92, grade: "A" },
      { package: "same (packages/b)", value: 97, grade: "A" },
      { package: "same (packages/c)", value: 100, grade: "A" },
    ]);
  });

  it("is not given when nothing was looked at", () => {
    expect(scorePackages([], { files: 0, packages: [], servers: [], sessions: [] })).toEqual([]);
  });

  it("takes a package called __proto__ like any other", () => {
    const packages = [{ name: "__proto__", path: "constructor" }];
    expect(scorePackages([finding("shell", { path: "constructor/a.ts" })], { ...EMPTY, packages })).toEqual([
      { package: "__proto__", value: 49, grade: "F" },
    ]);
  });
});
