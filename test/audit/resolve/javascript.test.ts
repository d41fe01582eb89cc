import { describe, expect, it } from "vitest";
import { callees, projectOf } from "./sources.ts";

/** Callees of `a.*` in source order: canonical names, or the project's own functions. */
const cases: readonly (readonly [string, Readonly<Record<string, string>>, readonly string[]])[] = [
  [
    "imports: named, renamed, default, namespace",
    {
      "a.js": `import { exec, spawn as s } from "child_process"; import fs from "node:fs"; import * as path from "path"; import open from "open";
exec(1); s(2); fs.readFile(3); fs.promises.readFile(4); path.posix.join(5); open(6);`,
    },
    [
      "node:child_process.exec",
      "node:child_process.spawn",
      "node:fs.readFile",
      "node:fs/promises.readFile",
      "node:path.join",
      "npm:open",
    ],
  ],
  [
    "require: whole, destructured, nested, interop helpers",
    {
      "a.js": `const cp = require("child_process"); const { exec: e } = require("node:child_process"); const { promises: { rm } } = require("fs");
const u = __importStar(require("util")), d = __importDefault(require("open"));
cp.exec(1); e(2); rm(3); u.inspect(4); (0, d.default)(5);`,
    },
    [
      "global:require",
      "global:require",
      "global:require",
      "global:__importStar",
      "global:require",
      "global:__importDefault",
      "global:require",
      "node:child_process.exec",
      "node:child_process.exec",
      "node:fs/promises.rm",
      "node:util.inspect",
      "npm:open",
    ],
  ],
  [
    "aliases: promisify, bind, freeze, conditional require",
    {
      "a.js": `import { exec } from "child_process"; import { promisify } from "util";
const run = promisify(exec); const again = run; const bound = exec.bind(null); let x; x = run;
run(1); again(2); bound(3); x(4);`,
    },
    [
      "node:util.promisify",
      "node:child_process.exec.bind",
      "node:child_process.exec",
      "node:child_process.exec",
      "node:child_process.exec",
      "node:child_process.exec",
    ],
  ],
  [
    "a name that is written with two things refers to nothing; a local one hides the import",
    {
      "a.js": `import { exec, spawn } from "child_process"; let run = exec; run = spawn; run(1);
function f(exec) { exec(2); } { const exec = (x) => x; exec(3); } exec(4);`,
    },
    ["?", "?", "<module>.exec", "node:child_process.exec"],
  ],
  [
    "instances: new, factory, annotation, parameter, field",
    {
      "a.ts": `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js"; import express, { type Express } from "express";
const server = new McpServer({}); server.tool(1);
const app = express(); app.listen(2);
function setup(s: McpServer, e: Express) { s.registerTool(3); e.get(4); }
class Host { private inner: McpServer; constructor(private outer: McpServer) { this.inner = new McpServer({}); } go() { this.inner.tool(5); this.outer.tool(6); this.go(); } }`,
    },
    [
      "npm:@modelcontextprotocol/sdk/server/mcp.js.McpServer",
      "npm:@modelcontextprotocol/sdk/server/mcp.js.McpServer#tool",
      "npm:express",
      "npm:express#listen",
      "npm:@modelcontextprotocol/sdk/server/mcp.js.McpServer#registerTool",
      "npm:express.Express#get",
      "npm:@modelcontextprotocol/sdk/server/mcp.js.McpServer",
      "npm:@modelcontextprotocol/sdk/server/mcp.js.McpServer#tool",
      "npm:@modelcontextprotocol/sdk/server/mcp.js.McpServer#tool",
      "Host.go",
    ],
  ],
  [
    "a function that returns an instance, and one in an object",
    {
      "a.js": `import { make } from "./make.js"; const { server, close } = make(); server.tool(1); close(2);`,
      "make.js": `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
export const make = () => { const server = new McpServer({}); const close = () => server.close(); return { server, close }; };`,
    },
    ["<module>.make", "npm:@modelcontextprotocol/sdk/server/mcp.js.McpServer#tool", "make.close"],
  ],
  [
    "subclasses: own method, inherited from the project, inherited from outside",
    {
      "a.js": `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js"; import { Base } from "./base.js";
class A extends Base { own() { this.own(); this.shared(); super.shared(); } } class S extends McpServer {} new S().tool(1); A.make().own();`,
      "base.js": `export class Base { shared() {} static make() { return new this(); } }`,
    },
    [
      "A.own",
      "Base.shared",
      "Base.shared",
      "npm:@modelcontextprotocol/sdk/server/mcp.js.McpServer#tool",
      "?",
      "?",
      "Base.make",
    ],
  ],
  [
    "re-exports: star, renamed, namespace, default",
    {
      "a.ts": `import { run, tools, main } from "./index.js"; import again from "./index.js"; run(1); tools.b(2); main(3); again(4);`,
      "index.ts": `export * from "./one.js"; export * as tools from "./two"; export { default as main } from "./three.js"; export { default } from "./three.js";`,
      "one.ts": `export { exec as run } from "child_process";`,
      "two.ts": `export function b() {}`,
      "three.ts": `export default function start() {}`,
    },
    ["node:child_process.exec", "<module>.b", "<module>.start", "<module>.start"],
  ],
  [
    "CommonJS exports: object, property, function, compiled getter, export star",
    {
      "a.js": `const o = require("./o"), p = require("./p"), f = require("./f"), g = require("./g"), s = require("./s");
o.run(1); p.go(2); f(3); g.x(4); s.go(5);`,
      "o.js": `const { exec } = require("child_process"); module.exports = { run: exec };`,
      "p.js": `exports.go = void 0; function go() {} exports.go = go;`,
      "f.js": `module.exports = function main() {};`,
      "g.js": `Object.defineProperty(exports, "x", { enumerable: true, get: function () { return p_1.go; } }); const p_1 = require("./p");`,
      "s.js": `__exportStar(require("./p"), exports);`,
    },
    [
      ...Array(5).fill("global:require"),
      "node:child_process.exec",
      "<module>.go",
      "<module>.main",
      "<module>.go",
      "<module>.go",
    ],
  ],
  [
    "paths, workspaces and package imports",
    {
      "tsconfig.base.json": `{"compilerOptions":{"baseUrl":".","paths":{"@lib/*":["packages/lib/src/*"]}}}`,
      "packages/app/tsconfig.json": `{"extends":"../../tsconfig.base.json"}`,
      "packages/app/package.json": `{"name":"app","imports":{"#own":"./src/own.ts"}}`,
      "packages/lib/package.json": `{"name":"@acme/lib","exports":{".":{"import":"./dist/index.js"},"./deep":"./dist/deep.js"}}`,
      "packages/app/a.ts": `import { x } from "@lib/index"; import { x as y } from "@acme/lib"; import { deep } from "@acme/lib/deep"; import own from "#own"; x(1); y(2); deep(3); own(4);`,
      "packages/app/src/own.ts": `export default () => 1;`,
      "packages/lib/src/index.ts": `export const x = () => 1;`,
      "packages/lib/src/deep.ts": `export { exec as deep } from "child_process";`,
    },
    ["<module>.x", "<module>.x", "node:child_process.exec", "<module>.default"],
  ],
];

