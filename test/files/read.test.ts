import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { UserError } from "../../src/errors/user-error.ts";
import { isInside, readProjectFile } from "../../src/files/read.ts";
import { asOrdinaryUser } from "./ordinary-user.ts";

function root(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), "portlight-read-")));
}

function read(folder: string, path: string, maxBytes = 16): string | undefined {
  return readProjectFile({ root: folder, path, maxBytes, label: "the file", exitCode: 3 });
}

function refusal(run: () => unknown): UserError {
  try {
    run();
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
  throw new Error("was read");
}

describe("readProjectFile", () => {
  it("reads up to its cap and not one byte further", () => {
    const folder = root();
    writeFileSync(join(folder, "fits"), "x".repeat(16));
    writeFileSync(join(folder, "large"), "x".repeat(17));
    expect(read(folder, "fits")).toHaveLength(16);
    const error = refusal(() => read(folder, "large"));
    expect([error.message, error.exitCode]).toEqual(["the file is larger than 16 bytes.", 3]);
  });

  it("knows a file that is missing from one that cannot be read", () => {
    const folder = root();
    expect(read(folder, "none")).toBeUndefined();
    expect(read(folder, "none/deeper")).toBeUndefined();
    mkdirSync(join(folder, "dir"));
    expect(refusal(() => read(folder, "dir")).message).toBe("the file is not a regular file.");
    writeFileSync(join(folder, "bytes"), Buffer.from([0xc3, 0x28]));
    expect(refusal(() => read(folder, "bytes")).message).toBe("the file is not UTF-8.");
  });

  it("says that it may not read", ({ skip }) => {
    const folder = root();
    writeFileSync(join(folder, "locked"), "x");
    chmodSync(join(folder, "locked"), 0);
    const file = { root: folder, path: "locked", maxBytes: 16, label: "the file", exitCode: 3 };
    const outcome = asOrdinaryUser("files/read.ts", "readProjectFile", folder, [file]);
    if (!outcome) skip("there is no other user");
    expect(outcome).toEqual({ thrown: "the file cannot be read (EACCES): check its permissions.", exitCode: 3 });
  });

  it("follows a link inside of the root only", () => {
    const folder = root();
    const outside = root();
    writeFileSync(join(folder, "a"), "inside");
    writeFileSync(join(outside, "b"), "secret");
    symlinkSync("a", join(folder, "in"));
    symlinkSync(join(outside, "b"), join(folder, "out"));
    symlinkSync("gone", join(folder, "dangling"));
    symlinkSync("loop", join(folder, "loop"));
    symlinkSync(outside, join(folder, "folder"));
    expect(read(folder, "in")).toBe("inside");
    expect(refusal(() => read(folder, "out")).message).toBe("the file is a link that leaves the project.");
    expect(refusal(() => read(folder, "folder/b")).message).toBe("the file is a link that leaves the project.");
    expect(refusal(() => read(folder, "dangling")).message).toBe("the file is a link to nothing.");
    expect(refusal(() => read(folder, "loop")).message).toBe("the file is a link that leads to itself: name a file.");
  });

  it.skipIf(process.platform === "win32")("is not held by a pipe", () => {
    const folder = root();
    execFileSync("mkfifo", [join(folder, "pipe")]);
    expect(refusal(() => read(folder, "pipe")).message).toBe("the file is not a regular file.");
  });

  it("keeps a byte order mark where it is asked to", () => {
    const folder = root();
    writeFileSync(join(folder, "bom"), "\uFEFFa");
    expect(read(folder, "bom")).toBe("a");
    const options = {
      root: folder,
      path: "bom",
      maxBytes: 16,
      label: "the file",
      exitCode: 3,
      keepByteOrderMark: true,
    } as const;
    expect(readProjectFile(options)).toBe("\uFEFFa");
  });
});

describe("isInside", () => {
  it.each([
    ["/a/b", "/a/b", true],
    ["/a/b", "/a/b/c", true],
    ["/a/b", "/a/bc", false],
    ["/a/b", "/a", false],
    ["/a/b", "/a/b/..c", true],
    ["/", "/a", true],
  ])("%s, %s: %s", (folder, path, expected) => {
    expect(isInside(folder, path)).toBe(expected);
  });
});
