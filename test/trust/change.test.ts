/** A change is judged by what it brings and by the policy that it started from. */
import { existsSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { UserError } from "../../src/errors/user-error.ts";
import { temporaryFolder } from "../run/temporary-folder.ts";
import { Repository, SAFE, serverOf, UNSAFE } from "./repository.ts";

const CONFIG = ".portlight/config.yml";
const GUARDED = `if not re.fullmatch(r"[a-z]+", name):\n        raise ValueError(name)\n    ${UNSAFE}`;

describe("what fails a change", () => {
  it("is what it brings, not what the base has", async () => {
    const repository = new Repository({ "server.py": serverOf(UNSAFE) });
    repository.commit({ "server.py": serverOf(UNSAFE, SAFE) });
    expect(await repository.failing()).toEqual([]);
    repository.commit({ "server.py": serverOf(UNSAFE, UNSAFE) });
    expect(await repository.failing()).toEqual(["shell-injection server.py"]);
    const { judgement } = await repository.judged();
    expect(judgement.gate).toMatchObject({ policy: "base", base: expect.stringMatching(/^[0-9a-f]{12}$/) });
    expect(judgement.counts.inBase).toBeGreaterThan(0);
  });

  it("is a guard that it takes away, though no line of the flow is new", async () => {
    const repository = new Repository({ "server.py": serverOf(GUARDED) });
    expect(await repository.failing()).toEqual([]);
    repository.commit({ "server.py": serverOf(UNSAFE) });
    expect(await repository.failing()).toEqual(["shell-injection server.py"]);
  });

  it("is nothing where code only moved", async () => {
    const repository = new Repository({ "server.py": serverOf(UNSAFE) });
    repository.commit({ "server.py": undefined, "lib/notes.py": serverOf(UNSAFE) });
    expect(await repository.failing()).toEqual([]);
  });

  it("is nothing where the base went on meanwhile", async () => {
    const repository = new Repository({ "server.py": serverOf(SAFE) });
    repository.git("checkout", "--quiet", "main");
    repository.commit({ "other.py": serverOf(UNSAFE) });
    repository.git("checkout", "--quiet", "change");
    repository.commit({ "server.py": serverOf(SAFE, SAFE) });
    expect(await repository.failing()).toEqual([]);
  });

  it("may be compared with a folder", async () => {
    const repository = new Repository({ "server.py": serverOf(UNSAFE) });
    const base = temporaryFolder({ "server.py": serverOf(SAFE) });
    expect(await repository.failing({ base })).toEqual(["shell-injection server.py"]);
    expect(existsSync(join(base, "server.py"))).toBe(true);
  });
});

describe("a change cannot lower its own bar", () => {
  it.each([
    ["a comment", { "server.py": serverOf(`# portlight: ignore[shell-injection] trust me\n    ${UNSAFE}`) }],
    [
      "a rule switched off",
      { "server.py": serverOf(UNSAFE), [CONFIG]: "version: 1\nrules: { shell-injection: off }\n" },
    ],
    ["another threshold", { "server.py": serverOf(UNSAFE), [CONFIG]: "version: 1\nfailOn: [none]\n" }],
    [
      "an entry that ignores",
      {
        "server.py": serverOf(UNSAFE),
        [CONFIG]: "version: 1\nignore: [{ rule: shell-injection, path: '**', reason: trust me }]\n",
      },
    ],
  ])("by %s", async (_what, files) => {
    const repository = new Repository({ "server.py": serverOf(SAFE) });
    repository.commit(files);
    expect(await repository.failing()).toEqual([
      `gate-change ${CONFIG in files ? CONFIG : "server.py"}`,
      "shell-injection server.py",
    ]);
    // What it brings counts once it is merged.
    repository.git("branch", "--force", "main", "change");
    expect(await repository.failing()).toEqual([]);
  });

  it("by leaving its code out of what is looked at", async () => {
    const repository = new Repository({ "server.py": serverOf(SAFE) });
    repository.commit({ "server.py": serverOf(UNSAFE), [CONFIG]: "version: 1\naudit: { exclude: ['**/*.py'] }\n" });
    expect(await repository.failing()).toEqual([`gate-change ${CONFIG}`, "shell-injection server.py"]);
  });

  it("and a change to the policy is told where it hides nothing", async () => {
    const repository = new Repository({ "server.py": serverOf(SAFE) });
    repository.commit({ [CONFIG]: "version: 1\nfailOn: [critical]\n" });
    const { judgement } = await repository.judged();
    expect(judgement.exitCode).toBe(0);
    expect(judgement.findings.map(({ finding }) => `${finding.ruleId} ${finding.severity}`)).toContain(
      "policy-change note",
    );
  });

  it("keeps the base's exceptions: they are not the change's", async () => {
    const ignored = serverOf(`# portlight: ignore[shell-injection] reviewed\n    ${UNSAFE}`);
    const repository = new Repository({ "server.py": ignored });
    repository.commit({ "server.py": `${ignored}\n\nVERSION = 2\n` });
    const { judgement } = await repository.judged();
    expect(judgement.counts.suppressed).toBe(1);
    expect(judgement.exitCode).toBe(0);
  });
});

describe("silence is not green", () => {
  it("where the server is hidden in a file that is not read", async () => {
    const repository = new Repository({ "server.py": serverOf(SAFE, SAFE) });
    repository.commit({ "server.py": `${serverOf(UNSAFE)}# ${"x".repeat(1_100_000)}\n` });
    expect(await repository.failing({ failOn: ["medium"] })).toContain("analysis-lost server.py");
  });

  it("where the registration is hidden", async () => {
    const repository = new Repository({ "server.py": serverOf(SAFE, SAFE) });
    repository.commit({ "server.py": `exec(__import__("zlib").decompress(b""))\n` });
    expect(await repository.failing()).toContain("server-removed server.py");
  });
});

describe("a base", () => {
  it.each([
    ["no-such-branch", "is no commit that is here"],
    ["--upload-pack=touch /tmp/x", "neither a folder nor the name of a commit"],
    ["main..change", "neither a folder nor the name of a commit"],
    ["", "--base is empty"],
    [".", "--base is the project itself"],
  ])("%j is refused in one sentence", async (base, sentence) => {
    const repository = new Repository({ "server.py": serverOf(SAFE) });
    const error = await repository.judged({ base }).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(UserError);
    expect((error as UserError).message).toContain(sentence);
  });

  it("that shares no history with the head is refused", async () => {
    const repository = new Repository({ "server.py": serverOf(SAFE) });
    repository.git("checkout", "--quiet", "--orphan", "other");
    repository.commit({ "other.txt": "another beginning\n" });
    await expect(repository.judged()).rejects.toThrow(/have no commit in common/);
  });

  it("is read without running anything of the repository, and leaves nothing behind", async () => {
    const hostile = new Repository({ "server.py": serverOf(SAFE), ".gitattributes": "*.py filter=evil diff=evil\n" });
    const mark = join(hostile.root, "ran");
    const command = `touch ${mark}`;
    for (const key of [
      "core.fsmonitor",
      "core.pager",
      "core.sshCommand",
      "core.editor",
      "core.alternateRefsCommand",
      "filter.evil.smudge",
      "filter.evil.process",
      "diff.evil.textconv",
      "diff.external",
      "uploadpack.packObjectsHook",
      "credential.helper",
    ]) {
      hostile.git("config", key, key === "credential.helper" ? `!${command}` : command);
    }
    hostile.write({ ".git/hooks/post-checkout": `#!/bin/sh\n${command}\n`, ".git/hooks/reference-transaction": "x" });
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith("portlight-base-")).length;
    expect(await hostile.failing()).toEqual([]);
    expect(existsSync(mark)).toBe(false);
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith("portlight-base-")).length).toBeLessThanOrEqual(
      before,
    );
  });
});
