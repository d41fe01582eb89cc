import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DiscoveryContext, discover } from "../../../src/audit/discover/discover.ts";
import type { AuditOptions, Discovery } from "../../../src/audit/types.ts";
import { UserError } from "../../../src/errors/user-error.ts";
import { gitIndex, tree } from "./tree.ts";

function found(root: string, paths: readonly string[] = ["."], more: Partial<AuditOptions> = {}): Discovery {
  return discover({ root, paths, exclude: [], tests: "demote", ...more });
}

function paths(root: string, ...rest: [(readonly string[])?, Partial<AuditOptions>?]): string[] {
  return found(root, ...rest).files.map((file) => file.path);
}

describe("a file that resolution asks for", () => {
  it("is none when the path leads through a file", () => {
    const root = tree({ "package.json": "{}", "a.ts": "" });
    const context = new DiscoveryContext({ root, paths: ["a.ts"] });
    expect(context.describe("package.json/index.ts")).toBeUndefined();
    expect(context.describe("a.ts")).toMatchObject({ path: "a.ts", language: "typescript" });
  });
});

describe("what is listed", () => {
  it("sources and known configuration, sorted, with language", () => {
    const root = tree({
      "src/b.ts": "",
      "src/a.py": "",
      "c.jsx": "",
      "types.d.ts": "",
      "data.json": "",
      ".mcp.json": "{}",
      ".vscode/mcp.json": "{}",
      ".codex/config.toml": "",
      "config.toml": "",
      "smithery.yaml": "",
      "node_modules/x/index.js": "",
      ".venv/lib/x.py": "",
      "env/pyvenv.cfg": "home = /usr/bin\n",
      "env/bin/python": "",
      "env/lib/x.py": "",
    });
    expect(found(root).files.map((file) => `${file.path} ${file.language}`)).toEqual([
      ".codex/config.toml toml",
      ".mcp.json jsonc",
      ".vscode/mcp.json jsonc",
      "c.jsx javascript",
      "smithery.yaml yaml",
      "src/a.py python",
      "src/b.ts typescript",
    ]);
    expect(found(root).notAnalysed).toEqual([]);
  });

  it("an executable without extension, by its first line", () => {
    const root = tree({ "bin/serve": "#!/usr/bin/env -S uv run\n", "bin/other": "#!/bin/sh\n", "bin/data": "x" });
    for (const name of ["serve", "other", "data"])
      writeFileSync(join(root, "bin", name), "", { flag: "a", mode: 0o755 });
    expect(paths(root)).toEqual(["bin/serve"]);
    const executable = tree({});
    writeFileSync(join(executable, "serve"), "#!/usr/bin/env -S uv run\n", { mode: 0o755 });
    writeFileSync(join(executable, "other"), "#!/bin/sh\n", { mode: 0o755 });
    expect(found(executable).files.map((file) => `${file.path} ${file.language}`)).toEqual(["serve python"]);
  });

  it("scripts of a folder of commands, whatever their mode and ending, and endings in capitals", () => {
    const root = tree({
      "bin/tool": "#!/usr/bin/env node\n",
      "bin/tool.cmdline": "#!/usr/bin/env python3\n",
      launch: "#!/usr/bin/python3\n",
      "SERVER.PY": "",
      "X.MJS": "",
      "data.bin": "#!/usr/bin/env node\n",
      "j.d.foo.ts": "",
      "style.d.css.ts": "",
    });
    expect(paths(root)).toEqual(["SERVER.PY", "X.MJS", "bin/tool", "bin/tool.cmdline", "j.d.foo.ts", "launch"]);
  });

  it.each([
    ["", "bin/python"],
    ["home = /usr/bin\n", "lib/y.txt"],
    ["version = 3\n", "bin/python"],
  ])("what lies beside a pyvenv.cfg of %j with %s: that is no virtual environment", (text, other) => {
    const root = tree({ "env/pyvenv.cfg": text, [`env/${other}`]: "", "env/x.py": "" });
    expect(paths(root)).toEqual(["env/x.py"]);
  });

  it("committed files of a virtual environment, and the folders of tools that are committed as not analysed", () => {
    const tracked = [
      "env/x.py",
      ".yarn/a.js",
      "a/node_modules/b/c.js",
      "a/node_modules/b/d.txt",
      "docs/site-packages/e",
    ];
    const files = { ...Object.fromEntries(tracked.map((path) => [path, ""])), "env/bin/python": "" };
    const root = tree({ ...files, "env/pyvenv.cfg": "home = /usr/bin\n", ".git/index": gitIndex(tracked) });
    expect(paths(root)).toEqual(["env/x.py"]);
    expect(found(root).notAnalysed.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
      ".yarn unsupported-format",
      "a/node_modules unsupported-format",
    ]);
  });

  it("files with a line end, a workflow command or __proto__ as their name", () => {
    const root = tree({ "a\nb.py": "", "::error::x.js": "", "__proto__.ts": "" });
    expect(paths(root)).toEqual(["::error::x.js", "__proto__.ts", "a\nb.py"]);
  });

  it("nothing of an empty folder", () => {
    expect(found(tree({}))).toEqual({ files: [], packages: [], notAnalysed: [], incomplete: [] });
  });

  it("only what the paths name, each once, and nothing that is excluded", () => {
    const root = tree({ "a/x.py": "", "b/y.py": "", "b/gen/z.py": "", "c.py": "" });
    expect(paths(root, ["./b/", "b", "c.py", "b/y.py"])).toEqual(["b/gen/z.py", "b/y.py", "c.py"]);
    expect(paths(root, ["."], { exclude: ["**/gen/**", "c.*"] })).toEqual(["a/x.py", "b/y.py"]);
    expect(paths(root, ["c.py"], { exclude: ["c.py"] })).toEqual([]);
  });

  it("the same, whatever order the paths come in", () => {
    const root = tree({ "a/x.py": "", "b/y.py": "" });
    expect(found(root, ["a", "b"])).toEqual(found(root, ["b", "a"]));
  });
});

