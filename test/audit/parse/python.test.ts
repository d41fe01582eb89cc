import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { MAX_DEPTH } from "../../../src/audit/ir/limits.ts";
import { flattenBrackets } from "../../../src/audit/parse/python/dedent.ts";
import { loadGrammar, type PythonGrammar } from "../../../src/audit/parse/python/grammar.ts";
import { calmLongRuns, LONG_RUN } from "../../../src/audit/parse/python/long-runs.ts";
import { lowerPython, parsePython } from "../../../src/audit/parse/python/parse.ts";
import { depthOf, dump, nodesOf } from "./dump.ts";

let grammar: PythonGrammar;
beforeAll(async () => {
  grammar = await loadGrammar();
});

function callees(text: string): unknown[] {
  return nodesOf(lowerPython(grammar, text).module.body, "Call").map((call) => {
    const { kind, name, property } = call.callee as { kind: string; name?: string; property?: string };
    return name ?? property ?? kind;
  });
}

describe("lowering", () => {
  it("gives the reviewed tree for a file that holds every construct", async () => {
    const text = readFileSync(join(import.meta.dirname, "samples/everything.py.txt"), "utf8");
    const { module, unknownTypes } = lowerPython(grammar, text);
    expect([...unknownTypes]).toEqual([]);
    expect(module.degraded || module.tooDeep).toBe(false);
    await expect(dump(module)).toMatchFileSnapshot(join("golden", "everything.py.txt"));
  });

  it("counts offsets in UTF-16 code units from behind a byte order mark, whatever ends the lines", async () => {
    for (const end of ["\n", "\r\n", "\r"]) {
      const text = `\ufeff# 😀${end}f('😀', x)${end}g()${end}`;
      const module = await parsePython(text);
      const first = 4 + end.length;
      expect(nodesOf(module.body, "Call").map((call) => [call.start, call.end])).toEqual([
        [first, first + 10],
        [first + 10 + end.length, first + 13 + end.length],
      ]);
      expect(module.comments).toEqual([{ start: 0, end: 4, text: " 😀" }]);
      expect(module.degraded).toBe(false);
    }
  });

  it("reads names as Python does: compatibility characters are the plain letters", () => {
    expect(callees("ｅｘｅｃ(x)\nos.ｓｙｓｔｅｍ(y)\n")).toEqual(["exec", "system"]);
  });

  it("keeps statements of Python 2 as calls", () => {
    expect(callees('exec "code" in ns\nprint >>f, x\n')).toEqual(["exec", "print"]);
  });

  it("keeps the calls of an assignment to an attribute of type(…)", () => {
    expect(callees("type(x).attr = exec(y)\ntype(a()).b[c()] = d()\n")).toEqual([
      "type",
      "exec",
      "type",
      "a",
      "c",
      "d",
    ]);
  });

  it("keeps what a format does not print", () => {
    expect(callees('"{}".format(a(), b())\n"%(x)s" % {"x": c(), "y": d()}\n"%*d" % (e(), f())\n')).toEqual([
      "format",
      "a",
      "b",
      "d",
      "c",
      "e",
      "f",
    ]);
  });

  it("keeps code behind a backslash at a line's end", () => {
    expect(callees("with a() \\\n    as b, c() \\\n    as d:\n    e()\nx = f(y) \\\n    if g(z) else h()\n")).toEqual([
      "a",
      "c",
      "e",
      "g",
      "f",
      "h",
    ]);
  });

  it("keeps global and nonlocal names at the function that they stand in", () => {
    const text = "def f():\n  if x:\n    global a, b\n  def g():\n    nonlocal c\n";
    const functions = nodesOf(lowerPython(grammar, text).module.body, "Function");
    expect(functions.map((fn) => [fn.globals, fn.nonlocals])).toEqual([
      [["a", "b"], undefined],
      [undefined, ["c"]],
    ]);
  });
});

