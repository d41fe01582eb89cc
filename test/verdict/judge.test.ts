import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SourceSuppression } from "../../src/findings/judgement.ts";
import { SEVERITIES } from "../../src/findings/severity.ts";
import { judge } from "../../src/verdict/judge.ts";
import { withMinSeverity } from "../../src/verdict/min-severity.ts";
import type { IgnoreRule } from "../../src/verdict/policy.ts";
import { analysis, finding, POLICY, RULES } from "./findings.ts";

function comment(part: Partial<SourceSuppression> = {}): SourceSuppression {
  return {
    path: "src/a.ts",
    line: 1,
    from: 1,
    to: 2,
    ruleIds: ["shell"],
    reason: "reviewed",
    syntax: "portlight",
    ...part,
  };
}

function ignore(part: Partial<IgnoreRule> = {}): IgnoreRule {
  return { rule: "shell", path: "**", reason: "reviewed", source: { path: ".portlight/config.yml", line: 7 }, ...part };
}

describe("exit status", () => {
  const failure = { ruleId: "shell", error: "boom" };
  it.each([
    ["nothing", [], {}, 0],
    ["a finding below the gate", [finding("listener")], {}, 0],
    ["a gating finding", [finding("path")], {}, 1],
    ["an input that is missing", [], { incomplete: ["x is missing."] }, 3],
    ["both", [finding("path")], { incomplete: ["x is missing."] }, 3],
  ] as const)("%s: %s", (_what, findings, policy, expected) => {
    expect(judge([analysis(findings)], { ...POLICY, ...policy }).exitCode).toBe(expected);
  });

  it.each([
    ["nothing was missed", [], {}, {}, "pass"],
    ["an input is missing", [], { incomplete: ["x is missing."] }, {}, "incomplete"],
    ["a rule failed", [], {}, { ruleFailures: [failure] }, "incomplete"],
    ["something gates as well", [finding("path")], { incomplete: ["x is missing."] }, {}, "fail"],
  ] as const)("agrees with the gate's result when %s", (_what, findings, policy, part, expected) => {
    expect(judge([analysis(findings, part)], { ...POLICY, ...policy }).gate.result).toBe(expected);
  });

  it("of a rule that failed is 4, before everything else, and the gate still tells", () => {
    const judgement = judge([analysis([finding("path")], { ruleFailures: [failure] })], {
      ...POLICY,
      incomplete: ["x."],
    });
    expect(judgement.exitCode).toBe(4);
    expect(judgement.gate).toMatchObject({ result: "fail", gating: 1 });
  });

  it("takes what was not analysed only with strict", () => {
    const notAnalysed = [
      { path: "a.js", coverage: "none" as const, reason: "too-large" as const },
      { path: "s.mcp.jsonl", coverage: "partial" as const, reason: "incomplete-capture" as const },
    ];
    expect(judge([analysis([], { notAnalysed })], POLICY)).toMatchObject({ exitCode: 0, gate: { notAnalysed: 0 } });
    expect(judge([analysis([], { notAnalysed })], { ...POLICY, strict: true })).toMatchObject({
      exitCode: 1,
      gate: { result: "fail", notAnalysed: 2 },
    });
  });
});

describe("what holds no server", () => {
  const inventory = { files: 3, packages: [{ name: "p", path: "." }], servers: [], sessions: [] };
  const aside = finding("shell", { severity: "note", data: { demoted: "test-code" } });

  it("has no score, and the report says so", () => {
    const judgement = judge([analysis([], { inventory })], POLICY);
    expect(judgement.scores).toEqual([]);
    expect(judgement.notices).toEqual(["No MCP server or tool was recognised in 3 files."]);
    const tests = judge([analysis([aside], { inventory })], POLICY);
    expect(tests.notices).toEqual(["No MCP server or tool was recognised in 3 files, test and example code aside."]);
  });

  it("names the files that make a server whose tools are not recognised, beside others that are", () => {
    const servers = [{ key: "s", tools: [] }];
    const of = (...unreadServers: string[]): readonly string[] =>
      judge([analysis([], { inventory: { ...inventory, servers, unreadServers } })], POLICY).notices;
    const rest = "but no tool was recognised there: what its handlers do with their arguments was not judged.";
    expect(of("a.py")).toEqual([`a.py makes an MCP server, ${rest}`]);
    expect(of("b.py", "a.py", "c.py")).toEqual([`a.py and 2 other files make MCP servers, ${rest}`]);
    expect(of("a`\u202e.py")).toEqual([`a\\u{60}\\u{202e}.py makes an MCP server, ${rest}`]);
    expect(of()).toEqual([]);
  });

  it.each([
    ["a server without tools", [], { servers: [{ key: "s", tools: [] }] }],
    ["a configured server", [], { configuredServers: 1 }],
    ["a finding", [finding("missing-field")], {}],
  ] as const)("is not %s", (_what, findings, part) => {
    const judgement = judge([analysis(findings, { inventory: { ...inventory, ...part } })], POLICY);
    expect(judgement.scores).toHaveLength(1);
    expect(judgement.notices).toEqual([]);
  });
});

