import { describe, expect, it } from "vitest";
import type { BoundProject } from "../../../src/audit/resolve/project.ts";
import { findEntryPoints } from "../../../src/audit/server/entry-points.ts";
import { Surroundings } from "../../../src/audit/server/surroundings.ts";
import { projectOf } from "../resolve/sources.ts";

/** For each call of `f`: the functions around it, and the text of what the loop around it runs over. */
function around(project: BoundProject, path: string): string[] {
  const file = project.files.get(path);
  if (!file) throw new Error(`no file ${path}`);
  const surroundings = new Surroundings(file);
  return project.callsIn(file).flatMap((site) => {
    if (site.call.callee.kind !== "Identifier" || site.call.callee.name !== "f") return [];
    const loop = surroundings.iteration(site)?.iterable;
    const text = loop ? file.text.text.slice(loop.start, loop.end) : "-";
    return [
      `${surroundings
        .functions(site)
        .map((fn) => fn.name ?? "()")
        .join(" in ")}: ${text}`,
    ];
  });
}

describe("what stands around a call", () => {
  it("is the innermost loop of its own function, or the list that its callback runs for", async () => {
    const project = await projectOf({
      "a.js": `
f();
for (const a of outer) { for (const b of inner) f(); f(); function g() { f(); } }
list.forEach((x) => { f(); for (const y of deep) f(); });
function h() { other(() => f()); return names.map((n) => f(n)); }
`,
    });
    expect(around(project, "a.js")).toEqual([
      ": -",
      ": inner",
      ": outer",
      "g: -",
      "(): list",
      "(): deep",
      "() in h: -",
      "() in h: names",
    ]);
  });

  it("takes the loop around a decorated function for its decorators", async () => {
    const project = await projectOf({ "a.py": "for x in tools:\n    @f(x)\n    def g():\n        pass\n" });
    expect(around(project, "a.py")).toEqual(["g: tools"]);
  });

  it("is found in one walk, however many registrations there are", async () => {
    const tools = Array.from({ length: 400 }, (_, i) => `server.registerTool(name(${i}), {}, async () => ({}));`);
    const project = await projectOf({
      "package.json": "{}",
      "a.js": `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
const server = new McpServer({ name: "x", version: "1" });
${tools.join("\n")}`,
    });
    const module = project.files.get("a.js")?.module;
    if (!module) throw new Error("no module");
    const { body } = module;
    let walks = 0;
    Object.defineProperty(module, "body", {
      get: () => {
        walks++;
        return body;
      },
    });
    expect(findEntryPoints(project)).toHaveLength(400);
    expect(walks).toBeLessThan(5);
  });
});
