/** A bug in one room: the others report, every output is written, exit 4, no stack unless asked for. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { runCli } from "../cli/run-cli.ts";
import { temporaryFolder } from "./temporary-folder.ts";

vi.mock("../../src/audit/audit.ts", () => ({
  audit: async () => {
    throw new TypeError("boom near secret-value");
  },
}));

const SESSION = readFileSync(
  join(import.meta.dirname, "../../examples/vulnerable-server/.portlight/sessions/notes.mcp.jsonl"),
  "utf8",
);

describe("a bug in the audit", () => {
  it("ends with 4 after everything else is reported", async () => {
    const cwd = temporaryFolder({ ".git/HEAD": "", "a.py": "", ".portlight/sessions/s.mcp.jsonl": SESSION });
    const { status, stdout, stderr } = await runCli(cwd, [
      "scan",
      "-o",
      "json=r.json",
      "-o",
      "sarif=r.sarif",
      "-o",
      "junit=r.xml",
    ]);
    expect(status).toBe(4);
    expect(stdout).toContain("stdio-noise");
    const report = JSON.parse(readFileSync(join(cwd, "r.json"), "utf8"));
    expect(report).toMatchObject({ exitCode: 4, ruleFailures: [{ ruleId: "audit", error: "TypeError" }] });
    expect(report.findings.length).toBeGreaterThan(2);
    expect(readFileSync(join(cwd, "r.sarif"), "utf8")).toContain("stdio-noise");
    expect(readFileSync(join(cwd, "r.xml"), "utf8")).toContain("stdio-noise");
    expect(stderr).toMatch(/^portlight: internal error, please report it at https:\S+\/issues: TypeError: boom/);
    expect(stderr).not.toContain("bugs.test.ts");
    const debug = await runCli(cwd, ["scan"], { PORTLIGHT_DEBUG: "1" });
    expect(debug.stderr).toContain("bugs.test.ts");
  });
});
