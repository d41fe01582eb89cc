import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../run/temporary-folder.ts";
import { step } from "./step.ts";

const SERVER = `from mcp.server.fastmcp import FastMCP
import os

mcp = FastMCP("s")


@mcp.tool()
def run(command: str) -> int:
    return os.system("ls " + command)
`;

describe("the action", () => {
  it("fails on a finding, and sets every output, summary and annotation", async () => {
    const workspace = temporaryFolder({ "pkg/server.py": SERVER });
    const { status, log, outputs, summary } = await step(workspace, { "working-directory": "pkg" });
    expect(status).toBe(1);
    expect(log).toMatch(/^::error file=pkg\/server\.py,line=9,/m);
    expect(log.trimEnd().split("\n").at(-1)).toMatch(/^Gate failed/);
    expect(summary).toContain("shell-injection");
    expect(Object.fromEntries(outputs)).toMatchObject({
      outcome: "fail",
      "findings-count": "1",
      "new-findings-count": "1",
      "critical-count": "1",
      "high-count": "0",
      score: "49",
      grade: "F",
    });
    const sarif = JSON.parse(readFileSync(outputs.get("sarif-file") as string, "utf8"));
    expect(sarif.runs[0].automationDetails.id).toBe("portlight/pkg/");
    expect(JSON.parse(readFileSync(outputs.get("json-file") as string, "utf8")).gate.result).toBe("fail");
    expect(readFileSync(outputs.get("junit-file") as string, "utf8")).toContain("<testsuites");
  });

  it("passes by policy, whatever it shows", async () => {
    const workspace = temporaryFolder({ "server.py": SERVER });
    const { status, log, outputs } = await step(workspace, { "fail-on": "none" });
    expect(status).toBe(0);
    expect(outputs.get("outcome")).toBe("pass");
    expect(log).toMatch(/^::warning file=server\.py/m);
  });

  it("takes its policy from inputs and files, never from variables that an earlier step can set", async () => {
    const workspace = temporaryFolder({ "server.py": SERVER });
    const { status } = await step(
      workspace,
      {},
      { PORTLIGHT_FAIL_ON: "none", PORTLIGHT_CONFIG: "x", PORTLIGHT_BASELINE: "x" },
    );
    expect(status).toBe(1);
  });

  it("counts an expired ignore entry no more on a push to the default branch", async () => {
    const workspace = temporaryFolder({
      "server.py": SERVER,
      "event.json": '{"repository":{"default_branch":"main"}}',
      ".portlight/config.yml":
        'version: 1\nignore:\n  - { rule: shell-injection, path: "**", reason: r, expires: 2026-11-01 }\n',
    });
    const push = {
      GITHUB_ACTIONS: "true",
      GITHUB_EVENT_NAME: "push",
      GITHUB_EVENT_PATH: join(workspace, "event.json"),
      GITHUB_REF_NAME: "main",
    };
    expect((await step(workspace, {}, push)).status).toBe(1);
    expect((await step(workspace, {}, { ...push, GITHUB_EVENT_NAME: "pull_request" })).status).toBe(0);
    expect((await step(workspace, {}, { PORTLIGHT_DEFAULT_BRANCH: "main" })).status).toBe(0);
  });

  it("tells a mistake in one error annotation and sets the outcome", async () => {
    const workspace = temporaryFolder({ "server.py": SERVER });
    for (const [inputs, message] of [
      [{ "fail-onn": "high" }, "did you mean"],
      [{ "fail-on": "hihg" }, "hihg"],
      [{ "working-directory": "missing" }, "is no folder"],
      [{ "working-directory": ".." }, "outside of the workspace"],
      [{ config: "missing.yml" }, "does not exist"],
    ] as const) {
      const { status, log, outputs, summary } = await step(workspace, inputs as Record<string, string>);
      expect(status).toBe(2);
      expect(summary).toMatch(/^## Portlight\n\n\*\*.+\*\*\n$/);
      expect(summary.replaceAll("\\", "")).toContain(message);
      expect(log).toContain(message);
      expect(log.split("\n").filter((line) => line.startsWith("::error "))).toHaveLength(1);
      expect(outputs.get("outcome")).toBe("error");
    }
    const missing = await step(workspace, { captures: "missing.mcp.jsonl" });
    expect(missing.status).toBe(3);
    expect(missing.outputs.get("outcome")).toBe("error");
    expect(missing.summary.replaceAll("\\", "")).toContain("missing.mcp.jsonl does not exist: check the path.");
    expect((await step(workspace, { "fail-on": "hihg", "job-summary": "false" })).summary).toBe("");
  });

  it("fails with strict when there was nothing to analyse, or a named capture pattern matches nothing", async () => {
    const empty = temporaryFolder({ kept: "" });
    expect((await step(empty)).status).toBe(0);
    const strict = await step(empty, { strict: "true" });
    expect(strict.status).toBe(1);
    expect(strict.outputs.get("outcome")).toBe("fail");
    expect(strict.summary).toContain("on an empty run, in which nothing was analysed");
    const clean = temporaryFolder({ "a.py": "x = 1\n" });
    expect((await step(clean, { strict: "true" })).status).toBe(0);
    expect((await step(clean, { strict: "true", captures: "none/*.jsonl" })).status).toBe(1);
    expect((await step(clean, { captures: "none/*.jsonl" })).status).toBe(0);
  });

  it("speaks of its inputs, not of options", async () => {
    const exec =
      'import os\nfrom mcp.server.fastmcp import FastMCP\nmcp = FastMCP("s")\n@mcp.tool()\ndef now() -> int:\n    return os.system("date")\n';
    const workspace = temporaryFolder({ "server.py": exec });
    const counted = await step(workspace);
    expect(counted.log).toMatch(/\. The input `min-severity: note` lists (it|them)\.\n/);
    const hidden = await step(workspace, { "min-severity": "high" });
    expect(hidden.log).toContain(" below min-severity not shown");
    expect(`${counted.log}${hidden.log}${hidden.summary}`).not.toContain("--min-severity");
  });

  it("is not failed by reports, summaries and outputs that cannot be written", async () => {
    const workspace = temporaryFolder({ "a.py": "x = 1\n" });
    const outside = temporaryFolder({ "kept.txt": "kept" });
    symlinkSync(join(outside, "kept.txt"), join(workspace, "link.sarif"));
    mkdirSync(join(workspace, "folder"));
    const { status, log, outputs } = await step(
      workspace,
      { "sarif-file": "link.sarif", "json-file": "folder" },
      { GITHUB_STEP_SUMMARY: join(workspace, "nowhere/summary") },
    );
    expect(status).toBe(0);
    expect(log.match(/^::warning title=Portlight::/gm)).toHaveLength(2);
    expect(log).toContain("No job summary");
    expect([...outputs.keys()]).not.toContain("sarif-file");
    expect(readFileSync(join(outside, "kept.txt"), "utf8")).toBe("kept");
    expect((await step(workspace, {}, { GITHUB_OUTPUT: "", GITHUB_STEP_SUMMARY: "" })).status).toBe(0);
  });

  it("lets nothing that it prints be a command, its own annotations aside", async () => {
    const workspace = temporaryFolder({
      "::set-output name=x::y.py": SERVER,
      "a\n::error::b.py": SERVER,
      "##[error]c.py": SERVER,
    });
    const { log } = await step(workspace);
    let stopped: string | undefined;
    const obeyed: string[] = [];
    for (const line of log.split("\n")) {
      if (stopped !== undefined) {
        if (line === `::${stopped}::`) stopped = undefined;
      } else if (line.startsWith("::stop-commands::")) stopped = line.slice("::stop-commands::".length);
      else if (/^\s*::|##\[/.test(line)) obeyed.push(line.split(/[ :]+/)[1] as string);
    }
    expect(stopped).toBeUndefined();
    expect([...new Set(obeyed)].sort()).toEqual(["endgroup", "error", "group"]);
    expect(obeyed.filter((name) => name === "error")).toHaveLength(3);
  });
});