describe("what git ignores", () => {
  const files = {
    ".gitignore": "dist/\n*.gen.py\n!keep.gen.py\n",
    "src/.gitignore": "/local.py\n!special.gen.py\n",
    "a.gen.py": "",
    "keep.gen.py": "",
    "dist/bundle.js": "",
    "src/local.py": "",
    "src/special.gen.py": "",
    "src/deep/local.py": "",
  };

  it("is left out, folder by folder, the innermost rule first", () => {
    const root = tree({ ...files, ".git/index": gitIndex([]) });
    expect(paths(root)).toEqual(["keep.gen.py", "src/deep/local.py", "src/special.gen.py"]);
  });

  it("is read when it is tracked, or named", () => {
    const root = tree({ ...files, ".git/index": gitIndex(["dist/bundle.js", "gone.py", "node_modules/x.js"]) });
    expect(paths(root)).toContain("dist/bundle.js");
    expect(paths(root)).not.toContain("gone.py");
    expect(paths(root, ["a.gen.py"])).toEqual(["a.gen.py"]);
    expect(paths(root, ["src"])).toEqual(["src/deep/local.py", "src/special.gen.py"]);
    const plain = tree({ ...files, ".git/index": gitIndex([]) });
    expect(paths(plain, ["dist"])).toEqual(["dist/bundle.js"]);
  });

  it("is read when it is not known what is tracked: an archive could hide its files so", () => {
    expect(paths(tree(files))).toContain("dist/bundle.js");
    expect(paths(tree({ ...files, ".git/index": "DIRC" }))).toContain("dist/bundle.js");
  });

  it("costs no time, whatever the patterns", () => {
    const name = `${"a".repeat(200)}.py`;
    const root = tree({ [name]: "", ".gitignore": `${"*a".repeat(60)}b\n*.py\n`, ".git/index": gitIndex([]) });
    expect(paths(root)).toEqual([name]);
  });
});

describe("links and special files", () => {
  it("a link out of the root, into a circle, to nothing or to code under another name is reported", () => {
    const outside = tree({ "secret.py": "" });
    const root = tree({ "a.py": "", "code.txt": "", "node_modules/x/y.py": "" });
    const links: Record<string, string> = {
      "out.py": join(outside, "secret.py"),
      outfolder: outside,
      circle: "circle",
      "dangling.py": "nothing.py",
      "hidden.py": "code.txt",
      modules: "node_modules/x",
      // These cost nothing: their targets are met by their own names, or are nothing that is read.
      "again.py": "a.py",
      loop: ".",
      "README.md": join(outside, "secret.py"),
    };
    for (const [name, target] of Object.entries(links)) symlinkSync(target, join(root, name));
    const { files, notAnalysed } = found(root);
    expect(files.map((file) => file.path)).toEqual(["a.py"]);
    expect(notAnalysed.map((entry) => `${entry.path} ${entry.reason}`)).toEqual([
      "circle link",
      "dangling.py link",
      "hidden.py link",
      "modules link",
      "out.py link",
      "outfolder link",
    ]);
  });

  it("a named link is not followed", () => {
    const root = tree({ "a.py": "" });
    symlinkSync("a.py", join(root, "b.py"));
    expect(found(root, ["b.py"])).toMatchObject({ files: [], notAnalysed: [{ path: "b.py", reason: "link" }] });
  });

  it("a named file in no known language is reported", () => {
    const root = tree({ "a.rb": "" });
    expect(found(root, ["a.rb"]).notAnalysed).toMatchObject([{ path: "a.rb", reason: "unsupported-format" }]);
  });
});

