import { execFileSync } from "node:child_process";
import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fileOutputs } from "../../src/run/formats.ts";
import { writeFileOutput, writeIfPossible, writeWhole } from "../../src/run/outputs.ts";
import { asOrdinaryUser } from "../files/ordinary-user.ts";
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

describe("a place that the system refuses", () => {
  it.skipIf(process.platform === "win32")("is the user's mistake, in one sentence", () => {
    const root = temporaryFolder({ file: "" });
    symlinkSync("loop", join(root, "loop"));
    const long = "a".repeat(5000);
    for (const [name, why] of [
      [long, "its path is longer than this system takes."],
      ["file/below", "a folder on the way to it is a link or a file."],
      ["loop/below", "a link on the way to it leads to itself; choose another place."],
    ] as const) {
      for (const base of [root, temporaryFolder()]) {
        const write = () => writeFileOutput(base, root, name, "x");
        expect(write).toThrow(expect.objectContaining({ name: "UserError", exitCode: 2 }));
        expect(write).toThrow(/ was not written: [^\n]{10,100}\.$/);
        if (base === root) expect(write).toThrow(why);
      }
    }
  });

  it("or may not be written to, is one as well", ({ skip }) => {
    const root = temporaryFolder();
    mkdirSync(join(root, "locked"));
    chmodSync(join(root, "locked"), 0);
    for (const name of ["locked/r.json", "r.json"]) {
      const outcome = asOrdinaryUser("run/outputs.ts", "writeFileOutput", root, [root, root, name, "x"]);
      if (!outcome) skip("there is no other user");
      expect(outcome).toEqual({
        thrown: `${name} was not written: its folder may not be written to (EACCES); check the permissions or choose another place.`,
        exitCode: 2,
      });
    }
  });

  it.skipIf(process.platform === "win32")(
    "without room keeps the old report whole, leaves nothing and ends with 3",
    () => {
      const root = temporaryFolder({ "r.json": "old" });
      const script = `
      const { writeFileOutput } = await import(process.argv[1]);
      try {
        writeFileOutput(process.argv[2], process.argv[2], "r.json", "x".repeat(1_000_000));
      } catch (error) {
        console.log(JSON.stringify([error.message, error.exitCode]));
      }`;
      const module = join(import.meta.dirname, "../../src/run/outputs.ts");
      // Node ignores SIGXFSZ, so that the limit on a file's size is an error of the write in its middle, as on a full disk.
      const output = execFileSync(
        "/bin/sh",
        ["-c", 'ulimit -f 100; exec "$@"', "sh", process.execPath, "--input-type=module", "-e", script, module, root],
        { encoding: "utf8" },
      );
      expect(JSON.parse(output)).toEqual(["r.json was not written: the system says EFBIG.", 3]);
      expect(readFileSync(join(root, "r.json"), "utf8")).toBe("old");
      expect(readdirSync(root)).toEqual(["r.json"]);
    },
  );
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
    expect(() => fileOutputs(["sarif=x", "json=./x"])).toThrow("twice");
    expect(() => fileOutputs(["sarif=a/x", "json=a/b/../x"])).toThrow("twice");
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
    await expect(writeWhole(failing("ENOSPC"), "x")).rejects.toMatchObject({
      message: "the output was not written: no space is left (ENOSPC); make room and run again.",
      exitCode: 3,
    });
    const throwing = () => {
      throw Object.assign(new Error("x"), { code: "EIO" });
    };
    await expect(writeWhole({ write: throwing }, "x")).rejects.toMatchObject({ exitCode: 3 });
    await writeIfPossible(failing("ENOSPC"), "x");
  });
});
