import { describe, expect, it } from "vitest";
import type { BoundProject } from "../../../src/audit/resolve/project.ts";
import { callees, projectOf } from "./sources.ts";

const FILES = 40;

/** Files that each pass on what all others have; the last one has `there` and `run`. */
function mesh(language: "js" | "py"): Record<string, string> {
  const texts: Record<string, string> = {};
  for (let i = 0; i < FILES; i++) {
    const others = Array.from({ length: FILES }, (_, k) => k).filter((k) => k !== i);
    const stars = others.map((k) => (language === "js" ? `export * from "./m${k}.js";` : `from .m${k} import *`));
    const last = language === "js" ? "export function there() {}" : "def there():\n    pass";
    texts[`p/m${i}.${language}`] = [...stars, i === FILES - 1 ? last : ""].join("\n");
  }
  if (language === "js") {
    texts["p/main.js"] = 'import { there, missing } from "./m0.js"; there(); missing();';
  } else {
    texts["p/__init__.py"] = "";
    texts["p/main.py"] = "from .m0 import there, missing\nfrom .m1 import *\nthere(); missing(); nowhere()";
  }
  return texts;
}

/** Steps that the look-ups of one file's callees take. */
function steps(project: BoundProject, path: string): number {
  const before = project.lookUpSteps();
  callees(project, path);
  return project.lookUpSteps() - before;
}

describe("stars in circles", () => {
  it.each(["js", "py"] as const)("%s: finds what is there, and ends where nothing is", async (language) => {
    const project = await projectOf(mesh(language));
    const path = `p/main.${language}`;
    expect(callees(project, path)).toEqual(language === "js" ? ["<module>.there", "?"] : ["<module>.there", "?", "?"]);
    // A few look-ups, each of every file once: an exponential search takes billions.
    expect(steps(await projectOf(mesh(language)), path)).toBeLessThan(40 * FILES);
  });

  it.each(["js", "py"] as const)("%s: names that no module has cost as much the next time", async (language) => {
    const texts = mesh(language);
    const names = Array.from({ length: 30 }, (_, i) => `missing${i}`);
    const calls = names.map((name) => `${name}();`).join(" ");
    texts[`p/main.${language}`] =
      language === "js" ? `import { ${names.join(", ")} } from "./m0.js"; ${calls}` : `from .m0 import *\n${calls}`;
    expect(steps(await projectOf(texts), `p/main.${language}`)).toBeLessThan(10 * FILES * names.length);
  });

  it("goes through diamonds of named re-exports and stars that close a circle", async () => {
    const texts: Record<string, string> = {};
    const depth = 24;
    for (let i = 0; i < depth; i++) {
      texts[`m${i}.js`] = `export * from "./a${i}.js"; export * from "./b${i}.js";`;
      texts[`a${i}.js`] = `export { x } from "./m${i + 1}.js"; export { y } from "./m${i + 1}.js";`;
      texts[`b${i}.js`] = `export { x } from "./m${i + 1}.js"; export { y } from "./m${i + 1}.js";`;
    }
    texts[`m${depth}.js`] = 'export * from "./m0.js"; export function y() {}';
    texts["main.js"] = 'import { x, y } from "./m0.js"; x(); y();';
    const project = await projectOf(texts);
    expect(callees(project, "main.js")).toEqual(["?", "<module>.y"]);
    expect(project.lookUpSteps()).toBeLessThan(5000);
  });

  it("takes the first star that has a name, a default never", async () => {
    const project = await projectOf({
      "a.js": 'export * from "./b.js"; export * from "./c.js";',
      "b.js": 'export * from "./a.js"; export * from "./d.js"; export default function own() {}',
      "c.js": "export function f() {}",
      "d.js": 'export * from "./c.js"; export function g() {}',
      "main.js":
        'import { f, g } from "./a.js"; import none from "./a.js"; import own from "./b.js"; f(); g(); none(); own();',
    });
    expect(callees(project, "main.js")).toEqual(["<module>.f", "<module>.g", "?", "<module>.own"]);
  });
});

describe("names that multiply", () => {
  it.each([
    [
      "objects that spread one another twice",
      (i: number) => `const o${i} = { ...o${i - 1}, ...o${i - 1} };`,
      "o60.f();",
    ],
    ["texts that are put together twice", (i: number) => `const o${i} = o${i - 1} + o${i - 1};`, "call(o60);"],
    ["names that may be one of two", (i: number) => `const o${i} = o${i - 1} || o${i - 1};`, "o60.f();"],
    ["classes with one base, deep", (i: number) => `class o${i} extends o${i - 1} {}`, "new o60().f();"],
  ])("%s", async (_, line, use) => {
    const lines = ["let o0 = missing();", ...Array.from({ length: 60 }, (_one, i) => line(i + 1)), use];
    const project = await projectOf({ "a.js": lines.join("\n") });
    callees(project, "a.js");
    const file = project.files.get("a.js");
    for (const { call } of file ? project.callsIn(file) : []) {
      if (!file) continue;
      project.valueOf(file, call.callee);
      for (const arg of call.args) project.constantOf(file, arg.value);
    }
    expect(project.lookUpSteps()).toBeLessThan(12_000);
  });

  it("Python classes that inherit twice from one another", async () => {
    const lines = ["class C0:\n    def there(self): pass"];
    for (let i = 1; i <= 60; i++) lines.push(`class C${i}(C${i - 1}, C${i - 1}, C${i - 1}): pass`);
    const project = await projectOf({ "a.py": [...lines, "C60().missing()", "C60().there()"].join("\n") });
    expect(callees(project, "a.py")).toContain("C0.there");
    expect(project.lookUpSteps()).toBeLessThan(12_000);
  });
});
