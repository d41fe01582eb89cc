import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { analyseFlows } from "../../../src/audit/flow/analyse.ts";
import { projectOf } from "../resolve/sources.ts";
import { entriesOf, flowLines, linesOf } from "./entries.ts";

const dispatch = `
import { exec } from "child_process";
import fs from "fs/promises";
import { helper } from "./helper.js";
const table = { remove: (args) => fs.rm("/tmp/" + args.id), fetch: async (args) => fetch("https://h/" + args.id) };
dispatch(async (request) => {
  const { name, arguments: args } = request.params;
  switch (name) {
    case "list":
      return exec("ls " + args.dir);
    case "show":
    case "cat":
      return helper(args.file);
    default:
      if (table[name]) return table[name](args);
      throw new Error(name);
  }
});`;
const helper = `
import { readFileSync } from "fs";
export function helper(file) { return readFileSync(file, "utf8"); }`;

describe("one handler for all tools", () => {
  it("gives each flow to the tools that lead to it", async () => {
    expect(await flowLines({ "a.js": dispatch, "helper.js": helper })).toEqual([
      "PATH_DELETE fetch+remove.id a.js:4",
      "SHELL list.dir a.js:9",
      "PATH_READ cat+show.file helper.js:2 | whole",
    ]);
  });

  it("gives each tool its effects, with a witness", async () => {
    const project = await projectOf({ "a.js": dispatch, "helper.js": helper });
    const { effects } = analyseFlows(project, entriesOf(project));
    const lines = [...(effects[0]?.byTool ?? [])].map(
      ([tool, found]) =>
        `${tool}: ${[...found].map(([effect, one]) => `${effect} ${one.callee} ${one.file.path}`).join(", ")}`,
    );
    expect(lines).toEqual([
      "cat: fs-read node:fs.readFileSync helper.js",
      "fetch: fs-delete node:fs/promises.rm a.js, net global:fetch a.js",
      "list: exec node:child_process.exec a.js",
      "remove: fs-delete node:fs/promises.rm a.js, net global:fetch a.js",
      "show: fs-read node:fs.readFileSync helper.js",
    ]);
  });

  it("understands if-chains and early exits on the name", async () => {
    const text = `
import { exec } from "child_process";
dispatch(async ({ params }) => {
  if (params.name === "a") { return exec("ls " + params.arguments.p); }
  if (params.name !== "b") throw new Error("no");
  return exec("cat " + params.arguments.q);
});`;
    expect(await flowLines({ "a.js": text })).toEqual(["SHELL a.p a.js:3", "SHELL b.q a.js:5"]);
  });
});

describe("traces", () => {
  it("lead from the argument over every file to the sink", async () => {
    const project = await projectOf({
      "a.js": `
import { outer } from "./b.js";
tool("x", async (args) => {
  const line = "git log " + args.ref;
  return outer(line);
});`,
      "b.js": `
import { inner } from "./c.js";
export const outer = (text) => inner(text + " --json");`,
      "c.js": `
import { execSync } from "child_process";
export function inner(text) {
  return execSync(text);
}`,
    });
    const [flow] = analyseFlows(project, entriesOf(project)).flows;
    const steps = flow?.steps.map(
      (step) => `${step.depth} ${step.file.path}:${step.file.text.position(step.span.start).line} ${step.message}`,
    );
    expect(steps).toEqual([
      '0 a.js:3 argument "ref" comes from the caller',
      "0 a.js:3 put into a text",
      "0 a.js:4 passed to outer()",
      "1 b.js:2 put into a text",
      "1 b.js:2 passed to inner()",
      "2 c.js:3 reaches child_process.execSync",
    ]);
    expect(flow?.sink.scope).toBe("<module>.inner");
  });
});

