/** What a package manager makes of the repository: nothing to build, nothing to fetch, a command that runs. */
import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { publint } from "publint";
import { describe, expect, inject, it } from "vitest";
import { VERSION } from "../../src/catalog/product.ts";
import { temporaryFolder } from "../run/temporary-folder.ts";
import { runEntry } from "./entries.ts";

const ROOT = join(import.meta.dirname, "../..");

function packageFolder(): string {
  const folder = temporaryFolder();
  for (const name of ["package.json", "action.yml", "LICENSE", "README.md"])
    cpSync(join(ROOT, name), join(folder, name));
  cpSync(inject("dist"), join(folder, "dist"), { recursive: true });
  return folder;
}

describe("the package", () => {
  it("has no fault that a linter of packages knows", async () => {
    const { messages } = await publint({ pkgDir: packageFolder(), pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  it("installs without network, and its command runs", async () => {
    const folder = packageFolder();
    const npm = (args: readonly string[]) =>
      execFileSync("npm", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    const [packed] = JSON.parse(npm(["pack", "--json", "--silent"])) as [
      { filename: string; size: number; files: { path: string }[] },
    ];
    expect(packed.size).toBeLessThan(6 * 1024 * 1024);
    const outside = packed.files.map((file) => file.path).filter((path) => !path.startsWith("dist/"));
    expect(outside.sort()).toEqual(["LICENSE", "README.md", "action.yml", "package.json"]);
    npm([
      "install",
      "--global",
      "--offline",
      "--no-audit",
      "--no-fund",
      "--prefix",
      join(folder, "prefix"),
      join(folder, packed.filename),
    ]);
    const command = join(folder, "prefix/bin/portlight");
    expect(execFileSync(command, ["--version"], { encoding: "utf8" })).toBe(`${VERSION}\n`);
    expect(await runEntry(command, ["rules"], { cwd: folder })).toMatchObject({ status: 0, stderr: "" });
  });
});
