/** Silence is not green: what holds no message fails, also when it holds nothing at all. */
import { describe, expect, it } from "vitest";
import { run } from "../../src/run/run.ts";
import { temporaryFolder } from "./temporary-folder.ts";

function check(
  files: Readonly<Record<string, string>>,
  captures: readonly string[],
  command: "scan" | "check" = "scan",
) {
  const root = temporaryFolder({ ".git/HEAD": "", ...files });
  return run({ command, cwd: root, paths: [], captures, today: "2026-11-30" });
}

const brief = ({ judgement }: Awaited<ReturnType<typeof check>>) =>
  judgement.findings.map(({ finding, gating }) => [finding.location.path, finding.ruleId, gating]);

describe("an empty capture", () => {
  it.each(["", "\n \n"])("that a folder or the configuration gives fails the run: %j", async (text) => {
    const files = { ".portlight/sessions/notes.mcp.jsonl": text };
    const expected = [[".portlight/sessions/notes.mcp.jsonl", "capture-without-frames", true]];
    for (const result of [
      await check(files, []),
      await check(files, [".portlight"]),
      await check(files, [".portlight/**/*.jsonl"], "check"),
    ]) {
      expect(brief(result)).toEqual(expected);
      expect(result.judgement.exitCode).toBe(1);
      expect(result.judgement.findings[0]?.finding.message).toContain("`notes`");
    }
  });

  it("that the user names is an input that cannot be read", async () => {
    const result = await check({ "notes.mcp.jsonl": "" }, ["notes.mcp.jsonl"]);
    expect(brief(result)).toEqual([]);
    expect(result.problems).toEqual(["notes.mcp.jsonl (line 1) is empty: record the session again."]);
    expect(result.judgement.exitCode).toBe(3);
  });

  it("is another thing than a log of another program, which is only listed", async () => {
    const result = await check({ "logs/other.jsonl": '{"level":"info"}\n' }, ["logs"]);
    expect(brief(result)).toEqual([]);
    expect(result.judgement.notAnalysed).toMatchObject([{ path: "logs/other.jsonl", reason: "unsupported-format" }]);
  });
});

describe("an entry of the baseline for an empty capture", () => {
  it.each(["check", "detect", "scan"] as const)("is told to be stale by %s when it is gone", async (command) => {
    const entry = {
      ruleId: "capture-without-frames",
      path: ".portlight/sessions/gone.mcp.jsonl",
      severity: "high",
      fingerprint: "0".repeat(32),
    };
    const baseline = JSON.stringify({ version: 1, entries: [entry] });
    const root = temporaryFolder({ ".git/HEAD": "", "a.py": "", ".portlight/baseline.json": baseline });
    const { judgement } = await run({ command, cwd: root, paths: [], captures: [], today: "2026-11-30" });
    expect(judgement.notices.join("\n")).toContain("1 entry of the baseline matches no finding any more");
  });
});
