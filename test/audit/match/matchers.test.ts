import { expect, it } from "vitest";
import type { MatchContext } from "../../../src/audit/match/context.ts";
import type { Draft } from "../../../src/audit/match/draft.ts";
import { matchRules } from "../../../src/audit/match/matchers.ts";
import type { Rule } from "../../../src/catalog/types.ts";
import { projectOf } from "../server/project.ts";

function ruleOf(id: string): Rule {
  return {
    id,
    family: "audit",
    title: "t",
    severity: "high",
    precision: "medium",
    groups: [],
    message: "Found {what}.",
    match: { kind: "call", predicate: id },
  };
}

function draftOf(rule: Rule, more: Partial<Draft> = {}): Draft {
  return {
    rule,
    package: { name: "p", path: "packages/p" },
    location: { path: "packages/p/a.ts", startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 },
    offset: 0,
    scope: "f",
    identity: "sink",
    expression: "x",
    params: { what: "it" },
    confidence: "high",
    ...more,
  };
}

async function context(): Promise<MatchContext> {
  const flows = { flows: [], effects: [], unfinished: [] };
  return { project: await projectOf({}), entries: [], flows, configs: [], tests: "demote" };
}

it("contains a matcher that throws", async () => {
  const result = matchRules([ruleOf("bad-one"), ruleOf("good-one")], await context(), (rule) => () => {
    if (rule.id === "bad-one") throw new TypeError("quotes the source");
    return { drafts: [draftOf(rule)], undecided: [] };
  });
  expect(result.ruleFailures).toEqual([{ ruleId: "bad-one", error: "TypeError" }]);
  expect(result.findings.map((one) => one.ruleId)).toEqual(["good-one"]);
});

it("takes a rule without a matcher for a failure, and one that is written in code for none", async () => {
  const unknown = ruleOf("no-such-predicate");
  const { match: _match, ...coded } = ruleOf("in-code");
  const result = matchRules([unknown, coded], await context());
  expect(result.ruleFailures).toEqual([{ ruleId: "no-such-predicate", error: "Error" }]);
});

it("caps confidence by precision, demotes to note, and numbers equals in source order", async () => {
  const drafts = [
    draftOf(ruleOf("a-rule"), {
      offset: 9,
      location: { path: "packages/p/a.ts", startLine: 3, startColumn: 1, endLine: 3, endColumn: 2 },
    }),
    draftOf(ruleOf("a-rule"), { expression: " x ", demoted: "test-code", data: { sink: "s" } }),
  ];
  const forward = matchRules([ruleOf("a-rule")], await context(), () => () => ({ drafts, undecided: [] })).findings;
  const backward = matchRules([ruleOf("a-rule")], await context(), () => () => ({
    drafts: [...drafts].reverse(),
    undecided: [],
  })).findings;
  expect(forward).toEqual(backward);
  expect(forward.map((one) => [one.location.startLine, one.severity, one.confidence])).toEqual([
    [1, "note", "medium"],
    [3, "high", "medium"],
  ]);
  expect(forward.map((one) => one.data)).toEqual([{ sink: "s", demoted: "test-code" }, undefined]);
  expect(forward[0]?.fingerprint).not.toBe(forward[1]?.fingerprint);
});

it("says nothing of a demotion where the rule is a note anyway", async () => {
  const rule: Rule = { ...ruleOf("a-rule"), severity: "note" };
  const drafts = [draftOf(rule, { demoted: "test-code" })];
  const result = matchRules([rule], await context(), () => () => ({ drafts, undecided: [] }));
  expect(result.findings[0]).toMatchObject({ severity: "note" });
  expect(result.findings[0]).not.toHaveProperty("data");
});

it("fingerprints by the path below the package, so that a package may move in a monorepo", async () => {
  const at = async (folder: string): Promise<string | undefined> => {
    const draft = draftOf(ruleOf("a-rule"), {
      package: { name: "p", path: folder },
      location: {
        path: folder === "." ? "a.ts" : `${folder}/a.ts`,
        startLine: 1,
        startColumn: 1,
        endLine: 1,
        endColumn: 2,
      },
    });
    const result = matchRules([ruleOf("a-rule")], await context(), () => () => ({ drafts: [draft], undecided: [] }));
    return result.findings[0]?.fingerprint;
  };
  expect(await at("packages/p")).toBe(await at("."));
});
