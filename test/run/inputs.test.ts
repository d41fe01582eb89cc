import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { auditInputs, captureInputs } from "../../src/run/inputs.ts";
import { asOrdinaryUser } from "../files/ordinary-user.ts";
import { temporaryFolder } from "./temporary-folder.ts";

describe("paths to audit", () => {
  it("are relative to the root, whatever way they are written, and each is there once", () => {
    const root = temporaryFolder({ "pkg/a.py": "", "pkg/b.py": "" });
    const inputs = auditInputs(root, join(root, "pkg"), [
      "b.py",
      "./a.py",
      join(root, "pkg/a.py"),
      "../pkg/b.py",
      "..",
    ]);
    expect(inputs).toEqual({ paths: [".", "pkg/a.py", "pkg/b.py"], files: ["pkg/a.py", "pkg/b.py"], problems: [] });
  });

  it("that do not exist or are no files are told in a sentence, and the others remain", () => {
    const root = temporaryFolder({ "a.py": "" });
    symlinkSync("loop", join(root, "loop"));
    symlinkSync("nowhere", join(root, "dangling"));
    const inputs = auditInputs(root, root, [
      "a.py",
      "missing.py",
      "a.py/below",
      "loop",
      "dangling",
      "evil\n::error::x",
    ]);
    expect(inputs.paths).toEqual(["a.py"]);
    expect(inputs.problems).toEqual([
      "missing.py does not exist: check the path.",
      "a.py/below does not exist: check the path.",
      "loop is a link that leads to itself: name a file.",
      "dangling is a link to nothing: name a file.",
      "evil\\u{a}::error::x does not exist: check the path.",
    ]);
  });

  it("outside of the root are refused, through a link as well", () => {
    const outside = temporaryFolder({ "x.py": "" });
    const root = temporaryFolder();
    symlinkSync(outside, join(root, "link"));
    expect(() => auditInputs(root, root, [outside])).toThrow("lies outside of the project");
    expect(() => auditInputs(root, root, ["link/x.py"])).toThrow("lies outside of the project");
  });
});

