/** Each entry runs from a folder that holds only the bundle, on each Node that is at hand. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { VERSION } from "../../src/catalog/product.ts";
import { temporaryFolder } from "../run/temporary-folder.ts";
import { loneBundle, NODES, runEntry } from "./entries.ts";

const SERVER = `from mcp.server.fastmcp import FastMCP
import subprocess

mcp = FastMCP("s")


@mcp.tool()
def run(command: str) -> str:
    return subprocess.run(f"echo {command}", shell=True, capture_output=True, text=True).stdout
`;

const SERVER_TS = `import { exec } from "node:child_process";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";

const server = new McpServer({ name: "s", version: "1.0.0" });
server.registerTool("run", { inputSchema: { command: z.string() } }, async ({ command }: { command: string }) => {
  exec("echo " + command);
  return { content: [] };
});
`;

describe.each(NODES.map((node) => ({ node, version: execFileSync(node, ["--version"], { encoding: "utf8" }).trim() })))(
  "on Node $version",
  ({ node }) => {
    it("cli.js prints version and help", async () => {
      const dist = loneBundle();
      const version = await runEntry(join(dist, "cli.js"), ["--version"], { cwd: dist, node });
      expect(version).toMatchObject({ status: 0, stdout: `${VERSION}\n`, stderr: "" });
      const help = await runEntry(join(dist, "cli.js"), ["--help"], { cwd: dist, node });
      expect(help).toMatchObject({ status: 0, stderr: "" });
      expect(help.stdout).toContain("Usage: portlight");
    });

    it.each([
      ["server.py", SERVER, 9],
      ["server.ts", SERVER_TS, 7],
    ])("cli.js audits %s, inline and in its worker", async (name, text, line) => {
      const dist = loneBundle();
      // Beyond 128 KB the audit moves to a worker: both ways are taken.
      const comment = name.endsWith(".py") ? "# padding\n" : "// padding\n";
      const cwd = temporaryFolder({
        ".git/HEAD": "",
        [`small/${name}`]: text,
        [`large/${name}`]: text + comment.repeat(20_000),
      });
      for (const folder of ["small", "large"]) {
        const result = await runEntry(join(dist, "cli.js"), ["audit", folder, "--format", "json"], { cwd, node });
        expect(result.stderr).toBe("");
        const report = JSON.parse(result.stdout);
        expect(report.notAnalysed).toEqual([]);
        const places = report.findings
          .filter((finding: { ruleId: string }) => finding.ruleId === "shell-injection")
          .map(
            (finding: { location: { path: string; startLine: number } }) =>
              `${finding.location.path}:${finding.location.startLine}`,
          );
        expect(places).toEqual([`${folder}/${name}:${line}`]);
        expect(result.status).toBe(1);
      }
    });

    it("cli.js records: bytes and exit status pass, and the capture can be judged", async () => {
      const dist = loneBundle();
      const cwd = temporaryFolder({ ".git/HEAD": "" });
      const server = "process.stdin.on('data', (part) => process.stdout.write(part)).on('end', () => process.exit(7))";
      const input = '{"jsonrpc":"2.0","method":"notifications/initialized"}\nnot json \u00e4\r\n';
      const recorded = await runEntry(join(dist, "cli.js"), ["record", "--name", "echo", "--", node, "-e", server], {
        cwd,
        node,
        input,
      });
      expect(recorded).toEqual({ status: 7, signal: null, stdout: input, stderr: "" });
      const checked = await runEntry(join(dist, "cli.js"), ["check", "--format", "json"], { cwd, node });
      expect(checked.stderr).toBe("");
      const [session] = JSON.parse(checked.stdout).inventory.sessions;
      expect(session).toMatchObject({ path: ".portlight/sessions/echo.mcp.jsonl", complete: true, frames: 4 });
    });

    it("action.js judges the workspace and writes its files", async () => {
      const dist = loneBundle();
      const cwd = temporaryFolder({ "server.py": SERVER, "runner/output": "", "runner/summary": "" });
      const result = await runEntry(join(dist, "action.js"), [], {
        cwd,
        node,
        env: {
          GITHUB_WORKSPACE: cwd,
          RUNNER_TEMP: join(cwd, "runner"),
          GITHUB_OUTPUT: join(cwd, "runner/output"),
          GITHUB_STEP_SUMMARY: join(cwd, "runner/summary"),
        },
      });
      expect(result).toMatchObject({ status: 1, stderr: "" });
      expect(result.stdout).toMatch(/^::error file=server\.py,line=9,/m);
      expect(readFileSync(join(cwd, "runner/output"), "utf8")).toMatch(/outcome<<(\S+)\nfail\n\1\n/);
      expect(readFileSync(join(cwd, "runner/summary"), "utf8")).toContain("shell-injection");
      for (const name of ["portlight.sarif", "portlight.xml", "portlight.json"]) {
        expect(existsSync(join(cwd, "runner/portlight", name))).toBe(true);
      }
    });

    it("post.js ends well although nothing ran before it", async () => {
      const dist = loneBundle();
      expect(await runEntry(join(dist, "post.js"), [], { cwd: dist, node })).toMatchObject({
        status: 0,
        stdout: "",
        stderr: "",
      });
    });
  },
);

describe("the bundle", () => {
  const dist = inject("dist");

  it("starts from a small file, so that --version stays fast", () => {
    expect(readFileSync(join(dist, "index.js")).length).toBeLessThan(40_000);
  });

  it("names no folder of the machine that built it", () => {
    const root = join(import.meta.dirname, "../..");
    const naming = readdirSync(dist).filter((name) => readFileSync(join(dist, name)).includes(root));
    expect(naming).toEqual([]);
  });

  it("brings the licences of what it holds", () => {
    const licences = readFileSync(join(dist, "licenses.txt"), "utf8");
    for (const name of ["@babel/parser", "commander", "typescript", "web-tree-sitter", "yaml"])
      expect(licences).toContain(name);
  });
});
