import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { audit, worker } from "../../../src/audit/audit.ts";
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
    expect(await supervise(options(root))).toEqual(here);
  });

  it("of an empty folder has nothing to say", async () => {
    const analysis = await audit(options(tree({})));
    expect(analysis).toMatchObject({ findings: [], notAnalysed: [], ruleFailures: [], inventory: { files: 0 } });
  });

  it("hands on a mistake of the user from the worker", async () => {
    const missing = options(tree({ "a.py": "" }), "missing.py");
    await expect(audit(missing)).rejects.toThrow(UserError);
    await expect(supervise(missing)).rejects.toMatchObject({ name: "UserError", exitCode: 3 });
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
      "nul.js binary",
      "outside link",
    ]);
  });
});

describe("the supervisor", () => {
  it("leaves out a file that a worker does not come back from", async () => {
    const root = tree({ "server.py": SERVER, "slow.py": SLOW });
    const analysis = await supervise(options(root), SHORT);
    expect(analysis.findings.map((finding) => finding.ruleId)).toContain("shell-injection");
    expect(analysis.notAnalysed).toMatchObject([{ path: "slow.py", coverage: "none", reason: "budget" }]);
  });

  it("says that the audit is incomplete when too many workers are lost", async () => {
    const root = tree({ "a.py": SLOW, "b.py": SLOW });
    const analysis = await supervise(options(root), { ...SHORT, maxRestarts: 1 });
    expect(analysis.findings).toEqual([]);
    expect(analysis.notAnalysed.map((entry) => `${entry.path} ${entry.coverage} ${entry.reason}`)).toEqual([
      ". partial budget",
      "a.py none budget",
      "b.py none budget",
    ]);
  });
});

it("the worker refuses to be started by hand", async () => {
  await expect(worker()).rejects.toThrow(UserError);
});
