import { describe, expect, it } from "vitest";
import { discover } from "../../../src/audit/discover/discover.ts";
import { tree } from "./tree.ts";

/** Paths of the files that ship. */
function shipped(files: Readonly<Record<string, string>>, paths: readonly string[] = ["."]): string[] {
  const found = discover({ root: tree(files), paths, exclude: [], tests: "demote" }).files;
  return found.filter((file) => file.role === "shipped").map((file) => file.path);
}

const SPEC = { "spec/server.js": "", "spec/other.js": "", "spec/cli/index.ts": "" };

describe("package.json", () => {
  it.each([
    [{ bin: "./spec/server.js" }, ["spec/server.js"]],
    [{ bin: { a: "spec/server.js", b: "./spec/cli/index.js" } }, ["spec/cli/index.ts", "spec/server.js"]],
    [{ directories: { bin: "./spec" } }, ["spec/cli/index.ts", "spec/other.js", "spec/server.js"]],
    [{ main: "spec/server" }, ["spec/server.js"]],
    [{ main: "./spec/cli" }, ["spec/cli/index.ts"]],
    [{ module: "dist/spec/server.js" }, ["spec/server.js"]],
    [{ exports: { ".": { node: [{ import: "./build/esm/spec/other.js" }] } } }, ["spec/other.js"]],
    [{ exports: { "./o": "./spec/o*.js" } }, ["spec/other.js"]],
    [{ exports: { "./*": "./*" } }, []],
    [{ bin: "../spec/server.js" }, []],
    [{ scripts: { test: "node spec/server.js" }, bin: 1, exports: null }, []],
  ])("%j makes files ship", (manifest, expected) => {
    expect(shipped({ ...SPEC, "package.json": JSON.stringify(manifest) })).toEqual(expected);
    const inner = Object.fromEntries(Object.entries(SPEC).map(([path, text]) => [`packages/a/${path}`, text]));
    expect(shipped({ ...inner, "packages/a/package.json": JSON.stringify(manifest) })).toEqual(
      expected.map((path) => `packages/a/${path}`),
    );
  });

  it("that is itself an example hands nothing out, unless its folder is what is audited", () => {
    const files = { "examples/a/package.json": '{ "main": "server.js" }', "examples/a/server.js": "" };
    expect(shipped(files)).toEqual([]);
    expect(shipped(files, ["examples/a"])).toEqual(["examples/a/server.js"]);
  });

  it("that cannot be read or nests without end hands nothing out", () => {
    expect(shipped({ ...SPEC, "package.json": '{ "bin": ' })).toEqual([]);
    const deep = `${'{ "a": '.repeat(9)}"./spec/server.js"${" }".repeat(9)}`;
    expect(shipped({ ...SPEC, "package.json": `{ "exports": ${deep} }` })).toEqual([]);
    expect(shipped({ ...SPEC, "package.json": `{ "exports": ${deep.slice(7, -2)} }` })).toEqual(["spec/server.js"]);
  });
});

describe("pyproject.toml", () => {
  const files = { "examples/server.py": "", "examples/other.py": "", "src/examples/app/__init__.py": "" };

  it.each([
    ['[project.scripts]\nserve = "examples.server:main"', ["examples/server.py"]],
    ['[project.gui-scripts]\nserve = "examples.app:main"', ["src/examples/app/__init__.py"]],
    ['[project.entry-points."mcp.servers"]\na = "examples.server"', ["examples/server.py"]],
    ["[tool.poetry.scripts]\na = 'examples.other:run'", ["examples/other.py"]],
    [
      '[project]\nscripts = { a = "examples.other:run", b = "examples.server:run" }',
      ["examples/other.py", "examples/server.py"],
    ],
    ['[project]\nscripts.a = "examples.other:run"', ["examples/other.py"]],
    ['[project]\nname = "examples.server"', []],
    ['[tool.other.scripts]\na = "examples.server:run"', []],
  ])("%j makes modules ship", (manifest, expected) => {
    expect(shipped({ ...files, "pyproject.toml": manifest })).toEqual(expected);
  });
});
