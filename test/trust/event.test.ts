/** The action finds the base of a change by the event, and judges by it. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { baseRevisions } from "../../src/run/base/change-event.ts";
import { step } from "../action/step.ts";
import { temporaryFolder } from "../run/temporary-folder.ts";
import { Repository, SAFE, serverOf, UNSAFE } from "./repository.ts";

const SHA = "0123456789abcdef0123456789abcdef01234567";

function github(name: string, event: unknown, rest: Readonly<Record<string, string>> = {}): Record<string, string> {
  const folder = temporaryFolder({ "event.json": JSON.stringify(event) });
  return {
    GITHUB_ACTIONS: "true",
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: join(folder, "event.json"),
    PATH: process.env.PATH ?? "",
    ...rest,
  };
}

describe("the commit that a change started from", () => {
  it.each([
    ["pull_request", { pull_request: { base: { sha: SHA } } }, "refs/pull/7/merge", [SHA, "HEAD^1"]],
    ["pull_request_target", { pull_request: { base: { sha: SHA } } }, "refs/heads/main", [SHA]],
    ["pull_request", { pull_request: { base: { sha: "--output=/x" } } }, "refs/heads/x", []],
    ["merge_group", { merge_group: { base_sha: SHA } }, "refs/heads/gh-readonly-queue/main/pr-7-x", [SHA]],
    ["push", { before: SHA }, "refs/heads/main", []],
    ["schedule", {}, "refs/heads/main", []],
    ["pull_request", null, "refs/pull/7/merge", ["HEAD^1"]],
    ["pull_request", [], "refs/heads/x", []],
  ])("of %s with %j on %s", (name, event, ref, expected) => {
    expect(baseRevisions(github(name, event, { GITHUB_REF: ref }))).toEqual(expected);
  });

  it("of a merge request of GitLab", () => {
    expect(baseRevisions({ GITLAB_CI: "true", CI_MERGE_REQUEST_DIFF_BASE_SHA: SHA })).toEqual([SHA]);
    expect(baseRevisions({ GITLAB_CI: "true" })).toEqual([]);
  });

  it("is nothing that a variable of an earlier step says", () => {
    expect(baseRevisions({ PORTLIGHT_BASE: SHA, CI_MERGE_REQUEST_DIFF_BASE_SHA: SHA })).toEqual([]);
  });
});

describe("the action on a pull request", () => {
  function change(): { repository: Repository; base: string } {
    const repository = new Repository({ "server.py": serverOf(UNSAFE) });
    const base = repository.git("rev-parse", "HEAD").trim();
    repository.commit({
      "server.py": serverOf(UNSAFE, SAFE),
      ".portlight/config.yml": "version: 1\nfailOn: [none]\n",
    });
    return { repository, base };
  }

  it("passes what only the base has, and fails what is new whatever the change's own policy says", async () => {
    const { repository, base } = change();
    const env = github("pull_request", { pull_request: { base: { sha: base } } });
    const before = await step(repository.root, {}, env);
    expect([before.status, before.outputs.get("new-findings-count")]).toEqual([0, "0"]);
    repository.commit({ "server.py": serverOf(UNSAFE, UNSAFE) });
    const after = await step(repository.root, {}, env);
    expect([after.status, after.outputs.get("critical-count")]).toEqual([1, "1"]);
    expect(after.log).toMatch(/^::error file=server\.py,/m);
    expect(after.log).toMatch(/^::error file=\.portlight\/config\.yml,.*gate-change/m);
  });

  it("says so where the checkout does not hold the base", async () => {
    const { repository } = change();
    const env = github("pull_request", { pull_request: { base: { sha: SHA } } });
    const { log, status } = await step(repository.root, {}, env);
    expect(log).toMatch(/^::warning title=Portlight::The checkout does not hold the commit.*fetch-depth: 2/m);
    expect(status).toBe(0);
  });

  it("takes the first parent of the merge that GitHub makes", async () => {
    const { repository } = change();
    repository.commit({ "server.py": serverOf(UNSAFE, UNSAFE) });
    repository.git("checkout", "--quiet", "-b", "merged", "main");
    repository.git("merge", "--quiet", "--no-ff", "-m", "merge", "change");
    const env = github("pull_request", { pull_request: { base: { sha: SHA } } }, { GITHUB_REF: "refs/pull/7/merge" });
    const { status, log } = await step(repository.root, {}, env);
    expect(log).not.toContain("::warning title=Portlight::The checkout");
    expect(status).toBe(1);
  });

  it("compares with what the input names, or with nothing", async () => {
    const { repository, base } = change();
    expect(
      (await step(repository.root, { "base-ref": base, "fail-on": "high" }, { PATH: process.env.PATH ?? "" })).status,
    ).toBe(0);
    expect((await step(repository.root, { "base-ref": "none", "fail-on": "high" })).status).toBe(1);
    const unknown = await step(repository.root, { "base-ref": "nowhere" }, { PATH: process.env.PATH ?? "" });
    expect([unknown.status, unknown.log.includes("is no commit that is here")]).toEqual([3, true]);
  });

  it("does not judge by a replaced object", async () => {
    const { repository, base } = change();
    repository.commit({ "server.py": serverOf(UNSAFE, UNSAFE) });
    repository.git("replace", base, "HEAD");
    const env = github("pull_request", { pull_request: { base: { sha: base } } });
    expect((await step(repository.root, {}, env)).status).toBe(1);
    writeFileSync(join(repository.root, ".git/info/grafts"), `${base}\n`);
    expect((await step(repository.root, {}, env)).status).toBe(1);
  });
});