describe("the official servers", () => {
  const folder = (name: string) =>
    join(import.meta.dirname, "../../../node_modules/@modelcontextprotocol", name, "dist");
  const read = (name: string): Record<string, string> =>
    Object.fromEntries(
      readdirSync(folder(name))
        .filter((file) => file.endsWith(".js"))
        .map((file) => [file, readFileSync(join(folder(name), file), "utf8")]),
    );

  it("filesystem: no path leads out", async () => {
    const project = await projectOf(read("server-filesystem"));
    expect(entriesOf(project).length).toBe(14);
    expect(linesOf(project)).toEqual([]);
    expect(analyseFlows(project, entriesOf(project)).unfinished).toEqual([]);
  });

  it.each([
    ["the first check", "if (!isAllowed) {", "if (false) {"],
    [
      "the separator",
      "return normalizedPath.startsWith(normalizedDir + path.sep);",
      "return normalizedPath.startsWith(normalizedDir);",
    ],
    ["the exception", "throw new Error(`Access denied - path outside", "console.error(`Access denied - path outside"],
  ])("filesystem: every tool is found when %s is taken out", async (_, from, to) => {
    const files = read("server-filesystem");
    let changed = 0;
    for (const [path, text] of Object.entries(files)) {
      if (text.includes(from)) changed++;
      files[path] = text.replaceAll(from, to);
    }
    expect(changed).toBe(1);
    const found = await flowLines(files);
    for (const tool of [
      "read_text_file.path",
      "write_file.path",
      "list_directory.path",
      "move_file.source",
      "search_files.path",
    ]) {
      expect(found.some((line) => line.includes(` ${tool} `))).toBe(true);
    }
  });

  it("memory: its file comes from the environment", async () => {
    expect(await flowLines(read("server-memory"))).toEqual([]);
  });
});

