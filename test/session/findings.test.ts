import { describe, expect, it } from "vitest";
import { allRules } from "../../src/catalog/catalog.ts";
import { createSessionReports, type SessionReportsOptions } from "../../src/session/findings.ts";
import type { SessionFact } from "../../src/session/report.ts";
import type { Session } from "../../src/session/types.ts";
import { HANDSHAKE, observe } from "./observed.ts";

const { session } = observe(HANDSHAKE, { path: "a.mcp.jsonl" });
const either = allRules().find((rule) => rule.family === "check" && rule.fault === "either");
const ofServer = allRules().find((rule) => rule.family === "check" && rule.fault === "server");

/** Values for the parameters of a rule's message. */
function params(message: string): Record<string, string> {
  return Object.fromEntries([...message.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, name]) => [name, "x"]));
}

function fact(line: number, more: Partial<SessionFact> = {}): SessionFact {
  return { position: { line, offset: 0, bytes: 1 }, params: params(either?.message ?? ""), detail: "d", ...more };
}

function findings(facts: readonly SessionFact[], options?: SessionReportsOptions, ruleId = either?.id ?? "") {
  const reports = createSessionReports(session as Session, options);
  for (const one of facts) reports.of(ruleId).violated(one);
  return { list: reports.findings(), reports };
}

describe("facts", () => {
  it("become findings at their line, with the rule's metadata and the server's key", () => {
    const [finding] = findings([
      fact(7, {
        method: "tools/call",
        tool: "t",
        argument: "p",
        fault: "server",
        data: { a: 1 },
        related: [{ position: { line: 3, offset: 0, bytes: 1 }, message: "m" }],
      }),
    ]).list;
    expect(finding).toMatchObject({
      ruleId: either?.id,
      family: "check",
      severity: either?.severity,
      location: { path: "a.mcp.jsonl", startLine: 7, startColumn: 1, endLine: 7, endColumn: 2 },
      related: [{ location: { path: "a.mcp.jsonl", startLine: 3 }, message: "m" }],
      subject: { server: "srv", tools: ["t"], argument: "p", method: "tools/call", fault: "server" },
      data: { a: 1 },
    });
    expect(finding?.fingerprint).toMatch(/^[0-9a-f]{32}$/);
    expect(finding).not.toHaveProperty("occurrences");
  });

  it("that say the same fold into the first, the others stay apart and are sorted", () => {
    const { list } = findings([fact(9, { tool: "b" }), fact(5), fact(3), fact(8), fact(4, { detail: "e" })]);
    expect(list.map(({ location, occurrences }) => [location.startLine, occurrences])).toEqual([
      [4, undefined],
      [5, 3],
      [9, undefined],
    ]);
    expect(new Set(list.map(({ fingerprint }) => fingerprint)).size).toBe(3);
  });

  it("of the other side are notes, unless both sides are judged", () => {
    const severities = (perspective: SessionReportsOptions["perspective"]) =>
      findings(
        [fact(1, { fault: "client" }), fact(2, { fault: "server" })],
        perspective ? { perspective } : {},
      ).list.map(({ severity }) => severity === "note");
    const { list } = findings([fact(1, { fault: "client", data: { a: 1 } }), fact(2, { fault: "server" })]);
    expect(list.map(({ data }) => data)).toEqual([{ a: 1, demoted: "other-side" }, undefined]);
    expect(severities(undefined)).toEqual([true, false]);
    expect(severities("server")).toEqual([true, false]);
    expect(severities("client")).toEqual([false, true]);
    expect(severities("both")).toEqual([false, false]);
  });

  it("have the rule's own fault where it has one", () => {
    const [finding] = findings(
      [fact(1, { fault: "client", params: params(ofServer?.message ?? "") })],
      {},
      ofServer?.id,
    ).list;
    expect(finding?.subject?.fault).toBe("server");
  });

  it("beyond the quota of a rule are counted", () => {
    const { list, reports } = findings(
      Array.from({ length: 12 }, (_, i) => fact(i + 1, { detail: String(i) })),
      { perRule: 10 },
    );
    expect(list).toHaveLength(10);
    expect(reports.notAnalysed()).toEqual([
      {
        path: "a.mcp.jsonl",
        coverage: "partial",
        reason: "budget",
        detail: `Rule ${either?.id}: 2 more violations are not listed.`,
      },
    ]);
  });

  it("that are not decided are counted by reason", () => {
    const reports = createSessionReports(session as Session);
    for (const reason of ["b", "a", "b"]) reports.of(either?.id ?? "").undecided(reason);
    expect(reports.undecided()).toEqual([
      { ruleId: either?.id, reason: "a", count: 1 },
      { ruleId: either?.id, reason: "b", count: 2 },
    ]);
  });

  it("of a rule that does not exist are a bug", () => {
    expect(() => createSessionReports(session as Session).of("no-such-rule")).toThrow("no-such-rule");
  });
});
