import { describe, expect, it } from "vitest";
import { flowLines } from "./entries.ts";

const HEAD = `
import { execSync } from "child_process";
import fs from "fs";
import path from "path";
const ROOT = path.resolve("/srv/data");
`;

/** Handlers that let nothing dangerous through, and look-alikes that do. */
const good: Readonly<Record<string, string>> = {
  "an asynchronous validator that is awaited": `
async function check(x) { if (!/^[a-z]+$/.test(x)) throw new Error("no"); }
tool("x", async (a) => { await check(a.c); execSync("ls " + a.c); });`,
  "allow list with early exit": `const ALLOWED = ["a", "b"]; tool("x", (a) => { if (!ALLOWED.includes(a.c)) throw new Error("no"); execSync("git " + a.c); });`,
  "allow set, lower-cased": `const ALLOWED = new Set(["a", "b"]); tool("x", (a) => { if (!ALLOWED.has(a.c.toLowerCase())) return; execSync("git " + a.c); });`,
  "equality chain": `tool("x", (a) => { if (a.c === "a" || a.c === "b") execSync("git " + a.c); });`,
  "switch on constants": `tool("x", (a) => { switch (a.c) { case "a": case "b": execSync("git " + a.c); break; default: throw new Error("no"); } });`,
  "switch that picks a constant": `tool("x", (a) => { let c; switch (a.c) { case "a": c = "log"; break; default: c = "show"; } execSync("git " + c); });`,
  "table lookup": `const MAP = { a: "log", b: "show" }; tool("x", (a) => { const c = MAP[a.c]; if (!c) throw new Error("no"); execSync("git " + c); });`,
  "key of a table": `const MAP = { a: 1, b: 2 }; tool("x", (a) => { if (!(a.c in MAP)) throw new Error("no"); execSync("git " + a.c); });`,
  "anchored pattern": `tool("x", (a) => { if (!/^[\\w-]+$/.test(a.c)) throw new Error("no"); execSync("git " + a.c); });`,
  "anchored pattern through match": `tool("x", (a) => { const m = a.c.match(/^[a-z0-9_-]+$/i); if (!m) return; execSync("git " + a.c); });`,
  "pattern in a constant": `const NAME = /^[a-z]{1,20}$/; function check(s) { return NAME.test(s); } tool("x", (a) => { if (!check(a.c)) throw new Error("no"); execSync("git " + a.c); });`,
  "forbidden by complement": `tool("x", (a) => { if (/[^\\w.-]/.test(a.c)) throw new Error("no"); execSync("git " + a.c); });`,
  "replaced by complement": `tool("x", (a) => execSync("git " + a.c.replace(/[^a-zA-Z0-9_-]/g, "")));`,
  parseInt: `tool("x", (a) => execSync("sleep " + parseInt(a.n, 10)));`,
  "Number and isInteger": `tool("x", (a) => { if (!Number.isInteger(a.n)) throw new Error("no"); execSync("sleep " + a.n); });`,
  "number shape": `tool("x", (a) => execSync("sleep " + a.n), { n: "number" });`,
  "enum shape": `tool("x", (a) => execSync("git " + a.c), { c: ["a"] });`,
  "pattern shape": `tool("x", (a) => execSync("git " + a.c), { c: /^[a-z]+$/ });`,
  "shell-quote": `import { quote } from "shell-quote"; tool("x", (a) => execSync("ls " + quote([a.c])));`,
  "own quoting function": `function quote(s) { return "'" + s.replace(/[^\\w]/g, "") + "'"; } tool("x", (a) => execSync("ls " + a.list.map(quote).join(" ")));`,
  "single quotes, escaped": `const quote = (s) => "'" + s.replace(/'/g, "'\\\\''") + "'"; tool("x", (a) => execSync("ls " + quote(a.c)));`,
  "single quotes, escaped in a template": `tool("x", (a) => { const e = a.c.replaceAll("'", "'\\\\''"); execSync(\`ls '\${e}'\`); });`,
  "throwing validator": `function check(c) { if (!/^[a-z]+$/.test(c)) throw new Error("no"); } tool("x", (a) => { check(a.c); execSync("git " + a.c); });`,
  asserted: `import assert from "node:assert"; tool("x", (a) => { assert(/^[a-z]+$/.test(a.c)); execSync("git " + a.c); });`,
  "every element checked": `tool("x", (a) => { for (const one of a.list) { if (!/^[a-z]+$/.test(one)) throw new Error("no"); } execSync("cat " + a.list.join(" ")); });`,
  "every as a condition": `tool("x", (a) => { if (!a.list.every((one) => /^[a-z]+$/.test(one))) return; execSync("cat " + a.list.join(" ")); });`,
  "some as a condition": `tool("x", (a) => { if (a.list.some((one) => !/^[a-z]+$/.test(one))) return; execSync("cat " + a.list.join(" ")); });`,
  "filtered list": `tool("x", (a) => execSync("cat " + a.list.filter((one) => /^[a-z]+$/.test(one)).join(" ")));`,

  "resolve and prefix with separator": `tool("x", (a) => { const p = path.resolve(ROOT, a.p); if (!p.startsWith(ROOT + path.sep)) throw new Error("no"); return fs.readFileSync(p); });`,
  "resolve, equality or prefix": `tool("x", (a) => { const p = path.resolve(ROOT, a.p); if (p !== ROOT && !p.startsWith(ROOT + "/")) throw new Error("no"); return fs.readFileSync(p); });`,
  "join is checked, join is used": `tool("x", (a) => { const p = path.join(ROOT, a.p); if (!p.startsWith(ROOT + path.sep)) return; return fs.readFileSync(path.join(ROOT, a.p)); });`,
  relative: `tool("x", (a) => { const p = path.resolve(ROOT, a.p); const r = path.relative(ROOT, p); if (r.startsWith("..") || path.isAbsolute(r)) throw new Error("no"); return fs.readFileSync(p); });`,
  "relative in a predicate": `const inside = (root, p) => { const r = path.relative(root, p); return !r.startsWith("..") && !path.isAbsolute(r); }; tool("x", (a) => { const p = path.resolve(ROOT, a.p); if (!inside(ROOT, p)) throw new Error("no"); return fs.readFileSync(p); });`,
  realpath: `tool("x", async (a) => { const p = await fs.promises.realpath(path.resolve(ROOT, a.p)); if (!p.startsWith(ROOT + path.sep)) throw new Error("no"); return fs.readFileSync(p); });`,
  basename: `tool("x", (a) => fs.readFileSync(path.join(ROOT, path.basename(a.p))));`,
  "basename equality": `tool("x", (a) => { if (path.basename(a.p) !== a.p) throw new Error("no"); return fs.readFileSync(path.join(ROOT, a.p)); });`,
  "roots with some": `const roots = process.argv.slice(2); const inside = (root, p) => p === root || p.startsWith(root + path.sep); tool("x", (a) => { const p = path.resolve(a.p); if (!roots.some((root) => inside(root, p))) throw new Error("no"); return fs.readFileSync(p); });`,
  "roots in a loop that returns": `const roots = process.argv.slice(2); function safe(q) { const p = path.resolve(q); for (const root of roots) { if (p.startsWith(root + path.sep)) return p; } throw new Error("no"); } tool("x", (a) => fs.readFileSync(safe(a.p)));`,
  "flag set in a loop": `const roots = process.argv.slice(2); tool("x", (a) => { const p = path.resolve(a.p); let ok = false; for (const root of roots) { if (p.startsWith(root + path.sep)) { ok = true; break; } } if (!ok) throw new Error("no"); return fs.readFileSync(p); });`,
  "validator that returns the path": `function safe(q) { const p = path.resolve(ROOT, q); if (!p.startsWith(ROOT + path.sep)) throw new Error("no"); return p; } tool("x", (a) => fs.readFileSync(safe(a.p)));`,
  "validator that returns null": `function safe(q) { const p = path.resolve(ROOT, q); return p.startsWith(ROOT + path.sep) ? p : null; } tool("x", (a) => { const p = safe(a.p); if (!p) throw new Error("no"); return fs.readFileSync(p); });`,
  "validator that returns ok and value": `function safe(q) { const p = path.resolve(ROOT, q); if (!p.startsWith(ROOT + path.sep)) return { ok: false, error: "no" }; return { ok: true, value: p }; } tool("x", (a) => { const r = safe(a.p); if (!r.ok) throw new Error(r.error); return fs.readFileSync(r.value); });`,
  "validator with an ok flag about its argument": `function check(p) { if (!p.startsWith(ROOT + path.sep)) return { ok: false }; return { ok: true }; } tool("x", (a) => { const p = path.resolve(a.p); if (!check(p).ok) throw new Error("no"); return fs.readFileSync(p); });`,
  "boolean with several returns": `function inside(p) { if (typeof p !== "string") return false; if (p === "") return false; const full = path.resolve(p); if (full === ROOT) return true; return full.startsWith(ROOT + path.sep); } tool("x", (a) => { if (!inside(a.p)) throw new Error("no"); return fs.readFileSync(path.resolve(a.p)); });`,
  "parent of a new file": `tool("x", (a) => { const p = path.resolve(ROOT, a.p); const dir = fs.realpathSync(path.dirname(p)); if (dir !== ROOT && !dir.startsWith(ROOT + path.sep)) throw new Error("no"); fs.writeFileSync(p, "x"); });`,
  "dot-dot refused below a constant folder": `tool("x", (a) => { if (a.p.includes("..")) throw new Error("no"); return fs.readFileSync(path.join(ROOT, a.p)); });`,
  "relative without dot-dot": `tool("x", (a) => { if (path.isAbsolute(a.p) || a.p.split("/").includes("..")) throw new Error("no"); return fs.readFileSync(path.resolve(ROOT, a.p)); });`,
  "is-path-inside": `import isPathInside from "is-path-inside"; tool("x", (a) => { if (!isPathInside(a.p, ROOT)) throw new Error("no"); return fs.readFileSync(a.p); });`,
  "encoded segment": `tool("x", (a) => fs.readFileSync(path.join(ROOT, encodeURIComponent(a.p) + ".json")));`,
  "guard that an unknown setting switches": `class S { constructor(root) { this.root = root; } check(p) { if (!this.root) return; if (!p.startsWith(this.root + path.sep)) throw new Error("no"); } } const s = new S(load()); tool("x", (a) => { const p = path.resolve(a.p); s.check(p); return fs.readFileSync(p); });`,
};

