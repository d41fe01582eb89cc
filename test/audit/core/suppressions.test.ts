import { describe, expect, it } from "vitest";
import { sourceSuppressions } from "../../../src/audit/suppressions.ts";
import { projectOf } from "../server/project.ts";

/** `from-to ids reason` of each suppression. */
async function suppressions(path: string, text: string): Promise<string[]> {
  const project = await projectOf({ [path]: text });
  const file = project.files.get(path);
  if (!file) throw new Error("no file");
  return sourceSuppressions(file).map((one) => `${one.from}-${one.to} [${one.ruleIds.join(" ")}] ${one.reason}`.trim());
}

describe("portlight: ignore[...]", () => {
  it("covers its own line behind code", async () => {
    expect(await suppressions("a.ts", "run(x); // portlight: ignore[shell-injection] checked above\nrun(y);")).toEqual([
      "1-1 [shell-injection] checked above",
    ]);
  });

  it("covers the next statement when it stands alone", async () => {
    const text = "// portlight: ignore[shell-injection, path-traversal] a reason\nrun(\n  x,\n  y,\n);\nrun(z);";
    expect(await suppressions("a.ts", text)).toEqual(["1-5 [shell-injection path-traversal] a reason"]);
  });

  it("covers the head of a statement with a body, never the body", async () => {
    expect(await suppressions("a.ts", "// portlight: ignore[x-y]\nfunction f(\n  a,\n) {\n  run(a);\n}")).toEqual([
      "1-4 [x-y]",
    ]);
    expect(await suppressions("a.ts", "/* portlight: ignore[x-y] r */\nif (a &&\n  b) {\n  run(a);\n}")).toEqual([
      "1-3 [x-y] r",
    ]);
    expect(
      await suppressions("a.ts", '// portlight: ignore[x-y]\nserver.tool("t", {}, async () => {\n  run(a);\n});'),
    ).toEqual(["1-2 [x-y]"]);
    expect(await suppressions("a.py", "# portlight: ignore[x-y] r\n@mcp.tool()\ndef f(a):\n    run(a)\n")).toEqual([
      "1-3 [x-y] r",
    ]);
  });

  it("covers the next line inside a call", async () => {
    const text = "run(\n    # portlight: ignore[x-y] r\n    f'{a}',\n    b,\n)\n";
    expect(await suppressions("a.py", text)).toEqual(["2-3 [x-y] r"]);
  });

  it("reaches over further comments, not over an empty line", async () => {
    expect(await suppressions("a.py", "# portlight: ignore[x-y] r\n# more\nrun(a)\n")).toEqual(["1-3 [x-y] r"]);
    expect(await suppressions("a.py", "# portlight: ignore[x-y] r\n\nrun(a)\n")).toEqual(["1-2 [x-y] r"]);
  });

  it("is a comment token, never text", async () => {
    expect(
      await suppressions(
        "a.ts",
        'const a = "// portlight: ignore[x-y] r";\nconst b = `\n// portlight: ignore[x-y] r\n`;',
      ),
    ).toEqual([]);
    expect(await suppressions("a.py", '"""\n# portlight: ignore[x-y] r\n"""\na = "# nosec"\n')).toEqual([]);
  });

  it("needs rule ids", async () => {
    expect(
      await suppressions(
        "a.ts",
        "// portlight: ignore r\n// portlight: ignore[] r\n// portlight: ignore[ , ] r\nrun();",
      ),
    ).toEqual([]);
    expect(await suppressions("a.ts", `// portlight: ignore[${"a,".repeat(21)}] r\nrun();`)).toEqual([]);
    expect(await suppressions("a.ts", `// portlight: ignore[a] ${"r".repeat(600)}\nrun();`)).toEqual([]);
  });
});

describe("# nosec", () => {
  it.each([
    ["run(x)  # nosec", ["1-1 []"]],
    ["run(x)  # nosec - fixed text", ["1-1 [] - fixed text"]],
    ["run(x)  # nosec B602", ["1-1 [shell-injection shell-passthrough]"]],
    ["run(x)  # nosec: B602, B307", ["1-1 [code-injection code-passthrough shell-injection shell-passthrough]"]],
    ["run(x)  # nosec B104 behind a proxy", ["1-1 [bind-all-interfaces] behind a proxy"]],
    ["run(x)  # noqa: S602  # nosec", ["1-1 []"]],
    ["run(x)  # nosec start_process_with_a_shell", ["1-1 [shell-injection shell-passthrough]"]],
    ["run(x)  # nosec B101", []],
    ["run(x)  # nosection", []],
  ])("%s", async (text, expected) => {
    expect(await suppressions("a.py", `${text}\n`)).toEqual(expected);
  });

  it("means nothing outside Python", async () => {
    expect(await suppressions("a.ts", "run(x); // nosec")).toEqual([]);
  });
});
