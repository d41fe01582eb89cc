import { describe, expect, it } from "vitest";
import { flowLines } from "./entries.ts";

/** Each case: the files, and the flows that a careful reader sees in them. */
const cases: readonly (readonly [string, Readonly<Record<string, string>>, readonly string[]])[] = [
  [
    "texts that are put together by format, replace and a raw template",
    {
      "a.js": `
import { execSync } from "node:child_process";
import util from "node:util";
tool("f", (a) => { execSync(util.format("ls %s", a.p)); });
tool("r", (a) => { execSync("ls $X".replace("$X", a.p)); });
tool("t", (a) => { execSync(String.raw\`ls \${a.p}\`); });`,
    },
    ["SHELL f.p a.js:3", "SHELL r.p a.js:4", "SHELL t.p a.js:5"],
  ],
  [
    "promisify alias and template",
    {
      "a.ts": `
import { exec } from "node:child_process";
import { promisify } from "node:util";
const run = promisify(exec);
tool("ls", async ({ path }: { path: string }) => { await run(\`ls \${path}\`); });`,
    },
    ["SHELL ls.path a.ts:4"],
  ],
  [
    "alias re-exported from another file, with the ending of the build",
    {
      "src/run.ts": `
import * as cp from "child_process";
import { promisify } from "util";
export const execAsync = promisify(cp.exec);`,
      "src/index.ts": `export * from "./run.js";`,
      "src/a.ts": `
import { execAsync } from "./index.js";
tool("x", async (args) => { await execAsync("git log " + args.ref); });`,
    },
    ["SHELL x.ref src/a.ts:2"],
  ],
  [
    "tsconfig paths",
    {
      "tsconfig.json": `{"compilerOptions":{"paths":{"~/*":["./src/*"]}}}`,
      "src/lib/run.ts": `
import { execSync } from "child_process";
export default function run(line: string) { return execSync(line); }`,
      "src/a.ts": `
import run from "~/lib/run.js";
tool("x", async (args) => run("ls " + args.dir));`,
    },
    ["SHELL x.dir src/lib/run.ts:2"],
  ],
  [
    "dynamic import",
    { "a.js": `tool("x", async (a) => { const { exec } = await import("child_process"); exec("ls " + a.p); });` },
    ["SHELL x.p a.js:1"],
  ],
  [
    "compiled TypeScript",
    {
      "a.js": `
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
const child_process_1 = require("child_process");
const helper_1 = require("./helper");
tool("x", async (a) => { (0, child_process_1.execSync)("ls " + a.p); (0, helper_1.go)(a.q); });`,
      "helper.js": `
"use strict";
exports.go = void 0;
const cp = __importStar(require("child_process"));
function go(q) { return cp.exec("echo " + q); }
exports.go = go;`,
    },
    ["SHELL x.p a.js:5", "SHELL x.q helper.js:4"],
  ],
  [
    "module.exports of an object",
    {
      "a.js": `const { run } = require("./b"); tool("x", (a) => run(a.c));`,
      "b.js": `const { exec: e } = require("child_process"); module.exports = { run(c) { e("sh " + c); } };`,
    },
    ["SHELL x.c b.js:1"],
  ],
  [
    "array pushed and joined",
    {
      "a.js": `
import { execSync } from "child_process";
tool("x", (a) => { const parts = ["git"]; parts.push("log"); if (a.ref) parts.push(a.ref); execSync(parts.join(" ")); });`,
    },
    ["SHELL x.ref a.js:2"],
  ],
  [
    "text built with +=",
    {
      "a.js": `
import { execSync } from "child_process";
tool("x", (a) => { let line = "tar"; line += " -f "; line += a.file; execSync(line); });`,
    },
    ["SHELL x.file a.js:2"],
  ],
  [
    "map, flatMap and spread",
    {
      "a.js": `
import { execSync, spawn } from "child_process";
tool("x", (a) => { const all = a.files.map((f) => \`"\${f}"\`); execSync("cat " + all.join(" ")); });
tool("y", (a) => { spawn("sh", ["-c", ["ls", ...a.dirs].join(" ")]); });`,
    },
    ["SHELL x.files a.js:2", "SHELL y.dirs a.js:3"],
  ],
  [
    "two wrappers deep, and the traced sink in the inner one",
    {
      "a.js": `
import { outer } from "./b.js";
tool("x", async ({ cmd }) => outer({ command: cmd, cwd: "/" }));`,
      "b.js": `
import { inner } from "./c.js";
export const outer = async ({ command }) => inner(command + " --json");`,
      "c.js": `
import { exec } from "child_process";
export function inner(text) { return new Promise((resolve, reject) => { exec(text, (e, out) => (e ? reject(e) : resolve(out))); }); }`,
    },
    ["SHELL x.cmd c.js:2"],
  ],
  [
    "method of a class, field set in its constructor",
    {
      "a.ts": `
import { execSync } from "child_process";
class Adb {
  constructor(private readonly prefix: string) {}
  run(...args: string[]) { return execSync(this.prefix + " " + args.join(" ")); }
  shell(cmd: string) { return this.run("shell", cmd); }
}
const adb = new Adb("adb");
tool("x", async (a) => adb.shell(a.cmd));`,
    },
    ["SHELL x.cmd a.ts:4"],
  ],
  [
    "static method and inherited method",
    {
      "a.js": `
import { exec } from "child_process";
class Base { go(c) { exec("run " + c); } }
class Sub extends Base { static one(c) { return new Sub().go(c); } }
tool("x", (a) => Sub.one(a.c));`,
    },
    ["SHELL x.c a.js:2"],
  ],
  [
    "object literal with this",
    {
      "a.js": `
import { exec } from "child_process";
const service = { bin: "git", run(c) { return this.call(c); }, call(c) { exec(this.bin + " " + c); } };
tool("x", (a) => service.run(a.c));`,
    },
    ["SHELL x.c a.js:2"],
  ],
  [
    "returned command object",
    {
      "a.js": `
import { execSync } from "child_process";
function build(a) { return { command: "git clone " + a.url, cwd: "/tmp" }; }
tool("x", (a) => { const { command } = build(a); execSync(command); });`,
    },
    ["SHELL x.url a.js:3"],
  ],
  [
    "ternary, nullish, optional chain",
    {
      "a.js": `
import { execSync } from "child_process";
tool("x", (a) => { const ref = a?.ref ?? "HEAD"; const line = a.all ? "git log" : "git show " + ref; execSync(line); });`,
    },
    ["SHELL x.ref a.js:2"],
  ],
  [
    "schema parse hands on",
    {
      "a.ts": `
import { z } from "zod";
import { execSync } from "child_process";
const Args = z.object({ name: z.string() });
tool("x", async (args) => { const { name } = Args.parse(args); execSync("ls " + name); });
tool("y", async (args) => { const r = Args.safeParse(args); if (!r.success) throw new Error("bad"); execSync("ls " + r.data.name); });`,
    },
    ["SHELL x.name a.ts:4", "SHELL y.name a.ts:5"],
  ],
  [
    "promise chain and Promise.all",
    {
      "a.js": `
import { exec } from "child_process";
tool("x", (a) => Promise.resolve(a.c).then((c) => "ls " + c).then((line) => exec(line)));
tool("y", async (a) => { await Promise.all(a.list.map(async (one) => exec("ls " + one))); });`,
    },
    ["SHELL x.c a.js:2", "SHELL y.list a.js:3"],
  ],
  [
    "promise that is settled in an inner callback",
    {
      "a.js": `
import fs from "fs";
function fetchTo(dir, name) {
  return new Promise((resolve, reject) => { const full = dir + "/" + name; const out = open(full); out.on("finish", () => resolve(full)); out.on("error", reject); });
}
tool("x", async (a) => { const p = await fetchTo(a.dir, "n"); fs.unlinkSync(p); });`,
    },
    ["PATH_DELETE x.dir a.js:5"],
  ],
  [
    "for-of over arguments, and a value that travels round the loop",
    {
      "a.js": `
import { exec } from "child_process";
tool("x", (a) => { for (const one of a.list) exec("ls " + one); });
tool("y", (a) => { let last = ""; for (let i = 0; i < 3; i++) { exec(last); last = a.c + "!"; } });`,
    },
    ["SHELL x.list a.js:2", "SHELL y.c a.js:3"],
  ],
  [
    "sink in a catch clause and in finally",
    {
      "a.js": `
import { exec } from "child_process";
tool("x", async (a) => { let line = "a"; try { line = "ls " + a.p; await go(); } catch { exec(line); } });
tool("y", async (a) => { try { await go(); } finally { exec("ls " + a.p); } });`,
    },
    ["SHELL x.p a.js:2", "SHELL y.p a.js:3"],
  ],
  [
    "the only method of its name, on a receiver that nobody knows",
    {
      "a.js": `
import { execSync } from "child_process";
class Runner { runLine(c) { execSync("ls " + c); } other() {} }
class Another { other(c) { execSync("cat " + c); } }
export function register(container) {
  tool("x", (a) => container.resolve("runner").runLine(a.c));
  tool("y", (a) => container.resolve("another").other(a.c));
}`,
    },
    ["SHELL x.c a.js:2 | medium"],
  ],
  [
    "closure over the arguments, called by an unknown library",
    {
      "a.js": `
import { exec } from "child_process";
import limit from "p-limit";
tool("x", async (a) => { const go = limit(2); await go(() => exec("ls " + a.p)); });`,
    },
    ["SHELL x.p a.js:3"],
  ],
  [
    "shell options: option object, sh -c, cmd /c, and argv without a shell",
    {
      "a.js": `
import { spawn, execFile } from "child_process";
tool("opt", (a) => spawn("git", ["log", a.ref], { shell: true }));
tool("shc", (a) => spawn("bash", ["-c", "git log " + a.ref]));
tool("cmd", (a) => execFile("cmd.exe", ["/c", "start", a.url]));
tool("ok", (a) => execFile("git", ["log", "--", a.ref]));
tool("off", (a) => spawn("git", ["log", a.ref], { shell: false }));`,
    },
    ["SHELL opt.ref a.js:2", "SHELL shc.ref a.js:3", "SHELL cmd.url a.js:4", "ARGV off.ref a.js:6"],
  ],
  [
    "whole value",
    {
      "a.js": `
import { execSync } from "child_process";
tool("run", (a) => execSync(a.command.trim()));
tool("code", (a) => eval(a.code));
tool("fn", (a) => new Function("x", "return " + a.body));`,
    },
    ["SHELL run.command a.js:2 | whole", "CODE code.code a.js:3 | whole", "CODE fn.body a.js:4"],
  ],
  [
    "setTimeout with a text, and with a function",
    {
      "a.js": `
tool("x", (a) => setTimeout("go(" + a.n + ")", 1));
tool("y", (a) => setTimeout(() => console.log(a.n), 1));`,
    },
    ["CODE x.n a.js:1"],
  ],
  [
    "constants and the program's own values are no flow",
    {
      "a.js": `
import { execSync } from "child_process";
const NAME = "x";
tool("x", () => execSync("ls " + NAME + process.env.HOME));
function unreached(a) { execSync("ls " + a); }`,
    },
    [],
  ],
  [
    "what a program prints or a file holds is not the caller's",
    {
      "a.js": `
import { execSync } from "child_process"; import fs from "fs"; import path from "path";
tool("x", (a) => { const list = JSON.parse(fs.readFileSync("/etc/list", "utf8")); execSync("ls " + list[0]); });
tool("y", async (a) => { const r = await fetch("https://h/" + a.id); execSync("ls " + (await r.json()).name); });`,
    },
    [],
  ],
];

describe("flows in JavaScript and TypeScript", () => {
  for (const [name, files, expected] of cases) {
    it(name, async () => {
      expect(await flowLines(files)).toEqual(expected);
    });
  }

  it("does not depend on the order of files", async () => {
    for (const [, files] of cases) expect(await flowLines(files, "reversed")).toEqual(await flowLines(files));
  });
});
