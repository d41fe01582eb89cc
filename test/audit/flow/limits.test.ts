import { describe, expect, it } from "vitest";
import { analyseFlows } from "../../../src/audit/flow/analyse.ts";
import { projectOf } from "../resolve/sources.ts";
import { entriesOf, linesOf } from "./entries.ts";

const range = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
const EXEC = 'import { exec } from "child_process";\n';

/** Flows as lines, and the names of what was not followed in full: functions, and files for their own statements. */
async function outcome(text: string, path = "a.js") {
  const project = await projectOf({ [path]: text });
  const { unfinished, unfinishedFiles } = analyseFlows(project, entriesOf(project));
  return {
    lines: linesOf(project),
    cut: [...unfinished.map((one) => one.qualifiedName), ...(unfinishedFiles ?? []).map((one) => one.path)],
  };
}

describe("many handlers in one table", () => {
  it.each([30, 300, 1000])("%i: the last one counts as much as the first", async (n) => {
    const handlers = range(n, (i) => `h${i}: (a) => ${i === n - 1 ? 'exec("ls " + a)' : "a"}`);
    const { lines, cut } = await outcome(
      `${EXEC}const table = {\n${handlers.join(",\n")} };\ntool("t", (args) => table[args.k](args.c));`,
    );
    expect(lines).toEqual([`SHELL t.c a.js:${n + 2}`]);
    expect(cut).toEqual([]);
  });

  it("is the same for lists, dictionaries, maps and tables that are filled one by one", async () => {
    const n = 300;
    const last = (i: number) => (i === n - 1 ? 'exec("ls " + a)' : "a");
    const list = `const hs = [${range(n, (i) => `(a) => ${last(i)}`)}];`;
    const filled = `const hs = {}; ${range(n, (i) => `hs.h${i} = (a) => ${last(i)};`).join(" ")}`;
    const map = `const hs = new Map([${range(n, (i) => `["h${i}", (a) => ${last(i)}]`)}]);`;
    expect((await outcome(`${EXEC}${list}\ntool("t", (args) => hs[args.k](args.c));`)).lines).toHaveLength(1);
    expect((await outcome(`${EXEC}${filled}\ntool("t", (args) => hs[args.k](args.c));`)).lines).toHaveLength(1);
    expect((await outcome(`${EXEC}${map}\ntool("t", (args) => hs.get(args.k)(args.c));`)).lines).toHaveLength(1);
    const python = `import os
${range(n, (i) => `def h${i}(a):\n    ${i === n - 1 ? 'os.system("ls " + a)' : "pass"}`).join("\n")}
TABLE = {${range(n, (i) => `"h${i}": h${i}`)}}
@tool
def t(k, c):
    TABLE[k](c)
`;
    expect((await outcome(python, "a.py")).lines).toHaveLength(1);
  });

  it("says so when there are more than it follows", async () => {
    const table = (n: number) =>
      `${EXEC}const table = { ${range(n, (i) => `h${i}: (a) => exec("ls " + a)`)} };
tool("t", function run(args) { table[args.k](args.c); });`;
    expect((await outcome(table(1024))).cut).toEqual([]);
    expect((await outcome(table(1100))).cut).toEqual(["<module>.run"]);
  });

  it("a table of constants is never too large", async () => {
    const text = `${EXEC}const words = { ${range(3000, (i) => `w${i}: "v${i}"`)} };
const list = [${range(3000, (i) => `"v${i}"`)}];
tool("t", (args) => exec("ls " + words[args.k] + list[args.k]));`;
    expect(await outcome(text)).toEqual({ lines: [], cut: [] });
  });
});

