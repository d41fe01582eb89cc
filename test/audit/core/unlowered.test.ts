/** What the author of the code under test writes must not lower the weight of a finding (SECURITY.md). */
import { describe, expect, it } from "vitest";
import { analyse } from "../../../src/audit/core.ts";
import { temporaryFolder } from "../../run/temporary-folder.ts";

async function brief(files: Readonly<Record<string, string>>): Promise<string[]> {
  const options = { root: temporaryFolder(files), paths: ["."], exclude: [], tests: "demote" } as const;
  const { findings } = await analyse(options);
  return findings
    .filter((one) => !/^(?:cmd-exec|fs-|net-egress)/.test(one.ruleId))
    .map((one) => `${one.location.path} ${one.ruleId} ${one.severity} ${one.confidence}`);
}

const SHELL = `import { execSync } from "node:child_process";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
const server = new McpServer({ name: "s", version: "1.0.0" });
server.registerTool("ping", { inputSchema: { host: z.string() } }, async ({ host }) => {
  return { content: [{ type: "text", text: execSync(\`ping \${host}\`).toString() }] };
});
`;

describe("long lines", () => {
  it("of a comment or of data change nothing", async () => {
    const sure = ["server.js shell-injection critical high"];
    expect(await brief({ "server.js": SHELL })).toEqual(sure);
    expect(await brief({ "server.js": `// ${"x".repeat(60_000)}\n${SHELL}` })).toEqual(sure);
    expect(await brief({ "server.js": `${SHELL}const data = "${"x".repeat(60_000)}";\n` })).toEqual(sure);
  });

  it("of code make a bundle, whose findings are one step less sure and still gate", async () => {
    const minified = `${SHELL}const table = [${"f(),".repeat(2_000)}];\n`;
    expect(await brief({ "server.js": minified })).toEqual(["server.js shell-injection critical medium"]);
  });
});

describe("an evaluated argument", () => {
  const python = (argument: string, description = "", tool = "calculate"): Record<string, string> => ({
    "server.py": `from mcp.server.fastmcp import FastMCP
mcp = FastMCP("s")
@mcp.tool()
def ${tool}(${argument}: str) -> str:
    """${description}"""
    return str(eval(${argument}))
`,
  });

  it.each(["expression", "formula", "query", "resource", "encoded", "country_code", "codename", "python"])(
    "called %s is injection, whatever is said of the tool",
    async (argument) => {
      const injection = ["server.py code-injection critical high"];
      expect(await brief(python(argument))).toEqual(injection);
      expect(await brief(python(argument, "Runs a Python script from a source.", "run_code"))).toEqual(injection);
    },
  );

  it.each(["code", "source_code", "pythonScript", "js_snippet", "program"])(
    "called %s is a program",
    async (argument) => {
      expect(await brief(python(argument))).toEqual(["server.py code-passthrough note high"]);
    },
  );
});

describe("the name of a folder", () => {
  const manifest = (more: object): string => JSON.stringify({ name: "s", version: "1.0.0", ...more });

  it("demotes nothing that the package hands to its users, nor what such a file imports", async () => {
    expect(await brief({ "package.json": manifest({}), "spec/server.js": SHELL })).toEqual([
      "spec/server.js shell-injection note high",
    ]);
    expect(await brief({ "package.json": manifest({ bin: "./spec/server.js" }), "spec/server.js": SHELL })).toEqual([
      "spec/server.js shell-injection critical high",
    ]);
    expect(
      await brief({
        "package.json": manifest({ bin: "./spec/cli.js" }),
        "spec/cli.js": 'export * from "./middle.js";\n',
        "spec/middle.js": 'await import("../examples/server.js");\n',
        "examples/server.js": SHELL,
        "examples/other.js": SHELL,
      }),
    ).toEqual(["examples/other.js shell-injection note high", "examples/server.js shell-injection critical high"]);
    expect(await brief({ "index.js": 'require("./examples/server");\n', "examples/server.js": SHELL })).toEqual([
      "examples/server.js shell-injection critical high",
    ]);
  });

  it("still demotes what only tests import", async () => {
    const files = { "test/a.test.js": 'import "./server.js";\n', "test/server.js": SHELL };
    expect(await brief({ "package.json": manifest({ main: "index.js" }), ...files })).toEqual([
      "test/server.js shell-injection note high",
    ]);
  });
});
