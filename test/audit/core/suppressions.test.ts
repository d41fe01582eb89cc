import { describe, expect, it } from "vitest";
import { SourceText } from "../../../src/audit/ir/source-text.ts";
import { configSuppressions, sourceSuppressions } from "../../../src/audit/suppressions.ts";
import type { ConfigLanguage } from "../../../src/audit/types.ts";
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

  it("without rule ids is kept, so that it can be told that it has no effect", async () => {
    for (const comment of [
      "portlight: ignore r",
      "portlight: ignore",
      "portlight: ignore[] r",
      "portlight:ignore[ , ]",
    ]) {
      expect(await suppressions("a.ts", `run(); // ${comment}`), comment).toEqual([expect.stringMatching(/^1-1 \[\]/)]);
    }
    expect(await suppressions("a.ts", "run(); // portlight: ignored by hand\n// see portlight: ignore")).toEqual([]);
  });

  it("is read up to 500 characters; the rest is reason", async () => {
    const [found] = await suppressions("a.ts", `run(); // portlight: ignore[a] ${"r".repeat(600)}`);
    expect(found).toMatch(/^1-1 \[a\] r{400,499}$/);
  });
});

describe("# nosec", () => {
  it.each([
    ["run(x)  # nosec", ["1-1 []"]],
    ["run(x)  # nosec - fixed text", ["1-1 [] - fixed text"]],
    ["run(x)  # nosec B602", ["1-1 [shell-injection shell-passthrough shell-passthrough-readonly]"]],
    [
      "run(x)  # nosec: B602, B307",
      [
        "1-1 [code-injection code-passthrough code-passthrough-readonly shell-injection shell-passthrough shell-passthrough-readonly]",
      ],
    ],
    ["run(x)  # nosec B104 behind a proxy", ["1-1 [bind-all-interfaces] behind a proxy"]],
    ["run(x)  # noqa: S602  # nosec", ["1-1 []"]],
    [
      "run(x)  # nosec start_process_with_a_shell",
      ["1-1 [shell-injection shell-passthrough shell-passthrough-readonly]"],
    ],
    ["run(x)  # nosec B101", []],
    ["run(x)  # nosection", []],
  ])("%s", async (text, expected) => {
    expect(await suppressions("a.py", `${text}\n`)).toEqual(expected);
  });

  it("means nothing outside Python", async () => {
    expect(await suppressions("a.ts", "run(x); // nosec")).toEqual([]);
  });
});

describe("configuration files", () => {
  const covered = async (lines: readonly string[], language: ConfigLanguage): Promise<string[]> => {
    const text = new SourceText("c", lines.join("\n"));
    const found = await configSuppressions("c", text, language);
    return found.map((one) => `${one.from}-${one.to} [${one.ruleIds.join(" ")}] ${one.reason}`);
  };

  it("reads comments of JSON", async () => {
    const lines = [
      "{",
      "  // portlight: ignore[a-b] alone",
      '  "x": "// portlight: ignore[c-d] text",',
      '  "y": 1 /* portlight: ignore[e-f] behind */',
      "}",
    ];
    expect(await covered(lines, "jsonc")).toEqual(["2-3 [a-b] alone", "4-4 [e-f] behind"]);
    expect(await covered(lines, "json")).toEqual([]);
  });

  it("reads comments of YAML", async () => {
    const lines = [
      "# portlight: ignore[a-b] alone",
      'x: "# portlight: ignore[c-d] text"',
      "y: |",
      "  # portlight: ignore[c-d] block",
      "z: [1] # portlight: ignore[e-f] behind",
      "w: a#portlight: ignore[c-d]",
    ];
    expect(await covered(lines, "yaml")).toEqual(["1-2 [a-b] alone", "5-5 [e-f] behind"]);
  });

  it("reads comments of TOML", async () => {
    const lines = [
      "# portlight: ignore[a-b] alone",
      'x = "\\"# portlight: ignore[c-d]"',
      "y = '''",
      "# portlight: ignore[c-d] block",
      "'''",
      "z = 'a' # portlight: ignore[e-f] behind",
      "w = '# portlight: ignore[c-d]'",
    ];
    expect(await covered(lines, "toml")).toEqual(["1-2 [a-b] alone", "6-6 [e-f] behind"]);
  });

  it("ends on broken texts", async () => {
    expect(await covered(['portlight: "'], "toml")).toEqual([]);
    expect(await covered(['{ "portlight: '], "jsonc")).toEqual([]);
    expect(await covered(["portlight: ["], "yaml")).toEqual([]);
    expect(await covered(["/* portlight: ignore[a-b] open"], "jsonc")).toEqual(["1-2 [a-b] open"]);
  });
});
