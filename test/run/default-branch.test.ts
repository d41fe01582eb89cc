import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isOnDefaultBranch } from "../../src/run/default-branch.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const EVENT = JSON.stringify({ ref: "refs/heads/main", repository: { default_branch: "main" } });
const PUSH = {
  GITHUB_ACTIONS: "true",
  GITHUB_EVENT_NAME: "push",
  GITHUB_EVENT_PATH: "event.json",
  GITHUB_REF_NAME: "main",
  GITHUB_REF_TYPE: "branch",
};

describe("a job runs on the default branch", () => {
  it.each([
    ["a push to it", PUSH, EVENT, true],
    ["a push to another branch", { ...PUSH, GITHUB_REF_NAME: "topic" }, EVENT, false],
    ["a tag of its name", { ...PUSH, GITHUB_REF_TYPE: "tag" }, EVENT, false],
    ["a pull request", { ...PUSH, GITHUB_EVENT_NAME: "pull_request" }, EVENT, false],
    ["an event that cannot be read", PUSH, undefined, false],
    ["an event that is no JSON", PUSH, "{", false],
    ["an event without repository", PUSH, "null", false],
    ["a push without event", { ...PUSH, GITHUB_EVENT_PATH: undefined }, EVENT, false],
    ["no branch at all", { ...PUSH, GITHUB_REF_NAME: undefined }, "{}", false],
    ["our own variables", { PORTLIGHT_DEFAULT_BRANCH: "main", GITHUB_ACTIONS: "true" }, EVENT, false],
    ["GitLab", { GITLAB_CI: "true", CI_COMMIT_BRANCH: "main", CI_DEFAULT_BRANCH: "main" }, undefined, true],
    [
      "GitLab, another branch",
      { GITLAB_CI: "true", CI_COMMIT_BRANCH: "b", CI_DEFAULT_BRANCH: "main" },
      undefined,
      false,
    ],
    ["GitLab, a merge request", { GITLAB_CI: "true", CI_DEFAULT_BRANCH: "main" }, undefined, false],
    [
      "GitLab's variables on GitHub",
      { ...PUSH, GITHUB_REF_NAME: "b", CI_COMMIT_BRANCH: "m", CI_DEFAULT_BRANCH: "m" },
      EVENT,
      false,
    ],
    ["a developer's machine", {}, undefined, false],
  ])("%s", (_what, env: Readonly<Record<string, string | undefined>>, event, expected) => {
    expect(isOnDefaultBranch(env, () => event)).toBe(expected);
  });

  it("by the event's file", () => {
    const folder = temporaryFolder({ "event.json": EVENT });
    expect(isOnDefaultBranch({ ...PUSH, GITHUB_EVENT_PATH: join(folder, "event.json") })).toBe(true);
    expect(isOnDefaultBranch({ ...PUSH, GITHUB_EVENT_PATH: folder })).toBe(false);
    expect(isOnDefaultBranch({ ...PUSH, GITHUB_EVENT_PATH: join(folder, "none") })).toBe(false);
  });
});
