import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Finding } from "../../src/findings/types.ts";
import { type Baseline, baselineEntry } from "../../src/verdict/baseline.ts";
import {
  parseBaseline,
  readBaseline,
  serialiseBaseline,
  updateBaseline,
  writeBaseline,
} from "../../src/verdict/baseline-file.ts";
import { judge } from "../../src/verdict/judge.ts";
import { withMinSeverity } from "../../src/verdict/min-severity.ts";
import { analysis, finding, POLICY, RULES } from "./findings.ts";

const ruleOf = (id: string) => RULES.find((rule) => rule.id === id);
const MOVED = "e".repeat(32);

function judged(findings: readonly Finding[], baseline?: Baseline) {
  return judge([analysis(findings)], { ...POLICY, baseline });
}

function baselineOf(...findings: readonly Finding[]): Baseline {
  return { entries: findings.map(baselineEntry) };
}

function folder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), "portlight-baseline-")));
}

describe("a baseline", () => {
  it("takes known findings out of the gate and the counts, and not what is new", () => {
    const known = finding("shell");
    const judgement = judged([known, finding("path", { line: 2 })], baselineOf(known));
    expect(judgement.findings.map((entry) => [entry.baselined, entry.isNew, entry.gating])).toEqual([
      [true, false, false],
      [false, true, true],
    ]);
    expect(judgement.counts).toMatchObject({ baselined: 1, bySeverity: { critical: 0, high: 1 } });
  });

  it("does not know a finding that got worse", () => {
    const now = finding("shell");
    const before = { ...baselineEntry(now), severity: "medium" as const };
    const judgement = judged([now], { entries: [before] });
    expect(judgement.findings[0]).toMatchObject({ isNew: true, baselined: false, gating: true });
    expect(judgement.notices).toEqual(["1 finding of the baseline got worse and counts as new."]);
    expect(
      judged([finding("listener", { fingerprint: now.fingerprint })], {
        entries: [{ ...before, ruleId: "listener", severity: "critical" }],
      }).findings[0]?.baselined,
    ).toBe(true);
  });

  it("does not know a finding whose source became another", () => {
    const now = finding("shell", { data: { sourceKind: "tool" } });
    const before = { ...baselineEntry(now), sourceKind: "environment" };
    expect(judged([now], { entries: [before] }).findings[0]?.baselined).toBe(false);
    expect(judged([now], baselineOf(now)).findings[0]?.baselined).toBe(true);
  });

  it("recognises code that moved, each entry once", () => {
    const before = finding("shell", { path: "old.ts", movedFingerprint: MOVED });
    const moved = finding("shell", { path: "new.ts", movedFingerprint: MOVED });
    const copy = finding("shell", { path: "newer.ts", movedFingerprint: MOVED });
    const judgement = judged([copy, moved], baselineOf(before));
    expect(judgement.findings.map((entry) => [entry.finding.location.path, entry.baselined])).toEqual([
      ["new.ts", true],
      ["newer.ts", false],
    ]);
    // While the old place stands, a copy of it is new.
    expect(judged([before, copy], baselineOf(before)).findings.filter((entry) => entry.baselined)).toHaveLength(1);
    // Another rule's entry is no match.
    expect(judged([{ ...moved, ruleId: "path" }], baselineOf(before)).findings[0]?.baselined).toBe(false);
  });

  it("never holds secrets, poisoning or hidden text", () => {
    for (const id of ["hidden-unicode", "leaked-token"]) {
      const one = finding(id);
      const judgement = judged([one], baselineOf(one));
      expect(judgement.findings[0]).toMatchObject({ baselined: false, gating: true });
      expect(judgement.notices.join()).toContain(`${id}, which cannot be baselined`);
      const update = updateBaseline(judged([one]), true, { previous: undefined, add: false, ruleOf });
      expect(update).toMatchObject({ added: 0, refused: [id], baseline: { entries: [] } });
    }
  });

  it("tells stale entries of a whole run only", () => {
    const gone = baselineOf(finding("shell"));
    expect(judged([], gone).notices.join()).toContain("1 entry of the baseline matches no finding");
    const part = judge([analysis([])], { ...POLICY, baseline: gone, scope: { whole: false, families: ["audit"] } });
    expect(part.notices).toEqual([]);
    const other = judge([analysis([])], { ...POLICY, baseline: gone, scope: { whole: true, families: ["check"] } });
    expect(other.notices).toEqual([]);
  });
});