describe("source without a server beside sessions", () => {
  const session = {
    path: "s.mcp.jsonl",
    server: "s",
    transport: "stdio" as const,
    frames: 2,
    calls: 1,
    failedCalls: 0,
    complete: true,
    tools: [],
  };
  const inventory = { files: 3, packages: [], servers: [], sessions: [session] };
  const met = finding("missing-field", { path: "s.mcp.jsonl" });

  it("is told, and has the score of the sessions", () => {
    const judgement = judge([analysis([met], { inventory })], POLICY);
    expect(judgement.notices).toEqual(["No MCP server or tool was recognised in 3 files."]);
    expect(judgement.scores).toHaveLength(1);
  });

  it.each([
    ["a server", [met], { ...inventory, servers: [{ key: "s", tools: [] }] }],
    ["a finding in source", [met, finding("listener")], inventory],
    ["no file", [met], { ...inventory, files: 0 }],
  ] as const)("is not %s", (_what, findings, other) => {
    expect(judge([analysis(findings, { inventory: other })], POLICY).notices).toEqual([]);
  });
});

describe("demoted findings", () => {
  it("do not fail the run although they are named, and a notice says why", () => {
    const test = finding("shell", { severity: "note", data: { demoted: "test-code" } });
    const client = finding("wrong-id", { subject: { fault: "client" } });
    const judgement = judge([analysis([test, client])], { ...POLICY, failOn: ["high", "shell", "wrong-id"] });
    expect(judgement.gate.gating).toBe(0);
    expect(judgement.findings.map((entry) => entry.finding.data?.demoted)).toEqual(["test-code", "other-side"]);
    const why = "test and example code and the other side's faults never do.";
    expect(judgement.notices).toEqual([
      `1 finding of shell does not fail the run although fail-on names it: ${why}`,
      `1 finding of wrong-id does not fail the run although fail-on names it: ${why}`,
    ]);
  });
});

describe("suppression comments", () => {
  const suppressed = (comments: SourceSuppression[], one = finding("shell", { line: 2 })) => {
    const judgement = judge([analysis([one], { suppressions: comments })], POLICY);
    return { entry: judgement.findings[0], judgement };
  };

  it("cover their lines, both ends included, and no other", () => {
    expect(suppressed([comment()]).entry).toMatchObject({
      gating: false,
      suppressed: { kind: "in-source", reason: "reviewed" },
    });
    expect(suppressed([comment({ from: 2, to: 2 })]).entry?.suppressed).toBeDefined();
    expect(suppressed([comment({ to: 1 })]).entry?.suppressed).toBeUndefined();
    expect(suppressed([comment({ from: 3, to: 4 })]).entry?.suppressed).toBeUndefined();
    expect(suppressed([comment({ path: "src/b.ts" })]).entry?.suppressed).toBeUndefined();
    expect(suppressed([comment({ ruleIds: ["path"] })]).entry?.suppressed).toBeUndefined();
  });

  it("are counted, and do not fail the gate", () => {
    const { judgement } = suppressed([comment()]);
    expect(judgement.counts).toMatchObject({ suppressed: 1, baselined: 0 });
    expect(judgement.counts.bySeverity.critical).toBe(0);
    expect(judgement.exitCode).toBe(0);
  });

  it("need a reason and a rule, and tell what is mistyped", () => {
    const bare = suppressed([comment({ reason: " " })]);
    expect(bare.entry?.gating).toBe(true);
    expect(bare.judgement.notices.join()).toContain("src/a.ts:1: the ignore comment gives no reason");
    const empty = suppressed([comment({ ruleIds: [] })]);
    expect(empty.entry?.gating).toBe(true);
    expect(empty.judgement.notices.join()).toContain("names no rule");
    expect(suppressed([comment({ ruleIds: ["shel"] })]).judgement.notices.join()).toContain('did you mean "shell"?');
  });

  it("of the form nosec cover audit rules without a reason, and nothing else", () => {
    const nosec = comment({ syntax: "nosec", ruleIds: [], reason: "" });
    expect(suppressed([nosec]).entry?.suppressed).toBeDefined();
    for (const id of ["hidden-unicode", "leaked-token", "wrong-id"]) {
      expect(suppressed([nosec], finding(id, { line: 2 })).entry?.suppressed).toBeUndefined();
    }
    expect(suppressed([{ ...nosec, ruleIds: ["path"] }]).entry?.suppressed).toBeUndefined();
  });

  it("of our form cover content rules too, with a reason", () => {
    const one = finding("hidden-unicode", { line: 2 });
    expect(suppressed([comment({ ruleIds: ["hidden-unicode"] })], one).entry?.suppressed).toBeDefined();
  });

  it("escape the path in a notice", () => {
    const { judgement } = suppressed([comment({ path: "a\n::error::x", reason: "" })]);
    expect(judgement.notices[0]).toMatch(/^a\\u\{a\}::error/);
  });
});

