import { describe, expect, it } from "vitest";
import { analyseFlows } from "../../../src/audit/flow/analyse.ts";
import { projectOf } from "../resolve/sources.ts";
import { entriesOf } from "./entries.ts";

async function lines(source: string): Promise<{ readonly found: number; readonly unfinished: number }> {
  const project = await projectOf({ "a.js": `import { execSync } from "child_process";\n${source}` });
  const { flows, unfinished } = analyseFlows(project, entriesOf(project));
  return { found: flows.length, unfinished: unfinished.length };
}

const EMITTER = `import { EventEmitter } from "events"; const bus = new EventEmitter();`;
const listen = (count: number) =>
  Array.from({ length: count }, (_, i) => `bus.on("run", (x) => execSync("a${i} " + x));`).join("\n");

describe("listeners to an event", () => {
  it("are run up to a limit, and beyond it that is said", async () => {
    const emit = `tool("x", (a) => bus.emit("run", a.c));`;
    expect(await lines(`${EMITTER}\n${listen(16)}\n${emit}`)).toEqual({ found: 16, unfinished: 0 });
    expect(await lines(`${EMITTER}\n${listen(17)}\n${emit}`)).toEqual({ found: 16, unfinished: 1 });
  });

  it("hear only events of their name", async () => {
    expect(await lines(`${EMITTER}\n${listen(1)}\ntool("x", (a) => bus.emit("walk", a.c));`)).toEqual({
      found: 0,
      unfinished: 0,
    });
  });
});

describe("methods that are named at run time", () => {
  const cls = `class T {
    tool_a(x) { execSync("a " + x); }
    b_tool(x) { execSync("b " + x); }
    other(x) { execSync("c " + x); }
  }
  const t = new T();`;

  it.each([
    ["t[a.n](a.c)", 3],
    ["t[`tool_${a.n}`](a.c)", 1],
    ["t[a.n + '_tool'](a.c)", 1],
    ["t[`none_${a.n}`](a.c)", 0],
  ])("%s runs those whose name fits", async (call, found) => {
    expect(await lines(`${cls}\ntool("x", (a) => ${call});`)).toEqual({ found, unfinished: 0 });
  });
});

describe("a method without a body in the base class", () => {
  const heirs = (body: string) => `class Base { run(x) { this.perform(x); } perform(x) { ${body} } }
    class A extends Base { perform(x) { execSync("a " + x); } }
    const all = new Map();
    tool("x", (a) => { const one = make(); one.run(a.c); });
    function make() { return new Base(); }`;

  it("is what the classes do that inherit from it", async () => {
    expect((await lines(heirs(`throw new Error("open");`))).found).toBe(1);
  });

  it("is looked for in a limited number of classes, and beyond it that is said", async () => {
    const source = (
      count: number,
    ) => `class Base { run(x) { this.perform(x); } perform(x) { throw new Error("open"); } }
      ${Array.from({ length: count }, (_, i) => `class H${i} extends Base { perform(x) { execSync("a${i} " + x); } }`).join("\n")}
      tool("x", (a) => new Base().run(a.c));`;
    expect(await lines(source(64))).toEqual({ found: 64, unfinished: 0 });
    const { found, unfinished } = await lines(source(65));
    expect(found).toBe(64);
    expect(unfinished).toBeGreaterThan(0);
  });

  it("is its own when it has one", async () => {
    expect((await lines(heirs("return x.length;"))).found).toBe(0);
  });
});
