import { chmodSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lookAt, unreadableCode } from "../../src/files/look.ts";
import { asOrdinaryUser } from "./ordinary-user.ts";

function root(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), "portlight-look-")));
}

describe("a look at a path", () => {
  it("tells an entry, a link as such, from what is not there", () => {
    const folder = root();
    writeFileSync(join(folder, "a"), "");
    symlinkSync("loop", join(folder, "loop"));
    expect(lookAt(join(folder, "a"))).toMatchObject({ kind: "entry" });
    expect(lookAt(join(folder, "loop"))).toMatchObject({ kind: "entry" });
    expect(lookAt(join(folder, "none"))).toEqual({ kind: "absent" });
    expect(lookAt(join(folder, "a/below"))).toEqual({ kind: "absent" });
  });

  it.skipIf(process.platform === "win32")("says why the system does not tell", () => {
    const folder = root();
    symlinkSync("loop", join(folder, "loop"));
    expect(lookAt(join(folder, "a".repeat(5000)))).toEqual({ kind: "refused", code: "ENAMETOOLONG" });
    expect(lookAt(join(folder, "loop/below"))).toEqual({ kind: "refused", code: "ELOOP" });
  });

  it("does not throw where it may not enter", ({ skip }) => {
    const folder = root();
    mkdirSync(join(folder, "locked"));
    chmodSync(join(folder, "locked"), 0);
    const outcome = asOrdinaryUser("files/look.ts", "lookAt", folder, [join(folder, "locked/x")]);
    if (!outcome) skip("there is no other user");
    expect(outcome).toEqual({ returned: { kind: "refused", code: "EACCES" } });
  });

  it("of a file or folder that may not be opened gives the code", ({ skip }) => {
    const folder = root();
    writeFileSync(join(folder, "file"), "");
    mkdirSync(join(folder, "locked"));
    expect(unreadableCode(join(folder, "file"))).toBeUndefined();
    expect(unreadableCode(folder)).toBeUndefined();
    chmodSync(join(folder, "file"), 0);
    chmodSync(join(folder, "locked"), 0);
    for (const name of ["file", "locked"]) {
      const outcome = asOrdinaryUser("files/look.ts", "unreadableCode", folder, [join(folder, name)]);
      if (!outcome) skip("there is no other user");
      expect(outcome).toEqual({ returned: "EACCES" });
    }
  });
});
