import { expect, it } from "vitest";
import { analyse } from "../../../src/audit/core.ts";
import { discover } from "../../../src/audit/discover/discover.ts";
import type { AuditOptions } from "../../../src/audit/types.ts";
import { judge } from "../../../src/verdict/judge.ts";
import { gitIndex, tree } from "./tree.ts";

function options(root: string, exclude: readonly string[] = [], paths: readonly string[] = ["."]): AuditOptions {
  return { root, paths, exclude, tests: "demote" };
}

function paths(root: string, ...exclude: string[]): string[] {
  return discover(options(root, exclude)).files.map((file) => file.path);
}

const FILES = { "a.py": "", "gen/b.py": "", "gen/deep/c.py": "", "src/gen/d.py": "" };

it.each([
  [["gen"], ["a.py", "src/gen/d.py"]],
  [["gen/"], ["a.py", "src/gen/d.py"]],
  [["**/gen"], ["a.py"]],
  [["g*"], ["a.py", "src/gen/d.py"]],
  [["**/gen/**"], ["a.py"]],
  [["gen/*"], ["a.py", "src/gen/d.py"]],
  [
    ["gen/*.py", "{a,z}.py"],
    ["gen/deep/c.py", "src/gen/d.py"],
  ],
])("%j leaves out files and all that lies in folders, tracked or not", (exclude, expected) => {
  expect(paths(tree(FILES), ...exclude)).toEqual(expected);
  const tracked = tree({ ...FILES, ".git/HEAD": "", ".git/index": gitIndex(Object.keys(FILES)) });
  expect(paths(tracked, ...exclude)).toEqual(expected);
});

it("a pattern that backtracking would take forever for costs nothing", () => {
  const root = tree({ [`${"a".repeat(200)}.py`]: "" });
  expect(paths(root, `${"a*".repeat(100)}b`)).toHaveLength(1);
});

it("says that the list is incomplete only behind the last entry that it looks at", async () => {
  const root = tree({ "a.py": "", "b.py": "", "c.py": "" });
  expect(discover(options(root), 3)).toMatchObject({ files: [{}, {}, {}], incomplete: [], notAnalysed: [] });
  const cut = discover(options(root), 2);
  expect(cut.files.map((file) => file.path)).toEqual(["a.py", "b.py"]);
  expect(cut.incomplete).toEqual([expect.stringContaining("2 files and folders")]);
  expect(cut.notAnalysed).toMatchObject([{ path: ".", reason: "budget" }]);
  expect((await analyse(options(root), {}, cut)).incomplete).toEqual(cut.incomplete);
  expect(await analyse(options(root))).not.toHaveProperty("incomplete");
});

it("counts what is left out, so that it can be told", async () => {
  const root = tree({ ...FILES, "gen/read.md": "" });
  expect(discover(options(root, ["gen"])).excluded).toBe(2);
  expect(discover(options(root, ["*.md"]))).not.toHaveProperty("excluded");
  const analysis = await analyse(options(root, ["**/gen", "a.py"]));
  expect(analysis.inventory.excluded).toBe(4);
  const policy = { command: "audit", today: "2026-01-01", scope: { whole: true, families: [] } } as const;
  expect(judge([analysis, analysis], policy).notices[0]).toBe("audit.exclude of the configuration leaves out 8 files.");
});