describe("bounds", () => {
  const nested = (depth: number, inner: string) =>
    `${"for (const a of b) { ".repeat(depth)}${inner}${" }".repeat(depth)}`;

  /** Flows, and steps that they took. */
  const counted = async (texts: Readonly<Record<string, string>>) => {
    const project = await projectOf(texts);
    let steps = 0;
    analyseFlows(project, entriesOf(project), (taken) => {
      steps += taken;
    });
    return { found: linesOf(project), steps };
  };

  it("nested loops cost no more than their text", async () => {
    const body = nested(30, "x += args.c;");
    const { found, steps } = await counted({
      "a.js": `import { exec } from "child_process"; tool("x", (args) => { let x = ""; const b = [1]; ${body} exec(x); });`,
    });
    expect(found).toEqual(["SHELL x.c a.js:1"]);
    expect(steps).toBeLessThan(2_048);
  });

  it("a doubling text stays small", async () => {
    const body = "s = s + s;".repeat(400);
    expect(
      await flowLines({
        "a.js": `import { exec } from "child_process"; tool("x", (args) => { let s = args.c; ${body} exec(s); });`,
      }),
    ).toEqual(["SHELL x.c a.js:1"]);
  });

  it("a text of many pieces keeps its sources and no more", async () => {
    const body = 's += " -x " + args.c;'.repeat(20_000);
    const { found, steps } = await counted({
      "a.js": `import { exec } from "child_process"; tool("x", (args) => { let s = "ls"; ${body} exec(s + args.d); });`,
    });
    expect(found).toEqual(["SHELL x.c a.js:1", "SHELL x.d a.js:1"]);
    expect(steps).toBeLessThan(200_000);
  });

  it("large literals and tables are cut, not walked again and again", async () => {
    const list = Array.from({ length: 20_000 }, (_, i) => `"${i}"`).join(",");
    const table = Array.from({ length: 5_000 }, (_, i) => `k${i}: (a) => exec("x" + a)`).join(",");
    const { found, steps } = await counted({
      "a.js": `import { exec } from "child_process"; const LIST = [${list}]; const TABLE = { ${table} };
tool("x", (args) => { if (!LIST.includes(args.c)) throw new Error("no"); TABLE[args.k](args.c + args.d); });`,
    });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((line) => line.startsWith("SHELL x.d "))).toBe(true);
    expect(steps).toBeLessThan(60_000);
  });

  it("a variable that is written thousands of times is followed once, and hides no other tool", async () => {
    const text = [
      'import { exec } from "child_process";',
      'tool("decoy", async ({ p }) => {',
      ..."p = p.trim();\n".repeat(4000).trim().split("\n"),
      'exec(p + " x");',
      "});",
      'tool("ping", async ({ host }) => { exec("ping " + host); });',
    ].join("\n");
    expect(await flowLines({ "a.js": text })).toEqual(["SHELL decoy.p a.js:4003", "SHELL ping.host a.js:4005"]);
  });

  it("recursion ends, with its sink", async () => {
    const text = `
import { execSync } from "child_process";
function even(c, n) { execSync("a " + c); return n === 0 ? c : odd(c + "x", n - 1); }
function odd(c, n) { return n === 0 ? c : even(c + "y", n - 1); }
tool("x", (args) => even(args.c, 9));`;
    expect(await flowLines({ "a.js": text })).toEqual(["SHELL x.c a.js:2"]);
  });

  it("deep nesting and long chains neither overflow nor hang", async () => {
    const deep = `${"(".repeat(400)}args.c${")".repeat(400)}`;
    const calls = `${"f(".repeat(450)}args.c${")".repeat(450)}`;
    const elseIfs = Array.from({ length: 2000 }, (_, i) => `if (args.n === "${i}") { s = "${i}"; }`).join(" else ");
    const text = `
import { exec } from "child_process";
const f = (x) => x;
tool("a", (args) => exec("ls " + ${deep}));
tool("b", (args) => exec("ls " + ${calls}));
tool("c", (args) => { let s = ""; ${elseIfs} exec("ls " + s + args.c); });`;
    const found = await flowLines({ "a.js": text });
    expect(found).toContain("SHELL a.c a.js:3");
    expect(found).toContain("SHELL c.c a.js:5");
  });

  it("what is called in more ways than are followed is named", async () => {
    const body = Array.from(
      { length: 60 },
      (_, i) => `const f${i} = (x) => ${i === 0 ? "x" : `[f${i - 1}(x + 1), f${i - 1}(x + "a"), f${i - 1}(x + x)]`};`,
    ).join("\n");
    const project = await projectOf({ "a.js": `tool("x", (args) => { ${body} return f59(args.c); });` });
    let steps = 0;
    const { unfinished } = analyseFlows(project, entriesOf(project), (taken) => {
      steps += taken;
    });
    expect(unfinished.length).toBeGreaterThan(0);
    expect(steps).toBeLessThan(30_000);
  });

  it("calls nested deeper than are followed are named", async () => {
    const functions = (depth: number) =>
      Array.from({ length: depth }, (_, i) => `function f${i}(x) { ${i === 0 ? "exec(x);" : `f${i - 1}(x);`} }`).join(
        "\n",
      );
    const file = (depth: number) => ({
      "a.js": `import { exec } from "child_process";\n${functions(depth)}\ntool("x", (args) => f${depth - 1}(args.c));`,
    });
    const shallow = await projectOf(file(25));
    expect(linesOf(shallow)).toEqual(["SHELL x.c a.js:2 | whole"]);
    expect(analyseFlows(shallow, entriesOf(shallow)).unfinished).toEqual([]);
    const deep = await projectOf(file(60));
    expect(analyseFlows(deep, entriesOf(deep)).unfinished.length).toBe(1);
  });

  it("many variables and many branches cost no square", async () => {
    const variables = Array.from({ length: 4000 }, (_, i) => `let v${i} = a.p${i};`).join("");
    const branches = Array.from({ length: 4000 }, (_, i) => `if (a.q${i}) { v${i} = "x"; }`).join("");
    const { found, steps } = await counted({
      "a.js": `import { exec } from "child_process"; tool("x", (a) => { ${variables} ${branches} exec(v1); });`,
    });
    expect(found).toEqual(["SHELL x.p1 a.js:1 | whole"]);
    expect(steps).toBeLessThan(60_000);
  });

  it("names of the prototype are names like others", async () => {
    const text = `
import { exec } from "child_process";
const table = { __proto__: null, constructor: "a" };
tool("__proto__", (args) => exec("ls " + args.__proto__ + args.constructor));`;
    expect(await flowLines({ "a.js": text })).toEqual([
      "SHELL __proto__.__proto__ a.js:3",
      "SHELL __proto__.constructor a.js:3",
    ]);
  });
});
