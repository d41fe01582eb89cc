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
])("%s with %s starts none", (path, text) => {
  expect(role({ [path]: text })).toBe("example");
});