describe("updateBaseline", () => {
  const options = { add: false, ruleOf };

  it("takes in everything but notes and suppressed findings the first time", () => {
    const update = updateBaseline(judged([finding("shell"), finding("failed-call")]), true, {
      ...options,
      previous: undefined,
    });
    expect(update).toMatchObject({ added: 1, removed: 0, kept: 0, notAdded: 0 });
  });

  it("only shrinks, unless told to add", () => {
    const kept = finding("shell");
    const gone = finding("path");
    const fresh = finding("listener");
    const previous = baselineOf(kept, gone);
    const judgement = judged([kept, fresh], previous);
    const shrunk = updateBaseline(judgement, true, { ...options, previous });
    expect(shrunk).toMatchObject({ added: 0, removed: 1, kept: 1, notAdded: 1 });
    expect(shrunk.baseline.entries.map((entry) => entry.ruleId)).toEqual(["shell"]);
    const grown = updateBaseline(judgement, true, { ...options, add: true, previous });
    expect(grown).toMatchObject({ added: 1, removed: 1, kept: 1 });
  });

  it("keeps the entry of a finding that got worse as it was", () => {
    const now = finding("shell");
    const previous = { entries: [{ ...baselineEntry(now), severity: "low" as const }] };
    const update = updateBaseline(judged([now], previous), true, { ...options, previous });
    expect(update.baseline.entries[0]?.severity).toBe("low");
    expect(judged([now], update.baseline).findings[0]?.gating).toBe(true);
  });

  it("writes moved code at its new place", () => {
    const previous = baselineOf(finding("shell", { path: "old.ts", movedFingerprint: MOVED }));
    const now = finding("shell", { path: "new.ts", movedFingerprint: MOVED });
    const update = updateBaseline(judged([now], previous), true, { ...options, previous });
    expect(update).toMatchObject({ kept: 1, removed: 0 });
    expect(update.baseline.entries[0]).toMatchObject({ path: "new.ts", fingerprint: now.fingerprint });
  });

  it("refuses a run that did not see everything", () => {
    const whole = judged([finding("shell"), finding("listener")]);
    const update = (judgement: typeof whole, isWhole: boolean) => () =>
      updateBaseline(judgement, isWhole, { ...options, previous: undefined });
    expect(update(whole, false)).toThrow(/a part of the project only/);
    expect(update(withMinSeverity(whole, "high"), true)).toThrow(/a part of the project only/);
    expect(update({ ...whole, exitCode: 3 }, true)).toThrow(/did not end complete/);
    expect(update({ ...whole, exitCode: 4 }, true)).toThrow(/did not end complete/);
    expect(update(whole, true)).not.toThrow();
  });
});

describe("the baseline file", () => {
  it("has one entry per line, sorted, and comes back as it was", () => {
    const baseline = baselineOf(
      finding("shell", { path: "b.ts", movedFingerprint: MOVED, data: { sourceKind: "tool" } }),
      finding("path", { path: "a\u202E\n.ts" }),
    );
    const text = serialiseBaseline(baseline);
    expect(text).toMatchInlineSnapshot(`
      "{
        "version": 1,
        "entries": [
          {"ruleId":"path","path":"a\\u202e\\n.ts","severity":"high","fingerprint":"${baseline.entries[1]?.fingerprint}"},
          {"ruleId":"shell","path":"b.ts","severity":"critical","fingerprint":"${baseline.entries[0]?.fingerprint}","moved":"eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee","sourceKind":"tool"}
        ]
      }
      "
    `);
    expect(parseBaseline(text, "x").entries).toEqual([...baseline.entries].reverse());
    expect(serialiseBaseline(parseBaseline(text, "x"))).toBe(text);
    expect(parseBaseline(serialiseBaseline({ entries: [] }), "x")).toEqual({ entries: [] });
  });

  it.each([
    ["nope", /this is not JSON/],
    ["[]", /a baseline is a JSON object/],
    ["{}", /version is missing/],
    ['{"version":2,"entries":[]}', /this version of the format is not known/],
    ['{"version":1}', /entries must be a list/],
    ['{"version":1,"entries":[{"fingerprint":"x"}]}', /entry 1 is not a baseline entry/],
  ])("refuses %s", (text, message) => {
    expect(() => parseBaseline(text, "b.json")).toThrow(message);
    expect(() => parseBaseline(text, "b.json")).toThrow(/portlight baseline write/);
  });

  it("is made with its folder, replaced in one step, and leaves no draft behind", () => {
    const root = folder();
    const path = ".portlight/baseline.json";
    expect(readBaseline(root, path)).toBeUndefined();
    writeBaseline(root, path, baselineOf(finding("shell")));
    chmodSync(join(root, path), 0o600);
    writeBaseline(root, path, { entries: [] });
    expect(readBaseline(root, path)).toEqual({ entries: [] });
    expect(lstatSync(join(root, path)).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(root, ".portlight"))).toEqual(["baseline.json"]);
  });

  it("is never written through a link, nor read out of the root", () => {
    const root = folder();
    const outside = folder();
    writeFileSync(join(outside, "target.json"), "keep");
    mkdirSync(join(root, ".portlight"));
    symlinkSync(join(outside, "target.json"), join(root, ".portlight/baseline.json"));
    expect(() => writeBaseline(root, ".portlight/baseline.json", { entries: [] })).toThrow(
      /a link or a special file is in its place/,
    );
    expect(() => readBaseline(root, ".portlight/baseline.json")).toThrow(/leaves the project/);
    expect(readFileSync(join(outside, "target.json"), "utf8")).toBe("keep");

    const linked = folder();
    symlinkSync(outside, join(linked, ".portlight"));
    expect(() => writeBaseline(linked, ".portlight/baseline.json", { entries: [] })).toThrow(/is a link or a file/);
    expect(existsSync(join(outside, "baseline.json"))).toBe(false);
    expect(() => writeBaseline(linked, "../x.json", { entries: [] })).toThrow(/outside the project/);
  });
});