describe("notices about suppressions", () => {
  it("are told apart, for who wants quiet", () => {
    const judgement = judge([analysis([finding("shell")], { suppressions: [comment({ reason: "" })] })], {
      ...POLICY,
      failOn: ["injection"],
    });
    expect(judgement.notices).toHaveLength(2);
    expect(judgement.suppressionNotices).toEqual([judgement.notices[1]]);
    expect(judgement.suppressionNotices?.[0]).toContain("gives no reason and has no effect");
  });
});

describe("ignore comments that meet nothing", () => {
  const stale = analysis([], { suppressions: [comment({ path: "src/old.ts", line: 4, from: 4, to: 5 })] });

  it("are told", () => {
    expect(judge([stale], POLICY).notices).toEqual([
      "src/old.ts:4: the ignore comment for shell matches no finding; remove it.",
    ]);
  });

  it("are not told by a run that could not have met them", () => {
    const scope = { whole: false, families: ["audit" as const] };
    expect(judge([stale], { ...POLICY, scope }).notices).toEqual([]);
    expect(judge([stale], { ...POLICY, scope: { whole: true, families: ["check"] } }).notices).toEqual([]);
    expect(judge([stale], { ...POLICY, rules: new Map([["shell", "off" as const]]) }).notices).toEqual([]);
  });

  it("are not told where a finding lists their line as another place of it", () => {
    const place = { path: "src/old.ts", startLine: 4, startColumn: 1, endLine: 4, endColumn: 2 };
    const folded = finding("shell", { related: [{ location: place, message: "also here" }] });
    const judgement = judge([analysis([folded], { suppressions: stale.suppressions ?? [] })], {
      ...POLICY,
      failOn: ["none"],
    });
    expect(judgement.notices).toEqual([]);
  });
});

describe("ignore entries", () => {
  it.each([
    ["the path", ignore({ path: "src/*.ts" }), true],
    ["another path", ignore({ path: "lib/**" }), false],
    ["a folder", ignore({ path: "src" }), true],
    ["the tool", ignore({ tool: "run*" }), true],
    ["another tool", ignore({ tool: "read" }), false],
    ["another rule", ignore({ rule: "path" }), false],
  ])("by %s", (_what, entry, expected) => {
    const one = finding("shell", { subject: { tools: ["run_it"] } });
    const judged = judge([analysis([one])], { ...POLICY, ignore: [entry] }).findings[0];
    expect(judged?.suppressed !== undefined).toBe(expected);
    expect(judged?.gating).toBe(!expected);
  });

  it("with a tool do not cover a finding without tool", () => {
    const judged = judge([analysis([finding("shell")])], { ...POLICY, ignore: [ignore({ tool: "*" })] }).findings[0];
    expect(judged?.suppressed).toBeUndefined();
  });

  it.each([
    ["2026-06-15", true, 1, false],
    ["2026-06-14", true, 1, true],
    ["2026-06-14", false, 1, false],
    ["2026-06-29", true, 1, false],
    ["2026-06-30", true, 0, false],
  ])("expiring on %s, default branch %s: %i notices, gates %s", (expires, onDefaultBranch, notices, gating) => {
    const judgement = judge([analysis([finding("shell")])], {
      ...POLICY,
      onDefaultBranch,
      ignore: [ignore({ expires })],
    });
    expect(judgement.notices).toHaveLength(notices);
    expect(judgement.findings[0]?.gating).toBe(gating);
  });

  it("that meet nothing are told, but only where the run could have met them", () => {
    const stale = { ...POLICY, ignore: [ignore({ path: "gone/**" })] };
    expect(judge([analysis([])], stale).notices).toEqual([
      ".portlight/config.yml:7: the ignore entry for shell matches no finding; remove it.",
    ]);
    expect(judge([analysis([])], { ...stale, scope: { whole: false, families: ["audit"] } }).notices).toEqual([]);
    expect(judge([analysis([])], { ...stale, scope: { whole: true, families: ["check"] } }).notices).toEqual([]);
  });
});

