/** The files by which a project says what counts: configuration and baseline. */
import { resolve } from "node:path";
import { defaultConfig } from "../config/defaults.ts";
import { loadConfig } from "../config/load.ts";
import type { Config } from "../config/types.ts";
import { shownPath } from "../content/input-text.ts";
import { UserError } from "../errors/user-error.ts";
import { isInside } from "../files/read.ts";
import type { Baseline } from "../verdict/baseline.ts";
import { readBaseline } from "../verdict/baseline-file.ts";
import type { Project } from "./project.ts";
import { relativeTo } from "./root.ts";

export interface PolicyRequest {
  /** Absolute real path. */
  readonly cwd: string;
  readonly config?: string | undefined;
  readonly baseline?: string | undefined;
  /** True when the named baseline is about to be written. */
  readonly baselineMayBeMissing?: boolean;
}

export interface PolicyFiles {
  readonly config: Config;
  readonly baseline: Baseline | undefined;
  /** Relative to the root. */
  readonly baselinePath: string;
}

/**
 * Configuration and baseline. A project that is not the invoking one brings none of its own.
 * @throws UserError that says what to change
 */
export async function readPolicy(request: PolicyRequest, project: Project): Promise<PolicyFiles> {
  const { root, folder } = project;
  if (project.isForeign) {
    if (request.config !== undefined || request.baseline !== undefined) {
      throw new UserError(
        "--config and --baseline belong to the project that they lie in: change to its folder and run portlight there.",
      );
    }
    const config = defaultConfig(relativeTo(root, folder));
    return { config, baseline: undefined, baselinePath: config.baselinePath };
  }
  // What --config names is relative to the working directory, the search starts at the server's folder.
  const explicitPath = request.config === undefined ? undefined : resolve(request.cwd, request.config);
  const config = await loadConfig({ root, start: folder, explicitPath });
  if (request.baseline === undefined) {
    return { config, baseline: readBaseline(root, config.baselinePath), baselinePath: config.baselinePath };
  }
  const file = resolve(request.cwd, request.baseline);
  const shown = shownPath(request.baseline);
  if (!isInside(root, file))
    throw new UserError(`--baseline ${shown} lies outside the project; name a file inside it.`);
  const baselinePath = relativeTo(root, file);
  const baseline = readBaseline(root, baselinePath);
  if (!baseline && !request.baselineMayBeMissing)
    throw new UserError(`--baseline ${shown} does not exist; check the path.`);
  return { config, baseline, baselinePath };
}
