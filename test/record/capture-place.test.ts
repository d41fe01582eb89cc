import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { capturePlace } from "../../src/record/capture-place.ts";

function tree(...files: string[]): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "portlight-place-")));
  for (const file of files) {
    mkdirSync(join(root, file, ".."), { recursive: true });
    writeFileSync(join(root, file), "");
  }
  return root;
}

it("is the folder of the project that the other commands read captures of", () => {
  const root = tree(".git/HEAD", ".portlight/config.yml", "packages/server/index.js");
  expect(capturePlace(undefined, {}, join(root, "packages/server"))).toEqual({
    directory: join(root, ".portlight/sessions"),
    shown: "../../.portlight/sessions",
  });
});

it("is the nearest one", () => {
  const root = tree(".git/HEAD", ".portlight/config.yml", "packages/server/.portlight/baseline.json");
  expect(capturePlace(undefined, {}, join(root, "packages/server"))?.shown).toBe(".portlight/sessions");
});

it("is the working directory where no settings are, and never one above the repository", () => {
  const root = tree(".portlight/config.yml", "clone/.git/HEAD", "clone/src/index.js");
  expect(capturePlace(undefined, {}, join(root, "clone/src"))?.directory).toBe(
    join(root, "clone/src/.portlight/sessions"),
  );
});

it("is the working directory where there is no repository: no other command looks further up, either", () => {
  const root = tree(".portlight/config.yml", "src/index.js");
  expect(capturePlace(undefined, {}, join(root, "src"))?.shown).toBe(".portlight/sessions");
});

it("is not behind a link", () => {
  const root = tree(".git/HEAD", ".portlight/config.yml", "elsewhere/file", "src/index.js");
  symlinkSync(join(root, "elsewhere"), join(root, ".portlight/sessions"));
  expect(capturePlace(undefined, {}, join(root, "src"))).toBeUndefined();
});

it("is what the option names, then what the environment names", () => {
  const root = tree("config");
  expect(capturePlace("a", { PORTLIGHT_SESSION_DIR: "b" }, root)?.directory).toBe(join(root, "a"));
  expect(capturePlace("", { PORTLIGHT_SESSION_DIR: "b" }, root)).toEqual({ directory: join(root, "b"), shown: "b" });
});
