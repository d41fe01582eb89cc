import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fileOutputs } from "../../src/run/formats.ts";
import { writeFileOutput, writeWhole } from "../../src/run/outputs.ts";
import { temporaryFolder } from "./temporary-folder.ts";

describe("a report's file", () => {
  it("is written with its folders and replaces what was there", () => {
    const root = temporaryFolder({ "out/r.json": "old" });
    writeFileOutput(root, root, "out/r.json", "new");
    writeFileOutput(root, join(root, "out"), "deep/er/r.xml", "x");
    expect(readFileSync(join(root, "out/r.json"), "utf8")).toBe("new");
    expect(readFileSync(join(root, "out/deep/er/r.xml"), "utf8")).toBe("x");
    expect(readdirSync(join(root, "out")).sort()).toEqual(["deep", "r.json"]);
  });

  it("may lie outside of the root", () => {
    const outside = temporaryFolder();
    writeFileOutput(temporaryFolder(), outside, join(outside, "a/b/r.json"), "x");
    expect(readFileSync(join(outside, "a/b/r.json"), "utf8")).toBe("x");
  });

  it("is never written through a link", () => {
    const outside = temporaryFolder({ "precious.txt": "kept" });
    const root = temporaryFolder();
    symlinkSync(join(outside, "precious.txt"), join(root, "r.json"));
    symlinkSync(outside, join(root, "folder"));
    expect(() => writeFileOutput(root, root, "r.json", "x")).toThrow(/r\.json was not written/);
    expect(() => writeFileOutput(root, root, "folder/precious.txt", "x")).toThrow("was not written");
    expect(() => writeFileOutput(root, outside, join(outside, "../..", root, "r.json"), "x")).toThrow(
      "was not written",
    );
    expect(readFileSync(join(outside, "precious.txt"), "utf8")).toBe("kept");
    expect(readdirSync(outside)).toEqual(["precious.txt"]);
  });

  it("never replaces a folder or a device", () => {
    const root = temporaryFolder();
    mkdirSync(join(root, "folder"));
    for (const name of ["folder", "folder/", "new/"]) {
      expect(() => writeFileOutput(root, root, name, "x")).toThrow(
        `${name} was not written: it is a folder; name a file in it.`,
      );
    }
    expect(() => writeFileOutput(root, root, "/dev/null", "x")).toThrow("was not written");
    expect(lstatSync("/dev/null").isCharacterDevice()).toBe(true);
  });
});

describe("--output", () => {
  it("takes a format and a file, which may hold an equals sign", () => {
    expect(fileOutputs(["sarif=a=b.sarif", "json=x"])).toEqual([
      { format: "sarif", file: "a=b.sarif" },
      { format: "json", file: "x" },
    ]);
  });

  it.each([
    ["out.sarif", "names no format"],
    ["srif=x", 'did you mean "sarif"'],
    ["sarif=", "names no file"],
    ["json=-", "--output json=- names no file: use --format json for standard output."],
  ])("refuses %s", (value, message) => {
    expect(() => fileOutputs([value])).toThrow(message);
  });

  it("refuses two reports in one file", () => {
    expect(() => fileOutputs(["sarif=x", "json=x"])).toThrow("twice");
  });
});

describe("standard output", () => {
  it("is waited for", async () => {
    let taken = false;
    const sink = {
      write: (_text: string, done: (error?: Error | null) => void) =>
        setTimeout(() => {
          taken = true;
          done();
        }, 5),
    };
    await writeWhole(sink, "x");
    expect(taken).toBe(true);
  });

  it("that was closed by its reader is no error, any other failure is", async () => {
    const failing = (code: string) => ({
      write: (_text: string, done: (error?: Error | null) => void) => done(Object.assign(new Error(code), { code })),
    });
    await writeWhole(failing("EPIPE"), "x");
    await expect(writeWhole(failing("ENOSPC"), "x")).rejects.toThrow("ENOSPC");
  });
});
