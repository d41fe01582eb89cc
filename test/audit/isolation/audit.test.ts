import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { audit, worker } from "../../../src/audit/audit.ts";
import { analyse } from "../../../src/audit/core.ts";
import { discover } from "../../../src/audit/discover/discover.ts";
import { inlineHooks, MAX_INLINE_STEPS, NeedsWorker } from "../../../src/audit/isolation/inline.ts";
import { supervise } from "../../../src/audit/isolation/supervisor.ts";
import type { AuditOptions } from "../../../src/audit/types.ts";
import { UserError } from "../../../src/errors/user-error.ts";
import { tree } from "../discover/tree.ts";

const SERVER = `import subprocess
from mcp.server.fastmcp import FastMCP
mcp = FastMCP("s")
@mcp.tool()
def run(cmd: str) -> str:
    return subprocess.run(f"ls {cmd}", shell=True)
`;

const CONFIG = '{ "mcpServers": { "a": { "command": "npx", "args": ["-y", "some-server"] } } }';

/** Short text that takes many steps. */
const MANY_STEPS = `${SERVER}
${Array.from(
  { length: 150 },
  (_, tool) => `@mcp.tool()
def tool_${tool}(${Array.from({ length: 8 }, (_, i) => `a${i}: str`).join(", ")}) -> str:
    for i in range(3):
        for j in range(3):
            for k in range(3):
${Array.from({ length: 8 }, (_, i) => `                a${i} = a${(i + 1) % 8} + f"{a${i}} {a${(i + 2) % 8}}"`).join("\n")}
    return a0
`,
).join("")}`;

/** A megabyte on which the parser's error recovery takes seconds. */
const SLOW = "(]{".repeat(340_000);

function options(root: string, ...paths: string[]): AuditOptions {
  return { root, paths: paths.length > 0 ? paths : ["."], exclude: [], tests: "demote" };
}

const SHORT = { fileMs: 1_200, analysisMs: 60_000, maxRestarts: 3 };

describe("the audit of a folder", () => {
  it("is the same here and in a worker", async () => {
    const root = tree({ "server.py": SERVER, "broken.js": "f(", "b.ts": "export const x: number = 1;" });
    const here = await audit(options(root));
    expect(here.findings.map((finding) => finding.ruleId)).toContain("shell-injection");
    expect(await supervise(options(root), discover(options(root)))).toEqual(here);
  });

  it("of an empty folder has nothing to say", async () => {
    const analysis = await audit(options(tree({})));
    expect(analysis).toMatchObject({ findings: [], notAnalysed: [], ruleFailures: [], inventory: { files: 0 } });
  });

  it("hands on a mistake of the user from the worker", async () => {
    const missing = options(tree({ "a.py": "" }), "missing.py");
    await expect(audit(missing)).rejects.toMatchObject({ name: "UserError", exitCode: 3 });
  });

  it("goes on in a worker when it takes many steps, with the same result", async () => {
    // Each function is evaluated anew for each set of guards that its caller has.
    const root = tree({ "server.py": MANY_STEPS });
    const spent: number[] = [];
    const here = await analyse(options(root), { working: (steps) => spent.push(steps) });
    expect(spent.reduce((sum, steps) => sum + steps, 0)).toBeGreaterThan(MAX_INLINE_STEPS);
    await expect(analyse(options(root), inlineHooks())).rejects.toThrow(NeedsWorker);
    expect(await audit(options(root))).toEqual(here);
    expect(here.findings.map((finding) => finding.ruleId)).toContain("shell-injection");
  });
});

