import { expect, it } from "vitest";
import { discover } from "../../../src/audit/discover/discover.ts";
import { tree } from "./tree.ts";

function role(files: Readonly<Record<string, string>>): string {
  const root = tree({ "demo/server.py": "", "demo/other.py": "", "main.py": "", ...files });
  const { files: found } = discover({ root, paths: ["."], exclude: [], tests: "demote" });
  expect(found.find((file) => file.path === "demo/other.py")).toMatchObject({ role: "example" });
  const server = found.find((file) => file.path === "demo/server.py");
  return `${server?.role}${server?.isEntry === true ? ", entry" : ""}`;
}

const client = (...args: string[]): string => JSON.stringify({ mcpServers: { other: { command: "python", args } } });

it.each([
  [".mcp.json", client("demo/server.py")],
  [".mcp.json", client("./demo/server.py", "--x")],
  [".mcp.json", client("-m", "demo.server")],
  [".vscode/mcp.json", client("demo/server.py")],
  ["demo/../server.json", JSON.stringify({ packages: [{ packageArguments: [{ value: "demo/server.py" }] }] })],
  [
    "smithery.yaml",
    "startCommand:\n  commandFunction: |-\n    (c) => ({ command: 'python', args: ['demo/server.py'] })\n",
  ],
  ["Dockerfile", 'FROM python\nCMD ["python", "demo/server.py"]\n'],
  ["Dockerfile", "FROM python\nENTRYPOINT python \\\n  /app/demo/server.py\n"],
  ["Dockerfile", "FROM python\nCOPY demo /app\nCMD python /app/server.py\n"],
  ["docker/Dockerfile", "FROM python\nCMD python demo/server.py\n"],
  ["package.json", JSON.stringify({ scripts: { start: "python demo/server.py" } })],
  [".vscode/mcp.json", client("run", "--directory", "${workspaceFolder}/demo", "server.py")],
  [".mcp.json", JSON.stringify({ mcpServers: { other: { command: "python", args: ["server.py"], cwd: "demo" } } })],
  [".mcp.json", client("-c", "cd demo && python server.py")],
  ["gemini-extension.json", client("${extensionPath}${/}demo${/}server.py")],
  ["fastmcp.json", JSON.stringify({ source: { path: "demo/server.py", entrypoint: "mcp" } })],
  ["compose.yaml", "services:\n  other:\n    command: python demo/server.py\n"],
  ["Dockerfile", "FROM python\nCOPY . /app\nWORKDIR /app/demo\nCMD python server.py\n"],
  ["Procfile", "tools: python demo/server.py\n"],
  ["Makefile", "test:\n\tpytest\nrun: install\n\tpython demo/server.py\n"],
])("a file that %s starts ships: %s", (path, text) => {
  expect(role({ [path]: text })).toBe("shipped, entry");
});

it.each([
  [".mcp.json", client("demo/gone.py")],
  [".mcp.json", client("server")],
  ["demo/.mcp.json", client("demo/server.py", "server.py")],
  ["tests/Dockerfile", "CMD python demo/server.py"],
  ["Dockerfile", "RUN python demo/server.py\n"],
  ["package.json", JSON.stringify({ scripts: { test: "python demo/server.py" } })],
  ["package.json", "[[["],
  [".mcp.json", client("-m", "server")],
  [".mcp.json", client("server.py", "--into", "main")],
  ["Makefile", "check:\n\tpython demo/server.py\nrun:\n\tpython main.py\n"],
  ["Makefile", "run := python demo/server.py\n\techo demo/server.py\n"],
  ["start.sh", "python demo/server.py\n"],
])("%s with %s starts none", (path, text) => {
  expect(role({ [path]: text })).toBe("example");
});

it("a package that is run as a module ships", () => {
  expect(role({ "demo/server.py": "", "demo/__main__.py": "", ".mcp.json": client("-m", "demo.server") })).toBe(
    "shipped, entry",
  );
  const root = tree({ "demo/__main__.py": "", "main.py": "", ".mcp.json": client("-m", "demo") });
  const { files } = discover({ root, paths: ["."], exclude: [], tests: "demote" });
  expect(files.find((file) => file.path === "demo/__main__.py")).toMatchObject({ role: "shipped", isEntry: true });
});

const command = (name: string, ...args: string[]): string =>
  JSON.stringify({ mcpServers: { other: { command: name, args } } });

it.each([
  ["of a shell", { ".mcp.json": command("./start.sh"), "start.sh": "#!/bin/sh\nexec python demo/server.py\n" }],
  ["without ending", { ".mcp.json": command("./bin/mcp"), "bin/mcp": "#!/usr/bin/env bash\npython demo/server.py\n" }],
  ["in its own folder", { ".mcp.json": command("bash", "demo/go.sh"), "demo/go.sh": "python server.py\n" }],
  ["that changes into a folder", { ".mcp.json": command("./go.sh"), "go.sh": "cd demo\npython server.py\n" }],
  [
    "that starts a script",
    { ".mcp.json": command("./a.sh"), "a.sh": "exec ./b.sh\n", "b.sh": "python demo/server.py\n" },
  ],
  ["of a container", { Dockerfile: 'ENTRYPOINT ["./start.sh"]\n', "start.sh": "python demo/server.py\n" }],
  [
    "of a package",
    {
      ".mcp.json": command("npm", "run", "tools"),
      "package.json": JSON.stringify({ scripts: { tools: "python demo/server.py" } }),
    },
  ],
  [
    "of a package in a folder",
    {
      ".mcp.json": command("npm", "--prefix", "demo", "start"),
      "demo/package.json": JSON.stringify({ scripts: { start: "python server.py" } }),
    },
  ],
])("what a script %s starts ships", (_, files) => {
  expect(role(files)).toBe("shipped, entry");
});

it.each([
  [{ ".mcp.json": command("./start.sh"), "start.sh": "#!/bin/sh\n# python demo/server.py\nexec python main.py\n" }],
  [{ ".mcp.json": command("../start.sh"), "start.txt": "python demo/server.py\n" }],
  [{ ".mcp.json": command("./bin/mcp"), "bin/mcp": "python demo/server.py\n" }],
  [{ ".mcp.json": command("./a.sh"), "a.sh": "./a.sh\n" }],
])("a script that does not start a file leaves its role: %j", (files) => {
  expect(role(files)).toBe("example");
});

it("follows scripts three deep", () => {
  const chain = (depth: number): Record<string, string> => ({
    ".mcp.json": command("./s1.sh"),
    ...Object.fromEntries(
      Array.from({ length: depth }, (_, i) => [
        `s${i + 1}.sh`,
        i + 1 === depth ? "python demo/server.py\n" : `./s${i + 2}.sh\n`,
      ]),
    ),
  });
  expect(role(chain(3))).toBe("shipped, entry");
  expect(role(chain(4))).toBe("example");
});
