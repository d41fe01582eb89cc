import { expect, it } from "vitest";
import { findEntryPoints } from "../../../src/audit/server/entry-points.ts";
import { unreadServers } from "../../../src/audit/server/unread-servers.ts";
import { projectOf } from "./project.ts";

async function unread(files: Record<string, string>, isJudged = true): Promise<string[]> {
  const project = await projectOf(files);
  return unreadServers(project, findEntryPoints(project), () => isJudged);
}

const MADE = 'from mcp.server.fastmcp import FastMCP\nmcp = FastMCP("s")\n';

it("names a server whose registrations are not recognised", async () => {
  expect(await unread({ "b.py": `${MADE}load(mcp)\n`, "a.py": MADE })).toEqual(["a.py", "b.py"]);
  expect(
    await unread({
      "a.ts":
        'import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";\nload(new McpServer({ name: "s" }));',
    }),
  ).toEqual(["a.ts"]);
});

it.each([
  [
    "a tool is recognised in its package",
    { "a.py": MADE, "b.py": `${MADE}@mcp.tool()\ndef run(x: str): pass\n` },
    true,
  ],
  ["the audit is not about it", { "a.py": MADE }, false],
  ["it is a client", { "a.py": 'from mcp import ClientSession\nsession = ClientSession("s")\n' }, true],
  ["a class of its own has the name", { "a.py": "class FastMCP: pass\nmcp = FastMCP()\n" }, true],
  ["another library has the name", { "a.py": "from http import Server\nserver = Server()\n" }, true],
])("names none where %s", async (_, files, isJudged) => {
  expect(await unread(files, isJudged)).toEqual([]);
});
