import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { temporaryFolder } from "../run/temporary-folder.ts";
import { portlight } from "./entries.ts";

interface Hook {
  readonly id: string;
  readonly entry: string;
  readonly language: string;
  readonly pass_filenames?: boolean;
}

const ROOT = join(import.meta.dirname, "../..");
const MANIFEST = join(ROOT, ".pre-commit-hooks.yaml");
const hooks = parse(readFileSync(MANIFEST, "utf8")) as Hook[];
const preCommit = spawnSync("pre-commit", ["--version"], { encoding: "utf8" });

const SERVER =
  "from mcp.server.fastmcp import FastMCP\nimport os\nmcp = FastMCP('s')\n@mcp.tool()\ndef run(c: str) -> int:\n    return os.system('ls ' + c)\n";

describe(".pre-commit-hooks.yaml", () => {
  it.skipIf(preCommit.status !== 0)("is valid for pre-commit", () => {
    const result = spawnSync("pre-commit", ["validate-manifest", MANIFEST], { encoding: "utf8" });
    expect(result).toMatchObject({ status: 0, stdout: "" });
  });

  it("names commands that the package installs without building anything", () => {
    const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    expect(manifest.bin).toEqual({ portlight: "dist/cli.js" });
    expect(manifest.dependencies).toBeUndefined();
    expect(manifest.workspaces).toBeUndefined();
    // Any of these makes npm install all devDependencies for each user of the hook, or fail.
    for (const name of ["prepare", "prepack", "preinstall", "install", "postinstall", "build"]) {
      expect(Object.keys(manifest.scripts)).not.toContain(name);
    }
    for (const hook of hooks)
      expect(hook).toMatchObject({ language: "node", entry: expect.stringMatching(/^portlight /) });
  });

  it.each(hooks)("$id fails on what is wrong and passes on what is not", async (hook) => {
    const cwd = temporaryFolder({
      ".git/HEAD": "",
      "bad/server.py": SERVER,
      "bad/session.mcp.jsonl": readFileSync(
        join(ROOT, "examples/vulnerable-server/.portlight/sessions/notes.mcp.jsonl"),
      ),
      "good/server.py": SERVER.replace("os.system('ls ' + c)", "len(c)"),
      "good/session.mcp.jsonl": readFileSync(
        join(ROOT, "fixtures/rules/gate/capture-without-frames/good/handshake.mcp.jsonl"),
      ),
    });
    const [, ...args] = hook.entry.split(" ");
    const isCapture = hook.id === "portlight-check";
    const names = (folder: string) =>
      hook.pass_filenames === false ? [] : [`${folder}/${isCapture ? "session.mcp.jsonl" : "server.py"}`];
    const bad = await portlight([...args, ...names("bad")], {
      cwd: hook.pass_filenames === false ? join(cwd, "bad") : cwd,
    });
    expect(bad.status).toBe(1);
    expect(bad.stdout).toMatch(/^bad\/\S+:\d+:\d+: .*(critical|high)|^bad\/\S+:\d+:\d+ (critical|high)/m);
    const good = await portlight([...args, ...names("good")], {
      cwd: hook.pass_filenames === false ? join(cwd, "good") : cwd,
    });
    expect(good).toMatchObject({ status: 0, stderr: "" });
    expect(good.stdout).toContain("Gate passed");
  });

  it("portlight-check does not take a capture that holds nothing for a good one", async () => {
    const cwd = temporaryFolder({ ".git/HEAD": "", "session.mcp.jsonl": "" });
    const [, ...args] = (hooks.find((hook) => hook.id === "portlight-check") as Hook).entry.split(" ");
    expect(await portlight([...args, "session.mcp.jsonl"], { cwd })).toMatchObject({ status: 3 });
  });
});