describe("hostile files", () => {
  it("each ends as a result or with its reason, and the server beside them is analysed", async () => {
    const root = tree({
      "server.py": SERVER,
      "deep.js": `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
      "deep.py": `${"[".repeat(100_000)}${"]".repeat(100_000)}\n`,
      "nul.js": "a\0b",
      "latin.py": Buffer.from([0x27, 0xe9, 0x27]),
      "marked.ts": "\ufeffexport const x = 1;",
      "line.js": "x".repeat(2_000_000),
      "names\n::error::.py": "x = 1\n",
    });
    symlinkSync("circle.py", join(root, "circle.py"));
    symlinkSync("/", join(root, "outside"));
    const analysis = await audit(options(root));
    expect(analysis.findings.map((finding) => finding.ruleId)).toContain("shell-injection");
    expect(analysis.ruleFailures).toEqual([]);
    const reasons = new Set(analysis.notAnalysed.map((entry) => `${entry.path} ${entry.reason}`));
    expect([...reasons].sort()).toEqual([
      "circle.py link",
      "deep.js too-deep",
      "deep.py too-deep",
      "latin.py encoding",
      "line.js too-large",
      "nul.js parse-degraded",
      "outside link",
    ]);
  });
});

describe("the supervisor", () => {
  it("leaves out a file that a worker does not come back from", async () => {
    const root = tree({ "server.py": SERVER, "slow.py": SLOW });
    const analysis = await supervise(options(root), discover(options(root)), SHORT);
    expect(analysis.findings.map((finding) => finding.ruleId)).toContain("shell-injection");
    expect(analysis.notAnalysed).toMatchObject([{ path: "slow.py", coverage: "none", reason: "budget" }]);
    expect(analysis.incomplete).toBeUndefined();
  });

  it("says that the audit is incomplete when too many workers are lost, and reports what it can find", async () => {
    const root = tree({ "a.py": SLOW, "b.py": SLOW, ".mcp.json": CONFIG });
    const analysis = await supervise(options(root), discover(options(root)), { ...SHORT, maxRestarts: 1 });
    expect(analysis.findings.map((finding) => finding.ruleId)).toEqual(["config-unpinned-server"]);
    expect(analysis.incomplete).toHaveLength(1);
    expect(analysis.notAnalysed.map((entry) => `${entry.path} ${entry.coverage} ${entry.reason}`)).toEqual([
      ". partial budget",
      "a.py none budget",
      "b.py none budget",
    ]);
  });

  it("keeps what parses when more files are lost than workers may be, with less patience each time", async () => {
    const names = ["a.py", "b.py", "c.py", "d.py"];
    const root = tree({ "0.py": SERVER, ...Object.fromEntries(names.map((name) => [name, "x = 1\n"])) });
    const patience: number[] = [];
    const analysis = await supervise(
      options(root),
      discover(options(root)),
      { fileMs: 1200, analysisMs: 10_000, maxRestarts: 1 },
      async (input, { fileMs }) => {
        patience.push(fileMs);
        const lost = names.find((name) => !input.skip.includes(name));
        if (lost !== undefined) return { kind: "lost", path: lost, parsed: ["0.py"] };
        return { kind: "done", analysis: await analyse(input.options, { skip: new Set(input.skip) }, input.discovery) };
      },
    );
    expect(patience).toEqual([1200, 600, 1200]);
    expect(analysis.findings.map((finding) => finding.ruleId)).toContain("shell-injection");
    expect(analysis.notAnalysed.map(({ path }) => path)).toEqual([".", ...names]);
    expect(analysis.incomplete).toHaveLength(1);
  });

  it.each([
    [1, ["bind-all-interfaces", "config-unpinned-server"]],
    [2, ["config-unpinned-server"]],
    [3, []],
  ])("keeps what can be found when the whole is lost %i times", async (lost, expected) => {
    const root = tree({ "server.py": `${SERVER}mcp.run(transport="http", host="0.0.0.0")\n`, ".mcp.json": CONFIG });
    const left: (string | undefined)[] = [];
    const analysis = await supervise(options(root), discover(options(root)), SHORT, async (input) => {
      left.push(input.leaveOut);
      if (left.length <= lost) return { kind: "lost", path: "" };
      const hooks = input.leaveOut ? { leaveOut: input.leaveOut } : {};
      return { kind: "done", analysis: await analyse(input.options, hooks, input.discovery) };
    });
    expect(left).toEqual([undefined, "flows", "sources"].slice(0, lost + 1));
    expect(analysis.findings.map((finding) => finding.ruleId).sort()).toEqual(expected);
    expect(analysis.incomplete).toEqual([expect.stringContaining("did not come to an end")]);
    expect(analysis.notAnalysed[0]).toMatchObject({ path: ".", reason: "budget" });
  });
});

it("the worker refuses to be started by hand", async () => {
  await expect(worker()).rejects.toThrow(UserError);
});
