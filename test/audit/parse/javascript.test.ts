import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { MAX_DEPTH } from "../../../src/audit/ir/limits.ts";
import { isHarmless, parseWithBabel } from "../../../src/audit/parse/javascript/babel.ts";
import { blankDeepNesting } from "../../../src/audit/parse/javascript/nesting.ts";
import { lowerTree, parseJavaScript } from "../../../src/audit/parse/javascript/parse.ts";
import { parseTolerantly } from "../../../src/audit/parse/javascript/typescript.ts";
import { costsAtMost, flat, growsLinearly } from "../../growth.ts";
import { depthOf, dump, nodesOf } from "./dump.ts";

const SAMPLES = join(import.meta.dirname, "samples");
const SCRIPTS = ["expressions.js", "statements.js", "typescript.ts", "view.tsx"];

function sample(name: string): string {
  return readFileSync(join(SAMPLES, `${name}.txt`), "utf8");
}

async function lowered(text: string, path = "a.js"): Promise<string> {
  return dump((await parseJavaScript(text, path)).body);
}

describe("lowering", () => {
  it.each(SCRIPTS)("gives the reviewed tree for %s", async (name) => {
    const module = await parseJavaScript(sample(name), name);
    expect(module.degraded || module.tooDeep).toBe(false);
    await expect(dump(module)).toMatchFileSnapshot(join("golden", `${name}.txt`));
  });

  it("counts offsets in UTF-16 code units from behind a byte order mark", async () => {
    const module = await parseJavaScript("\ufeff#!/usr/bin/env node\r\n/* 😀 */ f('😀', x)\r\n", "a.js");
    const [call] = nodesOf(module.body, "Call");
    expect([call?.start, call?.end]).toEqual([30, 40]);
    expect(module.comments).toEqual([{ start: 21, end: 29, text: " 😀 " }]);
    expect(module.degraded).toBe(false);
  });

  it("takes a comment as a function's text only when nothing stands between", async () => {
    const text = "/** yes */ const f = () => 1;\n/** no */ x;\nfunction g() {}\n/* plain */ function h() {}\n";
    const docs = nodesOf((await parseJavaScript(text, "a.js")).body, "Function").map((fn) => fn.doc);
    expect(docs).toEqual(["yes", undefined, undefined]);
  });

  it("finds the text of methods, properties and arguments", async () => {
    const text = "class A { /** m */ m() {} }\n({ /** p */ p: () => 1, /** q */ q() {} });\ntool(/** a */ () => 1);\n";
    const docs = nodesOf((await parseJavaScript(text, "a.js")).body, "Function").map((fn) => fn.doc);
    expect(docs).toEqual(["m", "p", "q", "a"]);
  });

  it("reads less-than chains in JavaScript as comparisons, not as type arguments", async () => {
    expect(nodesOf((await parseJavaScript("f(a<b,c>(d))", "a.js")).body, "Call")[0]?.args).toHaveLength(2);
    expect(nodesOf((await parseJavaScript("f(a<b,c>(d))", "a.ts")).body, "Call")[0]?.args).toHaveLength(1);
  });
});

describe("the two parsers", () => {
  const cases = [
    ...SCRIPTS.map((name) => [name, sample(name)] as const),
    ...corpus(40).map((path) => [path, readFileSync(path, "utf8")] as const),
  ];

  it.each(cases)("give the same IR for %s", (path, text) => {
    const source = text.replace(/^\ufeff/u, "");
    const babel = lowerTree(parseWithBabel(source, path).tree, source, path);
    const tolerant = lowerTree(parseTolerantly(source, path).tree, source, path);
    expect([...babel.unknownTypes, ...tolerant.unknownTypes]).toEqual([]);
    expect(tolerant.module).toEqual(babel.module);
  });

  it("rely on an internal field of TypeScript that is still there", () => {
    const source = ts.createSourceFile("a.ts", "f(", ts.ScriptTarget.Latest, true);
    expect((source as unknown as { parseDiagnostics: readonly unknown[] }).parseDiagnostics).toHaveLength(1);
  });
});