describe("many values in one", () => {
  it("of many ways that meet, each counts", async () => {
    const arms = range(40, (i) => `if (args.k === "${i}") v = "x${i}" + args.a${i};`).join("\nelse ");
    const { lines, cut } = await outcome(`${EXEC}tool("t", (args) => {\nlet v = "";\n${arms}\nexec(v); });`);
    expect(lines).toHaveLength(40);
    expect(cut).toEqual([]);
  });

  it("names up to 64 arguments of one sink, and says that there are more", async () => {
    const call = (n: number) =>
      `${EXEC}tool("t", function run(args) { exec([${range(n, (i) => `args.a${i}`)}].join(" ")); });`;
    const all = await outcome(call(60));
    expect(all.lines).toHaveLength(60);
    expect(all.cut).toEqual([]);
    const more = await outcome(call(80));
    expect(more.lines.length).toBeGreaterThanOrEqual(60);
    expect(more.cut).toEqual(["<module>.run"]);
  });

  it("says so when a caller's value lies too deep to be kept", async () => {
    const nested = (n: number, inside: string) => `${"{ k: ".repeat(n)}${inside}${" }".repeat(n)}`;
    const text = (n: number, inside: string) =>
      `${EXEC}function id(x) { return x; }\ntool("t", function run(args) { const o = id(${nested(n, inside)}); exec("ls " + o${".k".repeat(n)}); });`;
    expect(await outcome(text(4, "args.c"))).toMatchObject({ lines: ["SHELL t.c a.js:3"], cut: [] });
    expect((await outcome(text(12, "args.c"))).cut.length).toBeGreaterThan(0);
    expect((await outcome(text(12, '"fixed"'))).cut).toEqual([]);
  });

  it("says so when a class inherits from more than are followed", async () => {
    const classes = (n: number) =>
      `${EXEC}class C0 { f(x) { exec("ls " + x); } }\n${range(n, (i) => `class C${i + 1} extends C${i} {}`).join("\n")}
tool("t", function run(args) { new C${n}().f(args.c); });`;
    expect(await outcome(classes(50))).toMatchObject({ lines: ["SHELL t.c a.js:2"], cut: [] });
    expect((await outcome(classes(80))).cut.length).toBeGreaterThan(0);
  });

  it("says so when more files fill one table than are followed", async () => {
    const run = async (n: number) => {
      const project = await projectOf({
        "a.js": "export const table = {};",
        "b.js": `import { table } from "./a.js"; tool("t", (args) => table[args.k](args.c));`,
        ...Object.fromEntries(
          range(n, (i) => [
            `f${String(i).padStart(3, "0")}.js`,
            `${EXEC}import { table } from "./a.js"; table.k${i} = (a) => exec("ls " + a);`,
          ]),
        ),
      });
      const { flows, unfinished, unfinishedFiles } = analyseFlows(project, entriesOf(project));
      return { flows: flows.length, cut: unfinished.length + (unfinishedFiles?.length ?? 0) };
    };
    expect(await run(256)).toEqual({ flows: 256, cut: 0 });
    expect(await run(257)).toEqual({ flows: 256, cut: 1 });
  });

  it("says so when a value may be an instance of more classes than are told apart", async () => {
    const all = (n: number) =>
      `${EXEC}${range(n, (i) => `class C${i} { f(x) { exec("ls " + x); } }`).join("\n")}
const all = [${range(n, (i) => `new C${i}()`)}];
tool("t", function run(args) { for (const one of all) one.f(args.c); });`;
    const some = await outcome(all(200));
    expect(some.lines).toHaveLength(200);
    expect(some.cut).toEqual([]);
    expect((await outcome(all(300))).cut.length).toBeGreaterThan(0);
  });

  it("says so when functions take more variables from around them than are kept", async () => {
    const closures = (n: number) =>
      `${EXEC}tool("t", function run(args) { ${range(n, (i) => `let v${i} = args.a${i};`).join(" ")}
${range(n, (i) => `const f${i} = () => { exec("ls " + v${i}); f${(i + 1) % n}(); };`).join("\n")} f0(); });`;
    expect((await outcome(closures(20))).cut).toEqual([]);
    expect((await outcome(closures(400))).cut.length).toBeGreaterThan(0);
  });
});

