import { basename, isAbsolute, relative, sep } from "node:path";
import type { SessionStart } from "../capture/types.ts";
import { maskArguments } from "../content/redact/arguments.ts";
import { redactionMarker } from "../content/redact.ts";
import type { Environment } from "./child-environment.ts";
import { projectFolders } from "./project-folders.ts";
import { labelOf } from "./session-name.ts";

export interface StartFacts {
  readonly session: string;
  readonly version: string;
  readonly argv: readonly string[];
  /** Absolute. */
  readonly cwd: string;
  readonly pid?: number;
  /** Of a server over HTTP: where it is, without secrets, and what it is called when no command says it. */
  readonly http?: { readonly url: string; readonly label: string };
  readonly environment: Environment;
  readonly redaction: string;
  /** Masks secrets of verified shape and known values in a text. */
  readonly redact: (text: string) => string;
}

/** What the first record of a capture says: who recorded what, without secrets and without paths of the machine. */
export function sessionStart(facts: StartFacts): Omit<SessionStart, "type" | "format" | "ts"> {
  const root = projectFolders(facts.cwd).at(-1) ?? facts.cwd;
  const git = gitFrom(facts.environment);
  const ci = ciFrom(facts.environment);
  return {
    session: facts.session,
    recorder: { name: "portlight", version: facts.version },
    transport: facts.http ? "http" : "stdio",
    server: {
      label: serverLabel(facts),
      ...(facts.http && { url: facts.http.url }),
      ...(facts.argv.length > 0 && {
        argv: storedArguments(facts.argv, { root, home: facts.environment.HOME, redact: facts.redact }),
      }),
      cwd: facts.redact(relative(root, facts.cwd).replaceAll(sep, "/")) || ".",
    },
    ...(facts.pid !== undefined && { pid: facts.pid }),
    ...(git && { git }),
    ...(ci && { ci }),
    redaction: { profile: facts.redaction },
  };
}

/** What the server is called: by its command, else by what its address says. */
export function serverLabel({ argv, http, redact }: Pick<StartFacts, "argv" | "http" | "redact">): string {
  return http && argv.length === 0 ? http.label : labelOf(maskedArguments(argv, redact));
}

/**
 * A command as it may be stored: values of options and headers whose name says that they are secret, credentials in URLs and
 * known secrets are masked; folders of this machine are cut from paths.
 */
export function storedArguments(
  argv: readonly string[],
  place: { root: string; home: string | undefined; redact: (text: string) => string },
): string[] {
  const masked = maskedArguments(argv, place.redact);
  return argv.map((argument, index) => {
    if (index === 0 && isAbsolute(argument)) return basename(masked[0] as string);
    return withoutFolders(masked[index] as string, place.root, place.home);
  });
}

/** The arguments with their secrets masked and otherwise as they are: what a server is named after. */
export function maskedArguments(argv: readonly string[], redact: (text: string) => string): string[] {
  return maskArguments(argv, (value) => redactionMarker("argument", value.length), redact);
}

/**
 * Paths as seen from the project: below it relative, below the home folder with `~`, elsewhere without the folders that
 * belong to this machine.
 */
function withoutFolders(argument: string, root: string, home: string | undefined): string {
  const at = argument.startsWith("-") ? argument.indexOf("=") + 1 : 0;
  const path = argument.slice(at);
  if (!isAbsolute(path) || path === sep) return argument;
  const shown = (rest: string): string => argument.slice(0, at) + rest.replaceAll(sep, "/");
  if (path === root) return shown(".");
  if (path.startsWith(root + sep)) return shown(path.slice(root.length + 1));
  if (home && home !== sep && (path === home || path.startsWith(home + sep)))
    return shown(`~${path.slice(home.length)}`);
  const packages = path.lastIndexOf(`${sep}node_modules${sep}`);
  return shown(packages < 0 ? `.../${basename(path)}` : `...${path.slice(packages)}`);
}

/** Commit and ref that the CI service names; no git process is started for it. */
function gitFrom(environment: Environment): SessionStart["git"] {
  const commit = environment.GITHUB_SHA ?? environment.CI_COMMIT_SHA;
  if (commit === undefined || !/^[0-9a-f]{40,64}$/.test(commit)) return undefined;
  const ref = environment.GITHUB_REF ?? environment.CI_COMMIT_REF_NAME;
  return ref === undefined || ref === "" ? { commit } : { commit, ref: ref.slice(0, 256) };
}

function ciFrom(environment: Environment): SessionStart["ci"] {
  const from = (provider: string, run: string | undefined, job: string | undefined): SessionStart["ci"] => ({
    provider,
    ...(run !== undefined && { run: run.slice(0, 256) }),
    ...(job !== undefined && { job: job.slice(0, 256) }),
  });
  if (environment.GITHUB_ACTIONS === "true") return from("github", environment.GITHUB_RUN_ID, environment.GITHUB_JOB);
  if (environment.GITLAB_CI === "true") return from("gitlab", environment.CI_PIPELINE_ID, environment.CI_JOB_NAME);
  return undefined;
}