describe("texts that the grammar misreads", () => {
  it("a continuation line left of its block", () => {
    const { module } = lowerPython(grammar, "def f():\n    x = (a + # why\nb)\n    return g(x)\n");
    expect(module.degraded).toBe(false);
    expect(nodesOf(module.body, "Function")).toHaveLength(1);
    expect(module.comments.map((comment) => comment.text)).toEqual([" why"]);
  });

  it("blanks only what stands in brackets, and keeps every offset", () => {
    const text = "x = '(' # (\ny = [1, # one\n'''\n''', # two\n2]\n";
    const flat = flattenBrackets(text);
    expect(flat?.text).toHaveLength(text.length);
    expect(flat?.text.slice(0, 12)).toBe(text.slice(0, 12));
    expect(flat?.comments.map((comment) => comment.text)).toEqual([" one", " two"]);
    expect(flattenBrackets("x = 1\ny = '''(\n'''\n")).toBeUndefined();
    expect(flattenBrackets("x = (1,\n2\n")).toBeUndefined();
    expect(flattenBrackets("x = (1,\n2]\n")).toBeUndefined();
  });

  it("defaults of type parameters are no error", () => {
    const { module } = lowerPython(grammar, "class A[T = int]:\n  def f(self):\n    exec(x)\n");
    expect(module.degraded).toBe(false);
    expect(nodesOf(module.body, "Call")).toHaveLength(1);
  });

  it("broken text is degraded, with its first place, and keeps its calls", () => {
    const text = "exec(a)\ndef f(:\n    exec(b)\nclass :\n    exec(c)\n";
    const { module } = lowerPython(grammar, text);
    expect(module.degraded).toBe(true);
    expect(module.degradedAt).toBeGreaterThanOrEqual(8);
    expect(callees(text).filter((name) => name === "exec")).toHaveLength(3);
  });
});

describe("limits", () => {
  const shapes: readonly (readonly [string, (n: number) => string])[] = [
    ["parentheses", (n) => `${"(".repeat(n)}x${")".repeat(n)}`],
    ["lists", (n) => `${"[".repeat(n)}x${"]".repeat(n)}`],
    ["calls", (n) => `${"f(".repeat(n)}x${")".repeat(n)}`],
    ["negations", (n) => `${"not ".repeat(n)}x`],
    ["lambdas", (n) => `${"lambda: ".repeat(n)}x`],
    ["assignments", (n) => `${"x = ".repeat(n)}x`],
    ["conditionals", (n) => `${"a if b else ".repeat(n)}x`],
    ["member calls", (n) => `${"a.b(x).".repeat(n)}x`],
    ["sums", (n) => `${"1 + ".repeat(n)}x`],
    ["dictionaries", (n) => `${"{1: ".repeat(n)}x${"}".repeat(n)}`],
    ["open brackets", (n) => "(]{".repeat(n)],
  ];

  it.each(shapes)("%s: never a throw, never deeper than the cap", (_, shape) => {
    for (const n of [100, 499, 502, 3_000, 30_000]) {
      const { module } = lowerPython(grammar, `${shape(n)}\n`);
      expect(depthOf(module.body)).toBeLessThanOrEqual(MAX_DEPTH + 5);
      expect(module.body.length > 0 || module.degraded).toBe(true);
      if (n === 100) expect(module.tooDeep).toBe(false);
    }
  });

  it("100,000 nested brackets end", () => {
    const { module } = lowerPython(grammar, `${"[".repeat(100_000)}${"]".repeat(100_000)}\n`);
    expect(module.tooDeep).toBe(true);
  });

  it("keeps the arguments of a chain that is cut", () => {
    const text = `root${Array.from({ length: 1_000 }, (_, i) => `.m(exec(a${i}))`).join("")}\n`;
    expect(callees(text).filter((name) => name === "exec")).toHaveLength(1_000);
  });

  it("long runs of comments and of continued lines cost no more than others", () => {
    const comments = `if x:\n${"      # c\n".repeat(50_000)}  exec(y)\n`;
    const continued = `exec(x, ${"\\\n".repeat(200_000)} y)\n`;
    // Without the blanking each takes minutes.
    expect(lowerPython(grammar, comments).module.comments).toHaveLength(50_000);
    expect(callees(comments)).toEqual(["exec"]);
    expect(callees(continued)).toEqual(["exec"]);
  });

  it("blanks runs from the limit on, and leaves shorter ones as they are", () => {
    const run = (lines: number): string => `x\n${"# c\n".repeat(lines)}y\n`;
    expect(calmLongRuns(run(LONG_RUN - 1)).text).toBe(run(LONG_RUN - 1));
    const calmed = calmLongRuns(run(LONG_RUN));
    expect(calmed.text).toBe(`x\n${"   \n".repeat(LONG_RUN)}y\n`);
    expect(calmed.comments).toHaveLength(LONG_RUN);
    expect(calmed.comments[0]).toEqual({ start: 2, end: 5, text: " c" });
  });

  it("a run of comments inside a string stays part of the string", () => {
    const text = `x = """\n${"# c\n".repeat(LONG_RUN * 2)}"""\n`;
    const [literal] = nodesOf(lowerPython(grammar, text).module.body, "Literal");
    expect(literal?.value).toBe(`\n${"# c\n".repeat(LONG_RUN * 2)}`);
  });
});
