import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { INPUTS, readInputs } from "../../src/action/inputs.ts";

describe("inputs", () => {
  it("have the form of the runner: upper case, hyphens kept", () => {
    const inputs = readInputs({ "INPUT_FAIL-ON": "medium", "INPUT_WORKING-DIRECTORY": "pkg", OTHER: "x" });
    expect(inputs).toMatchObject({ failOn: ["medium"], workingDirectory: "pkg" });
  });

  it("that are unset or empty leave everything to the configuration", () => {
    const unset = readInputs({});
    expect(readInputs(Object.fromEntries(INPUTS.map((name) => [`INPUT_${name.toUpperCase()}`, " "])))).toEqual(unset);
    expect(unset).toEqual({
      paths: [],
      workingDirectory: ".",
      captures: [],
      strict: false,
      annotations: true,
      maxAnnotations: 10,
      jobSummary: true,
    });
  });

  it("of lists take lines and commas", () => {
    const { paths, captures } = readInputs({ INPUT_PATHS: "src, lib\n\n  bin\r\n", INPUT_CAPTURES: "a/*.jsonl,b" });
    expect(paths).toEqual(["src", "lib", "bin"]);
    expect(captures).toEqual(["a/*.jsonl", "b"]);
  });

  it.each([
    [{ INPUT_FAIL_ON: "high" }, 'unknown input fail_on; did you mean "fail-on"?'],
    [{ "INPUT_SARIF-FILES": "x" }, 'did you mean "sarif-file"'],
    [{ INPUT_STRICT: "yes" }, "write true or false"],
    [{ "INPUT_MAX-ANNOTATIONS": "11" }, "from 0 to 10"],
    [{ "INPUT_MAX-ANNOTATIONS": "-1" }, "from 0 to 10"],
    [{ "INPUT_\n::error::X": "x" }, "unknown input \\u{a}::error::x"],
  ])("of %j are refused in one sentence", (env, message) => {
    expect(() => readInputs(env)).toThrow(message);
  });

  it("are those of action.yml, which gives none a default", () => {
    const action = parse(readFileSync(join(import.meta.dirname, "../../action.yml"), "utf8"));
    expect(Object.keys(action.inputs)).toEqual([...INPUTS]);
    for (const input of Object.values(action.inputs) as Record<string, unknown>[]) {
      expect(Object.keys(input)).toEqual(["description"]);
    }
    expect(action.runs).toEqual({
      using: "node24",
      main: "dist/action.js",
      post: "dist/post.js",
      "post-if": "always()",
    });
  });
});
