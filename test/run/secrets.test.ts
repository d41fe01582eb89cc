/** No secret of the input in any output of any command, not in part. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runAction } from "../../src/action/run.ts";
import { FORMATS } from "../../src/run/formats.ts";
import { runCli } from "../cli/run-cli.ts";
import { buildSecret } from "../rules/secrets.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const TOKEN = buildSecret("github-token");
const KEY = buildSecret("openai-api-key");
const PASSWORD = "Zq7xWvK9pR2mT4bY8";

/** The random parts; what a kind begins with is no secret. */
const PARTS = [TOKEN.slice(4), KEY.slice(8), PASSWORD]
  .flatMap((text) => Array.from({ length: text.length - 4 }, (_, at) => text.slice(at, at + 5)))
  .filter((part) => part !== "T3Blb");

function project(): string {
  const args = (specifier: string) => ({ command: "npx", args: ["-y", specifier] });
  const servers = {
    a: args(`git+https://x-access-token:${TOKEN}@host.example/${"long/".repeat(12)}server.git`),
    b: args(`git+https://bot:${PASSWORD}@host.example/server.git`),
    c: args(`https://host.example/${"p".repeat(50)}.tgz?token=${PASSWORD}`),
    [TOKEN]: args("some-server"),
  };
  const python = (tool: string, argument: string) => `from mcp.server.fastmcp import FastMCP
import os

mcp = FastMCP("s")


@mcp.tool(name="${tool}")
def run(${argument}: str) -> int:
    return os.system("ls " + ${argument})
`;
  return temporaryFolder({
    ".git/HEAD": "",
    ".mcp.json": JSON.stringify({ mcpServers: servers }),
    "tool.py": python(KEY, TOKEN),
    [`${TOKEN}/server.py`]: python("run", "command"),
    [`${TOKEN}/broken.py`]: "def (:\n\0",
    ".portlight/config.yml": `version: 1
ignore:
  - rule: shell-injection
    path: tool.py
    reason: accepted with ${TOKEN}
`,
  });
}

function expectNoSecret(text: string): void {
  expect(text.length).toBeGreaterThan(20);
  for (const part of PARTS) if (text.includes(part)) expect(text).not.toContain(part);
}

describe("secrets of the input", () => {
  it.each(FORMATS)("do not stand in %s", async (format) => {
    const cwd = project();
    for (const options of [[], ["--stats", "--min-severity", "note"], ["--strict", "--quiet"]]) {
      const { stdout, stderr } = await runCli(cwd, ["scan", "--format", format, ...options]);
      expectNoSecret(`${stdout}${stderr}`);
      expect(stdout).toContain("redacted:");
    }
  });

  it("do not stand in a baseline, and its entries are met again", async () => {
    const cwd = project();
    const { stdout } = await runCli(cwd, ["baseline", "write"]);
    expectNoSecret(stdout);
    expectNoSecret(readFileSync(join(cwd, ".portlight/baseline.json"), "utf8"));
    const { status, stdout: again } = await runCli(cwd, ["scan", "--fail-on", "low", "--format", "json"]);
    expect(again).not.toContain("matches no finding");
    // What no baseline takes is all that is left: the secrets themselves.
    const { findings } = JSON.parse(again) as { findings: { ruleId: string; gating: boolean; family: string }[] };
    const gating = findings.filter((finding) => finding.gating);
    expect(gating.map(({ ruleId }) => ruleId)).toContain("secret-exposed");
    expect(gating.filter(({ family }) => family !== "content")).toEqual([]);
    expect(status).toBe(1);
  });

  it("do not stand in a sentence about a mistake", async () => {
    const cwd = project();
    for (const argv of [
      ["audit", `${TOKEN}.py`],
      ["check", `https://bot:${PASSWORD}@host.example/x`],
      ["scan", "--config", `${TOKEN}.yml`],
      ["scan", "--fail-on", TOKEN],
      ["explain", TOKEN],
      ["audit", "-o", `json=${TOKEN}/server.py/x`],
      [TOKEN],
    ]) {
      const { stdout, stderr } = await runCli(cwd, argv);
      expectNoSecret(`${stdout}${stderr}`);
    }
  });

  it("do not stand in anything that the action writes", async () => {
    const workspace = project();
    const runner = temporaryFolder({ output: "", summary: "" });
    let log = "";
    await runAction({
      env: {
        GITHUB_WORKSPACE: workspace,
        RUNNER_TEMP: runner,
        GITHUB_OUTPUT: join(runner, "output"),
        GITHUB_STEP_SUMMARY: join(runner, "summary"),
      },
      stdout: {
        write: (text, done) => {
          log += text;
          done();
        },
      },
      now: () => Date.UTC(2026, 10, 30),
    });
    const written = readdirSync(join(runner, "portlight"));
    expect(written).toHaveLength(3);
    for (const text of [log, readFileSync(join(runner, "summary"), "utf8")]) expectNoSecret(text);
    for (const name of written) expectNoSecret(readFileSync(join(runner, "portlight", name), "utf8"));
  });
});
