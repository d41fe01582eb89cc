/** What becomes of a run whose reader went away or whose disk is full, in a process of its own. */
import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import { temporaryFolder } from "../run/temporary-folder.ts";

const INDEX = join(import.meta.dirname, "../../src/index.ts");

/** Runs the entry as a process; its streams are what is given. */
function entry(argv: readonly string[], cwd: string, stdio: readonly (number | "pipe")[], before = "") {
  const script = `${before}\nprocess.argv.splice(1, 1); await (await import(${JSON.stringify(INDEX)})).cli();`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", script, "portlight", "--", ...argv], {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", ...stdio] as never,
  });
}

describe.skipIf(!existsSync("/dev/full"))("a full disk", () => {
  it.each([[["--version"]], [["--help"]], [["rules"]], [["explain", "shell-injection"]], [["audit"]]])(
    "as standard output of %j ends with 3 and one sentence",
    (argv) => {
      const cwd = temporaryFolder({ ".git/HEAD": "", "a.py": "" });
      const full = openSync("/dev/full", "w");
      const { status, stderr } = entry(argv, cwd, [full, "pipe"]);
      closeSync(full);
      expect(stderr).toMatch(/^portlight: the output was not written: [^\n]*ENOSPC[^\n]*\.\n$/);
      expect(status).toBe(3);
    },
  );

  it("as standard error changes nothing", () => {
    const cwd = temporaryFolder({ ".git/HEAD": "", "a.py": "" });
    const full = openSync("/dev/full", "w");
    expect(entry(["audit", "--stats"], cwd, ["pipe", full]).status).toBe(0);
    expect(entry(["audit", "--nonsense"], cwd, ["pipe", full]).status).toBe(2);
    closeSync(full);
  });
});

it("a run that ends before it is done is no gate that passed", () => {
  const cwd = temporaryFolder({ ".git/HEAD": "" });
  const { status, stderr } = entry(["rules"], cwd, ["pipe", "pipe"], "process.stdout.write = () => true;");
  expect(stderr).toMatch(/^portlight: internal error: the run ended before it was done[^\n]*\n$/);
  expect(status).toBe(4);
});

describe("a reader that went away", () => {
  it("is no error, and the status is that of the run", async () => {
    const cwd = temporaryFolder({
      ".git/HEAD": "",
      ".mcp.json": '{ "mcpServers": { "a": { "command": "npx", "args": ["-y", "some-server"] } } }',
    });
    let told = "";
    const gone = {
      write: (_text: string, done: (error?: Error | null) => void) =>
        done(Object.assign(new Error(), { code: "EPIPE" })),
    };
    const stderr = {
      write: (text: string, done: (error?: Error | null) => void) => {
        told += text;
        done();
      },
    };
    const terminal = { stdout: gone, stderr, env: {}, cwd, now: () => 0 };
    expect(await main(["audit", "--fail-on", "low"], terminal)).toBe(1);
    expect(told).toBe("");
  });
});

it.skipIf(process.platform === "win32")("a working directory that is gone is told in a sentence", () => {
  const gone = temporaryFolder();
  const before = `import { rmdirSync } from "node:fs"; rmdirSync(process.cwd());`;
  const { status, stderr } = entry(["audit"], gone, ["pipe", "pipe"], before);
  expect(stderr).toBe("portlight: the working directory does not exist any more: change to one that does.\n");
  expect(status).toBe(2);
  rmSync(gone, { force: true, recursive: true });
});
