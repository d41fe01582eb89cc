/** A session is judged whatever its file is called; what holds no session is told by what it holds. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "../../src/run/run.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const SESSION = readFileSync(
  join(import.meta.dirname, "../../examples/vulnerable-server/.portlight/sessions/notes.mcp.jsonl"),
  "utf8",
);
const EFFECTS = '{"v":1,"type":"effects.start","session":"s1"}\n{"v":1,"type":"effects.end"}\n';

function check(name: string, text: string, captures: readonly string[] = []): ReturnType<typeof run> {
  const root = temporaryFolder({ ".git/HEAD": "", [`.portlight/sessions/${name}`]: text });
  return run({ command: "scan", cwd: root, paths: [], captures, today: "2026-11-30" });
}

describe("a session", () => {
  it.each(["notes.effects.jsonl", "NOTES.MCP.JSONL", "notes.Effects.Jsonl"])("is judged as %s", async (name) => {
    const plain = await check("notes.mcp.jsonl", SESSION);
    const { judgement } = await check(name, SESSION);
    expect(judgement.findings.length).toBeGreaterThan(0);
    const rules = (result: typeof judgement): string[] => result.findings.map(({ finding }) => finding.ruleId);
    expect(rules(judgement)).toEqual(rules(plain.judgement));
  });
});

describe("a log of observed effects", () => {
  it.each([
    ["effects", EFFECTS],
    ["nothing", ""],
  ])("that holds %s is no session, and no gap", async (_what, text) => {
    const { judgement } = await check("notes.effects.jsonl", text);
    expect(judgement).toMatchObject({ findings: [], notAnalysed: [], exitCode: 0 });
  });

  it("that the user names is a mistake", async () => {
    const { problems } = await check("notes.effects.jsonl", EFFECTS, [".portlight/sessions/notes.effects.jsonl"]);
    expect(problems).toEqual([
      ".portlight/sessions/notes.effects.jsonl (line 1) holds the effects that were observed in a session: name the session's own log.",
    ]);
  });
});
