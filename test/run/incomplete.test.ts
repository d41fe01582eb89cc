/** An audit that ended early is no pass: exit 3, with what it found and every report. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import type { AuditOptions } from "../../src/audit/types.ts";
import { runCli } from "../cli/run-cli.ts";
import { temporaryFolder } from "./temporary-folder.ts";

vi.mock("../../src/audit/audit.ts", () => ({
  audit: async (options: AuditOptions) => {
    const { analyse } = await import("../../src/audit/core.ts");
    return { ...(await analyse(options)), incomplete: ["The audit did not come to an end."] };
  },
}));

it("ends with 3 and reports what was found", async () => {
  const cwd = temporaryFolder({
    ".git/HEAD": "",
    ".mcp.json": '{ "mcpServers": { "a": { "command": "npx", "args": ["-y", "some-server"] } } }',
  });
  const { status, stdout } = await runCli(cwd, ["audit", "-o", "json=r.json"]);
  expect(status).toBe(3);
  expect(stdout).toContain("config-unpinned-server");
  expect(stdout).toContain("The audit did not come to an end.");
  expect(stdout).not.toContain("Gate passed");
  const report = JSON.parse(readFileSync(join(cwd, "r.json"), "utf8"));
  expect(report).toMatchObject({ exitCode: 3, findings: [{ ruleId: "config-unpinned-server" }] });
});