/** Some files of the official servers and SDK, spread over the whole. */
function corpus(count: number): string[] {
  const root = join(import.meta.dirname, "../../../node_modules/@modelcontextprotocol");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:[cm]?js|d\.ts)$/u.test(name))
    .sort()
    .map((name) => join(root, name));
  const step = Math.max(1, Math.floor(files.length / count));
  return files.filter((_, index) => index % step === 0);
}

describe("errors that Babel recovers", () => {
  /** Code → a text that raises it; the tree must be as TypeScript reads it. */
  const harmless: readonly (readonly [string, string, string])[] = [
    ["VarRedeclaration", "let a; let a; f(a);", "a.js"],
    ["DuplicateExport", "export const a = 1; export { a };", "a.js"],
    ["DuplicateDefaultExport", "export default 1; export default f();", "a.js"],
    ["StrictWith", "'use strict'; with (a) { f(b); }", "a.js"],
    ["StrictDelete", "'use strict'; delete x; f(x);", "a.js"],
    ["InvalidPrivateFieldResolution", "class A { m() { return this.#x; } }", "a.js"],
    ["IllegalBreakContinue", "break; f(x);", "a.js"],
    ["ParamDupe", "'use strict'; function g(a, a) { f(a); }", "a.js"],
    ["DuplicateProto", "f({ __proto__: a, __proto__: b });", "a.js"],
    ["ForInOfLoopInitializer", "for (let a = 1 of b) f(a);", "a.js"],
    ["BadGetterArity", "({ get a(b) { return f(b); } });", "a.js"],
    ["LetInLexicalBinding", "let let = 1; f(x);", "a.js"],
    ["OptionalChainingNoTemplate", "a?.b`x`; f(x);", "a.js"],
    ["InvalidModifiersOrder", "class A { readonly static x = f(y); }", "a.ts"],
    ["NonAbstractClassHasAbstractMethod", "class A { abstract m(): void; n() { f(x); } }", "a.ts"],
    ["OverrideNotInSubClass", "class A { override m() { f(x); } }", "a.ts"],
    ["DeclareClassFieldHasInitializer", "class A { declare x: number = f(y); }", "a.ts"],
  ];

  it.each(harmless)("%s leaves the tree whole", (code, text, path) => {
    const { tree, whole } = parseWithBabel(text, path);
    const { errors } = tree as unknown as { readonly errors: readonly { readonly reasonCode: string }[] };
    expect(errors.map((error) => error.reasonCode)).toContain(code);
    expect(whole).toBe(true);
    const tolerant = lowerTree(parseTolerantly(text, path).tree, text, path).module;
    expect(lowerTree(tree, text, path).module).toEqual(tolerant);
  });

  it("keeps the body of a constructor that must not be async", async () => {
    const { module } = lowerTree(parseWithBabel("class A { async constructor() { f(x); } }", "a.js").tree, "", "a.js");
    expect(isHarmless("ConstructorIsAsync")).toBe(true);
    expect(nodesOf(module.body, "Call")).toHaveLength(1);
  });

  it("counts any other code as a tree that may lack parts", () => {
    expect(isHarmless("MissingSemicolon")).toBe(false);
    expect(isHarmless("")).toBe(false);
  });

  it("are not recovered by the thousand: the text goes to TypeScript", async () => {
    const module = await parseJavaScript(`class A { ${"#a; ".repeat(100_000)} m() { exec(x); } }`, "a.js");
    expect(module.degraded).toBe(false);
    expect(nodesOf(module.body, "Call")).toHaveLength(1);
  });

  it("leave a text unread that is too long for TypeScript", async () => {
    const long = `let a; let a; exec(x);${" ".repeat(524_288)}`;
    const read = await parseJavaScript(long.slice(0, 524_288), "a.js");
    expect([read.degraded, read.body.length]).toEqual([false, 3]);
    const unread = await parseJavaScript(long, "a.js");
    expect([unread.degraded, unread.body.length]).toEqual([true, 0]);
  });

  it("reads Flow with errors through Babel", async () => {
    const types = "type T = {| +c: number |};\n".repeat(2_000);
    const text = `// @flow\nlet a: {| b: ?string |} = f(); let a;\n${types}`;
    const module = await parseJavaScript(text, "a.js");
    expect(module.degraded).toBe(false);
    expect(nodesOf(module.body, "Call")).toHaveLength(1);
  });

  it("reads import assertions of older Node through TypeScript, not degraded", async () => {
    const module = await parseJavaScript('import p from "./p.json" assert { type: "json" };\nf(p);', "a.js");
    expect(module.degraded).toBe(false);
    expect(module.body.map((statement) => statement.kind)).toEqual(["Import", "ExpressionStatement"]);
  });

  it("reads stage-3 decorators where the legacy ones fail", async () => {
    const module = await parseJavaScript("export @dec class C {}", "a.ts");
    expect(module.degraded).toBe(false);
    expect(nodesOf(module.body, "Class")).toHaveLength(1);
  });
});

