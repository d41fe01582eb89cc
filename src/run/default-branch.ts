/** Whether a CI job runs on the default branch itself, from what the CI system says of the event. */
import { readEventFile } from "./event-file.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * GitHub: a push whose branch is the default branch of the event's repository. GitLab: the pipeline's branch is the
 * default one; a pipeline of a merge request has none. Nothing else counts, our own variables least of all.
 * @param readEvent the text of GitHub's event payload; undefined when it cannot be read
 */
export function isOnDefaultBranch(
  env: Environment,
  readEvent: (file: string) => string | undefined = readEventFile,
): boolean {
  if (env.GITHUB_ACTIONS === "true") {
    if (env.GITHUB_EVENT_NAME !== "push" || env.GITHUB_REF_TYPE === "tag" || !env.GITHUB_REF_NAME) return false;
    return (
      env.GITHUB_EVENT_PATH !== undefined && env.GITHUB_REF_NAME === defaultBranch(readEvent(env.GITHUB_EVENT_PATH))
    );
  }
  return env.GITLAB_CI === "true" && !!env.CI_COMMIT_BRANCH && env.CI_COMMIT_BRANCH === env.CI_DEFAULT_BRANCH;
}

function defaultBranch(event: string | undefined): unknown {
  if (event === undefined) return undefined;
  try {
    const payload = JSON.parse(event) as { repository?: { default_branch?: unknown } } | null;
    return payload?.repository?.default_branch;
  } catch {
    return undefined;
  }
}
