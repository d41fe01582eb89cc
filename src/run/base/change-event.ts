/** The commit that a change started from, by what the CI system says of the event. */
import { UserError } from "../../errors/user-error.ts";
import { readEventFile } from "../event-file.ts";
import { GitReader } from "./git.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Revisions to try, the best first; none when the event proposes no change. Only what the CI system itself sets counts.
 * Of a pull request the checkout is a merge whose first parent is the base, so that two commits of history are enough.
 */
export function baseRevisions(
  env: Environment,
  readEvent: (file: string) => string | undefined = readEventFile,
): readonly string[] {
  if (env.GITHUB_ACTIONS === "true") {
    const event = parsed(env.GITHUB_EVENT_PATH === undefined ? undefined : readEvent(env.GITHUB_EVENT_PATH));
    switch (env.GITHUB_EVENT_NAME) {
      case "pull_request":
      case "pull_request_target":
        return [
          ...commit(event.pull_request?.base?.sha),
          ...(/^refs\/pull\/\d+\/merge$/.test(env.GITHUB_REF ?? "") ? ["HEAD^1"] : []),
        ];
      case "merge_group":
        return commit(event.merge_group?.base_sha);
      default:
        return [];
    }
  }
  return env.GITLAB_CI === "true" ? commit(env.CI_MERGE_REQUEST_DIFF_BASE_SHA) : [];
}

/**
 * The first of the revisions that the checkout holds.
 * @param root absolute real path of the checkout
 */
export function availableBase(root: string, revisions: readonly string[], env: Environment): string | undefined {
  let git: GitReader | undefined;
  for (const revision of revisions) {
    try {
      git ??= new GitReader(root, env);
      git.mergeBase(revision);
      return revision;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
    }
  }
  return undefined;
}

interface ChangeEvent {
  readonly pull_request?: { readonly base?: { readonly sha?: unknown } };
  readonly merge_group?: { readonly base_sha?: unknown };
}

function parsed(text: string | undefined): ChangeEvent {
  try {
    const event: unknown = text === undefined ? undefined : JSON.parse(text);
    return typeof event === "object" && event !== null ? event : {};
  } catch {
    return {};
  }
}

function commit(value: unknown): string[] {
  return typeof value === "string" && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(value) ? [value] : [];
}