describe("names in JavaScript and TypeScript", () => {
  for (const [name, files, expected] of cases) {
    it(name, async () => {
      const project = await projectOf(files);
      const path = Object.keys(files).find((one) => /(?:^|\/)a\.[jt]s$/u.test(one)) as string;
      expect(callees(project, path)).toEqual(expected);
    });
  }

  it("names a package of the same repository both ways", async () => {
    const project = await projectOf({
      "packages/lib/package.json": `{"name":"@acme/lib","main":"src/index.js"}`,
      "packages/lib/src/index.js": `export const x = () => 1; export class Server {}`,
      "packages/app/a.js": `import { x, Server } from "@acme/lib"; x(1); new Server().tool(2);`,
    });
    const file = project.files.get("packages/app/a.js");
    if (!file) throw new Error("no file");
    expect(project.callsIn(file).map(({ call }) => project.originOf(file, call.callee))).toEqual([
      "npm:@acme/lib.x",
      "npm:@acme/lib.Server#tool",
      "npm:@acme/lib.Server",
    ]);
    expect(callees(project, "packages/app/a.js")[0]).toBe("<module>.x");
  });

  it("gives constants, definitions, types and dependencies", async () => {
    const project = await projectOf({
      "package.json": `{"name":"x","dependencies":{"express":"^5"}}`,
      "a.ts": `import { NAME, SCHEMA } from "./b.js"; import { z } from "zod"; use(NAME, SCHEMA, \`\${NAME}-1\`, Color.Red, z.object({}), -3, other.inner.deep);
enum Color { Red = "red" } const other = { inner: { deep: "x" } };`,
      "b.ts": `export const NAME = "tool" + "-" + "one"; export const SCHEMA = { a: 1 }; export let changing = 1; changing = 2;`,
    });
    const file = project.files.get("a.ts");
    if (!file) throw new Error("no file");
    const args =
      project.callsIn(file).find(({ call }) => call.callee.kind === "Identifier" && call.callee.name === "use")?.call
        .args ?? [];
    expect(args.map((one) => project.constantOf(file, one.value))).toEqual([
      "tool-one",
      undefined,
      "tool-one-1",
      "red",
      undefined,
      -3,
      "x",
    ]);
    const schema = args[1] ? project.valueOf(file, args[1].value) : undefined;
    expect([schema?.file.path, schema?.expression.kind]).toEqual(["b.ts", "ObjectLiteral"]);
    expect(args[4] ? project.typeOf(file, args[4].value) : undefined).toBe("npm:zod.z.object");
    expect(project.dependsOn(file, ["express"])).toBe(true);
    expect(project.dependsOn(file, ["zod"])).toBe(true);
    expect(project.dependsOn(file, ["koa"])).toBe(false);
  });

  it("knows which function a call stands in, in source order", async () => {
    const project = await projectOf({
      "a.js": `one(); function f() { two(() => three()); } class C { m() { four(); } }`,
    });
    const file = project.files.get("a.js");
    if (!file) throw new Error("no file");
    expect(
      project.callsIn(file).map((site) => `${file.text.slice(site.call)} in ${site.enclosing?.qualifiedName}`),
    ).toEqual(["one() in undefined", "two(() => three()) in <module>.f", "three() in f.<anonymous>", "four() in C.m"]);
    expect(project.functionsIn(file).map((one) => one.qualifiedName)).toEqual(["<module>.f", "f.<anonymous>", "C.m"]);
  });

  it("ends on cycles of names and of modules", async () => {
    const project = await projectOf({
      "a.js": `export * from "./b.js"; import { loop } from "./b.js"; const x = y; const y = x; x(1); loop(2); nothing(3);`,
      "b.js": `export * from "./a.js"; export { loop } from "./a.js";`,
    });
    expect(callees(project, "a.js")).toEqual(["?", "?", "global:nothing"]);
  });
});