describe("rules and perspective", () => {
  it("drops findings of a rule that is switched off, and says so", () => {
    const one = analysis([finding("shell"), finding("path")], {
      undecided: [{ ruleId: "shell", reason: "r", count: 1 }],
    });
    const judgement = judge([one], {
      ...POLICY,
      rules: new Map([
        ["shell", "off"],
        ["path", "on"],
      ]),
    });
    expect(judgement.findings.map((entry) => entry.finding.ruleId)).toEqual(["path"]);
    expect(judgement.undecided).toEqual([]);
    expect(judgement.disabledRules).toEqual(["shell"]);
  });

  it.each([
    ["server", "client", "note"],
    ["server", "server", "high"],
    ["client", "server", "note"],
    ["both", "client", "high"],
  ] as const)("with perspective %s, a fault of the %s is %s", (perspective, fault, severity) => {
    const wire = finding("wrong-id", { subject: { fault } });
    expect(judge([analysis([wire])], { ...POLICY, perspective }).findings[0]?.finding.severity).toBe(severity);
    // Behaviour that harms is no question of sides.
    const harm = finding("leaked-token", { subject: { fault } });
    expect(judge([analysis([harm])], { ...POLICY, perspective }).findings[0]?.finding.severity).toBe("high");
  });
});

describe("merging", () => {
  it("takes confidence and data of the worst of equal findings along with its severity", () => {
    const fingerprint = "c".repeat(32);
    const note = finding("wrong-id", {
      path: "a.mcp.jsonl",
      fingerprint,
      severity: "note",
      confidence: "low",
      data: { demoted: "other-side" },
    });
    const sure = finding("wrong-id", { path: "b.mcp.jsonl", fingerprint });
    const unsure = finding("wrong-id", { path: "a.mcp.jsonl", fingerprint, confidence: "low" });
    for (const [first, second] of [
      [note, sure],
      [unsure, sure],
    ] as const) {
      const judgement = judge([analysis([first]), analysis([second])], POLICY);
      expect(judgement.findings).toHaveLength(1);
      expect(judgement.findings[0]?.finding).toMatchObject({ severity: "high", confidence: "high" });
      expect(judgement.findings[0]?.finding.location.path).toBe("a.mcp.jsonl");
      expect(judgement.findings[0]?.finding.data).toBeUndefined();
      expect(judgement.exitCode).toBe(1);
    }
  });

  it("keeps what was not analysed for different reasons in one place apart", () => {
    const entry = { path: "s.mcp.jsonl", coverage: "partial", reason: "incomplete-capture" } as const;
    const notAnalysed = [
      { ...entry, detail: "the end is missing" },
      { ...entry, detail: "2 frames were left out" },
      { ...entry, detail: "the end is missing" },
    ];
    expect(judge([analysis([], { notAnalysed })], POLICY).notAnalysed.map(({ detail }) => detail)).toEqual([
      "2 frames were left out",
      "the end is missing",
    ]);
  });

  it("folds equal findings of several captures: worst severity, sum of occurrences, other places related", () => {
    const fingerprint = "f".repeat(32);
    const a = finding("wrong-id", { path: "b.mcp.jsonl", fingerprint, occurrences: 2, severity: "note" });
    const b = finding("wrong-id", { path: "a.mcp.jsonl", fingerprint });
    const judgement = judge([analysis([a]), analysis([b])], POLICY);
    expect(judgement.findings).toHaveLength(1);
    expect(judgement.findings[0]?.finding).toMatchObject({
      severity: "high",
      occurrences: 3,
      location: { path: "a.mcp.jsonl" },
      related: [{ location: { path: "b.mcp.jsonl" } }],
    });
  });

  it("takes the first recording for the place of a folded finding, in the order of their numbers", () => {
    const names = ["s/node.10.mcp.jsonl", "s/node.2.mcp.jsonl", "s/node.mcp.jsonl", "s/node-b.mcp.jsonl"];
    const fingerprint = "f".repeat(32);
    const all = names.map((path) => analysis([finding("wrong-id", { path, fingerprint })]));
    const folded = judge(all, POLICY).findings[0]?.finding;
    expect([folded?.location.path, ...(folded?.related ?? []).map(({ location }) => location.path)]).toEqual([
      "s/node.mcp.jsonl",
      "s/node.2.mcp.jsonl",
      "s/node.10.mcp.jsonl",
      "s/node-b.mcp.jsonl",
    ]);
  });

  it("gives the same judgement in whatever order things come", () => {
    const findings = ["shell", "path", "listener", "wrong-id", "failed-call"].flatMap((id) => [
      finding(id, { path: "src/b.ts", line: 3, fingerprint: "1".repeat(32) }),
      finding(id, { path: "src/a.ts", line: 9, fingerprint: "1".repeat(32) }),
      finding(id, { path: "src/a.ts", line: 3 }),
    ]);
    const undecided = ["x", "y", "x"].map((reason, index) => ({ ruleId: "path", reason, count: index + 1 }));
    const notAnalysed = ["q", "p", "q"].map((path) => ({ path, coverage: "none" as const, reason: "binary" as const }));
    const inputs = findings.map((one, index) =>
      analysis([one], {
        undecided: undecided.slice(index, index + 1),
        notAnalysed: notAnalysed.slice(index, index + 1),
      }),
    );
    const expected = JSON.stringify(judge(inputs, POLICY));
    fc.assert(
      fc.property(fc.shuffledSubarray(inputs, { minLength: inputs.length }), (shuffled) => {
        expect(JSON.stringify(judge(shuffled, POLICY))).toBe(expected);
      }),
      { numRuns: 50, seed: 3 },
    );
  });

  it("adds up what could not be decided, and lists an unread file once", () => {
    const judgement = judge(
      [1, 2].map((count) =>
        analysis([], {
          undecided: [{ ruleId: "path", reason: "r", count }],
          notAnalysed: [{ path: "a", coverage: "none", reason: "binary" }],
        }),
      ),
      POLICY,
    );
    expect(judgement.undecided).toEqual([{ ruleId: "path", reason: "r", count: 3 }]);
    expect(judgement.notAnalysed).toHaveLength(1);
  });
});