describe("paths that are wrong", () => {
  it.each([["missing.py"], ["../x"], ["a/../../x"], ["/etc"]])("%s is a mistake of the user, exit 3", (path) => {
    const root = tree({ "a/b.py": "" });
    const run = (): Discovery => found(root, [path]);
    expect(run).toThrow(UserError);
    expect(run).toThrow(path);
    try {
      run();
    } catch (error) {
      expect((error as UserError).exitCode).toBe(3);
    }
  });

  it("an exclusion that is no glob is a mistake of the user", () => {
    const root = tree({ "a.py": "" });
    expect(() => found(root, ["."], { exclude: ["[a"] })).toThrow(UserError);
  });
});

describe("packages", () => {
  it("the nearest manifest with a name", () => {
    const root = tree({
      "package.json": '{"name": "@scope/root"}',
      "a.js": "",
      "dist/package.json": '{"type": "module"}',
      "dist/b.js": "",
      "py/pyproject.toml": '[build-system]\nname = "no"\n[project]\nname = "py-server"\n',
      "py/src/c.py": "",
      "old/setup.py": 'setup(name="old-server")',
      "broken/package.json": "{",
      "broken/d.js": "",
    });
    const { files, packages } = found(root);
    const byPath = new Map(files.map((file) => [file.path, file.package]));
    expect(byPath.get("a.js")).toEqual({ name: "@scope/root", path: "." });
    expect(byPath.get("dist/b.js")).toEqual({ name: "@scope/root", path: "." });
    expect(byPath.get("py/src/c.py")).toEqual({ name: "py-server", path: "py" });
    expect(byPath.get("old/setup.py")).toEqual({ name: "old-server", path: "old" });
    expect(byPath.get("broken/d.js")).toEqual({ name: "@scope/root", path: "." });
    expect(packages.map((entry) => entry.path)).toEqual([".", "old", "py"]);
  });

  it("none: an empty name at the root", () => {
    expect(found(tree({ "a.py": "" })).packages).toEqual([{ name: "", path: "." }]);
  });
});

describe("roles", () => {
  it("are judged below the named folder", () => {
    const files = {
      "examples/server/a.py": "",
      "examples/server/tests/b.py": "",
      "src/c.ts": "",
      "src/c.test.ts": "",
      "docs/d.js": "",
      "dist/c.js": "",
      "dist/e.js": "",
      "test_f.py": "",
    };
    const root = tree(files);
    mkdirSync(join(root, "lib"));
    const roles = (named: string): Record<string, string> =>
      Object.fromEntries(found(root, [named]).files.map((file) => [file.path, file.role]));
    expect(roles(".")).toEqual({
      "dist/c.js": "build-output",
      "dist/e.js": "shipped",
      "docs/d.js": "documentation",
      "examples/server/a.py": "example",
      "examples/server/tests/b.py": "example",
      "src/c.test.ts": "test",
      "src/c.ts": "shipped",
      "test_f.py": "test",
    });
    expect(roles("examples/server")).toEqual({
      "examples/server/a.py": "shipped",
      "examples/server/tests/b.py": "test",
    });
    const shown = ["docs_src/tools/g.py", "benchmarks/h.py", "samples/i.ts", "demo/j.js", "doc/k.js", "src/demos.ts"];
    const more = tree(Object.fromEntries(shown.map((path) => [path, ""])));
    expect(found(more).files.map((file) => `${file.path} ${file.role}`)).toEqual([
      "benchmarks/h.py example",
      "demo/j.js example",
      "doc/k.js documentation",
      "docs_src/tools/g.py documentation",
      "samples/i.ts example",
      "src/demos.ts shipped",
    ]);
    // A single file is judged by its whole path, as a commit hook names it.
    expect(roles("examples/server/a.py")).toEqual({ "examples/server/a.py": "example" });
  });
});