describe("functions that call each other in every way", () => {
  /** Each has a sink and calls six others; a small tool stands behind the costly one. */
  const dense = (n: number) =>
    `${EXEC}${range(
      n,
      (i) =>
        `function f${i}(x) { exec("a${i} " + x); ${[1, 7, 13, 29, 101, 307].map((d) => `f${(i * 7 + d * d + 3) % n}(x + "${i % 5}");`).join(" ")} }`,
    ).join("\n")}
tool("dense", function first(args) { f0(args.c); });
tool("small", function second(args) { exec("ls " + args.d); });`;

  const run = async (text: string, maxSteps: number, order?: "reversed") => {
    const project = await projectOf({ "a.js": text, "b.js": "export const unrelated = 1;" }, order);
    let steps = 0;
    const result = analyseFlows(project, entriesOf(project), (taken) => (steps += taken), maxSteps);
    return { ...result, steps };
  };
  const named = ({ flows }: Awaited<ReturnType<typeof run>>) =>
    flows.map((flow) => `${flow.tools.join()} ${flow.sink.expression.start}`);

  it("end at the budget of all, keep what was found, are named, and hide no other tool", async () => {
    const text = dense(200);
    const maxSteps = 40_000;
    const result = await run(text, maxSteps);
    expect(result.flows.filter((flow) => flow.tools[0] === "dense").length).toBeGreaterThan(20);
    expect(result.flows.filter((flow) => flow.tools[0] === "small")).toHaveLength(1);
    expect(result.unfinished.map((one) => one.qualifiedName)).toContain("<module>.f0");
    expect(result.unfinished.map((one) => one.qualifiedName)).not.toContain("<module>.second");
    // What was found is handed on to the tool at the end, over no more calls than nest.
    expect(result.steps).toBeLessThan(8 * maxSteps);
    expect((await run(text, 400_000)).steps).toBeGreaterThan(8 * maxSteps);
  });

  it("give the same whatever the order of the files", async () => {
    const text = dense(60);
    const ahead = await run(text, 10_000);
    const back = await run(text, 10_000, "reversed");
    expect(named(back)).toEqual(named(ahead));
    expect(back.steps).toBe(ahead.steps);
  });

  it("are said to be lost when the budget ends before anything is found", async () => {
    const text = `${EXEC}tool("t", function run(args) { ${"g(args.c);".repeat(50)} exec(args.c); });`;
    expect((await run(text, 1_000)).exhausted).toEqual([]);
    const { exhausted, flows } = await run(text, 20);
    expect(flows).toEqual([]);
    expect((exhausted ?? []).map((one) => one.name)).toEqual(["t"]);
  });

  it("are run once where a table leads from one to the other", async () => {
    const table = (n: number) => `${EXEC}
${range(n, (i) => `async function h${i}(args) { const v = args.v${i % 3}; return TABLE[args.next]({ v${(i + 1) % 3}: v }); }`).join("\n")}
async function steps(args) { for (const step of args.steps) await TABLE[step.name](step.args); }
async function bad(args) { exec("ls " + args.q); }
const TABLE = { ${range(n, (i) => `h${i}`).join(", ")}, steps, bad };
tool("t", (args) => TABLE[args.name](args.rest));`;
    const [some, many] = [await run(table(100), 4_000_000), await run(table(400), 4_000_000)];
    for (const { flows } of [some, many]) expect(flows.map((flow) => flow.sink.kind)).toEqual(["SHELL"]);
    // Steps are told in thousands.
    expect(many.steps).toBeLessThan(6 * some.steps);
  });

  it("are followed in full where they are few", async () => {
    const text = `${EXEC}function f(x) { exec("a" + x); }\ntool("t", (args) => f(args.c));`;
    expect((await run(text, 1_000)).unfinished).toEqual([]);
    expect((await run(text, 4)).unfinished).toHaveLength(1);
  });
});