describe("counts", () => {
  it("add up to the findings, whatever the policy", () => {
    const ids = fc.constantFrom(...RULES.map((rule) => rule.id));
    fc.assert(
      fc.property(
        fc.array(fc.record({ id: ids, suppress: fc.boolean(), known: fc.boolean() }), { maxLength: 30 }),
        (plan) => {
          const findings = plan.map(({ id }, index) => finding(id, { line: index + 1 }));
          const suppressions = plan.flatMap(({ id, suppress }, index) =>
            suppress ? [comment({ from: index + 1, to: index + 1, ruleIds: [id] })] : [],
          );
          const entries = plan.flatMap(({ known }, index) => {
            const one = findings[index];
            return known && one
              ? [{ fingerprint: one.fingerprint, ruleId: one.ruleId, path: "x", severity: one.severity }]
              : [];
          });
          const judgement = judge([analysis(findings, { suppressions })], { ...POLICY, baseline: { entries } });
          const { counts } = judgement;
          const open = SEVERITIES.reduce((sum, severity) => sum + counts.bySeverity[severity], 0);
          expect(open + counts.suppressed + counts.baselined).toBe(findings.length);
          expect(judgement.gate.gating).toBe(judgement.findings.filter((entry) => entry.gating).length);
          expect(judgement.findings.every((entry) => !(entry.gating && (entry.suppressed || entry.baselined)))).toBe(
            true,
          );
          expect(judgement.exitCode).toBe(judgement.gate.gating > 0 ? 1 : 0);
        },
      ),
      { numRuns: 100, seed: 1 },
    );
  });

  it("and gate stay when --min-severity shows less", () => {
    const judgement = judge([analysis([finding("shell"), finding("listener"), finding("failed-call")])], POLICY);
    const shown = withMinSeverity(judgement, "critical");
    expect(shown.findings).toHaveLength(1);
    expect(shown.hidden).toBe(2);
    expect({ ...shown, findings: [], hidden: 0 }).toEqual({ ...judgement, findings: [], hidden: 0 });
    expect(withMinSeverity(judgement, "note")).toBe(judgement);
  });
});