const bad: Readonly<Record<string, readonly [string, string]>> = {
  emptiness: [`tool("x", (a) => { if (!a.c) throw new Error("no"); execSync("git " + a.c); });`, "SHELL x.c a.js:6"],
  "type test": [
    `tool("x", (a) => { if (typeof a.c !== "string") throw new Error("no"); execSync("git " + a.c); });`,
    "SHELL x.c a.js:6",
  ],
  existence: [
    `tool("x", (a) => { if (!fs.existsSync(a.p)) throw new Error("no"); return fs.readFileSync(a.p); });`,
    "PATH_READ x.p a.js:6 | whole",
  ],
  "another variable": [
    `const OK = ["a"]; tool("x", (a) => { if (!OK.includes(a.d)) throw new Error("no"); execSync("git " + a.c); });`,
    "SHELL x.c a.js:6",
  ],
  "warns only": [
    `const OK = ["a"]; tool("x", (a) => { if (!OK.includes(a.c)) console.warn("odd"); execSync("git " + a.c); });`,
    "SHELL x.c a.js:6",
  ],
  "validator that warns": [
    `function check(c) { if (!/^[a-z]+$/.test(c)) console.error("odd"); } tool("x", (a) => { check(a.c); execSync("git " + a.c); });`,
    "SHELL x.c a.js:6",
  ],
  "ignored result": [
    `function ok(c) { return /^[a-z]+$/.test(c); } tool("x", (a) => { ok(a.c); execSync("git " + a.c); });`,
    "SHELL x.c a.js:6",
  ],
  "guard after use": [
    `tool("x", (a) => { execSync("git " + a.c); if (!/^[a-z]+$/.test(a.c)) throw new Error("no"); });`,
    "SHELL x.c a.js:6",
  ],
  "guard on one way": [
    `tool("x", (a) => { if (a.strict) { if (!/^[a-z]+$/.test(a.c)) throw new Error("no"); } execSync("git " + a.c); });`,
    "SHELL x.c a.js:6",
  ],
  "caller's own list": [
    `tool("x", (a) => { if (!a.list.includes(a.c)) throw new Error("no"); execSync("git " + a.c); });`,
    "SHELL x.c a.js:6",
  ],
  "first word only": [
    `const OK = ["ls"]; tool("x", (a) => { if (!OK.includes(a.c.split(" ")[0])) throw new Error("no"); execSync(a.c); });`,
    "SHELL x.c a.js:6 | whole | weak: only a part of the text is compared",
  ],
  "pattern without end": [
    `tool("x", (a) => { if (!/^[a-z]+/.test(a.c)) throw new Error("no"); execSync("git " + a.c); });`,
    "SHELL x.c a.js:6 | weak: the pattern does not cover the whole text",
  ],
  "pattern with m": [
    `tool("x", (a) => { if (!/^[a-z]+$/m.test(a.c)) throw new Error("no"); execSync("git " + a.c); });`,
    "SHELL x.c a.js:6 | weak: the pattern does not cover the whole text",
  ],
  "pattern with a semicolon": [
    `tool("x", (a) => { if (!/^[a-z;]+$/.test(a.c)) throw new Error("no"); execSync("git " + a.c); });`,
    "SHELL x.c a.js:6",
  ],
  "list of refused characters": [
    `tool("x", (a) => { if (/[;&|]/.test(a.c)) throw new Error("no"); execSync("git " + a.c); });`,
    "SHELL x.c a.js:6 | weak: a list of what is refused is never complete",
  ],
  "quotes around": [`tool("x", (a) => execSync('git "' + a.c + '"'));`, "SHELL x.c a.js:6"],
  "quotes escaped": [`tool("x", (a) => execSync('git "' + a.c.replace(/"/g, '\\\\"') + '"'));`, "SHELL x.c a.js:6"],
  "single quotes, first one escaped": [
    `tool("x", (a) => execSync("ls '" + a.c.replace("'", "'\\\\''") + "'"));`,
    "SHELL x.c a.js:6",
  ],
  "single quotes escaped, used without": [
    `tool("x", (a) => execSync("ls " + a.c.replace(/'/g, "'\\\\''")));`,
    "SHELL x.c a.js:6",
  ],
  "path guard for a shell": [
    `tool("x", (a) => { const p = path.resolve(ROOT, a.p); if (!p.startsWith(ROOT + path.sep)) throw new Error("no"); execSync("cat " + p); });`,
    "SHELL x.p a.js:6",
  ],
  "join alone": [`tool("x", (a) => fs.readFileSync(path.join(ROOT, a.p)));`, "PATH_READ x.p a.js:6"],
  "prefix without separator": [
    `tool("x", (a) => { const p = path.resolve(ROOT, a.p); if (!p.startsWith(ROOT)) throw new Error("no"); return fs.readFileSync(p); });`,
    "PATH_READ x.p a.js:6 | weak: the folder is compared as a text without a separator after it",
  ],
  "prefix before resolving": [
    `tool("x", (a) => { if (!a.p.startsWith(ROOT + path.sep)) throw new Error("no"); return fs.readFileSync(a.p); });`,
    'PATH_READ x.p a.js:6 | whole | weak: the path is compared before its ".." are resolved',
  ],
  "dot-dot refused, absolute not": [
    `tool("x", (a) => { if (a.p.includes("..")) throw new Error("no"); return fs.readFileSync(path.resolve(ROOT, a.p)); });`,
    'PATH_READ x.p a.js:6 | weak: refusing ".." leaves absolute paths and links',
  ],
  "absolute test is no containment": [
    `tool("x", (a) => { const p = path.resolve(a.p); if (!p.startsWith("/")) throw new Error("no"); return fs.readFileSync(p); });`,
    "PATH_READ x.p a.js:6",
  ],
  "checked joined, used raw": [
    `tool("x", (a) => { const p = path.resolve(ROOT, a.p); if (!p.startsWith(ROOT + path.sep)) throw new Error("no"); return fs.readFileSync(a.p); });`,
    "PATH_READ x.p a.js:6 | whole",
  ],
  "dot-dot removed once": [
    `tool("x", (a) => fs.readFileSync(path.join(ROOT, a.p.replace("..", ""))));`,
    "PATH_READ x.p a.js:6",
  ],
  "extension checked": [
    `tool("x", (a) => { if (![".md", ".txt"].includes(path.extname(a.p))) throw new Error("no"); return fs.readFileSync(a.p); });`,
    "PATH_READ x.p a.js:6 | whole | weak: only a part of the text is compared",
  ],
  "decoded after the guard": [
    `tool("x", (a) => { if (!/^[\\w%]+$/.test(a.p)) throw new Error("no"); return fs.readFileSync(path.join(ROOT, decodeURIComponent(a.p))); });`,
    "PATH_READ x.p a.js:6",
  ],
  "guard off by default": [
    `const ALLOWED = (process.env.ALLOWED ?? "").split(",").filter(Boolean); tool("x", (a) => { const p = path.resolve(a.p); if (ALLOWED.length > 0 && !ALLOWED.some((r) => p.startsWith(r + path.sep))) throw new Error("no"); return fs.readFileSync(p); });`,
    "PATH_READ x.p a.js:6",
  ],
  "one of two arguments": [
    `tool("x", (a) => { if (!/^[a-z]+$/.test(a.c)) throw new Error("no"); execSync("git " + a.c + " " + a.d); });`,
    "SHELL x.d a.js:6",
  ],
  "rewritten after the guard": [
    `tool("x", (a) => { let c = a.c; if (!/^[a-z]+$/.test(c)) throw new Error("no"); c = a.d; execSync("git " + c); });`,
    "SHELL x.d a.js:6",
  ],
  "swallowed by a catch": [
    `function check(c) { if (!/^[a-z]+$/.test(c)) throw new Error("no"); } tool("x", (a) => { try { check(a.c); } catch { console.warn("odd"); } execSync("git " + a.c); });`,
    "SHELL x.c a.js:6",
  ],
  "write and delete": [
    `tool("x", (a) => { fs.writeFileSync(path.join(ROOT, a.p), a.text); fs.rmSync(a.q, { recursive: true }); });`,
    "PATH_WRITE x.p a.js:6, PATH_DELETE x.q a.js:6 | whole",
  ],
  "an asynchronous validator that nobody awaits": [
    `async function check(x) { if (!/^[a-z]+$/.test(x)) throw new Error("no"); } tool("x", async (a) => { check(a.c); execSync("ls " + a.c); });`,
    "SHELL x.c a.js:6",
  ],
  "unknown package between": [
    `import norm from "some-norm"; tool("x", (a) => execSync("git " + norm(a.c)));`,
    "SHELL x.c a.js:6 | medium",
  ],
};

describe("guards in JavaScript", () => {
  for (const [name, body] of Object.entries(good)) {
    it(`holds: ${name}`, async () => {
      expect(await flowLines({ "a.js": `${HEAD}${body}` })).toEqual([]);
    });
  }
  for (const [name, [body, expected]] of Object.entries(bad)) {
    it(`does not hold: ${name}`, async () => {
      expect((await flowLines({ "a.js": `${HEAD}\n${body}` })).join(", ")).toBe(expected);
    });
  }
});
