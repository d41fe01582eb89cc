import { join } from "node:path";
import { allRules } from "../catalog/catalog.ts";
import type { Rule } from "../catalog/types.ts";
import { shownPath } from "../content/input-text.ts";
import { UserError } from "../errors/user-error.ts";
import { lookAt } from "../files/look.ts";
import { readProjectFile } from "../files/read.ts";
import { defaultConfig } from "./defaults.ts";
import { locateConfig, locateExplicit } from "./locate.ts";
import type { Config } from "./types.ts";

/** Largest configuration file in bytes. */
const MAX_BYTES = 64 * 1024;

export interface LoadOptions {
  /** Absolute real path of the root (see run/root.ts). */
  readonly root: string;
  /** Absolute real path of the working directory. */
  readonly start: string;
  /** What `--config` names: absolute, or relative to `start`. */
  readonly explicitPath?: string | undefined;
  /** The catalogue; default: all rules. */
  readonly rules?: readonly Rule[];
}

/**
 * Reads the configuration of a project, or gives the defaults when it has none.
 * @throws UserError that names file, line and what to do
 */
export async function loadConfig(options: LoadOptions): Promise<Config> {
  const { root, start, explicitPath, rules = allRules() } = options;
  const place = explicitPath === undefined ? locateConfig(root, start) : locateExplicit(root, start, explicitPath);
  if (place.path === undefined) {
    const config = defaultConfig(place.folder);
    return withOuter(config, config.baselinePath, place.outer);
  }
  const label = shownPath(place.path);
  const text = readProjectFile({ root, path: place.path, maxBytes: MAX_BYTES, label, exitCode: 2 });
  if (text === undefined) throw new UserError(`${label} does not exist; check --config.`);
  // The YAML parser is large, and most projects have no file.
  const { parseConfig } = await import("./parse.ts");
  const config = await parseConfig(text, {
    path: place.path,
    folder: place.folder,
    rules,
    // What cannot be looked at is left to the audit, which says so.
    exists: (path) => lookAt(join(root, path)).kind !== "absent",
  });
  return withOuter(config, place.path, place.outer);
}

/** Says which configuration is not read because a nearer folder decides. */
function withOuter(config: Config, applies: string, outer: string | undefined): Config {
  if (outer === undefined) return config;
  const notice = `${shownPath(applies)} applies here; ${shownPath(outer)} further up is not read.`;
  return { ...config, notices: [...config.notices, notice] };
}