describe("broken text", () => {
  it.each([
    ["a missing bracket", "function g() { exec(x) }\nf(\nfunction h() { exec(y) }", "a.js"],
    ["merge markers", "exec(x);\n<<<<<<< a\nlet b = 1;\n=======\nlet b = 2;\n>>>>>>> c\nexec(y);", "a.ts"],
    ["an open string", "exec(x);\nlet s = 'open\nexec(y);", "a.ts"],
  ])("%s keeps the calls around it and says that it is degraded", async (_, text, path) => {
    const module = await parseJavaScript(text, path);
    expect(module.degraded).toBe(true);
    expect(module.degradedAt).toBeGreaterThan(0);
    const names = nodesOf(module.body, "Call").map((call) => (call.callee as { name?: string }).name);
    expect(names.filter((name) => name === "exec")).toHaveLength(2);
  });
});

describe("depth", () => {
  const shapes: readonly (readonly [string, (n: number) => string])[] = [
    ["parentheses", (n) => `${"(".repeat(n)}x${")".repeat(n)}`],
    ["arrays", (n) => `${"[".repeat(n)}x${"]".repeat(n)}`],
    ["blocks", (n) => `${"{".repeat(n)}x${"}".repeat(n)}`],
    ["calls", (n) => `${"f(".repeat(n)}x${")".repeat(n)}`],
    ["conditionals", (n) => `${"a?".repeat(n)}x${":b".repeat(n)}`],
    ["negations", (n) => `${"!".repeat(n)}x`],
    ["assignments", (n) => `${"x=".repeat(n)}x`],
    ["arrows", (n) => `${"()=>".repeat(n)}x`],
    ["else-if arms", (n) => `${"if(a){}else ".repeat(n)}x`],
    ["member calls", (n) => `${"a.b(x).".repeat(n)}x`],
    ["additions", (n) => `${"1+".repeat(n)}x`],
    ["templates", (n) => `${"`${".repeat(n)}x${"}`".repeat(n)}`],
  ];

  it.each(shapes)("%s: never a throw, never deeper than the cap, always said", async (_, shape) => {
    for (const n of [100, 499, 502, 3_000, 100_000]) {
      const module = await parseJavaScript(shape(n), "a.js");
      // A parameter's or an argument's wrapper has no kind; the few nodes around the cap have.
      expect(depthOf(module.body)).toBeLessThanOrEqual(MAX_DEPTH + 5);
      if (module.body.length === 0) expect(module.tooDeep).toBe(true);
      if (n === 100) expect(module.tooDeep).toBe(false);
    }
  });

  it("keeps the arguments of a chain that is cut", async () => {
    const links = Array.from({ length: 1_000 }, (_, i) => `.m(exec(a${i}))`).join("");
    const module = await parseJavaScript(`root${links}`, "a.js");
    expect(module.tooDeep).toBe(true);
    const calls = nodesOf(module.body, "Call").filter((call) => (call.callee as { name?: string }).name === "exec");
    expect(calls).toHaveLength(1_000);
  });

  it("keeps long sums and long lists of arms flat and whole", async () => {
    const sum = Array.from({ length: 1_000 }, (_, i) => `a${i}`).join("+");
    const arms = Array.from({ length: 1_000 }, (_, i) => `if (a === ${i}) f();`).join(" else ");
    const module = await parseJavaScript(`${sum}; ${arms}`, "a.js");
    expect(module.tooDeep).toBe(false);
    expect(nodesOf(module.body, "Concat")[0]?.operands).toHaveLength(1_000);
    expect(nodesOf(module.body, "If")[0]?.arms).toHaveLength(1_000);
  });
});