describe("captures", () => {
  it("come from files, folders and patterns, each once, sorted", () => {
    const root = temporaryFolder({
      "s/b.mcp.jsonl": "",
      "s/deep/a.mcp.jsonl": "",
      "s/a.effects.jsonl": "",
      "s/c.JSONL": "",
      "s/notes.txt": "",
      "s/node_modules/x/c.jsonl": "",
      other: "",
    });
    const inputs = captureInputs(root, root, ["s", "s/**/*.jsonl", "s/b.mcp.jsonl", join(root, "other")]);
    expect(inputs.captures.map((capture) => capture.shown)).toEqual([
      "other",
      "s/a.effects.jsonl",
      "s/b.mcp.jsonl",
      "s/c.JSONL",
      "s/deep/a.mcp.jsonl",
    ]);
    expect(inputs).toMatchObject({ notAnalysed: [], problems: [], empty: [] });
  });

  it("may lie outside of the root when they are named, and then show their bare name", () => {
    const outside = temporaryFolder({ "x.mcp.jsonl": "" });
    const root = temporaryFolder();
    const { captures } = captureInputs(root, root, [join(outside, "x.mcp.jsonl")]);
    expect(captures).toEqual([{ file: join(outside, "x.mcp.jsonl"), shown: "x.mcp.jsonl", isNamed: true }]);
  });

  it("that a pattern finds behind a link out of the root are reported and not read", () => {
    const outside = temporaryFolder({ "x.mcp.jsonl": "", "folder/y.mcp.jsonl": "" });
    const root = temporaryFolder({ "s/real.mcp.jsonl": "" });
    symlinkSync(join(outside, "x.mcp.jsonl"), join(root, "s/link.mcp.jsonl"));
    symlinkSync("loop.mcp.jsonl", join(root, "s/loop.mcp.jsonl"));
    symlinkSync(join(outside, "folder"), join(root, "s/folder"));
    symlinkSync("real.mcp.jsonl", join(root, "s/inner.mcp.jsonl"));
    const inputs = captureInputs(root, root, ["s/**"]);
    expect(inputs.captures.map((capture) => capture.shown)).toEqual(["s/real.mcp.jsonl"]);
    expect(captureInputs(root, root, ["s/folder/*.jsonl", "s/folder/y.mcp.jsonl"])).toMatchObject({
      captures: [],
      notAnalysed: [{ path: "s/folder/y.mcp.jsonl", reason: "link" }],
      problems: ["s/folder/y.mcp.jsonl leads out of the project by a link: name the file itself."],
    });
    expect(inputs.notAnalysed).toEqual([
      { path: "s/folder", coverage: "none", reason: "link" },
      { path: "s/link.mcp.jsonl", coverage: "none", reason: "link" },
      { path: "s/loop.mcp.jsonl", coverage: "none", reason: "link" },
    ]);
  });

  it("that are named but cannot be read are told, and patterns without a match listed", () => {
    const outside = temporaryFolder({ "x.mcp.jsonl": "" });
    const root = temporaryFolder({ "a.mcp.jsonl": "" });
    symlinkSync(join(outside, "x.mcp.jsonl"), join(root, "link.mcp.jsonl"));
    mkdirSync(join(root, "empty"));
    const inputs = captureInputs(root, root, [
      "missing.jsonl",
      "link.mcp.jsonl",
      "a.mcp.jsonl",
      "empty",
      "none/*.jsonl",
    ]);
    expect(inputs.captures.map((capture) => capture.shown)).toEqual(["a.mcp.jsonl"]);
    expect(inputs.problems).toEqual([
      "missing.jsonl does not exist: check the path.",
      "link.mcp.jsonl leads out of the project by a link: name the file itself.",
    ]);
    expect(inputs.empty).toEqual(["empty", "none/*.jsonl"]);
  });

  it("are found by patterns that begin outside, absolute or with escaped characters", () => {
    const outside = temporaryFolder({ "a/x.mcp.jsonl": "", "a*/y.mcp.jsonl": "" });
    const root = temporaryFolder();
    const shown = (pattern: string) =>
      captureInputs(root, join(outside, "a"), [pattern]).captures.map((capture) => capture.shown);
    expect(shown(`${outside}/a/*.jsonl`)).toEqual(["x.mcp.jsonl"]);
    expect(shown("../a\\*/*")).toEqual(["y.mcp.jsonl"]);
    expect(shown("../**/y.*")).toEqual(["y.mcp.jsonl"]);
    expect(() => shown("[")).toThrow(/^\[: /);
  });

  it("with characters of a pattern in their name are files first", () => {
    const root = temporaryFolder();
    writeFileSync(join(root, "run[1].mcp.jsonl"), "");
    const { captures } = captureInputs(root, root, ["run[1].mcp.jsonl"]);
    expect(captures.map((capture) => basename(capture.file))).toEqual(["run[1].mcp.jsonl"]);
  });
});

describe("inputs that the system refuses", () => {
  const long = "a".repeat(5000);

  it.skipIf(process.platform === "win32")("are told in a short sentence each, as captures and as source", () => {
    const root = temporaryFolder({ "a.py": "" });
    symlinkSync("loop", join(root, "loop"));
    const named = ["a.py/below", long, "loop/below", "a.py/*.jsonl", `${long}/*.jsonl`];
    const { problems, captures, empty } = captureInputs(root, root, named);
    expect(captures).toEqual([]);
    expect(empty).toEqual(["a.py/*.jsonl"]);
    expect(problems).toHaveLength(4);
    expect(problems[0]).toBe("a.py/below does not exist: check the path.");
    expect(problems[1]).toMatch(/^…a{239} is longer than this system takes a path to be: check it\.$/);
    expect(problems[2]).toBe("loop/below is a link that leads to itself: name a file.");
    expect(problems[3]).toMatch(/ is longer than this system takes a path to be: check it\.$/);
    expect(auditInputs(root, root, named.slice(0, 3)).problems).toEqual(problems.slice(0, 3));
  });

  /** What an ordinary user gets of these names in a project with a locked file and a locked folder. */
  function asUser(name: "captureInputs" | "auditInputs", named: readonly string[]) {
    const root = temporaryFolder({ "caps/a.mcp.jsonl": "", "caps/locked.mcp.jsonl": "", "locked/b.mcp.jsonl": "" });
    mkdirSync(join(root, "caps/deep"));
    for (const path of ["locked", "caps/deep", "caps/locked.mcp.jsonl"]) chmodSync(join(root, path), 0);
    try {
      return asOrdinaryUser("run/inputs.ts", name, root, [root, root, named]);
    } finally {
      for (const path of ["locked", "caps/deep"]) chmodSync(join(root, path), 0o755);
    }
  }

  it.each([["locked"], ["locked/*.jsonl"], ["locked/b.mcp.jsonl"], ["caps/locked.mcp.jsonl"]])(
    "are a problem when they are named: %s",
    (name) => {
      const outcome = asUser("captureInputs", [name]);
      // There is no other user.
      if (!outcome) return;
      const shown = name.replace("/*.jsonl", "");
      expect(outcome.returned).toMatchObject({
        captures: [],
        empty: [],
        problems: [`${shown} cannot be read (EACCES): check its permissions.`],
      });
    },
  );

  it("are not analysed when they were only found", ({ skip }) => {
    const outcome = asUser("captureInputs", ["caps"]);
    if (!outcome) skip("there is no other user");
    expect(outcome?.returned).toMatchObject({
      captures: [{ shown: "caps/a.mcp.jsonl" }],
      problems: [],
      notAnalysed: [
        { path: "caps/deep", reason: "unreadable", detail: "The folder could not be read (EACCES)." },
        { path: "caps/locked.mcp.jsonl", reason: "unreadable", detail: "The file could not be read (EACCES)." },
      ],
    });
  });

  it("are a problem when the configuration lists them for the audit", ({ skip }) => {
    const root = temporaryFolder({ "open/a.py": "" });
    mkdirSync(join(root, "locked"));
    chmodSync(join(root, "locked"), 0);
    const outcome = asOrdinaryUser("run/inputs.ts", "unreadablePaths", root, [root, [".", "open", "locked"]]);
    if (!outcome) skip("there is no other user");
    expect(outcome).toEqual({ returned: ["locked cannot be read (EACCES): check its permissions."] });
  });

  it("are a problem of the audit as well, the folder and the file", ({ skip }) => {
    const outcome = asUser("auditInputs", ["locked", "caps/locked.mcp.jsonl"]);
    if (!outcome) skip("there is no other user");
    expect(outcome?.returned).toEqual({
      paths: [],
      files: [],
      problems: [
        "locked cannot be read (EACCES): check its permissions.",
        "caps/locked.mcp.jsonl cannot be read (EACCES): check its permissions.",
      ],
    });
  });
});