it("lowers the same text to the same tree", async () => {
  expect(await lowered(sample("statements.js"))).toBe(await lowered(sample("statements.js")));
});

describe("what no parser comes to an end with", () => {
  const around = (text: string): string => `const a = require("b");\n${text};\nfunction f(c) { a.exec(c); }\n`;
  const calls = (body: unknown): boolean => JSON.stringify(body).includes('"exec"');

  it.each([
    ["brackets", `x = ${"[".repeat(10_000)}${"]".repeat(10_000)}`],
    ["parentheses", `x = ${"(".repeat(10_000)}1${")".repeat(10_000)}`],
    ["templates", `x = ${"`${".repeat(3000)}1${"}`".repeat(3000)}`],
    ["functions", `x = ${"() => {".repeat(3000)}${"}".repeat(3000)}`],
    ["type arguments", `x = ${"<T>(".repeat(40)}1${")".repeat(40)}`],
    ["asynchronous arrows or calls", `x = ${"async(".repeat(40)}${")".repeat(40)}`],
    ["generic asynchronous arrows", `x = ${"async<T>(".repeat(40)}${")".repeat(40)}`],
  ])("is cut: %s", async (_, text) => {
    const module = await parseJavaScript(around(text), "a.ts");
    expect(module.tooDeep).toBe(true);
    expect(calls(module.body)).toBe(true);
  });

  it("is left out as a statement when no brackets nest", async () => {
    const module = await parseJavaScript(around(`x = ${"!".repeat(50_000)}a`), "a.js");
    expect(module).toMatchObject({ tooDeep: true, degraded: false });
    expect(calls(module.body)).toBe(true);
  });

  it("is blanked: comments by the thousand in one line, and only those", async () => {
    const module = await parseJavaScript(`${"/**/".repeat(250_000)}a.exec(c)`, "a.js");
    expect(module).toMatchObject({ tooDeep: false, degraded: false });
    expect(calls(module.body)).toBe(true);
    expect((await parseJavaScript("/*x*/".repeat(100), "a.js")).comments).toHaveLength(100);
  }, 20_000);

  it("keeps every offset, and a text that is no such thing as it is", () => {
    const deep = `f(${"(".repeat(600)}\n${")".repeat(600)});"(((";/[(/;`;
    const calmed = blankDeepNesting(deep);
    expect(calmed.text).toHaveLength(deep.length);
    expect(calmed.text.indexOf("\n")).toBe(deep.indexOf("\n"));
    expect(calmed.tooDeep).toBe(true);
    const plain = `${"f(g<T>(async(".repeat(3)}${")))".repeat(3)}; /[(]/; "(" // (`;
    expect(blankDeepNesting(plain)).toMatchObject({ text: plain, tooDeep: false });
  });

  it.each([
    ["closers that match nothing", (size: number) => `${"(".repeat(size)}${"]".repeat(size)}`],
    ["brackets that nothing closes", (size: number) => "([{".repeat(size)],
    ["closers alone", (size: number) => ")]}".repeat(size)],
    ["templates", (size: number) => "`${(".repeat(size)],
  ])("costs time in proportion to the text: %s", (_name, textOf) => {
    expect(growsLinearly(blankDeepNesting, textOf, 10_000)).toBe(true);
  });

  it("stops looking for the ends of regular expressions that have none", () => {
    const text = flat("/[", 300_000);
    const division = flat("a/", 300_000);
    expect(
      costsAtMost(
        40,
        () => blankDeepNesting(text),
        () => blankDeepNesting(division),
      ),
    ).toBe(true);
  });

  it("blanks to the bracket that closes the first too deep one, whatever does not match inside", () => {
    const text = `${"(".repeat(MAX_DEPTH)}([{]]x)${")".repeat(MAX_DEPTH)}; y`;
    const { text: blanked, tooDeep } = blankDeepNesting(text);
    expect(tooDeep).toBe(true);
    expect(blanked).toHaveLength(text.length);
    expect(blanked).not.toContain("x");
    expect(blanked.endsWith("); y")).toBe(true);
  });
});
